package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// trigger queues the abilities that a happening sets off: those of cards where they
// work, of the card itself that just left, and those that were set up for a time.
func (m *Match) trigger(h *happening, k mask) {
	may := m.now.lie.that[triggersOn]
	if h.takesAway() {
		may.add(h.it)
	}
	if may = may.or(m.going); m.armTriggers.meets(k) && m.now.lastLeft != 0 {
		may.add(m.now.lastLeft) // a weapon, with its bearer
	}
	for id := may.take(); id != 0; id = may.take() {
		if m.fact(id).triggers.meets(k) {
			m.triggerCard(id, h, k)
		}
	}
	if m.modsN > 0 && m.awaited.meets(k) {
		m.triggerAwaited(h, k)
	}
}

func (m *Match) triggerCard(id game.CardID, h *happening, k mask) {
	c := &m.at[id]
	left := h.takesAway() && !inPlay(c.zone) && (h.it == id || m.going.has(id)) || c.was.known && h.it != 0 && c.was.bearer == h.it && c.was.clock == m.clock
	for i := range m.fact(id).programs {
		p := &m.fact(id).programs[i]
		if p.kind != isTriggered || !p.hears.meets(k) || p.isAnswer() {
			continue
		}
		if h.player == ability.UsesAbility && h.it == id && int(h.n) == i+1 {
			continue // it is never set off by itself (DAR 4.6.11)
		}
		if !p.zones.has(c.zone) && !(left && p.zones&^(1<<Played) == inPlayZones) || c.zone == Played && h.it != id {
			continue
		}
		seat := c.controller
		if c.zone == Played {
			seat = h.seat
		}
		if left && c.was.known {
			seat = c.was.controller
		}
		ctx := context{source: id, face: c.face, prog: uint8(i), seat: seat, actor: seat, event: *h, named: c.named}
		if !m.matches(p.on, h, &ctx) || (inPlay(c.zone) || !left) && m.val(id).lost && !h.silences(id) || left && c.was.lost || !m.holds(p.cond, &ctx) || p.limit > 0 && m.usesOf(id, p.slot) >= p.limit {
			continue
		}
		m.countUse(id, p.slot)
		m.enqueue(trigger{source: id, face: c.face, prog: uint8(i), seat: seat, event: *h})
	}
}

// silences reports whether it is that a card itself loses its ability, which sets off what it
// says of that with its last breath (DAR 4.6.4).
func (h *happening) silences(id game.CardID) bool {
	return h.card == ability.LosesAbility && h.it == id
}

// trigger is an ability that was set off and waits to be declared.
type trigger struct {
	source game.CardID
	face   game.Face
	prog   uint8
	seat   game.Seat
	late   bool // set off while others were being declared
	event  happening
}

func (m *Match) enqueue(t trigger) {
	for i := range m.frames[:m.depth] {
		t.late = t.late || m.frames[i].routine == doDeclare
	}
	if int(m.queueN) == len(m.queue) {
		m.end(game.Nobody, game.Loop)
		return
	}
	m.queue[m.queueN] = t
	m.queueN++
}

// runTriggers declares what is queued, one of each player in turn beginning with
// the active one, and then resolves in the order of declaration (DAR 4.6.6,
// 4.6.7). f.seat is whose turn it is to declare, f.n the order so far.
func (m *Match) runTriggers(f *frame) {
	switch f.step {
	case 0:
		m.dropSilenced()
		if m.queueN == 0 || f.n > 0 && m.isCrowded() {
			f.step, f.n = 2, 0
			return
		}
		if m.queued(f.seat) == 0 {
			f.seat = f.seat.Other()
		}
		if m.haveAnOrder(f.seat) {
			m.ask(f.seat, game.Order, askOrder, 0, m.queued(f.seat))
			f.step = 1
			return
		}
		m.declareQueued(f, m.nextQueued(f.seat, 0))
	case 1:
		f.step = 0
		m.declareQueued(f, m.nextQueued(f.seat, m.answer.Card))
	case 2:
		next, after := m.inBatch(f.n), m.inBatch(f.n+1)
		switch {
		case next < 0:
			m.pop()
		case m.mayComeFirst(after, next):
			m.ask(m.contexts[next].seat, game.Order, askOrder, 0, 2)
			f.step = 3
		default:
			f.n++
			r := m.push(doResolve)
			r.ctx, r.seat = next, m.contexts[next].seat
		}
	default:
		f.step = 2
		next, after := &m.contexts[m.inBatch(f.n)], &m.contexts[m.inBatch(f.n+1)]
		after.late = false
		if m.answer.Card == after.source {
			next.order, after.order = after.order, next.order
		}
	}
}

