package text

import (
	"slices"

	"castillo/game/myl/ability"
)

// hanging brings into what a player may do, or pays for, the steps that hang on it: what
// is joined to it with "y", and what is done with the cards that it looks at, in whatever
// words that follows.
func hanging(s ability.Sequence) ability.Effect {
	var out []ability.Step
	for i, step := range flat(sequence(s.Steps)) {
		if i > 0 {
			last := &out[len(out)-1]
			if endsInLooking(last.Do) {
				step.Do = takenToHand(step.Do)
			}
			if takesFromThem(step.Do) && endsInLooking(last.Do) || saidOfIt(step.Do) && broughtIn(out) {
				step.Link = ability.And
			}
			if step.Link == ability.And && holdsMore(last.Do) {
				last.Do = inside(last.Do, step)
				continue
			}
		}
		out = append(out, step)
	}
	return sequence(out)
}

// saidOfIt reports whether an effect is a change of the card at hand, or what becomes of it
// later.
func saidOfIt(e ability.Effect) bool {
	if later, ok := e.(ability.Later); ok {
		return doneTo(later.Do) == (ability.Cards)(ability.It{})
	}
	m, ok := e.(ability.Modify)
	return ok && m.Who == (ability.Cards)(ability.It{})
}

// broughtIn reports whether the last steps put cards in play, or gain control of them, with
// what is said of them.
func broughtIn(steps []ability.Step) bool {
	i := len(steps) - 1
	for i > 0 && steps[i].Link == ability.And && saidOfIt(steps[i].Do) {
		i--
	}
	return bringsIn(steps[i].Do) || takesOver(steps[i].Do)
}

// takesOver reports whether an effect gains control of cards.
func takesOver(e ability.Effect) bool {
	c, ok := e.(ability.Control)
	return ok && c.Who == ability.You
}

// namedBefore has what follows when something was named stand on its own: naming never
// fails, so that nothing depends on it (DAR 4.10).
func namedBefore(a ability.Ability) ability.Ability {
	switch x := a.(type) {
	case ability.Triggered:
		x.Do = onItsOwn(x.Do)
		return x
	case ability.Spell:
		x.Do = onItsOwn(x.Do)
		return x
	}
	return a
}

// onItsOwn parts from a naming that begins an effect what follows it.
func onItsOwn(e ability.Effect) ability.Effect {
	s, ok := e.(ability.Sequence)
	if !ok || s.Steps[1].Link == ability.Stop {
		return e
	}
	if _, names := s.Steps[0].Do.(ability.Name); !names {
		return e
	}
	s.Steps = slices.Clone(s.Steps)
	s.Steps[1].Link = ability.Stop
	return s
}

// holdsMore reports whether what hangs on an effect is part of it.
func holdsMore(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.May:
		return e.Who == ability.You
	case ability.InOrderTo:
		return true
	}
	return false
}

// inside adds a step to what a player may do, or pays for.
func inside(e ability.Effect, next ability.Step) ability.Effect {
	switch x := e.(type) {
	case ability.May:
		x.Do = inside(x.Do, next)
		return x
	case ability.InOrderTo:
		x.Do = inside(x.Do, next)
		return x
	}
	return sequence(append(flat(e), next))
}

// takenToHand puts in the hand of who looked a card that is taken up from those that were
// looked at: none of them is in play.
func takenToHand(e ability.Effect) ability.Effect {
	up, ok := e.(ability.Act)
	c, chosen := up.What.(ability.Chosen)
	if !ok || up.Verb != ability.Return || !chosen || !amongThem(c.Of) || up.Who != ability.You {
		return e
	}
	return ability.Put{Who: up.Who, What: c, To: ability.Destination{Zone: ability.Hand, Of: up.Who}}
}

// takesFromThem reports whether an effect does something with the cards at hand.
func takesFromThem(e ability.Effect) bool {
	var what ability.Cards
	switch e := e.(type) {
	case ability.Act:
		what = e.What
	case ability.Put:
		what = e.What
	case ability.Play:
		what = e.What
	}
	switch c := what.(type) {
	case ability.It, ability.TheOther:
		return true
	case ability.Chosen:
		return amongThem(c.Of)
	case ability.Every:
		return amongThem(c.Of)
	}
	return false
}

// endsInLooking reports whether an effect ends in looking at the top of a castle, or in
// searching it.
func endsInLooking(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.May:
		return e.Who == ability.You && endsInLooking(e.Do)
	case ability.InOrderTo:
		return endsInLooking(e.Do)
	case ability.Sequence:
		return endsInLooking(e.Steps[len(e.Steps)-1].Do)
	case ability.Search:
		return true
	case ability.Act:
		top, ok := e.What.(ability.Top)
		return ok && top.In == ability.Castle && (e.Verb == ability.Look || e.Verb == ability.Show)
	}
	return false
}

// lookingIsNoPrice brings looking at cards, where it is the last of a price, to what is
// done with them.
func lookingIsNoPrice(price, do ability.Effect) (ability.Effect, ability.Effect) {
	if price == nil || !endsInLooking(price) || !takesFromThem(flat(do)[0].Do) {
		return price, do
	}
	steps, next := flat(price), flat(do)
	last := len(steps) - 1
	next[0].Link = ability.And
	do = sequence(append([]ability.Step{{Do: steps[last].Do}}, next...))
	if last == 0 {
		return nil, do
	}
	return sequence(steps[:last]), do
}
