package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// costing reads changes of what cards cost.
func (r *reader) costing() (ability.PlayerRule, bool) {
	switch {
	case r.one("las habilidades", "habilidades", "toda habilidad"):
		return r.costOfAbilities()
	case r.take("el coste de"), r.peek() == "el" && r.ahead(2) == "del" && r.take("el coste"):
		if r.take("las habilidades") {
			return r.costOfAbilities()
		}
		return r.costOfCards()
	case r.one("reduce en", "aumenta en"):
		return r.costStepped(r.toks[r.pos-2].Form.Verb == es.Reducir)
	case r.one("cuesta"):
		return r.costsToPlay()
	case r.one("jugar", "bajar"):
		return r.playingCosts()
	}
	if is, ok := tryWhere(r, anything, r.costOfSpells); ok {
		return is, true
	}
	if is, ok := tryWhere(r, aSubject, r.paysMore); ok {
		return is, true
	}
	if is, ok := tryWhere(r, aPrice, r.paysLess); ok {
		return is, true
	}
	return r.cardsCost()
}

// priced reads the cards whose cost changes, or the first of each turn.
func (r *reader) priced() (c ability.Cost, ok bool) {
	f, first := r.firstPlayed()
	if ok = first; !first {
		f, ok = r.ruledCards()
	}
	if ok {
		c.Of, c.First = *f, first
	}
	return c, ok
}

// costOfAbilities reads "oponentes que afecten a tus Tótems cuestan 1 Oro más", "de Aliados oponentes
// cuestan 1 Oro más si afectan a tus Tótems" after "las Habilidades".
func (r *reader) costOfAbilities() (ability.PlayerRule, bool) {
	if !r.one("oponentes", "de tu oponente") {
		if !r.one("de") {
			return nil, false
		}
		r.one("una")
		if f, ok := r.ruledCards(); !ok || f.Of != ability.Opponent {
			return nil, false
		}
	}
	c, said := try(r, r.affectedByThem)
	var by int
	var ok bool
	if r.one("cuestan") {
		by, ok = r.extraCost()
	} else {
		by, ok = r.costChanges()
	}
	if !said {
		c, said = r.affectedByThem()
	}
	c.By = by
	return c, ok && said
}

// costOfSpells reads "los Talismanes oponentes que afecten a este Aliado cuestan 2 Oros más".
func (r *reader) costOfSpells() (ability.PlayerRule, bool) {
	r.one("los")
	if !r.one("talismanes oponentes", "talismanes de tu oponente") {
		return nil, false
	}
	c, ok := r.affectedByThem()
	if !ok || !r.one("cuestan") {
		return nil, false
	}
	c.Spells = true
	c.By, ok = r.extraCost()
	return c, ok
}

// affectedByThem reads "que afecten a tus Tótems", "cuando afectan a tus Tótems" of abilities.
func (r *reader) affectedByThem() (c ability.Cost, ok bool) {
	r.comma()
	if !r.one("que", "cuando", "si") {
		return c, false
	}
	c = ability.Cost{Who: ability.Opponent, Harming: true, Aimed: r.one("hagan objetivo", "hacen objetivo")}
	if !c.Aimed && !r.one("afecten", "afectan") {
		return c, false
	}
	if r.facts.Type == card.Weapon && r.take("al portador") {
		c.Of = bearerAlone
		return c, true
	}
	if r.one("a"); r.thisCard() {
		c.Of = thisAlone
		return c, true
	}
	f, ok := r.ruledCards()
	if ok {
		c.Of = *f
	}
	return c, ok
}

// costOfCards reads "... tus Dragones se reduce en 1" after "el Coste de".
func (r *reader) costOfCards() (ability.PlayerRule, bool) {
	c, ok := r.priced()
	if !ok {
		return nil, false
	}
	r.playedBy(&c.Of)
	c.By, ok = r.costChanges()
	return r.costEach(owned(c)), ok
}

// costStepped reads "1 Oro el Coste de tus Dragones" after "reduce en" or "aumenta en".
func (r *reader) costStepped(less bool) (ability.PlayerRule, bool) {
	n, ok := r.costStep()
	if !ok || !r.take("el coste") {
		return nil, false
	}
	r.one("de")
	c, ok := r.priced()
	if !ok || !c.First && r.toks[r.pos-1].Word == "coste" {
		return nil, false
	}
	if !c.First {
		r.playedBy(&c.Of)
	}
	if c.By = n; less {
		c.By = -n
	}
	return owned(c), true
}

// costsToPlay reads "1 Oro menos jugar Dragones" after "cuesta".
func (r *reader) costsToPlay() (ability.PlayerRule, bool) {
	by, ok := r.extraCost()
	if !ok || !r.one("jugar", "bajar") {
		return nil, false
	}
	c, ok := r.priced()
	c.By = by
	return owned(c), ok
}

