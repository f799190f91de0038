package command

import (
	"strings"
	"testing"

	"castillo/cardsdb"
	"castillo/game/card"
)

// deskWithOwnCard is a data folder with a card that the catalogue has under another code.
func deskWithOwnCard(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	s, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	own := card.Card{Edition: "ANI", Number: 20, Name: "Cathach", Type: card.Ally, Races: card.RacesOf(card.Dragon), Cost: 3, Strength: 2,
		Frequency: card.Real, Ability: card.WithAbility}
	for _, do := range []func() error{
		func() error { return s.Corrections().Set(own) },
		func() error { return s.Collection().Set(own.Printing(), 3) },
		s.Close,
	} {
		if err := do(); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestAnOwnCardPassesToItsPrintingFromTheTerminal(t *testing.T) {
	dir := deskWithOwnCard(t)
	coleccion := func(words ...string) (int, string, string) {
		return run("", append([]string{"coleccion", "--datos", dir}, words...)...)
	}
	if exit, out, _ := coleccion("propias", "--json"); exit != Done ||
		!strings.HasPrefix(out, `{"propia":"ANI 020","nombre":"Cathach","cartas":["ESA 020 Cathach","ESA 035 Cathach",`) {
		t.Errorf("exit %d, %s", exit, out)
	}
	for _, wrong := range [][]string{{"propias", "ANI 20"}, {"propias", "XX 1", "ESA 20"}, {"propias", "ANI 20", "ES 1"}, {"propias", "a", "b", "c"}} {
		if exit, _, complaint := coleccion(wrong...); exit == Done || complaint == "" {
			t.Errorf("%q is done", wrong)
		}
	}
	if exit, out, complaint := coleccion("propias", "ani20", "esa 20"); exit != Done || out != "ANI 020 pasó a ser ESA 020 Cathach\n" {
		t.Errorf("exit %d, %s%s", exit, out, complaint)
	}
	if exit, _, said := coleccion("propias"); exit != No || said == "" {
		t.Errorf("passed once, exit %d, %q", exit, said)
	}
	if exit, out, _ := coleccion("deshacer"); exit != Done || !strings.Contains(out, "Carta propia Cathach (ANI 020)") {
		t.Errorf("exit %d, %s", exit, out)
	}
	if exit, _, _ := coleccion("propias", "ANI 020", "--aparte"); exit != Done {
		t.Errorf("kept apart, exit %d", exit)
	}
	if exit, _, _ := coleccion("propias"); exit != No {
		t.Errorf("kept apart it is asked again, exit %d", exit)
	}
}

func TestCardsOfLaterSeriesAreListed(t *testing.T) {
	atHome(t)
	for asked, want := range map[string]string{
		"variante:roja medusa":       `"numero":2,"nombre":"Medusa","tipo":"Aliado","razas":["Titán"],"coste":3,"fuerza":3,"frecuencia":"Promo","variante":"roja","bloque":"HE"`,
		"ed:dcl nombre=drácula":      `{"codigo":"DCL","edicion":"DCL","numero":null,"nombre":"Drácula"`,
		"ed:kr24 nombre=constantino": `"frecuencia":null,"bloque":"HE"`,
	} {
		if exit, out, complaint := run("", "cartas", "--json", asked); exit != Done || !strings.Contains(out, want) {
			t.Errorf("%q: exit %d, %s%s, want %s", asked, exit, out, complaint, want)
		}
	}
}
