package command

import (
	"fmt"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/deck"
	"castillo/game/setup"
)

// setupOf lays out two lists for a match. Both have to be legal; words is how
// they were asked for.
func setupOf(lists [2]deck.List, words [2]string, catalogue *cardsdb.Catalogue) (game.Setup, error) {
	for i, list := range lists {
		if breaches := deck.PrimerBloque.Check(list, catalogue); len(breaches) > 0 {
			return game.Setup{}, fmt.Errorf("el mazo %q no es legal: %s (véase: castillo mazo %q)", words[i], breaches[0], words[i])
		}
	}
	return setup.Of(lists, catalogue)
}
