package lab

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"

	"castillo/game"
	"castillo/game/deck"
	"castillo/game/speech"
)

// Bench is a plan laid out for playing.
type Bench struct {
	plan   Plan
	tables [][2]*table // by pair
}

// Lay lays a plan out with one of the rulebooks. It fails where the cards or the rules are no
// longer those that the plan was made with.
func Lay(p Plan, books []game.Rulebook, cards deck.Catalogue) (*Bench, error) {
	if err := p.check(); err != nil {
		return nil, err
	}
	book, ok := game.BookOf(books, p.Book)
	if !ok {
		return nil, speech.Errorf("no hay un reglamento %s", p.Book)
	}
	if book.Version() != p.Version {
		return nil, speech.Errorf("el plan es de la versión %d del reglamento y este programa juega la %d", p.Version, book.Version())
	}
	sum, err := hashOf(p.Decks, cards)
	if err != nil {
		return nil, err
	}
	if sum != p.Cards {
		return nil, speech.Errorf("el plan se hizo cuando las cartas decían otra cosa")
	}
	b := &Bench{plan: p}
	for _, pair := range p.Pairs {
		tables, err := tablesOf(book, cards, [2]Deck{p.Decks[pair[0]], p.Decks[pair[1]]}, nil)
		if err != nil {
			return nil, err
		}
		b.tables = append(b.tables, tables)
	}
	return b, nil
}

// seedOf is the seed of a deal of a plan with that seed.
func seedOf(seed uint64, deal int) uint64 {
	mixed := game.NewRand(seed)
	dealt := game.NewRand(mixed.Uint64() ^ uint64(deal)*0xd1342543de82ef95)
	return dealt.Uint64()
}

// Run plays deals on so many cores, 0 for all, until they are played or ctx is done, and gives
// what came of those that were played. It counts games in played as it goes, where that is not nil.
func (b *Bench) Run(ctx context.Context, todo Spans, workers int, played *atomic.Int64) *Results {
	var lock sync.Mutex
	r := NewResults(b.plan)
	each(ctx, workers, todo.Count(), func(w *worker, i int) {
		deal := todo.at(i)
		pair := b.plan.pairOf(deal)
		games, ok := w.both(b.tables[pair], seedOf(b.plan.Seed, deal))
		if !ok {
			return
		}
		lock.Lock()
		defer lock.Unlock()
		r.Pairs[pair].addDeal(&games)
		r.Played = r.Played.with(Span{deal, deal + 1})
		if played != nil {
			played.Add(2)
		}
	})
	return r
}

// both plays both games of a deal; ok is false where they were broken off.
func (w *worker) both(tables [2]*table, seed uint64) (games [2]outcome, ok bool) {
	for side, t := range tables {
		var err error
		if games[side], err = w.play(t, seed); errors.Is(err, errStopped) {
			return games, false
		} else if err != nil {
			games[side] = outcome{why: game.Failed}
		}
	}
	return games, true
}

// each does n things on so many cores, 0 for all, in order but for those that are done at the
// same time, until ctx is done.
func each(ctx context.Context, workers, n int, do func(w *worker, i int)) {
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	var stop atomic.Bool
	defer context.AfterFunc(ctx, func() { stop.Store(true) })()
	var given atomic.Int64
	var wait sync.WaitGroup
	for range min(workers, n) {
		wait.Go(func() {
			w := newWorker(&stop)
			for i := int(given.Add(1)) - 1; i < n && !stop.Load(); i = int(given.Add(1)) - 1 {
				do(w, i)
			}
		})
	}
	wait.Wait()
}
