package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// prevent reads "previene que X sea destruido", "prevenirlo".
func (r *reader) prevent(f es.Form) (ability.Effect, bool) {
	if n, ok := try(r, r.partOfDamage); ok {
		to, _ := r.damagedCastle()
		return ability.Rule{Is: ability.DamageChange{To: to, Combat: true, By: -n, Each: r.asOften()}}, true
	}
	if r.resolving && (f.Clitic != "" || r.one("ese dano", "todo ese dano", "el dano")) {
		r.answers = true
		return ability.PreventDamage{}, true
	}
	switch {
	case f.Clitic != "":
		r.answers = r.answers || r.harmed
		return ability.Act{Who: r.actor, Verb: ability.Save, What: r.theEvents()}, r.event != nil
	case r.one("que"):
		return r.preventedEvent()
	case r.one("la destruccion de", "el destierro de", "la salida del juego de"):
		what := harm[r.peekAt(r.pos-2)]
		c, ok := r.cards()
		if r.harmed && (ability.IsIt(c) || c == (ability.Cards)(ability.EventCard{})) && !r.picked {
			r.answers = true // "cuando un Aliado es destruido, ... la destrucción de aquel"
			return ability.Act{Who: r.actor, Verb: ability.Save, What: r.theEvents()}, ok
		}
		return ability.Prevent{What: []ability.CardVerb{what}, Of: c}, ok
	case r.one("todo el dano de combate", "el dano de combate"):
		_ = r.one("este turno", "a tu mazo castillo")
		return ability.PreventDamage{}, true
	case r.one("el dano de", "el dano hecho por", "el dano que haga", "todo el dano de", "todo el dano hecho por"):
		c, ok := r.cards()
		_ = r.take("a tu mazo castillo")
		return ability.PreventDamage{Of: c}, ok
	case r.event == nil && r.one("su destruccion", "su destierro"):
		c := r.it()
		return ability.Prevent{What: []ability.CardVerb{harm[r.peekAt(r.pos-1)]}, Of: c}, ability.IsThis(c)
	case r.one("su destruccion", "su destierro", "esa destruccion"):
		r.answers = r.answers || r.harmed
		return ability.Act{Who: r.actor, Verb: ability.Save, What: r.theEvents()}, r.harmed
	case r.one("todo el dano", "el dano"):
		r.take("de combate")
		if r.one("que recibas", "que recibirias", "que fueras a recibir", "que vayas a recibir") {
			return ability.PreventDamage{}, true
		}
		if r.one("hecho a", "a", "que reciba", "que fuera a recibir", "que vaya a recibir") {
			return ability.PreventDamage{}, r.one("tu mazo castillo", "tu mazo")
		}
		return ability.PreventDamage{}, true
	}
	return nil, false
}

// preventedEvent reads what is prevented after "que": "un Aliado sea destruido", "se destruya un
// Tótem", "una habilidad oponente lo destierre".
func (r *reader) preventedEvent() (ability.Effect, bool) {
	if e, ok := try(r, r.preventedFirst); ok {
		return e, true
	}
	if outer := r.occurrence; r.event == nil {
		e, ok := try(r, r.effectHappening)
		if on, ofCard := e.(ability.CardEvent); ok && ofCard {
			r.occurrence = outer
			return ability.Prevent{What: on.What, Of: on.Who, By: on.By}, true
		}
	}
	c, ok := r.cards()
	if !ok {
		if c, ok = r.eventSubject(); !ok {
			return nil, false
		}
	} else if e, ok := try(r, func() (ability.Effect, bool) { return r.hinders(c) }); ok {
		return e, true
	}
	verbs, ok := r.cardVerbs(false, c)
	if !ok {
		return nil, false
	}
	by := r.source()
	if r.take("este turno") { // which is no single time
		return ability.Modify{Who: c, Traits: []ability.Trait{ability.With{Keyword: ability.Indestructible}}, Until: ability.UntilFinal},
			by == nil && len(verbs) == 1 && verbs[0] == ability.IsDestroyed
	}
	return ability.Prevent{What: verbs, Of: c, By: by}, true
}

// preventedFirst reads "sea destruido un Aliado", "se destruya un Tótem": what happens stands in
// front of the card.
func (r *reader) preventedFirst() (ability.Effect, bool) {
	var verbs []ability.CardVerb
	switch {
	case r.one("se destruya"):
		verbs = []ability.CardVerb{ability.IsDestroyed}
	case r.one("se destierre"):
		verbs = []ability.CardVerb{ability.IsExiled}
	case r.form(0).Verb != es.Ser:
		return nil, false
	default:
		var ok bool
		if verbs, ok = r.cardVerbs(false, shape.OneOf(ability.Filter{})); !ok || r.alsoIf != nil {
			return nil, false
		}
	}
	by := r.source()
	c, ok := r.cards()
	if by == nil {
		by = r.source()
	}
	return ability.Prevent{What: verbs, Of: c, By: by}, ok && r.peek() != "este"
}

// harm gives what is done to a card by its noun.
var harm = map[string]ability.CardVerb{"destruccion": ability.IsDestroyed, "destierro": ability.IsExiled, "juego": ability.Leaves}

// savesFrom reads from what a card is saved, before it or behind: "salvarlo de ser destruido o
// desterrado por habilidades oponentes", "salvar de la destrucción a un Aliado".
func (r *reader) savesFrom(f es.Form) (ability.Effect, bool) {
	var c ability.Cards
	ok := false
	if f.Clitic != "" {
		if c, ok = r.pronoun(f.Clitic); !ok || r.event != nil {
			return nil, false
		}
	} else if r.peek() != "de" {
		if c, ok = r.object(f); !ok {
			return nil, false
		}
	}
	var what []ability.CardVerb
	switch {
	case r.take("de ser"):
		for len(what) == 0 || r.one("o", "ni") {
			r.one("de")
			r.one("ser")
			v, ok := r.passiveVerb()
			if !ok {
				return nil, false
			}
			what = append(what, v)
		}
	case r.one("de la destruccion", "del destierro", "de su destruccion", "de su destierro"):
		what = []ability.CardVerb{harm[r.peekAt(r.pos-1)]}
	default:
		return nil, false
	}
	by := r.source()
	if c == nil {
		r.one("a")
		if c, ok = r.cards(); !ok {
			return nil, false
		}
	}
	return ability.Prevent{What: shape.SortVerbs(what), Of: c, By: by}, true
}
