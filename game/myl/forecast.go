package myl

import "castillo/game"

// Linger implements game.Battling.
func (m *Match) Linger() { m.lingers = true }

// Battle tells what the battle would come to if nobody did anything more (DAR 5.3.4; see
// game.Battling).
func (m *Match) Battle(dst []game.Fight) (fights []game.Fight, damage int) {
	if m.phase < AttackStep || m.phase > DamageStep || m.attackOff {
		return dst, 0
	}
	then := *m
	then.watch = nil
	damage = then.resolveDamage(then.active)
	for id := then.zone(then.active, AttackLine).head; id != 0; id = then.at[id].next {
		if then.at[id].attacks {
			dst = append(dst, then.fight(id))
		}
	}
	return dst, damage
}

// fight is what comes of an attacker once it is settled who loses.
func (m *Match) fight(id game.CardID) game.Fight {
	foe := m.at[id].foe
	f := game.Fight{Attacker: id, Blocker: foe, Strength: [2]int{0: m.strength(id)}}
	f.Damage, _ = m.hits(id)
	if foe != 0 {
		f.Strength[1] = m.strengthAgainst(foe, id)
		f.Dies = [2]bool{m.doomed.has(id) && !m.survives(id), m.doomed.has(foe) && !m.survives(foe)}
	}
	return f
}
