package command

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"

	"castillo/game"
	"castillo/game/lab"
)

// tellResults tells results for a person to read.
func tellResults(w io.Writer, r *lab.Results) error {
	p := r.Plan
	fmt.Fprintf(w, "%d partidas con semilla %d, por %s\n\n", r.Games(), p.Seed, p.Book)
	decks := [][]string{{"", "MAZO", "GANA", "EMPEZANDO", "SEGUNDO", "PARTIDAS"}}
	for i, d := range p.Decks {
		all := r.Overall(i)
		if all.Games == 0 {
			decks = append(decks, []string{deckNumber(i), d.Name, "", "", "", ""})
			continue
		}
		first, second := r.FirstAndSecond(i)
		decks = append(decks, []string{deckNumber(i), d.Name, shareOf(all), shareOf(first), shareOf(second), strconv.Itoa(all.Games)})
	}
	if err := align(w, decks); err != nil {
		return err
	}
	fmt.Fprintln(w, "\nCuánto gana cada mazo contra cada otro:")
	if err := align(w, matrixRows(r)); err != nil {
		return err
	}
	fmt.Fprintf(w, "\nQuien empieza gana %s. Una partida dura %s turnos.\n", shareOf(r.Beginner()), decimal(r.MeanTurns()))
	tellEndings(w, r)
	for i, d := range p.Decks {
		if r.Overall(i).Games == 0 {
			continue
		}
		fmt.Fprintf(w, "\nCuánto más gana «%s» cuando vio una carta que cuando no:\n", d.Name)
		if err := align(w, effectRows(r, i)); err != nil {
			return err
		}
	}
	return nil
}

func deckNumber(deck int) string { return strconv.Itoa(deck + 1) }

// matrixRows has a row and a column for each deck that meets another.
func matrixRows(r *lab.Results) [][]string {
	head := []string{""}
	for i := range r.Plan.Decks {
		head = append(head, deckNumber(i))
	}
	rows := [][]string{head}
	for i := range r.Plan.Decks {
		row := []string{deckNumber(i)}
		for k := range r.Plan.Decks {
			cell := "·"
			if rate, ok := r.Against(i, k); ok {
				cell = shareOf(rate)
			}
			row = append(row, cell)
		}
		rows = append(rows, row)
	}
	return rows
}

// endingWords say how games ended.
var endingWords = []struct {
	why   game.Ending
	words string
}{
	{game.EmptyCastle, "castillo vacío"}, {game.ByCard, "por una carta"}, {game.Loop, "sin fin, empatadas"}, {game.Failed, "sin terminar, por un fallo"},
}

func tellEndings(w io.Writer, r *lab.Results) {
	endings, games := r.Endings(), r.Games()
	for _, e := range endingWords {
		if n := endings[e.why]; n > 0 {
			fmt.Fprintf(w, "%s: %d (%s)\n", e.words, n, percent(float64(n)/float64(games)))
		}
	}
}

func effectRows(r *lab.Results, deck int) [][]string {
	rows := [][]string{{"CARTA", "MANO INICIAL", "ROBADA", "JUGADA"}}
	for _, e := range r.CardEffects(deck, lab.Drawn) {
		rows = append(rows, []string{e.Name, differenceOf(e.By[lab.Opening]), differenceOf(e.By[lab.Drawn]), differenceOf(e.By[lab.Played])})
	}
	return rows
}

// shareOf is a rate with its interval, such as "54,2% [51,0 a 57,3]".
func shareOf(r lab.Rate) string {
	return fmt.Sprintf("%s%% [%s a %s]", decimal(100*r.Rate), decimal(100*r.Low), decimal(100*r.High))
}

// differenceOf is a difference in points of each hundred with half the width of its interval; a
// star tells that it is sure.
func differenceOf(d lab.Difference) string {
	if d.With == 0 || d.Without == 0 {
		return "?"
	}
	star := ""
	if d.Sure() {
		star = " *"
	}
	return fmt.Sprintf("%s ± %s%s", signed(100*d.Mean), decimal(50*(d.High-d.Low)), star)
}

func signed(x float64) string {
	if x >= 0 {
		return "+" + decimal(x)
	}
	return "−" + decimal(-x)
}

// verdictWords are the verdicts on the second deck.
var verdictWords = [...]string{
	lab.Undecided: "no se sabe todavía: hacen falta más partidas",
	lab.Better:    "es mejor",
	lab.Worse:     "es peor",
	lab.Alike:     "no se distingue: la diferencia es menor que la que se buscaba",
}

// comparedJSON is a comparison as programs read it.
type comparedJSON struct {
	Verdict string  `json:"veredicto"`
	Mean    float64 `json:"diferencia"`
	Low     float64 `json:"bajo"`
	High    float64 `json:"alto"`
	Games   int     `json:"partidas"`
	Failed  int     `json:"fallidas"`
}

func (c *call) writeCompared(f lab.Compared, decks []lab.Deck, least float64) error {
	if c.has("json") {
		return json.NewEncoder(c.Stdout).Encode(comparedJSON{f.Verdict.String(), rounded(f.Gain.Mean), rounded(f.Gain.Low), rounded(f.Gain.High), f.Games, f.Failed})
	}
	fmt.Fprintf(c.Stdout, "«%s» frente a «%s»: %s\n", decks[1].Name, decks[0].Name, verdictWords[f.Verdict])
	_, err := fmt.Fprintf(c.Stdout, "Diferencia: %s puntos de cada cien, entre %s y %s, en %d partidas; se buscaba una de %s.\n",
		signed(100*f.Gain.Mean), signed(100*f.Gain.Low), signed(100*f.Gain.High), f.Games, decimal(least))
	if f.Failed > 0 {
		return errors.Join(err, fmt.Errorf("%d de %d partidas no se pudieron jugar hasta el final", f.Failed, f.Games))
	}
	return err
}

// swapJSON is a swap as programs read it.
type swapJSON struct {
	Out  string  `json:"sale"`
	In   string  `json:"entra"`
	Mean float64 `json:"diferencia"`
	Low  float64 `json:"bajo"`
	High float64 `json:"alto"`
}

func (c *call) writeImproved(found lab.Improved) error {
	if c.has("json") {
		out := json.NewEncoder(c.Stdout)
		for _, g := range found.Best {
			if err := out.Encode(swapJSON{g.Out.String(), g.In.String(), rounded(g.Gain.Mean), rounded(g.Gain.Low), rounded(g.Gain.High)}); err != nil {
				return err
			}
		}
		return nil
	}
	fmt.Fprintf(c.Stdout, "De %s, en %d partidas, quedan estos; los intervalos valen para todos a la vez:\n", oneOrMany(found.Tried, "1 cambio", "%d cambios"), found.Games)
	rows := [][]string{{"SALE", "ENTRA", "GANA"}}
	for _, g := range found.Best {
		rows = append(rows, []string{g.Out.Name, g.In.Name, differenceOf(g.Gain)})
	}
	if err := align(c.Stdout, rows); err != nil {
		return err
	}
	if !slices.ContainsFunc(found.Best, func(g lab.Gained) bool { return g.Gain.Low > 0 }) {
		_, err := fmt.Fprintln(c.Stdout, "De ninguno es seguro que mejore el mazo.")
		return err
	}
	return nil
}
