package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// startPlay begins to play the card of the answer (DAR 4.5.3).
func (m *Match) startPlay(s game.Seat) {
	id := m.answer.Card
	spell, _ := m.spellNow(s, id, &happening{})
	m.follow()
	p := m.push(doPlay)
	p.seat, p.card, p.flag, p.ctx, p.prog = s, id, m.answer.N == game.PayByHand, -1, int8(spell)
}

// playSpell plays a talisman as an answer.
func (m *Match) playSpell(id game.CardID, prog int, s game.Seat, event happening) {
	m.follow()
	p := m.push(doPlay)
	p.seat, p.card, p.ctx, p.prog, p.answers = s, id, -1, int8(prog), m.answering+1
}

// runPlay follows the steps of DAR 4.5.3: the card is shown and its objectives
// chosen, the cost is paid, both may answer, the card enters play or, a
// talisman, does what it does. f.target is a weapon's bearer, f.n the golds still
// to be paid by hand, f.low the objectives chosen.
func (m *Match) runPlay(f *frame) {
	typ := m.fact(f.card).typ
	switch f.step {
	case 4: // asked by case 3, to which it returns
		m.pay(m.answer.Card)
		f.n--
		f.step = 3
	case 0:
		if m.fact(f.card).isCarried() && !m.hasBearerFor(f.card, f.node, f.by) {
			m.pop() // the last one left while other cards were being played
			return
		}
		m.note(typ)
		f.zone = m.at[f.card].zone
		m.move(game.Plays, f.card, Played)
		f.step = 1
		m.openPlay(f)
		if m.fact(f.card).isCarried() {
			m.ask(f.seat, game.Choose, askBearer, f.card, 1)
		}
		if f.ctx < 0 || m.pending.Kind != game.NoDecision {
			return
		}
		fallthrough
	case 1:
		if m.fact(f.card).isCarried() && f.target == 0 {
			f.target = m.answer.Card
		}
		if f.prog >= 0 {
			if slots := m.fact(f.card).programs[f.prog].slots; int(f.low) < len(slots) {
				f.low++
				m.pushPick(f.ctx, slots[f.low-1], f.seat)
				return
			}
		}
		f.step = 2
		if t := m.tollOf(f.card, ability.BePlayed); t.node != 0 {
			m.pushCost(f.ctx, t.node, f.seat)
			return
		}
		fallthrough
	case 2:
		f.step = 3
		m.startPaying(f)
		fallthrough
	case 3:
		if f.n > 0 && m.zone(f.seat, GoldReserve).n > 0 {
			m.ask(f.seat, game.Choose, askGold, f.card, int(f.n))
			f.step = 4
			return
		}
		f.step = 5
		m.meetNext(f.card, f.seat)
		m.spendNext(f.card, f.seat)
		if m.setOff(m.playing(f)); m.queueN > 0 && !f.byEffect {
			m.push(doTriggers).seat = m.active
			return
		}
		fallthrough
	case 5:
		f.step = 6
		if m.openWindow(windowPlayed, m.playing(f), f.ctx) {
			return
		}
		fallthrough
	case 6:
		f.step = 7
		switch {
		case m.contexts[f.ctx].off || m.at[f.card].zone != Played && !(m.fact(f.card).exilesItself && m.at[f.card].zone == Exile):
		case typ != card.Talisman:
			m.settlePlay(f)
		case f.prog >= 0:
			c := &m.contexts[f.ctx]
			if c.done = true; c.it.empty() {
				m.speakOfFound(c, m.prog(c))
			}
			m.pushEffect(f.ctx, m.fact(f.card).programs[f.prog].do, f.seat)
			return
		}
		fallthrough
	default:
		if to := Cemetery; m.at[f.card].zone == Played {
			if m.fact(f.card).exiled && m.fact(f.card).from.has(f.zone) {
				to = Exile
			}
			m.move(game.Moves, f.card, to)
		}
		if c := &m.contexts[f.ctx]; c.off {
			m.announce(happening{card: ability.IsAnnulled, it: f.card, by: c.offBy, seat: f.seat})
		}
		m.close(f.ctx)
		m.pop()
		if typ == card.Gold && m.phase == Vigil && !m.acted && !m.announced {
			m.tellOfVigil()
		}
	}
}

