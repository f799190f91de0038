package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// youMay reads what you may do where the cards stand in front: "tu portador gana 2 y puede
// robar 1 carta extra", "puede duplicar su Fuerza".
func (r *reader) youMay(who ability.Cards) (ability.Effect, bool) {
	if r.peek() == "su" && r.ahead(1) == "fuerza" && r.ahead(2) == "puede" && r.form(3).Infinitive {
		r.advance(2)
		return r.becomesOfStrength(who)
	}
	itself := r.peek() == "puede" && shape.IsReference(who)
	if !r.one("puede") {
		return nil, false
	}
	switch f := r.form(0); {
	case r.peek() == "robar", itself && f.Infinitive && (f.Verb == es.Quitar || f.Verb == es.Dar):
		r.actor = ability.You
		e, ok := r.action()
		return shape.May(ability.You, e), ok
	case r.take("hacer que"):
		r.actor = ability.You
		e, ok := r.effect()
		return shape.May(ability.You, e), ok
	case f.Infinitive && becomes[f.Verb] && !theirs(who):
		e, ok := r.mayBecome(who)
		return shape.May(ability.You, e), ok
	}
	return nil, false
}

// becomes holds the verbs of what cards become that you may let them become: "puede ganar 1 a la
// Fuerza", "puede convertirse en un Aliado".
var becomes = map[es.Verb]bool{es.Ganar: true, es.Perder: true, es.Duplicar: true, es.Aumentar: true, es.Reducir: true, es.Cambiar: true, es.Convertir: true, es.Considerar: true}

// theirs reports whether cards are the opponent's, to whom it may be left what they become.
func theirs(c ability.Cards) bool {
	switch c := c.(type) {
	case ability.Every:
		return c.Of.Of == ability.Opponent
	case ability.Chosen:
		return c.Of.Of == ability.Opponent
	}
	return false
}

// mayBecome reads what cards may become, one thing or several, each in the infinitive.
func (r *reader) mayBecome(who ability.Cards) (ability.Effect, bool) {
	m := ability.Modify{Who: who}
	for len(m.Traits) == 0 || r.peek() == "y" && r.form(1).Infinitive && r.one("y") {
		t, ok := r.trait()
		if !ok {
			return nil, false
		}
		m.Traits = append(m.Traits, t...)
	}
	m.Until, _ = r.duration()
	return m, r.peek() != "y" || !r.form(1).Infinitive
}

// strengthOfIs reads "la Fuerza de este Aliado es igual a ...".
func (r *reader) strengthOfIs() (ability.Effect, bool) {
	if !r.take("la fuerza") || r.peek() != "del" && !r.one("de") {
		return nil, false
	}
	c, ok := r.cards()
	if !ok {
		return nil, false
	}
	return r.becomesOfStrength(c)
}

// becomesOfStrength reads what becomes of the Fuerza of cards, or may become if you like: "se duplica",
// "es igual a ...", "puede aumentar en 1", "puede ser cambiada por su Coste".
func (r *reader) becomesOfStrength(c ability.Cards) (ability.Effect, bool) {
	if r.form(1).Infinitive && r.one("puede") {
		e, ok := r.strengthTurns(c)
		return shape.May(ability.You, e), ok && !theirs(c)
	}
	return r.strengthTurns(c)
}

// strengthTurns reads what becomes of the Fuerza of cards, from the verb on.
func (r *reader) strengthTurns(c ability.Cards) (ability.Effect, bool) {
	if kept, ok := try(r, r.keptStrength); ok {
		m := ability.Modify{Who: c, Traits: kept}
		m.Until, _ = r.duration()
		return m, true
	}
	r.one("se")
	if _, ok := r.verb(es.Duplicar); ok {
		return r.changed(c, ability.DoubleStrength), true
	}
	if r.one("cambia por su coste", "cambiarse por su coste", "es cambiado por su coste", "ser cambiado por su coste") {
		return r.andMore(r.changed(c, ability.StrengthFromCost)), true
	}
	mark := r.state
	if v, ok := r.risesOrFalls(); ok {
		n, to, ok := r.byOrTo(falls[v.Verb])
		return r.andMore(r.changedStrength(c, falls[v.Verb], n, to)), ok && (to || n > 0)
	}
	r.state = mark
	if r.toks[r.pos-1].Word == "se" {
		r.pos--
	}
	if !r.beNumber() {
		return nil, false
	}
	if r.doubled() {
		return r.changed(c, ability.DoubleStrength), true
	}
	outer := r.subject
	r.subject = c
	a, ok := r.strengthValue(nil)
	r.subject = outer
	m := ability.Modify{Who: c, Traits: []ability.Trait{ability.SetStrength{To: a}}}
	m.Until, _ = r.duration()
	return r.andMore(m), ok
}
