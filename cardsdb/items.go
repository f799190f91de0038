package cardsdb

import (
	"slices"

	"castillo/cardsdb/query"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/game/deck"
)

// Items are everything that queries can be asked about, as Catalogue.ItemsOf
// gives them, with the decks. Readable tells whether a card's text is
// understood, nil that nobody asks.
func (s *Store) Items(readable func(card.Card) bool) ([]query.Item, error) {
	owned, err := s.Owned()
	if err != nil {
		return nil, err
	}
	decks, err := s.deckNames()
	if err != nil {
		return nil, err
	}
	items := s.catalogue.ItemsOf(owned, readable)
	for i := range items {
		items[i].Decks = decks[card.Fold(items[i].Card.Name)]
	}
	return items, nil
}

// Index holds items of the store as queries read them. It shares the work on those cards that are as
// the catalogue has them.
func (s *Store) Index(items []query.Item) *query.Index {
	set := s.catalogue.current.Load()
	x := set.search.Clone()
	for _, item := range items {
		if i, ok := set.byID[item.Card.Printing()]; ok && set.cards[i] != item.Card {
			x.Put(item)
		} else {
			x.Own(item)
		}
	}
	return x
}

// ItemsOf are the cards of the catalogue, its gaps and whatever else is owned
// or wished for, each once, with rows and wishes: every printing that is known
// to exist, by edition in the order of release and then by number.
func (c *Catalogue) ItemsOf(owned transfer.Owned, readable func(card.Card) bool) []query.Item {
	items := c.Items(readable)
	at := make(map[card.Printing]int, len(items))
	for i := range items {
		at[items[i].Card.Printing()] = i
	}
	of := func(p card.Printing) *query.Item {
		i, ok := at[p]
		if !ok {
			i = len(items)
			at[p] = i
			items = append(items, query.Item{Card: p.Unknown()})
		}
		return &items[i]
	}
	for _, h := range owned.Rows {
		item := of(h.Printing)
		item.Rows = append(item.Rows, h)
	}
	for _, w := range owned.Wishes {
		item := of(w.Printing)
		item.Wanted, item.WishNotes = w.Count, w.Notes
	}
	sortByRelease(items, func(item query.Item) card.Printing { return item.Card.Printing() })
	return items
}

// saysAsShipped reports whether a card has a text of the program's: each of these is in the
// standard wording, and understood.
func (c *Catalogue) saysAsShipped(now card.Card) bool {
	shipped, ok := c.Printed(now.Printing())
	return ok && now.Text != "" && now.Text == shipped.Text
}

// Items are the cards of the catalogue and its gaps, of which nothing is owned. Readable is
// asked about no text that the program carries.
func (c *Catalogue) Items(readable func(card.Card) bool) []query.Item {
	set := c.current.Load()
	items := make([]query.Item, 0, len(set.cards)+len(set.gaps))
	for _, printed := range set.cards {
		items = append(items, query.Item{Card: printed, Readable: readable != nil && (c.saysAsShipped(printed) || readable(printed))})
	}
	for _, gap := range set.gaps {
		items = append(items, query.Item{Card: gap.Unknown()})
	}
	return items
}

// deckNames are the names of the decks that hold a card, by its folded name. A
// deck whose list cannot be read is passed over.
func (s *Store) deckNames() (map[string][]string, error) {
	decks, err := s.Decks().All()
	if err != nil {
		return nil, err
	}
	names := map[string][]string{}
	for _, d := range decks {
		list, err := deck.Parse(d.Text)
		if err != nil {
			continue
		}
		var held []string
		for _, entry := range slices.Concat(list.Cards, list.Sideboard) {
			held = append(held, card.Fold(entry.Name))
		}
		if list.Initial.Name != "" {
			held = append(held, card.Fold(list.Initial.Name))
		}
		slices.Sort(held)
		for _, name := range slices.Compact(held) {
			names[name] = append(names[name], d.Name)
		}
	}
	return names, nil
}
