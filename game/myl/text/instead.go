package text

import "castillo/game/myl/ability"

// inPlaceOf reads "en su lugar", "en vez de eso" where it says that a sentence
// stands in for the one before.
func (r *reader) inPlaceOf() bool {
	at := r.state
	r.comma()
	if !r.harmed && (r.take("en", "su", "lugar") || r.take("en", "vez", "de", "eso") || r.take("en", "vez", "de", "ello")) {
		r.comma()
		return true
	}
	r.state = at
	return false
}

// standIn joins a sentence that stands in for the last part of the ability before:
// "Roba 1 carta. Si controlas un Tótem, roba 2 cartas en su lugar" does the one or
// the other.
func standIn(done []ability.Ability, cond ability.Condition, e ability.Effect) ([]ability.Ability, bool) {
	if len(done) == 0 || cond == nil {
		return done, false
	}
	out := append([]ability.Ability(nil), done...)
	at := len(out) - 1
	if a, ok := out[at].(ability.Continuous); ok {
		more := ability.Continuous{If: allOf(append(listed(a.If), listed(cond)...)), Do: e}
		m, ok := a.Do.(ability.Modify)
		if !ok || len(m.Traits) != 1 || !standing(e) {
			return done, false
		}
		a.If = allOf(append(listed(a.If), ability.Not{Of: cond}))
		out[at] = a
		return append(out, more), true
	}
	a, ok := redone(out[at], func(before ability.Effect) (ability.Effect, bool) { return eitherDone(before, cond, settle(e)) })
	if !ok {
		return done, false
	}
	out[at] = a
	return out, true
}

// eitherDone does e where the condition holds and the last step of what stood
// before where it does not. A condition on the card that this step picks asks for
// it once it is picked.
func eitherDone(before ability.Effect, cond ability.Condition, e ability.Effect) (ability.Effect, bool) {
	steps := flat(before)
	at := len(steps) - 1
	last := steps[at]
	steps = steps[:at]
	if fits, ok := cond.(ability.Fits); ok && fits.Who == (ability.Cards)(ability.It{}) {
		m, ok := last.Do.(ability.Modify)
		chosen, picks := m.Who.(ability.Chosen)
		if !ok || !picks {
			return before, false
		}
		steps = append(steps, ability.Step{Link: last.Link, Do: ability.Act{Who: ability.You, Verb: ability.Pick, What: chosen}})
		m.Who = ability.It{}
		last = ability.Step{Do: m}
	}
	steps = append(steps, ability.Step{Link: last.Link, Do: ability.IfThen{If: cond, Then: e}},
		ability.Step{Do: ability.IfThen{If: ability.Not{Of: ability.Held{}}, Then: last.Do}})
	return sequence(steps), true
}
