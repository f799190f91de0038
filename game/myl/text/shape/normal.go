package shape

import (
	"slices"

	"castillo/game/myl/ability"
)

// playedCheaper says of a card that one may play from the hand for less that it costs less
// there.
func playedCheaper(a ability.Ability) ability.Ability {
	used, ok := a.(ability.Activated)
	if !ok || used.By != ability.You || used.Limit > 0 || used.Cost != nil || used.When != (ability.Window{}) {
		return a
	}
	p, ok := used.Do.(ability.Play)
	if !ok || p.Less == 0 || !ability.IsThis(p.What) || p.Who != ability.You || p.On != nil || p.Control != ability.Anyone {
		return a
	}
	var rest []ability.Condition
	inHand := false
	for _, c := range Listed(used.If) {
		if fits, ok := c.(ability.Fits); ok && ability.IsThis(fits.Who) && liesInHand(fits.Is) {
			inHand = true
			continue
		}
		rest = append(rest, c)
	}
	if !inHand {
		return a
	}
	cheaper := ability.CostChange{By: -p.Less}
	return ability.Continuous{If: AllOf(rest), Do: ability.Modify{Who: ability.This{}, Traits: []ability.Trait{cheaper}}}
}

// liesInHand reports whether all that is said of a card is that it lies in your hand.
func liesInHand(f ability.Filter) bool {
	in := len(f.In) == 1 && f.In[0] == ability.Hand && f.Of == ability.You
	f.In, f.Of = nil, ability.Anyone
	return in && BareFilter(f)
}

// normal gives an ability the one tree of what it means, where its words could be those
// of another.
func normal(a ability.Ability) ability.Ability {
	if b, ok := Redone(a, whereNotDone); ok {
		a = b
	}
	a = playedCheaper(onlyIf(paysFor(returns(a))))
	a = MapAbility(a, func(e ability.Effect) ability.Effect {
		return comesToAttack(staysInPlace(searchesCastle(theirTurns(askedThen(e)))))
	})
	do := func(e ability.Effect) (ability.Effect, bool) { return MapEffect(e, takesOpenly), true }
	if t, goesOff := a.(ability.Triggered); goesOff && entersThis(t.On) {
		t.Do = mayAttackToo(t.Do)
		a = t
	}
	switch a.(type) {
	case ability.Triggered, ability.Spell: // nobody chose it for what it finds
		do = func(e ability.Effect) (ability.Effect, bool) { return MapEffect(e, mayTakeOpenly), true }
	}
	if b, ok := Redone(a, do); ok {
		return b
	}
	return a
}

// whereNotDone has "destruye un Oro. Si no, bota 2 cartas" ask whether that was done: no
// step before asks for something that may not have held.
func whereNotDone(e ability.Effect) (ability.Effect, bool) {
	s, ok := e.(ability.Sequence)
	first := slices.IndexFunc(s.Steps, func(s ability.Step) bool { return Some(s.Do, asks) })
	if !ok || first < 1 || !Otherwise(s.Steps[first].Do) {
		return e, false
	}
	s.Steps = slices.Clone(s.Steps)
	then := s.Steps[first].Do.(ability.IfThen)
	then.If = ability.Not{Of: ability.Done{}}
	s.Steps[first].Do = then
	return s, true
}

// asks reports whether an effect is done on a condition.
func asks(e ability.Effect) bool {
	_, ok := e.(ability.IfThen)
	return ok
}

// mayAttackToo lets an ally that must attack when it enters play do so, which the
// turn it came in would forbid.
func mayAttackToo(e ability.Effect) ability.Effect {
	return MapEffect(e, func(e ability.Effect) ability.Effect {
		m, ok := e.(ability.Modify)
		if ok && ability.IsThis(m.Who) && len(m.Traits) == 1 && m.Traits[0] == (ability.Trait)(ability.Must{What: ability.AttackDeed}) {
			m.Traits = []ability.Trait{ability.MayAttack, m.Traits[0]}
			return m
		}
		return e
	})
}

