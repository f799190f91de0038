package scenario

import "castillo/game"

// diary notes what a match goes through between its decisions, so that a line
// can speak of a phase that the match has already run through.
type diary struct {
	notes []note
	faces [game.MaxCards + 1]game.Face // of the sleeves, as far as the judge knows them
}

// note is the start of a phase, or that a player ceded the priority.
type note struct {
	ceded bool
	seat  game.Seat // the active player, or who ceded
	phase game.Phase
	end   *scene // how things lay when the phase ended; nil while it lasts
}

// keep writes what happens to t's match into t's diary.
func (t *table) keep() {
	d, m, b, decks := t.diary, t.m, t.book, t.decks
	m.Watch(func(e game.Event) {
		if e.Card != 0 && e.Face != 0 {
			d.faces[e.Card] = e.Face
		}
		switch e.What {
		case game.PhaseIs:
			d.close(look(b, m, &d.faces, decks))
			d.notes = append(d.notes, note{seat: e.Seat, phase: game.Phase(e.N)})
		case game.TurnOf:
			d.close(look(b, m, &d.faces, decks))
		case game.TakesBack: // to a phase that was begun before
			var v game.View
			m.Look(game.A, &v)
			d.notes = append(d.notes, note{seat: v.Active, phase: v.Phase})
		case game.Cedes:
			d.notes = append(d.notes, note{ceded: true, seat: e.Seat})
		case game.Shuffles:
			for _, it := range look(b, m, &d.faces, decks).in(e.Seat, Castle) {
				d.faces[it.ID] = 0
			}
		}
	})
}

// close ends the last phase with what lies there now.
func (d *diary) close(sc *scene) {
	i := d.phaseBefore(len(d.notes))
	if i < 0 || d.notes[i].end != nil {
		return
	}
	sc.phase, sc.active = d.notes[i].phase, d.notes[i].seat
	d.notes[i].end = sc
}

// phaseBefore is the index of the last phase among the first n notes, -1 for
// none.
func (d *diary) phaseBefore(n int) int {
	for i := n - 1; i >= 0; i-- {
		if !d.notes[i].ceded {
			return i
		}
	}
	return -1
}

// phaseFrom is the index of the first phase from note n on that pleases, -1 for
// none.
func (d *diary) phaseFrom(n int, pleases func(note) bool) int {
	for i := n; i < len(d.notes); i++ {
		if !d.notes[i].ceded && pleases(d.notes[i]) {
			return i
		}
	}
	return -1
}

func anyPhase(note) bool { return true }

// copy is an independent diary.
func (d *diary) copy() *diary {
	c := *d
	c.notes = append([]note(nil), d.notes...)
	return &c
}
