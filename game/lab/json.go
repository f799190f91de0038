package lab

import (
	"encoding/json"
	"io"

	"castillo/game/deck"
	"castillo/game/speech"
)

// Results as JSON:
//
//	{"castillo-laboratorio": 1,
//	 "plan": {"reglamento": …, "mazos": [{"nombre": …, "jugador": …, "lista": …}], "parejas": [[0,1]], …},
//	 "jugados": [[0,500]],
//	 "resultados": [{"repartos": […], "lados": [{…}, {…}]}]}
//
// A deal ("reparto") is two games. The sides ("lados") of a pair are the games in which its first
// deck begins and those in which the second does; the three pairs of numbers of a card are games
// and halves of a game won, of those with it in the first hand, drawn and played.

const jsonVersion = 1

// MaxJSON is how many bytes of results are read: enough for every pair of [MaxDecks] decks.
const MaxJSON = 16 << 20

type resultsJSON struct {
	Version int        `json:"castillo-laboratorio"`
	Plan    planJSON   `json:"plan"`
	Played  Spans      `json:"jugados"`
	Pairs   []pairJSON `json:"resultados"`
}

type planJSON struct {
	Book    string     `json:"reglamento"`
	Version uint32     `json:"version"`
	Cards   string     `json:"cartas"`
	Decks   []deckJSON `json:"mazos"`
	Pairs   []Pair     `json:"parejas"`
	Games   int        `json:"partidas"`
	Seed    uint64     `json:"semilla"`
}

type deckJSON struct {
	Name   string `json:"nombre"`
	Player string `json:"jugador"`
	List   string `json:"lista"`
}

type pairJSON struct {
	Deals [5]int      `json:"repartos"`
	Sides []tallyJSON `json:"lados"`
}

type tallyJSON struct {
	Wins    int                  `json:"gana"`
	Draws   int                  `json:"empata"`
	Losses  int                  `json:"pierde"`
	Turns   int                  `json:"turnos"`
	Endings []int                `json:"finales"`
	Lengths []int                `json:"largos"`
	Cards   [2][][sightings]pair `json:"cartas"`
}

type pair [2]int

// Encode writes results as JSON. Equal results are equal bytes.
func (r *Results) Encode(w io.Writer) error {
	j := resultsJSON{Version: jsonVersion, Plan: r.Plan.toJSON(), Played: r.Played}
	if j.Played == nil {
		j.Played = Spans{}
	}
	for i := range r.Pairs {
		p := pairJSON{Deals: r.Pairs[i].Deals}
		for side := range r.Pairs[i].Sides {
			p.Sides = append(p.Sides, r.Pairs[i].Sides[side].toJSON())
		}
		j.Pairs = append(j.Pairs, p)
	}
	return json.NewEncoder(w).Encode(j)
}

func (p Plan) toJSON() planJSON {
	j := planJSON{Book: p.Book, Version: p.Version, Cards: p.Cards, Pairs: p.Pairs, Games: p.Games, Seed: p.Seed}
	for _, d := range p.Decks {
		j.Decks = append(j.Decks, deckJSON{d.Name, d.Player, d.List.String()})
	}
	return j
}

func (t *Tally) toJSON() tallyJSON {
	j := tallyJSON{Wins: t.Wins, Draws: t.Draws, Losses: t.Losses, Turns: t.Turns, Endings: t.Endings[:], Lengths: t.Lengths[:]}
	for of := range t.Cards {
		j.Cards[of] = make([][sightings]pair, len(t.Cards[of]))
		for place, c := range t.Cards[of] {
			for s, n := range c {
				j.Cards[of][place][s] = pair{n.Games, n.Halves}
			}
		}
	}
	return j
}

