package text

import (
	"testing"

	"castillo/game/card"
)

// TestTwoEditionsHaveOneWording holds pairs of texts as two editions would word one card.
func TestTwoEditionsHaveOneWording(t *testing.T) {
	oneWording(t, []pair{
		{card.Ally, "draws, and what follows on its own",
			"Cuando entra en juego, roba 2 cartas y descarta una carta.", "Roba dos cartas cuando entra en juego Ansel. Luego, descarta 1."},
		{card.Talisman, "a hand that is discarded whole",
			"Ambos jugadores descartan su Mano y roban 3 cartas.", "Cada jugador descarta todas las cartas de su Mano. Luego, cada uno roba 3 cartas."},
		{card.Totem, "what a card was found to be",
			"En tu Vigilia, puedes mostrar la primera carta de tu Mazo Castillo y si es un Arma, ponla en tu Mano.", "En tu Vigilia, puedes mostrar la carta superior de tu Mazo Castillo. Si es un Arma, ponla en tu Mano."},
		{card.Ally, "a price of one's own cemetery",
			"Cuando Ansel ataca, puedes desterrar una carta de tu Cementerio para robar una carta.", "Al atacar, puedes desterrar una carta de tu Cementerio; si lo haces, roba una carta."},
		{card.Gold, "an Oro that is paid",
			"En tu Vigilia, puedes pagar este Oro para robar una carta.", "Puedes pagar este Oro en tu Vigilia. Si lo haces, roba una carta."},
		{card.Ally, "a price at the end of an effect",
			"Cuando entra en juego, cada jugador bota 1 carta. Luego, puedes destruir a Ansel para robar 2 cartas.",
			"Al entrar en juego, cada jugador bota una carta. Luego, puedes destruir a Ansel. Si lo haces, roba dos cartas."},
		{card.Ally, "a card that is shown, and what is done besides",
			"Cuando entra en juego, puedes mostrar un Oro de tu Mano para destruir un Tótem oponente. Luego, roba 1 carta.",
			"Al entrar en juego, puedes mostrar un Oro de tu Mano. Si lo haces, destruye un Tótem oponente. Luego, roba una carta."},
		{card.Totem, "how many Oros a turn",
			"Los jugadores pueden jugar hasta 2 Oros por turno.", "Cada jugador puede jugar hasta dos Oros en cada uno de sus turnos."},
		{card.Talisman, "a price of a Talismán",
			"Puedes descartar una carta para destruir un Tótem oponente.", "Puedes descartar una carta. Si lo haces, destruye un Tótem oponente."},
		{card.Gold, "Oros first",
			"En tu Vigilia, puedes pagar este Oro y destruir un Tótem que controles para robar 3 cartas.", "En tu Vigilia, puedes destruir un Tótem que controles y pagar este Oro para robar 3 cartas."},
		{card.Talisman, "a card of a hand that was seen",
			"Mira la Mano de tu oponente y descarta un Aliado de su Mano.", "Mira la Mano oponente. Luego, elige un Aliado de entre esas cartas y descártalo."},
		{card.Totem, "what cards are and what players may do",
			"Tus Titanes ganan 1 a la fuerza. Los jugadores no pueden jugar Armas.", "Ningún jugador puede jugar Armas. Tus Aliados de raza Titán ganan +1 a la fuerza."},
		{card.Ally, "comes and goes",
			"Cuando entra en juego, roba 1 carta. Cuando sale del juego, tu oponente bota 2 cartas.", "Al salir Ansel del juego, tu oponente bota 2 cartas. Al entrar en juego, roba una carta."},
		{card.Ally, "in play and in the Cementerio",
			"En tu Vigilia, puedes pagar 1 Oro para robar 1 carta. Si está en tu Cementerio, puedes barajarlo.", "Si está en tu Cementerio, puedes barajarlo. En tu Vigilia, puedes pagar 1 Oro para robar 1 carta."},
		{card.Ally, "several that are blocked",
			"Cuando bloquee 2 Aliados, gana 1 a la fuerza.", "Cuando bloquee a 2 o más Aliados, gana +1 a la fuerza."},
		{card.Ally, "less than what was given up",
			"Cuando entra en juego, puedes destruir un Aliado que controles para que un Aliado oponente de fuerza igual o menor a la fuerza de esa carta pierda 1 a la Fuerza.",
			"Cuando entra en juego, puedes destruir uno de tus Aliados para que un Aliado oponente con fuerza menor o igual pierda 1 a la fuerza."},
	})
}

