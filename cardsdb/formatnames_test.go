package cardsdb

import (
	"testing"

	"castillo/game/deck"
)

func TestTheFormatsLimitCardsThatTheCatalogueKnows(t *testing.T) {
	for _, f := range deck.Shipped() {
		for _, l := range f.Limits {
			if len(embedded(t).Named(l.Name)) == 0 {
				t.Errorf("%s limits %q, which is no card; perhaps %q", f.Name, l.Name, embedded(t).Nearest(l.Name, 2))
			}
		}
	}
}
