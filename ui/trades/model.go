// Package trades is the sheet of what collectors tell each other: what two of
// them could give one another, what is missing and what is spare, as lists that
// can be copied or saved.
package trades

import (
	"io"
	"maps"
	"slices"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/cardsdb/query"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/game/speech"
	"castillo/ui/words"
)

// Store is what the sheet asks of the store; *cardsdb.Store gives it.
type Store interface {
	Catalogue() *cardsdb.Catalogue
	Owned() (transfer.Owned, error)
	Prices() *cardsdb.Prices
	// Trade does a deal, as one edit.
	Trade(with, digest string, d transfer.Deal) error
	// TradeOf finds the trade that was done after a file, by its digest.
	TradeOf(digest string) (found cardsdb.Entry, ok bool, err error)
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
	cards  *cardsdb.Catalogue
	ours   transfer.Owned
	prices prices.Table

	source  string         // the file of the other collection, empty for none
	theirs  transfer.Owned // what is in it
	skipped int            // lines of it that say nothing for certain
	terms   transfer.Terms
	edition card.Edition // of what is missing, empty for all

	picked picks
}

// picks are the copies that are to change hands.
type picks [sides]map[card.Printing]int

// side is one of the two of an exchange: what goes, or what comes.
type side int

const (
	giving side = iota
	getting
	sides
)

// NewModel reads what the owner has. It belongs off the goroutine of the window.
func NewModel(store Store) (*Model, error) {
	ours, err := store.Owned()
	if err != nil {
		return nil, err
	}
	book, err := store.Prices().All()
	m := &Model{cards: store.Catalogue(), ours: ours, prices: book.Latest(), terms: transfer.UsualTerms}
	m.pickNone()
	return m, err
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
		return theirs{}, speech.Errorf("%s: %w", source, err)
	}
	f = f.Each(1) // a table without quantities lists cards
	plan := transfer.Match(f, m.cards).Plan(transfer.Owned{})
	totals := plan.Totals()
	return theirs{source, plan.Changes, totals.Ambiguous + totals.Refused}, nil
}

// compare takes the collection to compare with.
func (m *Model) compare(t theirs) {
	m.source, m.theirs, m.skipped = t.source, t.owned, t.skipped
	m.pickNone()
}

func (m *Model) pickNone() { m.picked = picks{{}, {}} }

// pick has so many copies of what could change hands do so, none at least and all at most.
func (m *Model) pick(s side, of transfer.Copies, n int) {
	if n = max(0, min(n, of.Count)); n == 0 {
		delete(m.picked[s], of.Printing)
		return
	}
	m.picked[s][of.Printing] = n
}

// copyPicked is what is picked now, for another goroutine.
func (m *Model) copyPicked() picks {
	return picks{maps.Clone(m.picked[giving]), maps.Clone(m.picked[getting])}
}

// deal is what was picked, as the copies that would go and come. Lists are those of the
// exchange, in whose order it is.
func (m *Model) deal(lists []List, picked picks) transfer.Deal {
	var copies [sides][]transfer.Copies
	for s := range sides {
		for _, c := range lists[s].Copies {
			if n := picked[s][c.Printing]; n > 0 {
				copies[s] = append(copies[s], transfer.Copies{Printing: c.Printing, Count: min(n, c.Count)})
			}
		}
	}
	return transfer.Propose(m.ours, m.theirs, copies[giving], copies[getting])
}

// each is what one copy of each of some cards costs, empty where nobody knows: of the
// copy that would change hands first.
func (m *Model) each(s side, copies []transfer.Copies) []string {
	owned := [sides]transfer.Owned{m.ours, m.theirs}[s]
	ones := make([]transfer.Copies, len(copies))
	for i, c := range copies {
		ones[i] = transfer.Copies{Printing: c.Printing, Count: 1}
	}
	said := make([]string, len(copies))
	for i, h := range transfer.Propose(owned, owned, ones, nil).Give {
		said[i] = m.price(h.Key)
	}
	return said
}

// price is what a copy costs, empty where nobody knows.
func (m *Model) price(k holding.Key) string {
	cents, ok := m.prices.Of(k)
	if !ok {
		return ""
	}
	return m.prices.Money(cents).Written()
}

// balance says what a deal comes to on each side, and for whom it is better, which is
// not known where a copy has no price.
func (m *Model) balance(d transfer.Deal) string {
	give, get := m.prices.Sum(d.Give), m.prices.Sum(d.Get)
	said := words.T("Doy {n}", "n", give.Copies) + m.worthWords(give) + " · " + words.T("Recibo {n}", "n", get.Copies) + m.worthWords(get)
	if m.prices.Empty() || d.Empty() {
		return said
	}
	switch by := get.Cents - give.Cents; {
	case give.Unpriced()+get.Unpriced() > 0:
		said += " · " + words.T("no se puede comparar")
	case by > 0:
		said += " · " + words.T("{price} a mi favor", "price", m.prices.Money(by).Written())
	case by < 0:
		said += " · " + words.T("{price} en mi contra", "price", m.prices.Money(-by).Written())
	default:
		said += " · " + words.T("vale lo mismo")
	}
	return said
}

func (m *Model) worthWords(w prices.Worth) string {
	if m.prices.Empty() || w.Copies == 0 {
		return ""
	}
	var said []string
	if w.Priced > 0 {
		said = append(said, m.prices.Money(w.Cents).Written())
	}
	if n := w.Unpriced(); n > 0 {
		said = append(said, words.T("{n} sin precio", "n", n))
	}
	return ": " + words.Join(said)
}

// List is copies under a title.
type List struct {
	Title  string
	Copies []transfer.Copies
	each   []string // what one costs, of an exchange
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
		return []List{{Title: words.T("Me faltan"), Copies: missing}, {Title: words.T("Tengo y busco más"), Copies: more}}
	case Spare:
		return []List{{Title: words.T("Me sobran"), Copies: transfer.Spare(m.ours, m.terms)}}
	}
	t := m.trades()
	lists := []List{{Title: words.T("Puedo darle"), Copies: t.Give}, {Title: words.T("Puede darme"), Copies: t.Get}}
	for s := range lists {
		lists[s].each = m.each(side(s), lists[s].Copies)
	}
	return lists
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
