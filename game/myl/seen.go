package myl

import "castillo/game"

// Seen is an action of this match as seat s gets to know it: without the faces
// that the seat may not see. It is what its own match is to be fed with.
func (m *Match) Seen(a game.Action, s game.Seat) game.Action {
	if a.Face == 0 || m.pending.Seat == s || a.Card != 0 && a.Verb != game.Deal && m.at[a.Card].sees.By(s) {
		return a
	}
	switch a.Verb {
	case game.Deal:
		if !m.dealtTo().By(s) {
			a.Face = 0
		}
	case game.Pick:
		if m.pending.Ask == askAdjustSearch && !m.hidesSearch() {
			return a
		}
		if m.frames[m.depth-1].routine == doAdjust {
			a.Face = 0
		}
		if f := &m.frames[m.depth-1]; f.routine == doPick && f.seat != s && m.picksHidden(f) {
			a.Face = 0
		}
	}
	return a
}

// dealtTo is who sees the face that the dealer names.
func (m *Match) dealtTo() game.Seen { return m.frames[m.depth-1].sees }

// partial reports whether this is a match that does not know everything.
func (m *Match) partial() bool { return m.pools[game.A].secret || m.pools[game.B].secret }

// Searched is the player whose castle is looked through in the present decision (see
// game.Searching).
func (m *Match) Searched() game.Seat {
	switch m.pending.Ask {
	case askAdjustSearch:
		return m.pending.Seat
	case askPick, askRandom:
		f := &m.frames[m.depth-1]
		k, c := &m.picks[f.node], &m.contexts[f.ctx]
		if m.looksThroughCastle(k, c, f.seat) {
			return m.castleOf(k, c, f.seat)
		}
	}
	return game.Nobody
}

// Unfold tells what lies in the castle that is looked through, where that deck is secret
// in this match. Faces that are not defined are left out.
func (m *Match) Unfold(faces []game.Face) {
	s := m.Searched()
	if !s.Plays() || !m.pools[s].secret {
		return
	}
	p := &m.pools[s]
	p.n = 0
	for _, f := range faces {
		if f != 0 && int(f) < m.faces && int(p.n) < len(p.faces) {
			p.faces[p.n] = f
			p.n++
		}
	}
	m.asked = asked{}
}

// fold forgets what Unfold told.
func (m *Match) fold() {
	for i := range m.pools {
		if p := &m.pools[i]; p.secret {
			p.n = 0
		}
	}
}
