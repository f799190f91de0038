package transfer

import (
	"cmp"
	"slices"

	"castillo/game/card"
)

// comparePrintings orders by edition in the order of release, then by number.
func comparePrintings(a, b card.Printing) int {
	release := func(e card.Edition) int {
		at := slices.IndexFunc(card.Editions(), func(info card.EditionInfo) bool { return info.Code == e })
		if at < 0 {
			return len(card.Editions())
		}
		return at
	}
	return cmp.Or(cmp.Compare(release(a.Edition), release(b.Edition)), cmp.Compare(a.Edition, b.Edition), cmp.Compare(a.Number, b.Number))
}
