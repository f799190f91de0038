package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// The damage of a battle, and what raises, lowers and prevents damage.

// hits is what an attacker does to the castle and whether it fights its blocker.
func (m *Match) hits(id game.CardID) (damage int, fights bool) {
	v := m.val(id)
	foe := m.at[id].foe
	switch {
	case !m.at[id].attacks:
		return 0, false
	case foe == 0 || v.has(ability.DamagesThrough):
		damage = int(v.strength)
	default:
		damage, fights = max(int(v.strength)-m.strengthAgainst(foe, id), 0), true
		if m.val(foe).has(ability.Absorbs) {
			damage = 0
		}
	}
	if v.has(ability.DoubleDamage) {
		damage *= 2
	}
	if v.has(ability.HalfDamage) {
		damage /= 2
	}
	if damage > 0 && m.changesDamage {
		damage = m.damageOf(id, damage)
	}
	if v.has(ability.NoCastleDamage) || v.has(ability.NoDamage) || m.noDamage || m.noDamageOf.has(id) {
		damage = 0
	}
	return damage, fights
}

// strengthAgainst is the strength that a blocker has against one attacker.
func (m *Match) strengthAgainst(id, foe game.CardID) int {
	if m.val(id).has(ability.SpendsStrength) {
		return m.strengthLeft(id, foe)
	}
	return m.strength(id)
}

// strengthLeft is what a blocker that spends its strength has left of it once it met the
// attackers that it blocks, or those that stand before one of them: they are met in the
// order in which they attack.
func (m *Match) strengthLeft(id, before game.CardID) int {
	if !m.val(id).has(ability.SpendsStrength) {
		return 0
	}
	left := m.strength(id)
	for foe := m.zone(m.at[id].controller.Other(), AttackLine).head; foe != 0 && foe != before; foe = m.at[foe].next {
		if m.at[foe].foe == id {
			left -= m.strength(foe)
		}
	}
	return max(left, 0)
}

// damageOf is the damage of an attacker after what raises and lowers its own.
func (m *Match) damageOf(id game.CardID, n int) int {
	for i := range m.now.forces[:m.now.n] {
		if f := &m.now.forces[i]; f.rule == 0 && f.who.has(id) {
			if more, ok := m.trait(f).(ability.MoreDamage); ok {
				ctx := m.contextOf(f)
				n += m.timesOver(more.By, more.Each, &ctx)
			}
		}
	}
	return max(n, 0)
}

// changedDamage is n cards of damage to a castle, of a battle or direct, after what
// raises and lowers it.
func (m *Match) changedDamage(castle game.Seat, n int, combat bool) int {
	if n == 0 || !m.ruled(ruleDamage) {
		return n
	}
	m.eachRule(ruleDamage, func(f *force, r ability.PlayerRule) bool {
		ctx := m.contextOf(f)
		if r, ok := r.(ability.DamageChange); ok && r.Combat == combat && m.isSeat(r.To, castle, &ctx) {
			n += m.timesOver(r.By, r.Each, &ctx)
		}
		return true
	})
	return max(n, 0)
}

// resolveDamage counts what gets through to the castle and marks who loses its
// fight (DAR 5.3.4, or dies of it). An attacker whose blocker has left does all its damage (DAR
// glossary 3).
func (m *Match) resolveDamage(attacker game.Seat) int {
	total := 0
	m.takeDoomed()
	for id := m.zone(attacker, AttackLine).head; id != 0; id = m.at[id].next {
		damage, fights := m.hits(id)
		total += damage
		if foe := m.at[id].foe; fights && m.book.wounds {
			m.wound(id, foe)
		} else if fights {
			diff := m.strength(id) - m.strengthAgainst(foe, id)
			if diff >= 0 && !m.val(id).has(ability.NoDamage) {
				m.doomed.add(foe)
			}
			if diff <= 0 && !m.val(foe).has(ability.NoDamage) {
				m.doomed.add(id)
			}
		}
	}
	return m.changedDamage(attacker.Other(), total, true)
}