// playingCosts reads "Armas en tus Aliados te cuesta 1 Oro menos" after "jugar".
func (r *reader) playingCosts() (ability.PlayerRule, bool) {
	c, ok := r.priced()
	if !ok {
		return nil, false
	}
	if r.one("en") {
		on, ok := r.cards()
		if e, every := on.(ability.Every); !ok || every && len(e.Of.In) > 0 {
			return nil, false
		}
		c.On = on
	}
	yours, theirs := r.one("te"), r.one("le")
	if !r.one("cuesta") {
		return nil, false
	}
	said := theirs && r.take("a tu oponente")
	c.By, ok = r.extraCost()
	switch {
	case theirs:
		c.Of.Of, ok = ability.Opponent, ok && (said || r.take("a tu oponente"))
	case yours:
		c.Of.Of = ability.You
	}
	return r.costEach(owned(c)), ok
}

// cardsCost reads "tus Dragones cuestan 1 Oro menos", "los Aliados que juegues reducen su
// Coste en 1".
func (r *reader) cardsCost() (ability.PlayerRule, bool) {
	f, first := r.firstPlayed()
	if !first {
		r.one("todos", "todas")
		if p := r.peek(); p == "un" || p == "una" {
			return nil, false // "un Aliado de tu Mano cuesta 1 menos": not each of them
		}
		var ok bool
		if f, ok = r.pricedOnes(); !ok || r.isOwnName(f.Names) {
			return nil, false
		}
		if r.playedBy(f) {
			if r.take("en el turno en que") {
				return nil, false
			}
			if d, ok := r.duration(); ok {
				r.early = d
			}
		}
	}
	r.comma()
	if f.Of == ability.Anyone && r.one("te") {
		f.Of = ability.You // "los Talismanes te cuestan 1 Oro menos"
	}
	c, ok := ability.Cost{Of: *f, First: first}, false
	switch {
	case r.one("cuesta"):
		c.By, ok = r.extraCost()
		if ok && c.Of.Of == ability.Anyone {
			c.Of.Of = r.forWhom()
		}
		return r.costEach(owned(c)), ok
	case r.take("aumentan su coste en"):
		c.By, ok = r.costStep()
		return r.costEach(owned(c)), ok
	case r.one("se reducen en", "reducen en"):
		c.By, ok = r.costStep()
		c.By = -c.By
		return owned(c), ok && r.take("su coste")
	case r.one("reducen su coste en"):
		c.By, ok = r.costStep()
		c.By = -c.By
		return owned(c), ok
	}
	return nil, false
}

// theirCost reads "cuestan 1 Oro menos", "su Coste se reduce en 1 Oro" of cards of whom
// something else is said as well.
func (r *reader) theirCost(who ability.Cards) (ability.PlayerRule, bool) {
	all, every := who.(ability.Every)
	if !every || len(all.Of.In) > 0 || len(all.Of.That) > 0 {
		return nil, false
	}
	return try(r, func() (ability.PlayerRule, bool) {
		c := ability.Cost{Of: all.Of}
		c.Of.Other = false // the card itself is in play
		ok := false
		switch v := r.form(0); {
		case r.one("cuesta"):
			c.By, ok = r.extraCost()
		case r.take("su coste"):
			c.By, ok = r.costChanges()
		case (v.Verb == es.Reducir || v.Verb == es.Aumentar) && v.Many:
			r.advance(1)
			if r.take("su coste en") {
				c.By, ok = r.costChange(v.Verb)
			}
		}
		return r.costEach(owned(c)), ok
	})
}

// saysMoreOfThem reports whether something else is said of the cards whose cost was read:
// "y ganan 1 a la Fuerza".
func (r *reader) saysMoreOfThem() bool {
	return r.peek() == "y" && (r.form(1).Many || r.ahead(1) == "no" && r.form(2).Many)
}

// pricedOnes reads which cards cost so much. The card itself is in play, so that it is none
// of them in any case: "tus demás Aliados".
func (r *reader) pricedOnes() (*ability.Filter, bool) {
	at := r.state
	yours := r.one("tus")
	if (yours || r.one("los", "las")) && r.one("demas", "otros", "otras") {
		f, _, ok := r.filter()
		if yours && f.Of == ability.Anyone {
			f.Of = ability.You
		}
		return new(f), ok
	}
	r.state = at
	return r.ruledCards()
}

// forWhom reads whose cards cost so much: "cuestan 1 más para tu oponente".
func (r *reader) forWhom() ability.Player {
	switch {
	case r.one("para tu oponente", "a tu oponente"):
		return ability.Opponent
	case r.take("para ti"):
		return ability.You
	case r.one("para", "a"):
		r.one("ambos", "todos")
		r.one("los")
		r.one("jugadores")
	}
	return ability.Anyone
}

