package playmat

import (
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"castillo/game"
)

// thoughtful thinks on until it is told not to.
type thoughtful struct {
	t        *testing.T
	thinking atomic.Bool
	times    atomic.Int32
}

func (p *thoughtful) Ponder(at game.Sight, stopped *atomic.Bool) {
	if at.Decision().Seat == at.Seat() || p.thinking.Swap(true) {
		p.t.Error("it is to think on once, while the other decides")
	}
	p.times.Add(1)
	for !stopped.Load() {
		runtime.Gosched()
	}
	p.thinking.Store(false)
}

func (p *thoughtful) Choose(s game.Sight) game.Action {
	if p.thinking.Load() {
		p.t.Error("it is asked while it thinks on")
	}
	return declining(s.Options(nil))
}

// is waits until it thinks on, or does not.
func (p *thoughtful) is(thinking bool) {
	p.t.Helper()
	for end := time.Now().Add(10 * time.Second); p.thinking.Load() != thinking; runtime.Gosched() {
		if time.Now().After(end) {
			p.t.Fatalf("thinks on: %v", !thinking)
		}
	}
}

func TestThePlayerThinksOnWhileThePersonDecides(t *testing.T) {
	p := &thoughtful{t: t}
	d := NewDuel(Seating{Match: fakeGame(), Human: game.A, Opponent: p, Dealer: game.NewShuffler(1)}, Habits{Customary: true})
	drain(t, d)
	p.is(true)
	drain(t, d) // the same decision
	do(t, d, game.Action{Verb: game.No})
	p.is(true)
	last := do(t, d, game.Action{Verb: game.End})
	if last.View.Turn < 2 {
		t.Fatalf("turn %d: the player is not asked", last.View.Turn)
	}
	p.is(true)
	if n := p.times.Load(); n < 3 {
		t.Errorf("%d times, for three decisions", n)
	}
	d.Close()
	p.is(false)
}

func TestThePlayerThinksNoMoreWhenTheDuelIsGivenUp(t *testing.T) {
	p := &thoughtful{t: t}
	d := NewDuel(Seating{Match: fakeGame(), Human: game.A, Opponent: p, Dealer: game.NewShuffler(1)}, Habits{Customary: true})
	drain(t, d)
	p.is(true)
	d.Concede()
	p.is(false)
	drain(t, d)
	p.is(false)
}
