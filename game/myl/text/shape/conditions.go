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
// has just one that does: all that attack are of one player, and so are all that block. When it is
// declared, that it does so is not asked.
func aloneInIt(on ability.Event, c ability.Condition) ability.Condition {
	list := Listed(c)
	state := declaredAs(on)
	declared := state != 0
	for i := 0; state == 0 && i < len(list); i++ {
		state = fightsAs(list[i])
	}
	if state == 0 || len(list) == 0 {
		return c
	}
	list = slices.Clone(list)
	if declared {
		list = slices.DeleteFunc(list, func(c ability.Condition) bool { return fightsAs(c) == state })
	}
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

// declaredAs is how the card itself fights once it is declared so, 0 on any other event.
func declaredAs(on ability.Event) ability.State {
	e, ok := on.(ability.CardEvent)
	if !ok || len(e.What) != 1 || !ability.IsThis(e.Who) {
		return 0
	}
	switch e.What[0] {
	case ability.Attacks:
		return ability.Attacking
	case ability.Blocks:
		return ability.Blocking
	}
	return 0
}

// fightsAs is how a condition asks that the card itself fights, 0 where it asks for anything
// else.
func fightsAs(c ability.Condition) ability.State {
	f, ok := c.(ability.Fits)
	if !ok || !ability.IsThis(f.Who) || len(f.Is.That) != 1 || !reflect.DeepEqual(f.Is, ability.Filter{That: f.Is.That}) {
		return 0
	}
	if is, _ := f.Is.That[0].(ability.Is); is.State == ability.Attacking || is.State == ability.Blocking {
		return is.State
	}
	return 0
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
