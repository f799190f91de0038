package text

import "castillo/game/myl/ability"

// allSound reports whether all abilities are sound.
func allSound(list []ability.Ability) bool {
	for _, a := range list {
		if !sound(a) {
			return false
		}
	}
	return true
}

// sound reports whether an ability asks nothing that nobody could answer: whether
// something was done before anything is, or a price for a deed that has no end.
func sound(a ability.Ability) bool {
	switch a := a.(type) {
	case ability.Spell:
		return happens(a.On) && !inMidair(a.Do) && noToll(a.Do)
	case ability.Activated:
		return !(endsInGold(a.Cost) && beginsWithPlay(a.Do)) && (a.Cost != nil || !inMidair(a.Do)) && noToll(a.Cost) && noToll(a.Do)
	case ability.Response:
		return happens(a.On) && !(endsInGold(a.Cost) && beginsWithPlay(a.Do)) && (a.Cost != nil || !inMidair(a.Do)) && noToll(a.Cost) && noToll(a.Do)
	case ability.Triggered:
		return happens(a.On) && !inMidair(a.Do) && noToll(a.Do)
	case ability.Continuous:
		if m, ok := a.Do.(ability.Modify); ok && len(m.Traits) == 1 {
			if t, ok := m.Traits[0].(ability.Toll); ok {
				return isReference(m.Who) && a.If == nil && payable(t.Pay, t.Who)
			}
		}
		return !inMidair(a.Do) && noToll(a.Do)
	}
	return true
}

// happens reports whether an event is one that can be heard: of a card that is known
// before, and of the bearer what happens to him in play.
func happens(e ability.Event) bool {
	on, ok := e.(ability.CardEvent)
	if !ok {
		return true
	}
	return on.Who != (ability.Cards)(ability.It{}) && (on.Who != (ability.Cards)(ability.Bearer{}) || on.What[0] != ability.IsPlayed)
}

// endsInGold reports whether an effect makes gold last, of which nothing says what
// it may pay for.
func endsInGold(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Generate:
		return e.For == nil
	case ability.InOrderTo:
		return endsInGold(e.Do)
	case ability.Sequence:
		return endsInGold(e.Steps[len(e.Steps)-1].Do)
	}
	return false
}

// beginsWithPlay reports whether an effect plays a card first: the gold made for it
// is made to pay for it.
func beginsWithPlay(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Play:
		return true
	case ability.Sequence:
		return beginsWithPlay(e.Steps[0].Do)
	}
	return false
}

// inMidair reports whether an effect begins by asking how a step before it went.
func inMidair(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.IfThen:
		return followsUp(e.If) || inMidair(e.Then)
	case ability.Sequence:
		return inMidair(e.Steps[0].Do)
	case ability.May:
		return inMidair(e.Do)
	case ability.InOrderTo:
		return inMidair(e.First)
	case ability.Later:
		return inMidair(e.Do)
	case ability.Unless:
		return inMidair(e.Do)
	case ability.Choice:
		return inMidair(e.Options[0])
	}
	return false
}

// asksOfIt reports whether a condition speaks of cards that were picked, which it
// cannot where it stands before they are.
func asksOfIt(c ability.Condition) bool {
	for _, c := range listed(c) {
		if no, ok := c.(ability.Not); ok {
			c = no.Of
		}
		if f, ok := c.(ability.Fits); ok && f.Who == (ability.Cards)(ability.It{}) {
			return true
		}
	}
	return false
}

// noToll reports whether no change in e is a price for a deed.
func noToll(e ability.Effect) bool {
	none := true
	mapEffect(e, func(e ability.Effect) ability.Effect {
		if m, ok := e.(ability.Modify); ok {
			for _, t := range m.Traits {
				_, toll := t.(ability.Toll)
				none = none && !toll
			}
		}
		return e
	})
	return none
}

// payable reports whether who can pay with e: it is all done by him.
func payable(e ability.Effect, who ability.Player) bool {
	switch e := e.(type) {
	case ability.Act:
		return e.Who == who
	case ability.Put:
		return e.Who == who
	case ability.Pay:
		return e.Who == who
	case ability.Mill:
		return e.Who == who
	case ability.Choice:
		for _, o := range e.Options {
			if !payable(o, who) {
				return false
			}
		}
		return e.Who == who
	case ability.Sequence:
		for _, s := range e.Steps {
			if !payable(s.Do, who) {
				return false
			}
		}
		return true
	}
	return false
}
