package transfer

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// linesOf reads a line of a table. One that counts several kinds of copies, each
// in a column of its own, becomes a line a kind; their cells count only that
// kind, so that each can be mended and read again without the others.
func (d dialect) linesOf(facts []fact, number int, cells []string) []Line {
	if at := slices.Index(facts, foilPrice); at >= 0 {
		return d.pricesOf(facts, at, number, cells)
	}
	c := cellReader{dialect: d, toldCurrency: slices.Contains(facts, currency)}
	for i, cell := range cells {
		if i < len(facts) && facts[i] != noFact && c.problem.IsZero() {
			c.read(facts[i], expose(cell))
		}
	}
	line := Line{Number: number, Cells: cells, Entry: c.entry, Problem: c.problem}
	if !c.problem.IsZero() {
		return []Line{line}
	}
	line.Entry = c.finish()
	line.Warnings = c.warnings
	if line.Problem = c.problem; !c.problem.IsZero() {
		return []Line{line}
	}
	kinds := c.kinds()
	if len(kinds) == 1 {
		return []Line{line.of(kinds[0])}
	}
	var lines []Line
	for _, k := range kinds {
		one := line.of(k)
		one.Cells = countOnly(facts, cells, k)
		lines = append(lines, one)
		// What is not said of one kind is told once.
		line.Warnings, line.Entry.Wish, line.Entry.Epic, line.Entry.Row.ForTrade = nil, 0, "", 0
		cells = without(facts, cells, wished, epic, forTrade)
	}
	return lines
}

// of is the line with the copies of one kind.
func (l Line) of(k kindCount) Line {
	l.Entry.Row.Count = k.copies
	if k.fact == foils || k.fact == specialFoils {
		l.Entry.Row.Finish = holding.Foil
	}
	if k.fact.isProxies() {
		l.Entry.Standing = Proxy
	}
	if trade := l.Entry.Row.ForTrade; trade > k.copies && k.copies > 0 {
		if l.Entry.Standing == Held {
			l.Warnings = append(slices.Clip(l.Warnings), because(fewerToTrade, "n", k.copies, "trade", trade))
		}
		l.Entry.Row.ForTrade = k.copies
	}
	return l
}

// countOnly are the cells of a line without the copies of other kinds.
func countOnly(facts []fact, cells []string, k kindCount) []string {
	cells = slices.Clone(cells)
	for i, f := range facts[:min(len(facts), len(cells))] {
		switch {
		case f == k.fact:
			cells[i] = fmt.Sprint(k.copies)
		case f == total && !k.fact.isProxies():
			cells[i] = fmt.Sprint(k.copies)
		case f.counts() || f.isProxies():
			cells[i] = "0"
		}
	}
	return cells
}

// without empties the cells of some facts.
func without(facts []fact, cells []string, gone ...fact) []string {
	cells = slices.Clone(cells)
	for i, f := range facts[:min(len(facts), len(cells))] {
		if slices.Contains(gone, f) {
			cells[i] = ""
		}
	}
	return cells
}

// isEmpty reports whether a line brings nothing.
func (e Entry) isEmpty() bool { return e.Row.Count == 0 && e.Wish == 0 && e.Epic == "" }

// mend drops what of an entry no collection can keep, and says so.
func (e Entry) mend() (Entry, []Reason) {
	var warnings []Reason
	try := func(fact string, row holding.Holding, drop func()) {
		row.Count = max(row.Count, 1)
		if err := row.Check(); err != nil {
			warnings = append(warnings, because(noField, "fact", fact, "error", err))
			drop()
		}
	}
	row := &e.Row
	try("notas", holding.Holding{Notes: row.Notes}, func() { row.Notes = "" })
	try("etiquetas", holding.Holding{Tags: row.Tags}, func() { row.Tags = nil })
	try("origen", holding.Holding{Origin: row.Origin}, func() { row.Origin = "" })
	try("foto", holding.Holding{Photo: row.Photo}, func() { row.Photo = "" })
	try("lugar", holding.Holding{Key: holding.Key{Place: row.Place}}, func() { row.Place = holding.Place{} })
	try("precio", holding.Holding{Paid: row.Paid}, func() { row.Paid = holding.Price{} })
	if e.Epic != "" {
		if err := (holding.Epic{Text: e.Epic}).Check(); err != nil {
			warnings = append(warnings, because(noField, "fact", "épico", "error", err))
			e.Epic = ""
		}
	}
	return e, warnings
}

