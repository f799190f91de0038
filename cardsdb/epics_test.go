package cardsdb

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

const ownEpic = "Nadie cruza el puente sin pagar."

func epicOf(t *testing.T, s *Store, p card.Printing) string {
	t.Helper()
	c, ok := s.Catalogue().Printing(p.Edition, p.Number)
	if !ok {
		t.Fatalf("%s is not in the catalogue", p)
	}
	return c.Epic
}

func TestAnEpicTextLiesOnOnePrintingAndChangesNothingElse(t *testing.T) {
	s := newStore(t)
	all := s.Catalogue().Named("Simón de Montfort")
	p := all[0].Printing()
	mustBe(t, s.Corrections().SetEpic(p, " Nadie cruza\n el puente sin  pagar. "), nil)
	for _, s := range []*Store{s, reopen(t, s)} {
		want := all[0]
		want.Epic = ownEpic
		if got, _ := s.Catalogue().Printing(p.Edition, p.Number); got != want {
			t.Errorf("the card is %+v", got)
		}
		if got := epicOf(t, s, all[1].Printing()); got != "" {
			t.Errorf("the other printing says %q", got)
		}
		if d := s.Catalogue().Differences(p); len(d) != 0 {
			t.Errorf("its facts differ by %v", d)
		}
	}
}

func TestAnEpicTextGoesAndComesBackByUndo(t *testing.T) {
	s := newStore(t)
	p := card.Printing{Edition: "ES", Number: 12}
	mustBe(t, s.Corrections().SetEpic(p, ownEpic), nil)
	mustBe(t, s.Corrections().SetEpic(p, ownEpic), nil) // the same again is no step
	mustBe(t, s.Corrections().SetEpic(p, ""), nil)
	for _, want := range []string{ownEpic, ""} {
		_, err := s.History().Undo()
		mustBe(t, err, nil)
		if got := epicOf(t, s, p); got != want {
			t.Errorf("the epic text is %q, want %q", got, want)
		}
	}
	entry, err := s.History().Redo()
	mustBe(t, err, nil)
	if got := epicOf(t, s, p); got != ownEpic || entry.Done.Deed != EpicWritten {
		t.Errorf("after %v the epic text is %q", entry.Done, got)
	}
}

func TestGoingBackToThePrintedFactsLeavesTheEpicText(t *testing.T) {
	s := newStore(t)
	c, _ := s.Catalogue().Printing("ES", 12)
	mustBe(t, s.Corrections().SetEpic(c.Printing(), ownEpic), nil)
	c.Illustrator = "Otra mano"
	mustBe(t, s.Corrections().Set(c), nil)
	if got, _ := s.Catalogue().Printing("ES", 12); got.Epic != ownEpic || got.Illustrator != "Otra mano" {
		t.Errorf("the card is %+v", got)
	}
	mustBe(t, s.Corrections().Drop(c.Printing()), nil)
	if got := epicOf(t, s, c.Printing()); got != ownEpic {
		t.Errorf("the epic text is %q", got)
	}
}

func TestEpicTextsThatNoCardHasRoomForAreRefused(t *testing.T) {
	s := newStore(t)
	p := card.Printing{Edition: "ES", Number: 12}
	for _, text := range []string{strings.Repeat("a", holding.MaxEpic+1), "a\xff", "a\x00b"} {
		mustBe(t, s.Corrections().SetEpic(p, text), ErrInvalid)
	}
	mustBe(t, s.Corrections().SetEpic(card.Printing{Edition: "es", Number: 12}, ownEpic), ErrInvalid)
	if all, err := s.Corrections().All(); len(all) != 0 || err != nil {
		t.Errorf("the store has %v, %v", all, err)
	}
}

func TestEpicTextsGoOutAndComeInWithTheCollection(t *testing.T) {
	s := newStore(t)
	p := card.Printing{Edition: "ES", Number: 12}
	mustBe(t, s.Corrections().SetEpic(p, ownEpic), nil)
	for _, kind := range []transfer.Kind{transfer.Backup, transfer.Castillo} {
		owned, err := s.Owned()
		mustBe(t, err, nil)
		var file bytes.Buffer
		mustBe(t, transfer.Write(&file, kind, owned, s.Catalogue()), nil)
		other := newStore(t)
		take := func() transfer.Plan {
			read, err := transfer.Read(bytes.NewReader(file.Bytes()))
			mustBe(t, err, nil)
			owned, err := other.Owned()
			mustBe(t, err, nil)
			plan := transfer.Match(read, other.Catalogue()).Plan(owned)
			mustBe(t, other.Take("otra", plan), nil)
			return plan
		}
		take()
		epics, err := other.Corrections().Epics()
		if want := []holding.Epic{{Printing: p, Text: ownEpic}}; !reflect.DeepEqual(epics, want) || err != nil {
			t.Errorf("the other collection has %v, %v", epics, err)
		}
		mustBe(t, other.Corrections().SetEpic(p, "Otro."), nil)
		if plan := take(); plan.Totals().Refused != 1 || epicOf(t, other, p) != "Otro." {
			t.Errorf("the text of %v took the place of the owner's", plan.Lines)
		}
		_, err = other.History().Undo()
		mustBe(t, err, nil)
		_, err = other.History().Undo()
		mustBe(t, err, nil)
		if got := epicOf(t, other, p); got != "" {
			t.Errorf("one undo leaves %q of the import", got)
		}
	}
}
