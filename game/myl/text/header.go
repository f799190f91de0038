package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// header is what stands before the clause of a sentence: when, if and how often.
type header struct {
	when      ability.Window
	windowed  bool
	on        ability.Event
	response  bool
	ifs       []ability.Condition
	limit     int
	until     ability.Duration
	starts    bool // its time is when something begins: once
	during    bool // its time is how long it lasts: "durante"
	late      bool // its event stands after the clause
	ofLast    int  // so many deeds, the last of the clause, what stands after it is about, 0 for all: "mientras bloquea"
	trailing  bool // its time stands after the clause
	ends      bool // its time is the end of a turn
	thisTurn  bool // of this turn
	thatTurn  bool // or the turn of its event
	ofUse     bool // or the turn in which the ability before is used
	whileIn   bool // it holds while the card is in play
	whilst    bool // or while something else is so
	continued bool // the sentence goes on where the one before stopped
	adds      bool // or says something besides: "además"
	sets      bool // its event was said to be that of a time: what is done then waits for it so long

	besides ability.Effect // what the clause says besides that holds at all times: "no puede bloquear y gana 1 cuando ataca"

	asks []ability.Condition // what its event alone asks for
	or   *occasionAsked      // the event beside it, which does not

	also *header // when else the same is done: "cuando entra en juego y al comienzo de tu Vigilia"
}

// prefixes reads everything before the clause.
func (r *reader) prefixes() header {
	var h header
	for n := 0; n < 8; n++ {
		at := r.state
		if n > 0 {
			r.comma()
			and := r.one("y")
			r.comma()
			r.one(":")
			if and && r.alsoThen(&h) {
				continue
			}
		}
		if !r.prefix(&h) {
			r.state = at
			if h.on == nil || n == 0 || !r.bareCondition(&h) {
				break
			}
		}
		// A header may be cut off by a full stop put in error.
		if r.token().Kind == es.Stop && r.pos+1 < len(r.toks) {
			r.advance(1)
		}
	}
	r.comma()
	r.one(":")
	return h
}

// alsoThen reads a time after an event, or an event after the start of a phase: what
// follows is done on both occasions.
func (r *reader) alsoThen(h *header) bool {
	at := r.state
	var other header
	if h.also == nil && h.limit == 0 && !h.response && (h.on != nil) != h.windowed && r.prefix(&other) && !other.response &&
		(h.on != nil && other.windowed || h.starts && other.on != nil) && !ability.IsIt(r.event) {
		h.also = &other
		return true
	}
	r.state = at
	return false
}

// unnamedSince reports whether the event is of this card or its bearer without the words from
// a position on saying so.
func (r *reader) unnamedSince(from int) bool {
	switch r.event {
	case ability.Cards(ability.This{}), ability.Cards(ability.Bearer{}):
		return !r.namesItself(from, r.pos) && !r.namesBearer(from)
	}
	return false
}

// asksOfKnown reports whether the last of several conditions is one of this card or its bearer.
func asksOfKnown(list []ability.Condition) bool {
	f, ok := last(list).(ability.Fits)
	return ok && shape.IsReference(f.Who)
}

// bareCondition reads "y controlas 2 o más Aliados" after an event.
func (r *reader) bareCondition(h *header) bool {
	at := r.state
	r.comma()
	if r.one("y") {
		if c, ok := r.condition(); ok && c != nil {
			h.ifs = append(h.ifs, shape.Listed(c)...)
			return true
		}
	}
	r.state = at
	return false
}

// turnWhen reads "en que este Aliado haya atacado" after "al final de cada turno".
func (r *reader) turnWhen(h *header) {
	at := r.state
	if r.one("en que", "en el que", "que") {
		if r.thisCard() || r.form(0).Verb == es.Haber || r.form(0).Was {
			if r.one("haya atacado", "haya sido declarado atacante", "fue declarado atacante") || r.form(0).Verb == es.Atacar && r.form(0).Was && r.take(r.peek()) {
				attacked := ability.Filter{That: []ability.Quality{ability.Is{State: ability.AttackedNow}}}
				h.ifs = append(h.ifs, ability.Fits{Who: ability.This{}, Is: attacked})
				return
			}
		}
	}
	r.state = at
}

