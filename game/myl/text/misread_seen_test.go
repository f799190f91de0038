package text

import (
	"testing"

	"castillo/game/card"
)

func TestCardsOfAKindAreThoseThatWereJustSeen(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira la Mano de tu oponente y baraja los Oros.", "Mira la Mano oponente y baraja todos los Oros de entre esas cartas."},
		{card.Talisman, "Mira la Mano de tu oponente. Destierra un Talismán.", "Mira la Mano oponente y destierra un Talismán de entre esas cartas."},
		{card.Ally, "Cuando entra en juego, tu oponente muestra su Mano y destierra todos los Tótems.",
			"Cuando este Aliado entra en juego, tu oponente muestra su Mano y tu oponente destierra todos los Tótems de entre esas cartas."},
		{card.Talisman, "Muestra las 3 primeras cartas de tu Mazo Castillo. Pon en tu Mano las Armas y destierra el resto.",
			"Muestra las 3 primeras cartas de tu Mazo Castillo y pon todas las Armas de entre esas cartas en tu Mano y destierra el resto."},
		{card.Talisman, "Muestra las 3 primeras cartas de tu Mazo Castillo y sube todas las Armas a tu Mano.",
			"Muestra las 3 primeras cartas de tu Mazo Castillo y pon todas las Armas de entre esas cartas en tu Mano."},
		{card.Talisman, "Bota 4 cartas. Pon las Armas en tu Mano.", "Bota 4 cartas. Luego, pon todas las Armas de entre esas cartas en tu Mano."},
		{card.Talisman, "Busca 3 cartas en tu Mazo Castillo. Pon los Oros en juego y el resto en tu Mano.",
			"Busca 3 cartas en tu Mazo Castillo y pon todos los Oros de entre esas cartas en juego y pon el resto en tu Mano."},
		// what is said to be in play, or whose it is, or is destroyed or changed, is in play
		{card.Talisman, "Mira la Mano de tu oponente y destierra los Oros en juego.", "Mira la Mano oponente. Luego, destierra todos los Oros en juego."},
		{card.Talisman, "Mira la Mano de tu oponente y baraja los Oros oponentes.", "Mira la Mano oponente. Luego, baraja todos los Oros oponentes."},
		{card.Talisman, "Mira las 3 primeras cartas de tu Mazo Castillo. Sube un Aliado y cada jugador muestra su Mano.",
			"Mira las 3 primeras cartas de tu Mazo Castillo. Luego, sube un Aliado en juego y cada jugador muestra su Mano."},
		{card.Talisman, "Mira la Mano de tu oponente. Luego, sube un Aliado en juego.", "Mira la Mano oponente. Luego, sube un Aliado en juego."},
		{card.Talisman, "Mira las 3 primeras cartas de tu Mazo Castillo. Luego, los jugadores muestran su Mano hasta la Fase Final. Luego, sube un Aliado en juego.",
			"Mira las 3 primeras cartas de tu Mazo Castillo. Luego, los jugadores muestran su Mano hasta la Fase Final. Luego, sube un Aliado en juego."},
		{card.Totem, "Puedes pagar 1 Oro para barajar un Aliado. Puedes pagar 2 Oros para mirar la Mano oponente.",
			"Puedes pagar 1 Oro para barajar un Aliado. Puedes pagar 2 Oros para mirar la Mano oponente."},
		{card.Talisman, "Mira la Mano de tu oponente. Los Aliados ganan 1 a la Fuerza.", "Mira la Mano oponente. Luego, todos los Aliados ganan 1 a la Fuerza hasta la Fase Final."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Mira la Mano de tu oponente. Luego, sube un Aliado."},
		{card.Talisman, "Roba 3 cartas. Pon los Oros en juego."}, // those that were drawn, or all in the hand?
		{card.Talisman, "Mira las 4 primeras cartas de tu Mazo Castillo, destierra los Oros y baraja los Aliados."},
	})
}

func TestThisOneIsTheOneNamedLast(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando Prueba bloquea a un Aliado, éste pierde 3 a la fuerza.",
			"Cuando este Aliado es declarado bloqueador, el Aliado que bloquee pierde 3 a la Fuerza hasta la Fase Final."},
		{card.Weapon, "El portador gana 1 a la fuerza y, si es un Titán, también es Indestructible.",
			"El portador gana 1 a la Fuerza. Si el portador es de raza Titán, el portador es Indestructible."},
		{card.Ally, "Cuando Prueba es destruido por un Aliado, ese Aliado también es desterrado.",
			"Cuando este Aliado es destruido por Aliados, destierra todos los Aliados que destruyan a este Aliado."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Si Prueba porta un Arma, ésta no puede ser desterrada."},
		{card.Ally, "Cuando entra en juego, elige un Aliado oponente y uno de tus Aliados. Éste gana 2 a la fuerza."},
		{card.Totem, "Cuando botes una carta, si es un Oro, puedes pagar su coste para ponerla en juego."},
	})
}

func TestOnlyWhatWasMovedIsCounted(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destierra 2 Tótems. Roba 1 carta por cada uno.", "Destierra 2 Tótems. Luego, roba la misma cantidad de cartas."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Tus Aliados ganan 1 a la fuerza. Roba 1 carta por cada uno."}})
}

func TestANameSaidOnceMoreIsTheCardPickedByIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, busca a Ulfar en tu Mazo Castillo y ponlo en juego. Ulfar gana 2 a la fuerza hasta la Fase Final.",
			"Cuando este Aliado entra en juego, busca un «Ulfar» en tu Mazo Castillo y ponlo en juego y esa carta gana 2 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Cuando entra en juego, destierra un «Ulfar» oponente. Ulfar no puede atacar este turno.",
			"Cuando este Aliado entra en juego, destierra un «Ulfar» oponente. Luego, un «Ulfar» no puede atacar hasta la Fase Final."},
	})
}

func TestOneCardAtATimeIsRedirectedAndEachPlayerChoosesForHimself(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Redirige un efecto oponente que afecte a 2 cartas.", ""},
		{card.Talisman, "Redirige un efecto oponente que afecte a una carta.", "Redirige un efecto oponente que afecte a una carta a una carta."},
		{card.Talisman, "Cada jugador descarta una carta a tu elección.", ""},
		{card.Talisman, "Cada jugador destruye un Aliado a tu elección.", ""},
		{card.Talisman, "Cada jugador destruye a su elección un Aliado.", "Cada jugador destruye un Aliado."},
	})
}
