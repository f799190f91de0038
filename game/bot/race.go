package bot

import (
	"cmp"
	"math"
	"slices"
	"sync"
	"sync/atomic"

	"castillo/game"
)

// race finds the best of the actions that a seat may take. Each of them is gone on with in the
// same worlds, so that it is the actions that differ and not the luck; who falls behind beyond
// doubt is out.
type race struct {
	seat  game.Seat
	field []entrant // the first is what is done where no other is better beyond doubt
	lanes []lane
	whole bool // nobody falls behind: it is wanted how far apart they are
}

// entrant is an action that races.
type entrant struct {
	action game.Action
	out    bool
}

// lane is one of the searches that go on side by side, each in worlds of its own.
type lane struct {
	tree
	world  game.Match
	values [][]float64 // of each entrant, in each world; equally many for those that are not out
	worlds int
}

const (
	maxField = 48
	// heat is how many worlds each lane looks at before it is seen who falls behind.
	heat = 8
	// warmUp is how many worlds nobody falls behind in: what an action is worth shows only when
	// what may follow has been tried out.
	warmUp = 24
	// doubt is by how many standard errors one falls behind.
	doubt = 3
	// trust is by how many the leader has to be better than the first.
	trust = 2
)

// begin makes ready for a race without entrants.
func (r *race) begin(s game.Seat, b *board, lanes int) {
	r.seat, r.field = s, r.field[:0]
	for len(r.lanes) < lanes {
		r.lanes = append(r.lanes, lane{})
	}
	r.lanes = r.lanes[:lanes]
	for i := range r.lanes {
		r.lanes[i].begin(s, b)
		r.lanes[i].worlds = 0
	}
}

// enter has an action take part, unless one like it does.
func (r *race) enter(a game.Action) {
	if len(r.field) == maxField || slices.ContainsFunc(r.field, func(e entrant) bool { return alike(e.action, a) }) {
		return
	}
	n := len(r.field)
	r.field = append(r.field, entrant{action: a})
	for i := range r.lanes {
		l := &r.lanes[i]
		l.grow(0, r.seat, a)
		if len(l.values) == n {
			l.values = append(l.values, nil)
		}
		l.values[n] = l.values[n][:0]
	}
}

// run goes on in worlds that s knows too little to tell apart, each until a turn is over, as long
// as more than one is left: until it is stopped or has had so many playouts, where they are not 0.
func (r *race) run(s game.Sight, b *belief, seed uint64, turn, playouts int, stopped *atomic.Bool) {
	for {
		if r.live() < 2 || stopped.Load() || playouts > 0 && r.playouts() >= playouts {
			return
		}
		var lanes sync.WaitGroup
		for i := range r.lanes[1:] {
			lanes.Go(func() { game.Try(func() { r.heat(i+1, s, b, seed, turn, stopped) }) })
		}
		r.heat(0, s, b, seed, turn, stopped)
		lanes.Wait()
		if !r.whole && r.worlds() >= warmUp {
			r.drop()
		}
		if r.worlds() == 0 {
			return // the match gives no world
		}
	}
}

// heat has those that are not out race in some worlds of a lane.
func (r *race) heat(number int, s game.Sight, b *belief, seed uint64, turn int, stopped *atomic.Bool) {
	l := &r.lanes[number]
	defer l.trim()
	for range heat {
		luck := game.NewRand(seed + uint64(l.worlds*len(r.lanes)+number)*0x9e3779b97f4a7c15)
		luck = game.NewRand(luck.Uint64())
		for i := range r.field {
			if r.field[i].out {
				continue
			}
			if stopped.Load() {
				return
			}
			l.rand = luck
			if l.world = s.Guess(l.world, &l.rand, b.draw(&l.rand)); l.world == nil {
				return
			}
			l.values[i] = append(l.values[i], l.once(l.world, int32(i+1), turn))
		}
		l.worlds++
	}
}

// trim forgets a world that only some have been through.
func (l *lane) trim() {
	for i, v := range l.values {
		l.values[i] = v[:min(len(v), l.worlds)]
	}
}

func (r *race) worlds() (n int) {
	for i := range r.lanes {
		n += r.lanes[i].worlds
	}
	return n
}

func (r *race) live() (n int) {
	for _, e := range r.field {
		if !e.out {
			n++
		}
	}
	return n
}

func (r *race) playouts() (n int) {
	for i := range r.field {
		n += r.playoutsOf(i)
	}
	return n
}

func (r *race) playoutsOf(i int) (n int) {
	for k := range r.lanes {
		n += len(r.lanes[k].values[i])
	}
	return n
}

// mean is what came of an entrant, 0 where it has not raced.
func (r *race) mean(i int) float64 {
	sum, n := 0.0, 0
	for k := range r.lanes {
		for _, v := range r.lanes[k].values[i] {
			sum += v
			n++
		}
	}
	return sum / float64(max(n, 1))
}

// leader is the best that is not out.
func (r *race) leader() int {
	best, most := 0, -1.0
	for i := range r.field {
		if r.field[i].out {
			continue
		}
		if m := r.mean(i); m > most {
			best, most = i, m
		}
	}
	return best
}

// ahead is by how much a did better than b in the worlds that both have been through, in standard
// errors.
func (r *race) ahead(a, b int) float64 {
	sum, squares, n := 0.0, 0.0, 0.0
	for k := range r.lanes {
		x, y := r.lanes[k].values[a], r.lanes[k].values[b]
		for i := range min(len(x), len(y)) {
			d := x[i] - y[i]
			sum += d
			squares += d * d
			n++
		}
	}
	if n == 0 {
		return 0
	}
	mean := sum / n
	return mean / math.Sqrt(max(squares/n-mean*mean, 1e-12)/n)
}

// drop has those out that have fallen behind.
func (r *race) drop() {
	l := r.leader()
	for i := range r.field {
		if i != l && !r.field[i].out && r.ahead(l, i) > doubt {
			r.field[i].out = true
		}
	}
}

// winner is the leader where it is better than the first beyond some doubt.
func (r *race) winner() int {
	l := r.leader()
	if l != 0 && !r.field[0].out && r.ahead(l, 0) < trust {
		return 0
	}
	return l
}

// verdict is how the race ended.
func (r *race) verdict() Verdict {
	w := r.winner()
	v := Verdict{Playouts: r.playouts(), Line: r.lanes[0].line(int32(w + 1))}
	for i, e := range r.field {
		v.Choices = append(v.Choices, Choice{Action: e.action, Odds: r.mean(i), Behind: r.ahead(w, i), Playouts: r.playoutsOf(i)})
	}
	first := v.Choices[w]
	v.Choices = slices.Delete(v.Choices, w, w+1)
	slices.SortStableFunc(v.Choices, func(a, b Choice) int { return cmp.Compare(b.Odds, a.Odds) })
	v.Choices = slices.Insert(v.Choices, 0, first)
	return v
}
