package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// How many cards are drawn and milled, and what may be done instead.

// runTakes draws or mills for a player or for both, one by one.
func (m *Match) runTakes(f *frame, c *context, who ability.Player, n ability.Amount, to game.Zone, upTo, extra bool) {
	both := who == ability.Each && !f.each
	var counts [2]int
	switch {
	case f.step == 1:
		counts = [2]int{int(m.answer.N), int(m.answer.N)}
	case both:
		for _, s := range game.Seats {
			if part := m.partOf(f.ctx, s); part.done || !f.hangs {
				c := part.of(*c, s)
				counts[s] = m.amount(n, &c)
			}
		}
	default:
		counts[0] = m.amount(n, c)
		counts[1] = counts[0]
	}
	if most := max(counts[0], counts[1]); f.step == 0 && upTo && most > 1 {
		f.n = int16(most)
		m.ask(f.seat, game.Number, askNumber, c.source, 0)
		f.step = 1
		return
	}
	seat := m.player(who, c, c.actor)
	if who == ability.Each {
		seat = c.actor
	}
	if to == Cemetery && m.ruled(forbids(ability.MakeMill)) {
		for i := range counts {
			victim := seat
			if both {
				victim = game.Seat(i)
			}
			if !m.mayMake(ability.MakeMill, c, f, victim) {
				counts[i] = 0
			}
		}
	}
	m.finish(c, counts[0]+counts[1] > 0)
	if extra && m.phase != EndOfTurn {
		for _, s := range game.Seats {
			if both || s == seat {
				m.extraDraws[s] += int8(min(counts[s], 50))
			}
		}
		return
	}
	t := m.push(doTake)
	t.what, t.zone, t.by = game.Draws, to, cause{source: c.source, seat: c.seat}
	if to == Cemetery {
		t.what = game.Mills
		for i := range counts {
			taker := seat
			if both {
				taker = game.Seat(i)
			}
			counts[i] = m.changedDamage(taker, counts[i], false)
		}
	}
	if t.seat = seat; both {
		t.seat, t.flag = m.active, true
		t.other[0] = int16(counts[t.seat.Other()])
	}
	t.n = int16(counts[t.seat])
	c.them = m.takenOf(t, t.seat, int(t.n))
	if both {
		c.them = c.them.or(m.takenOf(t, t.seat.Other(), int(t.other[0])))
	}
}

// takenOf is the cards that are to be drawn or milled from a castle.
func (m *Match) takenOf(t *frame, s game.Seat, n int) cardSet {
	if t.what == game.Draws && m.drawsFromBottom(s) {
		return m.lastOf(m.zone(s, Castle), n)
	}
	return m.firstOf(m.zone(s, Castle), n)
}

// runHandTo brings the hand of whoever acts to a number of cards, as far as it may be
// brought there.
func (m *Match) runHandTo(f *frame, c *context, e ability.HandTo) {
	hand, n := int(m.zone(f.seat, Hand).n), m.amount(e.N, c)
	switch {
	case f.step == 1:
		f.step = 0
		m.toCemetery(m.answer.Card, cause{})
	case hand < n && e.By != ability.ByDiscarding:
		s := f.seat
		m.finish(c, true)
		m.draw(s, n-hand)
	case hand > n && e.By != ability.ByDrawing && m.mayMake(ability.MakeDiscard, c, f, f.seat):
		f.step = 1
		m.ask(f.seat, game.Choose, askDiscard, 0, hand-n)
	default:
		m.finish(c, true)
	}
}

// handLimit is how many cards a player may hold when the turn ends (DAR 5.5). What
// a text says stands in place of it (DAR 4.14), and at any time.
func (m *Match) handLimit(s game.Seat) int {
	if n, said := m.handLimitSaid(s); said {
		return n
	}
	n, more := handLimit, 0
	m.eachRule(ruleHandSize, func(f *force, r ability.PlayerRule) bool {
		ctx := m.contextOf(f)
		if r, ok := r.(ability.HandSize); ok && m.isSeat(r.Who, s, &ctx) {
			switch r.How {
			case ability.SetTo:
				n = r.N
			case ability.Added:
				more += r.N
			case ability.Unlimited:
				n = game.MaxCards
			}
		}
		return true
	})
	return max(n+more, 0)
}

func (m *Match) handLimitSaid(s game.Seat) (n int, said bool) {
	m.eachRule(ruleHandLimit, func(f *force, r ability.PlayerRule) bool {
		ctx := m.contextOf(f)
		if r, ok := r.(ability.HandLimit); ok && m.isSeat(r.Who, s, &ctx) && (!said || r.N < n) {
			n, said = r.N, true
		}
		return true
	})
	return n, said
}

// holdsTooMany has a player who holds more cards than a text allows discard one.
func (m *Match) holdsTooMany() bool {
	for _, s := range [...]game.Seat{m.active, m.active.Other()} {
		if n, said := m.handLimitSaid(s); said && int(m.zone(s, Hand).n) > n {
			f := m.push(doDiscard)
			f.seat, f.n = s, int16(int(m.zone(s, Hand).n)-n)
			return true
		}
	}
	return false
}

// runDiscard has a player discard one card of f.n too many.
func (m *Match) runDiscard(f *frame) {
	if f.step == 0 {
		f.step = 1
		m.ask(f.seat, game.Choose, askDiscard, 0, int(f.n))
		return
	}
	m.toCemetery(m.answer.Card, cause{})
	m.pop()
}

// insteadOfDraw finds the next card, not in asked, that lets a player do something
// in place of the draw of the turn, as both players see. It opens a context for
// it.
func (m *Match) insteadOfDraw(s game.Seat, asked cardSet) (node uint16, ctx int8, ok bool) {
	defer func(eyes game.Seen) { m.eyes = eyes }(m.eyes)
	m.eyes = game.ByBoth
	m.eachRule(ruleInstead, func(f *force, _ ability.PlayerRule) bool {
		if f.seat != s || asked.has(f.source) {
			return true
		}
		c := m.contextOf(f)
		c.face = m.at[f.source].face
		if !m.payable(m.nodes[f.node].kids[0], &c, s) {
			return true
		}
		node, ok = f.node, true
		ctx = m.open(c)
		return false
	})
	return node, ctx, ok && ctx >= 0
}
