package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// zone reads the bare name of a zone.
func (r *reader) zone() (ability.Zone, bool) {
	switch {
	case r.one("mazo castillo", "mazos castillo", "mazo", "castillo"):
		return ability.Castle, true
	case r.one("mano", "manos"):
		return ability.Hand, true
	case r.one("cementerio", "cementerios"):
		return ability.Cemetery, true
	case r.one("zona de destierro", "zonas de destierro", "destierro", "destierros"):
		return ability.Exile, true
	case r.one("reserva"):
		_ = r.one("de oro", "de oros")
		return ability.GoldReserve, true
	case r.one("zona de oro pagado", "zona de oros pagados", "oro pagado"):
		return ability.PaidGold, true
	case r.take("linea de defensa"):
		return ability.DefenseLine, true
	case r.take("linea de ataque"):
		return ability.AttackLine, true
	case r.take("linea de apoyo"):
		return ability.SupportLine, true
	}
	return 0, false
}

// place reads a zone with its player: "tu Mano", "el Cementerio oponente".
func (r *reader) place() (ability.Zone, ability.Player, bool) {
	at := r.state
	of, said := ability.You, true
	switch {
	case r.peek() == "ella" && !r.inCond: // what is asked of it is asked of the cards that were seen
		if of, said = r.manoBefore(); said {
			r.advance(1)
			r.said = true
		}
		return ability.Hand, of, said
	case r.one("tu", "tus"):
	case r.one("su", "sus"):
		if of = r.theirs(); of == ability.Anyone && r.actor != ability.Anyone {
			r.state = at
			return 0, 0, false
		}
	case r.one("ambos", "ambas", "cada", "todos los", "todas las"):
		of, r.eachSide = ability.Anyone, true
	case r.one("un", "una", "cualquier"):
		of = ability.Anyone
	default:
		said = false
		r.one("el", "la", "los", "las")
	}
	z, ok := r.zone()
	if !ok {
		r.state = at
		return 0, 0, false
	}
	if whose, ok := r.possessor(); ok {
		of, said = whose, true
	} else if !said && r.one("de cada jugador", "de ambos jugadores") {
		of, said, r.eachSide = ability.Anyone, true, true
	} else if !said && r.one("tuyo", "tuya", "tuyos", "tuyas") {
		said = true // "el Cementerio tuyo"
	} else if r.one("de cualquier jugador", "de algun jugador", "de un jugador", "de cualquiera de los jugadores") {
		of, said = ability.Anyone, true
	} else if w := r.toks[r.pos-1].Word; !said && (w == "cementerios" || w == "manos" || w == "destierros") {
		of, said = ability.Anyone, true
	}
	r.said = said
	return z, of, true
}

// manoBefore is whose Mano was named before, where no other feminine word was since that "ella" could mean.
func (r *reader) manoBefore() (ability.Player, bool) {
	for i := r.pos - 1; i > 0; i-- {
		switch w := r.toks[i].Word; {
		case w == "mano" && r.toks[i-1].Word == "tu":
			return ability.You, r.peekAt(i+1) != "y"
		case w == "mano" && (r.peekAt(i+1) == "oponente" || r.peekAt(i+1) == "de" && r.peekAt(i+3) == "oponente"):
			return ability.Opponent, true
		case feminine[w] && r.toks[i-1].Word != "esas":
			return ability.Anyone, false
		}
	}
	return ability.Anyone, false
}

// feminine holds the words besides "Mano" that "ella" may mean.
var feminine = es.WordSet("mano carta cartas arma armas copia copias reserva linea zona fase")

// places reads one zone or several of one player: "tu Mazo Castillo o
// Cementerio".
func (r *reader) places() ([]ability.Zone, ability.Player, bool) {
	z, of, ok := r.place()
	if !ok {
		return nil, 0, false
	}
	zones := []ability.Zone{z}
	for first := r.said; ; {
		at := r.state
		if !r.one(",", "o", "y", "u", "ni") {
			break
		}
		either := r.toks[r.pos-1].Word == "o"
		r.one("o", "y", "ni")
		if either && len(zones) == 1 && of == ability.You && first && r.one("del de tu oponente", "el de tu oponente", "en el de tu oponente") {
			return zones, ability.Anyone, true
		}
		r.one("en", "de", "con", "del")
		next, whose, ok := r.place()
		if !ok || len(zones) == 4 {
			r.state = at
			break
		}
		if either && next == z && len(zones) == 1 && first && r.said && ofEither(of, whose) {
			return zones, ability.Anyone, true // "de tu Cementerio o del Cementerio oponente"
		}
		if whose != of && first && r.said {
			r.state = at // "tu Mano o un Cementerio" are of different players
			break
		}
		if whose != of && whose != ability.You {
			of = whose
		}
		zones = append(zones, next)
	}
	slices.Sort(zones)
	return zones, of, true
}

