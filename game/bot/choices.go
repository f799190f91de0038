package bot

import (
	"castillo/game"
	"castillo/game/card"
)

// pick answers a choice of one card with the one that it likes best, or declines
// if it may and likes none.
func (g *Greedy) pick() game.Action {
	best, top := g.options[0], -1<<30
	for _, a := range g.options {
		if a.Verb != game.Pick {
			continue
		}
		if value := g.liking(g.view.Find(a.Card)); value > top {
			best, top = a, value
		}
	}
	if top < 0 {
		if a, ok := g.offers(game.Pass); ok {
			return a
		}
	}
	return best
}

// liking is how much it likes to choose c. What a choice is for is not told, so
// it goes by who asks. A weapon is for an ally of its own. The rules and most
// other cards take something away: rather from the opponent, and of its own
// cards the worst, unless they lie where cards are only fetched from.
func (g *Greedy) liking(c game.CardView) int {
	const decided = 100 // more than any card is worth
	mine, value := c.Controller == g.view.Seat, g.keep(c)
	asks := g.view.Find(g.view.Decision.Source)
	switch {
	case asks.Types.Has(card.Weapon) && c.Types.Has(card.Ally) && mine:
		return c.Strength
	case asks.Types.Has(card.Weapon) && c.Types.Has(card.Ally):
		return -decided - c.Strength
	case !mine:
		return decided + value
	case asks.ID != 0 && c.Zone != g.board.hand && !g.stands(c) && !c.Types.Has(card.Gold):
		return value
	}
	return -decided - value
}

// enoughGold is the number of golds in play after which one more is worth less
// than another card.
const enoughGold = 7

// keep is what it is worth to hold on to a card.
func (g *Greedy) keep(c game.CardView) int {
	switch {
	case c.Face == 0:
		return 0
	case c.Types.Has(card.Gold) && g.income < enoughGold:
		return 4
	case c.Types.Has(card.Gold):
		return -1
	case c.Types.Has(card.Ally):
		return 1 + worth(c.Strength) - max(c.Cost-g.income-2, 0)
	}
	return 0
}

// accept answers a question: a new hand where the first is no good, otherwise
// what is offered is taken.
func (g *Greedy) accept() game.Action {
	want := game.Yes
	if g.view.Turn == 0 && !g.isBadHand() {
		want = game.No
	}
	if a, ok := g.offers(want); ok {
		return a
	}
	return g.options[0]
}

// leastHand is the smallest hand that is exchanged for an even smaller one.
const leastHand = 6

// isBadHand tells a first hand that has no gold, or nothing but a card or two
// beside it.
func (g *Greedy) isBadHand() bool {
	p := g.view.Players[g.view.Seat]
	golds := -p.Gold // those that lie in the reserve
	for _, c := range g.view.Cards {
		if c.Types.Has(card.Gold) && c.Controller == g.view.Seat {
			golds++
		}
	}
	return p.Hand >= leastHand && (golds == 0 || golds > p.Hand-2)
}

// most answers with the greatest number: all that can be had.
func (g *Greedy) most() game.Action {
	best := g.options[0]
	for _, a := range g.options {
		if a.N > best.N {
			best = a
		}
	}
	return best
}
