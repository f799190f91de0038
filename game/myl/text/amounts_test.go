package text

import (
	"testing"

	"castillo/game/card"
)

func TestAnAmountMayHaveAMost(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Gana 1 a la fuerza por cada Oro que controles (máximo 4).", "Este Aliado gana 1 a la Fuerza por cada Oro que controles, hasta un máximo de 4."},
		{card.Ally, "Al atacar, gana 2 a la fuerza por cada Tótem que controles, con un máximo de 6.",
			"Cuando este Aliado es declarado atacante, este Aliado gana 2 a la Fuerza por cada Tótem que controles, hasta un máximo de 6 hasta la Fase Final."},
		{card.Talisman, "Tu oponente bota 2 cartas por cada Arma que controles, hasta un máximo de 8 cartas.",
			"Tu oponente bota 2 cartas por cada Arma que controles, hasta un máximo de 8."},
		{card.Talisman, "Destruye un Tótem oponente por cada Héroe que controles, hasta un máximo de 2.",
			"Destruye un Tótem oponente por cada Aliado de raza Héroe que controles, hasta un máximo de 2."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Gana 2 a la fuerza por cada Tótem que controles, hasta un máximo de 3."}, // 3 of what?
	})
}

func TestHowManyWerePlayedThisTurnMayBeAsked(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Si jugaste 3 o más Armas este turno, roba 1 carta.", "Si jugaste 3 o más Armas este turno, roba 1 carta."},
		{card.Ally, "Si tu oponente jugó más de un Tótem este turno, gana 1 a la fuerza.", "Si tu oponente jugó 2 o más Tótems este turno, este Aliado gana 1 a la Fuerza."},
		{card.Ally, "En tu Fase Final, si has robado al menos 3 cartas este turno, bota 1 carta.", "En tu Fase Final, si robaste 3 o más cartas este turno, bota 1 carta."},
		{card.Ally, "Si no has jugado 2 o más Armas este turno, no puede atacar.", "Este Aliado solo puede atacar si jugaste 2 o más Armas este turno."},
	})
}

func TestWhatIsCountedAfterALookIsWhatWasSeen(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira la Mano de tu oponente. Bota 1 carta por cada Tótem.", "Mira la Mano oponente. Luego, bota 1 carta por cada Tótem de entre esas cartas."},
		{card.Talisman, "Mira la Mano de tu oponente. Bota 1 carta por cada Tótem en juego.", "Mira la Mano oponente. Luego, bota 1 carta por cada Tótem en juego."},
		{card.Talisman, "Mira la Mano de tu oponente. Bota 1 carta por cada Tótem oponente.", "Mira la Mano oponente. Luego, bota 1 carta por cada Tótem oponente."},
	})
}

func TestSoIsByWhatWasJustDone(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Tu oponente descarta 3 cartas. Destierra las cartas así descartadas.", "Tu oponente descarta 3 cartas de su Mano. Luego, destiérralas."},
		{card.Talisman, "Destierra 2 cartas de tu Cementerio. Por cada carta así desterrada, bota 1.", "Destierra 2 cartas de tu Cementerio. Luego, bota la misma cantidad de cartas."},
		{card.Talisman, "Tu oponente bota 5 cartas. Destierra los Aliados botados de esta forma.", "Tu oponente bota 5 cartas. Luego, destierra todos los Aliados de entre esas cartas."},
	})
}
