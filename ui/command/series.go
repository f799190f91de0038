package command

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"

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

	patience time.Duration // for one game; 0: a minute
}

// outcome is how a game went.
type outcome struct {
	result    game.Result
	first     game.Seat
	turns     int
	decisions int   // of the players, without the dealer's
	err       error // a player chose what it may not, a program failed, or it took too long
}

// line tells an outcome in the columns of --detalle.
func (o outcome) line(names [2]string) string {
	if o.err != nil {
		return "no se pudo jugar: " + o.err.Error()
	}
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
func (s *series) play(games int, tell func(number int, o outcome)) {
	outcomes := make([]outcome, min(batch, games))
	for from := 0; from < games; from += batch {
		part := outcomes[:min(batch, games-from)]
		s.playBatch(from, part)
		for i, o := range part {
			tell(from+i+1, o)
		}
	}
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
			for i := int(next.Add(1)) - 1; i < len(outcomes); i = int(next.Add(1)) - 1 {
				outcomes[i] = s.inTime(from + i)
			}
		})
	}
	wait.Wait()
}

// patience is how long one game may take: the longest of those that end by themselves takes
// some seconds.
const patience = time.Minute

// inTime plays game n as long as it does not take too long; a player that thinks for ever is
// left to it.
func (s *series) inTime(n int) outcome {
	played := make(chan outcome, 1)
	go func() { played <- s.one(n, nil) }()
	limit := s.patience
	if limit == 0 {
		limit = patience
	}
	late := time.NewTimer(limit)
	defer late.Stop()
	select {
	case o := <-played:
		return o
	case <-late.C:
		return outcome{err: fmt.Errorf("no terminó en %v", limit)}
	}
}

// one plays game n; watch may be nil and is told of every action. A program that fails is
// the error of that game.
func (s *series) one(n int, watch func(game.Match, game.Action)) (o outcome) {
	if fault := game.Try(func() { o = s.through(n, watch) }); fault != nil {
		o.err = fault
	}
	return o
}

func (s *series) through(n int, watch func(game.Match, game.Action)) outcome {
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
	var v game.View
	m.Look(game.A, &v)
	o.result, o.first, o.turns = m.Result(), v.First, v.Turn
	return o
}

// record plays the first game and writes it to a file.
func (s *series) record(name string) error {
	r := replay.NewRecorder(s.book, s.setup)
	r.Title([2]replay.Player{{Name: s.names[0], Deck: s.decks[0]}, {Name: s.names[1], Deck: s.decks[1]}}, "")
	last := s.start
	o := s.one(0, func(m game.Match, a game.Action) {
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
