package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhoDoesWhatHeMayInTheTurnItComesIn(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Tus Dragones pueden atacar el turno en que entran en juego. Si lo hacen, ganan 1 a la Fuerza.",
			"Tus Aliados de raza Dragón pueden atacar el turno que entran en juego. Cuando un Aliado de raza Dragón que controles es declarado atacante, si esa carta entró en juego este turno, esa carta gana 1 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "Un Aliado que controles puede atacar el turno que entra en juego. Si lo hace, roba una carta.",
			"Un Aliado que controles puede atacar el turno que entra en juego hasta la Fase Final. Luego, hasta la Fase Final, cuando esa carta es declarada atacante, si esa carta entró en juego este turno, roba 1 carta."},
		{card.Ally, "Puede atacar el turno que entra en juego. Si lo hace, roba una carta.",
			"Este Aliado puede atacar el turno que entra en juego. Cuando este Aliado es declarado atacante, si este Aliado entró en juego este turno, roba 1 carta."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Tus Aliados pueden bloquear un Aliado adicional este turno. Si lo hacen, ganan 1 a la Fuerza."},
	})
}

func TestWhatJoinsMayStandBetweenCommas(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Roba dos cartas y, a continuación, descarta una.", "Roba 2 cartas. Luego, descarta una carta de tu Mano."},
		{card.Weapon, "El portador gana 1 a la Fuerza y, asimismo, no puede ser bloqueado por Sombras.", "El portador gana 1 a la Fuerza y no puede ser bloqueado por Aliados de raza Sombra."},
		{card.Weapon, "El portador gana 2 a la Fuerza; a su vez, si es un Héroe, es Imbloqueable.", "El portador gana 2 a la Fuerza. Si el portador es de raza Héroe, el portador es Imbloqueable."},
		{card.Talisman, "Tu oponente descarta una carta; de no hacerlo, bota 3 cartas.", "Tu oponente descarta una carta de su Mano. Luego, si no lo haces, tu oponente bota 3 cartas."},
		{card.Talisman, "Tu oponente debe descartar una carta o pagar 2 Oros, a su elección.", "Tu oponente elige entre descartar una carta de su Mano; o pagar 2 Oros."},
		{card.Talisman, "Busca, en tu Mazo Castillo, un Arma y ponla en tu Mano.", "Busca un Arma en tu Mazo Castillo y ponla en tu Mano."},
		{card.Ally, "Además de pagar su coste, debes destruir un Oro para jugar a Prueba.", "Para jugar este Aliado, debes destruir un Oro."},
		{card.Talisman, "Los Aliados oponentes no pueden bloquear hasta que comience tu próximo turno.", "Todos los Aliados oponentes no pueden bloquear hasta tu próxima Fase de Vigilia."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Tu oponente debe destruir un Aliado; de no poder hacerlo, roba 2 cartas."}, // he, or you?
	})
}

func TestHowItIsPaidMayStandBehindPuedes(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "En tu Vigilia puedes, pagando 2 Oros, destruir un Arma.", "En tu Fase de Vigilia, puedes pagar 2 Oros para destruir un Arma."},
		{card.Ally, "Puedes, una vez por turno y descartando una carta, agrupar este Aliado.", "Una vez por turno, puedes descartar una carta de tu Mano para agrupar este Aliado."},
		{card.Ally, "Cuando un Aliado oponente ataque, puedes, pagando 1 Oro, destruirlo.", "Cuando un Aliado oponente es declarado atacante, puedes pagar 1 Oro para destruirlo."},
		{card.Ally, "Cuando un Aliado que controles sea destruido, puedes, descartando una carta, devolverlo a tu Mano.", "Cuando un Aliado que controles es destruido, puedes descartar una carta de tu Mano para poner dicha carta en tu Mano."},
		{card.Ally, "Si fuese a ser destruido, puedes, en vez de ello, desterrar 2 cartas de tu Cementerio.", "Puedes desterrar 2 cartas de tu Cementerio para prevenir que este Aliado sea destruido."},
	})
}

func TestAnAsideMayHaveTheSubjectOfItsClause(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Tus Dragones, cuando atacan, ganan 1 a la Fuerza.", "Cuando un Aliado de raza Dragón que controles es declarado atacante, esa carta gana 1 a la Fuerza hasta la Fase Final."},
		{card.Totem, "Los Aliados oponentes, si portan un Arma, pierden 1 a la Fuerza.", "Todos los Aliados oponentes que porten un Arma pierden 1 a la Fuerza."},
		{card.Talisman, "Tu oponente, si controla 3 o más Aliados, debe destruir uno de ellos.", "Si tu oponente controla 3 o más Aliados, tu oponente destruye un Aliado que controle."},
		{card.Ally, "Tu oponente, cuando juega un Talismán, bota 2 cartas.", "Cuando tu oponente juega un Talismán, tu oponente bota 2 cartas."},
		{card.Ally, "Este Aliado, mientras esté en tu Línea de Defensa, gana 2 a la Fuerza.", "Si este Aliado está en tu Línea de Defensa, este Aliado gana 2 a la Fuerza."},
	})
}

func TestWhatIsAskedOfACardThatIsPickedIsWhatItHasToBe(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Anula un Talismán, siempre que sea de Coste 2 o menos.", "Anula un Talismán de Coste 2 o menos."},
		{card.Talisman, "Destruye un Aliado si su Fuerza es 2 o menos.", "Destruye un Aliado de Fuerza 2 o menos."},
		{card.Ally, "Cuando entra en juego, sube un Aliado siempre que éste sea de Coste 3.", "Cuando este Aliado entra en juego, sube un Aliado de Coste 3."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Destruye un Dragón si es un Héroe."},
		{card.Ally, "Cuando entra en juego, sube un Aliado si su Fuerza es 2 o menos."}, // whose?
	})
}

func TestAquelIsTheOneAtHand(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige un Aliado oponente. Aquél pierde 2 a la Fuerza hasta la Fase Final.", "Un Aliado oponente pierde 2 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Aquellos Aliados que bloqueen a Prueba pierden 1 a la Fuerza.", "Todos los Aliados que bloqueen a este Aliado pierden 1 a la Fuerza."},
	})
}

func TestOptionsMayStandBehindBullets(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige uno: - Destruye un Aliado. - Destruye un Arma.", "Elige entre destruir un Aliado; o destruir un Arma."},
		{card.Talisman, "Elige dos: • Destruye un Aliado. • Roba 2 cartas. • Tu oponente bota 3 cartas.", "Elige 2 entre destruir un Aliado; robar 2 cartas; o que tu oponente bote 3 cartas."},
		{card.Talisman, "Elige dos de las siguientes: destruye un Aliado; roba 2 cartas; tu oponente bota 3 cartas.", "Elige 2 entre destruir un Aliado; robar 2 cartas; o que tu oponente bote 3 cartas."},
		{card.Talisman, "Un Aliado gana -2 a la Fuerza.", "Un Aliado pierde 2 a la Fuerza hasta la Fase Final."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Elige uno: Destruye un Aliado."}, // between what?
	})
}

func TestFromThereIsOutOfTheManoThatWasLookedAt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira la Mano de tu oponente. Descarta de ahí un Talismán.", "Mira la Mano oponente y descarta un Talismán de entre esas cartas."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Busca en tu Cementerio un Aliado. De ahí, destierra 2 cartas."},
	})
}
