package ability

// Amount is a number, known or found out when it is needed.
type Amount interface{ amount() }

// Number is a literal number.
type Number int

// CountOf is how many cards fit.
type CountOf struct{ Of Filter }

// StrengthOf is the strength of a card, last known if it left play.
type StrengthOf struct{ Of Cards }

// CostOf is the cost of a card (DAR 4.1.2).
type CostOf struct{ Of Cards }

// WeaponsOf is how many weapons an ally carries.
type WeaponsOf struct{ Of Cards }

// Tally is how often a player did something in the turn so far, card by card: such
// cards that he played, cards that he drew.
type Tally struct{ On PlayerEvent }

// Times is Of multiplied by N, N at least 2 or, as what a [Plus] takes away, less than 0.
type Times struct {
	N  int
	Of Amount
}

// Divided is Of divided by N, N at least 2; what is left over counts only if Up:
// "por cada 2 cartas", "la mitad, redondeando hacia arriba".
type Divided struct {
	N  int
	Of Amount
	Up bool
}

// Capped is Of, but no more than Most.
type Capped struct {
	Of   Amount
	Most int
}

// Plus is A and B together, B negative for less: "la Fuerza de ese Aliado más 1".
type Plus struct{ A, B Amount }

// EventAmount is a number that the event or the ability itself gave.
type EventAmount uint8

// The numbers that are given so.
const (
	DamageDone  EventAmount = iota + 1 // the damage dealt to the castle
	CardsMilled                        // the cards that were milled
	GoldPaid                           // the Oros paid for this ability
	CardsMoved                         // the cards that the cost moved
	NamedCost                          // the cost that was named
	OwnCost                            // each changed card's own cost
	OwnStrength                        // each card's own strength
	OwnWeapons                         // the weapons that each changed card carries
)

// IsNumber reports whether an amount is known from the start.
func IsNumber(a Amount) bool {
	_, ok := a.(Number)
	return ok
}

func (Number) amount()      {}
func (CountOf) amount()     {}
func (StrengthOf) amount()  {}
func (CostOf) amount()      {}
func (WeaponsOf) amount()   {}
func (Tally) amount()       {}
func (Times) amount()       {}
func (Divided) amount()     {}
func (Capped) amount()      {}
func (Plus) amount()        {}
func (EventAmount) amount() {}
