package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// What cards come into play with.

// entering reads "los Aliados oponentes entran en juego sin su Habilidad", "los Aliados que sean
// puestos en juego desde un Cementerio pierden su Habilidad".
func (r *reader) entering() (ability.PlayerRule, bool) {
	if w := r.peek(); w == "un" || w == "una" {
		return nil, false // one that is to be chosen
	}
	f, ok := r.ruledCards()
	if !ok || r.isOwnName(f.Names) || len(f.In) > 0 {
		return nil, false
	}
	told := r.one("que") && r.comesIn(f)
	t, ok := r.entersWith(f)
	if !ok && told {
		t, ok = r.losesAbility()
	}
	return ability.Entering{Of: *f, Traits: []ability.Trait{t}}, ok && r.peek() != "al" // "al ser puestos en juego" is said of them
}

// comesIn reads "sean puestos en juego desde un Cementerio", "entren en juego", of cards.
func (r *reader) comesIn(f *ability.Filter) bool {
	if r.one("sea") {
		if v, ok := r.part(es.Poner, es.Jugar, es.Bajar); !ok {
			return false
		} else if v == es.Poner {
			return r.take("en juego") && r.whence(f)
		}
		return r.whence(f)
	}
	v, ok := r.verb(es.Entrar)
	return ok && !v.Infinitive && !v.Participle && r.take("en juego") && r.whence(f)
}

// whence reads the zone out of play from which cards come, where it is said.
func (r *reader) whence(f *ability.Filter) bool {
	if len(f.In) > 0 || !r.one("desde") {
		return true
	}
	z, of, ok := r.place()
	if !ok || !shape.OutOfPlay(z) || f.Of != ability.Anyone && of != f.Of && of != ability.Anyone {
		return false
	}
	f.In = []ability.Zone{z}
	if r.said && f.Of == ability.Anyone {
		f.Of = of
	}
	return true
}

// entersWith reads "entran en juego con 1 más a la Fuerza", "entran sin su Habilidad".
func (r *reader) entersWith(f *ability.Filter) (ability.Trait, bool) {
	v, ok := r.verb(es.Entrar)
	if !ok || v.Infinitive || v.Participle {
		return nil, false
	}
	r.take("en juego")
	if !r.whence(f) {
		return nil, false
	}
	if r.one("sin su habilidad", "sin habilidad", "sin sus habilidades") {
		return ability.LoseAbility, true
	}
	return r.moreStrength()
}

// moreStrength reads "con 2 más a la Fuerza", "con 1 menos a la Fuerza".
func (r *reader) moreStrength() (ability.Trait, bool) {
	if !r.one("con") {
		return nil, false
	}
	r.one("+")
	n, ok := r.natural()
	r.one("punto", "puntos")
	less := r.one("menos")
	if !less {
		r.one("mas")
	}
	if !ok || n == 0 || !r.toStrength() {
		return nil, false
	}
	if less {
		return ability.Weaken{By: ability.Number(n)}, true
	}
	return ability.Strengthen{By: ability.Number(n)}, true
}

// losesAbility reads "pierden su Habilidad".
func (r *reader) losesAbility() (ability.Trait, bool) {
	v, ok := r.verb(es.Perder)
	return ability.LoseAbility, ok && !v.Infinitive && !v.Participle && r.one("su", "sus") && r.one("habilidad")
}

// entersStronger reads "en juego con 2 más a la Fuerza" after "entra", of the card that is being
// played, which keeps it as long as it is in play.
func (r *reader) entersStronger() ([]ability.Trait, bool) {
	r.take("en juego")
	t, ok := r.moreStrength()
	r.early = ability.RestOfGame
	return []ability.Trait{t}, ok && r.facts.Type == card.Ally && !r.saysHowLong()
}
