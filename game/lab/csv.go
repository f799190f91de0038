package lab

import (
	"encoding/csv"
	"io"
	"strconv"

	"castillo/game/card"
)

// Table is one of the tables that results are written in.
type Table struct {
	Name  string // Spanish
	write func(r *Results, row func(cells ...any))
}

// Tables are those that there are.
func Tables() []Table {
	return []Table{{"parejas", writePairs}, {"cartas", writeCards}, {"largos", writeLengths}}
}

// TableNamed is the table of that name.
func TableNamed(name string) (t Table, ok bool) {
	for _, t := range Tables() {
		if t.Name == name {
			return t, true
		}
	}
	return Table{}, false
}

// WriteCSV writes a table of the results: shares from 0 to 1 with a point. Spreadsheets take no
// name for a formula.
func (r *Results) WriteCSV(to io.Writer, t Table) error {
	w := csv.NewWriter(to)
	t.write(r, func(cells ...any) {
		var row []string
		for _, c := range cells {
			switch c := c.(type) {
			case string:
				row = append(row, card.ProtectCell(c))
			case int:
				row = append(row, strconv.Itoa(c))
			case float64:
				row = append(row, strconv.FormatFloat(c, 'f', 6, 64))
			}
		}
		w.Write(row)
	})
	w.Flush()
	return w.Error()
}

func writePairs(r *Results, row func(...any)) {
	row("mazo", "rival", "empieza", "partidas", "gana", "empata", "pierde", "turnos", "parte", "bajo", "alto")
	for i, p := range r.Plan.Pairs {
		t := &r.Pairs[i]
		names := [2]string{r.Plan.Decks[p[0]].Name, r.Plan.Decks[p[1]].Name}
		both := rateOfDeals(t.Deals)
		a, b := &t.Sides[0], &t.Sides[1]
		row(names[0], names[1], "", a.Games()+b.Games(), a.Wins+b.Wins, a.Draws+b.Draws, a.Losses+b.Losses, a.Turns+b.Turns, both.Rate, both.Low, both.High)
		for first := range t.Sides {
			s := &t.Sides[first]
			rate := rateOf(s.Games(), s.halves(0))
			row(names[0], names[1], names[first], s.Games(), s.Wins, s.Draws, s.Losses, s.Turns, rate.Rate, rate.Low, rate.High)
		}
	}
}

func writeCards(r *Results, row func(...any)) {
	row("mazo", "carta", "vista", "con", "sin", "diferencia", "bajo", "alto")
	for d, of := range r.Plan.Decks {
		for _, e := range r.CardEffects(d, Drawn) {
			for s, seen := range [sightings]string{Opening: "mano inicial", Drawn: "robada", Played: "jugada"} {
				row(of.Name, e.Name, seen, e.By[s].With, e.By[s].Without, e.By[s].Mean, e.By[s].Low, e.By[s].High)
			}
		}
	}
}

func writeLengths(r *Results, row func(...any)) {
	row("turnos", "partidas")
	for turns, n := range r.Lengths() {
		if n > 0 {
			row(turns, n)
		}
	}
}
