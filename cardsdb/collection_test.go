package cardsdb

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

var everyDetail = holding.Holding{
	Key: holding.Key{Printing: es1, Finish: holding.Foil, Condition: holding.NearMint, Language: "en",
		Place: holding.Place{Container: "Carpeta / azul/0001/0002", Page: 3, Pocket: 7}},
	Count: 3, ForTrade: 1, Paid: holding.Price{Cents: 125050, Currency: "CLP"}, Origin: "feria",
	Acquired: holding.Date{Year: 2026, Month: 1, Day: 31}, Tags: []string{"dorada", "firmada"},
	Notes: "Firmada.\nDos líneas.", Photo: "arturo.jpg",
}

// rowsSaid tells rows in short, such as "2 foil, NM".
func rowsSaid(rows []holding.Holding) string {
	var said []string
	for _, h := range rows {
		said = append(said, strings.TrimSpace(fmt.Sprintf("%d %s", h.Count, h.Key)))
	}
	return strings.Join(said, "; ")
}

func TestARowIsKeptWithAllThatIsNotedOfIt(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Collection().Put(everyDetail), nil)
	rows, err := reopen(t, s).Collection().Of(es1)
	if len(rows) != 1 || !reflect.DeepEqual(rows[0], everyDetail) || err != nil {
		t.Errorf("kept as %+v, %v", rows, err)
	}
}

func TestRowsOfAPrintingAreToldFromThoseOfOthers(t *testing.T) {
	s := newStore(t)
	for i, p := range []card.Printing{es1, {Edition: "ES", Number: 10}, {Edition: "ES1", Number: 1}, {Edition: "ES", Number: 100}} {
		mustBe(t, s.Collection().Set(p, i+1), nil)
		if n, err := s.Collection().Count(es1); n != 1 || err != nil {
			t.Errorf("of ES 001 there are %d, %v", n, err)
		}
	}
}

func TestSameKeyIsSameRowAndCountsAddUp(t *testing.T) {
	s := newStore(t)
	add := func(h holding.Holding) error {
		return s.Edit(Did(RowsChanged, "1"), func(e *Edit) error { return e.AddHolding(h) })
	}
	mustBe(t, add(everyDetail), nil)
	mustBe(t, add(holding.Holding{Key: everyDetail.Key, Count: 2, Tags: []string{"nueva"}}), nil)
	rows, err := s.Collection().Of(es1)
	mustBe(t, err, nil)
	if len(rows) != 1 || rows[0].Count != 5 || !slices.Equal(rows[0].Tags, []string{"dorada", "firmada", "nueva"}) || rows[0].Notes != everyDetail.Notes {
		t.Errorf("the rows are %+v", rows)
	}
	mustBe(t, add(holding.Holding{Key: everyDetail.Key, Count: MaxCopies}), ErrInvalid)
}

func TestQuickEntryAddsToThePlainRowAndTakesThePlainAndTheWornFirst(t *testing.T) {
	s := newStore(t)
	c := s.Collection()
	shelf := holding.Place{Container: "Caja"}
	for _, k := range []holding.Key{
		{Printing: es1, Finish: holding.Foil},
		{Printing: es1, Condition: holding.Mint},
		{Printing: es1, Condition: holding.Poor, Place: shelf},
		{Printing: es1, Condition: holding.Poor},
		holding.Plain(es1),
	} {
		mustBe(t, c.Put(holding.Holding{Key: k, Count: 1}), nil)
	}
	if n, err := c.Add(es1, 2); n != 7 || err != nil {
		t.Errorf("there are %d, %v", n, err)
	}
	for _, want := range []string{
		"3; 1 M; 1 PO; 1 PO, Caja; 1 foil",
		"2; 1 M; 1 PO; 1 PO, Caja; 1 foil",
		"1; 1 M; 1 PO; 1 PO, Caja; 1 foil",
		"1 M; 1 PO; 1 PO, Caja; 1 foil",
		"1 M; 1 PO, Caja; 1 foil",
		"1 M; 1 foil",
		"1 foil",
		"",
	} {
		rows, err := c.Of(es1)
		if got := rowsSaid(rows); got != want || err != nil {
			t.Errorf("the rows are %q, %v, want %q", got, err, want)
		}
		if want != "" {
			_, err := c.Add(es1, -1)
			mustBe(t, err, nil)
		}
	}
	_, err := c.Add(es1, -1)
	mustBe(t, err, ErrInvalid)
}

