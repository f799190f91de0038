package query

import (
	"cmp"
	"slices"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/game/card"
)

// What a copy is worth is what the owner's price lists say of its finish and condition; a
// printing of which there is none is worth what a plain copy of it would be.

// SetPrices has queries know what copies are worth. Without prices no copy is worth anything.
func (x *Index) SetPrices(t prices.Table) {
	none := x.prices.Empty() && t.Empty()
	x.prices = t
	if none {
		return
	}
	for i := range x.entries {
		e := &x.entries[i]
		e.rows = slices.Clone(e.rows) // a clone of the index may have them too
		x.value(e, x.names[i].printing)
	}
}

// value notes what the copies of an entry are worth.
func (x *Index) value(e *entry, p card.Printing) {
	e.worth = 0
	if x.prices.Empty() {
		for i := range e.rows {
			e.rows[i].worth = 0
		}
		return
	}
	e.worth, _ = x.prices.Of(holding.Plain(p))
	for i := range e.rows {
		r := &e.rows[i]
		key := holding.Key{Printing: p, Condition: conditionOf(r.quality)}
		if r.foil {
			key.Finish = holding.Foil
		}
		r.worth, _ = x.prices.Of(key)
	}
}

// worthOf is what a copy of a row is worth, 0 where nobody knows.
func worthOf(e *entry, r *row) int64 {
	if r == &noRow {
		return e.worth
	}
	return r.worth
}

// worthMatcher compares with a price, which has to be in the money of the lists.
func (x *Index) worthMatcher(n *PriceTest) matcher {
	if n.Price.Currency != "" && n.Price.Currency != x.prices.Currency {
		return matcher{test: func(*matcher, *entry, *row) rank { return notAtAll }, asksRows: true}
	}
	return matcher{test: matchWorth, op: n.Op, cents: n.Price.Cents, asksRows: true}
}

func matchWorth(m *matcher, e *entry, r *row) rank {
	worth := worthOf(e, r)
	return answer(worth > 0 && m.op.holds(cmp.Compare(worth, m.cents)))
}
