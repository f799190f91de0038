package cardsdb

import (
	"errors"
	"slices"
	"testing"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

func TestSixtyCardsAreMovedInOneStepAndComeBackInOne(t *testing.T) {
	s := newStore(t)
	var rows []holding.Holding
	for n := range 60 {
		h := holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: 1 + n}), Count: 1 + n%3, Tags: []string{"feria"}}
		h.Place.Container = "Caja vieja"
		rows = append(rows, h)
	}
	lies := rows[0]
	lies.Place.Container, lies.Tags = "Caja nueva", nil
	mustBe(t, importRows(s, append(rows, lies)), nil)
	before, err := s.Collection().All()
	mustBe(t, err, nil)

	plan := holding.Revision{holding.MoveTo("Caja nueva")}.Plan(before, func(k holding.Key) bool { return k.Place.Container == "Caja vieja" })
	if n := len(plan.Changed()); n != 60 || !plan.Outcomes[0].Joins || plan.Outcomes[1].Joins || len(plan.Beside) != 1 {
		t.Fatalf("%d would change, beside %d", n, len(plan.Beside))
	}
	mustBe(t, s.Revise(plan), nil)
	after, err := s.Collection().All()
	mustBe(t, err, nil)
	if len(after) != 60 || countOf(after) != countOf(before) {
		t.Errorf("there are %d rows with %d copies", len(after), countOf(after))
	}
	for _, h := range after {
		if h.Place.Container != "Caja nueva" || len(h.Tags) != 1 {
			t.Errorf("a row is %+v", h)
		}
	}
	if err := s.Revise(plan); !errors.Is(err, ErrInvalid) {
		t.Errorf("the same plan again is %v", err)
	}
	entry, err := s.History().Undo()
	mustBe(t, err, nil)
	if got := entry.Done.String(); got != "Filas cambiadas de una vez: 60 (lugar: Caja nueva)" {
		t.Errorf("what is undone is %q", got)
	}
	back, err := s.Collection().All()
	mustBe(t, err, nil)
	if len(back) != len(before) {
		t.Fatalf("%d rows come back", len(back))
	}
	for i := range back {
		if !back[i].Equal(before[i]) {
			t.Errorf("%+v came back as %+v", before[i], back[i])
		}
	}
}

func TestCopiesOfManyRowsGoInOneStepAndComeBackInOne(t *testing.T) {
	s := newStore(t)
	var rows []holding.Holding
	for n := range 20 {
		rows = append(rows, holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: 1 + n}), Count: 1 + n%2, Notes: "nota"})
	}
	mustBe(t, importRows(s, rows), nil)
	all, err := s.Collection().All()
	mustBe(t, err, nil)
	mustBe(t, s.Revise(holding.Revision{holding.Remove(1)}.Plan(all, func(holding.Key) bool { return true })), nil)
	left, err := s.Collection().All()
	if mustBe(t, err, nil); len(left) != 10 || countOf(left) != 10 {
		t.Errorf("%d rows are left, of %d copies", len(left), countOf(left))
	}
	_, err = s.History().Undo()
	mustBe(t, err, nil)
	back, err := s.Collection().All()
	mustBe(t, err, nil)
	if !slices.EqualFunc(back, all, holding.Holding.Equal) {
		t.Errorf("what comes back is %+v", back)
	}
}

func TestARevisionThatChangesNothingIsNoStep(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Revise(holding.Revision{holding.MoveTo("Caja")}.Plan(nil, func(holding.Key) bool { return true })), nil)
	if at, _, err := s.History().Point(); at != 0 || err != nil {
		t.Errorf("the history stands at %d, %v", at, err)
	}
}

func BenchmarkReviseEverything(b *testing.B) {
	s := bigStore(b)
	for range b.N {
		all, err := s.Collection().All()
		mustNot(b, err)
		mustNot(b, s.Revise(holding.Revision{holding.AddTags("todo")}.Plan(all, func(holding.Key) bool { return true })))
		_, err = s.History().Undo()
		mustNot(b, err)
	}
}
