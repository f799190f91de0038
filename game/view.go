package game

import "castillo/game/card"

// View is what a seat may know of a match, and all that a screen or a computer
// player looks at. What the seat does not know is not in it.
type View struct {
	Seat     Seat // whose eyes
	Turn     int  // from 1, counting every player's turns
	Active   Seat
	First    Seat // who took the first turn; Nobody before that is known
	Phase    Phase
	Decision Decision
	Result   Result
	Proposal Proposal // an adjustment that waits for its answer
	Players  [2]PlayerView
	Cards    []CardView // every card of the match, by rising id
}

// PlayerView is what is known of a player beside the cards.
type PlayerView struct {
	Gold    int // gold that can be paid now, virtual gold included
	Virtual int // virtual gold among it
	Castle  int // cards left in the castle
	Hand    int
}

// CardView is what is known of one card.
type CardView struct {
	ID         CardID
	Face       Face // that it shows; 0 not known
	Printed    Face // what is printed on it: Face, but for a card that is a copy of another or has its ability
	Owner      Seat
	Controller Seat
	Zone       Zone
	Place      int    // position in the zone, from 0: the top of a pile, the first of a line
	Bearer     CardID // the card that carries this one, 0 none
	Foe        CardID // the card that it blocks or that blocks it, 0 none
	Strength   int    // as it counts now, -1 where it has none or is not known
	Cost       int    // likewise
	Types      card.TypeSet
	Races      card.Races // as it counts now
	Marks      Marks
	Sees       Seen  // who knows its face
	Shuffled   uint8 // how often its face was lost in a shuffle, counted round
}

// Marks are the states of a card in play that a screen shows.
type Marks uint16

// The marks.
const (
	JustArrived Marks = 1 << iota // has not been there since its controller's last regrouping
	Attacking
	Blocking
	Blocked
	LostAbility
	Shown      // its face is known to both players although the zone is private
	HasAbility // an ability of its text is in force
	ByHand     // part of its text is not run: the players see to it themselves
)

// Has reports whether all of k are set.
func (m Marks) Has(k Marks) bool { return m&k == k }

// Find is the view of one card, the zero CardView where there is none.
func (v *View) Find(id CardID) CardView {
	if i := int(id) - 1; i >= 0 && i < len(v.Cards) {
		return v.Cards[i]
	}
	return CardView{}
}

// Join adds to a view what another seat knows of the same match: the cards whose faces only
// that seat knows, as it sees them.
func (v *View) Join(other *View) {
	for i := range v.Cards {
		if v.Cards[i].Face == 0 && i < len(other.Cards) {
			v.Cards[i] = other.Cards[i]
		}
	}
}

// Sight is a match as one seat may use it: look, see what can be chosen, no
// more. Players, computer or not, are given a Sight and never the match.
type Sight struct {
	match Match
	seat  Seat
}

// SightOf gives seat s its sight of m.
func SightOf(m Match, s Seat) Sight { return Sight{m, s} }

// Seat is whose sight it is.
func (s Sight) Seat() Seat { return s.seat }

// Rulebook is the rulebook that the match follows.
func (s Sight) Rulebook() Rulebook { return s.match.Rulebook() }

// Look fills v with what the seat may know.
func (s Sight) Look(v *View) { s.match.Look(s.seat, v) }

// Proposal is the adjustment that waits for its answer, as in the view.
func (s Sight) Proposal() Proposal {
	if m, ok := s.match.(Adjustable); ok {
		return m.Proposal(s.seat)
	}
	return Proposal{}
}

// Decision is what the match waits for.
func (s Sight) Decision() Decision { return s.match.Decision() }

// Options appends what the seat may choose now; nothing while another decides.
func (s Sight) Options(dst []Action) []Action {
	if s.match.Decision().Seat != s.seat {
		return dst
	}
	return s.match.Options(dst)
}
