package myl

import "castillo/game"

// runBattle is the Batalla Mitológica (DAR 5.3): the active player declares
// attackers, of which f.card is the first; the defender blocks, one ally before
// one attacker; both play talismans in turn; the damage is dealt.
func (m *Match) runBattle(f *frame) {
	defender := f.seat.Other()
	switch f.step {
	case 0:
		m.enter(AttackStep)
		m.declareAttack(f.card)
		f.step = 1
	case 1:
		if !m.canAttackMore(f.seat) {
			f.step = 3
			return
		}
		m.ask(f.seat, game.Main, askAttack, 0, 0)
		f.step = 2
	case 2:
		if m.answer.Verb == game.Attack {
			m.declareAttack(m.answer.Card)
			f.step = 1
			return
		}
		f.step = 3
	case 3:
		m.enter(BlockStep)
		f.step = 4
	case 4:
		if !m.canBlockMore(defender) {
			f.step = 6
			return
		}
		m.ask(defender, game.Main, askBlock, 0, 0)
		f.step = 5
	case 5:
		if m.answer.Verb == game.Block {
			m.declareBlock(m.answer.Card, m.answer.Target)
			f.step = 4
			return
		}
		f.step = 6
	case 6:
		m.enter(TalismanWar)
		f.step = 7
		m.push(frame{routine: doWar, seat: defender})
	case 7:
		m.enter(DamageStep)
		f.step = 8
		if damage := m.resolveDamage(f.seat); damage > 0 {
			m.happen(game.Event{What: game.Damages, Seat: defender, N: damage})
			m.mill(defender, damage)
		}
	default:
		m.destroyDoomed()
		m.standDown(f.seat)
		m.pop()
	}
}

func (m *Match) declareAttack(id game.CardID) {
	m.move(game.Attacks, id, AttackLine)
	m.at[id].attacks = true
}

func (m *Match) declareBlock(blocker, attacker game.CardID) {
	m.at[blocker].foe, m.at[attacker].foe = attacker, blocker
	c := &m.at[blocker]
	m.happen(game.Event{What: game.Blocks, Seat: c.controller, Card: blocker, Face: c.face, Sees: c.sees,
		From: c.zone, To: c.zone, On: attacker})
}

// canAttackMore and canBlockMore look at what both players see, so that a
// question that has only one answer is not asked.
func (m *Match) canAttackMore(s game.Seat) bool {
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		if m.mayAttack(id) == allowed {
			return true
		}
	}
	return false
}

func (m *Match) canBlockMore(s game.Seat) bool {
	return m.freeBlocker(s) && m.freeAttacker(s.Other())
}

func (m *Match) freeBlocker(s game.Seat) bool {
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		if m.mayBlock(id) == allowed {
			return true
		}
	}
	return false
}

func (m *Match) freeAttacker(s game.Seat) bool {
	for id := m.zone(s, AttackLine).head; id != 0; id = m.at[id].next {
		if m.mayBeBlocked(id) == allowed {
			return true
		}
	}
	return false
}

// runWar alternates the priority, the defender first, until both cede it one
// after the other (DAR 5.3.3). f.n counts who ceded in a row; f.flag says that
// the attacker has the priority.
func (m *Match) runWar(f *frame) {
	who := f.seat
	if f.flag {
		who = f.seat.Other()
	}
	switch f.step {
	case 0:
		if f.n == 2 {
			m.pop()
			return
		}
		if m.zone(who, Hand).n == 0 { // nothing to play, as both see
			m.cede(f, who)
			return
		}
		m.ask(who, game.Main, askWar, 0, 0)
		f.step = 1
	default:
		f.step = 0
		if m.answer.Verb == game.Pass {
			m.cede(f, who)
			return
		}
		f.n = 0
		f.flag = !f.flag
		m.startPlay(who)
	}
}

func (m *Match) cede(f *frame, who game.Seat) {
	m.happen(game.Event{What: game.Cedes, Seat: who})
	f.n++
	f.flag = !f.flag
}

// resolveDamage compares the strengths of the fighting allies, marks the losers
// and counts what gets through to the castle (DAR 5.3.4). An attacker whose
// blocker has left does all its damage (DAR glossary 3).
func (m *Match) resolveDamage(attacker game.Seat) int {
	damage := 0
	for id := m.zone(attacker, AttackLine).head; id != 0; id = m.at[id].next {
		if !m.at[id].attacks {
			continue
		}
		foe := m.at[id].foe
		if foe == 0 {
			damage += m.strength(id)
			continue
		}
		diff := m.strength(id) - m.strength(foe)
		damage += max(diff, 0)
		m.at[foe].doomed = diff >= 0
		m.at[id].doomed = diff <= 0
	}
	return damage
}

// destroyDoomed destroys who lost its combat, the attacker's allies first.
func (m *Match) destroyDoomed() {
	for _, s := range [...]game.Seat{m.active, m.active.Other()} {
		for _, z := range [...]game.Zone{AttackLine, DefenseLine} {
			for id := m.zone(s, z).head; id != 0; {
				next := m.at[id].next
				if m.at[id].doomed {
					m.move(game.Destroyed, id, Cemetery)
				}
				id = next
			}
		}
	}
}

// standDown ends the battle for the allies that are left in it.
func (m *Match) standDown(attacker game.Seat) {
	for id := m.zone(attacker, AttackLine).head; id != 0; id = m.at[id].next {
		m.at[id].attacks = false
		m.leaveBattle(id)
	}
}
