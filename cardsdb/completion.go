package cardsdb

import (
	"cmp"
	"slices"

	"castillo/cardsdb/holding"
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

// Completion says what of each edition and frequency the rows of a collection
// hold, by edition in the order of release and then by frequency.
func (c *Catalogue) Completion(rows []holding.Holding) []Part {
	set := c.current.Load()
	type name struct {
		edition   card.Edition
		frequency card.Frequency
	}
	at := map[name]int{}
	var parts []Part
	seen := map[card.Printing]bool{}
	part := func(p card.Printing) *Part {
		is, _ := set.printing(p)
		n := name{p.Edition, is.Frequency}
		i, ok := at[n]
		if !ok {
			i = len(parts)
			at[n] = i
			parts = append(parts, Part{Edition: n.edition, Frequency: n.frequency})
		}
		return &parts[i]
	}
	exists := func(p card.Printing) {
		if !seen[p] {
			seen[p] = true
			part(p).Printed++
		}
	}
	for _, printed := range set.cards {
		exists(printed.Printing())
	}
	for _, gap := range set.gaps {
		exists(gap.Printing)
	}
	owned := map[card.Printing]bool{}
	for _, h := range rows {
		exists(h.Printing)
		add := Part{Copies: h.Count, ForTrade: h.ForTrade}
		if h.Finish == holding.Foil {
			add.Foil = h.Count
		}
		if !owned[h.Printing] {
			owned[h.Printing] = true
			add.Owned = 1
		}
		p := part(h.Printing)
		*p = p.Plus(add)
	}
	release := releaseOrder()
	slices.SortFunc(parts, func(a, b Part) int {
		return cmp.Or(cmp.Compare(release[a.Edition], release[b.Edition]), cmp.Compare(a.Edition, b.Edition),
			cmp.Compare(a.Frequency, b.Frequency))
	})
	return parts
}

// Missing lists the printings of which the rows hold no copy, in the order of
// All. Of a gap only edition and number are known.
func (c *Catalogue) Missing(rows []holding.Holding) []card.Card {
	set := c.current.Load()
	owned := map[card.Printing]bool{}
	for _, h := range rows {
		owned[h.Printing] = true
	}
	var missing []card.Card
	for _, printed := range set.cards {
		if !owned[printed.Printing()] {
			missing = append(missing, printed)
		}
	}
	for _, gap := range set.gaps {
		if !owned[gap.Printing] {
			missing = append(missing, card.Card{Edition: gap.Edition, Number: gap.Number, Cost: card.NoNumber, Strength: card.NoNumber})
		}
	}
	sortByRelease(missing)
	return missing
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

// sortByRelease sorts cards by edition in the order of release, then by number.
func sortByRelease(cards []card.Card) {
	release := releaseOrder()
	slices.SortFunc(cards, func(a, b card.Card) int {
		return cmp.Or(cmp.Compare(release[a.Edition], release[b.Edition]), cmp.Compare(a.Edition, b.Edition),
			cmp.Compare(a.Number, b.Number))
	})
}