// check says what of an entry no collection can keep.
func (e Entry) check() Reason {
	row := e.Row
	row.Count = max(row.Count, 1)
	row.ForTrade = min(row.ForTrade, row.Count)
	if err := row.Check(); err != nil {
		return because(cannotKeep, "error", err)
	}
	if e.Wish > 0 {
		if err := (holding.Wish{Count: e.Wish, Notes: e.Row.Notes}).Check(); err != nil {
			return because(cannotKeep, "error", err)
		}
	}
	if e.Epic != "" {
		if err := (holding.Epic{Text: e.Epic}).Check(); err != nil {
			return because(cannotKeep, "error", err)
		}
	}
	return Reason{}
}

// kindCount is how many copies of a kind a column counts.
type kindCount struct {
	fact   fact
	copies int
}

// cellReader puts the cells of a line together.
type cellReader struct {
	dialect      dialect
	entry        Entry
	plainName    string
	otherEdition string // the name, where the code counts
	badNumber    string // what stands where the number goes
	noCount      bool   // the cell of the quantity is empty
	counted      []kindCount
	total        int
	allProxies   bool
	toldCurrency bool // in a column of its own, before or after the amount
	currency     string
	problem      Reason
	warnings     []Reason
}

// finish is what all cells together say.
func (c *cellReader) finish() Entry {
	e := c.entry
	if c.plainName != "" {
		e.Name = c.plainName
	}
	// An amount without currency may stand before the column that names it.
	if e.Row.Paid.Cents != 0 && e.Row.Paid.Currency == "" {
		e.Row.Paid.Currency = c.currency
	}
	if e.Edition == "" {
		e.Edition = c.otherEdition
	}
	if c.badNumber != "" {
		if e.Name == "" {
			c.problem = because(noNumber, "text", c.badNumber)
			return e
		}
		c.warn(noNumber, c.badNumber)
	}
	if c.allProxies {
		e.Standing = Proxy
	}
	switch {
	case e.Name == "" && (e.Edition == "" || e.Number == 0):
		c.problem = because(nothingNamed)
		return e
	case c.noCount && e.Wish == 0 && e.Epic == "":
		c.problem = because(emptyCount)
		return e
	}
	e, dropped := e.mend()
	c.warnings = append(c.warnings, dropped...)
	c.problem = e.check()
	return e
}

// kinds are the kinds of copies that a line counts; at least one.
func (c *cellReader) kinds() []kindCount {
	var kinds []kindCount
	sum := 0
	for _, k := range c.counted {
		if k.copies > 0 && !(k.fact.isProxies() && c.allProxies) {
			kinds = append(kinds, k)
		}
		if !k.fact.isProxies() {
			sum += k.copies
		}
	}
	if c.total != sum && c.total > 0 {
		if sum > 0 {
			c.warnings = append(c.warnings, because(otherTotal, "total", c.total, "n", sum))
		} else {
			kinds = append(kinds, kindCount{total, c.total})
		}
	}
	switch {
	case len(kinds) > 0:
		return kinds
	case len(c.counted) == 0 && c.dialect.eachIsOne:
		return []kindCount{{count, 1}}
	}
	return []kindCount{{count, 0}}
}

