package playmat

import (
	"strconv"

	"castillo/game"
	"castillo/game/replay"
	"castillo/ui/words"
)

// AccountLines say how a match went for the person at a seat, against somebody of that name.
func AccountLines(a replay.Account, seat game.Seat, rival string) []string {
	other := seat.Other()
	n := strconv.Itoa
	lines := []string{
		words.T("Daño: hiciste {n} y recibiste {m}", "n", n(a.Damage[other]), "m", n(a.Damage[seat])),
		words.T("Cartas: robaste {robó}, jugaste {jugó}, te destruyeron {perdió}", "robó", n(a.Drawn[seat]), "jugó", n(a.Played[seat]), "perdió", n(a.Lost[seat])),
		words.T("{rival}: robó {robó}, jugó {jugó}, perdió {perdió}", "rival", rival, "robó", n(a.Drawn[other]), "jugó", n(a.Played[other]), "perdió", n(a.Lost[other])),
	}
	switch turn, whose, cards := a.Turned(); {
	case turn == 0:
	case whose == seat:
		lines = append(lines, words.T("El turno que más pesó fue el {turno}: tu Castillo perdió {n} cartas", "turno", n(turn), "n", n(cards)))
	default:
		lines = append(lines, words.T("El turno que más pesó fue el {turno}: el Castillo de {rival} perdió {n} cartas", "turno", n(turn), "rival", rival, "n", n(cards)))
	}
	return lines
}
