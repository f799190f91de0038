package cardsdb

import (
	"reflect"
	"strings"
	"testing"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

func TestOneUndoTakesAWholeImportBack(t *testing.T) {
	s := newStore(t)
	arturo := holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: 1}), Count: 2, Notes: "de antes"}
	mustBe(t, s.Collection().Put(arturo), nil)
	mustBe(t, s.Wishes().Set(holding.Wish{Printing: arturo.Printing, Count: 1}), nil)
	before, err := s.Owned()
	mustBe(t, err, nil)

	file, err := transfer.Read(strings.NewReader("edicion,numero,cantidad,deseadas,notas\nES,1,3,,nuevas\nES,2,1,,\nES,1,0,4,\n"))
	mustBe(t, err, nil)
	plan := transfer.Match(file, s.Catalogue()).Plan(before)
	mustBe(t, s.Take("lista.csv", plan.Changes), nil)
	after, err := s.Owned()
	mustBe(t, err, nil)
	arturo.Count, arturo.Notes = 5, "de antes\nnuevas"
	guinivere := holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: 2}), Count: 1}
	want := transfer.Owned{Rows: []holding.Holding{arturo, guinivere}, Wishes: []holding.Wish{{Printing: arturo.Printing, Count: 4}}}
	if !reflect.DeepEqual(after, want) {
		t.Errorf("there is %+v, want %+v", after, want)
	}
	done, err := s.History().Undo()
	mustBe(t, err, nil)
	if got := done.Done.String(); got != "Importado de lista.csv: 5" {
		t.Errorf("what was undone is %q", got)
	}
	if again, err := s.Owned(); err != nil || !reflect.DeepEqual(again, before) {
		t.Errorf("after undoing there is %+v, want %+v (%v)", again, before, err)
	}
}
