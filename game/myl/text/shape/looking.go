package shape

import (
	"reflect"
	"slices"

	"castillo/game/myl/ability"
)

// hanging brings into what a player may do, or pays for, the steps that hang on it: what
// is joined to it with "y", and what is done with the cards that it looks at, in whatever
// words that follows.
func hanging(e ability.Effect) ability.Effect {
	var out []ability.Step
	steps := Flat(Sequence(Flat(e)))
	for i, step := range steps {
		if i > 0 {
			last := &out[len(out)-1]
			if endsInOrder(last.Do) && putsOnTop(step.Do) {
				continue
			}
			if endsInLooking(last.Do) {
				step.Do = takenToHand(step.Do)
			}
			if seen, ok := handSeen(last.Do); ok {
				step.Do = fromAmong(step.Do, seen)
				if seen == ability.You {
					step.Do = askedOfHand(step.Do)
				}
			}
			if chosen, ok := mayDoToPick(last.Do, step.Do); ok && i == len(steps)-1 {
				last.Do = chosen
				continue
			}
			if picksOnly(last.Do) {
				step = ofThePick(last.Do, step)
			}
			if price, ok := ofPicked(last.Do, step.Do); ok {
				last.Do = price
				continue
			}
			if takesFromThem(step.Do) && endsInLooking(last.Do) || saidOfIt(step.Do) && BroughtIn(out) || changesIt(step.Do) && mayBringIn(last.Do) {
				step.Link = ability.And
			}
			if step.Link == ability.And && holdsMore(last.Do) {
				last.Do = inside(last.Do, step)
				continue
			}
		}
		out = append(out, step)
	}
	for i := range out {
		if may, ok := out[i].Do.(ability.May); ok {
			out[i].Do = paysThenDoes(may)
		}
	}
	return Sequence(out)
}

// picksOnly reports whether an effect does no more than choose or find cards, if somebody
// likes to.
func picksOnly(e ability.Effect) bool {
	if may, ok := e.(ability.May); ok {
		e = may.Do
	}
	act, ok := e.(ability.Act)
	return ok && act.Verb == ability.Pick || finds(e)
}

// finds reports whether an effect does no more than search, if somebody likes to.
func finds(e ability.Effect) bool {
	if may, ok := e.(ability.May); ok {
		e = may.Do
	}
	_, ok := e.(ability.Search)
	return ok
}

// endsInOrder reports whether the last that an effect does is to put cards back on top of a
// castle in an order of one's choice.
func endsInOrder(e ability.Effect) bool {
	put, ok := Ending(e).(ability.Put)
	return ok && put.To.Spot == ability.AnyOrder
}

// putsOnTop reports whether an effect puts the cards at hand on top of a castle.
func putsOnTop(e ability.Effect) bool {
	put, ok := e.(ability.Put)
	return ok && put.To.Zone == ability.Castle && put.To.Spot == ability.OnTop && meansIt(put.What)
}

// mayDoToPick has "elige un Aliado. Puedes destruirlo" be what "puedes destruir un Aliado" is, where
// nothing more is said of that one.
func mayDoToPick(pick, e ability.Effect) (ability.Effect, bool) {
	if may, ok := pick.(ability.May); ok && may.Who == ability.You {
		pick = may.Do
	}
	may, ok := e.(ability.May)
	if !ok || may.Who != ability.You || !picksYours(pick) || !meansIt(DoneTo(may.Do)) {
		return nil, false
	}
	do, ok := Substitute(may.Do, pick.(ability.Act))
	return ability.May{Who: ability.You, Do: do}, ok
}

// ofThePick joins to a choice what is done with the card that was chosen: without one
// nothing is, whether that is said or not.
func ofThePick(pick ability.Effect, step ability.Step) ability.Step {
	do := step.Do
	if then, ok := do.(ability.IfThen); ok && then.If == (ability.Condition)(ability.Done{}) {
		do = then.Then
	}
	act, _ := pick.(ability.Act)
	others, _ := DoneTo(do).(ability.Every)
	if meansIt(DoneTo(do)) || !finds(pick) && (saidOfIt(do) || others.Of.Other && act.Who != ability.Each) {
		return ability.Step{Link: ability.And, Do: do}
	}
	return step
}

