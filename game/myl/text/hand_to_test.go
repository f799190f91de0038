package text

import (
	"testing"

	"castillo/game/card"
)

func TestAHandComesToSoManyCards(t *testing.T) {
	asTheirs := "Roba cartas hasta tener tantas cartas como el número de cartas de la Mano oponente."
	readAs(t, prueba, []wording{
		{card.Talisman, "Roba hasta igualar la cantidad de cartas en la Mano de tu oponente.", asTheirs},
		{card.Talisman, "Roba cartas hasta igualar la Mano de tu oponente.", asTheirs},
		{card.Talisman, "Roba cartas hasta tener en tu Mano la misma cantidad de cartas que tu oponente.", ""},
		{card.Talisman, "Roba cartas hasta tener la misma cantidad de cartas en tu Mano que tu oponente.", asTheirs},
		{card.Talisman, "Roba cartas hasta tener tantas cartas como tu oponente.", asTheirs},
		{card.Talisman, "Roba cartas hasta que tengas 4 cartas en tu Mano.", "Roba cartas hasta tener 4."},
		{card.Talisman, "Descarta hasta quedar con 3 cartas en la Mano.", "Descarta cartas hasta tener 3."},
		{card.Talisman, "Tu oponente descarta toda su Mano excepto una carta.", "Tu oponente descarta cartas hasta tener 1."},
		{card.Talisman, "Tu oponente roba hasta igualar tu Mano.", "Tu oponente roba cartas hasta tener tantas cartas como el número de cartas de tu Mano."},
		{card.Talisman, "Roba hasta igualar tu Mano.", ""},
	})
}

func TestOfAllButSomeTheOthersAreLeft(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye todos los Aliados excepto uno.", "Elige un Aliado y destruye todos los demás Aliados."},
		{card.Talisman, "Elige un Aliado. Destruye los demás Aliados.", "Elige un Aliado y destruye todos los demás Aliados."},
		{card.Talisman, "Destierra todos los Oros oponentes, menos 2 a tu elección.", "Elige 2 Oros oponentes y destierra todos los demás Oros oponentes."},
		{card.Talisman, "Tu oponente destruye todos sus Aliados excepto uno.", "Tu oponente elige un Aliado que controle y tú destruyes todos los demás Aliados oponentes."},
		{card.Talisman, "Cada jugador destruye todos sus Aliados menos uno.", "Cada jugador elige un Aliado que controle. Luego, destruye todos los demás Aliados."},
		{card.Ally, "Cuando Prueba entra en juego, destruye todos los Aliados excepto uno.", ""}, // may it be this one?
		{card.Talisman, "Destruye todos los Aliados de cada jugador excepto uno.", ""},
	})
}
