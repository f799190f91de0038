package text

import (
	"testing"

	"castillo/game/card"
)

// causeRows lists events that are told with what causes them, and in whose turn.
var causeRows = []wording{
	{card.Totem, "Cada vez que tu oponente descarte cartas por una habilidad tuya, roba 1 carta.", "Cuando tu oponente descarta cartas por habilidades de cartas que controles, roba 1 carta."},
	{card.Ally, "Si este Aliado es destruido a causa de un Talismán oponente, roba 1 carta.", "Cuando este Aliado es destruido por Talismanes oponentes, roba 1 carta."},
	{card.Totem, "Cuando un Aliado sale del juego debido a una habilidad, roba 1 carta.", "Cuando un Aliado sale del juego por habilidades, roba 1 carta."},
	{card.Totem, "Cuando un Aliado oponente es desterrado por ti, roba 1 carta.", "Cuando un Aliado oponente es desterrado por cartas que controles, roba 1 carta."},
	{card.Ally, "En respuesta a que tu oponente robe una carta por una habilidad, puedes robar 1 carta.", "En respuesta a que tu oponente robe una carta por habilidades, puedes robar 1 carta."},
	{card.Totem, "Cuando tu oponente destruya un Tótem por un Talismán, roba 1 carta.", "Cuando un Tótem es destruido por Talismanes oponentes, roba 1 carta."},
	{card.Totem, "Cuando destierres un Aliado por una habilidad, roba 1 carta.", "Cuando un Aliado es desterrado por habilidades de cartas que controles, roba 1 carta."},
	// Several cards are told of one by one.
	{card.Totem, "Cuando cartas tuyas sean barajadas por una habilidad oponente, roba 1 carta.", "Cuando una carta que controles es barajada por habilidades oponentes, roba 1 carta."},
	{card.Totem, "Cuando Aliados oponentes entren en juego, roba 1 carta.", "Cuando un Aliado oponente entra en juego, roba 1 carta."},
	// Which of the turn it is.
	{card.Totem, "Cuando juegues tu segundo Talismán en un turno, roba 1 carta.", "Cuando juegas tu segundo Talismán del turno, roba 1 carta."},
	{card.Totem, "Cada vez que tu oponente juegue su tercera carta del turno, bota 2 cartas.", "Cuando tu oponente juega su tercera carta del turno, tu oponente bota 2 cartas."},
	{card.Totem, "Cuando robes tu segunda carta de cada turno, tu oponente bota 1 carta.", "Cuando robas tu segunda carta del turno, tu oponente bota 1 carta."},
	{card.Totem, "En respuesta a que tu oponente juegue su segundo Talismán del turno, puedes pagar 1 Oro para anularlo.",
		"En respuesta a que tu oponente juegue su segundo Talismán del turno, puedes pagar 1 Oro para anularlo."},
	// In whose turn.
	{card.Totem, "Cuando descartes cartas fuera de tu turno, roba 1 carta.", "Cuando descartas cartas, si es el turno oponente, roba 1 carta."},
	{card.Totem, "Cada vez que tu oponente bote cartas en su turno, roba 1 carta.", "Cuando tu oponente bota cartas, si es el turno oponente, roba 1 carta."},
	{card.Totem, "Cada vez que robes una carta fuera de tu Fase Final, tu oponente bota 1 carta.", "Cuando robas una carta, si no es tu Fase Final, tu oponente bota 1 carta."},
}

func TestEventsAreToldWithTheirCauseAndTurn(t *testing.T) {
	for _, c := range causeRows {
		readAs(t, prueba, []wording{c, {c.of, c.want, c.want}})
	}
}
