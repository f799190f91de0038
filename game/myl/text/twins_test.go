package text

import (
	"testing"

	"castillo/game/card"
)

func TestOptionsAreSaidInOneOrder(t *testing.T) {
	oneWording(t, []pair{
		{card.Talisman, "two verbs", "Elige entre robar 2 cartas o destruir un Tótem.", "Destruye un Tótem o roba dos cartas."},
		{card.Talisman, "one verb", "Elige entre que un Aliado gane 2 a la Fuerza o que tu oponente bote 2 cartas.", "Elige una: tu oponente bota 2 cartas; o un Aliado gana 2 a la fuerza."},
		{card.Ally, "three, of the opponent", "Cuando entra en juego, tu oponente elige entre botar 2 cartas; descartar una carta; o destruir un Arma que controle.",
			"Cuando entra en juego, tu oponente elige entre destruir un Arma que controle; botar 2 cartas; o descartar una carta."},
		{card.Totem, "a price", "Puedes descartar una carta o pagar 1 Oro para robar 1 carta.", "Puedes pagar 1 Oro o descartar una carta para robar 1 carta."},
	})
}
