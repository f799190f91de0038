package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// The effects that move cards.

// cause is what does something to a card: an effect of source under seat, or
// combat with it. The zero cause is the rules themselves.
type cause struct {
	source game.CardID
	seat   game.Seat
	combat bool
}

// runAct does a plain verb to cards. Cards in play that are about to leave may
// be saved first; f.spared holds those that were.
func (m *Match) runAct(f *frame, c *context, n *node, e ability.Act) {
	switch e.Verb {
	case ability.Annul:
		m.annul(c)
		return
	case ability.Save:
		m.spare(c, m.cards(e.What, c))
		m.finish(c, true)
		return
	}
	if e.Verb == ability.Discard && n.pick != 0 && !m.mayMake(ability.MakeDiscard, c, f, m.castleOf(&m.picks[n.pick], c, f.seat)) {
		m.finish(c, false)
		return
	}
	if !m.picked(f, c, n, e.What) {
		return
	}
	by := cause{source: c.source, seat: f.seat}
	if m.threatens(f, happeningOf(e.Verb), by) {
		return
	}
	if e.Verb == ability.Look || e.Verb == ability.Show {
		m.runShow(f, c, e)
		return
	}
	if e.Verb != ability.ShuffleIn && e.Verb != ability.Return && e.Verb != ability.Pick && m.nameFaces(f) {
		return
	}
	set, done := f.set.minus(f.spared), cardSet{}
	if e.Verb == ability.Discard && m.ruled(forbids(ability.MakeDiscard)) {
		for id := range set.all() {
			if !m.mayMake(ability.MakeDiscard, c, f, m.at[id].owner) {
				set.drop(id)
			}
		}
	}
	if several := set.and(m.now.lie.inPlay()); several.len() > 1 && leavesPlay(e.Verb) {
		done = m.unforbidden(several, e.Verb, by)
		m.leaveTogether(done, goalOf(e.Verb), whatOf(e.Verb), by)
		set = set.minus(several)
	}
	for id := range set.all() {
		if m.act(id, e.Verb, c, by) {
			done.add(id)
		}
	}
	_, all := e.What.(ability.Every)
	c.count(done.len())
	m.speakOf(f, c, e.What, done, e.Verb == ability.Pick)
	m.finish(c, !done.empty() || all && f.set.empty()) // to do it to none of none is to do it
}

// speakOf makes the cards that an effect named anew those of which "de entre esas
// cartas" speaks: for an effect of both players the cards of both. What was chosen
// right after something else was chosen comes beside it.
func (m *Match) speakOf(f *frame, c *context, what ability.Cards, them cardSet, chosen bool) {
	switch w := what.(type) {
	case ability.Chosen:
		if amongThem(&w.Of) {
			return
		}
	case ability.Every:
		if amongThem(&w.Of) {
			return
		}
	default:
		return
	}
	if f.each && f.seat != m.active || chosen && c.them == c.prev {
		c.them = c.them.or(them)
		return
	}
	c.them = them
}

func happeningOf(v ability.Verb) ability.CardVerb {
	switch v {
	case ability.Destroy:
		return ability.IsDestroyed
	case ability.ExileIt:
		return ability.IsExiled
	case ability.ShuffleIn:
		return ability.IsShuffledIn
	case ability.Return:
		return ability.Leaves
	case ability.Remove:
		return ability.IsRemoved
	}
	return 0
}

// threatens announces what an effect is about to do to the cards that were picked
// for it, once, and reports whether a window opened on that; what is 0 where nothing
// is to be told.
func (m *Match) threatens(f *frame, what ability.CardVerb, by cause) bool {
	if f.step != 2 {
		return false
	}
	f.step = 3
	return what != 0 && m.announceThreats(f, what, by)
}

// announceThreats opens a window on what is about to happen to cards in play, and
// reports whether it did (DAR 4.9, 4.10).
func (m *Match) announceThreats(f *frame, what ability.CardVerb, by cause) bool {
	if !m.canPrevent || f.cost {
		return false
	}
	self, from := m.depth-1, m.recentN
	for id := range f.set.all() {
		if !inPlay(m.at[id].zone) || int(m.recentN) == len(m.recent) {
			continue
		}
		h := happening{card: what, it: id, by: by.source, seat: m.at[id].controller, combat: by.combat}
		if by.combat {
			h.by = m.at[id].foe
		}
		if m.responseMask.meets(h.mask()) {
			m.recent[m.recentN] = recent{happening: h, ctx: f.ctx, frame: self}
			m.recentN++
		}
	}
	if m.recentN == from {
		return false
	}
	w := m.push(doWindow)
	w.kind, w.seat, w.from, w.to = windowAffect, m.active, from, m.recentN
	return true
}

