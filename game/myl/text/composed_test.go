package text

import (
	"testing"

	"castillo/game/card"
)

// What known parts mean together that were never seen together.

func TestWhatIsDoneWithTheCardsOfAnOptionIsPartOfIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Arma o busca un Aliado en tu Mazo Castillo y ponlo en tu Mano.",
			"Elige entre destruir un Arma; o buscar un Aliado en tu Mazo Castillo y ponerlo en tu Mano."},
		{card.Talisman, "Destruye un Arma o mira las 3 primeras cartas de tu Mazo Castillo, pon una en tu Mano y baraja el resto.",
			"Elige entre destruir un Arma; o mirar las 3 primeras cartas de tu Mazo Castillo y poner una carta de entre esas cartas en tu Mano y barajar el resto."},
		{card.Talisman, "Elige entre destruir un Arma o mirar las 3 primeras cartas de tu Mazo Castillo, poner una en tu Mano y barajar el resto.",
			"Elige entre destruir un Arma; o mirar las 3 primeras cartas de tu Mazo Castillo y poner una carta de entre esas cartas en tu Mano y barajar el resto."},
		{card.Talisman, "Elige entre mirar las 3 primeras cartas de tu Mazo Castillo, poner una en tu Mano y barajar el resto o destruir un Arma.",
			"Elige entre mirar las 3 primeras cartas de tu Mazo Castillo y poner una carta de entre esas cartas en tu Mano y barajar el resto; o destruir un Arma."},
		{card.Talisman, "Elige entre buscar un Aliado en tu Mazo Castillo, mostrarlo y ponerlo en tu Mano, o destruir un Arma.",
			"Elige entre buscar un Aliado en tu Mazo Castillo y mostrarlo y ponerlo en tu Mano; o destruir un Arma."},
		{card.Talisman, "Elige entre destruir un Aliado o robar 2 cartas, descartar una y botar 2.",
			"Elige entre destruir un Aliado; o robar 2 cartas y descartar una carta de tu Mano y botar 2 cartas."},
	})
}
