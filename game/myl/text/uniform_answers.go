package text

import (
	"castillo/game/myl/ability"
)

// annulling has a card that is played annulled, an ability cancelled and an effect
// redirected in answer to it: these are used on purpose (DAR 4.5.3, 4.6.2).
func annulling(a ability.Ability) ability.Ability {
	t, ok := a.(ability.Triggered)
	may, allowed := t.Do.(ability.May)
	if !ok || !allowed || may.Who != ability.You || every(may.Do, answersNothing) {
		return a
	}
	cost, do := split(may.Do)
	return ability.Response{By: ability.You, On: t.On, Limit: t.Limit, If: t.If, Cost: cost, Do: do}
}

// answersNothing reports whether an effect is none that hinders what is just played or used.
func answersNothing(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Act:
		return e.Verb != ability.Annul
	case ability.Cancel:
		return e.What != ability.AnAbility || e.Of != nil
	case ability.Redirect:
		return e.From != nil
	}
	return true
}

// answersOf says "en respuesta a que tu oponente juegue un Talismán, puedes pagar 4
// Oros para anularlo" as "puedes pagar 4 Oros para anular un Talismán oponente", which
// cannot be done at another time; and likewise what prevents something.
func answersOf(a ability.Ability) ability.Ability {
	r, ok := a.(ability.Response)
	if !ok || r.By != ability.You {
		return a
	}
	act, ok := r.Do.(ability.Act)
	if !ok || act.Who != ability.You || !isEventCard(act.What, r.On) {
		return a
	}
	if asksOfIt(r.If) || r.Cost != nil && !every(r.Cost, ofNoEvent) {
		return a
	}
	out := ability.Activated{By: r.By, Limit: r.Limit, If: r.If, Cost: r.Cost}
	switch on := r.On.(type) {
	case ability.PlayerEvent:
		if on.What != ability.Plays || act.Verb != ability.Annul || on.Card == nil {
			return a
		}
		of := *on.Card
		of.Of = on.Who
		out.Do = ability.Act{Who: ability.You, Verb: ability.Annul, What: one(of)}
		return out
	case ability.CardEvent:
		if act.Verb != ability.Save {
			return a
		}
		out.Do = ability.Prevent{What: on.What, Of: on.Who, By: on.By}
		return out
	}
	return a
}

// isEventCard reports whether a card is the one that an event happens to.
func isEventCard(c ability.Cards, on ability.Event) bool {
	switch c.(type) {
	case ability.It, ability.EventCard:
		return true
	case ability.This, ability.Bearer:
		e, ok := on.(ability.CardEvent)
		return ok && e.Who == c
	}
	return false
}

// ofNoEvent reports whether an effect does not speak of the card of an event.
func ofNoEvent(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Pay:
		return isNumber(e.N)
	case ability.Mill:
		return isNumber(e.N)
	case ability.Act:
		return e.What != (ability.Cards)(ability.It{}) && e.What != (ability.Cards)(ability.EventCard{})
	case ability.Sequence:
		return true
	}
	return false
}

func isNumber(a ability.Amount) bool {
	_, ok := a.(ability.Number)
	return ok
}
