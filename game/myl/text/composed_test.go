package text

import (
	"testing"

	"castillo/game/card"
)

// What known parts mean together that were never seen together.

func TestSeveralOfTheOptionsAreChosen(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige dos: roba 2 cartas; destruye un Tótem; tu oponente bota 3 cartas.",
			"Elige 2 entre robar 2 cartas; destruir un Tótem; o que tu oponente bote 3 cartas."},
		{card.Ally, "Cuando entra en juego, elige 2 de las siguientes opciones: robar 2 cartas, destruir un Tótem o botar 3 cartas.",
			"Cuando este Aliado entra en juego, elige 2 entre robar 2 cartas; destruir un Tótem; o botar 3 cartas."},
		{card.Talisman, "Elige una opción: robar 2 cartas o botar 3.", "Elige entre robar 2 cartas; o botar 3 cartas."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Elige dos: roba 2 cartas; o destruye un Tótem."}}) // both of them
}

func TestTheObjectiveOfATalismanIsChanged(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Cambia el objetivo de un Talismán oponente.",
			"En respuesta a que una carta sea afectada por Talismanes oponentes, redirige ese efecto a otra carta."},
		{card.Ally, "Puedes destruir a Prueba para cambiar el objetivo de un Talismán por otro objetivo.",
			"En respuesta a que una carta sea afectada por Talismanes, puedes destruir este Aliado para redirigir ese efecto a otra carta."},
		{card.Talisman, "Redirige el efecto de un Talismán oponente a un Aliado que controles.",
			"En respuesta a que una carta sea afectada por Talismanes oponentes, redirige ese efecto a un Aliado que controles."},
	})
}

func TestWhatIsSaidOfACardOfAMano(t *testing.T) {
	const looks = "Cuando este Aliado entra en juego, mira la Mano oponente. Luego, una carta de entre esas cartas no puede ser jugada "
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, mira la Mano de tu oponente y elige una carta. Tu oponente no puede jugar esa carta en su próximo turno.", looks + "en el próximo turno oponente."},
		{card.Ally, "Cuando entra en juego, mira la Mano de tu oponente y elige una carta. Mientras Prueba esté en juego, tu oponente no puede jugarla.", looks + "mientras este Aliado esté en juego."},
		{card.Talisman, "Sube un Aliado oponente. Tu oponente no puede jugarlo en su próximo turno.", "Sube un Aliado oponente. Luego, esa carta no puede ser jugada en el próximo turno oponente."},
		{card.Ally, "Si Prueba está en tu Mano, puedes descartarlo para robar 2 cartas.", "Si este Aliado está en tu Mano, puedes descartar este Aliado para robar 2 cartas."},
		{card.Ally, "Puedes jugar a Prueba en respuesta a la Declaración de Ataque oponente.",
			"En respuesta a la Declaración de Ataque oponente, si este Aliado está en tu Mano, puedes jugar este Aliado."},
		{card.Talisman, "Puedes jugar este Talismán en respuesta a la Declaración de Ataque oponente. Roba 2 cartas.", "En respuesta a la Declaración de Ataque oponente, roba 2 cartas."},
	})
	refused(t, prueba, []lone{{card.Ally, "Si controlas a Prueba, puedes descartarlo para robar 2 cartas."}})
}

func TestHowManyIsCountedForEachPlayerAndForWhatWasPaid(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Cada jugador bota tantas cartas como Aliados controle.", "Cada jugador bota 1 carta por cada Aliado que controle."},
		{card.Talisman, "Paga cualquier cantidad de Oros. Un Aliado gana 1 a la Fuerza por cada Oro pagado de esta forma hasta la Fase Final.",
			"Paga cualquier cantidad de Oros. Luego, un Aliado gana tanta Fuerza como la cantidad de Oros pagados hasta la Fase Final."},
	})
}