// spare keeps the cards from what is about to happen to them.
func (m *Match) spare(c *context, s cardSet) {
	if r := &m.recent[c.answers]; r.card != 0 && r.frame >= 0 {
		f := &m.frames[r.frame]
		f.spared = f.spared.or(s)
	}
}

// act does one verb to one card and reports whether it was done.
func (m *Match) act(id game.CardID, v ability.Verb, c *context, by cause) bool {
	z := m.at[id].zone
	deed := deedOf(v)
	if inPlay(z) && deed != 0 && m.forbids(id, deed, by) {
		return false
	}
	switch v {
	case ability.Destroy:
		if inPlay(z) {
			m.leave(id, Cemetery, game.Destroyed, by)
		} else {
			m.leave(id, Cemetery, game.Moves, by)
		}
	case ability.ExileIt:
		m.leave(id, Exile, game.Moves, by)
	case ability.ShuffleIn:
		if !m.mayShuffleIn(by.seat, id) {
			return false
		}
		m.leave(id, Castle, game.Moves, by)
		m.shuffle(m.at[id].owner)
	case ability.Return:
		m.leave(id, Hand, game.Moves, by)
	case ability.Remove:
		m.leave(id, Removed, game.Moves, by)
	case ability.Discard:
		m.toCemetery(id, by)
	case ability.RegroupIt:
		return m.regroupCard(id)
	case ability.PayGoldCard:
		s := m.at[id].controller
		if z != GoldReserve || !m.mayUseGold(s) || m.goldLeft(s, ability.PayGold) < 1 {
			return false
		}
		m.pay(id)
		m.tellGold(s, ability.PaysGold, 1)
	case ability.LoseControl:
		if m.at[id].controller != m.at[id].owner {
			m.giveTo(id, m.at[id].owner)
		}
	case ability.Pick:
	default:
		return false
	}
	return true
}

// toCemetery discards a card from a hand.
func (m *Match) toCemetery(id game.CardID, by cause) {
	owner := m.at[id].owner
	m.leave(id, Cemetery, game.Discards, by)
	m.announce(happening{card: ability.IsDiscarded, player: ability.Discards, seat: owner, it: id, by: by.source})
}

// regroupCard brings one card back to the line or the reserve.
func (m *Match) regroupCard(id game.CardID) bool {
	switch m.at[id].zone {
	case AttackLine:
		m.at[id].attacks = false
		m.leaveBattle(id)
		m.shift(game.Moves, id, DefenseLine)
	case PaidGold:
		m.shift(game.Moves, id, GoldReserve)
	default:
		return false
	}
	m.announce(happening{card: ability.IsRegrouped, it: id, seat: m.at[id].controller})
	return true
}

// runPut moves cards without any of the verbs.
func (m *Match) runPut(f *frame, c *context, n *node, e ability.Put) {
	if !m.picked(f, c, n, e.What) {
		return
	}
	by := cause{source: c.source, seat: f.seat}
	if m.threatens(f, ability.Leaves, by) {
		return
	}
	if f.sees = m.seesPut(f.seat, e.To.Zone); m.nameFaces(f) {
		return
	}
	if f.step == 3 && putsInPlay(e) {
		if f.step = 4; m.payEntries(f) {
			return
		}
	}
	set, done := f.set.minus(f.spared), 0
	for id := range set.and(m.now.lie.inPlay()).all() {
		if m.forbids(id, ability.BeAffected, by) {
			set.drop(id)
		}
	}
	z := zoneOf(e.To.Zone)
	if several := set.and(m.now.lie.inPlay()); several.len() > 1 && (z == Cemetery || z == Exile || z == Hand) {
		m.leaveTogether(several, z, game.Moves, by)
		set, done = set.minus(several), several.len()
	}
	m.coming, m.putter = set.minus(m.now.lie.inPlay()), int8(f.seat)+1
	last := m.areLast(set)
	for id := range set.all() {
		m.put(id, e.To, c, by)
		done++
	}
	m.tellOfComing()
	m.putter = 0
	c.count(done)
	set, to, who := f.set, m.player(e.To.Of, c, c.actor), f.seat
	m.finish(c, done > 0)
	switch e.To.Zone {
	case ability.InPlay:
		m.armLater(set, to)
	case ability.Castle:
		m.placeAsLiked(set, e.To.Spot, last, c.source, who)
	}
}

