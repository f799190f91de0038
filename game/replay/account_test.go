package replay

import (
	"testing"

	"castillo/game"
)

func TestAnAccountCountsForEachPlayerAndFindsTheTurnThatDecided(t *testing.T) {
	var a Account
	note := func(what game.What, s game.Seat, n int) { a.Note(game.Event{What: what, Seat: s, N: n}) }
	note(game.Draws, game.A, 0)
	note(game.TurnOf, game.A, 1)
	note(game.Plays, game.A, 0)
	note(game.Damages, game.B, 2)
	for range 2 {
		note(game.Mills, game.B, 0)
	}
	note(game.TurnOf, game.B, 2)
	note(game.Damages, game.A, 5)
	for range 5 {
		note(game.Mills, game.A, 0)
	}
	note(game.Mills, game.B, 0)
	note(game.Destroyed, game.B, 0)
	note(game.TurnOf, game.A, 3)
	for range 4 {
		note(game.Mills, game.B, 0)
		note(game.Mills, game.A, 0)
	}
	want := Account{Turns: 3, Damage: [2]int{5, 2}, Milled: [2]int{9, 7}, Drawn: [2]int{1, 0}, Played: [2]int{1, 0}, Lost: [2]int{0, 1}}
	got := a
	got.milled = nil
	if got.Turns != want.Turns || got.Damage != want.Damage || got.Milled != want.Milled || got.Drawn != want.Drawn || got.Played != want.Played || got.Lost != want.Lost {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if turn, whose, cards := a.Turned(); turn != 2 || whose != game.A || cards != 5 {
		t.Errorf("it turned in turn %d: %v lost %d", turn, whose, cards)
	}
	if turn, _, _ := new(Account).Turned(); turn != 0 {
		t.Errorf("nothing happened, and it turned in turn %d", turn)
	}
}
