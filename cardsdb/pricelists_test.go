package cardsdb

import (
	"reflect"
	"strings"
	"testing"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

// takePrices imports a price list from the text of a table.
func takePrices(t *testing.T, s *Store, list prices.List, table string) prices.List {
	t.Helper()
	f, err := transfer.ReadPrices(strings.NewReader(table))
	mustBe(t, err, nil)
	plan := transfer.Match(f, s.Catalogue()).PlanPrices(list)
	mustBe(t, s.Take("precios.csv", plan), nil)
	return plan.Prices
}

func january(day int) prices.List {
	return prices.List{Name: "Tienda", Date: holding.Date{Year: 2026, Month: 1, Day: day}, Currency: "CLP"}
}

func TestPriceListsAreKeptByDayAndEachIsOneStepOfTheHistory(t *testing.T) {
	s := newStore(t)
	late := takePrices(t, s, january(31), "edicion;numero;precio;precio foil\nES;1;$1.500;4500,50\n")
	early := takePrices(t, s, january(2), "edicion,numero,precio\nES,1,1000\n")
	check := func(s *Store, want ...prices.List) {
		t.Helper()
		if got, err := s.Prices().All(); err != nil || len(got)+len(want) > 0 && !reflect.DeepEqual([]prices.List(got), want) {
			t.Errorf("there is %+v, %v, want %+v", got, err, want)
		}
	}
	s = reopen(t, s)
	check(s, early, late)
	if len(late.Prices) != 2 || late.Prices[1].Cents != 450050 || late.Prices[1].Finish != holding.Foil {
		t.Errorf("read as %+v", late.Prices)
	}
	again := takePrices(t, s, january(2), "edicion,numero,precio\nES,1,900\n")
	check(s, again, late)
	entry, err := s.History().Undo()
	mustBe(t, err, nil)
	check(s, early, late)
	if got := entry.Done.String(); got != "Lista de precios de Tienda, 2026-01-02: 1" || entry.Areas != InPrices {
		t.Errorf("the entry says %q and touches %b", got, entry.Areas)
	}
	mustBe(t, s.Prices().Drop(late), nil)
	check(s, early)
	mustBe(t, s.Prices().Drop(late), ErrNotFound)
	_, err = s.History().Undo()
	mustBe(t, err, nil)
	check(s, early, late)
}

func TestABackupBringsPriceListsBack(t *testing.T) {
	s := newStore(t)
	list := takePrices(t, s, january(31), "edicion,numero,precio\nES,1,1000\n")
	backup, err := s.Backup()
	mustBe(t, err, nil)
	mustBe(t, s.Prices().Drop(list), nil)
	plan, err := s.PlanRestore(backup.Path)
	mustBe(t, err, nil)
	if len(plan.Diff.Prices) != 1 || !reflect.DeepEqual(plan.Diff.Prices[0].To, list) || plan.Diff.Empty() {
		t.Errorf("it would change %+v", plan.Diff)
	}
	mustBe(t, s.Restore(plan), nil)
	if all, err := s.Prices().All(); len(all) != 1 || err != nil {
		t.Errorf("there is %v, %v", all, err)
	}
}

func TestAPriceListThatCannotBeKeptIsRefused(t *testing.T) {
	s := newStore(t)
	bad := january(31)
	bad.Prices = []prices.Price{{Key: prices.Key{Printing: card.Printing{Edition: "no es", Number: 1}}, Cents: 1}}
	for _, list := range []prices.List{january(31), bad} {
		mustBe(t, s.Take("x", transfer.Plan{Mode: transfer.Pricing, Prices: list}), ErrInvalid)
	}
}
