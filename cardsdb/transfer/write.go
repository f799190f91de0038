package transfer

import (
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/game/speech"
)

// Write writes what is owned as a file of a kind. Castillo and Backup keep
// everything; the others what their program has a column for, neither wishes
// nor epic texts.
func Write(w io.Writer, k Kind, o Owned, c Catalogue) error {
	switch k {
	case Backup:
		return writeBackup(w, o, c)
	case List:
		_, err := io.WriteString(w, ListOf(o.Rows, c))
		return err
	}
	i := slices.IndexFunc(dialects, func(d dialect) bool { return d.kind == k })
	if i < 0 {
		return speech.Errorf("%q no se puede escribir", k)
	}
	d := dialects[i]
	if d.first != "" {
		if _, err := io.WriteString(w, d.first+"\n"); err != nil {
			return err
		}
	}
	var titles []string
	for _, col := range d.columns {
		titles = append(titles, col.title)
	}
	out := csv.NewWriter(w)
	if err := out.Write(titles); err != nil {
		return err
	}
	rows := asRows(o)
	if k != Castillo {
		rows = rows[:len(o.Rows)]
	}
	for _, row := range rows {
		printed, _ := c.Printing(row.Printing.Edition, row.Printing.Number)
		cells := make([]string, len(d.columns))
		for i, col := range d.columns {
			cells[i] = protect(d.cell(col.fact, row, printed))
		}
		if err := out.Write(cells); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// noted are the facts that a row may have besides its card and its count, with
// their Spanish names.
var noted = []struct {
	fact fact
	name string
	of   func(holding.Holding) bool
}{
	{finish, "acabado", func(h holding.Holding) bool { return h.Finish != holding.Normal }},
	{condition, "estado", func(h holding.Holding) bool { return h.Condition != holding.Unrated }},
	{language, "idioma", func(h holding.Holding) bool { return h.Language != "" }},
	{container, "lugar", func(h holding.Holding) bool { return h.Place.Container != "" }},
	{page, "página", func(h holding.Holding) bool { return h.Place.Page > 0 }},
	{pocket, "casilla", func(h holding.Holding) bool { return h.Place.Pocket > 0 }},
	{forTrade, "para cambiar", func(h holding.Holding) bool { return h.ForTrade > 0 }},
	{price, "precio", func(h holding.Holding) bool { return h.Paid != (holding.Price{}) }},
	{currency, "moneda", func(h holding.Holding) bool { return h.Paid.Currency != "" }},
	{origin, "origen", func(h holding.Holding) bool { return h.Origin != "" }},
	{date, "fecha", func(h holding.Holding) bool { return h.Acquired != (holding.Date{}) }},
	{tags, "etiquetas", func(h holding.Holding) bool { return len(h.Tags) > 0 }},
	{notes, "notas", func(h holding.Holding) bool { return h.Notes != "" }},
	{photo, "foto", func(h holding.Holding) bool { return h.Photo != "" }},
}

const (
	wishesName   = "deseos"
	epicsName    = "textos épicos"
	numberName   = "número"
	namelessName = "cartas sin nombre"
)

// FactNames are the Spanish names of what [Dropped] names, for those who translate
// them.
func FactNames() []string {
	out := []string{wishesName, epicsName, numberName, namelessName}
	for _, n := range noted {
		out = append(out, n.name)
	}
	return out
}

// Dropped names what a file of a kind does not carry of what is owned; none where
// it keeps everything.
func Dropped(k Kind, o Owned, c Catalogue) []string {
	if k == Castillo || k == Backup {
		return nil
	}
	carries := map[fact]bool{number: true, finish: true} // as a list does
	if i := slices.IndexFunc(dialects, func(d dialect) bool { return d.kind == k }); i >= 0 {
		clear(carries)
		for _, col := range dialects[i].columns {
			carries[col.fact] = true
		}
	}
	var out []string
	if !carries[number] && len(o.Rows) > 0 {
		out = append(out, numberName)
		if slices.ContainsFunc(o.Rows, func(h holding.Holding) bool { return nameOf(c, h.Printing) == "" }) {
			out = append(out, namelessName)
		}
	}
	for _, n := range noted {
		if !carries[n.fact] && slices.ContainsFunc(o.Rows, n.of) {
			out = append(out, n.name)
		}
	}
	if len(o.Wishes) > 0 {
		out = append(out, wishesName)
	}
	if len(o.Epics) > 0 {
		out = append(out, epicsName)
	}
	return out
}

// cell is what a column says of a row; printed is the zero Card where the
// catalogue does not know it.
func (d dialect) cell(f fact, row row, printed card.Card) string {
	info, _ := row.Printing.Edition.Info()
	switch f {
	case name:
		return printed.Name
	case editionCode:
		return string(row.Printing.Edition)
	case editionName:
		if info.Name == "" {
			return string(row.Printing.Edition)
		}
		return info.Name
	case number:
		return unlessZero(numberOf(row.Printing, printed.Name))
	case variant:
		return printed.Variant.String()
	case count:
		return strconv.Itoa(row.Count)
	case proxy:
		return "False"
	case standing:
		return "binder"
	case forTrade:
		return strconv.Itoa(row.ForTrade)
	case wished:
		return unlessZero(row.wish)
	case finish:
		return d.finishes[row.Finish]
	case condition:
		return d.conditions[row.Condition]
	case language:
		return d.languages(row.Language)
	case container:
		return row.Place.Container
	case page:
		return unlessZero(row.Place.Page)
	case pocket:
		return unlessZero(row.Place.Pocket)
	case price:
		if d.kind == Castillo {
			return row.Paid.String()
		}
		return amountOf(row.Paid)
	case currency:
		return row.Paid.Currency
	case origin:
		return row.Origin
	case date:
		return row.Acquired.String()
	case tags:
		return joinTags(row.Tags, d.tags)
	case notes:
		return row.Notes
	case photo:
		return row.Photo
	case epic:
		return row.epic
	case format:
		return "Primer Bloque"
	case typ:
		return printed.Type.String()
	case race:
		return printed.Races.String()
	case frequency:
		return printed.Frequency.String()
	case cost:
		return fact8(printed.Cost, printed.Name)
	case strength:
		return fact8(printed.Strength, printed.Name)
	}
	return ""
}

func unlessZero(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// amountOf is a price without its currency.
func amountOf(p holding.Price) string {
	p.Currency = ""
	return p.String()
}

// fact8 is a cost or a strength, empty where the card has none or nothing is
// known of it.
func fact8(n int8, name string) string {
	if n == card.NoNumber || name == "" {
		return ""
	}
	return strconv.Itoa(int(n))
}

// ListOf writes rows as a list, a line a printing and finish.
func ListOf(rows []holding.Holding, c Catalogue) string {
	type line struct {
		printing card.Printing
		finish   holding.Finish
	}
	counts, order := map[line]int{}, []line{}
	for _, h := range rows {
		l := line{h.Printing, h.Finish}
		if counts[l] == 0 {
			order = append(order, l)
		}
		counts[l] += h.Count
	}
	var b strings.Builder
	for _, l := range order {
		foil := ""
		if l.finish == holding.Foil {
			foil = " *F*"
		}
		name := nameOf(c, l.printing)
		switch n := numberOf(l.printing, name); {
		case name == "":
			fmt.Fprintf(&b, "%dx %s %03d%s\n", counts[l], l.printing.Edition, n, foil)
		case n == 0:
			fmt.Fprintf(&b, "%dx %s (%s)%s\n", counts[l], name, l.printing.Edition, foil)
		default:
			fmt.Fprintf(&b, "%dx %s (%s) %03d%s\n", counts[l], name, l.printing.Edition, n, foil)
		}
	}
	return b.String()
}

// numberOf is the number by which a file names a printing: 0 where the edition has none
// and the name is enough, as no two cards of such an edition are called alike.
func numberOf(p card.Printing, name string) int {
	if name == "" {
		return p.Number
	}
	return p.PrintedNumber()
}
