// Package review goes through a recorded match and finds the decisions that cost a player most, as
// far as the player could know it then.
package review

import (
	"cmp"
	"slices"
	"sync"
	"sync/atomic"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/replay"
)

// Move is a decision that cost its player something.
type Move struct {
	Action int // the number of the action in the record, from 1
	Turn   int
	Did    Option
	Best   Option
}

// Option is something that could be done, and how likely that was to win.
type Option struct {
	Action game.Action
	Odds   float64
}

// Cost is by how much what was done was less likely to win than the best.
func (m Move) Cost() float64 { return m.Best.Odds - m.Did.Odds }

// Most is how many moves a review tells of at most.
const Most = 5

const (
	// playouts is how many each option of a decision has.
	playouts = 300
	// mostPlayouts is how many a decision has.
	mostPlayouts = 3000
	// proof is how many what was done and what seemed best have when they are compared again, in
	// other worlds: the best of many seems better than it is.
	proof = 2400
	// proofs is how many decisions are looked at so closely.
	proofs = 3 * Most
	// suspicion and certainty are by how many standard errors the best has to be better.
	suspicion = 1.5
	certainty = 3
	// least is what a move that is told of costs.
	least = 0.02
)

// Review is how a match is gone through.
type Review struct {
	Seat    game.Seat // whose decisions
	Seed    uint64    // the same finds the same
	Workers int       // that go through decisions side by side, at least 1
	// Progress is told how many of the decisions are done, from whatever goroutine; nil: nobody is.
	Progress func(done, of int)
}

// Of finds the costliest moves, the worst first. It ends at once when stopped is set, and finds
// nothing then.
func (r Review) Of(p *replay.Replay, stopped *atomic.Bool) []Move {
	decisions := r.decisions(p)
	all := len(decisions) + proofs
	done := 0
	var mu sync.Mutex
	step := func(by int) {
		mu.Lock()
		defer mu.Unlock()
		if done += by; r.Progress != nil {
			r.Progress(done, all)
		}
	}
	step(0)
	r.each(decisions, stopped, func(d *decision) { d.weigh(r.Seed, stopped); step(1) })
	decisions = slices.DeleteFunc(decisions, func(d decision) bool { return !d.suspect })
	worst(decisions)
	if len(decisions) > proofs {
		decisions = decisions[:proofs]
	}
	r.each(decisions, stopped, func(d *decision) { d.prove(r.Seed, stopped); step(1) })
	if stopped.Load() {
		return nil
	}
	step(proofs - len(decisions))
	decisions = slices.DeleteFunc(decisions, func(d decision) bool { return !d.proved })
	worst(decisions)
	var moves []Move
	for _, d := range decisions[:min(Most, len(decisions))] {
		moves = append(moves, d.Move)
	}
	return moves
}

// decision is one that is gone through, as its player saw it.
type decision struct {
	Move
	sight   game.Sight
	options int
	suspect bool // it may have cost something
	proved  bool // it did
}

// worst sorts decisions by what they cost.
func worst(of []decision) {
	slices.SortStableFunc(of, func(a, b decision) int { return cmp.Compare(b.Cost(), a.Cost()) })
}

// decisions are those in which the player had a choice.
func (r Review) decisions(p *replay.Replay) (all []decision) {
	var v game.View
	p.Watch(0, p.Len(), func(n int, m game.Match, a game.Action) {
		if m.Decision().Seat != r.Seat {
			return
		}
		d := decision{Move: Move{Action: n, Did: Option{Action: a}}}
		for _, o := range m.Options(nil) {
			if o.Verb != game.Propose && !o.ByHand() {
				d.options++
			}
		}
		if m.Look(r.Seat, &v); d.options > 1 && v.Turn > 0 && !v.Proposal.Made() {
			d.Turn, d.sight = v.Turn, game.SightOf(m.Clone(), r.Seat)
			all = append(all, d)
		}
	}, func(game.Event) {})
	return all
}

// each does something with every decision, some side by side. What comes of one does not depend
// on the others.
func (r Review) each(decisions []decision, stopped *atomic.Bool, do func(*decision)) {
	var next atomic.Int64
	var workers sync.WaitGroup
	for range max(r.Workers, 1) {
		workers.Go(func() {
			for i := next.Add(1) - 1; int(i) < len(decisions) && !stopped.Load(); i = next.Add(1) - 1 {
				game.Try(func() { do(&decisions[i]) })
			}
		})
	}
	workers.Wait()
}

// weigh looks for something better than what was done.
func (d *decision) weigh(seed uint64, stopped *atomic.Bool) {
	effort := bot.Effort{Playouts: min(playouts*d.options, mostPlayouts)}
	v := bot.NewSage(effort, d.luck(seed)).WeighUntil(d.sight, stopped)
	did, ok := v.Of(d.Did.Action)
	if !ok || v.Playouts == 0 {
		return // it was like another, or nothing is searched for there
	}
	best := v.Choices[0]
	d.Did.Odds, d.Best = did.Odds, Option{best.Action, best.Odds}
	d.suspect = did.Behind > suspicion
}

// prove compares both again, as if nothing was known of them.
func (d *decision) prove(seed uint64, stopped *atomic.Bool) {
	v := bot.NewSage(bot.Effort{Playouts: proof}, d.luck(seed+1)).Compare(d.sight, d.Did.Action, d.Best.Action, stopped)
	if len(v.Choices) < 2 || v.Choices[0].Action != d.Best.Action {
		return
	}
	did := v.Choices[1]
	d.Best.Odds, d.Did.Odds = v.Choices[0].Odds, did.Odds
	d.proved = did.Behind > certainty && d.Cost() > least
}

// luck is the seed of a decision.
func (d *decision) luck(seed uint64) uint64 {
	r := game.NewRand(seed + uint64(d.Action)*0x9e3779b97f4a7c15)
	return r.Uint64()
}
