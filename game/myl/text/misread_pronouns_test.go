package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatACardWasFoundToBeIsThePronounsNoun(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, mira la primera carta de tu Mazo Castillo, si es un Aliado, ponlo en tu Mano.",
			"Cuando este Aliado entra en juego, mira la primera carta de tu Mazo Castillo. Luego, si esa carta es un Aliado, ponla en tu Mano."},
		{card.Ally, "Cuando Prueba hace daño, tu oponente muestra la primera carta de su Mazo Castillo y si es un Aliado, destiérralo.",
			"Cuando este Aliado hace daño al Mazo Castillo oponente, tu oponente muestra la primera carta de su Mazo Castillo. Luego, si esa carta es un Aliado, tu oponente destierra esa carta."},
		{card.Weapon, "Cuando el portador ataca, mira la primera carta de tu Mazo Castillo: si es un Aliado, ponlo en juego.",
			"Cuando el portador es declarado atacante, mira la primera carta de tu Mazo Castillo. Luego, si esa carta es un Aliado, ponla en juego."},
		{card.Ally, "Cuando entra en juego, si controlas un Dragón, ponlo en tu Mano.",
			"Cuando este Aliado entra en juego, si controlas un Aliado de raza Dragón, sube este Aliado."},
	})
}

func TestThatWeaponIsTheOneThatTheAllyCarries(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Si un Aliado con Arma bloquea a Prueba, destruye esa Arma.",
			"Cuando este Aliado es bloqueado por Aliados que porten un Arma, destruye todas las Armas portadas por Aliados que porten un Arma que bloqueen a este Aliado."},
		{card.Ally, "Si un Aliado con Arma bloquea a Prueba, destruye ese Aliado.",
			"Cuando este Aliado es bloqueado por Aliados que porten un Arma, destruye todos los Aliados que porten un Arma que bloqueen a este Aliado."},
	})
}

func TestHisArmasAreThoseOfTheAllyAtHand(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige un Aliado oponente y destruye sus Armas.", "Elige un Aliado oponente y destruye todas las Armas portadas por esa carta."},
		{card.Talisman, "Destruye todas las Armas que porte un Aliado oponente.", "Elige un Aliado oponente y destruye todas las Armas portadas por esa carta."},
		{card.Talisman, "Las Armas de un Aliado oponente son destruidas.", "Elige un Aliado oponente y destruye todas las Armas portadas por esa carta."},
		{card.Talisman, "Destruye un Arma de un Aliado oponente.", "Destruye un Arma portada por un Aliado oponente."},
		{card.Totem, "Cuando un Aliado oponente ataca, puedes pagar 2 Oros para destruir todas sus Armas.", "Cuando un Aliado oponente es declarado atacante, puedes pagar 2 Oros para destruir todas las Armas portadas por esa carta."},
		{card.Ally, "Cuando un Aliado oponente bloquee a Prueba, destruye sus Armas.", "Cuando este Aliado es bloqueado, destruye todas las Armas portadas por Aliados que bloqueen a este Aliado."},
		{card.Ally, "Cuando Prueba bloquea, destruye las Armas del Aliado bloqueado.", "Cuando este Aliado es declarado bloqueador, destruye todas las Armas portadas por Aliados bloqueados por este Aliado."},
		{card.Weapon, "Cuando el portador sea bloqueado, destruye el Arma del Aliado que lo bloquea.", "Cuando el portador es bloqueado, destruye todas las Armas portadas por Aliados que bloqueen al portador."},
	})
	refused(t, prueba, []lone{
		{card.Totem, "Cuando un Aliado oponente sea destruido, destierra sus Armas."}, // he carries none any more
		{card.Talisman, "Destruye un Aliado. Pon sus Armas en tu Mano."},
	})
}

func TestTheCosteOfAnotherIsNotTheCardsOwn(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Puedes destruir un Aliado que controles para que Prueba gane tanta fuerza como coste tenga ese Aliado.",
			"Puedes destruir un Aliado que controles para que este Aliado gane tanta Fuerza como el Coste de esa carta hasta la Fase Final."},
		{card.Ally, "Cuando entra en juego, destruye un Aliado oponente para que Prueba gane tanta fuerza como coste tenga el Aliado destruido.",
			"Cuando este Aliado entra en juego, destruye un Aliado oponente para que este Aliado gane tanta Fuerza como el Coste de esa carta hasta la Fase Final."},
	})
}

