package playmat

import (
	"time"

	"castillo/game"
	"castillo/ui/words"
)

// Speed is how fast the table shows what happens.
type Speed uint8

// The speeds, the usual first.
const (
	Normal Speed = iota
	Slow
	Fast
	Still // everything at once
	speeds
)

// name is the Spanish name of a speed.
func (s Speed) name() string {
	switch s {
	case Slow:
		return words.T("tranquila")
	case Fast:
		return words.T("rápida")
	case Still:
		return words.T("todo de una vez")
	}
	return words.T("normal")
}

// times is how long a beat is at a speed, in parts of the pace.
func (s Speed) times(pace time.Duration) time.Duration {
	switch s {
	case Slow:
		return 2 * pace
	case Fast:
		return pace / 2
	case Still:
		return 0
	}
	return pace
}

// maxBeats is how long what happens in one step is shown at most: more of it goes faster.
const maxBeats = 9

// beatOf is how long an event is shown before the next one, in beats.
func beatOf(e game.Event) float64 {
	switch e.What {
	case game.TurnOf:
		return 2
	case game.Damages:
		return 1.2
	case game.Destroyed:
		return 0.9
	case game.Mills, game.Discards, game.Draws:
		return 0.4
	case game.Attacks, game.Blocks, game.Plays:
		return 0.3
	case game.Moves:
		return 0.12
	}
	return 0
}

// timeline is when each event of a step begins to be seen, and how long all of it takes.
func timeline(events []game.Event, beat time.Duration) (begins []time.Duration, length time.Duration) {
	at := 0.0
	starts := make([]float64, len(events))
	for i, e := range events {
		starts[i] = at
		at += beatOf(e)
	}
	scale := 1.0
	if at > maxBeats {
		scale = maxBeats / at
	}
	begins = make([]time.Duration, len(events))
	for i := range events {
		begins[i] = time.Duration(starts[i] * scale * float64(beat))
	}
	return begins, time.Duration(at * scale * float64(beat))
}
