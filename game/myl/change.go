package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// Every change to where a card is and to who knows it passes here.

// happen tells the watcher.
func (m *Match) happen(e game.Event) {
	if m.watch != nil {
		m.watch(e)
	}
}

// moved tells the watcher about one card that it moved.
func (m *Match) moved(what game.What, id game.CardID, from game.Zone) {
	c := &m.at[id]
	m.happen(game.Event{What: what, Seat: c.controller, Card: id, Face: c.face, Sees: c.sees,
		From: from, To: c.zone, On: c.bearer})
}

// move brings a card to a zone: its controller's while it stays in play, its
// owner's otherwise (DAR 4.4.2).
func (m *Match) move(what game.What, id game.CardID, to game.Zone) {
	side := m.at[id].controller
	if !inPlay(to) {
		side = m.at[id].owner
	}
	m.moveTo(what, id, side, to)
}

// shift moves a card within play on its side, its fight and its marks left alone.
func (m *Match) shift(what game.What, id game.CardID, to game.Zone) {
	m.clock++
	m.shiftTo(what, id, m.at[id].controller, to)
}

func (m *Match) shiftTo(what game.What, id game.CardID, side game.Seat, to game.Zone) {
	from := m.at[id].zone
	if !golds.has(from) || !golds.has(to) {
		m.now.tidy = false
	}
	m.carry(what, id, side, to)
	if from == DefenseLine && (m.modsN > 0 || m.lends) {
		m.lapse(func(mod *modifier) bool { return mod.source == id && mod.until == ability.WhileDefending })
		m.returnLent(func(l *sleeve) bool { return l.lender == id && l.lent.until == ability.WhileDefending })
	}
}

// moveTo brings a card to a zone of a side. What it carried goes to the same
// zone when it leaves play (DAR 4.2.2), and the cards are told.
func (m *Match) moveTo(what game.What, id game.CardID, side game.Seat, to game.Zone) {
	c := &m.at[id]
	m.clock++
	if c.zone == Played && to != Carried {
		c.bearer = 0 // who was to carry it does not
	}
	switch was, is := inPlay(c.zone), inPlay(to); {
	case was && is:
		if side != c.controller {
			m.stale()
		}
		m.shiftTo(what, id, side, to)
	case was:
		m.takeOut(what, id, side, to)
	case is:
		m.bringIn(what, id, side, to)
	default:
		switch c.zone {
		case Exile:
			c.lender, c.lent = 0, term{}
		case Played, Hand:
			m.lapseWith(id)
		}
		if to == Castle {
			m.rememberShuffled(id)
		}
		m.carry(what, id, side, to)
		if to == Cemetery {
			m.announce(happening{card: ability.IsBuried, it: id, by: m.by.source, combat: m.by.combat, seat: side})
		}
	}
}

// takeOut brings a card out of play.
func (m *Match) takeOut(what game.What, id game.CardID, side game.Seat, to game.Zone) {
	c := &m.at[id]
	if !m.going.has(id) {
		m.rememberLast(id)
	}
	m.now.lastLeft, c.was.clock = id, m.clock
	if what == game.Destroyed {
		c.was.destroyed = m.turn
	}
	m.leaveBattle(id)
	c.attacks, c.away, c.bearer, c.lender = false, false, 0, 0
	m.settled.drop(id)
	m.doomed.drop(id)
	m.now.tidy = false
	m.carry(what, id, side, to)
	m.announce(happening{card: leaving(what, to), it: id, by: m.by.source, combat: m.by.combat, buried: to == Cemetery, seat: c.was.controller})
	m.lapseWith(id)
	m.showOwn(id)
	m.returnLent(func(l *sleeve) bool {
		return l.lender == id && (l.lent.until == ability.WhileThis || l.lent.until == ability.WhileDefending)
	})
	m.dropArms(id, to)
}

// bringIn brings a card into play.
func (m *Match) bringIn(what game.What, id game.CardID, side game.Seat, to game.Zone) {
	c := &m.at[id]
	if c.zone == Exile {
		c.lender, c.lent = 0, term{}
	}
	from := c.zone
	c.stamp, c.entered, c.attacked, c.blocked = m.clock, m.turn, turns{}, turns{}
	c.usedIn, c.named, c.unpaid = 0, naming{}, m.comesUnpaid(id)
	m.settled.drop(id)
	m.now.tidy = false
	m.carry(what, id, side, to)
	if m.ruled(ruleEntering) {
		m.enterWith(id, from, side)
	}
	if m.fact(id).entersAs {
		m.entering.add(id)
		return
	}
	if !m.coming.has(id) {
		m.tellOfEntry(id, side)
	}
}

