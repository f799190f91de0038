package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

func (r *reader) copyAbility() (ability.Effect, bool) {
	if !r.take("la habilidad") || r.peek() != "del" && !r.one("de") {
		return nil, false
	}
	c, ok := r.cards()
	if !ok {
		return nil, false
	}
	m := ability.Modify{Who: ability.This{}, Traits: []ability.Trait{ability.AbilityOf{Of: c}}}
	m.Until, _ = r.duration()
	return m, true
}

// considered reads "considéralo un Aliado", "convierte X en Aliados".
func (r *reader) considered(f es.Form) (ability.Effect, bool) {
	if f.Verb == es.Declarar {
		var c ability.Cards
		var named, ok bool
		if f.Clitic != "" {
			c = r.it()
		} else {
			if r.calledUp, named = r.role(); named {
				r.one("a")
			}
			if c, ok = r.cards(); !ok {
				return nil, false
			}
		}
		r.one("como")
		_ = r.one("un aliado", "aliado")
		if !named {
			if r.calledUp, ok = r.role(); !ok {
				return nil, false
			}
		}
		r.ifAble()
		if isPicked(c) && r.actor != ability.You {
			return nil, false // whom another declares he picks himself
		}
		return ability.Modify{Who: c, Traits: []ability.Trait{ability.Must{What: r.calledUp}}}, true
	}
	c, ok := r.object(f)
	if !ok {
		return nil, false
	}
	if f.Verb == es.Convertir && !r.one("en") {
		return nil, false
	}
	r.one("como")
	traits, ok := r.consideredAs()
	if !ok {
		return nil, false
	}
	if f.Verb == es.Convertir {
		only(traits)
	}
	m := ability.Modify{Who: c, Traits: traits}
	m.Until, _ = r.duration()
	return m, true
}

// consideredAs reads "un Aliado de Coste y Fuerza 3", "Aliados con Fuerza igual
// a su Coste", "de raza Héroe", "un Arma".
func (r *reader) consideredAs() ([]ability.Trait, bool) {
	r.one("tambien", "ademas")
	r.one("un", "una", "uno")
	as := ability.ConsideredAs{}
	if n, ok := es.Nouns[r.peek()]; ok {
		r.advance(1)
		as.Type = n.Typ
		if race := es.Nouns[r.peek()]; n.Race == card.NoRace && n.Typ == card.Ally && race.Race != card.NoRace {
			r.advance(1)
			n.Race, as.Type = race.Race, r.typeUnlessAlly()
		}
		if n.Race != card.NoRace {
			f := ability.Filter{Races: as.Races.With(n.Race)}
			r.moreRaces(&f)
			as.Races = f.Races
		}
	}
	if r.one("de todas las razas", "todas las razas", "de cualquier raza") {
		for race := card.Race(1); race <= card.RaceCount; race++ {
			as.Races = as.Races.With(race)
		}
		if as.Type == card.Ally {
			as.Type = r.typeUnlessAlly()
		}
	} else if r.one("de raza", "de la raza", "la raza") {
		n, ok := es.Nouns[r.peek()]
		if !ok || n.Race == card.NoRace {
			return nil, false
		}
		r.advance(1)
		f := ability.Filter{Races: as.Races.With(n.Race)}
		r.moreRaces(&f)
		as.Races = f.Races
		if as.Type == card.Ally {
			as.Type = r.typeUnlessAlly()
		}
	}
	if as.Type == card.NoType && as.Races == 0 {
		return nil, false
	}
	_ = r.one("ademas de su raza", "a la vez")
	numbers, ok := r.numbersOf()
	at := r.state
	if r.comma(); !r.one("sin perder su habilidad", "sin perder sus habilidades", "sin perder su tipo", "sin perder su raza") { // nothing is taken from them
		r.state = at
	}
	return append([]ability.Trait{as}, numbers...), ok
}

