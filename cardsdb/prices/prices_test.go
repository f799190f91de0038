package prices

import (
	"slices"
	"testing"
	"testing/quick"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/game/deck"
)

var es1 = card.Printing{Edition: "ES", Number: 1}

func list(day int, prices ...Price) List {
	l := List{Name: "Tienda", Date: holding.Date{Year: 2026, Month: 1, Day: day}, Currency: "CLP", Prices: prices}
	l.Sort()
	return l
}

func price(finish holding.Finish, condition holding.Condition, cents int64) Price {
	return Price{Key{es1, finish, condition}, cents}
}

func TestACopyIsWorthItsConditionOrTheNextWorseThatIsNamed(t *testing.T) {
	table := TableOf(list(1, price(holding.Normal, holding.NearMint, 900), price(holding.Normal, holding.Good, 500), price(holding.Foil, holding.Unrated, 4000)))
	for _, c := range []struct {
		finish    holding.Finish
		condition holding.Condition
		want      int64 // 0 for none
	}{
		{holding.Normal, holding.NearMint, 900}, {holding.Normal, holding.Unrated, 900}, {holding.Normal, holding.Mint, 900},
		{holding.Normal, holding.Excellent, 500}, {holding.Normal, holding.Good, 500}, {holding.Normal, holding.Poor, 0},
		{holding.Foil, holding.Poor, 4000}, {holding.Foil, holding.Unrated, 4000},
	} {
		got, ok := table.Of(holding.Key{Printing: es1, Finish: c.finish, Condition: c.condition})
		if got != c.want || ok != (c.want > 0) {
			t.Errorf("%s %s: %d %v, want %d", c.finish, c.condition, got, ok, c.want)
		}
	}
	if _, ok := (Table{}).Of(holding.Plain(es1)); ok {
		t.Error("without lists there is a price")
	}
}

func TestOfEachCopyTheNewestPriceOfItsCurrencyCounts(t *testing.T) {
	dollars := list(3, price(holding.Normal, holding.Unrated, 100))
	dollars.Currency = "USD"
	book := Book{list(1, price(holding.Normal, holding.Unrated, 1000), price(holding.Foil, holding.Unrated, 5000)), list(2, price(holding.Normal, holding.Unrated, 2000)), dollars}
	plain, foil := holding.Plain(es1), holding.Key{Printing: es1, Finish: holding.Foil}
	for _, c := range []struct {
		table           Table
		currency        string
		normal, foilish int64
	}{{TableOf(book[0]), "CLP", 1000, 5000}, {TableOf(book[:2]...), "CLP", 2000, 5000}, {book.Only(1), "CLP", 2000, 0}, {book.Latest(), "USD", 100, 0}} {
		normal, _ := c.table.Of(plain)
		shiny, _ := c.table.Of(foil)
		if normal != c.normal || shiny != c.foilish || c.table.Currency != c.currency {
			t.Errorf("%d and %d %s, want %+v", normal, shiny, c.table.Currency, c)
		}
	}
}

func TestTheCourseIsWhatWasKnownAfterEachList(t *testing.T) {
	book := Book{list(1, price(holding.Normal, holding.Unrated, 1000)), list(2, price(holding.Foil, holding.Unrated, 5000)), list(3, price(holding.Normal, holding.Unrated, 2000))}
	rows := []holding.Holding{{Key: holding.Plain(es1), Count: 2}, {Key: holding.Key{Printing: es1, Finish: holding.Foil}, Count: 1}}
	course := book.Course(rows)
	for i := range book {
		if want := TableOf(book[:i+1]...).Sum(rows); course[i] != want {
			t.Errorf("after list %d it is %+v, want %+v", i, course[i], want)
		}
	}
}

func TestGainIsOfCopiesOfWhichBothPricesAreKnown(t *testing.T) {
	table := TableOf(list(1, price(holding.Normal, holding.Unrated, 1000)))
	row := func(n int, paid holding.Price) holding.Holding {
		return holding.Holding{Key: holding.Plain(es1), Count: n, Paid: paid}
	}
	foil := row(4, holding.Price{Cents: 10, Currency: "CLP"})
	foil.Finish = holding.Foil
	got := table.Sum([]holding.Holding{row(2, holding.Price{Cents: 1200, Currency: "CLP"}), row(3, holding.Price{}), row(1, holding.Price{Cents: 3, Currency: "USD"}), foil})
	want := Worth{Copies: 10, Priced: 6, Cents: 6000, Compared: 2, Paid: 2400, Now: 2000}
	if got != want || got.Gain() != -400 || got.Unpriced() != 4 {
		t.Errorf("%+v, want %+v", got, want)
	}
}