// playedBy reads "que juegues", "que juegue tu oponente": whoever plays such cards.
func (r *reader) playedBy(f *ability.Filter) bool {
	at := r.state
	switch {
	case r.one("que juegues", "que bajes"):
		f.Of = ability.You
		return true
	case r.one("que se juegue", "que se baje"):
		return true
	case r.one("que juegue", "que baje"):
		if f.Of == ability.Anyone && r.take("tu oponente") {
			f.Of, r.other = ability.Opponent, ability.Opponent
			return true
		}
	case r.one("que tu oponente juegue", "que tu oponente baje"):
		if f.Of == ability.Anyone {
			f.Of, r.other = ability.Opponent, ability.Opponent
			return true
		}
	}
	r.state = at
	return false
}

// paysMore reads "tu oponente debe pagar 1 Oro adicional para jugar Talismanes", "tu oponente paga
// 1 Oro más por los Talismanes que juegue".
func (r *reader) paysMore() (ability.PlayerRule, bool) {
	who, ok := r.player()
	if !ok {
		return nil, false
	}
	must := r.one("debe")
	if who == ability.Each {
		who = ability.Anyone
	}
	if v, ok := r.verb(es.Pagar); !ok || v.Infinitive != must || v.Participle {
		return nil, false
	}
	n, ok := r.extraCost()
	if !ok {
		return nil, false
	}
	if who == ability.Opponent && r.one("por las habilidades de sus cartas", "por sus habilidades", "por las habilidades") {
		c, ok := r.affectedByThem()
		c.By = n
		return c, ok
	}
	toPlay := r.one("para jugar", "para bajar", "por jugar", "por bajar", "al jugar", "al bajar")
	if !toPlay && !r.one("por cada", "por") {
		return nil, false
	}
	f, ok := r.ruledCards()
	if !ok || !toPlay && (!r.one("que") || !r.one("juegue", "baje")) {
		return nil, false
	}
	return ability.Cost{Who: who, Of: *f, By: n}, true
}

// costChanges reads "se reduce en 1 Oro", "aumenta en 2 Oros" of a cost.
func (r *reader) costChanges() (int, bool) {
	_ = r.one("se", "es")
	v, ok := r.verb(es.Reducir, es.Aumentar, es.Subir, es.Bajar)
	if !ok || !r.one("en") {
		return 0, false
	}
	return r.costChange(v.Verb)
}

// costChange reads by how much a cost is reduced or raised.
func (r *reader) costChange(v es.Verb) (int, bool) {
	n, ok := r.costStep()
	if falls[v] {
		n = -n
	}
	return n, ok
}

// owned moves the controller of the cards to whoever plays them.
func owned(c ability.Cost) ability.Cost {
	c.Who, c.Of.Of = c.Of.Of, ability.Anyone
	return c
}

// costEach reads "por cada X" after a change of what cards cost.
func (r *reader) costEach(c ability.Cost) ability.PlayerRule {
	each, ok := r.perEach()
	c.Least = r.leastCost(c.By)
	if !ok {
		return c
	}
	return ability.CostPer{Cost: c, Each: each}
}

// leastCost reads ", con un mínimo de 1" after a cost that is reduced, 0 where nothing says so.
func (r *reader) leastCost(by int) int {
	at := r.state
	r.comma()
	if by < 0 && r.one("con un minimo de", "hasta un minimo de", "con minimo de", "minimo", "pero nunca menos de", "pero no menos de", "nunca menos de", "pero no puede costar menos de") {
		if n, ok := r.natural(); ok && n > 0 {
			_ = r.one("oro", "oros")
			return n
		}
	}
	r.state = at
	return 0
}

// extraCost reads "+ 1 Oro", "un Oro menos", "2 Oros adicionales".
func (r *reader) extraCost() (int, bool) {
	signed := r.peek() == "+" || r.peek() == "-"
	n, ok := r.number()
	if !ok {
		return 0, false
	}
	r.one("de")
	_ = r.one("oro", "oros")
	switch {
	case r.one("menos"):
		return -n, n > 0
	case r.one("mas", "adicional", "extra"):
		return n, n > 0
	}
	return n, signed && n != 0
}

func (r *reader) costStep() (int, bool) {
	n, ok := r.natural()
	_ = r.one("oro", "oros")
	return n, ok && n > 0
}

// fixedCost reads "0", "1 Oro" after "cuesta": what it costs then, not how much less.
func (r *reader) fixedCost() (int, bool) {
	at := r.state
	n, ok := r.natural()
	r.one("de")
	_ = r.one("oro", "oros")
	if next := r.peek(); ok && (r.atEnd() || next == "," || next == "y" || next == "si" || next == "mientras" || next == "siempre") {
		return n, true
	}
	r.state = at
	return 0, false
}
