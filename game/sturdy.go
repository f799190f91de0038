package game

import (
	"fmt"
	"runtime/debug"
)

// Fault is a failure of a program of ours where there should be none: a rulebook or a
// computer player that panicked. It is an error.
type Fault struct {
	Action Action // what was being done, the zero Action where nothing was
	Cause  string // what the panic says
	Stack  string // and where it happened, for those who mend it
}

// Error says in Spanish that the program failed, and how.
func (f *Fault) Error() string { return "falló el programa del juego: " + f.Cause }

// Try does something. A panic in it is given as a *Fault, nil where there was none.
func Try(do func()) (fault *Fault) {
	defer func() {
		if cause := recover(); cause != nil {
			fault = &Fault{Cause: fmt.Sprint(cause), Stack: string(debug.Stack())}
		}
	}()
	do()
	return nil
}

// NewMatch lays out a match of a rulebook whose faults are caught (see [Sturdy]).
func NewMatch(book Rulebook, s Setup) (m Match, err error) {
	if fault := Try(func() { m, err = book.NewMatch(s) }); fault != nil {
		return nil, fault
	}
	if err != nil {
		return nil, err
	}
	return Sturdy(m), nil
}

// Sturdy is m with its faults caught, for whoever plays or shows it to a person: a panic in
// the rulebook reaches nobody. Where Apply fails so, the match is as it was before and Apply
// gives the *Fault. A question that fails is answered with nothing.
//
// It costs a copy of the match for every action, which a series of games by the computer
// does not pay (see [Try]).
func Sturdy(m Match) Match {
	if s, ok := m.(*sturdy); ok {
		return s
	}
	return &sturdy{Match: m}
}

type sturdy struct {
	Match
	watch func(Event)
}

// Apply does an action; where the rulebook fails at it, nothing was done.
func (s *sturdy) Apply(a Action) (err error) {
	before := s.Match.Clone()
	if fault := Try(func() { err = s.Match.Apply(a) }); fault != nil {
		fault.Action = a
		s.Match = before
		s.Match.Watch(s.watch)
		return fault
	}
	return err
}

func (s *sturdy) Options(dst []Action) (all []Action) {
	if Try(func() { all = s.Match.Options(dst) }) != nil {
		return dst
	}
	return all
}

func (s *sturdy) Refuse(seat Seat, c CardID, to Zone, target CardID) (why *Refusal) {
	Try(func() { why = s.Match.Refuse(seat, c, to, target) })
	return why
}

func (s *sturdy) Look(seat Seat, v *View) { Try(func() { s.Match.Look(seat, v) }) }

func (s *sturdy) Watch(f func(Event)) {
	s.watch = f
	s.Match.Watch(f)
}

func (s *sturdy) Clone() Match { return &sturdy{Match: s.Match.Clone()} }

// Words are those of the match (see [Worded]).
func (s *sturdy) Words(a Action) (words string) {
	Try(func() { words = WordsFor(s.Match, a) })
	return words
}

// Question is that of the match (see [Asking]).
func (s *sturdy) Question() (q Question) {
	Try(func() { q = QuestionOf(s.Match) })
	return q
}

// Seen is what the match tells (see [Telling]).
func (s *sturdy) Seen(a Action, seat Seat) Action {
	if t, ok := s.Match.(Telling); ok {
		Try(func() { a = t.Seen(a, seat) })
	}
	return a
}

// Searched and Unfold are those of the match (see [Searching]).
func (s *sturdy) Searched() (whose Seat) {
	whose = Nobody
	if m, ok := s.Match.(Searching); ok {
		Try(func() { whose = m.Searched() })
	}
	return whose
}

func (s *sturdy) Unfold(faces []Face) {
	if m, ok := s.Match.(Searching); ok {
		Try(func() { m.Unfold(faces) })
	}
}

// Proposal and Proposed are those of the match (see [Adjustable]).
func (s *sturdy) Proposal(seat Seat) (p Proposal) {
	if m, ok := s.Match.(Adjustable); ok {
		Try(func() { p = m.Proposal(seat) })
	}
	return p
}

func (s *sturdy) Proposed(a Action) (p Proposal) {
	Try(func() { p = ProposedBy(s.Match, a) })
	return p
}

// Linger and Battle are those of the match (see [Battling]).
func (s *sturdy) Linger() {
	if b, ok := s.Match.(Battling); ok {
		b.Linger()
	}
}

func (s *sturdy) Battle(dst []Fight) (fights []Fight, damage int) {
	if b, ok := s.Match.(Battling); ok && Try(func() { fights, damage = b.Battle(dst) }) == nil {
		return fights, damage
	}
	return dst, 0
}

// Influences and Permanents are those of the match (see [Explaining]).
func (s *sturdy) Influences(seat Seat, c CardID) (acts []Influence) {
	Try(func() { acts = InfluencesOn(s.Match, seat, c) })
	return acts
}

func (s *sturdy) Permanents(seat, of Seat) (last []Influence) {
	Try(func() { last = PermanentsOf(s.Match, seat, of) })
	return last
}

// LeftByHand is that of the match, likewise.
func (s *sturdy) LeftByHand(f Face) (sentences []string) {
	Try(func() { sentences = LeftByHandOn(s.Match, f) })
	return sentences
}

// Chances is how many options a chance decision has (see [Drawing]).
func (s *sturdy) Chances() (n int) {
	Try(func() {
		if d, ok := s.Match.(Drawing); ok {
			n = d.Chances()
		} else {
			n = len(s.Match.Options(nil))
		}
	})
	return max(n, 1)
}

// Chance is one of them.
func (s *sturdy) Chance(i int) (a Action) {
	Try(func() {
		if d, ok := s.Match.(Drawing); ok {
			a = d.Chance(i)
		} else {
			a = s.Match.Options(nil)[i]
		}
	})
	return a
}

// Guess and CopyTo are those of the match (see [Guessing]). What they give is not sturdy.
func (s *sturdy) Guess(into Match, seat Seat, r *Rand, theirs []Face) (m Match) {
	if Try(func() { m = guessOf(s.Match, into, seat, r, theirs) }) != nil {
		return nil
	}
	return m
}

func (s *sturdy) CopyTo(into Match) Match { return copyOf(s.Match, into) }
