package text

import (
	"reflect"
	"slices"

	"castillo/game/myl/ability"
)

// Uniform gives abilities that mean the same the one tree that [Read] gives them, in
// whatever words and order a print says them.
func Uniform(c ability.Card) ability.Card {
	var out []ability.Ability
	for _, a := range mergeTimes(c.Abilities) {
		a, _ = redone(normal(a), byTheirOwner)
		a = drawnInOwnFinal(mapAbility(a, inOneManner))
		for _, part := range apart(answersOf(atItsPrice(annulling(onceMet(a))))) {
			out = merged(out, part)
		}
	}
	slices.SortStableFunc(out, func(a, b ability.Ability) int { return placeOf(a) - placeOf(b) })
	return ability.Card{Abilities: out}
}

// placeOf puts before the rest when the card may be played and what is always true of it
// or its bearer, and behind it how many copies there may be: prints say it first or last.
func placeOf(a ability.Ability) int {
	switch a := a.(type) {
	case ability.PlayOnly:
		return -3
	case ability.Continuous:
		m, ok := a.Do.(ability.Modify)
		switch {
		case !ok || a.If != nil:
		case m.Who == (ability.Cards)(ability.This{}):
			return -2
		case m.Who == (ability.Cards)(ability.Bearer{}):
			return -1
		}
	case ability.Triggered:
		on, _ := a.On.(ability.CardEvent)
		if act, ok := a.Do.(ability.Act); ok && slices.Contains(on.What, ability.IsPlayed) && act.What == (ability.Cards)(ability.This{}) {
			return -2
		}
	case ability.NotInitialGold:
		return 1
	case ability.OneActivation:
		return 2
	case ability.OneInPlay:
		return 3
	case ability.Unique:
		return 4
	}
	return 0
}

// drawnInOwnFinal has one draw further cards in one's own Fase Final, in which one draws.
func drawnInOwnFinal(a ability.Ability) ability.Ability {
	final := ability.Window{Phase: ability.Final}
	own := ability.Window{Phase: ability.Final, Whose: ability.You}
	switch x := a.(type) {
	case ability.Activated:
		if x.When == final && drawsExtra(x.Do) {
			x.When = own
			return x
		}
	case ability.Triggered:
		if x.On == (ability.Event)(ability.PhaseEvent{Window: final}) && drawsExtra(x.Do) {
			x.On = ability.PhaseEvent{Window: own}
			return x
		}
	}
	return a
}

// inOneManner says one effect, whose parts are said so already, in one manner.
func inOneManner(e ability.Effect) ability.Effect {
	switch e := e.(type) {
	case ability.Modify:
		if len(e.Traits) > 1 {
			e.Traits = slices.Clone(e.Traits)
			slices.SortStableFunc(e.Traits, func(a, b ability.Trait) int { return traitRank(a) - traitRank(b) })
		}
		return notPlayed(mustIfAble(e))
	case ability.InOrderTo:
		if e.First, e.Do = lookingIsNoPrice(e.First, e.Do); e.First == nil {
			return e.Do
		}
		e.First = priceInOrder(e.First)
		return e
	case ability.Put:
		return ownLine(e)
	case ability.Sequence:
		return sameChange(hanging(e))
	}
	return e
}

// mustIfAble says of those that must attack no more that they can: they must whenever they
// can.
func mustIfAble(m ability.Modify) ability.Modify {
	all, ok := m.Who.(ability.Every)
	able := ability.Quality(ability.Is{State: ability.CanAttack})
	if !ok || !slices.Contains(m.Traits, ability.Trait(ability.Must{What: ability.AttackDeed})) || len(all.Of.That) != 1 || all.Of.That[0] != able {
		return m
	}
	all.Of.That = nil
	m.Who = all
	return m
}

// notPlayed says of cards that cannot be played that nobody may play them.
func notPlayed(m ability.Modify) ability.Effect {
	all, ok := m.Who.(ability.Every)
	if !ok || len(m.Traits) != 1 || m.Traits[0] != (ability.Trait)(ability.Cannot{What: ability.BePlayed}) || len(all.Of.In) > 0 || all.Of.Other {
		return m
	}
	who := all.Of.Of
	all.Of.Of = ability.Anyone
	return ability.Rule{Is: ability.Forbid{Who: who, What: ability.PlayCards, Card: &all.Of}, Until: m.Until}
}

