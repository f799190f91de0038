package playmat

import (
	"testing"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/bot"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/setup"
)

// starters is a match of two of the decks that come with the program.
func starters(t *testing.T, a, b int) game.Match {
	t.Helper()
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	var lists [2]deck.List
	for i, n := range [2]int{a, b} {
		if lists[i], err = deck.Parse(cardsdb.Starters()[n].Text); err != nil {
			t.Fatal(err)
		}
	}
	decks, err := setup.Of(lists, cards)
	if err != nil {
		t.Fatal(err)
	}
	m, err := myl.Rulebook.NewMatch(decks)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestWhatIsSketchedIsDoneOnceItIsConfirmed plays duels by chance, taking back what can be taken
// back now and then: what is recorded is a match that the rulebook plays to the same state, and
// nothing of what was taken back is in it.
func TestWhatIsSketchedIsDoneOnceItIsConfirmed(t *testing.T) {
	sketched, taken := 0, 0
	for seed := range uint64(12) {
		r := game.NewRand(seed)
		rec := &tape{}
		d := NewDuel(Seating{Match: starters(t, int(seed%4), int(seed/4)), Human: game.A, Opponent: bot.NewGreedy(),
			Dealer: game.NewShuffler(seed), Recorder: rec}, Habits{Customary: true, Pass: true})
		step, _ := drain(t, d)
		for step.View.Result.Open() {
			before := len(step.Draft)
			if before > 0 && r.Below(4) == 0 {
				back := d.Unsketch
				if r.Below(2) == 0 {
					back = func() bool { return d.Retract(step.Draft[r.Below(before)].Card) }
				}
				if taken++; !back() {
					t.Fatalf("seed %d: %v cannot be taken back", seed, step.Draft)
				}
			} else if err := d.Do(step.Options[r.Below(len(step.Options))]); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if step, _ = drain(t, d); len(step.Draft) > before {
				sketched++
			}
		}
		again := starters(t, int(seed%4), int(seed/4))
		for i, a := range rec.actions {
			if err := again.Apply(a); err != nil {
				t.Fatalf("seed %d, action %d, %+v: %v", seed, i, a, err)
			}
		}
		if again.Hash() != d.Match().Hash() {
			t.Errorf("seed %d: what was recorded leads elsewhere", seed)
		}
	}
	if sketched < 100 || taken < 20 {
		t.Errorf("%d were sketched, %d taken back: too few to tell", sketched, taken)
	}
}
