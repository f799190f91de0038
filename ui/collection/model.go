// Package collection is the screen of the collector: the catalogue, asked as
// one types, and what there is of each card at home.
package collection

import (
	"slices"
	"strconv"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
	"castillo/game/card"
	"castillo/ui/question"
	"castillo/ui/words"
)

// Show narrows the cards that are shown.
type Show uint8

// The ways to narrow.
const (
	Everything Show = iota
	Owned
	Missing
	Wanted
	ForTrade
	Doubtful
	Unknown // only the existence, or the name, is known
	Own     // corrected or added by the owner
)

// Shows lists the ways to narrow with their names, in order.
func Shows() []string {
	return []string{words.T("Todas"), words.T("Las que tengo"), words.T("Las que me faltan"), words.T("Las que busco"),
		words.T("Las que cambio"), words.T("Con datos en duda"), words.T("Sin datos"), words.T("Anotadas por mí")}
}

// Model is the state of the screen, without a window. Its methods belong to the
// goroutine of the window, but for those that say otherwise.
type Model struct {
	store *cardsdb.Store
	shelf *shelf

	asked   question.Question
	edition card.Edition
	show    Show
	sorting sorting
	results []card.Card
	lines   []query.Hit // the rows of the table, in its order
	picked  picks
}

// NewModel shows nothing until it is given a shelf.
func NewModel(store *cardsdb.Store) *Model {
	return &Model{store: store, shelf: newShelf(nil, query.NewIndex(nil)), picked: picks{}}
}

// read reads the store, unless the shelf that is shown is what it holds; then
// it gives nil. It may be called from any goroutine, with the point of that
// shelf.
func (m *Model) read(shown cardsdb.EntryID, always bool) (*shelf, error) {
	if !always {
		at, _, err := m.store.History().Point()
		if err != nil || at == shown {
			return nil, err
		}
	}
	return readShelf(m.store)
}

// fill shows another shelf.
func (m *Model) fill(s *shelf) {
	m.shelf = s
	m.find()
}

// Edition is the edition that is shown, empty for all.
func (m *Model) Edition() card.Edition { return m.edition }

// Search asks another question. One that is not understood keeps the cards that
// were shown.
func (m *Model) Search(text string) {
	m.asked.Ask(text, m.shelf.index, func(q query.Query) bool {
		return slices.ContainsFunc(m.shelf.index.Printings(q, nil), func(p card.Printing) bool { return m.wants(m.shelf.items[p]) })
	})
	if m.asked.Wrong() == nil {
		m.find()
	}
}

// SetEdition shows one edition, all of them for the empty code.
func (m *Model) SetEdition(e card.Edition) {
	m.edition = e
	m.find()
}

// SetShow narrows by what is owned or known.
func (m *Model) SetShow(s Show) {
	m.show = s
	m.find()
}

// Results are the cards to be shown, in order. A gap in the catalogue is a card
// that has an edition and a number only.
func (m *Model) Results() []card.Card { return m.results }

// find asks once: the cards are those of the rows that answer.
func (m *Model) find() {
	m.results = m.results[:0]
	var at card.Printing // whose rows are looked at
	wanted := false
	m.lines = slices.DeleteFunc(m.shelf.index.Find(m.asked.Query(), m.lines[:0]), func(hit query.Hit) bool {
		if hit.Printing != at {
			item := m.shelf.items[hit.Printing]
			if at, wanted = hit.Printing, m.wants(item); wanted {
				m.results = append(m.results, item.Card)
			}
		}
		return !wanted
	})
	m.sort()
	m.keepPicked()
}

func (m *Model) wants(item query.Item) bool {
	c := item.Card
	if m.edition != "" && c.Edition != m.edition {
		return false
	}
	switch m.show {
	case Owned:
		return item.Owned() > 0
	case Missing:
		return item.Missing() > 0
	case Wanted:
		return item.Wanted > 0
	case ForTrade:
		return item.ForTrade() > 0
	case Doubtful:
		return c.Source == card.Doubtful
	case Unknown:
		return c.Type == card.NoType
	case Own:
		return len(m.store.Catalogue().Differences(c.Printing())) > 0
	}
	return true
}

// Item is what there is of a printing.
func (m *Model) Item(p card.Printing) query.Item { return m.shelf.item(p) }

// OwnsSome reports whether the collection has begun: what is missing stands back
// only then.
func (m *Model) OwnsSome() bool { return len(m.shelf.copies) > 0 }

// Count is how many of a printing are owned.
func (m *Model) Count(c card.Card) int { return m.shelf.copies[c.Printing()] }

// Badge is the count that lies on a card's picture, empty for none.
func (m *Model) Badge(c card.Card) string {
	if n := m.Count(c); n > 0 {
		return strconv.Itoa(n) + "×"
	}
	return ""
}

