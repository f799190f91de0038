package bot

import (
	"castillo/game"
	"castillo/game/card"
)

// Greedy is a player that takes what looks best at once: gold every turn, the
// strongest allies that the gold allows, and whatever it has tried out on a match
// of its own and found to leave it better off: what it uses, plays and answers,
// whom that is done to, who attacks and who blocks. Where a match gives it none of
// its own it goes by arithmetic. Of the rulebook it knows what the board looks like.
type Greedy struct {
	view    game.View
	options []game.Action

	board board

	turn   int                     // the turn that plays counts in
	plays  int                     // cards played in it
	income int                     // the most gold that it had to spend so far
	charge [game.MaxCards + 1]bool // who is still to attack in this battle

	attackers, blockers, rivals, keepers []fighter

	trial trial
	tried [256]attempt // by a mixture of face and deed
}

// NewPlain is a greedy player that tries nothing out: far weaker, and many times faster.
func NewPlain() *Greedy { return &Greedy{trial: trial{off: true}} }

// NewGreedy is a greedy player. It is always of the same mind about the same
// match, so it needs no seed.
func NewGreedy() *Greedy { return &Greedy{} }

// Choose takes the option that looks best.
func (g *Greedy) Choose(s game.Sight) game.Action {
	g.options = rules(s.Options(g.options[:0]))
	if a, ok := consent(s, g.options); ok {
		return a
	}
	switch len(g.options) {
	case 0:
		return game.Action{}
	case 1:
		return g.options[0]
	}
	s.Look(&g.view)
	g.learn(s.Rulebook())
	d := s.Decision()
	switch d.Kind {
	case game.Main:
		return g.act(s)
	case game.Choose:
		a := g.pick()
		if c := g.view.Find(a.Card); d.Source == 0 || d.Forced || a.Verb == game.Pick && !g.board.line[c.Zone] && c.Bearer == 0 {
			return a
		}
		return g.choose(s, a)
	case game.YesNo:
		a := g.accept()
		if g.view.Turn == 0 {
			return a
		}
		return g.choose(s, a)
	case game.Number, game.Mode:
		a := g.most()
		if d.Source == 0 {
			return a
		}
		return g.choose(s, a)
	}
	return g.options[0]
}

// learn notes what the board looks like and what there is to spend.
func (g *Greedy) learn(book game.Rulebook) {
	if g.board.book != book.ID() {
		g.board = boardOf(book)
	}
	g.trial.ready, g.trial.board, g.trial.view = false, &g.board, &g.view
	if g.view.Turn == 0 {
		g.income = 0
		clear(g.tried[:])
	}
	if g.view.Turn != g.turn {
		g.turn, g.plays = g.view.Turn, 0
	}
	g.income = max(g.income, g.view.Players[g.view.Seat].Gold)
}

// forget makes ready for a match that is not the one before.
func (g *Greedy) forget() {
	g.view.Turn, g.turn, g.plays, g.income = 0, 0, 0, 0
	clear(g.charge[:])
	clear(g.tried[:])
}

// offers reports whether an option with the verb is there, and gives the first.
func (g *Greedy) offers(v game.Verb) (game.Action, bool) {
	for _, a := range g.options {
		if a.Verb == v {
			return a, true
		}
	}
	return game.Action{}, false
}

// leave is the option that declines or ends.
func (g *Greedy) leave() game.Action {
	for _, v := range [...]game.Verb{game.Pass, game.End, game.No} {
		if a, ok := g.offers(v); ok {
			return a
		}
	}
	return g.options[0]
}

// maxPlays is how many cards it plays and uses in a turn, so that a card which comes
// back to the hand cannot keep it busy for ever.
const maxPlays = 30

// act answers a Main decision.
func (g *Greedy) act(s game.Sight) game.Action {
	if _, blocking := g.offers(game.Block); blocking {
		return g.reblock(s, g.block())
	}
	_, mine := g.offers(game.End) // its own part of the turn, not an answer to something
	if mine {
		g.board.free[g.view.Decision.Ask] = true
		if a, ok := g.play(s); ok && g.plays < maxPlays {
			g.plays++
			return a
		}
		g.planAttack()
		g.rethink(s)
	}
	if a, ok := g.declare(s); ok {
		return a
	}
	if !mine && g.plays < maxPlays {
		if a, ok := g.improve(s, mine); ok {
			g.plays++
			return a
		}
	}
	return g.leave()
}

// play chooses the next card to play or ability to use: a gold, then the best allies
// together, then what does most of the rest.
func (g *Greedy) play(s game.Sight) (game.Action, bool) {
	for _, a := range g.options {
		if a.Verb == game.Play && g.view.Find(a.Card).Types.Has(card.Gold) {
			return a, true
		}
	}
	if a, ok := g.bestAlly(); ok {
		return a, true
	}
	if g.trial.begin(s) {
		return g.improve(s, true)
	}
	return g.dearest()
}

// dearest is the dearest card beside the allies, a weapon only where an own ally can
// carry it.
func (g *Greedy) dearest() (game.Action, bool) {
	arms := g.hasUnarmedAlly()
	best, cost := game.Action{}, -1
	for _, a := range g.options {
		if a.Verb != game.Play || a.N != 0 {
			continue
		}
		c := g.view.Find(a.Card)
		if c.Types.Has(card.Ally) || c.Types.Has(card.Weapon) && !arms {
			continue
		}
		if c.Cost > cost {
			best, cost = a, c.Cost
		}
	}
	return best, cost >= 0
}

// maxGold is as much gold as is planned with.
const maxGold = 30

// bestAlly gives the dearest ally of the set that is worth most among those that
// can be paid together.
func (g *Greedy) bestAlly() (game.Action, bool) {
	var best [maxGold + 1]int          // the worth that an amount of gold can buy
	var first [maxGold + 1]game.Action // the dearest ally of that set
	gold := min(g.view.Players[g.view.Seat].Gold, maxGold)
	for _, a := range g.options {
		c := g.view.Find(a.Card)
		if a.Verb != game.Play || a.N != 0 || !c.Types.Has(card.Ally) || c.Cost > gold {
			continue
		}
		for left := gold; left >= max(c.Cost, 0); left-- {
			rest := left - max(c.Cost, 0)
			if sum := best[rest] + worth(c.Strength); sum > best[left] {
				best[left] = sum
				first[left] = a
				if f := first[rest]; f.Card != 0 && g.view.Find(f.Card).Cost > c.Cost {
					first[left] = f
				}
			}
		}
	}
	return first[gold], best[gold] > 0
}
