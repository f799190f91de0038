package cardsdb

import (
	"cmp"
	"slices"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
	"castillo/game/card"
)

// Part is what the owner has of the printings of one frequency in an edition.
type Part struct {
	Edition   card.Edition
	Frequency card.Frequency // NoFrequency for gaps and for what the catalogue lacks
	Printed   int            // printings that are known to exist
	Owned     int            // different printings of which there is a copy
	Copies    int            // of all of them
	Foil      int            // among the copies
	ForTrade  int            // among the copies
}

// Missing is how many printings there is no copy of.
func (p Part) Missing() int { return p.Printed - p.Owned }

// Duplicate is how many copies there are beyond the first of each printing.
func (p Part) Duplicate() int { return p.Copies - p.Owned }

// Plus is both parts together, under the names of p.
func (p Part) Plus(q Part) Part {
	p.Printed += q.Printed
	p.Owned += q.Owned
	p.Copies += q.Copies
	p.Foil += q.Foil
	p.ForTrade += q.ForTrade
	return p
}

// Completion says what of each edition and frequency there is among printings,
// by edition in the order of release and then by frequency. The printings are
// those of Store.Items or Catalogue.ItemsOf, each once.
func Completion(printings []query.Item) []Part {
	type name struct {
		edition   card.Edition
		frequency card.Frequency
	}
	at := map[name]int{}
	var parts []Part
	for _, item := range printings {
		n := name{item.Card.Edition, item.Card.Frequency}
		i, ok := at[n]
		if !ok {
			i = len(parts)
			at[n] = i
			parts = append(parts, Part{Edition: n.edition, Frequency: n.frequency})
		}
		parts[i] = parts[i].Plus(partOf(item))
	}
	release, order := releaseOrder(), card.Frequencies() // where NoFrequency comes before all
	slices.SortFunc(parts, func(a, b Part) int {
		return cmp.Or(cmp.Compare(release[a.Edition], release[b.Edition]), cmp.Compare(a.Edition, b.Edition),
			cmp.Compare(slices.Index(order, a.Frequency), slices.Index(order, b.Frequency)))
	})
	return parts
}

// partOf is what there is of one printing.
func partOf(item query.Item) Part {
	p := Part{Printed: 1, Copies: item.Owned(), ForTrade: item.ForTrade()}
	if item.Missing() == 0 {
		p.Owned = 1
	}
	for _, h := range item.Rows {
		if h.Finish == holding.Foil {
			p.Foil += h.Count
		}
	}
	return p
}

// releaseOrder is where the editions of the program stand; the zero of all
// others is after them.
func releaseOrder() map[card.Edition]int {
	release := make(map[card.Edition]int)
	for i, info := range card.Editions() {
		release[info.Code] = i - len(card.Editions())
	}
	return release
}

// sortByRelease sorts by edition in the order of release, then by number.
func sortByRelease[T any](all []T, of func(T) card.Printing) {
	release := releaseOrder()
	slices.SortFunc(all, func(a, b T) int {
		p, q := of(a), of(b)
		return cmp.Or(cmp.Compare(release[p.Edition], release[q.Edition]), cmp.Compare(p.Edition, q.Edition),
			cmp.Compare(p.Number, q.Number))
	})
}
