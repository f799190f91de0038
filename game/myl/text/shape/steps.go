package shape

import (
	"slices"

	"castillo/game/myl/ability"
)

// Picks reports whether paying picks cards, which It then means.
func Picks(pay ability.Effect) bool {
	return Some(pay, func(e ability.Effect) bool {
		switch e := e.(type) {
		case ability.Act:
			return !IsReference(e.What)
		case ability.Mill, ability.Draw, ability.Search:
			return true
		}
		return false
	})
}

// Sequence makes one effect of steps, after bringing picks and their use
// together.
func Sequence(steps []ability.Step) ability.Effect {
	out := make([]ability.Step, 0, 2*len(steps))
	for _, s := range steps {
		for i, part := range Flat(s.Do) {
			if i == 0 {
				part.Link = s.Link
			}
			if len(out) > 0 {
				last := &out[len(out)-1]
				if part.Link == ability.Then && !sameVerb(last.Do, part.Do) {
					part.Link = ability.And
				}
				if act, ok := last.Do.(ability.Act); ok && act.Verb == ability.Pick {
					if e, ok := Substitute(part.Do, act); ok {
						last.Do = e
						continue
					}
				}
			}
			out = append(out, part)
		}
	}
	if len(out) == 1 {
		return out[0].Do
	}
	out[0].Link = ability.Stop
	return ability.Sequence{Steps: out}
}

// sameVerb reports whether two steps are one plain verb said twice: there, and only
// there, "y" is not "luego" (see [ability.Link]).
func sameVerb(a, b ability.Effect) bool {
	x, ok := a.(ability.Act)
	y, same := b.(ability.Act)
	return ok && same && x.Who == y.Who && x.Verb == y.Verb
}

// afterEach has f say anew the steps that follow another, and whether it does. The steps
// of an effect are shared: they are copied where one of them changes.
func afterEach(e ability.Effect, f func(before ability.Effect, step ability.Step) (ability.Step, bool)) ability.Effect {
	s, ok := e.(ability.Sequence)
	if !ok {
		return e
	}
	copied := false
	for i := 1; i < len(s.Steps); i++ {
		step, changed := f(s.Steps[i-1].Do, s.Steps[i])
		if !changed {
			continue
		}
		if !copied {
			s.Steps, copied = slices.Clone(s.Steps), true
		}
		s.Steps[i] = step
	}
	if !copied {
		return e
	}
	return s
}

// Flat lists the steps of an effect.
func Flat(e ability.Effect) []ability.Step {
	if s, ok := e.(ability.Sequence); ok {
		return append([]ability.Step(nil), s.Steps...)
	}
	return []ability.Step{{Do: e}}
}

// does reports whether a step is an effect of one kind.
func does[E ability.Effect](s ability.Step) bool {
	_, ok := s.Do.(E)
	return ok
}

// Substitute puts what was picked in the place of It: "elige un Aliado y
// destrúyelo" is "destruye un Aliado".
func Substitute(e ability.Effect, pick ability.Act) (ability.Effect, bool) {
	mine := true // whoever picks does it as well
	switch x := e.(type) {
	case ability.Act:
		mine = x.Who == pick.Who && x.Verb != ability.Pick && (x.Verb != ability.Discard || discardable(pick.What)) &&
			(x.Verb != ability.Look && x.Verb != ability.Show || saysWhere(pick.What))
	case ability.Put:
		mine = x.Who == pick.Who
	case ability.Play:
		mine = x.Who == pick.Who && saysWhere(pick.What)
	case ability.Control:
		mine = x.Who == pick.Who
	case ability.ExileFor:
		mine = x.Who == pick.Who
	case ability.Modify:
		if lent, ok := lentBy(x, pick.What); ok && pick.Who == ability.You && !meansIt(x.Who) {
			return lent, true
		}
		mine = pick.Who == ability.You && !MentionsIt(x.Traits)
	case ability.Sequence:
		first, ok := Substitute(x.Steps[0].Do, pick)
		if !ok {
			return nil, false
		}
		steps := append([]ability.Step(nil), x.Steps...)
		steps[0].Do = first
		return ability.Sequence{Steps: steps}, true
	}
	found := false
	e = OfCards(e, func(c ability.Cards) ability.Cards {
		with, _ := c.(ability.WithKin)
		switch ability.Cards(ability.It{}) {
		case c:
			found = true
			return pick.What
		case with.Of:
			found = true
			with.Of = pick.What
			return with
		}
		return c
	})
	return e, mine && found
}

// hangsIfDone has "destruye un Tótem. Si lo haces, roba 1 carta" be what "destruye un Tótem y
// roba 1 carta" is: what follows hangs on it (DAR 4.10), and on what one may do.
func hangsIfDone(s ability.Sequence) ability.Sequence {
	if !slices.ContainsFunc(s.Steps, does[ability.IfThen]) {
		return s
	}
	var out []ability.Step
	for i, step := range s.Steps {
		then, ok := step.Do.(ability.IfThen)
		last := i+1 == len(s.Steps) || !asksOfDeed(s.Steps[i+1].Do)
		if i == 0 || !ok || then.If != (ability.Condition)(ability.Done{}) || !last || !mayHangOn(out[len(out)-1].Do, then.Then) {
			out = append(out, step)
			continue
		}
		next, before := ability.Step{Link: ability.And, Do: then.Then}, &out[len(out)-1]
		if where, ok := before.Do.(ability.IfThen); ok {
			where.Then = inside(where.Then, next)
			before.Do = where
			continue
		}
		out = append(out, next)
	}
	return ability.Sequence{Steps: out}
}

// mayHangOn reports whether an effect, said with "y" behind another, is done only where that is.
func mayHangOn(before, e ability.Effect) bool {
	if where, ok := before.(ability.IfThen); ok && !FollowsUp(where.If) {
		before = where.Then
	}
	if may, ok := before.(ability.May); ok && may.Who == ability.You {
		before = Ending(may.Do)
	}
	steps := Flat(e)
	return mayFail(before) && !neverFails(before, e) && !sameVerb(before, steps[0].Do) && !slices.ContainsFunc(steps[1:], func(s ability.Step) bool { return s.Link == ability.Stop })
}

// mayFail reports whether an effect is an action on cards of one player, which is done or not: of
// several that lie out of play some may be there.
func mayFail(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Act:
		c, some := e.What.(ability.Chosen)
		return e.Who != ability.Each && (!some || !fromElsewhere(c) || c.Count == ability.Count{N: ability.Number(1)})
	case ability.Put, ability.Search, ability.Play, ability.Control:
		return true
	}
	return false
}

// lentBy is a change by which cards get the ability, the races or the strength of the card at hand,
// as got from others; it fails where nothing of that is said.
func lentBy(m ability.Modify, from ability.Cards) (ability.Modify, bool) {
	traits, found := slices.Clone(m.Traits), false
	for i, t := range traits {
		if !ability.IsIt(ability.LentBy(t)) {
			if ofIt(t) {
				return m, false
			}
			continue
		}
		found = true
		switch t.(type) {
		case ability.AbilityOf:
			traits[i] = ability.AbilityOf{Of: from}
		case ability.RaceOf:
			traits[i] = ability.RaceOf{Of: from}
		case ability.SetStrength:
			traits[i] = ability.SetStrength{To: ability.StrengthOf{Of: from}}
		case ability.Strengthen:
			traits[i] = ability.Strengthen{By: ability.StrengthOf{Of: from}}
		case ability.Weaken:
			traits[i] = ability.Weaken{By: ability.StrengthOf{Of: from}}
		default:
			return m, false
		}
	}
	m.Traits = traits
	return m, found
}
