package query

import (
	"slices"

	"castillo/game/card"
)

// Hit is what a query found: one row of a printing.
type Hit struct {
	Printing card.Printing
	Row      int // its place in the Rows of the item, -1 where there is none
}

// Find appends to hits the rows that answer the query; a printing of which
// there is none counts as one row. The printings stand in the order of
// [Index.Printings].
func (x *Index) Find(q Query, hits []Hit) []Hit {
	m := x.matcher(q.Root)
	for _, i := range x.answering(q, &m) {
		e := &x.entries[i]
		if len(e.rows) == 0 {
			hits = append(hits, Hit{e.card.Printing(), -1})
		}
		for r := range e.rows {
			if !m.asksRows || m.rank(e, &e.rows[r]) != notAtAll {
				hits = append(hits, Hit{e.card.Printing(), r})
			}
		}
	}
	return hits
}

// Printings appends to found the printings of which some row answers the
// query, each once. Without plain words they are in the order of editions and
// numbers. With them the card of that very name or code comes first, then
// names that begin so, then names with words that begin so, then what has the
// words elsewhere in name and facts, then in the text; within each by name in
// Spanish order.
func (x *Index) Printings(q Query, found []card.Printing) []card.Printing {
	m := x.matcher(q.Root)
	for _, i := range x.answering(q, &m) {
		found = append(found, x.entries[i].card.Printing())
	}
	return found
}

// answering lists the entries that answer, in order.
func (x *Index) answering(q Query, m *matcher) []int32 {
	phrase := q.phrase()
	if phrase == "" {
		found := make([]int32, 0, len(x.byCode))
		for _, i := range x.byCode {
			if m.best(&x.entries[i]) != notAtAll {
				found = append(found, i)
			}
		}
		return found
	}
	var ranked [notAtAll][]int32
	for _, i := range x.byName {
		e := &x.entries[i]
		if rank := m.best(e); rank != notAtAll {
			rank = e.whole(phrase, rank)
			ranked[rank] = append(ranked[rank], i)
		}
	}
	return slices.Concat(ranked[:]...)
}
