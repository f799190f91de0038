package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// allButSome reads "excepto uno", "menos 2 a tu elección" behind all cards that something is done
// to: those are chosen, and it is done to the others.
func (r *reader) allButSome(e ability.Effect) ability.Effect {
	switch r.peek() {
	case "excepto", "menos", "salvo", ",", "a", "con":
		at := r.state
		if most, ok := r.butForSome(e); ok {
			return most
		}
		r.state = at
	}
	return e
}

// butForSome reads how many of all are chosen.
func (r *reader) butForSome(e ability.Effect) (ability.Effect, bool) {
	act, plain := e.(ability.Act)
	all, every := act.What.(ability.Every)
	r.comma()
	if !plain || !every || r.eachSide || !r.one("excepto", "menos", "salvo", "a excepcion de", "con excepcion de") {
		return nil, false
	}
	n, ok := r.natural()
	if !ok || n == 0 {
		return nil, false
	}
	if act.Verb == ability.Discard && shape.IsHand(all.Of) && shape.BareFilter(all.Of) {
		_ = r.one("de ellas", "a su eleccion", "carta", "cartas")
		return ability.HandTo{Who: act.Who, N: ability.Number(n), By: ability.ByDiscarding}, true
	}
	chooser := r.whoSpares(act.Who, all.Of)
	pick := ability.Act{Who: chooser, Verb: ability.Pick, What: ability.Chosen{Count: ability.Count{N: ability.Number(n)}, Of: all.Of}}
	if act.Who == ability.Each {
		if all.Of.Of != ability.Acting {
			return nil, false
		}
		act.Who, all.Of.Of = ability.You, ability.Anyone
	} else if act.Who == ability.Opponent && all.Of.Of == ability.Opponent {
		act.Who = ability.You
	}
	if all.Of.Other || r.mayBeOf(all.Of) {
		return nil, false
	}
	all.Of.Other = true
	act.What = all
	r.pick(true)
	link := ability.And
	if chooser == ability.Each {
		link = ability.Stop // one of the two may have none
	}
	return shape.Sequence([]ability.Step{{Do: pick}, {Link: link, Do: act}}), true
}

// whoSpares reads who chooses the cards that are left: whoever does it, if nothing is said.
func (r *reader) whoSpares(doer ability.Player, f ability.Filter) ability.Player {
	_ = r.one("de ellos", "de ellas")
	switch {
	case r.one("a tu eleccion", "que elijas"):
		return ability.You
	case r.one("a eleccion de tu oponente", "que elija tu oponente"):
		return ability.Opponent
	case doer == ability.You && f.Of != ability.Opponent && r.peek() == "a":
	case r.one("a su eleccion", "que elija"):
		if doer == ability.You {
			return f.Of
		}
	}
	return doer
}

// mayBeOf reports whether the card itself may be one of those in play which a filter
// describes: it would not be left out with those that are chosen.
func (r *reader) mayBeOf(f ability.Filter) bool {
	t := r.facts.Type
	if t == card.Talisman || f.Of == ability.Opponent || len(f.In) > 0 {
		return false
	}
	return len(f.Types) == 0 || slices.Contains(f.Types, t) || t == card.Weapon && slices.Contains(f.Types, card.Ally)
}