func TestThatAliadoIsWhoDestroysThisOne(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "Cuando un Aliado oponente destruya al portador, ese Aliado es destruido.",
			"Cuando el portador es destruido por Aliados oponentes, destruye todos los Aliados oponentes que destruyan al portador."},
		{card.Ally, "Cuando un Aliado destruya a Prueba, destierra ese Aliado.",
			"Cuando este Aliado es destruido por Aliados, destierra todos los Aliados que destruyan a este Aliado."},
	})
}

func TestThatAliadoIsNotTheArmaThatIsPutOnHim(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Talisman, "Busca un Arma en tu Mazo Castillo y juégala en un Aliado que controles. Ese Aliado puede ser declarado atacante este turno."},
		{card.Ally, "Cuando entra en juego, mueve un Arma a un Aliado que controles. Ese Aliado gana 1 a la Fuerza hasta la Fase Final."},
		{card.Weapon, "En tu Vigilia, puedes mover esta Arma a otro Aliado que controles. Ese Aliado gana 1 a la Fuerza hasta la Fase Final."},
	})
}

func TestTheFeminineIsTheArmaThatIsPutOnAnAliado(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Juega un Arma de tu Mano en un Aliado. Luego, destrúyela.",
			"Juega un Arma de tu Mano en un Aliado. Luego, destrúyela."},
		{card.Talisman, "Carga un Arma de tu Destierro en un Aliado. En la Fase Final, súbela a tu Mano.",
			"Mueve un Arma de tu Destierro a un Aliado. Luego, súbela en la Fase Final."},
		{card.Talisman, "Mueve un Arma a otro Aliado. En la Fase Final, barájala.",
			"Mueve un Arma a otro Aliado. Luego, barájala en la Fase Final."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Juega un Arma de tu Mano en un Aliado. Luego, destrúyelo."},
		{card.Talisman, "Mueve un Arma a otro Aliado. Éste no puede ser destruido."},
		{card.Talisman, "Mueve un Arma a otro Aliado. Es destruido en la Fase Final."},
		{card.Talisman, "Elige un Aliado. Juega un Arma de tu Mano en él."},
	})
}

func TestWhoIsTakenAwayLaterIsNoGuess(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "Cuando entra en juego, un Aliado oponente gana 2 a la Fuerza. Es destruido en la Fase Final."},
		{card.Ally, "Cuando ataca, un Aliado oponente pierde 1 a la Fuerza. En la Fase Final, vuelve a la Mano de su dueño."},
	})
}

func TestTheAliadosAreThoseAtHand(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Talisman, "Elige dos Aliados. Si los Aliados son Dragones, destrúyelos."},
	})
}

func TestWhatIsGoneIsNotWhatIsDestroyedForIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando Prueba bloquea a un Aliado, puedes destruir otro Aliado que controles para destruir ese Aliado.",
			"Cuando este Aliado es declarado bloqueador, puedes destruir otro Aliado que controles para destruir el Aliado que bloquee."},
		{card.Ally, "Cuando Prueba es bloqueado por un Aliado, puedes descartar un Aliado para que ese Aliado pierda 2 a la fuerza.",
			"Cuando este Aliado es bloqueado, puedes descartar un Aliado de tu Mano para que todos los Aliados que bloqueen a este Aliado pierdan 2 a la Fuerza hasta la Fase Final."},
		{card.Totem, "Cuando un Aliado oponente ataca, puedes destruir un Aliado que controles para destruir ese Aliado.",
			"Cuando un Aliado oponente es declarado atacante, puedes destruir un Aliado que controles para destruir dicha carta."},
		{card.Ally, "Cuando Prueba bloquea a un Aliado, puedes descartar un Aliado para poner ese Aliado en juego.",
			"Cuando este Aliado es declarado bloqueador, puedes descartar un Aliado de tu Mano para poner la carta descartada en juego."},
		{card.Ally, "Cuando Prueba entra en juego, puedes descartar un Aliado para desterrar ese Aliado.",
			"Cuando este Aliado entra en juego, puedes descartar un Aliado de tu Mano para desterrar la carta descartada."},
	})
}