// Decode reads results and checks that the figures can be those of the plan.
func Decode(from io.Reader) (*Results, error) {
	data, err := io.ReadAll(io.LimitReader(from, MaxJSON+1))
	if err != nil {
		return nil, err
	}
	if len(data) > MaxJSON {
		return nil, speech.Errorf("son más de %d MB", MaxJSON>>20)
	}
	var j resultsJSON
	if err := json.Unmarshal(data, &j); err != nil {
		return nil, speech.Errorf("no son resultados del laboratorio: no es JSON de esa forma")
	}
	if j.Version != jsonVersion {
		return nil, speech.Errorf("no son resultados del laboratorio de la versión %d", jsonVersion)
	}
	plan, err := j.Plan.plan()
	if err != nil {
		return nil, err
	}
	if len(j.Pairs) != len(plan.Pairs) {
		return nil, speech.Errorf("no hay resultados de cada pareja")
	}
	r := NewResults(plan)
	if r.Played = joinSpans(append([]Span(nil), j.Played...)); !j.Played.among(plan.Deals()) {
		return nil, speech.Errorf("los repartos jugados no son los del plan")
	}
	deals := make([]int, len(plan.Pairs)) // that were played, by pair
	for _, span := range r.Played {
		for i := range deals {
			deals[i] += countOf(span[1], i, len(deals)) - countOf(span[0], i, len(deals))
		}
	}
	for i, p := range j.Pairs {
		if err := r.Pairs[i].read(p, deals[i]); err != nil {
			return nil, speech.Errorf("pareja %d: %w", i+1, err)
		}
	}
	return r, nil
}

// among reports whether these are a set of the first n deals.
func (s Spans) among(n int) bool {
	last := -1
	for _, span := range s {
		if span[0] <= last || span[1] <= span[0] || span[1] > n {
			return false
		}
		last = span[1]
	}
	return true
}

// countOf is how many of the numbers below n leave i when divided by m.
func countOf(n, i, m int) int { return (n + m - 1 - i) / m }

func (j planJSON) plan() (Plan, error) {
	p := Plan{Book: j.Book, Version: j.Version, Cards: j.Cards, Pairs: j.Pairs, Games: j.Games, Seed: j.Seed}
	if len(j.Decks) > MaxDecks || len(j.Book) > maxTitle || len(j.Cards) > maxTitle {
		return Plan{}, speech.Errorf("el plan tiene demasiados mazos o palabras demasiado largas")
	}
	for _, d := range j.Decks {
		l, err := deck.Parse(d.List)
		if err != nil {
			return Plan{}, speech.Errorf("mazo «%s»: %w", d.Name, err)
		}
		p.Decks = append(p.Decks, Deck{d.Name, d.Player, deck.List{Initial: l.Initial, Cards: l.Cards}})
	}
	return p, p.check()
}

var errFigures = speech.Errorf("las cifras no cuadran")

// read takes the figures of a pair of which so many deals were played.
func (t *PairTally) read(j pairJSON, deals int) error {
	if len(j.Sides) != len(t.Sides) {
		return errFigures
	}
	t.Deals = j.Deals
	ended, halves, got := 0, 0, 0
	for i, n := range t.Deals {
		if n < 0 || n > deals {
			return errFigures
		}
		ended += n
		halves += i * n
	}
	for i := range t.Sides {
		side := &t.Sides[i]
		if err := side.read(j.Sides[i], deals); err != nil {
			return err
		}
		if side.Games() != ended {
			return errFigures
		}
		got += side.halves(0)
	}
	if got != halves {
		return errFigures
	}
	return nil
}

func (t *Tally) read(j tallyJSON, deals int) error {
	t.Wins, t.Draws, t.Losses, t.Turns = j.Wins, j.Draws, j.Losses, j.Turns
	if len(j.Endings) != len(t.Endings) || len(j.Lengths) != len(t.Lengths) {
		return errFigures
	}
	copy(t.Endings[:], j.Endings)
	copy(t.Lengths[:], j.Lengths)
	for _, figures := range [][]int{{t.Wins, t.Draws, t.Losses}, t.Endings[:], t.Lengths[:]} {
		for _, n := range figures {
			if n < 0 || n > deals {
				return errFigures
			}
		}
	}
	games, turns := t.Games(), 0
	for length, n := range t.Lengths {
		turns += length * n
	}
	if games+t.Failed() != deals || sum(t.Endings[:]) != deals || sum(t.Lengths[:]) != games || t.Turns < turns || t.Turns > maxSteps*max(games, 1) {
		return errFigures
	}
	for of := range t.Cards {
		if len(j.Cards[of]) != len(t.Cards[of]) {
			return errFigures
		}
		for place := range t.Cards[of] {
			for s, n := range j.Cards[of][place] {
				if n[0] < 0 || n[0] > games || n[1] < 0 || n[1] > 2*n[0] || n[1] > t.halves(of) {
					return errFigures
				}
				t.Cards[of][place][s] = Sighted{n[0], n[1]}
			}
		}
	}
	return nil
}

func sum(figures []int) int {
	n := 0
	for _, f := range figures {
		n += f
	}
	return n
}
