package scenes

import (
	"slices"
	"testing"

	"castillo/game"
)

func all(t *testing.T) []Scene {
	t.Helper()
	found, err := All()
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
