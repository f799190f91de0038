package shape

import (
	"reflect"
	"slices"

	"castillo/game/myl/ability"
)

// mergeTimes moves "solo puedes jugar este Talismán en tu Fase de Vigilia" into
// the Talisman's own time.
func mergeTimes(list []ability.Ability) []ability.Ability {
	spell, only := -1, -1
	for i, a := range list {
		switch a := a.(type) {
		case ability.Spell:
			spell = i
		case ability.PlayOnly:
			if a.From == ability.InPlay {
				only = i
			}
		}
	}
	if spell < 0 || only < 0 {
		return list
	}
	s, p := list[spell].(ability.Spell), list[only].(ability.PlayOnly)
	if s.When == (ability.Window{}) && s.On == nil {
		s.When, p.When = p.When, ability.Window{}
		s.On, p.On = p.On, nil
	}
	out := append([]ability.Ability(nil), list...)
	out[spell] = s
	if p.When == (ability.Window{}) && p.On == nil && p.If == nil {
		return append(out[:only], out[only+1:]...)
	}
	out[only] = p
	return out
}

// apart lists the statements of a continuous ability, which hold each on its own.
func apart(a ability.Ability) []ability.Ability {
	c, ok := a.(ability.Continuous)
	s, several := c.Do.(ability.Sequence)
	if !ok || !several || !Every(s, holds) {
		return []ability.Ability{a}
	}
	var out []ability.Ability
	for _, step := range s.Steps {
		part := ability.Continuous{If: c.If, Do: step.Do}
		if then, ok := step.Do.(ability.IfThen); ok {
			part = ability.Continuous{If: AllOf(slices.Concat(Listed(c.If), Listed(then.If))), Do: then.Then}
			if inOtherRoles(c.If, then.If) {
				part.If = then.If
			}
		}
		out = append(out, part)
	}
	return out
}

// inOtherRoles reports whether of two conditions one asks that a card attacks and the other
// that it blocks, which it does never both.
func inOtherRoles(a, b ability.Condition) bool {
	x, ok := a.(ability.Fits)
	y, same := b.(ability.Fits)
	if !ok || !same || !IsReference(x.Who) || x.Who != y.Who || len(x.Is.That) != 1 || len(y.Is.That) != 1 {
		return false
	}
	attacks, blocks := ability.Quality(ability.Is{State: ability.Attacking}), ability.Quality(ability.Is{State: ability.Blocking})
	p, q := x.Is.That[0], y.Is.That[0]
	return p == attacks && q == blocks || p == blocks && q == attacks
}

// ofTheAttack says in one manner what hangs on whether cards attack or block: that they
// must, "en tu Batalla Mitológica", is always so; what is done to whom blocks the card comes
// when it is blocked; what is done "en la Fase Final" where it did not attack is asked for then.
func ofTheAttack(a ability.Ability) ability.Ability {
	t, ok := a.(ability.Triggered)
	if !ok || t.Limit > 0 {
		return a
	}
	this := ability.Cards(ability.This{})
	switch on := t.On.(type) {
	case ability.PhaseEvent:
		must, ok := t.Do.(ability.Modify)
		if ok && !on.End && (on.Window.Phase == ability.Attack || on.Window.Phase == ability.Battle) && mustFight(must) {
			must.Until = ability.Standing
			return ability.Continuous{If: t.If, Do: must}
		}
	case ability.CardEvent:
		if slices.Equal(on.What, []ability.CardVerb{ability.Attacks}) && doneToBlockers(t.Do, on.Who) {
			on.What = []ability.CardVerb{ability.IsBlocked}
			t.On = on
			return t
		}
		later, ok := t.Do.(ability.Later)
		if ok && later.When == (ability.Window{Phase: ability.Final}) && on.Who == this && slices.Equal(on.What, []ability.CardVerb{ability.DoesNotAttack}) {
			attacked := ability.Fits{Who: this, Is: ability.Filter{That: []ability.Quality{ability.Is{State: ability.AttackedNow}}}}
			t.On = ability.PhaseEvent{Window: ability.Window{Phase: ability.Final, Whose: ability.You}}
			t.If, t.Do = AllOf(slices.Concat(Listed(t.If), []ability.Condition{ability.Not{Of: attacked}})), later.Do
			return t
		}
	}
	return a
}

// doneToBlockers reports whether an effect is done to those that block the card, or its
// bearer, alone: nobody does when it is declared an attacker (DAR 5.3.2).
func doneToBlockers(e ability.Effect, attacker ability.Cards) bool {
	if may, ok := e.(ability.May); ok {
		e = may.Do
	}
	all, ok := DoneTo(e).(ability.Every)
	blocks := map[ability.Cards]ability.State{ability.This{}: ability.BlocksThis, ability.Bearer{}: ability.BlocksBearer}
	return ok && IsReference(attacker) && slices.Contains(all.Of.That, ability.Quality(ability.Is{State: blocks[attacker]}))
}

