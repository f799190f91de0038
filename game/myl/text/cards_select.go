package text

import (
	"castillo/game/myl/ability"
)

// topOrBottom reads the first or last cards of a castle.
func (r *reader) topOrBottom() (ability.Cards, bool) {
	var n ability.Amount = ability.Number(1)
	bottom := false
	upTo := func() bool {
		v, ok := r.natural()
		if ok {
			n = ability.Number(v)
		}
		return ok
	}
	switch {
	case r.take("la", "primera", "carta"), r.take("la", "carta", "superior"), r.take("la", "primer", "carta"):
	case r.take("la", "ultima", "carta"), r.take("la", "carta", "inferior"):
		bottom = true
	case r.take("las", "primeras"):
		if !upTo() || !r.take("cartas") {
			return nil, false
		}
	case r.one("las"):
		if !upTo() {
			return nil, false
		}
		switch {
		case r.take("primeras", "cartas"), r.take("cartas", "superiores"):
		case r.take("ultimas", "cartas"), r.take("cartas", "inferiores"):
			bottom = true
		default:
			return nil, false
		}
	case r.token().kind == number || numbers[r.peek()] > 0:
		if !upTo() || !r.one("carta", "cartas") {
			return nil, false
		}
		r.one("adicional", "adicionales")
		if !r.take("de", "la", "parte", "superior") {
			return nil, false
		}
	default:
		return nil, false
	}
	if !r.one("de", "del") {
		return nil, false
	}
	z, of, ok := r.place()
	if !ok || z != ability.Castle && z != ability.Cemetery {
		return nil, false
	}
	r.pick(n != ability.Number(1))
	if bottom {
		return ability.Bottom{N: n, Of: of, In: z}, true
	}
	return ability.Top{N: n, Of: of, In: z}, true
}

// wholeZone reads all cards of a zone: "tu Mano", "toda su Mano".
func (r *reader) wholeZone() (ability.Zone, ability.Player, bool) {
	at := r.state
	if r.take("todos", "los", "cementerios") || r.take("ambos", "cementerios") || r.take("los", "cementerios") {
		if _, said := r.possessor(); said || !r.take("de", "ambos", "jugadores") && r.peek() == "de" {
			r.state = at
			return 0, 0, false
		}
		return ability.Cemetery, ability.Anyone, true
	}
	all := r.one("toda", "todo")
	if all || r.peek() == "tu" || r.peek() == "su" || r.peek() == "la" || r.peek() == "el" {
		z, of, ok := r.place()
		if ok && (z == ability.Hand || z == ability.PaidGold || z == ability.Cemetery || z == ability.GoldReserve && all) {
			return z, of, true
		}
	}
	r.state = at
	return 0, 0, false
}

// selection reads a quantity and a filter.
func (r *reader) selection() (ability.Cards, bool) {
	return try(r, func() (ability.Cards, bool) {
		q, ok := r.quantity()
		if !ok {
			return nil, false
		}
		random := r.take("al", "azar")
		copies := r.take("copia", "de") || r.take("copias", "de")
		if copies && (r.one("ese", "esa", "este", "esta") && r.one("aliado", "carta", "arma", "totem") || r.take("el", "mismo")) {
			c := ability.Chosen{Count: q.count, Of: ability.Filter{That: []ability.Quality{ability.Is{State: ability.CopyOfIt}}}}
			if r.it() == (ability.Cards)(ability.This{}) {
				c.Of = ability.Filter{Name: r.facts.Name}
			}
			r.qualities(&c.Of)
			r.pick(false)
			r.pickNamed = true
			return c, !q.each
		}
		f, n, ok := r.filter()
		if !ok {
			if !q.bare {
				return nil, false
			}
			f = ability.Filter{}
			q.other = q.other && len(r.lastNoun.Types) == 0
			if last := r.toks[r.pos-1].word; last == "uno" || last == "otro" || last == "un" || last == "suyos" || last == "tuyos" {
				if len(r.lastNoun.Types) == 0 {
					return nil, false
				}
				f.Types, f.Races, f.Of = r.lastNoun.Types, r.lastNoun.Races, r.lastNoun.Of
			}
			if r.noIn && r.anyOrPrev() {
				f.In = []ability.Zone{ability.AmongThem} // "pon una en tu Mano" of what was looked at
			}
			r.qualities(&f)
		}
		r.lastNoun, r.nounless = f, !ok
		if q.of != ability.Anyone {
			f.Of = q.of
		}
		if f.Of == ability.Opponent {
			r.other = ability.Opponent
		}
		if q.other {
			f.Other = true
		}
		random = r.take("al", "azar") || random
		if f.In == nil && random {
			r.qualities(&f)
		}
		if !random {
			r.chooser()
		}
		if q.among && r.drawn != noneDrawn && !r.milled && r.verbAt != vElegir && r.verbAt != vDescartar {
			return nil, false // "destruye una de ellas" after drawing: of which?
		}
		if q.among || r.sifting && (r.looked || r.prevLooked && !r.anyPick) && len(f.In) == 0 && f.Of == ability.Anyone && f.Name == "" {
			f.In = []ability.Zone{ability.AmongThem}
		}
		if r.amongNow && len(f.In) == 0 && f.Of == ability.Anyone && !q.each {
			f.In = []ability.Zone{ability.AmongThem}
		}
		fromThem := amongThem(f)
		if fromThem {
			r.earlier()
		}
		if q.each {
			r.pick(true)
			r.pickType, r.pickNamed = oneType(f), f.Name != "" || len(f.Types) > 1
			return ability.Every{Of: f}, true
		}
		c := ability.Chosen{Count: q.count, Of: f, Random: random}
		if q.definite && !f.Highest && !isExtreme(f) {
			if !pointsOut(f) {
				return nil, false
			}
			r.pick(true)
			return ability.Every{Of: f}, true
		}
		if q.tantas {
			if a, ok := r.como(); ok {
				c.Count.N = a
			} else {
				c.Count.N = nil // the verb reads "como ..." after its destination
			}
		}
		if n, isNumber := c.Count.N.(ability.Number); isNumber && c.Count.Kind == ability.Exactly {
			if each, ok := r.perEach(); ok {
				c.Count.N = times(int(n), each)
			}
		}
		defer func() {
			r.pickType, r.pickNamed, r.fromThem = oneType(c.Of), f.Name != "" || len(f.Types) > 1, fromThem
		}()
		r.pick(n.many || c.Count.Kind != ability.Exactly || c.Count.N != ability.Amount(ability.Number(1)))
		return c, true
	})
}

// chooser skips who chooses when it is whoever acts anyway.
func (r *reader) chooser() {
	at := r.state
	r.comma()
	if who, ok := r.choice(); ok && (who == r.actor || who == ability.You && r.actor == ability.Each) {
		r.comma()
		return
	}
	r.state = at
}

// choice reads who chooses: "a tu elección", "a elección de tu oponente".
func (r *reader) choice() (ability.Player, bool) {
	switch {
	case r.take("a", "tu", "eleccion"), r.take("que", "elijas"):
		return ability.You, true
	case r.take("a", "su", "eleccion"):
		return r.actor, true
	case r.take("a", "eleccion"):
		return r.possessor()
	}
	return 0, false
}
