package holding

import (
	"reflect"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"castillo/game/card"
)

var arturo = card.Printing{Edition: "ES", Number: 1}

func TestNamesOfKindsReadBack(t *testing.T) {
	for _, c := range append(Conditions(), Unrated) {
		if got, err := ParseCondition(strings.ToLower(c.String())); got != c || err != nil {
			t.Errorf("ParseCondition(%q) = %v, %v", c, got, err)
		}
	}
	for _, f := range []Finish{Normal, Foil} {
		if got, err := ParseFinish(strings.ToUpper(f.String())); got != f || err != nil {
			t.Errorf("ParseFinish(%q) = %v, %v", f, got, err)
		}
	}
	for _, l := range []Language{"", "en", "pt"} {
		if got, err := ParseLanguage(strings.ToUpper(l.String())); got != l || err != nil {
			t.Errorf("ParseLanguage(%q) = %v, %v", l, got, err)
		}
	}
}

func TestWhatIsNoKindIsRefused(t *testing.T) {
	if got, err := ParseCondition("regular"); err == nil {
		t.Errorf("a condition is %v", got)
	}
	if got, err := ParseFinish("mate"); err == nil {
		t.Errorf("a finish is %v", got)
	}
	for _, s := range []string{"e", "spa", "e1", "ñe"} {
		if got, err := ParseLanguage(s); err == nil {
			t.Errorf("the language %q is %v", s, got)
		}
	}
	for _, s := range []string{"2026-02-30", "31/02/2026", "01/31/2026", "1/1/1", "2026-01", "ayer", "0000-01-01", "31/01/2026 basura", "31*01*2026"} {
		if got, err := ParseDate(s); err == nil {
			t.Errorf("the day %q is %v", s, got)
		}
	}
	for _, s := range []string{"gratis", "-5", "1.2.3", "12.34.567", "1.23,45,6", "99999999999", "5 luca", "5 cl1", "CLP 5 USD", "$", "1 23", "."} {
		if got, err := ParsePrice(s); err == nil {
			t.Errorf("the price %q is %v", s, got)
		}
	}
}

func TestPricesAndDaysReadBack(t *testing.T) {
	for s, want := range map[string]Price{"": {}, "1250": {125000, ""}, "1250,5 clp": {125050, "CLP"}, "0.07 USD": {7, "USD"}, "3.": {300, ""},
		"1.500": {150000, ""}, "$1.500": {150000, "CLP"}, "$ 1.500": {150000, "CLP"}, "$1.500.-": {150000, "CLP"}, "1,500": {150000, ""}, "1.250,50": {125050, ""}, "$1,250.50": {125050, "CLP"},
		"1.500 pesos": {150000, "CLP"}, "CLP 1.500": {150000, "CLP"}, "$1.500 CLP": {150000, "CLP"}, "$5 USD": {500, "USD"}, "U$S 5": {500, "USD"}, "1.234.567 clp": {123456700, "CLP"}, "1 500": {150000, ""},
		"US$ 3,50": {350, "USD"}, "3,5 €": {350, "EUR"}, "0.125": {13, ""}, "1.2000000476837158": {120, ""}, ",5": {50, ""}, "1234.567": {123457, ""}, "1\u00a0500": {150000, ""}} {
		got, err := ParsePrice(s)
		if got != want || err != nil {
			t.Errorf("ParsePrice(%q) = %+v, %v", s, got, err)
		}
		if again, err := ParsePrice(got.String()); again != got || err != nil {
			t.Errorf("%+v is written %q and read %+v, %v", got, got, again, err)
		}
	}
	for s, want := range map[string]Date{
		"31/01/2026": {2026, 1, 31}, "31-01-2026": {2026, 1, 31}, "31.1.2026": {2026, 1, 31}, "1/2/26": {2026, 2, 1}, "1/2/99": {1999, 2, 1},
		"2026/01/31": {2026, 1, 31}, "2026-1-31": {2026, 1, 31}, "31 de enero de 2026": {2026, 1, 31}, "31-ene-2026": {2026, 1, 31}, "5 sept. 2026": {2026, 9, 5},
		"Jan 31, 2026": {2026, 1, 31}, "31/01/2026 14:20": {2026, 1, 31}, "2026-01-31T10:11:12.345Z": {2026, 1, 31}, "2026-03-01 12:30:00.120000": {2026, 3, 1},
		"31-01-2026 2:05:00 p. m.": {2026, 1, 31},
	} {
		if got, err := ParseDate(s); got != want || err != nil {
			t.Errorf("ParseDate(%q) = %v, %v", s, got, err)
		}
	}
	if got, err := ParseMonthFirst("1/31/2026 10:00 AM"); got != (Date{2026, 1, 31}) || err != nil {
		t.Errorf("the month first it is %v, %v", got, err)
	}
	for _, d := range []Date{{}, {2026, 1, 31}, {2024, 2, 29}} {
		if got, err := ParseDate(d.String()); got != d || err != nil {
			t.Errorf("ParseDate(%q) = %v, %v", d, got, err)
		}
	}
}