// merge adds what stood after "puedes"; it fails where both said it.
func (h *header) merge(m midway) bool {
	if m.windowed {
		if h.windowed {
			return false
		}
		h.when, h.windowed, h.starts = m.when, true, m.starts
	}
	if m.limit > 0 {
		if h.limit > 0 {
			return false
		}
		h.limit = m.limit
	}
	return true
}

// onlyThen makes what cards are able to do in the one case that was said, which any ally
// is anyway, a ban in all others: "solo si controlas un Tótem, este Aliado puede atacar".
func (r *reader) onlyThen(h *header, e ability.Effect) ability.Effect {
	if ban, ok := h.sufferedUnless(e); ok {
		return ban
	}
	if r.only != caseSaid || h.on != nil || len(h.ifs) == 0 {
		return e
	}
	if ban, ok := regroupedOtherwise(e); ok && !h.windowed && h.limit == 0 {
		h.ifs = []ability.Condition{negate(shape.AllOf(h.ifs), true)}
		return ban
	}
	m, ok := e.(ability.Modify)
	if !ok {
		return e
	}
	var bans []ability.Trait
	for _, t := range m.Traits {
		switch t {
		case ability.Trait(ability.MayAttack):
			bans = append(bans, ability.Cannot{What: ability.AttackDeed})
		case ability.Trait(ability.MayBlock):
			bans = append(bans, ability.Cannot{What: ability.BlockDeed})
		default:
			return e
		}
	}
	h.ifs, m.Traits = []ability.Condition{negate(shape.AllOf(h.ifs), true)}, bans
	return m
}

// sufferedUnless makes "solo puede ser destruido si controlas un Tótem" what cannot be done while that
// does not hold.
func (h *header) sufferedUnless(e ability.Effect) (ability.Effect, bool) {
	m, ok := e.(ability.Modify)
	if !ok || m.Until != ability.Standing || len(m.Traits) != 1 || h.on != nil {
		return nil, false
	}
	t, ok := m.Traits[0].(ability.CannotUnless)
	if !ok || t.What == ability.AttackDeed || t.What == ability.BlockDeed {
		return nil, false
	}
	h.ifs = append(h.ifs, negate(t.If, true))
	m.Traits = []ability.Trait{denialOf(t.What)}
	return m, true
}

// regroupedOtherwise is the ban on what every Ally does in its Agrupación, where one may only do so in
// the case that was said.
func regroupedOtherwise(e ability.Effect) (ability.Effect, bool) {
	act, ok := unwrapMay(e).(ability.Act)
	if !ok || !shape.IsMay(e) || act.Verb != ability.RegroupIt || !shape.IsReference(act.What) {
		return nil, false
	}
	return ability.Modify{Who: act.What, Traits: []ability.Trait{ability.Cannot{What: ability.BeRegrouped}}}, true
}

// begins reads "comience tu turno", "llega la Fase Final", "tu turno termina" after "cuando". What
// is over is a turn, whose Fase Final that is.
func (r *reader) begins() (w ability.Window, over, ok bool) {
	at := r.state
	began, said := r.startsOrEnds()
	if w, ok = r.turnOrPhase(); ok && !said {
		began, said = r.startsOrEnds()
	}
	ok = ok && said
	switch over = !began; {
	case w.Phase != ability.Turn:
		ok = ok && began
	case over:
		w.Phase = ability.Final
	default:
		w.Phase = ability.Regroup
	}
	if !ok {
		r.state = at
	}
	return w, over, ok
}

// startsOrEnds reads "comienza", "termine": whether it is the start, and whether it is either.
func (r *reader) startsOrEnds() (starts, ok bool) {
	if r.one("comienza", "comience", "empieza", "empiece", "inicia", "inicie", "llega", "llegue") {
		return true, true
	}
	return false, r.one("termina", "finaliza", "finalice", "acaba", "acabe")
}

// turnOrPhase reads "tu turno", "la Fase Final", "el turno de tu oponente".
func (r *reader) turnOrPhase() (w ability.Window, ok bool) {
	if r.one("tu") {
		w.Whose = ability.You
	} else {
		r.one("la", "el", "cada", "un")
	}
	if r.one("turno") {
		w.Phase = ability.Turn
	} else if w.Phase, ok = r.phase(); !ok {
		return w, false
	}
	if whose, ok := r.possessor(); ok {
		w.Whose = whose
	}
	return w, true
}

