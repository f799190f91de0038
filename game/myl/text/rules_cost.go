package text

import "castillo/game/myl/ability"

// costing reads changes of what cards cost.
func (r *reader) costing() (ability.PlayerRule, bool) {
	c := ability.Cost{}
	switch {
	case r.take("las", "habilidades", "de"), r.take("habilidades", "de"):
		f, ok := r.allOf()
		if !ok || f.Of != ability.Opponent || !r.take("que", "afecten", "a") {
			return nil, false
		}
		f, ok = r.allOf()
		if !ok || !r.one("cuestan", "cuesten") {
			return nil, false
		}
		c.Who, c.Of, c.Harming = ability.Opponent, *f, true
		c.By, ok = r.extraCost()
		return c, ok
	case r.take("el", "coste", "de"):
		f, ok := r.allOf()
		if !ok {
			return nil, false
		}
		r.one("se")
		v, ok := r.verb(vReducir, vAumentar)
		if !ok || !r.one("en") {
			return nil, false
		}
		c.By, ok = r.costStep()
		if v.verb == vReducir {
			c.By = -c.By
		}
		c.Of = *f
		return r.costEach(owned(c)), ok
	case r.take("reduce", "en"), r.take("aumenta", "en"):
		less := r.toks[r.pos-2].word == "reduce"
		n, ok := r.costStep()
		if !ok || !r.take("el", "coste", "de") {
			return nil, false
		}
		f, ok := r.allOf()
		if !ok {
			return nil, false
		}
		if r.take("que", "juegues") || r.take("que", "bajes") {
			f.Of = ability.You
		}
		if less {
			n = -n
		}
		c.Of, c.By = *f, n
		return owned(c), true
	case r.one("cuesta"):
		var ok bool
		if c.By, ok = r.extraCost(); !ok || !r.one("jugar", "bajar") {
			return nil, false
		}
		f, ok := r.allOf()
		if !ok {
			return nil, false
		}
		c.Of = *f
		return owned(c), true
	case r.one("jugar", "bajar"):
		f, ok := r.allOf()
		if !ok {
			return nil, false
		}
		if r.one("en") {
			on, ok := r.cards()
			if !ok {
				return nil, false
			}
			if e, every := on.(ability.Every); every && len(e.Of.In) > 0 {
				return nil, false
			}
			c.On = on
		}
		yours, theirs := r.one("te"), r.one("le")
		if !r.one("cuesta", "cuestan", "cueste", "cuesten") {
			return nil, false
		}
		c.Of = *f
		c.By, ok = r.extraCost()
		switch {
		case theirs:
			c.Of.Of, ok = ability.Opponent, ok && r.take("a", "tu", "oponente")
		case yours:
			c.Of.Of = ability.You
		}
		return r.costEach(owned(c)), ok
	}
	if is, ok := try(r, r.paysMore); ok {
		return is, true
	}
	next := r.take("el", "proximo") || r.take("la", "proxima")
	if !next {
		r.one("todos", "todas")
	}
	f, ok := r.allOf()
	if !ok || f.Name != "" && f.Name == r.facts.Name {
		return nil, false
	}
	if r.take("que", "juegues") || r.take("que", "bajes") {
		f.Of = ability.You
		if r.take("en", "el", "turno", "en", "que") {
			return nil, false
		}
		r.duration()
	}
	r.comma()
	c.Of, c.Next = *f, next
	switch {
	case r.one("cuesta"):
		c.By, ok = r.extraCost()
		return r.costEach(owned(c)), ok
	case r.take("aumentan", "su", "coste", "en"):
		c.By, ok = r.costStep()
		return r.costEach(owned(c)), ok
	case r.take("se", "reducen", "en"), r.take("reducen", "en"), r.take("reduce", "en"):
		c.By, ok = r.costStep()
		c.By = -c.By
		return owned(c), ok && r.take("su", "coste")
	case r.take("reducen", "su", "coste", "en"), r.take("reduce", "su", "coste", "en"):
		c.By, ok = r.costStep()
		c.By = -c.By
		return owned(c), ok
	}
	return nil, false
}

// paysMore reads "tu oponente debe pagar 1 Oro adicional para jugar Talismanes".
func (r *reader) paysMore() (ability.PlayerRule, bool) {
	who, ok := r.player()
	if !ok || !r.one("debe") {
		return nil, false
	}
	if who == ability.Each {
		who = ability.Anyone
	}
	if _, ok := r.verb(vPagar); !ok {
		return nil, false
	}
	n, ok := r.extraCost()
	if !ok {
		return nil, false
	}
	each := r.take("por", "cada")
	if !each && (!r.one("para") || !r.one("jugar", "bajar")) {
		return nil, false
	}
	f, ok := r.allOf()
	if !ok || each && (!r.one("que") || !r.one("juegue", "baje")) {
		return nil, false
	}
	return ability.Cost{Who: who, Of: *f, By: n}, true
}

// owned moves the controller of the cards to whoever plays them.
func owned(c ability.Cost) ability.Cost {
	c.Who, c.Of.Of = c.Of.Of, ability.Anyone
	return c
}

// costEach reads "por cada X" after a change of what cards cost.
func (r *reader) costEach(c ability.Cost) ability.PlayerRule {
	each, ok := r.perEach()
	if !ok {
		return c
	}
	return ability.CostPer{Cost: c, Each: each}
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
	case r.one("mas", "adicional", "adicionales", "extra"):
		return n, n > 0
	}
	return n, signed && n != 0
}

func (r *reader) costStep() (int, bool) {
	n, ok := r.natural()
	_ = r.one("oro", "oros")
	return n, ok && n > 0
}
