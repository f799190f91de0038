package command

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"castillo/game/deck"
)

// write tells in Spanish what was asked about a deck.
func (r *deckReport) write(w io.Writer) error {
	if len(r.breaches) == 0 {
		fmt.Fprintf(w, "%s: legal en %s, %d cartas\n", r.title, r.format.Name, r.list.Count())
	} else {
		fmt.Fprintf(w, "%s: no es legal en %s\n", r.title, r.format.Name)
	}
	for _, b := range r.breaches {
		fmt.Fprintf(w, "- %s\n", b)
	}
	if len(r.legal) > 0 {
		fmt.Fprintf(w, "Formatos en que es legal: %s\n", strings.Join(r.legal, ", "))
	} else if r.legal != nil {
		fmt.Fprintln(w, "No es legal en ningún formato")
	}
	if r.figures != nil {
		if err := r.figures.write(w); err != nil {
			return err
		}
	}
	for i, hand := range r.hands {
		fmt.Fprintf(w, "\nMano %d: %s\n", i+1, strings.Join(handNames(hand), ", "))
	}
	if r.against != nil {
		fmt.Fprintf(w, "\nDe %s a %s:\n", r.title, r.against.with)
		if r.against.Empty() {
			fmt.Fprintln(w, "nada cambia")
			return nil
		}
		fmt.Fprintln(w, r.against.Difference)
	}
	return nil
}

func handNames(t deck.Trial) []string {
	var names []string
	for _, r := range t.Hand() {
		names = append(names, r.String())
	}
	return names
}

type jsonReport struct {
	Title    string       `json:"mazo"`
	Format   string       `json:"formato"`
	Legal    bool         `json:"legal"`
	LegalIn  []string     `json:"legal_en,omitempty"`
	Cards    int          `json:"cartas"`
	Breaches []jsonBreach `json:"faltas"`
	Figures  *jsonFigures `json:"cifras,omitempty"`
	Hands    [][]string   `json:"manos,omitempty"`
	Against  *jsonAgainst `json:"diferencia,omitempty"`
}

type jsonBreach struct {
	Reason   string   `json:"motivo"`
	Remedies []string `json:"remedios,omitempty"`
}

type jsonFigures struct {
	Costs       []int      `json:"costes"`
	Strengths   []int      `json:"fuerzas"`
	Types       []share    `json:"tipos"`
	Races       []share    `json:"razas"`
	Frequencies []share    `json:"frecuencias"`
	Editions    []share    `json:"ediciones"`
	Unknown     int        `json:"desconocidas"`
	Odds        []jsonOdds `json:"probabilidades"`
}

// jsonOdds are the odds of one turn; Pays[c-1] is the chance to pay c, See[n-1]
// to have seen one of n copies.
type jsonOdds struct {
	Order string    `json:"orden"`
	Turn  int       `json:"turno"`
	Golds float64   `json:"oros"`
	Pays  []float64 `json:"pagar"`
	See   []float64 `json:"ver"`
}

type jsonAgainst struct {
	With   string       `json:"con"`
	Before string       `json:"oro_inicial_antes"`
	After  string       `json:"oro_inicial_despues"`
	Cards  []jsonChange `json:"mazo"`
	Side   []jsonChange `json:"banquillo"`
}

type jsonChange struct {
	Card   string `json:"carta"`
	Before int    `json:"antes"`
	After  int    `json:"despues"`
}

// writeJSON writes the report as one object on one line.
func (r *deckReport) writeJSON(w io.Writer) error {
	out := jsonReport{Title: r.title, Format: r.format.Name, Legal: len(r.breaches) == 0, LegalIn: r.legal, Cards: r.list.Count(), Breaches: []jsonBreach{}}
	for _, b := range r.breaches {
		said := jsonBreach{Reason: b.Sentence()}
		for _, remedy := range r.format.Remedies(b, r.list, r.cards) {
			said.Remedies = append(said.Remedies, remedy.String())
		}
		out.Breaches = append(out.Breaches, said)
	}
	if r.figures != nil {
		out.Figures = r.figures.json()
	}
	for _, hand := range r.hands {
		out.Hands = append(out.Hands, handNames(hand))
	}
	if d := r.against; d != nil {
		out.Against = &jsonAgainst{d.with, d.Before.String(), d.After.String(), jsonChanges(d.Cards), jsonChanges(d.Sideboard)}
	}
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(out)
}

func (f *deckFigures) json() *jsonFigures {
	out := &jsonFigures{f.Costs, f.Strengths, f.types(), f.races(), f.frequencies(), f.editions(), f.Unknown, nil}
	for order := range orders {
		golds := f.golds.Golds(oddsTurns, deck.Order(order), deck.Opening{})
		for turn := 1; turn <= oddsTurns; turn++ {
			odds := jsonOdds{Order: orders[order], Turn: turn, Golds: rounded(golds.Mean(turn))}
			for cost := 1; cost <= f.payable; cost++ {
				odds.Pays = append(odds.Pays, rounded(golds.Pays(cost, turn)))
			}
			for copies := 1; copies <= oddsCopies; copies++ {
				odds.See = append(odds.See, rounded(f.seen(copies, turn, deck.Order(order))))
			}
			out.Odds = append(out.Odds, odds)
		}
	}
	return out
}

func jsonChanges(changes []deck.Change) []jsonChange {
	out := []jsonChange{}
	for _, c := range changes {
		out = append(out, jsonChange{c.Ref.String(), c.Before, c.After})
	}
	return out
}