// saidOfIt reports whether an effect is a change of the card at hand, or what becomes of it
// later.
func saidOfIt(e ability.Effect) bool {
	if later, ok := e.(ability.Later); ok {
		return meansIt(DoneTo(later.Do))
	}
	m, ok := e.(ability.Modify)
	return ok && meansIt(m.Who)
}

// meansIt reports whether cards are the card at hand, alone or with its copies.
func meansIt(c ability.Cards) bool {
	with, _ := c.(ability.WithKin)
	return ability.IsIt(c) || ability.IsIt(with.Of)
}

// BroughtIn reports whether the last steps put cards in play, or gain control of them, with
// what is said of them.
func BroughtIn(steps []ability.Step) bool {
	i := len(steps) - 1
	for i > 0 && steps[i].Link == ability.And && saidOfIt(steps[i].Do) {
		i--
	}
	return BringsIn(steps[i].Do) || takesOver(steps[i].Do)
}

// mayBringIn reports whether an effect ends in putting cards in play if you like to.
func mayBringIn(e ability.Effect) bool {
	may, ok := e.(ability.May)
	return ok && may.Who == ability.You && (BringsIn(Ending(may.Do)) || takesOver(Ending(may.Do)))
}

// changesIt reports whether an effect is a change of the card at hand.
func changesIt(e ability.Effect) bool {
	m, ok := e.(ability.Modify)
	return ok && meansIt(m.Who)
}

// ofPicked has a price taken from cards that were chosen begin with that choice: "elige 2 Aliados.
// Destruye uno de ellos para ...".
func ofPicked(pick, e ability.Effect) (ability.Effect, bool) {
	act, ok := pick.(ability.Act)
	price, pays := e.(ability.InOrderTo)
	if !ok || act.Verb != ability.Pick || !pays || !takesFromThem(price.First) {
		return nil, false
	}
	price.First = ability.Sequence{Steps: []ability.Step{{Do: act}, {Link: ability.And, Do: price.First}}}
	return price, true
}

// takesOver reports whether an effect gains control of cards.
func takesOver(e ability.Effect) bool {
	c, ok := e.(ability.Control)
	return ok && c.Who == ability.You
}

// eachOnItsOwn has stand on its own what follows a step that never fails: naming, or what
// is done as far as it can be (DAR 4.10, glossary 11, 21, 22, 29).
func eachOnItsOwn(a ability.Ability) ability.Ability {
	a, _ = Redone(a, func(e ability.Effect) (ability.Effect, bool) { return onItsOwn(e), true })
	return a
}

// onItsOwn parts from each step that never fails the one that follows it.
func onItsOwn(e ability.Effect) ability.Effect {
	return afterEach(e, func(before ability.Effect, step ability.Step) (ability.Step, bool) {
		parts := step.Link != ability.Stop && neverFails(before, step.Do)
		step.Link = ability.Stop
		return step, parts
	})
}

// neverFails reports whether an effect is done however little of it can be done. Looking at
// cards of which some are taken is one with that.
func neverFails(e, next ability.Effect) bool {
	switch e := e.(type) {
	case ability.Name:
		return true
	case ability.Draw:
		return e.Who != ability.Each || Every(next, ofNoEvent) // else each goes on from what he drew
	case ability.Act:
		all, whole := e.What.(ability.Every)
		switch e.Verb {
		case ability.Look, ability.Show:
			return !takesFromThem(next)
		case ability.Discard:
			return whole && slices.Contains(all.Of.In, ability.Hand) && Every(next, ofNoEvent)
		}
	}
	return false
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
	return Sequence(append(Flat(e), next))
}

