package puzzle_test

import (
	"bytes"
	"slices"
	"testing"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/puzzle"
	"castillo/game/setup"
)

// quarry is the games of the starters.
func quarry(t *testing.T) puzzle.Quarry {
	t.Helper()
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	var lists []deck.List
	for _, d := range cardsdb.Starters() {
		list, err := deck.Parse(d.Text)
		if err != nil {
			t.Fatal(err)
		}
		lists = append(lists, list)
	}
	return puzzle.Quarry{Runner: runner(t), Start: func(r *game.Rand) (game.Match, error) {
		s, err := setup.Of([2]deck.List{lists[r.Below(len(lists))], lists[r.Below(len(lists))]}, cards)
		if err != nil {
			return nil, err
		}
		return myl.Rulebook.NewMatch(s)
	}}
}

// mined is the first find of a seed.
func mined(t *testing.T, seed uint64) (found *puzzle.Find) {
	t.Helper()
	q := quarry(t)
	if err := q.Mine(t.Context(), seed, func(f *puzzle.Find) bool { found = f; return false }); err != nil || found == nil {
		t.Fatal(found, err)
	}
	return found
}

func TestWhatIsMinedIsWonByOneMove(t *testing.T) {
	const seed = 5
	f := mined(t, seed)
	p, err := puzzle.Read(runner(t), "hallado.esc", f.File())
	if err != nil {
		t.Fatal(err)
	}
	s, first := solve(t, p, 100_000)
	if len(first) != 1 || !slices.Equal(first, p.First) || s.Size() != f.Size || p.Grade != puzzle.Grade(f.Size) {
		t.Errorf("won by %q and not %q, in %d positions and not %d:\n%s", first, p.First, s.Size(), f.Size, f.File())
	}
	if again := mined(t, seed); !bytes.Equal(again.File(), f.File()) {
		t.Errorf("the same seed gives\n%s\nand\n%s", f.File(), again.File())
	}
}