// ofEither reports whether those are the two players: the same zone of either is any such.
func ofEither(a, b ability.Player) bool {
	return a == ability.You && b == ability.Opponent || a == ability.Opponent && b == ability.You
}

// possessor reads "oponente", "de tu oponente", "de su dueño".
func (r *reader) possessor() (ability.Player, bool) {
	switch {
	case r.one("oponente", "de tu oponente"):
		r.other = ability.Opponent
		return ability.Opponent, true
	case r.one("de su dueno", "de sus duenos"):
		return ability.Owner, true
	case r.take("de su controlador"):
		return ability.Holder, true
	}
	return 0, false
}

// theirs is the player that "su" means, Anyone when nothing says so.
func (r *reader) theirs() ability.Player {
	switch r.actor {
	case ability.Opponent:
		return ability.Opponent
	case ability.Each:
		return ability.Acting
	case ability.Holder, ability.Owner, ability.Doer, ability.NotDoer:
		return r.actor
	}
	return r.other
}

// in reads a preposition and places: "en tu Cementerio", "de tu Mano".
func (r *reader) in() ([]ability.Zone, ability.Player, bool) {
	at := r.state
	if r.one("en", "de", "del", "desde") {
		if z, of, ok := r.theirOwn(); ok {
			return []ability.Zone{z}, of, true
		}
		if zones, of, ok := r.places(); ok {
			return zones, of, true
		}
	}
	r.state = at
	return nil, 0, false
}

// theirOwn reads "la suya", "el suyo": the zone that was named last, of whoever acts.
func (r *reader) theirOwn() (ability.Zone, ability.Player, bool) {
	at := r.state
	feminine := r.take("la suya")
	if of := r.theirs(); of != ability.Anyone && (feminine || r.take("el suyo")) {
		for i := at.pos - 1; i >= 0; i-- {
			switch w := r.toks[i].Word; {
			case w == "mano" && feminine:
				return ability.Hand, of, true
			case w == "cementerio" && !feminine:
				return ability.Cemetery, of, true
			case w == "mano" || w == "cementerio" || w == "castillo" || w == "reserva" || w == "linea" || w == "destierro":
				i = 0 // it is that which is meant
			}
		}
	}
	r.state = at
	return 0, 0, false
}

// phase reads the name of a phase or step.
func (r *reader) phase() (ability.Phase, bool) {
	_ = r.one("fase de", "fases de")
	r.maybe("la")
	switch {
	case r.one("agrupacion", "agrupaciones"):
		return ability.Regroup, true
	case r.one("vigilia", "vigilias", "fase vigilia"):
		return ability.Vigil, true
	case r.one("batalla mitologica", "batalla"):
		return ability.Battle, true
	case r.one("declaracion de ataque", "ataque"):
		return ability.Attack, true
	case r.one("declaracion de bloqueo", "bloqueo"):
		return ability.Block, true
	case r.take("guerra de talismanes"):
		return ability.TalismanWar, true
	case r.one("asignacion de dano", "asignacion"):
		return ability.Damage, true
	case r.one("fase final", "fases finales"), r.peek() == "final" && r.pos > 0 && r.toks[r.pos-1].Word == "fase" && r.one("final"):
		return ability.Final, true
	}
	return 0, false
}

