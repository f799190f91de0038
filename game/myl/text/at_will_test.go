package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatATalismanLetsOneDoIsNotDoneForSure(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Puedes destruir un Aliado. Roba una carta.", "Puedes destruir un Aliado. Luego, roba 1 carta."},
		{card.Talisman, "Puedes destruir un Aliado y robar una carta.", "Destruye un Aliado y roba 1 carta."},
		{card.Talisman, "Puedes botar 2 cartas. Si lo haces, destruye 2 Aliados. Si no, destruye un Aliado.",
			"Puedes botar 2 cartas. Luego, si lo haces, destruye 2 Aliados. Luego, si no es así, destruye un Aliado."},
	})
}
