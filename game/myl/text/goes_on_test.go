package text

import (
	"testing"

	"castillo/game/card"
)

func TestASentenceThatMayMeanTwoIsNotRead(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Talisman, "Roba 2 cartas. Si son del mismo tipo, roba 1 carta."},
		{card.Talisman, "Destruye un Aliado oponente. Si tenía un Arma, ponla en tu Mano."},
		{card.Totem, "Puedes descartar una carta para robar una carta. Si es un Talismán, en su lugar roba 2 cartas."},
		{card.Ally, "Cuando un Aliado oponente es declarado atacante, pierde 1 a la fuerza. En la Fase Final, vuelve a la Mano de su dueño."},
		{card.Talisman, "Cada jugador baraja su Cementerio. Luego, bota 10 cartas."},
		{card.Totem, "En la Fase de Vigilia oponente, bota 2 cartas."},
		{card.Talisman, "Tu oponente puede descartar 2 cartas. Si no lo hace, roba 2 cartas."},
	})
}

func TestASentenceGoesOnWithTheOneBefore(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "En tu Fase Final, puedes pagar 3 Oros, si no lo haces, este Aliado sube a tu Mano.",
			"Al comienzo de tu Fase Final, puedes pagar 3 Oros. Luego, si no lo haces, sube este Aliado."},
		{card.Ally, "Cuando entra en juego, puedes pagar 3 Oros y si no lo haces, destiérralo.",
			"Cuando este Aliado entra en juego, puedes pagar 3 Oros. Luego, si no lo haces, destierra este Aliado."},
		{card.Talisman, "Tu oponente bota 2 cartas. Si controlas un Dragón, bota 1 carta más.",
			"Tu oponente bota 2 cartas. Luego, si controlas un Aliado de raza Dragón, tu oponente bota 1 carta."},
		{card.Talisman, "Tu oponente bota 2 cartas. Si controlas un Dragón, bota 3 cartas en su lugar.",
			"Si controlas un Aliado de raza Dragón, tu oponente bota 3 cartas. Luego, si no es así, tu oponente bota 2 cartas."},
		{card.Talisman, "Tu oponente bota 2 cartas. Luego, tú botas 3 cartas.", "Tu oponente bota 2 cartas. Luego, tú botas 3 cartas."},
		{card.Talisman, "Cada jugador baraja su Mano. Luego, descarta una carta de la Mano oponente.", "Cada jugador baraja su Mano. Luego, tú descartas una carta de la Mano oponente."},
		{card.Totem, "En la Fase Final oponente, tú descartas una carta.", "En la Fase Final oponente, tú descartas una carta de tu Mano."},
		{card.Totem, "Cada vez que juegues un Talismán, roba 1 carta. Si el Tótem es destruido, roba 2 cartas.",
			"Cuando juegas un Talismán, roba 1 carta. Cuando este Tótem es destruido, roba 2 cartas."},
		{card.Talisman, "Bota 3 cartas. Por cada Aliado botado de esta manera, roba 1 carta.", "Bota 3 cartas. Luego, roba 1 carta por cada Aliado de entre esas cartas."},
		{card.Talisman, "Destruye hasta 2 Aliados. Roba 1 carta por cada Aliado destruido así.", "Destruye hasta 2 Aliados. Luego, roba la misma cantidad de cartas."},
		{card.Ally, "Cuando Prueba es declarado atacante, gana 2 a la fuerza. En la Fase Final, es destruido.",
			"Cuando este Aliado es declarado atacante, este Aliado gana 2 a la Fuerza hasta la Fase Final. Luego, destruye este Aliado en la Fase Final."},
		{card.Ally, "Cuando Prueba entra en juego, elige un Aliado oponente. En la Fase Final, si no atacó este turno, destrúyelo.",
			"Cuando este Aliado entra en juego, elige un Aliado oponente. Luego, en la Fase Final, si esa carta no atacó este turno, destrúyelo."},
		{card.Ally, "Cuando Prueba entra en juego, puedes poner hasta 2 Oros de la reserva oponente en tu reserva. En la Fase Final vuelven a la reserva oponente.",
			"Cuando este Aliado entra en juego, puedes poner hasta 2 Oros de la Reserva de Oro oponente en tu Reserva de Oro. Luego, en la Fase Final, ponlos en la Reserva de Oro oponente."},
		{card.Talisman, "Elige 2 Aliados. En la Fase Final, si atacaron este turno, roba 1 carta.",
			"Elige 2 Aliados. Luego, en la Fase Final, si esas cartas atacaron este turno, roba 1 carta."},
		{card.Talisman, "Anula un Talismán oponente. Si el Talismán anulado tiene coste 3 o más, roba una carta.",
			"Anula un Talismán oponente. Luego, si esa carta es de Coste 3 o más, roba 1 carta."},
		{card.Talisman, "Hasta la Fase Final, tus Aliados ganan 1 a la Fuerza. Luego, destruye todos tus Aliados.",
			"Tus Aliados ganan 1 a la Fuerza hasta la Fase Final. Luego, destruye tus Aliados en la Fase Final."},
		{card.Talisman, "Hasta la Fase Final, tus Aliados deben atacar. Luego, destruye los Aliados que hayan atacado.",
			"Tus Aliados deben atacar hasta la Fase Final. Luego, destruye todos los Aliados que atacaron este turno, en la Fase Final."},
		{card.Talisman, "Los Aliados pierden 1 a la Fuerza hasta la Fase Final. Luego, destruye los Aliados de Fuerza 0.",
			"Todos los Aliados pierden 1 a la Fuerza hasta la Fase Final. Luego, destruye todos los Aliados de Fuerza 0."},
		{card.Talisman, "Gana el control de un Aliado oponente hasta la Fase Final. Luego, es destruido.",
			"Gana el control de un Aliado oponente hasta la Fase Final y destrúyelo en la Fase Final."},
		{card.Ally, "Los demás Aliados ganan 1 a la fuerza y este no puede atacar.", "Este Aliado no puede atacar. Todos los demás Aliados ganan 1 a la Fuerza."},
		{card.Weapon, "Puedes destruir Prueba para que el portador no sea destruido.", "Puedes destruir esta Arma para prevenir que el portador sea destruido."},
		{card.Totem, "Cada vez que juegues un Talismán, tu oponente bota 1 carta. Si el Tótem es destruido, bota 3.",
			"Cuando juegas un Talismán, tu oponente bota 1 carta. Cuando este Tótem es destruido, tu oponente bota 3 cartas."},
		{card.Ally, "Puedes pagar 1 Oro para robar una carta en tu Fase Final.", "Puedes pagar 1 Oro para robar 1 carta en tu Fase Final."},
		{card.Ally, "Cuando bloquea dos Aliados, gana 1 a la fuerza.",
			"Cuando este Aliado es declarado bloqueador, si hay 2 o más Aliados bloqueados por este Aliado, este Aliado gana 1 a la Fuerza hasta la Fase Final."},
		{card.Weapon, "Cuando el portador es destruido, muévela a otro Aliado que controles. Si no puedes, destiérrala.",
			"Cuando el portador es destruido, mueve esta Arma a otro Aliado que controles. Luego, si no lo haces, destierra esta Arma."},
		{card.Talisman, "Paga cualquier cantidad de Oros. Busca un Aliado de ese coste en tu Mazo Castillo y ponlo en juego.",
			"Paga cualquier cantidad de Oros. Luego, busca un Aliado de Coste igual a la cantidad de Oros pagados en tu Mazo Castillo y ponlo en juego."},
		{card.Talisman, "Roba 2 cartas. Si controlas un Titán, roba una carta más.", "Roba 2 cartas. Luego, si controlas un Aliado de raza Titán, roba 1 carta."},
		{card.Talisman, "Bota 2 cartas. Si ambas son Aliados, roba 1 carta.", "Bota 2 cartas. Luego, si esas cartas son Aliados, roba 1 carta."},
		{card.Talisman, "Un Aliado no hace daño a tu Mazo Castillo este turno.", "Un Aliado no hace daño a tu Mazo Castillo hasta la Fase Final."},
	})
}

