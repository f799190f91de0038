package lab

import (
	"cmp"
	"context"
	"math"
	"slices"
	"sync/atomic"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/speech"
)

// Swap is one card of a deck given for another.
type Swap struct{ Out, In deck.Ref }

// Of is a list with the swap made: the new card where the other was, where it can be.
func (s Swap) Of(l deck.List) deck.List {
	l.Cards = l.Cards.Remove(s.Out, 1).Add(s.In, 1)
	return l
}

// Swaps are up to n swaps, by chance where there are more, of one card of a list for one of a pool
// that leave the deck legal in the format. Where owned is not nil it says how many copies
// of a card there are to play with.
func Swaps(l deck.List, rules Rules, pool []deck.Ref, owned func(deck.Ref) int, n int, seed uint64) []Swap {
	var all []Swap
	for _, in := range pool {
		if owned != nil && l.CountOf(deck.Ref{Name: in.Name}) >= owned(in) {
			continue
		}
		for _, out := range l.Cards {
			if card.Fold(out.Name) != card.Fold(in.Name) {
				all = append(all, Swap{out.Ref, in})
			}
		}
	}
	r := game.NewRand(seed)
	var legal []Swap
	for len(all) > 0 && len(legal) < n {
		i := r.Below(len(all))
		s := all[i]
		all[i] = all[len(all)-1]
		all = all[:len(all)-1]
		if len(rules.Format.Check(s.Of(l), rules.Cards)) == 0 {
			legal = append(legal, s)
		}
	}
	return legal
}

// Improvement asks which swaps make a deck better against a field.
type Improvement struct {
	Deck  Deck
	Field []Deck
	Swaps []Swap
	Games int // that may be played, all together
	Keep  int // how many swaps are told in the end
	Seed  uint64
}

// Gained is what a swap gains.
type Gained struct {
	Swap
	Gain Difference
}

// Improved is what came of the swaps.
type Improved struct {
	Name  string   // of the deck
	Best  []Gained // that were left, the best first; their intervals hold all together
	Tried int      // swaps
	Games int
}

// Improve tries swaps by successive halving (Jamieson and Talwalkar 2016): all play some deals
// against the field, the worse half goes, the others play more, until a few are left. Those play
// deals of their own that had no say in choosing them, so that what they gain is not
// flattered by the choice. All swaps and the deck as it is have the same deals. Games are counted
// in played as it goes, where that is not nil.
func Improve(ctx context.Context, im Improvement, rules Rules, workers int, played *atomic.Int64) (Improved, error) {
	if len(im.Swaps) == 0 {
		return Improved{}, speech.Errorf("no hay ningún cambio que probar")
	}
	contest, err := newContest(im.Deck, im.Field, rules, im.Seed)
	if err != nil {
		return Improved{}, err
	}
	improved := Improved{Name: im.Deck.Name, Tried: len(im.Swaps)}
	halves := halvings(len(im.Swaps), max(im.Keep, 1))
	swaps, from := im.Swaps, 0
	for round, keep := range halves {
		games := im.Games / 2 // half for those that are left, the rest for the others, each round alike
		if round < len(halves)-1 {
			games /= len(halves) - 1
		}
		versions, err := contest.swapped(im.Deck, swaps)
		if err != nil {
			return improved, err
		}
		deals := max(2, games/2/len(versions))
		scores := contest.play(ctx, versions, from, deals, workers, played)
		if ctx.Err() != nil {
			return improved, ctx.Err()
		}
		from += deals
		improved.Games += 2 * deals * len(versions)
		improved.Best = gains(swaps, scores)[:keep]
		swaps = nil
		for _, g := range improved.Best {
			swaps = append(swaps, g.Swap)
		}
	}
	return improved, nil
}

// halvings is how many of n are left after each round; the last one sends nobody home.
func halvings(n, keep int) []int {
	var left []int
	for n > keep {
		n = max(keep, (n+1)/2)
		left = append(left, n)
	}
	return append(left, n)
}

// swapped is the deck as it is and with each of the swaps.
func (c *contest) swapped(d Deck, swaps []Swap) ([]version, error) {
	base, err := c.lay(d)
	if err != nil {
		return nil, err
	}
	versions := []version{base}
	for _, s := range swaps {
		d.List = s.Of(c.base.List)
		v, err := c.lay(d)
		if err != nil {
			return nil, err
		}
		versions = append(versions, v)
	}
	return versions, nil
}

// gains are what swaps gain over the base, whose scores come first, best first.
func gains(swaps []Swap, scores [][]score) []Gained {
	var all []Gained
	for i, s := range swaps {
		var gained []float64
		for k, base := range scores[0] {
			if g, ok := gain(base, scores[i+1][k]); ok {
				gained = append(gained, g)
			}
		}
		all = append(all, Gained{s, meanOf(gained, 0.05/float64(len(swaps)))})
	}
	slices.SortStableFunc(all, func(a, b Gained) int { return cmp.Compare(b.Gain.Mean, a.Gain.Mean) })
	return all
}

// meanOf is the mean of observations with an interval that misses it so often.
func meanOf(xs []float64, level float64) Difference {
	n := float64(len(xs))
	d := Difference{With: len(xs), Without: len(xs), Interval: Interval{-1, 1}}
	if len(xs) < 2 {
		return d
	}
	sum, squares := 0.0, 0.0
	for _, x := range xs {
		sum += x
		squares += x * x
	}
	d.Mean = sum / n
	variance := max(0, (squares+2)/n-d.Mean*d.Mean) // with one observation of each sign more
	half := quantile(1-level/2) * math.Sqrt(variance/n)
	d.Interval = Interval{max(-1, d.Mean-half), min(1, d.Mean+half)}
	return d
}

// Pool is the cards that may come into a list: those of the format that are understood, Aliados
// only of the races that the deck plays already, none that may only be its initial Oro.
func Pool(l deck.List, rules Rules, understood func(card.Card) bool) []deck.Ref {
	cards := rules.Format.For(l, rules.Cards)
	var races card.Races
	for _, e := range l.Cards {
		if c, ok := e.Find(cards); ok && c.Type == card.Ally {
			races |= c.Races
		}
	}
	var pool []deck.Ref
	for _, name := range cards.Names() {
		ref := deck.Ref{Name: name}
		c, ok := ref.Find(cards)
		if !ok || !rules.Format.Allows(c.Edition) || c.Type == card.Ally && c.Races&races == 0 || !understood(c) {
			continue
		}
		pool = append(pool, ref)
	}
	return pool
}
