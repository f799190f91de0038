package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// oneShot reports whether the last ability does something at a moment.
func oneShot(done []ability.Ability) bool {
	if len(done) == 0 {
		return false
	}
	switch done[len(done)-1].(type) {
	case ability.Triggered, ability.Activated, ability.Response:
		return true
	}
	return false
}

// classify decides which kind of ability a sentence is (DAR 4.6.3 to 4.6.5).
func (r *reader) classify(h header, cond ability.Condition, e ability.Effect) (ability.Ability, bool) {
	if h.on != nil {
		return r.setOff(h, cond, e)
	}
	if on, ok := metThenDone(e); ok && h.timeless() {
		return ability.Triggered{On: on, If: cond, Do: shape.Settle(shape.OfFoe(e))}, true
	}
	if s, ok := e.(ability.Sequence); ok && h.timeless() && standing(s.Steps[0].Do) {
		e = whileDone(s)
	}
	if always, ok := untimed(ability.WhileThis, e); ok {
		e = always
	}
	if always, ok := untimed(ability.WhileDefending, e); ok && h.timeless() {
		defends := ability.Fits{Who: ability.This{}, Is: ability.Filter{Of: ability.You, In: []ability.Zone{ability.DefenseLine}}}
		return ability.Continuous{If: shape.AllOf(append([]ability.Condition{defends}, shape.Listed(cond)...)), Do: always}, standing(always)
	}
	if on, ok := shape.MetInCombat(e); ok && h.timeless() && !shape.Costly(e) {
		return ability.Triggered{On: on, If: cond, Do: shape.Settle(shape.OfFoe(e))}, true
	}
	if later, ok := e.(ability.Later); ok && later.When.Phase == ability.Final && (!h.windowed || h.narrowed(later.When)) {
		// Without an event, what is done "al final del turno" is done each turn.
		if e = later.Do; !h.windowed {
			h.windowed, h.when = true, later.When
		}
	}
	if h.timeless() && (standing(e) || cond != nil && doneOnceSo(e)) {
		return ability.Continuous{If: cond, Do: e}, true
	}
	if c, ok := h.holdsThen(cond, e); ok {
		return c, h.limit == 0
	}
	switch may, ok := e.(ability.May); {
	case h.starts && h.windowed && h.limit == 0 && shape.OnPurpose(e):
		return ability.Triggered{On: ability.PhaseEvent{Window: h.when}, If: cond, Do: shape.Settle(e)}, true
	case ok && may.Who != ability.Doer && may.Who != ability.NotDoer:
		if h.when.Whose == ability.Acting {
			h.when.Whose = may.Who
		}
		return h.used(may.Who, cond, may.Do), true
	case h.limit > 0 && attacks(e):
		return nil, false // "puede atacar dos veces por turno" is no ability that is used twice
	case (h.limit > 0 || !h.windowed) && (speaksOf(ability.Doer, e) || speaksOf(ability.NotDoer, e)):
		return nil, false // whose time is it?
	case h.limit > 0 || h.windowed && shape.Deliberate(e) || shape.Costly(e):
		return h.used(ability.You, cond, unwrapMay(e)), true
	case h.windowed:
		return h.eachTime(cond, e)
	}
	return nil, false
}

// timeless reports whether a header says neither when nor how often.
func (h header) timeless() bool { return !h.windowed && h.limit == 0 }

// setOff makes the ability that an event sets off, or that answers it.
func (r *reader) setOff(h header, cond ability.Condition, e ability.Effect) (ability.Ability, bool) {
	h.on = r.annulled(h.on, e)
	switch {
	case !h.windowed:
	case h.when.Phase == ability.Final:
		e = ability.Later{When: finalOf(h.when), Do: e}
	case isRule(e):
		return nil, false // "cuando bloquea, no puedes jugar Talismanes en la Guerra de Talismanes": it is to come
	default:
		cond = shape.AllOf(append([]ability.Condition{inWindow(h.when)}, shape.Listed(cond)...))
	}
	e = shape.Settle(e)
	if m, ok := changesDamage(h.on, e); ok && cond == nil && h.limit == 0 {
		return ability.Continuous{Do: m}, true
	}
	if rule, ok := inPlace(h.on, e); ok && h.limit == 0 {
		return ability.Continuous{If: cond, Do: rule}, !shape.AsksOfIt(cond)
	}
	if r.looming {
		return nil, false // only its way can be another
	}
	if h.whileIn {
		h.on = r.ofOthers(h.on)
	}
	if h.response && !r.bidden && !drawback(e) {
		by := ability.You
		if may, ok := e.(ability.May); ok {
			by, e = may.Who, may.Do
		}
		cost, do := shape.Split(unwrapMay(e))
		return ability.Response{By: by, On: h.on, Limit: h.limit, If: cond, Cost: cost, Do: do}, true
	}
	return ability.Triggered{On: h.on, Limit: h.limit, If: cond, Do: e}, true
}

