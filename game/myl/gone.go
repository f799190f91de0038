package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// Cards that are gone and still answer what they left by.

// addGone adds to a set what may answer its own departure, or that of its bearer,
// for who controlled it then, or for the other player where it invites him.
func (m *Match) addGone(to *cardSet, s game.Seat, h *happening) {
	if to.drop(h.it); h.seat == s || m.fact(h.it).invites {
		to.add(h.it)
	}
	if !m.armAnswers.meets(h.mask()) {
		return
	}
	for id := range m.goneWith(h.it).all() {
		if to.drop(id); m.at[id].was.controller == s || m.fact(id).invites {
			to.add(id)
		}
	}
}

// goneWith is the weapons that left play together with their bearer.
func (m *Match) goneWith(bearer game.CardID) (arms cardSet) {
	for out := m.now.lie.inAny(outZones); ; {
		id := out.take()
		if id == 0 {
			return arms
		}
		if m.wentWith(id, bearer) {
			arms.add(id)
		}
	}
}

// wentWith reports whether a card is a weapon that left play after its bearer.
func (m *Match) wentWith(id, bearer game.CardID) bool {
	c, b := &m.at[id], &m.at[bearer]
	return bearer != 0 && c.was.bearer == bearer && !inPlay(c.zone) && b.was.known && c.was.clock > b.was.clock
}

// isGone reports whether a happening is the departure of a card, or of its bearer
// together with it.
func (m *Match) isGone(id game.CardID, h *happening) bool {
	return h.takesAway() && (h.it == id || m.wentWith(id, h.it))
}

// withGone adds to the cards that fit a filter the source and those that leave play
// with it, as they last were there.
func (m *Match) withGone(s cardSet, f *ability.Filter, ctx *context) cardSet {
	gone := m.going.or(setOf(ctx.source))
	for id := range gone.all() {
		if m.fitsThen(f, id, ctx) {
			s.add(id)
		}
	}
	return s
}

// sideSince is who controls a card, or did when it left play since an ability began.
func (m *Match) sideSince(id game.CardID, ctx *context) game.Seat {
	if c := &m.at[id]; inPlay(c.zone) || !c.was.known || c.was.clock <= ctx.since {
		return c.controller
	}
	return m.at[id].was.controller
}

// sideOf is who controls a card, or did when it left as an event says.
func (m *Match) sideOf(id game.CardID, h *happening) game.Seat {
	switch {
	case !m.isGone(id, h):
		return m.at[id].controller
	case id == h.it:
		return h.seat
	}
	return m.at[id].was.controller
}
