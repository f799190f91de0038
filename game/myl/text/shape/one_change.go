package shape

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// ownLine says in whose line a card is put where it tells who controls it.
func ownLine(put ability.Put) ability.Put {
	if put.To.Of != ability.Holder {
		return put
	}
	if of := ControllerOf(put.What); of == ability.You || of == ability.Opponent {
		put.To.Of = of
	}
	return put
}

// lineOf is the zone in play in which a card of a type comes to lie (DAR 4.5.1).
var lineOf = map[card.Type]ability.Zone{card.Ally: ability.DefenseLine, card.Totem: ability.SupportLine, card.Gold: ability.GoldReserve}

// comesInPlay says that cards from out of play are put in play where they are put in the
// line in which cards of their type come to lie.
func comesInPlay(put ability.Put, of ability.Filter) ability.Put {
	if len(of.In) > 0 && OutOfPlay(of.In[0]) && put.To.Of == ability.You && put.To.Zone == lineOf[OneType(of)] {
		put.To = ability.Destination{Zone: ability.InPlay, Of: ability.You}
	}
	return put
}

// foundComesInPlay says the same of cards that are searched before.
func foundComesInPlay(s ability.Sequence) ability.Sequence {
	steps := slices.Clone(s.Steps)
	for i := range steps[1:] {
		search, found := steps[i].Do.(ability.Search)
		put, puts := steps[i+1].Do.(ability.Put)
		if found && len(search.Also) == 0 && puts && ability.IsIt(put.What) {
			if put.To.Of == ability.Holder && search.What.Of.Of == ability.You {
				put.To.Of = ability.You
			}
			steps[i+1].Do = comesInPlay(put, search.What.Of)
		}
	}
	return ability.Sequence{Steps: steps}
}

// byTheirOwner has whoever holds a hand discard or show it where nobody chooses cards, and
// you do what else is done so to cards of your opponent. A price is paid by whom it is asked of.
func byTheirOwner(e ability.Effect) (ability.Effect, bool) {
	switch x := e.(type) {
	case ability.Act:
		if x.Who != ability.You && x.Who != ability.Opponent || !unchosen(x.What) {
			return x, true
		}
		switch x.Verb {
		case ability.Discard, ability.Show:
			x.Who = ability.Opponent
		case ability.ExileIt, ability.Remove, ability.ShuffleIn:
			x.Who = ability.You
		}
		return x, true
	case ability.Sequence:
		steps := slices.Clone(x.Steps)
		for i := range steps {
			steps[i].Do, _ = byTheirOwner(steps[i].Do)
		}
		return ability.Sequence{Steps: steps}, true
	case ability.InOrderTo:
		x.Do, _ = byTheirOwner(x.Do)
		return x, true
	case ability.IfThen:
		x.Then, _ = byTheirOwner(x.Then)
		return x, true
	case ability.May:
		if x.Who == ability.You {
			x.Do, _ = byTheirOwner(x.Do)
		}
		return x, true
	}
	return e, true
}

// unchosen reports whether cards are some of the opponent's out of play that nobody chooses: all of
// a zone, those on top of it or some at random.
func unchosen(c ability.Cards) bool {
	switch c := c.(type) {
	case ability.Chosen:
		return c.Random && c.Of.Of == ability.Opponent && IsHand(c.Of)
	case ability.Every:
		return c.Of.Of == ability.Opponent && WholeZone(c.Of)
	case ability.Top:
		return c.Of == ability.Opponent && c.In == ability.Castle
	}
	return false
}

// sameChange makes one change of those that are said one after the other of the same
// cards for the same time.
func sameChange(e ability.Effect) ability.Effect {
	s, ok := e.(ability.Sequence)
	if !ok {
		return e
	}
	steps := slices.Clone(s.Steps[:1])
	for _, next := range s.Steps[1:] {
		last := &steps[len(steps)-1]
		a, before := last.Do.(ability.Modify)
		b, after := next.Do.(ability.Modify)
		if before && after && next.Link == ability.And && a.Until == b.Until && sameCards(a.Who, b.Who) && !slices.ContainsFunc(b.Traits, ofIt) {
			a.Traits = append(slices.Clone(a.Traits), b.Traits...)
			last.Do = inOneManner(a)
			continue
		}
		steps = append(steps, next)
	}
	if len(steps) == 1 {
		return steps[0].Do
	}
	return ability.Sequence{Steps: steps}
}

// sameCards reports whether b speaks of the cards that a spoke of right before.
func sameCards(a, b ability.Cards) bool {
	if IsReference(a) {
		return a == b
	}
	return ability.IsIt(b)
}

// ofIt reports whether a trait may speak of cards that were picked before.
func ofIt(t ability.Trait) bool {
	switch t := t.(type) {
	case ability.With, ability.ConsideredAs:
		return false
	case ability.Must:
		return t.By != nil
	case ability.Cannot:
		return t.By != nil && relative(t.By.Of) || t.Of != nil && relative(*t.Of)
	case ability.Change:
		return t == ability.BecomeIt || t == ability.SharesRace
	case ability.Strengthen:
		return !fixed(t.By)
	case ability.Weaken:
		return !fixed(t.By)
	case ability.SetStrength:
		return !fixed(t.To)
	}
	return true
}

// fixed reports whether a number is the same whatever was picked.
func fixed(n ability.Amount) bool {
	_, number := n.(ability.Number)
	return number || n == ability.Amount(ability.OwnCost) || n == ability.Amount(ability.OwnStrength)
}

// relative reports whether a description of cards may speak of others.
func relative(f ability.Filter) bool {
	return len(f.That) > 0 || f.Cost.N != nil && !fixed(f.Cost.N) || f.Strength.N != nil && !fixed(f.Strength.N)
}
