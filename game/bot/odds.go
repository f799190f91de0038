package bot

import (
	"math"

	"castillo/game"
	"castillo/game/card"
)

// The weights of what a player has when a turn begins, in logits of winning: a logistic regression
// over 65,000 turns of 3,000 games of Voraz, with the decks that come with the program and with
// random ones, half and half.
const (
	perCastleCard = 0.098
	perMissing    = 0.028 // square of what is missing to fewCards in a castle
	perHandCard   = 0.145
	perGold       = 0.26 // up to enoughGold
	perAlly       = 0.16
	perStrength   = 0.095
	perAbility    = 0.125
	perBorne      = 0.05
	perThing      = 0.10
	toMove        = 0.09
)

// odds is how likely the seat is to win a match of which it sees v, from 0 to 1.
func (b *board) odds(v *game.View) float64 {
	var sum [2]float64
	var golds [2]int
	for s := range sum {
		p := &v.Players[s]
		missing := float64(max(fewCards-p.Castle, 0))
		sum[s] = perCastleCard*float64(p.Castle) - perMissing*missing*missing + perHandCard*float64(p.Hand)
	}
	for i := range v.Cards {
		c := &v.Cards[i]
		if c.Face == 0 {
			continue
		}
		side := c.Controller & 1
		switch {
		case c.Bearer != 0:
			sum[v.Find(c.Bearer).Controller&1] += perBorne
		case !b.line[c.Zone]:
		case c.Types.Has(card.Ally):
			sum[side] += perAlly + perStrength*float64(c.Strength)
			if c.Marks.Has(game.HasAbility) {
				sum[side] += perAbility
			}
		case c.Types.Has(card.Gold):
			golds[side]++
		default:
			sum[side] += perThing
		}
	}
	for s, n := range golds {
		sum[s] += perGold * float64(min(n, enoughGold))
	}
	if v.Active.Plays() {
		sum[v.Active] += toMove
	}
	return 1 / (1 + math.Exp(sum[v.Seat.Other()]-sum[v.Seat]))
}
