package text

import (
	"bufio"
	"encoding/json"
	"os"
	"reflect"
	"testing"

	"castillo/game/card"
)

const corpusFile = "../../../../shared/corpus/textos-impresos.jsonl"

// printed is one row of the corpus.
type printed struct {
	Name     string `json:"nombre"`
	Type     string `json:"tipo"`
	Cost     *int   `json:"coste"`
	Strength *int   `json:"fuerza"`
	Race     string `json:"raza"`
	Text     string `json:"texto"`
}

func (p printed) facts() card.Card {
	c := card.Card{Name: p.Name}
	c.Type, _ = card.ParseType(p.Type)
	if race, err := card.ParseRace(p.Race); err == nil {
		c.Races = card.RacesOf(race)
	}
	return c
}

// corpus reads the printed texts, or skips the test where they are not there.
func corpus(t testing.TB) []printed {
	f, err := os.Open(corpusFile)
	if err != nil {
		t.Skip("no está la carpeta shared/corpus: se omite la medida con los textos impresos")
	}
	defer f.Close()
	var out []printed
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		var p printed
		if err := json.Unmarshal(lines.Bytes(), &p); err != nil {
			t.Fatal(err)
		}
		if p.Text != "" {
			out = append(out, p)
		}
	}
	return out
}

// keptAside reports whether a text is kept aside: one in five, never looked at
// while the reader grows.
func keptAside(i int) bool { return i%5 == 3 }

// sample is a card for tests that need any.
var sample = card.Card{Name: "Guardia del Umbral", Type: card.Ally}

// reached is the share of the printed texts, in percent, that reads whole; the
// test fails when it drops.
const reached = 96

func TestPrintedTextsRead(t *testing.T) {
	rows := corpus(t)
	var read, aside, asideRead int
	for i, p := range rows {
		_, err := Read(p.Text, p.facts())
		if keptAside(i) {
			aside++
		}
		if err == nil {
			read++
			if keptAside(i) {
				asideRead++
			}
		}
	}
	t.Logf("leídos %d/%d (%.1f %%), de los apartados %d/%d", read, len(rows), 100*float64(read)/float64(len(rows)), asideRead, aside)
	if 100*read < reached*len(rows) {
		t.Errorf("leídos %d de %d, menos del %d %%", read, len(rows), reached)
	}
}

func TestPrintedTextsReadBackFromTheStandardWording(t *testing.T) {
	for _, p := range corpus(t) {
		r, err := Read(p.Text, p.facts())
		if err != nil {
			continue
		}
		printed := Print(r.Card, p.facts())
		back, err := Read(printed, p.facts())
		if err != nil {
			t.Errorf("%s: %q: %v", p.Name, printed, err)
		} else if !reflect.DeepEqual(back.Card, r.Card) {
			t.Errorf("%s: %q reads as %q", p.Name, printed, Print(back.Card, p.facts()))
		}
	}
}