func (c *cellReader) read(f fact, cell string) {
	row, trimmed := &c.entry.Row, strings.TrimSpace(cell)
	if f != notes && strings.Contains(cell, "\n") {
		c.problem = because(openQuote)
		return
	}
	if trimmed == "-" && f != name && f != notes { // as some programs write nothing
		trimmed = ""
	}
	switch f {
	case name:
		c.entry.Name = strings.Join(strings.Fields(cell), " ")
	case plainName:
		c.plainName = strings.Join(strings.Fields(cell), " ")
	case editionCode:
		c.entry.Edition = trimmed
	case editionName:
		c.otherEdition = trimmed
	case number:
		c.number(trimmed)
	case count:
		c.noCount = trimmed == ""
		c.copies(count, trimmed)
	case normals, foils, specialFoils:
		c.copies(f, trimmed)
	case total:
		c.total = c.optional(trimmed)
	case proxy, proxies:
		c.proxies(f, trimmed)
	case standing:
		v, ok := standings[letters(trimmed)]
		c.entry.Standing = v
		c.expect(ok, unknownList, trimmed)
	case forTrade:
		row.ForTrade = c.lenient(trimmed)
	case wished:
		c.entry.Wish = c.optional(trimmed)
	case finish:
		if letters(trimmed) == "proxy" {
			c.allProxies = true
			return
		}
		v, ok := readFinish(trimmed)
		if c.expect(ok, noFinish, trimmed); ok {
			row.Finish = max(row.Finish, v)
		}
	case condition:
		v, foil, ok := readCondition(trimmed)
		row.Condition = v
		if c.expect(ok, noCondition, trimmed); foil {
			row.Finish = holding.Foil
		}
	case language:
		v, ok := readLanguage(trimmed)
		row.Language = v
		c.expect(ok, noLanguage, trimmed)
	case container:
		row.Place.Container = trimmed
	case page:
		row.Place.Page = c.place(trimmed)
	case pocket:
		row.Place.Pocket = c.place(trimmed)
	case price:
		amount := trimmed
		if c.toldCurrency {
			amount = strings.TrimPrefix(amount, "$")
		}
		v, ok := c.dialect.readPrice(amount, c.currency)
		if c.expect(ok, noPrice, trimmed); ok {
			row.Paid = v
			c.doubt(trimmed, int(v.Cents/100))
		}
	case currency:
		code, err := holding.ParseCurrency(trimmed)
		c.currency = code
		c.expect(err == nil, noCurrency, trimmed)
	case origin:
		row.Origin = cell
	case date:
		parse := holding.ParseDate
		if c.dialect.monthFirst {
			parse = holding.ParseMonthFirst
		}
		d, err := parse(trimmed)
		row.Acquired = d
		c.expect(err == nil, noDate, trimmed)
	case tags:
		if c.dialect.tags != "" {
			row.Tags = splitTags(cell, c.dialect.tags)
		}
	case notes:
		row.Notes = cell
	case photo:
		row.Photo = cell
	case epic:
		c.entry.Epic = holding.NewEpic(card.Printing{}, cell).Text
	}
}

// expect warns of a cell that says nothing that can be kept.
func (c *cellReader) expect(ok bool, sentence, text string) {
	if !ok {
		c.warn(sentence, text)
	}
}

func (c *cellReader) warn(sentence, text string) {
	c.warnings = append(c.warnings, because(sentence, "text", text, "max", holding.MaxCopies))
}

// doubt warns of a number whose sign parts thousands here, where others that
// write such tables part decimals with it.
func (c *cellReader) doubt(text string, n int) {
	m := oneSign.FindStringSubmatch(text)
	if m != nil && (m[1] == "," && c.dialect.semicolons || m[1] == "." && c.dialect.isForeign()) {
		c.warnings = append(c.warnings, because(asThousands, "text", text, "n", n))
	}
}

// oneSign is a number with a single sign, and three digits behind it.
var oneSign = regexp.MustCompile(`^\D*[1-9]\d{0,2}([.,])\d{3}\D*$`)

func (c *cellReader) number(text string) {
	if text == "" {
		return
	}
	n, ok := readNumber(text)
	if c.entry.Number = n; !ok {
		c.entry.Number, c.badNumber = 0, text
	}
}

// copies reads a cell that counts copies of a kind. Without its count a line is
// of no use.
func (c *cellReader) copies(f fact, text string) {
	c.counted = append(c.counted, kindCount{f, c.optional(text)})
}

// optional reads a count that an empty cell sets to 0.
func (c *cellReader) optional(text string) int {
	if text == "" {
		return 0
	}
	n, err := holding.ParseCount(text)
	if err != nil && c.problem.IsZero() {
		c.problem = because(noCount, "text", text, "max", holding.MaxCopies)
	}
	c.doubt(text, n)
	return n
}

// lenient is optional for a count that a line can do without.
func (c *cellReader) lenient(text string) int {
	if text == "" {
		return 0
	}
	n, err := holding.ParseCount(text)
	c.expect(err == nil, noCount, text)
	c.doubt(text, n)
	return n
}

// proxies reads a mark that the copies are proxies, or how many there are
// besides; where one mark is all that the column can have, 1 is that.
func (c *cellReader) proxies(f fact, text string) {
	switch key := letters(text); {
	case isNo[key]:
	case isYes[key], f == proxy && key == "1":
		c.allProxies = true
	default:
		c.copies(f, text)
	}
}

func (c *cellReader) place(text string) int {
	if text == "" {
		return 0
	}
	n, err := holding.ParseNumber(text)
	if err != nil || n > holding.MaxPage {
		c.warn(noPlace, text)
		return 0
	}
	return n
}