// mustFight reports whether a change has cards attack or block this turn and does no more.
func mustFight(m ability.Modify) bool {
	_, picked := m.Who.(ability.Chosen)
	if picked || m.Until != ability.UntilFinal || len(m.Traits) != 1 {
		return false
	}
	must := m.Traits[0]
	return must == ability.Trait(ability.Must{What: ability.AttackDeed}) || must == ability.Trait(ability.Must{What: ability.BlockDeed})
}

// holds reports whether an effect is a statement, or several, also under a condition of
// its own.
func holds(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Modify, ability.Rule, ability.Sequence:
		return true
	case ability.IfThen:
		return !FollowsUp(e.If) && !AsksOfIt(e.If)
	}
	return false
}

// merged adds an ability; what it says of the cards of one before, under the same
// condition, is said with that, and so is what is done on another event as well.
func merged(list []ability.Ability, a ability.Ability) []ability.Ability {
	if t, ok := a.(ability.Triggered); ok && len(list) > 0 {
		if both, ok := onEither(list[len(list)-1], t); ok {
			list[len(list)-1] = both
			return list
		}
	}
	c, ok := a.(ability.Continuous)
	m, changes := c.Do.(ability.Modify)
	if !ok || !changes || !joins(m) {
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

// onEither has one ability do what two do alike when a card comes into play and when it leaves,
// or when it attacks and when it blocks: never both at once.
func onEither(before ability.Ability, a ability.Triggered) (ability.Triggered, bool) {
	b, ok := before.(ability.Triggered)
	first, ok1 := b.On.(ability.CardEvent)
	then, ok2 := a.On.(ability.CardEvent)
	if !ok || !ok1 || !ok2 || b.Limit > 0 || a.Limit > 0 || len(first.What) != 1 || len(then.What) != 1 || !reflect.DeepEqual(b.Do, a.Do) || !reflect.DeepEqual(b.If, a.If) {
		return a, false
	}
	one, other := min(first.What[0], then.What[0]), max(first.What[0], then.What[0])
	apart := one == ability.Enters && other == ability.Leaves || one == ability.Attacks && other == ability.Blocks
	b.On = eitherOfOne(ability.AnyOf{Events: []ability.Event{first, then}})
	_, ofOne := b.On.(ability.CardEvent)
	return b, apart && ofOne
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

// traitRank orders what becomes true of a card at one time, in whatever order a print
// says it: what it is, how strong, what it is able to do, what it cannot. A condition
// stands at the end.
func traitRank(t ability.Trait) int {
	switch t := t.(type) {
	case ability.ConsideredAs:
		return 0
	case ability.Change:
		switch t {
		case ability.LoseAbility:
			return 1
		case ability.LoseRace, ability.LoseModifiers:
			return 2
		}
		return 100 + int(t)
	case ability.SetStrength, ability.SetCost:
		return 3
	case ability.RaceOf:
		return 3
	case ability.Strengthen:
		return 4
	case ability.Weaken:
		return 5
	case ability.With:
		return 10 + int(t.Keyword)
	case ability.Cannot:
		return 300 + int(t.What)
	case ability.CannotUnless:
		return 400
	}
	return 200
}

// askedInOrder says in one manner what an ability asks for: first where the card itself lies,
// of so many cards how many there may be, and of one that fights whether it does so alone.
func askedInOrder(a ability.Ability) ability.Ability {
	switch x := a.(type) {
	case ability.Activated:
		x.If = conditionsInOrder(x.If)
		return x
	case ability.Triggered:
		x.If = aloneInIt(x.On, conditionsInOrder(x.If))
		return x
	case ability.Response:
		x.If = aloneInIt(x.On, conditionsInOrder(x.If))
		return x
	case ability.Continuous:
		x.If = aloneInIt(nil, conditionsInOrder(x.If))
		return x
	}
	return a
}

func conditionsInOrder(c ability.Condition) ability.Condition {
	all, several := c.(ability.All)
	if !several {
		return fewer(c)
	}
	list := slices.Clone(all.Of)
	for i, c := range list {
		list[i] = fewer(c)
	}
	slices.SortStableFunc(list, func(a, b ability.Condition) int { return whereFirst(a) - whereFirst(b) })
	return ability.All{Of: list}
}

// whereFirst is 0 for where the card itself lies.
func whereFirst(c ability.Condition) int {
	if OffBoard(c) {
		return 0
	}
	return 1
}

// fewer says that there are not so many cards as that there are at most one less, and that
// there is none that not one is there.
func fewer(c ability.Condition) ability.Condition {
	if none, ok := c.(ability.Exists); ok && none.Count == (ability.Bound{Op: ability.AtMost, N: ability.Number(0)}) {
		none.Count = AtLeastOne
		return ability.Not{Of: none}
	}
	not, ok := c.(ability.Not)
	if bounded, known := otherStrength(not.Of); ok && known {
		return bounded
	}
	some, exist := not.Of.(ability.Exists)
	if !ok || !exist || some.Count.Op != ability.AtLeast || some.Count == AtLeastOne {
		return c
	}
	if some.Count, ok = Opposite(some.Count); !ok {
		return c
	}
	return some
}
