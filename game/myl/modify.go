package myl

import (
	"slices"

	"castillo/game"
	"castillo/game/myl/ability"
)

// modifier is a change that outlives the effect that made it (DAR 4.6.10). Its
// node is a Modify, upon the cards in who, a Rule upon players, or a Meanwhile that
// waits for those cards.
type modifier struct {
	node uint16
	term
	source  game.CardID
	who     cardSet
	object  game.CardID // the attacker that the cards have to block, 0 none
	with    game.CardID // the card that has to stay in play, 0 none
	named   game.Face   // instead of who: the cards of this name, wherever they come from
	amounts [3]int16    // the numbers of its traits, as they were
	stamp   uint16
}

// term is how long something lasts.
type term struct {
	until  ability.Duration
	seat   game.Seat // whose effect it is
	begins int16     // the turn in which it begins to count
}

// impose adds a modifier, unless what it lasts for is over already. One that is there
// already adds up with it, but abilities are set off once each.
func (m *Match) impose(mod modifier) {
	switch zone := m.at[mod.source].zone; {
	case mod.until == ability.WhileDefending && zone != DefenseLine,
		mod.until == ability.WhileThis && !inPlay(zone),
		mod.until == ability.WhileItThis && !inPlay(zone),
		mod.lastsWith() && !inPlay(m.at[mod.with].zone):
		return
	}
	for i := range m.mods[:m.modsN] {
		if old := &m.mods[i]; m.nodes[mod.node].awaits.face == 0 && !m.ordersLater(i, mod.node) && old.node == mod.node && old.until == mod.until && old.seat == mod.seat && old.source == mod.source && old.who == mod.who && old.object == mod.object && old.with == mod.with {
			m.addUp(old, &mod)
			m.stale()
			m.refit()
			return
		}
	}
	if int(m.modsN) == len(m.mods) {
		m.end(game.Nobody, game.Loop)
		return
	}
	m.clock++
	mod.stamp, mod.begins = m.clock, m.turn
	m.mods[m.modsN] = mod
	m.modsN++
	m.stale()
	m.refit()
}

// lastsWith reports whether it lasts while another card is in play.
func (t *term) lastsWith() bool { return t.until == ability.WhileIt || t.until == ability.WhileItThis }

// ordersLater reports whether a modifier after the one at i sets a strength, or takes what
// was done to it or bans what is done from then on, so that the order of time counts. It does for
// what takes itself where anything else came after it.
func (m *Match) ordersLater(i int, node uint16) bool {
	if int(m.modsN) > i+1 && orders(m.nodes[node].effect) {
		return true
	}
	for j := i + 1; j < int(m.modsN); j++ {
		if orders(m.nodes[m.mods[j].node].effect) {
			return true
		}
	}
	return false
}

// orders reports whether an effect sets a strength, or takes or bans Modificadores de Fuerza.
func orders(e ability.Effect) bool {
	m, ok := e.(ability.Modify)
	return ok && slices.ContainsFunc(m.Traits, func(t ability.Trait) bool {
		switch t := t.(type) {
		case ability.SetStrength:
			return true
		case ability.Change:
			return t == ability.LoseModifiers || slices.Contains(strengthBans[:], t)
		}
		return false
	})
}

// addUp joins a modifier with an equal one: what is added to a number adds up,
// anything else is as it was said last.
func (m *Match) addUp(old, mod *modifier) {
	m.clock++
	old.stamp, old.begins = m.clock, m.turn
	e, ok := m.nodes[mod.node].effect.(ability.Modify)
	if !ok {
		return
	}
	for i, t := range e.Traits {
		if i == len(old.amounts) {
			return
		}
		if layerOf(t) == layerAdd || t == ability.Trait(ability.DoubleStrength) { // as much as it had each time
			old.amounts[i] = int16(min(int(old.amounts[i])+int(mod.amounts[i]), 9999))
		} else {
			old.amounts[i] = mod.amounts[i]
		}
	}
}

