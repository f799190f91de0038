// Package round is a match of up to three duels: the ronda of the basic manual
// (Conceptos Importantes: Ronda). It says how it stands, who starts the next duel and
// which decks may be played in it, and keeps the whole as one text. It plays nothing.
package round

import (
	"fmt"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/replay"
)

// Best is the number of duels of a round that is not a single duel; who wins two of them
// wins it (Barbarie, Ganar una Partida).
const Best = 3

// Round is a match of up to so many duels between the same two players.
type Round struct {
	Best     int         // 1 or Best
	Format   deck.Format // that the decks are built for
	Person   game.Seat   // whose record it is: who plays against Opponent, and has the clock
	Opponent string      // who plays the other seat, in the words of whoever recorded it; empty: a person
	Sides    [2]Side
	Duels    []Duel // in order; only the last one may be undecided
	// Minutes are those that Person has to decide in all the duels together, 0 without a
	// clock, and Spent the seconds that are gone.
	Minutes, Spent int
}

// Left is how many seconds of the clock are left; ok is false without a clock.
func (r Round) Left() (seconds int, ok bool) {
	return max(0, 60*r.Minutes-r.Spent), r.Minutes > 0
}

// Single is a round of one duel around its record, of which nothing but the record is known.
func Single(record *replay.Record) Round {
	r := Round{Best: 1, Duels: []Duel{{Record: record}}}
	for i, p := range record.Players {
		r.Sides[i].Name, r.Sides[i].Deck = p.Name, p.Deck
	}
	return r
}

// Side is who plays and what they registered: deck and sideboard.
type Side struct {
	Name string
	Deck string
	List deck.List
}

// Duel is one duel of a round and the decks it was played with.
type Duel struct {
	Lists  [2]deck.List
	Record *replay.Record
}

// Decided reports whether the duel came to an end.
func (d Duel) Decided() bool { return d.Record.Result().Over }

// First is who started the duel, Nobody where it has not come to that.
func (d Duel) First() game.Seat {
	if s := d.Record.Setup.First.Seat(); s.Plays() {
		return s
	}
	for _, a := range d.Record.Actions {
		if a.Verb == game.Start {
			return game.Seat(a.N)
		}
	}
	return game.Nobody
}

// Score is how a round stands.
type Score struct {
	Wins  [2]int
	Draws int
}

// Played is the number of duels that came to an end.
func (s Score) Played() int { return s.Wins[0] + s.Wins[1] + s.Draws }

// String is the score as one says it, such as "2-1", with the draws where there are any.
func (s Score) String() string {
	if s.Draws > 0 {
		return fmt.Sprintf("%d-%d-%d", s.Wins[0], s.Wins[1], s.Draws)
	}
	return fmt.Sprintf("%d-%d", s.Wins[0], s.Wins[1])
}

// Score counts the duels that came to an end.
func (r Round) Score() (s Score) {
	for _, d := range r.Duels {
		switch result := d.Record.Result(); {
		case !result.Over:
		case result.Winner.Plays():
			s.Wins[result.Winner]++
		default:
			s.Draws++
		}
	}
	return s
}

// Result is how the round ended, open where it goes on: somebody has won more than half of
// the duels, or all are played and the one with more wins wins; or Person has no time left.
// Its ending is that of the last duel.
func (r Round) Result() game.Result {
	if left, ok := r.Left(); ok && left == 0 {
		return game.Result{Over: true, Winner: r.Person.Other(), Why: game.Conceded}
	}
	return r.byDuels()
}

// byDuels is Result by the duels alone.
func (r Round) byDuels() game.Result {
	s := r.Score()
	lead := game.Nobody
	switch {
	case s.Wins[game.A] > s.Wins[game.B]:
		lead = game.A
	case s.Wins[game.B] > s.Wins[game.A]:
		lead = game.B
	}
	if s.Played() < r.Best && (lead == game.Nobody || s.Wins[lead] <= r.Best/2) {
		return game.Result{Winner: game.Nobody}
	}
	return game.Result{Over: true, Winner: lead, Why: r.Duels[len(r.Duels)-1].Record.Result().Why}
}

// Undecided is the duel that is not at its end; ok is false for none.
func (r Round) Undecided() (d Duel, ok bool) {
	if n := len(r.Duels); n > 0 && !r.Duels[n-1].Decided() {
		return r.Duels[n-1], true
	}
	return Duel{}, false
}

// First is who starts the next duel: chance in the first one; then who lost the last, or
// after a draw who did not start it. The manuals are silent; so it is played.
func (r Round) First() game.First {
	if len(r.Duels) == 0 {
		return game.ByChance
	}
	last := r.Duels[len(r.Duels)-1]
	if winner := last.Record.Result().Winner; winner.Plays() {
		return game.FirstOf(winner.Other())
	}
	return game.FirstOf(last.First().Other())
}

// Lists are the decks of the last duel, before it those that were registered.
func (r Round) Lists() [2]deck.List {
	if n := len(r.Duels); n > 0 {
		return r.Duels[n-1].Lists
	}
	return [2]deck.List{r.Sides[0].List, r.Sides[1].List}
}

// With is the round with one more duel, or the last one as it stands now.
func (r Round) With(d Duel) Round {
	n := len(r.Duels)
	if _, open := r.Undecided(); open {
		n--
	}
	r.Duels = append(r.Duels[:n:n], d)
	return r
}

// SamePool reports whether two lists are made of the same cards, deck, initial Oro and
// sideboard together: what changes between the duels of a round is only which lie beside.
func SamePool(a, b deck.List) bool {
	pool := map[deck.Ref]int{}
	count := func(l deck.List, by int) {
		add := func(r deck.Ref, n int) {
			if r != (deck.Ref{}) {
				r.Name = card.Fold(r.Name)
				pool[r] += n * by
			}
		}
		add(l.Initial, 1)
		for _, es := range [...]deck.Entries{l.Cards, l.Sideboard} {
			for _, e := range es {
				add(e.Ref, e.Count)
			}
		}
	}
	count(a, 1)
	count(b, -1)
	for _, n := range pool {
		if n != 0 {
			return false
		}
	}
	return true
}

// Aside moves a card of the deck to the sideboard, which can hold no initial Oro.
func Aside(l deck.List, r deck.Ref) deck.List {
	if l.Cards.CountOf(r) == 0 {
		return l
	}
	l.Cards = l.Cards.Remove(r, 1)
	l.Sideboard = l.Sideboard.Add(r, 1)
	return l
}

// In moves a card of the sideboard into the deck.
func In(l deck.List, r deck.Ref) deck.List {
	if l.Sideboard.CountOf(r) == 0 {
		return l
	}
	l.Sideboard = l.Sideboard.Remove(r, 1)
	l.Cards = l.Cards.Add(r, 1)
	return l
}