// tellOfEntry tells that a card came into play on a side, and who put it there (DAR 4.5.1).
func (m *Match) tellOfEntry(id game.CardID, side game.Seat) {
	came := happening{card: ability.Enters, it: id, by: m.by.source, seat: side, unpaid: m.at[id].unpaid}
	put := happening{player: ability.PutsInPlay, it: id, by: m.by.source, seat: side}
	if m.putter != 0 {
		put.seat = game.Seat(m.putter - 1)
	}
	if put.seat == side {
		came.player = ability.PutsInPlay
		m.announce(came)
		return
	}
	m.announce(came)
	m.announce(put)
}

// comesUnpaid reports whether the cost of a card that is about to come into play was not paid: it
// was put there, or played without (DAR 4.5.1, 4.5.2).
func (m *Match) comesUnpaid(id game.CardID) bool {
	if m.fact(id).typ == card.Gold {
		return false
	}
	f := m.playOf(id)
	return f == nil || m.at[id].zone != Played || f.free
}

// carry takes a card from one list to another, where it is seen as cards are there.
func (m *Match) carry(what game.What, id game.CardID, side game.Seat, to game.Zone) {
	c := &m.at[id]
	from := c.zone
	m.relink(id, side, to, piles.has(to))
	switch to {
	case Castle: // shuffling forgets who knew it
	case Hand:
		c.sees |= game.SeenBy(c.owner)
	default:
		c.sees = game.ByBoth
	}
	if m.now.fresh && !(m.now.n == 0 && m.unchanged()) {
		m.revalue(id, from, to)
	}
	if m.watch != nil {
		m.moved(what, id, from)
	}
}

// leaving is the word for the way in which a card leaves play.
func leaving(what game.What, to game.Zone) ability.CardVerb {
	switch {
	case what == game.Destroyed:
		return ability.IsDestroyed
	case to == Exile:
		return ability.IsExiled
	case to == Castle:
		return ability.IsShuffledIn
	case to == Hand:
		return ability.IsReturned
	case to == Removed:
		return ability.IsRemoved
	}
	return ability.Leaves
}

// rememberLast keeps the last known information of a card that leaves play.
func (m *Match) rememberLast(id game.CardID) { m.at[id].was = m.asItIs(id) }

// rememberShuffled keeps what both players know of a card that goes to a castle
// from elsewhere out of play.
func (m *Match) rememberShuffled(id game.CardID) {
	c := &m.at[id]
	if c.was = (lastKnown{}); m.isOpen(id) {
		c.was = m.asItIs(id)
	}
}

func (m *Match) asItIs(id game.CardID) lastKnown {
	c, v := &m.at[id], m.val(id)
	return lastKnown{known: true, lost: v.lost, face: c.face, controller: c.controller, bearer: c.bearer,
		types: v.types, races: v.races, strength: v.strength, cost: v.cost, clock: m.clock}
}

// isShuffledIn reports whether a card is somewhere in a castle, nobody knows where:
// all that is known is what it was.
func (m *Match) isShuffledIn(id game.CardID) bool {
	c := &m.at[id]
	return c.zone == Castle && c.sees == game.ByNobody && c.was.known
}

// lastValue is how a card counted when it was last known.
func (m *Match) lastValue(id game.CardID) value {
	c := &m.at[id]
	v := m.printed[c.was.face]
	v.strength, v.types, v.races, v.lost = c.was.strength, c.was.types, c.was.races, c.was.lost
	return v
}

// dropArms sends the weapons of a bearer that left play after it.
func (m *Match) dropArms(bearer game.CardID, to game.Zone) {
	for _, s := range game.Seats {
		for id := m.zone(s, Carried).head; id != 0; {
			next := m.at[id].next
			if m.at[id].bearer == bearer {
				m.move(game.Moves, id, to)
				if to == Castle {
					m.shuffle(m.at[id].owner)
				}
			}
			id = next
		}
	}
}

// arm puts a weapon on its bearer, whose controller takes it over (DAR 4.4.3).
func (m *Match) arm(id, bearer game.CardID) {
	m.at[id].bearer = bearer
	m.moveTo(game.Moves, id, m.at[bearer].controller, Carried)
}

// leaveBattle takes a card out of the fights that it is in.
func (m *Match) leaveBattle(id game.CardID) {
	foe := m.at[id].foe
	if foe == 0 {
		return
	}
	m.at[id].foe = 0
	m.stir()
	for _, s := range game.Seats {
		for other := m.zone(s, AttackLine).head; other != 0; other = m.at[other].next {
			if m.at[other].foe == id {
				m.at[other].foe = 0 // it was the blocker
			}
		}
	}
	if m.at[foe].foe == id {
		m.at[foe].foe = 0
	}
	if !m.at[foe].attacks { // the blocker may be fighting another attacker too
		for other := m.zone(m.at[foe].controller.Other(), AttackLine).head; other != 0; other = m.at[other].next {
			if m.at[other].foe == foe {
				m.at[foe].foe = other
			}
		}
	}
}

// pay moves a gold to the paid ones (DAR 4.3.3).
func (m *Match) pay(id game.CardID) {
	m.shift(game.Moves, id, PaidGold)
	if (m.triggerMask | m.responseMask).meets(ofCards(ability.IsPaid)) {
		m.announce(happening{card: ability.IsPaid, it: id, seat: m.at[id].controller})
	}
}