// hanging brings into what a player may do, or pays for, the steps that hang on it: what
// is joined to it with "y", and what is done with the cards that it looks at, in whatever
// words that follows.
func hanging(s ability.Sequence) ability.Effect {
	var out []ability.Step
	for i, step := range flat(sequence(s.Steps)) {
		if i > 0 {
			last := &out[len(out)-1]
			if takesFromThem(step.Do) && endsInLooking(last.Do) {
				step.Link = ability.And
			}
			if step.Link == ability.And && holdsMore(last.Do) {
				last.Do = inside(last.Do, step)
				continue
			}
		}
		out = append(out, step)
	}
	return sequence(out)
}

// holdsMore reports whether what hangs on an effect is part of it.
func holdsMore(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.May:
		return e.Who == ability.You
	case ability.InOrderTo:
		return true
	}
	return false
}

// inside adds a step to what a player may do, or pays for.
func inside(e ability.Effect, next ability.Step) ability.Effect {
	switch x := e.(type) {
	case ability.May:
		x.Do = inside(x.Do, next)
		return x
	case ability.InOrderTo:
		x.Do = inside(x.Do, next)
		return x
	}
	return sequence(append(flat(e), next))
}

// takesFromThem reports whether an effect does something with the cards at hand.
func takesFromThem(e ability.Effect) bool {
	var what ability.Cards
	switch e := e.(type) {
	case ability.Act:
		what = e.What
	case ability.Put:
		what = e.What
	case ability.Play:
		what = e.What
	}
	switch c := what.(type) {
	case ability.It, ability.TheOther:
		return true
	case ability.Chosen:
		return amongThem(c.Of)
	case ability.Every:
		return amongThem(c.Of)
	}
	return false
}

// endsInLooking reports whether an effect ends in looking at the top of a castle, or in
// searching it.
func endsInLooking(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.May:
		return e.Who == ability.You && endsInLooking(e.Do)
	case ability.InOrderTo:
		return endsInLooking(e.Do)
	case ability.Sequence:
		return endsInLooking(e.Steps[len(e.Steps)-1].Do)
	case ability.Search:
		return true
	case ability.Act:
		top, ok := e.What.(ability.Top)
		return ok && top.In == ability.Castle && (e.Verb == ability.Look || e.Verb == ability.Show)
	}
	return false
}

// priceInOrder says of a price in several parts the Oros first and the card itself last.
func priceInOrder(e ability.Effect) ability.Effect {
	s, ok := e.(ability.Sequence)
	if !ok || slices.ContainsFunc(s.Steps, func(s ability.Step) bool { return !givesUp(s.Do) }) {
		return e
	}
	steps := slices.Clone(s.Steps)
	slices.SortStableFunc(steps, func(a, b ability.Step) int { return priceRank(a.Do) - priceRank(b.Do) })
	for i := range steps {
		steps[i].Link = ability.And
	}
	steps[0].Link = ability.Stop
	return ability.Sequence{Steps: steps}
}

func priceRank(e ability.Effect) int {
	switch e := e.(type) {
	case ability.Pay:
		return 0
	case ability.Act:
		if e.What == (ability.Cards)(ability.This{}) {
			return 2
		}
	}
	return 1
}

// traitRank orders what becomes true of a card at one time, in whatever order a print
// says it: what it is, how strong, what it is able to do, what it cannot. A condition
// stands at the end.
func traitRank(t ability.Trait) int {
	switch t := t.(type) {
	case ability.ConsideredAs:
		return 0
	case ability.Change:
		if t == ability.LoseAbility || t == ability.LoseRace {
			return 1
		}
		return 100 + int(t)
	case ability.SetStrength, ability.SetCost:
		return 2
	case ability.Strengthen:
		return 3
	case ability.Weaken:
		return 4
	case ability.With:
		return 10 + int(t.Keyword)
	case ability.Cannot:
		return 300 + int(t.What)
	case ability.CannotUnless:
		return 400
	}
	return 200
}

// apart lists the statements of a continuous ability, which hold each on its own.
func apart(a ability.Ability) []ability.Ability {
	c, ok := a.(ability.Continuous)
	s, several := c.Do.(ability.Sequence)
	if !ok || !several || !every(s, holds) {
		return []ability.Ability{a}
	}
	var out []ability.Ability
	for _, step := range s.Steps {
		part := ability.Continuous{If: c.If, Do: step.Do}
		if then, ok := step.Do.(ability.IfThen); ok {
			part = ability.Continuous{If: allOf(append(listed(c.If), listed(then.If)...)), Do: then.Then}
		}
		out = append(out, part)
	}
	return out
}

