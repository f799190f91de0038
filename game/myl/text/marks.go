package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/printer"
)

// The words with which Barbarie says a whole ability: those that are marks of the card, and
// those that stand for what other texts say at length.

// markOf gives the mark that a word is.
var markOf = func() map[string]ability.Mark {
	of := map[string]ability.Mark{}
	for m, w := range printer.Marks {
		of[card.Fold(w)] = m
	}
	return of
}()

// oneWord reads a sentence that is such a word: "Furia", "Maquinaria", "Inmunidad: Talismanes".
func (r *reader) oneWord() ([]ability.Ability, bool) {
	var traits []ability.Trait
	switch {
	case r.one("maquinaria"):
		return []ability.Ability{ability.Continuous{Do: ability.Rule{Is: ability.PlayedIn{Zone: ability.SupportLine}}}}, r.facts.Type == card.Weapon
	case r.one("furia"):
		traits = []ability.Trait{ability.AttackAtOnce}
	case r.one("absorcion"):
		traits = []ability.Trait{ability.Absorbs}
	case r.one("inmunidad") && r.one(":"):
		by, ok := r.agents()
		if !ok {
			return nil, false
		}
		traits = cannotBy(ability.BeAffected, by)
	default:
		return nil, false
	}
	return []ability.Ability{ability.Continuous{Do: ability.Modify{Who: ability.This{}, Traits: traits}}}, true
}