// window reads a time of the turn: "en tu Fase de Vigilia", "al final del
// turno".
func (r *reader) window() (ability.Window, bool) {
	return tryWhere(r, aTime, func() (ability.Window, bool) {
		r.throughout = false
		switch {
		case r.one("al final", "al finalizar"):
			w := ability.Window{Phase: ability.Final}
			switch {
			case r.one("de este turno", "de ese turno", "de ese mismo turno"):
				return w, true
			case r.one("del turno", "el turno", "un turno", "turno", "de su turno"):
				if r.toks[r.pos-2].Word == "su" {
					w.Whose = r.theirs()
					return w, w.Whose == ability.Opponent
				}
				if whose, ok := r.possessor(); ok {
					w.Whose = whose
					return w, whose == ability.Opponent
				}
				r.take("de cada jugador")
				return w, true
			case r.one("de cada turno", "cada turno"):
				return w, true
			case r.one("de tu turno", "tu turno", "de cada uno de tus turnos"):
				w.Whose = ability.You
				return w, true
			}
			return w, false
		case r.startOf():
			r.starts = true
			if w, ok := try(r, r.startOfTurn); ok {
				return w, true
			}
		case r.one("en", "durante"):
			r.starts, r.throughout = false, r.toks[r.pos-1].Word == "durante"
		default:
			return ability.Window{}, false
		}
		w := ability.Window{}
		switch {
		case r.one("tu"):
			w.Whose = ability.You
			r.one("propio", "propia")
		case r.one("cada una de tus", "todas tus"):
			w.Whose, r.starts = ability.You, true
		case r.one("cada una de sus", "todas sus"):
			w.Whose, r.starts = ability.Acting, true
		case r.one("su"):
			w.Whose = ability.Acting
		case r.one("la", "cada", "el", "cualquier", "toda", "una", "un"):
		}
		if r.one("turno") && (w.Whose == ability.You || r.peek() == "oponente" || r.peek() == "de" || r.peek() == "del") {
			w.Phase = ability.Turn
			if whose, ok := r.possessor(); ok {
				w.Whose = whose
			}
			return w, w.Whose == ability.You || w.Whose == ability.Opponent
		}
		var ok bool
		if w.Phase, ok = r.phase(); !ok {
			return w, false
		}
		if whose, ok := r.possessor(); ok {
			if w.Whose = whose; whose != ability.Opponent {
				return w, false // whose card's owner?
			}
		} else if r.one("de cada jugador", "de cualquier jugador") {
			return w, w.Whose == ability.Anyone
		} else if r.take("de tu turno") {
			w.Whose = ability.You
		} else if w.Phase == ability.Final && r.one("de este turno", "de ese turno", "de ese mismo turno") {
			return w, w.Whose == ability.Anyone
		} else if r.one("de cada turno", "de cada jugador", "de ambos jugadores") {
			r.starts = w.Whose == ability.Anyone
			return w, r.starts
		} else if r.one("del turno oponente", "del turno de tu oponente") {
			w.Whose = ability.Opponent
		}
		return w, true
	})
}

// startOf reads "al comienzo de", "al empezar".
func (r *reader) startOf() bool {
	return r.one("al inicio", "al comienzo", "al principio") && r.one("de", "del") || r.one("al comenzar", "al iniciar", "al empezar", "al llegar")
}

// startOfTurn reads the turn whose start is meant, which is its Fase de
// Agrupación (DAR glossary 31).
func (r *reader) startOfTurn() (ability.Window, bool) {
	w := ability.Window{Phase: ability.Regroup}
	if r.one("tu", "cada uno de tus") {
		w.Whose = ability.You
	} else if r.one("su") {
		w.Whose = ability.Acting
	} else {
		r.one("el", "cada")
	}
	if !r.one("turno", "turnos") {
		return w, false
	}
	if whose, ok := r.possessor(); ok {
		w.Whose = whose
	} else {
		r.take("de cada jugador")
	}
	return w, true
}

// phaseOf reads a phase with its player: "tu Fase de Vigilia".
func (r *reader) phaseOf() (ability.Window, bool) {
	return try(r, func() (ability.Window, bool) {
		w := ability.Window{}
		switch {
		case r.one("tu"):
			w.Whose = ability.You
		case r.one("su"):
			w.Whose = ability.Acting
		case !r.one("la"):
			return w, false
		}
		var ok bool
		w.Phase, ok = r.phase()
		if whose, said := r.possessor(); said {
			w.Whose = whose
		}
		return w, ok
	})
}

// toHand skips that cards go to a Mano, where the verb tells it already.
func (r *reader) toHand() {
	at := r.state
	r.comma()
	if r.one("a", "en") && r.one("la", "tu", "su", "sus", "las") && r.one("mano", "manos") {
		r.goalNamed(r.toks[r.pos-2].Word)
		if r.ahead(1) != "puedes" { // "para subir un Aliado a tu Mano, puedes pagar 1 Oro"
			r.comma()
		}
		return
	}
	r.state = at
}

// players are the nouns of players: "tu oponente", "los jugadores".
var players = es.WordSet("oponente jugador jugadores")

// toOwnHand reports whether the clause goes on to say that cards come to a hand which is
// not that of their owners. What is done next is no part of it: "y mira la Mano oponente".
func (r *reader) toOwnHand() bool {
	said := false
	for n := 0; r.ahead(n) != "" && r.ahead(n) != ","; n++ {
		switch r.ahead(n) {
		case "mano":
			said = true
		case "dueno", "duenos":
			return false
		case "y", "o", "luego", "para":
			if r.form(n+1).Verb != es.NoVerb || players[r.ahead(n+2)] {
				return said
			}
		}
	}
	return said
}
