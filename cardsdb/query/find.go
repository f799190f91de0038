package query

import (
	"slices"
	"strings"

	"castillo/game/card"
	"castillo/game/deck"
)

// Hit is what a query found: one row of a printing.
type Hit struct {
	Printing card.Printing
	Row      int // its place in the Rows of the item, -1 where there is none
	Copies   int // in that row
}

// Find appends to hits the rows that answer the query; a printing of which
// there is none counts as one row. The printings stand in the order of
// [Index.Printings].
func (x *Index) Find(q Query, hits []Hit) []Hit {
	m := x.matcher(q.Root)
	found := x.answering(q, &m)
	hits = slices.Grow(hits, len(found))
	for _, i := range found {
		e, p := &x.entries[i], x.names[i].printing
		if len(e.rows) == 0 {
			hits = append(hits, Hit{p, -1, 0})
		}
		for r := range e.rows {
			if !m.asksRows || m.rank(e, &e.rows[r]) != notAtAll {
				hits = append(hits, Hit{p, r, int(e.rows[r].copies)})
			}
		}
	}
	return hits
}

// Check is the [*Error] of a query that names an edition of which the index
// holds nothing, or a format that is not there, nil for any other. A code in
// capitals may be that of an edition which only the owner knows, so that Parse
// alone cannot tell.
func (x *Index) Check(q Query) error {
	if wrong := x.unknown(q.Root); wrong != nil {
		like := x.editionsLike
		if wrong.Field == Format {
			like = x.formatsLike
		}
		at := wrong.At.From + strings.LastIndex(q.typed[wrong.At.From:wrong.At.To], wrong.Text)
		return &Error{Query: q.typed, At: Span{at, at + len(wrong.Text)}, Suggestions: like(wrong.Text),
			said: say(sayUnknownValue, "value", wrong.Text, "field", wrong.Field.String())}
	}
	return nil
}

// unknown is the first test for an edition of which nothing is there, or for a
// format that is not, nil for none.
func (x *Index) unknown(n Node) *TextTest {
	var terms []Node
	switch n := n.(type) {
	case *And:
		terms = n.Terms
	case *Or:
		terms = n.Terms
	case *Not:
		terms = []Node{n.Term}
	case *TextTest:
		id, ok := x.ownEditions.ids[card.Fold(n.Text)]
		if n.Field == Edition && (!ok || !slices.ContainsFunc(x.entries, func(e entry) bool { return e.live && e.ownEdition == id })) {
			return n
		}
		if _, ok := deck.FormatNamed(x.formats, n.Text); n.Field == Format && !ok {
			return n
		}
	}
	for _, term := range terms {
		if wrong := x.unknown(term); wrong != nil {
			return wrong
		}
	}
	return nil
}

// editionsLike are the codes of editions that may have been meant, or all of the
// game's where none is like it.
func (x *Index) editionsLike(code string) []string {
	choices := fields[Edition].choices
	_, meant := choose(slices.Concat(choices, x.ownEditions.choices()), code)
	if len(meant) == 0 {
		meant = firstNames(choices)
	}
	return meant
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
		found = append(found, x.names[i].printing)
	}
	return found
}

// answering lists the entries that answer, in order. It reads the entries as
// they lie in memory and puts them in order afterwards.
func (x *Index) answering(q Query, m *matcher) []int32 {
	phrase := q.phrase()
	ranks := make([]rank, len(x.entries))
	var count [notAtAll + 1]int
	for i := range x.entries {
		e := &x.entries[i]
		rank := notAtAll
		if e.live {
			rank = m.best(e)
		}
		if rank != notAtAll && phrase != "" {
			rank = x.whole(i, phrase, rank)
		}
		ranks[i] = rank
		count[rank]++
	}
	order := x.byName
	if phrase == "" {
		order = x.byCode
	}
	var next [notAtAll]int // where the next of each rank goes
	for r := range next[1:] {
		next[r+1] = next[r] + count[r]
	}
	found := make([]int32, len(x.entries)-count[notAtAll])
	for _, i := range order {
		if r := ranks[i]; r != notAtAll {
			found[next[r]] = i
			next[r]++
		}
	}
	return found
}
