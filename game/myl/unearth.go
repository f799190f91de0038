package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// runUnearth turns up one card of a castle after the other until one fits. f.set
// holds what was turned up, f.target the last of it.
func (m *Match) runUnearth(f *frame, c *context, e ability.Unearth) {
	seat := m.player(e.Of, c, f.seat)
	pile := m.zone(seat, Castle)
	for {
		if m.nameFaces(f) {
			return
		}
		shown := f.set.len()
		last := f.set.minus(m.firstOf(pile, shown-1))
		for id := range last.all() {
			if m.describes(m.ready(&e.Until), id, m.val(id), c) {
				m.unearthed(f, c, e, seat, last)
				return
			}
		}
		if shown == int(pile.n) {
			m.unearthed(f, c, e, seat, cardSet{})
			return
		}
		f.set = m.firstOf(pile, shown+1)
	}
}

// unearthed ends it with the card that was found, if there is one.
func (m *Match) unearthed(f *frame, c *context, e ability.Unearth, s game.Seat, found cardSet) {
	c.prev, c.it, c.them = f.set, found, f.set
	n, by := m.changedDamage(s, f.set.len(), false), cause{source: c.source, seat: c.seat}
	mills := e.Mill && m.mayMake(ability.MakeMill, c, f, s)
	m.finish(c, !found.empty() && mills == e.Mill)
	if mills {
		t := m.push(doTake)
		t.seat, t.n, t.what, t.zone, t.by = s, int16(n), game.Mills, Cemetery, by
	}
}
