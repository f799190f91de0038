package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatTheOpponentPicksYouDo(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Tu oponente elige 3 cartas de tu Cementerio y tú barajas esas cartas.", "Baraja 3 cartas de tu Cementerio que elija tu oponente.", "Baraja 3 cartas de tu Cementerio elegidas por tu oponente.",
			"Baraja 3 cartas de tu Cementerio, a elección de tu oponente.", "Baraja con tu mazo 3 cartas de tu Cementerio que tu oponente elija.",
		}},
		{card.Talisman, []string{"Tu oponente elige un Aliado que controles y tú destruyes esa carta.", "Destruye un Aliado que controles, a elección de tu oponente."}},
	})
	refused(t, prueba, []lone{{card.Talisman, "Busca un Aliado en tu Mazo Castillo que elija tu oponente y ponlo en tu Mano."}})
}

func TestWhoActsForAPricePaysIt(t *testing.T) {
	readAs(t, ansel, []wording{
		{card.Talisman, "Roba 2 cartas. Pagando 3 Oros, tu oponente puede anular este Talismán.", "Roba 2 cartas. Tu oponente puede pagar 3 Oros para anular este Talismán."},
		{card.Ally, "En tu Vigilia, pagando 3 Oros, puedes robar una carta.", "En tu Fase de Vigilia, puedes pagar 3 Oros para robar 1 carta."},
	})
}

func TestWhatIsGotForAPriceIsSaidInManyWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Baraja un Aliado que controles para robar 2 cartas.", "Baraja un Aliado tuyo; con ello, roba 2 cartas.", "Baraja un Aliado tuyo y, con esto, roba 2 cartas.", "Baraja un Aliado tuyo y así roba 2 cartas.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes hacer que tu oponente bote 2 cartas.", "Cuando entra en juego, tu oponente bota 2 cartas, si así lo decides.", "Cuando entra en juego, tu oponente bota 2 cartas si lo deseas.",
		}},
		{card.Talisman, []string{
			"Busca un Arma en tu Mazo Castillo o Cementerio y ponla en tu Mano.", "Busca un Arma, ya sea en tu Mazo o en tu Cementerio, y ponla en tu Mano.", "Busca un Arma, en tu Mazo Castillo o Cementerio. Ponla en tu Mano.",
		}},
		{card.Talisman, []string{"Destruye hasta 3 Aliados oponentes.", "Elige hasta 3 Aliados oponentes y destrúyelos a todos."}},
	})
}
