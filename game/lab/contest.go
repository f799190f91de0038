package lab

import (
	"context"
	"sync/atomic"

	"castillo/game"
	"castillo/game/speech"
)

// contest is a field that versions of a deck meet with the same deals: both versions and both
// opponents have the same luck, so that what is left between the versions is their own
// (common random numbers).
type contest struct {
	rules Rules
	base  Deck
	field []Deck
	seed  uint64
}

// version is a version of the deck at the table with every deck of the field.
type version [][2]*table

func newContest(base Deck, field []Deck, rules Rules, seed uint64) (*contest, error) {
	plan, err := NewPlan(rules, append([]Deck{base}, field...), AgainstField(1, len(field)), 2, seed)
	if err != nil {
		return nil, err
	}
	return &contest{rules, plan.Decks[0], plan.Decks[1:], seed}, nil
}

// lay lays a version out, its cards as far as they go in the places of the base.
func (c *contest) lay(d Deck) (version, error) {
	d.List = c.rules.printed(d.List)
	if n := d.List.Count(); n < 2 || n > game.MaxCards {
		return nil, speech.Errorf("el mazo «%s» tiene %d cartas", d.Name, n)
	}
	var v version
	for _, rival := range c.field {
		tables, err := tablesOf(c.rules.Book, c.rules.Cards, [2]Deck{d, rival}, &c.base)
		if err != nil {
			return nil, err
		}
		v = append(v, tables)
	}
	return v, nil
}

// score is what a version got out of the two games of a deal, in halves of a game.
type score int8

const (
	notPlayed score = -1 - iota
	notEnded
)

// play plays so many deals with each version and gives the scores of each, deal by deal. It counts
// the games in played as it goes, where that is not nil.
func (c *contest) play(ctx context.Context, versions []version, from, deals, workers int, played *atomic.Int64) [][]score {
	scores := make([][]score, len(versions))
	for i := range scores {
		scores[i] = make([]score, deals)
		for k := range scores[i] {
			scores[i][k] = notPlayed
		}
	}
	each(ctx, workers, deals*len(versions), func(w *worker, i int) {
		v, deal := i%len(versions), i/len(versions)
		number := from + deal
		games, ok := w.both(versions[v][number%len(c.field)], seedOf(c.seed, number))
		if !ok {
			return
		}
		if played != nil {
			played.Add(2)
		}
		switch {
		case games[0].why == game.Failed || games[1].why == game.Failed:
			scores[v][deal] = notEnded
		default:
			scores[v][deal] = score(games[0].score[0] + games[1].score[0])
		}
	})
	return scores
}

// gain is by how much of its games a score is above another; ok is false where one of them is none.
func gain(base, other score) (g float64, ok bool) {
	return float64(other-base) / 4, base >= 0 && other >= 0
}
