package lab

import (
	"castillo/game"
	"castillo/game/speech"
)

// MaxLength is the longest game that is counted by itself; longer ones count with it.
const MaxLength = 120

// endings is how many ways there are to end.
const endings = int(game.Agreed) + 1

// Results are what came of a plan as far as it was played.
type Results struct {
	Plan   Plan
	Played Spans
	Pairs  []PairTally // as in the plan
}

// PairTally is what came of the games of a pair.
type PairTally struct {
	// Deals counts the deals by what the first deck got out of their two games: nothing, a
	// draw, one of two, a win and a draw, both.
	Deals [5]int
	// Sides are the games in which the first deck began, and those in which the second did.
	Sides [2]Tally
}

// Tally is what came of games of a pair of which the same deck began.
type Tally struct {
	Wins, Draws, Losses int // of the first deck
	Turns               int // of all games
	Endings             [endings]int
	Lengths             [MaxLength + 1]int // games by their turns
	Cards               [2][]CardTally     // of either deck, in the order of Deck.Names
}

// CardTally is how often a card was seen in each way, and what its deck got out of those games.
type CardTally [sightings]Sighted

// Sighted is a number of games and what a deck got out of them, in halves of a game.
type Sighted struct{ Games, Halves int }

// Games is how many games were played to the end.
func (t Tally) Games() int { return t.Wins + t.Draws + t.Losses }

// halves is what a deck of the pair got, in halves of a game.
func (t Tally) halves(of int) int {
	if of == 0 {
		return 2*t.Wins + t.Draws
	}
	return 2*t.Losses + t.Draws
}

// Failed is how many games could not be played to the end.
func (t Tally) Failed() int { return t.Endings[game.Failed] }

// NewResults are those of a plan of which nothing has been played.
func NewResults(p Plan) *Results {
	r := &Results{Plan: p, Pairs: make([]PairTally, len(p.Pairs))}
	for i, pair := range p.Pairs {
		for side := range r.Pairs[i].Sides {
			for k, d := range pair {
				r.Pairs[i].Sides[side].Cards[k] = make([]CardTally, len(p.Decks[d].Names()))
			}
		}
	}
	return r
}

// Games is how many games were played, those that failed among them.
func (r *Results) Games() int { return 2 * r.Played.Count() }

// Whole reports whether all of the plan was played.
func (r *Results) Whole() bool { return r.Played.Count() == r.Plan.Deals() }

// Failed is how many games could not be played to the end.
func (r *Results) Failed() int {
	n := 0
	for i := range r.Pairs {
		n += r.Pairs[i].Sides[0].Failed() + r.Pairs[i].Sides[1].Failed()
	}
	return n
}

// addDeal counts both games of a deal. Where one of them failed neither says anything.
func (t *PairTally) addDeal(games *[2]outcome) {
	if games[0].why == game.Failed || games[1].why == game.Failed {
		t.Sides[0].Endings[game.Failed]++
		t.Sides[1].Endings[game.Failed]++
		return
	}
	t.Deals[games[0].score[0]+games[1].score[0]]++
	for side := range games {
		t.Sides[side].add(&games[side])
	}
}

// add counts a game.
func (t *Tally) add(o *outcome) {
	switch o.score[0] {
	case 0:
		t.Losses++
	case 1:
		t.Draws++
	default:
		t.Wins++
	}
	t.Turns += o.turns
	t.Endings[o.why]++
	t.Lengths[min(o.turns, MaxLength)]++
	for of := range t.Cards {
		for place := range t.Cards[of] {
			for s := range sightings {
				if o.cards[of][s].has(place) {
					t.Cards[of][place][s].Games++
					t.Cards[of][place][s].Halves += o.score[of]
				}
			}
		}
	}
}

// merge adds what another tally of the same decks counts.
func (t *PairTally) merge(o *PairTally) {
	for i, n := range o.Deals {
		t.Deals[i] += n
	}
	for i := range t.Sides {
		t.Sides[i].merge(&o.Sides[i])
	}
}

func (t *Tally) merge(o *Tally) {
	t.Wins += o.Wins
	t.Draws += o.Draws
	t.Losses += o.Losses
	t.Turns += o.Turns
	for i, n := range o.Endings {
		t.Endings[i] += n
	}
	for i, n := range o.Lengths {
		t.Lengths[i] += n
	}
	for of := range t.Cards {
		for place := range t.Cards[of] {
			for s := range sightings {
				t.Cards[of][place][s].Games += o.Cards[of][place][s].Games
				t.Cards[of][place][s].Halves += o.Cards[of][place][s].Halves
			}
		}
	}
}

// Join adds what another part of the same plan came to.
func (r *Results) Join(o *Results) error {
	if why := r.Plan.differs(o.Plan); why != nil {
		return speech.Errorf("no son partes del mismo plan: %w", why)
	}
	if left := o.Played.Without(r.Played); left.Count() != o.Played.Count() {
		return speech.Errorf("hay partidas que están en las dos partes")
	}
	r.take(o)
	return nil
}

// take adds results of the same plan that have no deal in common with these.
func (r *Results) take(o *Results) {
	r.Played = joinSpans(append(append([]Span(nil), r.Played...), o.Played...))
	for i := range r.Pairs {
		r.Pairs[i].merge(&o.Pairs[i])
	}
}
