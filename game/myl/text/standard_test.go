package text

import (
	"testing"

	"castillo/game/card"
)

// TestStandardWordingsPrintAsTheyStand holds the wordings that once were printed and
// then read as another tree, or not at all.
func TestStandardWordingsPrintAsTheyStand(t *testing.T) {
	for _, c := range []struct {
		of   card.Type
		text string
	}{
		// Whose a card is, is said once: what stands after a card within a description is
		// said of the card that is described.
		{card.Totem, "Puedes desterrar un Aliado que bloquee a un Aliado oponente que controles para robar 1 carta."},
		{card.Totem, "Puedes barajar el Aliado oponente de mayor Fuerza que bloquee a un Aliado de raza Caballero."},
		{card.Totem, "En tu Fase Final, destruye el Arma de mayor Fuerza que controles."},
		// A card of an event stands nearer than one that was named before.
		{card.Totem, "Cuando este Tótem entra en juego, nombra una carta. En respuesta a que juegues un Tótem, puedes hacer que esa carta pierda su Habilidad hasta la Fase Final."},
		// The card itself or another agree each in its gender.
		{card.Weapon, "Puedes destruir esta Arma u otro Aliado que controles para robar 1 carta."},
		{card.Ally, "Puedes destruir este u otro Aliado que controles para robar 1 carta."},
	} {
		r, err := Read(c.text, of(c.of))
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
		} else if got := Print(r.Card, of(c.of)); got != c.text {
			t.Errorf("%q\nprints %q", c.text, got)
		}
	}
}
