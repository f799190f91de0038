package bot

import (
	"slices"
	"sync/atomic"

	"castillo/game"
)

// Sage is a player that searches ("Sabio"). It plays out what it might do in many matches of its
// own, in which the cards that it does not see are drawn anew each time, and takes what comes out
// best beyond doubt, otherwise what Voraz would do.
type Sage struct {
	effort Effort
	known  [][]game.Face
	seed   uint64

	voraz   Greedy // what it would do takes part in each race
	view    game.View
	options []game.Action
	belief  belief
	race    race
	stopped atomic.Bool

	foreseen *game.View // the race is already on for what is seen so, nil for none
}

// Effort is how much a player searches in a decision.
type Effort struct {
	Playouts int // 0: until it is stopped
	Workers  int // that search side by side, at least 1
	Turns    int // beyond the present one that are played out, at least two
}

// LongView is how many turns are worth playing out by who plays against a clock: against Voraz with
// 0.1 s a decision six win some 67 % and two 65 %. Two are enough to tell what a choice loses. More
// playouts than some twenty for each choice win no more either.
const LongView = 6

// NewSage is a searching player. The known decks are those that the opponent's may be, as faces of
// the match; without any it goes by the cards that it has seen. Where its effort is a number of
// playouts, the same seed makes the same choices.
func NewSage(e Effort, seed uint64, known ...[]game.Face) *Sage {
	e.Workers, e.Turns = max(e.Workers, 1), max(e.Turns, leastTurns)
	return &Sage{effort: e, seed: seed, known: known}
}

// Verdict is what a search came to.
type Verdict struct {
	Choices  []Choice // what may be done: first what it would do, then by their odds
	Line     []Deed   // what it expects, from its own action on; the dealer's are not in it
	Playouts int
}

// Deed is what somebody does.
type Deed struct {
	Seat   game.Seat
	Action game.Action
}

// Choice is something that may be done.
type Choice struct {
	Action   game.Action
	Odds     float64 // of winning, from 0 to 1
	Behind   float64 // by how many standard errors it did worse than the first, in the same worlds
	Playouts int
}

// Of is the choice of an action, ok false where it was not looked at: it is then like another one.
func (v Verdict) Of(a game.Action) (c Choice, ok bool) {
	for _, c := range v.Choices {
		if alike(c.Action, a) {
			return c, true
		}
	}
	return Choice{}, false
}

// Stop ends the search that is on at once, from whatever goroutine. What was found so far is its
// answer.
func (g *Sage) Stop() { g.stopped.Store(true) }

// Choose takes what comes out best.
func (g *Sage) Choose(s game.Sight) game.Action {
	if a, only := g.settled(s); only {
		return a
	}
	g.stopped.Store(false)
	return g.weigh(s, &g.stopped).Choices[0].Action
}

// Weigh is what may be done and how likely that is to win, empty where the seat decides nothing.
func (g *Sage) Weigh(s game.Sight) Verdict {
	g.stopped.Store(false)
	return g.WeighUntil(s, &g.stopped)
}

// WeighUntil is Weigh until stopped is set, from whatever goroutine, be it before it began.
func (g *Sage) WeighUntil(s game.Sight, stopped *atomic.Bool) Verdict {
	a, only := g.settled(s)
	switch {
	case len(g.options) == 0:
		return Verdict{}
	case only:
		return Verdict{Choices: []Choice{{Action: a, Odds: g.voraz.board.odds(&g.view)}}, Line: []Deed{{s.Seat(), a}}}
	}
	return g.weigh(s, stopped)
}

// settled is the answer to what is not searched for: what has one answer, the first hand, and what
// a person proposes.
func (g *Sage) settled(s game.Sight) (a game.Action, only bool) {
	g.options = rules(s.Options(g.options[:0]))
	s.Look(&g.view)
	g.voraz.learn(s.Rulebook())
	switch {
	case len(g.options) == 0:
		return game.Action{}, true
	case len(g.options) == 1:
		return g.options[0], true
	case g.view.Turn == 0 || g.view.Proposal.Made():
		return g.voraz.Choose(s), true
	}
	return game.Action{}, false
}

// Compare weighs one of the options against another, both in as many worlds. The first one stands
// unless the second is better beyond some doubt.
func (g *Sage) Compare(s game.Sight, first, second game.Action, stopped *atomic.Bool) Verdict {
	if _, only := g.settled(s); only {
		return Verdict{}
	}
	g.start(s)
	g.race.whole = true
	g.race.enter(first)
	g.race.enter(second)
	return g.finish(s, stopped)
}

func (g *Sage) weigh(s game.Sight, stopped *atomic.Bool) Verdict {
	if first := g.voraz.Choose(s); !g.foresaw(first) {
		g.ask(s, first)
	}
	return g.finish(s, stopped)
}

// ask has what may be done race against what Voraz would do.
func (g *Sage) ask(s game.Sight, first game.Action) {
	g.start(s)
	g.race.enter(first)
	for i, a := range g.options {
		if !a.ByHand() && !g.comesToTheSame(g.options[:i], a) {
			g.race.enter(a)
		}
	}
}

// comesToTheSame reports whether it does not matter if a card is picked or one before it.
func (g *Sage) comesToTheSame(before []game.Action, a game.Action) bool {
	if a.Verb != game.Pick {
		return false
	}
	c := g.view.Find(a.Card)
	return slices.ContainsFunc(before, func(b game.Action) bool {
		return b.Verb == game.Pick && b.Face == a.Face && standAlike(g.view.Find(b.Card), c)
	})
}

// start makes ready for a race.
func (g *Sage) start(s game.Sight) {
	g.foreseen = nil
	g.belief.see(&g.view, g.known)
	g.race.begin(s.Seat(), &g.voraz.board, g.effort.Workers)
	g.race.whole = false
}

// finish runs it, and tells how it ended.
func (g *Sage) finish(s game.Sight, stopped *atomic.Bool) Verdict {
	g.run(s, g.effort.Playouts, stopped)
	g.foreseen = nil
	return g.race.verdict()
}

// run goes on with it until it has had so many playouts, where they are not 0.
func (g *Sage) run(s game.Sight, playouts int, stopped *atomic.Bool) {
	g.race.run(s, &g.belief, g.seed+uint64(g.view.Turn)<<32, g.view.Turn+g.effort.Turns, playouts, stopped)
}
