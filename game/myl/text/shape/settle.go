package shape

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// Settle gives every change without a stated time the usual one: until the Fase
// Final (DAR 4.6.10), or as long as the control that a ban goes with.
func Settle(e ability.Effect) ability.Effect {
	e = MapEffect(e, goesOnSoLong)
	return MapEffect(e, func(e ability.Effect) ability.Effect {
		switch x := e.(type) {
		case ability.Modify:
			if x.Until == ability.Standing {
				x.Until = Usual(x)
			}
			return x
		case ability.Rule:
			if skips, ok := x.Is.(ability.SkipPhase); ok && x.Until == ability.Standing && skips.Who == ability.Opponent {
				return ability.Skip(skips) // the next one, which may be in another turn
			}
			if x.Until == ability.Standing {
				x.Until = ability.UntilFinal
			}
			return x
		case ability.Swap:
			if x.Until == ability.Standing {
				x.Until = swapLasts[x.What]
			}
			return x
		}
		return e
	})
}

// Usual is how long a change lasts of which nothing says how long. Nothing is
// regrouped before the Fase Final: what cannot be, cannot for good.
func Usual(m ability.Modify) ability.Duration {
	for _, t := range m.Traits {
		if t != (ability.Trait)(ability.Cannot{What: ability.BeRegrouped}) {
			return ability.UntilFinal
		}
	}
	return ability.RestOfGame
}

// KeepsFromRegrouping reports whether an effect only keeps cards from being regrouped,
// without saying how long.
func KeepsFromRegrouping(e ability.Effect) bool {
	return Some(e, func(e ability.Effect) bool {
		m, ok := e.(ability.Modify)
		return ok && m.Until == ability.Standing && Usual(m) == ability.RestOfGame
	})
}

// goesOnSoLong gives what is forbidden to a card right after its control was won the time
// of that control, and what is said of a card in the sentence in which it was changed the
// time of that change: "gana 2 permanentemente y los Talismanes no lo pueden afectar".
func goesOnSoLong(e ability.Effect) ability.Effect {
	s, ok := e.(ability.Sequence)
	if !ok {
		return e
	}
	for i := 1; i < len(s.Steps); i++ {
		m, modifies := s.Steps[i].Do.(ability.Modify)
		if !modifies || m.Until != ability.Standing || !ability.IsIt(m.Who) {
			continue
		}
		if until, controls := won(s.Steps[i-1].Do); controls && Forbids(m) {
			m.Until = until
		}
		if before, changes := s.Steps[i-1].Do.(ability.Modify); changes && s.Steps[i].Link == ability.And {
			m.Until = before.Until
		}
		s.Steps[i].Do = m
	}
	return s
}

// won is for how long an effect ends in winning control.
func won(e ability.Effect) (ability.Duration, bool) {
	switch e := e.(type) {
	case ability.Control:
		return e.Until, true
	case ability.May:
		return won(e.Do)
	case ability.InOrderTo:
		return won(e.Do)
	}
	return 0, false
}

// Forbids reports whether a change only says what cards cannot do or suffer.
func Forbids(m ability.Modify) bool {
	for _, t := range m.Traits {
		if _, ok := t.(ability.Cannot); !ok {
			return false
		}
	}
	return true
}

// swapLasts is how long cards that traded something keep it if nothing is said.
var swapLasts = map[ability.SwapKind]ability.Duration{ability.TheirStrength: ability.UntilFinal, ability.TheirControl: ability.RestOfGame}

// Lasts gives the changes of e that state no time this one. It fails when nothing in e
// lasts so long.
func Lasts(e ability.Effect, d ability.Duration) (ability.Effect, bool) {
	found := false
	stated := func(until ability.Duration) ability.Duration {
		if until == ability.Standing {
			until = d
		}
		found = found || until == d
		return until
	}
	e = MapEffect(e, func(e ability.Effect) ability.Effect {
		switch x := e.(type) {
		case ability.Modify:
			x.Until = stated(x.Until)
			return x
		case ability.Rule:
			x.Until = stated(x.Until)
			return x
		case ability.Control:
			found = true
			x.Until = d
			return x
		case ability.Swap:
			x.Until = stated(x.Until)
			return x
		case ability.Cancel:
			if x.What == ability.AnAbility && x.Of != nil {
				found = true // what is cancelled for a time is lost for it
				return ability.Modify{Who: x.Of, Traits: []ability.Trait{ability.LoseAbility}, Until: d}
			}
			if x.What == ability.Modifiers {
				found = true // what is cancelled for a time does not count when it comes later, either
				return ability.Modify{Who: EveryAlly, Traits: []ability.Trait{ability.NoModifiers}, Until: d}
			}
			found = found || d == ability.UntilFinal
		case ability.Generate, ability.PreventDamage:
			found = found || d == ability.UntilFinal
		}
		return e
	})
	return e, found
}

// EveryAlly is all Allies in play.
var EveryAlly = ability.Every{Of: ability.Filter{Types: []card.Type{card.Ally}}}

