package deck

import (
	"fmt"
	"testing"

	"castillo/game/card"

	"pgregory.net/rapid"
)

func TestFiguresCountWhatADeckIsMadeOf(t *testing.T) {
	c := append(shelf{{Edition: "HE", Number: 1, Name: "Hércules", Type: card.Ally, Cost: 3, Strength: 4,
		Races: card.RacesOf(card.Heroe, card.Olimpico), Frequency: card.Real}}, cards...)
	l := List{Initial: Ref{Name: "Azor"}}.Add(Ref{Name: "Hércules"}, 2).Add(Ref{Name: "Dragón de Magma"}, 3).
		Add(Ref{"Caballería Ligera", "CR", 50}, 1).Add(Ref{Name: "Bola de Fuego"}, 1).Add(Ref{Name: "Mesa Redonda"}, 4).
		Add(Ref{Name: "Nadie"}, 5)
	f := l.Figures(c)
	got := fmt.Sprint(f.Cards, f.Unknown, f.Types[1:], f.Costs, f.Strengths, f.Races[card.Heroe], f.Races[card.Olimpico],
		f.Frequencies[card.Real], f.Editions)
	want := "17 5 [6 0 1 0 5] [0 0 1 2 4] [0 0 0 4 2] 2 2 2 [{ES 9} {CR 1} {HE 2}]"
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if got := fmt.Sprintf("%.3f %.3f", f.MeanCost(), f.MeanStrength()); got != "3.429 3.333" {
		t.Errorf("means %s", got)
	}
	if empty := (List{}).Figures(c); empty.MeanCost() != 0 || empty.Cards != 0 || len(empty.Editions) != 0 {
		t.Errorf("an empty list has %+v", empty)
	}
}

// seeded is a chance of the test's choosing.
func seeded(t *rapid.T) Below {
	return func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "below") }
}

func TestATrialDealsTheDeckAndNothingElse(t *testing.T) {
	l, _ := with(Entry{Ref{Name: "Bola de Fuego"}, 3})
	rapid.Check(t, func(t *rapid.T) {
		below := seeded(t)
		trial := l.Deal(below)
		size := HandSize
		for range rapid.IntRange(0, 10).Draw(t, "mulligans") {
			trial = trial.Mulligan(below)
			size = max(0, size-1)
		}
		if len(trial.Hand()) != size || len(trial.Drawn()) != 0 {
			t.Fatalf("a hand of %d, want %d", len(trial.Hand()), size)
		}
		for trial.Left() > 0 {
			trial = trial.Draw()
		}
		var all Entries
		for _, r := range append(trial.Draw().Hand(), trial.Drawn()...) {
			all = all.Add(r, 1)
		}
		if d := Compare(List{Cards: l.Cards}, List{Cards: all}); !d.Empty() {
			t.Fatalf("the trial differs from the deck:\n%s", d)
		}
	})
}

func TestEveryCardIsAsLikelyInAHand(t *testing.T) {
	l := List{}.Add(Ref{Name: "A"}, 1).Add(Ref{Name: "B"}, 1).Add(Ref{Name: "C"}, 1)
	orders := map[string]int{}
	for a := range 3 { // every answer that chance can give
		for b := range 2 {
			answers := []int{a, b}
			trial := l.Deal(func(n int) int {
				next := answers[0]
				answers = answers[1:]
				return next
			})
			orders[fmt.Sprint(trial.Hand())]++
		}
	}
	if len(orders) != 6 {
		t.Errorf("orders: %v", orders)
	}
}