func TestTheWorthOfAllIsThatOfItsParts(t *testing.T) {
	table := TableOf(list(1, price(holding.Normal, holding.Good, 1000), price(holding.Foil, holding.Unrated, 70)))
	adds := func(counts []uint8, cut uint8) bool {
		var rows []holding.Holding
		for i, n := range counts {
			rows = append(rows, holding.Holding{Key: holding.Key{Printing: es1, Finish: holding.Finish(i % 2), Condition: holding.Condition(i % 8)}, Count: int(n) + 1,
				Paid: holding.Price{Cents: int64(n), Currency: "CLP"}})
		}
		at := 0
		if len(rows) > 0 {
			at = int(cut) % len(rows)
		}
		return table.Sum(rows[:at]).Plus(table.Sum(rows[at:])) == table.Sum(rows)
	}
	if err := quick.Check(adds, nil); err != nil {
		t.Error(err)
	}
}

func TestKindsStandByWhatTheyAreWorth(t *testing.T) {
	table := TableOf(list(1, price(holding.Normal, holding.Unrated, 1000)))
	row := func(number, n int, place string) holding.Holding {
		k := holding.Plain(card.Printing{Edition: "ES", Number: number})
		k.Place.Container = place
		return holding.Holding{Key: k, Count: n}
	}
	got := table.By([]holding.Holding{row(2, 5, "Caja"), row(1, 1, ""), row(1, 2, "Azul"), row(1, 1, "")},
		func(h holding.Holding) string { return h.Place.Container })
	want := []Group{{"", Worth{Copies: 2, Priced: 2, Cents: 2000}}, {"Azul", Worth{Copies: 2, Priced: 2, Cents: 2000}}, {"Caja", Worth{Copies: 5}}}
	if !slices.Equal(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// twoOf is a catalogue with two printings of a card.
type twoOf struct{ deck.Catalogue }

func (twoOf) Named(name string) []card.Card {
	if name != "Rey" {
		return nil
	}
	return []card.Card{{Edition: "ES", Number: 1, Name: name}, {Edition: "HE", Number: 7, Name: name}}
}

func TestADeckCostsTheCheapestOfThePrintingsThatItMayMean(t *testing.T) {
	cheap := Price{Key{Printing: card.Printing{Edition: "HE", Number: 7}}, 300}
	table := TableOf(list(1, price(holding.Normal, holding.Unrated, 1000), cheap))
	l, err := deck.Parse("Oro inicial: Rey\n2x Rey\n1x Rey (ES) 001\n3x Nadie\nBanquillo:\n1x Rey (HE)\n")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := table.Deck(l, twoOf{}), (Worth{Copies: 8, Priced: 5, Cents: 300 + 600 + 1000 + 300}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}

func TestAListThatCannotBeKeptSaysWhy(t *testing.T) {
	good := list(1, price(holding.Normal, holding.Unrated, 1), price(holding.Foil, holding.Unrated, 1))
	if err := good.Check(); err != nil {
		t.Fatal(err)
	}
	for what, spoil := range map[string]func(*List){
		"no name":     func(l *List) { l.Name = "" },
		"two lines":   func(l *List) { l.Name = "a\nb" },
		"no date":     func(l *List) { l.Date = holding.Date{} },
		"no such day": func(l *List) { l.Date.Month = 13 },
		"no currency": func(l *List) { l.Currency = "" },
		"odd money":   func(l *List) { l.Currency = "pesos" },
		"no prices":   func(l *List) { l.Prices = nil },
		"free":        func(l *List) { l.Prices[0].Cents = 0 },
		"too dear":    func(l *List) { l.Prices[0].Cents = 1 << 60 },
		"twice":       func(l *List) { l.Prices[1] = l.Prices[0] },
		"unordered":   func(l *List) { l.Prices[0], l.Prices[1] = l.Prices[1], l.Prices[0] },
	} {
		l := list(1, price(holding.Normal, holding.Unrated, 1), price(holding.Foil, holding.Unrated, 1))
		if spoil(&l); l.Check() == nil {
			t.Errorf("%s: it is kept", what)
		}
	}
}
