package text

import (
	"testing"

	"castillo/game/card"
)

// TestTheCardItselfAsAnObject reads what is done to the card itself, or its bearer, by whoever plays
// or declares it.
func TestTheCardItselfAsAnObject(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando bajes a este Aliado, roba 1 carta.", "Cuando este Aliado entra en juego, roba 1 carta."},
		{card.Ally, "Al jugar a este Aliado, roba 1 carta.", "Cuando juegas este Aliado, roba 1 carta."},
		{card.Ally, "Cuando declares a un Dragón atacante, roba 1 carta.", "Cuando un Aliado de raza Dragón que controles es declarado atacante, roba 1 carta."},
		{card.Ally, "Cuando declares bloqueador a uno de tus Dragones, roba 1 carta.", "Cuando un Aliado de raza Dragón que controles es declarado bloqueador, roba 1 carta."},
		{card.Weapon, "Si declaras bloqueador al Aliado que porta esta Arma, roba 1 carta.", "Cuando el portador es declarado bloqueador, roba 1 carta."},
		{card.Weapon, "Quien porte esta Arma gana 2 a la fuerza.", "El portador gana 2 a la Fuerza."},
		{card.Ally, "Cuando un Aliado es declarado atacante por tu oponente, roba 1 carta.", "Cuando un Aliado oponente es declarado atacante, roba 1 carta."},
		{card.Ally, "Cuando un Aliado oponente bloquee a éste, roba 1 carta.", "Cuando este Aliado es bloqueado, roba 1 carta."},
		{card.Ally, "No puedes declarar atacante a este Aliado.", "Este Aliado no puede atacar."},
		{card.Weapon, "No puedes atacar ni bloquear con el portador.", ""},
		{card.Weapon, "No puedes atacar con el portador.", "El portador no puede atacar."},
		{card.Ally, "No ataca ni bloquea.", "Este Aliado no puede atacar y no puede bloquear."},
		{card.Talisman, "Los Aliados oponentes no bloquean este turno.", "Todos los Aliados oponentes no pueden bloquear hasta la Fase Final."},
		{card.Ally, "Este Aliado no bloquea a Dragones.", ""},
	})
}

// TestOthersThanTheCardItself reads cards that are told from it, and each one of several.
func TestOthersThanTheCardItself(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Todos los Aliados, a excepción de éste, ganan 1 a la fuerza.", "Todos los demás Aliados ganan 1 a la Fuerza."},
		{card.Ally, "Todos los Aliados, menos éste, pierden 1 a la fuerza.", "Todos los demás Aliados pierden 1 a la Fuerza."},
		{card.Totem, "Todos tus Tótems, salvo él mismo, son Indestructibles.", "Tus demás Tótems son Indestructibles."},
		{card.Ally, "El resto de tus Aliados ganan 1 a la fuerza.", "Tus demás Aliados ganan 1 a la Fuerza."},
		{card.Ally, "Todo otro Aliado en juego pierde su habilidad.", "Todos los demás Aliados pierden su Habilidad."},
		{card.Totem, "Todo Faraón y todo Sacerdote pierde 1 a la fuerza.", "Todos los Aliados de raza Faraón o Sacerdote pierden 1 a la Fuerza."},
		{card.Ally, "Gana 1 a la fuerza por cada uno de los demás Aliados que controles.", "Este Aliado gana 1 a la Fuerza por cada otro Aliado que controles."},
		{card.Ally, "Gana 1 a la fuerza por cada Tótem que controles aparte de éste.", ""},
		{card.Ally, "Gana 1 a la fuerza por cada Aliado que controles además de él.", "Este Aliado gana 1 a la Fuerza por cada otro Aliado que controles."},
		{card.Totem, "Ni tú ni tu oponente pueden jugar Talismanes.", "Los jugadores no pueden jugar Talismanes."},
	})
}

