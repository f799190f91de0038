package myl

import (
	"castillo/game/myl/ability"
)

// Phases that are skipped, and those that come once more.

// battleSteps is the steps of the battle, battleSkips what keeps a player from
// some of it, both as sets of ability.Phase.
const (
	battleSteps = 1<<ability.Attack | 1<<ability.Block | 1<<ability.TalismanWar | 1<<ability.Damage
	battleSkips = battleSteps | 1<<ability.Battle
)

// skip has a player skip a phase: the one that is on, a step of the battle that is
// on, or else the player's next one.
func (m *Match) skip(c *context, e ability.Skip) {
	s := m.player(e.Who, c, c.actor)
	switch {
	case e.What == ability.AnyPhase:
		m.phaseOff = true
		return
	case battleSteps>>e.What&1 != 0 && m.phase >= AttackStep && m.phase <= DamageStep:
		s = m.active
	}
	m.skips[s] |= 1 << e.What
}

// skipped reports, once, whether the active player is to skip a phase.
func (m *Match) skipped(p ability.Phase) bool {
	if m.skips[m.active]>>p&1 != 0 {
		m.skips[m.active] &^= 1 << p
		return true
	}
	return m.ruled(ruleSkipPhase) && m.skippedByRule(p)
}

// skipsBattle reports whether the active player may not attack in this turn.
func (m *Match) skipsBattle() bool {
	const either = 1<<ability.Battle | 1<<ability.Attack
	return m.skips[m.active]&either != 0 || m.ruled(ruleSkipPhase) && (m.skippedByRule(ability.Battle) || m.skippedByRule(ability.Attack))
}

func (m *Match) skippedByRule(p ability.Phase) bool {
	found := false
	m.eachRule(ruleSkipPhase, func(f *force, r ability.PlayerRule) bool {
		ctx := m.contextOf(f)
		if r, ok := r.(ability.SkipPhase); ok && r.What == p && m.isSeat(r.Who, m.active, &ctx) {
			found = true
		}
		return !found
	})
	return found
}

// maxExtraPhases bounds how often a phase comes once more in a turn.
const maxExtraPhases = 20

// phaseAgain starts a phase that the turn has once more, and reports whether there
// was one. f is the frame of the turn.
func (m *Match) phaseAgain(f *frame) bool {
	for _, p := range [...]ability.Phase{ability.Regroup, ability.Vigil, ability.Battle} {
		if m.extraPhases[p] == 0 {
			continue
		}
		m.extraPhases[p]--
		m.phasesAgain[p]++
		switch p {
		case ability.Regroup:
			m.enter(Regroup)
			m.push(doRegroup).seat = m.active
		case ability.Vigil:
			f.step = 2
		default:
			m.push(doBattle).seat = m.active
		}
		return true
	}
	return false
}
