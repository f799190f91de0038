package bot

import (
	"castillo/game"
	"castillo/game/card"
)

// stands reports whether c is an ally in one of the lines.
func (g *Greedy) stands(c game.CardView) bool {
	return c.Types.Has(card.Ally) && g.board.line[c.Zone]
}

// guards reports whether c is an ally that can block: one in a line other than
// that of the attack.
func (g *Greedy) guards(c game.CardView) bool { return g.stands(c) && c.Zone != g.board.front }

func (g *Greedy) hasUnarmedAlly() bool {
	for _, c := range g.view.Cards {
		if g.stands(c) && c.Controller == g.view.Seat && !g.isArmed(c.ID) {
			return true
		}
	}
	return false
}

func (g *Greedy) isArmed(id game.CardID) bool {
	for i := range g.view.Cards {
		if g.view.Cards[i].Bearer == id {
			return true
		}
	}
	return false
}

func fighterOf(c game.CardView) fighter { return fighter{id: c.ID, strength: c.Strength} }

// planAttack chooses who attacks: the strongest so many, of which the outcome
// after the opponent's best blocks is best, the opponent's answer to those who
// stay behind counted in. None is a choice too.
func (g *Greedy) planAttack() {
	clear(g.charge[:])
	me, you := g.view.Seat, g.view.Seat.Other()
	g.attackers, g.blockers = g.attackers[:0], g.blockers[:0]
	for _, a := range g.options {
		if a.Verb == game.Attack {
			g.attackers = append(g.attackers, fighterOf(g.view.Find(a.Card)))
		}
	}
	for _, c := range g.view.Cards {
		if g.guards(c) && c.Controller == you {
			g.blockers = append(g.blockers, fighterOf(c))
		}
	}
	strongestFirst(g.attackers)
	strongestFirst(g.blockers)
	best, number := g.worthOfAttack(nil, me, you), 0
	for n := 1; n <= len(g.attackers); n++ {
		if value := g.worthOfAttack(g.attackers[:n], me, you); value > best {
			best, number = value, n
		}
	}
	for _, f := range g.attackers[:number] {
		g.charge[f.id] = true
	}
}

// The weights of an attack: a castle card of the opponent, a point of an ally's
// worth, a castle card that the answer may cost, and the game. Twelve hundred
// games a deck between neighbouring weights say that the exact numbers hardly
// matter, as long as allies are not given away.
const (
	castleCard = 8
	allyWorth  = 6
	answerCard = 4
	wonGame    = 10_000
)

// worthOfAttack judges an attack by these attackers.
func (g *Greedy) worthOfAttack(attackers []fighter, me, you game.Seat) int {
	assign(attackers, g.blockers, g.view.Players[you].Castle)
	damage := damageOf(attackers, g.blockers)
	if damage >= g.view.Players[you].Castle {
		return wonGame
	}
	lost, won := lossesOf(attackers, g.blockers)
	answer := g.answerTo(attackers, me, you)
	total := castleCard*damage + allyWorth*(won-lost) - answerCard*answer
	if answer >= g.view.Players[me].Castle {
		total -= wonGame / 2
	}
	return total
}

// answerTo is the damage that the opponent's allies could do in their next turn
// to a castle guarded by those who do not attack.
func (g *Greedy) answerTo(attackers []fighter, me, you game.Seat) int {
	g.rivals, g.keepers = g.rivals[:0], g.keepers[:0]
	for _, c := range g.view.Cards {
		switch {
		case !g.stands(c):
		case c.Controller == you && !falls(c.ID, attackers, g.blockers):
			g.rivals = append(g.rivals, fighterOf(c))
		case c.Controller == me && g.guards(c) && !among(c.ID, attackers):
			g.keepers = append(g.keepers, fighterOf(c))
		}
	}
	strongestFirst(g.rivals)
	strongestFirst(g.keepers)
	assign(g.rivals, g.keepers, g.view.Players[me].Castle)
	return damageOf(g.rivals, g.keepers)
}

// falls reports whether a blocker loses its fight.
func falls(id game.CardID, attackers, blockers []fighter) bool {
	for _, a := range attackers {
		if a.foe != 0 && blockers[a.foe-1].id == id {
			return blockers[a.foe-1].strength <= a.strength
		}
	}
	return false
}

func among(id game.CardID, fs []fighter) bool {
	for _, f := range fs {
		if f.id == id {
			return true
		}
	}
	return false
}

// blocking finds who may block whom by these options, into lists that are used again.
func blocking(options []game.Action, v *game.View, attackers, blockers []fighter) (_, _ []fighter) {
	attackers, blockers = attackers[:0], blockers[:0]
	for _, a := range options {
		if a.Verb != game.Block {
			continue
		}
		if !among(a.Card, blockers) {
			blockers = append(blockers, fighterOf(v.Find(a.Card)))
		}
		if !among(a.Target, attackers) {
			attackers = append(attackers, fighterOf(v.Find(a.Target)))
		}
	}
	strongestFirst(attackers)
	strongestFirst(blockers)
	return attackers, blockers
}

// block sets the next blocker, or declines. What is blocked already is out of
// the reckoning but for the damage that it still does.
func (g *Greedy) block() game.Action {
	g.attackers, g.blockers = blocking(g.options, &g.view, g.attackers, g.blockers)
	assign(g.attackers, g.blockers, g.view.Players[g.view.Seat].Castle-g.pastBlockers())
	for _, a := range g.options {
		if a.Verb != game.Block {
			continue
		}
		for _, f := range g.attackers {
			if f.id == a.Target && f.foe != 0 && g.blockers[f.foe-1].id == a.Card {
				return a
			}
		}
	}
	return g.leave()
}

// pastBlockers is the damage that gets past the blockers set so far.
func (g *Greedy) pastBlockers() int {
	damage := 0
	for _, c := range g.view.Cards {
		if c.Marks.Has(game.Attacking) && c.Controller != g.view.Seat && c.Foe != 0 {
			damage += max(c.Strength-g.view.Find(c.Foe).Strength, 0)
		}
	}
	return damage
}
