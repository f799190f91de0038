package lab

import (
	"math"
	"testing"

	"castillo/game"
)

// float is a number in [0, 1).
func float(r *game.Rand) float64 { return float64(r.Uint64()>>11) / (1 << 53) }

// simulatedDeals are deals of a deck that wins so often, of which a share is bound to end alike.
func simulatedDeals(r *game.Rand, n int, wins, alike float64) (deals [5]int) {
	for range n {
		a, b := float(r) < wins, float(r) < wins
		if float(r) < alike {
			b = a
		}
		got := 0
		for _, won := range [2]bool{a, b} {
			if won {
				got += 2
			}
		}
		deals[got]++
	}
	return deals
}

func TestWilsonIsAsPrinted(t *testing.T) {
	// Newcombe 1998, table I: 81/263, 15/148, 0/20, 1/29.
	for _, c := range []struct {
		wins, n   float64
		low, high float64
	}{{81, 263, 0.2553, 0.3662}, {15, 148, 0.0624, 0.1605}, {0, 20, 0, 0.1611}, {1, 29, 0.0061, 0.1718}} {
		i := Wilson(c.wins/c.n, c.n)
		if math.Abs(i.Low-c.low) > 5e-5 || math.Abs(i.High-c.high) > 5e-5 {
			t.Errorf("%v/%v: %v", c.wins, c.n, i)
		}
	}
	if i := Wilson(0, 0); i != (Interval{0, 1}) {
		t.Errorf("nothing seen: %v", i)
	}
}

func TestIntervalsOfRatesCoverKnownOdds(t *testing.T) {
	const trials = 4000
	r := game.NewRand(1)
	for _, deals := range []int{100, 300, 1000} {
		for _, wins := range []float64{0.1, 0.3, 0.5, 0.62} {
			for _, alike := range []float64{0, 0.3, 1} {
				hits := 0
				for range trials {
					if rateOfDeals(simulatedDeals(&r, deals, wins, alike)).Has(wins) {
						hits++
					}
				}
				if share := float64(hits) / trials; share < 0.93 || share > 0.97 {
					t.Errorf("%d deals, odds %v, alike %v: the interval has them in %.1f %% of the trials", deals, wins, alike, 100*share)
				}
			}
		}
	}
}

// simulatedPair plays deals in which the first deck has one card in its hand by chance, in both
// games of a deal or in none; it wins so much more often with it, and where it begins.
func simulatedPair(r *game.Rand, deals int, wins, gain, beginning float64) *Results {
	res := &Results{Plan: Plan{Decks: []Deck{deckOf("A", "Carta"), deckOf("B", "Otra")}, Pairs: []Pair{{0, 1}}, Games: 2 * deals}}
	res = NewResults(res.Plan)
	for range deals {
		var games [2]outcome
		has := float(r) < 0.4
		for side := range games {
			odds := wins + beginning*float64(1-2*side)
			if has {
				games[side].cards[0][Opening].add(0)
				odds += gain
			}
			games[side].score, games[side].why = [2]int{0, 2}, game.EmptyCastle
			if float(r) < odds {
				games[side].score = [2]int{2, 0}
			}
		}
		res.Pairs[0].addDeal(&games)
	}
	return res
}

func TestIntervalsOfCardsCoverTheirEffect(t *testing.T) {
	const trials = 2000
	r := game.NewRand(2)
	for _, gain := range []float64{0, 0.05, 0.2} {
		hits := 0
		for range trials {
			e := simulatedPair(&r, 200, 0.4, gain, 0.1).CardEffects(0, Opening)[0].By[Opening]
			if e.Has(gain) {
				hits++
			}
		}
		if share := float64(hits) / trials; share < 0.93 || share > 0.975 {
			t.Errorf("an effect of %v is in the interval in %.1f %% of the trials", gain, 100*share)
		}
	}
}

