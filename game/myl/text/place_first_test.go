package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhereCardsLieMayStandInFrontOfThem(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Pon un Aliado de tu Cementerio en tu Mano.", "De tu Cementerio, sube a tu Mano un Aliado.", "Sube de tu Cementerio a tu Mano un Aliado.", "De tu Cementerio sube un Aliado.",
			"Devuelve desde tu Cementerio un Aliado a tu Mano.",
		}},
		{card.Ally, []string{"En tu Fase de Vigilia, puedes pagar 1 Oro para poner un Arma de tu Cementerio en tu Mano.", "En tu Vigilia, puedes pagar 1 Oro para subir de tu Cementerio a tu Mano un Arma.", "En tu Vigilia, puedes pagar 1 Oro para subir un Arma de tu Cementerio a tu Mano."}},
		{card.Ally, []string{"En tu Fase de Vigilia, puedes poner un Aliado de raza Dragón de tu Cementerio en juego.", "En tu Vigilia, puedes, de tu Cementerio, poner en juego un Dragón.", "En tu Vigilia, puedes poner en juego un Dragón de tu Cementerio."}},
		{card.Ally, []string{"Cuando este Aliado entra en juego, destierra 2 cartas del Cementerio oponente.", "Cuando entra en juego, del Cementerio oponente destierra 2 cartas.", "Cuando entra en juego, destierra 2 cartas del Cementerio oponente."}},
		{card.Talisman, []string{"Pon un Aliado de tu Cementerio en tu Mano y pon un Arma de tu Cementerio en tu Mano.", "Sube de tu Cementerio un Aliado y un Arma.", "Sube un Aliado de tu Cementerio y un Arma de tu Cementerio."}},
		{card.Talisman, []string{"Juega un Aliado de tu Cementerio sin pagar su Coste.", "De tu Cementerio, juega un Aliado sin pagar su Coste.", "Juega un Aliado de tu Cementerio sin pagar su Coste."}},
		{card.Talisman, []string{"Busca un Arma en tu Cementerio y ponla en tu Mano.", "En tu Cementerio, busca un Arma y ponla en tu Mano.", "Busca un Arma en tu Cementerio y ponla en tu Mano."}},
		{card.Ally, []string{"Cuando este Aliado entra en juego, tu oponente descarta 2 cartas de su Mano.", "Cuando entra en juego, tu oponente descarta de su Mano 2 cartas.", "Cuando entra en juego, tu oponente descarta 2 cartas de su Mano."}},
		{card.Talisman, []string{
			"Mira las 3 primeras cartas de tu Mazo Castillo y pon una carta de entre esas cartas en tu Mano y baraja tu Mazo Castillo.", "Mira las 3 primeras cartas de tu Mazo Castillo. De ellas, pon una en tu Mano y baraja el resto.", "Mira las 3 primeras cartas de tu Mazo Castillo. Pon una de ellas en tu Mano y baraja el resto.",
		}},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "De tu Cementerio, sube un Aliado oponente."},
		{card.Talisman, "De tu Cementerio, roba 2 cartas."},
		{card.Talisman, "En tu Cementerio, destierra 2 cartas."},
	})
}
