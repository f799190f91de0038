package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// sum reads what is added up: "del Coste y la Fuerza de ese Aliado", "de las Fuerzas
// de tus Aliados", "de la Fuerza de X y la de Y".
func (r *reader) sum() (ability.Amount, bool) {
	whose := func(of ...func(ability.Cards) ability.Amount) (ability.Amount, bool) {
		c, ok := r.cards()
		if !ok {
			return nil, false
		}
		if _, every := c.(ability.Every); !shape.IsReference(c) && !every {
			return nil, false
		}
		out := of[0](c)
		if len(of) > 1 {
			out = ability.Plus{A: out, B: of[1](c)}
		}
		return out, true
	}
	article := r.one("del")
	if !article && !r.one("de") {
		return nil, false
	}
	if !article {
		r.one("la", "las", "los", "el")
	}
	switch {
	case r.one("coste y la fuerza", "coste y fuerza", "fuerza y el coste", "fuerza y coste"):
		if r.peek() != "del" && !r.one("de") {
			return nil, false
		}
		return whose(strengthOf, costOf)
	case r.one("fuerza", "fuerzas"):
		return r.addUp(whose, strengthOf)
	case r.one("coste", "costes"):
		return r.addUp(whose, costOf)
	}
	return nil, false
}

// tally reads how often a player did something this turn, after the cards that he did
// it with: "que jugaste este turno", "que haya robado tu oponente este turno".
func (r *reader) tally(f ability.Filter) (ability.Amount, bool) {
	if r.form(0).Participle {
		return r.tallyOfAll(f)
	}
	r.one("que")
	e := ability.PlayerEvent{Who: ability.You}
	if r.take("tu oponente") {
		e.Who = ability.Opponent
	}
	helped := r.one("hayas", "has", "haya")
	you := !helped || r.toks[r.pos-1].Word == "hayas" || r.toks[r.pos-1].Word == "has"
	v, ok := r.verb(es.Jugar, es.Bajar, es.Robar, es.Descartar, es.Botar)
	switch {
	case !ok || helped != v.Participle:
		return nil, false
	case !helped && v.Past, helped && you:
	case helped && r.take("tu oponente"), helped && e.Who == ability.Opponent, !helped && v.Was && e.Who == ability.Opponent:
		e.Who = ability.Opponent
	default:
		return nil, false
	}
	on, ok := tallied(e, v.Verb, f)
	return ability.Tally{On: on}, ok && r.one("este turno", "en este turno", "durante este turno")
}

// tallied is what a player does with such cards by a verb, one by one. Of what is drawn and milled
// only the number is known.
func tallied(e ability.PlayerEvent, v es.Verb, f ability.Filter) (ability.PlayerEvent, bool) {
	switch v {
	case es.Jugar, es.Bajar:
		e.What, e.Card = ability.Plays, &f
		return e, f.Of == ability.Anyone
	case es.Descartar:
		e.What = ability.Discards
	case es.Botar:
		e.What = ability.Mills
	case es.Robar:
		e.What = ability.Draws
	}
	if e.Card = nil; !shape.BareFilter(f) {
		if e.Card = &f; e.What != ability.Discards {
			return e, false
		}
	}
	return e, f.Of == ability.Anyone && len(f.In) == 0
}

// tallyOfAll reads "jugado este turno", "descartada por tu oponente este turno" behind the cards
// that somebody did it with.
func (r *reader) tallyOfAll(f ability.Filter) (ability.Amount, bool) {
	v, ok := r.part(es.Jugar, es.Robar, es.Descartar, es.Botar)
	e := ability.PlayerEvent{}
	switch {
	case r.take("por ti"):
		e.Who = ability.You
	case r.take("por tu oponente"):
		e.Who = ability.Opponent
	}
	on, such := tallied(e, v, f)
	return ability.Tally{On: on}, ok && such && r.one("este turno", "en este turno", "durante este turno")
}

// addUp reads whose strengths or costs are added up: those of several cards, or of
// one card and another.
func (r *reader) addUp(whose func(...func(ability.Cards) ability.Amount) (ability.Amount, bool), of func(ability.Cards) ability.Amount) (ability.Amount, bool) {
	if r.peek() != "del" && !r.one("de") {
		return nil, false
	}
	a, ok := whose(of)
	if !ok {
		return nil, false
	}
	at := r.state
	if r.one("y") && (r.one("la", "el") || true) && (r.peek() == "del" || r.one("de")) {
		if b, ok := whose(of); ok {
			return ability.Plus{A: a, B: b}, true
		}
	}
	r.state = at
	return a, true
}
