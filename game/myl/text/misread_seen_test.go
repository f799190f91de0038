package text

import (
	"testing"

	"castillo/game/card"
)

func TestCardsOfAKindAreThoseThatWereJustSeen(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira la Mano de tu oponente y baraja los Oros.", "Mira la Mano oponente y baraja todos los Oros de entre esas cartas."},
		{card.Talisman, "Mira la Mano de tu oponente. Destierra un Talismán.", "Mira la Mano oponente. Luego, destierra un Talismán de entre esas cartas."},
		{card.Ally, "Cuando entra en juego, tu oponente muestra su Mano y destierra todos los Tótems.",
			"Cuando este Aliado entra en juego, tu oponente muestra su Mano y tu oponente destierra todos los Tótems de entre esas cartas."},
		{card.Talisman, "Muestra las 3 primeras cartas de tu Mazo Castillo. Pon en tu Mano las Armas y destierra el resto.",
			"Muestra las 3 primeras cartas de tu Mazo Castillo y pon todas las Armas de entre esas cartas en tu Mano y destierra el resto."},
		{card.Talisman, "Muestra las 3 primeras cartas de tu Mazo Castillo y sube todas las Armas.",
			"Muestra las 3 primeras cartas de tu Mazo Castillo y pon todas las Armas de entre esas cartas en tu Mano."},
		{card.Talisman, "Bota 4 cartas. Pon las Armas en tu Mano.", "Bota 4 cartas. Luego, pon todas las Armas de entre esas cartas en tu Mano."},
		{card.Talisman, "Busca 3 cartas en tu Mazo Castillo. Pon los Oros en juego y el resto en tu Mano.",
			"Busca 3 cartas en tu Mazo Castillo y pon todos los Oros de entre esas cartas en juego y pon el resto en tu Mano."},
		// what is said to be in play, or whose it is, or is destroyed or changed, is in play
		{card.Talisman, "Mira la Mano de tu oponente y destierra los Oros en juego.", "Mira la Mano oponente y destierra todos los Oros en juego."},
		{card.Talisman, "Mira la Mano de tu oponente y baraja los Oros oponentes.", "Mira la Mano oponente y baraja todos los Oros oponentes."},
		{card.Talisman, "Mira la Mano de tu oponente. Los Aliados ganan 1 a la Fuerza.", "Mira la Mano oponente. Luego, todos los Aliados ganan 1 a la Fuerza hasta la Fase Final."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Roba 3 cartas. Pon los Oros en juego."}, // those that were drawn, or all in the hand?
		{card.Talisman, "Mira las 4 primeras cartas de tu Mazo Castillo, destierra los Oros y baraja los Aliados."},
	})
}
