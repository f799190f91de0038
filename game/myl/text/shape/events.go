package shape

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// entersThis reports whether an event is that the card itself enters play, and no other.
func entersThis(on ability.Event) bool {
	c, ok := on.(ability.CardEvent)
	return ok && len(c.What) == 1 && c.What[0] == ability.Enters && ability.IsThis(c.Who)
}

// MetInCombat is when a card does something to whom it meets in combat: "los
// Aliados que bloqueen a este Aliado son destruidos".
func MetInCombat(e ability.Effect) (ability.Event, bool) {
	var who ability.Cards
	switch e := e.(type) {
	case ability.Act:
		who = e.What
	case ability.Put:
		who = e.What
	case ability.Modify:
		if e.Until == ability.Standing {
			return nil, false // as long as they meet
		}
		who = e.Who
	case ability.Later:
		return MetInCombat(e.Do)
	}
	all, ok := who.(ability.Every)
	if !ok {
		return nil, false
	}
	for _, q := range all.Of.That {
		if _, some := q.(ability.BlocksSome); some {
			return ability.CardEvent{What: []ability.CardVerb{ability.Blocks}, Who: OneOf(all.Of)}, true
		}
		switch q {
		case ability.Quality(ability.Is{State: ability.KilledThis}):
			return ability.CardEvent{What: []ability.CardVerb{ability.IsDestroyed}, Who: ability.This{}}, true
		case ability.Quality(ability.Is{State: ability.KilledBearer}):
			return ability.CardEvent{What: []ability.CardVerb{ability.IsDestroyed}, Who: ability.Bearer{}}, true
		case ability.Quality(ability.Is{State: ability.MeetsThis}):
			return ability.CardEvent{What: []ability.CardVerb{ability.Blocks, ability.IsBlocked}, Who: ability.This{}}, true
		case ability.Quality(ability.Is{State: ability.MeetsBearer}):
			return ability.CardEvent{What: []ability.CardVerb{ability.Blocks, ability.IsBlocked}, Who: ability.Bearer{}}, true
		case ability.Quality(ability.Is{State: ability.BlocksThis}):
			return ability.CardEvent{What: []ability.CardVerb{ability.IsBlocked}, Who: ability.This{}}, true
		case ability.Quality(ability.Is{State: ability.BlocksBearer}):
			return ability.CardEvent{What: []ability.CardVerb{ability.IsBlocked}, Who: ability.Bearer{}}, true
		case ability.Quality(ability.Is{State: ability.BlockedByThis}):
			return ability.CardEvent{What: []ability.CardVerb{ability.Blocks}, Who: ability.This{}}, true
		case ability.Quality(ability.Is{State: ability.BlockedByBearer}):
			return ability.CardEvent{What: []ability.CardVerb{ability.Blocks}, Who: ability.Bearer{}}, true
		}
	}
	return nil, false
}

// AffectedByTalisman reports whether an event is that a card is affected by a Talismán.
func AffectedByTalisman(e ability.CardEvent) bool {
	return len(e.What) == 1 && e.What[0] == ability.IsAffected && e.By != nil && e.By.Kind == ability.ByCards && OneType(e.By.Of) == card.Talisman
}

// AffectedByAbility reports whether an event is that a card is affected by an ability.
func AffectedByAbility(e ability.CardEvent) bool {
	return len(e.What) == 1 && e.What[0] == ability.IsAffected && e.By != nil && e.By.Kind == ability.ByAbility
}

// RoleOfFoe is what whom the card of an event meets in combat does or suffers.
func RoleOfFoe(e ability.CardEvent) ability.CardVerb {
	switch {
	case len(e.What) != 1:
		return 0
	case e.What[0] == ability.Blocks:
		return ability.IsBlocked
	case e.What[0] == ability.IsBlocked:
		return ability.Blocks
	}
	return 0
}

// SortVerbs puts what happens to a card in one order, however a print has it.
func SortVerbs(verbs []ability.CardVerb) []ability.CardVerb {
	slices.Sort(verbs)
	return slices.Compact(verbs)
}

// IsBuried reports whether a card goes to the cemetery.
func IsBuried(v ability.CardVerb) bool {
	return v == ability.IsBuried || v == ability.IsBuriedFromPlay
}

// heard is an ability with an event of no card in particular in place of that of the
// cards picked before.
func heard(t ability.Triggered) ability.Triggered {
	if on, ok := t.On.(ability.CardEvent); ok && ability.IsIt(on.Who) {
		on.Who = OneOf(ability.Filter{})
		t.On = on
	}
	return t
}
