package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatWouldMeanSomethingElseIsNotRead(t *testing.T) {
	for _, c := range []struct {
		of   card.Type
		text string
	}{
		{card.Ally, "Este Aliado puede atacar dos veces por turno."},
		{card.Talisman, "Toma una carta al azar de la mano de tu oponente."},
		{card.Talisman, "Tu oponente bota tantas cartas como Oros pagados."},
		{card.Talisman, "Intercambia el control de un Aliado y un Tótem."},
		{card.Talisman, "Destierra un Talismán de tu Cementerio hasta la Fase Final."},
		{card.Weapon, "Esta Arma entra en juego como una copia de un Arma."},
	} {
		facts := card.Card{Name: "Prueba", Type: c.of}
		if r, err := Read(c.text, facts); err == nil && r.Whole() {
			t.Errorf("%q was read as %q", c.text, Print(r.Card, facts))
		}
	}
}

func TestWordsMeanWhoAndWhatTheSentenceBeforeSpokeOf(t *testing.T) {
	facts := card.Card{Name: "Prueba", Type: card.Talisman}
	for text, want := range map[string]string{
		"Tu oponente puede descartar 2 cartas. Si no lo hace, bota 5 cartas.":                        "Tu oponente puede descartar 2 cartas de su Mano. Luego, si no lo haces, tu oponente bota 5 cartas.",
		"Tu oponente puede descartar 2 cartas. Si lo hace, roba 1 carta.":                            "Tu oponente puede descartar 2 cartas de su Mano. Luego, si lo haces, roba 1 carta.",
		"Mira la mano de tu oponente y juega un Aliado sin pagar su coste bajo tu control.":          "Mira la Mano oponente y juega un Aliado de entre esas cartas bajo tu control sin pagar su Coste.",
		"Puedes pagar cualquier cantidad de Oros. Tu oponente bota tantas cartas como Oros pagados.": "Paga cualquier cantidad de Oros. Luego, tu oponente bota tantas cartas como la cantidad de Oros pagados.",
	} {
		r, err := Read(text, facts)
		if got := Print(r.Card, facts); err != nil || got != want {
			t.Errorf("%q\nis read as %q, %v\n   not as %q", text, got, err, want)
		}
	}
}