func TestWhatATalismanDoesFromTheCementerioIsNoPartOfPlayingIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira la Mano oponente. Si este Talismán está en tu Cementerio, puedes pagar 1 Oro para barajar un Aliado.",
			"Mira la Mano oponente. Si este Talismán está en tu Cementerio, puedes pagar 1 Oro para barajar un Aliado."},
	})
}

// A sentence with an event or a time of its own is done when what the one before
// did is over: no cards are looked at any more, and who loses is you unless another is named.
func TestWhatBeginsAnewSpeaksOfNothingDoneBefore(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, mira las 3 primeras cartas de tu Mazo Castillo. En tu Vigilia, puedes desterrar un Aliado.",
			"Cuando este Aliado entra en juego, mira las 3 primeras cartas de tu Mazo Castillo. En tu Fase de Vigilia, puedes desterrar un Aliado."},
		{card.Totem, "Cuando entra en juego, mira la Mano de tu oponente. Cuando un Aliado ataca, si hay 2 o más cartas en tu Destierro, destierra una carta.",
			"Cuando este Tótem entra en juego, mira la Mano oponente. Cuando un Aliado es declarado atacante, si tienes 2 o más cartas en tu Destierro, destierra una carta."},
		{card.Talisman, "Mira las 3 primeras cartas de tu Mazo Castillo. Destierra una carta.",
			"Mira las 3 primeras cartas de tu Mazo Castillo y destierra una carta de entre esas cartas."},
		{card.Ally, "Cuando entra en juego, tu oponente bota 2 cartas. En tu Fase Final, si controlas un Tótem, bota 3 cartas.",
			"Cuando este Aliado entra en juego, tu oponente bota 2 cartas. En tu Fase Final, si controlas un Tótem, bota 3 cartas."},
	})
}

