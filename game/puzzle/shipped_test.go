package puzzle_test

import (
	"errors"
	"slices"
	"testing"

	"castillo/game"
	"castillo/game/puzzle"
)

func shipped(t *testing.T) []*puzzle.Puzzle {
	t.Helper()
	all, err := puzzle.Shipped(runner(t))
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestThirtyPuzzlesAreShippedFromEasyToHard(t *testing.T) {
	all := shipped(t)
	if len(all) != 30 || len(puzzle.Titles()) != 30 {
		t.Errorf("%d puzzles with %d titles", len(all), len(puzzle.Titles()))
	}
	first := map[string]bool{}
	for i, p := range all {
		if i > 0 && p.Grade < all[i-1].Grade {
			t.Errorf("%s is easier than the one before it", p.File)
		}
		if first[p.Title] || len(p.First) != 1 {
			t.Errorf("%s is called like another, or won by %q", p.File, p.First)
		}
		first[p.Title] = true
	}
}

func TestEveryShippedPuzzleIsWonByItsMoveAndByNoOther(t *testing.T) {
	for _, p := range shipped(t) {
		s, first := solve(t, p, 100_000)
		if !slices.Equal(first, p.First) || !s.Root().Wins() {
			t.Errorf("%s is won by %q, and the file says %q", p.File, first, p.First)
		}
		if grade := puzzle.Grade(s.Size()); grade < p.Grade-1 || grade > p.Grade+1 {
			t.Errorf("%s has the grade %d and takes %d positions", p.File, p.Grade, s.Size())
		}
	}
}

// TestAPlainSearchAgreesOnTheShippedPuzzles where it comes to an end.
func TestAPlainSearchAgreesOnTheShippedPuzzles(t *testing.T) {
	small := 0
	for _, p := range shipped(t) {
		wins, err := puzzle.Exhaust(t.Context(), p.Match(), 5_000)
		if errors.Is(err, puzzle.ErrLimit) {
			continue
		}
		if small++; err != nil || !wins {
			t.Errorf("%s: %v, %v", p.File, wins, err)
		}
	}
	if t.Logf("%d of them are small enough", small); small < 5 {
		t.Error("hardly any was tried")
	}
}

func TestNothingOfAShippedPuzzleIsDoneByHand(t *testing.T) {
	for _, p := range shipped(t) {
		m := p.Match()
		for f := game.Face(1); m.Definition(f).Name != ""; f++ {
			if left := game.LeftByHandOn(m, f); len(left) > 0 {
				t.Errorf("%s: %s leaves %q", p.File, m.Definition(f).Name, left)
			}
		}
	}
}
