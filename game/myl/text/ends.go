package text

import "castillo/game/myl/ability"

// What a sentence without a name says of the end of the turn.

// endsSo reports whether a sentence says what becomes of the card in the Fase Final after its
// own event, without naming it again: "cuando este Aliado ataca, gana 2 a la Fuerza. En la
// Fase Final, es destruido" speaks of that turn.
func (r *reader) endsSo(done []ability.Ability, h header, e ability.Effect) bool {
	last, ok := done[len(done)-1].(ability.Triggered)
	return ok && isThisEvent(last.On) && h.when == (ability.Window{Phase: ability.Final}) && takes(e, ability.This{}) &&
		!r.namesItself(r.begin, r.pos) && r.toks[r.begin-1].word == "," && r.peekAt(r.begin-4) != "cada"
}

// ofAnother reports whether the last ability is set off by what happens to another card.
func ofAnother(done []ability.Ability) bool {
	if len(done) == 0 {
		return false
	}
	last, ok := done[len(done)-1].(ability.Triggered)
	on, ofCard := last.On.(ability.CardEvent)
	return ok && ofCard && !isReference(on.Who)
}

// takes reports whether an effect takes these cards away.
func takes(e ability.Effect, what ability.Cards) bool {
	switch e := e.(type) {
	case ability.Act:
		return e.What == what && goneBy[e.Verb]
	case ability.Put:
		return e.What == what
	}
	return false
}

// goneBy holds the verbs after which a card has left play.
var goneBy = map[ability.Verb]bool{ability.Destroy: true, ability.ExileIt: true, ability.ShuffleIn: true, ability.Return: true}

// takenForNow reports whether the last ability ends by winning control until the Fase Final.
func takenForNow(done []ability.Ability) bool {
	if len(done) == 0 {
		return false
	}
	taken := false
	redone(done[len(done)-1], func(e ability.Effect) (ability.Effect, bool) {
		steps := flat(e)
		until, ok := won(steps[len(steps)-1].Do)
		taken = ok && until == ability.UntilFinal
		return e, true
	})
	return taken
}

// peekAt is the word at a position.
func (r *reader) peekAt(pos int) string {
	if pos < 0 || pos >= len(r.toks) {
		return ""
	}
	return r.toks[pos].word
}