func TestABoundIsOfARowAndNotOfAllOfThem(t *testing.T) {
	c := newStore(t).Collection()
	foil := holding.Key{Printing: es1, Finish: holding.Foil}
	mustBe(t, c.Put(holding.Holding{Key: foil, Count: MaxCopies}), nil)
	mustBe(t, c.Put(holding.Holding{Key: holding.Plain(es1), Count: MaxCopies}), nil)
	_, err := c.Add(es1, 1)
	mustBe(t, err, ErrInvalid)
	if n, err := c.Add(es1, -1); n != 2*MaxCopies-1 || err != nil {
		t.Errorf("there are %d, %v", n, err)
	}
}

func TestAnEditSeesWhatItHasDoneSoFar(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Collection().Set(es1, 2), nil)
	foil := holding.Key{Printing: es1, Finish: holding.Foil}
	mustBe(t, s.Edit(Did(RowsChanged, "4"), func(e *Edit) error {
		said := func(want string) {
			rows, err := e.Holdings(es1)
			if got := rowsSaid(rows); got != want || err != nil {
				t.Errorf("the rows are %q, %v, want %q", got, err, want)
			}
		}
		mustBe(t, e.AddHolding(holding.Holding{Key: foil, Count: 1}), nil)
		mustBe(t, e.AddHolding(holding.Holding{Key: foil, Count: 2}), nil)
		said("2; 3 foil")
		mustBe(t, e.RemoveHolding(holding.Plain(es1)), nil)
		mustBe(t, e.RemoveHolding(holding.Plain(es1)), ErrNotFound)
		said("3 foil")
		mustBe(t, e.MoveHolding(foil, holding.Plain(es1), 1), nil)
		said("1; 2 foil")
		d, err := e.SaveDeck(Deck{Name: "Mío"})
		mustBe(t, err, nil)
		d.Text = "3x Bane"
		_, err = e.SaveDeck(d)
		mustBe(t, err, nil)
		return e.DeleteDeck(d.ID)
	}), nil)
	if trash, err := s.Decks().Deleted(); len(trash) != 1 || trash[0].Text != "3x Bane" || err != nil {
		t.Errorf("the trash holds %+v, %v", trash, err)
	}
	_, err := s.History().Undo()
	mustBe(t, err, nil)
	if rows, err := s.Collection().Of(es1); rowsSaid(rows) != "2" || err != nil {
		t.Errorf("undone the rows are %+v, %v", rows, err)
	}
}

func TestMovedCopiesTakeAlongWhatIsNotedOfThem(t *testing.T) {
	s := newStore(t)
	c := s.Collection()
	mustBe(t, c.Put(everyDetail), nil)
	worn := everyDetail.Key
	worn.Condition = holding.Played
	mustBe(t, c.Move(everyDetail.Key, worn, 2), nil)
	rows, err := c.Of(es1)
	if got := rowsSaid(rows); len(rows) != 2 || rows[1].Notes != everyDetail.Notes || rows[0].ForTrade+rows[1].ForTrade != 1 || rows[1].Count != 2 || err != nil {
		t.Errorf("the rows are %q: %+v, %v", got, rows, err)
	}
	mustBe(t, c.Move(everyDetail.Key, worn, 2), ErrInvalid)
	mustBe(t, c.Move(everyDetail.Key, worn, 0), ErrInvalid)
	mustBe(t, c.Move(holding.Plain(es1), worn, 1), ErrNotFound)
	mustBe(t, c.Move(everyDetail.Key, worn, 1), nil)
	if rows, err := c.Of(es1); len(rows) != 1 || rows[0].Count != 3 || rows[0].ForTrade != 1 || err != nil {
		t.Errorf("the rows are %+v, %v", rows, err)
	}
}

