package cardsdb

import (
	"reflect"
	"testing"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

func TestATradeIsOneStepOfTheHistoryOnBothSides(t *testing.T) {
	s := newStore(t)
	es := func(n int) card.Printing { return card.Printing{Edition: "ES", Number: n} }
	album := holding.Key{Printing: es(1), Place: holding.Place{Container: "Álbum"}}
	mustBe(t, s.Edit(Did(RowsChanged, "2"), func(e *Edit) error {
		mustBe(t, e.PutHolding(holding.Holding{Key: album, Count: 4, ForTrade: 3}), nil)
		mustBe(t, e.SetWish(holding.Wish{Printing: es(2), Count: 3, Notes: "para el mazo"}), nil)
		return e.SetWish(holding.Wish{Printing: es(3), Count: 1})
	}), nil)
	before, err := s.Owned()
	mustBe(t, err, nil)
	came := func(n, count int) holding.Holding {
		return holding.Holding{Key: holding.Key{Printing: es(n), Place: holding.Place{Container: "Cambios"}}, Count: count, Origin: "Cambio con Ana"}
	}
	deal := transfer.Deal{Give: []holding.Holding{{Key: album, Count: 2}}, Get: []holding.Holding{came(2, 2), came(3, 2)}}
	mustBe(t, s.Trade("Ana", "huella", deal), nil)
	after, err := s.Owned()
	mustBe(t, err, nil)
	want := transfer.Owned{Rows: []holding.Holding{{Key: album, Count: 2, ForTrade: 1}, came(2, 2), came(3, 2)},
		Wishes: []holding.Wish{{Printing: es(2), Count: 1, Notes: "para el mazo"}}}
	if !reflect.DeepEqual(after, want) {
		t.Errorf("there is %+v, want %+v", after, want)
	}
	if found, ok, err := s.TradeOf("huella"); !ok || err != nil || found.Done.String() != "Cambio con Ana: 2 dadas, 4 recibidas" {
		t.Errorf("found %v %v %v", found, ok, err)
	}
	if _, ok, _ := s.ImportOf("huella"); ok {
		t.Error("a trade is no import")
	}
	_, err = s.History().Undo()
	mustBe(t, err, nil)
	if back, err := s.Owned(); !reflect.DeepEqual(back, before) || err != nil {
		t.Errorf("undone there is %+v, %v", back, err)
	}
	if _, ok, _ := s.TradeOf("huella"); ok {
		t.Error("a trade that was undone was not done")
	}
}

func TestWhatIsNotThereCannotBeGiven(t *testing.T) {
	s := newStore(t)
	key := holding.Plain(card.Printing{Edition: "ES", Number: 1})
	mustBe(t, s.Collection().Put(holding.Holding{Key: key, Count: 1}), nil)
	get := []holding.Holding{{Key: holding.Plain(card.Printing{Edition: "ES", Number: 2}), Count: 1}}
	for _, n := range []int{-1, 0, 2} {
		mustBe(t, s.Trade("Ana", "", transfer.Deal{Give: []holding.Holding{{Key: key, Count: n}}, Get: get}), ErrInvalid)
	}
	mustBe(t, s.Trade("Ana", "", transfer.Deal{Give: []holding.Holding{{Key: key, Count: 1}, {Key: key, Count: 1}}}), ErrInvalid)
	if rows, err := s.Collection().All(); len(rows) != 1 || rows[0].Count != 1 || err != nil {
		t.Errorf("there is %+v, %v", rows, err)
	}
}
