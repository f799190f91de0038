package shape

import (
	"slices"

	"castillo/game/myl/ability"
)

// annulling has a card that is played annulled, an ability cancelled and an effect
// redirected in answer to it: these are used on purpose (DAR 4.5.3, 4.6.2).
func annulling(a ability.Ability) ability.Ability {
	t, ok := a.(ability.Triggered)
	may, allowed := t.Do.(ability.May)
	if !ok || !allowed || may.Who != ability.You || Every(may.Do, answersNothing) {
		return a
	}
	cost, do := Split(may.Do)
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
// cannot be done at another time; and likewise what is cancelled or prevented, and what a
// Talisman does.
func answersOf(a ability.Ability) ability.Ability {
	switch a := a.(type) {
	case ability.Response:
		if a.By != ability.You || AsksOfIt(a.If) || a.Cost != nil && !Every(a.Cost, ofNoEvent) {
			return a
		}
		if do, ok := answerTo(a.On, a.Do); ok {
			return ability.Activated{By: a.By, Limit: a.Limit, If: a.If, Cost: a.Cost, Do: do}
		}
	case ability.Spell:
		if do, ok := answerTo(a.On, a.Do); ok && a.When == (ability.Window{}) {
			return ability.Spell{Do: do}
		}
	}
	return a
}

// answerTo says of an effect in answer to an event what it hinders, where that tells the
// event: what follows it speaks of nothing else that happened.
func answerTo(on ability.Event, e ability.Effect) (ability.Effect, bool) {
	steps := slices.Clone(Flat(e))
	for _, step := range steps[1:] {
		if !Every(step.Do, ofNoEvent) {
			return nil, false
		}
	}
	hinders, ok := hindering(on, steps[0].Do)
	steps[0].Do = hinders
	return Sequence(steps), ok
}

// hindering is what annuls, cancels or prevents an event, saying which.
func hindering(on ability.Event, e ability.Effect) (ability.Effect, bool) {
	if e == (ability.Effect)(ability.Cancel{What: ability.AnAbility}) {
		switch on := on.(type) {
		case ability.CardEvent:
			return ability.Cancel{What: ability.AnAbility, Of: on.Who}, on.By == nil && len(on.What) == 1 && on.What[0] == ability.UsesIts
		case ability.PlayerEvent:
			if on.What == ability.UsesAbility && on.Card != nil && on.By == nil {
				return ability.Cancel{What: ability.AnAbility, Of: OneOf(ofPlayer(*on.Card, on.Who))}, true
			}
		}
	}
	act, ok := e.(ability.Act)
	if !ok || act.Who != ability.You || !IsEventCard(act.What, on) {
		return nil, false
	}
	switch on := on.(type) {
	case ability.PlayerEvent:
		if on.What == ability.Plays && act.Verb == ability.Annul && on.Card != nil && on.Nth == 0 {
			return ability.Act{Who: ability.You, Verb: ability.Annul, What: OneOf(ofPlayer(*on.Card, on.Who))}, true
		}
	case ability.CardEvent:
		return ability.Prevent{What: on.What, Of: on.Who, By: on.By}, act.Verb == ability.Save
	}
	return nil, false
}

// ofPlayer describes cards of a player.
func ofPlayer(f ability.Filter, who ability.Player) ability.Filter {
	f.Of = who
	return f
}

// IsEventCard reports whether a card is the one that an event happens to.
func IsEventCard(c ability.Cards, on ability.Event) bool {
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
		return ability.IsNumber(e.N)
	case ability.Mill:
		return ability.IsNumber(e.N)
	case ability.Draw:
		return ability.IsNumber(e.N)
	case ability.Act:
		return !ability.IsIt(e.What) && e.What != (ability.Cards)(ability.EventCard{})
	case ability.Sequence, ability.May:
		return true
	}
	return false
}

// onOneEvent says "cuando entra en juego o cuando sale del juego" of one card as one event.
func onOneEvent(a ability.Ability) ability.Ability {
	switch x := a.(type) {
	case ability.Triggered:
		x.On = eitherOfOne(x.On)
		return x
	case ability.Response:
		x.On = eitherOfOne(x.On)
		return x
	}
	return a
}

// eitherOfOne makes one event of several in which one card that is known does or suffers a thing.
func eitherOfOne(on ability.Event) ability.Event {
	any, ok := on.(ability.AnyOf)
	if !ok {
		return on
	}
	var both ability.CardEvent
	for i, e := range any.Events {
		e, ok := e.(ability.CardEvent)
		if !ok || e.By != nil || !IsReference(e.Who) || i > 0 && e.Who != both.Who {
			return on
		}
		both.Who, both.What = e.Who, append(both.What, e.What...)
	}
	both.What = slices.Compact(SortVerbs(both.What))
	return both
}
