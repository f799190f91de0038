package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// setUp reads the ability that an effect sets up for a time, behind that: "cada vez que
// un Aliado que controles ataque, roba una carta".
func (r *reader) setUp(until ability.Duration) (ability.Effect, bool) {
	r.comma()
	if !r.atEvent() {
		return nil, false
	}
	h := r.prefixes()
	if h.on == nil || h.windowed || h.response || h.until != ability.Standing {
		return nil, false
	}
	r.actor, r.where = ability.You, r.whereLeft(h.on)
	e, ok := r.clause()
	return meanwhile(h, e, until), ok && !r.looming
}

// atEvent reports whether an event follows, and not what asks for one.
func (r *reader) atEvent() bool {
	switch r.peek() {
	case "cuando", "si":
		return true
	case "cada":
		return r.ahead(1) == "vez"
	case "siempre":
		return r.ahead(1) == "que"
	}
	return false
}

// eventAhead reports whether an event follows.
func (r *reader) eventAhead() bool {
	at := r.state
	r.comma()
	var h header
	ahead := r.atEvent() && r.prefix(&h) && h.on != nil
	r.state = at
	return ahead
}

// alsoSets reads "y si hace daño al Mazo Castillo oponente, roba 2 cartas" behind what
// was done to a card: that holds as long as what was done does.
func (r *reader) alsoSets(before ability.Effect) (ability.Effect, bool) {
	m, ok := before.(ability.Modify)
	if !ok || !r.picked || r.gone {
		return nil, false
	}
	r.subject = ability.It{}
	e, ok := r.setUp(untilOf(m))
	set, sets := e.(ability.Meanwhile)
	return e, ok && sets && ability.SpeaksOfIt(set.Has.On)
}

// waitsFor is how long what the sentence does waits for its event, where it does: the
// time stands with the event, or nothing else in the sentence lasts so long, or the event
// is that of a card which the ability before picked for a time.
func (h *header) waitsFor(done []ability.Ability, e ability.Effect) (ability.Duration, bool) {
	switch {
	case h.on == nil:
	case h.sets:
		return h.until, true
	case h.until != ability.Standing && !h.thatTurn:
		_, ok := shape.Lasts(e, h.until)
		return h.until, !ok
	case ability.SpeaksOfIt(h.on) && len(done) > 0:
		return lastTime(done[len(done)-1])
	}
	return 0, false
}

// lastTime is how long the latest change lasts that an ability makes to cards which stay
// in play, or this turn where it only picks them.
func lastTime(a ability.Ability) (until ability.Duration, ok bool) {
	shape.Redone(a, func(e ability.Effect) (ability.Effect, bool) {
		if s, several := e.(ability.Sequence); several {
			e = s.Steps[len(s.Steps)-1].Do
		}
		switch e := e.(type) {
		case ability.Modify:
			until, ok = e.Until, true
		case ability.Control:
			until, ok = e.Until, true
		case ability.Act:
			until, ok = ability.UntilFinal, e.Verb == ability.Pick || e.Verb == ability.RegroupIt
		}
		return e, ok
	})
	return until, ok
}

// meanwhile is what a sentence that begins with an event sets up for a time.
func meanwhile(h header, e ability.Effect, until ability.Duration) ability.Effect {
	return ability.Meanwhile{Has: ability.Triggered{On: h.on, Limit: h.limit, If: shape.AllOf(h.ifs), Do: shape.Settle(e)}, Until: until}
}

// untilOf is how long a change lasts.
func untilOf(m ability.Modify) ability.Duration {
	if m.Until == ability.Standing {
		return shape.Usual(m)
	}
	return m.Until
}