// timesATurn reads "una vez por turno", "hasta 3 veces por turno".
func (r *reader) timesATurn() (int, bool) {
	at := r.state
	r.one("solo")
	r.one("hasta", "como maximo", "maximo")
	if n, ok := r.natural(); ok && n > 0 && r.one("vez", "veces", "sola vez") && (r.eachTurn() || r.inPhaseAhead()) {
		return n, true
	}
	r.state = at
	return 0, false
}

// inPhaseAhead reports whether your turn follows, or a phase of it, of which a turn has one: "una
// vez en tu Fase de Vigilia".
func (r *reader) inPhaseAhead() bool {
	at := r.state
	defer func() { r.state = at }()
	w, ok := r.window()
	return ok && w.Whose == ability.You
}

// firstOfTurn reads "en cada turno", of what counts the first time only.
func (r *reader) firstOfTurn() bool {
	_ = r.one("en", "de")
	return r.one("cada turno", "un turno", "el turno", "del turno", "por turno")
}

// ifPrefix reads after "si": something that happens is an event, anything else
// a condition.
func (r *reader) ifPrefix(h *header) bool {
	at := r.state
	if h.on == nil {
		if e, ok := r.happening(); ok && !r.thus() && !r.isOver(at.pos) {
			h.on = e
			r.afterEvent(h)
			return true
		}
		r.state = at
	}
	if w, ok := r.window(); ok {
		switch {
		case !h.windowed:
			h.when, h.windowed, h.starts = w, true, r.starts // "si en tu Fase Final este Aliado está ..."
		case w != h.when && w != (ability.Window{Phase: ability.Turn, Whose: h.when.Whose}):
			return false // "en tu Vigilia, si en el turno oponente ..." asks of another time
		}
		r.comma()
	}
	c, ok := r.condition()
	if !ok {
		return false
	}
	r.addCondition(h, c)
	r.andEvent(h)
	return true
}

// andEvent reads "y Sir Ansel ataca" behind a condition: what is done then is done at that
// event. A verb without a subject is about the card itself where the condition was: "si
// controlas un Tótem y es destruido" is not read.
func (r *reader) andEvent(h *header) {
	at := r.state
	if h.on == nil && !h.windowed && r.one("y") {
		start := r.pos
		if e, ok := r.happening(); ok && (!r.unnamedSince(start) || asksOfKnown(h.ifs)) {
			h.on = e
			r.afterEvent(h)
			return
		}
	}
	r.state = at
}

// addCondition adds a condition; what a condition says of the bearer, or of the ally at hand, goes
// on about him.
func (r *reader) addCondition(h *header, c ability.Condition) {
	h.ifs, h.whileIn = append(h.ifs, shape.Listed(c)...), h.whileIn || c == nil
	for _, c := range shape.Listed(c) {
		if not, ok := c.(ability.Not); ok {
			c = not.Of
		}
		f, fits := c.(ability.Fits)
		switch {
		case fits && ability.IsBearer(f.Who):
			r.subject = ability.Bearer{}
		case fits && ability.IsIt(f.Who) && r.before.oneAlly() && r.event == nil:
			r.subject = ability.It{}
		}
	}
}

// narrowed makes the turn that was said the phase of it that follows: "si no atacó en tu
// turno, en la Fase Final ...".
func (h *header) narrowed(w ability.Window) bool {
	if !h.windowed || h.on != nil || h.when.Phase != ability.Turn || w.Phase == ability.Turn || w.Whose != ability.Anyone && w.Whose != h.when.Whose {
		return false
	}
	h.when.Phase = w.Phase
	return true
}

// windowPrefix adds a time to a header that has none.
func (r *reader) windowPrefix(h *header, w ability.Window) bool {
	if h.windowed {
		return false
	}
	h.when, h.windowed, h.during = w, true, r.throughout
	r.spokenOf(w.Whose)
	r.overNow = w.Phase == ability.Final
	if r.overNow {
		r.ofTurnFought(h)
	}
	return true
}