// openPlay gives the play a context, for its objectives and for who answers it.
func (m *Match) openPlay(f *frame) {
	c := context{source: f.card, face: m.at[f.card].face, prog: uint8(max(f.prog, 0)), seat: f.seat, actor: f.seat}
	if f.answers > 0 {
		c.answers = f.answers - 1
		c.event = m.recent[c.answers].happening
	}
	f.ctx = m.open(c)
}

func (m *Match) playing(f *frame) happening {
	return happening{card: ability.IsPlayed, player: ability.Plays, it: f.card, seat: f.seat, by: f.card, byFace: m.at[f.card].face}
}

// startPaying pays the cost, or starts to have its golds chosen.
func (m *Match) startPaying(f *frame) {
	if f.free {
		return
	}
	cost := max(m.priceOn(f.seat, f.card, f.target)-int(f.less), 0)
	if cost > 0 && m.watch != nil {
		m.happen(game.Event{What: game.Pays, Seat: f.seat, Card: f.card, Face: m.at[f.card].face, Sees: game.ByBoth, N: cost})
	}
	if f.flag {
		f.n = int16(m.spendVirtual(f.seat, cost, f.card))
		return
	}
	m.payAll(f.seat, cost, f.card, m.contexts[f.ctx].objectives())
}

// note keeps what the turn has to remember of a play.
func (m *Match) note(t card.Type) {
	if t == card.Gold {
		m.goldsPlayed++
		return
	}
	m.acted = true
}

// settlePlay brings the played card to where its type belongs (DAR 4.2). A
// weapon whose bearer is gone goes to the cemetery.
func (m *Match) settlePlay(f *frame) {
	m.by = cause{}
	if home := m.fact(f.card).home(); home != Carried {
		m.moveTo(game.Moves, f.card, f.seat, home)
	} else if m.canBear(f.card, f.target) {
		m.arm(f.card, f.target)
	}
}

// annul keeps the card that an ability answers from being played (DAR 4.7).
func (m *Match) annul(c *context) {
	r := &m.recent[c.answers]
	ok := r.player == ability.Plays && r.ctx >= 0 && !m.cannotBeAnnulled(r.it, cause{source: c.source, seat: c.seat})
	if ok {
		m.contexts[r.ctx].off, m.contexts[r.ctx].offBy = true, c.source
	}
	m.finish(c, ok)
}

// cannotBeAnnulled reports whether a card that is being played says so itself,
// or something in force upon it does, of what would annul it.
func (m *Match) cannotBeAnnulled(id game.CardID, by cause) bool {
	m.derive()
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule != 0 || !f.who.has(id) {
			continue
		}
		if m.sparesFromAnnulment(m.trait(f), f, by) {
			return true
		}
	}
	own := force{seat: m.at[id].controller, source: id}
	for i := range m.fact(id).programs {
		p := &m.fact(id).programs[i]
		mod, ok := m.nodes[p.do].effect.(ability.Modify)
		if p.kind != isContinuous || !ok {
			continue
		}
		for _, t := range mod.Traits {
			if m.sparesFromAnnulment(t, &own, by) {
				return true
			}
		}
	}
	return false
}

// sparesFromAnnulment reports whether a trait keeps a card from being annulled by that.
func (m *Match) sparesFromAnnulment(t ability.Trait, f *force, by cause) bool {
	no, ok := t.(ability.Cannot)
	return ok && no.What == ability.BeAnnulled && (no.By == nil || m.isCause(&no.By.Of, no.By.Kind, f, by))
}

