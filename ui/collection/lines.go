package collection

import (
	"cmp"
	"slices"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
)

// Line is one row of the table: a row of the collection, or a printing of which
// there is none.
type Line struct {
	query.Item
	Row holding.Holding // of no copies where there is none
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

// Cell is what a column says of a row of the table.
func (m *Model) Cell(row, column int) string { return columns[column].text(m.shelf, m.Line(row)) }

// Line is a row of the table.
func (m *Model) Line(i int) Line {
	hit := m.lines[i]
	return lineOf(m.shelf.item(hit.Printing), hit)
}

func lineOf(item query.Item, hit query.Hit) Line {
	if hit.Row < 0 {
		return Line{item, holding.Holding{Key: holding.Plain(hit.Printing)}}
	}
	return Line{item, item.Rows[hit.Row]}
}

// sort brings the rows into the order of the table.
func (m *Model) sort() {
	if m.sorting.by == 0 {
		return
	}
	type keyed struct { // small, as it is moved often
		key sortKey
		at  int
	}
	key, all := columns[m.sorting.by-1].key, make([]keyed, len(m.lines))
	var item query.Item // the rows of one lie together
	for i, hit := range m.lines {
		if item.Card.Printing() != hit.Printing {
			item = m.shelf.item(hit.Printing)
		}
		all[i] = keyed{key(m.shelf, lineOf(item, hit)), i}
	}
	slices.SortFunc(all, func(a, b keyed) int {
		if order := a.key.compare(b.key); order != 0 && m.sorting.down {
			return -order
		} else if order != 0 {
			return order
		}
		return cmp.Compare(a.at, b.at)
	})
	before := slices.Clone(m.lines)
	for i, k := range all {
		m.lines[i] = before[k.at]
	}
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
