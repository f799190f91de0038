package lab

import (
	"slices"
	"testing"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
)

func deckOf(name string, cards ...string) Deck {
	d := Deck{Name: name, Player: "azar"}
	for _, c := range cards {
		d.List = d.List.Add(deck.Ref{Name: c}, 1)
	}
	return d
}

func TestAVersionLiesAsItsBaseDoes(t *testing.T) {
	cards := []card.Card{{Name: "X"}, {Name: "Y"}, {Name: "Z"}}
	castle := []game.Face{1, 2, 2, 3}
	align(castle, []string{"x", "x", "y", "y"}, cards)
	if want := []game.Face{1, 3, 2, 2}; !slices.Equal(castle, want) {
		t.Errorf("lies as %v, not %v", castle, want)
	}
	short := []game.Face{2, 1}
	align(short, []string{"x"}, cards)
	if want := []game.Face{1, 2}; !slices.Equal(short, want) {
		t.Errorf("lies as %v, not %v", short, want)
	}
}

func TestHalvingsEndWithThoseThatAreKept(t *testing.T) {
	for _, c := range []struct {
		n, keep int
		want    []int
	}{{20, 3, []int{10, 5, 3, 3}}, {3, 3, []int{3}}, {1, 5, []int{1}}} {
		if got := halvings(c.n, c.keep); !slices.Equal(got, c.want) {
			t.Errorf("%d to %d: %v", c.n, c.keep, got)
		}
	}
}

func TestGainsAreToldBestFirstAndWithoutGamesThatFailed(t *testing.T) {
	swaps := []Swap{{In: deck.Ref{Name: "malo"}}, {In: deck.Ref{Name: "bueno"}}}
	got := gains(swaps, [][]score{{2, 2, 0, notEnded}, {0, 2, notPlayed, 4}, {4, 2, 2, 4}})
	if got[0].In.Name != "bueno" || got[0].Gain.Mean != 1.0/3 || got[0].Gain.With != 3 {
		t.Errorf("best: %+v", got[0])
	}
	if got[1].Gain.Mean != -0.25 || got[1].Gain.With != 2 {
		t.Errorf("worst: %+v", got[1])
	}
}

func TestSpansAreASet(t *testing.T) {
	s := Spans(nil).with(Span{5, 8}).with(Span{0, 2}).with(Span{2, 3}).with(Span{4, 4})
	if !slices.Equal(s, Spans{{0, 3}, {5, 8}}) || s.Count() != 6 {
		t.Errorf("%v", s)
	}
	for i, want := range []int{0, 1, 2, 5, 6, 7, -1} {
		if got := s.at(i); got != want {
			t.Errorf("number %d is %d, not %d", i, got, want)
		}
	}
	if got := (Spans{{0, 10}}).Without(s); !slices.Equal(got, Spans{{3, 5}, {8, 10}}) {
		t.Errorf("without: %v", got)
	}
	if got := s.Without(Spans{{0, 10}}); len(got) != 0 {
		t.Errorf("without all: %v", got)
	}
}
