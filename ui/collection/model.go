// Package collection is the screen of the collector: the catalogue, searched as
// one types, and how many of each card there are at home.
package collection

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/ui/words"
)

// Catalogue is what the screen asks of the catalogue; *cardsdb.Catalogue gives
// it.
type Catalogue interface {
	Search(words string) []card.Card
	Named(name string) []card.Card
	Gaps() []cardsdb.Gap
	Doubt(card.Card) string
	ShippedText(name string) string
}

// Holdings is what the screen asks of the store; *cardsdb.Collection gives it.
type Holdings interface {
	All() ([]holding.Holding, error)
	Add(p card.Printing, n int) (int, error)
}

// Texts is where the owner's rules texts are kept; *cardsdb.Corrections is the
// place. What is kept there the catalogue says at once.
type Texts interface {
	SetText(name, text string) error
	DropText(name string) error
}

// Show narrows the cards that are shown.
type Show uint8

// The ways to narrow.
const (
	Everything Show = iota
	Owned
	Missing
	Doubtful
	Unknown // only the existence, or the name, is known
)

// Shows lists the ways to narrow with their names, in order.
func Shows() []string {
	return []string{words.T("Todas"), words.T("Las que tengo"), words.T("Las que me faltan"),
		words.T("Con datos en duda"), words.T("Sin datos")}
}

// Model is the state of the screen, without a window.
type Model struct {
	cards   Catalogue
	owned   Holdings
	texts   Texts
	counts  map[card.Printing]int
	query   string
	edition card.Edition // empty: all
	show    Show
	results []card.Card
}

// NewModel shows the whole catalogue.
func NewModel(cards Catalogue, owned Holdings, texts Texts) (*Model, error) {
	held, err := owned.All()
	if err != nil {
		return nil, err
	}
	m := &Model{cards: cards, owned: owned, texts: texts, counts: make(map[card.Printing]int, len(held))}
	for _, h := range held {
		m.counts[h.Printing] += h.Count
	}
	m.find()
	return m, nil
}

// Edition is the edition that is shown, empty for all.
func (m *Model) Edition() card.Edition { return m.edition }

// Search shows the cards that match words.
func (m *Model) Search(query string) {
	m.query = query
	m.find()
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

func (m *Model) find() {
	m.results = m.results[:0:0]
	for _, c := range m.cards.Search(m.query) {
		if m.wants(c) {
			m.results = append(m.results, c)
		}
	}
	gaps := m.gaps()
	if len(gaps) == 0 {
		return
	}
	m.results = append(m.results, gaps...)
	if strings.TrimSpace(m.query) == "" {
		slices.SortStableFunc(m.results, byNumber)
	}
}

// gaps are the printings without facts that match: every word of the query must
// be part of the code.
func (m *Model) gaps() []card.Card {
	var out []card.Card
	for _, g := range m.cards.Gaps() {
		c := card.Card{Edition: g.Edition, Number: g.Number, Cost: card.NoNumber, Strength: card.NoNumber}
		code, match := card.Fold(c.Code()), true
		for _, word := range strings.Fields(card.Fold(m.query)) {
			match = match && strings.Contains(code, word)
		}
		if match && m.wants(c) {
			out = append(out, c)
		}
	}
	return out
}

func (m *Model) wants(c card.Card) bool {
	if m.edition != "" && c.Edition != m.edition {
		return false
	}
	switch m.show {
	case Owned:
		return m.Count(c) > 0
	case Missing:
		return m.Count(c) == 0
	case Doubtful:
		return c.Source == card.Doubtful
	case Unknown:
		return c.Type == card.NoType
	}
	return true
}

// byNumber orders cards by edition in the order of release, then by number.
func byNumber(a, b card.Card) int {
	return cmp.Or(cmp.Compare(rank(a.Edition), rank(b.Edition)), cmp.Compare(a.Number, b.Number))
}

func rank(e card.Edition) int {
	return slices.IndexFunc(card.Editions(), func(i card.EditionInfo) bool { return i.Code == e })
}

// Count is how many of a printing are owned.
func (m *Model) Count(c card.Card) int { return m.counts[c.Printing()] }

// Badge is the count that lies on a card's picture, empty for none.
func (m *Model) Badge(c card.Card) string {
	if n := m.Count(c); n > 0 {
		return strconv.Itoa(n) + "×"
	}
	return ""
}

// Add changes how many of a printing are owned, as the screen shows it, and
// reports whether it did: there are never fewer than none. Store makes it last.
func (m *Model) Add(c card.Card, by int) bool {
	id := c.Printing()
	n := m.counts[id] + by
	if n < 0 || n > cardsdb.MaxCopies {
		return false
	}
	m.counts[id] = n
	return true
}

// Store writes a change to the disk. It may be called from any goroutine.
func (m *Model) Store(c card.Card, by int) error {
	_, err := m.owned.Add(c.Printing(), by)
	return err
}

// Summary says how many cards are shown and owned.
func (m *Model) Summary() string {
	copies := 0
	for _, n := range m.counts {
		copies += n
	}
	return words.N(len(m.results), "{n} carta", "{n} cartas") + " · " +
		words.N(copies, "tienes {n} copia", "tienes {n} copias")
}

// Progress is how much of an edition is owned.
type Progress struct {
	Edition card.EditionInfo
	Owned   int // different printings
}

// Part is the owned part, from 0 to 1.
func (p Progress) Part() float32 {
	if p.Edition.Size == 0 {
		return 0
	}
	return min(1, float32(p.Owned)/float32(p.Edition.Size))
}

// Progress lists the editions in the order of release.
func (m *Model) Progress() []Progress {
	out := make([]Progress, 0, len(card.Editions()))
	for _, e := range card.Editions() {
		p := Progress{Edition: e}
		for id, n := range m.counts {
			if id.Edition == e.Code && n > 0 {
				p.Owned++
			}
		}
		out = append(out, p)
	}
	return out
}

// Printings are the printings of the same card, this one among them.
func (m *Model) Printings(c card.Card) []card.Card {
	if c.Name == "" {
		return nil
	}
	return m.cards.Named(c.Name)
}

// ShippedText is the rules text that the program carries for a card.
func (m *Model) ShippedText(c card.Card) string { return m.cards.ShippedText(c.Name) }

// IsOwn reports whether a card's text is the owner's.
func (m *Model) IsOwn(c card.Card) bool { return c.Text != m.ShippedText(c) }

// WriteText keeps the owner's text for a card. Without one, or with the very
// text that the program carries, the card has that. It may be called from any
// goroutine; Reread shows it.
func (m *Model) WriteText(c card.Card, text string) error {
	if text = strings.TrimSpace(text); text == "" || text == m.ShippedText(c) {
		return m.texts.DropText(c.Name)
	}
	return m.texts.SetText(c.Name, text)
}

// Reread takes the cards to be shown from the catalogue again.
func (m *Model) Reread() { m.find() }
