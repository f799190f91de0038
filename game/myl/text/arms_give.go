package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// armsGive reads "las Armas que porten tus Aliados otorgan 1 a la Fuerza adicional": whoever
// carries them has so much more for each.
func (r *reader) armsGive() (ability.Effect, bool) {
	if w := r.peek(); w != "las" && w != "tus" && w != "todas" {
		return nil, false
	}
	c, ok := r.cards()
	all, several := c.(ability.Every)
	if !ok || !several || shape.OneType(all.Of) != card.Weapon {
		return nil, false
	}
	v, gives := r.verb(es.Dar)
	n, counted := r.natural()
	if !gives || v.Infinitive || v.Participle || v.Clitic != "" || !counted || n == 0 {
		return nil, false
	}
	r.one("punto", "puntos")
	less := r.one("menos")
	more := r.one("mas", "adicional", "extra")
	r.one("a la fuerza", "de fuerza")
	if more = r.one("mas", "adicional", "extra") || more; !more && !less {
		return nil, false // what they give they tell themselves
	}
	_ = r.one("a sus portadores", "a su portador")
	who, each, ok := bearersOf(all.Of)
	m := ability.Modify{Who: who, Traits: changeBy(less, times(n, each))}
	m.Until, _ = r.duration()
	return m, ok
}

// bearersOf is who carries such weapons, and how many each of them carries.
func bearersOf(arms ability.Filter) (ability.Cards, ability.Amount, bool) {
	of := ability.Filter{Types: []card.Type{card.Ally}, Of: arms.Of}
	if len(arms.That) == 1 && arms.Of == ability.Anyone {
		switch q := arms.That[0].(type) {
		case ability.CarriedBySome:
			of = q.Of
		case ability.Is:
			arms.That = nil
			return ability.This{}, ability.WeaponsOf{Of: ability.This{}}, q.State == ability.CarriedByThis && onlyTyped(arms)
		}
		arms.That = nil
	}
	arms.Of = ability.Anyone
	return ability.Every{Of: of}, ability.OwnWeapons, onlyTyped(arms)
}

// onlyTyped reports whether a filter says nothing but the type.
func onlyTyped(f ability.Filter) bool {
	f.Types = nil
	return shape.BareFilter(f) && f.Of == ability.Anyone && len(f.In) == 0 && !f.Other
}

// carriesThis reads "porte esta Arma", "puede portarla" of another ally, on which the weapon is put
// then.
func (r *reader) carriesThis(who ability.Cards) (ability.Effect, bool) {
	c, chosen := who.(ability.Chosen)
	if !chosen || !isOne(who) || shape.OneType(c.Of) != card.Ally || len(c.Of.In) > 0 {
		return nil, false
	}
	at := r.pos
	able := r.one("puede")
	v, ok := r.verb(es.Portar)
	if !ok || v.Participle || v.Infinitive != able || v.Clitic != "la" && !(v.Clitic == "" && r.thisCard()) {
		return nil, false
	}
	var e ability.Effect = ability.Equip{Who: ability.You, What: ability.This{}, To: c}
	if able && r.peekAt(at) == "puede" {
		e = shape.May(ability.You, e)
	}
	return e, true
}
