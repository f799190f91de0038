package shape

import (
	"reflect"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// LooksAt reports whether cards of a hand or a castle are seen, of which some can
// be taken.
func LooksAt(c ability.Cards) bool {
	switch c := c.(type) {
	case ability.Top:
		return c.N != ability.Amount(ability.Number(1))
	case ability.Every:
		return len(c.Of.In) == 1 && c.Of.Of == ability.Opponent
	}
	return false
}

// ofYours reports whether cards are picked among yours.
func ofYours(c ability.Cards) bool {
	switch c := c.(type) {
	case ability.Chosen:
		return c.Of.Of == ability.You
	case ability.Every:
		return c.Of.Of == ability.You
	case ability.Top:
		return c.Of == ability.You
	}
	return false
}

// InPlayForSure reports whether cards are picked in play.
func InPlayForSure(c ability.Cards) bool {
	switch c := c.(type) {
	case ability.Chosen:
		return len(c.Of.In) == 0 || IsLine(c.Of.In[0])
	case ability.Every:
		return len(c.Of.In) == 0 || IsLine(c.Of.In[0])
	}
	return false
}

// OutOfPlay reports whether cards in a zone are out of play.
func OutOfPlay(z ability.Zone) bool {
	switch z {
	case ability.Hand, ability.Castle, ability.Cemetery, ability.Exile:
		return true
	}
	return false
}

// saysWhere reports whether it is said where cards lie: what is discarded or played
// would lie in the hand if nothing else were said.
func saysWhere(c ability.Cards) bool {
	x, ok := c.(ability.Chosen)
	return ok && len(x.Of.In) > 0
}

// discardable reports whether cards are said to lie in a hand or to be at hand.
func discardable(c ability.Cards) bool {
	x, ok := c.(ability.Chosen)
	return ok && len(x.Of.In) > 0 && !x.Of.Other && (x.Of.In[0] == ability.Hand || AmongThem(x.Of))
}

// AmongThem reports whether the cards are some of those at hand.
func AmongThem(f ability.Filter) bool { return len(f.In) == 1 && f.In[0] == ability.AmongThem }

// LastState is the state that a filter asks for last, 0 where that is none.
func LastState(f ability.Filter) ability.State {
	if len(f.That) == 0 {
		return 0
	}
	is, _ := f.That[len(f.That)-1].(ability.Is)
	return is.State
}

// Against is whose damage a castle takes.
func Against(castle ability.Player) ability.Player {
	if castle == ability.You {
		return ability.Opponent
	}
	return ability.You
}

// ControllerOf is who controls cards for sure, or Anyone.
func ControllerOf(c ability.Cards) ability.Player {
	switch c := c.(type) {
	case ability.This, ability.Bearer:
		return ability.You
	case ability.NamedCard:
		return ability.Opponent // nobody controls a name: who names it means whom it hinders
	case ability.Chosen:
		return c.Of.Of
	case ability.Every:
		return c.Of.Of
	}
	return ability.Anyone
}

// meansThem reports whether cards of which something is said after something was said of
// others are these or hold them all.
func meansThem(said, then ability.Cards) bool {
	if IsReference(then) {
		return said == then || ability.IsIt(then) && !IsReference(said)
	}
	some, said1 := said.(ability.Every)
	all, then1 := then.(ability.Every)
	return said1 && then1 && holdsAll(all.Of, some.Of)
}

// holdsAll reports whether all cards of one filter may be cards of another, whatever is true
// of them by then.
func holdsAll(all, some ability.Filter) bool {
	if all.Of == ability.Anyone {
		some.Of = ability.Anyone
	}
	all.That, some.That = nil, nil
	return reflect.DeepEqual(all, some)
}

// OneOf is a card as an event knows it: such a card, whoever picks it.
func OneOf(f ability.Filter) ability.Cards {
	return ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: f}
}

// OneType is the type that a filter asks for, NoType for several or any.
func OneType(f ability.Filter) card.Type {
	if len(f.Types) == 1 {
		return f.Types[0]
	}
	return card.NoType
}

// WholeZone reports whether a filter is all cards of one hand or cemetery.
func WholeZone(f ability.Filter) bool {
	return len(f.In) == 1 && (f.In[0] == ability.Hand || f.In[0] == ability.Cemetery) && BareFilter(f)
}

// BareFilter reports whether nothing but the place is asked of the cards.
func BareFilter(f ability.Filter) bool {
	return len(f.Types) == 0 && f.Races == 0 && f.NotType == card.NoType && !f.Other && !f.Highest && f.Cost.Op == ability.NoBound &&
		f.Strength.Op == ability.NoBound && len(f.Names) == 0 && f.Title == "" && len(f.That) == 0
}

// IsLine reports whether a zone is a line of the field, which without a word of
// whose it is may be anybody's.
func IsLine(z ability.Zone) bool {
	return z == ability.DefenseLine || z == ability.AttackLine || z == ability.SupportLine
}

// IsReference reports whether c points at a card instead of picking one.
func IsReference(c ability.Cards) bool {
	switch c.(type) {
	case ability.This, ability.Bearer, ability.It, ability.BearerOfIt, ability.EventCard, ability.Cause, ability.TheOther, ability.NamedCard:
		return true
	}
	return false
}

// AllOfThem reports whether cards are all those that were drawn, milled or looked at.
func AllOfThem(c ability.Cards) bool {
	all, ok := c.(ability.Every)
	return ok && AmongThem(all.Of) && BareFilter(all.Of)
}

// IsTwo reports whether cards are two that are chosen.
func IsTwo(c ability.Cards) bool {
	two, chosen := c.(ability.Chosen)
	return chosen && two.Count == (ability.Count{N: ability.Number(2)})
}
