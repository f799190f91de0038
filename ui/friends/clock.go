package friends

import (
	"time"

	"castillo/game"
)

// clock counts how long each seat thinks. Each side keeps its own: the one that runs out is the
// own seat's, which then gives up.
type clock struct {
	each  time.Duration // that a seat has; 0: there is no clock
	spent [2]time.Duration
	last  time.Time
	noted time.Time
}

// The times of a clock.
const (
	noteEvery = 15 * time.Second // between notes in the duel's file
	longest   = 5 * time.Second  // between two looks: a machine that slept was not thinking
)

func newClock(each time.Duration, spent [2]time.Duration, now time.Time) clock {
	return clock{each: each, spent: spent, last: now, noted: now}
}

// run counts the time since the last look for the seat that decides; nobody's while chance does or
// the line is lost.
func (c *clock) run(decides game.Seat, now time.Time) {
	if passed := now.Sub(c.last); decides.Plays() && passed > 0 {
		c.spent[decides] += min(passed, longest)
	}
	c.last = now
}

// left is what a seat still has, none below zero.
func (c *clock) left(s game.Seat) time.Duration { return max(0, c.each-c.spent[s]) }

// Tick runs the clock, and reports what is left to each seat; false where there is no clock.
func (s *Session) Tick(v game.View, now time.Time) (left [2]time.Duration, ok bool) {
	state := s.Duel.State()
	decides := v.Decision.Seat
	if v.Result.Over || state.Result.Over || state.Stopped != nil || !state.Lost.IsZero() {
		decides = game.Nobody
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	c := &s.clock
	c.run(decides, now)
	if c.each == 0 {
		return left, false
	}
	if now.Sub(c.noted) >= noteEvery && decides.Plays() {
		c.noted = now
		spent := c.spent
		s.end.Go(func() { _ = s.Duel.NoteSpent(spent) }) // the next note tells more
	}
	for _, seat := range game.Seats {
		left[seat] = c.left(seat)
	}
	return left, true
}

// noteClock keeps how long each seat has thought, for who goes on another day.
func (s *Session) noteClock() {
	s.mu.Lock()
	c := s.clock
	s.mu.Unlock()
	if c.each > 0 {
		_ = s.Duel.NoteSpent(c.spent) // a duel whose file fails has told so already
	}
}
