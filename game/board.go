package game

// ZoneInfo describes one zone of a player's half of the board. The battlefield
// is a grid that fills from the middle of the table (row 0) to its player (the
// last row); a screen mirrors it for the opponent.
type ZoneInfo struct {
	Zone Zone
	Name string // Spanish
	Row  int
	Col  int
	Span int // columns, at least 1
	Lay  Lay
}

// Lay is how cards lie in a zone.
type Lay uint8

// The ways to lie.
const (
	Pile   Lay = iota // one on another, the top one in sight
	Line              // side by side
	InHand            // side by side, below the battlefield, for its owner's eyes
	Hidden            // not drawn on the board by itself
)

// PhaseInfo describes a part of the turn.
type PhaseInfo struct {
	Phase Phase
	Name  string // Spanish
	// In is the phase that this one is a step of, itself for a whole phase.
	In Phase
}
