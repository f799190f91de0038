package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// unearth reads "cartas de tu Mazo Castillo hasta encontrar un Aliado" after
// "muestra" or "bota".
func (r *reader) unearth(f es.Form) (ability.Effect, bool) {
	e := ability.Unearth{Who: r.actor, Mill: f.Verb == es.Botar}
	if f.Clitic != "" || f.Verb == es.Mirar || !r.one("cartas", "las cartas", "las primeras cartas") {
		return nil, false
	}
	switch castle := r.fromCastle(); {
	case castle == ability.Opponent && e.Mill:
		e.Who, e.Of = castle, castle
	case castle != ability.Anyone:
		e.Of = castle
	case r.actor == ability.Each:
		e.Of = ability.Acting
	default:
		e.Of = r.actor
	}
	_ = r.one("una a una", "una por una")
	if !r.one("hasta") || !r.turnsUp() {
		return nil, false
	}
	if !r.one("un", "una", "algun", "alguna", "el", "la") || r.toks[r.pos-1].Word == "el" && !r.one("primer") || r.toks[r.pos-1].Word == "la" && !r.one("primera") {
		return nil, false
	}
	until, _, ok := r.filter()
	if !ok || until.Of != ability.Anyone || len(until.In) > 0 || shape.BareFilter(until) {
		return nil, false
	}
	e.Until = until
	r.pick(false)
	r.fromThem, r.looked = true, true
	r.pickType, r.pickNamed = shape.OneType(until), len(until.Names) > 0 || len(until.Types) > 1
	return e, true
}

// turnsUp reads "encontrar", "que aparezca", "botar".
func (r *reader) turnsUp() bool {
	if r.one("encontrar", "hallar", "que encuentres", "que encuentre", "que aparezca", "que salga") {
		return true
	}
	that := r.one("que")
	v, ok := r.verb(es.Mostrar, es.Botar)
	return ok && v.Clitic == "" && !v.Participle && (v.Infinitive || that && v.You)
}