// TestAnEditionsConstructIsReadAsAnothers holds what one edition says in a construct of its own.
func TestAnEditionsConstructIsReadAsAnothers(t *testing.T) {
	oneWording(t, []pair{
		{card.Ally, "who is declared", "En respuesta a que Ansel sea declarado atacante, puedes robar 1 carta.", "En respuesta a que declares a Ansel como atacante, puedes robar 1 carta."},
		{card.Ally, "who is blocked", "Cuando Ansel es bloqueado, roba 1 carta.", "Cuando bloqueen a Ansel, roba 1 carta."},
		{card.Weapon, "and by whom", "En respuesta a que el portador sea bloqueado, puedes robar 1 carta.", "En respuesta a que tu oponente bloquee al portador, puedes robar 1 carta."},
		{card.Weapon, "the bearer", "El portador no puede bloquear.", "El Aliado que porta a Ansel no puede bloquear."},
		{card.Weapon, "and its pronoun", "Puedes desterrar esta Arma para que el portador sea Imbloqueable.", "Puedes desterrar a Ansel para que el Aliado que la porta sea Imbloqueable."},
		{card.Weapon, "where an Arma is played", "Esta Arma se juega en tu Línea de Apoyo.", "Se juega en tu Línea de Apoyo."},
		{card.Totem, "what is being played", "Puedes destruir este Tótem para anular un Arma oponente.", "Destruye este Tótem para anular un Arma que tu oponente esté jugando."},
		{card.Totem, "the end of a turn", "En respuesta a finalizar tu turno, puedes robar 1 carta.", "En respuesta al final de tu turno, puedes robar una carta."},
		{card.Totem, "of any turn", "En respuesta a finalizar el turno, puedes robar 1 carta.", "En respuesta al final del turno, puedes robar una carta."},
		{card.Ally, "when the Fase Final comes", "En la Fase Final, destruye a Ansel.", "Al llegar la Fase Final, destrúyelo."},
		{card.Talisman, "what cannot be done to one that is picked", "Un Dragón no puede ser destruido por Talismanes oponentes hasta la Fase Final.", "Los Talismanes oponentes no pueden destruir a un Dragón hasta la Fase Final."},
		{card.Ally, "where an effect goes", "En respuesta a que un Tótem que controles sea afectado por una Habilidad oponente, puedes redirigir ese efecto a Ansel.",
			"En respuesta a que una habilidad oponente afecte a un Tótem que controles, puedes redirigir a Ansel ese efecto."},
		{card.Totem, "with how many one attacks", "Tu oponente solo puede declarar ataque con 3 o más Aliados.", "Tu oponente no puede atacar con menos de tres Aliados."},
		{card.Ally, "what an ally does at once", "Puede atacar el turno que entra en juego. Si lo hace, destiérralo en la Fase Final.", "Puede ser declarado atacante el turno que entra en juego. Si ataca ese turno, destiérralo en la Fase Final."},
		{card.Talisman, "whose strength was changed", "Destruye un Aliado que tenga algún modificador de fuerza.", "Elige un Aliado con algún modificador de fuerza y destrúyelo."},
		{card.Ally, "how often a card is found", "Ansel no puede ser bloqueado por Aliados de frecuencia Cortesano.", "Los Aliados Cortesanos no pueden bloquear a Ansel."},
		{card.Talisman, "a castle that is shuffled", "Mira 2 cartas del Mazo Castillo oponente. Luego, baraja el Mazo Castillo oponente.", "Mira dos cartas del Mazo Castillo de tu oponente. Luego, el Mazo Castillo oponente es barajado."},
		{card.Totem, "whence a card is played", "En tu Vigilia, si este Tótem está en tu Cementerio, puedes pagar 3 Oros para jugarlo sin pagar su coste.",
			"En tu Vigilia, puedes pagar 3 Oros para jugar este Tótem desde tu Cementerio sin pagar su coste."},
		{card.Ally, "copies in a castle", "Cuando entra en juego, puedes buscar otro Ansel en tu Mazo Castillo y ponerlo en tu Mano.", "Cuando entra en juego, puedes buscar una copia de Ansel en tu Mazo Castillo y ponerla en tu Mano."},
		{card.Weapon, "who may carry it and what he gains", "Esta Arma solo puede ser portada por Aliados de raza Titán. El portador gana 2 a la Fuerza.", "Su portador solo puede ser un Aliado de raza Titán y gana +2 a la fuerza."},
		{card.Talisman, "that a Talismán is played", "En respuesta a que un Tótem que controles sea destruido, destruye una carta oponente del mismo tipo.",
			"En respuesta a que un Tótem que controles sea destruido, juega este Talismán. Destruye una carta oponente del mismo tipo que la carta destruida."},
		{card.Ally, "in which turns", "Al final de cada turno en que haya atacado, bota 2 cartas.", "Al final de cada turno en que Ansel haya sido declarado atacante, bota dos cartas."},
	})
}

