package game

// Guessing is a match of which a seat can have one of its own, to try out what it might do.
type Guessing interface {
	// Guess makes a match as seat s knows this one, into one that it made before where that
	// is given. What s does not know is drawn anew, by nothing but r and what s knows: its own
	// undealt cards among those that are left of its deck, those of the opponent from theirs,
	// the faces that may be in that deck, with those in it that have been seen. Without theirs
	// the hidden cards of the opponent have no face.
	Guess(into Match, s Seat, r *Rand, theirs []Face) Match

	// CopyTo is Clone into a match that Guess or CopyTo made before, where that is given.
	CopyTo(into Match) Match
}

// Guess is a match of the seat's own, in which it may try out what it likes: see [Guessing].
// It is nil where the match gives none.
func (s Sight) Guess(into Match, r *Rand, theirs []Face) Match {
	if g, ok := s.match.(Guessing); ok {
		return g.Guess(into, s.seat, r, theirs)
	}
	return nil
}

// guessOf is for a match around another.
func guessOf(m Match, into Match, s Seat, r *Rand, theirs []Face) Match {
	return SightOf(m, s).Guess(into, r, theirs)
}

// copyOf is likewise.
func copyOf(m, into Match) Match {
	if g, ok := m.(Guessing); ok {
		return g.CopyTo(into)
	}
	return m.Clone()
}
