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
	if m.threatens(f, ability.IsAffected, by) {
		return
	}
	done := false
	for id := range f.set.minus(f.spared).all() {
		if !inPlay(m.at[id].zone) || m.at[id].controller == to || !m.mayGoTo(to, id, by) {
			continue
		}
		m.giveTo(id, to)
		m.lend(id, c, e.Until)
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
	m.at[id].attacks = false
	m.settled.drop(id)
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

// runSwap has two cards trade their strengths or their controllers.
func (m *Match) runSwap(f *frame, c *context, n *node, e ability.Swap) {
	by := cause{source: c.source, seat: f.seat}
	switch f.step {
	case 0:
		f.step = 1
		m.pushEffect(f.ctx, n.kids[0], f.seat)
		return
	case 1:
		f.set, f.step = m.tradedSide(n.kids[0], e.A, c), 2
		if e.B != nil {
			m.pushEffect(f.ctx, n.kids[1], f.seat)
			return
		}
		fallthrough
	case 2:
		if f.step = 3; e.B != nil {
			f.set = f.set.or(m.tradedSide(n.kids[1], e.B, c))
		}
		if m.announceThreats(f, ability.IsAffected, by) {
			return
		}
	}
	two := f.set.minus(f.spared)
	a := two.take()
	b := two.take()
	if b == 0 || !inPlay(m.at[a].zone) || !inPlay(m.at[b].zone) || m.forbids(a, ability.BeAffected, by) || m.forbids(b, ability.BeAffected, by) {
		m.finish(c, false)
		return
	}
	if e.What == ability.TheirControl {
		m.finish(c, m.swapControl(a, b, c, e.Until, by))
		return
	}
	first, second := m.val(a).strength, m.val(b).strength
	mod := modifier{node: n.kids[len(n.kids)-1], term: term{until: e.Until, seat: c.seat}, source: c.source}
	for _, given := range [...]struct {
		to game.CardID
		n  int16
	}{{a, second}, {b, first}} {
		mod.who, mod.amounts[0] = setOf(given.to), given.n
		m.impose(mod)
	}
	m.finish(c, true)
}

// tradedSide is one side of a swap once it is known: the cards that were picked for it, or those that
// are known without.
func (m *Match) tradedSide(node uint16, of ability.Cards, c *context) cardSet {
	if m.nodes[node].pick != 0 {
		return c.it
	}
	return m.cards(of, c)
}

// swapControl has two cards change sides and reports whether they did.
func (m *Match) swapControl(a, b game.CardID, c *context, until ability.Duration, by cause) bool {
	of, to := m.at[a].controller, m.at[b].controller
	if of == to || !m.mayGoTo(to, a, by) || !m.mayGoTo(of, b, by) {
		return false
	}
	m.giveTo(a, to)
	m.giveTo(b, of)
	m.lend(a, c, until)
	m.lend(b, c, until)
	return true
}

// mayGoTo reports whether a cause may bring a card in play under the control of a player.
func (m *Match) mayGoTo(s game.Seat, id game.CardID, by cause) bool {
	return !m.oneTooMany(s, id) && !m.forbids(id, ability.ChangeController, by)
}

// lend notes for how long a card is where it does not belong.
func (m *Match) lend(id game.CardID, c *context, until ability.Duration) {
	m.at[id].lent, m.at[id].lender, m.lends = term{until, c.seat, m.turn}, c.source, true
}

// runExileFor exiles cards in play for a time.
func (m *Match) runExileFor(f *frame, c *context, n *node, e ability.ExileFor) {
	if !m.picked(f, c, n, e.What) {
		return
	}
	by := cause{source: c.source, seat: f.seat}
	if m.threatens(f, ability.IsExiled, by) {
		return
	}
	done := false
	for id := range f.set.minus(f.spared).all() {
		over := e.Until == ability.WhileThis && !inPlay(m.at[c.source].zone)
		if over || !inPlay(m.at[id].zone) || !m.act(id, ability.ExileIt, c, by) {
			continue
		}
		if done = true; m.at[id].zone == Exile {
			m.lend(id, c, e.Until)
		}
	}
	m.finish(c, done)
}

// returnLent gives back what was held or exiled for a time that ends.
func (m *Match) returnLent(ends func(c *sleeve) bool) {
	if m.lends {
		m.returnSome(ends)
	}
}

func (m *Match) returnSome(ends func(c *sleeve) bool) {
	for id := game.CardID(1); id <= m.cardsN; id++ {
		c := &m.at[id]
		if c.lender == 0 || !ends(c) {
			continue
		}
		switch {
		case c.zone == Exile:
			c.lender, c.lent = 0, term{}
			m.putInPlay(id, c.owner)
		case inPlay(c.zone) && c.controller != c.owner:
			c.lender, c.lent = 0, term{}
			m.giveTo(id, c.owner)
		}
	}
}

// oneTooMany reports whether a player may not have this card in play beside the
// copy that is there (DAR 4.13), beside another Orbe, or beside as many as a limit allows.
func (m *Match) oneTooMany(s game.Seat, id game.CardID) bool {
	f := m.fact(id)
	return f.oneInPlay && m.hasOneInPlay(s, id) || f.orbe && m.hasOrbe(s, id) || m.banned(s, ability.ControlCards, id)
}

func (m *Match) hasOneInPlay(s game.Seat, id game.CardID) bool {
	for other := range m.copies(s, id).all() {
		if other != id && m.isOneInPlay(other) {
			return true
		}
	}
	return false
}
