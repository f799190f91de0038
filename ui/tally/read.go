package tally

import (
	"errors"

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

// Reader tells of stored matches how their duels went. What it has read of a match that is over
// it does not read again.
type Reader struct {
	store Store
	books []game.Rulebook
	known map[cardsdb.MatchID]known
}

type known struct {
	summary cardsdb.Match
	duels   []Duel
}

// NewReader has read nothing yet.
func NewReader(store Store, books ...game.Rulebook) *Reader {
	return &Reader{store: store, books: books, known: map[cardsdb.MatchID]known{}}
}

// Matches are the stored matches, newest first.
func (r *Reader) Matches() ([]cardsdb.Match, error) { return r.store.All() }

// Read is how the duels of a stored match went. One that was deleted meanwhile has none.
func (r *Reader) Read(m cardsdb.Match) ([]Duel, error) {
	if k, ok := r.known[m.ID]; ok && same(k.summary, m) {
		return k.duels, nil
	}
	_, text, err := r.store.Load(m.ID)
	if errors.Is(err, cardsdb.ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	played, err := round.Read(text)
	if err != nil {
		return nil, err
	}
	duels := r.duels(m, played)
	if m.Result != "" {
		r.known[m.ID] = known{m, duels}
	}
	return duels, nil
}

// same reports whether a match stands as it did: one that failed may have gone on.
func same(a, b cardsdb.Match) bool {
	return a.Result == b.Result && a.Turns == b.Turns && a.Score == b.Score && a.Date.Equal(b.Date)
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

// turns plays a duel again to count them; 0 where the rules of today do not play it so.
func (r *Reader) turns(record *replay.Record) int {
	p, err := replay.Play(record, r.books...)
	if err != nil || p.Difference() != nil {
		return 0
	}
	var v game.View
	p.At(p.Len()).Look(game.A, &v)
	return v.Turn
}