// payOf pays n golds for an ability that goes on.
func (m *Match) payOf(c *context, s game.Seat, n int) {
	m.tellGold(s, ability.PaysGold, n)
	m.payRest(s, m.spendVirtualOf(c, s, n), c.keeps())
}

// spendVirtualOf pays for an ability with virtual gold as far as it goes and returns the rest.
func (m *Match) spendVirtualOf(c *context, s game.Seat, n int) int {
	if c.uses {
		n = m.spendToUse(s, n, c.source)
	}
	return m.spendVirtual(s, n, 0)
}

// payAll pays n golds by itself for a card: virtual ones first.
func (m *Match) payAll(s game.Seat, n int, id game.CardID, spare cardSet) {
	m.tellGold(s, ability.PaysGold, n)
	m.payRest(s, m.spendVirtual(s, n, id), spare)
}

// payRest pays n golds of the reserve: those without ability first, those in spare last.
func (m *Match) payRest(s game.Seat, n int, spare cardSet) {
	for _, turn := range [...]struct{ plain, spared bool }{{true, false}, {false, false}, {true, true}, {false, true}} {
		if n == 0 {
			return
		}
		for id := m.zone(s, GoldReserve).head; id != 0 && n > 0; {
			next := m.at[id].next
			if m.fact(id).plain == turn.plain && spare.has(id) == turn.spared {
				m.pay(id)
				n--
			}
			id = next
		}
	}
}

// shuffle mixes a castle: no sleeve in it has a face any more.
func (m *Match) shuffle(s game.Seat) { m.shuffleBut(s, cardSet{}) }

// shuffleBut mixes a castle beside some cards, which keep their faces.
func (m *Match) shuffleBut(s game.Seat, apart cardSet) {
	for id := m.zone(s, Castle).head; id != 0; id = m.at[id].next {
		c := &m.at[id]
		if apart.has(id) {
			continue
		}
		m.shuffled[id]++
		if c.sees = game.ByNobody; c.face != 0 {
			m.pools[c.owner].put(c.face)
			m.giveFace(id, 0)
		}
	}
	m.stir()
	m.happen(game.Event{What: game.Shuffles, Seat: s, N: int(m.zone(s, Castle).n)})
	if m.turn > 0 {
		m.announce(happening{player: ability.Shuffles, seat: s})
	}
}

// checkCastles ends the match when a castle is empty, as a draw when both are
// (DAR 4.3.1).
func (m *Match) checkCastles() {
	if (m.zone(game.A, Castle).n == 0 || m.zone(game.B, Castle).n == 0) && !m.tellOfRunningOut() {
		m.endWithCastles()
	}
}

// tellOfRunningOut has the cards that wait for an empty castle told of it, and reports whether
// that comes before the match ends (DAR 4.14).
func (m *Match) tellOfRunningOut() bool {
	if m.result.Over || m.turn == 0 || !(m.triggerMask | m.responseMask).meets(ofPlayers(ability.RunsOut)) {
		return false
	}
	for i := range m.frames[:m.depth] {
		if m.frames[i].routine == doRunOut {
			return true
		}
	}
	m.push(doRunOut).from = m.recentN
	return true
}

// runRunOut lets players answer that a castle is empty. Where it still is after that, the match is
// over. f.from is where in state.recent it begins.
func (m *Match) runRunOut(f *frame) {
	switch f.step {
	case 0:
		f.step = 1
		for _, s := range [...]game.Seat{m.active, m.active.Other()} {
			if m.zone(s, Castle).n > 0 {
				continue
			}
			h := happening{player: ability.RunsOut, seat: s}
			m.setOff(h)
			m.remember(h, h.mask())
		}
		if m.recentN > f.from {
			w := m.push(doWindow)
			w.kind, w.seat, w.from, w.to = windowRespond, m.active, f.from, m.recentN
		}
	case 1:
		f.step = 2
		if m.queueN > 0 {
			m.push(doTriggers).seat = m.active
		}
	default:
		m.recentN = f.from
		m.pop()
		if m.zone(game.A, Castle).n == 0 || m.zone(game.B, Castle).n == 0 {
			m.endWithCastles()
		}
	}
}

func (m *Match) endWithCastles() {
	switch {
	case m.zone(game.A, Castle).n > 0:
		m.end(game.A, game.EmptyCastle)
	case m.zone(game.B, Castle).n > 0:
		m.end(game.B, game.EmptyCastle)
	default:
		m.end(game.Nobody, game.EmptyCastle)
	}
}

func (m *Match) end(winner game.Seat, why game.Ending) {
	if m.result.Over {
		return
	}
	m.result = game.Result{Over: true, Winner: winner, Why: why}
	m.pending = game.Decision{}
	m.happen(game.Event{What: game.Ends, Seat: winner})
}
