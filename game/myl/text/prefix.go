package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// prefix reads one thing that stands before the clause: a time, an event, a condition, how
// often or how long, or what joins the sentence to the one before.
func (r *reader) prefix(h *header) bool {
	at := r.state
	if r.otherwise(h) || r.prefixBy(r.peek(), h) {
		return true
	}
	r.state = at
	if r.playedWhen(h) {
		return true
	}
	r.state = at
	return false
}

// prefixBy reads it by its first word.
func (r *reader) prefixBy(first string, h *header) bool {
	switch first {
	case "la":
		return r.firstTime(h)
	case "ademas", "tambien", "luego", "despues", "y", "pero", "a", "entonces", "sin", "no":
		return r.joinsOn(first, h)
	case "solo", "una", "hasta", "maximo", "como", "este", "permanentemente", "cada", "dos", "tres", "seis":
		return r.howOften(h)
	case "por":
		return r.forEach(h)
	case "fuera":
		return r.outsideTime(h, nil)
	case "de":
		r.advance(1)
		return r.wereIt(h)
	case "en", "al", "durante":
		if r.take("en caso de") {
			return r.wereIt(h)
		}
		return r.atTime(h)
	case "antes", "tras":
		at := r.state
		if r.aroundStep(h) {
			return true
		}
		r.state = at
		return r.one("tras") && r.atIts(h)
	case "fase", "vigilia", "guerra", "agrupacion", "declaracion", "asignacion", "batalla":
		return r.headed(h)
	case "un", "el", "portador", "todo", "cualquier":
		return r.ofBearerOrTurn(h)
	case "con":
		r.advance(1)
		return r.having(h)
	case "desde":
		r.advance(1)
		return r.fromHere(h)
	case "mientras":
		return r.meanwhileIn(h)
	case "si":
		return r.onCondition(h)
	case "cuando", "siempre":
		if r.take("siempre que") {
			return r.ifPrefix(h)
		}
		r.advance(1)
		at := r.state
		if r.onceThat(h) {
			return true
		}
		r.state = at
		return h.on == nil && r.whileSo(h)
	}
	return r.token().Kind == es.Number && r.limits(h)
}

// playedWhen reads "juega este Talismán en tu Fase Final", "se juega en respuesta a": when the
// card itself is played.
func (r *reader) playedWhen(h *header) bool {
	if !r.playingIt() {
		return false
	}
	if h.on == nil && r.inAnswerTo() {
		was := *h
		h.response = true
		if ok := r.responsePrefix(h); !ok || r.facts.Type != card.Talisman && r.atEnd() {
			*h = was // it is itself what is done then
			return false
		}
		r.forWhat()
		return true
	}
	if h.on != nil && !h.windowed && r.facts.Type == card.Talisman && r.token().Kind == es.Stop {
		h.response = true
		return true // "en respuesta a que un Aliado ataque, juega este Talismán. Destrúyelo."
	}
	if r.facts.Type == card.Talisman && r.one("cuando", "solo cuando") {
		h.response = true
		return r.eventPrefix(h)
	}
	w, ok := r.window()
	return ok && !h.windowed && (r.peek() == "," || r.peek() == ":" || r.forWhat()) && r.windowPrefix(h, w)
}

// playingIt reads that the card itself is played: "juega este Talismán", and of a Talismán, which
// is only ever played, "se juega", "solo puedes jugarlo".
func (r *reader) playingIt() bool {
	if at := r.state; r.one("juega", "puedes jugar", "puedes") {
		if r.one("a"); r.thisCard() {
			return true
		}
		r.state = at
	}
	if r.facts.Type != card.Talisman {
		return false
	}
	if r.thisCard() || r.one("solo") {
		r.one("solo")
	}
	switch {
	case r.one("se juega", "se puede jugar", "puede jugarse", "puede ser jugado", "debe ser jugado", "debe jugarse"):
		return true
	case !r.before.has() && r.one("juegalo", "juegala", "puedes jugarlo", "puedes jugarla"):
		return true
	case r.one("puedes jugar", "juega"):
		r.one("a")
		return r.thisCard() || r.peek() == "en" && r.ahead(1) == "respuesta"
	}
	return false
}

// forWhat reads "para", "para que" between the time when a Talismán is played and what it does.
func (r *reader) forWhat() bool {
	at := r.state
	r.comma()
	if r.facts.Type != card.Talisman || !r.one("para") {
		r.state = at
		return false
	}
	r.one("que")
	return true
}

// firstTime reads "la primera vez en el turno que un Aliado ataca".
func (r *reader) firstTime(h *header) bool {
	if h.limit > 0 || !r.take("la primera vez") {
		return false
	}
	said := r.firstOfTurn()
	if !r.one("que") || !r.eventPrefix(h) || !said && !r.firstOfTurn() {
		return false
	}
	h.limit = 1
	return true
}

