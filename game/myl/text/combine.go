package text

import (
	"slices"

	"castillo/game/myl/ability"
)

// conditional holds the verbs that begin a condition after "si", not a payment.
var conditional = map[verb]bool{vControlar: true, vTener: true, vJugar: true, vHacer: true, vDeclarar: true, vBotar: true}

// paidAfter joins a payment that stands after what it pays for.
func (r *reader) paidAfter(pay, do ability.Effect) ability.Effect {
	if may, ok := do.(ability.May); ok {
		return ability.May{Who: may.Who, Do: r.paidAfter(payBy(pay, may.Who), may.Do)}
	}
	if picks(pay) && r.event == (ability.Cards)(ability.It{}) {
		do = itIsEvents(do) // paying picks cards of its own before
	}
	return inOrderTo(pay, do)
}

// picks reports whether paying picks cards, which It then means.
func picks(pay ability.Effect) bool {
	return some(pay, func(e ability.Effect) bool {
		switch e := e.(type) {
		case ability.Act:
			return !isReference(e.What)
		case ability.Mill, ability.Draw, ability.Search:
			return true
		}
		return false
	})
}

// itIsEvents says EventCard where It meant the event's card.
func itIsEvents(e ability.Effect) ability.Effect {
	return mapEffect(e, func(e ability.Effect) ability.Effect {
		return ofCards(e, func(c ability.Cards) ability.Cards {
			if c == (ability.Cards)(ability.It{}) {
				return ability.EventCard{}
			}
			return c
		})
	})
}

// payBy has the player who may do something pay for it.
func payBy(pay ability.Effect, who ability.Player) ability.Effect {
	if p, ok := pay.(ability.Pay); ok {
		p.Who = who
		return p
	}
	return pay
}

// inOrderTo joins an effect and its goal; what is allowed by "puedes" is allowed
// as a whole.
func inOrderTo(first, do ability.Effect) ability.Effect {
	if may, ok := first.(ability.May); ok {
		return ability.May{Who: may.Who, Do: inOrderTo(may.Do, do)}
	}
	if later, ok := first.(ability.Later); ok {
		return ability.Later{When: later.When, Do: inOrderTo(later.Do, do)}
	}
	if then, ok := first.(ability.IfThen); ok && !followsUp(then.If) {
		return ability.IfThen{If: then.If, Then: inOrderTo(then.Then, do)}
	}
	if act, ok := first.(ability.Act); ok && act.Verb == ability.Pick {
		if e, ok := substitute(do, act); ok {
			return e
		}
	}
	if _, search := first.(ability.Search); search { // "buscar un Aliado para ponerlo en tu Mano"
		return sequence(append(flat(first), ability.Step{Link: ability.And, Do: do}))
	}
	if further, ok := do.(ability.InOrderTo); ok {
		return inOrderTo(inOrderTo(first, further.First), further.Do) // "A para B para C": both are paid
	}
	if paid, ok := first.(ability.InOrderTo); ok && givesUp(paid.Do) {
		return ability.InOrderTo{First: bothPrices(paid.First, paid.Do), Do: do} // "pagando A, B para C"
	}
	return ability.InOrderTo{First: first, Do: do}
}

// unless joins an effect and what avoids it; what is allowed is allowed as a whole.
func unless(do ability.Effect, who ability.Player, avoid ability.Effect) ability.Effect {
	if may, ok := do.(ability.May); ok {
		return ability.May{Who: may.Who, Do: unless(may.Do, who, avoid)}
	}
	if pay, ok := do.(ability.InOrderTo); ok {
		return ability.InOrderTo{First: pay.First, Do: unless(pay.Do, who, avoid)} // the price is paid either way
	}
	return ability.Unless{Do: do, Who: who, Avoid: avoid}
}

