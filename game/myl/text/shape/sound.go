package shape

import (
	"slices"

	"castillo/game/myl/ability"
)

// AllSound reports whether all abilities are sound.
func AllSound(list []ability.Ability) bool {
	for _, a := range list {
		if !sound(a) {
			return false
		}
	}
	return true
}

// sound reports whether an ability makes sense as a whole, where each of its words
// does: it asks nothing that nobody could answer, wants no price that nobody could
// pay, and says nothing that in these words would mean something else.
func sound(a ability.Ability) bool {
	if misplacesDoing(a) {
		return false
	}
	var on ability.Event
	var cost, do ability.Effect
	switch a := a.(type) {
	case ability.Spell:
		on, do = a.On, a.Do
	case ability.Activated:
		cost, do = a.Cost, a.Do
	case ability.Response:
		on, cost, do = a.On, a.Cost, a.Do
	case ability.Triggered:
		on, do = a.On, a.Do
		if !IsMay(do) && !Every(do, annulsNoCause) {
			return false // it is annulled when somebody answers
		}
		if takesTheGone(on, do) {
			return false
		}
	case ability.Continuous:
		if m, t, ok := price(a); ok {
			_, levied := m.Who.(ability.Every)
			return (levied || IsReference(m.Who) && a.If == nil) && Payable(t.Pay, Payer(t))
		}
		if m, ok := a.Do.(ability.Modify); ok && slices.ContainsFunc(m.Traits, lendsStrength) {
			return false // of which, from day to day?
		}
		if !Every(a.Do, notOfTheRest) {
			return false
		}
		do = a.Do
	default:
		return true
	}
	first := do
	if cost != nil {
		first = ability.InOrderTo{First: cost, Do: do}
	}
	_, standing := a.(ability.Continuous)
	return happens(on) && (meansOneKind(on) || Picks(first) || Every(first, notDoneToIt)) && !inMidair(first) && (standing || Every(first, notItsOwnPlay)) && Every(first, sensible) && Every(first, func(e ability.Effect) bool { return timely(e, on) })
}

// misplacesDoing reports whether it asks of cards what their effects do where none of them does
// anything: they do as they are played or used, and annulled or cancelled alone, but for what cards
// in play affect.
func misplacesDoing(a ability.Ability) bool {
	n := 0
	those := func(f ability.Filter) (n int) {
		for _, q := range f.That {
			_, does := q.(ability.Does)
			is, _ := q.(ability.Is)
			if does || is.State == ability.Generator || is.State == ability.SeesHand {
				n++
			}
		}
		return n
	}
	ability.Walk(a, func(v any) {
		switch v := v.(type) {
		case ability.Filter:
			n += those(v)
		case ability.Act:
			if x, ok := v.What.(ability.Chosen); ok && (v.Verb == ability.Annul || affects(x.Of)) {
				n -= those(x.Of)
			}
		case ability.Modify:
			if x, ok := v.Who.(ability.Chosen); ok && affects(x.Of) {
				n -= those(x.Of)
			}
		case ability.Cancel:
			if x, ok := v.Of.(ability.Chosen); ok && v.What == ability.AnAbility {
				n -= those(x.Of)
			}
		case ability.PlayerEvent:
			if v.Card != nil && (v.What == ability.Plays || v.What == ability.UsesAbility) {
				n -= those(*v.Card)
			}
		}
	})
	return n != 0
}

// affects reports whether cards in play are told by whom they affect.
func affects(f ability.Filter) bool {
	return len(f.In) == 0 && slices.ContainsFunc(f.That, func(q ability.Quality) bool {
		d, ok := q.(ability.Does)
		return ok && slices.Equal(d.What, []ability.CardVerb{ability.IsAffected})
	})
}

// notOfTheRest reports whether an effect is not said of "el resto", of which there is none where no
// cards were picked.
func notOfTheRest(e ability.Effect) bool {
	m, ok := e.(ability.Modify)
	_, rest := m.Who.(ability.TheOther)
	return !ok || !rest
}

// lendsStrength reports whether a trait is a strength of a card that somebody has to choose.
func lendsStrength(t ability.Trait) bool {
	_, able := t.(ability.AbilityOf)
	return !able && TakenFrom(t) != nil
}

