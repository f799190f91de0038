package collection

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"strings"
	"testing"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

// newStocked has three allies, one of them foil and paid for, and a gold.
func newStocked(t *testing.T) *Model {
	store := newStore(t) // two of ES 001, one of HD 014
	row := func(number, count int, cents int64, day int) {
		h := holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: number}), Count: count}
		if cents > 0 {
			h.Paid, h.Acquired = holding.Price{Cents: cents, Currency: "CLP"}, holding.Date{Year: 2026, Month: 3, Day: day}
		}
		must(t, store.Collection().Put(h))
	}
	row(2, 3, 100_000, 9)
	row(3, 1, 50_000, 2)
	return newModel(t, store)
}

func TestChartsCountCopies(t *testing.T) {
	m := newStocked(t)
	for i, want := range []string{
		"[{Espada Sagrada 6} {Helénica 0} {Hijos de Daana 1} {Dominios de Ra 0} {Drácula 0}] En total 7 copias",
		"[{ES 6} {HD 1}] En total 7 copias",
		"[{Aliado 6} {Arma 0} {Talismán 0} {Tótem 0} {Oro 0} {no se sabe 1}] En total 7 copias",
		"[{Caballero 6}] En total 6 copias · 1 copia sin raza · la de dos razas cuenta en las dos",
		"[{coste 0 0} {coste 1 0} {coste 2 0} {coste 3 0} {coste 4 4} {coste 5 2}] En total 6 copias · 1 copia sin coste",
	} {
		bars, total := m.counted(charts[i])
		if got := fmt.Sprint(bars) + " " + total; got != want {
			t.Errorf("%s: %s, want %s", charts[i].title(), got, want)
		}
	}
	none := NewModel(newStore(t))
	for _, c := range charts {
		if bars, total := none.counted(c); len(bars) > 0 || total != "" {
			t.Errorf("%s: of nothing there is %v, %s", c.title(), bars, total)
		}
	}
}

func TestSpendingAddsUpDayByDay(t *testing.T) {
	m := newStocked(t)
	s := m.Spending()
	if got := fmt.Sprint(s.Days) + " " + s.String(); got != "[{2026-03-02 500} {2026-03-09 3500}] En total $3.500 por 4 copias · 3 copias sin precio" {
		t.Error(got)
	}
	p := card.Printing{Edition: "ES", Number: 9}
	must(t, m.store.Collection().Put(holding.Holding{Key: holding.Plain(p), Count: 1, Paid: holding.Price{Cents: 100, Currency: "USD"}}))
	must(t, m.store.Collection().Put(holding.Holding{Key: holding.Key{Printing: p, Finish: holding.Foil}, Count: 1, Paid: holding.Price{Cents: 1000, Currency: "CLP"}}))
	s = newModel(t, m.store).Spending()
	if got := fmt.Sprint(s.Days) + " " + s.String(); got != "[{ 10} {2026-03-02 510} {2026-03-09 3510}] En total $3.510 por 5 copias · 3 copias sin precio · 1 copia en otra moneda" {
		t.Error(got)
	}
	unsigned := func(number, count int) {
		must(t, m.store.Collection().Put(holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: number}), Count: count, Paid: holding.Price{Cents: 200_000}}))
	}
	unsigned(10, 2)
	unsigned(11, 7)
	unsigned(12, 1)
	unsigned(13, 1)
	if got := newModel(t, m.store).Spending().String(); got != "En total $3.510 por 5 copias · 3 copias sin precio · 1 copia en otra moneda · 11 copias con un precio sin moneda" {
		t.Error(got)
	}
	store := newStore(t)
	must(t, store.Collection().Put(holding.Holding{Key: holding.Plain(p), Count: 2, Paid: holding.Price{Cents: 100_000}}))
	if got := newModel(t, store).Spending().String(); got != "En total 2.000 por 2 copias · 3 copias sin precio" {
		t.Error(got)
	}
}

