package text

import (
	"reflect"
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// suffixes reads what may stand after the clause; what it says of the cards of the
// clause becomes part of that.
func (r *reader) suffixes(h *header, e ability.Effect) ability.Effect {
	for n := 0; n < 4; n++ {
		if able, rest, ok := capable(e); ok && able.Traits[0] == (ability.Trait)(ability.BlockUnblockable) && h.on == nil && !r.whenAble && r.whenItDoes() {
			r.whenAble, e = true, ability.Sequence{Steps: []ability.Step{{Do: able}, {Link: ability.And, Do: rest}}}
			continue
		}
		if more, ok := try(r, func() (ability.Effect, bool) { return r.whenTheyDo(h, e) }); ok {
			e = more
			continue
		}
		at := r.state
		r.comma()
		if d, ok := r.duration(); ok && h.until == ability.Standing {
			if h.on == nil || d != ability.WhileThis || lasting(e) || shape.WhereAfter(h.on) == shape.Away {
				h.until = d // no ability is used but while the card is in play
			}
			continue
		}
		if h.trailing {
			r.one("y") // "en tu Vigilia y una vez por turno"
		}
		if n, ok := r.timesATurn(); ok && h.limit == 0 {
			h.limit = n
			continue
		}
		r.state = at
		r.comma()
		if r.inTurnThat(h) || r.turnAfterFight(h, e) || r.outsideTime(h, e) {
			continue
		}
		r.state = at
		if on, ok := try(r, func() (ability.Event, bool) { return r.trailingEvent(e) }); ok && h.on == nil && !ofTwo(e) {
			h.on, h.late = on, true
			r.afterEvent(h)
			if r.asksMore() {
				r.bareCondition(h)
			}
			e = r.thenToo(r.perBehind(e))
			continue
		}
		r.state = at
		r.comma()
		if h.late && r.peek() == "a" {
			if done, ok := r.avoidedBehind(e); ok {
				e = done
				continue
			}
			r.state = at
			r.comma()
		}
		if done, ok := try(r, func() (ability.Effect, bool) { return r.answersItsFate(h, e) }); ok {
			e = done
			continue
		}
		if h.on == nil && r.trailingResponse(h) {
			continue
		}
		r.state = at
		r.comma()
		while := r.peek() == "mientras"
		only := r.only == caseFollows || r.peek() == "solo"
		said, ofLast := r.saidLast(), r.ofLastAlone(e) && len(h.ifs) == 0 && !h.windowed && h.limit == 0
		if r.one("mientras", "si", "siempre que", "solo si", "solo mientras") {
			if while && (h.on != nil || r.facts.Type == card.Talisman) {
				r.state = at // how long it lasts, not whether it is done
				return e
			}
			if r.othersDo() && aboutEvery(e) {
				r.state = at
				return e
			}
			if unsaid := r.form(0).Verb != es.NoVerb || r.peek() == "no"; unsaid && (aboutEvery(e) || r.drawn != shape.NoneDrawn) {
				r.picked, r.drawn = false, shape.NoneDrawn // a condition in the singular is about the card itself
			}
			now := r.picked || r.drawn != shape.NoneDrawn // what comes to hand only then cannot be asked before
			told := r.facts.Type == card.Talisman || pointsHere[r.peek()]
			c, ok := r.condition()
			if such, narrows := ofSuch(e, c); ok && narrows && told && !while {
				e = such
				continue
			}
			if long, lasting := shape.Lasts(e, ability.WhileThis); ok && c == nil && h.on != nil && lasting {
				e = long
				continue
			}
			if ok && !ofTwo(e) && !(now && (shape.AsksOfIt(c) || shape.AsksAmongThem(c))) && (while || !fightsNow(c) || r.toks[r.pos-2].Word != "declarado") && (r.before.has() || !shape.AsksAmongThem(c) && (h.on != nil || !shape.AsksOfIt(c))) {
				if ofLast || while && fightsNow(c) {
					h.ofLast = said
				}
				if only {
					r.only = caseSaid
				}
				h.ifs = append(h.ifs, shape.Listed(c)...)
				continue
			}
		}
		r.state = at
		r.comma()
		if w, ok := r.window(); ok && !h.windowed && h.on == nil && w.Phase == ability.Final && w.Whose != ability.Acting && r.facts.Type != card.Talisman && !shape.OnPurpose(e) && !standing(e) {
			h.when, h.windowed, h.trailing = w, true, true
			continue
		}
		r.state = at
		r.comma()
		r.one("solo")
		if w, ok := r.window(); ok && !h.windowed && w.Phase != ability.Final {
			h.when, h.windowed, h.trailing, h.starts, h.during = w, true, true, r.starts, r.throughout
			continue
		}
		r.state = at
		if h.limit > 0 && r.lastlyWhen(h) {
			continue
		}
		r.state = at
		return e
	}
	return e
}

// lasting reports whether an effect is one that lasts for some time.
func lasting(e ability.Effect) bool {
	_, lasts := shape.Lasts(e, ability.WhileThis)
	return lasts
}

// ofTwo reports whether an effect says of two subjects what is so of them, so that nobody knows whether a
// condition behind both is one of the first: "este Aliado no puede atacar y los demás ganan 1 a la Fuerza
// si controlas un Tótem".
func ofTwo(e ability.Effect) bool {
	s, several := e.(ability.Sequence)
	if !several || !standing(e) {
		return false
	}
	first, ok := s.Steps[0].Do.(ability.Modify)
	return !ok || slices.ContainsFunc(s.Steps[1:], func(s ability.Step) bool {
		next, ok := s.Do.(ability.Modify)
		return !ok || !ability.IsIt(next.Who) && !reflect.DeepEqual(first.Who, next.Who)
	})
}

// lastlyWhen reads ", en tu Vigilia", "y solo en tu Vigilia" at the end of a sentence, behind how
// often something is done.
func (r *reader) lastlyWhen(h *header) bool {
	r.comma()
	r.one("y")
	r.one("solo")
	w, ok := r.window()
	if !ok || h.windowed || w.Phase == ability.Final || !r.atEnd() {
		return false
	}
	h.when, h.windowed, h.trailing, h.starts, h.during = w, true, true, r.starts, r.throughout
	return true
}

// perBehind reads "por cada Tótem que controles" behind the event at which a strength
// changes.
func (r *reader) perBehind(e ability.Effect) ability.Effect {
	m, ok := e.(ability.Modify)
	if !ok || len(m.Traits) != 1 || r.peek() != "por" {
		return e
	}
	var by ability.Amount
	loses := false
	switch t := m.Traits[0].(type) {
	case ability.Strengthen:
		by = t.By
	case ability.Weaken:
		by, loses = t.By, true
	}
	n, fixed := by.(ability.Number)
	if !fixed {
		return e
	}
	if each, ok := r.perEach(); ok {
		m.Traits = changeBy(loses, times(int(n), each))
	}
	return m
}

// thenToo reads what is done at the event that stands before it, besides what stands in front:
// "gana 1 a la Fuerza cuando ataca y tu oponente bota 1 carta". What holds at all times is
// no such thing.
func (r *reader) thenToo(e ability.Effect) ability.Effect {
	more, ok := try(r, func() (ability.Effect, bool) {
		if !r.one("y") || r.peek() == "puedes" {
			return nil, false
		}
		e, ok := r.effect()
		_, changes := e.(ability.Modify)
		return e, ok && !changes && !standing(e) && r.atEnd()
	})
	if !ok {
		return e
	}
	return shape.Sequence(append(shape.Flat(e), ability.Step{Link: ability.And, Do: more}))
}

// trailingEvent reads an event behind what is done then: "cuando ataca", "si es
// destruido", "al bloquear". It fails where a pronoun that stood before the event
// could mean the event's card.
func (r *reader) trailingEvent(done ability.Effect) (ability.Event, bool) {
	end, pronoun := r.pos, r.pronounSince(r.begin)
	r.comma()
	var on ability.Event
	ok := false
	switch {
	case r.one("cuando lo juegues", "cuando la juegues", "al jugarlo", "al jugarla"):
		on, ok = ability.CardEvent{What: []ability.CardVerb{ability.IsPlayed}, Who: ability.This{}}, r.facts.Type == card.Talisman
		r.event = ability.This{}
	case r.one("cuando", "si", "cada vez que", "siempre que"):
		if from := r.pos; !r.othersDo() {
			on, ok = r.happening()
			ok = ok && (r.toks[from-1].Word != "si" || !r.isOver(from))
		}
	case r.one("al"):
		on, ok = r.infinitiveEvent()
	}
	if !ok {
		return nil, false
	}
	saves := shape.Some(done, func(e ability.Effect) bool {
		act, isAct := e.(ability.Act)
		return isAct && act.Verb == ability.Save && shape.IsReference(act.What)
	})
	this := shape.Some(done, func(e ability.Effect) bool { return shape.DoneTo(e) == (ability.Cards)(ability.This{}) }) && !r.namesItself(r.begin, end)
	if picksOne(done) && r.fightsUnnamed(on, end) {
		return nil, false // "un Aliado que controles gana 1 al bloquear": when which of them does?
	}
	switch r.event {
	case nil, ability.Cards(ability.This{}):
		return on, !saves
	case ability.Cards(ability.Bearer{}):
		return on, !saves && !this
	}
	return on, !saves && !(this && pronoun)
}

// trailingResponse reads "en respuesta a que tu oponente juegue un Talismán" behind what is done
// then. It fails where a pronoun before it could mean the event's card, or a verb without a
// subject one that was picked.
func (r *reader) trailingResponse(h *header) bool {
	pronoun := r.pronounSince(r.begin)
	if !r.inAnswerTo() {
		return false
	}
	if does := r.form(1); r.anyPick && r.peek() == "que" && does.Verb != es.NoVerb && does.Verb != es.Estar {
		return false // "sube un Aliado en respuesta a que sea destruido"
	}
	h.response = r.responsePrefix(h) && !(pronoun && r.event != nil)
	return h.response
}

// picksOne reports whether an effect is a change of cards that are picked.
func picksOne(e ability.Effect) bool {
	m, ok := e.(ability.Modify)
	_, chosen := m.Who.(ability.Chosen)
	return ok && chosen
}

// fightsUnnamed reports whether an event is a fight of this card or its bearer of which
// the words from a position on do not say whose it is.
func (r *reader) fightsUnnamed(on ability.Event, from int) bool {
	e, ok := on.(ability.CardEvent)
	return ok && shape.IsReference(e.Who) && inCombat[e.What[0]] && !r.namesItself(from, r.pos) && !r.namesBearer(from)
}

// namesBearer reports whether the words from a position on speak of the bearer.
func (r *reader) namesBearer(from int) bool {
	return slices.ContainsFunc(r.toks[from:r.pos], func(t es.Token) bool { return t.Word == "portador" })
}

// aboutEvery reports whether an effect is a change of several cards.
func aboutEvery(e ability.Effect) bool {
	m, ok := e.(ability.Modify)
	_, every := m.Who.(ability.Every)
	return ok && every
}

// whenTheyDo reads "cuando son declarados bloqueadores", "al atacar", "mientras porten un Arma"
// after a change of several cards: each of them that does so.
func (r *reader) whenTheyDo(h *header, e ability.Effect) (ability.Effect, bool) {
	m, ok := e.(ability.Modify)
	all, every := m.Who.(ability.Every)
	if !ok || !every || h.on != nil {
		return nil, false
	}
	alone := r.ofLastAlone(m)
	r.comma()
	switch {
	case alone && (r.peek() == "mientras" || r.peek() == "si"):
		first, last, _ := lastParts(m, r.saidLast())
		such, ok := r.whenTheyDo(h, last)
		return ability.Sequence{Steps: []ability.Step{{Do: first}, {Link: ability.And, Do: such}}}, ok
	case r.peek() == "el" || r.peek() == "en" || r.peek() == "durante":
		ok := r.didThatTurn(&all.Of)
		m.Who = all
		return m, ok
	case r.one("cuando", "cada vez que"):
		if !r.othersDo() {
			return nil, false
		}
		r.subject = shape.OneOf(all.Of)
		on, ok := r.happening()
		return h.eachWhen(on, m), ok
	case r.one("al"):
		verbs, ok := r.infinitiveVerbs()
		if !ok || r.thisCard() || r.bearer() {
			return nil, false
		}
		on, ok := r.happenedTo(shape.OneOf(all.Of), verbs)
		return h.eachWhen(on, m), ok
	case (r.peek() == "mientras" || r.peek() == "si") && r.ahead(1) == "su":
		return r.ifTheyAre(m, all)
	case r.peek() == "mientras" || r.peek() == "si":
		if f := r.form(1); !f.Many && (r.ahead(1) != "no" || !r.form(2).Many) || r.peek() == "mientras" && len(m.Traits) > 1 {
			return nil, false // of several things the last only is said to be so for a time
		}
		at := r.state
		r.advance(1)
		if r.alongside(&all.Of) {
			sortQualities(&all.Of)
			m.Who = all
			return m, true
		}
		r.state = at
		if v := r.form(1); v.Verb == es.Atacar || v.Verb == es.Bloquear {
			r.advance(2)
			state := ability.Attacking
			if v.Verb == es.Bloquear {
				state = ability.Blocking
			}
			add(&all.Of, ability.Is{State: state})
			sortQualities(&all.Of)
			m.Who = all
			return m, true
		}
		ok := r.thatQuality(&all.Of)
		sortQualities(&all.Of)
		m.Who = all
		return m, ok
	}
	return nil, false
}

// ifTheyAre reads "si su Fuerza es 2 o menos" after a change of several cards: each of them
// that has it.
func (r *reader) ifTheyAre(m ability.Modify, all ability.Every) (ability.Effect, bool) {
	r.advance(2)
	bound, of := &all.Of.Strength, strengthOf
	if r.take("coste") {
		bound, of = &all.Of.Cost, costOf
	} else if !r.one("fuerza") {
		return nil, false
	}
	ok := bound.Op == ability.NoBound && r.one("es") && r.bound(bound, of)
	m.Who = all
	return m, ok
}

// eachWhen has each card that does something then be changed so, and what holds at all
// times hold of all of them.
func (h *header) eachWhen(on ability.Event, m ability.Modify) ability.Effect {
	h.on, h.late = on, true
	if able, rest, ok := capable(m); ok {
		h.besides, m = able, rest
	}
	m.Who = ability.It{}
	return m
}

// whenItDoes reads "cuando lo hace".
func (r *reader) whenItDoes() bool {
	at := r.state
	r.comma()
	if r.one("cuando", "si") && r.one("lo", "asi") && r.one("hace") {
		return true
	}
	r.state = at
	return false
}

// fightsNow reports whether a condition is that a card is fighting at the moment.
func fightsNow(c ability.Condition) bool {
	f, ok := c.(ability.Fits)
	if !ok || len(f.Is.That) != 1 {
		return false
	}
	is := f.Is.That[0]
	return is == (ability.Quality)(ability.Is{State: ability.Attacking}) || is == (ability.Quality)(ability.Is{State: ability.Blocking})
}

// othersDo reports whether a verb without a subject is in the plural, so that it
// speaks of the cards of the clause and not of this card: "tus Aliados ganan 1
// cuando son declarados bloqueadores".
func (r *reader) othersDo() bool {
	f := r.form(0)
	return f.Many && !f.Participle || r.peek() == "no" && r.form(1).Many
}

// asksMore reports whether a condition hangs on an event by "y": "cuando bloquea y es
// tu único Aliado bloqueador", "cuando ataca y controlas un Tótem".
func (r *reader) asksMore() bool {
	if r.peek() != "y" {
		return false
	}
	next := r.ahead(1)
	return next == "es" && r.ahead(3) == "unico" || next == "controlas" || next == "tienes"
}
