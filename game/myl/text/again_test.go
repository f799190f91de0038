package text

import (
	"testing"

	"castillo/game/card"
)

func TestToRepeatAnEffectIsToSayItOnceMore(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Tótem. Puedes pagar 2 Oros para repetir este efecto.", "Destruye un Tótem. Luego, puedes pagar 2 Oros para destruir un Tótem."},
		{card.Talisman, "Roba 2 cartas. Si controlas un Tótem, hazlo de nuevo.", "Roba 2 cartas. Luego, si controlas un Tótem, roba 2 cartas."},
		{card.Talisman, "Busca un Arma en tu Mazo Castillo y ponla en tu Mano. Puedes botar 2 cartas para hacerlo una vez más.",
			"Busca un Arma en tu Mazo Castillo y ponla en tu Mano. Luego, puedes botar 2 cartas para buscar un Arma en tu Mazo Castillo y ponerla en tu Mano."},
		{card.Talisman, "Tu oponente bota 2 cartas. Si Prueba está en tu Cementerio, puedes pagar 3 Oros y desterrarla para repetir este efecto.",
			"Tu oponente bota 2 cartas. Si este Talismán está en tu Cementerio, puedes pagar 3 Oros y desterrar este Talismán para que tu oponente bote 2 cartas."},
		{card.Ally, "Cuando Prueba entra en juego, destruye un Arma. Puedes pagar 2 Oros para repetir este efecto.",
			"Cuando este Aliado entra en juego, destruye un Arma. Luego, puedes pagar 2 Oros para destruir un Arma."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Destruye un Tótem. Tu oponente roba 1 carta. Puedes pagar 2 Oros para repetir este efecto."}, // both?
		{card.Talisman, "Roba 1 carta. Haz esto 2 veces."},
		{card.Ally, "Cuando un Aliado oponente es destruido, destiérralo. Puedes pagar 1 Oro para repetir este efecto."},
		{card.Talisman, "Repite este efecto."},
	})
}

func TestWhatIsInPlayIsNotLookedAt(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "En tu Vigilia, un Aliado oponente míralo."},
		{card.Ally, "En tu Vigilia, una carta muéstrala."},
		{card.Ally, "En Vigilia una vela."},
	})
	readAs(t, prueba, []wording{
		{card.Ally, "En tu Vigilia, una carta de tu Mano muéstrala.", "En tu Fase de Vigilia, muestra una carta de tu Mano."},
		{card.Ally, "En tu Vigilia, elige un Aliado oponente. Míralo.", "En tu Fase de Vigilia, elige un Aliado oponente y míralo."},
	})
}
