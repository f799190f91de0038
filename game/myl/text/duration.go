package text

import "castillo/game/myl/ability"

// duration reads how long: "hasta la Fase Final", "por el resto del juego".
func (r *reader) duration() (ability.Duration, bool) {
	return try(r, func() (ability.Duration, bool) {
		r.comma()
		for _, read := range []func() (ability.Duration, bool){r.lastingNow, r.lastingOn, r.nextTurn, r.whileItIs} {
			if d, ok := try(r, read); ok {
				return d, true
			}
		}
		return 0, false
	})
}

// lastingNow reads what lasts this turn: "hasta el final del turno", "por este
// turno", "hasta la Guerra de Talismanes".
func (r *reader) lastingNow() (ability.Duration, bool) {
	r.one("solo")
	until := r.take("hasta")
	if until && r.take("la", "guerra", "de", "talismanes") {
		return ability.UntilWar, true
	}
	if !until {
		r.one("por", "durante", "en")
	}
	bare := !until && r.peek() == "este" // "este turno" needs no preposition
	began := until || r.toks[max(r.pos-1, 0)].word == "por" || r.toks[max(r.pos-1, 0)].word == "durante"
	switch {
	case until && (r.take("finalizar") || r.take("el", "final")):
		_ = r.one("el") || r.take("de", "tu") || r.take("de", "este") || r.take("de", "el") || r.one("del")
		return ability.UntilFinal, r.take("turno")
	case until && (r.take("la", "fase", "final") || r.take("tu", "fase", "final") || r.take("la", "proxima", "fase", "final")):
		return ability.UntilFinal, true
	case until:
		return 0, false
	case r.take("este", "turno"):
		return ability.UntilFinal, bare || r.pos > 0
	case began && (r.take("el", "turno") || r.take("el", "resto", "del", "turno") || r.take("el", "resto", "de", "este", "turno")):
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

// lastingOn reads what lasts beyond the turn.
func (r *reader) lastingOn() (ability.Duration, bool) {
	switch {
	case r.take("permanentemente"), r.take("de", "forma", "permanente"), r.take("de", "manera", "permanente"),
		r.take("hasta", "salir", "del", "juego"), r.take("hasta", "que", "salga", "del", "juego"), r.take("hasta", "que", "salgan", "del", "juego"):
		return ability.RestOfGame, true
	case r.take("hasta", "que"):
		return ability.WhileThis, r.thisCard() && r.one("salga", "sale") && r.take("del", "juego")
	case r.take("hasta", "el", "final", "del", "juego"), r.take("hasta", "el", "final", "de", "la", "partida"):
		return ability.RestOfGame, true
	case r.take("hasta", "el", "final", "de", "tu"), r.take("hasta", "el", "final", "de", "su"):
		d := ability.UntilYouEnd
		if r.toks[r.pos-1].word == "su" {
			d = ability.UntilOpponentEnds
			if r.other != ability.Opponent {
				return 0, false
			}
		}
		return d, r.one("proximo", "siguiente") && r.one("turno")
	case r.take("hasta", "el", "final", "del"):
		if !r.one("proximo", "siguiente") || !r.one("turno") {
			return 0, false
		}
		whose, ok := r.possessor()
		return ability.UntilOpponentEnds, ok && whose == ability.Opponent
	case r.take("los", "2", "siguientes", "turnos"), r.take("los", "dos", "siguientes", "turnos"), r.take("durante", "2", "turnos"), r.take("durante", "dos", "turnos"),
		r.take("por", "2", "turnos"), r.take("por", "dos", "turnos"), r.take("durante", "los", "siguientes", "2", "turnos"), r.take("durante", "los", "2", "siguientes", "turnos"),
		r.take("durante", "los", "dos", "siguientes", "turnos"), r.take("durante", "los", "proximos", "2", "turnos"), r.take("por", "los", "proximos", "2", "turnos"):
		return ability.UntilYouEnd, true
	case r.take("hasta", "tu"):
		if !r.one("proxima", "siguiente", "proximo") {
			return 0, false
		}
		if r.take("fase", "de", "agrupacion") || r.take("agrupacion") {
			return ability.UntilNextRegroup, true
		}
		return ability.UntilNextVigil, r.take("fase", "de", "vigilia") || r.take("vigilia") || r.take("turno")
	case r.take("hasta", "el", "inicio", "de", "tu"), r.take("hasta", "el", "comienzo", "de", "tu"):
		return ability.UntilNextVigil, r.one("proximo", "proxima", "siguiente") && (r.take("turno") || r.take("vigilia") || r.take("fase", "de", "vigilia"))
	}
	r.one("por", "durante")
	r.one("el")
	return ability.RestOfGame, r.take("resto", "del", "juego") || r.take("resto", "de", "la", "partida")
}

// nextTurn reads what is true in a later turn only.
func (r *reader) nextTurn() (ability.Duration, bool) {
	r.one("en", "durante", "por")
	said := r.pos > 0 && (r.toks[r.pos-1].word == "en" || r.toks[r.pos-1].word == "durante" || r.toks[r.pos-1].word == "por")
	switch {
	case said && r.one("tu"):
		return ability.YourNextTurn, r.nextOne()
	case said && r.take("su", "turno"):
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
	r.theirTurn = r.take("de", "su", "controlador") || r.theirTurn
	_ = r.take("oponente") || r.take("de", "tu", "oponente")
	return ability.OpponentTurn, true
}

// nextOne reads "próximo turno", or the regrouping it begins with.
func (r *reader) nextOne() bool {
	return r.one("proximo", "proxima", "siguiente") && (r.take("turno") || r.take("fase", "de", "agrupacion") || r.take("agrupacion"))
}

// theirTurns says of "su próximo turno" whose turn it is, where the cards tell.
func theirTurns(e ability.Effect) ability.Effect {
	m, ok := e.(ability.Modify)
	if !ok || m.Until != ability.TheirNextTurn {
		return e
	}
	switch controllerOf(m.Who) {
	case ability.You:
		m.Until = ability.YourNextTurn
	case ability.Opponent:
		m.Until = ability.OpponentTurn
	}
	return m
}

// controllerOf is who controls cards for sure, or Anyone.
func controllerOf(c ability.Cards) ability.Player {
	switch c := c.(type) {
	case ability.This, ability.Bearer:
		return ability.You
	case ability.NamedCard:
		return ability.Opponent // nobody controls a name: who names it means whom it hinders
	case ability.Chosen:
		return c.Of.Of
	case ability.Every:
		return c.Of.Of
	}
	return ability.Anyone
}

// whileItIs reads what lasts while a card lies somewhere.
func (r *reader) whileItIs() (ability.Duration, bool) {
	if !r.one("mientras") {
		return 0, false
	}
	if r.take("este", "en", "juego") {
		return ability.RestOfGame, true
	}
	if r.one("controles", "tengas") {
		r.one("a")
		if r.thisCard() {
			r.take("en", "juego")
			return ability.WhileThis, true
		}
		return 0, false
	}
	if !r.thisCard() || !r.one("este", "permanezca", "siga") || !r.one("en") {
		return 0, false
	}
	if r.take("juego") {
		return ability.WhileThis, true
	}
	return ability.WhileDefending, r.take("tu", "linea", "de", "defensa")
}
