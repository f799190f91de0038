package deck

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

func near(a, b float64) bool { return math.Abs(a-b) < 1e-12 }

// exactRat is the hypergeometric chance in fractions.
func exactRat(c Castle, n, k int) float64 {
	if k < 0 || k > c.Wanted || n-k > c.Cards-c.Wanted || k > n {
		return 0
	}
	b := func(n, k int) *big.Int { return new(big.Int).Binomial(int64(n), int64(k)) }
	p, _ := new(big.Rat).SetFrac(new(big.Int).Mul(b(c.Wanted, k), b(c.Cards-c.Wanted, n-k)), b(c.Cards, n)).Float64()
	return p
}

func TestOddsAreThoseOfTheExactFractions(t *testing.T) {
	for _, cards := range []int{0, 1, 7, 8, 20, 49, 60} {
		for wanted := range cards + 1 {
			for n := 0; n <= min(cards, 20); n++ {
				sum := 0.0
				for k := 0; k <= n; k++ {
					got, want := exactly(Castle{cards, wanted}, n, k), exactRat(Castle{cards, wanted}, n, k)
					if !near(got, want) {
						t.Fatalf("%d of %d wanted in %d of %d: %v, want %v", k, wanted, n, cards, got, want)
					}
					sum += got
				}
				if !near(sum, 1) {
					t.Fatalf("%d cards, %d wanted, %d taken: the chances add up to %v", cards, wanted, n, sum)
				}
			}
		}
	}
}

func TestKnownOddsOfAFirstHand(t *testing.T) {
	threeOf := Castle{49, 3} // a card with all its copies, the initial Oro in the reserve
	for _, c := range []struct {
		what string
		got  float64
		want string
	}{
		{"one of three in eight", threeOf.InHand(1, Opening{}), "0.4214"},
		{"two of three in eight", threeOf.InHand(2, Opening{}), "0.0653"},
		{"by turn 3 on the play: nine cards", threeOf.AtLeast(1, 3, OnThePlay, Opening{}), "0.4637"},
		{"by turn 3 on the draw: ten cards", threeOf.AtLeast(1, 3, OnTheDraw, Opening{}), "0.5040"},
		{"with a change to seven", threeOf.InHand(1, Opening{Changes: 1, Least: 1, Most: 8}), "0.6395"},
		{"none asked", threeOf.AtLeast(0, 1, OnThePlay, Opening{}), "1.0000"},
		{"four of three", threeOf.AtLeast(4, 9, OnTheDraw, Opening{}), "0.0000"},
	} {
		if got := fmt.Sprintf("%.4f", c.got); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
}

func TestNobodyDrawsAtTheEndOfTheFirstTurn(t *testing.T) {
	for turn, want := range map[int][2]int{1: {0, 0}, 2: {0, 1}, 3: {1, 2}, 9: {7, 8}} {
		if got := [2]int{OnThePlay.draws(turn), OnTheDraw.draws(turn)}; got != want {
			t.Errorf("turn %d: %v cards drawn on the play and on the draw, want %v", turn, got, want)
		}
	}
}

// arrangements calls do with every order of a castle, true for a wanted card.
func arrangements(c Castle, do func(order []bool)) {
	order := make([]bool, c.Cards)
	var place func(from, left int)
	place = func(from, left int) {
		if left == 0 {
			do(order)
			return
		}
		for i := from; i <= c.Cards-left; i++ {
			order[i] = true
			place(i+1, left-1)
			order[i] = false
		}
	}
	place(0, c.Wanted)
}

func count(cards []bool) (n int) {
	for _, wanted := range cards {
		if wanted {
			n++
		}
	}
	return n
}

// tried is the mean of what happens in every arrangement, hands being changed
// as the opening says.
func tried(c Castle, o Opening, size int, happens func(order []bool, size int) float64) float64 {
	sum, all, again := 0.0, 0, -1.0
	arrangements(c, func(order []bool) {
		all++
		held := count(order[:min(size, len(order))])
		if o.Changes > 0 && size > 0 && (held < o.Least || held > o.Most) {
			if again < 0 {
				again = tried(c, Opening{o.Changes - 1, o.Least, o.Most}, size-1, happens)
			}
			sum += again
			return
		}
		sum += happens(order, min(size, len(order)))
	})
	return sum / float64(all)
}

func smallCastles() *rapid.Generator[Castle] {
	return rapid.Custom(func(t *rapid.T) Castle {
		cards := rapid.IntRange(0, 12).Draw(t, "cards")
		return Castle{cards, rapid.IntRange(0, cards).Draw(t, "wanted")}
	})
}

func openings() *rapid.Generator[Opening] {
	return rapid.Custom(func(t *rapid.T) Opening {
		return Opening{rapid.IntRange(0, 3).Draw(t, "changes"), rapid.IntRange(0, 4).Draw(t, "least"), rapid.IntRange(0, 8).Draw(t, "most")}
	})
}

func TestOddsAreWhatTryingEveryOrderGives(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, o := smallCastles().Draw(t, "castle"), openings().Draw(t, "opening")
		k, turn := rapid.IntRange(0, 4).Draw(t, "k"), rapid.IntRange(1, 6).Draw(t, "turn")
		order := Order(rapid.IntRange(0, 1).Draw(t, "order"))
		want := tried(c, o, HandSize, func(cards []bool, size int) float64 {
			if count(cards[:min(len(cards), size+order.draws(turn))]) >= k {
				return 1
			}
			return 0
		})
		if got := c.AtLeast(k, turn, order, o); !near(got, want) {
			t.Fatalf("AtLeast = %v, want %v", got, want)
		}
	})
}

func TestGoldsAreWhatPlayingEveryOrderGives(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, o := smallCastles().Draw(t, "castle"), openings().Draw(t, "opening")
		turns := rapid.IntRange(1, 6).Draw(t, "turns")
		order := Order(rapid.IntRange(0, 1).Draw(t, "order"))
		cost := rapid.IntRange(0, 7).Draw(t, "cost")
		inPlay := func(cards []bool, size int) int {
			golds := 0
			for turn := 1; turn <= turns; turn++ {
				if count(cards[:min(len(cards), size+order.draws(turn))]) > golds {
					golds++
				}
			}
			return golds + 1
		}
		pays := tried(c, o, HandSize, func(cards []bool, size int) float64 {
			if inPlay(cards, size) >= cost {
				return 1
			}
			return 0
		})
		mean := tried(c, o, HandSize, func(cards []bool, size int) float64 { return float64(inPlay(cards, size)) })
		golds := c.Golds(turns, order, o)
		if got := golds.Pays(cost, turns); !near(got, pays) {
			t.Fatalf("Pays(%d, %d) = %v, want %v", cost, turns, got, pays)
		}
		if got := golds.Mean(turns); math.Abs(got-mean) > 1e-10 {
			t.Fatalf("Mean(%d) = %v, want %v", turns, got, mean)
		}
	})
}

func TestGoldIsNotOwedForTurnsThatAreNotCounted(t *testing.T) {
	g := Castle{49, 16}.Golds(3, OnThePlay, Opening{})
	if g.Pays(1, 1) < 1-1e-12 || g.Pays(1, 4) != 0 || g.Pays(1, 0) != 0 || g.Mean(4) != 0 {
		t.Errorf("Pays(1,1) = %v, Pays(1,4) = %v", g.Pays(1, 1), g.Pays(1, 4))
	}
}

func BenchmarkGolds(b *testing.B) {
	for b.Loop() {
		Castle{49, 16}.Golds(12, OnTheDraw, Opening{2, 2, 5})
	}
}
