package trades

import (
	"io"
	"strings"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/game/speech"
	"castillo/ui/words"
)

// settlement is a deal before it is done: out of which rows the copies go, and where those
// that come will lie.
type settlement struct {
	with    string
	digest  string // of the file that the deal came from, empty for none
	done    cardsdb.Entry
	again   bool // it was done already, by that entry
	rows    []holding.Holding
	gives   []int // of each row, how many go
	gets    []holding.Holding
	missing []holding.Holding // asked of us, and not there
	agreed  map[card.Printing]int
}

// settle begins with a deal: of each card that goes all rows are there to choose from.
func (m *Model) settle(d transfer.Deal, with string) *settlement {
	t := &settlement{with: with, gets: d.Get, agreed: map[card.Printing]int{}}
	going := map[holding.Key]int{}
	for _, h := range d.Give {
		going[h.Key] += h.Count
		t.agreed[h.Printing] += h.Count
	}
	for _, h := range m.ours.Rows {
		if t.agreed[h.Printing] > 0 {
			t.rows, t.gives = append(t.rows, h), append(t.gives, going[h.Key])
		}
	}
	return t
}

// step has more or fewer copies of a row go.
func (t *settlement) step(row, by int) {
	t.gives[row] = max(0, min(t.gives[row]+by, t.rows[row].Count))
}

// deal is what would be done, with what comes in its place.
func (t *settlement) deal(place string, today holding.Date) transfer.Deal {
	var d transfer.Deal
	for i, h := range t.rows {
		if n := t.gives[i]; n > 0 {
			d.Give = append(d.Give, holding.Holding{Key: h.Key, Count: n})
		}
	}
	for _, h := range t.gets {
		h.Place.Container = strings.TrimSpace(place)
		h.Origin, h.Acquired = strings.TrimSpace(words.T("Cambio con {name}", "name", t.with)), today
		d.Get = append(d.Get, h)
	}
	return d
}

// differs says of which cards other numbers go than were agreed, empty for none.
func (t *settlement) differs(m *Model) string {
	now := map[card.Printing]int{}
	for i, h := range t.rows {
		now[h.Printing] += t.gives[i]
	}
	var said []string
	told := map[card.Printing]bool{}
	for _, h := range t.rows {
		if p := h.Printing; !told[p] && now[p] != t.agreed[p] {
			told[p] = true
			said = append(said, words.T("{card}: {n} de {all}", "card", m.called(p), "n", now[p], "all", t.agreed[p]))
		}
	}
	for _, h := range t.missing {
		said = append(said, words.T("{card}: faltan {n}", "card", m.called(h.Printing)+keyWords(h.Key), "n", h.Count))
	}
	return strings.Join(said, " · ")
}

// readDeal reads the deal that somebody wrote down, and finds the rows that it asks for.
func (m *Model) readDeal(source string, file io.Reader, store Store) (*settlement, error) {
	offer, err := transfer.ReadDeal(file, m.cards)
	if err != nil {
		return nil, speech.Errorf("%s: %w", source, err)
	}
	deal, missing := offer.Settle(m.ours)
	t := m.settle(deal, nameOf(source))
	t.missing, t.digest = missing, offer.Digest
	t.done, t.again, err = store.TradeOf(offer.Digest)
	return t, err
}

// nameOf is whom a file is of, by its name.
func nameOf(source string) string { return transfer.ListNamed(source).Name }

// called is a card with its code.
func (m *Model) called(p card.Printing) string {
	c, _ := m.cards.Printing(p.Edition, p.Number)
	return strings.TrimSpace(c.Name + " (" + p.String() + ")")
}

// keyWords say what copies are besides their card, with a comma before it.
func keyWords(k holding.Key) string {
	if said := k.String(); said != "" {
		return ", " + said
	}
	return ""
}