// runModify makes traits true of cards. f.target is the card beside them, f.card that with
// which it lasts, f.low 1
// once it was picked.
func (m *Match) runModify(f *frame, c *context, n *node, e ability.Modify) {
	who, whom := whoBlocks(e)
	if f.step == 0 {
		f.target, f.card = m.cards(besides(e), c).first(), m.withWhom(e.Until, c)
	}
	if !m.picked(f, c, n, who) {
		return
	}
	if len(n.kids) > 0 && f.low == 0 {
		f.low = 1
		m.pushEffect(f.ctx, n.kids[0], f.seat)
		return
	}
	if len(n.kids) > 0 && f.step == 2 {
		f.target, c.it = c.it.first(), f.set
	}
	by := cause{source: c.source, seat: f.seat}
	if f.step == 2 {
		f.step = 3
		if (n.pick != 0 || m.isUponOthers(who, f)) && m.announceThreats(f, ability.IsAffected, by) {
			return
		}
	}
	m.speakOf(f, c, who, f.set, false)
	mod := modifier{node: f.node, term: term{until: e.Until, seat: c.seat}, source: c.source, with: f.card}
	for id := range f.set.minus(f.spared).all() {
		z := m.at[id].zone
		if z == Played || z == Hand && keepsFromPlay(e) || inPlay(z) && (id == c.source || !m.forbids(id, ability.BeAffected, by)) { // what is being played keeps it in play
			mod.who.add(id)
		}
	}
	if whom != nil {
		mod.object = f.target
	}
	if besides(e) != nil && f.target == 0 {
		m.finish(c, false) // nobody is there to be blocked, or has an ability to lend
		return
	}
	for i, t := range e.Traits {
		if i == len(mod.amounts) {
			break
		}
		if takenFrom(t) != nil {
			mod.amounts[i] = int16(m.taken(t, f.target))
		} else {
			mod.amounts[i] = m.changeBy(t, c, m.takenAnew(n, e))
		}
		if t == ability.DoubleStrength {
			m.doubleEach(f, mod, i)
			m.finish(c, true)
			return
		}
	}
	for id := range mod.who.minus(m.now.lie.in[Hand]).all() {
		m.announce(happening{card: ability.IsAffected, it: id, by: c.source, seat: m.at[id].controller})
	}
	if isNamed(e.Who) {
		mod.who, mod.named = cardSet{}, c.named.face
	} else if face := m.faceBanned(e, c); face != 0 {
		mod.who, mod.named = cardSet{}, face
	}
	done := !mod.who.empty() || mod.named != 0 || m.firm && firms(e)
	switch {
	case done && e.Until == ability.TheirNextTurn:
		m.imposeOnTheirTurns(mod)
	case done && m.heard.meets(ofCards(ability.LosesStrength)):
		m.imposeAloud(mod)
	case done:
		m.impose(mod)
	}
	m.finish(c, done)
}

// imposeAloud is impose which tells of the cards that lose strength by it (DAR 4.2.1).
func (m *Match) imposeAloud(mod modifier) {
	var before [game.MaxCards + 1]int16
	for id := range mod.who.all() {
		before[id] = m.val(id).strength
	}
	m.impose(mod)
	for id := range mod.who.all() {
		if m.val(id).strength < before[id] {
			m.announce(happening{card: ability.LosesStrength, it: id, by: mod.source, seat: m.at[id].controller})
		}
	}
}

// withWhom is the card in whose company something lasts, 0 where it lasts for a time of its own.
func (m *Match) withWhom(until ability.Duration, c *context) game.CardID {
	if until == ability.WhileIt || until == ability.WhileItThis {
		return m.itOf(c)
	}
	return 0
}

// changeBy is the number in a trait that is found out now. "Esa carta" is the one from before
// cards were taken anew that are changed: "destruye un Aliado. Otro gana tanta Fuerza como la
// Fuerza de esa carta". Of the Armas those are counted that these carry.
func (m *Match) changeBy(t ability.Trait, c *context, anew bool) int16 {
	it := c.it
	if anew && !countsArms(numberOf(t)) {
		c.it = c.prev
	}
	by := int16(m.traitAmount(t, c))
	c.it = it
	return by
}

// takenAnew reports whether a modifier lies upon other cards than those at hand before it, and
// upon none of those.
func (m *Match) takenAnew(n *node, e ability.Modify) bool {
	if n.pick == 0 {
		return fresh(e.Who)
	}
	k := &m.picks[n.pick]
	return !k.ofAll && !k.ofEachType() && !amongThem(&k.chosen.Of)
}

// numberOf is the amount that a strength is changed by, nil for another trait.
func numberOf(t ability.Trait) ability.Amount {
	switch t := t.(type) {
	case ability.Strengthen:
		return t.By
	case ability.Weaken:
		return t.By
	}
	return nil
}

