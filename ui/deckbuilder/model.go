// Package deckbuilder is the screen where decks are made: what cards there are
// on one side, the deck on the other, and whether it is legal.
package deckbuilder

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"castillo/cardsdb"
	"castillo/cardsdb/query"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/ui/question"
	"castillo/ui/words"
)

// Catalogue is what the screen asks of the catalogue; *cardsdb.Catalogue gives
// it.
type Catalogue interface {
	deck.Catalogue
	All() []card.Card
	Search(words string) []card.Card
	ItemsOf(owned transfer.Owned, readable func(card.Card) bool) []query.Item
}

// History takes back what was done last, to decks or anything else, and does it
// again; *cardsdb.History gives it.
type History interface {
	Undo() (cardsdb.Entry, error)
	Redo() (cardsdb.Entry, error)
}

// Store is what the screen asks of the store; *cardsdb.Decks gives it.
type Store interface {
	All() ([]cardsdb.Deck, error)
	Deleted() ([]cardsdb.Deck, error)
	Save(cardsdb.Deck) (cardsdb.Deck, error)
	Delete(cardsdb.DeckID) error
	Recover(cardsdb.DeckID) error
}

// Formats is where the formats are kept; *cardsdb.Formats gives it.
type Formats interface {
	All() ([]deck.Format, error)
	Save(id string, f deck.Format) (deck.Format, error)
	Delete(id string) error
}

// Model is the state of the screen, without a window. Its changes are stored
// by whoever drives it: see Stored.
type Model struct {
	cards    Catalogue
	formats  []deck.Format
	folded   map[string]string   // names as they compare, each folded once
	initials map[string][]string // names of the Oros that may be the initial one, by format, as far as asked for
	decks    []*open
	at       int      // -1: no deck is open
	asks     []string // of the list of decks, folded
	listed   []int    // places of the decks that answer
	owned    map[card.Printing]int
	index    *query.Index // of what is known of copies and decks, nil until it is
	asked    question.Question
}

// open is a deck with what follows from its list.
type open struct {
	stored   cardsdb.Deck
	list     deck.List
	unread   error          // its text cannot be read
	format   deck.Format    // by which it is judged
	strange  bool           // it is built for another format, which is not there
	cards    deck.Catalogue // as that format plays it in this deck
	breaches []deck.Breach
	legal    map[string]bool // whether it is legal, by format, as far as asked for
	counts   map[string]int  // of copies, by folded name
	needs    map[string]int  // likewise, with those of the sideboard
}

// NewModel has the decks and the formats of the store, the first deck open.
func NewModel(cards Catalogue, store Store, formats Formats) (*Model, error) {
	stored, err := store.All()
	if err != nil {
		return nil, err
	}
	m := &Model{cards: cards, folded: map[string]string{}, initials: map[string][]string{}, at: -1}
	if m.formats, err = formats.All(); err != nil {
		return nil, err
	}
	for _, d := range stored {
		m.decks = append(m.decks, m.read(d))
	}
	if len(m.decks) > 0 {
		m.at = 0
	}
	m.list()
	return m, nil
}

func (m *Model) read(d cardsdb.Deck) *open {
	o := &open{stored: d}
	o.list, o.unread = deck.Parse(d.Text)
	m.check(o)
	return o
}

// check brings everything up to date that follows from the list.
func (m *Model) check(o *open) {
	known := false
	o.format, known = o.list.FormatIn(m.formats)
	o.strange, o.cards, o.legal = !known, o.format.For(o.list, m.cards), map[string]bool{}
	if o.unread != nil {
		return
	}
	o.breaches = o.format.Check(o.list, m.cards)
	o.counts = map[string]int{}
	for _, e := range o.list.Cards {
		o.counts[m.fold(e.Name)] += e.Count
	}
	if o.list.Initial.Name != "" {
		o.counts[m.fold(o.list.Initial.Name)]++
	}
	o.needs = maps.Clone(o.counts)
	for _, e := range o.list.Sideboard {
		o.needs[m.fold(e.Name)] += e.Count
	}
}

func (m *Model) fold(name string) string {
	folded, ok := m.folded[name]
	if !ok {
		folded = card.Fold(name)
		m.folded[name] = folded
	}
	return folded
}

// Row is a line of the list of decks.
type Row struct {
	Name  string
	About string
	Legal bool
}

// Len is the number of decks.
func (m *Model) Len() int { return len(m.decks) }

