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
	t.Run("of the page", func(t *testing.T) {
		triedEverywhere(t, func(read func(string, card.Card)) {
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
		})
	})
	t.Run("of the printed texts", func(t *testing.T) {
		printed := corpus(t)
		triedEverywhere(t, func(read func(string, card.Card)) {
			for _, p := range printed {
				read(p.Text, p.facts())
			}
		})
	})
}

// triedEverywhere compares how texts are read with how they are where each phrase is tried in
// every place.
func triedEverywhere(t *testing.T, texts func(read func(string, card.Card))) {
	type told struct {
		text string
		Reading
		err string
	}
	readings := func() (out []told) {
		texts(func(text string, facts card.Card) {
			r, err := Read(text, facts)
			said := told{text: text, Reading: r}
			if err != nil {
				said.err = err.Error()
			}
			out = append(out, said)
		})
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
			t.Errorf("%q\ntried everywhere it reads %v\nwith its words %v", got.text, got, want[i])
		}
	}
}
