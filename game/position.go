package game

import "castillo/game/card"

// Position is a match laid out in the middle: what a scenario sets up. What it
// leaves out is plain: a castle that is not given holds 30 copies of an Oro
// without ability, every other zone is empty.
type Position struct {
	Cards  []card.Card // the definitions, as in a Setup
	Active Seat
	Turn   int // from 1
	Phase  Phase
	Sides  [2][]Placed // in the order in which they came; a castle from the top down
	ByHand bool        // as in a Setup
	Watch  func(Event) // watches from the start, nil for nobody
	// Open has both players know both hands, and neither the order of a castle: what is taken from
	// one is dealt by chance. So lies what is to be solved.
	Open bool
}

// Placed is one card of a position.
type Placed struct {
	Face  Face
	Zone  Zone
	Fresh bool   // came into play in this turn
	Arms  []Face // the weapons that it carries
	// Foe pairs an attacker with its blocker: 1 + the blocker's index among the
	// opponent's Placed, 0 for none.
	Foe int
}
