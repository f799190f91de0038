package tally

import (
	"encoding/csv"
	"io"
	"strconv"

	"castillo/game/card"
)

var csvColumns = []string{"mazo", "rival", "duelos", "ganados", "perdidos", "empates", "sin terminar", "turnos por duelo",
	"empezando", "ganados empezando", "de segundo", "ganados de segundo", "último"}

// WriteCSV writes rows for spreadsheets, which take no name for a formula.
func WriteCSV(w io.Writer, rows []Row) error {
	out := csv.NewWriter(w)
	lines := [][]string{csvColumns}
	for _, r := range rows {
		n := strconv.Itoa
		lines = append(lines, []string{card.ProtectCell(r.Deck), card.ProtectCell(r.Rival.String()),
			n(r.Duels), n(r.Won), n(r.Lost), n(r.Drawn), n(r.Unfinished), r.TurnsText(),
			n(r.First.Duels), n(r.First.Won), n(r.Second.Duels), n(r.Second.Won), r.Last.Local().Format("2006-01-02")})
	}
	return out.WriteAll(lines)
}

// TurnsText is the average of turns with one decimal, empty where it is not known.
func (t Tally) TurnsText() string {
	average, ok := t.Turns()
	if !ok {
		return ""
	}
	return strconv.FormatFloat(average, 'f', 1, 64)
}