func TestTheEffectOfACardIsNotThatOfItsOpponents(t *testing.T) {
	// Drawn often against the weak rival and seldom against the strong one, without effect on either.
	res := NewResults(Plan{Decks: []Deck{deckOf("A", "Carta"), deckOf("B", "Otra"), deckOf("C", "Otra")}, Pairs: []Pair{{0, 1}, {0, 2}}, Games: 2})
	for i, c := range []struct{ with, games, won int }{{900, 1000, 900}, {100, 1000, 100}} {
		for side := range 2 {
			s := &res.Pairs[i].Sides[side]
			s.Wins, s.Losses = c.won, c.games-c.won
			s.Cards[0][0][Drawn] = Sighted{c.with, 2 * c.with * c.won / c.games}
		}
	}
	if d := res.CardEffects(0, Drawn)[0].By[Drawn]; math.Abs(d.Mean) > 1e-9 {
		t.Errorf("difference %v", d.Mean)
	}
}

func TestRatesAreToldFromEitherSide(t *testing.T) {
	r := game.NewRand(3)
	res := simulatedPair(&r, 5000, 0.6, 0, 0.1)
	a, _ := res.Against(0, 1)
	b, _ := res.Against(1, 0)
	if math.Abs(a.Rate+b.Rate-1) > 1e-12 || math.Abs(a.Low+b.High-1) > 1e-12 || a.Games != 10000 {
		t.Errorf("%+v and %+v", a, b)
	}
	if _, ok := res.Against(0, 0); ok {
		t.Error("a deck did not meet itself")
	}
	if o := res.Overall(0); o != a {
		t.Errorf("overall %+v", o)
	}
	first, second := res.FirstAndSecond(0)
	if !first.Has(0.7) || !second.Has(0.5) || first.Games != 5000 || second.Games != 5000 {
		t.Errorf("first %+v, second %+v", first, second)
	}
	if b := res.Beginner(); !b.Has(0.6) { // 0.7 of A's and 0.5 of B's
		t.Errorf("who begins: %+v", b)
	}
}

// simulatedVersions is what a version gains over another in a deal, where it wins by gain more often
// than odds and a share of the luck is common to both.
func simulatedVersions(r *game.Rand, odds, gain float64, common float64) float64 {
	sum := 0.0
	for range 2 {
		a, b := float(r), float(r)
		if float(r) < common {
			b = a
		}
		if b < odds+gain {
			sum += 0.5
		}
		if a < odds {
			sum -= 0.5
		}
	}
	return sum
}

// TestAComparisonFindsARealDifferenceAndNoOther states the error rates of 500 trials each way.
func TestAComparisonFindsARealDifferenceAndNoOther(t *testing.T) {
	const trials = 500
	r := game.NewRand(4)
	for _, common := range []float64{0, 0.5} {
		for _, gain := range []float64{0, 0.03, -0.03, 0.1} {
			var verdicts [Alike + 1]int
			missed, games := 0, 0
			for range trials {
				s := Sequence{Level: 0.05}
				v := Undecided
				for n := 0; v == Undecided && n < 40000; n++ {
					s.Add(simulatedVersions(&r, 0.5, gain, common))
					if n%batch == batch-1 {
						v = s.Verdict(0.03)
					}
				}
				verdicts[v]++
				games += 4 * int(s.n)
				if !s.Estimate().Has(gain) {
					missed++
				}
			}
			t.Logf("common luck %v, real difference %+v: better %d, worse %d, alike %d, undecided %d; interval misses %d; %d games each",
				common, gain, verdicts[Better], verdicts[Worse], verdicts[Alike], verdicts[Undecided], missed, games/trials)
			const most = trials / 20
			wrong := verdicts[Better] + verdicts[Worse]
			switch {
			case gain > 0:
				wrong = trials - verdicts[Better]
			case gain < 0:
				wrong = trials - verdicts[Worse]
			}
			if wrong > most || missed > most || verdicts[Undecided] > 0 {
				t.Errorf("real difference %v: %d of %d trials go wrong, %d intervals miss", gain, wrong, trials, missed)
			}
		}
	}
}

func TestASequenceThatSawLittleIsNotSure(t *testing.T) {
	s := Sequence{Level: 0.05}
	for range fewest - 1 {
		s.Add(1)
		if v := s.Verdict(0.03); v != Undecided {
			t.Fatalf("%v", v)
		}
	}
}
