package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// unlessPaid reads "atacar a menos que pagues 1 Oro" after "no puede": what has to be
// paid for the deed.
func (r *reader) unlessPaid() ([]ability.Trait, bool) {
	var t ability.Toll
	if deeds, ok := r.combatDeeds("o", "ni"); ok {
		t.What = paidDeed(deeds)
	} else if t.What = ability.BeBlocked; !r.one("ser bloqueado") {
		return nil, false
	}
	r.comma()
	if !r.one("a menos que", "si no") {
		return nil, false
	}
	return r.boughtWith(t)
}

// onlyPaid reads "atacar si pagas 1 Oro" after "solo puede": the price of the deed.
func (r *reader) onlyPaid() ([]ability.Trait, bool) {
	var t ability.Toll
	if deeds, ok := r.combatDeeds(); ok {
		t.What = deeds[0]
	} else if t.What = ability.BeBlocked; !r.one("ser bloqueado") {
		return nil, false
	}
	if r.form(0).Gerund && t.What != ability.BeBlocked && shape.IsReference(r.subject) {
		r.actor, t.Who = ability.You, ability.You
		pay, ok := r.payments() // "solo puede atacar pagando 1 Oro"
		t.Pay = pay
		return []ability.Trait{t}, ok
	}
	if !r.one("si") {
		return nil, false
	}
	return r.boughtWith(t)
}

// passage reads what the opponent pays for blocking a card: "tu oponente debe pagar 1 Oro
// para bloquear a este Aliado", "si tu oponente quiere bloquearlo, debe pagar 1 Oro".
func (r *reader) passage() (ability.Ability, bool) {
	wants := r.take("si tu oponente") && r.one("quiere", "desea", "quisiera")
	if !wants && !r.take("tu oponente") {
		return nil, false
	}
	var who ability.Cards
	blocked := func() (ok bool) {
		v, ok := r.verb(es.Bloquear)
		if !ok || !v.Infinitive {
			return false
		}
		if who = r.spokenCard(); v.Clitic == "" {
			r.one("a")
			who, ok = r.cards()
		}
		return ok && shape.IsReference(who)
	}
	if wants && !blocked() {
		return nil, false
	}
	r.comma()
	if !r.one("debe") {
		return nil, false
	}
	pay, ok := r.due(ability.Opponent)
	if !ok || !wants && (!r.one("para") || !blocked()) {
		return nil, false
	}
	t := ability.Toll{What: ability.BeBlocked, Who: ability.Opponent, Pay: pay}
	return levied(who, t), true
}

// levied is a price that cards have for a deed.
func levied(who ability.Cards, price ability.Toll) ability.Ability {
	return ability.Continuous{Do: ability.Modify{Who: who, Traits: []ability.Trait{price}}}
}

// tollToPlay is what is paid besides its Coste for playing the card.
func tollToPlay(pay ability.Effect) ability.Ability {
	return levied(ability.This{}, ability.Toll{What: ability.BePlayed, Who: ability.You, Pay: pay})
}

// spokenCard is whom a text speaks of without a name: the card, or the bearer of a weapon.
func (r *reader) spokenCard() ability.Cards {
	if r.facts.Type == card.Weapon {
		return ability.Bearer{}
	}
	return ability.This{}
}

// boughtWith reads who pays what for a deed: "su controlador paga 1 Oro", "descartes una
// carta por cada uno".
func (r *reader) boughtWith(t ability.Toll) ([]ability.Trait, bool) {
	all, every := r.subject.(ability.Every)
	switch {
	case r.take("su controlador"):
		switch {
		case every && all.Of.Of == ability.Opponent:
			t.Who = ability.Opponent
		case every && all.Of.Of == ability.Anyone:
			t.Who = ability.Each
		case every || shape.IsReference(r.subject):
			t.Who = ability.You
		}
	case r.take("tu oponente"):
		if t.Who = ability.Opponent; t.What != ability.BeBlocked && !(every && all.Of.Of == ability.Opponent) && !ability.IsBearer(r.subject) {
			return nil, false
		}
	case r.form(0).You && actsOnCards[r.form(0).Verb]:
		if t.Who = ability.You; every && all.Of.Of != ability.You {
			return nil, false
		}
	}
	if t.Who == ability.Anyone || t.Who != ability.Opponent && t.What == ability.BeBlocked || !every && !shape.IsReference(r.subject) {
		return nil, false
	}
	var ok bool
	if t.Who == ability.You && !every {
		r.actor = ability.You
		t.Pay, ok = r.action()
		return []ability.Trait{t}, ok
	}
	t.Pay, ok = r.due(t.Who)
	_ = r.one("por cada uno", "por cada una", "por cada aliado")
	return []ability.Trait{t}, ok
}

