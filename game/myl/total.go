package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// Cards that are picked as long as their costs, or their strengths, come to so much at most.

// withinTotal leaves, of the cards that may be picked, those with which a pick of at least so
// many more beside what was picked stays within a total.
func (m *Match) withinTotal(left, picked cardSet, t ability.InTotal, more int, ctx *context) cardSet {
	room := m.amount(t.Most, ctx)
	for id := range picked.all() {
		room -= m.own(id, t.Of)
	}
	all := left
	for id := range all.all() {
		rest := all
		rest.drop(id)
		if m.own(id, t.Of)+m.least(rest, t.Of, more-1) > room {
			left.drop(id)
		}
	}
	return left
}

// affordable is how many of some cards can be picked within a total.
func (m *Match) affordable(them cardSet, t ability.InTotal, ctx *context) int {
	most, n := m.amount(t.Most, ctx), them.len()
	for n > 0 && m.least(them, t.Of, n) > most {
		n--
	}
	return n
}

// least is what the n cards that have least of a number come to.
func (m *Match) least(them cardSet, of ability.EventAmount, n int) (sum int) {
	for ; n > 0 && !them.empty(); n-- {
		lowest := them.first()
		for id := range them.all() {
			if m.own(id, of) < m.own(lowest, of) {
				lowest = id
			}
		}
		sum += m.own(lowest, of)
		them.drop(lowest)
	}
	return sum
}

// own is a card's own cost or strength, of an Oro none.
func (m *Match) own(id game.CardID, of ability.EventAmount) int { return ownIn(m.val(id), of) }

func ownIn(v *value, of ability.EventAmount) int {
	if of == ability.OwnCost {
		return int(max(v.cost, 0))
	}
	return int(max(v.strength, 0))
}

// faceWithin reports whether a face of the castle can be picked beside what was picked.
func (m *Match) faceWithin(face game.Face, picked cardSet, t ability.InTotal, ctx *context) bool {
	if t.Of == 0 {
		return true
	}
	sum := ownIn(&m.printed[face], t.Of)
	for id := range picked.all() {
		sum += m.own(id, t.Of)
	}
	return sum <= m.amount(t.Most, ctx)
}
