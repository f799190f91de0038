package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// compels reads whom something is demanded of, after "obliga": "a tu oponente a botar 2
// cartas", "a un Aliado oponente a atacar".
func (r *reader) compels() (ability.Effect, bool) {
	e, _, ok := r.urges(r.mustTrait)
	return e, ok
}

// permits reads whom something is left to, after "permite": "a tu oponente robar 1 carta", "que
// tu oponente robe 1 carta", "a un Aliado atacar".
func (r *reader) permits() (ability.Effect, bool) {
	if r.one("que") {
		e, ok := r.effect()
		return shape.May(r.actor, e), ok && !isChange(e)
	}
	e, who, ok := r.urges(r.mayTrait)
	if who != ability.Anyone {
		e = shape.May(who, e)
	}
	return e, ok
}

// urges reads a player, or cards, and the infinitive of what they do: of cards it is a trait.
func (r *reader) urges(trait func() ([]ability.Trait, bool)) (ability.Effect, ability.Player, bool) {
	if r.peek() != "al" && !r.one("a") {
		return nil, 0, false
	}
	if who, ok := tryWhere(r, aSubject, r.player); ok {
		r.actor = who
		r.one("a")
		if !r.form(0).Infinitive {
			return nil, 0, false
		}
		e, ok := r.playersEffect()
		return e, who, ok
	}
	c, ok := r.cards()
	r.one("a")
	thatIt := r.one("que")
	if !ok || r.form(0).Infinitive == thatIt {
		return nil, 0, false
	}
	r.subject = c
	if thatIt {
		trait = r.fightsAsToldTo
	}
	t, ok := trait()
	m := ability.Modify{Who: c, Traits: t}
	m.Until, _ = r.duration()
	return m, ability.Anyone, ok
}

// fightsAsToldTo reads "ataque", "lo bloquee", "bloquee a este Aliado" after "obliga a un Aliado
// a que".
func (r *reader) fightsAsToldTo() ([]ability.Trait, bool) {
	proclitic := r.one("lo", "la")
	v, ok := r.verb(es.Atacar, es.Bloquear)
	switch {
	case !ok || !v.Wish:
		return nil, false
	case v.Verb == es.Atacar:
		return []ability.Trait{ability.Must{What: ability.AttackDeed}}, !proclitic
	case proclitic:
		c, ok := r.blockedOne()
		return []ability.Trait{ability.Must{What: ability.BlockDeed, By: c}}, ok
	case r.peek() == "al" || r.one("a"):
		c, ok := r.cards()
		return []ability.Trait{ability.Must{What: ability.BlockDeed, By: c}}, ok
	}
	return []ability.Trait{ability.Must{What: ability.BlockDeed}}, true
}

// isChange reports whether an effect changes what cards are or may do.
func isChange(e ability.Effect) bool {
	_, ok := e.(ability.Modify)
	return ok
}

// hinders reads what cards are kept from in battle, after "evita que" and the cards: "ataque",
// "pueda bloquear", "sea bloqueado".
func (r *reader) hinders(c ability.Cards) (ability.Effect, bool) {
	var t []ability.Trait
	ok := false
	switch f := r.form(0); {
	case f.Verb == es.Poder:
		r.subject = c
		t, ok = r.negatedTrait()
	case f.Verb == es.Ser && (r.form(1).Verb == es.Bloquear || r.form(1).Verb == es.Declarar || r.form(1).Verb == es.Afectar && isEvery(c)):
		r.advance(1)
		t, ok = r.forbidden(true)
	case (f.Verb == es.Atacar || f.Verb == es.Bloquear) && f.Wish:
		t = []ability.Trait{ability.Cannot{What: fightDeeds[f.Verb]}}
		r.advance(1)
		if other := r.form(1); other.Wish && other.Verb != f.Verb && fightDeeds[other.Verb] != 0 && r.one("o", "ni", "y") {
			t = append(t, ability.Cannot{What: fightDeeds[other.Verb]})
			r.advance(1)
		}
		ok = true
	}
	m := ability.Modify{Who: c, Traits: t}
	m.Until, _ = r.duration()
	return m, ok
}

// isPicked reports whether cards are some that are picked.
func isPicked(c ability.Cards) bool {
	_, chosen := c.(ability.Chosen)
	return chosen
}

// isEvery reports whether cards are all of a kind: one card is spared once (DAR 4.10).
func isEvery(c ability.Cards) bool {
	_, every := c.(ability.Every)
	return every
}

// eachGives reads "cada Tótem que controles otorga 1 a la Fuerza a Sir Ansel".
func (r *reader) eachGives() (ability.Effect, bool) {
	if !r.one("cada") {
		return nil, false
	}
	f, n, ok := r.filter()
	v, gives := r.verb(es.Dar, es.Quitar)
	if !ok || n.Many || !gives || v.Infinitive || v.Participle || v.Clitic != "" {
		return nil, false
	}
	t, ok := r.strengthChange(v.Verb == es.Quitar, ability.CountOf{Of: f})
	if !ok || r.peek() != "al" && !r.one("a") {
		return nil, false
	}
	e, ok := r.changing(t)
	_, one := e.(ability.Modify).Who.(ability.Chosen)
	return e, ok && !one
}