// Row is the line of a deck.
func (m *Model) Row(i int) Row {
	o := m.decks[i]
	return Row{Name: o.stored.Name, About: o.about(), Legal: o.unread == nil && len(o.breaches) == 0}
}

// about tells how large the deck is and whether it is legal in its format, which is named unless
// it is the DAR's.
func (o *open) about() string {
	about := words.T("{n} cartas · legal", "n", o.list.Count())
	switch {
	case o.unread != nil:
		return words.T("no se puede leer")
	case len(o.breaches) > 0:
		about = fmt.Sprintf("%d/%d · ", o.list.Count(), o.format.Size) + words.N(len(o.breaches), "{n} falta", "{n} faltas")
	}
	if o.list.Format != "" && !o.strange {
		about += " · " + o.format.Name
	}
	return about
}

// At is the place of the open deck, -1 when there is none.
func (m *Model) At() int { return m.at }

// Open opens another deck.
func (m *Model) Open(i int) {
	if i >= 0 && i < len(m.decks) {
		m.at = i
	}
}

func (m *Model) current() *open {
	if m.at < 0 {
		return nil
	}
	return m.decks[m.at]
}

// Name is the name of the open deck.
func (m *Model) Name() string {
	if o := m.current(); o != nil {
		return o.stored.Name
	}
	return ""
}

// List is the open deck.
func (m *Model) List() deck.List {
	if o := m.current(); o != nil {
		return o.list
	}
	return deck.List{}
}

// Unread is why the open deck's text cannot be read, nil where it can.
func (m *Model) Unread() error {
	if o := m.current(); o != nil {
		return o.unread
	}
	return nil
}

// CanEdit reports whether a deck is open and can be read.
func (m *Model) CanEdit() bool {
	o := m.current()
	return o != nil && o.unread == nil
}

// Stored is the open deck as it is to be stored; ok is false for none.
func (m *Model) Stored() (d cardsdb.Deck, ok bool) {
	o := m.current()
	if o == nil || o.unread != nil {
		return cardsdb.Deck{}, false
	}
	d = o.stored
	d.Text = o.list.String()
	return d, true
}

// played is the catalogue as the open deck plays it: what a name alone means there.
func (m *Model) played() deck.Catalogue {
	if o := m.current(); o != nil {
		return o.cards
	}
	return m.cards
}

// Played is the open deck with the printing of each card that it is played with.
func (m *Model) Played() deck.List { return m.List().Printed(m.played()) }

// edit changes the open deck. It reports whether anything changed.
func (m *Model) edit(change func(deck.List) deck.List) bool {
	o := m.current()
	if o == nil || o.unread != nil {
		return false
	}
	changed := change(o.list)
	if changed.Equal(o.list) {
		return false
	}
	o.list = changed
	m.check(o)
	return true
}

// Add puts a card into the deck: one more of the line that already holds its
// name, else a line that names the printing only where there are several.
func (m *Model) Add(c card.Card) bool {
	if c.Name == "" {
		return false
	}
	return m.edit(func(l deck.List) deck.List { return l.Add(m.refIn(l, c), 1) })
}

func (m *Model) refIn(l deck.List, c card.Card) deck.Ref {
	name := deck.Ref{Name: c.Name}
	for _, e := range l.Cards {
		if card.Fold(e.Name) == card.Fold(c.Name) {
			return e.Ref
		}
	}
	if found, ok := name.Find(m.played()); ok && found == c {
		return name
	}
	return deck.RefTo(c)
}

// Remove takes one copy away.
func (m *Model) Remove(r deck.Ref) bool {
	return m.edit(func(l deck.List) deck.List { return l.Remove(r, 1) })
}

// RemoveCard takes one copy of a card away, whichever printing the deck names.
func (m *Model) RemoveCard(c card.Card) bool {
	return c.Name != "" && m.Remove(deck.Ref{Name: c.Name})
}

// AddRef is Add for a line of the deck.
func (m *Model) AddRef(r deck.Ref) bool {
	return m.edit(func(l deck.List) deck.List { return l.Add(r, 1) })
}

// IsEmpty reports whether no deck is open, or one without any card.
func (m *Model) IsEmpty() bool {
	o := m.current()
	return o == nil || len(o.needs) == 0
}

// SetInitial chooses the initial Oro.
func (m *Model) SetInitial(name string) bool {
	return m.edit(func(l deck.List) deck.List { return l.WithInitial(deck.Ref{Name: name}) })
}

