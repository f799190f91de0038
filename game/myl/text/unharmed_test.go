package text

import (
	"testing"

	"castillo/game/card"
)

func TestThoseSpokenOfAreTheCardsOfWhichItWasSaid(t *testing.T) {
	both := "Todos los Aliados de raza Titán ganan 1 a la Fuerza y no pueden ser afectados por Talismanes."
	readAs(t, prueba, []wording{
		{card.Ally, "Los Titanes ganan 1 a la Fuerza y los Talismanes no los afectan.", both},
		{card.Ally, "Los Titanes ganan 1 a la Fuerza. Los Talismanes no pueden afectarlos.", both},
		{card.Totem, "Tus Héroes son Imbloqueables y los Talismanes oponentes no los pueden destruir.", "Tus Aliados de raza Héroe son Imbloqueables y no pueden ser destruidos por Talismanes oponentes."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Este Aliado es Indestructible. Los Talismanes no los afectan."},
		{card.Totem, "Tus Titanes ganan 1 a la Fuerza y los Talismanes no lo afectan."},
	})
}

func TestWhatDoesItMayBeSaidByAPronoun(t *testing.T) {
	both := "Tus Tótems no pueden ser destruidos por habilidades oponentes y no pueden ser anulados por habilidades oponentes."
	readAs(t, prueba, []wording{
		{card.Totem, "Tus Tótems no pueden ser anulados por habilidades oponentes. Tampoco pueden ser destruidos por ellas.", both},
		{card.Totem, "Tus Tótems no pueden ser anulados por habilidades oponentes ni ser destruidos por éstas.", both},
	})
	refused(t, prueba, []lone{
		{card.Totem, "Tus Tótems no pueden ser anulados por habilidades oponentes. Tampoco pueden ser destruidos por ellos."},
		{card.Totem, "Tus Tótems no pueden ser destruidos por ellas."},
	})
}

func TestWhatIsPreventedMayBeSaidByWhatDoesIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Si una habilidad oponente fuera a destruirlo o desterrarlo, puedes pagar 2 Oros para prevenirlo.", "Puedes pagar 2 Oros para prevenir que este Aliado sea destruido o sea desterrado por habilidades oponentes."},
		{card.Ally, "Puedes pagar 1 Oro para prevenir que un Tótem que controles se destruya.", "Puedes pagar 1 Oro para prevenir que un Tótem que controles sea destruido."},
		{card.Totem, "Cuando un Aliado se destruya, roba 1 carta.", "Cuando un Aliado es destruido, roba 1 carta."},
	})
}
