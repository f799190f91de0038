package text

import (
	"testing"

	"castillo/game/card"
)

func TestCardsOfAManoAreTradedForTheFirstOfACastle(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Cada jugador puede cambiar hasta 3 cartas de su Mano por la misma cantidad de cartas de la parte superior de su Mazo Castillo.",
			"Cada jugador puede cambiar hasta 3 cartas de su Mano por la misma cantidad de cartas superiores de su Mazo Castillo."},
		{card.Ally, "Cuando entra en juego, puedes cambiar una carta de tu Mano por la primera carta de tu Mazo Castillo.",
			"Cuando este Aliado entra en juego, puedes cambiar una carta de tu Mano por la primera carta de tu Mazo Castillo."},
		{card.Talisman, "Cambia 2 cartas de tu Mano por las 2 primeras cartas de tu Mazo Castillo.", "Cambia 2 cartas de tu Mano por las 2 primeras cartas de tu Mazo Castillo."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Cambia una carta de tu Mano por la primera carta del Mazo Castillo oponente."},
		{card.Talisman, "Cambia 2 cartas de tu Mano por la primera carta de tu Mazo Castillo."},
		{card.Talisman, "Cambia un Aliado que controles por la primera carta de tu Mazo Castillo."},
	})
}
