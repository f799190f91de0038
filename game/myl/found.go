package myl

import (
	"castillo/game/myl/ability"
)

// foundBy is the cards of which the condition of an ability speaks, where it goes on to
// speak of "them": "si controlas 2 o más Dragones, puedes destruirlos"; nil where it
// does not.
func foundBy(a ability.Ability) (of *ability.Filter) {
	they := false
	ability.Walk(a, func(v any) {
		_, it := v.(ability.It)
		they = they || it
	})
	if !they {
		return nil
	}
	switch a := a.(type) {
	case ability.Spell:
		return spokenOf(firstCondition(a.Do))
	case ability.Activated:
		return spokenOf(a.If)
	case ability.Response:
		return spokenOf(a.If)
	case ability.Triggered:
		if a.If == nil {
			return spokenOf(firstCondition(a.Do))
		}
		return spokenOf(a.If)
	}
	return nil
}

// firstCondition is the condition on which all of an effect hangs, or its first step.
func firstCondition(e ability.Effect) ability.Condition {
	switch e := e.(type) {
	case ability.IfThen:
		return e.If
	case ability.Sequence:
		return firstCondition(e.Steps[0].Do)
	}
	return nil
}

// spokenOf is the cards of which a condition speaks last.
func spokenOf(cond ability.Condition) *ability.Filter {
	switch c := cond.(type) {
	case ability.Exists:
		return &c.Of
	case ability.Only:
		return &c.All
	case ability.All:
		return spokenOf(c.Of[len(c.Of)-1])
	}
	return nil
}

// speakOfFound makes the cards that a condition found "them", unless an event has its own.
func (m *Match) speakOfFound(c *context, p *program) {
	if p.found != nil && c.event.it == 0 {
		c.it = m.every(p.found, c)
	}
}
