package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// predicates reads what is said of cards, one thing or several: "gana 1 a la
// Fuerza y es Imbloqueable hasta la Fase Final", "pierden su Habilidad y son
// barajados".
func (r *reader) predicates(who ability.Cards) (ability.Effect, bool) {
	if c, ok := who.(ability.Chosen); ok {
		if e, ok := try(r, func() (ability.Effect, bool) { return r.eitherQuality(c) }); ok {
			return e, true
		}
	}
	var steps []ability.Step
	var traits []ability.Trait
	var price ability.PlayerRule                      // what such cards cost besides
	until, timed, early := ability.Standing, false, 0 // early is how many of the traits are before the last time
	link := ability.Stop
	of := who
	none := r.denied
	joint := 0 // where the word stands that joins what is read to what was read
	flush := func(n int) {
		if n > 0 {
			steps = append(steps, ability.Step{Link: link, Do: ability.Modify{Who: who, Traits: traits[:n:n], Until: until}})
			traits, early, link, who = traits[n:], 0, ability.And, reuse(who)
		}
	}
	whole := func() (ability.Effect, bool) {
		flush(len(traits))
		if price != nil {
			steps = append(steps, ability.Step{Link: link, Do: ability.Rule{Is: price, Until: until}})
		}
		return joined(steps)
	}
	for n := 0; n < 6; n++ {
		at := r.state
		if n > 0 {
			comma := r.one(",")
			switch {
			case r.one("y", "ni", "e"):
				r.denied = r.peekAt(r.pos-1) == "ni"
				r.one("ademas", "luego", "tambien")
			case r.peek() == "reduciendo":
			case comma:
				r.one("pero", "luego")
			case r.peek() != "no" && (r.peek() != "es" || keywordOf[r.ahead(1)] == 0): // "no puede X no puede Y": a comma was forgotten
				r.state = at
				return whole()
			}
			joint = r.pos - 1
			r.one("que")
			if arms, ok := r.theirArms(of); ok {
				flush(len(traits))
				who, of = arms, arms
			}
		}
		r.subject = who
		if t, ok := r.traitAfter(n > 0 && r.peekAt(joint) == "ni"); ok {
			said := len(traits)+len(steps) > 0 || price != nil
			if they, narrow := r.thatTurnOnly(of, t, said); narrow {
				flush(len(traits))
				steps = append(steps, ability.Step{Link: link, Do: ability.Modify{Who: they, Traits: t}})
				link = ability.And
				continue
			}
			traits = append(traits, t...)
		} else if is, ok := r.theirCost(of); ok && price == nil {
			price = is
		} else if e, ok := r.passive(again(who, len(traits) > 0 || len(steps) > 0)); ok {
			if none {
				return nil, false // "ningún Aliado pierde su Habilidad y es destruido": none, or all?
			}
			flush(len(traits))
			if n > 0 && r.peekAt(joint) == "luego" {
				e = onceOver(shape.Sequence(steps), e)
			}
			steps = append(steps, ability.Step{Link: link, Do: e})
			link, who = ability.And, reuse(who)
			continue // what is done to them lasts no time
		} else if n == 0 {
			r.state = at
			break
		} else if t, ok := r.unharmedBy(of); ok {
			traits = append(traits, t...)
		} else {
			r.state = at
			break
		}
		r.theirTurn = false
		if d, ok := r.duration(); ok {
			if r.theirTurn && d == ability.OpponentTurn {
				d = ability.TheirNextTurn
			}
			if r.early != ability.Standing && r.early != d {
				return nil, false
			}
			r.early = ability.Standing
			if timed && d != until {
				flush(early)
			}
			until, timed, early = d, true, len(traits)
			r.perAfter(traits)
		} else if r.early != ability.Standing {
			until, timed, r.early = r.early, true, ability.Standing
		}
	}
	return whole()
}

// traitAfter reads one trait more, which is denied where "ni" joins it: "no pierde su Habilidad ni
// recibe daño".
func (r *reader) traitAfter(denied bool) ([]ability.Trait, bool) {
	if denied {
		if t, ok := try(r, r.negatedTrait); ok {
			return t, true
		}
	}
	return r.trait()
}

// thatTurnOnly reads "el turno que entran en juego" behind a fight that is denied to several
// cards: what was said of them before, if anything was, holds for all.
func (r *reader) thatTurnOnly(who ability.Cards, t []ability.Trait, said bool) (ability.Cards, bool) {
	every, ok := who.(ability.Every)
	if !ok || !said || len(t) != 1 {
		return nil, false
	}
	no, ok := t[0].(ability.Cannot)
	if !ok || no.What != ability.AttackDeed && no.What != ability.BlockDeed {
		return nil, false
	}
	at := r.state
	every.Of.That = slices.Clone(every.Of.That)
	if !r.didThatTurn(&every.Of) {
		r.state = at
		return nil, false
	}
	return every, true
}

// joined makes one effect of steps.
func joined(steps []ability.Step) (ability.Effect, bool) {
	switch len(steps) {
	case 0:
		return nil, false
	case 1:
		return steps[0].Do, true
	}
	return ability.Sequence{Steps: steps}, true
}

// reuse is how cards are spoken of again once they were picked.
func reuse(who ability.Cards) ability.Cards {
	if shape.IsReference(who) {
		return who
	}
	return ability.It{}
}

// again is who as the object of a further verb: itself when nothing was said
// of it yet.
func again(who ability.Cards, said bool) ability.Cards {
	if said {
		return reuse(who)
	}
	return who
}
