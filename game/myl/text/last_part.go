package text

import (
	"reflect"
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// lastPart parts what the last verb of a change without a time says from the rest: the
// deeds of one verb ("no puede ser destruido ni desterrado") stay together.
func (r *reader) lastPart(e ability.Effect) (others, last ability.Modify, ok bool) {
	return lastParts(e, r.saidLast())
}

// lastParts parts so many of the last deeds of a change without a time from the rest.
func lastParts(e ability.Effect, said int) (others, last ability.Modify, ok bool) {
	m, ok := e.(ability.Modify)
	n := len(m.Traits) - said
	if !ok || m.Until != ability.Standing || n < 1 {
		return m, m, false
	}
	others, last = m, m
	others.Traits, last.Traits = m.Traits[:n], m.Traits[n:]
	return others, last, true
}

// ofLastAlone reports whether a condition that follows hangs on what the last verb of a clause
// says: what the cards are, or are able to do, stands in front of a change of another sort.
// "Es imbloqueable y gana 1 si controlas un Tótem": it always is.
func (r *reader) ofLastAlone(e ability.Effect) bool {
	if r.facts.Type == card.Talisman || r.peek() == "," || r.toks[max(r.pos-1, 0)].Word == "," {
		return false
	}
	others, last, ok := r.lastPart(e)
	return ok && !slices.ContainsFunc(others.Traits, func(t ability.Trait) bool {
		return !ofAbility(t) || slices.ContainsFunc(last.Traits, func(l ability.Trait) bool { return reflect.TypeOf(l) == reflect.TypeOf(t) })
	})
}

// ofAbility reports whether a trait is what a card is or is able to do, and no number.
func ofAbility(t ability.Trait) bool {
	switch t.(type) {
	case ability.Capacity, ability.Change, ability.Cannot, ability.With:
		return true
	}
	return false
}

// saidLast counts the deeds that hang on the last verb of the clause.
func (r *reader) saidLast() int {
	n := 1
	for i := r.pos - 2; i > r.begin; i-- {
		next := r.toks[i+1]
		switch r.toks[i].Word {
		case "y", "e", "ni", "o", ",":
			if keywordSaid[next.Word] || next.Form.Participle || next.Form.Infinitive {
				n++
			} else if next.Form.Verb != es.NoVerb || next.Word == "no" {
				return n
			}
		}
	}
	return n
}

// keywordSaid holds the keywords as they are written.
var keywordSaid = es.WordSet("indestructible indestructibles indesterrable indesterrables imbloqueable imbloqueables")
