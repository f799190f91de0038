package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// howItFights reads behind an attack or a block with whom it is done, or against how many.
func (r *reader) howItFights(who ability.Cards, verbs []ability.CardVerb) {
	if len(verbs) == 1 {
		r.fightsAlone(who, verbs[0])
		r.blockerOfMany(who, verbs[0])
	}
}

// fightsAlone reads "solo", "sin otros Aliados que controles", "sin otros bloqueadores" behind what a
// card does in battle: no other Aliado of its player does so.
func (r *reader) fightsAlone(who ability.Cards, v ability.CardVerb) {
	state, fights := fightingNow[v]
	of := shape.ControllerOf(who)
	if !fights {
		return
	}
	at := r.state
	if r.one("solo", "sola") && !r.numberAhead(0) || r.withoutOthers(state, of) {
		r.alsoIf = onlyOne(state, of)
		return
	}
	r.state = at
}

// withoutOthers reads "sin otros Aliados que controles", "sin otros atacantes" of what attacks or
// blocks: one's allies do so together, whoever is said to control them.
func (r *reader) withoutOthers(state ability.State, of ability.Player) bool {
	at := r.state
	if r.one("sin otro", "sin otros") {
		if f, _, ok := r.filter(); ok && fightersOf(f, state) && (f.Of == of || f.Of == ability.Anyone) {
			return true
		}
	}
	r.state = at
	return false
}

// fightersOf reports whether a filter describes allies that fight so, or just allies, of whatever player.
func fightersOf(f ability.Filter, state ability.State) bool {
	ally := shape.OneType(f) == card.Ally
	f.Types, f.Of = nil, ability.Anyone
	if slices.Equal(f.That, []ability.Quality{ability.Is{State: state}}) {
		f.That = nil
	}
	return ally && shape.BareFilter(f) && len(f.In) == 0
}

// noOtherFights reads "ningún otro de tus Aliados bloquea", "ningún otro Aliado está atacando".
func (r *reader) noOtherFights() (ability.Condition, bool) {
	f, ok := r.none()
	if !ok || !f.Other || len(f.In) > 0 {
		return nil, false
	}
	state := ability.Attacking
	switch {
	case r.one("ataca", "esta atacando", "es declarado atacante", "es declarado como atacante"):
	case r.one("bloquea", "esta bloqueando", "es declarado bloqueador", "es declarado como bloqueador"):
		state = ability.Blocking
	default:
		return nil, false
	}
	add(&f, ability.Is{State: state})
	return ability.Not{Of: ability.Exists{Of: f, Count: shape.AtLeastOne}}, r.atEnd() || r.peek() == "," || r.peek() == "y"
}

// onlyOne is the condition that just one Aliado of a player attacks, or blocks.
func onlyOne(state ability.State, of ability.Player) ability.Condition {
	fighting := ability.Filter{Types: []card.Type{card.Ally}, Of: of, That: []ability.Quality{ability.Is{State: state}}}
	return ability.Exists{Of: fighting, Count: shape.ExactlyOne}
}

// soManyBlocked reads "a 2 o más Aliados", "al menos 2 Aliados" of what the card itself blocks.
func (r *reader) soManyBlocked() (ability.Condition, bool) {
	r.one("a")
	b, counted := r.quantityBound()
	n, known := b.N.(ability.Number)
	r.one("aliado", "aliados")
	r.one("a la vez")
	return ability.Exists{Of: blockedByThis(), Count: b}, counted && known && n > 1 && b.Op == ability.AtLeast && r.facts.Type == card.Ally
}

// blockedByThis describes the allies that the card itself blocks.
func blockedByThis() ability.Filter {
	return ability.Filter{Types: []card.Type{card.Ally}, That: []ability.Quality{ability.Is{State: ability.BlockedByThis}}}
}

// blockerOfMany reads "de 2 o más Aliados" behind "es declarado bloqueador".
func (r *reader) blockerOfMany(who ability.Cards, v ability.CardVerb) {
	at := r.state
	if v == ability.Blocks && ability.IsThis(who) && r.one("de") {
		if many, ok := r.soManyBlocked(); ok {
			r.alsoIf = many
			return
		}
	}
	r.state = at
}

// blocksSoMany reads "bloquea a 2 o más Aliados", "son 2 o más los Aliados que bloquea" of the card itself.
func (r *reader) blocksSoMany() (ability.Condition, bool) {
	if r.one("bloquea") {
		return r.soManyBlocked()
	}
	if !r.one("son") {
		return nil, false
	}
	c, ok := r.soManyBlocked()
	return c, ok && r.one("los que bloquea", "los aliados que bloquea", "los aliados que bloquee")
}