// Summary says how many cards are shown, and how many of those are owned. Where
// rows were asked for it counts the copies in them.
func (m *Model) Summary() string {
	different, copies := 0, 0
	for _, c := range m.results {
		different += min(m.Count(c), 1)
	}
	for _, hit := range m.lines {
		copies += hit.Copies
	}
	shown := words.N(len(m.results), "Se ve {n} carta", "Se ven {n} cartas")
	if len(m.results) == len(m.shelf.items) {
		shown = words.N(len(m.results), "En total {n} carta", "En total {n} cartas")
	}
	switch {
	case different == 0:
		return shown + " · " + words.T("no tienes ninguna")
	case m.asked.Query().AsksRows():
		shown += " · " + words.N(copies, "responde {n} copia tuya", "responden {n} copias tuyas")
	default:
		shown += " · " + words.N(copies, "tienes {different}, en {n} copia", "tienes {different}, en {n} copias", "different", different)
	}
	return shown + m.worthWords()
}

// Progress is how much of an edition is owned.
type Progress struct {
	Edition card.EditionInfo
	Printed int // printings that are known to exist
	Owned   int // different printings
}

// Part is the owned part, from 0 to 1.
func (p Progress) Part() float32 {
	if p.Printed == 0 {
		return 0
	}
	return float32(p.Owned) / float32(p.Printed)
}

// Progress lists the editions in the order of release.
func (m *Model) Progress() []Progress {
	out := make([]Progress, 0, len(card.Editions()))
	for _, e := range card.Editions() {
		out = append(out, Progress{Edition: e, Printed: m.shelf.printed[e.Code], Owned: m.shelf.owned[e.Code]})
	}
	return out
}

// Printings are the printings of the same card, this one among them.
func (m *Model) Printings(c card.Card) []card.Card {
	if c.Name == "" {
		return nil
	}
	return m.store.Catalogue().Named(c.Name)
}

// ShippedText is the rules text that the program carries for a card.
func (m *Model) ShippedText(c card.Card) string { return m.store.Catalogue().ShippedText(c) }

// IsOwn reports whether a card's text is the owner's.
func (m *Model) IsOwn(c card.Card) bool { return c.Text != m.ShippedText(c) }

// change is something done to what is owned of one printing, for any goroutine.
type change func(*cardsdb.Store) error

// add counts copies of a key up or down. Where there are too few of the very
// key, other copies of the printing go.
func add(key holding.Key, by int) change {
	return func(store *cardsdb.Store) error {
		rows, err := store.Collection().Of(key.Printing)
		if err != nil {
			return err
		}
		item := query.Item{Rows: rows}
		h, ok := rowOf(item, key)
		switch {
		case by < 0 && copies(item)+by < 0:
			return nil // there are never fewer than none
		case key.IsPlain() || !ok && by < 0:
			_, err = store.Collection().Add(key.Printing, by)
			return err
		case by < 0:
			return store.Collection().Put(h.Less(-by))
		}
		return store.Collection().Put(h.Plus(holding.Holding{Key: key, Count: by}))
	}
}

// count makes the copies of a key so many.
func count(key holding.Key, n int) change { return tally(key, func(int) int { return n }) }

// tally makes the copies of a key as many as to says of how many there are.
func tally(key holding.Key, to func(now int) int) change {
	return func(store *cardsdb.Store) error {
		rows, err := store.Collection().Of(key.Printing)
		if err != nil {
			return err
		}
		h, ok := rowOf(query.Item{Rows: rows}, key)
		if key.IsPlain() && (len(rows) == 0 || ok && len(rows) == 1) {
			return store.Collection().Set(key.Printing, to(h.Count))
		}
		if h.Count = to(h.Count); !ok && h.Count == 0 {
			return nil
		}
		h.ForTrade = min(h.ForTrade, h.Count)
		return store.Collection().Put(h)
	}
}

// move makes so many copies of a key copies of another.
func move(from, to holding.Key, n int) change {
	return func(store *cardsdb.Store) error { return store.Collection().Move(from, to, n) }
}

// wish makes the copies that are looked for so many.
func wish(p card.Printing, n int) change {
	return changeWish(p, func(w *holding.Wish) { w.Count = n })
}

func changeWish(p card.Printing, do func(*holding.Wish)) change {
	return func(store *cardsdb.Store) error {
		w, err := store.Wishes().Get(p)
		if err != nil {
			w = holding.Wish{Printing: p}
		}
		do(&w)
		return store.Wishes().Set(w)
	}
}

// alter makes a row what it is to be.
func alter(key holding.Key, h holding.Holding) change {
	return func(store *cardsdb.Store) error {
		if h.Count == 0 {
			return store.Collection().Remove(key)
		}
		if key == (holding.Key{}) {
			rows, err := store.Collection().Of(h.Printing)
			if err != nil {
				return err
			}
			if old, ok := rowOf(query.Item{Rows: rows}, h.Key); ok {
				h = old.Plus(h)
			}
			return store.Collection().Put(h)
		}
		return store.Collection().Change(key, h)
	}
}

// Versions are the printings of a card that differ in facts or text, oldest first.
func (m *Model) Versions(c card.Card) []card.Card { return m.store.Catalogue().Versions(c.Name) }

// HasVersionText reports whether the owner wrote a text for the version that a card is.
func (m *Model) HasVersionText(c card.Card) bool { return m.store.Catalogue().HasVersionText(c) }

// WriteText keeps the owner's text for a card, or for the one version that it is.
// Without one, or with the very text that the program carries, the card has that. It may
// be called from any goroutine.
func (m *Model) WriteText(c card.Card, text string, onlyVersion bool) error {
	return m.store.Corrections().Write(c, text, onlyVersion)
}
