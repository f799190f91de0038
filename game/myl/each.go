package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// An effect of both players is done by each of them on his own, the active one first.
// What each picked and moved, and whether he did it at all, is his alone in the effects
// of both that follow; any other effect takes it as one.

// part is what one player did in the latest effect of both.
type part struct {
	it     cardSet
	prev   cardSet
	moved  int16
	ofCost bool
	done   bool
}

// parts is what each player did in the latest effect of both players.
type parts struct {
	ctx    int8 // 1 + the ability that has it, 0 none
	moved  int16
	player [2]part
}

// of is an ability as one player sees it who acts in an effect of both.
func (p *part) of(c context, s game.Seat) context {
	c.actor, c.both, c.it, c.prev, c.moved, c.ofCost = s, true, p.it, p.prev, p.moved, p.ofCost
	return c
}

// partOf is what a player did in the latest effect of both, as long as nothing else was
// picked or moved since; else all that was.
func (m *Match) partOf(ctx int8, s game.Seat) part {
	c := &m.contexts[ctx]
	if p := &m.parts; p.ctx == ctx+1 && p.moved == c.moved && p.player[0].it.or(p.player[1].it) == c.it {
		return p.player[s]
	}
	return part{it: c.it, prev: c.prev, moved: c.moved, ofCost: c.ofCost, done: true}
}

// runForEach has each player do an effect of both. f.step counts the players, f.n is the
// cards moved before it, f.low those that they moved.
func (m *Match) runForEach(f *frame) {
	c := &m.contexts[f.ctx]
	if f.step == 0 {
		m.parts = parts{ctx: f.ctx + 1, player: [2]part{m.partOf(f.ctx, 0), m.partOf(f.ctx, 1)}}
		f.n = c.moved
	} else {
		s := m.eachSeat(f.step - 1)
		was := &m.parts.player[s]
		if was.ofCost && !c.ofCost {
			was.moved, f.n = 0, 0
		}
		f.low += c.moved - was.moved
		*was = part{it: c.it, prev: c.prev, moved: c.moved, ofCost: c.ofCost, done: c.done}
	}
	if f.step == 2 {
		a, b := &m.parts.player[0], &m.parts.player[1]
		c.both, c.it, c.prev, c.moved = false, a.it.or(b.it), a.prev.or(b.prev), f.n+f.low
		m.parts.ctx, m.parts.moved = f.ctx+1, c.moved
		m.finish(c, a.done || b.done)
		return
	}
	s := m.eachSeat(f.step)
	f.step++
	was := m.parts.player[s]
	*c = was.of(*c, s)
	if c.done = !f.hangs || was.done; !c.done {
		return // he did nothing of that on which it hangs
	}
	e := m.push(doEffect)
	e.ctx, e.node, e.seat, e.cost, e.each, e.flag = f.ctx, f.node, s, f.cost, true, true
}

// eachSeat is who acts first, at step 0, and second in an effect of both players.
func (m *Match) eachSeat(step uint8) game.Seat {
	if step == 0 {
		return m.active
	}
	return m.active.Other()
}

// isOfBoth reports whether both players do an effect.
func isOfBoth(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Draw:
		return e.Who == ability.Each
	case ability.Mill:
		return e.Who == ability.Each
	}
	return doerOf(e) == ability.Each
}