// TestALaterPrintHasTheWordingOfTheFirst holds what a second print says in other words or in
// another order.
func TestALaterPrintHasTheWordingOfTheFirst(t *testing.T) {
	oneWording(t, []pair{
		{card.Ally, "two events of one card", "Cuando Ansel entra en juego o sale del juego, roba 1 carta.", "Al entrar en juego y al salir del juego Ansel, roba una carta."},
		{card.Weapon, "who carries it", "Si el portador es de raza Olímpico, gana 1 a la Fuerza.", "Un Olímpico que porte a Ansel tiene +1 a la fuerza."},
		{card.Weapon, "what is true besides", "El portador gana 1 a la Fuerza. Si es Faraón, gana 1 a la Fuerza.", "El portador gana 1 a la fuerza. Además, si es Faraón, gana 1 a la fuerza."},
		{card.Ally, "what is done besides in a phase", "Cuando entra en juego, roba 1 carta. En tu Vigilia, puedes pagar 1 Oro para robar 1 carta.",
			"Al entrar en juego, roba una carta. Además, en tu Vigilia, puedes pagar 1 Oro para robar una carta."},
		{card.Weapon, "who does not attack", "Cuando declaras ataque, si el portador no es declarado atacante, tu oponente bota 2 cartas.",
			"Al declarar tu ataque, si el portador no ataca, el oponente bota dos cartas."},
		{card.Ally, "when and how often, last", "En tu Vigilia, una vez por turno, puedes pagar 2 Oros para robar 1 carta.", "Pagando 2 Oros, puedes robar una carta, una vez por turno y solo en tu Vigilia."},
		{card.Ally, "no damage at all", "En la Asignación de Daño, puedes destruir este Aliado para reducir todo el daño a 0.",
			"Durante la Asignación de Daño, puedes destruir a Ansel: todo el daño es reducido a 0."},
		{card.Totem, "Oros for one thing or another", "En tu Vigilia, genera 2 para jugar Armas o 1 para jugar Tótems.", "Durante tu Vigilia, genera dos Oros para jugar Armas, o un Oro para jugar Tótems."},
		{card.Ally, "in the turn in which it fought", "En la Fase Final, si Ansel atacó este turno, destrúyelo.", "Destruye a Ansel en la Fase Final del turno en que haya atacado."},
		{card.Ally, "and where that is said first", "En la Fase Final, si Ansel atacó este turno, destrúyelo.", "Al final del turno en que ataque, destruye a Ansel."},
		{card.Ally, "whence it is buried", "Si Ansel es enviado al Cementerio desde el juego, roba 1 carta.", "Si Ansel va del juego al Cementerio, roba una carta."},
		{card.Talisman, "what is prevented, and then allowed", "Prevén que un Aliado que controles sea destruido. Luego, puedes robar 1 carta.",
			"En respuesta a la destrucción de un Aliado bajo tu control, prevén esa destrucción. Luego puedes robar una carta."},
		{card.Talisman, "which cost", "Nombra un Coste. Destruye todos los Tótems de ese Coste.", "Elige un coste: destruye todos los Tótems con ese coste."},
		{card.Talisman, "whose cost", "En respuesta a que un Tótem que controles sea destruido, tu oponente bota tantas cartas como su Coste.",
			"Al ser destruido un Tótem bajo tu control, puedes jugar este Talismán: el oponente bota un número de cartas igual al coste de él."},
		{card.Talisman, "when it is played", "En tu Fase de Vigilia, destruye un Tótem.", "Juégalo en tu Vigilia. Destruye un Tótem."},
		{card.Talisman, "who carries a weapon", "Destruye un Aliado que porte un Arma.", "Destruye un Aliado armado."},
		{card.Talisman, "the same damage", "En respuesta a que un Aliado oponente haga daño a tu Mazo Castillo, haz a tu oponente el mismo daño.",
			"Cuando un Aliado oponente haga daño a tu Mazo Castillo, puedes jugar este Talismán: tu oponente recibe la misma cantidad de daño."},
		{card.Ally, "under whose control it comes", "Cuando entra en juego, juega un Aliado del Cementerio oponente bajo tu control sin pagar su Coste.",
			"Al entrar en juego, juega bajo tu control un Aliado del Cementerio de tu oponente sin pagar su coste."},
		{card.Ally, "what becomes of what was played", "En tu Vigilia, puedes pagar 3 Oros para jugar un Talismán de tu Cementerio sin pagar su Coste. Luego, destiérralo.",
			"Durante tu Vigilia, pagando 3 Oros, puedes jugar sin pagar su coste un Talismán desde tu Cementerio. Después de resolverse, ese Talismán es desterrado."},
		{card.Talisman, "what is played again", "Roba 1 carta. Puedes jugar este Talismán desde tu Cementerio, si lo haces destiérralo.",
			"Roba una carta. Puedes jugar este Talismán desde tu Cementerio. Si lo juegas así, es desterrado."},
		{card.Talisman, "what is played again, otherwise said", "Roba 2 cartas. Este Talismán puede ser jugado estando en tu Cementerio: si lo haces, es desterrado.",
			"Roba dos cartas. Puedes jugarlo desde tu Cementerio, pero al hacerlo debes desterrarlo."},
		{card.Ally, "what else a card is", "Se considera de raza Héroe. Gana 1 a la Fuerza por cada Héroe u Olímpico que controles.",
			"También es un Héroe. Por cada Héroe y por cada Olímpico que controles, la fuerza de Ansel aumenta en 1."},
		{card.Talisman, "the beginning of a phase", "En respuesta a la Fase de Vigilia oponente, un Aliado oponente debe atacar hasta la Fase Final.",
			"Juega este Talismán en respuesta al inicio de la Vigilia de tu oponente. Elige un Aliado oponente: debe atacar hasta la Fase Final."},
		{card.Talisman, "no damage in the phase in which it is played", "En la Asignación de Daño, destruye un Tótem que controles para reducir todo el daño a 0.",
			"Juega este Talismán solo durante la Asignación de Daño. Destruye uno de tus Tótems: el daño se reduce a 0."},
		{card.Weapon, "as many as the damage", "Cuando el portador hace daño al Mazo Castillo oponente, puedes barajar tantas cartas de tu Cementerio como el daño hecho.",
			"Cuando el portador haga daño al Mazo Castillo de tu oponente, puedes barajar una cantidad de cartas de tu Cementerio igual a ese daño."},
		{card.Totem, "when and how often, in a sentence of its own", "En tu Vigilia, una vez por turno, puedes botar 1 carta para robar 1 carta.",
			"Puedes botar una carta para robar una carta. Usa esta habilidad una vez por turno y solo en tu Vigilia."},
		{card.Talisman, "which one is played", "En respuesta a que un Aliado sea destruido, destruye un Tótem.", "Cuando un Aliado sea destruido, juega este Talismán. Destruye un Tótem."},
		{card.Ally, "what was milled", "Cuando entra en juego, tu oponente bota 2 cartas. Si botó un Aliado, roba 1 carta.",
			"Al entrar en juego, el oponente bota dos cartas. Si algún Aliado es botado de esta forma, roba una carta."},
		{card.Ally, "how many attacked", "En tu Fase Final, si dos o más de tus Aliados atacaron este turno, roba 1 carta.", "En tu Fase Final, si al menos dos Aliados que controlas atacaron este turno, roba una carta."},
		{card.Ally, "the one that may be chosen", "Cuando entra en juego, puedes elegir un Aliado oponente para que no pueda atacar mientras Ansel esté en juego.",
			"Al entrar en juego, puedes elegir un Aliado oponente. Si lo haces, ese Aliado no puede atacar mientras Ansel esté en juego."},
		{card.Ally, "what another chooses", "Cuando entra en juego, tu oponente elige 2 cartas de tu Cementerio y las barajas.", "Al entrar en juego, el oponente elige dos cartas de tu Cementerio. Barájalas."},
		{card.Ally, "the other allies", "Cuando entra en juego, destruye un Aliado. Los demás Aliados ganan 1 a la Fuerza.", "Al entrar en juego, destruye un Aliado. Los otros Aliados ganan 1 a la fuerza."},
		{card.Gold, "what it asks for, in any order", "En tu Fase Final, si este Oro está en tu Cementerio y controlas 3 o menos Tótems, puedes ponerlo en tu Mano.",
			"En tu Fase Final, si no controlas más de tres Tótems y este Oro está en tu Cementerio, puedes ponerlo en tu Mano."},
		{card.Gold, "the other of two", "Cuando entra en juego, mira las 2 primeras cartas de tu Mazo Castillo. Pon una en tu Mano y otra en tu Cementerio.",
			"Al entrar en juego, mira las dos primeras cartas de tu Mazo Castillo. Pon una en tu Mano y la otra en tu Cementerio."},
		{card.Ally, "where the others go", "Cuando ataca, mira las 3 primeras cartas de tu Mazo Castillo y pon una en tu Mano. Pon el resto en tu Cementerio.",
			"Cuando ataca, mira las 3 primeras cartas de tu Mazo Castillo y pon una en tu Mano. Las demás van a tu Cementerio."},
		{card.Ally, "two infinitives", "Cuando Ansel entra en juego o sale del juego, roba 1 carta.", "Al entrar en juego o salir del juego, roba una carta."},
		{card.Totem, "that a card leaves", "Puedes pagar 1 Oro para prevenir que un Aliado que controles salga del juego.", "Puedes pagar 1 Oro para prevenir la salida del juego de un Aliado que controles."},
		{card.Ally, "how many it blocks", "Ansel puede bloquear cualquier cantidad de Aliados hasta agotar su Fuerza.", "Puede bloquear cualquier cantidad de Aliados hasta que su fuerza se agote."},
		{card.Totem, "the draw of the turn", "En vez de robar una carta, puedes desterrar 2 cartas de tu Cementerio.", "En lugar de robar, puedes desterrar dos cartas de tu Cementerio."},
		{card.Talisman, "how strong an ally it is", "Pon un Tótem que controles en tu Línea de Defensa. Se considera un Aliado de fuerza igual a su coste hasta la Fase Final.",
			"Elige un Tótem que controles y ponlo en tu Línea de Defensa. Hasta la Fase Final, se considera un Aliado cuya fuerza es igual a su coste."},
		{card.Talisman, "which cards they are", "Destierra hasta 3 cartas de tu Cementerio. Baraja esas cartas.", "Destierra hasta tres cartas de tu Cementerio. Las cartas desterradas de esta forma son barajadas."},
		{card.Talisman, "until one has so many", "Cada jugador roba o descarta cartas de su Mano hasta tener 5 cartas.", "Cada jugador roba o descarta hasta tener cinco cartas en su Mano."},
		{card.Ally, "damage, in the infinitive", "Cuando Ansel hace daño al Mazo Castillo oponente, roba 1 carta.", "Al hacer daño al Mazo Castillo de tu oponente, roba una carta."},
		{card.Weapon, "and that of the bearer", "Cuando el portador hace daño al Mazo Castillo oponente, roba 1 carta.", "Al hacer daño el portador al Mazo Castillo de tu oponente, roba una carta."},
		{card.Ally, "when it is taken away again", "En tu Vigilia, si Ansel está en tu Cementerio, puedes pagar 2 Oros para jugarlo sin pagar su Coste. En la Fase Final, destrúyelo.",
			"En tu Vigilia, si Ansel está en tu Cementerio, puedes pagar 2 Oros para jugarlo sin pagar su coste. Destrúyelo en la Fase Final."},
		{card.Weapon, "how strong the bearer is not", "Si el portador no tiene Fuerza mayor que 5, gana 1 a la Fuerza.", "Mientras la fuerza del portador no sea mayor que 5, gana 1 a la fuerza."},
		{card.Talisman, "for what it cost", "Destruye un Tótem. Luego, baraja tantas cartas de tu Cementerio como su Coste.", "Destruye un Tótem. Luego, por cada punto de coste de la carta destruida, baraja una carta de tu Cementerio."},
		{card.Ally, "one of those that were milled", "Cuando ataca, bota 2 cartas. Si alguna de ellas es un Aliado, roba 1 carta.", "Cuando ataca, bota dos cartas. Si alguna de las cartas botadas es un Aliado, roba una carta."},
		{card.Gold, "how many are used in a turn", "Solo puedes activar una copia de Ansel por turno.", "Solo un Ansel puede ser activado por turno."},
	})
}

// pair is one meaning in the words of two editions.
type pair struct {
	of        card.Type
	name      string
	one, same string
}

// oneWording has both texts of each pair read, and printed alike.
func oneWording(t *testing.T, pairs []pair) {
	t.Helper()
	for _, c := range pairs {
		facts := of(c.of)
		facts.Name = "Ansel"
		a, errA := Read(c.one, facts)
		b, errB := Read(c.same, facts)
		if x, y := Print(a.Card, facts), Print(b.Card, facts); errA != nil || errB != nil || x != y {
			t.Errorf("%s: %v %v\n    %q\nand %q", c.name, errA, errB, x, y)
		}
	}
}
