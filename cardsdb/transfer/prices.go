package transfer

import (
	"cmp"
	"io"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/game/card"
	"castillo/game/speech"
)

// ReadPrices reads a price list: a table that names cards as any table does, with a
// column of prices and, where it has them, of finish, condition, currency and date. What
// foils cost may have a column of its own. Where a table says what was paid and what
// others ask, the latter counts.
func ReadPrices(r io.Reader) (File, error) {
	text, encoding, err := readText(r)
	if err != nil {
		return File{}, err
	}
	if err := tooLong(text); err != nil {
		return File{}, err
	}
	s, ok := sniff(text)
	if !ok {
		return File{}, speech.Errorf("no es una tabla de precios: falta la línea de títulos, como «nombre;edicion;precio»")
	}
	asks := false
	f, err := readTable(text, s, func(d dialect, facts []fact, header []string) (dialect, []fact) {
		d, facts = ofPrices(d, facts, header)
		asks = slices.Contains(facts, price) || slices.Contains(facts, foilPrice)
		return d, facts
	})
	switch {
	case err != nil:
		return File{}, err
	case !asks:
		return File{}, speech.Errorf("la tabla no tiene ninguna columna de precios")
	case len(f.Lines) == 0:
		return File{}, errNothing
	}
	for i := range f.Lines {
		f.Lines[i].Entry.Row.Count = 0 // a price is of no copies
	}
	f.Encoding, f.Digest = encoding, digestOf(text)
	return f, nil
}

// ofPrices are the columns that tell of prices.
func ofPrices(d dialect, facts []fact, header []string) (dialect, []fact) {
	d.eachIsOne = true
	asked := -1 // the column of what others ask
	for i, f := range facts {
		if f != marketPrice {
			continue
		}
		if key := letters(header[i]); asked < 0 || strings.Contains(key, "market") || strings.Contains(key, "mercado") {
			asked = i
		}
	}
	foil := slices.Index(facts, foilPrice)
	for i, f := range facts {
		switch f {
		case name, plainName, editionCode, editionName, number, variant, finish, condition, language, currency, date:
		case foilPrice:
			if i != foil {
				facts[i] = noFact
			}
		case price:
			if asked >= 0 {
				facts[i] = noFact
			}
		default:
			facts[i] = noFact
		}
	}
	if asked >= 0 {
		facts[asked] = price
	}
	return d, facts
}

// pricesOf reads a line that says what a card costs and, in the column at foil, what a
// foil of it does: a line for each.
func (d dialect) pricesOf(facts []fact, foil, number int, cells []string) []Line {
	normal, shiny := slices.Clone(facts), slices.Clone(facts)
	normal[foil] = noFact
	for i, f := range shiny {
		if f == price || f == finish {
			shiny[i] = noFact
		}
	}
	shiny[foil] = price
	says := func(facts []fact) bool {
		at := slices.Index(facts, price)
		return at >= 0 && at < len(cells) && strings.TrimSpace(cells[at]) != ""
	}
	var lines []Line
	if says(normal) || !says(shiny) {
		lines = d.linesOf(normal, number, cells)
	}
	if says(shiny) {
		for _, l := range d.linesOf(shiny, number, cells) {
			l.Entry.Row.Finish = holding.Foil
			lines = append(lines, l)
		}
	}
	return lines
}

// AskedIn is the currency that most prices of a file name, the Chilean peso where none
// does.
func (f File) AskedIn() string {
	lines := map[string]int{}
	for _, l := range f.Lines {
		if c := l.Entry.Row.Paid.Currency; c != "" {
			lines[c]++
		}
	}
	best := "CLP"
	for _, c := range slices.Sorted(maps.Keys(lines)) {
		if lines[c] > lines[best] {
			best = c
		}
	}
	return best
}

// Newest is the latest day that a line of the file names, the zero day if none does.
func (f File) Newest() holding.Date {
	var newest holding.Date
	for _, l := range f.Lines {
		if newest.Before(l.Entry.Row.Acquired) {
			newest = l.Entry.Row.Acquired
		}
	}
	return newest
}

// dayInName is a day as names of files have it.
var dayInName = regexp.MustCompile(`[0-9]{4}[-_.][0-9]{1,2}[-_.][0-9]{1,2}|[0-9]{1,2}[-_.][0-9]{1,2}[-_.][0-9]{4}`)