// Cure applies a remedy.
func (m *Model) Cure(r deck.Remedy) bool { return m.edit(r.Apply) }

// Reread has the decks and the formats as they are stored now.
func (m *Model) Reread(stored []cardsdb.Deck, formats []deck.Format) {
	was := m.current()
	m.decks, m.at, m.formats = nil, min(0, len(stored)-1), formats
	m.Renew()
	for i, d := range stored {
		m.decks = append(m.decks, m.read(d))
		if was != nil && d.ID == was.stored.ID {
			m.at = i
		}
	}
	m.list()
}

// Reload is Reread, but where the open deck is as it was and another is not, that one is open then.
func (m *Model) Reload(stored []cardsdb.Deck, formats []deck.Format) {
	before, was := m.decks, m.current()
	m.Reread(stored, formats)
	if now := m.current(); now != nil && was != nil && now.same(was) {
		for i, o := range m.decks {
			if !slices.ContainsFunc(before, o.same) {
				m.at = i
				return
			}
		}
	}
}

// same reports whether two are one deck that says the same.
func (o *open) same(other *open) bool {
	return o.stored.ID == other.stored.ID && o.stored.Name == other.stored.Name && o.stored.Versions == other.stored.Versions &&
		o.list.Equal(other.list) && (o.unread == nil) == (other.unread == nil)
}

// Insert takes over a deck that was stored, and opens it.
func (m *Model) Insert(d cardsdb.Deck) {
	m.decks = append(m.decks, m.read(d))
	slices.SortStableFunc(m.decks, func(a, b *open) int {
		return cmp.Compare(card.Fold(a.stored.Name), card.Fold(b.stored.Name))
	})
	m.at = slices.IndexFunc(m.decks, func(o *open) bool { return o.stored.ID == d.ID })
	m.list()
}

// Rename gives the open deck another name.
func (m *Model) Rename(name string) bool {
	o := m.current()
	if o == nil || strings.TrimSpace(name) == "" || name == o.stored.Name {
		return false
	}
	o.stored.Name = strings.TrimSpace(name)
	o.list.Title = o.stored.Name
	return true
}

// Forget closes the open deck, as after it was deleted, and gives it back.
func (m *Model) Forget() cardsdb.Deck {
	o := m.current()
	if o == nil {
		return cardsdb.Deck{}
	}
	m.decks = slices.Delete(m.decks, m.at, m.at+1)
	m.at = min(m.at, len(m.decks)-1)
	m.list()
	return o.stored
}

// Fresh is a new, empty deck, to be stored.
func (m *Model) Fresh() cardsdb.Deck {
	name := m.freeName(words.T("Mazo nuevo"))
	return cardsdb.Deck{Name: name, Text: deck.List{Title: name}.String()}
}

// Copy is a copy of the open deck, to be stored.
func (m *Model) Copy() (cardsdb.Deck, bool) {
	d, ok := m.Stored()
	if !ok {
		return cardsdb.Deck{}, false
	}
	name := m.freeName(words.T("Copia de {name}", "name", d.Name))
	l := m.List()
	l.Title = name
	return cardsdb.Deck{Name: name, Text: l.String(), Starter: d.Starter}, true
}

// Imported reads a deck out of a text in any form, to be stored.
func (m *Model) Imported(text string) (cardsdb.Deck, error) {
	l, err := deck.ReadAny(strings.NewReader(text), m.cards)
	if err != nil {
		return cardsdb.Deck{}, err
	}
	l.Title = m.freeName(cmp.Or(l.Title, words.T("Mazo importado")))
	return cardsdb.Deck{Name: l.Title, Text: l.String()}, nil
}

// freeName is a name that no deck has.
func (m *Model) freeName(name string) string {
	return free(name, func(name string) bool {
		return slices.ContainsFunc(m.decks, func(o *open) bool { return card.Fold(o.stored.Name) == card.Fold(name) })
	})
}

// free is a name, or that name with a number behind it, that is not taken.
func free(name string, taken func(string) bool) string {
	for n := 1; ; n++ {
		candidate := name
		if n > 1 {
			candidate = fmt.Sprintf("%s (%d)", name, n)
		}
		if !taken(candidate) {
			return candidate
		}
	}
}

// Export is the open deck as a text that can be read again.
func (m *Model) Export(f deck.Form) string { return f.Write(m.List().Sorted(), m.played()) }
