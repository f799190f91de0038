package shape

import (
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
