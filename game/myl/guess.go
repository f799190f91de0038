package myl

import (
	"slices"

	"castillo/game"
)

// Guess makes a match as a seat knows this one (see game.Guessing).
func (m *Match) Guess(into game.Match, s game.Seat, r *game.Rand, theirs []game.Face) game.Match {
	g := m.CopyTo(into).(*Match)
	g.asked = asked{}
	changed := false
	for id := game.CardID(1); id <= g.cardsN; id++ {
		c := &g.at[id]
		if c.sees.By(s) {
			continue
		}
		changed = changed || c.zone != Castle
		if c.face != 0 {
			if c.owner == s {
				g.pools[s].put(c.face)
			}
			g.giveFace(id, 0)
		}
	}
	own := &g.pools[s]
	slices.Sort(own.faces[:own.n]) // whatever was dealt of it that the seat does not see
	clear(own.faces[own.n:])
	rest := &g.pools[s.Other()]
	rest.faces, rest.n, rest.secret = [maxDeck]game.Face{}, 0, true
	if len(theirs) > 0 {
		g.guessDeck(s.Other(), r, theirs)
	}
	if changed {
		g.stale()
	}
	return g
}

// guessDeck draws the hidden cards of a player from faces that may be in its deck: first from
// those that were not seen yet, then from all.
func (m *Match) guessDeck(s game.Seat, r *game.Rand, faces []game.Face) {
	var room [game.MaxCards]game.Face
	left := append(room[:0], faces...)
	hidden := 0
	for id := game.CardID(1); id <= m.cardsN; id++ {
		c := &m.at[id]
		switch {
		case c.owner != s:
		case c.face == 0:
			hidden++
		default:
			if i := slices.Index(left, c.printedFace()); i >= 0 {
				left = slices.Delete(left, i, i+1)
			}
		}
	}
	p := &m.pools[s]
	p.secret = false
	for range hidden {
		if len(left) == 0 {
			p.put(faces[r.Below(len(faces))])
			continue
		}
		i := r.Below(len(left))
		p.put(left[i])
		left[i] = left[len(left)-1]
		left = left[:len(left)-1]
	}
	for id := m.zone(s, Hand).head; id != 0; id = m.at[id].next {
		if m.at[id].face == 0 && p.n > 0 {
			p.n--
			m.giveFace(id, p.faces[p.n])
		}
	}
}

// CopyTo is Clone into a match that was made before (see game.Guessing).
func (m *Match) CopyTo(into game.Match) game.Match {
	c, ok := into.(*Match)
	if !ok || c == nil {
		c = new(Match)
	}
	*c = *m
	c.watch = nil
	return c
}
