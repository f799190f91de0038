package text

import (
	"castillo/game/myl/ability"
)

// duration reads how long: "hasta la Fase Final", "por el resto del juego".
func (r *reader) duration() (ability.Duration, bool) {
	at := r.pos
	r.comma()
	if r.opens(aDuration) {
		d, ok := tryWhere(r, aSpell, r.lastingNow)
		if !ok {
			d, ok = tryWhere(r, aLongTime, r.lastingOn)
		}
		if !ok {
			d, ok = tryWhere(r, aNextTurn, r.nextTurn)
		}
		if !ok {
			d, ok = tryWhere(r, aWhile, r.whileItIs)
		}
		if ok {
			return d, true
		}
	}
	r.pos = at
	return 0, false
}

// saysHowLong reports whether the words that follow say how long.
func (r *reader) saysHowLong() bool {
	at := r.state
	_, said := r.duration()
	r.state = at
	return said
}

// lastingNow reads what lasts this turn: "hasta el final del turno", "por este
// turno", "hasta la Guerra de Talismanes".
func (r *reader) lastingNow() (ability.Duration, bool) {
	r.one("solo")
	until := r.one("hasta")
	if until && r.take("la guerra de talismanes") {
		return ability.UntilWar, true
	}
	if !until {
		r.one("por", "durante", "en")
	}
	bare := !until && r.peek() == "este" // "este turno" needs no preposition
	began := until || r.toks[max(r.pos-1, 0)].Word == "por" || r.toks[max(r.pos-1, 0)].Word == "durante"
	switch {
	case until && r.one("finalizar", "el final"):
		_ = r.one("el", "de tu", "de este", "de el", "del")
		return ability.UntilFinal, r.one("turno")
	case until && r.one("la fase final", "tu fase final", "la proxima fase final"):
		ofTurn := r.one("de este turno", "del turno")
		return ability.UntilFinal, !ofTurn || !r.someonesTurn()
	case until:
		return 0, false
	case r.take("este turno"):
		return ability.UntilFinal, bare || r.pos > 0
	case began && r.one("el turno", "el resto del turno", "el resto de este turno"):
		return ability.UntilFinal, !r.someonesTurn()
	}
	return 0, false
}

// someonesTurn reports whether "el turno" goes on with whose or which it is.
func (r *reader) someonesTurn() bool {
	switch r.peek() {
	case "oponente", "de", "en", "que":
		return true
	}
	return false
}

// twoTurns reads "durante 2 turnos", "los próximos dos turnos": the opponent's and your own.
func (r *reader) twoTurns() bool {
	said := r.one("durante", "por", "en")
	next := r.one("los") && r.one("siguientes", "proximos")
	two := r.one("2", "dos")
	return two && (next || r.one("siguientes", "proximos") || said) && r.one("turnos")
}

// lastingOn reads what lasts beyond the turn.
func (r *reader) lastingOn() (ability.Duration, bool) {
	if _, ok := try(r, func() (bool, bool) { return true, r.twoTurns() }); ok {
		return ability.UntilYouEnd, true
	}
	switch {
	case r.one("permanentemente", "de forma permanente", "de manera permanente", "hasta salir del juego", "hasta que salga del juego"):
		return ability.RestOfGame, true
	case r.take("hasta que"):
		return ability.WhileThis, r.thisCard() && r.one("salga") && r.take("del juego")
	case r.one("hasta el final del juego", "hasta el final de la partida"):
		return ability.RestOfGame, true
	case r.one("hasta el final de tu", "hasta el final de su"):
		d := ability.UntilYouEnd
		if r.toks[r.pos-1].Word == "su" {
			d = ability.UntilOpponentEnds
			if r.other != ability.Opponent {
				return 0, false
			}
		}
		return d, r.one("proximo", "siguiente") && r.one("turno")
	case r.take("hasta el final del"):
		if !r.one("proximo", "siguiente") || !r.one("turno") {
			return 0, false
		}
		whose, ok := r.possessor()
		return ability.UntilOpponentEnds, ok && whose == ability.Opponent
	case r.take("hasta tu"):
		if !r.one("proxima", "siguiente", "proximo") {
			return 0, false
		}
		if r.one("fase de agrupacion", "agrupacion") {
			return ability.UntilNextRegroup, true
		}
		return ability.UntilNextVigil, r.one("fase de vigilia", "vigilia", "turno")
	case r.one("hasta el inicio de tu", "hasta el comienzo de tu"):
		return ability.UntilNextVigil, r.one("proximo", "proxima", "siguiente") && r.one("turno", "vigilia", "fase de vigilia")
	}
	r.one("por", "durante")
	r.one("el")
	return ability.RestOfGame, r.one("resto del juego", "resto de la partida")
}