// only has cards be nothing else than what they become.
func only(traits []ability.Trait) {
	for i, t := range traits {
		if as, ok := t.(ability.ConsideredAs); ok {
			as.Only = true
			traits[i] = as
		}
	}
}

// numbersOf reads the Cost and the strength of what a card is considered, in either
// order, and that it has no race: "de Coste y Fuerza 3", "de Fuerza 4 y Coste 2", "sin raza".
func (r *reader) numbersOf() ([]ability.Trait, bool) {
	var cost, strength, race []ability.Trait
	for {
		at := r.state
		r.one("y")
		r.one("de", "con")
		switch {
		case cost == nil && strength == nil && r.one("coste y fuerza", "fuerza y coste"):
			n, ok := r.natural()
			if !ok {
				return nil, false
			}
			cost, strength = []ability.Trait{ability.SetCost{To: ability.Number(n)}}, []ability.Trait{ability.SetStrength{To: ability.Number(n)}}
			continue
		case race == nil && r.take("sin raza"):
			race = []ability.Trait{ability.LoseRace}
			continue
		case cost == nil && r.one("coste"):
			n, ok := r.natural()
			if !ok {
				return nil, false
			}
			r.one("oro", "oros")
			cost = []ability.Trait{ability.SetCost{To: ability.Number(n)}}
			continue
		case strength == nil && r.one("fuerza", "cuya fuerza es"):
			a, ok := r.strengthValue(ability.It{})
			if !ok {
				return nil, false
			}
			strength = []ability.Trait{ability.SetStrength{To: a}}
			continue
		}
		r.state = at
		return slices.Concat(race, cost, strength), true
	}
}

// typeUnlessAlly is the type that a card gains when it is considered an ally of
// a race: none if it is an ally already.
func (r *reader) typeUnlessAlly() card.Type {
	switch c := r.subject.(type) {
	case ability.Every:
		return allyUnless(shape.OneType(c.Of) == card.Ally)
	case ability.Chosen:
		return allyUnless(shape.OneType(c.Of) == card.Ally)
	}
	return allyUnless(r.facts.Type == card.Ally || r.facts.Type == card.NoType)
}

// allyUnless is the type of an Aliado, for what is none already.
func allyUnless(already bool) card.Type {
	if already {
		return card.NoType
	}
	return card.Ally
}

// strengthValue reads "0", "igual a su Coste", "igual al número de Talismanes
// en tu Cementerio".
func (r *reader) strengthValue(own ability.Cards) (ability.Amount, bool) {
	_ = r.numberAhead(1) && r.one("de")
	if n, ok := r.natural(); ok {
		each, _ := r.perEach()
		return times(n, each), true
	}
	if !r.one("igual") {
		return nil, false
	}
	switch {
	case r.take("a la del"):
		r.pos--
		c, ok := r.measured()
		return ability.StrengthOf{Of: c}, ok
	case r.peek() == "al" && r.ahead(2) == "que":
		c, ok := r.measured()
		return ability.StrengthOf{Of: c}, ok && c == (ability.Cards)(ability.Opposing{})
	case r.peek() == "al" && r.ahead(1) != "numero" && r.ahead(1) != "doble":
		c, ok := r.cards()
		if !ok {
			return nil, false
		}
		return ability.StrengthOf{Of: c}, shape.IsReference(c)
	}
	if r.one("a"); r.saysCost() {
		return ability.OwnCost, r.itsOwnCost()
	}
	return r.alikeStrength()
}

func (r *reader) change(f es.Form) (ability.Effect, bool) {
	if e, ok := try(r, r.newObjective); ok {
		return e, true
	}
	if r.peek() == "el" && r.ahead(1) == "control" {
		return r.swap()
	}
	if e, ok := try(r, func() (ability.Effect, bool) { return r.equip(f) }); ok {
		return e, true
	}
	own := r.one("su")
	switch {
	case !own && r.take("la fuerza de"):
		c, ok := r.cards()
		if !ok {
			return nil, false
		}
		m := ability.Modify{Who: c, Traits: []ability.Trait{ability.StrengthFromCost}}
		if !r.take("por su coste") {
			r.subject = c
			if !r.one("a", "por") {
				return nil, false
			}
			to, ok := r.alikeStrength()
			if _, plain := to.(ability.Number); !ok || plain {
				return nil, false
			}
			m.Traits = []ability.Trait{ability.SetStrength{To: to}}
		}
		m.Until, _ = r.duration()
		return m, true
	}
	return nil, false
}