// Redone has f say anew what an ability does when it is played, used or set off. It
// fails where f does, and where the ability does nothing at a time.
func Redone(a ability.Ability, f func(ability.Effect) (ability.Effect, bool)) (ability.Ability, bool) {
	ok := false
	switch a := a.(type) {
	case ability.Spell:
		a.Do, ok = f(a.Do)
		return a, ok
	case ability.Activated:
		a.Do, ok = f(a.Do)
		return a, ok
	case ability.Response:
		a.Do, ok = f(a.Do)
		return a, ok
	case ability.Triggered:
		a.Do, ok = f(a.Do)
		return a, ok
	}
	return a, false
}

// MapAbility rebuilds the effects of an ability.
func MapAbility(a ability.Ability, f func(ability.Effect) ability.Effect) ability.Ability {
	switch a := a.(type) {
	case ability.Spell:
		a.Do = MapEffect(a.Do, f)
		return a
	case ability.Activated:
		a.Cost, a.Do = MapEffect(a.Cost, f), MapEffect(a.Do, f)
		return a
	case ability.Response:
		a.Cost, a.Do = MapEffect(a.Cost, f), MapEffect(a.Do, f)
		return a
	case ability.Triggered:
		a.Do = MapEffect(a.Do, f)
		return a
	case ability.Continuous:
		a.Do = MapEffect(a.Do, f)
		return a
	}
	return a
}

// MapEffect rebuilds an effect from the inside out.
func MapEffect(e ability.Effect, f func(ability.Effect) ability.Effect) ability.Effect {
	if e == nil {
		return nil
	}
	switch x := e.(type) {
	case ability.Sequence:
		steps := make([]ability.Step, len(x.Steps))
		for i, s := range x.Steps {
			steps[i] = ability.Step{Link: s.Link, Do: MapEffect(s.Do, f)}
		}
		x.Steps = steps
		return f(x)
	case ability.May:
		x.Do = MapEffect(x.Do, f)
		return f(x)
	case ability.InOrderTo:
		x.First, x.Do = MapEffect(x.First, f), MapEffect(x.Do, f)
		return f(x)
	case ability.IfThen:
		x.Then = MapEffect(x.Then, f)
		return f(x)
	case ability.Choice:
		options := make([]ability.Effect, len(x.Options))
		for i, o := range x.Options {
			options[i] = MapEffect(o, f)
		}
		x.Options = options
		return f(x)
	case ability.Unless:
		x.Do, x.Avoid = MapEffect(x.Do, f), MapEffect(x.Avoid, f)
		return f(x)
	case ability.Later:
		x.Do = MapEffect(x.Do, f)
		return f(x)
	case ability.Meanwhile:
		x.Has.Do = MapEffect(x.Has.Do, f)
		return f(x)
	}
	return f(e)
}

// Every reports whether an effect and all its parts are as f says.
func Every(e ability.Effect, f func(ability.Effect) bool) bool {
	switch x := e.(type) {
	case nil:
		return true
	case ability.Sequence:
		for _, s := range x.Steps {
			if !Every(s.Do, f) {
				return false
			}
		}
	case ability.May:
		return Every(x.Do, f) && f(e)
	case ability.InOrderTo:
		return Every(x.First, f) && Every(x.Do, f) && f(e)
	case ability.IfThen:
		return Every(x.Then, f) && f(e)
	case ability.Choice:
		for _, o := range x.Options {
			if !Every(o, f) {
				return false
			}
		}
	case ability.Unless:
		return Every(x.Do, f) && Every(x.Avoid, f) && f(e)
	case ability.Later:
		return Every(x.Do, f) && f(e)
	case ability.Meanwhile:
		return Every(x.Has.Do, f) && f(e)
	}
	return f(e)
}

// Some reports whether an effect or a part of it is as f says.
func Some(e ability.Effect, f func(ability.Effect) bool) bool {
	return !Every(e, func(e ability.Effect) bool { return !f(e) })
}

// DoneTo is the cards to which one effect is done, nil where it is not done to cards.
func DoneTo(e ability.Effect) ability.Cards {
	switch x := e.(type) {
	case ability.Act:
		return x.What
	case ability.Put:
		return x.What
	case ability.Play:
		return x.What
	case ability.Control:
		return x.What
	case ability.ExileFor:
		return x.What
	case ability.Modify:
		return x.Who
	}
	return nil
}

// OfFilter gives cards of a kind, picked or all, with another filter.
func OfFilter(c ability.Cards, f func(ability.Filter) ability.Filter) ability.Cards {
	switch c := c.(type) {
	case ability.Chosen:
		c.Of = f(c.Of)
		return c
	case ability.Every:
		c.Of = f(c.Of)
		return c
	}
	return c
}

// OfCards rebuilds one effect with other cards that it is done to.
func OfCards(e ability.Effect, f func(ability.Cards) ability.Cards) ability.Effect {
	switch x := e.(type) {
	case ability.Act:
		x.What = f(x.What)
		return x
	case ability.Put:
		x.What = f(x.What)
		return x
	case ability.Play:
		x.What = f(x.What)
		return x
	case ability.Control:
		x.What = f(x.What)
		return x
	case ability.ExileFor:
		x.What = f(x.What)
		return x
	case ability.Modify:
		x.Who = f(x.Who)
		return x
	case ability.Swap:
		if x.B == nil {
			x.A = f(x.A)
		}
		return x
	}
	return e
}
