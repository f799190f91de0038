package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// Whose zone the card of an event goes to or comes from.

// inThatZone gives the cards of an event to whose zone they go to or come from: "un
// Aliado es enviado a tu Cementerio". Cards that are said to be somebody's are in play
// until they go to a cemetery (DAR 4.4.1); into that of a player they come from
// anywhere (4.3.7).
func (r *reader) inThatZone(who ability.Cards, verbs []ability.CardVerb) (ability.Cards, bool) {
	c, chosen := who.(ability.Chosen)
	if chosen && (c.Of.Of != ability.Anyone || len(verbs) > 1 && ofSomebody(r.zoneOf)) {
		fromPlay(verbs)
	}
	switch {
	case !ofSomebody(r.zoneOf):
		return who, true
	case !chosen:
		return who, r.zoneOf == ability.You
	case c.Of.Of != ability.Anyone:
		return who, c.Of.Of == r.zoneOf
	}
	c.Of.Of = r.zoneOf
	return c, true
}

// ofSomebody reports whether a player is one of the two, whatever card is spoken of.
func ofSomebody(p ability.Player) bool {
	return p != ability.Anyone && p != ability.Owner && p != ability.Holder
}

// fromPlay has cards that go to the cemetery go there from play.
func fromPlay(verbs []ability.CardVerb) {
	if i := slices.Index(verbs, ability.IsBuried); i >= 0 {
		verbs[i] = ability.IsBuriedFromPlay
	}
}

// elsewhere reads a second place after "enviado al Cementerio o".
func (r *reader) elsewhere(before ability.CardVerb) (ability.CardVerb, bool) {
	return try(r, func() (ability.CardVerb, bool) {
		if !shape.IsBuried(before) && before != ability.IsExiled {
			return 0, false
		}
		_ = r.one("al") || r.one("a") && r.one("la", "su", "tu")
		z, ok := r.zone()
		inPlay := r.one("desde el juego", "desde juego")
		switch {
		case ok && z == ability.Cemetery && inPlay:
			return ability.IsBuriedFromPlay, true
		case ok && z == ability.Cemetery:
			return ability.IsBuried, true
		case ok && z == ability.Exile:
			return ability.IsExiled, true
		}
		return 0, false
	})
}
