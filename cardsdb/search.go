package cardsdb

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"castillo/cardsdb/query"
	"castillo/game/card"
)

// newSearch folds the cards for queries. Of copies and decks it knows nothing.
func newSearch(cards []card.Card) *query.Index {
	items := make([]query.Item, len(cards))
	for i, c := range cards {
		items[i].Card = c
	}
	return query.NewIndex(items)
}

// foldedName is a card's name as printed and as names are compared.
type foldedName struct{ printed, folded string }

func foldNames(printed []string) []foldedName {
	names := make([]foldedName, len(printed))
	for i, name := range printed {
		names[i] = foldedName{name, card.Fold(name)}
	}
	return names
}

// Search lists the printings that answer a query of package query, in the
// order of [query.Index.Printings]. What is not a query is looked for word by
// word. What is asked about copies and decks finds nothing, as the catalogue
// knows of none.
func (c *Catalogue) Search(text string) []card.Card {
	q, err := query.Parse(text)
	if err != nil {
		q = query.Plain(text)
	}
	s := c.current.Load()
	found := s.search.Printings(q, nil)
	if len(found) == 0 {
		return nil
	}
	cards := make([]card.Card, len(found))
	for i, p := range found {
		cards[i] = s.cards[s.byID[p]]
	}
	return cards
}

// Nearest suggests at most n card names for one that does not exist: those
// that contain it, shortest first, then those that a few slips of the keys
// turn into it. A name far from all suggests nothing.
func (c *Catalogue) Nearest(name string, n int) []string {
	wanted := card.Fold(name)
	if wanted == "" || n <= 0 {
		return nil
	}
	type near struct {
		name            string
		distance, extra int
	}
	length := utf8.RuneCountInString(wanted)
	limit := 1 + length/3
	var found []near
	for _, n := range c.current.Load().names {
		if strings.Contains(n.folded, wanted) {
			found = append(found, near{n.printed, 0, utf8.RuneCountInString(n.folded) - length})
		} else if d := card.Slips(wanted, n.folded, limit); d <= limit {
			found = append(found, near{n.printed, d, 0})
		}
	}
	slices.SortStableFunc(found, func(a, b near) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), cmp.Compare(a.extra, b.extra))
	})
	found = found[:min(n, len(found))]
	names := make([]string, len(found))
	for i, f := range found {
		names[i] = f.name
	}
	return names
}
