package collection

import (
	"cmp"
	"maps"
	"slices"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/ui/words"
)

// Bar is one bar of a chart.
type Bar struct {
	Label string
	Value float64
}

// chart is a way to count the copies that are owned.
type chart struct {
	title func() string
	bars  func(*Model) []Bar
}

// charts are the ways, in the order in which they are offered.
var charts = []chart{
	{func() string { return words.T("Por edición") }, func(m *Model) []Bar {
		return m.counted(func(c card.Card) []int { return []int{editionRank(c.Edition)} }, editionLabel)
	}},
	{func() string { return words.T("Por tipo") }, func(m *Model) []Bar {
		return m.counted(func(c card.Card) []int { return []int{int(c.Type)} }, func(k int) string { return orUnknown(card.Type(k).String()) })
	}},
	{func() string { return words.T("Por raza") }, func(m *Model) []Bar {
		return m.counted(func(c card.Card) (races []int) {
			for _, r := range c.Races.List() {
				races = append(races, int(r))
			}
			return races
		}, func(k int) string { return words.T(card.Race(k).String()) })
	}},
	{func() string { return words.T("Por coste") }, func(m *Model) []Bar {
		return m.counted(func(c card.Card) []int {
			if c.Type == card.Gold || c.Cost == card.NoNumber {
				return nil
			}
			return []int{int(c.Cost)}
		}, func(k int) string { return words.T("coste {n}", "n", k) })
	}},
}

func editionLabel(rank int) string {
	if rank < 0 {
		return words.T("otras")
	}
	return string(card.Editions()[rank].Code)
}

func orUnknown(name string) string {
	if name == "" {
		return words.T("no se sabe")
	}
	return words.T(name)
}

// counted counts the copies by what kinds says of their card, in the order of
// the kinds.
func (m *Model) counted(kinds func(card.Card) []int, label func(int) string) []Bar {
	n := map[int]int{}
	for _, item := range m.shelf.items {
		if c := copies(item); c > 0 {
			for _, k := range kinds(item.Card) {
				n[k] += c
			}
		}
	}
	var bars []Bar
	for _, k := range slices.Sorted(maps.Keys(n)) {
		bars = append(bars, Bar{label(k), float64(n[k])})
	}
	return bars
}

// Worth is what had been paid in all on a day, in units of a currency.
type Worth struct {
	Day  holding.Date
	Paid float64
}

// Worth lists what had been paid for the copies that are owned, day by day, in
// the currency that most of them were paid in; copies without a day count from
// the beginning.
func (m *Model) Worth() (currency string, days []Worth) {
	rows := map[string]int{}
	for _, item := range m.shelf.items {
		for _, h := range item.Rows {
			if h.Paid != (holding.Price{}) {
				rows[h.Paid.Currency]++
			}
		}
	}
	for _, c := range slices.Sorted(maps.Keys(rows)) {
		if currency == "" || rows[c] > rows[currency] {
			currency = c
		}
	}
	paid := map[holding.Date]float64{}
	for _, item := range m.shelf.items {
		for _, h := range item.Rows {
			if h.Paid.Currency == currency && h.Paid.Cents > 0 {
				paid[h.Acquired] += float64(h.Paid.Cents) / 100 * float64(h.Count)
			}
		}
	}
	total := 0.0
	for _, day := range slices.SortedFunc(maps.Keys(paid), byDay) {
		total += paid[day]
		days = append(days, Worth{day, total})
	}
	return currency, days
}

func byDay(a, b holding.Date) int {
	return cmp.Or(cmp.Compare(a.Year, b.Year), cmp.Compare(a.Month, b.Month), cmp.Compare(a.Day, b.Day))
}

// part is a line of the table of what is owned and missing.
type part struct {
	cardsdb.Part
	sum bool // of an edition, or of all where it names none
}

// completion is the table of what is owned and missing: a line for each edition
// and frequency, after each edition all of it, and everything at the end.
func (m *Model) completion() []part {
	var out []part
	var edition, all cardsdb.Part
	parts := cardsdb.Completion(slices.Collect(maps.Values(m.shelf.items)))
	for i, p := range parts {
		out = append(out, part{p, false})
		edition.Edition = p.Edition
		edition, all = edition.Plus(p), all.Plus(p)
		if i == len(parts)-1 || parts[i+1].Edition != p.Edition {
			out = append(out, part{edition, true})
			edition = cardsdb.Part{}
		}
	}
	return append(out, part{all, true})
}
