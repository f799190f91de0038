package myl

import (
	"reflect"
	"testing"

	"castillo/game"

	"pgregory.net/rapid"
)

// TestAGuessHoldsWhatTheSeatSees guesses from positions and from the same positions with
// other faces where the seat does not see them.
func TestAGuessHoldsWhatTheSeatSees(t *testing.T) {
	compared := 0
	rapid.Check(t, func(t *rapid.T) {
		seat := game.Seats[rapid.IntRange(0, 1).Draw(t, "seat")]
		seed := rapid.Uint64().Draw(t, "draws")
		swaps := game.NewRand(seed)
		var theirs []game.Face
		if rapid.Bool().Draw(t, "deck known") {
			d := plainSetup().Decks[seat.Other()]
			theirs = append(d.Castle, d.Initial)
		}
		guess := func(m *Match) *Match {
			r := game.NewRand(seed)
			return game.SightOf(m, seat).Guess(nil, &r, theirs).(*Match)
		}
		walkRandomly(t, anyBook(t), rapid.Uint64().Draw(t, "seed"), func(m *Match, options []game.Action, next game.Action) {
			g := guess(m)
			if !reflect.DeepEqual(look(m, seat), look(g, seat)) {
				t.Fatal("the guess looks otherwise")
			}
			for _, s := range game.Seats {
				if p := &g.pools[s]; !p.secret && int(p.n) != faceless(g, s) {
					t.Fatalf("%d faces for %d cards of %v", p.n, faceless(g, s), s)
				}
			}
			other := m.Clone().(*Match)
			if hideElsewhere(other, seat, &swaps) {
				compared++
				if guess(other).Hash() != g.Hash() {
					t.Fatal("the guess depends on what the seat does not see")
				}
			}
			for n := 0; n < 20 && g.Result().Open(); n++ {
				all := g.Options(nil)
				if len(all) == 0 {
					t.Fatalf("nothing can be chosen in %+v", g.Decision())
				}
				if err := g.Apply(all[swaps.Below(len(all))]); err != nil {
					t.Fatal(err)
				}
			}
		})
	})
	if compared < 1000 {
		t.Errorf("only %d positions were compared", compared)
	}
}

// faceless counts the cards of a player that have no face in a match.
func faceless(m *Match, s game.Seat) (n int) {
	for id := game.CardID(1); id <= m.cardsN; id++ {
		if m.at[id].owner == s && m.at[id].face == 0 {
			n++
		}
	}
	return n
}
