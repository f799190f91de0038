package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// delayed is an effect that waits for its moment ("en la Fase Final ...").
type delayed struct {
	ctx   context
	node  uint16
	when  ability.Window
	since uint16 // the clock then
}

// delay puts the rest of an effect off.
func (m *Match) delay(f *frame, c *context, n *node, when ability.Window) {
	if int(m.delaysN) == len(m.delays) {
		m.end(game.Nobody, game.Loop)
		return
	}
	later := *c
	later.busy = false
	m.delays[m.delaysN] = delayed{ctx: later, node: n.kids[0], when: when, since: m.clock}
	m.delaysN++
	m.finish(c, true)
}

// releaseDelayed starts what waited for this phase, in the order in which it began to wait.
func (m *Match) releaseDelayed(p ability.Phase) {
	var due [maxDelays]frame
	n, kept := 0, int8(0)
	for i := range m.delays[:m.delaysN] {
		d := m.delays[i]
		if d.when.Phase == p && m.isSeat(d.when.Whose, m.whose(p), &d.ctx) {
			m.forgetGone(&d)
			ctx := m.open(d.ctx)
			if ctx < 0 {
				return
			}
			due[n] = frame{ctx: ctx, node: d.node, seat: d.ctx.seat}
			n++
			continue
		}
		m.delays[kept] = d
		kept++
	}
	for i := kept; i < m.delaysN; i++ {
		m.delays[i] = delayed{}
	}
	m.delaysN = kept
	for n--; n >= 0; n-- { // the first one on top
		f := m.push(doDelayed)
		f.ctx, f.node, f.seat = due[n].ctx, due[n].node, due[n].seat
	}
}

// forgetGone takes from what waited the cards that have left play meanwhile: even if
// they came back, they are not the ones that are meant.
func (m *Match) forgetGone(d *delayed) {
	c := &d.ctx
	if c.it.empty() {
		c.it = setOf(c.event.it)
	}
	for id := range c.it.all() {
		if was := &m.at[id].was; was.known && was.clock > d.since {
			c.it.drop(id)
		}
	}
	if c.it.empty() {
		c.event.it = 0
	}
}

func (m *Match) runDelayed(f *frame) {
	if f.step == 0 {
		f.step = 1
		m.pushEffect(f.ctx, f.node, f.seat)
		return
	}
	m.close(f.ctx)
	m.pop()
}
