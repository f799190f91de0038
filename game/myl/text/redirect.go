package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// redirect reads "redirige ese efecto a este Aliado".
func (r *reader) redirect(f es.Form) (ability.Effect, bool) {
	switch {
	case f.Clitic == "" && r.peek() == "el" && r.ahead(1) == "efecto" && (r.ahead(2) == "de" || r.ahead(2) == "del"):
		r.advance(2)
		return r.otherObjective()
	case isPronoun(f.Clitic), r.one("ese efecto", "esa habilidad", "la habilidad", "el efecto"),
		r.event != nil && r.one("ese talisman", "dicho talisman"):
		return r.redirectTo("a")
	case f.Clitic == "" && r.event != nil && (r.peek() == "a" || r.peek() == "al"):
		e, ok := r.redirectTo("a") // "redirigir a este Aliado ese efecto"
		return e, ok && r.one("ese efecto", "esa habilidad")
	case r.take("un efecto oponente que afecte"):
		r.one("a")
		c, ok := r.cards()
		x, chosen := c.(ability.Chosen)
		if !ok || !chosen || x.Count != (ability.Count{N: ability.Number(1)}) {
			return nil, false
		}
		var to ability.Cards = shape.OneOf(ability.Filter{})
		at := r.state
		if r.peek() == "al" || r.one("a") {
			if to, ok = r.cards(); !ok {
				r.state = at
				to = shape.OneOf(ability.Filter{})
			}
		}
		r.pick(false)
		return ability.Redirect{From: &x.Of, To: to}, true
	}
	return nil, false
}

// redirectTo reads the new objective behind one of the words.
func (r *reader) redirectTo(words ...string) (ability.Effect, bool) {
	if r.peek() != "al" && !r.one(words...) {
		return nil, false
	}
	c, ok := r.cards()
	_ = r.one("en su lugar")
	return ability.Redirect{To: c}, ok
}

// newObjective reads "el objetivo a este Aliado" after "cambia", of the effect that is
// about to affect the event's card.
func (r *reader) newObjective() (ability.Effect, bool) {
	of := r.one("el objetivo")
	if r.event == nil {
		return try(r, func() (ability.Effect, bool) { e, ok := r.otherObjective(); return e, of && ok })
	}
	if !of && !r.one("su objetivo") {
		return nil, false
	}
	_ = r.one("del talisman", "de ese talisman", "de ese efecto", "de esa habilidad", "de la habilidad")
	return r.redirectTo("a", "por", "hacia")
}

// otherObjective reads "de un Talismán oponente" after "cambia el objetivo", of which the
// new one is any other card unless it is said: that Talisman is about to affect some card.
func (r *reader) otherObjective() (ability.Effect, bool) {
	if r.event != nil || r.foreseen != nil || r.peek() != "del" && !r.one("de") {
		return nil, false
	}
	by, ok := r.agent()
	if !ok || shape.OneType(by.Of) != card.Talisman {
		return nil, false
	}
	var to ability.Cards = shape.OneOf(ability.Filter{Other: true})
	if !r.atEnd() && (r.peek() == "al" || r.one("a", "por", "hacia")) {
		if r.one("otro objetivo", "un nuevo objetivo") {
			r.one("valido")
		} else if to, ok = r.cards(); !ok {
			return nil, false
		}
	}
	r.foreseen = ability.CardEvent{What: []ability.CardVerb{ability.IsAffected}, Who: shape.OneOf(ability.Filter{}), By: by}
	return ability.Redirect{To: to}, true
}

// becomesObjective reads "el objetivo pasa a ser este Aliado", "este Aliado es el objetivo".
func (r *reader) becomesObjective() (ability.Effect, bool) {
	if r.event == nil {
		return nil, false
	}
	if r.one("el objetivo", "su objetivo") {
		if !r.turnsInto() {
			return nil, false
		}
		c, ok := r.cards()
		return ability.Redirect{To: c}, ok
	}
	c, ok := r.cards()
	if !ok {
		return nil, false
	}
	return ability.Redirect{To: c}, r.turnsInto() && r.one("el objetivo", "su objetivo", "el nuevo objetivo")
}

// turnsInto reads "es", "pasa a ser".
func (r *reader) turnsInto() bool {
	if r.one("se") {
		v, ok := r.verb(es.Considerar)
		return ok && !v.Infinitive
	}
	v, ok := r.verb(es.Ser)
	return ok && !v.Infinitive
}

// aimed reads "un Talismán oponente tenga por objetivo a uno de tus Aliados", "un Talismán
// que afecte a Sir Ansel", which then is about to be affected by it.
func (r *reader) aimed() (ability.Event, bool) {
	by, ok := r.agent()
	if !ok {
		return nil, false
	}
	r.one("que")
	return r.affecting(by)
}

// foresees reads "que afecte a uno de tus Aliados" after what is to be annulled or
// cancelled: that is about to be affected by it.
func (r *reader) foresees(by ability.Source) bool {
	e, ok := try(r, func() (ability.Event, bool) {
		if !r.one("que") {
			return nil, false
		}
		return r.affecting(&by)
	})
	r.foreseen = e
	return ok
}

// affecting reads "afecte a uno de tus Aliados", "tenga por objetivo a Sir Ansel" after what
// does.
func (r *reader) affecting(by *ability.Source) (ability.Event, bool) {
	v, ok := r.verb(es.Tener, es.Afectar)
	if !ok || v.Infinitive || v.Participle || v.You || v.Was || v.Clitic != "" {
		return nil, false
	}
	if v.Verb == es.Tener && (!r.one("por", "como") || !r.one("objetivo")) {
		return nil, false
	}
	r.one("a")
	c, ok := r.eventSubject()
	if !ok {
		return nil, false
	}
	e := ability.CardEvent{What: []ability.CardVerb{ability.IsAffected}, Who: c, By: by}
	if r.setEvent(c); shape.AffectedByTalisman(e) {
		r.cause = shape.OneType(by.Of)
	}
	return e, true
}

// redirectsIt reports whether an effect is redirected in the rest of the sentence: that one
// has an objective, while what else affects a card may have none (DAR 4.6.8.2).
func (r *reader) redirectsIt() bool {
	for n := 1; r.ahead(n) != ""; n++ {
		if r.form(n).Verb == es.Redirigir || r.ahead(n) == "objetivo" || r.form(n).Verb == es.Afectar || r.form(n).Verb == es.Cancelar {
			return true
		}
	}
	return false
}
