package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// Who controls what (DAR 4.4.3), and how many copies of it (4.13).

// runControl gives control of cards to a player (DAR 4.4.3).
func (m *Match) runControl(f *frame, c *context, n *node, e ability.Control) {
	if !m.picked(f, c, n, e.What) {
		return
	}
	to := m.player(e.Who, c, f.seat)
	by := cause{source: c.source, seat: f.seat}
	if f.step == 2 {
		f.step = 3
		if m.announceThreats(f, ability.IsAffected, by) {
			return
		}
	}
	done := false
	for id := range f.set.minus(f.spared).all() {
		if !inPlay(m.at[id].zone) || m.at[id].controller == to || m.forbids(id, ability.BeAffected, by) || m.oneTooMany(to, id) {
			continue
		}
		m.giveTo(id, to)
		m.at[id].lent = e.Until
		m.at[id].lender = c.source
		m.lends = true
		done = true
	}
	m.finish(c, done)
}

// giveTo changes the controller of a card in play; its weapons go along.
func (m *Match) giveTo(id game.CardID, s game.Seat) {
	z := m.fact(id).home()
	if m.isAlly(id) {
		z = DefenseLine
	}
	if z == Carried || z == Cemetery {
		return
	}
	m.leaveBattle(id)
	m.at[id].attacks, m.at[id].settled = false, false
	m.moveTo(game.Moves, id, s, z)
	m.bringArms(id)
	m.stale()
}

// bringArms has the weapons of a card lie on the side of its controller.
func (m *Match) bringArms(bearer game.CardID) {
	s := m.at[bearer].controller
	for arm := m.zone(s.Other(), Carried).head; arm != 0; {
		next := m.at[arm].next
		if m.at[arm].bearer == bearer {
			m.relink(arm, s, Carried, false)
		}
		arm = next
	}
}

// returnLent gives back what was held for a time that ends.
func (m *Match) returnLent(ends func(c *sleeve) bool) {
	if !m.lends {
		return
	}
	for id := game.CardID(1); id <= m.cardsN; id++ {
		c := &m.at[id]
		if c.lender != 0 && inPlay(c.zone) && c.controller != c.owner && ends(c) {
			c.lender, c.lent = 0, 0
			m.giveTo(id, c.owner)
		}
	}
}

// oneTooMany reports whether a player may not have this card in play beside the
// copy that is there (DAR 4.13).
func (m *Match) oneTooMany(s game.Seat, id game.CardID) bool {
	return m.fact(id).oneInPlay && m.hasOneInPlay(s, id)
}

func (m *Match) hasOneInPlay(s game.Seat, id game.CardID) bool {
	for other := range m.copies(s, id).all() {
		if other != id && m.isOneInPlay(other) {
			return true
		}
	}
	return false
}
