package text

import (
	"testing"

	"castillo/game/card"
)

// historyRows lists texts that ask what was done in the turn so far.
var historyRows = []wording{
	{card.Talisman, "Si este turno jugaste un Talismán, roba 1 carta.", "Si jugaste un Talismán este turno, roba 1 carta."},
	{card.Talisman, "Si ya has jugado otro Talismán este turno, roba 1 carta.", "Si jugaste otro Talismán este turno, roba 1 carta."},
	{card.Talisman, "Si descartaste 2 o más cartas este turno, roba 1 carta.", "Si descartaste 2 o más cartas este turno, roba 1 carta."},
	{card.Talisman, "Si tu oponente ha botado 5 o más cartas este turno, roba 1 carta.", "Si tu oponente botó 5 o más cartas este turno, roba 1 carta."},
	{card.Talisman, "Si tu oponente recibió daño este turno, roba 1 carta.", "Si tu oponente botó cartas este turno, roba 1 carta."},
	{card.Talisman, "Si tu oponente buscó en su Mazo Castillo este turno, roba 1 carta.", "Si tu oponente buscó en su Mazo Castillo este turno, roba 1 carta."},
	{card.Ally, "En la Fase Final oponente, si no bloqueaste este turno, roba 1 carta.", "En la Fase Final oponente, si ningún Aliado que controles bloqueó este turno, roba 1 carta."},
	// What cards did, also those that are gone.
	{card.Talisman, "Si un Aliado oponente atacó este turno, roba 1 carta.", "Si algún Aliado oponente atacó este turno, roba 1 carta."},
	{card.Talisman, "Si 2 o más Aliados entraron en juego este turno, roba 1 carta.", "Si 2 o más Aliados entraron en juego este turno, roba 1 carta."},
	{card.Talisman, "Si controlas 2 o más Aliados que atacaron este turno, roba 1 carta.", "Si controlas 2 o más Aliados que atacaron este turno, roba 1 carta."},
	// In the last turn.
	{card.Totem, "En tu Fase de Vigilia, si no atacaste en tu último turno, roba 1 carta.", "En tu Fase de Vigilia, si no declaraste ataque en tu último turno, roba 1 carta."},
	{card.Totem, "En tu Fase de Vigilia, si tu oponente no jugó cartas en su turno anterior, roba 1 carta.", "En tu Fase de Vigilia, si tu oponente no jugó una carta en su último turno, roba 1 carta."},
	{card.Ally, "Si Prueba atacó en tu turno anterior, gana 1 a la Fuerza.", "Si este Aliado atacó en su último turno, este Aliado gana 1 a la Fuerza."},
	{card.Ally, "En tu Fase de Vigilia, si este Aliado bloqueó en el último turno de tu oponente, roba 1 carta.", "En tu Fase de Vigilia, si este Aliado bloqueó en el último turno oponente, roba 1 carta."},
	{card.Talisman, "Destruye un Aliado oponente que haya atacado en su último turno.", "Destruye un Aliado oponente que atacó en su último turno."},
	{card.Talisman, "Destruye un Aliado que no atacó en su último turno.", "Destruye un Aliado que no atacó en su último turno."},
	{card.Talisman, "Destruye un Aliado que bloqueó en tu último turno.", "Destruye un Aliado que bloqueó en tu último turno."},
	{card.Totem, "Los Tótems son Indestructibles. Si jugaste una carta en tu último turno, tus Aliados ganan 1 a la Fuerza.", // not one of those Tótems
		"Todos los Tótems son Indestructibles. Si jugaste una carta en tu último turno, tus Aliados ganan 1 a la Fuerza."},
	{card.Totem, "Los Aliados son Indestructibles. Si tu oponente descartó cartas en su último turno, tus Aliados ganan 1 a la Fuerza.",
		"Todos los Aliados son Indestructibles. Si tu oponente descartó cartas en su último turno, tus Aliados ganan 1 a la Fuerza."},
	// With what cards, is not known of it.
	{card.Totem, "En tu Fase de Vigilia, si tu oponente jugó un Talismán en su último turno, roba 1 carta.", ""},
	// What was played last.
	{card.Ally, "En tu Fase de Vigilia, sólo una vez por turno, puedes subir a tu Mano el último Talismán que hayas jugado este turno.",
		"En tu Fase de Vigilia, una vez por turno, puedes poner un Talismán que jugaste en último lugar este turno de tu Cementerio en tu Mano."},
	{card.Ally, "En tu Fase de Vigilia, puedes subir de tu Cementerio a tu Mano el último Talismán que jugaste este turno.",
		"En tu Fase de Vigilia, puedes poner un Talismán que jugaste en último lugar este turno de tu Cementerio en tu Mano."},
	{card.Talisman, "Destierra el último Talismán que tu oponente haya jugado este turno.", "Destierra un Talismán que tu oponente jugó en último lugar este turno del Cementerio oponente."},
	{card.Talisman, "Destruye el último Aliado jugado este turno.", "Destruye un Aliado jugado en último lugar este turno."},
	// How often.
	{card.Talisman, "Roba 1 carta por cada carta que hayas descartado este turno.", "Roba 1 carta por cada carta que descartaste este turno."},
	{card.Talisman, "Tu oponente bota 1 carta por cada Aliado descartado este turno.", "Tu oponente bota 1 carta por cada Aliado descartado este turno."},
	{card.Talisman, "Roba 1 carta por cada Talismán jugado por tu oponente este turno.", "Roba 1 carta por cada Talismán que tu oponente jugó este turno."},
	{card.Talisman, "Roba 1 carta por cada 3 cartas que tu oponente haya botado este turno.", "Roba 1 carta por cada 3 cartas que tu oponente botó este turno."},
	// Of what is milled only the number is known.
	{card.Talisman, "Roba 1 carta por cada Aliado que tu oponente botó este turno.", ""},
}

func TestWhatWasDoneInTheTurnIsTold(t *testing.T) {
	for _, c := range historyRows {
		rows := []wording{c}
		if c.want != "" {
			rows = append(rows, wording{c.of, c.want, c.want})
		}
		readAs(t, prueba, rows)
	}
}
