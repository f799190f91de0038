package peer

import (
	"castillo/game"
	"castillo/game/peer/chain"
	"castillo/game/speech"
)

// ErrBroken is for a duel that one of the two programs has stopped, since what it got was none
// that somebody says who plays by the rules.
var ErrBroken = speech.Errorf("uno de los dos programas detuvo el duelo: lo que recibió no le cuadra")

// ending is what the seats said beside the order of play, and after it.
type ending struct {
	result  game.Result // by concession or agreement; open otherwise
	offered [2]bool     // a draw that the other seat can still take
	opened  [2]bool     // the seat's secrets
	broken  bool        // a program refuses to go on
	breach  *Breach     // the first entry of such a kind that its seat could not say
}

// endingOf reads a log for how the seats end their duel.
func endingOf(log *chain.Log) ending {
	e := ending{result: game.Result{Winner: game.Nobody}}
	var gave, drawn [2]bool
	for _, s := range game.Seats {
		var verdict bool
		acted := uint32(0) // how many of the other's entries the seat had when it acted last
		for n := 1; n <= log.Len(int(s)); n++ {
			entry := log.Entry(int(s), n)
			k, fits := kindOf(entry), true
			switch {
			case e.opened[s]:
				fits = k == isVerdict && !verdict
				verdict = true
			case k == isSecrets:
				e.opened[s] = true
			case k == isVerdict, k.aside() && len(entry.Body) != 1:
				fits = false
			case k == isAct:
				acted = entry.Ack
			case k == isBroken:
				e.broken = true
			case k.aside() && (gave[s] || drawn[s]):
				fits = false
			case k == isConcession:
				gave[s] = true
			case k == isAgreed:
				drawn[s] = true
				fits = offers(log, s.Other(), acted, entry.Ack)
			case k.aside():
				fits = k == isOffered
			}
			if !fits && e.breach == nil {
				e.breach = &Breach{s, n, k.String(), errNotThere}
			}
		}
		e.offered[s.Other()] = offers(log, s.Other(), acted, uint32(log.Len(int(s.Other()))))
	}
	switch {
	case drawn[0] || drawn[1], gave[0] && gave[1]:
		e.result = game.Result{Over: true, Winner: game.Nobody, Why: game.Agreed}
	case gave[0]:
		e.result = game.Result{Over: true, Winner: game.B, Why: game.Conceded}
	case gave[1]:
		e.result = game.Result{Over: true, Winner: game.A, Why: game.Conceded}
	}
	return e
}

// stops is why nothing more can be done, nil while something can.
func (e ending) stops() error {
	switch {
	case e.breach != nil:
		return e.breach
	case e.broken:
		return ErrBroken
	case e.result.Over || e.opened[0] || e.opened[1]:
		return ErrOver
	}
	return nil
}

// lastOf is the number of the last entry of a kind in a seat's chain, 0 where there is none.
func lastOf(log *chain.Log, s game.Seat, k kind) int {
	for n := log.Len(int(s)); n > 0; n-- {
		if kindOf(log.Entry(int(s), n)) == k {
			return n
		}
	}
	return 0
}

// offers reports whether a seat offers a draw in its entries behind one number, up to another.
// What either of the two has answered by playing on is an offer no more.
func offers(log *chain.Log, s game.Seat, behind, upTo uint32) bool {
	for n := int(upTo); n > int(behind); n-- {
		switch kindOf(log.Entry(int(s), n)) {
		case isOffered:
			return true
		case isAct:
			return false
		}
	}
	return false
}
