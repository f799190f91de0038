package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
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
		return ok && act.Who == ability.You && ability.IsThis(act.What)
	case ability.Modify:
		_, weaker := e.Traits[0].(ability.Weaken)
		return weaker && len(e.Traits) == 1 && ability.IsThis(e.Who)
	}
	return false
}

// workplace is the zone in which conditions ask the card itself to lie, InPlay where they
// ask nothing.
func workplace(ifs []ability.Condition) ability.Zone {
	for _, c := range ifs {
		if f, ok := c.(ability.Fits); ok && ability.IsThis(f.Who) && len(f.Is.In) == 1 {
			return f.Is.In[0]
		}
	}
	return ability.InPlay
}

// losesThis reports whether an effect takes the card itself out of play.
func losesThis(e ability.Effect) bool {
	act, ok := e.(ability.Act)
	return ok && ability.IsThis(act.What) && (act.Verb == ability.Destroy || act.Verb == ability.ExileIt || act.Verb == ability.Remove || act.Verb == ability.ShuffleIn || act.Verb == ability.Return)
}

// namedSince reports whether the card itself was named, by its name or as "este Aliado".
func (r *reader) namedSince(at int) bool {
	return slices.ContainsFunc(r.toks[at:r.pos], func(t es.Token) bool { return t.Self > 0 || t.Word == "este" || t.Word == "esta" })
}

// comesFromOffBoard reports whether the last ability works from the cemetery or the hand.
func comesFromOffBoard(done []ability.Ability) bool {
	if len(done) == 0 {
		return false
	}
	switch a := done[len(done)-1].(type) {
	case ability.Activated:
		return shape.OffBoard(a.If)
	case ability.Response:
		return shape.OffBoard(a.If)
	}
	return false
}

// playsItself reports whether the effect plays the card itself from a zone.
func playsItself(e ability.Effect) (ability.Zone, bool) {
	if may, ok := e.(ability.May); ok {
		e = may.Do
	}
	p, ok := e.(ability.Play)
	return p.From, ok && p.FromSet && ability.IsThis(p.What)
}

// playedEvent reports whether an event is one of the card itself, which it hears from where
// it is then.
func playedEvent(e ability.Event) bool {
	c, ok := e.(ability.CardEvent)
	return ok && ability.IsThis(c.Who)
}

// aboutThis reports whether a lasting change is one of the card itself.
func aboutThis(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Modify:
		return ability.IsThis(e.Who)
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
	return ok && a.Verb == ability.Annul && ability.IsThis(a.What)
}
