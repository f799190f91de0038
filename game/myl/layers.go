package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// The layers in which what is in force applies to a card, one after the other.

// layers is a set of layers in which traits apply: the kind of a card, then its
// numbers.
type layers uint8

const (
	layerKind layers = 1 << iota
	layerSet
	layerDouble
	layerAdd
	layerLoss  // of ability
	layerGuard // against being affected, before all others
	layerTake  // of race or type
)

// layerOf is the layers in which a trait applies.
func layerOf(t ability.Trait) layers {
	switch t := t.(type) {
	case ability.SetStrength, ability.SetCost:
		return layerSet
	case ability.Capacity:
		if t.More {
			return layerAdd
		}
		return layerSet
	case ability.Change:
		switch t {
		case ability.LoseAbility:
			return layerKind | layerLoss
		case ability.LoseRace:
			return layerKind | layerTake
		case ability.StrengthFromCost:
			return layerKind | layerSet
		case ability.DoubleStrength:
			return layerKind | layerDouble
		}
	case ability.ConsideredAs:
		if t.Only {
			return layerKind | layerTake
		}
	case ability.Strengthen, ability.Weaken:
		return layerAdd
	case ability.Cannot:
		return guarding(t.What)
	case ability.CannotUnless:
		return guarding(t.What)
	case ability.OnlyBy:
		return guarding(t.What)
	}
	return layerKind
}

// guarding is the layers of a trait that keeps a card from a deed.
func guarding(d ability.Deed) layers {
	if d == ability.BeAffected {
		return layerKind | layerGuard
	}
	return layerKind
}

// layersOf is layerOf for each of some traits.
func layersOf(traits []ability.Trait) []layers {
	var of []layers
	for _, t := range traits {
		of = append(of, layerOf(t))
	}
	return of
}

// changesStrength reports whether a trait is a Modificador de Fuerza (DAR 4.2.1).
func changesStrength(t ability.Trait) bool {
	switch t := t.(type) {
	case ability.Strengthen, ability.Weaken, ability.SetStrength:
		return true
	case ability.Change:
		return t == ability.DoubleStrength || t == ability.StrengthFromCost
	}
	return false
}

// raises reports whether a trait adds to a strength.
func raises(t ability.Trait) bool {
	_, adds := t.(ability.Strengthen)
	return adds || t == ability.Trait(ability.DoubleStrength)
}

// lowers reports whether a trait takes from a strength, as what adds to it does where that is
// turned around.
func lowers(t ability.Trait, negate bool) bool {
	switch t.(type) {
	case ability.Weaken:
		return true
	case ability.Strengthen:
		return negate
	}
	return false
}

// applyNumber changes the numbers of a card by n as a trait says; negate takes the strength
// away that it would give.
func applyNumber(v *value, t ability.Trait, f *force, n int16, negate bool) {
	if v.keptFrom(0, f) && changesStrength(t) || v.keptFrom(1, f) && !negate && raises(t) || v.keptFrom(2, f) && lowers(t, negate) {
		return // any Modificador de Fuerza (DAR 4.2.1), or what adds to it, or takes from it
	}
	switch t := t.(type) {
	case ability.SetStrength:
		v.strength = orOwnCost(n, t.To, v)
	case ability.SetCost:
		v.cost = n
	case ability.Change:
		switch t {
		case ability.StrengthFromCost:
			v.strength = max(v.cost, 0)
		case ability.DoubleStrength:
			if f.timed {
				v.strength += n // as much as it had (DAR 4.2.1)
			} else {
				v.strength *= 2
			}
		}
	case ability.Strengthen:
		if n = orOwnCost(n, t.By, v); negate {
			n = -n
		}
		v.strength += n
	case ability.Weaken:
		v.strength -= orOwnCost(n, t.By, v)
	case ability.Capacity:
		switch t.What {
		case ability.BlockDeed:
			v.blocks = capacity(v.blocks, n, t.More)
		case ability.CarryWeapon:
			v.arms = capacity(v.arms, n, t.More)
		case ability.BeBlocked: // by one at most in any case (DAR 5.3.2)
		}
	}
}

// capacity is how many a card may block or carry that may so many, n or as many more.
func capacity(old int8, n int16, more bool) int8 {
	if more {
		n += int16(old)
	}
	return int8(max(min(n, noLimit), 0))
}

// ownWeaponsIn is an amount of the weapons that a card carries itself, and whether it is one.
func (m *Match) ownWeaponsIn(a ability.Amount, id game.CardID) (int, bool) {
	switch a := a.(type) {
	case ability.EventAmount:
		return m.arms(id), a == ability.OwnWeapons
	case ability.Times:
		n, own := m.ownWeaponsIn(a.Of, id)
		return a.N * n, own
	case ability.Capped:
		n, own := m.ownWeaponsIn(a.Of, id)
		return min(n, a.Most), own
	}
	return 0, false
}

// amountFor is by how much a force changes a card: most change all alike, some each by the
// weapons that it carries.
func (m *Match) amountFor(f *force, t ability.Trait, id game.CardID) int16 {
	if n, own := m.ownWeaponsIn(numberOf(t), id); own {
		return int16(n)
	}
	return f.amount
}

// orOwnCost is n, or what the card itself costs where an amount speaks of that.
func orOwnCost(n int16, a ability.Amount, v *value) int16 {
	if a == ability.OwnCost {
		return max(v.cost, 0)
	}
	return n
}
