package shape

import (
	"castillo/game/myl/ability"
)

// Whereabouts is where the card of an event is once it happened.
type Whereabouts uint8

const (
	stays  Whereabouts = iota // it is in play
	Played                    // somebody plays it or uses its ability: a sentence that goes on without a subject is not about it
	Away                      // it left play
)

// leavesPlay holds what happens to cards that are gone then.
var leavesPlay = map[ability.CardVerb]bool{ability.Leaves: true, ability.IsDestroyed: true, ability.IsExiled: true, ability.IsRemoved: true, ability.IsShuffledIn: true,
	ability.IsDiscarded: true, ability.IsReturned: true, ability.IsBuried: true, ability.IsBuriedFromPlay: true, ability.IsAnnulled: true, ability.IsMilled: true}

// WhereAfter is where an event leaves its card.
func WhereAfter(e ability.Event) Whereabouts {
	switch e := e.(type) {
	case ability.PlayerEvent:
		if e.What == ability.Plays || e.What == ability.PutsInPlay || e.What == ability.UsesAbility {
			return Played
		}
		return Away
	case ability.CardEvent:
		for _, v := range e.What {
			if leavesPlay[v] {
				return Away
			}
		}
	case ability.AnyOf:
		return WhereAfter(e.Events[len(e.Events)-1])
	}
	return stays
}