// payEntries has who puts cards in play pay first what their own texts ask for that, and reports whether
// there is anything to pay: those for which he cannot stay where they are (DAR 4.5.1).
func (m *Match) payEntries(f *frame) (some bool) {
	s, set := f.seat, f.set.minus(f.spared).minus(m.now.lie.inPlay())
	for id := range set.all() {
		if !m.fact(id).tolls || m.tollOf(id, ability.EnterPlay).node == 0 {
			set.drop(id)
		} else if !m.canPayToll(id, ability.EnterPlay, s) {
			set.drop(id)
			f.set.drop(id)
		}
	}
	for id := range set.all() {
		t := m.tollOf(id, ability.EnterPlay)
		t.seat = s
		some = m.payToll(t, s) || some
	}
	return some
}

// armLater has bearers chosen for the weapons among cards that are put in play.
func (m *Match) armLater(set cardSet, s game.Seat) {
	for id := range set.all() {
		if m.fact(id).isCarried() && !inPlay(m.at[id].zone) {
			a := m.push(doArm)
			a.seat, a.card = s, id
		}
	}
}

// runArm asks who carries a weapon that is put in play.
func (m *Match) runArm(f *frame) {
	if f.step == 0 && m.anyInLine(func(id game.CardID) bool { return m.canBear(f.card, id) }) {
		m.ask(f.seat, game.Choose, askBearer, f.card, 1)
		f.step = 1
		return
	}
	if f.step == 1 {
		m.arm(f.card, m.answer.Card)
	}
	m.pop()
}

// runEquip gives weapons in play another bearer (DAR glossary 6), or puts those that
// were found elsewhere in play upon one. f.target is the bearer where it need not be
// chosen, f.zone where the weapons lay.
func (m *Match) runEquip(f *frame, c *context, n *node, e ability.Equip) {
	if f.step == 0 && m.nodes[n.kids[0]].pick == 0 {
		f.target = m.cards(e.To, c).first()
	}
	if !m.picked(f, c, n, e.What) {
		return
	}
	by := cause{source: c.source, seat: f.seat}
	switch f.step {
	case 2:
		f.step = 3
		f.zone = m.at[f.set.first()].zone
		if f.target == 0 {
			m.pushEffect(f.ctx, n.kids[0], f.seat)
			return
		}
	case 3:
		f.step = 4
		if f.target == 0 {
			f.target = c.it.first()
		}
		if m.announceThreats(f, ability.IsAffected, by) {
			return
		}
	default:
		done := false
		for id := range f.set.minus(f.spared).all() {
			if m.mayEquip(id, f.zone, f.target) && !m.forbids(id, ability.BeAffected, by) {
				m.arm(id, f.target)
				done = true
			}
		}
		c.it = f.set
		m.finish(c, done)
	}
}

// mayEquip reports whether a weapon that is still where it was may go to a bearer.
func (m *Match) mayEquip(id game.CardID, from game.Zone, bearer game.CardID) bool {
	z := m.at[id].zone
	moved := z != from && !(inPlay(z) && inPlay(from))
	if moved || !m.fact(id).isCarried() || m.at[id].bearer == bearer || !m.canBear(id, bearer) {
		return false
	}
	return inPlay(z) || !m.oneTooMany(m.at[bearer].controller, id)
}

// seesPut is who sees a card that a player puts into a zone.
func (m *Match) seesPut(s game.Seat, z ability.Zone) game.Seen {
	switch {
	case isPublic(z):
		return game.ByBoth
	case z == ability.Hand:
		return m.seesHand(s)
	}
	return game.SeenBy(s)
}

// tellOfComing tells of the cards that have come into play at one time: each sees the
// others come (DAR 4.6.6).
func (m *Match) tellOfComing() {
	came := m.coming.and(m.now.lie.inPlay())
	m.coming = cardSet{}
	for id := range came.all() {
		if !m.fact(id).entersAs {
			m.tellOfEntry(id, m.at[id].controller)
		}
	}
}

// put brings one card to a destination.
func (m *Match) put(id game.CardID, to ability.Destination, c *context, by cause) {
	z := zoneOf(to.Zone)
	switch {
	case to.Zone == ability.InPlay:
		m.putInPlay(id, m.player(to.Of, c, c.actor))
	case inPlay(z) && inPlay(m.at[id].zone):
		if s := m.player(to.Of, c, c.actor); to.Of != ability.Anyone && to.Of != ability.Owner && s != m.at[id].controller {
			if !m.mayGoTo(s, id, by) {
				return
			}
			m.giveTo(id, s)
		}
		m.shift(game.Moves, id, z)
		m.displaced = m.displaced || !m.unchanged()
	case inPlay(z):
		m.putInPlayAt(id, m.player(to.Of, c, c.actor), z)
		m.displaced = m.displaced || !m.unchanged()
	case z == Castle:
		m.leave(id, Castle, game.Moves, by)
		m.placeInCastle(id, to.Spot)
	default:
		m.leave(id, z, game.Moves, by)
	}
}

