package text

import (
	"testing"

	"castillo/game/card"
)

func TestAWordThatMayMeanTwoThingsIsNotRead(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Totem, "Cada vez que un jugador juegue un Talismán, bota 2 cartas."},
		{card.Ally, "Cuando Prueba entra en juego, tu oponente descarta una carta. Si es un Oro, descarta otra."},
		{card.Totem, "Un Aliado de tu Mano cuesta 2 menos."},
		{card.Totem, "El primer Aliado que juegues en cada turno cuesta 1 Oro menos. Si es un Caballero, cuesta 2 Oros menos."},
		{card.Talisman, "Si es un Caballero, roba una carta."},
		{card.Weapon, "Cuando el portador es bloqueado, esas cartas son desterradas."},
		{card.Ally, "Cuando un Aliado entra en juego, destruye esos Aliados."},
		{card.Talisman, "Destruye un Aliado. Destierra esas cartas."},
		{card.Talisman, "Destierra todos los Aliados. Su controlador roba una carta."},
		{card.Ally, "Prueba no puede ser destruido por Aliados o Tótems que controles, esta carta u otro Aliado."},
	})
}

func TestAWordWithoutANameMeansWhatIsAtHand(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "En la Fase Final, destruye los Aliados que hayan sido declarados atacantes o bloqueadores este turno.",
			"En la Fase Final, destruye todos los Aliados que atacaron o bloquearon este turno."},
		{card.Totem, "Cuando un jugador juegue un Talismán, ese jugador bota una carta.", "Cuando un jugador juega un Talismán, ese jugador bota 1 carta."},
		{card.Weapon, "Si el portador es destruido, puedes pagar 2 Oros. Si lo haces, ponlo en juego.",
			"Cuando el portador es destruido, puedes pagar 2 Oros para poner el portador en juego."},
		{card.Talisman, "Tu oponente descarta una carta. Si no puede, bota 3 cartas.",
			"Tu oponente descarta una carta de su Mano. Luego, si no lo haces, tu oponente bota 3 cartas."},
		{card.Ally, "Una vez por turno, puedes destruir otro Aliado que controles. En ese caso, Prueba gana 3 a la fuerza.",
			"Una vez por turno, puedes destruir otro Aliado que controles para que este Aliado gane 3 a la Fuerza hasta la Fase Final."},
	})
}

// TestAMasculineNameLeavesOpenWhoIsMeant holds texts of a weapon that may call itself "lo"
// as it may its bearer.
func TestAMasculineNameLeavesOpenWhoIsMeant(t *testing.T) {
	refused(t, "Escudo de Sal", []lone{
		{card.Weapon, "El portador gana 2 a la fuerza. Si es destruido, roba una carta."},
		{card.Weapon, "El portador gana 3 a la fuerza. En la Fase Final, destiérralo."},
		{card.Weapon, "El portador gana 3 a la fuerza. No puede ser destruido."},
	})
}

// Which Mano a card is taken up to is told by its own clause, not by what is done next.
func TestTheManoOfTheNextClauseIsAnother(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira las 3 primeras cartas de tu Mazo Castillo. Luego, sube un Aliado en juego y mira la Mano oponente.",
			"Mira las 3 primeras cartas de tu Mazo Castillo. Luego, sube un Aliado en juego y mira la Mano oponente."},
		{card.Talisman, "Mira las 3 primeras cartas de tu Mazo Castillo. Luego, sube un Aliado a tu Mano y mira la Mano oponente.",
			"Mira las 3 primeras cartas de tu Mazo Castillo y pon un Aliado de entre esas cartas en tu Mano y mira la Mano oponente."},
	})
}