func TestNumbersAreReadAsPeopleWriteThem(t *testing.T) {
	for s, want := range map[string]int{"0": 0, "3": 3, " 12 ": 12, "1.500": 1500, "1,500": 1500, "1 500": 1500, "3.0": 3, "3,00": 3, "1.234.567": 1234567, "007": 7, "1.500,00": 1500} {
		if got, err := ParseNumber(s); got != want || err != nil {
			t.Errorf("ParseNumber(%q) = %d, %v", s, got, err)
		}
	}
	for _, s := range []string{"", "-1", "2.5", "1.50", "1.2.3", "1..500", "uno", "3x", "0.500", "12 34", "99999999999", "1.500.00"} {
		if got, err := ParseNumber(s); err == nil {
			t.Errorf("the number %q is %d", s, got)
		}
	}
	for s, want := range map[string]int{"3x": 3, "x3": 3, "3 X": 3, "4×": 4, "1.500": 1500, "0": 0} {
		if got, err := ParseCount(s); got != want || err != nil {
			t.Errorf("ParseCount(%q) = %d, %v", s, got, err)
		}
	}
	for _, s := range []string{"", "x", "10.000", "2,5", "dos"} {
		if got, err := ParseCount(s); err == nil {
			t.Errorf("the count %q is %d", s, got)
		}
	}
}

func TestKeysSayWhatTheCopiesAre(t *testing.T) {
	for want, k := range map[string]Key{
		"":                               Plain(arturo),
		"foil, NM, en, Álbum rojo, p. 3": {Printing: arturo, Finish: Foil, Condition: NearMint, Language: "en", Place: Place{"Álbum rojo", 3, 0}},
		"PO, p. 2, n.º 9":                {Printing: arturo, Condition: Poor, Place: Place{"", 2, 9}},
	} {
		if got := k.String(); got != want {
			t.Errorf("%+v is %q, want %q", k, got, want)
		}
		if k.IsPlain() != (want == "") {
			t.Errorf("%q is plain: %v", want, k.IsPlain())
		}
	}
}

func TestRowsOfOneKeyBecomeOneThatLosesNothing(t *testing.T) {
	a := Holding{Key: Plain(arturo), Count: 1, ForTrade: 1, Paid: Price{100, "CLP"}, Tags: []string{"b"}, Notes: "uno", Photo: "a.jpg"}
	b := Holding{Key: Plain(arturo), Count: 3, Paid: Price{200, "CLP"}, Origin: "trueque", Acquired: Date{2026, 1, 31},
		Tags: []string{"a", "b"}, Notes: "dos", Photo: "b.jpg"}
	want := Holding{Key: Plain(arturo), Count: 4, ForTrade: 1, Paid: Price{175, "CLP"}, Origin: "trueque", Acquired: Date{2026, 1, 31},
		Tags: []string{"a", "b"}, Notes: "uno\ndos", Photo: "a.jpg"}
	if got := a.Plus(b); !reflect.DeepEqual(got, want) {
		t.Errorf("together they are %+v", got)
	}
	b.Paid = Price{5, "USD"}
	if got := a.Plus(b).Paid; got != a.Paid {
		t.Errorf("prices of two currencies make %v", got)
	}
	b.Notes = "un"
	if got := a.Plus(b).Notes; got != "uno" {
		t.Errorf("notes said already make %q", got)
	}
}

func TestCopiesForTradeAreNeverMoreThanThereAre(t *testing.T) {
	h := Holding{Key: Plain(arturo), Count: 3, ForTrade: 2}
	for n, want := range []int{2, 2, 1, 0} {
		if got := h.Less(n); got.Count != 3-n || got.ForTrade != want {
			t.Errorf("with %d fewer it is %+v", n, got)
		}
		rest, moved := h.Split(n, Key{Printing: arturo, Finish: Foil})
		if rest.Count+moved.Count != 3 || rest.ForTrade+moved.ForTrade != 2 || moved.ForTrade > moved.Count || moved.Finish != Foil {
			t.Errorf("split at %d it is %+v and %+v", n, rest, moved)
		}
	}
}

func TestTagsAreSortedOnceEach(t *testing.T) {
	if got := Tags(" b", "a", "", "b ", "dos  palabras"); !reflect.DeepEqual(got, []string{"a", "b", "dos palabras"}) {
		t.Errorf("they are %q", got)
	}
	rapid.Check(t, func(t *rapid.T) {
		once := Tags(rapid.SliceOf(rapid.String()).Draw(t, "tags")...)
		if twice := Tags(once...); !reflect.DeepEqual(once, twice) {
			t.Fatalf("%q become %q", once, twice)
		}
	})
}