// countsArms reports whether an amount is one of weapons that cards carry.
func countsArms(a ability.Amount) bool {
	switch a := a.(type) {
	case ability.WeaponsOf:
		return true
	case ability.Times:
		return countsArms(a.Of)
	case ability.Divided:
		return countsArms(a.Of)
	case ability.Capped:
		return countsArms(a.Of)
	case ability.Plus:
		return countsArms(a.A) || countsArms(a.B)
	}
	return false
}

// keepsFromPlay reports whether a modifier keeps cards from being played, which is then
// so of a card that lies in a hand.
func keepsFromPlay(e ability.Modify) bool {
	return slices.ContainsFunc(e.Traits, func(t ability.Trait) bool {
		no, ok := t.(ability.Cannot)
		return ok && no.What == ability.BePlayed
	})
}

// isUponOthers reports whether a universal effect affects cards of the other player.
func (m *Match) isUponOthers(who ability.Cards, f *frame) bool {
	return isUpon[ability.Every](who) && !f.set.and(m.now.lie.of[f.seat.Other()]).empty()
}

// imposeOnTheirTurns makes a change of cards last for the next turn of whoever
// controls each of them now.
func (m *Match) imposeOnTheirTurns(mod modifier) {
	yours, theirs := mod, mod
	yours.until, yours.who = ability.YourNextTurn, cardSet{}
	theirs.until, theirs.who = ability.OpponentTurn, cardSet{}
	for id := range mod.who.all() {
		if m.at[id].controller == mod.seat {
			yours.who.add(id)
		} else {
			theirs.who.add(id)
		}
	}
	for _, part := range []modifier{yours, theirs} {
		if !part.who.empty() {
			m.impose(part)
		}
	}
}

// meetNext gives a card that was just played what waited for the next such card.
func (m *Match) meetNext(id game.CardID, s game.Seat) {
	for i := range m.mods[:m.modsN] {
		mod := &m.mods[i]
		e, ok := m.nodes[mod.node].effect.(ability.Rule)
		if !ok || mod.seat != s || !mod.who.empty() {
			continue
		}
		ctx := context{source: mod.source, seat: mod.seat, actor: mod.seat}
		if next, ok := e.Is.(ability.NextCard); ok && m.describes(m.ready(&next.Of), id, m.val(id), &ctx) {
			mod.who = setOf(id)
			m.stale()
		}
	}
}

// whoBlocks is the cards upon which a modifier lies. Where it has cards block
// others, they are the blockers, and whom is those that they block; nil for any
// other modifier.
func whoBlocks(e ability.Modify) (who, whom ability.Cards) {
	for _, t := range e.Traits {
		if must, ok := t.(ability.Must); ok && must.By != nil {
			if must.What == ability.BeBlocked {
				return must.By, e.Who
			}
			return e.Who, must.By
		}
	}
	return e.Who, nil
}

// besides is the cards beside those upon which a modifier lies: who is to be
// blocked, or whose ability, race or strength they get; nil none.
func besides(e ability.Modify) ability.Cards {
	for _, t := range e.Traits {
		if of := takenFrom(t); of != nil {
			return of
		}
	}
	_, whom := whoBlocks(e)
	return whom
}

// isNamed reports whether cards are told by the name that was named.
func isNamed(who ability.Cards) bool {
	if w, ok := who.(ability.WithKin); ok {
		who = w.Of
	}
	_, ok := who.(ability.NamedCard)
	return ok
}

// faceBanned is the face that a modifier keeps from being played wherever it lies, 0 for none: that of
// a card and its copies, or of one that was shuffled in, which nobody tells from them any more.
func (m *Match) faceBanned(e ability.Modify, c *context) game.Face {
	if !keepsFromPlay(e) {
		return 0
	}
	id := m.cards(e.Who, c).first()
	with, _ := e.Who.(ability.WithKin)
	if id == 0 || with.Kin != ability.Copies && !m.isShuffledIn(id) {
		return 0
	}
	return m.lastFace(id)
}

// doubleEach adds to each card as much strength as it has now.
func (m *Match) doubleEach(f *frame, mod modifier, trait int) {
	who := mod.who
	for id := range who.all() {
		mod.who = setOf(id)
		mod.amounts[trait] = m.val(id).strength
		m.impose(mod)
	}
}

