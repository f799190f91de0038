package text

import (
	"testing"

	"castillo/game/card"
)

// paraphrasesOfCards holds what is said of which cards are meant and of what they are.
var paraphrasesOfCards = []paraphrase{
	{card.Ally, []string{"Este Aliado se considera de raza Héroe.", "Sir Ansel también se considera un Héroe.", "Sir Ansel cuenta como un Héroe."}},
	{card.Ally, []string{"Este Aliado se considera de todas las razas.", "Sir Ansel también es de todas las razas."}},
	{card.Talisman, []string{
		"Busca hasta 2 Armas de nombres distintos en tu Mazo Castillo y ponlas en tu Mano.", "Busca en tu Mazo Castillo hasta dos Armas con diferente nombre y ponlas en tu mano.",
	}},
	{card.Talisman, []string{
		"Tu oponente bota 3 cartas. Luego, si hay entre esas cartas un Oro, roba 1 carta.", "Tu oponente bota 3 cartas. Si entre ellas había un Oro, roba una carta.",
		"Tu oponente bota 3 cartas. Si había un Oro entre ellas, roba una carta.", "Tu oponente bota 3 cartas. Si al menos una de ellas es un Oro, roba una carta.",
	}},
	{card.Talisman, []string{"Pon un Aliado de tu Cementerio en juego.", "Pon en juego en tu Línea de Defensa un Aliado de tu Cementerio."}},
}

func TestParaphrasesOfCardsGiveOneTree(t *testing.T) { sameTree(t, paraphrasesOfCards) }
