package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// madeToDo reads "botar a tu oponente 2 cartas", "descartar una carta a tu oponente" after "haz": what
// somebody else is made to do.
func (r *reader) madeToDo() (ability.Effect, bool) {
	f, w := r.form(0), r.peek()
	if !f.Infinitive || f.Clitic != "" || !actsOnCards[f.Verb] {
		return nil, false
	}
	r.advance(1)
	who, said := r.toWhom()
	if !said {
		who = ability.Opponent
	}
	r.actor, r.verbAt = who, f.Verb
	e, ok := r.deed(es.Form{Verb: f.Verb}, w)
	if !said {
		behind, told := r.toWhom()
		ok = ok && told && behind == who
	}
	return e, ok
}

// madeSuch reads "Indestructible a un Aliado hasta la Fase Final" after "haz".
func (r *reader) madeSuch() (ability.Effect, bool) {
	traits, ok := r.keywordWord()
	r.one("a")
	c, found := r.cards()
	if !ok || !found {
		return nil, false
	}
	m := ability.Modify{Who: c, Traits: traits}
	m.Until, _ = r.duration()
	return m, true
}

// toWhom reads "a tu oponente", "a cada jugador".
func (r *reader) toWhom() (ability.Player, bool) {
	switch {
	case r.one("a tu oponente"):
		return ability.Opponent, true
	case r.one("a cada jugador", "a ambos jugadores"):
		return ability.Each, true
	}
	return ability.Anyone, false
}
