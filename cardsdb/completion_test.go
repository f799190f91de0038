package cardsdb

import (
	"testing"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

func TestCompletionCountsEveryPrintingOnce(t *testing.T) {
	c := newStore(t).Catalogue()
	foil := holding.Holding{Key: holding.Key{Printing: es1, Finish: holding.Foil}, Count: 2, ForTrade: 1}
	gap := c.Gaps()[0].Printing
	unknown := card.Printing{Edition: "X9", Number: 7}
	rows := []holding.Holding{{Key: holding.Plain(es1), Count: 3}, foil,
		{Key: holding.Plain(gap), Count: 1}, {Key: holding.Plain(unknown), Count: 4}}
	wished := []holding.Wish{{Printing: card.Printing{Edition: "X9", Number: 8}, Count: 2}, {Printing: es1, Count: 1}}
	items := c.ItemsOf(transfer.Owned{Rows: rows, Wishes: wished}, nil)
	parts := Completion(items)
	var all, royal, none Part
	for _, p := range parts {
		all = all.Plus(p)
		if p.Edition == "ES" && p.Frequency == card.Real {
			royal = p
		}
		if p.Edition == gap.Edition && p.Frequency == card.NoFrequency {
			none = p
		}
	}
	if all.Printed != printings+len(c.Gaps())+2 || all.Owned != 3 || all.Copies != 10 || all.Missing() != all.Printed-3 || all.Duplicate() != 7 {
		t.Errorf("in all it is %+v", all)
	}
	if royal.Owned != 1 || royal.Copies != 5 || royal.Foil != 2 || royal.ForTrade != 1 || royal.Duplicate() != 4 {
		t.Errorf("of the Reales of Espada Sagrada it is %+v", royal)
	}
	if none.Owned != 1 || none.Copies != 1 {
		t.Errorf("of the gaps it is %+v", none)
	}
	if last := parts[len(parts)-1]; last != (Part{Edition: "X9", Printed: 2, Owned: 1, Copies: 4}) || parts[0].Edition != "ES" {
		t.Errorf("it begins with %+v and ends with %+v", parts[0], last)
	}
	asked, err := query.Parse("faltan")
	mustBe(t, err, nil)
	missing := query.NewIndex(items).Printings(asked, nil)
	if len(missing) != all.Missing() || missing[0] != (card.Printing{Edition: "ES", Number: 2}) {
		t.Errorf("%d are asked for as missing, first %v; %d are counted", len(missing), missing[0], all.Missing())
	}
}
