package text

import (
	"testing"

	"castillo/game/card"
)

func TestThePlayerWhoDoesItMayBeSaidBehind(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando un Aliado de raza Titán sea jugado por ti, roba 1 carta.", "Cuando juegas un Aliado de raza Titán, roba 1 carta."},
		{card.Totem, "Cuando un Talismán es jugado por tu oponente, roba 1 carta.", "Cuando tu oponente juega un Talismán, roba 1 carta."},
		{card.Ally, "Cuando entra en juego, un Aliado oponente es destruido por tu oponente.", "Cuando este Aliado entra en juego, tu oponente destruye un Aliado que controle."},
		{card.Ally, "Cuando entra en juego, 3 cartas de tu Cementerio son barajadas por ti.", "Cuando este Aliado entra en juego, baraja 3 cartas de tu Cementerio."},
	})
	refused(t, prueba, []lone{
		{card.Totem, "Cuando un Talismán oponente es jugado por ti, roba 1 carta."},
	})
}
