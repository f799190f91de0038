package scenario

import (
	"fmt"

	"castillo/game"
	"castillo/game/card"
)

// Scenario is one file, read.
type Scenario struct {
	File   string
	Title  string
	Rules  string // the word after "reglamento:"
	Seed   uint64
	Puzzle bool     // "acertijo:": both hands lie open and the castles in no order
	Grade  int      // of a puzzle, 0 where it is not said
	First  []string // the moves by which a puzzle is won, as "gana:" says them
	Cards  []Definition
	Active game.Seat
	Turn   int
	Phase  Moment
	Lays   []Lay
	Moves  Line // where "jugada:" stands
	Steps  []Step
}

// Line is a line of the file, from 1.
type Line int

// At is the line itself: what is embedded in every statement.
func (l Line) At() Line { return l }

// Definition is a card that the file defines.
type Definition struct {
	Line
	Card card.Card
}

// Lay says which cards a zone holds.
type Lay struct {
	Line
	Side  game.Seat
	Place Place
	Cards []Entry
}

// Entry is some copies of a card that are laid out.
type Entry struct {
	Count   int
	Name    string
	Edition card.Edition // of the version that is meant, empty where it is not said
	Fresh   bool         // "recién"
	Arms    []string     // "con"
	Blocker *Ref         // "bloqueado por"
}

// Ref names a card in the match.
type Ref struct {
	Side    game.Seat // Nobody where it is not said
	Place   Place     // NoPlace where it is not said
	Name    string
	Ordinal int // from 1, 0 where it is not said
}

// Choice is one answer: what it says depends on what is asked.
type Choice struct {
	Text   string // as written, without quotes
	Quoted bool
	Ref    Ref // the same words as a card
}

// Step is one statement after "jugada:".
type Step interface {
	At() Line
	step()
}

// Move is a Step that a player does.
type Move interface {
	Step
	// Mover is the player.
	Mover() game.Seat
	// try does the move on a table where it is possible now; it tells whether
	// it was. A table on which it fails is thrown away.
	try(*table) bool
	// blame says why the move cannot be done; empty where nothing is lost.
	blame(*table) string
}

// By is the mover of a statement.
type By game.Seat

// Mover is the player.
func (s By) Mover() game.Seat { return game.Seat(s) }

// The moves.
type (
	// Play plays a card.
	Play struct {
		Line
		By
		Card    Ref
		Targets []Choice
		Zone    Place
	}
	// Use uses ability N of a card, counting from 1 those that can be used; 0
	// where the number is not said.
	Use struct {
		Line
		By
		Card    Ref
		N       int
		Targets []Choice
	}
	// Attack declares the attackers, all of them.
	Attack struct {
		Line
		By
		Cards []Ref
	}
	// Block declares the blockers, all of them; none for "no bloquea".
	Block struct {
		Line
		By
		Pairs []Pair
	}
	// Choose answers what is asked.
	Choose struct {
		Line
		By
		Choices []Choice
	}
	// Pass declines.
	Pass struct {
		Line
		By
	}
	// Keep leaves zones as they are in the regrouping.
	Keep struct {
		Line
		By
		Places []Place
	}
	// End ends the present phase.
	End struct {
		Line
		By
	}
	// Adjust is an adjustment by hand.
	Adjust struct {
		Line
		By
		Words string
	}
)

// Pair is a blocker and whom it blocks.
type Pair struct{ Attacker, Blocker Ref }

// String names both as the file does.
func (p Pair) String() string { return fmt.Sprintf("%v con %v", p.Attacker, p.Blocker) }

// Until plays on to the start of a phase.
type Until struct {
	Line
	Phase Moment
	Of    game.Seat // Nobody: of either
}

// Expect says what must hold.
type Expect struct {
	Line
	Now  bool // "ya"
	That Expectation
}

func (Play) step()   {}
func (Use) step()    {}
func (Attack) step() {}
func (Block) step()  {}
func (Choose) step() {}
func (Pass) step()   {}
func (Keep) step()   {}
func (End) step()    {}
func (Adjust) step() {}
func (Until) step()  {}
func (Expect) step() {}

// Expectation is something that holds or does not. String is how a person
// would say it.
type Expectation interface {
	String() string
	// holds tells whether it does and, where it does not, what stands there.
	holds(*table, *scene) (ok bool, instead string)
}

// Compare is the sign between two numbers.
type Compare string

func (c Compare) of(a, b int) bool {
	switch c {
	case "=":
		return a == b
	case "!=":
		return a != b
	case "<":
		return a < b
	case ">":
		return a > b
	case "<=":
		return a <= b
	}
	return a >= b
}

// The expectations.
type (
	// Count is how many cards lie in a zone.
	Count struct {
		Side  game.Seat
		Place Place
		Sign  Compare
		N     int
	}
	// Holds is what lies in a zone.
	Holds struct {
		Side  game.Seat
		Place Place
		How   Content
		Cards []Stack
	}
	// Gold is what a player can pay.
	Gold struct {
		Side game.Seat
		Sign Compare
		N    int
	}
	// Value is the strength or the cost of a card.
	Value struct {
		Card Ref
		Cost bool // the cost, not the strength
		Sign Compare
		N    int
	}
	// Where is the zone of a card.
	Where struct {
		Card  Ref
		Side  game.Seat
		Place Place
	}
	// Is says that a card counts as a type or a race.
	Is struct {
		Card Ref
		Not  bool
		Type card.Type
		Race card.Race
	}
	// Able says that a card has its ability.
	Able struct {
		Card Ref
		Not  bool
	}
	// Can says that a move is on offer.
	Can struct {
		Not  bool
		Move Move
		Text string // the move as a person says it
	}
	// Decides is whose decision is pending.
	Decides struct{ Seat game.Seat }
	// During is the phase that is on.
	During struct{ Phase Moment }
	// TurnOf is whose turn it is.
	TurnOf struct{ Seat game.Seat }
	// Won is how the match ended: Nobody and not Over, it has not.
	Won struct {
		Over bool
		Seat game.Seat // Nobody: a draw
	}
)

// Stack is some copies of a card, by name.
type Stack struct {
	Count int
	Name  string
}

// Content is how the cards of a Holds lie in the zone.
type Content uint8

// The ways.
const (
	Exactly Content = iota
	Includes
	Excludes
	OnTop
)
