package text

import (
	"castillo/game/myl/ability"
)

// denies reports whether the words at hand deny something.
func (r *reader) denies() bool {
	for n := range 4 {
		if w := r.ahead(n); w == "no" || w == "ningun" {
			return true
		}
	}
	return false
}

// bans reads several things that players may not do: "tu oponente no puede robar
// cartas ni buscar en su Mazo Castillo".
func (r *reader) bans() (ability.Effect, bool) {
	who, ok := r.banned()
	if !ok {
		return nil, false
	}
	until := r.early
	r.early = ability.Standing
	var steps []ability.Step
	for len(steps) < 4 {
		at := r.state
		link := ability.Stop
		if len(steps) > 0 {
			link = ability.And
			comma := r.one(",")
			if joins := r.one("ni", "o", "y"); !joins && !comma {
				break
			}
			if r.one("no") {
				r.one("se")
				if !r.one("puede", "puedes") {
					r.state = at
					break
				}
			} else {
				r.one("puede", "puedes")
			}
		}
		is, ok := r.forbiddenDeed(who)
		if !ok {
			r.state = at
			break
		}
		steps = append(steps, ability.Step{Link: link, Do: ability.Rule{Is: is}})
	}
	if len(steps) < 2 {
		return nil, false
	}
	r.theirTurn = false
	if d, ok := r.duration(); ok {
		until = d
	}
	if r.theirTurn && who == ability.Anyone {
		until = ability.TheirNextTurn
	}
	for i := range steps {
		steps[i].Do = ability.Rule{Is: steps[i].Do.(ability.Rule).Is, Until: until}
	}
	return ability.Sequence{Steps: steps}, true
}

// banned reads who may not: a player, or nobody in particular ("no se puede").
func (r *reader) banned() (ability.Player, bool) {
	if r.take("no se") {
		return ability.Anyone, r.one("puede")
	}
	return r.barred()
}
