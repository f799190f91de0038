package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// inTurnThat reads the turn in which something holds by what the card does or undergoes in
// it: "el turno en que entra en juego", "durante el turno en que haya atacado", "el turno
// que uses esta habilidad".
func (r *reader) inTurnThat(h *header) bool {
	at := r.state
	if r.theTurnThat() && !r.othersDo() {
		said := r.state
		if r.entersThen(h) {
			return true
		}
		r.state = said
		if r.foughtThen(h) {
			return true
		}
		r.state = said
		if r.usedThen(h) {
			return true
		}
	}
	r.state = at
	return false
}

// ofTurnFought reads "del turno en que ataque" after a phase.
func (r *reader) ofTurnFought(h *header) {
	at := r.state
	if !r.theTurnThat() || !r.foughtThen(h) {
		r.state = at
	}
}

// theTurnThat reads "el turno en que", "durante el mismo turno que".
func (r *reader) theTurnThat() bool {
	if r.pos > 0 && r.toks[r.pos-1].Word == "turno" && r.one("en que", "en el que", "en el cual") || r.take("del turno en que") {
		return true // "al final del turno en que"
	}
	r.one("durante", "en")
	return r.one("el turno", "el mismo turno", "ese turno") && r.one("en que", "en el que", "en el cual", "que")
}

// didThatTurn reads "el turno en que entran en juego" after a change of several cards: those
// that did so this turn.
func (r *reader) didThatTurn(f *ability.Filter) bool {
	if !r.theTurnThat() || !r.form(0).Many {
		return false
	}
	switch {
	case r.one("entran en juego", "entraron en juego", "hayan entrado en juego"):
		add(f, ability.Is{State: ability.EnteredNow})
	case r.one("atacan", "atacaron", "hayan atacado"):
		add(f, ability.Is{State: ability.AttackedNow})
	case r.one("bloquean", "bloquearon", "hayan bloqueado"):
		add(f, ability.Is{State: ability.DidBlockNow})
	default:
		return false
	}
	sortQualities(f)
	return true
}

// theTurnItEntered reads "el mismo turno en que entró en juego", of the card of the event.
func (r *reader) theTurnItEntered() bool {
	at := r.state
	if r.theTurnThat() {
		r.thisCard()
		if r.one("entra", "entro", "haya entrado", "fue puesto", "haya sido puesto") && r.take("en juego") {
			return true
		}
	}
	r.state = at
	return false
}

// enteredInIt reads "es el turno en que entró en juego", "durante ese turno entró en juego".
func (r *reader) enteredInIt() bool {
	at := r.state
	if r.one("es") && r.theTurnItEntered() {
		return true
	}
	r.state = at
	if r.thatSameTurn() && r.take("entro en juego") {
		return true
	}
	r.state = at
	return false
}

// enteredNow is the condition that a card entered play this turn.
func enteredNow(who ability.Cards) ability.Condition {
	return ability.Fits{Who: who, Is: ability.Filter{That: []ability.Quality{ability.Is{State: ability.EnteredNow}}}}
}

// inTheTurn reads "este turno", "durante ese mismo turno".
func (r *reader) inTheTurn() bool {
	return r.one("este turno", "en este turno", "durante este turno") || r.thatSameTurn()
}

// entersThen reads "X entra en juego", "es puesto en juego", "es jugado", "lo juegas": what is said holds for the
// rest of that turn.
func (r *reader) entersThen(h *header) bool {
	if h.on != nil || h.until != ability.Standing {
		return false
	}
	named := r.thisCard()
	v := ability.Enters
	switch {
	case r.one("entra", "entro", "haya entrado", "es puesto", "fue puesto", "haya sido puesto"):
		if !r.one("en juego", "al juego") {
			return false
		}
	case !named && r.one("lo pones en juego", "la pones en juego", "lo bajas", "la bajas"):
		named = true
	case r.one("es jugado", "fue jugado", "haya sido jugado"):
		v = ability.IsPlayed
	case !named && r.one("lo juegas", "la juegas", "lo jugaste", "la jugaste"):
		v, named = ability.IsPlayed, true
	case !named && r.one("juegas", "jugaste"):
		if r.one("a"); !r.thisCard() {
			return false
		}
		v, named = ability.IsPlayed, true
	default:
		return false
	}
	if !named && !r.thisCard() && r.peek() != "," && r.peek() != "no" && r.form(0).Verb == es.NoVerb && !r.atEnd() {
		return false // "el turno en que entra en juego un Aliado"
	}
	h.on = ability.CardEvent{What: []ability.CardVerb{v}, Who: ability.This{}}
	r.event = ability.This{}
	h.until, h.thatTurn = ability.UntilFinal, true // the rest of that turn, for what lasts
	return true
}

