package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// What a sentence without a name says of the end of the turn.

// endsSo reports whether a sentence says what becomes of the card in the Fase Final after its
// own event, without naming it again: "cuando este Aliado ataca, gana 2 a la Fuerza. En la
// Fase Final, es destruido" speaks of that turn.
func (r *reader) endsSo(done []ability.Ability, h header, e ability.Effect) bool {
	last, ok := done[len(done)-1].(ability.Triggered)
	return ok && isThisEvent(last.On) && h.when == (ability.Window{Phase: ability.Final}) && takes(e, ability.This{}) &&
		!r.namesItself(r.begin, r.pos) && r.toks[r.begin-1].Word == "," && r.peekAt(r.begin-4) != "cada"
}

// ofAnother reports whether the last ability is set off by what happens to another card.
func ofAnother(done []ability.Ability) bool {
	if len(done) == 0 {
		return false
	}
	last, ok := done[len(done)-1].(ability.Triggered)
	on, ofCard := last.On.(ability.CardEvent)
	return ok && ofCard && !shape.IsReference(on.Who)
}

// takes reports whether an effect takes away the cards of a reference.
func takes(e ability.Effect, what ability.Cards) bool {
	return shape.TakenBy(e) == what
}

// takesNamedAgain reports whether an effect moves the card by its name that the last ability moved.
func takesNamedAgain(done []ability.Ability, e ability.Effect) bool {
	all, ok := shape.TakenBy(shape.Flat(e)[0].Do).(ability.Every)
	if !ok || len(all.Of.Names) != 1 {
		return false
	}
	again := false
	shape.Redone(done[len(done)-1], func(before ability.Effect) (ability.Effect, bool) {
		again = shape.Some(before, func(e ability.Effect) bool {
			c, chosen := shape.TakenBy(e).(ability.Chosen)
			return chosen && slices.Equal(c.Of.Names, all.Of.Names)
		})
		return before, true
	})
	return again
}

// endsByItself holds what cards may be exiled until, besides while the card itself is in play.
var endsByItself = map[ability.Duration]bool{ability.UntilFinal: true, ability.UntilNextVigil: true, ability.UntilNextRegroup: true,
	ability.UntilOpponentEnds: true, ability.UntilYouEnd: true}

// backThen reads "luego, vuelve al juego bajo el control de su dueño" after what was exiled for a
// time, which is what becomes of it then.
func (r *reader) backThen(done []ability.Ability) bool {
	if len(done) == 0 || r.peek() != "luego" && r.peek() != "despues" && r.peek() != "entonces" {
		return false
	}
	r.advance(1)
	r.comma()
	_ = r.one("ese aliado", "esa carta", "este", "el aliado")
	if !r.one("vuelve", "devuelvelo", "regresa", "es devuelto", "devuelvela", "ponlo", "ponla", "es puesto") ||
		!r.one("al juego", "en juego", "a la linea de defensa", "en la linea de defensa", "a su linea de defensa") {
		return false
	}
	_ = r.one("de su dueno", "oponente", "de tu oponente")
	_ = r.one("bajo el control de su dueno")
	exiled := false
	shape.Redone(done[len(done)-1], func(e ability.Effect) (ability.Effect, bool) {
		_, exiled = shape.Ending(e).(ability.ExileFor)
		return e, true
	})
	return exiled && r.atEnd()
}

// takesOnceOver is when an effect takes away the cards of which the last ability ends by saying
// something until then, if it does.
func takesOnceOver(done []ability.Ability, e ability.Effect) (when ability.Window, over bool) {
	if len(done) == 0 {
		return when, false
	}
	shape.Redone(done[len(done)-1], func(before ability.Effect) (ability.Effect, bool) {
		when, over = shape.Outlives(before, e)
		return before, true
	})
	return when, over
}

// onceOver is what follows an effect with "luego": cards are taken away when what was said of
// them before is over.
func onceOver(before, e ability.Effect) ability.Effect {
	if when, over := shape.Outlives(before, e); over {
		return ability.Later{When: when, Do: e}
	}
	return e
}

// peekAt is the word at a position.
func (r *reader) peekAt(pos int) string {
	if pos < 0 || pos >= len(r.toks) {
		return ""
	}
	return r.toks[pos].Word
}
