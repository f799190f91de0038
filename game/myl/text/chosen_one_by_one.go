package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// doneToAll reads "destrúyelos" behind cards that were chosen one by one: "elige un Arma y un
// Tótem. Destrúyelos". What is done to all of them is done to each.
func (r *reader) doneToAll(done []ability.Ability) bool {
	if c := r.form(0).Clitic; len(done) == 0 || c != "los" && c != "las" {
		return false
	}
	r.fresh()
	r.actor, r.begin = ability.You, r.pos
	r.picked, r.anyPick, r.many = true, true, true
	e, ok := r.effect()
	act, does := e.(ability.Act)
	if !ok || !does || act.Who != ability.You || !ability.IsIt(act.What) || !r.atEnd() {
		return false
	}
	last, ok := shape.Redone(done[len(done)-1], func(do ability.Effect) (ability.Effect, bool) {
		return onDeed(do, func(do ability.Effect) (ability.Effect, bool) { return insteadOfChoosing(do, act.Verb) })
	})
	if ok {
		done[len(done)-1] = last
	}
	return ok
}

// insteadOfChoosing does something to the cards that an effect chooses last, of which there are
// several choices.
func insteadOfChoosing(do ability.Effect, v ability.Verb) (ability.Effect, bool) {
	steps := shape.Flat(do)
	chosen := 0
	for i := len(steps) - 1; i >= 0; i-- {
		act, ok := steps[i].Do.(ability.Act)
		if !ok || act.Verb != ability.Pick || act.Who != ability.You {
			break
		}
		act.Verb = v
		steps[i].Do = act
		chosen++
	}
	return shape.Sequence(steps), chosen > 1
}