// notItsOwnPlay reports whether an effect does not say how the card itself is played, which
// holds at all times.
func notItsOwnPlay(e ability.Effect) bool {
	r, ok := e.(ability.Rule)
	_, lies := r.Is.(ability.PlayedIn)
	return !ok || !lies
}

// timely reports whether the event is one at which an effect does anything: what it annuls
// is being played then, whose damage it deals again hits then.
func timely(e ability.Effect, on ability.Event) bool {
	act, _ := e.(ability.Act)
	if act.Verb == ability.Annul && on != nil {
		switch act.What.(type) {
		case ability.Cause:
			e, ok := on.(ability.CardEvent)
			return ok && AffectedByTalisman(e)
		case ability.It, ability.EventCard, ability.This:
			return playsCard(on)
		}
	}
	if same, ok := e.(ability.SameDamage); ok && same.By != nil {
		return on == ability.Event(ability.PlayerEvent{What: ability.ResolvesDamage}) // then they hit
	}
	met, _ := on.(ability.CardEvent)
	if m, ok := e.(ability.Modify); ok && len(met.What) == 1 && met.What[0] == ability.Blocks && IsReference(m.Who) && slices.Contains(m.Traits, ability.Trait(ability.DoubleDamage)) {
		return false // who blocks deals no castle any
	}
	return DoneTo(e) != (ability.Cards)(ability.Cause{}) || RoleOfFoe(met) != 0 || Annulled(met) || AffectedByAbility(met)
}

// Annulled reports whether an event is that a card is annulled, and no other.
func Annulled(e ability.CardEvent) bool {
	return len(e.What) == 1 && e.What[0] == ability.IsAnnulled
}

// takesTheGone reports whether an ability begins by destroying the card that its event took out of
// play, or by saying where it goes instead: "cuando un Aliado es destruido, destrúyelo".
func takesTheGone(on ability.Event, do ability.Effect) bool {
	if any, either := on.(ability.AnyOf); either {
		return takesTheGone(any.Events[len(any.Events)-1], do)
	}
	e, ofCard := on.(ability.CardEvent)
	if !ofCard || WhereAfter(e) != Away {
		return false
	}
	switch first := Beginning(do).(type) {
	case ability.Act:
		return !IsReference(e.Who) && first.Verb == ability.Destroy && (ability.IsIt(first.What) || first.What == (ability.Cards)(ability.EventCard{}))
	case ability.Rule:
		goes, ok := first.Is.(ability.Replace)
		return ok && IsReference(e.Who) && goes.Who == e.Who
	}
	return false
}

// annulsNoCause reports whether an effect does not annul what affects the event's card.
func annulsNoCause(e ability.Effect) bool {
	act, _ := e.(ability.Act)
	return act.Verb != ability.Annul || act.What != (ability.Cards)(ability.Cause{})
}

// playsCard reports whether an event is that a card is played.
func playsCard(on ability.Event) bool {
	switch on := on.(type) {
	case ability.PlayerEvent:
		return on.What == ability.Plays
	case ability.CardEvent:
		return on.What[0] == ability.IsPlayed
	case ability.AnyOf:
		for _, e := range on.Events {
			if !playsCard(e) {
				return false
			}
		}
		return true
	}
	return false
}

// price is the price of a deed that a continuous ability asks for.
func price(a ability.Continuous) (ability.Modify, ability.Toll, bool) {
	m, ok := a.Do.(ability.Modify)
	if !ok || len(m.Traits) != 1 {
		return m, ability.Toll{}, false
	}
	t, ok := m.Traits[0].(ability.Toll)
	return m, t, ok
}

// Payer is the player as whom a price is said to be paid.
func Payer(t ability.Toll) ability.Player {
	if t.Who == ability.Each {
		return ability.Acting
	}
	return t.Who
}

// sensible reports whether one effect makes sense beside its parts.
func sensible(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.InOrderTo:
		wasted := endsInGold(e.First) && beginsWithPlay(e.Do) // it would be gold for that card
		return !wasted && Every(e.First, doneAtOnce)
	case ability.Sequence:
		for i, s := range e.Steps[:len(e.Steps)-1] {
			if _, waits := EndsLater(s.Do); waits && inMidair(e.Steps[i+1].Do) {
				return false // nobody knows yet whether that was done
			}
			if _, sets := s.Do.(ability.Meanwhile); sets || e.Steps[i+1].Link != ability.Stop && reaches(s.Do) {
				return false // what the one picks once it is set off is not what the next speaks of
			}
		}
	case ability.Meanwhile:
		return waits(e)
	case ability.Put:
		return (e.To.Zone != ability.InPlay || !liesInPlay(e.What)) && !fightsElsewhere(e.What)
	case ability.Swap:
		return e.B != nil || IsTwo(e.A)
	case ability.ExileFor:
		return isCounted(e) && (InPlayForSure(e.What) || IsReference(e.What))
	case ability.Rule:
		_, from := e.Is.(ability.From)
		return !from || e.Until == ability.Standing // the card's own, for good
	case ability.Modify:
		return fitting(e) && isCounted(e)
	}
	return isCounted(e)
}