// spellNow finds the ability of a talisman that can be played now, -1 where it
// has none that is run, and otherwise why none can.
func (m *Match) spellNow(s game.Seat, id game.CardID, event *happening) (int, reason) {
	why := allowed
	for i := range m.fact(id).programs {
		p := &m.fact(id).programs[i]
		if p.kind != isSpell {
			continue
		}
		switch {
		case p.on != nil || p.answers != 0 && p.hears != 0:
			why = onlyInResponse
		case p.opens&m.moment(s) == 0:
			why = notTheTime
		default:
			ctx := context{source: id, face: m.at[id].face, seat: s, actor: s, event: *event}
			if m.hasObjectives(p, &ctx) {
				return i, allowed
			}
			why = noObjective
		}
	}
	return -1, why
}

// canPlaySpell judges a talisman's ability apart from its time.
func (m *Match) canPlaySpell(id game.CardID, p *program, s game.Seat, event *happening) reason {
	if why := m.canAfford(s, id); why != allowed {
		return why
	}
	ctx := context{source: id, face: m.at[id].face, seat: s, actor: s, event: *event}
	if !m.hasObjectives(p, &ctx) {
		return noObjective
	}
	return allowed
}

// toll is what a text demands for a deed: the payment, and whose ability it is.
// The zero toll is none.
type toll struct {
	node uint16
	of   game.CardID
	seat game.Seat // "you" in its text
}

// tollOf is what a card's own text demands for a deed, or that of a weapon which
// it carries.
func (m *Match) tollOf(id game.CardID, deed ability.Deed) toll {
	if m.fact(id).tolls {
		if p := m.tollIn(id, deed); p != nil && isUpon[ability.This](m.modifyOf(p).Who) {
			return toll{p.cost, id, m.at[id].controller}
		}
	}
	if !m.bearersPay || !inLine(m.at[id].zone) {
		return toll{}
	}
	for arm := m.zone(m.at[id].controller, Carried).head; arm != 0; arm = m.at[arm].next {
		if m.at[arm].bearer != id || !m.fact(arm).tolls || m.val(arm).lost {
			continue
		}
		if p := m.tollIn(arm, deed); p != nil && isUpon[ability.Bearer](m.modifyOf(p).Who) {
			t := toll{p.cost, arm, m.at[id].controller}
			if m.modifyOf(p).Traits[0].(ability.Toll).Who == ability.Opponent {
				t.seat = t.seat.Other()
			}
			return t
		}
	}
	return toll{}
}

// tollIn is the ability of a card that demands something for a deed.
func (m *Match) tollIn(id game.CardID, deed ability.Deed) *program {
	face := m.at[id].face
	for i := range m.facts[face].programs {
		p := &m.facts[face].programs[i]
		fights := p.toll == ability.FightDeed && (deed == ability.AttackDeed || deed == ability.BlockDeed)
		if p.toll != 0 && p.toll == deed || fights {
			return p
		}
	}
	return nil
}

func (m *Match) modifyOf(p *program) ability.Modify { return m.nodes[p.do].effect.(ability.Modify) }

func isUpon[T ability.Cards](who ability.Cards) bool {
	_, ok := who.(T)
	return ok
}

// contextOfToll is the eyes with which a toll is judged.
func (m *Match) contextOfToll(t toll) context {
	return context{source: t.of, face: m.at[t.of].face, seat: t.seat, actor: t.seat}
}

// tollGold is the gold that a card demands beside its cost.
func (m *Match) tollGold(s game.Seat, id game.CardID) int {
	t := m.tollOf(id, ability.BePlayed)
	if t.node == 0 {
		return 0
	}
	t.seat = s
	ctx := m.contextOfToll(t)
	return m.goldIn(t.node, &ctx)
}

// canPayToll reports whether that could be paid.
func (m *Match) canPayToll(id game.CardID, deed ability.Deed, s game.Seat) bool {
	return !m.levied && !m.bearersPay && !m.fact(id).tolls || m.couldPayToll(id, deed, s)
}

