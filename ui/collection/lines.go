package collection

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
	"castillo/game/card"
	"castillo/ui/words"
)

// Line is one row of the table: a row of the collection, or a printing of which
// there is none.
type Line struct {
	Card card.Card
	Row  holding.Holding // of no copies where there is none
	rank int             // of the name in Spanish order
	code int             // in the order of editions and numbers
}

// column is a column of the table.
type column struct {
	Title func() string
	Part  float32 // of the width
	Right bool    // numbers stand at the right
	text  func(Line) string
	less  func(a, b Line) int
}

// columns are the columns of the table, in order.
var columns = []column{
	{func() string { return words.T("Código") }, 0.8, false, func(l Line) string { return l.Card.Code() },
		func(a, b Line) int { return cmp.Compare(a.code, b.code) }},
	{func() string { return words.T("Nombre") }, 2.6, false, func(l Line) string { return Title(l.Card) },
		func(a, b Line) int { return cmp.Compare(a.rank, b.rank) }},
	{func() string { return words.T("Tipo") }, 0.9, false, func(l Line) string { return words.T(l.Card.Type.String()) },
		func(a, b Line) int { return cmp.Compare(a.Card.Type, b.Card.Type) }},
	{func() string { return words.T("Raza") }, 1.2, false, func(l Line) string { return raceNames(l.Card) },
		func(a, b Line) int { return cmp.Compare(a.Card.Races, b.Card.Races) }},
	{func() string { return words.T("Coste") }, 0.6, true, func(l Line) string { return known(l.Card.Cost) },
		func(a, b Line) int { return cmp.Compare(a.Card.Cost, b.Card.Cost) }},
	{func() string { return words.T("Fuerza") }, 0.7, true, func(l Line) string { return known(l.Card.Strength) },
		func(a, b Line) int { return cmp.Compare(a.Card.Strength, b.Card.Strength) }},
	{func() string { return words.T("Copias") }, 0.7, true, func(l Line) string { return some(l.Row.Count) },
		func(a, b Line) int { return cmp.Compare(a.Row.Count, b.Row.Count) }},
	{func() string { return words.T("Acabado") }, 0.8, false, finishOf,
		func(a, b Line) int { return cmp.Compare(a.Row.Finish, b.Row.Finish) }},
	{func() string { return words.T("Estado") }, 0.7, false, func(l Line) string { return l.Row.Condition.String() },
		func(a, b Line) int { return cmp.Compare(a.Row.Condition, b.Row.Condition) }},
	{func() string { return words.T("Idioma") }, 0.7, false, func(l Line) string { return string(l.Row.Language) },
		func(a, b Line) int { return cmp.Compare(a.Row.Language, b.Row.Language) }},
	{func() string { return words.T("Lugar") }, 1.4, false, func(l Line) string { return l.Row.Place.String() }, byPlace},
	{func() string { return words.T("Cambio") }, 0.7, true, func(l Line) string { return some(l.Row.ForTrade) },
		func(a, b Line) int { return cmp.Compare(a.Row.ForTrade, b.Row.ForTrade) }},
	{func() string { return words.T("Pagado") }, 1, true, func(l Line) string { return l.Row.Paid.String() },
		func(a, b Line) int { return cmp.Compare(a.Row.Paid.Cents, b.Row.Paid.Cents) }},
}

// sorting is the order of the table. The zero sorting is that of the answer.
type sorting struct {
	by   int // column, counted from 1
	down bool
}

// SortBy orders the table by a column, the other way round if it is ordered by
// it already, and the third time as the answer was.
func (m *Model) SortBy(column int) {
	switch s := &m.sorting; {
	case s.by != column+1:
		*s = sorting{by: column + 1}
	case !s.down:
		s.down = true
	default:
		*s = sorting{}
	}
	m.lines = nil
}

// Sorted is the column that orders the table, -1 for none, and whether it falls.
func (m *Model) Sorted() (column int, down bool) { return m.sorting.by - 1, m.sorting.down }

// Lines are the rows of the table.
func (m *Model) Lines() []Line {
	if m.lines != nil {
		return m.lines
	}
	m.lines = []Line{}
	for _, hit := range m.shelf.index.Find(m.query, nil) {
		item := m.shelf.items[hit.Printing]
		if m.wants(item) {
			m.lines = append(m.lines, m.line(item, hit.Row))
		}
	}
	if s := m.sorting; s.by > 0 {
		compare := columns[s.by-1].less
		slices.SortStableFunc(m.lines, func(a, b Line) int {
			if s.down {
				a, b = b, a
			}
			return compare(a, b)
		})
	}
	return m.lines
}

func (m *Model) line(item query.Item, row int) Line {
	l := Line{Card: item.Card, rank: m.shelf.ranks[card.Fold(item.Card.Name)]}
	l.code = editionRank(item.Card.Edition)*100_000 + item.Card.Number
	if item.Card.Name == "" {
		l.rank = len(m.shelf.ranks)
	}
	if l.Row.Printing = item.Card.Printing(); row >= 0 && row < len(item.Rows) {
		l.Row = item.Rows[row]
	}
	return l
}

// editionRank is the place of an edition in the order of release.
func editionRank(e card.Edition) int {
	return slices.IndexFunc(card.Editions(), func(i card.EditionInfo) bool { return i.Code == e })
}

func byPlace(a, b Line) int {
	p, q := a.Row.Place, b.Row.Place
	return cmp.Or(strings.Compare(card.Fold(p.Container), card.Fold(q.Container)), cmp.Compare(p.Page, q.Page), cmp.Compare(p.Pocket, q.Pocket))
}

func finishOf(l Line) string {
	if l.Row.Finish == holding.Normal {
		return ""
	}
	return words.T(l.Row.Finish.String())
}

func raceNames(c card.Card) string {
	var names []string
	for _, r := range c.Races.List() {
		names = append(names, words.T(r.String()))
	}
	return strings.Join(names, ", ")
}

// known is a number that a card has, empty for none.
func known(n int8) string {
	if n == card.NoNumber {
		return ""
	}
	return strconv.Itoa(int(n))
}

// some is a count, empty for none.
func some(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// put shows a printing as it is now, in the lines that are shown too: they stay
// where they stand, and rows that are new follow those of the printing.
func (m *Model) put(item query.Item) {
	m.shelf.put(item)
	left := slices.Clone(item.Rows)
	take := func(match func(holding.Holding) bool) (h holding.Holding, ok bool) {
		i := slices.IndexFunc(left, match)
		if i < 0 {
			return h, false
		}
		h = left[i]
		left = slices.Delete(left, i, i+1)
		return h, true
	}
	p, last := item.Card.Printing(), -1
	var without []int // lines whose row is gone
	for i := range m.lines {
		l := &m.lines[i]
		if l.Card.Printing() != p {
			continue
		}
		last, l.Card = i, item.Card
		if h, ok := take(func(h holding.Holding) bool { return l.Row.Count > 0 && h.Key == l.Row.Key }); ok {
			l.Row = h
		} else {
			without = append(without, i)
		}
	}
	for _, i := range without {
		h, ok := take(func(holding.Holding) bool { return true })
		if !ok {
			h.Printing = p
		}
		m.lines[i].Row = h
	}
	for _, h := range left {
		if last < 0 {
			return
		}
		line := m.lines[last]
		line.Row = h
		last++
		m.lines = slices.Insert(m.lines, last, line)
	}
}
