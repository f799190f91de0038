package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// condition reads what follows "si" or "mientras": one condition or several
// joined by "y". A nil condition that was read holds always (the card being in
// play).
func (r *reader) condition() (ability.Condition, bool) {
	return try(r, func() (ability.Condition, bool) {
		r.inCond = true
		defer func() { r.inCond = false }()
		r.eachSide = false
		c, ok := r.oneCondition()
		if !ok || r.eachSide {
			return nil, false // "si hay un Aliado en cada Cementerio" are two
		}
		all := r.listOn(shape.Listed(c))
		for len(all) < 4 {
			at := r.state
			r.comma()
			if !r.one("y") {
				r.state = at
				break
			}
			_ = r.one("si", "solo si", "mientras")
			next, ok := r.oneCondition()
			if !ok {
				if next, ok = r.another(all); !ok {
					r.state = at
					break
				}
			}
			all = append(all, shape.Listed(next)...)
		}
		if have, ok := last(all).(ability.Exists); ok {
			r.itselfToo(have.Of)
		}
		if len(all) == 1 {
			if c, ok := try(r, func() (ability.Condition, bool) { return r.orElse(all[0]) }); ok {
				return c, true
			}
		}
		return shape.AllOf(all), true
	})
}

// last is the last of several conditions, nil of none.
func last(all []ability.Condition) ability.Condition {
	if len(all) == 0 {
		return nil
	}
	return all[len(all)-1]
}

// itselfToo skips ", incluyendo a Sir Ansel" behind cards that are counted, of which the
// card is one anyway.
func (r *reader) itselfToo(of ability.Filter) {
	at := r.state
	r.comma()
	if r.one("incluyendo", "contando", "incluido", "incluida") && !of.Other {
		r.one("a")
		if r.thisCard() {
			return
		}
		if next := r.ahead(1); r.facts.Type == card.Ally && (next == "" || next == ",") && r.one("este") {
			return
		}
	}
	r.state = at
}

// orElse reads "o controlas un Tótem", "o a Hera" after a condition.
func (r *reader) orElse(first ability.Condition) (ability.Condition, bool) {
	if !r.one("o", "u", "ni") || r.peek() == "cuando" {
		return nil, false
	}
	if no, ok := first.(ability.Not); ok {
		// "no controlas Aliados ni Tótems": neither of them
		next, ok := r.another([]ability.Condition{no.Of})
		return ability.All{Of: []ability.Condition{no, ability.Not{Of: next}}}, ok
	}
	r.one("si")
	next, ok := r.oneCondition()
	if !ok || next == nil {
		if next, ok = r.another([]ability.Condition{first}); !ok {
			return nil, false
		}
	}
	return ability.Any{Of: []ability.Condition{first, next}}, true
}

// listOn reads what goes on with the list that a condition begins: "controlas un
// Arma", "un Tótem y a Ulfar".
func (r *reader) listOn(all []ability.Condition) []ability.Condition {
	at, list := r.state, all
	for len(list) < 4 && r.one(",") {
		next, ok := r.another(list)
		if !ok {
			break
		}
		list = append(list, next)
		if r.peek() != "y" {
			continue
		}
		r.advance(1)
		if last, ok := r.another(list); ok {
			return append(list, last)
		}
		break
	}
	r.state = at
	return all
}

// another reads "y un Tótem" after "controlas un Arma", the last condition before.
func (r *reader) another(before []ability.Condition) (ability.Condition, bool) {
	return try(r, func() (ability.Condition, bool) {
		if len(before) == 0 {
			return nil, false
		}
		have, ok := before[len(before)-1].(ability.Exists)
		if !ok || len(have.Of.In) > 0 {
			return nil, false
		}
		other := r.one("otro", "otra")
		b := shape.AtLeastOne
		if n := es.Nouns[r.peek()]; !other && !n.Many {
			if b, ok = r.quantityBound(); !ok && !r.one("a") && !r.beginsOther() {
				return nil, false
			} else if !ok {
				b = shape.AtLeastOne
			}
		}
		f, _, ok := r.filter()
		if !ok || f.Of != ability.Anyone {
			return nil, false
		}
		f.Of, f.Other = have.Of.Of, other
		r.take("en juego")
		return ability.Exists{Of: f, Count: b}, r.peek() == "," || r.peek() == "y" || r.atEnd()
	})
}

