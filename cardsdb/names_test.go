package cardsdb_test

import (
	"strings"
	"testing"

	"castillo/game/card"
	"castillo/game/myl/text"
)

// ofItself are things that a card says of itself, by its name in the place of %.
var ofItself = []string{
	"% no puede atacar.",
	"Cuando % entra en juego, roba 1 carta.",
	"Si controlas otro Aliado de raza Dragón, % gana 2 a la Fuerza.",
	"Por cada Aliado de raza Titán, % gana 1 a la Fuerza.",
	"En tu Vigilia, puedes destruir a % para robar 1 carta.",
	"Mientras controles un Tótem, % es Imbloqueable.",
}

// isAmbiguous: a card called as a race or all of it is: which of the two? And one whose
// name begins with the word that joins phrases is not told from it.
func isAmbiguous(name string) bool {
	for _, ending := range []string{"", "s", "es"} {
		if _, err := card.ParseRace(strings.TrimSuffix(name, ending)); err == nil {
			return true
		}
	}
	return strings.HasPrefix(name, "Y ")
}

// TestEveryNameInTheCatalogueIsTheCardItself: whatever words a name is made of, races and
// verbs among them, a card that says it speaks of itself, with its accents or without.
func TestEveryNameInTheCatalogueIsTheCardItself(t *testing.T) {
	plain := card.Card{Name: "Prueba", Type: card.Ally}
	names := catalogue(t).Names()
	spelling := text.NewNames(names)
	for _, sentence := range ofItself {
		meant, err := text.Read(strings.Replace(sentence, "%", plain.Name, 1), plain)
		if err != nil {
			t.Fatal(err)
		}
		want := text.Print(meant.Card, plain)
		for _, name := range names {
			if isAmbiguous(name) {
				continue
			}
			c := card.Card{Name: name, Type: card.Ally}
			for _, wrote := range []string{name, card.Fold(name)} {
				s := spelling.Spell(strings.Replace(sentence, "%", wrote, 1), c)
				if r, err := text.Read(s, c); err != nil || text.Print(r.Card, c) != want {
					t.Errorf("%q is read as %q, %v", s, text.Print(r.Card, c), err)
				}
			}
		}
	}
}
