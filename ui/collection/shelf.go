package collection

import (
	"cmp"
	"errors"
	"slices"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/cardsdb/query"
	"castillo/game/card"
	"castillo/game/myl/text"
)

// shelf is what the screen shows: every printing with what its owner has of it.
// It is read from the store at once and then kept up printing by printing.
type shelf struct {
	index  *query.Index
	items  map[card.Printing]query.Item
	ranks  map[string]int    // of a folded name among the names in Spanish order
	folded map[string]string // names and places as they compare, each folded once
	point  cardsdb.EntryID   // of the history, that it was read at

	book   prices.Book
	prices prices.Table                     // what all lists say together
	worth  map[card.Printing][]prices.Worth // of the rows of each printing, where there are prices

	copies         map[card.Printing]int // of the printings that are owned
	printed, owned map[card.Edition]int  // printings that there are, and that are owned
}

// newShelf is of items and of an index that holds them.
func newShelf(items []query.Item, index *query.Index) *shelf {
	s := &shelf{index: index, items: make(map[card.Printing]query.Item, len(items)),
		ranks: map[string]int{}, copies: map[card.Printing]int{}, folded: map[string]string{}, printed: map[card.Edition]int{}, owned: map[card.Edition]int{}}
	for _, item := range items {
		s.add(item)
	}
	for i, name := range s.index.Names() {
		s.ranks[s.fold(name)] = i
	}
	return s
}

// readShelf reads a store. It takes some time where there is much.
func readShelf(store *cardsdb.Store) (*shelf, error) {
	point, _, err := store.History().Point()
	if err != nil {
		return nil, err
	}
	all, err := store.Items(text.Understands)
	if err != nil {
		return nil, err
	}
	formats, err := store.Formats().All()
	if err != nil {
		return nil, err
	}
	book, err := store.Prices().All()
	if err != nil {
		return nil, err
	}
	s := newShelf(all, store.Index(all))
	s.value(book)
	s.index.SetFormats(formats)
	s.point = point
	return s, nil
}

// add has an item stand for its printing.
func (s *shelf) add(item query.Item) {
	if before, ok := s.items[item.Card.Printing()]; ok {
		s.count(before, -1)
	}
	s.items[item.Card.Printing()] = item
	s.count(item, +1)
	s.valueOf(item)
}

// value has the rows be worth what price lists say.
func (s *shelf) value(book prices.Book) {
	s.book, s.prices, s.worth = book, book.Latest(), map[card.Printing][]prices.Worth{}
	s.index.SetPrices(s.prices)
	for _, item := range s.items {
		s.valueOf(item)
	}
}

func (s *shelf) valueOf(item query.Item) {
	if s.prices.Empty() {
		return
	}
	worth := make([]prices.Worth, len(item.Rows))
	for i, h := range item.Rows {
		worth[i] = s.prices.Worth(h)
	}
	s.worth[item.Card.Printing()] = worth
}

// count adds an item to what there is in all, or takes it out of that.
func (s *shelf) count(item query.Item, sign int) {
	s.printed[item.Card.Edition] += sign
	switch n := copies(item); {
	case n == 0:
	case sign > 0:
		s.copies[item.Card.Printing()] = n
		s.owned[item.Card.Edition]++
	default:
		delete(s.copies, item.Card.Printing())
		s.owned[item.Card.Edition]--
	}
}

// fold is card.Fold of a name that is asked for often.
func (s *shelf) fold(name string) string {
	folded, ok := s.folded[name]
	if !ok {
		folded = card.Fold(name)
		s.folded[name] = folded
	}
	return folded
}

// item is what there is of a printing, which the catalogue may lack.
func (s *shelf) item(p card.Printing) query.Item {
	if item, ok := s.items[p]; ok {
		return item
	}
	return query.Item{Card: p.Unknown()}
}

func (s *shelf) put(item query.Item) {
	s.add(item)
	s.index.Put(item)
}

// readItem reads one printing anew. What the shelf says of its decks stands.
func readItem(store *cardsdb.Store, before query.Item) (query.Item, error) {
	p := before.Card.Printing()
	item := query.Item{Card: before.Card, Decks: before.Decks, Readable: before.Readable}
	if now, ok := store.Catalogue().Printing(p.Edition, p.Number); ok && now != before.Card {
		item.Card, item.Readable = now, text.Understands(now)
	}
	wish, err := store.Wishes().Get(p)
	if err != nil && !errors.Is(err, cardsdb.ErrNotFound) {
		return item, err
	}
	item.Wanted, item.WishNotes = wish.Count, wish.Notes
	item.Rows, err = store.Collection().Of(p)
	return item, err
}

// fewRecords is how many records an entry of the history may touch for them to be
// read one by one rather than the whole store.
const fewRecords = 100

// touched reads anew what an entry of the history did or took back, without the
// decks; nil where only reading everything will do.
func touched(store *cardsdb.Store, e cardsdb.Entry) ([]query.Item, error) {
	if e.Areas&^(cardsdb.InCollection|cardsdb.InWishes) != 0 || e.Records > fewRecords {
		return nil, nil
	}
	diff, err := store.History().Diff(e.ID)
	if err != nil {
		return nil, err
	}
	var printings []card.Printing
	for _, row := range diff.Rows {
		printings = append(printings, cmp.Or(row.From.Printing, row.To.Printing))
	}
	for _, wish := range diff.Wishes {
		printings = append(printings, cmp.Or(wish.From.Printing, wish.To.Printing))
	}
	slices.SortFunc(printings, func(a, b card.Printing) int {
		return cmp.Or(cmp.Compare(a.Edition, b.Edition), cmp.Compare(a.Number, b.Number))
	})
	var items []query.Item
	for _, p := range slices.Compact(printings) {
		item, err := readItem(store, query.Item{Card: p.Unknown()})
		if err != nil {
			return nil, err
		}
		items = append(items, item)
	}
	return items, nil
}

// copies are all the copies of an item.
func copies(item query.Item) int { return item.Owned() }

// rowOf is the row of a key; ok is false if there is none.
func rowOf(item query.Item, key holding.Key) (h holding.Holding, ok bool) {
	i := slices.IndexFunc(item.Rows, func(h holding.Holding) bool { return h.Key == key })
	if i < 0 {
		return holding.Holding{Key: key}, false
	}
	return item.Rows[i], true
}