// TestWhoseTheCardsAre reads owners without a noun, and one of two types of one player's.
func TestWhoseTheCardsAre(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Aliado tuyo y dos del oponente.", "Destruye un Aliado que controles y destruye 2 Aliados oponentes."},
		{card.Talisman, "Destruye uno de tus Tótems. Si lo haces, tu oponente debe destruir dos de los suyos.", "Destruye un Tótem que controles para que tu oponente destruya 2 Tótems que controle."},
		{card.Talisman, "Tu oponente debe destruir dos de los suyos.", ""},
		{card.Talisman, "Destruye un Arma. Tu oponente destruye una suya.", "Destruye un Arma. Luego, tu oponente destruye un Arma que controle."},
		{card.Talisman, "Cada jugador destruye un Tótem de los suyos.", "Cada jugador destruye un Tótem que controle."},
		{card.Talisman, "Tu oponente destruye 2 Aliados que él controle.", "Tu oponente destruye 2 Aliados que controle."},
		{card.Talisman, "Una de tus Armas o uno de tus Tótems es Indestructible hasta la Fase Final.", "Un Arma o Tótem que controles es Indestructible hasta la Fase Final."},
		{card.Talisman, "Un Tótem tuyo, o un Arma tuya, es Indestructible este turno.", "Un Arma o Tótem que controles es Indestructible hasta la Fase Final."},
		{card.Ally, "Puedes pagar 2 Oros para prevenir que sea destruido uno de tus Dragones.", "Puedes pagar 2 Oros para prevenir que un Aliado de raza Dragón que controles sea destruido."},
		{card.Ally, "Puedes pagar 2 Oros para prevenir que una habilidad oponente lo destruya o lo destierre.", "Puedes pagar 2 Oros para prevenir que este Aliado sea destruido o sea desterrado por habilidades oponentes."},
		{card.Ally, "Puedes pagar 2 Oros para prevenir que una habilidad oponente lo destruya.", "Puedes pagar 2 Oros para prevenir que este Aliado sea destruido por habilidades oponentes."},
		{card.Talisman, "Destruye una carta distinta de un Oro.", "Destruye una carta que no sea Oro."},
	})
}

// TestWhoFightsWhom reads fighters by whom they meet and by who declared them.
func TestWhoFightsWhom(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando sea declarado bloqueador, el Aliado al que bloquee es desterrado en la Fase Final.",
			"Cuando este Aliado es declarado bloqueador, destierra el Aliado que bloquee, en la Fase Final."},
		{card.Ally, "Cuando sea declarado bloqueador, destruye al Aliado bloqueado por él.", "Cuando este Aliado es declarado bloqueador, destruye el Aliado que bloquee."},
		{card.Ally, "Cuando es bloqueado, destruye al Aliado al que bloquee.", ""},
		{card.Ally, "Cuando sea bloqueado, sus bloqueadores son destruidos en la Fase Final.",
			"Cuando este Aliado es bloqueado, destruye todos los Aliados que bloqueen a este Aliado, en la Fase Final."},
		{card.Ally, "Cuando bloquea, tu oponente destruye uno de los Aliados con los que ataca.", "Cuando este Aliado es declarado bloqueador, tu oponente destruye un Aliado atacante que controle."},
		{card.Talisman, "Destruye uno de los Aliados que tu oponente haya declarado atacantes.", "Destruye un Aliado oponente atacante."},
		{card.Talisman, "Un Aliado con el que ataques gana 2 a la fuerza hasta la Fase Final.", "Un Aliado atacante que controles gana 2 a la Fuerza hasta la Fase Final."},
	})
}

// TestWhoCarriesAnArma reads bearers by the Arma and by what they have to be.
func TestWhoCarriesAnArma(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "El portador de un Arma gana 2 a la fuerza este turno.", "Un Aliado que porte un Arma gana 2 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "Destruye al portador de un Arma que controle tu oponente.", "Destruye un Aliado oponente que porte un Arma."},
		{card.Weapon, "Un portador Faraón gana 2 a la fuerza.", "Si el portador es de raza Faraón, el portador gana 2 a la Fuerza."},
		{card.Weapon, "Portador de raza Dragón: gana +1 a la fuerza.", "Si el portador es de raza Dragón, el portador gana 1 a la Fuerza."},
		{card.Weapon, "Aquel Aliado que lleve esta Arma es Imbloqueable.", "El portador es Imbloqueable."},
	})
}

// TestCardsOfWhichTheNounIsLeftOut reads the first of a Mazo Castillo, one of such cards as this,
// what was named and what a Mano holds.
func TestCardsOfWhichTheNounIsLeftOut(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando es destruido, mira las 3 primeras del Mazo Castillo oponente.", "Cuando este Aliado es destruido, mira las 3 primeras cartas del Mazo Castillo oponente."},
		{card.Ally, "Cuando es destruido, destierra la última de tu Mazo Castillo.", "Cuando este Aliado es destruido, destierra la última carta de tu Mazo Castillo."},
		{card.Ally, "Cuando es destruido, destierra la primera de tu Cementerio.", ""},
		{card.Totem, "Sólo puedes controlar uno de estos Tótems.", "Solo puedes tener una copia de este Tótem en juego."},
		{card.Totem, "Sólo puedes controlar uno de estos Aliados.", ""},
		{card.Ally, "Cuando entra en juego, nombra una carta. La carta que nombraste pierde su habilidad.", "Cuando este Aliado entra en juego, nombra una carta. La carta nombrada pierde su Habilidad."},
		{card.Talisman, "Muestra tu Mano. Si en ella no hay Talismanes, roba 1 carta.", "Muestra tu Mano. Luego, si no tienes un Talismán en tu Mano, roba 1 carta."},
	})
}