// What the card itself costs is known, so that nobody says "su Coste" of it where another was
// spoken of.
func TestSuCosteIsThatOfTheCardItselfWhereNoOtherWasSpokenOf(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Prueba tiene Fuerza igual a su Coste.", "Este Aliado tiene Fuerza igual a su propio Coste."},
		{card.Ally, "Cuando un Aliado es destruido, Prueba gana tanta Fuerza como su propio Coste.",
			"Cuando un Aliado es destruido, este Aliado gana Fuerza igual a su propio Coste hasta la Fase Final."},
		{card.Talisman, "Destierra un Oro. Un Aliado gana Fuerza igual a su Coste.", "Destierra un Oro. Luego, un Aliado gana Fuerza igual a su propio Coste hasta la Fase Final."},
		{card.Ally, "Si Prueba destruye un Aliado, gana fuerza igual a su coste.",
			"Cuando un Aliado es destruido por este Aliado, este Aliado gana tanta Fuerza como el Coste de esa carta hasta la Fase Final."},
		{card.Ally, "Cuando un Aliado que controles es destruido, Prueba gana Fuerza igual a su Coste.",
			"Cuando un Aliado que controles es destruido, este Aliado gana tanta Fuerza como el Coste de esa carta hasta la Fase Final."},
		{card.Ally, "Cuando entra en juego, destierra un Tótem. Prueba gana tanta Fuerza como su Coste.",
			"Cuando este Aliado entra en juego, destierra un Tótem. Luego, este Aliado gana tanta Fuerza como el Coste de esa carta hasta la Fase Final."},
		{card.Ally, "Cuando entra en juego, destruye un Aliado oponente y gana fuerza igual a su coste.",
			"Cuando este Aliado entra en juego, destruye un Aliado oponente y este Aliado gana tanta Fuerza como el Coste de esa carta hasta la Fase Final."},
		{card.Ally, "En tu Fase de Vigilia, puedes botar la primera carta de tu Mazo Castillo. Si es un Aliado, Prueba gana fuerza igual a su coste.",
			"En tu Fase de Vigilia, puedes botar 1 carta. Luego, si esa carta es un Aliado, este Aliado gana tanta Fuerza como el Coste de esa carta hasta la Fase Final."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Cuando bloquea a un Aliado, Prueba gana fuerza igual a su coste."},
		{card.Ally, "En tu Fase de Vigilia, puedes desterrar 2 Aliados de tu Cementerio. Prueba gana fuerza igual a su coste."},
		{card.Ally, "En tu Fase de Vigilia, puedes robar una carta. Prueba gana fuerza igual a su coste."}, // which nobody else sees
		{card.Weapon, "Cuando un Aliado oponente es destruido, el portador gana fuerza igual a su coste."},
		{card.Talisman, "Descarta un Aliado. Uno de tus Aliados gana fuerza igual a su coste."},
		{card.Talisman, "Destruye un Aliado oponente y gana fuerza igual a su coste."},
	})
}

// As many as were drawn, milled or moved last, or as the damage of the event.
func TestTheSameAmountIsThatOfTheLatestDeed(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Roba hasta 3 cartas. Luego, descarta la misma cantidad.",
			"Roba hasta 3 cartas. Luego, descarta una carta de tu Mano por cada carta de entre esas cartas."},
		{card.Talisman, "Tu oponente bota 4 cartas. Luego, baraja una carta de tu Cementerio por cada carta botada.",
			"Tu oponente bota 4 cartas. Luego, baraja una carta de tu Cementerio por cada carta de entre esas cartas."},
		{card.Talisman, "Baraja hasta 3 cartas de tu Mano y roba la misma cantidad.", "Baraja hasta 3 cartas de tu Mano y roba la misma cantidad de cartas."},
		{card.Ally, "Cuando hace daño al Mazo Castillo oponente, bota la misma cantidad.",
			"Cuando este Aliado hace daño al Mazo Castillo oponente, bota tantas cartas como el daño hecho."},
		{card.Ally, "Cuando hace daño, tu oponente descarta la misma cantidad de cartas.",
			"Cuando este Aliado hace daño al Mazo Castillo oponente, tu oponente descarta tantas cartas de su Mano como el daño hecho."},
		{card.Totem, "Cuando botas cartas, tu oponente roba la misma cantidad de cartas.", "Cuando botas cartas, tu oponente roba el mismo número de cartas."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Roba 1 carta por cada Aliado que controles, hasta un máximo de 3. Luego, descarta 1 carta por cada uno."}, // each Aliado, or each card?
		{card.Talisman, "Cada jugador roba hasta 3 cartas. Luego, cada jugador descarta la misma cantidad."},
		{card.Ally, "Cuando entra en juego, destruye la misma cantidad de Oros."},
	})
}

