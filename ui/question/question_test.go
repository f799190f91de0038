package question

import (
	"strings"
	"testing"

	"castillo/cardsdb/query"
	"castillo/ui/words"
)

func TestMain(m *testing.M) {
	if err := words.Use(words.Spanish); err != nil {
		panic(err)
	}
	m.Run()
}

func TestAQuestionThatIsNoneLeavesTheOneBefore(t *testing.T) {
	var q Question
	nothing := func(query.Query) bool { return false }
	everything := func(query.Query) bool { return true }
	for _, c := range []struct {
		text    string
		answers func(query.Query) bool
		asks    string
		says    string // part of it
		wrong   bool
	}{
		{"", everything, "", "", false},
		{"coste<=3", everything, "coste<=3", "coste 3 o menos", false},
		{"coste<=3 ed:XX", everything, "coste<=3", "coste 3 o menos", true},
		{"coste<=3 coste<=", everything, "coste<=3", "coste 3 o menos", true},
		{"coste<=3 tip", nothing, "coste<=3", "ninguna carta con «tip»", false},
		{"coste<=3 tip", everything, "coste<=3 tip", "«tip»", false},
		{"coste<=3 zzz", nothing, "coste<=3 zzz", "«zzz»", false},
	} {
		q.Ask(c.text, query.NewIndex(nil), c.answers)
		if q.Query().String() != c.asks || !strings.Contains(q.Said(), c.says) || (q.Wrong() != nil) != c.wrong {
			t.Errorf("%q asks %q, says %q, %v", c.text, q.Query().String(), q.Said(), q.Wrong())
		}
	}
}

func TestALetterIsFoundAmongBytes(t *testing.T) {
	for _, c := range []struct{ letters, want int }{{0, 0}, {1, 1}, {2, 3}, {3, 4}, {9, 4}} {
		if got := byteAt("añb", c.letters); got != c.want {
			t.Errorf("letter %d is at byte %d, want %d", c.letters, got, c.want)
		}
	}
}
