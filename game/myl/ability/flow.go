package ability

// Effect is something that is done, at once or over a time.
type Effect interface{ effect() }

// Link says how a step hangs on the one before (DAR 4.10).
type Link uint8

// The links. After a full stop a step stands on its own; "y" and "luego"
// within a sentence make it depend on the step before. Of one plain verb said of several
// cards with "y" ("destruye un Aliado y destruye un Tótem") none depends on the others,
// unless it is a price; "luego" there keeps the order, and elsewhere says no more than
// "y", for which [And] stands.
const (
	Stop Link = iota
	And
	Then
)

// Sequence is done in order. The Link of its first step is Stop.
type Sequence struct{ Steps []Step }

// Step is one part of a sequence.
type Step struct {
	Link Link
	Do   Effect
}

// May lets a player decide whether to do it.
type May struct {
	Who Player
	Do  Effect
}

// InOrderTo does First "para" Do: Do depends on First and First is a cost
// wherever the rules have costs (DAR 4.6.1, 4.10).
type InOrderTo struct {
	First Effect
	Do    Effect
}

// IfThen is done when If holds. What is done otherwise is a further step with
// [Not] of [Held].
type IfThen struct {
	If   Condition
	Then Effect
}

// Choice lets a player choose one of the options, or N of them where that is 2 at least,
// which are done in their order.
type Choice struct {
	Who     Player
	N       int
	Options []Effect
}

// Unless is done unless the player does Avoid instead ("a menos que").
type Unless struct {
	Do    Effect
	Who   Player
	Avoid Effect
}

// Later is done when the moment comes, once.
type Later struct {
	When Window
	Do   Effect
}

// Meanwhile gives the effect one more triggered ability for a time, whatever becomes
// of its source: "hasta la Fase Final, cuando un Aliado que controles ataca, roba una
// carta". The event may be that of the cards picked before: It there. Within what it
// does, It is what it is in any triggered ability.
type Meanwhile struct {
	Has   Triggered
	Until Duration
}

func (Sequence) effect()  {}
func (May) effect()       {}
func (InOrderTo) effect() {}
func (IfThen) effect()    {}
func (Choice) effect()    {}
func (Unless) effect()    {}
func (Later) effect()     {}
func (Meanwhile) effect() {}
