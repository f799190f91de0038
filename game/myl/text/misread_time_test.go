package text

import (
	"testing"

	"castillo/game/card"
)

// What happens in the Fase de Agrupación comes after the regrouping (DAR 5.1): nothing is
// kept from that one by it.
func TestNothingIsKeptFromARegroupingThatIsOver(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "En la Fase de Agrupación oponente, un Aliado oponente no se agrupa."},
		{card.Totem, "En la Fase de Agrupación oponente, un Aliado oponente no puede ser agrupado."},
	})
	readAs(t, prueba, []wording{
		{card.Ally, "En la Fase de Agrupación oponente, un Aliado oponente no puede ser agrupado en su próximo turno.",
			"En la Fase de Agrupación oponente, un Aliado oponente no puede ser agrupado en el próximo turno oponente."},
	})
}

// A card survives a combat, whoever attacked; of an attack or a block alone the words do
// not tell whether it is the card's own.
func TestWhoSurvivesWhatIsSaid(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "Cuando este Aliado sobreviva a un bloqueo, roba 1 carta."},
		{card.Ally, "Cuando este Aliado sobreviva a un ataque, roba 1 carta."},
	})
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando este Aliado sobreviva a un combate, roba 1 carta.", "Cuando este Aliado finaliza de atacar o finaliza de bloquear, roba 1 carta."},
	})
}

func TestWhatIsDeniedTwiceIsSaidPlainly(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "No puede ser destruido a menos que no porte Armas.", "Si este Aliado porta un Arma, este Aliado es Indestructible."},
		{card.Ally, "Puede atacar el turno que entra en juego a menos que no controles un Tótem.",
			"Si controlas un Tótem, este Aliado puede atacar el turno que entra en juego."},
	})
}

// What becomes of a card at the end becomes of it in the turn in which it came back.
func TestACardThatCameBackIsLostInThatTurnOnly(t *testing.T) {
	const back = "En tu Fase de Vigilia, si este Aliado está en tu Cementerio, puedes pagar 2 Oros para jugar este Aliado sin pagar su Coste."
	readAs(t, prueba, []wording{
		{card.Ally, "En tu Fase de Vigilia, si Prueba está en tu Cementerio, puedes pagar 2 Oros para jugarlo sin pagar su coste. En la Fase Final, destrúyelo.",
			back + " Luego, destruye este Aliado en la Fase Final."},
		{card.Ally, "En tu Fase de Vigilia, si Prueba está en tu Cementerio, puedes pagar 2 Oros para jugarlo sin pagar su coste. En la Fase Final debe ser desterrado.",
			back + " Luego, destierra este Aliado en la Fase Final."},
		{card.Ally, back + " En la Fase Final, destruye este Aliado.", "En la Fase Final, destruye este Aliado. " + back},
		{card.Ally, back + " En tu Fase Final, roba 1 carta.", "En tu Fase Final, roba 1 carta. " + back},
	})
}

// A time behind the last of several verbs is that of the last one only; the deeds of one
// verb stay together.
func TestATimeAtTheEndIsThatOfTheLastVerb(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "El portador gana 3 a la fuerza y no puede salir del juego en tu turno.",
			"El portador gana 3 a la Fuerza. Si es tu turno, el portador no puede salir del juego."},
		{card.Weapon, "El portador gana 3 a la fuerza y no puede ser destruido ni desterrado en tu turno.",
			"El portador gana 3 a la Fuerza. Si es tu turno, el portador es Indestructible y es Indesterrable."},
		{card.Ally, "No puede ser destruido ni barajado en el turno oponente.",
			"Si es el turno oponente, este Aliado es Indestructible y no puede ser barajado."},
		{card.Ally, "Puede atacar cuando entra en juego y no puede ser destruido en el turno de tu oponente.",
			"Este Aliado puede atacar el turno que entra en juego. Si es el turno oponente, este Aliado es Indestructible."},
		{card.Totem, "Tus Aliados ganan 1 a la fuerza y los Aliados oponentes pierden 1 a la fuerza en tu turno.",
			"Tus Aliados ganan 1 a la Fuerza. Si es tu turno, todos los Aliados oponentes pierden 1 a la Fuerza."},
		{card.Totem, "En tu turno, tus Aliados ganan 1 a la fuerza y no pueden ser destruidos.",
			"Si es tu turno, tus Aliados ganan 1 a la Fuerza y son Indestructibles."},
	})
}

