package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// ownCost reads what it costs to play the card itself: "jugar este Aliado cuesta 1
// Oro menos por cada Dragón", "el coste de Sir Ansel se reduce en 1".
func (r *reader) ownCost() (ability.Effect, bool) {
	by, ok := 0, false
	if n, less := tryWhere(r, aPrice, r.lessFor); less {
		by, ok = n, r.thisCard()
		if !ok {
			return nil, false
		}
	}
	switch {
	case ok:
	case r.one("jugar", "bajar"):
		r.one("a")
		if !r.thisCard() {
			return nil, false
		}
		r.one("te")
		if _, costs := r.verb(es.Costar); !costs {
			return nil, false
		}
		by, ok = r.extraCost()
	case r.costOfThis():
		by, ok = r.costChanges()
	case r.form(0).Verb == es.Reducir || r.form(0).Verb == es.Aumentar:
		v, _ := r.verb(es.Reducir, es.Aumentar)
		if r.one("en") {
			by, ok = r.costChange(v.Verb)
		}
		if !r.costOfThis() {
			return nil, false
		}
		if !ok && r.one("en") {
			by, ok = r.costChange(v.Verb)
		}
	}
	if !ok {
		return nil, false
	}
	m := ability.Modify{Who: ability.This{}, Traits: []ability.Trait{r.costChanged(by)}}
	m.Until, _ = r.duration()
	return m, true
}

// playedFor reads "juega este Aliado con Coste 1", "puedes jugar a Sir Ansel con Coste
// 0": what it costs then.
func (r *reader) playedFor() (ability.Effect, bool) {
	r.one("puedes")
	if !r.one("juega", "jugar", "bajar", "baja") {
		return nil, false
	}
	r.one("a")
	if !r.thisCard() || !r.one("con", "por") || !r.one("coste", "un coste") {
		return nil, false
	}
	r.one("de")
	r.take("igual a")
	n, ok := r.fixedCost()
	return ability.Modify{Who: ability.This{}, Traits: []ability.Trait{ability.FixedPrice{To: n}}}, ok
}

// costOfThis reads "el Coste de este Aliado", "su Coste" where no other card was spoken of.
func (r *reader) costOfThis() bool {
	if !r.alone() {
		return r.take("el coste") && r.ofThis()
	}
	return r.take("su coste") || r.take("el coste") && r.ofThis()
}

// alone reports whether the text spoke of no card so far but of this one.
func (r *reader) alone() bool {
	for i, t := range r.toks[:r.pos] {
		pointed := i > 0 && (r.toks[i-1].Word == "este" || r.toks[i-1].Word == "esta")
		if es.IsNoun(t.Word) && t.Self == 0 && !pointed || t.Word == "portador" {
			return false
		}
	}
	return true
}

// ofThis reads "de este Aliado", "de Sir Ansel".
func (r *reader) ofThis() bool {
	if r.one("de") {
		return r.thisCard()
	}
	if r.peek() == "del" && r.pos+1 < len(r.toks) && r.toks[r.pos+1].Self > 0 {
		r.advance(1)
		return r.self()
	}
	return false
}