func TestSpendingIsDrawnOverTime(t *testing.T) {
	day := func(n int) holding.Date { return holding.Date{Year: 2026, Month: 3, Day: n} }
	for _, c := range []struct {
		rule string
		days []Point
		want string // days after the 1st of March and what had been paid; then what the axis says
	}{
		{"it rises on each day and stays up to today", []Point{{day(2), 500}, {day(9), 3500}}, "0:0 1:0 1:500 8:500 8:3500 20:3500 | 2026-03-02 2026-03-09 hoy"},
		{"one day", []Point{{day(11), 500}}, "9:0 10:0 10:500 20:500 | 2026-03-11 hoy"},
		{"one day, today", []Point{{day(21), 500}}, "19:0 20:0 20:500 20:500 | 2026-03-21"},
		{"no day is known", []Point{{Amount: 500}}, "19:500 20:500 | sin fecha hoy"},
		{"some days are known", []Point{{Amount: 500}, {day(11), 900}}, "8:500 10:500 10:900 20:900 | sin fecha hoy"},
		{"a day to come", []Point{{day(31), 900}}, "29:0 30:0 30:900 30:900 | 2026-03-31"},
	} {
		x, y, ticks := steps(c.days, day(21))
		got := ""
		for i := range x {
			if i > 0 && x[i] < x[i-1] {
				t.Errorf("%s: it goes back in time", c.rule)
			}
			got += fmt.Sprintf("%.0f:%.0f ", math.Trunc(x[i]-dayNumber(day(1))), y[i])
		}
		got += "|"
		for _, tick := range ticks {
			if tick.Label != "" {
				got += " " + tick.Label
			}
		}
		if ticks[0].Value != x[0] || ticks[len(ticks)-1].Value != x[len(x)-1] {
			t.Errorf("%s: the axis does not reach from end to end", c.rule)
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.rule, got, c.want)
		}
	}
}

func TestAnAxisHasRoundMarksUpToTheMost(t *testing.T) {
	for _, c := range []struct {
		most  float64
		whole bool
		want  string
	}{
		{1, true, "[0 1]"}, {2, true, "[0 1 2]"}, {6, true, "[0 2 4 6]"}, {7, true, "[0 2 4 6 8]"}, {17, true, "[0 5 10 15 20]"},
		{100, true, "[0 20 40 60 80 100]"}, {12345, false, "[0 5000 10000 15000]"}, {0.5, false, "[0 0.1 0.2 0.3 0.4 0.5]"}, {3500, false, "[0 1000 2000 3000 4000]"},
	} {
		if got := fmt.Sprint(axisMarks(c.most, c.whole)); got != c.want {
			t.Errorf("up to %v: %s, want %s", c.most, got, c.want)
		}
	}
}

func TestCompletionAddsUp(t *testing.T) {
	parts := newStocked(t).completion()
	all := parts[len(parts)-1]
	if all.Edition != "" || all.Owned != 4 || all.Copies != 7 || all.Duplicate() != 3 || all.Missing() != all.Printed-4 {
		t.Errorf("%+v", all)
	}
	editions := 0
	for _, p := range parts[:len(parts)-1] {
		if p.Edition != "" && completionCell(p, 1) == "todas" {
			editions++
		}
	}
	if editions != len(card.Editions()) {
		t.Errorf("%d editions have a line of their own", editions)
	}
}

func TestChartsAreDrawnAtTheirSize(t *testing.T) {
	m := newStocked(t)
	l := look{color.White, color.Black, color.Black}
	spending := m.Spending()
	once := spending
	once.Days = once.Days[:1]
	begun := Spending{Days: []Point{{Amount: 12}}}
	bars, _ := m.counted(charts[0])
	one, _ := m.counted(charts[3])
	today := holding.Date{Year: 2026, Month: 3, Day: 9}
	for name, draw := range map[string]func() ([]byte, error){
		"bars":    func() ([]byte, error) { return drawBars(bars, image.Pt(600, 300), l) },
		"one bar": func() ([]byte, error) { return drawBars(one, image.Pt(600, 300), l) },
		"spending": func() ([]byte, error) {
			return drawCourse(spending.Days, spending.Total.Currency, today, image.Pt(600, 300), l)
		},
		"one day": func() ([]byte, error) {
			return drawCourse(once.Days, once.Total.Currency, today, image.Pt(600, 300), l)
		},
		"today": func() ([]byte, error) {
			return drawCourse(once.Days, once.Total.Currency, once.Days[0].Day, image.Pt(600, 300), l)
		},
		"without days": func() ([]byte, error) {
			return drawCourse(begun.Days, begun.Total.Currency, today, image.Pt(600, 300), l)
		},
	} {
		data, err := draw()
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		picture, err := png.Decode(bytes.NewReader(data))
		if err != nil || picture.Bounds().Dx() != 600 || picture.Bounds().Dy() != 300 {
			t.Errorf("%s: %v, %v", name, picture.Bounds(), err)
			continue
		}
		if !hasAxis(picture) {
			t.Errorf("%s has no upright axis at its left", name)
		}
	}
}

