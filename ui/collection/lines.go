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
	Card   card.Card
	Row    holding.Holding // of no copies where there is none
	Wanted int             // copies of the printing that are looked for
}

// column is a column of the table.
type column struct {
	Title func() string
	Part  float32 // of the width, and the width that it needs
	Right bool    // numbers stand at the right
	// Yields is when a narrow table leaves it out, 0 never: facts of the card go
	// first, which its panel says.
	Yields int
	text   func(Line) string
	key    func(*shelf, Line) sortKey
}

// sortKey is what orders the rows by a column: a text, then a number.
type sortKey struct {
	text   string
	number int
}

func (k sortKey) compare(other sortKey) int {
	return cmp.Or(strings.Compare(k.text, other.text), cmp.Compare(k.number, other.number))
}

// byNumber orders rows by a number.
func byNumber(of func(Line) int) func(*shelf, Line) sortKey {
	return func(_ *shelf, l Line) sortKey { return sortKey{number: of(l)} }
}

// columns are the columns of the table, in order.
var columns = []column{
	{func() string { return words.T("Código") }, 66, false, 0, func(l Line) string { return l.Card.Code() }, byNumber(codeRank)},
	{func() string { return words.T("Nombre") }, 150, false, 0, func(l Line) string { return titled(l.Card) }, byName},
	{func() string { return words.T("Tipo") }, 62, false, 2, func(l Line) string { return words.T(l.Card.Type.String()) },
		byNumber(func(l Line) int { return int(l.Card.Type) })},
	{func() string { return words.T("Raza") }, 54, false, 1, func(l Line) string { return raceNames(l.Card) },
		byNumber(func(l Line) int { return int(l.Card.Races) })},
	{func() string { return words.T("Coste") }, 42, true, 4, func(l Line) string { return known(l.Card.Cost) },
		byNumber(func(l Line) int { return int(l.Card.Cost) })},
	{func() string { return words.T("Fuerza") }, 52, true, 3, func(l Line) string { return known(l.Card.Strength) },
		byNumber(func(l Line) int { return int(l.Card.Strength) })},
	{func() string { return words.T("Copias") }, 48, true, 0, func(l Line) string { return some(l.Row.Count) },
		byNumber(func(l Line) int { return l.Row.Count })},
	{func() string { return words.T("Foil") }, 32, false, 0, finishOf,
		byNumber(func(l Line) int { return int(l.Row.Finish) })},
	{func() string { return words.T("Estado") }, 46, false, 0, func(l Line) string { return l.Row.Condition.String() },
		byNumber(func(l Line) int { return int(l.Row.Condition) })},
	{func() string { return words.T("Idioma") }, 48, false, 6, func(l Line) string { return string(l.Row.Language) },
		func(_ *shelf, l Line) sortKey { return sortKey{text: string(l.Row.Language)} }},
	{func() string { return words.T("Lugar") }, 60, false, 0, func(l Line) string { return l.Row.Place.String() }, byPlace},
	{func() string { return words.T("Cambio") }, 54, true, 0, func(l Line) string { return some(l.Row.ForTrade) },
		byNumber(func(l Line) int { return l.Row.ForTrade })},
	{func() string { return words.T("Busco") }, 42, true, 0, func(l Line) string { return some(l.Wanted) },
		byNumber(func(l Line) int { return l.Wanted })},
	{func() string { return words.T("Pagado") }, 84, true, 5, func(l Line) string { return l.Row.Paid.String() },
		byNumber(func(l Line) int { return int(l.Row.Paid.Cents) })},
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
	m.find()
}

// Sorted is the column that orders the table, -1 for none, and whether it falls.
func (m *Model) Sorted() (column int, down bool) { return m.sorting.by - 1, m.sorting.down }

// Len is how many rows the table has.
func (m *Model) Len() int { return len(m.lines) }

// Line is a row of the table.
func (m *Model) Line(i int) Line {
	hit := m.lines[i]
	return lineOf(m.shelf.item(hit.Printing), hit)
}

func lineOf(item query.Item, hit query.Hit) Line {
	if hit.Row < 0 {
		return Line{item.Card, holding.Holding{Key: holding.Plain(hit.Printing)}, item.Wanted}
	}
	return Line{item.Card, item.Rows[hit.Row], item.Wanted}
}

// sort brings the rows into the order of the table.
func (m *Model) sort() {
	if m.sorting.by == 0 {
		return
	}
	type keyed struct {
		key sortKey
		at  int
		hit query.Hit
	}
	key, all := columns[m.sorting.by-1].key, make([]keyed, len(m.lines))
	var item query.Item // the rows of one lie together
	for i, hit := range m.lines {
		if item.Card.Printing() != hit.Printing {
			item = m.shelf.item(hit.Printing)
		}
		all[i] = keyed{key(m.shelf, lineOf(item, hit)), i, hit}
	}
	slices.SortFunc(all, func(a, b keyed) int {
		if order := a.key.compare(b.key); order != 0 && m.sorting.down {
			return -order
		} else if order != 0 {
			return order
		}
		return cmp.Compare(a.at, b.at)
	})
	for i := range all {
		m.lines[i] = all[i].hit
	}
}

func byName(s *shelf, l Line) sortKey {
	if l.Card.Name == "" {
		return sortKey{number: len(s.ranks)}
	}
	return sortKey{number: s.ranks[s.fold(l.Card.Name)]}
}

// codeRank orders by editions and numbers.
func codeRank(l Line) int { return editionRank(l.Card.Edition)*100_000 + l.Card.Number }

// editionRank is the place of an edition in the order of release.
func editionRank(e card.Edition) int {
	return slices.IndexFunc(card.Editions(), func(i card.EditionInfo) bool { return i.Code == e })
}

// blockRank is the place of a block among all, -1 for none.
func blockRank(e card.Edition) int {
	return slices.IndexFunc(card.Blocks(), func(i card.EditionInfo) bool { return i.Code == e })
}

func byPlace(s *shelf, l Line) sortKey {
	at := l.Row.Place
	return sortKey{s.fold(at.Container), at.Page*(holding.MaxPage+1) + at.Pocket}
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
	p := item.Card.Printing()
	before := m.shelf.item(p).Rows
	m.shelf.put(item)
	left := make([]int, len(item.Rows)) // rows that no line shows yet
	for row := range left {
		left[row] = row
	}
	take := func(match func(row int) bool) (row int) {
		i := slices.IndexFunc(left, match)
		if i < 0 {
			return -1
		}
		row = left[i]
		left = slices.Delete(left, i, i+1)
		return row
	}
	last := -1
	var without []int // lines whose row is gone
	for i, hit := range m.lines {
		if hit.Printing != p {
			continue
		}
		last = i
		m.lines[i].Row = take(func(row int) bool { return hit.Row >= 0 && item.Rows[row].Key == before[hit.Row].Key })
		if m.lines[i].Row < 0 {
			without = append(without, i)
		}
	}
	for _, i := range without {
		m.lines[i].Row = take(func(int) bool { return true })
	}
	for _, row := range left {
		if last < 0 {
			break
		}
		last++
		m.lines = slices.Insert(m.lines, last, query.Hit{Printing: p, Row: row})
	}
	for i, hit := range m.lines {
		switch {
		case hit.Printing != p:
		case hit.Row < 0:
			m.lines[i].Copies = 0
		default:
			m.lines[i].Copies = item.Rows[hit.Row].Count
		}
	}
}
