package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// atRandom reads ", al azar," between a verb and its cards: "destruye, al azar, un Aliado".
func (r *reader) atRandom(f es.Form, w string) (ability.Effect, bool) {
	r.comma()
	if !r.take("al azar") {
		return nil, false
	}
	r.comma()
	e, ok := r.deed(f, w)
	if !ok {
		return nil, false
	}
	return random(e)
}

// random has chance pick the cards to which an effect is done.
func random(e ability.Effect) (ability.Effect, bool) {
	c, ok := shape.DoneTo(e).(ability.Chosen)
	ok = ok && !c.Random && c.Count.Kind == ability.Exactly
	c.Random = true
	return shape.OfCards(e, func(ability.Cards) ability.Cards { return c }), ok
}