// comesToAttack lets an ally that must attack once it was put in play do so, which the turn
// it came in would forbid: "ponlo en juego. Debe ser declarado atacante".
func comesToAttack(e ability.Effect) ability.Effect {
	s, ok := e.(ability.Sequence)
	if !ok {
		return e
	}
	for i := 1; i < len(s.Steps); i++ {
		m, changes := s.Steps[i].Do.(ability.Modify)
		put, comes := s.Steps[i-1].Do.(ability.Put)
		if changes && comes && put.To.Zone == ability.InPlay && ability.IsIt(m.Who) && len(m.Traits) == 1 && m.Traits[0] == (ability.Trait)(ability.Must{What: ability.AttackDeed}) {
			m.Traits = []ability.Trait{ability.MayAttack, m.Traits[0]}
			s.Steps = slices.Clone(s.Steps)
			s.Steps[i].Do = m
		}
	}
	return s
}

// askedThen asks whether a card was destroyed when the time comes to do something with it:
// "si no es destruido, devuélvelo a tu Mano en la Fase Final".
func askedThen(e ability.Effect) ability.Effect {
	then, asks := e.(ability.IfThen)
	later, waits := then.Then.(ability.Later)
	if !asks || !waits {
		return e
	}
	not, _ := then.If.(ability.Not)
	fits, ok := not.Of.(ability.Fits)
	if !ok || len(fits.Is.That) != 1 || fits.Is.That[0] != (ability.Quality)(ability.Is{State: ability.DestroyedNow}) {
		return e
	}
	then.Then = later.Do
	later.Do = then
	return later
}

// whenDue has a player asked once, as the time comes, for what he may do in it where it
// matters that he does not: "en tu Fase Final, puedes pagar 3 Oros. Si no lo haces, ...".
func whenDue(a ability.Ability) ability.Ability {
	used, ok := a.(ability.Activated)
	if !ok || used.When.Phase == ability.AnyPhase || used.By == ability.Each || used.Limit > 0 {
		return a
	}
	steps := Flat(used.Do)
	end := 1 + slices.IndexFunc(steps[1:], func(s ability.Step) bool { return s.Link == ability.Stop })
	if end == 0 || !slices.ContainsFunc(steps[end:], func(s ability.Step) bool { return whereUndone(s.Do) }) {
		return a
	}
	if next, ok := steps[end].Do.(ability.IfThen); !ok || !FollowsUp(next.If) {
		return a
	}
	if used.If != nil && slices.ContainsFunc(steps, func(s ability.Step) bool { return Otherwise(s.Do) }) {
		return a // "si no es así" would be said of what this asks for
	}
	do := Sequence(steps[:end])
	if used.Cost != nil {
		do = ability.InOrderTo{First: used.Cost, Do: do}
	}
	rest := append([]ability.Step{{Do: May(used.By, do)}}, steps[end:]...)
	return ability.Triggered{On: ability.PhaseEvent{Window: used.When}, If: used.If, Do: Sequence(rest)}
}

// onlyIf says of a card that may not attack or block while a condition does not hold
// that it only may while it does; and of one that only may while a condition does not hold
// that it may not while it does.
func onlyIf(a ability.Ability) ability.Ability {
	c, ok := a.(ability.Continuous)
	m, bans := c.Do.(ability.Modify)
	if !ok || !bans || len(m.Traits) != 1 {
		return a
	}
	if t, ok := m.Traits[0].(ability.CannotUnless); ok {
		bar, ok := WhereNot(t.If)
		if !ok || c.If != nil {
			return a
		}
		m.Traits = []ability.Trait{ability.Cannot{What: t.What}}
		return ability.Continuous{If: bar, Do: m}
	}
	only, ok := WhereNot(c.If)
	if !ok {
		return a
	}
	switch t := m.Traits[0]; t {
	case ability.Trait(ability.Cannot{What: ability.AttackDeed}), ability.Trait(ability.Cannot{What: ability.BlockDeed}):
		m.Traits = []ability.Trait{ability.CannotUnless{What: t.(ability.Cannot).What, If: only}}
		return ability.Continuous{Do: m}
	}
	return a
}

