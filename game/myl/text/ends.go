package text

import (
	"reflect"
	"slices"

	"castillo/game/myl/ability"
)

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

// takes reports whether an effect takes away the cards of a reference.
func takes(e ability.Effect, what ability.Cards) bool {
	return takenBy(e) == what
}

// takenBy is the cards that an effect takes away, nil where it takes none.
func takenBy(e ability.Effect) ability.Cards {
	switch e := e.(type) {
	case ability.Act:
		if goneBy[e.Verb] {
			return e.What
		}
	case ability.Put:
		return e.What
	}
	return nil
}

// goneBy holds the verbs after which a card has left play.
var goneBy = map[ability.Verb]bool{ability.Destroy: true, ability.ExileIt: true, ability.ShuffleIn: true, ability.Return: true}

// overIn is the time in which what holds until then is over.
var overIn = map[ability.Duration]ability.Window{
	ability.UntilFinal:       {Phase: ability.Final},
	ability.UntilNextVigil:   {Phase: ability.Vigil, Whose: ability.You},
	ability.UntilNextRegroup: {Phase: ability.Regroup, Whose: ability.You},
}

// takesNamedAgain reports whether an effect moves the card by its name that the last ability moved.
func takesNamedAgain(done []ability.Ability, e ability.Effect) bool {
	all, ok := takenBy(flat(e)[0].Do).(ability.Every)
	if !ok || len(all.Of.Names) != 1 {
		return false
	}
	again := false
	redone(done[len(done)-1], func(before ability.Effect) (ability.Effect, bool) {
		again = some(before, func(e ability.Effect) bool {
			c, chosen := takenBy(e).(ability.Chosen)
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
	redone(done[len(done)-1], func(e ability.Effect) (ability.Effect, bool) {
		_, exiled = ending(e).(ability.ExileFor)
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
	redone(done[len(done)-1], func(before ability.Effect) (ability.Effect, bool) {
		when, over = outlives(before, e)
		return before, true
	})
	return when, over
}

// outlives reports whether an effect ends by saying of cards what holds until some time, and the
// next takes them away: "gana 2 a la Fuerza hasta la Fase Final. Luego, es destruido" is when
// that is over, or they would have had nothing of it. Who loses an ability may be destroyed for
// it at once.
func outlives(before, next ability.Effect) (when ability.Window, over bool) {
	what := takenBy(next)
	if what == nil {
		return when, false
	}
	switch e := ending(before).(type) {
	case ability.Control:
		when, over = overIn[e.Until]
		return when, over && e.Who == ability.You && meansThem(e.What, what)
	case ability.Modify:
		when, over = overIn[e.Until]
		return when, over && meansThem(e.Who, what) && !slices.Contains(e.Traits, ability.Trait(ability.LoseAbility))
	}
	return when, false
}

// ending is what an effect does last, whether it may be done or is paid for.
func ending(e ability.Effect) ability.Effect {
	switch x := e.(type) {
	case ability.May:
		return ending(x.Do)
	case ability.InOrderTo:
		return ending(x.Do)
	case ability.Sequence:
		return ending(x.Steps[len(x.Steps)-1].Do)
	}
	return e
}

// meansThem reports whether cards of which something is said after something was said of
// others are these or hold them all.
func meansThem(said, then ability.Cards) bool {
	if isReference(then) {
		return said == then || then == (ability.Cards)(ability.It{}) && !isReference(said)
	}
	some, said1 := said.(ability.Every)
	all, then1 := then.(ability.Every)
	return said1 && then1 && holdsAll(all.Of, some.Of)
}

// holdsAll reports whether all cards of one filter may be cards of another, whatever is true
// of them by then.
func holdsAll(all, some ability.Filter) bool {
	if all.Of == ability.Anyone {
		some.Of = ability.Anyone
	}
	all.That, some.That = nil, nil
	return reflect.DeepEqual(all, some)
}

// onceOver is what follows an effect with "luego": cards are taken away when what was said of
// them before is over.
func onceOver(before, e ability.Effect) ability.Effect {
	if when, over := outlives(before, e); over {
		return ability.Later{When: when, Do: e}
	}
	return e
}

// takenOnceOver has cards be taken away when what was said of them in the sentence before is
// over (see [outlives]).
func takenOnceOver(e ability.Effect) ability.Effect {
	return afterEach(e, func(before ability.Effect, step ability.Step) (ability.Step, bool) {
		when, over := outlives(before, step.Do)
		if step.Link != ability.Stop || !over {
			return step, false
		}
		step.Do = ability.Later{When: when, Do: step.Do}
		return step, true
	})
}

// peekAt is the word at a position.
func (r *reader) peekAt(pos int) string {
	if pos < 0 || pos >= len(r.toks) {
		return ""
	}
	return r.toks[pos].word
}