// dropSilenced takes from the queue the triggers of cards that have lost their
// ability since: continuous abilities come first (DAR 4.6.7). What an effect set up
// is no ability of its source any more.
func (m *Match) dropSilenced() {
	kept := m.queue[:0]
	for _, t := range m.queue[:m.queueN] {
		if c := &m.at[t.source]; !inPlay(c.zone) || c.face != t.face || !m.val(t.source).lost || t.event.silences(t.source) || m.facts[t.face].programs[t.prog].kind == isMeanwhile {
			kept = append(kept, t)
		}
	}
	clear(m.queue[len(kept):m.queueN])
	m.queueN = int8(len(kept))
}

// isCrowded reports whether so much goes on at once that what is declared had
// better resolve before more is.
func (m *Match) isCrowded() bool {
	free := 0
	for i := range m.contexts {
		if !m.contexts[i].busy {
			free++
		}
	}
	return free <= maxContexts/4
}

// inBatch is the context that the running triggers resolve at a place of their
// order, -1 none.
func (m *Match) inBatch(order int16) int8 {
	for i := range m.contexts {
		if c := &m.contexts[i]; c.busy && c.batch == m.depth && c.order == uint8(order) {
			return int8(i)
		}
	}
	return -1
}

// mayComeFirst reports whether the controller of two abilities, of which the one
// set off the other by its cost, may have the second resolve first (DAR 4.8,
// example 43).
func (m *Match) mayComeFirst(second, first int8) bool {
	if second < 0 {
		return false
	}
	a, b := &m.contexts[first], &m.contexts[second]
	return b.late && a.seat == b.seat && a.source != b.source && !a.off && !b.off
}

// haveAnOrder reports whether a player's triggers are of several cards; those of
// one card come as its text says them.
func (m *Match) haveAnOrder(s game.Seat) bool {
	first := game.CardID(0)
	for i := range m.queue[:m.queueN] {
		t := &m.queue[i]
		if t.seat == s && first == 0 {
			first = t.source
		}
		if t.seat == s && t.source != first {
			return true
		}
	}
	return false
}

// queued counts a player's triggers; nextQueued finds the first, of a card if
// one is named.
func (m *Match) queued(s game.Seat) int {
	n := 0
	for i := range m.queue[:m.queueN] {
		if m.queue[i].seat == s {
			n++
		}
	}
	return n
}

func (m *Match) nextQueued(s game.Seat, id game.CardID) int {
	for i := range m.queue[:m.queueN] {
		if m.queue[i].seat == s && (id == 0 || m.queue[i].source == id) {
			return i
		}
	}
	return 0
}

func (m *Match) declareQueued(f *frame, i int) {
	t := m.queue[i]
	copy(m.queue[i:], m.queue[i+1:m.queueN])
	m.queueN--
	m.queue[m.queueN] = trigger{}
	if m.chain++; m.chain > maxChain {
		m.end(game.Nobody, game.Loop)
		return
	}
	ctx := m.open(context{source: t.source, face: t.face, prog: t.prog, seat: t.seat, actor: t.seat, event: t.event,
		named: m.at[t.source].named, batch: m.depth, order: uint8(f.n), late: t.late})
	if ctx < 0 {
		return
	}
	f.n++
	f.seat = f.seat.Other()
	d := m.push(doDeclare)
	d.ctx, d.seat = ctx, t.seat
}