func TestWhatIsDoneWithTheCardsOfAnOptionIsPartOfIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Arma o busca un Aliado en tu Mazo Castillo y ponlo en tu Mano.",
			"Elige entre destruir un Arma; o buscar un Aliado en tu Mazo Castillo y ponerlo en tu Mano."},
		{card.Talisman, "Destruye un Arma o mira las 3 primeras cartas de tu Mazo Castillo, pon una en tu Mano y baraja el resto.",
			"Elige entre destruir un Arma; o mirar las 3 primeras cartas de tu Mazo Castillo y poner una carta de entre esas cartas en tu Mano y barajar tu Mazo Castillo."},
		{card.Talisman, "Elige entre destruir un Arma o mirar las 3 primeras cartas de tu Mazo Castillo, poner una en tu Mano y barajar el resto.",
			"Elige entre destruir un Arma; o mirar las 3 primeras cartas de tu Mazo Castillo y poner una carta de entre esas cartas en tu Mano y barajar tu Mazo Castillo."},
		{card.Talisman, "Elige entre mirar las 3 primeras cartas de tu Mazo Castillo, poner una en tu Mano y barajar el resto o destruir un Arma.",
			"Elige entre destruir un Arma; o mirar las 3 primeras cartas de tu Mazo Castillo y poner una carta de entre esas cartas en tu Mano y barajar tu Mazo Castillo."},
		{card.Talisman, "Elige entre buscar un Aliado en tu Mazo Castillo, mostrarlo y ponerlo en tu Mano, o destruir un Arma.",
			"Elige entre destruir un Arma; o buscar un Aliado en tu Mazo Castillo y mostrarlo y ponerlo en tu Mano."},
		{card.Talisman, "Elige entre destruir un Aliado o robar 2 cartas, descartar una y botar 2.",
			"Elige entre destruir un Aliado; o robar 2 cartas y descartar una carta de tu Mano y botar 2 cartas."},
	})
}

func TestWhoIsToldToDoSomethingIsYou(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Tu oponente bota 2 cartas y busca un Aliado en tu Cementerio y ponlo en tu Mano.",
			"Tu oponente bota 2 cartas y tú buscas un Aliado en tu Cementerio y ponlo en tu Mano."},
		{card.Talisman, "Tu oponente descarta una carta y, si controlas un Tótem, baraja 2 cartas de tu Cementerio en tu Mazo Castillo.",
			"Tu oponente descarta una carta de su Mano y si controlas un Tótem, tú barajas 2 cartas de tu Cementerio."},
		{card.Talisman, "Tu oponente bota 2 cartas y luego destruye un Aliado oponente.", "Tu oponente bota 2 cartas y tú destruyes un Aliado oponente."},
		{card.Talisman, "Tu oponente bota 2 cartas y destruye uno de sus Aliados.", "Tu oponente bota 2 cartas y tu oponente destruye un Aliado que controle."},
		{card.Talisman, "Tu oponente bota 2 cartas y roba 1 carta.", "Tu oponente bota 2 cartas y tu oponente roba 1 carta."},
		{card.Talisman, "Cada jugador bota 2 cartas y pon un Aliado de tu Cementerio en tu Mano.", "Cada jugador bota 2 cartas y tú pones un Aliado de tu Cementerio en tu Mano."},
		{card.Talisman, "Cada jugador bota 2 cartas y baraja 2 cartas de su Cementerio.", "Cada jugador bota 2 cartas y cada jugador baraja 2 cartas de su Cementerio."},
	})
}

func TestWhatIsSaidWhereTheBearerIsNoSuchGoesOnAboutHim(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "Si el portador no es un Dragón, no puede ser afectado por Talismanes.", "Si el portador no es de raza Dragón, el portador no puede ser afectado por Talismanes."},
		{card.Weapon, "Mientras el portador no sea un Dragón, es Indestructible.", "Si el portador no es de raza Dragón, el portador es Indestructible."},
	})
}

func TestWhatIsDoneWhenATimeBeginsIsDoneThenWhereverItStands(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Puedes, al comienzo de tu Vigilia, robar 1 carta.", "Al comienzo de tu Fase de Vigilia, puedes robar 1 carta."},
		{card.Ally, "Si controlas un Tótem, puedes, al inicio de tu turno, destruir un Arma.", "Al comienzo de tu Fase de Agrupación, si controlas un Tótem, puedes destruir un Arma."},
		{card.Ally, "Puedes pagar 1 Oro al comienzo de tu Vigilia para robar 1 carta.", "Al comienzo de tu Fase de Vigilia, puedes pagar 1 Oro para robar 1 carta."},
	})
}