// foughtThen reads "este Aliado ataque", "el portador haya bloqueado": what is said holds
// once it did.
func (r *reader) foughtThen(h *header) bool {
	c := r.whichFighter()
	var state ability.State
	switch {
	case r.one("ataca", "ataco", "haya atacado", "es declarado atacante", "haya sido declarado atacante", "fue declarado atacante"):
		state = ability.AttackedNow
	case r.one("bloquea", "bloqueo", "haya bloqueado", "es declarado bloqueador", "haya sido declarado bloqueador"):
		state = ability.DidBlockNow
	case r.one("es bloqueado", "haya sido bloqueado", "fue bloqueado"):
		state = ability.BlockedNow
	default:
		return false
	}
	if c == nil {
		c = r.whichFighter()
	}
	if c == nil {
		if r.event != nil || r.subject != nil || r.facts.Type != card.Ally {
			return false
		}
		c = ability.This{}
	}
	if r.peek() != "," && r.peek() != "no" && r.form(0).Verb == es.NoVerb && !r.atEnd() {
		return false
	}
	r.addCondition(h, ability.Fits{Who: c, Is: ability.Filter{That: []ability.Quality{ability.Is{State: state}}}})
	return true
}

// whichFighter reads the card itself, where it is an ally, or the bearer; nil where neither is here.
func (r *reader) whichFighter() ability.Cards {
	switch {
	case r.bearer():
		return ability.Bearer{}
	case r.facts.Type == card.Ally && r.thisCard():
		return ability.This{}
	}
	return nil
}

// usedThen reads "uses esta habilidad", of the one that was said before.
func (r *reader) usedThen(h *header) bool {
	if h.on != nil || h.until != ability.Standing || !r.one("utilices", "utilizaste", "hayas utilizado", "actives", "activaste", "hayas activado", "se utilice", "se active") ||
		!r.one("esta habilidad", "su habilidad", "dicha habilidad", "esa habilidad") {
		return false
	}
	h.until, h.ofUse, h.continued = ability.UntilFinal, true, true
	return true
}

// usedOnPurpose reports whether the ability that was read last is one that its controller uses.
func usedOnPurpose(done []ability.Ability) bool {
	if len(done) == 0 {
		return false
	}
	_, used := done[len(done)-1].(ability.Activated)
	return used
}

// mayThen says of what its controller may pay for in the turn in which the card enters play
// that he may whenever he likes, as long as that is the turn, and of an ally that may attack in it
// that it may attack at once.
func (h *header) mayThen(e ability.Effect) ability.Effect {
	on, ok := h.on.(ability.CardEvent)
	if !h.thatTurn || !ok {
		return e
	}
	if m, ok := e.(ability.Modify); ok && ability.IsThis(m.Who) && len(m.Traits) == 1 && m.Traits[0] == ability.Trait(ability.MayAttack) {
		h.on, h.until, h.thatTurn = nil, ability.Standing, false
		m.Traits = []ability.Trait{ability.AttackAtOnce}
		return m
	}
	if on.What[0] != ability.Enters || !shape.IsMay(e) || !shape.Costly(unwrapMay(e)) {
		return e
	}
	h.on, h.until, h.thatTurn = nil, ability.Standing, false
	h.ifs = append(h.ifs, enteredNow(ability.This{}))
	return e
}

// turnAfterFight reads "el turno siguiente al que bloquea", "en el turno siguiente a atacar" behind
// a fight that is denied to the card or its bearer: the next turn in which it could fight so,
// which is its controller's to attack and the opponent's to block.
func (r *reader) turnAfterFight(h *header, e ability.Effect) bool {
	m, ok := e.(ability.Modify)
	if !ok || h.on != nil || h.until != ability.Standing || len(m.Traits) != 1 || !shape.IsReference(m.Who) {
		return false
	}
	no, _ := m.Traits[0].(ability.Cannot)
	until, fights := map[ability.Deed]ability.Duration{ability.AttackDeed: ability.YourNextTurn, ability.BlockDeed: ability.OpponentTurn}[no.What]
	r.one("durante", "en")
	if !fights || no.Of != nil || !r.one("el turno siguiente al que", "el turno siguiente a que", "el turno siguiente a", "el turno despues de que", "el turno despues de") {
		return false
	}
	r.one("haya")
	role := fightDeeds[r.form(0).Verb]
	r.advance(1)
	h.on, h.until = declaredEvent(role, m.Who), until
	return role != 0 && r.atEnd()
}
