// Package history is the screen of what was done to the collection, the decks
// and the cards: read it, go back to any point of it, restore a backup.
package history

import (
	"time"

	"castillo/cardsdb"
	"castillo/ui/words"
)

// pageSize is how many entries are read at a time.
const pageSize = 200

// Model is the state of the screen, without a window.
type Model struct {
	store *cardsdb.Store
	page  page
}

// NewModel shows nothing until it is shown a page.
func NewModel(store *cardsdb.Store) *Model { return &Model{store: store} }

// page is the newest part of the history, and the backups.
type page struct {
	entries    []cardsdb.Entry // newest first
	at, newest cardsdb.EntryID
	backups    []cardsdb.Backup // newest first
}

// Row is one line of the list of what was done. The last one is the beginning,
// before anything was.
type Row struct {
	ID     cardsdb.EntryID
	Title  string
	When   time.Time // zero for the beginning
	Undone bool
	Here   bool // the owner stands right after it
}

// read reads at least so many entries, from any goroutine; show shows them.
func (m *Model) read(entries int) (page, error) {
	h := m.store.History()
	var p page
	var err error
	if p.at, p.newest, err = h.Point(); err != nil {
		return page{}, err
	}
	if p.entries, err = h.Page(0, max(entries, pageSize)); err != nil {
		return page{}, err
	}
	p.backups, err = cardsdb.Backups(m.store.Dir())
	return p, err
}

func (m *Model) show(p page) { m.page = p }

// whole reports whether the entries reach back to the first.
func (m *Model) whole() bool { return len(m.page.entries) >= int(m.page.newest) }

// Len is how many rows there are.
func (m *Model) Len() int {
	if m.whole() {
		return len(m.page.entries) + 1
	}
	return len(m.page.entries)
}

// Row is one of them.
func (m *Model) Row(i int) Row {
	if i >= len(m.page.entries) {
		return Row{Title: words.T("El comienzo"), Here: m.page.at == 0}
	}
	e := m.page.entries[i]
	return Row{e.ID, words.Done(e.Done), e.When.Local(), e.Undone, e.ID == m.page.at}
}

// Here is the row where the owner stands, -1 if it was not read yet.
func (m *Model) Here() int {
	i := int(m.page.newest - m.page.at)
	if i >= m.Len() {
		return -1
	}
	return i
}

// CanUndo and CanRedo report whether there is something to undo or to do again.
func (m *Model) CanUndo() bool { return m.page.at > 0 }

// CanRedo is said at CanUndo.
func (m *Model) CanRedo() bool { return m.page.at < m.page.newest }

// Way says what going to a row does.
func (m *Model) Way(id cardsdb.EntryID) string {
	switch at := m.page.at; {
	case id < at:
		return words.N(int(at-id), "Se deshace {n} cambio.", "Se deshacen {n} cambios.")
	case id > at:
		return words.N(int(id-at), "Se vuelve a hacer {n} cambio.", "Se vuelven a hacer {n} cambios.")
	}
	return words.T("Aquí estás: todo es como después de este cambio.")
}

// Backups are the backups, newest first.
func (m *Model) Backups() []cardsdb.Backup { return m.page.backups }