// ifAble skips "si puede": what must be done is done only if it can be.
func (r *reader) ifAble() {
	at := r.state
	r.comma()
	if r.one("si puede hacerlo", "si puede", "si es posible", "si le es posible", "si les es posible", "de ser posible", "siempre que sea posible", "siempre que pueda") {
		return
	}
	r.state = at
}

// doubleStrength reads "la Fuerza de un Aliado" after "duplica".
func (r *reader) doubleStrength() (ability.Effect, bool) {
	if !r.take("la fuerza") || r.peek() != "del" && !r.one("de") {
		return nil, false
	}
	c, ok := r.cards()
	m := ability.Modify{Who: c, Traits: []ability.Trait{ability.DoubleStrength}}
	m.Until, _ = r.duration()
	return m, ok
}

// equip reads a weapon that an ally is given: "mueve un Arma a otro Aliado".
func (r *reader) equip(f es.Form) (ability.Effect, bool) {
	r.noIn = true
	what, ok := r.object(f)
	r.noIn = false
	if !ok || !r.isWeapon(what) {
		return nil, false
	}
	if shape.InPlayForSure(what) {
		r.maybe("en juego")
	}
	if e, ok := try(r, func() (ability.Effect, bool) { return r.fromOneToAnother(what) }); ok {
		return e, true
	}
	if r.peek() != "al" && !r.one("a", "en") {
		return nil, false
	}
	to, ok := r.newBearer()
	if x, chosen := to.(ability.Chosen); chosen && (shape.OneType(x.Of) != card.Ally || len(x.Of.In) > 0) || !chosen && !shape.IsReference(to) {
		return nil, false
	}
	if ok && r.free() {
		return ability.Play{Who: r.actor, What: what, Free: true, On: to}, true // it was not in play
	}
	return ability.Equip{Who: r.actor, What: what, To: to}, ok
}

// newBearer reads on whom a weapon is put. It is that weapon afterwards, so that no word means
// the ally: "ese Aliado", "destrúyelo".
func (r *reader) newBearer() (ability.Cards, bool) {
	before := r.pickedCards
	c, ok := r.cards()
	before.borrows, before.borne = r.borrows, true
	r.pickedCards = before
	return c, ok
}

// fromOneToAnother reads "de uno de tus Aliados a otro" after a weapon that is given to
// another ally.
func (r *reader) fromOneToAnother(what ability.Cards) (ability.Effect, bool) {
	x, chosen := what.(ability.Chosen)
	if !chosen || !r.one("de", "desde") {
		return nil, false
	}
	carrier, ok := r.others()
	if !ok || shape.OneType(carrier) != card.Ally || len(carrier.In) > 0 || !r.take("a otro") {
		return nil, false
	}
	to := carrier
	if es.Nouns[r.peek()].Typ != card.NoType {
		if to, _, ok = r.filter(); !ok || shape.OneType(to) != card.Ally {
			return nil, false
		}
	}
	to.Other = true
	add(&x.Of, ability.CarriedBySome{Of: carrier})
	return ability.Equip{Who: r.actor, What: x, To: shape.OneOf(to)}, true
}

// isWeapon reports whether cards are weapons for sure.
func (r *reader) isWeapon(c ability.Cards) bool {
	switch c := c.(type) {
	case ability.This:
		return r.facts.Type == card.Weapon
	case ability.Chosen:
		return shape.OneType(c.Of) == card.Weapon
	case ability.It:
		return r.latestType() == card.Weapon
	}
	return false
}
