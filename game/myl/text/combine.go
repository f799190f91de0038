package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// conditional holds the verbs that begin a condition after "si", not a payment.
var conditional = map[es.Verb]bool{es.Controlar: true, es.Tener: true, es.Jugar: true, es.Hacer: true, es.Declarar: true, es.Botar: true}

// paidAfter joins a payment that stands after what it pays for.
func (r *reader) paidAfter(pay, do ability.Effect) ability.Effect {
	if may, ok := do.(ability.May); ok {
		return ability.May{Who: may.Who, Do: r.paidAfter(payBy(pay, may.Who), may.Do)}
	}
	pay, do = shape.AtItsOwnCost(pay, do)
	if shape.Picks(pay) && ability.IsIt(r.event) {
		do = itIsEvents(do) // paying picks cards of its own before
	}
	return inOrderTo(pay, do)
}

// itIsEvents says EventCard where It meant the event's card.
func itIsEvents(e ability.Effect) ability.Effect {
	return shape.MapEffect(e, func(e ability.Effect) ability.Effect {
		return shape.OfCards(e, func(c ability.Cards) ability.Cards {
			if ability.IsIt(c) {
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
	if then, ok := first.(ability.IfThen); ok && !shape.FollowsUp(then.If) {
		return ability.IfThen{If: then.If, Then: inOrderTo(then.Then, do)}
	}
	if act, ok := first.(ability.Act); ok && act.Verb == ability.Pick {
		if e, ok := shape.Substitute(do, act); ok {
			return e
		}
	}
	if e, ok := andThenFound(first, do); ok {
		return e
	}
	if further, ok := do.(ability.InOrderTo); ok {
		return inOrderTo(inOrderTo(first, further.First), further.Do) // "A para B para C": both are paid
	}
	if paid, ok := first.(ability.InOrderTo); ok && shape.GivesUp(paid.Do) {
		return ability.InOrderTo{First: shape.BothPrices(paid.First, paid.Do), Do: do} // "pagando A, B para C"
	}
	return ability.InOrderTo{First: first, Do: do}
}

// andThenFound joins a search, for a price or behind other effects, and what is done with what
// it finds: "buscar un Aliado para ponerlo en tu Mano".
func andThenFound(first, do ability.Effect) (ability.Effect, bool) {
	switch first := first.(type) {
	case ability.Search:
		return shape.Sequence(append(shape.Flat(first), ability.Step{Link: ability.And, Do: do})), true
	case ability.Sequence:
		last := len(first.Steps) - 1
		found, ok := andThenFound(first.Steps[last].Do, do)
		steps := append(slices.Clone(first.Steps[:last]), ability.Step{Link: first.Steps[last].Link, Do: found})
		return shape.Sequence(steps), ok
	case ability.InOrderTo:
		found, ok := andThenFound(first.Do, do)
		return ability.InOrderTo{First: first.First, Do: found}, ok
	}
	return nil, false
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