// nextTurn reads what is true in a later turn only.
func (r *reader) nextTurn() (ability.Duration, bool) {
	r.one("en", "durante", "por")
	said := r.pos > 0 && (r.toks[r.pos-1].Word == "en" || r.toks[r.pos-1].Word == "durante" || r.toks[r.pos-1].Word == "por")
	switch {
	case said && r.one("tu"):
		return ability.YourNextTurn, r.nextOne()
	case said && r.take("su turno"):
	case said && r.one("su"):
		r.theirTurn = true
		if !r.nextOne() {
			return 0, false
		}
	case r.one("el"), said && r.one("la"):
		if !r.nextOne() {
			return 0, false
		}
	default:
		return 0, false
	}
	r.theirTurn = r.take("de su controlador") || r.theirTurn
	if r.one("oponente", "de tu oponente") {
		r.spokenOf(ability.Opponent)
	}
	return ability.OpponentTurn, true
}

// nextOne reads "próximo turno", or the regrouping it begins with.
func (r *reader) nextOne() bool {
	return r.one("proximo", "proxima", "siguiente") && r.one("turno", "fase de agrupacion", "agrupacion")
}

// whileItIs reads what lasts while a card lies somewhere.
func (r *reader) whileItIs() (ability.Duration, bool) {
	asLong := r.one("siempre que")
	if !asLong && !r.one("mientras") {
		return 0, false
	}
	if r.take("este en juego") {
		return ability.RestOfGame, true
	}
	if asLong {
		return 0, false // what is done only then, or how long it lasts?
	}
	if r.one("controles", "tengas") {
		r.one("a")
		return ability.WhileThis, r.thisCard() && (r.take("en juego") || r.peek() != "en")
	}
	if (r.picked || r.before.has()) && r.take("esa carta") {
		if r.one("y") {
			return ability.WhileItThis, r.thisCard() && r.take("esten en juego")
		}
		return ability.WhileIt, r.take("este en juego")
	}
	if !r.thisCard() || !r.one("este", "permanezca", "siga") || !r.one("en") {
		return 0, false
	}
	if r.one("juego") {
		return ability.WhileThis, true
	}
	return ability.WhileDefending, r.take("tu linea de defensa")
}

// nextVigil reads "en la próxima Fase de Vigilia oponente", of what is forbidden then.
func (r *reader) nextVigil() (ability.Duration, bool) {
	if !r.one("en", "durante") {
		return 0, false
	}
	its := r.one("su")
	if !its && !r.one("la") || !r.one("proxima", "siguiente") || !r.one("fase de vigilia", "vigilia") {
		return 0, false
	}
	if its {
		return ability.OpponentVigil, r.other == ability.Opponent
	}
	whose, ok := r.possessor()
	return ability.OpponentVigil, ok && whose == ability.Opponent
}

// nextFinal reads "en su próxima Fase Final", of what is not drawn then.
func (r *reader) nextFinal() (ability.Duration, bool) {
	if !r.one("en", "durante") {
		return 0, false
	}
	until := ability.OpponentFinal
	its := r.one("su")
	switch {
	case r.one("tu"):
		until = ability.YourFinal
	case !its && !r.one("la"):
		return 0, false
	}
	if !r.one("proxima", "siguiente") || !r.one("fase final") {
		return 0, false
	}
	if its || until == ability.YourFinal {
		return until, !its || r.other == ability.Opponent
	}
	whose, ok := r.possessor()
	return until, ok && whose == ability.Opponent
}