// What is lost out of your Mano or Mazo Castillo is lost by you.
func TestWhatIsSaidToBeYoursIsLostByYou(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Tu oponente descarta 2 cartas. Si controlas un Tótem, descarta una carta de tu Mano.",
			"Tu oponente descarta 2 cartas de su Mano. Luego, si controlas un Tótem, tú descartas una carta de tu Mano."},
		{card.Talisman, "Tu oponente bota 2 cartas. Si controlas un Tótem, bota 3 cartas de tu Mazo Castillo.",
			"Tu oponente bota 2 cartas. Luego, si controlas un Tótem, tú botas 3 cartas."},
	})
}

// A pronoun for the card that was just drawn does not mean one that the condition asked for.
func TestACardDrawnSinceTheConditionIsTheOneMeant(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Si controlas 2 o más Armas, roba 1 carta y destiérrala.", "Si controlas 2 o más Armas, roba 1 carta y destiérrala."},
	})
}

func TestWhatIsDoneIfOneDoesPayIsWhatIsPaidFor(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "En tu Vigilia, puedes pagar 2 Oros y si lo haces, roba 1 carta.", "En tu Fase de Vigilia, puedes pagar 2 Oros para robar 1 carta."},
	})
}

// What follows something that waits for a moment waits for it as well where "luego" joins them; what
// comes besides is done at once, and nothing is said before of what is picked only then.
func TestWhatFollowsAnEffectThatWaitsWaitsAsWell(t *testing.T) {
	for _, c := range []wording{
		{card.Ally, "Cuando Prueba entra en juego, destruye un Aliado oponente en la Fase Final. Luego, roba 1 carta.",
			"Cuando este Aliado entra en juego, destruye un Aliado oponente en la Fase Final. Luego, en la Fase Final, roba 1 carta."},
		{card.Ally, "Cuando Prueba entra en juego, destruye un Aliado oponente al comienzo de tu próximo turno. Después, si controlas un Tótem, roba 1 carta.",
			"Cuando este Aliado entra en juego, destruye un Aliado oponente al comienzo de tu próximo turno. Luego, al comienzo de tu próximo turno, si controlas un Tótem, roba 1 carta."},
		{card.Ally, "Cuando Prueba entra en juego, elige un Aliado oponente. En la Fase Final, destrúyelo. Luego, ponlo en tu Mano.",
			"Cuando este Aliado entra en juego, elige un Aliado oponente y destrúyelo en la Fase Final. Luego, en la Fase Final, ponlo en tu Mano."},
		{card.Ally, "Cuando Prueba entra en juego, destruye un Aliado oponente en la Fase Final. Roba 1 carta.",
			"Cuando este Aliado entra en juego, destruye un Aliado oponente en la Fase Final. Además, roba 1 carta."},
		{card.Talisman, "Roba 1 carta. Destruye un Aliado oponente en la Fase Final. También, tu oponente bota 2 cartas. Luego, tú robas 1 carta.",
			"Roba 1 carta. Luego, destruye un Aliado oponente en la Fase Final. Además, tu oponente bota 2 cartas. Luego, roba 1 carta."},
	} {
		readAs(t, prueba, []wording{c, {c.of, c.want, c.want}})
	}
	refused(t, prueba, []lone{
		{card.Ally, "Cuando Prueba entra en juego, destruye un Aliado oponente en la Fase Final. Luego, ponlo en tu Mano."},
		{card.Ally, "Cuando Prueba entra en juego, destruye un Aliado oponente en la Fase Final. Si es un Dragón, roba 1 carta."},
		{card.Ally, "Cuando Prueba entra en juego, destruye un Aliado oponente en la Fase Final. Si lo haces, roba 1 carta."},
	})
}

// "No lo hace" would be said of the card that must do something: the player who was let do it is named.
func TestWhoDidNotDoItIsNamedWhereACardMustDoSomething(t *testing.T) {
	const text = "En respuesta a que botes cartas, tu oponente puede descartar una carta de su Mano para que un Aliado deba atacar hasta la Fase Final. Luego, si tu oponente no lo hace, baraja tu Mazo Castillo."
	readAs(t, prueba, []wording{{card.Weapon, text, text}})
}
