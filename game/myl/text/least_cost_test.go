package text

import (
	"testing"

	"castillo/game/card"
)

func TestACostIsNotReducedBelowALeastInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Jugar tus Aliados de raza Dragón cuesta 1 Oro menos, con un mínimo de 1.", "Los Dragones que juegues cuestan 1 Oro menos, con un mínimo de 1.", "Tus Dragones cuestan 1 Oro menos (mínimo 1).",
			"El coste de tus Dragones se reduce en 1, hasta un mínimo de 1 Oro.", "Tus Dragones cuestan 1 Oro menos, pero no pueden costar menos de 1.",
		}},
		{card.Ally, []string{
			"Este Aliado cuesta 1 Oro menos por cada Tótem que controles, con un mínimo de 1.", "Sir Ansel cuesta 1 Oro menos por cada Tótem que controles, mínimo 1.",
		}},
	})
	refused(t, prueba, []lone{{card.Ally, "Tus Dragones cuestan 1 Oro más, con un mínimo de 1."}})
}
