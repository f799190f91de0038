package text

import (
	"testing"

	"castillo/game/card"
)

// TestOneMeaningHasOneWording holds pairs of texts that the rules take in the same way.
func TestOneMeaningHasOneWording(t *testing.T) {
	oneWording(t, []pair{
		{card.Weapon, "what becomes true of a card, in any order",
			"El portador gana 2 a la Fuerza y es Imbloqueable.", "Su portador es Imbloqueable y gana + 2 a la fuerza."},
		{card.Weapon, "in one sentence or two",
			"El portador gana 1 a la Fuerza. El portador no puede ser barajado.", "El portador no puede ser barajado y gana 1 a la Fuerza."},
		{card.Totem, "of different cards",
			"Los jugadores no pueden jugar Armas. Todas las Armas pierden su Habilidad.", "Ningún jugador puede jugar Armas y las Armas en juego pierden su habilidad."},
		{card.Totem, "how many copies there may be, first or last",
			"Solo puedes tener un Ansel en juego. Tus Aliados ganan 1 a la Fuerza.", "Tus Aliados ganan 1 a la Fuerza. Solo puedes tener un Ansel en juego."},
		{card.Totem, "what is done if one pays",
			"En tu Vigilia, puedes pagar 2 Oros. Si lo haces, roba una carta.", "En tu Vigilia, puedes pagar 2 Oros para robar una carta."},
		{card.Ally, "the same of an event",
			"Cuando Ansel ataca, puedes descartar una carta. Si lo haces, gana 2 a la Fuerza.", "Cuando Ansel ataca, puedes descartar una carta para que gane 2 a la Fuerza."},
		{card.Ally, "Oros are paid for something",
			"Cuando Ansel sale del juego, puedes pagar 2 Oros y ponerlo en tu Mano.", "Cuando Ansel sale del juego, puedes pagar 2 Oros para ponerlo en tu Mano."},
		{card.Gold, "a price in two parts",
			"Puedes desterrar este Oro y pagar 1 Oro para robar una carta.", "Puedes pagar 1 Oro y desterrar este Oro para robar una carta."},
		{card.Totem, "what is annulled is being played",
			"En respuesta a que tu oponente juegue un Talismán, puedes pagar 3 Oros para anularlo.", "Puedes pagar 3 Oros para anular un Talismán oponente."},
		{card.Totem, "what is prevented is about to happen",
			"En respuesta a que un Aliado que controles sea destruido, puedes pagar 3 Oros para salvarlo.", "Puedes pagar 3 Oros para prevenir que uno de tus Aliados sea destruido."},
		{card.Talisman, "and what a Talisman prevents",
			"En respuesta a que un Aliado sea destruido, sálvalo. Roba una carta.", "Prevén que un Aliado sea destruido. Luego, roba una carta."},
		{card.Talisman, "what is cancelled is being used",
			"En respuesta a que un Aliado oponente utilice su Habilidad, cancela esa Habilidad.", "Cancela la Habilidad de un Aliado oponente."},
		{card.Ally, "its sentences, in any order",
			"En tu Vigilia, puedes pagar 1 Oro para robar 1 carta. Tus demás Aliados ganan 1 a la Fuerza. Cuando ataca, roba 1 carta.",
			"Tus demás Aliados ganan 1 a la Fuerza. Cuando ataca, roba 1 carta. En tu Vigilia, puedes pagar 1 Oro para robar 1 carta."},
		{card.Talisman, "names, in any order",
			"Busca un «Ulfar» o «Brasa» en tu Mazo Castillo y ponlo en tu Mano.", "Busca un «Brasa» o «Ulfar» en tu Mazo Castillo y ponlo en tu Mano."},
		{card.Ally, "where a card of its type comes into play",
			"Cuando entra en juego, puedes buscar un Oro en tu Mazo Castillo y ponerlo en tu Reserva de Oro.", "Al entrar en juego, puedes buscar un Oro en tu Mazo Castillo y ponerlo en juego."},
		{card.Talisman, "the same of one that is not searched",
			"Pon un Tótem de tu Mano en tu Línea de Apoyo.", "Pon en juego un Tótem de tu Mano."},
		{card.Ally, "what lies open is not searched",
			"Cuando entra en juego, puedes buscar un Arma en tu Cementerio y ponerla en tu mano.", "Al entrar en juego, puedes poner un Arma de tu Cementerio en tu Mano."},
		{card.Ally, "what lies in a castle is",
			"Cuando entra en juego, puedes buscar un Arma en tu Mazo Castillo y ponerla en tu mano.", "Al entrar en juego, puedes poner un Arma de tu Mazo Castillo en tu Mano."},
		{card.Ally, "what was looked at is put somewhere",
			"Cuando entra en juego, puedes mirar las 2 primeras cartas de tu Mazo Castillo. Pon una en tu Mano y destierra la otra.",
			"Al entrar en juego, puedes mirar las 2 primeras cartas de tu Mazo Castillo, poner una de ellas en tu Mano y desterrar la otra."},
		{card.Talisman, "what becomes later of what is put in play",
			"Pon en juego un Aliado de tu Cementerio. En la Fase Final, destiérralo.", "Un Aliado de tu Cementerio es puesto en juego y debe ser desterrado al final del turno."},
		{card.Talisman, "what a card cannot suffer and what cannot do it",
			"Tus Aliados ganan 1 a la Fuerza y no pueden ser afectados por Talismanes oponentes hasta la Fase Final.",
			"Hasta la Fase Final, tus Aliados ganan 1 a la Fuerza y los Talismanes de tu oponente no los afectan."},
	})
}

// TestWhatTheRulesTellApartKeepsItsWording holds pairs that sound the same and are not.
func TestWhatTheRulesTellApartKeepsItsWording(t *testing.T) {
	for _, c := range []struct {
		of         card.Type
		name       string
		one, other string
	}{
		{card.Ally, "what is done to another's cards is no price",
			"Puedes destruir un Tótem oponente. Si lo haces, roba una carta.", "Puedes destruir un Tótem oponente para robar una carta."},
		{card.Totem, "an answer and what goes off by itself",
			"En respuesta a que un Aliado que controles sea destruido, puedes robar una carta.", "Cuando un Aliado que controles es destruido, puedes robar una carta."},
		{card.Totem, "what may be annulled at all times and once",
			"Puedes pagar 3 Oros para anular un Talismán oponente.", "Una vez por turno, puedes pagar 3 Oros para anular un Talismán oponente."},
		{card.Ally, "who pays more for the card that was named",
			"Cuando entra en juego, nombra una carta. Tu oponente debe pagar 2 Oros adicionales para jugar la carta nombrada.", "Cuando entra en juego, nombra una carta. Jugar la carta nombrada cuesta 2 Oros más."},
		{card.Ally, "what hangs on the one before and what does not",
			"Cuando entra en juego, destruye un Tótem y roba una carta.", "Cuando entra en juego, destruye un Tótem. Luego, roba una carta."},
	} {
		a, errA := Read(c.one, of(c.of))
		b, errB := Read(c.other, of(c.of))
		if x, y := Print(a.Card, of(c.of)), Print(b.Card, of(c.of)); errA != nil || errB != nil || x == y {
			t.Errorf("%s: %v %v\n    %q\nand %q", c.name, errA, errB, x, y)
		}
	}
}
