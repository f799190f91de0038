package transfer

import (
	"strconv"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// entry reads the cells of a line of a table.
func (d dialect) entry(facts []fact, cells []string) (Entry, Reason) {
	c := cellReader{dialect: d, entry: Entry{Row: holding.Holding{Count: 1}}}
	for i, cell := range cells {
		if i < len(facts) && facts[i] != noFact && c.problem.IsZero() {
			c.read(facts[i], expose(cell))
		}
	}
	e := c.entry
	// An amount without currency may stand before the column that names it.
	if e.Row.Paid.Cents != 0 && e.Row.Paid.Currency == "" {
		e.Row.Paid.Currency = c.currency
	}
	if e.Edition == "" {
		e.Edition = c.otherEdition
	}
	switch {
	case !c.problem.IsZero():
		return e, c.problem
	case e.Name == "" && (e.Edition == "" || e.Number == 0):
		return e, because(nothingNamed)
	case e.isEmpty():
		return e, because(noCopies)
	}
	return e, e.check()
}

// isEmpty reports whether a line brings nothing.
func (e Entry) isEmpty() bool { return e.Row.Count == 0 && e.Wish == 0 && e.Epic == "" }

// check says what of an entry no collection can keep.
func (e Entry) check() Reason {
	row := e.Row
	row.Count = max(row.Count, 1)
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

// cellReader puts the cells of a line together.
type cellReader struct {
	dialect      dialect
	entry        Entry
	otherEdition string // the name, where the code counts
	currency     string
	problem      Reason
}

func (c *cellReader) read(f fact, cell string) {
	row, trimmed := &c.entry.Row, strings.TrimSpace(cell)
	if f != notes && strings.Contains(cell, "\n") {
		c.problem = because(openQuote)
		return
	}
	switch f {
	case name:
		c.entry.Name = strings.Join(strings.Fields(cell), " ")
	case editionCode:
		c.entry.Edition = trimmed
	case editionName:
		c.otherEdition = trimmed
	case number:
		if trimmed != "" {
			c.entry.Number = c.number(trimmed)
		}
	case count:
		row.Count = c.count(trimmed)
	case forTrade:
		row.ForTrade = c.optional(trimmed)
	case wished:
		c.entry.Wish = c.optional(trimmed)
	case finish:
		v, ok := finishWords[letters(trimmed)]
		row.Finish = v
		c.expect(ok, noFinish, trimmed)
	case condition:
		v, ok := conditionWords[letters(trimmed)]
		row.Condition = v
		c.expect(ok, noCondition, trimmed)
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
		v, ok := readPrice(trimmed, c.currency)
		row.Paid = v
		c.expect(ok, noPrice, trimmed)
	case currency:
		c.currency = strings.ToUpper(trimmed)
	case origin:
		row.Origin = cell
	case date:
		c.date(trimmed)
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

func (c *cellReader) expect(ok bool, sentence, text string) {
	if !ok {
		c.problem = because(sentence, "text", text, "max", holding.MaxCopies)
	}
}

func (c *cellReader) number(text string) int {
	n, ok := readNumber(text)
	c.expect(ok, noNumber, text)
	return n
}

func (c *cellReader) count(text string) int {
	n, ok := readCount(text)
	c.expect(ok, noCount, text)
	return n
}

// optional reads a count that an empty cell sets to 0.
func (c *cellReader) optional(text string) int {
	if text == "" {
		return 0
	}
	return c.count(text)
}

func (c *cellReader) place(text string) int {
	if text == "" {
		return 0
	}
	n, err := strconv.ParseUint(text, 10, 31)
	c.expect(err == nil && n <= holding.MaxPage, noPlace, text)
	return int(n)
}

// date reads a day, with or without the hour after it.
func (c *cellReader) date(text string) {
	if len(text) > len("2026-01-31") && strings.ContainsRune("T ", rune(text[10])) {
		text = text[:10]
	}
	d, err := holding.ParseDate(strings.ReplaceAll(text, "/", "-"))
	c.entry.Row.Acquired = d
	c.expect(err == nil, noDate, text)
}
