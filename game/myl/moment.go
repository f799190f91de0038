package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// moments is a set of times of the turn as one player sees them: bit 2*phase is
// that phase of the player's own turn, the bit after it that of the opponent's.
type moments uint32

const (
	ownTurns    moments = 0x5555_5555
	usualTime   moments = 1<<(2*Vigil) | 3<<(2*TalismanWar)
	anyMoment   moments = 1<<32 - 1
	battleTimes moments = 3<<(2*AttackStep) | 3<<(2*BlockStep) | 3<<(2*TalismanWar) | 3<<(2*DamageStep)
)

// phaseOf is the phase that a word of the ability tree means.
var phaseOf = [...]game.Phase{ability.Regroup: Regroup, ability.Vigil: Vigil, ability.Battle: Battle, ability.Attack: AttackStep,
	ability.Block: BlockStep, ability.TalismanWar: TalismanWar, ability.Damage: DamageStep, ability.Final: Final, ability.Turn: EndOfTurn}

// momentsOf is when a window is open; the zero window is the usual time (DAR
// 4.6.3, 5.2).
func momentsOf(w ability.Window) moments {
	var open moments
	switch w.Phase {
	case ability.AnyPhase, ability.Turn:
		open = usualTime
	case ability.Battle:
		open = battleTimes
	default:
		open = 3 << (2 * phaseOf[w.Phase])
	}
	switch {
	case w.Whose != ability.You && w.Whose != ability.Opponent:
		return open
	case (w.Whose == ability.You) == (w.Phase != ability.Block): // one blocks in the opponent's turn
		return open & ownTurns
	}
	return open &^ ownTurns
}

// timeOfUse is when an ability is used, as who uses it sees the turns.
func (p *program) timeOfUse() ability.Window {
	w := p.when
	if p.by == ability.Opponent {
		switch w.Whose {
		case ability.You:
			w.Whose = ability.Opponent
		case ability.Opponent:
			w.Whose = ability.You
		}
	}
	return w
}

// moment is the present time for a player.
func (m *Match) moment(s game.Seat) moments {
	if m.active == s {
		return 1 << (2 * m.phase)
	}
	return 2 << (2 * m.phase)
}

// whose is the player whose phase it is: the active one, but who declares a block is the other.
func (m *Match) whose(p ability.Phase) game.Seat {
	if p == ability.Block {
		return m.active.Other()
	}
	return m.active
}

// isTime reports whether a window is open for a player.
func (m *Match) isTime(w ability.Window, s game.Seat) bool { return momentsOf(w)&m.moment(s) != 0 }
