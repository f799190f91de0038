package bot_test

import (
	"slices"
	"sync/atomic"
	"testing"

	"castillo/game"
	"castillo/game/bot"
)

// TestThinkingOnFindsWhatWouldBeFoundLater has a Sabio think on wherever Voraz decides. Without
// time for its next decision it then knows what another one finds there that has time.
func TestThinkingOnFindsWhatWouldBeFoundLater(t *testing.T) {
	effort := bot.Effort{Playouts: 20}
	var never, now atomic.Bool
	now.Store(true)
	foreseen, others := 0, 0
	for n, start := range starters(t)[:1] {
		m, dealer := start.Clone(), game.NewShuffler(uint64(n))
		players := [2]game.Chooser{bot.NewGreedy(), bot.NewGreedy()}
		sage := bot.NewSage(effort, 7)
		for v := (game.View{}); m.Result().Open() && v.Turn < 9; m.Look(game.A, &v) {
			switch s := game.SightOf(m, game.A); m.Decision().Seat {
			case game.B:
				sage.Ponder(game.SightOf(m.Clone(), game.A), &never)
			case game.A:
				got := sage.WeighUntil(s, &now)
				if len(got.Choices) < 2 {
					break
				}
				if got.Playouts == 0 {
					others++
					break
				}
				foreseen++
				if later := bot.NewSage(effort, 7).Weigh(s); !slices.Equal(got.Choices, later.Choices) {
					t.Errorf("deck %d: %+v, later %+v", n, got, later)
				}
			}
			if _, err := game.Step(m, dealer, players); err != nil {
				t.Fatal(err)
			}
		}
	}
	if foreseen < 3 || others < 3 {
		t.Errorf("%d decisions were foreseen, %d were not", foreseen, others)
	}
}

func TestThinkingOnEndsWhenItIsStopped(t *testing.T) {
	m, dealer := starters(t)[1].Clone(), game.NewShuffler(4)
	players := [2]game.Chooser{bot.NewGreedy(), bot.NewGreedy()}
	var v game.View
	for m.Look(game.A, &v); v.Turn < 4 || m.Decision().Seat != game.B || len(m.Options(nil)) < 3; m.Look(game.A, &v) {
		if _, err := game.Step(m, dealer, players); err != nil {
			t.Fatal(err)
		}
	}
	var stopped atomic.Bool
	done := make(chan struct{})
	go func() {
		bot.NewSage(bot.Effort{}, 1).Ponder(game.SightOf(m, game.A), &stopped)
		close(done)
	}()
	stopped.Store(true)
	<-done
}
