package game

// Kind says what sort of answer a decision wants. Eight kinds serve every
// rulebook, so a screen that can ask these can play any of them.
type Kind uint8

// The kinds of decision.
const (
	NoDecision Kind = iota
	Main            // act freely: play, use, attack, pass, end
	Choose          // one of these cards
	YesNo           // take it or leave it
	Number          // how many
	Mode            // one of several ways, told by Action.N
	Order           // what comes next, of things that happen together
	Name            // name a face, a race, a type
	Chance          // the dealer's: who starts, which face, which card at random
)

// Decision is what the match waits for. The zero Decision is none: the match
// is over.
type Decision struct {
	Seat   Seat
	Kind   Kind
	Ask    Prompt // what is asked; the rulebook has words for it
	Source CardID // the card that asks, 0 the rules
	Left   uint8  // how many such choices follow this one at most, itself included; 0 not told
	Forced bool   // all cards that can be chosen have to be, in whatever order: nothing is left to decide
}

// Prompt is a rulebook's number for a question; see [Rulebook.Question].
type Prompt uint8

// Verb is what an action does.
type Verb uint8

// The verbs. Rulebooks share them, so that screens and players need not know
// which rulebook is on the table.
const (
	NoVerb  Verb = iota
	Play         // play Card; N is PayByHand or 0
	Use          // use ability N of Card
	Attack       // declare Card an attacker
	Block        // declare Card the blocker of Target
	Pass         // decline, cede priority, declare no more
	End          // end the present phase
	Pick         // choose Card
	Yes          // take what is offered
	No           // leave it
	Say          // answer with N: a number, a mode, a set
	NameIt       // name Face, or the race or type in N
	Deal         // dealer: the sleeve Card holds Face (0: nobody here may know)
	Start        // dealer: seat N takes the first turn
	Propose      // propose an adjustment by hand
	Place        // let it be brought to Zone, of seat N
)

// PayByHand in the N of a Play, and UseByHand added to the N of a Use, mean that who pays will
// choose the golds.
const (
	PayByHand = 1
	UseByHand = 1 << 8
)

// Action is one thing that a seat may do, and what it does when applied. It is
// a small comparable value; which fields count depends on the verb, the others
// are zero.
type Action struct {
	Verb   Verb
	Card   CardID
	Target CardID
	Zone   Zone
	Face   Face
	N      int16
}

// Ability is which ability of its card a Use is of, from 1.
func (a Action) Ability() int { return int(a.N) &^ UseByHand }

// ByHand reports whether who pays for what is played or used will choose the golds.
func (a Action) ByHand() bool {
	return a.Verb == Play && a.N == PayByHand || a.Verb == Use && a.N&UseByHand != 0
}
