package tally

import (
	"errors"
	"hash/maphash"
	"sync"
	"time"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/replay"
	"castillo/game/round"
)

// Store is where the matches are; *cardsdb.Matches gives it.
type Store interface {
	All() ([]cardsdb.Match, error)
	Load(cardsdb.MatchID) (cardsdb.Match, []byte, error)
}

// Reader tells of stored matches how their duels went. What it has worked out it knows as long as
// the match stays as it is. Several goroutines may read at once.
type Reader struct {
	store Store
	books []game.Rulebook

	mu    sync.Mutex
	seed  maphash.Seed
	known map[cardsdb.MatchID]known
}

// known is what a match tells, as long as it has that state.
type known struct {
	state state
	duels []Duel
}

type state struct {
	text  uint64 // hash of what is stored
	date  time.Time
	turns int
}

// NewReader has read nothing yet.
func NewReader(store Store, books ...game.Rulebook) *Reader {
	return &Reader{store: store, books: books, seed: maphash.MakeSeed(), known: map[cardsdb.MatchID]known{}}
}

// Matches are the stored matches, newest first.
func (r *Reader) Matches() ([]cardsdb.Match, error) { return r.store.All() }

// Read is how the duels of a stored match went. One that was deleted meanwhile has none.
func (r *Reader) Read(id cardsdb.MatchID) ([]Duel, error) {
	m, text, err := r.store.Load(id)
	if errors.Is(err, cardsdb.ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	now := state{maphash.Bytes(r.seed, text), m.Date, m.Turns}
	if duels, ok := r.recall(id, now); ok {
		return duels, nil
	}
	played, err := round.Read(text)
	if err != nil {
		return nil, err
	}
	duels := r.duels(m, played)
	r.note(id, known{now, duels})
	return duels, nil
}

// recall is what is known of a match in a state.
func (r *Reader) recall(id cardsdb.MatchID, now state) ([]Duel, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	k, ok := r.known[id]
	return k.duels, ok && k.state == now
}

func (r *Reader) note(id cardsdb.MatchID, k known) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.known[id] = k
}

func (r *Reader) duels(m cardsdb.Match, played round.Round) []Duel {
	var duels []Duel
	for i, d := range played.Duels {
		duel := Duel{Match: m.ID, Date: m.Date, Deck: played.Sides[played.Person].Deck, Rival: rivalOf(played), Format: played.Format.Name,
			Outcome: outcome(d.Record.Result(), played.Person)}
		if played.Best > 1 {
			duel.Number = i + 1
		}
		switch d.First() {
		case played.Person:
			duel.Order = First
		case played.Person.Other():
			duel.Order = Second
		}
		if duel.Turns = m.Turns; i < len(played.Duels)-1 { // the summary has those of the last one
			duel.Turns = r.turns(d.Record)
		}
		duels = append(duels, duel)
	}
	return duels
}

// person is the opponent of those who take turns at one screen.
const person = "persona"

func rivalOf(r round.Round) Rival {
	name := r.Sides[r.Person.Other()].Name
	if r.Opponent == person {
		return Rival{Kind: TwoPeople}
	}
	for id, called := range computers {
		if r.Opponent == id || r.Opponent == "" && name == called { // a bare record tells the name alone
			return Rival{Computer, id}
		}
	}
	return Rival{Friend, name}
}

func outcome(r game.Result, person game.Seat) Outcome {
	switch {
	case !r.Over || r.Why == game.Failed:
		return Unfinished
	case r.Winner == person:
		return Won
	case r.Winner.Plays():
		return Lost
	}
	return Drawn
}

// turns plays a duel that is over again to count them, without the states between that a replay
// keeps; 0 where the rules of today do not play it so.
func (r *Reader) turns(record *replay.Record) int {
	book, ok := game.BookOf(r.books, record.Rulebook)
	if !ok {
		return 0
	}
	m, err := game.NewMatch(book, record.Setup)
	for _, a := range record.Actions {
		if err == nil {
			err = m.Apply(a)
		}
	}
	if err != nil || m.Hash() != record.End.Hash {
		return 0
	}
	var v game.View
	m.Look(game.A, &v)
	return v.Turn
}