func TestWhatCannotBeKeptIsSaid(t *testing.T) {
	good := Holding{Key: Key{Printing: arturo, Finish: Foil, Condition: Poor, Language: "en", Place: Place{"Caja", 9999, 1}}, Count: MaxCopies,
		ForTrade: MaxCopies, Paid: Price{maxUnits * 100, "CLP"}, Origin: "feria", Acquired: Date{2026, 1, 31}, Tags: []string{"a", "b"}, Notes: "dos\nlíneas\t", Photo: "x"}
	if err := good.Check(); err != nil {
		t.Fatalf("a good row is refused: %v", err)
	}
	for name, spoil := range map[string]func(*Holding){
		"no copies":            func(h *Holding) { h.Count = 0 },
		"too many copies":      func(h *Holding) { h.Count++ },
		"offers fewer than 0":  func(h *Holding) { h.ForTrade = -1 },
		"offers what is not":   func(h *Holding) { h.Count-- },
		"price below nothing":  func(h *Holding) { h.Paid.Cents = -1 },
		"price beyond measure": func(h *Holding) { h.Paid.Cents++ },
		"currency":             func(h *Holding) { h.Paid.Currency = "pesos" },
		"day":                  func(h *Holding) { h.Acquired.Day = 32 },
		"tags unsorted":        func(h *Holding) { h.Tags = []string{"b", "a"} },
		"tag with separator":   func(h *Holding) { h.Tags = []string{"a\x1eb"} },
		"too many tags":        func(h *Holding) { h.Tags = make([]string, MaxTags+1) },
		"origin of two lines":  func(h *Holding) { h.Origin = "a\nb" },
		"notes with separator": func(h *Holding) { h.Notes = "a\x1fb" },
		"notes too long":       func(h *Holding) { h.Notes = strings.Repeat("a", MaxNotes+1) },
		"not UTF-8":            func(h *Holding) { h.Photo = "\xff" },
		"finish":               func(h *Holding) { h.Finish = 2 },
		"condition":            func(h *Holding) { h.Condition = 8 },
		"language":             func(h *Holding) { h.Language = "es" },
		"page":                 func(h *Holding) { h.Place.Page = 10_000 },
		"pocket":               func(h *Holding) { h.Place.Pocket = -1 },
		"place":                func(h *Holding) { h.Place.Container = " Caja" },
	} {
		h := good
		if spoil(&h); h.Check() == nil {
			t.Errorf("%s: nothing is said", name)
		}
	}
}

func TestAPriceIsWrittenAsInChile(t *testing.T) {
	for price, want := range map[Price]string{
		{}: "", {150000, "CLP"}: "$1.500", {-150000, "CLP"}: "-$1.500", {99900, "CLP"}: "$999", {125050, "USD"}: "1.250,50 USD",
		{100000000, ""}: "1.000.000", {5, "EUR"}: "0,05 EUR",
	} {
		if got := price.Written(); got != want {
			t.Errorf("%+v is written %q, want %q", price, got, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("1250.50 CLP")
	f.Add("2026-01-31")
	f.Add("NM")
	f.Add("$1.500.-")
	f.Add("31 de enero de 2026, 10:00 p. m.")
	f.Fuzz(func(t *testing.T, s string) {
		if p, err := ParsePrice(s); err == nil {
			if again, err := ParsePrice(p.String()); again != p || err != nil {
				t.Errorf("price %q: %v, then %v, %v", s, p, again, err)
			}
			if again, err := ParsePrice(p.Written()); again != p || err != nil {
				t.Errorf("price %q is written %q: %v, then %v, %v", s, p.Written(), p, again, err)
			}
		}
		for _, parse := range []func(string) (Date, error){ParseDate, ParseMonthFirst} {
			if d, err := parse(s); err == nil {
				if again, err := parse(d.String()); again != d || err != nil {
					t.Errorf("day %q: %v, then %v, %v", s, d, again, err)
				}
			}
		}
		if n, err := ParseNumber(s); err == nil {
			if again, err := ParseNumber(strconv.Itoa(n)); again != n || n < 0 || err != nil {
				t.Errorf("number %q: %d, then %d, %v", s, n, again, err)
			}
		}
		if l, err := ParseLanguage(s); err == nil {
			if again, err := ParseLanguage(l.String()); again != l || err != nil {
				t.Errorf("language %q: %v, then %v, %v", s, l, again, err)
			}
		}
		if c, err := ParseCondition(s); err == nil && !strings.EqualFold(c.String(), strings.TrimSpace(s)) {
			t.Errorf("condition %q is %v", s, c)
		}
	})
}
