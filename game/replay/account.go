package replay

import "castillo/game"

// Account is how a match went, counted from its events.
type Account struct {
	Turns  int
	Damage [2]int // that the castle of each seat took
	Milled [2]int // cards that left it for that or another reason, drawing apart
	Drawn  [2]int
	Played [2]int
	Lost   [2]int // cards in play that were destroyed

	milled [][2]int // by turn
}

// Note counts an event.
func (a *Account) Note(e game.Event) {
	if e.What == game.TurnOf {
		a.Turns = max(a.Turns, e.N)
		return
	}
	if !e.Seat.Plays() {
		return
	}
	switch e.What {
	case game.Damages:
		a.Damage[e.Seat] += e.N
	case game.Mills:
		a.Milled[e.Seat]++
		for len(a.milled) <= a.Turns {
			a.milled = append(a.milled, [2]int{})
		}
		a.milled[a.Turns][e.Seat]++
	case game.Draws:
		a.Drawn[e.Seat]++
	case game.Plays:
		a.Played[e.Seat]++
	case game.Destroyed:
		a.Lost[e.Seat]++
	}
}

// Turned is the turn in which one castle lost the most cards more than the other: which turn, whose
// castle and how many cards it lost. The turn is 0 where neither ever lost more than the other.
func (a *Account) Turned() (turn int, whose game.Seat, cards int) {
	most := 0
	for t, lost := range a.milled {
		for _, s := range game.Seats {
			if more := lost[s] - lost[s.Other()]; more > most {
				most, turn, whose, cards = more, t, s, lost[s]
			}
		}
	}
	return turn, whose, cards
}

// AccountOf is how a replayed match went.
func AccountOf(p *Replay) Account {
	var a Account
	p.Watch(0, p.Len(), func(int, game.Match, game.Action) {}, a.Note)
	return a
}
