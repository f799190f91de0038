// Package trades is the sheet of what collectors tell each other: what two of
// them could give one another, what is missing and what is spare, as lists that
// can be copied or saved.
package trades

import (
	"fmt"
	"io"
	"slices"

	"castillo/cardsdb"
	"castillo/cardsdb/query"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/ui/words"
)

// Store is what the sheet asks of the store; *cardsdb.Store gives it.
type Store interface {
	Catalogue() *cardsdb.Catalogue
	Owned() (transfer.Owned, error)
}

// Page is one of the things that the sheet tells.
type Page int

// The pages, in the order of their tabs.
const (
	Exchange Page = iota // with somebody else
	Missing
	Spare
)

// Titles name the pages.
func Titles() []string {
	return []string{words.T("Con otra persona"), words.T("Las que me faltan o busco"), words.T("Las que me sobran")}
}

// Model is the state of the sheet, without a window.
type Model struct {
	cards *cardsdb.Catalogue
	ours  transfer.Owned

	source  string         // the file of the other collection, empty for none
	theirs  transfer.Owned // what is in it
	skipped int            // lines of it that say nothing for certain
	terms   transfer.Terms
	edition card.Edition // of what is missing, empty for all
}

// NewModel reads what the owner has. It belongs off the goroutine of the window.
func NewModel(store Store) (*Model, error) {
	ours, err := store.Owned()
	return &Model{cards: store.Catalogue(), ours: ours, terms: transfer.UsualTerms}, err
}

// theirs is the collection in a file.
type theirs struct {
	source  string
	owned   transfer.Owned
	skipped int
}

// read reads the collection of somebody else, exported by any program that imports
// know. It may be called from any goroutine.
func (m *Model) read(source string, file io.Reader) (theirs, error) {
	f, err := transfer.Read(file)
	if err != nil {
		return theirs{}, fmt.Errorf("%s: %w", source, err)
	}
	f = f.Each(1) // a table without quantities lists cards
	plan := transfer.Match(f, m.cards).Plan(transfer.Owned{})
	totals := plan.Totals()
	return theirs{source, plan.Changes, totals.Ambiguous + totals.Refused}, nil
}

// compare takes the collection to compare with.
func (m *Model) compare(t theirs) { m.source, m.theirs, m.skipped = t.source, t.owned, t.skipped }

// List is copies under a title.
type List struct {
	Title  string
	Copies []transfer.Copies
}

// Lists are the lists of a page: two of an exchange, two of what is missing and
// of what more is looked for, one of what is spare.
func (m *Model) Lists(p Page) []List {
	switch p {
	case Missing:
		var missing, more []transfer.Copies
		for _, item := range m.printings() {
			if n := item.Missing(); n > 0 {
				missing = append(missing, transfer.Copies{Printing: item.Card.Printing(), Count: n})
			} else if item.Wanted > 0 {
				more = append(more, transfer.Copies{Printing: item.Card.Printing(), Count: item.Wanted})
			}
		}
		return []List{{words.T("Me faltan"), missing}, {words.T("Tengo y busco más"), more}}
	case Spare:
		return []List{{words.T("Me sobran"), transfer.Spare(m.ours, m.terms)}}
	}
	t := m.trades()
	return []List{{words.T("Puedo darle"), t.Give}, {words.T("Puede darme"), t.Get}}
}

// printings are all that are known to exist, of the edition that is chosen.
func (m *Model) printings() []query.Item {
	return slices.DeleteFunc(m.cards.ItemsOf(m.ours, nil), func(i query.Item) bool { return m.edition != "" && i.Card.Edition != m.edition })
}

func (m *Model) trades() transfer.Trades {
	if m.source == "" {
		return transfer.Trades{}
	}
	return transfer.Compare(m.ours, m.theirs, m.terms)
}

// Text is a page as it is copied or saved, empty where there is nothing.
func (m *Model) Text(p Page) string {
	lists := m.Lists(p)
	if !slices.ContainsFunc(lists, func(l List) bool { return len(l.Copies) > 0 }) {
		return ""
	}
	if p == Exchange {
		return m.trades().Text(m.cards)
	}
	var all []transfer.Copies
	for _, l := range lists {
		all = append(all, l.Copies...)
	}
	return transfer.ListOfCopies(all, m.cards)
}

// heading is the title of a list with how much is on it.
func (l List) heading() string {
	n := 0
	for _, c := range l.Copies {
		n += c.Count
	}
	said := l.Title + " · " + words.N(len(l.Copies), "{n} carta", "{n} cartas")
	if n != len(l.Copies) {
		said += " · " + words.N(n, "{n} copia", "{n} copias")
	}
	return said
}
