package collection

import (
	"errors"
	"slices"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
	"castillo/game/card"
)

// shelf is what the screen shows: every printing with what its owner has of it.
// It is read from the store at once and then kept up printing by printing. The
// zero shelf is empty.
type shelf struct {
	index *query.Index
	items map[card.Printing]query.Item
	ranks map[string]int  // of a folded name among the names in Spanish order
	point cardsdb.EntryID // of the history, that it was read at
}

func emptyShelf() *shelf {
	return &shelf{index: query.NewIndex(nil), items: map[card.Printing]query.Item{}, ranks: map[string]int{}}
}

// readShelf reads a store. It takes some time where there is much.
func readShelf(store *cardsdb.Store) (*shelf, error) {
	point, _, err := store.History().Point()
	if err != nil {
		return nil, err
	}
	all, err := store.Items(isReadable)
	if err != nil {
		return nil, err
	}
	s := &shelf{index: query.NewIndex(all), items: make(map[card.Printing]query.Item, len(all)), ranks: map[string]int{}, point: point}
	for _, item := range all {
		s.items[item.Card.Printing()] = item
	}
	for i, name := range store.Catalogue().Names() {
		s.ranks[card.Fold(name)] = i
	}
	return s, nil
}

// item is what there is of a printing, which the catalogue may lack.
func (s *shelf) item(p card.Printing) query.Item {
	if item, ok := s.items[p]; ok {
		return item
	}
	return query.Item{Card: p.Unknown()}
}

func (s *shelf) put(item query.Item) {
	s.items[item.Card.Printing()] = item
	s.index.Put(item)
}

// readItem reads one printing anew. What the shelf says of its decks stands.
func readItem(store *cardsdb.Store, before query.Item) (query.Item, error) {
	p := before.Card.Printing()
	item := query.Item{Card: before.Card, Decks: before.Decks, Readable: before.Readable}
	if now, ok := store.Catalogue().Printing(p.Edition, p.Number); ok && now != before.Card {
		item.Card, item.Readable = now, isReadable(now)
	}
	wish, err := store.Wishes().Get(p)
	if err != nil && !errors.Is(err, cardsdb.ErrNotFound) {
		return item, err
	}
	item.Wanted = wish.Count
	item.Rows, err = store.Collection().Of(p)
	return item, err
}

// isReadable reports whether the program plays a card's whole text.
func isReadable(c card.Card) bool {
	if c.Text == "" {
		return c.Ability == card.WithoutAbility
	}
	return byHand(c.Text, c) == 0
}

// copies are all the copies of an item.
func copies(item query.Item) int {
	n := 0
	for _, h := range item.Rows {
		n += h.Count
	}
	return n
}

// forTrade are the copies of an item that would be given away.
func forTrade(item query.Item) int {
	n := 0
	for _, h := range item.Rows {
		n += h.ForTrade
	}
	return n
}

// rowOf is the row of a key; ok is false if there is none.
func rowOf(item query.Item, key holding.Key) (h holding.Holding, ok bool) {
	i := slices.IndexFunc(item.Rows, func(h holding.Holding) bool { return h.Key == key })
	if i < 0 {
		return holding.Holding{Key: key}, false
	}
	return item.Rows[i], true
}
