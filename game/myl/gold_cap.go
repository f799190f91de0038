package myl

import (
	"math"

	"castillo/game"
	"castillo/game/myl/ability"
)

// How many Oros a player may pay or generate in a turn, where a card in force says so.

// goldLeft is how many more Oros a player may pay, or generate, in this turn.
func (m *Match) goldLeft(s game.Seat, what ability.Doing) int {
	left := math.MaxInt
	m.eachRule(limits(what), func(f *force, r ability.PlayerRule) bool {
		ctx := m.contextOf(f)
		if r, ok := r.(ability.Limit); ok && m.isSeat(r.Who, s, &ctx) {
			left = min(left, max(r.N-m.doneThisTurn(s, what, nil, &ctx), 0))
		}
		return true
	})
	return left
}

// goldVerb is what is counted of those who pay or generate Oros, 0 where neither is limited.
func goldVerb(what ability.Doing) ability.PlayerVerb {
	switch what {
	case ability.PayGold:
		return ability.PaysGold
	case ability.GenerateGold:
		return ability.GeneratesGold
	}
	return 0
}

// tellGold notes that a player paid or generated so many Oros, where something counts them.
func (m *Match) tellGold(s game.Seat, what ability.PlayerVerb, n int) {
	if n > 0 && m.alsoLogged.meets(ofPlayers(what)) {
		m.announce(happening{player: what, seat: s, n: int16(n)})
	}
}

// goldTold counts the Oros that a player paid or generated in this turn so far.
func (m *Match) goldTold(s game.Seat, what ability.PlayerVerb) int {
	n := 0
	for i := range m.log[:m.logN] {
		if h := &m.log[i]; h.player == what && h.seat == s {
			n += int(h.n)
		}
	}
	return n
}