// Every verb of the sentence takes its cards from those that were looked at, unless it says where
// they lie.
func TestTheNextVerbTakesFromTheCardsLookedAtToo(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira la Mano de tu oponente. Descarta un Aliado y destierra un Oro.",
			"Mira la Mano oponente y descarta un Aliado de entre esas cartas y destierra un Oro de entre esas cartas."},
		{card.Talisman, "Mira la Mano de tu oponente. Destierra todos los Oros y descarta un Aliado.",
			"Mira la Mano oponente y destierra todos los Oros de entre esas cartas y descarta un Aliado de entre esas cartas."},
		{card.Talisman, "Mira la Mano de tu oponente. Descarta un Aliado y destierra un Oro en juego.",
			"Mira la Mano oponente y descarta un Aliado de entre esas cartas y destierra un Oro en juego."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Mira la Mano de tu oponente y descarta un Talismán. Luego, destierra un Aliado."},
	})
}

func TestWhoIsGoneFightsNoMore(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "Cuando un Aliado es destruido, ese Aliado gana 2 a la fuerza."},
		{card.Weapon, "Cuando el portador destruye un Aliado, éste gana 1 a la fuerza."},
		{card.Talisman, "Destruye un Aliado oponente y gana 2 a la fuerza."},
	})
}

func TestTheseCardsAreThoseThatWereMilled(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Bota 5 cartas y baraja los Tótems.", "Bota 5 cartas y baraja todos los Tótems de entre esas cartas."},
		{card.Talisman, "Tu oponente bota 5 cartas. Destierra las Armas botadas.", "Tu oponente bota 5 cartas. Luego, destierra todas las Armas de entre esas cartas."},
		{card.Talisman, "Bota 5 cartas y destierra todos los Tótems.", "Bota 5 cartas y destierra todos los Tótems."},
		{card.Talisman, "Bota 5 cartas y destierra los Tótems oponentes.", "Bota 5 cartas y destierra todos los Tótems oponentes."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Roba 5 cartas y destierra los Tótems."},
		{card.Talisman, "Mira la Mano de tu oponente y descarta un Arma. Destierra los Tótems."}, // of those that are left?
	})
}

func TestEachOneIsMeantByTheSingular(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige cada Tótem oponente para destruirlo.", "Destruye todos los Tótems oponentes."},
	})
	refused(t, prueba, []lone{{card.Ally, "Elige cada Tótem para destruirlo."}})
}

func TestWhoHasAnotherActChoosesWhatElseIsDone(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, puedes hacer que tu oponente bote 3 o buscar un Tótem en tu Mazo Castillo.",
			"Cuando este Aliado entra en juego, puedes elegir entre que tu oponente bote 3 cartas; o buscar un Tótem en tu Mazo Castillo."},
		{card.Talisman, "Haz que tu oponente bote 3 cartas y roba 2.", "Tu oponente bota 3 cartas y tú robas 2 cartas."},
	})
}

func TestWhatWasSaidUntilAPhaseIsOverInIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Un Aliado gana 3 a la Fuerza hasta tu próxima Vigilia. Luego, es destruido.",
			"Un Aliado gana 3 a la Fuerza hasta tu próxima Fase de Vigilia. Luego, destrúyelo en tu próxima Fase de Vigilia."},
		{card.Talisman, "Gana el control de un Tótem oponente hasta tu próxima Agrupación y luego destiérralo.",
			"Gana el control de un Tótem oponente hasta tu próxima Fase de Agrupación y destiérralo al comienzo de tu próximo turno."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Puedes buscar un Tótem en tu Mazo Castillo y ponerlo en tu Mano al final del turno."}, // where is it until then?
	})
}

func TestWhoseCastleMayNotBeSearchedIsSaid(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Tu oponente no puede buscar cartas en su Mazo.", "Tu oponente no puede buscar en su Mazo Castillo."},
		{card.Totem, "Los jugadores no pueden buscar en sus Mazos.", "Los jugadores no pueden buscar en su Mazo Castillo."},
		{card.Totem, "No puedes buscar en tu Mazo Castillo.", "No puedes buscar en tu Mazo Castillo."},
		{card.Totem, "Tu oponente no puede buscar en ningún Mazo Castillo.", "Tu oponente no puede buscar en cualquier Mazo Castillo."},
	})
	refused(t, prueba, []lone{{card.Totem, "Tu oponente no puede buscar en tu Mazo Castillo."}})
}

