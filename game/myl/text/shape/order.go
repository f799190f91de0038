package shape

import (
	"reflect"
	"slices"

	"castillo/game/myl/ability"
)

// The places of abilities in a card's text: prints have them in any order.
const (
	whenPlayed = iota // when the card may be played
	ofItself          // what is always true of it
	ofBearer
	always
	ruling // what is said of players
	whileTrue
	asPlayed
	asItComes
	asItHappens
	asItGoes
	inAnswer
	atWill
	outOfPlayAtWill
	noInitialGold
	oneActivation
	oneInPlay
	marked
	unique
)

// placeOf is the place of an ability: what is true of the card, what happens by itself, what
// its player does on purpose, and how many copies there may be.
func placeOf(a ability.Ability) int {
	switch a := a.(type) {
	case ability.PlayOnly:
		return whenPlayed
	case ability.Continuous:
		m, ok := a.Do.(ability.Modify)
		switch {
		case a.If != nil:
			return whileTrue
		case ok && ability.IsThis(m.Who):
			return ofItself
		case ok && ability.IsBearer(m.Who):
			return ofBearer
		case !ok:
			return ruling
		}
	case ability.Spell:
		return asPlayed
	case ability.Triggered:
		on, _ := a.On.(ability.CardEvent)
		if act, ok := a.Do.(ability.Act); ok && slices.Contains(on.What, ability.IsPlayed) && ability.IsThis(act.What) {
			return ofItself
		}
		return whenIt(on)
	case ability.Response:
		return inAnswer
	case ability.Activated:
		if OffBoard(a.If) {
			return outOfPlayAtWill
		}
		return atWill
	case ability.NotInitialGold:
		return noInitialGold
	case ability.OneActivation:
		return oneActivation
	case ability.OneInPlay:
		return oneInPlay
	case ability.Mark:
		return marked
	case ability.Unique:
		return unique
	}
	return always
}

// whenIt is the place of what happens by itself: a card comes, and in the end it goes.
func whenIt(on ability.CardEvent) int {
	if ability.IsThis(on.Who) && len(on.What) == 1 {
		switch on.What[0] {
		case ability.Enters:
			return asItComes
		case ability.Leaves, ability.IsDestroyed, ability.IsExiled, ability.IsRemoved:
			return asItGoes
		}
	}
	return asItHappens
}

// inOrder puts abilities in their places, and those of one place in one order. Those of a card
// that names something stay as they were said, for they may speak of what is named.
func inOrder(list []ability.Ability) []ability.Ability {
	naming := slices.ContainsFunc(list, namesSome)
	place := func(a ability.Ability) int {
		at := placeOf(a)
		if naming && at > ofBearer && at <= outOfPlayAtWill {
			return always
		}
		return at
	}
	slices.SortStableFunc(list, func(a, b ability.Ability) int {
		if n := place(a) - place(b); n != 0 || naming {
			return n
		}
		return amongThose(a, b)
	})
	return list
}

// amongThose orders two abilities of one place; what happens on one event stays as it was said.
func amongThose(a, b ability.Ability) int {
	x, happens := a.(ability.Triggered)
	y, too := b.(ability.Triggered)
	if happens && too {
		return compare(reflect.ValueOf(x.On), reflect.ValueOf(y.On))
	}
	return compare(reflect.ValueOf(a), reflect.ValueOf(b))
}

// namesSome reports whether an ability has something named.
func namesSome(a ability.Ability) bool {
	naming := func(e ability.Effect) bool { _, ok := e.(ability.Name); return ok }
	switch a := a.(type) {
	case ability.Spell:
		return Some(a.Do, naming)
	case ability.Triggered:
		return Some(a.Do, naming)
	case ability.Response:
		return Some(a.Do, naming)
	case ability.Activated:
		return Some(a.Do, naming)
	}
	return false
}
