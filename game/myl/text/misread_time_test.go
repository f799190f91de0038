package text

import (
	"testing"

	"castillo/game/card"
)

// What happens in the Fase de Agrupación comes after the regrouping (DAR 5.1): nothing is
// kept from that one by it.
func TestNothingIsKeptFromARegroupingThatIsOver(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "En la Fase de Agrupación oponente, un Aliado oponente no se agrupa."},
		{card.Totem, "En la Fase de Agrupación oponente, un Aliado oponente no puede ser agrupado."},
	})
	readAs(t, prueba, []wording{
		{card.Ally, "En la Fase de Agrupación oponente, un Aliado oponente no puede ser agrupado en su próximo turno.",
			"En la Fase de Agrupación oponente, un Aliado oponente no puede ser agrupado en el próximo turno oponente."},
	})
}

// A card survives a combat, whoever attacked; of an attack or a block alone the words do
// not tell whether it is the card's own.
func TestWhoSurvivesWhatIsSaid(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "Cuando este Aliado sobreviva a un bloqueo, roba 1 carta."},
		{card.Ally, "Cuando este Aliado sobreviva a un ataque, roba 1 carta."},
	})
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando este Aliado sobreviva a un combate, roba 1 carta.", "Cuando este Aliado finaliza de atacar o finaliza de bloquear, roba 1 carta."},
	})
}

func TestWhatIsDeniedTwiceIsSaidPlainly(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "No puede ser destruido a menos que no porte Armas.", "Si este Aliado porta un Arma, este Aliado es Indestructible."},
		{card.Ally, "Puede atacar el turno que entra en juego a menos que no controles un Tótem.",
			"Si controlas un Tótem, este Aliado puede atacar el turno que entra en juego."},
	})
}