// What one of two joined events asks for is not asked of the other.
func TestAConditionWithinOneOfTwoEventsIsThatOnesOnly(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Prueba gana 2 a la fuerza si ataca solo o si bloquea.",
			"Cuando este Aliado es declarado atacante, si controlas exactamente 1 Aliado atacante, este Aliado gana 2 a la Fuerza hasta la Fase Final. " +
				"Cuando este Aliado es declarado bloqueador, este Aliado gana 2 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Cuando entra en juego o cuando ataca junto a otro Aliado, roba una carta.",
			"Cuando este Aliado entra en juego, roba 1 carta. Cuando este Aliado es declarado atacante, si controlas otro Aliado atacante, roba 1 carta."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Cuando bloquea o ataca solo, roba una carta."},
	})
}

// Of cards that were chosen one is one of those; each player shuffles his own castle; what
// was named is taken from the hand that is shown.
func TestWhatASecondVerbTakesIsWhatTheFirstLeft(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige 2 Aliados oponentes, destruye uno y baraja el otro.",
			"Elige 2 Aliados oponentes y destruye una carta de entre esas cartas y baraja el resto."},
		{card.Talisman, "Cada jugador descarta 1 carta y baraja su Mazo Castillo.",
			"Cada jugador descarta una carta de su Mano y cada jugador baraja su Mazo Castillo."},
		{card.Talisman, "Tu oponente descarta su Mano, baraja su Mazo Castillo y roba 3 cartas.",
			"Tu oponente descarta su Mano y tu oponente baraja su Mazo Castillo y tu oponente roba 3 cartas."},
		{card.Talisman, "Nombra una carta. Tu oponente muestra su Mano y destierra todas las cartas con ese nombre.",
			"Nombra una carta. Luego, tu oponente muestra su Mano y tu oponente destierra todas las cartas con ese nombre de entre esas cartas."},
		{card.Talisman, "Nombra una carta y destierra todas las cartas con ese nombre.",
			"Nombra una carta. Luego, destierra todas las cartas con ese nombre."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Cada jugador busca un Oro en su Mazo Castillo, lo baraja y pone otro en su Mano."},
		{card.Talisman, "Cada jugador busca un Aliado en su Cementerio, lo baraja en su Mazo Castillo y pone una carta en juego."},
	})
}

func TestCardsAreTakenAwayWhenWhatWasSaidOfThemIsOver(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Hasta la Fase Final, uno de tus Aliados gana 3 a la fuerza. Luego, debe ser barajado.",
			"Un Aliado que controles gana 3 a la Fuerza hasta la Fase Final. Luego, barájalo en la Fase Final."},
		{card.Talisman, "Un Aliado gana 3 a la fuerza hasta el final del turno, luego es destruido.",
			"Un Aliado gana 3 a la Fuerza hasta la Fase Final y destrúyelo en la Fase Final."},
		{card.Talisman, "Gana el control de un Aliado oponente hasta la Fase Final y luego súbelo.",
			"Gana el control de un Aliado oponente hasta la Fase Final y súbelo en la Fase Final."},
		{card.Ally, "Cuando ataca, gana 3 a la fuerza hasta la Fase Final. Luego, destiérralo.",
			"Cuando este Aliado es declarado atacante, este Aliado gana 3 a la Fuerza hasta la Fase Final. Luego, destierra este Aliado en la Fase Final."},
		// what is done to others, or to one that lost its ability for it, is done at once
		{card.Talisman, "Un Aliado gana 3 a la fuerza hasta la Fase Final. Luego, destruye un Tótem.",
			"Un Aliado gana 3 a la Fuerza hasta la Fase Final. Luego, destruye un Tótem."},
		{card.Talisman, "Un Aliado oponente pierde su habilidad hasta la Fase Final. Luego, destrúyelo.",
			"Un Aliado oponente pierde su Habilidad hasta la Fase Final. Luego, destrúyelo."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Un Aliado gana 3 a la fuerza hasta la Fase Final. Destrúyelo."}}) // at once?
}
