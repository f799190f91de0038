package bot

import (
	"cmp"
	"slices"

	"castillo/game"
)

// fighter is an ally as the arithmetic of a battle sees it.
type fighter struct {
	id       game.CardID
	strength int
	foe      int // for an attacker the place of its blocker + 1, for a blocker 1 when it is taken; 0 none
}

// strongestFirst sorts fighters; equal ones stay in the order of their ids.
func strongestFirst(fs []fighter) {
	slices.SortFunc(fs, func(a, b fighter) int {
		return cmp.Or(cmp.Compare(b.strength, a.strength), cmp.Compare(a.id, b.id))
	})
}

// assign sets blockers before attackers, both strongest first, as a careful
// defender with so many castle cards left would: a blocker that wins, the
// weakest that does; else an even trade; and where the rest would still empty
// the castle, any blocker, the strongest before the strongest.
func assign(attackers, blockers []fighter, castle int) {
	for i := range attackers {
		attackers[i].foe = 0
	}
	for i := range blockers {
		blockers[i].foe = 0
	}
	for margin := 1; margin >= 0; margin-- {
		for a := range attackers {
			if attackers[a].foe == 0 && attackers[a].strength > 0 {
				match(attackers, a, blockers, attackers[a].strength+margin)
			}
		}
	}
	for a := range attackers {
		if damageOf(attackers, blockers) < castle {
			return
		}
		if attackers[a].foe == 0 {
			matchStrongest(attackers, a, blockers)
		}
	}
}

// match sets the weakest free blocker of at least the given strength before
// attacker a.
func match(attackers []fighter, a int, blockers []fighter, least int) {
	for b := len(blockers) - 1; b >= 0; b-- {
		if blockers[b].foe == 0 && blockers[b].strength >= least {
			attackers[a].foe, blockers[b].foe = b+1, 1
			return
		}
	}
}

func matchStrongest(attackers []fighter, a int, blockers []fighter) {
	for b := range blockers {
		if blockers[b].foe == 0 {
			attackers[a].foe, blockers[b].foe = b+1, 1
			return
		}
	}
}

// damageOf is what a battle does to the defender's castle.
func damageOf(attackers, blockers []fighter) int {
	damage := 0
	for _, a := range attackers {
		if a.foe == 0 {
			damage += a.strength
		} else {
			damage += max(a.strength-blockers[a.foe-1].strength, 0)
		}
	}
	return damage
}

// lossesOf is the worth of the allies that fall in a battle on either side.
func lossesOf(attackers, blockers []fighter) (attacker, defender int) {
	for _, a := range attackers {
		if a.foe == 0 {
			continue
		}
		b := blockers[a.foe-1]
		if a.strength <= b.strength {
			attacker += worth(a.strength)
		}
		if b.strength <= a.strength {
			defender += worth(b.strength)
		}
	}
	return attacker, defender
}

// worth is what an ally is worth to its player: what it can do in the fights to
// come, and a little for being there at all.
func worth(strength int) int { return 2*strength + 1 }
