package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// predicates reads what is said of cards, one thing or several: "gana 1 a la
// Fuerza y es Imbloqueable hasta la Fase Final", "pierden su Habilidad y son
// barajados".
func (r *reader) predicates(who ability.Cards) (ability.Effect, bool) {
	if c, ok := who.(ability.Chosen); ok {
		if e, ok := try(r, func() (ability.Effect, bool) { return r.eitherQuality(c) }); ok {
			return e, true
		}
	}
	var steps []ability.Step
	var traits []ability.Trait
	var price ability.PlayerRule                      // what such cards cost besides
	until, timed, early := ability.Standing, false, 0 // early is how many of the traits are before the last time
	link := ability.Stop
	of := who
	none := r.denied
	joint := 0 // where the word stands that joins what is read to what was read
	flush := func(n int) {
		if n > 0 {
			steps = append(steps, ability.Step{Link: link, Do: ability.Modify{Who: who, Traits: traits[:n:n], Until: until}})
			traits, early, link, who = traits[n:], 0, ability.And, reuse(who)
		}
	}
	whole := func() (ability.Effect, bool) {
		flush(len(traits))
		if price != nil {
			steps = append(steps, ability.Step{Link: link, Do: ability.Rule{Is: price, Until: until}})
		}
		return joined(steps)
	}
	for n := 0; n < 6; n++ {
		at := r.state
		if n > 0 {
			comma := r.one(",")
			switch {
			case r.one("y", "ni", "e"):
				r.one("ademas", "luego", "tambien")
			case r.peek() == "reduciendo":
			case comma:
				r.one("pero", "luego")
			case r.peek() != "no": // "no puede X no puede Y": a comma was forgotten
				r.state = at
				return whole()
			}
			joint = r.pos - 1
			r.one("que")
		}
		r.subject = who
		if t, ok := r.trait(); ok {
			traits = append(traits, t...)
		} else if is, ok := r.theirCost(of); ok && price == nil {
			price = is
		} else if e, ok := r.passive(again(who, len(traits) > 0 || len(steps) > 0)); ok {
			if none {
				return nil, false // "ningún Aliado pierde su Habilidad y es destruido": none, or all?
			}
			flush(len(traits))
			if n > 0 && r.peekAt(joint) == "luego" {
				e = onceOver(sequence(steps), e)
			}
			steps = append(steps, ability.Step{Link: link, Do: e})
			link, who = ability.And, reuse(who)
		} else {
			r.state = at
			break
		}
		r.theirTurn = false
		if d, ok := r.duration(); ok {
			if r.theirTurn && d == ability.OpponentTurn {
				d = ability.TheirNextTurn
			}
			if r.early != ability.Standing && r.early != d {
				return nil, false
			}
			r.early = ability.Standing
			if timed && d != until {
				flush(early)
			}
			until, timed, early = d, true, len(traits)
			r.perAfter(traits)
		} else if r.early != ability.Standing {
			until, timed, r.early = r.early, true, ability.Standing
		}
	}
	return whole()
}

// joined makes one effect of steps.
func joined(steps []ability.Step) (ability.Effect, bool) {
	switch len(steps) {
	case 0:
		return nil, false
	case 1:
		return steps[0].Do, true
	}
	return ability.Sequence{Steps: steps}, true
}

// reuse is how cards are spoken of again once they were picked.
func reuse(who ability.Cards) ability.Cards {
	if isReference(who) {
		return who
	}
	return ability.It{}
}

// again is who as the object of a further verb: itself when nothing was said
// of it yet.
func again(who ability.Cards, said bool) ability.Cards {
	if said {
		return reuse(who)
	}
	return who
}