// WhereNot is what has to hold where a condition must not: "no controlas un Tótem",
// "controlas menos de 3 Tótems".
func WhereNot(c ability.Condition) (ability.Condition, bool) {
	switch c := c.(type) {
	case ability.Not:
		return c.Of, true
	case ability.Fits:
		if c.Is.Strength.Op == ability.AtMost {
			return otherStrength(c)
		}
	case ability.Exists:
		if c.Count.Op == ability.AtMost {
			b, ok := Opposite(c.Count)
			c.Count = b
			return c, ok
		}
	}
	return nil, false
}

// mayTakeOpenly is takesOpenly within what one may do.
func mayTakeOpenly(e ability.Effect) ability.Effect {
	if may, ok := e.(ability.May); ok {
		may.Do = MapEffect(may.Do, takesOpenly)
		return may
	}
	return e
}

// searchesCastle searches for what is put or played from among the cards of a castle:
// nobody finds them there otherwise (DAR glossary 5).
func searchesCastle(e ability.Effect) ability.Effect {
	who, what := ability.Anyone, ability.Cards(nil)
	switch x := e.(type) {
	case ability.Put:
		who, what = x.Who, x.What
	case ability.Play:
		who, what = x.Who, x.What
	case ability.Sequence:
		return Sequence(x.Steps) // a search is two steps
	}
	c, ok := what.(ability.Chosen)
	if !ok || c.Random || !slices.Contains(c.Of.In, ability.Castle) || who != ability.You && who != ability.Opponent {
		return e
	}
	put := OfCards(e, func(ability.Cards) ability.Cards { return ability.It{} })
	return ability.Sequence{Steps: []ability.Step{{Do: ability.Search{Who: who, What: c}}, {Link: ability.And, Do: put}}}
}

// takesOpenly takes cards that lie openly without a search: it may fail (DAR glossary
// 5), which tells nothing where one chose to do all this.
func takesOpenly(e ability.Effect) ability.Effect {
	s, ok := e.(ability.Sequence)
	if !ok || !slices.ContainsFunc(s.Steps, does[ability.Search]) {
		return e
	}
	var out []ability.Step
	for i := 0; i < len(s.Steps); i++ {
		step := s.Steps[i]
		if search, ok := step.Do.(ability.Search); ok && len(search.Also) == 0 && Open(search.What) && i+1 < len(s.Steps) && s.Steps[i+1].Link == ability.And {
			if taken, ok := Substitute(s.Steps[i+1].Do, ability.Act{Who: search.Who, Verb: ability.Pick, What: search.What}); ok {
				step.Do = taken
				i++
			}
		}
		out = append(out, step)
	}
	return Sequence(out)
}

// Open reports whether cards lie where both players see them, out of play.
func Open(c ability.Chosen) bool {
	for _, z := range c.Of.In {
		if z != ability.Cemetery && z != ability.Exile {
			return false
		}
	}
	return len(c.Of.In) > 0
}

// staysInPlace drops where a card is put of which control is won: it comes to the line
// of its kind anyway (DAR 4.4.3).
func staysInPlace(e ability.Effect) ability.Effect {
	s, ok := e.(ability.Sequence)
	if !ok || !slices.ContainsFunc(s.Steps, does[ability.Control]) {
		return e
	}
	var out []ability.Step
	for i, step := range s.Steps {
		put, ok := step.Do.(ability.Put)
		if ok && i > 0 && step.Link == ability.And && ability.IsIt(put.What) && put.To.Of == ability.You && slices.Contains(Lines, put.To.Zone) {
			if _, won := s.Steps[i-1].Do.(ability.Control); won {
				continue
			}
		}
		out = append(out, step)
	}
	return Sequence(out)
}

// Lines are the zones in play to which cards come.
var Lines = []ability.Zone{ability.DefenseLine, ability.SupportLine, ability.GoldReserve}

