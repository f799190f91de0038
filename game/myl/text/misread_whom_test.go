package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhoseItIsIsNotGuessed(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Talisman, "Tu oponente bota 2 cartas. Después de eso, bota 3 cartas."},
		{card.Talisman, "Tu oponente descarta una carta. Además, destruye un Aliado."},
		{card.Talisman, "Si tu oponente tiene 4 o más cartas en su Mano, descarta 2 cartas."},
		{card.Talisman, "Si tu oponente no controla Tótems, bota 2 cartas."},
		{card.Talisman, "Anula un Talismán, a menos que tu oponente pague 2 Oros. Si lo hace, roba una carta."},
		{card.Ally, "Si quieres atacar, debes pagar 1 Oro."},
		{card.Ally, "Tu oponente debe pagar 1 Oro para activar la habilidad de un Aliado."},
		{card.Ally, "Cuando este Aliado sale del juego, la carta desterrada vuelve a la Mano de su dueño."},
		{card.Ally, "En tu Fase de Vigilia, puedes poner la carta desterrada en tu Mano."},
		{card.Ally, "Si un Aliado oponente está en la Línea de Ataque, pierde 1 a la fuerza."},
		{card.Ally, "Cuando un Dragón que controles bloquea a un Aliado oponente, puedes pagar 1 Oro para que pierda 2 a la fuerza."},
		{card.Ally, "Cuando un Aliado oponente bloquea a un Dragón que controles, roba 1 carta."},
		{card.Weapon, "Si el portador hace daño al Mazo Castillo oponente, puedes mirar la carta botada y ponerla en el tope de su Mazo."},
		{card.Weapon, "Solo un Dragón puede portar esta Arma, y ganará 2 a la fuerza si ataca solo."},
		{card.Ally, "Prueba no puede atacar y tus demás Aliados ganan 1 a la fuerza si controlas un Tótem."},
		{card.Talisman, "Destruye un Aliado oponente y un Tótem. Si era de coste 3 o más, roba una carta."},
	})
}

func TestHowOftenAndHowFarIsNotGuessed(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Talisman, "Roba una carta o descarta una y roba dos."},
		{card.Ally, "Puedes descartar una carta o pagar 1 Oro y destruir este Aliado para robar 2 cartas."},
		{card.Ally, "Cuando tu oponente robe una o más cartas, debe botar 2 cartas."},
		{card.Ally, "Cuando uno o más Aliados oponentes sean destruidos, roba 1 carta."},
		{card.Ally, "Tus Aliados de raza Dragón y los de raza Héroe de coste 3 o más ganan 1 a la fuerza."},
		{card.Gold, "Si pagas este Oro para jugar un Arma, genera 1 Oro."},
	})
}

func TestTheBearerJustNamedIsHe(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "Cuando entra en juego, puedes agrupar al portador y moverlo a la Línea de Defensa.",
			"Cuando esta Arma entra en juego, puedes agrupar el portador y poner el portador en tu Línea de Defensa."},
		{card.Ally, "Cuando un Aliado oponente es declarado bloqueador, destruye un Arma que porte.",
			"Cuando un Aliado oponente es declarado bloqueador, destruye un Arma portada por esa carta."},
		{card.Weapon, "En tu Fase Final, destruye al portador y ponla en tu Mano.", "En tu Fase Final, destruye el portador y sube esta Arma."},
	})
}

func TestACardCalledByItsNameIsOneOfThatName(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, Brasa es destruido.", "Cuando este Aliado entra en juego, destruye un «Brasa»."},
		{card.Talisman, "Brasa gana 2 a la fuerza hasta la Fase Final.", "Un «Brasa» gana 2 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Brasa gana 2 a la fuerza.", "Todos los «Brasa» ganan 2 a la Fuerza."},
	})
}

func TestWhatIsNotOfANameIsNoCopyEither(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, puedes buscar un Aliado que no sea Prueba en tu Mazo Castillo y ponerlo en tu Mano.",
			"Cuando este Aliado entra en juego, puedes buscar un Aliado que no sea «Prueba» en tu Mazo Castillo y ponerlo en tu Mano."},
		{card.Talisman, "Busca en tu Mazo Castillo un Aliado o un Talismán, excepto Prueba, y ponlo en tu Mano.",
			"Busca un Aliado o Talismán que no sea «Prueba» en tu Mazo Castillo y ponlo en tu Mano."},
		{card.Talisman, "Destruye un Aliado que no sea «Brasa».", "Destruye un Aliado que no sea «Brasa»."},
		{card.Ally, "Tus Aliados que no sean este Aliado ganan 1 a la fuerza.", "Tus demás Aliados ganan 1 a la Fuerza."},
	})
}

func TestTheGreaterNumberStandsInForTheLesser(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Un Aliado gana 1 a la fuerza y es Imbloqueable hasta la Fase Final. Si es un Dragón, gana 2 a la fuerza.",
			"Elige un Aliado. Luego, si esa carta es de raza Dragón, esa carta gana 2 a la Fuerza y es Imbloqueable hasta la Fase Final. Luego, si no es así, esa carta gana 1 a la Fuerza y es Imbloqueable hasta la Fase Final."},
		{card.Talisman, "Un Aliado gana 2 a la fuerza hasta la Fase Final. Si es un Dragón, también gana 3 a la fuerza.",
			"Un Aliado gana 2 a la Fuerza hasta la Fase Final. Luego, si esa carta es de raza Dragón, esa carta gana 3 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "Tus Aliados ganan 1 a la fuerza hasta la Fase Final. Si son Dragones, ganan 2 a la fuerza.",
			"Tus Aliados ganan 1 a la Fuerza hasta la Fase Final. Luego, tus Aliados de raza Dragón ganan 1 a la Fuerza hasta la Fase Final."},
	})
}

func TestWhereAChosenCardIsMayBeOnEitherSide(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, elige un Aliado oponente. Si está en la Línea de Ataque, destrúyelo.",
			"Cuando este Aliado entra en juego, elige un Aliado oponente. Luego, si esa carta está en una Línea de Ataque, destrúyelo."},
		{card.Talisman, "Elige un Oro oponente. Si está en la Zona de Oro Pagado, destrúyelo.", "Elige un Oro oponente. Luego, si esa carta está en una Zona de Oro Pagado, destrúyelo."},
		{card.Talisman, "Destruye los Aliados atacantes cuya fuerza sea mayor a la cantidad de Aliados que controles.",
			"Destruye todos los Aliados atacantes de Fuerza mayor que el número de Aliados que controles."},
	})
}