// ListNamed is the empty price list that the name of a file stands for: "tienda
// 2026-01-31.csv" is what tienda asked that day. What the name does not say is empty.
func ListNamed(path string) prices.List {
	base := strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	day := dayInName.FindString(base)
	date, err := holding.ParseDate(strings.ReplaceAll(day, "_", "-"))
	if err == nil && day != "" {
		base = strings.Replace(base, day, " ", 1)
	}
	return prices.List{Name: listName(base), Date: date}
}

// listName makes a name that a list may have.
func listName(text string) string {
	plain := strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(text, ""))
	plain = strings.Trim(strings.Join(strings.Fields(plain), " "), " -_.,")
	return strings.TrimSpace(strings.ToValidUTF8(plain[:min(len(plain), prices.MaxName)], ""))
}

// ListOf is the empty price list that a file of that name becomes: of the day that its
// lines name, or its name, or else today.
func (f File) ListOf(path string, today holding.Date) prices.List {
	list := ListNamed(path)
	list.Currency = f.AskedIn()
	list.Date = cmp.Or(f.Newest(), list.Date, today)
	return list
}

// PlanPrices is the dry run of making a price list of a file; of a list only the prices
// are still to come. What its lines say of no currency is in that of the list. Of lines
// about the same copies the newest counts, and of those of one day the first.
func (m *Matching) PlanPrices(list prices.List) Plan {
	list.Prices = nil
	plan := Plan{File: m.File, Mode: Pricing, Lines: make([]Planned, len(m.matches)), Prices: list}
	p := pricer{list: list, at: map[prices.Key]int{}, price: map[prices.Key]int64{}}
	for _, i := range m.byDay() {
		found := m.match(i)
		if m.choices[i] != (choice{}) {
			found = m.matches[i]
		}
		plan.Lines[i] = p.line(m.File.Lines[i], found, m.choices[i])
	}
	for key, cents := range p.price {
		plan.Prices.Prices = append(plan.Prices.Prices, prices.Price{Key: key, Cents: cents})
	}
	plan.Prices.Sort()
	return plan
}

// byDay are the lines in the order in which they count: the newest first, those without
// a day last.
func (m *Matching) byDay() []int {
	order := make([]int, len(m.File.Lines))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		one, other := m.File.Lines[a].Entry.Row.Acquired, m.File.Lines[b].Entry.Row.Acquired
		switch {
		case other.Before(one):
			return -1
		case one.Before(other):
			return +1
		}
		return 0
	})
	return order
}

// pricer keeps the prices of the lines so far.
type pricer struct {
	list  prices.List
	at    map[prices.Key]int // the line that says so
	price map[prices.Key]int64
}

func (p *pricer) line(l Line, m match, c choice) Planned {
	out := Planned{Line: l, Reason: m.reason, Printings: m.printings}
	row := l.Entry.Row
	row.Paid.Currency = cmp.Or(row.Paid.Currency, p.list.Currency)
	badPrice := slices.IndexFunc(l.Warnings, func(w Reason) bool { return w.Sentence == noPrice })
	switch {
	case c.leaveOut:
		out.Reason = because(leftOut)
		return out
	case !l.Problem.IsZero():
		return out
	case badPrice >= 0:
		out.Reason = l.Warnings[badPrice]
		return out
	case row.Paid.Cents == 0:
		out.Outcome, out.Reason = Apart, because(unpriced)
		return out
	case row.Paid.Currency != p.list.Currency:
		out.Outcome, out.Reason = Apart, because(otherMoney, "currency", row.Paid.Currency, "list", p.list.Currency)
		return out
	case len(m.printings) == 0:
		return out
	case c != choice{}:
		out.Chosen = true
		out.Printings = slices.DeleteFunc(slices.Clone(m.printings), func(o card.Card) bool { return o.Printing() != c.printing })
	case !m.certain:
		out.Outcome = Ambiguous
		return out
	}
	out.Row, out.Row.Printing = row, out.Printings[0].Printing()
	out.Outcome, out.Reason = Apart, Reason{}
	for _, of := range out.Printings {
		key := prices.Key{Printing: of.Printing(), Finish: row.Finish, Condition: row.Condition}
		before, again := p.at[key]
		switch {
		case again && out.Outcome == Apart:
			out.Reason = because(pricedAt, "code", of.Code(), "line", before)
		case again:
		case len(p.price) == prices.MaxPrices:
			out.Outcome, out.Reason = Refused, because(tooManyPrices, "max", prices.MaxPrices)
			return out
		default:
			out.Outcome, out.Reason = New, Reason{}
			p.at[key], p.price[key] = l.Number, row.Paid.Cents
		}
	}
	return out
}