// takenToHand puts in the hand of who looked a card that is taken up from those that were
// looked at: none of them is in play.
func takenToHand(e ability.Effect) ability.Effect {
	up, ok := e.(ability.Act)
	if !ok || up.Verb != ability.Return || !takesFromThem(e) || IsReference(up.What) || up.Who != ability.You {
		return e
	}
	return ability.Put{Who: up.Who, What: up.What, To: ability.Destination{Zone: ability.Hand, Of: up.Who}}
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
		return AmongThem(c.Of)
	case ability.Every:
		return AmongThem(c.Of)
	}
	return false
}

// endsInLooking reports whether an effect ends in looking at the top of a castle, or in
// searching it.
func endsInLooking(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.May:
		return e.Who == ability.You && endsInLooking(e.Do) // what another may look at is not yours to go on with
	case ability.InOrderTo:
		return endsInLooking(e.Do)
	case ability.Sequence:
		return endsInLooking(e.Steps[len(e.Steps)-1].Do)
	case ability.Search:
		return true
	case ability.Act:
		if _, ok := handSeen(e); ok {
			return true
		}
		top, ok := e.What.(ability.Top)
		return ok && top.In == ability.Castle && (e.Verb == ability.Look || e.Verb == ability.Show)
	}
	return false
}

// handSeen is the hand at the whole of which an effect ends in looking.
func handSeen(e ability.Effect) (ability.Player, bool) {
	act, _ := Ending(e).(ability.Act)
	all, ok := act.What.(ability.Every)
	return all.Of.Of, ok && (act.Verb == ability.Look || act.Verb == ability.Show) && IsHand(all.Of) && BareFilter(all.Of)
}

// IsHand reports whether a filter asks for cards of a Mano alone.
func IsHand(f ability.Filter) bool { return len(f.In) == 1 && f.In[0] == ability.Hand }

// fromAmong has a card that you pick from a hand which was looked at be one of those cards.
func fromAmong(e ability.Effect, whose ability.Player) ability.Effect {
	if act, ok := e.(ability.Act); !ok || act.Who != ability.You {
		return e
	}
	return OfCards(e, func(c ability.Cards) ability.Cards {
		one, ok := c.(ability.Chosen)
		if ok && IsHand(one.Of) && one.Of.Of == whose && !one.Random && whose == ability.Opponent {
			one.Of.In, one.Of.Of = []ability.Zone{ability.AmongThem}, ability.Anyone
			return one
		}
		return c
	})
}

// askedOfHand asks of your hand, all of which was shown, what else would be asked of those cards.
func askedOfHand(e ability.Effect) ability.Effect {
	then, ok := e.(ability.IfThen)
	if !ok || !findsFirst(then.Then) && Some(then.Then, takesFromThem) {
		return e
	}
	c := then.If
	not, denied := c.(ability.Not)
	if denied {
		c = not.Of
	}
	asked, ok := c.(ability.Exists)
	if !ok || !AmongThem(asked.Of) || asked.Of.Of != ability.Anyone {
		return e
	}
	asked.Of.In, asked.Of.Of = []ability.Zone{ability.Hand}, ability.You
	if then.If = asked; denied {
		then.If = ability.Not{Of: asked}
	}
	return then
}

// findsFirst reports whether an effect begins with a search, so that its cards are those that it finds.
func findsFirst(e ability.Effect) bool {
	if may, ok := e.(ability.May); ok {
		e = may.Do
	}
	return finds(Flat(e)[0].Do)
}

// lookingIsNoPrice brings looking at cards, where it is the last of a price, to what is
// done with them.
func lookingIsNoPrice(price, do ability.Effect) (ability.Effect, ability.Effect) {
	if price == nil || !endsInLooking(price) || !takesFromThem(Flat(do)[0].Do) {
		return price, do
	}
	steps, next := Flat(price), Flat(do)
	last := len(steps) - 1
	next[0].Link = ability.And
	do = shufflesOnce(Sequence(append([]ability.Step{{Do: steps[last].Do}}, next...)))
	if last == 0 {
		return nil, do
	}
	return Sequence(steps[:last]), do
}

