package playmat

import (
	"sync/atomic"

	"castillo/game"
)

// Ponderer is a computer player that thinks on while the person decides.
type Ponderer interface {
	// Ponder thinks on at a decision of the person's. It is called behind the window, never
	// together with Choose, and ends at once when stopped is set.
	Ponder(at game.Sight, stopped *atomic.Bool)
}

// pondering is what a computer player does at a decision of the person's.
type pondering struct {
	at      int // actions before the decision
	stopped atomic.Bool
	ended   chan struct{}
}

// letPonder has the computer player think on at the decision that the person has before it.
func (d *Duel) letPonder() {
	p, ok := d.seating.Opponent.(Ponderer)
	last := d.pondering
	if !ok || d.absent || last != nil && last.at == d.done {
		return
	}
	if last != nil {
		last.stopped.Store(true)
	}
	now := &pondering{at: d.done, ended: make(chan struct{})}
	d.pondering = now
	sight := game.SightOf(d.seating.Match.Clone(), d.seating.Human.Other())
	go func() {
		defer close(now.ended)
		if last != nil {
			<-last.ended
		}
		game.Try(func() { p.Ponder(sight, &now.stopped) })
	}()
}

// stopPondering ends it. What it gives is closed once that is so.
func (d *Duel) stopPondering() <-chan struct{} {
	if d.pondering == nil {
		ended := make(chan struct{})
		close(ended)
		return ended
	}
	d.pondering.stopped.Store(true)
	return d.pondering.ended
}
