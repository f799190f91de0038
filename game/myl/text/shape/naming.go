package shape

import (
	"slices"

	"castillo/game/myl/ability"
)

// saidOfTheNamed has a card that names something as it comes say there what is so of that as long
// as it is in play, which holds whatever becomes of its own ability (DAR 4.6.11).
func saidOfTheNamed(list []ability.Ability) []ability.Ability {
	for i := 0; i+1 < len(list); {
		t, names := namesAsItComes(list[i])
		step, ok := whileInPlay(list[i+1])
		if !names || !ok || !speaksOfNamed(step) {
			i++
			continue
		}
		t.Do = Then(t.Do, step)
		list[i] = t
		list = slices.Delete(list, i+1, i+2)
	}
	return list
}

// namesAsItComes is an ability by which a card that comes into play names something and does no
// more at once.
func namesAsItComes(a ability.Ability) (ability.Triggered, bool) {
	t, ok := a.(ability.Triggered)
	if !ok || !entersThis(t.On) {
		return t, false
	}
	steps := Flat(t.Do)
	_, names := steps[0].Do.(ability.Name)
	return t, names && !slices.ContainsFunc(steps[1:], func(s ability.Step) bool { return lastsFor(s.Do) != ability.WhileThis })
}

// whileInPlay is what a continuous ability says, as said for as long as the card is in play.
func whileInPlay(a ability.Ability) (ability.Effect, bool) {
	c, ok := a.(ability.Continuous)
	if !ok || c.If != nil {
		return nil, false
	}
	switch e := c.Do.(type) {
	case ability.Modify:
		e.Until = ability.WhileThis
		return e, true
	case ability.Rule:
		e.Until = ability.WhileThis
		return e, true
	}
	return nil, false
}

// lastsFor is how long a statement holds, Standing for any other effect.
func lastsFor(e ability.Effect) ability.Duration {
	switch e := e.(type) {
	case ability.Modify:
		return e.Until
	case ability.Rule:
		return e.Until
	}
	return ability.Standing
}

// speaksOfNamed reports whether an effect speaks of what was named.
func speaksOfNamed(e ability.Effect) bool {
	found := false
	ability.Walk(e, func(part any) {
		switch part := part.(type) {
		case ability.NamedCard:
			found = true
		case ability.Is:
			found = found || part.State == ability.IsNamed
		}
	})
	return found
}
