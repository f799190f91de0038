package text

import (
	"testing"

	"castillo/game/card"
)

func TestAConditionWithoutATimeGoesOnWithTheAbilityBefore(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, puedes desterrar una carta del Cementerio oponente. Si controlas otro Aliado, roba una carta.",
			"Cuando este Aliado entra en juego, puedes desterrar una carta del Cementerio oponente. Luego, si controlas otro Aliado, roba 1 carta."},
		{card.Ally, "Cuando ataca, tu oponente bota 2 cartas. Si controlas un Tótem, también roba una carta.",
			"Cuando este Aliado es declarado atacante, tu oponente bota 2 cartas. Luego, si controlas un Tótem, roba 1 carta."},
		{card.Totem, "En tu Fase de Vigilia, una vez por turno, puedes botar una carta. Si controlas 3 o más Aliados, tu oponente descarta una carta.",
			"En tu Fase de Vigilia, una vez por turno, puedes botar 1 carta. Luego, si controlas 3 o más Aliados, tu oponente descarta una carta de su Mano."},
	})
	readAs(t, prueba, []wording{ // nor has what is done once, or for nothing, a time without them
		{card.Gold, "Cuando entra en juego, cada jugador bota 2 cartas. Baraja una carta de tu Cementerio en tu Mazo Castillo.",
			"Cuando este Oro entra en juego, cada jugador bota 2 cartas. Luego, baraja una carta de tu Cementerio."},
		{card.Ally, "Cuando ataca, gana 2 a la Fuerza. Destruye un Tótem oponente.",
			"Cuando este Aliado es declarado atacante, este Aliado gana 2 a la Fuerza hasta la Fase Final. Luego, destruye un Tótem oponente."},
		{card.Ally, "Cuando entra en juego, puedes buscar una carta en tu Mazo Castillo y ponerla en tu Cementerio. Puedes barajar una carta de tu Cementerio.",
			"Cuando este Aliado entra en juego, puedes buscar una carta en tu Mazo Castillo y ponerla en el Cementerio de su dueño. Luego, puedes barajar una carta de tu Cementerio."},
		{card.Ally, "Cuando entra en juego, roba una carta. Puedes pagar 2 Oros para robar una carta.",
			"Cuando este Aliado entra en juego, roba 1 carta. Puedes pagar 2 Oros para robar 1 carta."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Si controlas otro Aliado, roba una carta."},
		{card.Ally, "Cuando entra en juego, un Aliado oponente gana 2 a la Fuerza hasta la Fase Final. Destrúyelo."},
		{card.Ally, "Cuando entra en juego, roba una carta. Si este Aliado está en tu Cementerio, tu oponente bota 2 cartas."},
		{card.Ally, "Cuando entra en juego, roba una carta. Mientras controles un Tótem, tu oponente bota 2 cartas."},
	})
}

func TestWordsThatJoinSentencesMeanTheSame(t *testing.T) {
	const otherwise = "Si controlas un Tótem, roba 3 cartas. Luego, si no es así, roba 1 carta."
	const besides = "Este Aliado gana 2 a la Fuerza y no puede bloquear."
	const while = "Si controlas un Tótem, este Aliado gana 2 a la Fuerza."
	readAs(t, prueba, []wording{
		{card.Talisman, "Si controlas un Tótem, roba 3 cartas. En caso contrario, roba 1 carta.", otherwise},
		{card.Talisman, "Si controlas un Tótem, roba 3 cartas. De otra forma, roba 1 carta.", otherwise},
		{card.Talisman, "Roba 1 carta. Si controlas un Tótem, roba 3 cartas en cambio.", otherwise},
		{card.Ally, "Gana 2 a la Fuerza, sin embargo, no puede bloquear.", besides},
		{card.Ally, "Gana 2 a la Fuerza. No obstante, no puede bloquear.", besides},
		{card.Ally, "Cuando controles un Tótem, gana 2 a la Fuerza.", while},
		{card.Ally, "Gana 2 a la Fuerza cuando controlas un Tótem.", while},
		{card.Ally, "Gana 2 a la Fuerza con tal que controles un Tótem.", while},
		{card.Ally, "Puede bloquear Aliados aunque sean Imbloqueables.", "Este Aliado puede bloquear Aliados Imbloqueables."},
		{card.Ally, "Puede atacar aunque haya entrado en juego este turno.", "Este Aliado puede atacar el turno que entra en juego."},
		{card.Ally, "No puede ser bloqueado, a menos que sea por Aliados de raza Dragón.", "Este Aliado solo puede ser bloqueado por Aliados de raza Dragón."},
	})
	refused(t, prueba, []lone{{card.Ally, "Cuando controles 3 Tótems, roba una carta."}})
}