// trait reads one thing that becomes true of the cards.
func (r *reader) trait() ([]ability.Trait, bool) {
	return try(r, func() ([]ability.Trait, bool) {
		if r.denied {
			r.denied = false
			return r.negatedTrait()
		}
		if t, ok := try(r, r.keyword); ok {
			return t, true
		}
		switch r.peek() {
		case "lo", "la":
			r.advance(1)
			if f := r.form(0); f.verb == vBloquear && !f.infinitive {
				r.advance(1)
				c, ok := r.blockedOne()
				return []ability.Trait{ability.Must{What: ability.BlockDeed, By: c}}, ok
			}
			return nil, false
		case "su":
			r.advance(1)
			if r.take("fuerza se duplica") {
				return plain(ability.DoubleStrength, true)
			}
			if t, ok := try(r, r.strengthRises); ok {
				return t, true
			}
			if r.one("fuerza") && r.beNumber() {
				a, ok := r.strengthValue(nil)
				return []ability.Trait{ability.SetStrength{To: a}}, ok
			}
			if r.take("coste es") {
				n, ok := r.natural()
				return []ability.Trait{ability.SetCost{To: ability.Number(n)}}, ok
			}
			return nil, false
		case "sera", "seran":
			r.advance(1)
			if r.one("declarado") {
				if d, ok := r.role(); ok {
					return []ability.Trait{ability.Must{What: d}}, true
				}
			}
			return r.isA()
		case "guardian":
			r.advance(1)
			return []ability.Trait{ability.Cannot{What: ability.AttackDeed}}, true
		case "tambien", "ademas":
			r.advance(1)
			if t, ok := r.trait(); ok {
				return t, true
			}
			r.one("es")
			return r.consideredAs()
		case "queda", "quedan", "quede", "queden":
			r.advance(1)
			if r.take("con fuerza") {
				a, ok := r.strengthValue(nil)
				return []ability.Trait{ability.SetStrength{To: a}}, ok
			}
			return plain(ability.LoseAbility, r.one("sin habilidad", "sin su habilidad"))
		case "reduciendo":
			r.advance(1)
			if r.take("su fuerza a") {
				n, ok := r.natural()
				return []ability.Trait{ability.SetStrength{To: ability.Number(n)}}, ok
			}
			return nil, false
		case "no":
			r.advance(1)
			return r.negatedTrait()
		case "solo":
			r.advance(1)
			return r.onlyTrait()
		case "puede", "pueden", "pueda", "puedan", "podra", "podran":
			r.advance(1)
			return r.mayTrait()
		case "debe", "deben", "deba", "deban", "debera":
			r.advance(1)
			return r.mustTrait()
		case "por":
			per, ok := r.perEach()
			if !ok {
				return nil, false
			}
			r.comma()
			if !r.one("gana") {
				return nil, false
			}
			return r.strengthChange(false, per)
		case "se":
			r.advance(1)
			if r.one("considera", "convierte", "vuelve", "vuelven", "vuelva", "vuelvan") {
				r.one("en", "como")
				if r.take("una copia exacta de esa carta") {
					return []ability.Trait{ability.BecomeIt}, true
				}
				if t, ok := try(r, r.keywordWord); ok {
					return t, true
				}
				if r.named && r.one("de esa raza", "de la raza nombrada", "de la raza elegida") {
					r.borrows = r.borrows || !r.namedNow
					return []ability.Trait{ability.SharesRace}, true
				}
				return r.consideredAs()
			}
			return nil, false
		case "duplica", "duplican", "duplique", "dupliquen":
			r.advance(1)
			if r.one("su dano", "el dano que hace") {
				return plain(ability.DoubleDamage, true)
			}
			return plain(ability.DoubleStrength, r.take("su fuerza"))
		case "cambia", "cambie", "cambian", "cambien":
			r.advance(1)
			return plain(ability.StrengthFromCost, r.take("su fuerza por su coste"))
		}
		f := r.form(0)
		switch f.verb {
		case vDesterrar:
			if !f.participle && !f.infinitive && f.clitic == "" {
				r.advance(1)
				return plain(ability.ExilesDamaged, r.damagedCards())
			}
		case vHacer:
			r.advance(1)
			if r.one("dano al mazo castillo oponente como si no hubiera sido bloqueado") {
				return []ability.Trait{ability.DamagesThrough}, true
			}
			_ = r.peek() == "su" && r.ahead(1) == "dano" && r.ahead(2) == "al" && r.one("su")
			if r.take("dano al mazo castillo oponente como si no") && r.one("hubiera") && r.take("sido bloqueado") {
				return []ability.Trait{ability.DamagesThrough}, true
			}
			if r.one("dano como si no hubiera sido bloqueado", "su dano como si no hubiera sido bloqueado") {
				return []ability.Trait{ability.DamagesThrough}, true
			}
			if n, ok := try(r, r.moreOfDamage); ok {
				r.damagedCastle()
				return []ability.Trait{ability.MoreDamage{By: n}}, true
			}
			ok := r.take("el doble de dano")
			_ = ok && r.take("de combate")
			_ = ok && r.one("al mazo castillo oponente", "al mazo castillo")
			return plain(ability.DoubleDamage, ok)
		case vAumentar, vReducir:
			r.advance(1)
			return r.moreOrLess(f.verb == vReducir)
		case vGanar, vRecibir:
			r.advance(1)
			return r.gains()
		case vPerder:
			r.advance(1)
			return r.loses()
		case vTener:
			r.advance(1)
			return r.has()
		case vSer:
			r.advance(1)
			return r.isA()
		case vCostar, vEntrar:
			if f.verb == vCostar && r.subject == (ability.Cards)(ability.This{}) {
				r.advance(1)
				if n, ok := r.fixedCost(); ok {
					return []ability.Trait{ability.FixedPrice{To: n}}, true
				}
				n, ok := r.extraCost()
				each, _ := r.perEach()
				if each == nil {
					each, r.per = r.per, nil
				}
				return []ability.Trait{ability.CostChange{By: n, Each: each, Least: r.leastCost(n)}}, ok
			}
			if f.verb == vEntrar && !f.infinitive {
				if !isReference(r.subject) {
					return nil, false // those in play keep theirs
				}
				r.advance(1)
				r.take("en juego")
				bare := r.one("sin su habilidad", "sin habilidad", "sin sus habilidades")
				if !r.saysHowLong() {
					r.early = ability.RestOfGame // so it came
				}
				return plain(ability.LoseAbility, bare)
			}
		}
		return nil, false
	})
}