// isCounted reports whether it is said how many cards an effect takes.
func isCounted(e ability.Effect) bool {
	x, ok := DoneTo(e).(ability.Chosen)
	return !ok || x.Count.N != nil || x.Count.Kind != ability.Exactly
}

// reaches reports whether what stands at the beginning or the end of an effect would
// hold for the next step too: its time, its permission, or its condition.
func reaches(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Later:
		return !Single(e.Do) || reaches(e.Do)
	case ability.Meanwhile:
		return true
	case ability.May:
		return e.Who == ability.You
	case ability.Modify:
		_, until := e.Traits[len(e.Traits)-1].(ability.CannotUnless)
		return until && e.Until == ability.Standing
	}
	return false
}

// doneAtOnce reports whether an effect is done when it is said.
func doneAtOnce(e ability.Effect) bool {
	return !Waits(e)
}

// fitting reports whether cards can have the traits that they are given, and in
// that order: the price of a deed stands alone, a condition at the end. By whom a card cannot be played
// is said of one at hand.
func fitting(m ability.Modify) bool {
	for i, t := range m.Traits {
		switch t := t.(type) {
		case ability.Toll:
			return false
		case ability.CannotUnless:
			if i < len(m.Traits)-1 || t.What != ability.AttackDeed && t.What != ability.BlockDeed {
				return false
			}
		case ability.Cannot:
			if t.By != nil && (Active[t.What] || t.What == ability.BePlayed && !ability.IsIt(m.Who) || t.What == ability.BeBlocked && anyAlly(t.By)) {
				return false
			}
		case ability.Strengthen:
			if !ownWeapons(t.By, m) {
				return false
			}
		case ability.Weaken:
			if !ownWeapons(t.By, m) {
				return false
			}
		}
	}
	return true
}

// anyAlly reports whether a source is whatever Aliado there is.
func anyAlly(s *ability.Source) bool {
	f := s.Of
	f.Types, f.Of = nil, ability.Anyone
	return s.Kind == ability.ByCards && BareFilter(f) && len(f.In) == 0
}

// Active holds the deeds that cards do; nothing else does those to them.
var Active = map[ability.Deed]bool{ability.AttackDeed: true, ability.BlockDeed: true, ability.FightDeed: true, ability.CarryWeapon: true}

// ownWeapons reports whether the weapons that an amount counts are those of the cards
// it is said of, or of a bearer: of several cards each its own, as long as they are.
func ownWeapons(a ability.Amount, m ability.Modify) bool {
	_, of := PerCard(a)
	if capped, ok := of.(ability.Capped); ok {
		of = capped.Of
	}
	who := m.Who
	if each, ok := of.(ability.EventAmount); ok && each == ability.OwnWeapons {
		_, several := who.(ability.Every)
		return several && m.Until == ability.Standing
	}
	w, ok := of.(ability.WeaponsOf)
	return !ok || !IsReference(who) || w.Of == who || ability.IsBearer(w.Of)
}

// happens reports whether an event is one that can be heard: of a card that is known
// before, and of the bearer what happens to him in play.
func happens(e ability.Event) bool {
	on, ok := e.(ability.CardEvent)
	if !ok {
		return true
	}
	return !ability.IsIt(on.Who) && (!ability.IsBearer(on.Who) || on.What[0] != ability.IsPlayed)
}

// meansOneKind reports whether the card of either of two events is meant by the same words: not
// where one is of this card or of none, and the other of one that is not known before. Of "este
// u otro Aliado", to which the same happens, either is meant.
func meansOneKind(on ability.Event) bool {
	any, ok := on.(ability.AnyOf)
	if !ok {
		return true
	}
	first, other := any.Events[0], any.Events[1]
	a, ofCard := first.(ability.CardEvent)
	b, both := other.(ability.CardEvent)
	return ofCard && both && slices.Equal(a.What, b.What) || OfUnknown(first) == OfUnknown(other)
}

