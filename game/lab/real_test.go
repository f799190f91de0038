package lab_test

import (
	"context"
	"flag"
	"testing"

	"castillo/game/deck"
	"castillo/game/lab"
)

var trials = flag.Int("trials", 20, "how many trials with real games are made")

func TestIntervalsOfRealGamesCoverTheRate(t *testing.T) {
	deals := 50 * *trials
	p := plan(t, "azar", 2, 2*deals, 11)
	truth, _ := run(t, p, part(t, p, 1, 1), 0).Against(0, 1)
	hits := 0
	for k := range *trials {
		small := plan(t, "azar", 2, 100, uint64(1000+k))
		if r, _ := run(t, small, part(t, small, 1, 1), 0).Against(0, 1); r.Has(truth.Rate) {
			hits++
		}
	}
	t.Logf("rate %.3f (%.3f to %.3f); in %d of %d intervals of 100 games", truth.Rate, truth.Low, truth.High, hits, *trials)
	if 100*hits < 85**trials {
		t.Errorf("%d of %d intervals have the rate", hits, *trials)
	}
}

// weakened is a deck with some of its cards gone for its most frequent one.
func weakened(d lab.Deck, cards int) lab.Deck {
	in := d.List.Cards[len(d.List.Cards)-1].Ref
	for range cards {
		d.List = lab.Swap{Out: d.List.Cards[0].Ref, In: in}.Of(d.List)
	}
	d.Name += " peor"
	return d
}

func TestAComparisonOfRealGamesFindsTheWorseVersionAndNoneOfEqualOnes(t *testing.T) {
	decks := starters(t, "azar", 3)
	for k := range max(1, *trials/20) {
		for verdict, version := range map[lab.Verdict]lab.Deck{lab.Worse: weakened(decks[0], 12), lab.Alike: decks[0]} {
			c := lab.Comparison{Versions: [2]lab.Deck{decks[0], version}, Field: decks[1:], Least: 0.03, Most: 20000, Seed: uint64(k)}
			found, err := lab.Compare(context.Background(), c, rules(t), 0, nil)
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("%s: %+v", version.Name, found)
			if found.Verdict != verdict || found.Failed > 0 {
				t.Errorf("%s: %+v", version.Name, found)
			}
			alone, err := lab.Compare(context.Background(), c, rules(t), 1, nil)
			if err != nil || alone != found {
				t.Errorf("on one core %+v, on all %+v (%v)", alone, found, err)
			}
		}
	}
}

func TestImproveFindsTheSwapThatMendsADeck(t *testing.T) {
	decks := starters(t, "azar", 2)
	bad := weakened(decks[0], 12)
	r := rules(t)
	r.Format.Copies = deck.MaxCount
	var pool []deck.Ref
	for _, name := range decks[0].Names() {
		pool = append(pool, deck.Ref{Name: name})
	}
	swaps := lab.Swaps(bad.List, r, pool, nil, 24, 1)
	if len(swaps) != 24 {
		t.Fatalf("%d swaps", len(swaps))
	}
	im := lab.Improvement{Deck: bad, Field: decks[1:], Swaps: swaps, Games: 4000, Keep: 3, Seed: 1}
	got, err := lab.Improve(context.Background(), im, r, 0, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(got.Best) != 3 || got.Tried != 24 || got.Games > 4100 {
		t.Errorf("%+v", got)
	}
	for _, g := range got.Best {
		t.Logf("-%v +%v: %+v", g.Out, g.In, g.Gain)
	}
	alone, err := lab.Improve(context.Background(), im, r, 1, nil)
	if err != nil || len(alone.Best) != 3 || alone.Best[0] != got.Best[0] {
		t.Errorf("on one core %+v (%v)", alone, err)
	}
}

func TestSwapsKeepToTheFormatAndToWhatIsOwned(t *testing.T) {
	decks := starters(t, "azar", 2)
	r := rules(t)
	var pool []deck.Ref
	for _, name := range decks[1].Names() {
		pool = append(pool, deck.Ref{Name: name})
	}
	all := lab.Swaps(decks[0].List, r, pool, nil, 1000000, 1)
	for _, s := range all {
		if breaches := r.Format.Check(s.Of(decks[0].List), r.Cards); len(breaches) > 0 {
			t.Errorf("%v for %v: %v", s.In, s.Out, breaches)
		}
	}
	if len(all) == 0 {
		t.Error("no swaps")
	}
	one := pool[0]
	for _, s := range lab.Swaps(decks[0].List, r, pool, func(d deck.Ref) int {
		if d == one {
			return 1
		}
		return 0
	}, 1000000, 1) {
		if s.In != one {
			t.Errorf("%v is not owned", s.In)
		}
	}
}