// placeInCastle puts a card that just went to a castle at its top, or leaves it
// at the bottom.
func (m *Match) placeInCastle(id game.CardID, spot ability.Spot) {
	if spot == ability.NoSpot {
		m.shuffle(m.at[id].owner)
		return
	}
	if spot != ability.AtBottom {
		m.relink(id, m.at[id].owner, Castle, true)
	}
}

// putInPlay puts a card where its type lies (DAR 4.5.1). A weapon has its bearer
// chosen afterwards, and a talisman does not come into play.
func (m *Match) putInPlay(id game.CardID, s game.Seat) {
	if f := m.fact(id); f.typ != card.Talisman && f.typ != card.NoType && !f.isCarried() {
		m.putInPlayAt(id, s, f.home())
	}
}

func (m *Match) putInPlayAt(id game.CardID, s game.Seat, z game.Zone) {
	if m.at[id].face == 0 && m.at[id].zone == Castle || m.oneTooMany(s, id) {
		return
	}
	m.moveTo(game.Moves, id, s, z)
}

// runSearch looks through zones for cards (DAR glossary 5).
func (m *Match) runSearch(f *frame, c *context, n *node) {
	if f.step > 0 {
		f.set = f.set.or(c.it)
		c.it = f.set
	}
	switch i := int(f.step); {
	case i == 0:
		m.pushPick(f.ctx, n.pick, f.seat)
	case i <= len(n.kids):
		m.pushPick(f.ctx, m.nodes[n.kids[i-1]].pick, f.seat)
	default:
		c.them = c.it
		if m.searchesCastle(n) {
			m.announce(happening{player: ability.Searches, seat: f.seat})
		}
		m.finish(c, !c.it.empty())
		return
	}
	f.step++
}

// searchesCastle reports whether a search looks through a castle for any of its cards.
func (m *Match) searchesCastle(n *node) bool {
	in := m.ready(&m.picks[n.pick].chosen.Of).search
	for _, k := range n.kids {
		in |= m.ready(&m.picks[m.nodes[k].pick].chosen.Of).search
	}
	return in.has(Castle)
}

// runShow lets a player look at cards, or both.
func (m *Match) runShow(f *frame, c *context, e ability.Act) {
	f.sees = game.SeenBy(f.seat)
	if e.Verb == ability.Show {
		f.sees = game.ByBoth
	}
	if e.Verb == ability.Look && m.banned(f.seat, ability.LookAtHand, 0) {
		f.set = f.set.minus(m.now.lie.in[Hand].and(m.now.lie.of[f.seat.Other()]))
	}
	if m.nameFaces(f) {
		return
	}
	m.speakOfThem(f, c)
	m.finish(c, !f.set.empty())
}

// speakOfThem makes the cards of an effect those of which its ability speaks; of an effect of both
// players it speaks of the cards of both.
func (m *Match) speakOfThem(f *frame, c *context) {
	if isOfBoth(m.nodes[f.node].effect) && f.seat != m.active {
		c.them = c.them.or(f.set)
		return
	}
	c.them = f.set
}

// nameFaces has the dealer name the faces of the cards in f.set to those who
// have to see them now, f.sees or else both, and reports whether it asked.
func (m *Match) nameFaces(f *frame) bool { return m.nameAll(f, f.set) }

func (m *Match) nameAll(f *frame, set cardSet) bool {
	if f.sees == 0 {
		f.sees = game.ByBoth
	}
	if f.card != 0 {
		m.takeFace(f.card, f.sees)
		f.card = 0
	}
	for id := range set.all() {
		if z := m.at[id].zone; (z == Castle || z == Hand) && m.at[id].sees&f.sees != f.sees {
			f.card = id
			m.ask(game.Dealer, game.Chance, askFace, id, 0)
			return true
		}
	}
	return false
}

// takeFace puts the face that the dealer named into its sleeve.
func (m *Match) takeFace(id game.CardID, sees game.Seen) {
	c := &m.at[id]
	if c.sees == game.ByNobody {
		c.was = lastKnown{} // of the card that was in this sleeve before it was shuffled
	}
	if c.face == 0 && m.answer.Face != 0 {
		m.pools[c.owner].take(m.answer.Face)
		m.giveFace(id, m.answer.Face)
	}
	c.sees |= sees
	m.stir()
}
