package scenes

import (
	"slices"
	"testing"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl"
	"castillo/game/myl/text"
	"castillo/game/scenario"

	"castillo/cardsdb"
	"castillo/game/deck"
)

type printed struct{ *cardsdb.Catalogue }

func (c printed) Find(name string, of card.Edition) (card.Card, bool) {
	return deck.Ref{Name: name, Edition: of}.Find(c.Catalogue)
}

func all(t *testing.T) []Scene {
	t.Helper()
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	found, err := All(&scenario.Runner{Rulebooks: myl.Books(), Catalogue: printed{catalogue},
		Read: func(c card.Card) error { _, err := text.Read(c.Text, c); return err }})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func TestEverySceneWaitsForAPlayerWhoCanDoWhatItShows(t *testing.T) {
	for _, s := range all(t) {
		if !s.Seat.Plays() || !s.Match.Result().Open() {
			t.Errorf("%s: nobody decides", s.Name)
			continue
		}
		for _, v := range s.Does {
			if !slices.ContainsFunc(s.Match.Options(nil), func(a game.Action) bool { return a.Verb == v }) {
				t.Errorf("%s: its player has no option %d", s.Name, v)
			}
		}
	}
}

// TestEveryKindOfDecisionHasItsScene: but for chance, which is nobody's to see.
func TestEveryKindOfDecisionHasItsScene(t *testing.T) {
	seen := map[game.Kind]bool{}
	for _, s := range all(t) {
		seen[s.Match.Decision().Kind] = true
	}
	for k := game.Main; k < game.Chance; k++ {
		if !seen[k] {
			t.Errorf("no scene asks in the way %d", k)
		}
	}
}
