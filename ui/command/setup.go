package command

import (
	"fmt"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/deck"
	"castillo/game/setup"
)

// setupOf lays out two lists for a match in a format. Both have to be legal in it; words is how
// they were asked for.
func setupOf(f deck.Format, lists [2]deck.List, words [2]string, catalogue *cardsdb.Catalogue) (game.Setup, error) {
	for i, list := range lists {
		if breaches := f.Check(list, catalogue); len(breaches) > 0 {
			return game.Setup{}, fmt.Errorf("el mazo %q no es legal en %s: %s (véase: castillo mazo %q --formato %s)", words[i], f.Name, breaches[0], words[i], f.ID())
		}
	}
	return setup.In(f, lists, catalogue)
}
