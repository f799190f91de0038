package text

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"castillo/game/card"
)

// slowest is how long one text may take.
const slowest = 10 * time.Millisecond

// longest are texts as long as Read takes that ask much of one of its parts.
var longest = []string{
	strings.Repeat("a.", MaxLength/2),
	strings.Repeat("\xe9", MaxLength),
	strings.Repeat("elige ; ", MaxLength/8),
	strings.Repeat("Sir Anzel . ", MaxLength/12),
	strings.Repeat("destruie ", MaxLength/9),
	strings.Repeat("si un aliado . ", MaxLength/15),
	strings.Repeat("roba, en tu vigilia, ", MaxLength/21),
	strings.Repeat("roba en tu vigilia para ", MaxLength/24),
	strings.Repeat("Este Aliado gana 2 a la Fuerza. ", 30) + "Su portaor gana 2 a la fuezra.",
}

func TestNoTextTakesLong(t *testing.T) {
	for _, s := range longest {
		allocs := testing.AllocsPerRun(1, func() { Read(s, of(card.Ally)) })
		if most := float64(MaxLength); allocs > most {
			t.Errorf("%.20q...: %v allocations, want at most %v", s, allocs, most)
		}
	}
}

func TestNoPieceOfATextIsTooMuch(t *testing.T) {
	for _, p := range patterns {
		for _, e := range p.examples {
			for i := range e {
				if i > 0 && e[i-1] == ' ' {
					Read(e[i:], of(p.of))
					Read(e[:i], of(p.of))
				}
			}
		}
	}
	for _, s := range []string{"Este Aliado puede ser, si lo hace, roba 1 carta.", "Este Aliado debe ser, si lo hace, roba 1 carta."} {
		Read(s, of(card.Ally))
	}
	for _, word := range []string{"otro", "otra", "lo", "que", "y", "de", "mientras", "si", "no", "puede"} {
		for _, typ := range []card.Type{card.Ally, card.Weapon, card.Talisman} {
			Read(word, of(typ))
			Read(word+" "+word, of(typ))
		}
	}
}

// FuzzRead: no text panics or is slow, to read or to print.
func FuzzRead(f *testing.F) {
	seed(f)
	f.Fuzz(func(t *testing.T, s string, of uint8) {
		facts := fuzzed(of)
		if took := quickest(func() {
			if r, err := Read(s, facts); err == nil {
				Print(r.Card, facts)
			}
		}); took > slowest {
			t.Fatalf("reading took %v", took)
		}
	})
}

// FuzzReadBack: whatever reads, prints and reads back as the same tree.
func FuzzReadBack(f *testing.F) {
	seed(f)
	f.Fuzz(func(t *testing.T, s string, of uint8) {
		facts := fuzzed(of)
		r, err := Read(s, facts)
		if err != nil {
			return
		}
		printed := Print(r.Card, facts)
		back, err := Read(printed, facts)
		if err != nil {
			t.Fatalf("%q prints %q: %v", s, printed, err)
		}
		if !reflect.DeepEqual(back.Card, r.Card) {
			t.Fatalf("%q prints %q, which reads as %q", s, printed, Print(back.Card, facts))
		}
	})
}

// seed gives a target a text of each pattern, and the odd ones.
func seed(f *testing.F) {
	for _, p := range patterns {
		for _, e := range p.examples {
			f.Add(e, uint8(p.of))
		}
	}
	f.Add(strings.Repeat("y ", 400), uint8(card.Ally))
	f.Add(strings.Repeat("puedes ", 300), uint8(card.Talisman))
	f.Add(strings.Repeat("para que un Aliado ", 100), uint8(card.Talisman))
	f.Add("«»\"“ (Carta Única", uint8(card.Gold))
	for _, s := range longest {
		f.Add(s, uint8(card.Ally))
	}
	f.Add("Para que esae Asiado pueda declarad attcante, debel pagar 2 Oros.", uint8(card.NoType))
	f.Add("Si este Aliado está en tu Cementerio, puedes pagarse", uint8(card.Weapon))
}

// fuzzed are the facts of the card that a text of chance is on.
func fuzzed(of uint8) card.Card {
	return card.Card{Name: ansel, Type: card.Type(of % 6)}
}

// quickest is the best of a few runs, of many while it is too slow: other processes
// may hold the core.
func quickest(f func()) time.Duration {
	best := time.Duration(1 << 62)
	for try := 0; try < 12 && best > slowest/10 || try < 200 && best > slowest; try++ {
		start := time.Now()
		f()
		best = min(best, time.Since(start))
	}
	return best
}
