package text

import (
	"testing"

	"castillo/game/card"
)

func TestAPhaseThatIsNotThereIsSkipped(t *testing.T) {
	skips := "Cuando este Aliado es declarado bloqueador, los jugadores se saltan la Guerra de Talismanes hasta la Fase Final."
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando es declarado bloqueador, los jugadores deben saltarse la Guerra de Talismanes de este turno.", skips},
		{card.Ally, "Cuando es declarado bloqueador, no hay Guerra de Talismanes este turno.", skips},
		{card.Ally, "Hasta la Fase Final, los jugadores deben saltarse la Guerra de Talismanes si este Aliado es declarado bloqueador.", skips},
	})
}

func TestWhatIsAtHandMayBePaidForBehind(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "En respuesta a que un Aliado que controles sea destruido, puedes salvarlo pagando su Coste.", "En respuesta a que un Aliado que controles sea destruido, puedes pagar el Coste de esa carta para salvarlo."},
		{card.Talisman, "Busca un Tótem en tu Mazo Castillo; éste va a tu Mano.", "Busca un Tótem en tu Mazo Castillo y ponlo en tu Mano."},
		{card.Talisman, "Juega un Tótem de tu Mano sin pagar.", "Juega un Tótem de tu Mano sin pagar su Coste."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Destierra un Aliado oponente pagando su Coste."},
		{card.Talisman, "Juega un Tótem de tu Mano sin pagar 2 Oros."},
	})
}