// wound has an attacker and its blocker deal each other damage, the attacker together with
// all others that this one blocks, and marks who dies of it.
func (m *Match) wound(attacker, blocker game.CardID) {
	received := 0
	for id := m.zone(m.at[attacker].controller, AttackLine).head; id != 0; id = m.at[id].next {
		if _, fights := m.hits(id); fights && m.at[id].foe == blocker && !m.val(id).has(ability.NoDamage) {
			received += m.strength(id)
		}
	}
	if m.diesOf(blocker, received) {
		m.doomed.add(blocker)
	}
	if !m.val(blocker).has(ability.NoDamage) && m.diesOf(attacker, m.strengthAgainst(blocker, attacker)) {
		m.doomed.add(attacker)
	}
}

// diesOf reports whether so much damage kills an ally: as much as its Strength, which is the most
// that it receives, and 1 at least.
func (m *Match) diesOf(id game.CardID, damage int) bool {
	return m.strength(id) > 0 && damage >= m.strength(id)
}

// exiledDamage is how much of the damage to the castle exiles the cards that it takes.
func (m *Match) exiledDamage(attacker game.Seat) int {
	total := 0
	for id := m.zone(attacker, AttackLine).head; id != 0; id = m.at[id].next {
		if m.val(id).has(ability.ExilesDamaged) {
			damage, _ := m.hits(id)
			total += damage
		}
	}
	return total
}

// sameDamage deals the opponent of an ability's controller what was dealt to his castle.
func (m *Match) sameDamage(f *frame, c *context, n *node, e ability.SameDamage) {
	damage := int(c.event.n)
	if e.By != nil {
		if !m.picked(f, c, n, e.By) {
			return
		}
		damage = 0
		for id := range f.set.all() {
			done, _ := m.hits(id)
			damage += done
		}
	}
	seat := c.seat.Other()
	m.pop()
	m.mill(seat, damage)
}

// announceHits tells of each attacker that dealt damage to the castle.
func (m *Match) announceHits(s game.Seat) {
	if !m.heard.meets(ofCards(ability.DamagesCastle)) {
		return
	}
	for id := m.zone(s, AttackLine).head; id != 0; id = m.at[id].next {
		if damage, _ := m.hits(id); damage > 0 {
			m.announce(happening{card: ability.DamagesCastle, it: id, seat: s, combat: true, n: int16(damage)})
		}
	}
}

// takeDoomed is those in the lines of battle that lost their fight, and doomed no
// longer.
func (m *Match) takeDoomed() cardSet {
	out := m.doomed.and(m.now.lie.in[AttackLine].or(m.now.lie.in[DefenseLine]))
	m.doomed = m.doomed.minus(out)
	return out
}

// runDestroy destroys the losers of the combat, unless they are saved.
func (m *Match) runDestroy(f *frame) {
	if f.step == 0 {
		f.step = 1
		for id := range f.set.all() {
			if m.survives(id) {
				f.set.drop(id)
			}
		}
		if m.announceThreats(f, ability.IsDestroyed, f.by) {
			return
		}
	}
	m.leaveTogether(f.set.minus(f.spared), Cemetery, game.Destroyed, cause{combat: true})
	m.pop()
}

// survives reports whether a card is not destroyed although it lost its fight.
func (m *Match) survives(id game.CardID) bool {
	return m.forbids(id, ability.BeDestroyed, cause{source: m.at[id].foe, combat: true}) || m.val(id).has(ability.NoBlockDamage)
}

// preventDamage keeps the battle's damage, or that of some attackers, from the
// castle.
func (m *Match) preventDamage(f *frame, c *context, n *node, e ability.PreventDamage) {
	if e.Of == nil {
		m.noDamage = true
		m.finish(c, true)
		return
	}
	if !m.picked(f, c, n, e.Of) {
		return
	}
	m.noDamageOf = m.noDamageOf.or(f.set)
	m.finish(c, !f.set.empty())
}