// otherOfTwo says "el resto" of the other one of two cards of which one was taken.
func otherOfTwo(s ability.Sequence) ability.Sequence {
	for i := 2; i < len(s.Steps); i++ {
		looked, _ := Ending(s.Steps[i-2].Do).(ability.Act)
		top, ok := looked.What.(ability.Top)
		first, one := s.Steps[i-1].Do.(ability.Put)
		second, two := s.Steps[i].Do.(ability.Put)
		if !ok || !one || !two || top.N != ability.Amount(ability.Number(2)) || !oneOfThose(first.What, false) || !oneOfThose(second.What, true) {
			continue
		}
		second.What = ability.TheOther{}
		s.Steps = slices.Clone(s.Steps)
		s.Steps[i].Do = second
	}
	return s
}

// oneOfThose reports whether a card is any one of those at hand, or of the others of them.
func oneOfThose(c ability.Cards, other bool) bool {
	x, ok := c.(ability.Chosen)
	return ok && x.Count == (ability.Count{N: ability.Number(1)}) && reflect.DeepEqual(x.Of, ability.Filter{In: []ability.Zone{ability.AmongThem}, Other: other})
}

// shufflesOnce shuffles the castle in which cards were looked at where the others of them are
// shuffled into it, and does not shuffle again one that was searched (DAR glossary 5).
func shufflesOnce(e ability.Effect) ability.Effect {
	s, ok := e.(ability.Sequence)
	if !ok || !slices.ContainsFunc(s.Steps, func(s ability.Step) bool { return does[ability.Shuffle](s) || shufflesRest(s.Do) }) {
		return e
	}
	var out []ability.Step
	seen, searched := ability.Anyone, ability.Anyone
	for i, step := range s.Steps {
		if of := castleSeen(step.Do); of != ability.Anyone {
			seen = of
		}
		if seen != ability.Anyone && shufflesRest(step.Do) {
			step.Do = ability.Shuffle{Of: seen}
		}
		if shuffle, ok := step.Do.(ability.Shuffle); ok && shuffle.Of == searched && searched != ability.Anyone && !(step.Link == ability.Stop && does[ability.May](s.Steps[i-1])) {
			continue // whoever may search, and does not, shuffles where that is said for itself
		}
		searched = castleSearched(searched, step.Do)
		out = append(out, step)
	}
	return Sequence(out)
}

// castleSeen is in whose castle, yours or your opponent's, an effect ends in looking at the first
// cards, Anyone for none.
func castleSeen(e ability.Effect) ability.Player {
	of := ability.Anyone
	switch e := Ending(e).(type) {
	case ability.Act:
		if top, ok := e.What.(ability.Top); ok && top.In == ability.Castle && (e.Verb == ability.Look || e.Verb == ability.Show) {
			of = top.Of
		}
	case ability.Unearth:
		if !e.Mill {
			of = e.Of
		}
	}
	if of != ability.You && of != ability.Opponent {
		return ability.Anyone
	}
	return of
}

// shufflesRest reports whether an effect shuffles the others of the cards that were looked at.
func shufflesRest(e ability.Effect) bool {
	act, ok := e.(ability.Act)
	if !ok || act.Verb != ability.ShuffleIn {
		return false
	}
	all, every := act.What.(ability.Every)
	return act.What == ability.Cards(ability.TheOther{}) || every && AmongThem(all.Of) && all.Of.Other
}

// castleSearched is whose castle was searched last before an effect ends, with nothing done since
// but putting what was found elsewhere; Anyone for none.
func castleSearched(before ability.Player, e ability.Effect) ability.Player {
	if may, ok := e.(ability.May); ok && may.Who == ability.You {
		for _, step := range Flat(may.Do) {
			before = castleSearched(before, step.Do)
		}
		return before
	}
	switch e := e.(type) {
	case ability.Search:
		if len(e.What.Of.In) == 1 && e.What.Of.In[0] == ability.Castle {
			return e.What.Of.Of
		}
	case ability.Put:
		if ability.IsIt(e.What) && e.To.Zone != ability.Castle {
			return before
		}
	case ability.Act:
		if e.Verb == ability.Show && ability.IsIt(e.What) {
			return before
		}
	}
	return ability.Anyone
}
