package shape

import (
	"castillo/game/myl/ability"
)

// IsBest reports whether cards are one of those that have most or least of something, which
// nobody has to choose where only a number of it is asked for.
func IsBest(of ability.Cards) bool {
	c, ok := of.(ability.Chosen)
	return ok && c.Of.IsBest()
}

// PerCard splits an amount into a factor and what it is counted by.
func PerCard(a ability.Amount) (int, ability.Amount) {
	switch a := a.(type) {
	case ability.CountOf, ability.WeaponsOf, ability.Tally:
		return 1, a
	case ability.EventAmount:
		if a == ability.OwnWeapons {
			return 1, a
		}
	case ability.Divided:
		switch a.Of.(type) {
		case ability.CountOf, ability.EventAmount, ability.Tally:
			if a.N > 2 || !a.Up {
				return 1, a
			}
		case ability.StrengthOf, ability.CostOf:
			if a.N > 2 {
				return 1, a
			}
		}
	case ability.Times:
		return a.N, a.Of
	case ability.Capped:
		if n, per := PerCard(a.Of); per != nil {
			return n, ability.Capped{Of: per, Most: a.Most}
		}
	}
	return 1, nil
}

// Counted reports whether an amount is how many cards there are.
func Counted(a ability.Amount) bool {
	_, ok := a.(ability.CountOf)
	return ok
}

// QuantityDrawn is how many cards were drawn or milled: the words differ.
type QuantityDrawn uint8

const (
	NoneDrawn QuantityDrawn = iota
	OneDrawn
	SeveralDrawn
)