func (m *Match) couldPayToll(id game.CardID, deed ability.Deed, s game.Seat) bool {
	t := m.tollOf(id, deed)
	if t.node == 0 {
		return !m.levied || m.canPayLevies(id, deed, s, 0)
	}
	if t.of == id {
		t.seat = s
	}
	ctx := m.contextOfToll(t)
	return m.payable(t.node, &ctx, s) && (!m.levied || m.canPayLevies(id, deed, s, m.goldIn(t.node, &ctx)))
}

// eachLevy goes through what the cards of the other player demand for a deed of this
// card, until f says no.
func (m *Match) eachLevy(id game.CardID, deed ability.Deed, f func(toll) bool) {
	m.derive()
	for i := range m.now.forces[:m.now.n] {
		force := &m.now.forces[i]
		if force.rule != 0 || !force.who.has(id) {
			continue
		}
		t, ok := m.trait(force).(ability.Toll)
		if !ok || t.What != deed && (t.What != ability.FightDeed || deed != ability.AttackDeed && deed != ability.BlockDeed) || force.source == id || m.at[force.source].bearer == id {
			continue
		}
		if p := m.tollIn(force.source, deed); p != nil && !f(toll{p.cost, force.source, force.seat}) {
			return
		}
	}
}

// canPayLevies reports whether a player could pay all levies beside some gold.
func (m *Match) canPayLevies(id game.CardID, deed ability.Deed, s game.Seat, gold int) bool {
	can := true
	m.eachLevy(id, deed, func(t toll) bool {
		ctx := m.contextOfToll(t)
		gold += m.goldIn(t.node, &ctx)
		can = m.payable(t.node, &ctx, s)
		return can
	})
	return can && (gold == 0 || gold <= m.gold(s))
}

// payLevies has a player pay what the cards of the other demand for what was done.
func (m *Match) payLevies(id game.CardID, deed ability.Deed, s game.Seat) (some bool) {
	if !m.levied {
		return false
	}
	m.eachLevy(id, deed, func(t toll) bool {
		some = m.payToll(t, s) || some
		return true
	})
	return some
}

// runPlayEffect plays cards by an effect, perhaps without paying (DAR 4.5.3).
// What may not be played stays where it is.
func (m *Match) runPlayEffect(f *frame, c *context, n *node, e ability.Play) {
	if !m.picked(f, c, n, e.What) {
		return
	}
	if m.nameFaces(f) {
		return
	}
	who := f.seat
	if e.Control == ability.Opponent {
		who = c.seat.Other()
	}
	set, ctx, at := f.set, *c, f.node
	m.finish(c, false)
	for id := range set.all() {
		if !m.canPlayBy(&ctx, who, id, at) {
			continue
		}
		c.done = true
		c.count(1)
		spell, _ := m.spellNow(who, id, &happening{})
		p := m.push(doPlay)
		p.by = cause{source: ctx.source, seat: who}
		p.seat, p.card, p.node, p.ctx, p.byEffect, p.free, p.less, p.prog = who, id, at, -1, true, e.Free, int8(e.Less), int8(spell)
	}
}

// canPlayBy judges a card for a player whom the Play at a node lets play it.
func (m *Match) canPlayBy(c *context, s game.Seat, id game.CardID, at uint16) bool {
	e := m.nodes[at].effect.(ability.Play)
	typ := m.fact(id).typ
	switch {
	case inPlay(m.at[id].zone) || m.at[id].face == 0 || m.banned(s, ability.PlayCards, id) || m.unplayable(id) || m.oneTooMany(s, id):
		return false
	case typ == card.Gold:
		return !e.Free // an Oro has no cost that could be left unpaid (DAR 4.2.5)
	case !m.canPayToll(id, ability.BePlayed, s):
		return false // additional costs are paid all the same (DAR 4.5.3, step 3)
	case typ == card.NoType || m.fact(id).isCarried() && !m.hasBearerFor(id, at, cause{source: c.source, seat: s}):
		return false
	case !e.Free && m.price(s, id)-e.Less > m.goldFor(s, id):
		return false
	}
	return true
}
