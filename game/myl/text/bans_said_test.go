package text

import (
	"testing"

	"castillo/game/card"
)

// TestBansInOtherWords reads bans that are told by the verb alone, by "se puede", of none and
// of those that alone may do it.
func TestBansInOtherWords(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "No ataca.", "Este Aliado no puede atacar."},
		{card.Totem, "Los Aliados oponentes no atacan ni bloquean.", "Todos los Aliados oponentes no pueden atacar y no pueden bloquear."},
		{card.Talisman, "No se puede anular. Roba 1 carta.", "Este Talismán no puede ser anulado. Roba 1 carta."},
		{card.Totem, "Tus Oros no se pueden destruir ni desterrar.", "Tus Oros son Indestructibles y son Indesterrables."},
		{card.Ally, "No se puede bloquear a este Aliado.", "Este Aliado es Imbloqueable."},
		{card.Ally, "Es imposible anular a este Aliado.", "Este Aliado no puede ser anulado."},
		{card.Talisman, "Nadie puede anular este Talismán. Roba 1 carta.", "Este Talismán no puede ser anulado. Roba 1 carta."},
		{card.Ally, "Los demás Aliados no pueden atacar ni pueden perder su Habilidad.", "Todos los demás Aliados no pueden perder su Habilidad y no pueden atacar."},
		{card.Totem, "Los Talismanes no pueden afectar a ningún Aliado que controles.", "Tus Aliados no pueden ser afectados por Talismanes."},
		{card.Totem, "Las habilidades oponentes no pueden destruir ni barajar Tótems.", "Todos los Tótems no pueden ser destruidos por habilidades oponentes y no pueden ser barajados por habilidades oponentes."},
		{card.Talisman, "Hasta la Fase Final, ningún Talismán oponente puede destruir a un Aliado que controles.", "Un Aliado que controles no puede ser destruido por Talismanes oponentes hasta la Fase Final."},
		{card.Ally, "Los Dragones oponentes son los únicos Aliados que pueden bloquear a este Aliado.", "Este Aliado solo puede ser bloqueado por Aliados de raza Dragón oponentes."},
		{card.Totem, "Ni tú ni tu oponente pueden jugar Talismanes.", "Los jugadores no pueden jugar Talismanes."},
		{card.Ally, "Cuando entra en juego, los jugadores dejan de poder jugar Armas hasta la Fase Final.", "Cuando este Aliado entra en juego, los jugadores no pueden jugar Armas hasta la Fase Final."},
		{card.Totem, "Tus Aliados no pueden ser destruidos. Tampoco pueden ser desterrados.", "Tus Aliados son Indestructibles y son Indesterrables."},
	})
}
