package text

import (
	"math"
	"reflect"
	"testing"

	"castillo/game/card"
)

// TestWherePhrasesBegin: as much is read, and as much is told of what is not, as if each phrase
// were tried in every place.
func TestWherePhrasesBegin(t *testing.T) {
	type told struct {
		Reading
		err string
	}
	readings := func() (out []told) {
		read := func(text string, facts card.Card) {
			r, err := Read(text, facts)
			said := told{Reading: r}
			if err != nil {
				said.err = err.Error()
			}
			out = append(out, said)
		}
		for _, p := range patterns {
			for _, e := range p.examples {
				read(e, of(p.of))
				read("Roba 1 carta y "+e, of(p.of))
				read(e+" hasta la Fase Final", of(p.of))
			}
		}
		for _, e := range loosely {
			read(e.says, of(e.of))
		}
		return out
	}
	want := readings()
	saved := map[string]uint64{}
	for w, e := range lexicon {
		saved[w], e.Opens = e.Opens, math.MaxUint64
	}
	unknown.Opens = math.MaxUint64
	defer func() {
		for w, opens := range saved {
			lexicon[w].Opens = opens
		}
		unknown.Opens = uint64(anything)
	}()
	for i, got := range readings() {
		if !reflect.DeepEqual(got, want[i]) {
			t.Errorf("tried everywhere it reads %v\nwith its words %v", got, want[i])
		}
	}
}
