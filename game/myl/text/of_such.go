package text

import (
	"reflect"
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// ofSuch is an effect done to one card that is picked, and nothing else, which has to be as a condition asks
// of it: "destruye un Aliado, siempre que sea de Coste 2 o menos".
func ofSuch(e ability.Effect, c ability.Condition) (ability.Effect, bool) {
	act, isAct := e.(ability.Act)
	what, chosen := act.What.(ability.Chosen)
	if !isAct || !chosen || what.Count != (ability.Count{N: ability.Number(1)}) {
		return e, false
	}
	ok := false
	what.Of, ok = suchAs(what.Of, c)
	act.What = what
	return act, ok
}

// pointsHere holds the words that point at the card picked last.
var pointsHere = map[string]bool{"este": true, "esta": true, "ese": true, "esa": true}

// suchAs is a kind of card that is as a condition asks of the one picked; it fails where both
// ask for the same.
func suchAs(f ability.Filter, c ability.Condition) (ability.Filter, bool) {
	not, denied := c.(ability.Not)
	if denied {
		c = not.Of
	}
	asked, fits := c.(ability.Fits)
	is := asked.Is
	told := ability.Filter{Types: is.Types, NotType: is.NotType, Races: is.Races, Cost: is.Cost, Strength: is.Strength}
	if !fits || !ability.IsIt(asked.Who) || !reflect.DeepEqual(is, told) {
		return f, false
	}
	if len(is.Types) > 0 && slices.Equal(is.Types, f.Types) {
		is.Types = nil
	}
	if denied {
		return leavingOut(f, is)
	}
	untyped := len(f.Types) == 0 && f.NotType == card.NoType
	if (len(is.Types) > 0 || is.NotType != card.NoType) && !untyped || is.Races != 0 && f.Races != 0 ||
		is.Cost.Op != ability.NoBound && f.Cost.Op != ability.NoBound || is.Strength.Op != ability.NoBound && f.Strength.Op != ability.NoBound {
		return f, false
	}
	f.Races |= is.Races
	if untyped {
		f.Types, f.NotType = is.Types, is.NotType
	}
	if is.Cost.Op != ability.NoBound {
		f.Cost = is.Cost
	}
	if is.Strength.Op != ability.NoBound {
		f.Strength = is.Strength
	}
	return f, true
}

// leavingOut is a kind of card that leaves a type or races out.
func leavingOut(f, is ability.Filter) (ability.Filter, bool) {
	switch {
	case len(is.Types) == 1 && reflect.DeepEqual(is, ability.Filter{Types: is.Types}) && len(f.Types) == 0 && f.NotType == card.NoType:
		f.NotType = is.Types[0]
	case is.Races != 0 && shape.OneType(f) == card.Ally && reflect.DeepEqual(is, ability.Filter{Races: is.Races}):
		add(&f, ability.Except{Races: is.Races})
	default:
		return f, false
	}
	return f, true
}
