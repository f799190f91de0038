package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// levy reads what the opponent has to pay for each ally that he declares: "tu oponente
// debe pagar 1 Oro por cada Aliado que declare atacante", in either order.
func (r *reader) levy() (ability.Effect, bool) {
	var f ability.Filter
	t := ability.Toll{Who: ability.Opponent}
	ok := false
	first := r.take("por", "cada")
	if first {
		if f, t.What, ok = r.declaring(); !ok {
			return nil, false
		}
		r.comma()
	}
	if !r.take("tu", "oponente") {
		return nil, false
	}
	r.one("debe")
	if t.Pay, ok = r.due(); !ok {
		return nil, false
	}
	if !first {
		each := r.take("por", "cada")
		if !each && !r.one("para") {
			return nil, false
		}
		if !each {
			r.one("poder")
			if t.What, ok = r.declares(); !ok {
				return nil, false
			}
			r.one("a")
			if !r.one("un", "cada") {
				return nil, false
			}
			if f, _, ok = r.filter(); !ok {
				return nil, false
			}
			if t.What == 0 {
				if t.What, ok = r.fightDeed(); !ok {
					return nil, false
				}
			}
		} else if f, t.What, ok = r.declaring(); !ok {
			return nil, false
		}
	}
	if oneType(f) != card.Ally || f.Of == ability.You || len(f.In) > 0 || t.What == ability.FightDeed {
		return nil, false
	}
	f.Of = ability.Opponent
	return ability.Modify{Who: ability.Every{Of: f}, Traits: []ability.Trait{t}}, true
}

// due reads a price of so many: "pagar 1 Oro", "bota 2 cartas", "descartar una carta".
func (r *reader) due() (ability.Effect, bool) {
	v, ok := r.verb(vPagar, vBotar, vDescartar)
	if !ok || v.participle || v.clitic != "" {
		return nil, false
	}
	n, ok := r.natural()
	if !ok || n == 0 {
		return nil, false
	}
	if v.verb == vPagar {
		r.one("de")
		return ability.Pay{Who: ability.Opponent, N: ability.Number(n)}, r.one("oro", "oros")
	}
	if !r.one("carta", "cartas") {
		return nil, false
	}
	if v.verb == vBotar {
		_ = r.take("de", "su", "mazo", "castillo")
		return ability.Mill{Who: ability.Opponent, N: ability.Number(n)}, true
	}
	_ = r.take("de", "su", "mano")
	hand := ability.Filter{Of: ability.Opponent, In: []ability.Zone{ability.Hand}}
	return ability.Act{Who: ability.Opponent, Verb: ability.Discard, What: ability.Chosen{Count: ability.Count{N: ability.Number(n)}, Of: hand}}, true
}

// declaring reads which allies are declared, and as what: "Aliado que declare como
// atacante", "Dragón que quiera declarar bloqueador", "Aliado que ataque".
func (r *reader) declaring() (ability.Filter, ability.Deed, bool) {
	f, _, ok := r.filter()
	if !ok || !r.one("que") {
		return f, 0, false
	}
	if v := r.form(0); (v.verb == vAtacar || v.verb == vBloquear) && !v.infinitive && !v.participle {
		r.advance(1)
		if v.verb == vBloquear {
			return f, ability.BlockDeed, true
		}
		return f, ability.AttackDeed, true
	}
	r.one("quiera", "desee")
	r.take("vaya", "a")
	v, ok := r.verb(vDeclarar)
	if !ok || v.participle {
		return f, 0, false
	}
	r.one("como")
	d, ok := r.fightDeed()
	return f, d, ok
}

// declares reads "declarar atacante", "atacar con" before the ally; no deed where it
// stands behind: "declarar un Aliado atacante".
func (r *reader) declares() (ability.Deed, bool) {
	switch {
	case r.take("atacar", "con"):
		return ability.AttackDeed, true
	case r.take("bloquear", "con"):
		return ability.BlockDeed, true
	case r.one("declarar"):
		r.one("como")
		d, _ := r.fightDeed()
		return d, true
	}
	return 0, false
}