func TestWhatAvoidsSomethingMayStandInFrontOfIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, a menos que tu oponente descarte una carta, destruye un Aliado.",
			"Cuando este Aliado entra en juego, destruye un Aliado, a menos que tu oponente descarte una carta de su Mano."},
		{card.Talisman, "Si tu oponente no paga 2 Oros, puedes robar 2 cartas.", "Roba 2 cartas, a menos que tu oponente pague 2 Oros."},
		{card.Ally, "En tu Vigilia, si no pagas 1 Oro, destruye este Aliado.", "En tu Fase de Vigilia, destruye este Aliado, a menos que pagues 1 Oro."},
		{card.Ally, "A menos que controles un Tótem, este Aliado no puede atacar.", "Este Aliado solo puede atacar si controlas un Tótem."},
		{card.Totem, "A menos que tu oponente controle un Tótem, tus Aliados ganan 1 a la fuerza.", "Si tu oponente no controla un Tótem, tus Aliados ganan 1 a la Fuerza."},
		{card.Ally, "Cuando entra en juego, si descartas una carta, roba 2 cartas.", "Cuando este Aliado entra en juego, puedes descartar una carta de tu Mano para robar 2 cartas."},
		{card.Talisman, "Si destruyes un Aliado que controles, tu oponente bota 4 cartas.", "Destruye un Aliado que controles para que tu oponente bote 4 cartas."},
	})
	refused(t, prueba, []lone{
		{card.Totem, "En tu Vigilia, si descartas una carta, roba 1 carta."},
		{card.Talisman, "Si tu oponente no destruye un Aliado que controle, destrúyelo."},
	})
}

func TestWhatIsAnsweredMayStandBehindTheAnswer(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Puedes destruir este Aliado para destruir un Arma en respuesta a que tu oponente juegue un Talismán.",
			"En respuesta a que tu oponente juegue un Talismán, puedes destruir este Aliado para destruir un Arma."},
		{card.Ally, "Puedes buscar un Tótem en tu Mazo Castillo y ponerlo en juego en respuesta a un ataque oponente.",
			"En respuesta a la Declaración de Ataque oponente, puedes buscar un Tótem en tu Mazo Castillo y ponerlo en juego."},
		{card.Ally, "Puedes pagar 1 Oro para subir un Aliado en respuesta a que este Aliado sea destruido.",
			"En respuesta a que este Aliado sea destruido, puedes pagar 1 Oro para subir un Aliado."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Puedes pagar 1 Oro para destruirlo en respuesta a que un Aliado oponente ataque."},
		{card.Ally, "Puedes pagar 1 Oro para subir un Aliado en respuesta a que sea destruido."},
	})
}

func TestSuLineaIsOfWhoseTheCardsAre(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Aliado oponente en su Línea de Defensa.", "Destruye un Aliado de la Línea de Defensa oponente."},
		{card.Talisman, "Destruye un Aliado de tu oponente que esté en su Línea de Ataque.", "Destruye un Aliado de la Línea de Ataque oponente."},
		{card.Ally, "Cuando entra en juego, elige un Aliado oponente en su Línea de Defensa para destruirlo.", "Cuando este Aliado entra en juego, destruye un Aliado de la Línea de Defensa oponente."},
	})
}

func TestHowLongItLastsMayStandBeforeItsVerb(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Tus Aliados hasta la Fase Final no pueden bloquear.", "Tus Aliados no pueden bloquear hasta la Fase Final."},
		{card.Talisman, "Dos Aliados oponentes, este turno, ganan 2 a la fuerza.", "2 Aliados oponentes ganan 2 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "Un Aliado por el resto del juego es Imbloqueable.", "Un Aliado es Imbloqueable por el resto del juego."},
	})
}

func TestWhatWasDoneIsAskedInThePastToo(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Descarta una carta de tu Mano. Luego, si lo hiciste, destierra un Tótem.", "Descarta una carta de tu Mano para desterrar un Tótem."},
	})
}

func TestOnlyAliadosHaveAFuerzaToCompareWith(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, destruye un Aliado oponente de igual o menor fuerza.", "Cuando este Aliado entra en juego, destruye un Aliado oponente de Fuerza igual o menor a la Fuerza de este Aliado."},
		{card.Totem, "Cuando un Aliado que controles es destruido, destruye un Aliado oponente de igual o menor fuerza.",
			"Cuando un Aliado que controles es destruido, destruye un Aliado oponente de Fuerza igual o menor a la Fuerza de esa carta."},
	})
	refused(t, prueba, []lone{
		{card.Totem, "Cuando entra en juego, destruye un Aliado oponente de igual o menor fuerza."},
		{card.Weapon, "Cuando entra en juego, destruye un Aliado oponente de igual fuerza."},
	})
}
