package transfer

import (
	"fmt"
	"slices"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// Terms are what two collectors agree on before they look for trades.
type Terms struct {
	// Keep is how many copies of a printing each keeps; what is beyond is
	// spare. Copies that a collector marked for trade are spare in any case.
	Keep int
	// OnlyMarked leaves out what is not marked for trade.
	OnlyMarked bool
}

// UsualTerms hold where nothing else is said: a deck takes three of a card.
var UsualTerms = Terms{Keep: 3}

// Copies are copies of one printing.
type Copies struct {
	Printing card.Printing
	Count    int
}

// Trades are what two collectors could give each other.
type Trades struct {
	Give []Copies // spare copies of ours that the other lacks
	Get  []Copies // spare copies of the other that we lack
}

// Compare finds what two collectors could give each other, in the order of
// editions and numbers. A collector lacks the copies that are wished for, and
// one of a printing of which there is none.
func Compare(ours, theirs Owned, terms Terms) Trades {
	a, b := tallyOf(ours), tallyOf(theirs)
	return Trades{Give: a.spareFor(b, terms), Get: b.spareFor(a, terms)}
}

// Missing are the copies that a collector lacks of some cards, in their order.
func Missing(o Owned, cards []card.Card) []Copies {
	t := tallyOf(o)
	var out []Copies
	for _, c := range cards {
		if n := t.lacks(c.Printing()); n > 0 {
			out = append(out, Copies{c.Printing(), n})
		}
	}
	return out
}

// Spare are the copies that a collector could give away, by edition and number.
func Spare(o Owned, terms Terms) []Copies {
	return tallyOf(o).spare(terms, func(card.Printing) int { return holding.MaxCopies })
}

// ListOfCopies writes copies as a list that can be pasted and read.
func ListOfCopies(copies []Copies, c Catalogue) string {
	rows := make([]holding.Holding, len(copies))
	for i, one := range copies {
		rows[i] = holding.Holding{Key: holding.Plain(one.Printing), Count: one.Count}
	}
	return ListOf(rows, c)
}

// Text writes trades as a message to a friend.
func (t Trades) Text(c Catalogue) string {
	var b strings.Builder
	for _, part := range []struct {
		title  string
		copies []Copies
	}{{"Puedo darte", t.Give}, {"Puedes darme", t.Get}} {
		n := 0
		for _, one := range part.copies {
			n += one.Count
		}
		fmt.Fprintf(&b, "# %s (%d)\n%s", part.title, n, ListOfCopies(part.copies, c))
		b.WriteByte('\n')
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// tally counts a collection by printing.
type tally map[card.Printing]counts

type counts struct{ owned, marked, wished int }

func tallyOf(o Owned) tally {
	t := tally{}
	for _, h := range o.Rows {
		n := t[h.Printing]
		n.owned += h.Count
		n.marked += h.ForTrade
		t[h.Printing] = n
	}
	for _, w := range o.Wishes {
		n := t[w.Printing]
		n.wished += w.Count
		t[w.Printing] = n
	}
	return t
}

func (t tally) lacks(p card.Printing) int {
	n, ok := t[p]
	switch {
	case !ok:
		return 1
	case n.owned == 0:
		return max(1, n.wished)
	}
	return n.wished
}

func (t tally) spareFor(other tally, terms Terms) []Copies { return t.spare(terms, other.lacks) }

// spare are the spare copies, of each printing at most as many as are wanted.
func (t tally) spare(terms Terms, wanted func(card.Printing) int) []Copies {
	var out []Copies
	for p, n := range t {
		spare := n.marked
		if !terms.OnlyMarked {
			spare = max(spare, n.owned-terms.Keep)
		}
		if count := min(spare, wanted(p)); count > 0 {
			out = append(out, Copies{p, count})
		}
	}
	slices.SortFunc(out, func(a, b Copies) int { return comparePrintings(a.Printing, b.Printing) })
	return out
}