func plain(c ability.Change, ok bool) ([]ability.Trait, bool) {
	return []ability.Trait{c}, ok
}

// keyword reads "es Imbloqueable", "Indestructible e Indesterrable".
func (r *reader) keyword() ([]ability.Trait, bool) {
	_ = r.one("es", "siendo")
	return r.keywordWord()
}

func (r *reader) keywordWord() ([]ability.Trait, bool) {
	var out []ability.Trait
	for len(out) < 3 {
		at := r.state
		if len(out) > 0 && !r.one("e", "y", ",") {
			break
		}
		k, ok := r.keywordName()
		if !ok {
			r.state = at
			break
		}
		out = append(out, ability.With{Keyword: k})
	}
	return out, len(out) > 0
}

func (r *reader) keywordName() (ability.Keyword, bool) {
	switch {
	case r.one("indestructible", "indestructibles"):
		return ability.Indestructible, true
	case r.one("indesterrable", "indesterrables"):
		return ability.Indesterrable, true
	case r.one("imbloqueable", "imbloqueables"):
		return ability.Imbloqueable, true
	}
	return 0, false
}

// has reads after "tiene".
func (r *reader) has() ([]ability.Trait, bool) {
	switch {
	case r.one("fuerza", "su fuerza"):
		a, ok := r.strengthValue(nil)
		return []ability.Trait{ability.SetStrength{To: a}}, ok
	case r.peek() == "+" || r.peek() == "-":
		return r.strengthChange(false, nil)
	case r.one("la fuerza de", "la misma fuerza que"):
		c, ok := r.measured()
		return []ability.Trait{ability.SetStrength{To: ability.StrengthOf{Of: c}}}, ok
	case r.take("tanta fuerza"):
		a, ok := r.como()
		return []ability.Trait{ability.SetStrength{To: a}}, ok
	case r.one("coste", "su coste"):
		r.take("igual a")
		a, ok := r.natural()
		return []ability.Trait{ability.SetCost{To: ability.Number(a)}}, ok && r.golds()
	case r.one("prioridad en guerra de talismanes", "prioridad en la guerra de talismanes", "la prioridad en la guerra de talismanes"):
		return []ability.Trait{ability.HasPriority}, true
	case r.take("la habilidad"):
		if r.peek() != "del" && !r.one("de") {
			return nil, false
		}
		c, ok := r.cards()
		return []ability.Trait{ability.AbilityOf{Of: c}}, ok
	case r.take("la prioridad en guerra de talismanes"):
		return []ability.Trait{ability.HasPriority}, true
	case r.take("todas las razas"):
		r.pos -= 3
		return r.consideredAs()
	case r.one("furia"):
		return []ability.Trait{ability.AttackAtOnce}, true
	}
	if n, ok := r.natural(); ok {
		r.one("punto", "puntos")
		switch {
		case r.take("de fuerza"):
			return []ability.Trait{ability.SetStrength{To: ability.Number(n)}}, true
		case r.take("de coste"):
			return []ability.Trait{ability.SetCost{To: ability.Number(n)}}, true
		}
	}
	return nil, false
}

// isA reads after "es": a race, or considered as something.
func (r *reader) isA() ([]ability.Trait, bool) {
	if r.one("considerado") {
		r.one("como")
		if t, ok := try(r, r.keywordWord); ok {
			return t, true
		}
		if r.named && r.one("de esa raza", "de la raza nombrada", "de la raza elegida") {
			r.borrows = r.borrows || !r.namedNow
			return []ability.Trait{ability.SharesRace}, true
		}
		return r.consideredAs()
	}
	switch {
	case r.one("tambien"):
		return r.consideredAs()
	case r.one("inmune", "inmunes"):
		if !r.one("a") {
			return nil, false
		}
		by, ok := r.agents()
		return cannotBy(ability.BeAffected, by), ok
	case r.one("bloqueado por"):
		c, ok := r.cards()
		return []ability.Trait{ability.Must{What: ability.BeBlocked, By: c}}, ok
	case r.one("de esa raza", "de la raza nombrada", "de la raza elegida"):
		r.borrows = r.borrows || r.named && !r.namedNow
		return []ability.Trait{ability.SharesRace}, true
	}
	_ = r.one("de raza", "de la raza", "un", "una")
	n, ok := nouns[r.peek()]
	if ok && n.race != card.NoRace {
		r.advance(1)
		r.pos--
		return r.consideredAs()
	}
	return nil, false
}

// damagedCards reads "las cartas botadas por su daño".
func (r *reader) damagedCards() bool {
	return r.take("las cartas botadas por su dano")
}
