package text

import (
	"testing"

	"castillo/game/card"
)

// What one print says in one order or construction and another in another.
var prints = []paraphrase{
	// What is always true of a card, in any order and in one sentence or two.
	{card.Ally, []string{
		"Este Aliado es Imbloqueable y puede atacar el turno que entra en juego. Cuando este Aliado hace daño al Mazo Castillo oponente, roba 1 carta.",
		"Imbloqueable. Puede atacar cuando entra en juego. Cuando hace daño al Mazo Castillo oponente, roba una carta.",
		"Puede atacar el turno que entra en juego. Cuando haga daño al Mazo Castillo oponente, roba 1 carta. Imbloqueable.",
	}},
	{card.Ally, []string{
		"Tus demás Aliados de raza Héroe ganan 1 a la Fuerza y no pueden ser barajados. Solo puedes tener una copia de este Aliado en juego. Carta Única.",
		"Única. Tus otros Héroes no pueden ser barajados y ganan 1 a la fuerza. Sólo puedes controlar un Sir Ansel.",
	}},
	{card.Ally, []string{
		"Este Aliado puede portar cualquier cantidad de Armas. Si este Aliado porta 3 o más Armas, este Aliado es Indestructible.",
		"Sir Ansel puede portar más de un Arma, si porta más de 2 Armas es indestructible.",
		"Puede portar más de un Arma. Mientras porte tres o más Armas es Indestructible.",
	}},
	{card.Totem, []string{
		"Puedes pagar 1 Oro para buscar un Aliado en tu Mazo Castillo, Cementerio o Destierro y ponerlo en tu Mano.",
		"Puedes pagar 1 Oro para buscar un Aliado en tu Cementerio, Zona de Destierro o Mazo Castillo y ponerlo en tu Mano.",
	}},
	{card.Ally, []string{
		"Para que este Aliado pueda ser declarado atacante, debes pagar 3 Oros.",
		"Debes pagar 3 de Oro para declarar a Sir Ansel como atacante.",
		"Debes pagar 3 Oros para que Sir Ansel pueda ser declarado atacante.",
	}},
	// What is just played or used is hindered in answer to it.
	{card.Ally, []string{
		"En respuesta a que un Aliado que controles sea afectado por habilidades oponentes, puedes redirigir ese efecto a este Aliado.",
		"Cuando un Aliado que controles sea afectado por una habilidad oponente, puedes redirigir ese efecto a Sir Ansel.",
		"En respuesta a que uno de tus Aliados sea afectado por una Habilidad oponente, puedes redirigirla a Sir Ansel.",
	}},
	{card.Ally, []string{
		"Puedes desterrar este Aliado para anular un Talismán oponente.",
		"En respuesta a que tu oponente juegue un Talismán, destierra a Sir Ansel para anular a ese Talismán.",
		"Cuando tu oponente juegue un Talismán, puedes desterrar a Sir Ansel para anularlo.",
	}},
	// A card that is named.
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, nombra una carta. Luego, los jugadores no pueden jugar la carta nombrada mientras este Aliado esté en juego.",
		"Al entrar en juego, nombra una carta para que no pueda ser jugada mientras Sir Ansel esté en juego.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, nombra una carta. Los jugadores no pueden jugar la carta nombrada.",
		"Al entrar en juego, nombra una carta. Mientras Sir Ansel esté en juego, la carta nombrada no puede ser jugada.",
		"Al entrar en juego, nombra una carta. Esa carta no puede ser jugada mientras Sir Ansel esté en juego.",
	}},
	// Allies that attack or block.
	{card.Ally, []string{
		"Este Aliado solo puede atacar sin otros Aliados.",
		"Si Sir Ansel es declarado atacante, no puedes declarar otros Aliados atacantes.",
		"Cuando ataca, tus demás Aliados no pueden ser declarados atacantes este turno.",
	}},
	{card.Totem, []string{
		"Todos los Aliados deben atacar.", "Todos los Aliados que puedan atacar deben hacerlo.", "Todos los Aliados deben atacar si pueden.",
	}},
	{card.Totem, []string{"Todos los Aliados oponentes deben bloquear.", "Todos los Aliados oponentes que puedan bloquear deben hacerlo."}},
	{card.Ally, []string{
		"Cuando este Aliado es bloqueado, destruye todos los Aliados que bloqueen a este Aliado, en la Fase Final.",
		"En la Fase Final, destruye al Aliado que haya bloqueado a Sir Ansel.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es destruido, destruye todos los Aliados que destruyan a este Aliado, en la Fase Final.",
		"En la Fase Final, destruye al Aliado que haya destruido a Sir Ansel.",
	}},
	// Numbers.
	{card.Ally, []string{
		"Puedes barajar tantas cartas de tu Cementerio como la Fuerza de este Aliado.",
		"Puedes barajar en tu Mazo Castillo una cantidad de cartas de tu Cementerio igual a la fuerza de Sir Ansel.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado sale del juego, tu oponente bota tantas cartas como la Fuerza de este Aliado.",
		"Cuando salga del juego, tu oponente bota un número de cartas igual a su fuerza.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es declarado bloqueador, este Aliado gana 1 a la Fuerza por cada Oro que controles hasta la Fase Final.",
		"Si bloquea, gana 1 a la fuerza hasta la Fase Final por cada Oro que tengas en juego.",
	}},
	{card.Ally, []string{
		"Puedes mirar la primera carta de tu Mazo Castillo. Luego, si esa carta es de raza Héroe, ponla en tu Mano.",
		"Puedes mirar la primera carta de tu Mazo Castillo. Si es un Héroe, ponla en tu Mano.",
		"Puedes mirar la primera carta de tu Mazo Castillo. Si es un Aliado de raza Héroe, ponla en tu Mano.",
	}},
	// What follows a choice or a price behind a colon.
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, un Aliado oponente tiene Fuerza 0 hasta la Fase Final.",
		"Cuando entra en juego, elige un Aliado oponente: su fuerza es 0 hasta la Fase Final.",
	}},
	{card.Ally, []string{
		"Puedes barajar este Aliado para que tus Aliados bloqueadores ganen 2 a la Fuerza hasta la Fase Final.",
		"Puedes barajar a Sir Ansel: tus Aliados bloqueadores ganan 2 a la fuerza hasta la Fase Final.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es declarado atacante, un Aliado oponente debe bloquear a este Aliado hasta la Fase Final.",
		"Cuando Sir Ansel ataca, elige un Aliado oponente. Ese Aliado debe bloquearlo.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, puedes buscar un Arma en tu Mazo Castillo y ponerla en tu Mano.",
		"Al entrar en juego, puedes buscar un Arma en tu Mazo Castillo para ponerla en tu Mano.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, cada jugador pone el Aliado de mayor Fuerza que controle en el tope de su Mazo Castillo.",
		"Al entrar en juego, cada jugador pone su Aliado de mayor fuerza en el tope de su Mazo Castillo.",
	}},
	{card.Ally, []string{
		"Este Aliado puede atacar el turno que entra en juego. Cuando este Aliado es declarado atacante, si este Aliado entró en juego este turno, roba 1 carta.",
		"Puede atacar el turno que entra en juego. Si ataca ese turno, roba una carta.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, destruye un Aliado oponente de menor Coste al comienzo de tu próximo turno.",
		"Al entrar en juego, al comienzo de tu próximo turno destruye el Aliado oponente de menor coste.",
	}},
	// Conditions.
	{card.Ally, []string{
		"Si controlas un «Ulfar», este Aliado gana 1 a la Fuerza.",
		"Mientras Ulfar esté en juego bajo tu control, gana 1 a la fuerza.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es declarado bloqueador, si el Aliado que bloquee es Imbloqueable, este Aliado gana 1 a la Fuerza hasta la Fase Final.",
		"Cuando bloquea un Aliado Imbloqueable, gana 1 a la fuerza hasta la Fase Final.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, puedes descartar un Aliado de tu Mano para robar 1 carta. Luego, si la carta descartada es de raza Olímpico, puedes robar 1 carta.",
		"Cuando entra en juego, puedes descartar un Aliado para robar una carta. Si descartaste un Olímpico, puedes robar otra carta.",
	}},
	{card.Ally, []string{
		"En tu Fase de Vigilia, puedes desterrar este Aliado para que tu oponente no pueda robar en el próximo turno oponente.",
		"En tu Fase de Vigilia, puedes desterrar este Aliado: tu oponente no roba cartas en su próximo turno.",
	}},
	{card.Ally, []string{
		"En respuesta a finalizar tu turno, puedes destruir este Aliado para ganar un turno extra.",
		"En respuesta a finalizar tu turno, puedes destruir este Aliado para tener un turno adicional.",
	}},

	// Where, how and what was done, in front of the card or behind it.
	{card.Talisman, []string{
		"Pon un Aliado de raza Defensor de Coste 2 o menos de tu Cementerio en juego.",
		"Pon en juego desde tu Cementerio un Defensor de coste 2 o menos.", "Pon en juego sin pagar su coste, desde tu Cementerio, un Defensor de coste 2 o menos.",
	}},
	{card.Totem, []string{
		"En tu Fase de Vigilia, una vez por turno, puedes jugar un Aliado de Coste 2 o menos de tu Mano sin pagar su Coste.",
		"Una vez por turno, en tu Vigilia, puedes jugar sin pagar su coste un Aliado de coste 2 o menor de tu mano.",
	}},
	{card.Talisman, []string{
		"Destruye un Aliado que controles. Luego, si esa carta es de raza Titán, tu oponente bota 3 cartas.",
		"Destruye uno de tus Aliados. Si el Aliado destruido era un Titán, tu oponente bota 3 cartas.",
		"Destruye uno de tus Aliados. Si el Aliado que destruiste era un Titán, tu oponente también bota 3 cartas.",
		"Destruye uno de tus Aliados. Si el Aliado que fue destruido es un Titán, tu oponente bota 3 cartas.",
	}},
	{card.Talisman, []string{
		"Tu oponente bota 4 cartas. Luego, baraja una carta de tu Cementerio por cada Aliado de entre esas cartas.",
		"Tu oponente bota 4 cartas. Baraja tantas cartas de tu Cementerio como Aliados hayan sido botados.",
		"Tu oponente bota 4 cartas. Luego, baraja una carta de tu Cementerio por cada Aliado que haya sido botado.",
	}},
	{card.Talisman, []string{
		"Roba 1 carta. Luego, si esa carta es un Oro, ponla en juego.", "Roba una carta. Si la carta robada es un Oro, ponlo en juego.", "Roba una carta. Si la carta que robaste es un Oro, ponla en juego.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, puedes destruir un Aliado que controles para destruir un Aliado oponente de Coste igual o menor al Coste de esa carta.",
		"Al entrar Sir Ansel en juego, puedes destruir uno de tus Aliados para destruir un Aliado oponente de coste igual o menor al del Aliado que destruiste.",
		"Cuando Sir Ansel entre en juego, puedes destruir uno de tus Aliados para destruir un Aliado oponente de coste igual o menor que el del Aliado destruido.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado hace daño al Mazo Castillo oponente, puedes destruir un Aliado oponente de Coste igual o menor al daño hecho.",
		"Si Sir Ansel daña al Mazo Castillo oponente, puedes destruir un Aliado oponente cuyo coste sea igual o menor que el daño infligido.",
	}},
	{card.Ally, []string{
		"Si este Aliado es bloqueador, este Aliado gana 2 a la Fuerza.", "Gana 2 a la fuerza mientras esté bloqueando.", "Mientras esté bloqueando, su fuerza aumenta en 2.",
	}},
	{card.Ally, []string{
		"Este Aliado gana 2 a la Fuerza por cada Aliado de raza Sombra del Cementerio oponente.", "Su fuerza aumenta en 2 por cada Sombra que haya en el Cementerio oponente.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es destruido, puedes botar 3 cartas para poner este Aliado en tu Mano.", "Cuando sea destruida esta carta, puedes ponerla en tu Mano botando tres cartas.",
	}},
	{card.Weapon, []string{
		"Si el portador es de raza Caballero de Coste 2 o menos, el portador es Imbloqueable.",
		"Si la porta un Caballero de coste 2 o menor, el portador es Imbloqueable.", "Si es portada por un Caballero de coste 2 o menos, es Imbloqueable.",
	}},
	{card.Talisman, []string{
		"Mira las 5 primeras cartas de tu Mazo Castillo y pon una carta de entre esas cartas en tu Mano y pon el resto en el fondo de su Mazo Castillo.",
		"Mira las 5 primeras cartas de tu Mazo Castillo. Pon una de ellas en tu Mano y las demás en cualquier orden al final de tu Mazo Castillo.",
	}},
	{card.Totem, []string{
		"Al comienzo de tu Fase de Agrupación, puedes poner una carta de tu Cementerio en el fondo de su Mazo Castillo.",
		"Al comienzo de tu turno, puedes poner una carta de tu Cementerio como última carta de tu Mazo Castillo.",
	}},
	{card.Talisman, []string{
		"Destruye un Tótem oponente y todas sus copias.", "Destruye un Tótem oponente y todas las copias que haya en juego.",
	}},
	{card.Talisman, []string{
		"Baraja todos los Aliados o Tótems.", "Todos los Tótem y Aliados en juego son barajados en el Mazo Castillo de su dueño.",
	}},
	{card.Talisman, []string{
		"Juega hasta 2 Armas de tu Cementerio sin pagar su Coste y barájalas en la Fase Final.",
		"Juega hasta dos Armas de tu Cementerio sin pagar su coste. En la Fase Final de este turno, baraja esas Armas en tu Mazo Castillo.",
	}},
	{card.Ally, []string{
		"Este Aliado debe atacar. En tu Fase Final, si este Aliado no atacó este turno, destruye este Aliado.",
		"Debe ser declarado atacante en tu Fase de Ataque. Si Sir Ansel no ataca, destrúyelo en la Fase Final.",
		"En tu Fase de Ataque, Sir Ansel debe ser declarado atacante. Al final de tu turno, si Sir Ansel no atacó este turno, es destruido.",
	}},
	{card.Ally, []string{
		"Puedes destruir este Aliado para cancelar la Habilidad de un Tótem oponente.",
		"En respuesta a que tu oponente active la habilidad de un Tótem, puedes destruir a Sir Ansel para anular esa habilidad.",
		"En respuesta a que tu oponente utilice la habilidad de un Tótem, puedes destruir a Sir Ansel para cancelarla.",
	}},
}

func TestTwoPrintsOfOneCardGiveOneTree(t *testing.T) { sameTree(t, prints) }