// What "hay" in cards that were looked at is one of them, unless another place is said.
func TestWhatThereIsAmongTheCardsLookedAt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Tu oponente muestra su Mano. Si hay un Talismán, lo descarta.",
			"Tu oponente muestra su Mano. Luego, si hay entre esas cartas un Talismán, descarta un Talismán de entre esas cartas."},
		{card.Talisman, "Mira la Mano de tu oponente. Si hay 2 o más Oros, destierra uno.",
			"Mira la Mano oponente. Luego, si hay entre esas cartas 2 o más Oros, destierra un Oro de entre esas cartas."},
		{card.Talisman, "Mira las 3 primeras cartas de tu Mazo Castillo. Si hay un Aliado, ponlo en tu Mano.",
			"Mira las 3 primeras cartas de tu Mazo Castillo. Luego, si hay entre esas cartas un Aliado, pon un Aliado de entre esas cartas en tu Mano."},
		{card.Talisman, "Mira la Mano de tu oponente. Si hay un Aliado en juego, roba 1 carta.",
			"Mira la Mano oponente. Luego, si hay un Aliado en juego, roba 1 carta."},
	})
}

// "Lo" and "su" said by a weapon of a fight are its bearer, of whom alone they can be true.
func TestAWeaponSpeaksOfItsBearersFights(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "Los Aliados que lo bloqueen pierden 1 a la fuerza.", "Todos los Aliados que bloqueen al portador pierden 1 a la Fuerza."},
		{card.Weapon, "El portador y los Aliados que lo bloqueen pierden su habilidad.",
			"El portador pierde su Habilidad. Todos los Aliados que bloqueen al portador pierden su Habilidad."},
		{card.Weapon, "En tu Fase de Vigilia, puedes destruir al portador para robar tantas cartas como su fuerza.",
			"En tu Fase de Vigilia, puedes destruir el portador para robar tantas cartas como la Fuerza del portador."},
	})
	refused(t, prueba, []lone{
		{card.Totem, "En tu Fase de Vigilia, roba tantas cartas como su fuerza."},
		{card.Totem, "Tus Aliados no pueden ser afectados por Talismanes de coste menor al suyo."}, // each than its own
		{card.Ally, "Tus Aliados no pueden ser bloqueados por Aliados de fuerza menor a la suya."},
	})
}

// "De lo contrario" after the other player was let do something is what he does, as is "si no lo hace".
func TestWhoeverDidNotDoesOtherwise(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando Prueba ataca, tu oponente puede pagar 1 Oro. De lo contrario, bota 2 cartas.",
			"Cuando este Aliado es declarado atacante, tu oponente bota 2 cartas, a menos que tu oponente pague 1 Oro."},
		{card.Ally, "Cuando Prueba ataca, puedes pagar 1 Oro. De lo contrario, bota 2 cartas.",
			"Cuando este Aliado es declarado atacante, puedes pagar 1 Oro. Luego, si no lo haces, bota 2 cartas."},
	})
}

// Whoever is let do something is who does otherwise, and searches in zones of his own.
func TestTheOtherPlayerActsInZonesOfHisOwn(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige un Aliado. Su controlador puede pagar 1 Oro. Si no lo hace, bota 2 cartas.",
			"Elige un Aliado. Luego, su controlador puede pagar 1 Oro. Luego, si no lo hace, su controlador bota 2 cartas."},
		{card.Ally, "Cuando Prueba es destruido, tu oponente puede buscar un Oro y ponerlo en su Mano.",
			"Cuando este Aliado es destruido, tu oponente puede buscar un Oro en su Mazo Castillo, Cementerio o Destierro y ponerlo en la Mano de su dueño."},
		{card.Gold, "Si Prueba está en tu Reserva de Oro, cuando un Aliado que controles sea destruido, puedes pagarlo para robar una carta.",
			"Cuando un Aliado que controles es destruido, si este Oro está en tu Reserva de Oro, puedes pagar este Oro para robar 1 carta."},
	})
	refused(t, prueba, []lone{
		{card.Totem, "Si controlas exactamente un Aliado, éste gana 2 a la fuerza."},
		{card.Talisman, "Destruye al Aliado bloqueado."}, // by whom?
	})
}
