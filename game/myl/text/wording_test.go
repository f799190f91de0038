package text

import (
	"reflect"
	"testing"

	"castillo/game/card"
)

// ansel and prueba name the cards whose texts the tests read: one that is also called by
// parts of its name, and one of a single word.
const (
	ansel  = "Sir Ansel, el Tuerto"
	prueba = "Prueba"
)

func of(t card.Type) card.Card { return card.Card{Name: ansel, Type: t} }

// A wording is a text that a card of a type could bear, and the standard wording of what
// it means: none where it is refused.
type wording struct {
	of         card.Type
	text, want string
}

// readAs holds that each text, on the card of that name, prints in its standard wording.
func readAs(t *testing.T, name string, rows []wording) {
	t.Helper()
	for _, c := range rows {
		facts := card.Card{Name: name, Type: c.of}
		r, err := Read(c.text, facts)
		got := ""
		if err == nil {
			got = Print(r.Card, facts)
		}
		if got != c.want || (err == nil) != (c.want != "") {
			t.Errorf("%q\nis read as %q, %v\n   not as %q", c.text, got, err, c.want)
		}
	}
}

// A lone text needs no other beside it: it is refused, or it is a standard wording.
type lone struct {
	of   card.Type
	text string
}

// refused holds that no text is read, on the card of that name.
func refused(t *testing.T, name string, rows []lone) {
	t.Helper()
	for _, c := range rows {
		readAs(t, name, []wording{{of: c.of, text: c.text}})
	}
}

// printAsTheyStand holds that each text, on the card of that name, is a standard wording.
func printAsTheyStand(t *testing.T, name string, rows []lone) {
	t.Helper()
	for _, c := range rows {
		readAs(t, name, []wording{{of: c.of, text: c.text, want: c.text}})
	}
}

// readsBack holds that a text is read and that its standard wording gives the same tree.
func readsBack(t *testing.T, facts card.Card, text string) {
	t.Helper()
	r, err := Read(text, facts)
	if err != nil {
		t.Errorf("%q: %v", text, err)
		return
	}
	printed := Print(r.Card, facts)
	back, err := Read(printed, facts)
	if err != nil || !reflect.DeepEqual(back.Card, r.Card) {
		t.Errorf("%q prints %q, which does not read back: %v", text, printed, err)
	}
}
