package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// What else may be picked on a condition: "destruye un Aliado oponente de Coste 2 o menos. Si
// controlas un Tótem, puede ser de Coste 3".

// mayBeMore reads a sentence that lets the last ability pick, on a condition, cards of further
// numbers as well.
func (r *reader) mayBeMore(done []ability.Ability) bool {
	if len(done) == 0 || r.peek() != "si" || !r.says("ser") {
		return false
	}
	r.fresh()
	r.advance(1)
	cond, ok := r.condition()
	r.comma()
	if !ok || cond == nil || shape.AsksOfIt(cond) || shape.AsksAmongThem(cond) || !r.one("puede ser") {
		return false
	}
	last, ok := shape.Redone(done[len(done)-1], func(do ability.Effect) (ability.Effect, bool) {
		return onDeed(do, func(do ability.Effect) (ability.Effect, bool) { return r.widened(do, cond) })
	})
	if ok = ok && r.atEnd(); ok {
		done[len(done)-1] = last
	}
	return ok
}

// widened reads "de Coste 3" of what an effect picks last: on the condition that is so as well.
func (r *reader) widened(do ability.Effect, cond ability.Condition) (ability.Effect, bool) {
	steps := shape.Flat(do)
	for i := len(steps) - 1; i >= 0; i-- {
		wide := false
		widen := func(c ability.Cards) ability.Cards {
			picked, ok := c.(ability.Chosen)
			wide = ok && r.widens(&picked.Of)
			return picked
		}
		e := steps[i].Do
		if s, ok := e.(ability.Search); ok {
			s.What = widen(s.What).(ability.Chosen)
			e = s
		} else if _, ok := shape.DoneTo(e).(ability.Chosen); ok {
			e = shape.OfCards(e, widen)
		}
		if wide && lastAlike(steps, e) == i {
			return eitherDone(do, cond, e, standsFor{})
		}
	}
	return do, false
}

// widens reads which further Coste or Fuerza cards may have: "de Coste 3", "de cualquier Coste".
func (r *reader) widens(f *ability.Filter) bool {
	at := r.state
	bound, of := &f.Cost, costOf
	r.one("de", "con")
	any := r.one("cualquier")
	if !r.one("coste") {
		if bound, of = &f.Strength, strengthOf; !r.one("fuerza") {
			r.state = at
			return false
		}
	}
	var more ability.Bound
	if any {
		any = bound.Op != ability.NoBound
		*bound = ability.Bound{}
		return any
	}
	if r.bound(&more, of) {
		if both, ok := withinEither(*bound, more); ok {
			*bound = both
			return true
		}
	}
	r.state = at
	return false
}

// withinEither is the bound of what is within one bound of plain numbers or the other.
func withinEither(a, b ability.Bound) (ability.Bound, bool) {
	n, known := a.N.(ability.Number)
	m, plain := b.N.(ability.Number)
	if !known || !plain {
		return a, false
	}
	next := b.Op == ability.Equal && m == n+1
	switch {
	case a.Op == ability.AtMost && (next || b.Op == ability.AtMost && m > n),
		a.Op == ability.AtLeast && (b.Op == ability.Equal && m == n-1 || b.Op == ability.AtLeast && m < n):
		return ability.Bound{Op: a.Op, N: m}, true
	case a.Op == ability.Equal && next:
		return ability.Bound{Op: ability.OrNext, N: n}, true
	case a.Op == ability.Equal && b.Op == ability.AtMost && m > n:
		return b, true
	}
	return a, false
}
