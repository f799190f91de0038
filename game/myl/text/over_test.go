package text

import (
	"testing"

	"castillo/game/card"
)

// TestWhatWasDoneThisTurnIsACondition reads what is told as over: it is asked, and not waited for.
func TestWhatWasDoneThisTurnIsACondition(t *testing.T) {
	const yours = "Si controlas un Aliado destruido este turno, roba 1 carta."
	readAs(t, prueba, []wording{
		{card.Talisman, "Si uno de tus Aliados fue destruido este turno, roba una carta.", yours},
		{card.Talisman, "Si este turno fue destruido uno de tus Aliados, roba una carta.", yours},
		{card.Talisman, "Si fue destruido un Aliado tuyo este turno, roba una carta.", yours},
		{card.Talisman, "Si este turno murió uno de tus Aliados, roba una carta.", yours},
		{card.Talisman, "Roba una carta si fue destruido un Aliado tuyo este turno.", yours},
		{card.Talisman, "Si fueron destruidos dos Aliados este turno, roba una carta.", "Si hay 2 o más Aliados destruidos este turno, roba 1 carta."},
		{card.Talisman, "Si no fue destruido ningún Aliado este turno, roba una carta.", "Si no hay un Aliado destruido este turno, roba 1 carta."},
		{card.Ally, "Si fue destruido un Aliado oponente, roba una carta.", "Cuando un Aliado oponente es destruido, roba 1 carta."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Si fue desterrada una carta tuya este turno, roba una carta."},
		{card.Talisman, "Si este turno fue anulada una carta tuya, roba una carta."},
		{card.Talisman, "Si fue descartada una carta de tu mano, roba una carta."},
	})
}

// TestAConditionBehindHangsOnWhatIsSaidLast leaves what a card is or can do as it always is, where a
// change of another sort stands between it and the condition.
func TestAConditionBehindHangsOnWhatIsSaidLast(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Imbloqueable, y gana 1 a la fuerza si controlas un Tótem.",
			"Este Aliado es Imbloqueable. Si controlas un Tótem, este Aliado gana 1 a la Fuerza."},
		{card.Ally, "No puede ser afectado por Talismanes y gana 1 a la fuerza si porta un Arma.",
			"Este Aliado no puede ser afectado por Talismanes. Si este Aliado porta un Arma, este Aliado gana 1 a la Fuerza."},
		{card.Totem, "Tus Caballeros son indestructibles y ganan 1 a la fuerza si atacan.",
			"Tus Aliados de raza Caballero son Indestructibles. Tus Aliados de raza Caballero atacantes ganan 1 a la Fuerza."},
		{card.Totem, "Tus Caballeros son imbloqueables y ganan 1 a la fuerza mientras porten un Arma.",
			"Tus Aliados de raza Caballero son Imbloqueables. Tus Aliados de raza Caballero que porten un Arma ganan 1 a la Fuerza."},
		{card.Totem, "Tus Dragones no pueden ser anulados y son imbloqueables mientras controles otro Tótem.",
			"Tus Aliados de raza Dragón no pueden ser anulados. Si controlas otro Tótem, tus Aliados de raza Dragón son Imbloqueables."},
		{card.Ally, "Imbloqueable e indestructible si controlas un Tótem.",
			"Si controlas un Tótem, este Aliado es Indestructible y es Imbloqueable."},
		{card.Ally, "Gana 1 a la fuerza y es imbloqueable si porta un Arma.",
			"Si este Aliado porta un Arma, este Aliado gana 1 a la Fuerza y es Imbloqueable."},
	})
}