// levy reads what the opponent has to pay for each ally that he declares: "tu oponente
// debe pagar 1 Oro por cada Aliado que declare atacante", in either order.
func (r *reader) levy() (ability.Effect, bool) {
	var f ability.Filter
	var t ability.Toll
	ok := false
	first := r.take("por cada")
	if first {
		if f, t.What, ok = r.declaring(); !ok {
			return nil, false
		}
		r.comma()
	}
	if t.Who, ok = r.player(); !ok {
		if r.peek() != "debes" {
			return nil, false
		}
		t.Who = ability.You
	}
	if t.Who == ability.Anyone {
		t.Who = ability.Each
	}
	r.one("debe", "debes")
	if t.Pay, ok = r.due(t.Who); !ok {
		return nil, false
	}
	if !first {
		each := r.take("por cada")
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
				if t.What, ok = r.eitherRole(); !ok {
					return nil, false
				}
			}
		} else if f, t.What, ok = r.declaring(); !ok {
			return nil, false
		}
	}
	if shape.OneType(f) != card.Ally || f.Of == ability.You || len(f.In) > 0 {
		return nil, false
	}
	if f.Of = t.Who; t.Who == ability.Each {
		f.Of = ability.Anyone
	}
	return ability.Modify{Who: ability.Every{Of: f}, Traits: []ability.Trait{t}}, true
}

// due reads a price of so many that a player pays: "pagar 1 Oro", "bota 2 cartas",
// "descartar una carta".
func (r *reader) due(who ability.Player) (ability.Effect, bool) {
	if who == ability.Each {
		who = ability.Acting
	}
	v, ok := r.verb(es.Pagar, es.Botar, es.Descartar)
	if !ok || v.Participle || v.Clitic != "" {
		return nil, false
	}
	n, ok := r.natural()
	if !ok || n == 0 {
		return nil, false
	}
	if v.Verb == es.Pagar {
		r.one("de")
		return ability.Pay{Who: who, N: ability.Number(n)}, r.one("oro", "oros")
	}
	if !r.one("carta", "cartas") {
		return nil, false
	}
	if v.Verb == es.Botar {
		_ = r.one("de su mazo castillo", "de tu mazo castillo")
		return ability.Mill{Who: who, N: ability.Number(n)}, true
	}
	_ = r.one("de su mano", "de tu mano")
	hand := ability.Filter{Of: who, In: []ability.Zone{ability.Hand}}
	return ability.Act{Who: who, Verb: ability.Discard, What: ability.Chosen{Count: ability.Count{N: ability.Number(n)}, Of: hand}}, true
}

// declaring reads which allies are declared, and as what: "Aliado que declare como
// atacante", "Dragón que quiera declarar bloqueador", "Aliado que ataque".
func (r *reader) declaring() (ability.Filter, ability.Deed, bool) {
	f, _, ok := r.filter()
	if !ok || !r.one("que") {
		return f, 0, false
	}
	if v := r.form(0); (v.Verb == es.Atacar || v.Verb == es.Bloquear) && !v.Infinitive && !v.Participle {
		r.advance(1)
		if v.Verb == es.Bloquear {
			return f, ability.BlockDeed, true
		}
		return f, ability.AttackDeed, true
	}
	r.one("quiera", "desee")
	r.take("vaya a")
	v, ok := r.verb(es.Declarar)
	if !ok || v.Participle {
		return f, 0, false
	}
	r.one("como")
	d, ok := r.eitherRole()
	return f, d, ok
}

// declares reads "declarar atacante", "atacar con" before the ally; no deed where it
// stands behind: "declarar un Aliado atacante".
func (r *reader) declares() (ability.Deed, bool) {
	switch {
	case r.one("atacar con", "declarar ataque con"):
		return ability.AttackDeed, true
	case r.one("bloquear con", "declarar bloqueo con"):
		return ability.BlockDeed, true
	case r.one("declarar"):
		r.one("como")
		d, _ := r.eitherRole()
		return d, true
	}
	return 0, false
}
