package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatIsPickedMayBeNarrowedBehindIt(t *testing.T) {
	noGold := "Destierra una carta oponente que no sea Oro."
	readAs(t, prueba, []wording{
		{card.Talisman, "Destierra una carta oponente (no puede ser un Oro).", noGold},
		{card.Talisman, "Destierra una carta oponente, menos Oros.", noGold},
		{card.Talisman, "Destierra una carta oponente, siempre que ésta no sea Oro.", noGold},
		{card.Talisman, "Destierra una carta oponente si no es un Oro.", noGold},
		{card.Talisman, "Destierra una carta oponente. No afecta Oros.", noGold},
		{card.Talisman, "Destierra una carta oponente. No puede afectar a los Oros.", noGold},
		{card.Talisman, "Destierra una carta oponente, siempre que sea un Tótem.", "Destierra un Tótem oponente."},
		{card.Talisman, "Sube un Aliado oponente, siempre que no sea de raza Titán.", "Sube un Aliado oponente que no sea de raza Titán."},
		{card.Ally, "Cuando entra en juego, destierra una carta oponente, siempre que ésta no sea Oro.", "Cuando este Aliado entra en juego, destierra una carta oponente que no sea Oro."},
		{card.Talisman, "En respuesta a que una carta oponente, que no sea Oro, entre en juego, súbela.", "En respuesta a que una carta oponente que no sea Oro entre en juego, súbela."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "No afecta Oros."},
		{card.Totem, "Un Aliado oponente no puede ser un Titán."},
	})
}
