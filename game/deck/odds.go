package deck

// HandSize is how many cards a player begins with.
const HandSize = 8

// Castle is a shuffled Mazo Castillo: so many cards, so many of them wanted. The
// initial Oro lies in the Reserva de Oro and is no part of it (DAR 4.3.2). Cards
// that leave it unseen, as by damage, change none of the odds.
type Castle struct{ Cards, Wanted int }

// Castle is what the list makes for somebody who wants some of its cards.
func (l List) Castle(wanted func(Ref) bool) Castle {
	c := Castle{Cards: l.Cards.Count()}
	for _, e := range l.Cards {
		if wanted(e.Ref) {
			c.Wanted += e.Count
		}
	}
	return c
}

// Order says who begins the match.
type Order uint8

// The two orders. Nobody draws at the end of the first turn of a match.
const (
	OnThePlay Order = iota
	OnTheDraw
)

// draws is how many cards a player has drawn, besides the first hand, when the
// Vigilia of the own turn begins; turns count from 1. The draw ends a turn (DAR
// 5.5).
func (o Order) draws(turn int) int {
	if o == OnTheDraw {
		return max(0, turn-1)
	}
	return max(0, turn-2)
}

// Opening is when a player changes the first hand for one of a card fewer: up
// to Changes times, while it holds fewer than Least or more than Most of the
// wanted cards. The zero Opening keeps the first hand.
type Opening struct {
	Changes     int
	Least, Most int
}

// hand is a first hand that is kept: its size, how many wanted cards it holds,
// and how likely that is.
type hand struct {
	size, held int
	chance     float64
}

// hands are all the hands that can be kept; their chances add up to 1.
func (o Opening) hands(c Castle) []hand {
	var kept []hand
	reached := 1.0
	last := min(max(o.Changes, 0), HandSize)
	for change := 0; change <= last; change++ {
		size := min(HandSize-change, c.Cards)
		changed := 0.0
		for held := 0; held <= min(size, c.Wanted); held++ {
			p := exactly(c, size, held)
			if change < last && (held < o.Least || held > o.Most) {
				changed += p
			} else {
				kept = append(kept, hand{size, held, reached * p})
			}
		}
		reached *= changed
	}
	return kept
}

// AtLeast is the chance to have seen k or more of the wanted cards by the
// Vigilia of the own turn of that number.
func (c Castle) AtLeast(k, turn int, order Order, opening Opening) float64 {
	sum := 0.0
	for _, h := range opening.hands(c) {
		rest := Castle{c.Cards - h.size, c.Wanted - h.held}
		sum += h.chance * rest.atLeast(k-h.held, order.draws(turn))
	}
	return sum
}

// InHand is the chance that the hand that is kept holds k or more of the wanted
// cards.
func (c Castle) InHand(k int, opening Opening) float64 { return c.AtLeast(k, 1, OnThePlay, opening) }

// atLeast is the chance that n cards hold k or more of the wanted.
func (c Castle) atLeast(k, n int) float64 {
	n = min(n, c.Cards)
	sum := 0.0
	for held := max(k, 0); held <= min(n, c.Wanted); held++ {
		sum += exactly(c, n, held)
	}
	return sum
}

// exactly is the hypergeometric chance that n cards of the castle hold k of the
// wanted. It multiplies ratios near 1, so that it is good to some 14 digits.
func exactly(c Castle, n, k int) float64 {
	if k < 0 || k > c.Wanted || k > n || n > c.Cards || n-k > c.Cards-c.Wanted {
		return 0
	}
	p := 1.0
	for i := range k {
		p *= float64(n-i) / float64(k-i) // in how many places they can lie
		p *= float64(c.Wanted-i) / float64(c.Cards-i)
	}
	for i := range n - k {
		p *= float64(c.Cards-c.Wanted-i) / float64(c.Cards-k-i)
	}
	return p
}

// Golds are the odds of having gold to pay with: Golds[t-1][g] is the chance
// that g Oros, the initial one among them, lie in the Reserva de Oro and the
// Oro Pagado once the Oro of turn t was played. An Oro is played in every turn
// that has one, from the hand (DAR 5.2); what abilities bring does not count.
type Golds [][]float64

// Golds gives the odds turn by turn, the wanted cards being the Oros.
func (c Castle) Golds(turns int, order Order, opening Opening) Golds {
	type purse struct{ seen, drawn, played int }
	now := map[purse]float64{}
	for _, h := range opening.hands(c) {
		now[purse{h.size, h.held, 0}] += h.chance
	}
	var out Golds
	for turn := 1; turn <= turns; turn++ {
		next := map[purse]float64{}
		inPlay := make([]float64, turn+2)
		for p, chance := range now {
			left := c.Cards - p.seen
			draws := min(order.draws(turn)-order.draws(turn-1), left)
			for golds := range draws + 1 {
				q := exactly(Castle{left, c.Wanted - p.drawn}, draws, golds)
				if q == 0 {
					continue
				}
				n := purse{p.seen + draws, p.drawn + golds, 0}
				n.played = min(p.played+1, n.drawn)
				next[n] += chance * q
				inPlay[n.played+1] += chance * q
			}
		}
		now = next
		out = append(out, inPlay)
	}
	return out
}

// Pays is the chance to be able to pay a cost in a turn.
func (g Golds) Pays(cost, turn int) float64 {
	if turn < 1 || turn > len(g) {
		return 0
	}
	sum := 0.0
	for golds, chance := range g[turn-1] {
		if golds >= cost {
			sum += chance
		}
	}
	return sum
}

// Mean is how many Oros there are on average in a turn.
func (g Golds) Mean(turn int) float64 {
	if turn < 1 || turn > len(g) {
		return 0
	}
	sum := 0.0
	for golds, chance := range g[turn-1] {
		sum += float64(golds) * chance
	}
	return sum
}
