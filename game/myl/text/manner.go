package text

import (
	"slices"

	"castillo/game/myl/ability"
)

// What an effect is by its manner: whether it lasts, is a price, is done on purpose, or is
// said of the card itself.

// standing reports whether e is a change that lasts without a stated time.
func standing(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Modify:
		return e.Until == ability.Standing
	case ability.Rule:
		return e.Until == ability.Standing
	case ability.Cancel:
		return e.What == ability.Modifiers
	case ability.Sequence:
		for _, s := range e.Steps {
			if !standing(s.Do) {
				return false
			}
		}
		return true
	case ability.IfThen:
		return standing(e.Then)
	}
	return false
}

// timedChange reports whether an effect is a change for a time that was said.
func timedChange(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Modify:
		return e.Until != ability.Standing && e.Until != ability.WhileThis
	case ability.Rule:
		return e.Until != ability.Standing && e.Until != ability.WhileThis
	case ability.Meanwhile:
		return true
	}
	return false
}

// isRule reports whether e is a ban or a price for a player, which is in force
// throughout the time that is said of it.
func isRule(e ability.Effect) bool {
	_, rule := e.(ability.Rule)
	return rule
}

// drawback reports whether an effect is one that nobody would ask for, so that it is
// done wherever it is said: what is done to the card itself later on, or takes from
// its strength.
func drawback(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Later:
		act, ok := e.Do.(ability.Act)
		return ok && act.Who == ability.You && act.What == (ability.Cards)(ability.This{})
	case ability.Modify:
		_, weaker := e.Traits[0].(ability.Weaken)
		return weaker && len(e.Traits) == 1 && e.Who == (ability.Cards)(ability.This{})
	}
	return false
}

// deliberate reports whether an effect with a time of the turn before it is an
// activation: it is paid for, or makes gold.
func deliberate(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Generate, ability.InOrderTo:
		return true
	case ability.Choice:
		return deliberate(e.Options[0])
	}
	return false
}

// onPurpose reports whether an effect with a time of the turn before it is one
// that is used on purpose, as often as the player likes.
func onPurpose(e ability.Effect) bool {
	_, may := e.(ability.May)
	return may || deliberate(e) || costly(e)
}

// costly reports whether an effect begins with a payment, of which the rest is not what
// becomes of who does not pay.
func costly(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.InOrderTo:
		return true
	case ability.Sequence:
		return isPayment(e.Steps[0].Do) && !otherwise(e.Steps[1].Do)
	}
	return false
}

// isPayment reports whether an effect pays, in Oros or with an Oro.
func isPayment(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Pay:
		return true
	case ability.Act:
		return e.Verb == ability.PayGoldCard
	}
	return false
}

// drawsExtra reports whether an effect is a further draw at the end of the turn.
func drawsExtra(e ability.Effect) bool {
	if may, ok := e.(ability.May); ok {
		e = may.Do
	}
	d, ok := e.(ability.Draw)
	return ok && d.Extra
}

// followsUp reports whether a condition asks how the step before went.
func followsUp(c ability.Condition) bool {
	if n, ok := c.(ability.Not); ok {
		c = n.Of
	}
	return c == (ability.Condition)(ability.Done{}) || c == (ability.Condition)(ability.Held{})
}

// offBoard reports whether the ability works from the cemetery or the hand, so
// that it is no part of a Talisman's effect.
func offBoard(c ability.Condition) bool {
	for _, c := range listed(c) {
		if f, ok := c.(ability.Fits); ok && f.Who == (ability.Cards)(ability.This{}) && len(f.Is.In) > 0 {
			return true
		}
	}
	return false
}

// workplace is the zone in which conditions ask the card itself to lie, InPlay where they
// ask nothing.
func workplace(ifs []ability.Condition) ability.Zone {
	for _, c := range ifs {
		if f, ok := c.(ability.Fits); ok && f.Who == (ability.Cards)(ability.This{}) && len(f.Is.In) == 1 {
			return f.Is.In[0]
		}
	}
	return ability.InPlay
}

// losesThis reports whether an effect takes the card itself out of play.
func losesThis(e ability.Effect) bool {
	act, ok := e.(ability.Act)
	return ok && act.What == (ability.Cards)(ability.This{}) && (act.Verb == ability.Destroy || act.Verb == ability.ExileIt || act.Verb == ability.ShuffleIn || act.Verb == ability.Return)
}

// namedSince reports whether the card itself was named, by its name or as "este Aliado".
func (r *reader) namedSince(at int) bool {
	return slices.ContainsFunc(r.toks[at:r.pos], func(t token) bool { return t.self > 0 || t.word == "este" || t.word == "esta" })
}

// comesFromOffBoard reports whether the last ability works from the cemetery or the hand.
func comesFromOffBoard(done []ability.Ability) bool {
	if len(done) == 0 {
		return false
	}
	switch a := done[len(done)-1].(type) {
	case ability.Activated:
		return offBoard(a.If)
	case ability.Response:
		return offBoard(a.If)
	}
	return false
}

// playsItself reports whether the effect plays the card itself from a zone.
func playsItself(e ability.Effect) (ability.Zone, bool) {
	if may, ok := e.(ability.May); ok {
		e = may.Do
	}
	p, ok := e.(ability.Play)
	return p.From, ok && p.FromSet && p.What == (ability.Cards)(ability.This{})
}

// playedEvent reports whether an event is one of the card itself, which it hears from where
// it is then.
func playedEvent(e ability.Event) bool {
	c, ok := e.(ability.CardEvent)
	return ok && c.Who == (ability.Cards)(ability.This{})
}

// aboutThis reports whether a lasting change is one of the card itself.
func aboutThis(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Modify:
		return e.Who == (ability.Cards)(ability.This{})
	case ability.Rule:
		_, from := e.Is.(ability.From)
		return from
	}
	return false
}

// annulsThis reports whether an effect annuls the card itself, for a price or not.
func annulsThis(e ability.Effect) bool {
	if x, ok := e.(ability.InOrderTo); ok {
		e = x.Do
	}
	a, ok := e.(ability.Act)
	return ok && a.Verb == ability.Annul && a.What == (ability.Cards)(ability.This{})
}