// notDoneToIt reports whether an effect is not done to the card at hand or that of the event.
func notDoneToIt(e ability.Effect) bool {
	c := DoneTo(e)
	return !ability.IsIt(c) && c != (ability.Cards)(ability.EventCard{})
}

// OfUnknown reports whether an event is of a card that is not known before.
func OfUnknown(on ability.Event) bool {
	switch on := on.(type) {
	case ability.CardEvent:
		return !IsReference(on.Who)
	case ability.PlayerEvent:
		return on.Card != nil
	}
	return false
}

// endsInGold reports whether an effect makes gold last, of which nothing says what
// it may pay for.
func endsInGold(e ability.Effect) bool {
	gold, ok := Ending(e).(ability.Generate)
	return ok && gold.For == nil && gold.NotFor == nil
}

// beginsWithPlay reports whether an effect plays a card first.
func beginsWithPlay(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Play:
		return true
	case ability.Sequence:
		return beginsWithPlay(e.Steps[0].Do)
	}
	return false
}

// inMidair reports whether an effect begins by asking how a step before it went.
func inMidair(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.IfThen:
		return FollowsUp(e.If) || inMidair(e.Then)
	case ability.Sequence:
		return inMidair(e.Steps[0].Do)
	case ability.May:
		return inMidair(e.Do)
	case ability.InOrderTo:
		return inMidair(e.First)
	case ability.Later:
		return inMidair(e.Do)
	case ability.Unless:
		return inMidair(e.Do)
	case ability.Choice:
		return inMidair(e.Options[0])
	}
	return false
}

// AsksOfIt reports whether a condition speaks of cards that were picked, which it
// cannot where it stands before they are.
func AsksOfIt(c ability.Condition) bool {
	for _, c := range Listed(c) {
		if no, ok := c.(ability.Not); ok {
			c = no.Of
		}
		if f, ok := c.(ability.Fits); ok && ability.IsIt(f.Who) {
			return true
		}
	}
	return false
}

// AsksAmongThem reports whether a condition asks what is among cards at hand.
func AsksAmongThem(c ability.Condition) bool {
	for _, c := range Listed(c) {
		if no, ok := c.(ability.Not); ok {
			c = no.Of
		}
		if e, ok := c.(ability.Exists); ok && AmongThem(e.Of) {
			return true
		}
	}
	return false
}

// Payable reports whether a player can pay with e: it is all done by him.
func Payable(e ability.Effect, who ability.Player) bool {
	switch e := e.(type) {
	case ability.Act:
		return e.Who == who
	case ability.Put:
		return e.Who == who
	case ability.Pay:
		return e.Who == who
	case ability.Mill:
		return e.Who == who
	case ability.Choice:
		for _, o := range e.Options {
			if !Payable(o, who) {
				return false
			}
		}
		return e.Who == who
	case ability.Sequence:
		for _, s := range e.Steps {
			if !Payable(s.Do, who) {
				return false
			}
		}
		return true
	case ability.InOrderTo: // what it makes of the card itself comes with the payment
		m, ok := e.Do.(ability.Modify)
		return ok && ability.IsThis(m.Who) && Payable(e.First, who)
	}
	return false
}

// liesInPlay reports whether cards are to be chosen out of those that a player has in play.
func liesInPlay(c ability.Cards) bool {
	x, chosen := c.(ability.Chosen)
	return chosen && len(x.Of.In) == 0 && (x.Of.Of == ability.You || x.Of.Of == ability.Acting)
}

// fightsElsewhere reports whether cards that lie out of play are said to fight.
func fightsElsewhere(c ability.Cards) bool {
	x, ok := c.(ability.Chosen)
	if !ok || len(x.Of.In) == 0 || !OutOfPlay(x.Of.In[0]) {
		return false
	}
	return slices.ContainsFunc(x.Of.That, func(q ability.Quality) bool {
		switch q := q.(type) {
		case ability.BlocksSome, ability.BlockedBySome:
			return true
		case ability.Is:
			return q.State == ability.Attacking || q.State == ability.Blocking || q.State == ability.Fighting || q.State == ability.Unblocked
		}
		return false
	})
}
