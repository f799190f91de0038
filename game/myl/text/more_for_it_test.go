package text

import (
	"testing"

	"castillo/game/card"
)

func TestTwoThatWereChosenTradeStrength(t *testing.T) {
	two := "Intercambia la Fuerza de 2 Aliados hasta la Fase Final."
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige dos Aliados. Intercambia sus fuerzas hasta la Fase Final.", two},
		{card.Talisman, "Elige 2 Aliados e intercambia sus fuerzas.", two},
		{card.Talisman, "Elige tres Aliados e intercambia sus fuerzas.", ""},
		{card.Talisman, "Un Aliado que controles y un Aliado oponente intercambian sus fuerzas.", "Intercambia la Fuerza de un Aliado que controles por la de un Aliado oponente hasta la Fase Final."},
		{card.Ally, "Cuando Prueba ataca, intercambia su fuerza con la de un Aliado oponente.",
			"Cuando este Aliado es declarado atacante, intercambia la Fuerza de este Aliado por la de un Aliado oponente hasta la Fase Final."},
		{card.Talisman, "Intercambia su fuerza con la de un Aliado oponente.", ""},
	})
}

func TestAFurtherPaymentBuysWhatIsBeyond(t *testing.T) {
	other := "Destruye un Aliado. Luego, puedes pagar 2 Oros para destruir otro Aliado."
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Aliado. Puedes pagar 2 Oros más. Si lo haces, destruye dos Aliados en vez de uno.", other},
		{card.Talisman, "Destruye un Aliado. Si pagas 2 Oros más, destruye 2 en vez de 1.", other},
		{card.Talisman, "Tu oponente bota 3 cartas. Si pagas 2 Oros adicionales, bota 6 cartas en su lugar.", "Tu oponente bota 3 cartas. Luego, puedes pagar 2 Oros para que tu oponente bote 3 cartas."},
		{card.Talisman, "Destruye un Aliado. Si pagas 2 Oros más, destruye 3 en vez de 2.", ""},
		{card.Ally, "En tu Vigilia, puedes pagar 1 Oro para robar una carta. Si pagas 3 Oros, roba 2 cartas en vez de una.", ""},
		{card.Ally, "Cuando Prueba ataca, roba una carta. Puedes pagar 2 Oros; si lo haces, roba 3 cartas en vez de una.", ""},
	})
}

func TestHalfOfSomeCardsLeavesTheOddOne(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Tu oponente bota la mitad de su Mazo Castillo.", "Tu oponente bota 1 carta por cada 2 cartas de su Mazo Castillo."},
		{card.Talisman, "Descarta la mitad de las cartas de tu Mano.", "Descarta una carta de tu Mano por cada 2 cartas de tu Mano."},
		{card.Talisman, "Cada jugador destruye la mitad de sus Aliados.", "Cada jugador destruye un Aliado que controle por cada 2 Aliados que controle."},
		{card.Talisman, "Tu oponente destruye la mitad de sus Aliados, redondeando hacia arriba.",
			"Tu oponente destruye tantos Aliados que controle como la mitad del número de Aliados que controle, redondeando hacia arriba."},
	})
}

func TestDamageIsHalved(t *testing.T) {
	halved := "Este Aliado hace la mitad de su daño."
	readAs(t, prueba, []wording{
		{card.Ally, "Prueba solo hace la mitad del daño al Mazo Castillo oponente.", halved},
		{card.Ally, "El daño que hace Prueba al Mazo Castillo oponente se reduce a la mitad.", halved},
		{card.Ally, "El daño de Prueba es reducido a la mitad.", halved},
		{card.Totem, "Los Aliados oponentes hacen la mitad de daño.", "Todos los Aliados oponentes hacen la mitad de su daño."},
		{card.Talisman, "Un Aliado oponente hace la mitad de su daño este turno.", "Un Aliado oponente hace la mitad de su daño hasta la Fase Final."},
		{card.Totem, "El daño que recibas se reduce a la mitad.", ""},
		{card.Ally, "Prueba solo hace daño.", ""},
	})
}

func TestWhatIsDoneInResponseIsSaidOfBothDeeds(t *testing.T) {
	neither := "Tu oponente no puede activar habilidades en respuesta hasta la Fase Final y tu oponente no puede jugar cartas en respuesta hasta la Fase Final."
	readAs(t, prueba, []wording{
		{card.Talisman, "Durante este turno tu oponente no puede activar habilidades ni jugar cartas en respuesta.", neither},
		{card.Talisman, "Tu oponente no puede utilizar habilidades ni jugar cartas en respuesta este turno.", neither},
		{card.Totem, "Tu oponente no puede jugar cartas en respuesta.", "Tu oponente no puede jugar cartas en respuesta."},
		{card.Totem, "Los jugadores no pueden activar habilidades en respuesta.", "Los jugadores no pueden activar habilidades en respuesta."},
		{card.Totem, "Tu oponente no puede jugar cartas en respuesta a tus Talismanes.", ""},
		{card.Talisman, "Tu oponente no puede activar habilidades ni jugar cartas este turno.",
			"Tu oponente no puede activar habilidades hasta la Fase Final y tu oponente no puede jugar cartas hasta la Fase Final."},
	})
}

func TestOneVerbMayHaveANumberForEachOccasion(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Prueba gana 2 a la fuerza cuando ataca y 1 cuando bloquea.",
			"Cuando este Aliado es declarado atacante, este Aliado gana 2 a la Fuerza hasta la Fase Final. Cuando este Aliado es declarado bloqueador, este Aliado gana 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Si Prueba está atacando, gana 2 a la fuerza, y si está bloqueando, gana 1 a la fuerza.",
			"Si este Aliado es atacante, este Aliado gana 2 a la Fuerza. Si este Aliado es bloqueador, este Aliado gana 1 a la Fuerza."},
		{card.Ally, "Prueba gana 2 a la fuerza cuando ataca y 1 por cada Arma que porte.", ""},
	})
}

func TestAnotherBattleComesAfterThisOne(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando Prueba hace daño al Castillo oponente, juega otra Fase de Ataque después de ésta.", "Cuando este Aliado hace daño al Mazo Castillo oponente, juega otra Batalla Mitológica."},
	})
}
