package bot

import (
	"cmp"
	"reflect"
	"slices"
	"sync/atomic"

	"castillo/game"
)

// enough is how many playouts a player that has a time thinks ahead, so that a table at which nobody
// plays comes to rest.
const enough = 20_000

// Ponder thinks on while the opponent decides, until stopped is set or it has thought enough: it
// weighs what its own seat decides next if the opponent does what Voraz would. Where it comes to
// that, the next decision goes on from there; against Voraz it does half the time. What the
// opponent decides in the middle of something is not thought about: that may rest on hidden cards.
func (g *Sage) Ponder(s game.Sight, stopped *atomic.Bool) {
	g.foreseen = nil
	next, first, ok := g.foresee(s, stopped)
	if !ok {
		return
	}
	g.options = rules(next.Options(g.options[:0]))
	next.Look(&g.view)
	g.ask(next, first)
	g.run(next, cmp.Or(g.effort.Playouts, enough), stopped)
	view := g.view
	view.Cards = slices.Clone(view.Cards)
	g.foreseen = &view
}

// foresee plays on in one world to what the seat has to search for next, and gives what Voraz would
// do there.
func (g *Sage) foresee(s game.Sight, stopped *atomic.Bool) (next game.Sight, first game.Action, ok bool) {
	s.Look(&g.view)
	if g.view.Turn == 0 || g.view.Decision.Kind != game.Main || g.view.Proposal.Made() {
		return next, first, false
	}
	g.voraz.learn(s.Rulebook())
	g.belief.see(&g.view, g.known)
	rand := game.NewRand(g.seed)
	world := s.Guess(nil, &rand, g.belief.draw(&rand))
	if world == nil {
		return next, first, false
	}
	var players [2]Greedy
	for range maxSteps {
		mover := world.Decision().Seat
		if stopped.Load() || !world.Result().Open() {
			break
		}
		var a game.Action
		if mover == game.Dealer {
			if a, ok = deal(world, &rand, &g.options); !ok {
				break
			}
		} else {
			sight := game.SightOf(world, mover)
			a = players[mover].Choose(sight)
			if g.options = rules(sight.Options(g.options[:0])); mover == s.Seat() && len(g.options) > 1 {
				sight.Look(&g.view)
				return sight, a, true
			}
		}
		if world.Apply(a) != nil {
			break
		}
	}
	return next, first, false
}

// foresaw reports whether the race that was run ahead is the one of what is seen now.
func (g *Sage) foresaw(first game.Action) bool {
	return g.foreseen != nil && g.race.field[0].action == first && reflect.DeepEqual(*g.foreseen, g.view)
}
