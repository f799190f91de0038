package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// nextPlayed reads what is said of the next card that is played, its cost or what it
// is then: "el próximo Aliado que juegues este turno cuesta 1 Oro menos y puede
// atacar".
func (r *reader) nextPlayed() (ability.Effect, bool) {
	if !r.one("el", "la", "tu") || !r.one("proximo", "proxima", "siguiente") {
		return nil, false
	}
	yours := r.toks[r.pos-2].Word == "tu"
	f, _, ok := r.filter()
	if !ok || f.Of != ability.Anyone || len(f.In) > 0 {
		return nil, false
	}
	who := ability.You
	if r.playedBy(&f) {
		who, f.Of = f.Of, ability.Anyone
	} else if !yours {
		return nil, false
	}
	r.comma()
	until, timed := r.duration()
	r.comma()
	next := ability.NextCard{Of: f}
	var rules []ability.PlayerRule
	for n := 0; n < 4; n++ {
		at := r.state
		if n > 0 && !r.one("y", ",") {
			break
		}
		if by, ok := r.costsThen(); ok {
			rules = append(rules, ability.Cost{Who: who, Of: f, By: by, Next: true})
		} else if t, ok := r.trait(); ok && who == ability.You {
			next.Traits = append(next.Traits, t...)
		} else {
			r.state = at
			break
		}
		if d, ok := r.duration(); ok && !timed {
			until, timed = d, true
		}
	}
	if len(next.Traits) > 0 {
		rules = append(rules, next)
	}
	var steps []ability.Step
	for i, is := range rules {
		link := ability.And
		if i == 0 {
			link = ability.Stop
		}
		steps = append(steps, ability.Step{Link: link, Do: ability.Rule{Is: is, Until: until}})
	}
	return joined(steps)
}

// costsThen reads how a cost changes: "cuesta 1 Oro menos", "reduce su coste en 1",
// "se reduce en 1 su coste".
func (r *reader) costsThen() (int, bool) {
	return try(r, func() (int, bool) {
		r.one("se")
		v, ok := r.verb(es.Costar, es.Reducir, es.Aumentar)
		if !ok || v.Participle {
			return 0, false
		}
		if v.Verb == es.Costar {
			return r.extraCost()
		}
		first := r.take("su coste")
		if !r.one("en") {
			return 0, false
		}
		by, ok := r.costChange(v.Verb)
		return by, ok && (first || r.take("su coste"))
	})
}

// firstPlayed reads the cards that a change of cost is about where they are only the
// first of each turn: "el primer Talismán que juegue tu oponente en cada turno", "tu
// primera Arma de cada turno".
func (r *reader) firstPlayed() (*ability.Filter, bool) {
	return tryWhere(r, aFirst, func() (*ability.Filter, bool) {
		if r.peek() != "del" && !r.one("el", "la", "tu") || r.peek() == "del" && !r.one("del") {
			return nil, false
		}
		yours := r.toks[r.pos-1].Word == "tu"
		if !r.one("primer", "primera") {
			return nil, false
		}
		f, _, ok := r.filter()
		if !ok || f.Of != ability.Anyone || len(f.In) > 0 {
			return nil, false
		}
		switch {
		case r.playedBy(&f):
		case yours:
			f.Of = ability.You
		case !r.take("que juegue cada jugador"):
			return nil, false
		}
		r.comma()
		if r.one("en cada uno de tus turnos", "de cada uno de tus turnos", "en tu turno") {
			r.ownTurn = true
			return new(f), true
		}
		return new(f), r.eachTurn() || r.one("de cada turno", "en cada turno", "durante cada turno", "en el turno", "del turno")
	})
}
