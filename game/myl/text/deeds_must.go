package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// mustTrait reads after "debe": "atacar todos tus turnos", "ser bloqueado por un
// Aliado oponente a tu elección".
func (r *reader) mustTrait() ([]ability.Trait, bool) {
	t, ok := r.mustDo()
	r.ifAble()
	return t, ok
}

func (r *reader) mustDo() ([]ability.Trait, bool) {
	switch {
	case r.able != 0 && r.one("hacerlo"): // "todos los Aliados que puedan atacar deben hacerlo"
		return []ability.Trait{ability.Must{What: r.able}}, true
	case r.one("atacar sin otros aliados", "atacar solo", "atacar sola"):
		return []ability.Trait{ability.AttackAlone}, true
	case r.one("atacar", "ser declarado atacante"):
		r.everyTurn()
		r.earlyDuration()
		r.ifAble()
		r.everyTurn()
		return []ability.Trait{ability.Must{What: ability.AttackDeed}}, true
	case r.one("ser declarado su bloqueador", "ser su bloqueador"):
		c, ok := r.blockedOne()
		return []ability.Trait{ability.Must{What: ability.BlockDeed, By: c}}, ok
	case r.one("ser declarado bloqueador"):
		r.ifAble()
		return []ability.Trait{ability.Must{What: ability.BlockDeed}}, true
	case r.one("bloquear", "bloquearlo", "bloquearla"):
		w := r.toks[r.pos-1].Word
		if w == "bloquear" {
			if r.take("al portador") {
				return []ability.Trait{ability.Must{What: ability.BlockDeed, By: ability.Bearer{}}}, true
			}
			if r.one("a") {
				c, ok := r.cards()
				if ability.IsIt(c) && r.toks[r.pos-1].Word == "este" {
					// "ese Aliado debe bloquear a éste": not itself
					c, ok = ability.This{}, r.facts.Type == card.Ally && (!r.anyPick || ability.IsThis(r.event))
				}
				return []ability.Trait{ability.Must{What: ability.BlockDeed, By: c}}, ok
			}
			r.everyTurn()
			return []ability.Trait{ability.Must{What: ability.BlockDeed}}, true
		}
		c, ok := r.blockedOne()
		return []ability.Trait{ability.Must{What: ability.BlockDeed, By: c}}, ok
	case r.facts.Type == card.Weapon && r.take("ser portado por"):
		f, ok := r.singleFilter()
		return []ability.Trait{ability.OnlyBy{What: ability.BeCarried, Of: f}}, ok
	case r.take("ser bloqueado"):
		if !r.one("por") {
			return []ability.Trait{ability.Must{What: ability.BeBlocked, By: anyFoe}}, r.endsWithAble()
		}
		c, ok := r.cards()
		return []ability.Trait{ability.Must{What: ability.BeBlocked, By: c}}, ok
	case r.one("ser"):
		return r.suchOnly()
	}
	return nil, false
}

// anyFoe is who blocks where nobody is named: an Aliado of the opponent.
var anyFoe = ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: ability.Filter{Types: []card.Type{card.Ally}, Of: ability.Opponent}}

// endsWithAble reports whether a duty ends here, or is one only where it can be done.
func (r *reader) endsWithAble() bool {
	r.ifAble()
	return r.atEnd() || r.peek() == "," || r.peek() == "y"
}

// ableMust reads what cards are able to that must do it: "que puedan atacar este turno
// deben hacerlo", or nothing in "los que puedan deben atacar".
func (r *reader) ableMust(f *ability.Filter) bool {
	at := r.state
	if r.form(0).Verb == es.Deber && r.form(1).Verb == es.Bloquear {
		r.able = ability.BlockDeed // "los que puedan deben bloquear a Sir Ansel"
		return !r.counted(at.pos)
	}
	r.able = ability.AttackDeed
	if r.form(0).Verb != es.Deber && !r.canAttack() {
		r.able = ability.BlockDeed
		if !r.one("bloquear") && !(r.one("ser") && r.one("declarado") && r.one("bloqueador")) {
			r.state = at
			return false
		}
	}
	if d, ok := r.duration(); ok {
		r.early = d
	}
	if r.form(0).Verb != es.Deber || r.able == ability.BlockDeed && r.counted(at.pos) {
		r.state = at
		return false
	}
	if r.able == ability.AttackDeed {
		add(f, ability.Is{State: ability.CanAttack})
	}
	return true
}

// counted reports whether the words of the clause up to a position count cards: of those
// that are picked it tells which they may be.
func (r *reader) counted(to int) bool {
	for _, t := range r.toks[r.begin:to] {
		if _, word := es.Numbers[t.Word]; word || t.Kind == es.Number {
			return true
		}
	}
	return false
}

// earlyDuration keeps a duration that stands before "si puede".
func (r *reader) earlyDuration() {
	at := r.state
	if d, ok := r.duration(); ok && (r.peek() == "si" || r.ahead(1) == "si") {
		r.early = d
		return
	}
	r.state = at
}

// everyTurn skips that a duty is one of every turn, which it is anyway.
func (r *reader) everyTurn() {
	at := r.state
	if r.eachTurn() || r.one("en todos tus turnos", "todos tus turnos", "todos los turnos", "en todos los turnos", "en cada uno de tus turnos", "cada uno de tus turnos") {
		return
	}
	r.state = at
}

// eachTurn reads "por turno", "cada turno".
func (r *reader) eachTurn() bool {
	return r.one("por turno", "cada turno", "en cada turno", "durante cada turno", "en cada uno de sus turnos")
}