// inWindow is the condition that it is that time.
func inWindow(w ability.Window) ability.Condition {
	if w.Phase == ability.Turn {
		return ability.TurnOf{Who: w.Whose}
	}
	return ability.During{Window: w}
}

// doneOnceSo reports whether an effect is done as soon as a condition holds, in a card that
// watches it: who then wins, or what becomes of cards that are known.
func doneOnceSo(e ability.Effect) bool {
	act, ok := e.(ability.Act)
	_, wins := e.(ability.Win)
	return wins || ok && shape.IsReference(act.What)
}

// holdsThen makes what is so during the time of a header.
func (h header) holdsThen(cond ability.Condition, e ability.Effect) (ability.Continuous, bool) {
	if !h.windowed {
		return ability.Continuous{}, false
	}
	if rule, ok := e.(ability.Rule); ok && rule.Until == ability.Standing {
		if limit, ok := rule.Is.(ability.Limit); ok && limit.What == ability.PlayCards && h.when.Whose == ability.Anyone {
			limit.When = h.when.Phase
			return ability.Continuous{If: cond, Do: ability.Rule{Is: limit}}, true
		}
	}
	if h.limit > 0 || !standing(e) || h.when.Phase != ability.Turn && !h.during && !isRule(e) {
		return ability.Continuous{}, false
	}
	return ability.Continuous{If: shape.AllOf(append([]ability.Condition{inWindow(h.when)}, shape.Listed(cond)...)), Do: e}, true
}

// used makes an ability that a player uses, in the time of a header and as often as it says.
func (h header) used(by ability.Player, cond ability.Condition, e ability.Effect) ability.Ability {
	cost, do := shape.Split(shape.Settle(e))
	a := ability.Activated{By: by, Limit: h.limit, If: cond, Cost: cost, Do: do}
	if h.windowed {
		a.When = h.when
	}
	return a
}

// eachTime makes what is done each time that the time of a header comes.
func (h header) eachTime(cond ability.Condition, e ability.Effect) (ability.Ability, bool) {
	if h.when.Whose == ability.Acting && !inOwnTime(&h.when, &e) {
		return nil, false
	}
	if h.when.Phase == ability.Regroup && shape.KeepsFromRegrouping(e) {
		return nil, false // what is done in that phase comes after the regrouping (DAR 5.1)
	}
	return ability.Triggered{On: ability.PhaseEvent{Window: h.when}, If: cond, Do: shape.Settle(e)}, true
}

// inOwnTime says of the player whose time it is what each player, or the opponent, does
// in a time of his own: "en su Fase de Vigilia, cada jugador bota 1 carta". It fails
// where nobody does anything.
func inOwnTime(w *ability.Window, e *ability.Effect) bool {
	switch {
	case speaksOf(ability.Each, *e):
		w.Whose = ability.Anyone
		*e = withPlayers(*e, func(p ability.Player) ability.Player {
			if p == ability.Each || p == ability.Acting {
				return ability.Doer
			}
			return p
		})
		return true
	case speaksOf(ability.Opponent, *e):
		w.Whose = ability.Opponent
		return true
	}
	return false
}

// metThenDone is when a card does several things to whom it meets in combat, of which the
// last is done once: "el Aliado que bloquee a este Aliado pierde su Habilidad y es
// desterrado en la Fase Final".
func metThenDone(e ability.Effect) (ability.Event, bool) {
	s, ok := e.(ability.Sequence)
	if !ok || standing(s.Steps[len(s.Steps)-1].Do) {
		return nil, false
	}
	first, ok := s.Steps[0].Do.(ability.Modify)
	if !ok {
		return nil, false
	}
	first.Until = ability.UntilFinal
	return shape.MetInCombat(first)
}

// changesDamage reads "si hace daño, ese daño se duplica" as the continuous
// ability it is: after the damage it would be too late.
func changesDamage(on ability.Event, e ability.Effect) (ability.Modify, bool) {
	c, ok := on.(ability.CardEvent)
	m, isModify := e.(ability.Modify)
	if !ok || !isModify || len(c.What) != 1 || c.What[0] != ability.DamagesCastle || len(m.Traits) != 1 {
		return m, false
	}
	if how := m.Traits[0]; how != (ability.Trait)(ability.DoubleDamage) && how != (ability.Trait)(ability.ExilesDamaged) {
		return m, false
	}
	m.Until = ability.Standing
	return m, ability.IsThis(m.Who) && c.Who == m.Who || ability.IsBearer(m.Who) && c.Who == m.Who
}

