package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatIsDoneToCardsChosenOneByOneIsDoneToEach(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige un Arma y un Tótem oponentes. Destrúyelos.", "Destruye un Arma oponente y destruye un Tótem oponente."},
		{card.Ally, "Cuando entra en juego, elige un Aliado que controles y un Aliado oponente. Bárajalos.",
			"Cuando este Aliado entra en juego, baraja un Aliado que controles y baraja un Aliado oponente."},
		{card.Talisman, "Elige un Aliado oponente para que él y todas sus copias pierdan su Habilidad hasta la Fase Final.",
			"Un Aliado oponente y todas sus copias pierden su Habilidad hasta la Fase Final."},
		{card.Ally, "Si Prueba está en tu Cementerio, puedes desterrarlo junto a otras 2 cartas de tu Cementerio para robar 1 carta.",
			"Si este Aliado está en tu Cementerio, puedes desterrar 2 otras cartas de tu Cementerio y desterrar este Aliado para robar 1 carta."},
		{card.Talisman, "Roba 3 cartas y pon una de ellas en el fondo de tu Mazo Castillo.", "Roba 3 cartas. Luego, pon una carta de entre esas cartas en el fondo de su Mazo Castillo."},
		{card.Talisman, "Tu oponente descarta la mitad de sus cartas.", "Tu oponente descarta una carta de su Mano por cada 2 cartas de su Mano."},
	})
}

func TestTheChosenPlayerIsEitherOfThem(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige un jugador. Ese jugador roba 2 cartas.", "Elige entre robar 2 cartas; o que tu oponente robe 2 cartas."},
		{card.Talisman, "Un jugador a tu elección descarta una carta de su Mano.", "Elige entre descartar una carta de tu Mano; o que tu oponente descarte una carta de su Mano."},
		{card.Ally, "Cuando entra en juego, el jugador que elijas bota 3 cartas.", "Cuando este Aliado entra en juego, elige entre botar 3 cartas; o que tu oponente bote 3 cartas."},
		{card.Talisman, "Quien controle más Aliados bota 2 cartas.",
			"Si controlas más Aliados que tu oponente, bota 2 cartas. Luego, si no es así, si controlas menos Aliados que tu oponente, tu oponente bota 2 cartas."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Elige un jugador."},
		{card.Talisman, "Elige un jugador. Ese jugador destruye un Aliado oponente."}, // of which of them?
	})
}

func TestThatAllyIsNoneOfTwoThatWerePicked(t *testing.T) {
	refused(t, prueba, []lone{{card.Talisman, "Elige un Aliado oponente. Un Aliado que controles gana 1 a la Fuerza y ese Aliado pierde 1 a la Fuerza hasta la Fase Final."}})
}
