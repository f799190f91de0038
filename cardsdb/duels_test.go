package cardsdb_test

import (
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/setup"
)

var (
	manyGames = flag.Int("games", 800, "games between random decks of the catalogue to play")
	firstGame = flag.Uint64("first", 0, "the seed of the first of them")
	withDecks = flag.Uint64("decks", 50, "games that are played with the same two decks before new ones are made")
)

// duels is what came of some duels.
type duels struct{ games, refused, loops, longest, turns int }

func (d *duels) add(o duels) {
	d.games, d.refused, d.loops = d.games+o.games, d.refused+o.refused, d.loops+o.loops
	d.longest, d.turns = max(d.longest, o.longest), max(d.turns, o.turns)
}

func (d duels) String() string {
	return fmt.Sprintf("%d games: in %d something was refused the third time, %d were drawn as loops; at most %d actions and %d turns in a game",
		d.games, d.refused, d.loops, d.longest, d.turns)
}

// TestEveryDuelOfTheCatalogueEnds has the computer players play random decks, both
// Voraz, both by chance or one of each: every duel ends, none fails. A game is its seed: -first
// SEED -games 1 with the same -decks plays that one.
func TestEveryDuelOfTheCatalogueEnds(t *testing.T) {
	var sum duels
	next, end := *firstGame-*firstGame%*withDecks, *firstGame+uint64(*manyGames)
	cards := slices.DeleteFunc(catalogue(t).All(), func(c card.Card) bool { return !slices.Contains(deck.PrimerBloque.Editions, c.Edition) })
	var mu sync.Mutex
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for {
				mu.Lock()
				group := next
				next += *withDecks
				mu.Unlock()
				if group >= end || t.Failed() {
					return
				}
				part := playDuels(t, cards, group, max(group, *firstGame), min(group+*withDecks, end))
				mu.Lock()
				before := sum.games
				sum.add(part)
				if step := *manyGames / 50; step >= 1000 && before/step != sum.games/step {
					t.Log(sum)
				}
				mu.Unlock()
			}
		})
	}
	workers.Wait()
	t.Log(sum)
}

// playDuels plays the games from one seed to before another, with the decks of a third.
func playDuels(t *testing.T, cards []card.Card, decks, from, to uint64) (sum duels) {
	seed := from
	defer func() {
		if r := recover(); r != nil {
			t.Errorf("game %d: panic: %v\n%s", seed, r, debug.Stack())
		}
	}()
	r := game.NewRand(decks)
	lists := [2]deck.List{setup.RandomList(&r, cards), setup.RandomList(&r, cards)}
	for _, list := range lists {
		if breaches := deck.PrimerBloque.Check(list, catalogue(t)); len(breaches) > 0 {
			t.Errorf("a deck of game %d is not legal: %v", seed, breaches)
			return sum
		}
	}
	laid, err := setup.Of(lists, catalogue(t))
	if err != nil {
		t.Error(err)
		return sum
	}
	start, err := myl.NewMatch(laid)
	if err != nil {
		t.Error(err)
		return sum
	}
	for ; seed < to; seed++ {
		var seats [2]game.Chooser
		for i := range seats {
			if seats[i] = bot.NewRandom(2*seed + uint64(i)); seed%3 == 0 || seed%3 == 1 && i == int(seed/3%2) {
				seats[i] = bot.NewGreedy()
			}
		}
		m, dealer := start.Clone(), game.NewShuffler(seed)
		done, actions, refused := map[game.Action]int{}, 0, false
		for m.Result().Open() {
			d := m.Decision()
			a, err := game.Step(m, dealer, seats)
			if err != nil {
				t.Errorf("game %d: %v", seed, err)
				return sum
			}
			if actions++; a.Verb == game.End || a.Verb == game.Pass {
				clear(done)
			} else if d.Kind == game.Main && !refused {
				done[a]++
				refused = done[a] == 2 && m.Decision().Seat == d.Seat && comesRound(m, d.Seat, a) || refused
			}
		}
		var v game.View
		m.Look(game.A, &v)
		o := duels{games: 1, longest: actions, turns: v.Turn}
		if refused {
			o.refused = 1
		}
		if m.Result().Why == game.Loop {
			o.loops = 1
		}
		sum.add(o)
	}
	return sum
}

// comesRound reports whether an action that was done just before is refused for coming round.
func comesRound(m game.Match, s game.Seat, a game.Action) bool {
	why := m.Refuse(s, a.Card, 0, 0)
	return why != nil && strings.Contains(why.Reason, "dos veces")
}
