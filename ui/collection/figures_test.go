package collection

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"testing"

	"castillo/cardsdb/holding"
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
		"[{ES 6} {HD 1}]",
		"[{no se sabe 1} {Aliado 6}]",
		"[{Caballero 6}]",
		"[{coste 4 4} {coste 5 2}]",
	} {
		if got := fmt.Sprint(charts[i].bars(m)); got != want {
			t.Errorf("%s: %s, want %s", charts[i].title(), got, want)
		}
	}
}

func TestWorthAddsUpDayByDay(t *testing.T) {
	currency, days := newStocked(t).Worth()
	if got := currency + fmt.Sprint(days); got != "CLP[{2026-03-02 500} {2026-03-09 3500}]" {
		t.Error(got)
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
	currency, days := m.Worth()
	for name, draw := range map[string]func() ([]byte, error){
		"bars":    func() ([]byte, error) { return drawBars(charts[0].bars(m), image.Pt(600, 300), l) },
		"one bar": func() ([]byte, error) { return drawBars(charts[2].bars(m), image.Pt(600, 300), l) },
		"worth":   func() ([]byte, error) { return drawWorth(currency, days, image.Pt(600, 300), l) },
		"one day": func() ([]byte, error) { return drawWorth(currency, days[:1], image.Pt(600, 300), l) },
	} {
		data, err := draw()
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if c, err := png.DecodeConfig(bytes.NewReader(data)); err != nil || c.Width != 600 || c.Height != 300 {
			t.Errorf("%s: %dx%d, %v", name, c.Width, c.Height, err)
		}
	}
	if _, err := drawBars(nil, image.Pt(600, 300), l); err == nil {
		t.Error("a chart of nothing is drawn")
	}
}