func TestHowManyMayBeSaidInManyWords(t *testing.T) {
	const most = "Si controlas 2 o menos Aliados, este Aliado gana 1 a la Fuerza."
	const any = "Destruye 1 o más Aliados que controles."
	const each = "2 Aliados ganan 1 a la Fuerza hasta la Fase Final."
	const one = "Elige 2 Aliados. Luego, destruye una carta de entre esas cartas."
	readAs(t, prueba, []wording{
		{card.Ally, "Si controlas como máximo 2 Aliados, gana 1 a la Fuerza.", most},
		{card.Ally, "Si controlas 2 Aliados como máximo, gana 1 a la Fuerza.", most},
		{card.Ally, "Si controlas no más de 2 Aliados, gana 1 a la Fuerza.", most},
		{card.Ally, "Si controlas mínimo 2 Aliados, gana 1 a la Fuerza.", "Si controlas 2 o más Aliados, este Aliado gana 1 a la Fuerza."},
		{card.Talisman, "Destruye un Aliado con una Fuerza de 3 o menos.", "Destruye un Aliado de Fuerza 3 o menos."},
		{card.Talisman, "Destruye un Aliado de Fuerza menor que 4.", "Destruye un Aliado de Fuerza 3 o menos."},
		{card.Talisman, "Destruye al menos un Aliado que controles.", any},
		{card.Talisman, "Destruye entre 1 y 2 Aliados.", "Destruye 1 o 2 Aliados."},
		{card.Talisman, "Destruye los Aliados que controles que quieras.", "Destruye cualquier cantidad de Aliados que controles."},
		{card.Talisman, "Elige 2 Aliados. Cada uno de ellos gana 1 a la Fuerza hasta la Fase Final.", each},
		{card.Talisman, "Elige 2 Aliados. Los dos ganan 1 a la Fuerza hasta la Fase Final.", each},
		{card.Talisman, "Elige 2 Aliados. Los elegidos ganan 1 a la Fuerza hasta la Fase Final.", each},
		{card.Talisman, "Elige 2 Aliados. Destruye cualquiera de ellos.", one},
		{card.Talisman, "Elige 2 Aliados. Destruye uno de esos Aliados.", one},
		{card.Talisman, "Mira las 3 primeras cartas de tu Mazo Castillo. Pon una en tu Mano y las otras dos en tu Cementerio.",
			"Mira las 3 primeras cartas de tu Mazo Castillo y pon una carta de entre esas cartas en tu Mano y pon el resto en el Cementerio de su dueño."},
		{card.Talisman, "Destruye un Aliado que no controles.", "Destruye un Aliado oponente."},
		{card.Talisman, "Destruye todos los Aliados menos los de raza Dragón.", "Destruye todos los Aliados que no sean de raza Dragón."},
		{card.Ally, "Cuando entra en juego, ambos deben descartar una carta.", "Cuando este Aliado entra en juego, cada jugador descarta una carta de su Mano."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Destruye 2 de tus Aliados oponentes."},
		{card.Talisman, "Destruye al menos 2 Aliados que controles."},
	})
}

func TestUntilATurnIsOver(t *testing.T) {
	const theirs = "Tus Aliados son Indestructibles hasta el final del próximo turno oponente."
	const yours = "Tus Aliados son Indestructibles hasta el final de tu próximo turno."
	readAs(t, prueba, []wording{
		{card.Talisman, "Tus Aliados son Indestructibles hasta que finalice el próximo turno de tu oponente.", theirs},
		{card.Talisman, "Tus Aliados son Indestructibles hasta la Fase Final del próximo turno oponente.", theirs},
		{card.Talisman, "Tus Aliados son Indestructibles hasta que termine tu próximo turno.", yours},
		{card.Talisman, "Tus Aliados son Indestructibles hasta la Fase Final de tu siguiente turno.", yours},
		{card.Talisman, "Hasta que comience la Fase Final, tus Aliados son Indestructibles.", "Tus Aliados son Indestructibles hasta la Fase Final."},
		{card.Talisman, "En el turno siguiente de tu oponente, tu oponente no puede declarar ataque.", "Tu oponente no puede declarar ataque en el próximo turno oponente."},
	})
}

func TestBetweenTheStepsOfABattle(t *testing.T) {
	const blocked = "En respuesta a la Declaración de Bloqueo, puedes destruir este Aliado para robar 1 carta."
	readAs(t, prueba, []wording{
		{card.Ally, "Antes de la Guerra de Talismanes, puedes destruir este Aliado para robar una carta.", blocked},
		{card.Ally, "Después de la Declaración de Bloqueo, puedes destruir este Aliado para robar una carta.", blocked},
		{card.Ally, "Tras la Declaración de Ataque, puedes pagar 1 Oro para robar una carta.", "En respuesta a la Declaración de Ataque, puedes pagar 1 Oro para robar 1 carta."},
		{card.Ally, "En cualquier momento de tu Fase de Vigilia, puedes pagar 1 Oro para robar una carta.", "En tu Fase de Vigilia, puedes pagar 1 Oro para robar 1 carta."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Antes de la Guerra de Talismanes, destruye un Aliado."},
		{card.Ally, "Antes de la Fase Final, puedes robar una carta."},
	})
}

func TestWhatIsExiledForATimeComesBackWhenItIsOver(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destierra un Aliado oponente hasta que finalice su próximo turno. Luego vuelve a la Línea de Defensa de su dueño.",
			"Destierra un Aliado oponente hasta el final del próximo turno oponente."},
		{card.Talisman, "Destierra un Aliado que controles hasta tu próxima Vigilia.", "Destierra un Aliado que controles hasta tu próxima Fase de Vigilia."},
	})
}