// lapse drops the modifiers that end now.
func (m *Match) lapse(ends func(*modifier) bool) {
	if m.modsN > 0 {
		m.lapseSome(ends)
	}
}

func (m *Match) lapseSome(ends func(*modifier) bool) {
	kept := int8(0)
	for i := range m.mods[:m.modsN] {
		if !ends(&m.mods[i]) {
			m.mods[kept] = m.mods[i]
			kept++
		}
	}
	for i := kept; i < m.modsN; i++ {
		m.mods[i] = modifier{}
	}
	if kept != m.modsN {
		m.modsN = kept
		m.stale()
	}
	m.refit()
}

// lapseWith drops what depended on a card that left play.
func (m *Match) lapseWith(id game.CardID) {
	if m.modsN > 0 {
		m.dropFrom(id)
	}
}

func (m *Match) dropFrom(id game.CardID) {
	m.lapse(func(mod *modifier) bool {
		if mod.source == id && (mod.until == ability.WhileThis || mod.until == ability.WhileDefending || mod.until == ability.WhileItThis) || mod.with == id && mod.lastsWith() {
			return true
		}
		had := !mod.who.empty()
		mod.who.drop(id)
		return had && mod.who.empty()
	})
}

// lapseAtFinal ends what lasts until the Fase Final (DAR 5.4).
func (m *Match) lapseAtFinal() {
	m.lapse(func(mod *modifier) bool {
		return mod.until == ability.UntilFinal || mod.until == ability.UntilWar || !m.isRule(mod) && mod.isOver(m.turn, m.active)
	})
	m.returnLent(func(c *sleeve) bool {
		return c.lent.until == ability.UntilFinal || c.lent.until == ability.UntilWar || c.lent.isOver(m.turn, m.active)
	})
	if m.virtualN > 0 {
		m.virtual, m.virtualN = [maxVirtual]virtualGold{}, 0
	}
}

// lapseAtTurn ends what lasted to the very end of the turn before: rules for a
// whole turn, which its draw keeps too, and what began in its Fase Final.
func (m *Match) lapseAtTurn() {
	m.lapse(func(mod *modifier) bool {
		return mod.until == ability.UntilFinal || mod.isOver(m.turn-1, m.active.Other()) ||
			mod.until == ability.UntilNextRegroup && mod.seat == m.active
	})
	m.returnLent(func(c *sleeve) bool { return c.lent.until == ability.UntilNextRegroup && c.lent.seat == m.active })
}

// isOver reports whether it was for the given turn.
func (t *term) isOver(turn int16, active game.Seat) bool {
	switch t.until {
	case ability.OpponentTurn, ability.UntilOpponentEnds, ability.OpponentVigil:
		return t.begins < turn && active != t.seat
	case ability.YourNextTurn, ability.UntilYouEnd:
		return t.begins < turn && active == t.seat
	case ability.YourFinal, ability.OpponentFinal:
		return (active == t.seat) == (t.until == ability.YourFinal)
	}
	return false
}

// endsWithVigil reports whether it lasts until a Vigil that begins in the given turn.
func (t *term) endsWithVigil(turn int16, active game.Seat) bool {
	return t.until == ability.UntilNextVigil && t.seat == active && t.begins < turn
}

func (m *Match) isRule(mod *modifier) bool {
	_, ok := m.nodes[mod.node].effect.(ability.Rule)
	return ok
}

// lapseAtVigil ends what lasts until its controller's next Vigil.
func (m *Match) lapseAtVigil() {
	m.lapse(func(mod *modifier) bool { return mod.endsWithVigil(m.turn, m.active) })
	m.returnLent(func(c *sleeve) bool { return c.lent.endsWithVigil(m.turn, m.active) })
}

// counts reports whether a modifier for a later turn counts yet.
func (m *Match) counts(mod *modifier) bool {
	switch mod.until {
	case ability.OpponentTurn:
		return m.active != mod.seat
	case ability.YourNextTurn:
		return mod.begins < m.turn && m.active == mod.seat
	case ability.YourFinal, ability.OpponentFinal:
		return (m.active == mod.seat) == (mod.until == ability.YourFinal) && (m.phase == Final || m.phase == EndOfTurn)
	case ability.OpponentVigil:
		return mod.begins < m.turn && m.active != mod.seat && m.phase == Vigil
	}
	return true
}