// hasAxis reports whether a line stands in the left third of a picture, over
// more than half of its height.
func hasAxis(picture image.Image) bool {
	b := picture.Bounds()
	for x := range b.Dx() / 3 {
		dark := 0
		for y := range b.Dy() {
			if r, _, _, _ := picture.At(x, y).RGBA(); r < 0xa000 {
				dark++
			}
		}
		if dark > b.Dy()/2 {
			return true
		}
	}
	return false
}

func TestEveryNameBelowABarHasRoom(t *testing.T) {
	for _, c := range []struct{ bars, width, want int }{{1, 800, 1}, {13, 800, 13}, {38, 800, 19}, {38, 560, 13}, {38, 60, 1}, {38, 2000, 38}} {
		if got := barsInRow(c.bars, c.width); got != c.want {
			t.Errorf("%d bars in %d points stand by %d, want %d", c.bars, c.width, got, c.want)
		}
	}
	var bars []Bar
	for _, e := range card.Editions() {
		bars = append(bars, Bar{Label: string(e.Code), Value: e.Size})
	}
	data, err := drawBars(bars, image.Pt(820, 460), look{color.White, color.Black, color.Gray{0x80}})
	must(t, err)
	drawn, err := png.Decode(bytes.NewReader(data))
	must(t, err)
	if drawn.Bounds() != image.Rect(0, 0, 820, 460) {
		t.Errorf("it is %v", drawn.Bounds())
	}
}

func TestWhatIsOwnedIsWorthWhatThePriceListsSay(t *testing.T) {
	m := newModel(t, newStore(t))
	before := m.Summary()
	for day, cents := range map[int]int64{1: 50000, 31: 150000} {
		list := prices.List{Name: "Tienda", Date: holding.Date{Year: 2026, Month: 1, Day: day}, Currency: "CLP", Prices: []prices.Price{{Key: prices.Key{Printing: card.Printing{Edition: "ES", Number: 1}}, Cents: cents}}}
		if err := m.store.Take("x", transfer.Plan{Mode: transfer.Pricing, Prices: list}); err != nil {
			t.Fatal(err)
		}
	}
	row := func(number, n int, place string, paid int64) holding.Holding {
		h := holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: number}), Count: n}
		if h.Place.Container = place; paid > 0 {
			h.Paid = holding.Price{Cents: paid, Currency: "CLP"}
		}
		return h
	}
	for _, h := range []holding.Holding{row(1, 2, "Caja", 200000), row(1, 1, "", 0), row(2, 4, "", 0)} {
		if err := m.store.Collection().Put(h); err != nil {
			t.Fatal(err)
		}
	}
	m = newModel(t, m.store)
	if got := m.Summary(); before == got || !strings.HasSuffix(got, " · valen $4.500 (5 sin precio)") {
		t.Errorf("the summary is %q", got)
	}
	m.Search("lugar:caja")
	if got := m.Summary(); !strings.HasSuffix(got, "responden 2 copias tuyas · valen $3.000") {
		t.Errorf("of a question the summary is %q", got)
	}
	groups := worthBy(m.shelf.prices, m.rows(), func(h holding.Holding) string { return h.Place.Container })
	if len(groups) != 3 || groups[0].Cents != 450000 || groups[1].Name != "Caja" || groups[2].Unpriced() != 5 {
		t.Errorf("by place it is %+v", groups)
	}
	if got := worthTotal(m.shelf.prices, groups[0].Worth); got != "En total $4.500 por 3 copias · 5 copias sin precio · $1.000 menos que lo pagado" {
		t.Errorf("the total is %q", got)
	}
	if got := worthSince(m.shelf.book, m.rows()); len(got) != 2 || got[0].Amount != 1500 || got[1].Amount != 4500 {
		t.Errorf("over time it is %+v", got)
	}
	if got := m.priceWords(card.Printing{Edition: "ES", Number: 1}); got != "$1.500" {
		t.Errorf("the card costs %q", got)
	}
}
