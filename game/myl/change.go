package myl

import "castillo/game"

// Every change to where a card is and to who knows it passes here.

// happen tells the watcher.
func (m *Match) happen(e game.Event) {
	if m.watch != nil {
		m.watch(e)
	}
}

// moved tells the watcher about one card that it moved.
func (m *Match) moved(what game.What, id game.CardID, from game.Zone) {
	if m.watch == nil {
		return
	}
	c := &m.at[id]
	m.watch(game.Event{What: what, Seat: c.controller, Card: id, Face: c.face, Sees: c.sees,
		From: from, To: c.zone, On: c.bearer})
}

// move brings a card to a zone: its controller's while it stays in play, its
// owner's otherwise (DAR 4.4.2). What it carried goes to the same zone when it
// leaves play (DAR 4.2.2).
func (m *Match) move(what game.What, id game.CardID, to game.Zone) {
	c := &m.at[id]
	from := c.zone
	left := inPlay(from) && !inPlay(to)
	side := c.controller
	if !inPlay(to) {
		side = c.owner
	}
	if left {
		m.leaveBattle(id)
		c.settled, c.attacks, c.doomed, c.bearer = false, false, false, 0
	}
	m.unlink(id)
	m.link(id, side, to, to == Cemetery || to == Exile || to == Removed)
	switch to {
	case Castle:
		c.sees = game.ByNobody
	case Hand:
		c.sees |= game.SeenBy(c.owner)
	default:
		c.sees = game.ByBoth
	}
	m.moved(what, id, from)
	if left {
		m.dropArms(id, to)
	}
}

// dropArms sends the weapons of a bearer that left play after it.
func (m *Match) dropArms(bearer game.CardID, to game.Zone) {
	for _, s := range game.Seats {
		for id := m.zone(s, Carried).head; id != 0; {
			next := m.at[id].next
			if m.at[id].bearer == bearer {
				m.move(game.Moves, id, to)
			}
			id = next
		}
	}
}

// arm puts a weapon on its bearer, whose controller takes it over (DAR 4.4.3).
func (m *Match) arm(id, bearer game.CardID) {
	c := &m.at[id]
	from := c.zone
	c.bearer = bearer
	m.unlink(id)
	m.link(id, m.at[bearer].controller, Carried, false)
	c.sees = game.ByBoth
	m.moved(game.Moves, id, from)
}

// leaveBattle takes a card out of the fight that it is in.
func (m *Match) leaveBattle(id game.CardID) {
	if foe := m.at[id].foe; foe != 0 {
		m.at[foe].foe, m.at[id].foe = 0, 0
	}
}

// pay moves a gold to the paid ones (DAR 4.3.3).
func (m *Match) pay(id game.CardID) { m.move(game.Moves, id, PaidGold) }

// payAll pays n golds by itself, those without ability first.
func (m *Match) payAll(s game.Seat, n int) {
	for _, plain := range [...]bool{true, false} {
		for id := m.zone(s, GoldReserve).head; id != 0 && n > 0; {
			next := m.at[id].next
			if m.fact(id).plain == plain {
				m.pay(id)
				n--
			}
			id = next
		}
	}
}

// shuffle mixes a castle: no sleeve in it has a face any more.
func (m *Match) shuffle(s game.Seat) {
	for id := m.zone(s, Castle).head; id != 0; id = m.at[id].next {
		c := &m.at[id]
		if c.face != 0 {
			m.pools[s].put(c.face)
		}
		c.face, c.sees = 0, game.ByNobody
	}
	m.happen(game.Event{What: game.Shuffles, Seat: s, N: int(m.zone(s, Castle).n)})
}

// checkCastles ends the match when a castle is empty, as a draw when both are
// (DAR 4.3.1).
func (m *Match) checkCastles() {
	a, b := m.zone(game.A, Castle).n == 0, m.zone(game.B, Castle).n == 0
	switch {
	case a && b:
		m.end(game.Nobody, game.EmptyCastle)
	case a:
		m.end(game.B, game.EmptyCastle)
	case b:
		m.end(game.A, game.EmptyCastle)
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
