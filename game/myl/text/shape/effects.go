package shape

import (
	"reflect"
	"slices"

	"castillo/game/myl/ability"
)

// BringsIn reports whether an effect brings cards into play.
func BringsIn(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Put:
		return e.To.Zone == ability.InPlay || IsLine(e.To.Zone)
	case ability.Play:
		return true
	}
	return false
}

// Ables reports whether the last thing that a change says is what cards are able to do.
func Ables(m ability.Modify) bool {
	if len(m.Traits) == 0 {
		return false
	}
	switch t := m.Traits[len(m.Traits)-1].(type) {
	case ability.Change:
		return t == ability.AttackAtOnce || t == ability.MayAttack || t == ability.MayBlock || t == ability.BlockUnblockable
	case ability.Capacity:
		return true
	}
	return false
}

// Obliges reports whether a change says what cards must do.
func Obliges(m ability.Modify) bool {
	return slices.ContainsFunc(m.Traits, func(t ability.Trait) bool { _, must := t.(ability.Must); return must })
}

// LosesOwn reports whether a player gives up cards of his own.
func LosesOwn(price ability.Effect) bool {
	act, ok := Ending(price).(ability.Act)
	return ok && act.Who == ability.You && ofYours(act.What)
}

// OfFoe says of the one ally that the card blocks what is said of all those.
func OfFoe(e ability.Effect) ability.Effect {
	return MapEffect(e, func(e ability.Effect) ability.Effect {
		return OfCards(e, func(c ability.Cards) ability.Cards {
			all, ok := c.(ability.Every)
			for _, q := range all.Of.That {
				if _, some := q.(ability.BlocksSome); some {
					return ability.It{}
				}
			}
			if ok && len(all.Of.That) == 1 && (all.Of.That[0] == (ability.Quality)(ability.Is{State: ability.BlockedByThis}) || all.Of.That[0] == (ability.Quality)(ability.Is{State: ability.BlockedByBearer})) {
				return ability.Opposing{}
			}
			return c
		})
	})
}

// Split separates the cost from what it pays for.
func Split(e ability.Effect) (cost, do ability.Effect) {
	switch x := e.(type) {
	case ability.InOrderTo:
		return x.First, x.Do
	case ability.Sequence:
		n := priceSteps(x)
		if n == 0 || n == len(x.Steps) || x.Steps[n].Link != ability.And {
			return nil, e
		}
		cost = Sequence(slices.Clone(x.Steps[:n]))
		if then, ok := x.Steps[n].Do.(ability.IfThen); ok && then.If == (ability.Condition)(ability.Done{}) {
			return cost, Sequence(append(Flat(then.Then), x.Steps[n+1:]...)) // "pagar 2 Oros y, si lo haces, ..."
		}
		return cost, Sequence(slices.Clone(x.Steps[n:]))
	}
	return nil, e
}

// priceSteps counts the steps with which a sequence begins that are the price of the rest: one
// pays, gives up the card itself, or pays what a card that one chooses costs.
func priceSteps(s ability.Sequence) int {
	switch {
	case isPayment(s.Steps[0].Do) || spendsThis(s):
		return 1
	case picksYours(s.Steps[0].Do) && s.Steps[1].Link == ability.And && paysItsCost(s.Steps[1].Do):
		return 2
	}
	return 0
}

// picksYours reports whether an effect is that you choose cards.
func picksYours(e ability.Effect) bool {
	act, ok := e.(ability.Act)
	return ok && act.Verb == ability.Pick && act.Who == ability.You
}

// paysItsCost reports whether an effect pays what a card at hand costs.
func paysItsCost(e ability.Effect) bool {
	return e == ability.Effect(ability.Pay{Who: ability.You, N: ability.CostOf{Of: ability.It{}}})
}

// AtItsOwnCost has "puedes destruir un Aliado si pagas su Coste" choose the card first whose Coste
// is paid.
func AtItsOwnCost(cost, do ability.Effect) (ability.Effect, ability.Effect) {
	act, ok := do.(ability.Act)
	c, chosen := act.What.(ability.Chosen)
	if !ok || !chosen || act.Who != ability.You || !Parts[act.Verb] || !paysItsCost(cost) {
		return cost, do
	}
	act.What = ability.It{}
	return ability.Sequence{Steps: []ability.Step{{Do: ability.Act{Who: ability.You, Verb: ability.Pick, What: c}}, {Link: ability.And, Do: cost}}}, act
}

