package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// exilesDamage reads "destierra esas cartas en vez de botarlas", "las cartas botadas de esta forma
// son desterradas" after "cuando hace daño al Mazo Castillo oponente": the damage of the card exiles.
func (r *reader) exilesDamage() (ability.Effect, bool) {
	if !r.dealt || !ability.IsThis(r.event) && !ability.IsBearer(r.event) {
		return nil, false
	}
	insteadOfMilling := func() bool {
		r.comma()
		return r.take("en vez de") && r.one("botarlas", "botar esas cartas", "botar cartas", "ir al cementerio", "ponerlas en el cementerio")
	}
	said := insteadOfMilling()
	r.comma()
	r.one("tu oponente", "el")
	r.one("debe")
	if said && r.one("las") && r.one("destierra") {
		return r.exiling(), r.atEnd()
	}
	v, acts := r.verb(es.Desterrar)
	switch {
	case acts && v.Clitic == "" && !v.Participle:
		if !r.theDamaged() {
			return nil, false
		}
	case acts:
		if v.Clitic != "las" || !said {
			return nil, false
		}
	default:
		if !r.theDamaged() || !r.one("son", "es", "deben ser") {
			return nil, false
		}
		if _, ok := r.part(es.Desterrar); !ok {
			return nil, false
		}
	}
	if !said {
		insteadOfMilling()
	}
	return r.exiling(), r.atEnd()
}

// exiling is that the damage of the event's card exiles.
func (r *reader) exiling() ability.Effect {
	return ability.Modify{Who: r.event, Traits: []ability.Trait{ability.ExilesDamaged}}
}

// theDamaged reads the cards that the damage takes from the Mazo Castillo.
func (r *reader) theDamaged() bool {
	if r.one("esas cartas", "dichas cartas", "las cartas botadas", "las cartas que tu oponente bote", "las cartas que bote", "las cartas que se boten") {
		r.one("de esta forma", "asi")
		return true
	}
	return r.one("las cartas", "cartas") && r.peek() == "en"
}
