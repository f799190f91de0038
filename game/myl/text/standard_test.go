package text

import (
	"testing"

	"castillo/game/card"
)

// TestStandardWordingsPrintAsTheyStand holds the wordings that once were printed and
// then read as another tree, or not at all.
func TestStandardWordingsPrintAsTheyStand(t *testing.T) {
	printAsTheyStand(t, ansel, []lone{
		// Whose a card is, is said once: what stands after a card within a description is
		// said of the card that is described.
		{card.Totem, "Puedes desterrar un Aliado que bloquee a un Aliado oponente que controles para robar 1 carta."},
		{card.Totem, "Puedes barajar el Aliado oponente de mayor Fuerza que bloquee a un Aliado de raza Caballero."},
		{card.Totem, "En tu Fase Final, destruye el Arma de mayor Fuerza que controles."},
		// A card of an event stands nearer than one that was named before.
		{card.Totem, "Cuando este Tótem entra en juego, nombra una carta. En respuesta a que juegues un Tótem, puedes hacer que esa carta pierda su Habilidad hasta la Fase Final."},
		// The card itself or another agree each in its gender.
		{card.Weapon, "Puedes destruir esta Arma u otro Aliado que controles para robar 1 carta."},
		{card.Ally, "Puedes destruir este u otro Aliado que controles para robar 1 carta."},
		// How often something may be done is not how often a card attacks.
		{card.Ally, "Hasta 3 veces por turno, puedes hacer que este Aliado pueda atacar el turno que entra en juego hasta la Fase Final."},
		// After a price is paid "lo" is the card of the event; what paid it is told by its verb.
		{card.Ally, "En respuesta a que un Aliado de raza Dragón sea destruido, puedes desterrar un Tótem que controles para barajar la carta desterrada."},
		// What was done this turn is all of it, not what the sentence did before.
		{card.Ally, "Tu oponente puede destruir un «Ulfar» que controle para elegir entre robar 1 carta; o que botes 1 carta por cada carta que robaste este turno."},
		// What was drawn is "esa carta", what was picked before it is told by its verb.
		{card.Gold, "En tu Fase de Vigilia, puedes botar 2 cartas para elegir entre destruir un Oro; o que cada jugador suba esas cartas."},
		{card.Gold, "En tu Fase de Vigilia, puedes botar 1 carta para botar tantas cartas como la Fuerza de esa carta."},
		{card.Totem, "Cuando este Tótem es barajado, destierra otro Aliado y bota 4 cartas. Luego, si no lo haces, el resto pierde tanta Fuerza como el Coste de la carta desterrada hasta la Fase Final."},
		{card.Talisman, "Una carta oponente tiene Fuerza 0 hasta la Fase Final. Luego, si este Talismán está en tu Mano, bota 1 carta y la carta elegida gana 2 a la Fuerza por el resto del juego."},
		{card.Gold, "En tu Fase de Vigilia, si este Oro está en tu Cementerio, puedes desterrar 2 «Ulfar» que controles para que tu oponente bote 2 cartas y que las cartas desterradas solo puedan bloquear Oros por el resto del juego."},
		{card.Weapon, "Puedes robar 1 carta. Luego, cada jugador bota 1 carta. En la Guerra de Talismanes, si el portador es de raza Defensor, puedes robar 1 carta."},
		{card.Totem, "En tu Fase de Vigilia, puedes robar 1 carta. Luego, jugar tus Talismanes cuesta 2 Oros menos hasta la Fase Final."},
	})
}
