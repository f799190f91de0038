package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// abilitiesOf reads "la Habilidad de un Aliado queda cancelada", "las habilidades
// de tus Aliados no pueden ser canceladas": what is said of the cards that have
// them.
func (r *reader) abilitiesOf() (ability.Effect, bool) {
	if r.facts.Type == card.Talisman && r.one("este efecto", "el efecto de este talisman") {
		return r.firm(ability.This{})
	}
	r.one("la", "las", "el", "los")
	effects := r.one("efecto")
	if !effects && !r.one("habilidad") || r.peek() != "del" && !r.one("de") {
		return nil, false
	}
	c, ok := r.cards()
	if !ok {
		return nil, false
	}
	if m, ok := try(r, func() (ability.Effect, bool) { return r.firm(c) }); ok || effects {
		return m, ok
	}
	t := ability.LoseAbility
	switch {
	case r.one("no") && r.one("puede") && r.one("ser"):
		if all, every := c.(ability.Every); every {
			if _, ok := r.part(es.Utilizar, es.Activar); ok {
				return r.unusable(all.Of), true
			}
		}
		t = ability.KeepAbility
	case r.one("se"):
		if v, ok := r.verb(es.Cancelar, es.Anular, es.Perder); ok && !v.Participle {
			return r.changed(c, t), true
		}
		return nil, false
	case r.one("es", "queda", "quede"):
	default:
		return nil, false
	}
	_, ok = r.part(es.Cancelar, es.Anular)
	return r.changed(c, t), ok
}

// firm reads "no pueden ser redirigidos ni prevenidos" of the effects of cards.
func (r *reader) firm(c ability.Cards) (ability.Effect, bool) {
	m := ability.Modify{Who: c}
	if !r.one("no") || !r.one("puede") || !r.one("ser") {
		return m, false
	}
	for len(m.Traits) < 2 {
		d, ok := r.sufferedDeed()
		if !ok || d != ability.BeRedirected && d != ability.BePrevented {
			return m, false
		}
		m.Traits = append(m.Traits, ability.Cannot{What: d})
		if !r.one("ni", "o") {
			break
		}
		r.one("ser")
	}
	m.Until, _ = r.duration()
	return m, true
}