func (r *reader) oneCondition() (ability.Condition, bool) {
	for _, read := range []func() (ability.Condition, bool){r.controls, r.onlyControls, r.placed, r.isKind, r.tersely} {
		if c, ok := try(r, read); ok {
			return c, true
		}
	}
	return nil, false
}

// negate denies a condition, if negated; of one that is denied already it is the plain one.
func negate(c ability.Condition, negated bool) ability.Condition {
	if not, ok := c.(ability.Not); ok && negated {
		return not.Of
	}
	if negated {
		return ability.Not{Of: c}
	}
	return c
}

// tersely reads conditions of few words.
func (r *reader) tersely() (ability.Condition, bool) {
	if r.take("no es cierto que") {
		c, ok := r.oneCondition()
		return negate(c, true), ok && c != nil
	}
	for _, read := range []func() (ability.Condition, bool){r.notDuring, r.someWere, r.zoneHas, r.attackedWith, r.happened, r.blocksSoMany} {
		if c, ok := try(r, read); ok {
			return c, true
		}
	}
	switch {
	case r.one("en tu primer turno", "es tu primer turno"):
		return ability.FirstTurn{}, true
	case isOwn(r.event) && r.enteredInIt():
		return enteredNow(r.event), true
	case r.one("no declaraste ataque", "no atacaste", "este turno no declaraste ataque", "este turno no atacaste", "en este turno no declaraste ataque"):
		r.thisTurn()
		return ability.Not{Of: ability.DeclaredAttack{}}, true
	case r.one("declaraste ataque", "atacaste", "este turno declaraste ataque", "este turno atacaste", "en este turno declaraste ataque"):
		r.thisTurn()
		return ability.DeclaredAttack{}, true
	case r.one("no es tu turno", "es el turno de tu oponente"):
		return ability.TurnOf{Who: ability.Opponent}, true
	case r.take("tu mano esta vacia"):
		return ability.Not{Of: ability.Exists{Of: ability.Filter{Of: ability.You, In: []ability.Zone{ability.Hand}}, Count: shape.AtLeastOne}}, true
	case r.form(2).Verb == es.Ser && r.take("su fuerza"):
		return r.itsNumberIs(func(f *ability.Filter, b ability.Bound) { f.Strength = b })
	case r.form(2).Verb == es.Ser && (r.picked || r.before.has()) && r.take("su coste"):
		return r.itsNumberIs(func(f *ability.Filter, b ability.Bound) { f.Cost = b })
	case r.take("la fuerza"):
		return r.numberIs(func(f *ability.Filter, b ability.Bound) { f.Strength = b })
	case r.take("el coste"):
		return r.numberIs(func(f *ability.Filter, b ability.Bound) { f.Cost = b })
	case r.one("tengas"):
		if r.thisCard() && r.take("en juego") {
			return nil, true
		}
	case r.searched && (r.one("la encuentras", "lo encuentras", "esta ahi", "esta alli") || r.peek() == "esta" && r.ahead(1) == "," && r.one("esta")):
		r.picked, r.borrows = true, true
		return ability.Done{}, true
	case r.one("tu oponente la tiene", "tu oponente lo tiene", "no la tiene", "no lo tiene", "tu oponente no la tiene", "tu oponente no lo tiene"):
		missing := r.toks[r.pos-3].Word == "no"
		_ = r.one("en su mano", "en la mano")
		if !r.named {
			return nil, false
		}
		if r.searched && r.toks[r.pos-1].Word != "mano" {
			r.picked, r.borrows = true, true // it was searched for: was it found?
			if missing {
				return ability.Not{Of: ability.Done{}}, true
			}
			return ability.Done{}, true
		}
		r.other = ability.Opponent
		r.borrows = true
		var c ability.Condition = ability.Exists{Of: ability.Filter{Of: ability.Opponent, In: []ability.Zone{ability.Hand},
			That: []ability.Quality{ability.Is{State: ability.IsNamed}}}, Count: shape.AtLeastOne}
		if missing {
			c = ability.Not{Of: c}
		}
		return c, true
	case r.one("juegas", "es"):
		if r.toks[r.pos-1].Word == "juegas" && !r.thisCard() {
			return nil, false
		}
		if w, ok := r.phaseOf(); ok {
			return ability.During{Window: w}, true
		}
		if r.take("tu turno") {
			return ability.TurnOf{Who: ability.You}, true
		}
		if r.one("en el turno oponente", "el turno oponente", "en el turno de tu oponente") {
			return ability.TurnOf{Who: ability.Opponent}, true
		}
	}
	return r.someDid()
}
