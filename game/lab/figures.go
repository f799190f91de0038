package lab

import (
	"cmp"
	"math"
	"slices"
)

// flipped is the deals as the second deck of the pair sees them.
func flipped(deals [5]int) [5]int {
	slices.Reverse(deals[:])
	return deals
}

// dealsOf is the deals of a pair as the deck at a place of it sees them.
func (t *PairTally) dealsOf(of int) [5]int {
	if of == 0 {
		return t.Deals
	}
	return flipped(t.Deals)
}

// Against is how deck a does against deck b; ok is false where they do not meet.
func (r *Results) Against(a, b int) (rate Rate, ok bool) {
	for i, p := range r.Plan.Pairs {
		switch {
		case p == Pair{a, b}:
			return rateOfDeals(r.Pairs[i].dealsOf(0)), true
		case p == Pair{b, a}:
			return rateOfDeals(r.Pairs[i].dealsOf(1)), true
		}
	}
	return Rate{}, false
}

// side is the games of a deck with one of the two beginning.
type side struct {
	*Tally
	of     int  // which deck of the pair it is
	begins bool // whether it begins
}

// sidesOf are all games of a deck. Those against itself tell nothing about it.
func (r *Results) sidesOf(d int) []side {
	var all []side
	for i, p := range r.Plan.Pairs {
		for of := range p {
			if p[of] != d || p[0] == p[1] {
				continue
			}
			for first := range r.Pairs[i].Sides {
				all = append(all, side{&r.Pairs[i].Sides[first], of, first == of})
			}
		}
	}
	return all
}

// allDeals are the deals of a deck against all others.
func (r *Results) allDeals(d int) (all [5]int) {
	for i, p := range r.Plan.Pairs {
		for of := range p {
			if p[of] != d || p[0] == p[1] {
				continue
			}
			for got, n := range r.Pairs[i].dealsOf(of) {
				all[got] += n
			}
		}
	}
	return all
}

// Overall is how a deck does against all that it meets.
func (r *Results) Overall(d int) Rate { return rateOfDeals(r.allDeals(d)) }

// FirstAndSecond is how a deck does when it begins and when it does not.
func (r *Results) FirstAndSecond(d int) (first, second Rate) {
	var games, halves [2]int
	for _, s := range r.sidesOf(d) {
		i := 1
		if s.begins {
			i = 0
		}
		games[i] += s.Games()
		halves[i] += s.halves(s.of)
	}
	return rateOf(games[0], halves[0]), rateOf(games[1], halves[1])
}

// Beginner is how who begins does, whatever the decks.
func (r *Results) Beginner() Rate {
	games, halves := 0, 0
	for i := range r.Pairs {
		for first := range r.Pairs[i].Sides {
			s := &r.Pairs[i].Sides[first]
			games += s.Games()
			halves += s.halves(first)
		}
	}
	return rateOf(games, halves)
}

// Lengths are the games by their turns, see [MaxLength].
func (r *Results) Lengths() (games [MaxLength + 1]int) {
	for i := range r.Pairs {
		for k := range r.Pairs[i].Sides {
			for turns, n := range r.Pairs[i].Sides[k].Lengths {
				games[turns] += n
			}
		}
	}
	return games
}

// MeanTurns is how long a game is on average.
func (r *Results) MeanTurns() float64 {
	games, turns := 0, 0
	for i := range r.Pairs {
		for k := range r.Pairs[i].Sides {
			games += r.Pairs[i].Sides[k].Games()
			turns += r.Pairs[i].Sides[k].Turns
		}
	}
	return float64(turns) / float64(max(games, 1))
}

// Endings are the games by how they ended.
func (r *Results) Endings() (games [endings]int) {
	for i := range r.Pairs {
		for k := range r.Pairs[i].Sides {
			for why, n := range r.Pairs[i].Sides[k].Endings {
				games[why] += n
			}
		}
	}
	return games
}

// Difference is by how much one rate is above another, with its 95 % interval.
type Difference struct {
	With, Without int // games on either side
	Mean          float64
	Interval
}

// Sure reports whether the interval leaves no doubt of the sign.
func (d Difference) Sure() bool { return !d.Has(0) }

// CardEffect is what a card does for its deck: how much more of its games the deck wins when the
// card was seen in each way than when it was not.
type CardEffect struct {
	Name string
	By   [sightings]Difference
}

// CardEffects are those of all cards of a deck, best first by a sighting. Only the first hand is dealt by
// chance alone: a card is drawn more often in long games, and played more often by who has the upper
// hand.
func (r *Results) CardEffects(d, sighting int) []CardEffect {
	sides := r.sidesOf(d)
	effect := designEffect(r.allDeals(d))
	var all []CardEffect
	for place, name := range r.Plan.Decks[d].Names() {
		e := CardEffect{Name: name}
		for s := range sightings {
			e.By[s] = differenceIn(sides, place, s, effect)
		}
		all = append(all, e)
	}
	slices.SortStableFunc(all, func(a, b CardEffect) int { return cmp.Compare(b.By[sighting].Mean, a.By[sighting].Mean) })
	return all
}

// differenceIn compares like with like, the games of one opponent and one first player, and joins
// the differences with the weights of Mantel and Haenszel.
func differenceIn(sides []side, place, sighting int, effect float64) Difference {
	var d Difference
	weights, variance := 0.0, 0.0
	for _, s := range sides {
		with := s.Cards[s.of][place][sighting]
		without := Sighted{s.Games() - with.Games, s.halves(s.of) - with.Halves}
		d.With += with.Games
		d.Without += without.Games
		if with.Games == 0 || without.Games == 0 {
			continue
		}
		w := float64(with.Games) * float64(without.Games) / float64(with.Games+without.Games)
		weights += w
		d.Mean += w * (with.rate() - without.rate())
		variance += w * w * (with.variance() + without.variance())
	}
	if weights == 0 {
		d.Interval = Interval{-1, 1}
		return d
	}
	d.Mean /= weights
	half := z95 * math.Sqrt(effect*variance) / weights
	d.Interval = Interval{max(-1, d.Mean-half), min(1, d.Mean+half)}
	return d
}

func (s Sighted) rate() float64 { return float64(s.Halves) / float64(2*s.Games) }

// variance is that of the rate, with a win and a loss added (Agresti and Caffo 2000) so that few
// games do not look sure.
func (s Sighted) variance() float64 {
	n := float64(s.Games) + 2
	p := (float64(s.Halves)/2 + 1) / n
	return p * (1 - p) / n
}
