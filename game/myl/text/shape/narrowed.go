package shape

import (
	"reflect"
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// ofSuchCards has what is asked at once of the card of an event be said of the event: "cuando un
// Aliado entra en juego, si es de raza Dragón, ..." is so of any Dragón that does.
func ofSuchCards(a ability.Ability) ability.Ability {
	switch x := a.(type) {
	case ability.Triggered:
		x.On, x.If = narrowed(x.On, x.If)
		return x
	case ability.Response:
		x.On, x.If = narrowed(x.On, x.If)
		return x
	}
	return a
}

// narrowed brings into an event what a condition asks of its card. A condition beside it may have
// found another card.
func narrowed(on ability.Event, c ability.Condition) (ability.Event, ability.Condition) {
	list := Listed(c)
	at := slices.IndexFunc(list, func(c ability.Condition) bool { _, ok := asksOfCard(c); return ok })
	if at < 0 || slices.ContainsFunc(list, func(c ability.Condition) bool { _, ok := c.(ability.Exists); return ok }) {
		return on, c
	}
	is, _ := asksOfCard(list[at])
	switch e := on.(type) {
	case ability.CardEvent:
		one, ok := e.Who.(ability.Chosen)
		both, fits := bothFilters(one.Of, is)
		if !ok || !fits {
			return on, c
		}
		one.Of = both
		e.Who = one
		on = e
	case ability.PlayerEvent:
		if e.Card == nil || e.Nth > 0 || is.Of != ability.Anyone {
			return on, c
		}
		both, fits := bothFilters(*e.Card, is)
		if !fits {
			return on, c
		}
		e.Card = &both
		on = e
	default:
		return on, c
	}
	return on, AllOf(slices.Delete(slices.Clone(list), at, at+1))
}

// asksOfCard is how a condition describes the card at hand.
func asksOfCard(c ability.Condition) (ability.Filter, bool) {
	not, denies := c.(ability.Not)
	if denies {
		c = not.Of
	}
	fits, ok := c.(ability.Fits)
	if !ok || !ability.IsIt(fits.Who) {
		return fits.Is, false
	}
	if typ := OneType(fits.Is); denies {
		return ability.Filter{NotType: typ}, typ != card.NoType && reflect.DeepEqual(fits.Is, ability.Filter{Types: fits.Is.Types})
	}
	return fits.Is, true
}

// bothFilters describes the cards that two filters do, where the second adds to the first its
// type, its races, whose it is or a number that is known.
func bothFilters(f, is ability.Filter) (ability.Filter, bool) {
	rest := is
	rest.Types, rest.Races, rest.NotType, rest.Of, rest.Cost, rest.Strength = nil, 0, card.NoType, ability.Anyone, ability.Bound{}, ability.Bound{}
	bare := reflect.DeepEqual(rest, ability.Filter{})
	if len(is.Types) > 0 {
		bare = bare && (len(f.Types) == 0 || reflect.DeepEqual(f.Types, is.Types)) && f.NotType == card.NoType
		f.Types = is.Types
	}
	if is.Races != 0 {
		bare = bare && f.Races == 0 && OneType(f) == card.Ally
		f.Races = is.Races
	}
	if is.NotType != card.NoType {
		bare = bare && f.NotType == card.NoType && len(f.Types) == 0 && f.Races == 0
		f.NotType = is.NotType
	}
	if is.Of != ability.Anyone {
		bare = bare && f.Of == ability.Anyone
		f.Of = is.Of
	}
	if is.Cost.Op != ability.NoBound {
		bare = bare && f.Cost.Op == ability.NoBound && ability.IsNumber(is.Cost.N)
		f.Cost = is.Cost
	}
	if is.Strength.Op != ability.NoBound {
		bare = bare && f.Strength.Op == ability.NoBound && ability.IsNumber(is.Strength.N)
		f.Strength = is.Strength
	}
	return f, bare
}
