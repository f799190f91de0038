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
		{card.Ally, "El turno en que Prueba entra en juego, puedes robar 1 carta."},
	} {
		facts := card.Card{Name: "Prueba", Type: c.of}
		if r, err := Read(c.text, facts); err == nil && r.Whole() {
			t.Errorf("%q was read as %q", c.text, Print(r.Card, facts))
		}
	}
}

func TestWordsMeanWhoAndWhatTheSentenceSpeaksOf(t *testing.T) {
	for _, c := range []struct {
		of         card.Type
		text, want string
	}{
		{card.Talisman, "Tu oponente puede descartar 2 cartas. Si no lo hace, bota 5 cartas.",
			"Tu oponente puede descartar 2 cartas de su Mano. Luego, si no lo haces, tu oponente bota 5 cartas."},
		{card.Talisman, "Tu oponente puede descartar 2 cartas. Si lo hace, roba 1 carta.",
			"Tu oponente puede descartar 2 cartas de su Mano. Luego, si lo haces, roba 1 carta."},
		{card.Talisman, "Mira la mano de tu oponente y juega un Aliado sin pagar su coste bajo tu control.",
			"Mira la Mano oponente y juega un Aliado de entre esas cartas bajo tu control sin pagar su Coste."},
		{card.Talisman, "Puedes pagar cualquier cantidad de Oros. Tu oponente bota tantas cartas como Oros pagados.",
			"Paga cualquier cantidad de Oros. Luego, tu oponente bota tantas cartas como la cantidad de Oros pagados."},
		{card.Ally, "El turno en que Prueba entra en juego, se cancelan todos los modificadores de fuerza.",
			"Cuando este Aliado entra en juego, todos los Aliados no pueden recibir modificadores de Fuerza hasta la Fase Final."},
		{card.Ally, "En guerra de Talismanes, destierra a Prueba para anular un Talismán, a menos que tu oponente descarte 1 carta.",
			"En la Guerra de Talismanes, puedes desterrar este Aliado para anular un Talismán, a menos que tu oponente descarte una carta de su Mano."},
	} {
		facts := card.Card{Name: "Prueba", Type: c.of}
		r, err := Read(c.text, facts)
		if got := Print(r.Card, facts); err != nil || got != c.want {
			t.Errorf("%q\nis read as %q, %v\n   not as %q", c.text, got, err, c.want)
		}
	}
}
