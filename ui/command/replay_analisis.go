package command

import (
	"fmt"
	"io"
	"math"
	"runtime"
	"sync/atomic"

	"castillo/game"
	"castillo/game/replay"
	"castillo/game/review"
	"castillo/game/speech"
)

// tellCostly writes which moves cost each player most.
func tellCostly(w io.Writer, p *replay.Replay) {
	r := p.Record()
	teller := replay.NewTeller(p.At(0), [2]string{r.Players[0].Name, r.Players[1].Name}, speech.InSpanish)
	percent := func(odds float64) int { return int(math.Round(100 * odds)) }
	var never atomic.Bool
	var v game.View
	for _, s := range game.Seats {
		fmt.Fprintf(w, "\nJugadas que más costaron a %s:\n", teller.Seat(s))
		moves := review.Review{Seat: s, Workers: runtime.NumCPU()}.Of(p, &never)
		if len(moves) == 0 {
			fmt.Fprintln(w, "ninguna con claridad")
		}
		for _, move := range moves {
			at := p.At(move.Action - 1)
			at.Look(s, &v)
			teller.Learn(&v)
			said := func(o review.Option) string {
				return fmt.Sprintf("%s (gana el %d %%)", teller.Option(at.Decision(), o.Action, game.WordsFor(at, o.Action)), percent(o.Odds))
			}
			fmt.Fprintf(w, "%5d  turno %d: %s; Sabio: %s\n", move.Action, move.Turn, said(move.Did), said(move.Best))
		}
	}
}