func TestAsLongAsTheCardIsInPlay(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, elige un Aliado oponente para que no pueda atacar siempre que este Aliado esté en juego.",
			"Cuando este Aliado entra en juego, un Aliado oponente no puede atacar mientras este Aliado esté en juego."},
		{card.Talisman, "2 Aliados pierden su Habilidad siempre que estén en juego.", "2 Aliados pierden su Habilidad por el resto del juego."},
	})
}

func TestDichoSpeaksOfTheCardSpokenOfLast(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Cuando entra en juego, elige un Aliado, dicho Aliado no puede atacar hasta la Fase Final.", "Cuando este Tótem entra en juego, un Aliado no puede atacar hasta la Fase Final."},
		{card.Ally, "Cuando entra en juego, mira la primera carta de tu Mazo Castillo. Luego, pon dicha carta en tu Cementerio.",
			"Cuando este Aliado entra en juego, mira la primera carta de tu Mazo Castillo y ponla en el Cementerio de su dueño."},
		{card.Talisman, "En respuesta a que un jugador juegue un Aliado, dicho Aliado pierde su Habilidad.", "En respuesta a que un jugador juegue un Aliado, esa carta pierde su Habilidad hasta la Fase Final."},
		{card.Ally, "Si está en tu Cementerio, puedes pagar 2 Oros para ponerlo en la Mano.", "Si este Aliado está en tu Cementerio, puedes pagar 2 Oros para poner este Aliado en tu Mano."},
	})
}

func TestACardThatAConditionFindsIsTheOneSpokenOfThen(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Si Ulfar está en tu Cementerio, puedes pagar 2 Oros para ponerlo en juego.",
			"Si tienes un «Ulfar» en tu Cementerio, puedes pagar 2 Oros para poner un «Ulfar» de tu Cementerio en juego."},
		{card.Ally, "Cuando entra en juego, si tu oponente controla un Tótem, destrúyelo.",
			"Cuando este Aliado entra en juego, si tu oponente controla un Tótem, destruye un Tótem oponente."},
		{card.Talisman, "Si hay un Tótem en tu Cementerio, ponlo en tu Mano.", "Si tienes un Tótem en tu Cementerio, pon un Tótem de tu Cementerio en tu Mano."},
		{card.Ally, "Cuando entra en juego, si tu oponente controla a Ulfar, puedes ponerlo en tu Línea de Defensa. En la Fase Final, Ulfar vuelve a la Línea de Ataque oponente.",
			"Cuando este Aliado entra en juego, si tu oponente controla un «Ulfar», puedes poner un «Ulfar» oponente en tu Línea de Defensa. Luego, en la Fase Final, ponlo en la Línea de Ataque oponente."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Cuando este Aliado es destruido, si hay un Aliado en tu Cementerio, ponlo en juego."},
		{card.Ally, "Si controlas un Tótem, puedes destruirlo."},
	})
}

func TestWhereACardIsPutMayBeChosen(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Gold, "Cuando entra en juego, puedes mover este Oro a tu Zona de Oro Pagado para mirar la primera carta de tu Mazo Castillo y ponerla en tu Mano o en tu Cementerio.",
			"Cuando este Oro entra en juego, puedes poner este Oro en tu Zona de Oro Pagado para mirar la primera carta de tu Mazo Castillo y elegir entre poner esa carta en tu Mano; o poner esa carta en el Cementerio de su dueño."},
		{card.Talisman, "Pon una carta de tu Cementerio en tu Mano o en el fondo de tu Mazo Castillo.",
			"Elige una carta de tu Cementerio y elige entre ponerla en el fondo de su Mazo Castillo; o ponerla en tu Mano."},
		{card.Talisman, "Pon una carta oponente en juego de coste 2 o menos en el fondo del Mazo Castillo de su dueño.", "Pon una carta oponente de Coste 2 o menos en el fondo de su Mazo Castillo."},
	})
}

func TestYourOtherAlliesEverywhere(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "El portador gana 1 a la Fuerza por cada Arma que porten tus otros Aliados.", "El portador gana 1 a la Fuerza por cada Arma portada por otro Aliado que controles."},
		{card.Ally, "Cuando es declarado bloqueador, puedes desterrar el Aliado atacante al final del turno.",
			"Cuando este Aliado es declarado bloqueador, puedes desterrar el Aliado que bloquee, en la Fase Final."},
	})
}
