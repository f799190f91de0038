package images

import "testing"

func TestAStemOfSeveralWordsWantsThemAll(t *testing.T) {
	for _, c := range []struct {
		stems, words []string
		at           int
		ok           bool
	}{
		{[]string{"espada+piedra"}, []string{"la", "espada", "en", "la", "piedra"}, 1, true},
		{[]string{"piedra+espada"}, []string{"la", "espada", "en", "la", "piedra"}, 1, true},
		{[]string{"espada+piedra"}, []string{"piedra", "roseta"}, 0, false},
		{[]string{"leon$+corazon"}, []string{"corazon", "de", "leona"}, 0, false},
		{[]string{"roseta", "espada+piedra"}, []string{"espada", "de", "piedra", "roseta"}, 0, true},
		{[]string{"leon$", "corazon"}, []string{"ricardo", "corazon", "de", "leon"}, 1, true},
	} {
		o := omen{stems: c.stems}
		if at, ok := o.answers(c.words); ok != c.ok || ok && at != c.at {
			t.Errorf("%q answer %q at %d, %v", c.stems, c.words, at, ok)
		}
	}
}