// paysFor has "puedes A. Si lo haces, B" be what "puedes A para B" is: who gives up
// something of his own for what follows pays a price (DAR 4.6.1).
func paysFor(a ability.Ability) ability.Ability {
	switch a := a.(type) {
	case ability.Activated:
		if first, do, ok := paidFor(a.Do); ok && a.By == ability.You {
			a.Cost, a.Do = BothPrices(a.Cost, first), do
		}
		return a
	case ability.Response:
		if first, do, ok := paidFor(a.Do); ok && a.By == ability.You {
			a.Cost, a.Do = BothPrices(a.Cost, first), do
		}
		return a
	case ability.Triggered:
		a.Do = paysWithin(a.Do)
		return a
	case ability.Spell:
		if first, do, ok := paidFor(a.Do); ok {
			a.Do = ability.InOrderTo{First: first, Do: do}
			return a
		}
		a.Do = paysWithin(a.Do)
		return a
	}
	return a
}

// paysWithin is paysFor of what a player may do in an effect, at whose place it stands then.
func paysWithin(e ability.Effect) ability.Effect {
	steps := Flat(e)
	for i, step := range steps {
		may, ok := step.Do.(ability.May)
		if !ok || may.Who != ability.You {
			continue
		}
		whole, rest := Flat(may.Do), steps[i+1:]
		if len(rest) > 0 && !endsPaid(may.Do) {
			whole, rest = append(whole, rest[0]), rest[1:]
		}
		first, do, ok := paidFor(ability.Sequence{Steps: whole})
		if !ok || slices.ContainsFunc(rest, func(s ability.Step) bool { return s.Link != ability.Stop || asksOfDeed(s.Do) }) {
			continue
		}
		steps[i].Do = ability.May{Who: ability.You, Do: ability.InOrderTo{First: first, Do: do}}
		return Sequence(append(steps[:i+1], rest...))
	}
	return e
}

// asksOfDeed reports whether an effect is done on the condition that something before it was
// done, or was not.
func asksOfDeed(e ability.Effect) bool {
	then, ok := e.(ability.IfThen)
	return ok && FollowsUp(then.If)
}

// endsPaid reports whether an effect ends in what is done "si lo haces".
func endsPaid(e ability.Effect) bool {
	_, _, ok := paidFor(e)
	return ok
}

// BothPrices is one price and, where there is one, a price before it.
func BothPrices(before, price ability.Effect) ability.Effect {
	if before == nil {
		return price
	}
	steps := Flat(price)
	steps[0].Link = ability.And
	return Sequence(append(Flat(before), steps...))
}

// paidFor parts the price from what is done "si lo haces", where that is all there is.
func paidFor(e ability.Effect) (price, do ability.Effect, ok bool) {
	s, ok := e.(ability.Sequence)
	if !ok || len(s.Steps) < 2 {
		return nil, nil, false
	}
	then, ok := s.Steps[len(s.Steps)-1].Do.(ability.IfThen)
	if !ok || then.If != (ability.Condition)(ability.Done{}) {
		return nil, nil, false
	}
	price = Sequence(s.Steps[:len(s.Steps)-1])
	for i, step := range Flat(price) {
		if !GivesUp(step.Do) || step.Link == ability.Stop && i > 0 {
			return nil, nil, false
		}
	}
	return price, then.Then, true
}

// GivesUp reports whether an effect costs you something of your own.
func GivesUp(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Pay:
		return e.Who == ability.You
	case ability.Mill:
		return e.Who == ability.You
	case ability.Act:
		if e.Verb == ability.Show {
			if all, ok := e.What.(ability.Every); ok {
				return e.Who == ability.You && IsHand(all.Of) && all.Of.Of == ability.You
			}
			c, ok := e.What.(ability.Chosen)
			return ok && e.Who == ability.You && IsHand(c.Of) && c.Of.Of == ability.You
		}
		return e.Who == ability.You && Parts[e.Verb] && (ability.IsThis(e.What) || ofYours(e.What))
	case ability.Put:
		return e.Who == ability.You && ability.IsThis(e.What) && e.To.Zone == ability.PaidGold
	}
	return false
}

