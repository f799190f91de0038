package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatIsOverIsAnsweredByWhoeverMay(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"En respuesta a tu Declaración de Bloqueo, puedes robar 1 carta.", "Luego de declarar tus bloqueadores, puedes robar una carta.", "Después de declarar a tus bloqueadores, puedes robar una carta.",
			"Tras declarar bloqueadores, puedes robar una carta.", "En respuesta a la declaración de tus bloqueadores, puedes robar una carta.", "Una vez declarado tu bloqueo, puedes robar una carta.",
		}},
		{card.Ally, []string{
			"En respuesta a la Declaración de Ataque oponente, puedes robar 1 carta.", "Después de que tu oponente declare sus atacantes, puedes robar una carta.", "Tras la declaración de atacantes de tu oponente, puedes robar una carta.",
		}},
		{card.Ally, []string{"En respuesta a la Asignación de Daño, puedes robar 1 carta.", "Cuando se vaya a asignar el daño, puedes robar una carta.", "Justo antes de asignar el daño, puedes robar una carta."}},
		{card.Ally, []string{"Cuando este Aliado es declarado atacante, puedes robar 1 carta.", "Después de declarar a este Aliado atacante, puedes robar una carta."}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, los jugadores no pueden jugar Talismanes hasta la Fase Final.", "Ningún jugador puede jugar Talismanes el mismo turno en que este Aliado es puesto en juego.",
			"El turno en que lo pones en juego, no se pueden jugar Talismanes.",
		}},
	})
	refused(t, "not for a player to do", []lone{{card.Ally, "Cuando se vaya a asignar el daño, este Aliado pierde 1 a la Fuerza."}})
}
