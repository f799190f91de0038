package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// virtualGold is gold that was generated (DAR 4.2.5).
type virtualGold struct {
	seat game.Seat
	n    uint8
	node uint16 // the Generate that says what it may pay for
}

const maxVirtual = 8

func (m *Match) generate(s game.Seat, n int, node uint16) {
	for i := range m.virtual {
		if v := &m.virtual[i]; v.n == 0 || v.seat == s && v.node == node {
			*v = virtualGold{seat: s, n: v.n + uint8(min(n, 99)), node: node}
			m.virtualN = max(m.virtualN, int8(i+1))
			return
		}
	}
}

// virtualFor is the virtual gold that a player could spend on a card, or with
// card 0 on an ability.
func (m *Match) virtualFor(s game.Seat, id game.CardID) int {
	if m.virtualN == 0 {
		return 0
	}
	return m.sumVirtual(s, id, (*Match).mayPayFor)
}

// mayPay reports whether virtual gold may pay for a card, or for an ability of it.
type mayPay func(*Match, *virtualGold, game.CardID) bool

func (m *Match) sumVirtual(s game.Seat, id game.CardID, may mayPay) int {
	sum := 0
	for i := range m.virtual[:m.virtualN] {
		if v := &m.virtual[i]; v.n > 0 && v.seat == s && may(m, v, id) {
			sum += int(v.n)
		}
	}
	return sum
}

func (m *Match) mayPayFor(v *virtualGold, id game.CardID) bool {
	e := m.nodes[v.node].effect.(ability.Generate)
	if id == 0 || e.For == nil && e.NotFor == nil {
		return e.For == nil
	}
	ctx := context{seat: v.seat, actor: v.seat}
	if e.For == nil {
		return !m.describes(m.ready(e.NotFor), id, m.val(id), &ctx)
	}
	return m.describes(m.ready(e.For), id, m.val(id), &ctx)
}

// virtualToUse is the gold that a player generated for cards such as a source, and for their abilities,
// or with source 0 for any.
func (m *Match) virtualToUse(s game.Seat, source game.CardID) int {
	return m.sumVirtual(s, source, (*Match).mayUseWith)
}

func (m *Match) mayUseWith(v *virtualGold, source game.CardID) bool {
	e := m.nodes[v.node].effect.(ability.Generate)
	ctx := context{seat: v.seat, actor: v.seat}
	return e.Uses && (source == 0 || m.describes(m.ready(e.For), source, m.val(source), &ctx))
}

// spendToUse pays for an ability of a source with what was generated for those, as far as it goes, and
// returns the rest.
func (m *Match) spendToUse(s game.Seat, n int, source game.CardID) int {
	return m.takeVirtual(s, n, source, (*Match).mayUseWith)
}

// spendVirtual pays with virtual gold as far as it goes and returns the rest.
func (m *Match) spendVirtual(s game.Seat, n int, id game.CardID) int {
	return m.takeVirtual(s, n, id, (*Match).mayPayFor)
}

func (m *Match) takeVirtual(s game.Seat, n int, id game.CardID, may mayPay) int {
	for i := range m.virtual[:m.virtualN] {
		v := &m.virtual[i]
		if n > 0 && v.n > 0 && v.seat == s && may(m, v, id) {
			take := min(n, int(v.n))
			v.n -= uint8(take)
			n -= take
		}
	}
	return n
}

// spent loses what a player generated and did not pay with, where it has to be used at once.
func (m *Match) spent(s game.Seat) {
	if m.virtualN > 0 && m.book.goldAtOnce {
		m.loseVirtual(s)
	}
}

func (m *Match) loseVirtual(s game.Seat) {
	for i := range m.virtual {
		if m.virtual[i].seat == s {
			m.virtual[i] = virtualGold{}
		}
	}
}
