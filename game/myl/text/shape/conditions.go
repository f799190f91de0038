package shape

import (
	"reflect"
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// Listed is the conditions that have to hold together, one by one.
func Listed(c ability.Condition) []ability.Condition {
	switch c := c.(type) {
	case nil:
		return nil
	case ability.All:
		return c.Of
	}
	return []ability.Condition{c}
}

// AllOf joins conditions, each once.
func AllOf(list []ability.Condition) ability.Condition {
	switch len(list) {
	case 0:
		return nil
	case 1:
		return list[0]
	}
	return ability.All{Of: list}
}

var (
	AtLeastOne = ability.Bound{Op: ability.AtLeast, N: ability.Number(1)}
	ExactlyOne = ability.Bound{Op: ability.Equal, N: ability.Number(1)}
)

// FollowsUp reports whether a condition asks how the step before went.
func FollowsUp(c ability.Condition) bool {
	if n, ok := c.(ability.Not); ok {
		c = n.Of
	}
	return c == (ability.Condition)(ability.Done{}) || c == (ability.Condition)(ability.Held{})
}

// OffBoard reports whether the ability works from the cemetery or the hand, so
// that it is no part of a Talisman's effect.
func OffBoard(c ability.Condition) bool {
	for _, c := range Listed(c) {
		if f, ok := c.(ability.Fits); ok && ability.IsThis(f.Who) && len(f.Is.In) > 0 {
			return true
		}
	}
	return false
}

// Opposite is what holds of a number of which a bound does not.
func Opposite(b ability.Bound) (ability.Bound, bool) {
	n, known := b.N.(ability.Number)
	switch b.Op {
	case ability.AtMost:
		return ability.Bound{Op: ability.AtLeast, N: n + 1}, known
	case ability.AtLeast:
		return ability.Bound{Op: ability.AtMost, N: n - 1}, known && n > 0
	}
	return b, false
}

// aloneInIt says of a card that attacks or blocks, and no other Aliado with it, that its player
// has just one that does: all that attack are of one player, and so are all that block.
func aloneInIt(on ability.Event, c ability.Condition) ability.Condition {
	e, ok := on.(ability.CardEvent)
	if !ok || c == nil || len(e.What) != 1 || !ability.IsThis(e.Who) {
		return c
	}
	state := ability.Attacking
	if e.What[0] == ability.Blocks {
		state = ability.Blocking
	} else if e.What[0] != ability.Attacks {
		return c
	}
	list := slices.Clone(Listed(c))
	list = slices.DeleteFunc(list, func(c ability.Condition) bool {
		f, ok := c.(ability.Fits)
		return ok && ability.IsThis(f.Who) && reflect.DeepEqual(f.Is, ability.Filter{That: []ability.Quality{ability.Is{State: state}}})
	})
	for i, c := range list {
		not, _ := c.(ability.Not)
		if some, ok := not.Of.(ability.Exists); ok && some.Count == AtLeastOne && othersThat(some.Of, state) {
			yours := some.Of
			yours.Of, yours.Other = ability.You, false
			list[i] = ability.Exists{Of: yours, Count: ExactlyOne}
		}
	}
	return AllOf(list)
}

// othersThat reports whether a filter describes all other allies that fight so.
func othersThat(f ability.Filter, state ability.State) bool {
	return f.Of != ability.Opponent && reflect.DeepEqual(f, ability.Filter{Types: []card.Type{card.Ally}, Of: f.Of, Other: true, That: []ability.Quality{ability.Is{State: state}}})
}

// otherStrength is what holds of the Fuerza of the card itself or its bearer where so much, or so
// little, does not.
func otherStrength(c ability.Condition) (ability.Condition, bool) {
	f, ok := c.(ability.Fits)
	if !ok || !ability.IsBearer(f.Who) && !ability.IsThis(f.Who) || !reflect.DeepEqual(f.Is, ability.Filter{Strength: f.Is.Strength}) {
		return nil, false
	}
	b, ok := Opposite(f.Is.Strength)
	f.Is.Strength = b
	return f, ok
}