// IsMay reports whether an effect is a permission.
func IsMay(e ability.Effect) bool {
	_, ok := e.(ability.May)
	return ok
}

// Otherwise reports whether an effect is what is done where the condition before it did
// not hold.
func Otherwise(e ability.Effect) bool {
	then, ok := e.(ability.IfThen)
	return ok && then.If == (ability.Condition)(ability.Not{Of: ability.Held{}})
}

// elseNot has "si es un Aliado, A. Si no es un Aliado, B" be what "si es un Aliado, A. Si no lo
// es, B" is.
func elseNot(s ability.Sequence) ability.Sequence {
	steps := slices.Clone(s.Steps)
	for i := 1; i < len(steps); i++ {
		if whereUndone(steps[i].Do) || Otherwise(steps[i].Do) {
			steps[i].Link = ability.Stop // it hangs on nothing that was done
		}
		first, ok := steps[i-1].Do.(ability.IfThen)
		second, ok2 := steps[i].Do.(ability.IfThen)
		if ok && ok2 && isElse(first.If, second.If) && !Picks(first.Then) {
			second.If = ability.Not{Of: ability.Held{}}
			steps[i].Do = second
		}
	}
	return ability.Sequence{Steps: steps}
}

// isElse reports whether one condition is that another does not hold, of what is printed on It:
// that stays so, whatever was done meanwhile.
func isElse(is, not ability.Condition) bool {
	fits, ok := is.(ability.Fits)
	if !ok || !ability.IsIt(fits.Who) {
		return false
	}
	of := fits.Is
	printed := of.Of == ability.Anyone && len(of.In) == 0 && len(of.That) == 0 && of.Strength.Op == ability.NoBound
	return printed && reflect.DeepEqual(not, ability.Condition(ability.Not{Of: fits}))
}

// OtherwiseApart is an effect done on a condition. What it ends with where the condition does
// not hold hangs on that condition, not on what is done or may be done where it does.
func OtherwiseApart(c ability.Condition, e ability.Effect) ability.Effect {
	if may, ok := e.(ability.May); ok {
		if do, last := cutOtherwise(may.Do); last != nil {
			return Then(ability.IfThen{If: c, Then: ability.May{Who: may.Who, Do: do}}, last)
		}
	}
	if do, last := cutOtherwise(e); last != nil {
		return Then(ability.IfThen{If: c, Then: do}, last)
	}
	return ability.IfThen{If: c, Then: e}
}

// cutOtherwise parts an effect from what it ends with where the condition before did not hold,
// nil where it ends otherwise.
func cutOtherwise(e ability.Effect) (do, last ability.Effect) {
	if pays, ok := e.(ability.InOrderTo); ok {
		pays.Do, last = cutOtherwise(pays.Do)
		return pays, last
	}
	steps := Flat(e)
	n := len(steps) - 1
	if n == 0 || !Otherwise(steps[n].Do) {
		return e, nil
	}
	return Sequence(steps[:n]), steps[n].Do
}

// Then joins two effects as two sentences.
func Then(a, b ability.Effect) ability.Effect {
	steps := Flat(a)
	next := Flat(b)
	next[0].Link = ability.Stop
	return Sequence(append(steps, next...))
}

// MentionsIt reports whether a trait speaks of the picked card itself.
func MentionsIt(traits []ability.Trait) bool {
	for _, t := range traits {
		if t == (ability.Trait)(ability.BecomeIt) || ability.IsIt(ability.LentBy(t)) {
			return true
		}
	}
	return false
}

// theirTurns says of "su próximo turno" whose turn it is, where the cards tell.
func theirTurns(e ability.Effect) ability.Effect {
	m, ok := e.(ability.Modify)
	if !ok || m.Until != ability.TheirNextTurn {
		return e
	}
	switch ControllerOf(m.Who) {
	case ability.You:
		m.Until = ability.YourNextTurn
	case ability.Opponent:
		m.Until = ability.OpponentTurn
	}
	return m
}

