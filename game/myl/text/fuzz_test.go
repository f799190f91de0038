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

// FuzzRead: no panic, nothing slow, and whatever reads, prints and reads back
// as the same tree.
func FuzzRead(f *testing.F) {
	for _, p := range patterns {
		for _, e := range p.examples {
			f.Add(e, uint8(p.of))
		}
	}
	f.Add(strings.Repeat("y ", 400), uint8(card.Ally))
	f.Add(strings.Repeat("puedes ", 300), uint8(card.Talisman))
	f.Add(strings.Repeat("para que un Aliado ", 100), uint8(card.Talisman))
	f.Add("«»\"“ (Carta Única", uint8(card.Gold))
	f.Fuzz(func(t *testing.T, s string, of uint8) {
		facts := card.Card{Name: "Sir Ansel, el Tuerto", Type: card.Type(of % 6)}
		r, err := Read(s, facts)
		if took := quickest(func() { Read(s, facts) }); took > slowest {
			t.Fatalf("reading took %v", took)
		}
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

// quickest is the best of a few runs: another process may hold the core.
func quickest(f func()) time.Duration {
	best := time.Duration(1 << 62)
	for try := 0; try < 6 && best > slowest/10; try++ {
		start := time.Now()
		f()
		best = min(best, time.Since(start))
	}
	return best
}
