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
	Value int
}

// chart is a way to count the copies that are owned.
type chart struct {
	title func() string
	kinds func(card.Card) []int // that the copies of a card count for
	label func(int) string
	all   func(most int) []int // kinds that have a bar even where there is nothing, up to the last that there is
	none  func(n int) string   // how copies are called that count for no kind
	note  func() string        // what is to be known of the total
}

// charts are the ways, in the order in which they are offered.
var charts = []chart{
	{
		title: func() string { return words.T("Por bloque") },
		kinds: func(c card.Card) []int { return []int{orLast(blockRank(c.Block()) + 1)} },
		label: func(k int) string {
			if k == lastKind {
				return words.T("otras")
			}
			return card.Blocks()[k-1].Name
		},
		all: func(int) []int { return upTo(1, len(card.Blocks())) },
	},
	{
		title: func() string { return words.T("Por edición") },
		kinds: func(c card.Card) []int { return []int{orLast(editionRank(c.Edition) + 1)} },
		label: func(k int) string {
			if k == lastKind {
				return words.T("otras")
			}
			return string(card.Editions()[k-1].Code)
		},
	},
	{
		title: func() string { return words.T("Por tipo") },
		kinds: func(c card.Card) []int { return []int{orLast(int(c.Type))} },
		label: func(k int) string {
			if k == lastKind {
				return words.T("no se sabe")
			}
			return words.T(card.Type(k).String())
		},
		all: func(int) []int { return upTo(1, len(card.Types())) },
	},
	{
		title: func() string { return words.T("Por raza") },
		kinds: func(c card.Card) (races []int) {
			for _, r := range c.Races.List() {
				races = append(races, int(r))
			}
			return races
		},
		label: func(k int) string { return words.T(card.Race(k).String()) },
		none:  func(n int) string { return words.N(n, "{n} copia sin raza", "{n} copias sin raza") },
		note:  func() string { return words.T("la de dos razas cuenta en las dos") },
	},
	{
		title: func() string { return words.T("Por coste") },
		kinds: func(c card.Card) []int {
			if c.Type == card.Gold || c.Cost == card.NoNumber {
				return nil
			}
			return []int{int(c.Cost)}
		},
		label: func(k int) string { return words.T("coste {n}", "n", k) },
		none:  func(n int) string { return words.N(n, "{n} copia sin coste", "{n} copias sin coste") },
		all:   func(most int) []int { return upTo(0, most) },
	},
}

// lastKind is the kind that stands behind all others: of what is not known.
const lastKind = 1 << 20

func orLast(kind int) int {
	if kind == 0 {
		return lastKind
	}
	return kind
}

func upTo(from, to int) []int {
	var out []int
	for k := from; k <= to; k++ {
		out = append(out, k)
	}
	return out
}

func orUnknown(name string) string {
	if name == "" {
		return words.T("no se sabe")
	}
	return words.T(name)
}

// counted counts the copies of a chart, in the order of its kinds, and says how
// many there are in all; there is no bar where there is no copy to count.
func (m *Model) counted(c chart) (bars []Bar, total string) {
	n := map[int]int{}
	counted, others := 0, 0
	for _, item := range m.shelf.items {
		kinds, copies := c.kinds(item.Card), copies(item)
		for _, k := range kinds {
			n[k] += copies
		}
		if len(kinds) > 0 {
			counted += copies
		} else {
			others += copies
		}
	}
	maps.DeleteFunc(n, func(_, copies int) bool { return copies == 0 })
	if len(n) == 0 {
		return nil, ""
	}
	if c.all != nil {
		for _, k := range c.all(slices.Max(slices.Collect(maps.Keys(n)))) {
			n[k] += 0
		}
	}
	for _, k := range slices.Sorted(maps.Keys(n)) {
		bars = append(bars, Bar{c.label(k), n[k]})
	}
	total = words.N(counted, "En total {n} copia", "En total {n} copias")
	if others > 0 {
		total += " · " + c.none(others)
	}
	if c.note != nil {
		total += " · " + c.note()
	}
	return bars, total
}

// Spending is what had been paid for the copies that are owned, in the currency
// that most of their rows were paid in. A price that names no currency is of none
// of them: it has a total only where there is no other.
type Spending struct {
	Days     []Point // each later than the one before; copies without a day count from the beginning
	Total    holding.Price
	Copies   int // that were paid for so
	Unpriced int // copies without a price
	Foreign  int // copies that were paid for in another currency
	Unsigned int // copies with a price that does not say in which
}

// Point is an amount on a day, in units of a currency. The zero day is the beginning.
type Point struct {
	Day    holding.Date
	Amount float64
}

// Spending counts what was paid.
func (m *Model) Spending() Spending {
	rows := map[string]int{}
	for _, item := range m.shelf.items {
		for _, h := range item.Rows {
			if h.Paid.Cents > 0 && h.Paid.Currency != "" {
				rows[h.Paid.Currency]++
			}
		}
	}
	var s Spending
	for i, c := range slices.Sorted(maps.Keys(rows)) {
		if i == 0 || rows[c] > rows[s.Total.Currency] {
			s.Total.Currency = c
		}
	}
	paid := map[holding.Date]int64{}
	for _, item := range m.shelf.items {
		for _, h := range item.Rows {
			switch {
			case h.Paid.Cents <= 0:
				s.Unpriced += h.Count
			case h.Paid.Currency == "" && s.Total.Currency != "":
				s.Unsigned += h.Count
			case h.Paid.Currency != s.Total.Currency:
				s.Foreign += h.Count
			default:
				s.Copies += h.Count
				paid[h.Acquired] += h.Paid.Cents * int64(h.Count)
			}
		}
	}
	for _, day := range slices.SortedFunc(maps.Keys(paid), byDay) {
		s.Total.Cents += paid[day]
		s.Days = append(s.Days, Point{day, float64(s.Total.Cents) / 100})
	}
	return s
}

// String says what was paid in all, and for how many copies nothing is known.
func (s Spending) String() string {
	said := words.N(s.Copies, "En total {paid} por {n} copia", "En total {paid} por {n} copias", "paid", s.Total.Written())
	if s.Unpriced > 0 {
		said += " · " + words.N(s.Unpriced, "{n} copia sin precio", "{n} copias sin precio")
	}
	if s.Foreign > 0 {
		said += " · " + words.N(s.Foreign, "{n} copia en otra moneda", "{n} copias en otra moneda")
	}
	if s.Unsigned > 0 {
		said += " · " + words.N(s.Unsigned, "{n} copia con un precio sin moneda", "{n} copias con un precio sin moneda")
	}
	return said
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
