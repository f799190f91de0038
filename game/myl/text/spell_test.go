package text

import (
	"testing"

	"castillo/game/card"
)

var cardNamesForTests = NewNames([]string{"Ulfar", "Ósgaro, Señor del Río", "Brisa de Oro", "Dragón", "Maese Ñuflo", "Fiesta Boreal", "Kai", "Mano de Oro", "Ulfar el Rojo"})

func TestTheNameOfAnotherCardIsSpelledAsItIsPrinted(t *testing.T) {
	for wrote, want := range map[string]string{
		"si tienes a ulfar en juego, roba una carta": "si tienes a «Ulfar» en juego, roba una carta",
		"Busca a ULFAR en tu Mazo":                   "Busca a «Ulfar» en tu Mazo",
		"Ulfar el Rojo gana 1":                       "«Ulfar el Rojo» gana 1",
		"controlas a osgaro, señor del rio.":         "controlas a «Ósgaro, Señor del Río».",
		"controlas a osgaro, roba 1 carta":           "controlas a «Ósgaro», roba 1 carta",
		"busca «maese nuflo» y ponlo en tu mano":     "busca «Maese Ñuflo» y ponlo en tu mano",
		"Busca Brisa de Oro en tu Mazo":              "Busca «Brisa de Oro» en tu Mazo",
		"genera 1 mano de oro":                       "genera 1 mano de oro", // all are words of the language
		"un Dragón gana 1":                           "un Dragón gana 1",     // the race
		"busca una carta fiesta":                     "busca una carta Fiesta",
		"Prueba gana 1. kai pierde 1":                "Prueba gana 1. kai pierde 1", // as short as a slip
		"Prueba gana 1 si controlas a Prueba Ulfar":  "Prueba gana 1 si controlas a Prueba «Ulfar»",
		"Destruye un Aliado":                         "Destruye un Aliado",
		"":                                           "",
		"busca «":                                    "busca «",
	} {
		got := cardNamesForTests.Spell(wrote, card.Card{Name: "Prueba", Type: card.Ally})
		if got != want {
			t.Errorf("%q: spelled %q, want %q", wrote, got, want)
		}
		if again := cardNamesForTests.Spell(got, card.Card{Name: "Prueba", Type: card.Ally}); again != got {
			t.Errorf("%q: spelled again %q", got, again)
		}
	}
}

func TestTheCardsOwnNameIsNoOther(t *testing.T) {
	for name, wrote := range map[string]string{
		"Ulfar":         "Cuando ulfar entra en juego, roba una carta.",
		"Ulfar el Rojo": "Cuando ulfar el rojo entra en juego, roba una carta.",
	} {
		if got := cardNamesForTests.Spell(wrote, card.Card{Name: name, Type: card.Ally}); got != wrote {
			t.Errorf("on %s: spelled %q", name, got)
		}
	}
}

// FuzzSpell: however odd a text is, spelling it twice is spelling it once, and
// what was understood still is.
func FuzzSpell(f *testing.F) {
	f.Add("si tienes a ulfar en juego y «osgaro» y brisa de oro")
	f.Fuzz(func(t *testing.T, wrote string) {
		facts := card.Card{Name: "Prueba", Type: card.Ally}
		once := cardNamesForTests.Spell(wrote, facts)
		if twice := cardNamesForTests.Spell(once, facts); twice != once && len(once) <= MaxLength {
			t.Errorf("%q: once %q, twice %q", wrote, once, twice)
		}
	})
}