// holds reports whether an effect is a statement, or several, also under a condition of
// its own.
func holds(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Modify, ability.Rule, ability.Sequence:
		return true
	case ability.IfThen:
		return !followsUp(e.If) && !asksOfIt(e.If)
	}
	return false
}

// merged adds an ability; what it says of the cards of one before, under the same
// condition, is said with that.
func merged(list []ability.Ability, a ability.Ability) []ability.Ability {
	c, ok := a.(ability.Continuous)
	m, changes := c.Do.(ability.Modify)
	if !ok || !changes {
		return append(list, a)
	}
	if named, ok := ofItsNaming(list, c, m); ok {
		return named
	}
	if !joins(m) {
		return append(list, a)
	}
	for i, before := range list {
		b, ok := before.(ability.Continuous)
		first, changes := b.Do.(ability.Modify)
		if !ok || !changes || !joins(first) || first.Until != m.Until || !reflect.DeepEqual(first.Who, m.Who) || !reflect.DeepEqual(b.If, c.If) {
			continue
		}
		first.Traits = append(slices.Clone(first.Traits), m.Traits...)
		b.Do = inOneManner(first)
		list[i] = b
		return list
	}
	return append(list, a)
}

// ofItsNaming adds to the naming of a card what is true of the card from then on: "nombra
// una carta. La carta nombrada no puede ser jugada".
func ofItsNaming(list []ability.Ability, c ability.Continuous, m ability.Modify) ([]ability.Ability, bool) {
	if len(list) == 0 || c.If != nil || !ofNamed(m.Who) {
		return nil, false
	}
	t, ok := list[len(list)-1].(ability.Triggered)
	if name, names := t.Do.(ability.Name); ok && names {
		m.Until = ability.WhileThis
		t.Do = ability.InOrderTo{First: name, Do: m}
		return append(slices.Clone(list[:len(list)-1]), t), true
	}
	return nil, false
}

// ofNamed reports whether cards are those of the name that was named, or go with them.
func ofNamed(c ability.Cards) bool {
	if with, ok := c.(ability.WithKin); ok {
		c = with.Of
	}
	return c == (ability.Cards)(ability.NamedCard{})
}

// joins reports whether a statement may stand in one with others on the same cards: a
// price and a condition are said alone.
func joins(m ability.Modify) bool {
	for _, t := range m.Traits {
		switch t := t.(type) {
		case ability.Toll, ability.CannotUnless, ability.CostChange, ability.FixedPrice, ability.AttackIf:
			return false
		case ability.OnlyBy:
			if t.What == ability.BeCarried {
				return false
			}
		}
	}
	return true
}

// atItsPrice says the price of an ability in order. Looking at cards is none: it begins
// what one does with them.
func atItsPrice(a ability.Ability) ability.Ability {
	switch x := a.(type) {
	case ability.Activated:
		x.Cost, x.Do = lookingIsNoPrice(x.Cost, x.Do)
		x.Cost = priceInOrder(x.Cost)
		return x
	case ability.Response:
		x.Cost, x.Do = lookingIsNoPrice(x.Cost, x.Do)
		x.Cost = priceInOrder(x.Cost)
		return x
	}
	return a
}

// onceMet says "en la Fase Final, destruye al Aliado que haya bloqueado a Sir Ansel" as
// what is done then to whoever blocks him.
func onceMet(a ability.Ability) ability.Ability {
	t, ok := a.(ability.Triggered)
	end := ability.Window{Phase: ability.Final}
	if !ok || t.On != ability.Event(ability.PhaseEvent{Window: end}) || t.Limit > 0 {
		return a
	}
	on, ok := metInCombat(t.Do)
	if !ok {
		return a
	}
	t.On, t.Do = on, ability.Later{When: end, Do: ofFoe(t.Do)}
	return t
}

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

// lookingIsNoPrice brings looking at cards, where it is the last of a price, to what is
// done with them.
func lookingIsNoPrice(price, do ability.Effect) (ability.Effect, ability.Effect) {
	if price == nil || !endsInLooking(price) || !takesFromThem(flat(do)[0].Do) {
		return price, do
	}
	steps, next := flat(price), flat(do)
	last := len(steps) - 1
	next[0].Link = ability.And
	do = sequence(append([]ability.Step{{Do: steps[last].Do}}, next...))
	if last == 0 {
		return nil, do
	}
	return sequence(steps[:last]), do
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
	if !ok || act.Who != ability.You || act.What != (ability.Cards)(ability.It{}) && act.What != (ability.Cards)(ability.EventCard{}) {
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
