package command

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"

	"castillo/cardsdb/files"
	"castillo/game"
	"castillo/game/replay"
)

// series is a run of games between two computer players. Game n depends on the
// seed and on n alone, so it is the same whichever core plays it.
type series struct {
	book    game.Rulebook
	setup   game.Setup
	start   game.Match // laid out, nothing played; copied for every game
	seed    uint64
	names   [2]string // of the players
	decks   [2]string
	players [2]func(seed uint64) game.Chooser
	workers int // 0: as many as there are cores
}

// outcome is how a game went.
type outcome struct {
	result    game.Result
	first     game.Seat
	turns     int
	decisions int // of the players, without the dealer's
	err       error
}

// line tells an outcome in the columns of --detalle.
func (o outcome) line(names [2]string) string {
	winner := "empate"
	if o.result.Winner.Plays() {
		winner = fmt.Sprintf("gana %v (%s)", o.result.Winner, names[o.result.Winner])
	}
	return strings.Join([]string{fmt.Sprintf("empieza %v", o.first), winner,
		fmt.Sprintf("%d turnos", o.turns), fmt.Sprintf("%d decisiones", o.decisions)}, "\t")
}

// batch is how many games are played before they are told in order.
const batch = 1024

// play plays so many games and hands each to tell, in order from 1.
func (s *series) play(games int, tell func(number int, o outcome)) error {
	outcomes := make([]outcome, min(batch, games))
	for from := 0; from < games; from += batch {
		part := outcomes[:min(batch, games-from)]
		s.playBatch(from, part)
		for i, o := range part {
			if o.err != nil {
				return fmt.Errorf("partida %d: %w", from+i+1, o.err)
			}
			tell(from+i+1, o)
		}
	}
	return nil
}

func (s *series) playBatch(from int, outcomes []outcome) {
	workers := s.workers
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	var next atomic.Int64
	var wait sync.WaitGroup
	for range min(workers, len(outcomes)) {
		wait.Go(func() {
			var v game.View
			for i := int(next.Add(1)) - 1; i < len(outcomes); i = int(next.Add(1)) - 1 {
				outcomes[i] = s.one(from+i, &v, nil)
			}
		})
	}
	wait.Wait()
}

// one plays game n; watch may be nil and is told of every action.
func (s *series) one(n int, v *game.View, watch func(game.Match, game.Action)) outcome {
	mixed := game.NewRand(s.seed)
	seeds := game.NewRand(mixed.Uint64() ^ uint64(n)*0xd1342543de82ef95)
	m, dealer := s.start.Clone(), game.NewShuffler(seeds.Uint64())
	seats := [2]game.Chooser{s.players[0](seeds.Uint64()), s.players[1](seeds.Uint64())}
	var o outcome
	for m.Result().Open() {
		if m.Decision().Seat.Plays() {
			o.decisions++
		}
		a, err := game.Step(m, dealer, seats)
		if err != nil {
			o.err = err
			return o
		}
		if watch != nil {
			watch(m, a)
		}
	}
	m.Look(game.A, v)
	o.result, o.first, o.turns = m.Result(), v.First, v.Turn
	return o
}

// record plays the first game and writes it to a file.
func (s *series) record(name string) error {
	r := replay.NewRecorder(s.book, s.setup)
	r.Title([2]replay.Player{{Name: s.names[0], Deck: s.decks[0]}, {Name: s.names[1], Deck: s.decks[1]}}, "")
	var v game.View
	last := s.start
	o := s.one(0, &v, func(m game.Match, a game.Action) {
		r.Add(m, a)
		last = m
	})
	if o.err != nil {
		return fmt.Errorf("partida 1: %w", o.err)
	}
	var data bytes.Buffer
	if err := r.Finish(last).Encode(&data); err != nil {
		return err
	}
	if err := files.Replace(name, 0o644, data.Bytes()); err != nil {
		return plainly(name, err)
	}
	return nil
}