// joinsOn reads what joins the sentence to the one before: "además", "luego", "después de
// atacar".
func (r *reader) joinsOn(first string, h *header) bool {
	switch first {
	case "ademas", "tambien":
		if len(h.ifs) > 0 {
			return false // "si es un Caballero, además puede ..."
		}
		r.advance(1)
		h.adds = true
	case "sin", "no":
		if !r.one("sin embargo", "no obstante") {
			return false
		}
		h.adds = true
	case "a":
		if r.one("a menos que", "a menos de que") {
			return r.unlessIf(h)
		}
		if !r.take("a continuacion") {
			r.advance(1)
			return r.atIts(h)
		}
	default:
		at := r.state
		if r.aroundStep(h) {
			return true
		}
		r.state = at
		if r.one("despues de", "luego de") {
			return r.fought(h)
		}
		r.advance(1)
	}
	h.continued = true
	return true
}

// unlessIf reads the condition after "a menos que".
func (r *reader) unlessIf(h *header) bool {
	c, ok := r.condition()
	if !ok || c == nil {
		return false
	}
	h.ifs = append(h.ifs, negate(c, true))
	return true
}

// howOften reads "una vez por turno", "solo si", "cada vez que", "cada turno", "hasta la
// Fase Final".
func (r *reader) howOften(h *header) bool {
	switch {
	case r.limits(h):
		return true
	case r.one("solo si", "solo cuando", "solo mientras"):
		r.only = caseSaid
		return r.ifPrefix(h)
	case r.take("cada vez que"):
		return r.onceThat(h)
	}
	if r.peek() == "solo" && (r.ahead(1) == "en" || r.ahead(1) == "durante") {
		r.advance(1)
		if w, ok := r.window(); ok {
			return r.windowPrefix(h, w)
		}
	}
	if r.take("cada turno") {
		return r.windowPrefix(h, ability.Window{Phase: ability.Vigil})
	}
	return r.lastsUntil(h)
}

// limits reads how often in a turn something is done, once.
func (r *reader) limits(h *header) bool {
	n, ok := r.timesATurn()
	if !ok || h.limit > 0 {
		return false
	}
	h.limit = n
	return true
}

// lastsUntil reads how long something lasts, once. Where an event follows it is the time of
// that.
func (r *reader) lastsUntil(h *header) bool {
	d, ok := r.duration()
	if !ok || h.until != ability.Standing || r.eventAhead() {
		return false
	}
	h.until = d
	return true
}

// onceThat reads the beginning of a time or an event after "cuando" and "cada vez que".
func (r *reader) onceThat(h *header) bool {
	if w, _, ok := r.begins(); ok {
		return r.windowPrefix(h, w)
	}
	return r.eventPrefix(h)
}

// forEach reads "por cada Tótem que controles", "por este turno".
func (r *reader) forEach(h *header) bool {
	at := r.state
	_, owed := r.levy()
	if r.state = at; owed {
		return false // it is the clause itself
	}
	if h.limit == 0 {
		if per, ok := r.perEach(); ok {
			r.per = per
			return true
		}
	}
	return r.lastsUntil(h)
}

// atTime reads "en respuesta a", "al atacar", "en tu Fase Final", "durante este turno".
func (r *reader) atTime(h *header) bool {
	at := r.state
	switch {
	case r.ahead(2) != "a" && r.ahead(2) != "al" && r.take("en respuesta"):
		r.comma()
		return h.answersIt()
	case r.inAnswerTo():
		h.response = true
		return r.responsePrefix(h)
	case r.inTurnThat(h):
		return true
	case r.take("en tu primer turno"):
		r.comma()
		h.ifs = append(h.ifs, ability.FirstTurn{})
		return h.on == nil && r.prefix(h) && h.on != nil
	}
	if r.peek() == "al" && h.on == nil {
		if r.atIts(h) {
			return true
		}
		r.advance(1)
		if e, ok := r.infinitiveEvent(); ok {
			h.on = r.orWhen(e)
			r.afterEvent(h)
			return true
		}
	}
	r.state = at
	w, ok := r.window()
	if ok && h.narrowed(w) {
		h.starts = r.starts
		return true
	}
	if ok && !h.windowed {
		r.turnWhen(h)
		h.ends = w.Phase == ability.Final && r.toks[at.pos].Word == "al" && r.toks[at.pos+1].Word != "comienzo"
		h.thisTurn = h.ends && w.Whose == ability.Anyone
		h.starts = r.starts
		return r.windowPrefix(h, w)
	}
	return r.lastsUntil(h)
}

