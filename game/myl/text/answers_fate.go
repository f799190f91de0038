package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// answersItsFate reads "en respuesta a que sea destruido", "en respuesta a que éste ataque" behind what is
// done to one card, which is then the card to which that happens: "baraja un Aliado que controles en
// respuesta a que sea destruido".
func (r *reader) answersItsFate(h *header, e ability.Effect) (ability.Effect, bool) {
	r.comma()
	if h.on != nil || !r.take("en respuesta a") || !r.one("que") {
		return nil, false
	}
	said := r.one("este", "esta", "esa carta", "ese aliado", "ese oro", "ese totem", "esa arma", "dicha carta", "dicho aliado")
	if !said && r.facts.Type != card.Talisman && !shape.Some(e, saves) {
		return nil, false // or is it what happens to the card itself?
	}
	if f := r.form(0); f.Verb == es.NoVerb || f.Infinitive || f.Participle || f.You {
		return nil, false
	}
	var it *ability.Filter
	others := false
	done := shape.MapEffect(e, func(e ability.Effect) ability.Effect {
		return shape.OfCards(e, func(c ability.Cards) ability.Cards {
			one, chosen := c.(ability.Chosen)
			if it != nil || !chosen || one.Count != (ability.Count{N: ability.Number(1)}) || one.Random || !shape.InPlayForSure(c) {
				others = true
				return c
			}
			it = &one.Of
			return ability.It{}
		})
	})
	if it == nil || others {
		return nil, false
	}
	on, ok := r.happensTo(shape.OneOf(*it))
	if !ok {
		return nil, false
	}
	r.noteEvent(on)
	h.on, h.response = on, true
	r.afterEvent(h)
	return done, r.atEnd()
}

// saves reports whether an effect is that a card is saved, which could be no other than what is harmed.
func saves(e ability.Effect) bool {
	act, ok := e.(ability.Act)
	return ok && act.Verb == ability.Save
}