// May wraps e; a permission to do what is already optional is one permission. What is
// done where it is not made use of is not part of it.
func May(who ability.Player, e ability.Effect) ability.Effect {
	if later, ok := e.(ability.Later); ok {
		return ability.Later{When: later.When, Do: ability.May{Who: who, Do: later.Do}}
	}
	if then, ok := e.(ability.IfThen); ok {
		return ability.IfThen{If: then.If, Then: May(who, then.Then)}
	}
	if s, ok := e.(ability.Sequence); ok {
		if at := slices.IndexFunc(s.Steps, func(s ability.Step) bool { return whereUndone(s.Do) }); at > 0 {
			return Then(May(who, Sequence(s.Steps[:at])), Sequence(s.Steps[at:]))
		}
	}
	return ability.May{Who: who, Do: e}
}

// whereUndone reports whether an effect is what is done where the one before was not.
func whereUndone(e ability.Effect) bool {
	then, ok := e.(ability.IfThen)
	return ok && then.If == (ability.Condition)(ability.Not{Of: ability.Done{}})
}

// TakenFrom is the cards that are chosen to lend a trait, nil for any other trait.
func TakenFrom(t ability.Trait) ability.Cards {
	of := ability.LentBy(t)
	if _, chosen := of.(ability.Chosen); chosen && !IsBest(of) {
		return of
	}
	return nil
}

// Deliberate reports whether an effect with a time of the turn before it is an
// activation: it is paid for, or makes gold.
func Deliberate(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Generate, ability.InOrderTo:
		return true
	case ability.Choice:
		return Deliberate(e.Options[0])
	}
	return false
}

// OnPurpose reports whether an effect with a time of the turn before it is one
// that is used on purpose, as often as the player likes.
func OnPurpose(e ability.Effect) bool {
	_, may := e.(ability.May)
	return may || Deliberate(e) || Costly(e)
}

// Costly reports whether an effect begins with a payment, of which the rest is not what
// becomes of who does not pay.
func Costly(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.InOrderTo:
		return true
	case ability.Sequence:
		return isPayment(e.Steps[0].Do) && !Otherwise(e.Steps[1].Do)
	}
	return false
}

// isPayment reports whether an effect pays, in Oros or with an Oro.
func isPayment(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Pay:
		return true
	case ability.Act:
		return e.Verb == ability.PayGoldCard
	}
	return false
}

// spendsThis reports whether one begins by giving up the card itself, of which the sentence
// says nothing more: that is what the rest costs (DAR 4.6.1), unless one gives up more.
func spendsThis(s ability.Sequence) bool {
	act, ok := s.Steps[0].Do.(ability.Act)
	if !ok || act.Who != ability.You || !Parts[act.Verb] || !ability.IsThis(act.What) || sameVerb(act, s.Steps[1].Do) || GivesUp(s.Steps[1].Do) {
		return false
	}
	again := false
	for _, step := range s.Steps[1:] {
		if step.Link == ability.Stop {
			break
		}
		ability.Walk(step.Do, func(part any) {
			c, cards := part.(ability.Cards)
			again = again || cards && ability.IsThis(c)
		})
	}
	return !again
}

// DrawsExtra reports whether an effect is a further draw at the end of the turn.
func DrawsExtra(e ability.Effect) bool {
	if may, ok := e.(ability.May); ok {
		e = may.Do
	}
	d, ok := e.(ability.Draw)
	return ok && d.Extra
}

// waits reports whether an ability can be set up for a time: its event can be heard, and
// what it does is one sentence.
func waits(e ability.Meanwhile) bool {
	if s, ok := e.Has.Do.(ability.Sequence); ok {
		for _, step := range s.Steps[1:] {
			if step.Link == ability.Stop {
				return false
			}
		}
	}
	_, phase := e.Has.On.(ability.PhaseEvent)
	_, nested := e.Has.Do.(ability.Meanwhile)
	return e.Until != ability.Standing && e.Until != ability.TheirNextTurn && e.Until != ability.WhileThis && e.Until != ability.WhileDefending && !nested && !phase && sound(heard(e.Has))
}

// Single reports whether an effect is one action, without further parts.
func Single(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Sequence, ability.InOrderTo, ability.IfThen, ability.Choice, ability.Unless, ability.Later, ability.Meanwhile, ability.Modify, ability.Rule, ability.Draw, ability.Put, ability.Control:
		return false
	case ability.May:
		return Single(e.Do)
	}
	return true
}