// unwrapMay drops the permission of a response, which is always optional (DAR
// 4.11).
func unwrapMay(e ability.Effect) ability.Effect {
	switch x := e.(type) {
	case ability.May:
		if x.Who == ability.You {
			return x.Do
		}
	case ability.Later:
		x.Do = unwrapMay(x.Do)
		return x
	}
	return e
}

// whileDone lets "si lo hace, gana 1 hasta la Fase Final" in a continuous
// ability last as long as it is done.
func whileDone(s ability.Sequence) ability.Effect {
	return shape.MapEffect(s, func(e ability.Effect) ability.Effect {
		if then, ok := e.(ability.IfThen); ok && shape.FollowsUp(then.If) {
			if m, ok := then.Then.(ability.Modify); ok && m.Until == ability.UntilFinal {
				m.Until = ability.Standing
				then.Then = m
			}
			return then
		}
		return e
	})
}

// ofOthers has what a card hears "mientras esté en juego" leave out its own
// departure: by then it is in play no more (DAR 4.6.1).
func (r *reader) ofOthers(on ability.Event) ability.Event {
	e, ok := on.(ability.CardEvent)
	who, single := e.Who.(ability.Chosen)
	if !ok || !single || !slices.ContainsFunc(e.What, departs) {
		return on
	}
	f, facts := &who.Of, r.facts
	if f.Of == ability.Opponent || len(f.Types) > 0 && !slices.Contains(f.Types, facts.Type) || f.Races != 0 && facts.Races != 0 && f.Races&facts.Races == 0 {
		return on
	}
	f.Other = true
	e.Who = who
	return e
}

// departs reports whether what happens to a card takes it out of play.
func departs(v ability.CardVerb) bool {
	switch v {
	case ability.Leaves, ability.IsDestroyed, ability.IsExiled, ability.IsRemoved, ability.IsShuffledIn, ability.IsReturned, ability.IsBuried, ability.IsBuriedFromPlay:
		return true
	}
	return false
}

// untimed drops how long a continuous change lasts from it, if it lasts so long: what is
// always true "mientras esté en juego" lasts so anyway.
func untimed(until ability.Duration, e ability.Effect) (ability.Effect, bool) {
	switch x := e.(type) {
	case ability.Modify:
		if x.Until == until {
			x.Until = ability.Standing
			return x, true
		}
	case ability.Rule:
		if x.Until == until {
			x.Until = ability.Standing
			return x, true
		}
	case ability.Sequence: // "tus Aliados ganan 1 y tus Tótems son Indestructibles mientras Sir Ansel esté en juego"
		steps, found := slices.Clone(x.Steps), false
		for i := range steps {
			long, ok := untimed(until, steps[i].Do)
			if !ok && !standing(steps[i].Do) {
				return e, false
			}
			steps[i].Do, found = long, found || ok
		}
		return ability.Sequence{Steps: steps}, found
	}
	return e, false
}

// extend adds a step to the last ability, as after a full stop.
func extend(done []ability.Ability, e ability.Effect) ([]ability.Ability, bool) {
	out := append([]ability.Ability(nil), done...)
	for i := len(out) - 1; i >= 0; i-- {
		if _, ok := out[i].(ability.Continuous); ok {
			return done, false
		}
		if t, ok := out[i].(ability.Triggered); ok && t.If != nil && shape.Otherwise(e) {
			// "cuando entra en juego, si controlas un Tótem, A. Si no, B": it goes off
			// either way.
			t.Do, t.If = ability.IfThen{If: t.If, Then: t.Do}, nil
			out[i] = t
		}
		if a, ok := shape.Redone(out[i], func(before ability.Effect) (ability.Effect, bool) { return shape.Settle(shape.Then(before, e)), true }); ok {
			out[i] = a
			return out, true
		}
	}
	return done, false
}

// allowedToo adds what goes on with "Luego, robar 1 carta" to what the sentence before
// allows: the infinitive hangs on its "puedes".
func allowedToo(done []ability.Ability, e ability.Effect) ([]ability.Ability, bool) {
	if len(done) == 0 {
		return done, false
	}
	out := append([]ability.Ability(nil), done...)
	at := len(out) - 1
	more := ability.Step{Link: ability.Then, Do: shape.Settle(e)}
	switch a := out[at].(type) {
	case ability.Triggered:
		may, ok := a.Do.(ability.May)
		if !ok {
			return done, false
		}
		may.Do = shape.Sequence(append(shape.Flat(may.Do), more))
		a.Do = may
		out[at] = a
	case ability.Activated:
		a.Do = shape.Sequence(append(shape.Flat(a.Do), more))
		out[at] = a
	case ability.Response:
		a.Do = shape.Sequence(append(shape.Flat(a.Do), more))
		out[at] = a
	default:
		return done, false
	}
	return out, true
}
