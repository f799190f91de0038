package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatIsDoneToCardsLastsNoTime(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Talisman, "Todos los Aliados son destruidos hasta la Fase Final."},
		{card.Talisman, "Todos los Aliados de tu Destierro van al Cementerio hasta la Fase Final."},
		{card.Talisman, "Un Aliado desterrado va al Cementerio este turno."},
	})
	readAs(t, prueba, []wording{ // what is to be done to those that will be exiled does
		{card.Talisman, "Roba 1 carta y los Aliados desterrados van al Cementerio hasta la Fase Final.",
			"Roba 1 carta. Luego, todos los Aliados desterrados van al Cementerio hasta la Fase Final."},
	})
}

func TestWhomABlockerIsNotMayDoubleItsDamage(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando un «Ulfar» bloquea, un Aliado que controles duplica su daño hasta la Fase Final.",
			"Cuando un «Ulfar» es declarado bloqueador, un Aliado que controles duplica su daño hasta la Fase Final."},
	})
}

func TestCardsWithAVerbOfTheirOwnAreNoFurtherObject(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Oro y un Aliado vuelve a la Mano de su dueño.", "Destruye un Oro y sube un Aliado."},
		{card.Talisman, "Destruye un Oro y todos los Aliados van a la Mano de su dueño.", "Destruye un Oro y sube todos los Aliados."},
		{card.Talisman, "Destruye un Aliado y todos los Aliados desterrados van al Cementerio hasta la Fase Final.",
			"Destruye un Aliado y todos los Aliados desterrados van al Cementerio hasta la Fase Final."},
	})
}

func TestEveryZoneIsThatOfBothPlayers(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destierra las cartas de ambas Manos.", "Destierra todas las Manos."},
		{card.Talisman, "Destierra los Aliados de todos los Cementerios.", "Destierra todos los Aliados de cualquier Cementerio."},
		{card.Totem, "Las cartas de todos los Cementerios no pueden salir del Cementerio.", "Todas las cartas de todos los Cementerios no pueden salir del Cementerio."},
	})
}

func TestPronounsAgreeWithTheNthCardOfTheTurn(t *testing.T) {
	for _, s := range []string{
		"En respuesta a que juegues tu tercera Arma del turno, destiérrala.",
		"En respuesta a que juegues tu tercer Aliado del turno, destiérralo.",
	} {
		readAs(t, prueba, []wording{{card.Talisman, s, s}})
	}
}

func TestWhatACardIsNotIsThatItIsNotSo(t *testing.T) {
	const one = "Mira la primera carta de tu Mazo Castillo. Luego, si esa carta es un Aliado, ponla en tu Mano. Luego, si no es así, barájala."
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira la primera carta de tu Mazo Castillo. Si es un Aliado, ponla en tu Mano. Si no es un Aliado, barájala.", one},
		{card.Talisman, "Mira la primera carta de tu Mazo Castillo. Si es un Aliado, ponla en tu Mano. Si no lo es, barájala.", one},
	})
}

func TestTheDamageIsDoneToTheMazoCastilloOfWhomItIsSaid(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Tu oponente recibe 2 puntos de daño en su Mazo Castillo.", "Tu oponente bota 2 cartas."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Tu oponente recibe 2 puntos de daño en tu Mazo Castillo."}})
}

func TestTheWordsEsteTurnoAreNoArma(t *testing.T) {
	refused(t, prueba, []lone{{card.Talisman, "Baraja un Aliado oponente en respuesta a que este turno ataque."}})
	readAs(t, prueba, []wording{
		{card.Weapon, "En la Fase Final, destruye los Aliados que bloquearon este turno.", "En la Fase Final, destruye todos los Aliados que bloquearon este turno."},
	})
}
