package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// thatCarries reads "que porte un Arma", "que porte Sir Ansel".
func (r *reader) thatCarries(f *ability.Filter) bool {
	if r.carriesSome(f) {
		return true
	}
	if b, ok := try(r, func() (ability.Filter, bool) { b := *f; return b, r.carriedBy(&b) }); ok {
		*f = b
		return true
	}
	if shape.OneType(*f) != card.Weapon {
		return false
	}
	switch {
	case r.picked || r.event != nil && !ability.IsThis(r.event): // "cuando un Aliado bloquea, destruye un Arma que porte"
		add(f, ability.Is{State: ability.CarriedByIt})
		return ability.IsIt(r.it()) && (r.picked && r.pickType == card.Ally || !r.picked && r.eventType == card.Ally)
	case r.facts.Type == card.Ally:
		add(f, ability.Is{State: ability.CarriedByThis})
		return true
	}
	return false
}

func (r *reader) anyWeapon() bool {
	at := r.pos
	switch {
	case r.one("un", "una", "algun", "alguna", "1"):
		r.take("o mas")
	}
	if r.one("arma", "armas") {
		return true
	}
	r.pos = at
	return false
}

// noWeapon reads the Armas that none are carried of: any.
func (r *reader) noWeapon() bool { return r.anyWeapon() && !r.costFollows() }

// carries reads which Armas a card carries: any, "2 o más Armas", "un Arma de Coste 2 o
// menos", "un «Martillo de Hefestos»".
func (r *reader) carries() (ability.Quality, bool) {
	some := ability.CarriesSome{Of: ability.Filter{Types: []card.Type{card.Weapon}}, Count: shape.AtLeastOne}
	if named, ok := try(r, r.namedWeapon); ok {
		some.Of = named
		return some, true
	}
	if !r.anyWeapon() {
		b, ok := r.quantityBound()
		if !ok || !r.one("arma", "armas") {
			return nil, false
		}
		some.Count = b
	}
	if r.costFollows() && !r.quality(&some.Of) {
		return nil, false
	}
	if some.Count == shape.AtLeastOne && some.Of.Cost.Op == ability.NoBound {
		return ability.Is{State: ability.Armed}, true
	}
	return some, true
}

// namedWeapon reads "un «Martillo de Hefestos»".
func (r *reader) namedWeapon() (f ability.Filter, ok bool) {
	_ = r.one("un", "una", "el", "la") && r.one("arma")
	ok = r.token().Kind == es.Name && r.names(&f)
	return f, ok
}

// carriesSome reads it of cards that are described.
func (r *reader) carriesSome(f *ability.Filter) bool {
	q, ok := try(r, r.carries)
	if ok {
		add(f, q)
	}
	return ok
}

// costFollows reports whether a Coste follows, which is that of what was named last.
func (r *reader) costFollows() bool {
	switch r.peek() {
	case "de", "con":
		return r.ahead(1) == "coste"
	case "que":
		return r.form(1).Verb == es.Costar
	}
	return r.peek() == "cuyo" && r.ahead(1) == "coste" && r.ahead(2) != "total" // of them all
}
