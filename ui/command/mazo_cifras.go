package command

import (
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"castillo/game/card"
	"castillo/game/deck"
)

// What the odds are told for.
const (
	oddsTurns  = 8
	oddsCopies = 3
)

// deckFigures are what a deck is made of and what that makes likely.
type deckFigures struct {
	deck.Figures
	golds   deck.Castle
	payable int // the greatest cost in the deck
}

func figuresOf(l deck.List, c deck.Catalogue) *deckFigures {
	f := &deckFigures{Figures: l.Figures(c)}
	f.golds = l.Castle(func(r deck.Ref) bool {
		found, _ := r.Find(c)
		return found.Type == card.Gold
	})
	f.payable = max(1, len(f.Costs)-1)
	return f
}

// orders are who begins, as a person says it.
var orders = [...]string{deck.OnThePlay: "si empieza", deck.OnTheDraw: "si es segundo"}

// write tells the figures in Spanish.
func (f *deckFigures) write(w io.Writer) error {
	fmt.Fprintln(w)
	if f.Cards == f.Unknown {
		fmt.Fprintln(w, "No hay ninguna carta que contar.")
		return nil
	}
	rows := [][]string{counted("Coste", f.Costs), counted("Fuerza", f.Strengths)}
	if err := align(w, append([][]string{numbered("", max(len(f.Costs), len(f.Strengths)))}, rows...)); err != nil {
		return err
	}
	fmt.Fprintf(w, "Coste medio %s, Fuerza media %s\n", decimal(f.MeanCost()), decimal(f.MeanStrength()))
	fmt.Fprintf(w, "Tipos: %s\n", joined(f.types()))
	fmt.Fprintf(w, "Razas: %s\n", joined(f.races()))
	fmt.Fprintf(w, "Frecuencias: %s\n", joined(f.frequencies()))
	fmt.Fprintf(w, "Ediciones: %s\n", joined(f.editions()))
	if f.Unknown > 0 {
		fmt.Fprintf(w, "Desconocidas: %d\n", f.Unknown)
	}
	if f.golds.Cards == 0 {
		return nil
	}
	return f.writeOdds(w)
}

func (f *deckFigures) writeOdds(w io.Writer) error {
	fmt.Fprintf(w, "\nProbabilidades con %d cartas en el Mazo Castillo y %d Oros entre ellas, sin cambiar de mano:\n", f.golds.Cards, f.golds.Wanted)
	for order, who := range orders {
		head := numbered("Turno, "+who, oddsTurns+1)
		rows := [][]string{append(head[:1:1], head[2:]...)}
		golds := f.golds.Golds(oddsTurns, deck.Order(order), deck.Opening{})
		mean := []string{"Oros en juego"}
		for turn := 1; turn <= oddsTurns; turn++ {
			mean = append(mean, decimal(golds.Mean(turn)))
		}
		rows = append(rows, mean)
		for cost := 1; cost <= f.payable; cost++ {
			row := []string{fmt.Sprintf("Pagar %d", cost)}
			for turn := 1; turn <= oddsTurns; turn++ {
				row = append(row, percent(golds.Pays(cost, turn)))
			}
			rows = append(rows, row)
		}
		for copies := 1; copies <= oddsCopies; copies++ {
			row := []string{fmt.Sprintf("Ver 1 de %d copias", copies)}
			for turn := 1; turn <= oddsTurns; turn++ {
				row = append(row, percent(f.seen(copies, turn, deck.Order(order))))
			}
			rows = append(rows, row)
		}
		if order > 0 {
			fmt.Fprintln(w)
		}
		if err := align(w, rows); err != nil {
			return err
		}
	}
	return nil
}

// seen is the chance to have seen a card of so many copies by a turn.
func (f *deckFigures) seen(copies, turn int, order deck.Order) float64 {
	castle := deck.Castle{Cards: f.golds.Cards, Wanted: min(copies, f.golds.Cards)}
	return castle.AtLeast(1, turn, order, deck.Opening{})
}

// share is how many cards are of a kind.
type share struct {
	Name  string `json:"nombre"`
	Count int    `json:"cartas"`
}

func (f *deckFigures) types() (out []share) {
	for _, t := range append(card.Types(), card.NoType) {
		out = appendShare(out, t.String(), f.Types[t])
	}
	return out
}

func (f *deckFigures) races() (out []share) {
	for r := card.Race(1); r <= card.RaceCount; r++ {
		out = appendShare(out, r.String(), f.Races[r])
	}
	return out
}

func (f *deckFigures) frequencies() (out []share) {
	for _, r := range card.Frequencies() {
		out = appendShare(out, r.String(), f.Frequencies[r])
	}
	return appendShare(out, card.NoFrequency.String(), f.Frequencies[card.NoFrequency])
}

func (f *deckFigures) editions() (out []share) {
	for _, e := range f.Editions {
		out = appendShare(out, string(e.Edition), e.Count)
	}
	return out
}

func appendShare(shares []share, name string, n int) []share {
	if n == 0 {
		return shares
	}
	if name == "" {
		name = "?"
	}
	return append(shares, share{name, n})
}

func joined(shares []share) string {
	if len(shares) == 0 {
		return "-"
	}
	words := make([]string, len(shares))
	for i, s := range shares {
		words[i] = fmt.Sprintf("%s %d", s.Name, s.Count)
	}
	return strings.Join(words, ", ")
}

func counted(head string, counts []int) []string {
	row := []string{head}
	for _, n := range counts {
		row = append(row, strconv.Itoa(n))
	}
	return row
}

func numbered(head string, n int) []string {
	row := []string{head}
	for i := range n {
		row = append(row, strconv.Itoa(i))
	}
	return row
}

// decimal and percent write numbers as Spanish does.
func decimal(x float64) string {
	return strings.Replace(strconv.FormatFloat(x, 'f', 1, 64), ".", ",", 1)
}

// rounded keeps six digits behind the point, which every machine agrees on.
func rounded(x float64) float64 { return math.Round(x*1e6) / 1e6 }

func percent(chance float64) string {
	if chance > 0.9995 && chance < 1-1e-9 {
		return ">99,9%"
	}
	return decimal(100*chance) + "%"
}
