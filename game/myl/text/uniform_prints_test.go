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