// Parts are the verbs by which one parts with a card.
var Parts = map[ability.Verb]bool{ability.Destroy: true, ability.ExileIt: true, ability.Remove: true, ability.ShuffleIn: true, ability.Return: true, ability.Discard: true,
	ability.PayGoldCard: true}

// returns says [ability.Return] of cards in play that are put in the hand of
// their owner, and the other way round of those that are not (DAR glossary 30), and
// exiles what is put in the exile.
func returns(a ability.Ability) ability.Ability {
	elsewhere := thisElsewhere(a)
	return MapAbility(a, func(e ability.Effect) ability.Effect {
		if act, ok := e.(ability.Act); ok && act.Verb == ability.Return && (elsewhere && ability.IsThis(act.What) || fromElsewhere(act.What)) {
			to := ability.Destination{Zone: ability.Hand, Of: ability.Owner}
			if ability.IsThis(act.What) || ofYours(act.What) {
				to.Of = ability.You
			}
			return ability.Put{Who: act.Who, What: act.What, To: to}
		}
		put, ok := e.(ability.Put)
		if ok && put.To == (ability.Destination{Zone: ability.Hand, Of: ability.Owner}) && (elsewhere && ability.IsThis(put.What) || comesFromYours(put.What)) {
			put.To.Of = ability.You // whoever owns what lies there
			return put
		}
		if ok && put.To.Zone == ability.Exile {
			return ability.Act{Who: put.Who, Verb: ability.ExileIt, What: put.What}
		}
		if !ok || put.To.Zone != ability.Hand {
			return e
		}
		switch c := put.What.(type) {
		case ability.This:
			if !elsewhere && (put.To.Of == ability.Owner || put.To.Of == ability.You) {
				return ability.Act{Who: put.Who, Verb: ability.Return, What: c}
			}
		case ability.Chosen:
			if len(c.Of.In) == 0 || IsLine(c.Of.In[0]) && (put.To.Of == ability.Owner || put.To.Of == c.Of.Of) {
				return ability.Act{Who: put.Who, Verb: ability.Return, What: c}
			}
		case ability.Every:
			if len(c.Of.In) == 0 {
				return ability.Act{Who: put.Who, Verb: ability.Return, What: c}
			}
		}
		return e
	})
}

// thisElsewhere reports whether the card is out of play when an ability does
// something: the condition says so, or the event took it away.
func thisElsewhere(a ability.Ability) bool {
	var on ability.Event
	var cond ability.Condition
	switch a := a.(type) {
	case ability.Activated:
		cond = a.If
	case ability.Response:
		on, cond = a.On, a.If
	case ability.Triggered:
		on, cond = a.On, a.If
	}
	for _, c := range Listed(cond) {
		if f, ok := c.(ability.Fits); ok && ability.IsThis(f.Who) && len(f.Is.In) > 0 && OutOfPlay(f.Is.In[0]) {
			return true
		}
	}
	e, ok := on.(ability.CardEvent)
	return ok && ability.IsThis(e.Who) && WhereAfter(e) == Away
}

// comesFromYours reports whether cards come from a zone of yours out of play, where all are yours.
func comesFromYours(c ability.Cards) bool {
	if bottom, ok := c.(ability.Bottom); ok {
		return bottom.Of == ability.You
	}
	_, top := c.(ability.Top)
	return ofYours(c) && (top || fromElsewhere(c))
}

// fromElsewhere reports whether cards are picked out of play.
func fromElsewhere(c ability.Cards) bool {
	switch c := c.(type) {
	case ability.Chosen:
		return len(c.Of.In) > 0 && OutOfPlay(c.Of.In[0])
	case ability.Every:
		return len(c.Of.In) > 0 && OutOfPlay(c.Of.In[0])
	}
	return false
}
