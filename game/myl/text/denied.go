package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// deniedBefore reads "no pueden bloquear los Aliados oponentes", "no pueden ser anulados tus
// Talismanes": what several cards cannot stands before them.
func (r *reader) deniedBefore() (ability.Effect, bool) {
	if v := r.form(0); (v.Verb == es.Perder || v.Verb == es.Ganar) && !v.You && !v.Infinitive && !v.Participle {
		return r.changedBefore()
	}
	if r.take("no hay limite") {
		return r.withoutLimit()
	}
	if r.peek() != "no" || !r.form(1).Many || !r.take("no puede") {
		return nil, false
	}
	var traits []ability.Trait
	if r.peek() == "ser" {
		var ok bool
		if traits, ok = r.forbidden(false); !ok {
			return nil, false
		}
	} else {
		deeds, _ := r.combatDeeds("ni")
		for _, d := range deeds {
			traits = append(traits, ability.Cannot{What: d})
		}
	}
	c, ok := r.cards()
	if !ok {
		var f ability.Filter
		f, ok = r.bareMany()
		c = ability.Every{Of: f}
	}
	_, every := c.(ability.Every)
	m := ability.Modify{Who: c, Traits: traits}
	m.Until, _ = r.duration()
	return m, ok && every && len(traits) > 0
}

// changedBefore reads "pierden su Habilidad todos los Aliados oponentes", "gana 2 a la Fuerza un Aliado
// que controles": what becomes of cards stands before them.
func (r *reader) changedBefore() (ability.Effect, bool) {
	many := r.form(0).Many
	traits, ok := r.trait()
	if !ok || r.early != ability.Standing || r.per != nil || !openers[r.peek()] && !r.numberAhead(0) {
		return nil, false
	}
	c, ok := r.cards()
	if every, several := c.(ability.Every); !ok || several && !many && !shape.BareFilter(every.Of) {
		return nil, false
	}
	m := ability.Modify{Who: c, Traits: traits}
	m.Until, _ = r.duration()
	return m, true
}

// openers holds the words that cards begin with where nothing else does.
var openers = es.WordSet("un una uno todos todas tus los las ese esa")

// withoutLimit reads "de Armas que este Aliado pueda portar" after "no hay límite".
func (r *reader) withoutLimit() (ability.Effect, bool) {
	if !r.one("de armas que", "para las armas que", "para la cantidad de armas que", "para el numero de armas que", "al numero de armas que", "en la cantidad de armas que") {
		return nil, false
	}
	var who ability.Cards = ability.This{}
	if r.bearer() {
		who = ability.Bearer{}
	} else if !r.thisCard() && r.facts.Type != card.Ally {
		return nil, false
	}
	return r.changed(who, ability.Capacity{What: ability.CarryWeapon}), r.one("puede") && r.one("portar", "llevar", "tener")
}

// noneOf reads "ningún Aliado", "ninguno de tus Aliados" before its verb: what is said of
// them is denied of all.
func (r *reader) noneOf() (ability.Filter, bool) {
	at := r.state
	if f, ok := r.none(); ok {
		if v := r.form(0).Verb; v == es.Poder || v == es.Ser || v == es.Perder || v == es.Recibir {
			return f, true
		}
	}
	r.state = at
	return ability.Filter{}, false
}

// none reads "ningún otro Aliado", "ninguno de tus Aliados".
func (r *reader) none() (ability.Filter, bool) {
	at := r.state
	if r.one("ningun", "ninguno", "ninguna") {
		of := ability.Anyone
		if r.take("de tus") {
			of = ability.You
		} else {
			_ = r.one("de los", "de las")
		}
		other := r.one("otro", "otra", "demas")
		if other && of == ability.Anyone && r.take("de tus") {
			of = ability.You
		}
		if f, _, ok := r.filter(); ok && (of == ability.Anyone || f.Of == ability.Anyone) {
			if of != ability.Anyone {
				f.Of = of
			}
			f.Other = f.Other || other
			return f, true
		}
	}
	r.state = at
	return ability.Filter{}, false
}
