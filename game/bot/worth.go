package bot

import (
	"castillo/game"
	"castillo/game/card"
)

// The worth of what a player has, on the scale of an attack (see castleCard). Thousands of games
// say that a half more or less hardly matters, but for things that lie in play.
const (
	handCard   = 9
	goldInPlay = 9
	goldLeft   = 1
	ability    = 10 // of an ally
	guard      = 3  // an ally that does not lie in the line of attack
	thing      = 28 // a weapon without a bearer or a tótem, beside what it cost
	thingCost  = 4
	fewCards   = 12 // in a castle: what is missing to them counts more and more
)

// worthOf is what m is worth to the player.
func (t *trial) worthOf(m game.Match) int {
	switch r := m.Result(); {
	case r.Open():
	case r.Winner == t.seat:
		return wonGame
	case r.Winner.Plays():
		return -wonGame
	default:
		return 0
	}
	v := &t.after
	m.Look(t.seat, v)
	var sum, golds [2]int
	for s := range sum {
		p := &v.Players[s]
		missing := max(fewCards-p.Castle, 0)
		sum[s] = castleCard*p.Castle - 2*missing*missing + handCard*p.Hand
	}
	sum[t.seat] += goldLeft * v.Players[t.seat].Gold
	for i := range v.Cards {
		c := &v.Cards[i]
		if c.Face == 0 {
			continue
		}
		side := c.Controller & 1
		switch {
		case c.Bearer != 0:
			sum[v.Find(c.Bearer).Controller&1] += thing / 2
		case !t.board.line[c.Zone]:
		case c.Types.Has(card.Ally):
			sum[side] += t.worthOfAlly(c)
		case c.Types.Has(card.Gold):
			golds[side]++
		default:
			sum[side] += thing + thingCost*max(c.Cost, 0)
		}
	}
	for s, n := range golds {
		sum[s] += goldInPlay*min(n, enoughGold) + max(n-enoughGold, 0)
	}
	return sum[t.seat] - sum[t.seat.Other()] + t.worthOfBattle(m)
}

// worthOfAlly counts strength that came or went in the trial at half its worth, for it may pass.
func (t *trial) worthOfAlly(c *game.CardView) int {
	value := allyWorth * worth(c.Strength)
	if was := t.view.Find(c.ID); was.Types.Has(card.Ally) && t.board.line[was.Zone] {
		value += allyWorth * (was.Strength - c.Strength)
	}
	if c.Marks.Has(game.HasAbility) {
		value += ability
	}
	if c.Zone != t.board.front {
		value += guard
	}
	return value
}

// worthOfBattle is what the battle that is on would come to.
func (t *trial) worthOfBattle(m game.Match) int {
	b, ok := m.(game.Battling)
	if !ok {
		return 0
	}
	damage := 0
	if t.fights, damage = b.Battle(t.fights[:0]); len(t.fights) == 0 {
		return 0
	}
	v := &t.after
	attacker := v.Find(t.fights[0].Attacker).Controller
	total := castleCard * damage
	for i := range t.fights {
		f := &t.fights[i]
		if f.Dies[0] {
			total -= allyWorth * worth(v.Find(f.Attacker).Strength)
		}
		if f.Dies[1] {
			total += allyWorth * worth(v.Find(f.Blocker).Strength)
		}
	}
	if damage >= v.Players[attacker.Other()&1].Castle {
		total = wonGame / 2
	}
	if attacker != t.seat {
		return -total
	}
	return total
}

// answer is the worth of what the opponent's allies could do in their next turn to those who are
// left to guard the castle.
func (t *trial) answer() int {
	t.attackers, t.blockers = t.attackers[:0], t.blockers[:0]
	for i := range t.after.Cards {
		c := &t.after.Cards[i]
		switch {
		case !t.board.line[c.Zone] || !c.Types.Has(card.Ally):
		case c.Controller != t.seat:
			t.attackers = append(t.attackers, fighterOf(*c))
		case c.Zone != t.board.front:
			t.blockers = append(t.blockers, fighterOf(*c))
		}
	}
	strongestFirst(t.attackers)
	strongestFirst(t.blockers)
	castle := t.after.Players[t.seat].Castle
	assign(t.attackers, t.blockers, castle)
	damage := damageOf(t.attackers, t.blockers)
	if damage >= castle {
		return wonGame / 4
	}
	return answerCard * damage
}