// sequence makes one effect of steps, after bringing picks and their use
// together.
func sequence(steps []ability.Step) ability.Effect {
	out := make([]ability.Step, 0, 2*len(steps))
	for _, s := range steps {
		for i, part := range flat(s.Do) {
			if i == 0 {
				part.Link = s.Link
			}
			if len(out) > 0 {
				last := &out[len(out)-1]
				if part.Link == ability.Then && !sameVerb(last.Do, part.Do) {
					part.Link = ability.And
				}
				if act, ok := last.Do.(ability.Act); ok && act.Verb == ability.Pick {
					if e, ok := substitute(part.Do, act); ok {
						last.Do = e
						continue
					}
				}
			}
			out = append(out, part)
		}
	}
	if len(out) == 1 {
		return out[0].Do
	}
	out[0].Link = ability.Stop
	return ability.Sequence{Steps: out}
}

// sameVerb reports whether two steps are one plain verb said twice: there, and only
// there, "y" is not "luego" (see [ability.Link]).
func sameVerb(a, b ability.Effect) bool {
	x, ok := a.(ability.Act)
	y, same := b.(ability.Act)
	return ok && same && x.Who == y.Who && x.Verb == y.Verb
}

// afterEach has f say anew the steps that follow another, and whether it does. The steps
// of an effect are shared: they are copied where one of them changes.
func afterEach(e ability.Effect, f func(before ability.Effect, step ability.Step) (ability.Step, bool)) ability.Effect {
	s, ok := e.(ability.Sequence)
	if !ok {
		return e
	}
	copied := false
	for i := 1; i < len(s.Steps); i++ {
		step, changed := f(s.Steps[i-1].Do, s.Steps[i])
		if !changed {
			continue
		}
		if !copied {
			s.Steps, copied = slices.Clone(s.Steps), true
		}
		s.Steps[i] = step
	}
	if !copied {
		return e
	}
	return s
}

// flat lists the steps of an effect.
func flat(e ability.Effect) []ability.Step {
	if s, ok := e.(ability.Sequence); ok {
		return append([]ability.Step(nil), s.Steps...)
	}
	return []ability.Step{{Do: e}}
}

// does reports whether a step is an effect of one kind.
func does[E ability.Effect](s ability.Step) bool {
	_, ok := s.Do.(E)
	return ok
}

// substitute puts what was picked in the place of It: "elige un Aliado y
// destrúyelo" is "destruye un Aliado".
func substitute(e ability.Effect, pick ability.Act) (ability.Effect, bool) {
	mine := true // whoever picks does it as well
	switch x := e.(type) {
	case ability.Act:
		mine = x.Who == pick.Who && x.Verb != ability.Pick && (x.Verb != ability.Discard || discardable(pick.What))
	case ability.Put:
		mine = x.Who == pick.Who
	case ability.Play:
		mine = x.Who == pick.Who && saysWhere(pick.What)
	case ability.Control:
		mine = x.Who == pick.Who
	case ability.ExileFor:
		mine = x.Who == pick.Who
	case ability.Modify:
		mine = pick.Who == ability.You && !mentionsIt(x.Traits)
	case ability.Sequence:
		first, ok := substitute(x.Steps[0].Do, pick)
		if !ok {
			return nil, false
		}
		steps := append([]ability.Step(nil), x.Steps...)
		steps[0].Do = first
		return ability.Sequence{Steps: steps}, true
	}
	found := false
	e = ofCards(e, func(c ability.Cards) ability.Cards {
		with, _ := c.(ability.WithKin)
		switch ability.Cards(ability.It{}) {
		case c:
			found = true
			return pick.What
		case with.Of:
			found = true
			with.Of = pick.What
			return with
		}
		return c
	})
	return e, mine && found
}

// saysWhere reports whether it is said where cards lie: what is discarded or played
// would lie in the hand if nothing else were said.
func saysWhere(c ability.Cards) bool {
	x, ok := c.(ability.Chosen)
	return ok && len(x.Of.In) > 0
}

// discardable reports whether cards are said to lie in a hand or to be at hand.
func discardable(c ability.Cards) bool {
	x, ok := c.(ability.Chosen)
	return ok && len(x.Of.In) > 0 && !x.Of.Other && (x.Of.In[0] == ability.Hand || amongThem(x.Of))
}

// mentionsIt reports whether a trait speaks of the picked card itself.
func mentionsIt(traits []ability.Trait) bool {
	for _, t := range traits {
		if t == (ability.Trait)(ability.BecomeIt) || lender(t) == (ability.Cards)(ability.It{}) {
			return true
		}
	}
	return false
}
