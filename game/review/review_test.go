package review_test

import (
	"slices"
	"sync/atomic"
	"testing"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/bot"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/game/review"
	"castillo/game/setup"
)

// played is a match between two decks of the program, played again.
func played(t testing.TB, seed uint64, players ...game.Chooser) *replay.Replay {
	t.Helper()
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	var lists [2]deck.List
	for i := range lists {
		if lists[i], err = deck.Parse(cardsdb.Starters()[i].Text); err != nil {
			t.Fatal(err)
		}
	}
	start, err := setup.Of(lists, cards)
	if err != nil {
		t.Fatal(err)
	}
	m, err := myl.Rulebook.NewMatch(start)
	if err != nil {
		t.Fatal(err)
	}
	recorder, dealer := replay.NewRecorder(myl.Rulebook, start), game.NewShuffler(seed)
	for m.Result().Open() {
		a, err := game.Step(m, dealer, [2]game.Chooser(players))
		if err != nil {
			t.Fatal(err)
		}
		recorder.Add(m, a)
	}
	p, err := replay.Play(recorder.Finish(m), myl.Books()...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// withoutAttacks is Voraz that never attacks.
type withoutAttacks struct{ *bot.Greedy }

func (w withoutAttacks) Choose(s game.Sight) game.Action {
	options := s.Options(nil)
	if slices.ContainsFunc(options, func(a game.Action) bool { return a.Verb == game.Attack }) {
		for _, a := range options {
			if a.Verb == game.Pass || a.Verb == game.End {
				return a
			}
		}
	}
	return w.Greedy.Choose(s)
}

func TestWhoNeverAttacksIsToldWhatItCost(t *testing.T) {
	var never atomic.Bool
	p := played(t, 3, withoutAttacks{bot.NewGreedy()}, bot.NewGreedy())
	done, of := 0, 0
	moves := review.Review{Seat: game.A, Seed: 1, Workers: 2, Progress: func(d, all int) {
		if d < done || d > all {
			t.Errorf("%d of %d after %d", d, all, done)
		}
		done, of = d, all
	}}.Of(p, &never)
	if done != of || of == 0 {
		t.Errorf("ends with %d of %d done", done, of)
	}
	if len(moves) == 0 || len(moves) > review.Most {
		t.Fatalf("%d moves", len(moves))
	}
	for i, m := range moves {
		before := p.At(m.Action - 1)
		options := before.Options(nil)
		var v game.View
		before.Look(game.A, &v)
		switch {
		case before.Decision().Seat != game.A || v.Turn != m.Turn:
			t.Errorf("move %d is of %v in turn %d: %+v", i, before.Decision().Seat, v.Turn, m)
		case p.Record().Actions[m.Action-1] != m.Did.Action || !slices.Contains(options, m.Best.Action):
			t.Errorf("move %d: %+v", i, m)
		case m.Cost() < 0.02 || i > 0 && m.Cost() > moves[i-1].Cost():
			t.Errorf("move %d costs %.3f", i, m.Cost())
		}
	}
}

func TestTheSameSeedFindsTheSame(t *testing.T) {
	var never atomic.Bool
	p := played(t, 4, bot.NewRandom(1), bot.NewGreedy())
	one := review.Review{Seat: game.A, Seed: 7}.Of(p, &never)
	three := review.Review{Seat: game.A, Seed: 7, Workers: 3}.Of(p, &never)
	if len(one) == 0 || !slices.Equal(one, three) {
		t.Errorf("%+v, then %+v", one, three)
	}
}

func TestWhatCameOfAMoveDoesNotCount(t *testing.T) {
	var never atomic.Bool
	p := played(t, 5, bot.NewRandom(3), bot.NewGreedy())
	record := replay.Resume(p.Record())
	record.Back(p.Len() / 2)
	half, err := replay.Play(record.Record(), myl.Books()...)
	if err != nil {
		t.Fatal(err)
	}
	r := review.Review{Seat: game.A, Seed: 3, Workers: 2}
	both := 0
	whole := r.Of(p, &never)
	for _, m := range r.Of(half, &never) {
		at := slices.IndexFunc(whole, func(o review.Move) bool { return o.Action == m.Action })
		if at >= 0 {
			both++
			if whole[at] != m {
				t.Errorf("%+v where the match ends, %+v where it goes on", m, whole[at])
			}
		}
	}
	if both == 0 {
		t.Error("no move is in both")
	}
}

func TestWhoDoesWhatASearchSaysMakesNoMistake(t *testing.T) {
	var never atomic.Bool
	p := played(t, 5, bot.NewGreedy(), bot.NewSage(bot.Effort{Playouts: 300}, 5))
	for _, m := range (review.Review{Seat: game.B, Seed: 2, Workers: 2}).Of(p, &never) {
		if m.Cost() > 0.1 {
			t.Errorf("in turn %d %+v is a mistake of %.3f", m.Turn, m.Did, m.Cost())
		}
	}
}

func TestAReviewIsStopped(t *testing.T) {
	var stopped atomic.Bool
	p := played(t, 3, bot.NewRandom(1), bot.NewRandom(2))
	r := review.Review{Seat: game.A, Workers: 2, Progress: func(done, _ int) {
		if done > 1 {
			stopped.Store(true)
		}
	}}
	if moves := r.Of(p, &stopped); moves != nil {
		t.Errorf("%+v", moves)
	}
}
