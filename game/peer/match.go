package peer

import (
	"castillo/game"
)

// Match is the duel's match as this seat may drive it: what it decides is signed and said.
// A copy says nothing.
func (t *Table) Match() game.Match { return &seated{t.match.Clone(), t} }

// seated is a match of its own beside the table's, so that a screen may look at it while
// the table waits for the other seat.
type seated struct {
	game.Match
	table *Table
}

// Apply does an action at the table and here. Where the duel was stopped nothing can be done.
func (s *seated) Apply(a game.Action) error {
	if !s.table.busy.TryLock() {
		return errBusy
	}
	defer s.table.busy.Unlock()
	if err := s.table.apply(a); err != nil {
		return err
	}
	return s.Match.Apply(a)
}

// Options are those of the match. Of a castle that is looked through they list what the
// other seat has shown.
func (s *seated) Options(dst []game.Action) []game.Action {
	s.learn()
	return s.Match.Options(dst)
}

func (s *seated) learn() {
	if !s.table.busy.TryLock() {
		return
	}
	defer s.table.busy.Unlock()
	if m, ok := s.Match.(game.Searching); ok && len(s.table.unfold) > 0 {
		m.Unfold(s.table.unfold)
	}
}

func (s *seated) Clone() game.Match { return s.Match.Clone() }

// Words are those of the match (see [game.Worded]).
func (s *seated) Words(a game.Action) string { return game.WordsFor(s.Match, a) }

// Question is that of the match (see [game.Asking]).
func (s *seated) Question() game.Question { return game.QuestionOf(s.Match) }

// Seen is what the match tells (see [game.Telling]).
func (s *seated) Seen(a game.Action, seat game.Seat) game.Action {
	if m, ok := s.Match.(game.Telling); ok {
		return m.Seen(a, seat)
	}
	return a
}

// Proposal and Proposed are those of the match (see [game.Adjustable]).
func (s *seated) Proposal(seat game.Seat) game.Proposal {
	if m, ok := s.Match.(game.Adjustable); ok {
		return m.Proposal(seat)
	}
	return game.Proposal{}
}

// Influences and Permanents are those of the match (see [game.Explaining]).
func (s *seated) Influences(seat game.Seat, c game.CardID) []game.Influence {
	return game.InfluencesOn(s.Match, seat, c)
}

func (s *seated) Permanents(seat, of game.Seat) []game.Influence {
	return game.PermanentsOf(s.Match, seat, of)
}

// LeftByHand is that of the match, likewise.
func (s *seated) LeftByHand(f game.Face) []string { return game.LeftByHandOn(s.Match, f) }

// Linger does nothing: a match that is played ends its declarations (see [game.Battling]).
func (s *seated) Linger() {}

// Battle is that of the match.
func (s *seated) Battle(dst []game.Fight) (fights []game.Fight, damage int) {
	if b, ok := s.Match.(game.Battling); ok {
		return b.Battle(dst)
	}
	return dst, 0
}

func (s *seated) Proposed(a game.Action) game.Proposal { return game.ProposedBy(s.Match, a) }
