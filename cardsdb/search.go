package cardsdb

import (
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

// Nearest suggests at most n card names for one that does not exist, closest
// first. A name far from all suggests nothing.
func (c *Catalogue) Nearest(name string, n int) []string {
	found := c.current.Load().speller.Nearest(name)
	return found[:min(n, len(found))]
}
