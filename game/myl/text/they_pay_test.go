package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatAPlayerPaysForIsHisToDecide(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Roba 3 cartas. Tu oponente puede pagar 2 Oros para anular este Talismán.", "Roba 3 cartas. Sir Ansel es anulado si tu oponente decide pagar 2 Oros.",
			"Roba 3 cartas. Si tu oponente paga 2 de Oro, este Talismán es anulado.",
		}},
		{card.Talisman, []string{
			"Roba 3 cartas. Tu oponente puede descartar una carta de su Mano o botar 4 cartas para anular este Talismán.",
			"Roba 3 cartas. Este Talismán es anulado si tu oponente decide botar cuatro cartas de su Mazo o descartar una de su Mano.",
		}},
		{card.Totem, []string{"En tu Fase de Vigilia, cada jugador puede pagar 2 Oros para robar 1 carta.", "En tu Vigilia, si un jugador paga 2 Oros, puede robar una carta."}},
	})
	refused(t, "what he does, decided or not", []lone{{card.Talisman, "Roba 3 cartas. Si tu oponente descarta una carta, este Talismán es anulado."}})
}

func TestHowItIsFoundIsSaidBehind(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes poner un Oro de tu Cementerio en tu Mano.", "Al entrar en juego, puedes recuperar un Oro, buscándolo en tu Cementerio y llevándolo a tu mano.",
			"Al entrar en juego, puedes llevar un Oro a tu Mano, buscándolo en tu Cementerio.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes descartar una carta de tu Mano para buscar un Tótem en tu Mazo Castillo y ponerlo en tu Mano.",
			"Al entrar en juego, si descartas una carta puedes añadir a tu mano un Tótem, buscándolo en tu mazo.",
		}},
	})
}

func TestAnAbilityIsUsedOnlyWhileItsCardIsInPlay(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Totem, []string{"Cuando tu oponente juega un Talismán, tu oponente bota 2 cartas.", "Tu oponente bota dos cartas cada vez que juegue un Talismán, mientras este Tótem permanezca en juego."}},
		{card.Totem, []string{
			"Cuando tu oponente juega un Talismán, un Aliado oponente pierde 1 a la Fuerza mientras este Tótem esté en juego.",
			"Cuando tu oponente juega un Talismán, un Aliado oponente pierde 1 a la fuerza mientras Sir Ansel siga en juego.",
		}},
	})
}

func TestHisOwnZoneIsHis(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, cada jugador puede jugar un Aliado de su Cementerio sin pagar su Coste.",
			"Al entrar en juego, cada jugador puede elegir un Aliado que esté en su propio Cementerio y jugarlo gratis.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, tu oponente elige entre descartar una carta de su Mano; o botar 2 cartas.",
			"Al entrar en juego, tu oponente debe descartar una carta de su mano o bien botar dos de su Mazo, lo que prefiera.",
		}},
	})
}