// answersIt makes what is done an answer to the event that was said, or to the phase.
func (h *header) answersIt() bool {
	if h.on == nil && h.windowed && h.when.Phase != ability.Turn && h.when.Phase != ability.Vigil {
		h.on = phaseAnswered(h.when)
		if h.ends {
			h.on = ability.PhaseEvent{Window: ability.Window{Phase: ability.Turn, Whose: h.when.Whose}, End: true}
		}
		h.when, h.windowed = ability.Window{}, false
	}
	h.response = true
	return h.on != nil
}

// atIts reads "la destrucción de un Aliado", "su entrada en juego" after "a" and "tras".
func (r *reader) atIts(h *header) bool {
	e, ok := try(r, r.nominal)
	if !ok || h.on != nil {
		return false
	}
	h.on = e
	r.noteEvent(e)
	r.afterEvent(h)
	return true
}

// headed reads "Fase de Vigilia: ...", "Guerra de Talismanes, una vez por turno: ...", a phase alone at
// the head of what is done in it. The Vigilia in which a card is used is its controller's (DAR 4.6.3).
func (r *reader) headed(h *header) bool {
	if h.windowed || r.pos > 0 && r.toks[r.pos-1].Kind != es.Stop {
		return false
	}
	p, ok := r.phase()
	if !ok || r.peek() != ":" && r.peek() != "," {
		return false
	}
	w := ability.Window{Phase: p}
	if p == ability.Vigil {
		w.Whose = ability.You
	}
	return r.windowPrefix(h, w)
}

// wereIt reads a condition in the infinitive after "de" and "en caso de": "haber un Tótem en juego",
// "no controlar Aliados".
func (r *reader) wereIt(h *header) bool {
	n := 0
	if r.peek() == "no" {
		n = 1
	}
	switch v := r.form(n); v.Verb {
	case es.Haber, es.Tener, es.Controlar, es.Estar:
		if !v.Infinitive || r.form(n+1).Participle {
			return false // "de haber atacado"
		}
	default:
		return false
	}
	c, ok := r.condition()
	if ok {
		r.addCondition(h, c)
	}
	return ok
}

// ofBearerOrTurn reads "un portador de raza Héroe", "el turno en que entra en juego".
func (r *reader) ofBearerOrTurn(h *header) bool {
	if f, ok := try(r, r.suchBearer); ok {
		r.addCondition(h, ability.Fits{Who: ability.Bearer{}, Is: f})
		return true
	}
	return r.inTurnThat(h)
}

// meanwhileIn reads "mientras controles un Tótem", "mientras esté en juego".
func (r *reader) meanwhileIn(h *header) bool {
	at := r.state
	if r.facts.Type == card.Talisman && r.before.has() && h.until == ability.Standing {
		if d, ok := r.whileItIs(); ok {
			h.until = d // a Talisman is not in play: the card that it picked is
			return true
		}
		r.state = at
	}
	r.advance(1)
	if r.whileBorne() {
		return true
	}
	c, ok := r.condition()
	if !ok {
		return false
	}
	h.whilst = h.whilst || c != nil
	if c == nil && ability.IsThis(r.event) {
		h.until = ability.WhileThis // "cuando entra en juego, mientras esté en juego, ..."
	}
	r.addCondition(h, c)
	return true
}

// whileBorne reads "porte esta Arma, el Aliado" behind "mientras": what is said then is said of the
// bearer, who always bears it.
func (r *reader) whileBorne() bool {
	at := r.state
	if r.facts.Type != card.Weapon || !(r.one("porte", "tenga") && r.thisCard() || r.take("la porte")) {
		r.state = at
		return false
	}
	r.last = ability.Bearer{}
	at = r.state
	if r.comma(); !r.take("el aliado") || r.form(0).Verb == es.NoVerb && r.peek() != "no" {
		r.state = at
	}
	return true
}

// onCondition reads what begins with "si". What one pays or did before is no condition that
// stands in front.
func (r *reader) onCondition(h *header) bool {
	if f := r.form(1); f.You && pays[f.Verb] || r.doneThus() {
		return false
	}
	if r.says("debe") && r.one("si puede ,", "si es posible ,") {
		return true // it must only if it can, as always
	}
	r.advance(1)
	if !r.inTurnThat(h) {
		return r.ifPrefix(h)
	}
	r.comma()
	c, ok := r.condition()
	if ok {
		h.ifs = append(h.ifs, shape.Listed(c)...)
	}
	return ok
}

// inAnswerTo reads "en respuesta a", and leaves the "al" of "en respuesta al ...".
func (r *reader) inAnswerTo() bool {
	return r.take("en respuesta a") || r.ahead(2) == "al" && r.take("en respuesta")
}
