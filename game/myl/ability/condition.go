package ability

// Condition is a requirement (DAR 4.6.1) or what a "si" or "mientras" asks.
type Condition interface{ condition() }

// Exists holds when the number of cards that fit compares so; AtLeast 1 is
// "si controlas un ...".
type Exists struct {
	Of    Filter
	Count Bound
}

// Only holds when Of controls cards of the general kind All and every one of
// them fits Are: "si solo controlas Aliados de raza Dragón". Where it Was so, the
// source and what left play with it still count: "si solo controlabas".
type Only struct {
	All Filter
	Are Filter
	Was bool
}

// OnlyThis holds when the source is the only ally that its controller controls.
type OnlyThis struct{}

// Fits holds when the card fits the filter: "si el portador es de raza X", "si
// esta carta está en tu Cementerio".
type Fits struct {
	Who Cards
	Is  Filter
}

// Compares compares two amounts.
type Compares struct {
	A    Amount
	Op   Op
	With Amount
}

// DeclaredAttack holds when the controller declared an attack this turn.
type DeclaredAttack struct{}

// Happened holds when a player did this in the turn so far or, with Last, in the latest turn
// of his own that is over, no matter with what card.
type Happened struct {
	On   PlayerEvent
	Last bool
}

// FirstTurn holds in the controller's first turn.
type FirstTurn struct{}

// TurnOf holds in turns of that player.
type TurnOf struct{ Who Player }

// During holds in that time of the turn.
type During struct{ Window Window }

// Not holds when Of does not.
type Not struct{ Of Condition }

// All holds when each of its conditions does.
type All struct{ Of []Condition }

// Any holds when one of its conditions does.
type Any struct{ Of []Condition }

// Held holds when the condition of the previous step did ("si no" negates it).
type Held struct{}

// Done holds when the previous step was done ("si lo haces"). In a continuous
// ability it holds while what the previous step allows is being done.
type Done struct{}

func (Exists) condition()         {}
func (Only) condition()           {}
func (OnlyThis) condition()       {}
func (Fits) condition()           {}
func (Compares) condition()       {}
func (DeclaredAttack) condition() {}
func (FirstTurn) condition()      {}
func (TurnOf) condition()         {}
func (During) condition()         {}
func (Not) condition()            {}
func (All) condition()            {}
func (Any) condition()            {}
func (Done) condition()           {}
func (Held) condition()           {}
func (Happened) condition()       {}
