package lab

import (
	"bytes"
	"encoding/json"
	"io"
	"slices"

	"castillo/game/deck"
	"castillo/game/speech"
)

// Finding is what a question to the laboratory came to, as it is kept: one of the three.
type Finding struct {
	Results  *Results
	Compared *Compared
	Improved *Improved
}

// Findings beside [Results] as JSON:
//
//	{"castillo-laboratorio": 1, "comparacion": {"mazos": ["Faraones", "Faraones 2"], "importa": 0.03,
//	 "veredicto": "mejor", "gana": {"partidas": 1200, "diferencia": 0.04, "bajo": 0.01, "alto": 0.07}, "partidas": 2400, "fallidas": 0}}
//	{"castillo-laboratorio": 1, "mejora": {"mazo": "Faraones", "probados": 64, "partidas": 20000,
//	 "cambios": [{"sale": "Azor", "entra": "Grifo", "gana": {…}}]}}
type findingJSON struct {
	Version     int              `json:"castillo-laboratorio"`
	Comparison  *comparisonJSON  `json:"comparacion,omitempty"`
	Improvement *improvementJSON `json:"mejora,omitempty"`
}

type comparisonJSON struct {
	Names   [2]string `json:"mazos"`
	Least   float64   `json:"importa"`
	Verdict string    `json:"veredicto"`
	Gain    gainJSON  `json:"gana"`
	Games   int       `json:"partidas"`
	Failed  int       `json:"fallidas"`
}

type improvementJSON struct {
	Name  string     `json:"mazo"`
	Tried int        `json:"probados"`
	Games int        `json:"partidas"`
	Swaps []swapJSON `json:"cambios"`
}

type swapJSON struct {
	Out  string   `json:"sale"`
	In   string   `json:"entra"`
	Gain gainJSON `json:"gana"`
}

type gainJSON struct {
	Games int     `json:"partidas"`
	Mean  float64 `json:"diferencia"`
	Low   float64 `json:"bajo"`
	High  float64 `json:"alto"`
}

// Encode writes a finding as JSON. Equal findings are equal bytes.
func (f Finding) Encode(w io.Writer) error {
	j := findingJSON{Version: jsonVersion}
	switch {
	case f.Results != nil:
		return f.Results.Encode(w)
	case f.Compared != nil:
		c := f.Compared
		j.Comparison = &comparisonJSON{c.Names, c.Least, c.Verdict.String(), gainOf(c.Gain), c.Games, c.Failed}
	case f.Improved != nil:
		j.Improvement = &improvementJSON{Name: f.Improved.Name, Tried: f.Improved.Tried, Games: f.Improved.Games}
		for _, g := range f.Improved.Best {
			j.Improvement.Swaps = append(j.Improvement.Swaps, swapJSON{g.Out.String(), g.In.String(), gainOf(g.Gain)})
		}
	}
	return json.NewEncoder(w).Encode(j)
}

func gainOf(d Difference) gainJSON { return gainJSON{d.With, d.Mean, d.Low, d.High} }

// DecodeFinding reads a finding, at most [MaxJSON] bytes, and checks that its figures can be.
func DecodeFinding(from io.Reader) (Finding, error) {
	data, err := io.ReadAll(io.LimitReader(from, MaxJSON+1))
	if err != nil {
		return Finding{}, err
	}
	var j findingJSON
	if len(data) <= MaxJSON && json.Unmarshal(data, &j) == nil && j.Version == jsonVersion {
		switch {
		case j.Comparison != nil:
			c, err := j.Comparison.read()
			return Finding{Compared: c}, err
		case j.Improvement != nil:
			i, err := j.Improvement.read()
			return Finding{Improved: i}, err
		}
	}
	r, err := Decode(bytes.NewReader(data))
	return Finding{Results: r}, err
}

var errNames = speech.Errorf("faltan nombres o son demasiado largos")

func (j *comparisonJSON) read() (*Compared, error) {
	verdict := slices.Index(verdicts[:], j.Verdict)
	gain, ok := j.Gain.read()
	switch {
	case !named(j.Names[:]...):
		return nil, errNames
	case verdict < 0:
		return nil, speech.Errorf("no hay un veredicto «%.40s»", j.Verdict)
	case !ok || j.Least <= 0 || j.Least > 1 || j.Games < 0 || j.Failed < 0 || j.Failed > j.Games:
		return nil, errFigures
	}
	return &Compared{j.Names, j.Least, Verdict(verdict), gain, j.Games, j.Failed}, nil
}

// maxSwaps is how many swaps are read.
const maxSwaps = 1000

func (j *improvementJSON) read() (*Improved, error) {
	if !named(j.Name) {
		return nil, errNames
	}
	if j.Tried < len(j.Swaps) || j.Games < 0 || len(j.Swaps) > maxSwaps {
		return nil, errFigures
	}
	i := &Improved{Name: j.Name, Tried: j.Tried, Games: j.Games}
	for _, s := range j.Swaps {
		gain, ok := s.Gain.read()
		out, in := refOf(s.Out), refOf(s.In)
		switch {
		case !named(out.Name, in.Name):
			return nil, errNames
		case !ok:
			return nil, errFigures
		}
		i.Best = append(i.Best, Gained{Swap{out, in}, gain})
	}
	return i, nil
}

func (j gainJSON) read() (Difference, bool) {
	d := Difference{With: j.Games, Without: j.Games, Mean: j.Mean, Interval: Interval{j.Low, j.High}}
	return d, j.Games >= 0 && -1 <= j.Low && j.Low <= j.High && j.High <= 1 && -1 <= j.Mean && j.Mean <= 1
}

// refOf reads a reference as a list writes it, the zero Ref for what is none.
func refOf(text string) deck.Ref {
	if len(text) > maxTitle {
		return deck.Ref{}
	}
	l, err := deck.Parse("1 " + text)
	if err != nil || len(l.Cards) != 1 {
		return deck.Ref{}
	}
	return l.Cards[0].Ref
}

func named(names ...string) bool {
	return !slices.ContainsFunc(names, func(n string) bool { return n == "" || len(n) > maxTitle })
}
