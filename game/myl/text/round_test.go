package text_test

import (
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"castillo/game/myl/ability/abilitytest"
	"castillo/game/myl/text"
	"castillo/game/myl/text/shape"
)

func TestWhatIsPrintedReadsBackAsTheSameTree(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		facts := abilitytest.Facts().Draw(t, "facts")
		tree := shape.Uniform(abilitytest.Card(facts).Draw(t, "tree"))
		if !shape.AllSound(tree.Abilities) {
			t.Skip("no card means this")
		}
		printed := text.Print(tree, facts)
		if len(printed) > text.MaxLength {
			t.Skip("no card has so much text")
		}
		got, err := text.Read(printed, facts)
		if err != nil {
			t.Fatalf("printed %q: %v", printed, err)
		}
		if !reflect.DeepEqual(got.Card, tree) {
			t.Fatalf("printed %q\n   read %#v\n   want %#v", printed, got.Card, tree)
		}
	})
}