func TestARowThatChangesItsKeyJoinsTheOneThatLiesThere(t *testing.T) {
	s := newStore(t)
	c := s.Collection()
	mustBe(t, c.Put(everyDetail), nil)
	mustBe(t, c.Set(es1, 5), nil)
	changed := everyDetail
	changed.Key = holding.Plain(es1)
	mustBe(t, c.Change(everyDetail.Key, changed), nil)
	rows, err := c.Of(es1)
	if len(rows) != 1 || rows[0].Count != 5 || rows[0].Notes != everyDetail.Notes || err != nil {
		t.Errorf("the rows are %+v, %v", rows, err)
	}
	mustBe(t, c.Change(everyDetail.Key, changed), ErrNotFound)
	mustBe(t, c.Remove(holding.Plain(es1)), nil)
	mustBe(t, c.Remove(holding.Plain(es1)), ErrNotFound)
}

func TestRowsThatCannotBeKeptChangeNothing(t *testing.T) {
	s := newStore(t)
	for _, spoil := range []func(*holding.Holding){
		func(h *holding.Holding) { h.Count = -1 },
		func(h *holding.Holding) { h.ForTrade = 4 },
		func(h *holding.Holding) { h.Notes = "a\x1fb" },
		func(h *holding.Holding) { h.Language = "español" },
		func(h *holding.Holding) { h.Printing = card.Printing{} },
		func(h *holding.Holding) { h.Place.Container = "a\nb" },
	} {
		h := everyDetail
		spoil(&h)
		mustBe(t, s.Collection().Put(h), ErrInvalid)
	}
	if rows, err := s.Collection().All(); len(rows) != 0 || err != nil {
		t.Errorf("the rows are %+v, %v", rows, err)
	}
}

func TestRowKeysReadBackAndSortByPrinting(t *testing.T) {
	key := rapid.Custom(func(t *rapid.T) holding.Key {
		return holding.Key{
			Printing: card.Printing{Edition: rapid.SampledFrom([]card.Edition{"ES", "ES1", "X"}).Draw(t, "edition"),
				Number: rapid.IntRange(1, 99_999).Draw(t, "number")},
			Finish:    rapid.SampledFrom([]holding.Finish{holding.Normal, holding.Foil}).Draw(t, "finish"),
			Condition: holding.Condition(rapid.IntRange(0, 7).Draw(t, "condition")),
			Language:  rapid.SampledFrom([]holding.Language{"", "en", "pt"}).Draw(t, "language"),
			Place: holding.Place{Container: strings.TrimSpace(rapid.StringMatching(`[ a/0ñ]{0,12}`).Draw(t, "container")),
				Page: rapid.IntRange(0, 9999).Draw(t, "page"), Pocket: rapid.IntRange(0, 9999).Draw(t, "pocket")},
		}
	})
	rapid.Check(t, func(t *rapid.T) {
		a, b := key.Draw(t, "a"), key.Draw(t, "b")
		keyA, errA := rowKey(a)
		keyB, errB := rowKey(b)
		if err := errors.Join(errA, errB); err != nil {
			t.Fatal(err)
		}
		if back, err := parseRowKey(keyA); back != a || err != nil {
			t.Fatalf("%+v is read back as %+v, %v", a, back, err)
		}
		if (string(keyA) == string(keyB)) != (a == b) {
			t.Fatalf("%+v and %+v have the keys %q and %q", a, b, keyA, keyB)
		}
	})
}

func TestWishesHaveCounts(t *testing.T) {
	s := newStore(t)
	w := s.Wishes()
	wish := holding.Wish{Printing: es1, Count: 2, Notes: "sin doblar"}
	mustBe(t, w.Set(wish), nil)
	mustBe(t, w.Set(holding.Wish{Printing: card.Printing{Edition: "CR", Number: 3}, Count: 1}), nil)
	s = reopen(t, s)
	if got, err := s.Wishes().Get(es1); got != wish || err != nil {
		t.Errorf("the wish is %+v, %v", got, err)
	}
	all, err := s.Wishes().All()
	if len(all) != 2 || all[1] != wish || err != nil {
		t.Errorf("the wishes are %+v, %v", all, err)
	}
	mustBe(t, s.Wishes().Drop(es1), nil)
	_, err = s.Wishes().Get(es1)
	mustBe(t, err, ErrNotFound)
	mustBe(t, s.Wishes().Set(holding.Wish{Printing: es1, Count: -1}), ErrInvalid)
	mustBe(t, s.Wishes().Set(holding.Wish{Count: 1}), ErrInvalid)
}
