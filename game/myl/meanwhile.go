package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// Triggered abilities that an effect sets up for a time: "hasta la Fase Final, cada vez
// que ...". Each is a program of the face that set it up and, while it waits, a modifier.

// set is such an ability beside the node that sets it up.
type set struct {
	node    uint16
	program program
}

// meanwhile compiles the ability that an effect sets up.
func (c *compiler) meanwhile(e ability.Meanwhile) uint16 {
	inner := compiler{definitions: c.definitions}
	p := inner.program(e.Has)
	p.kind = isMeanwhile
	at := c.add(node{effect: e})
	c.sets = append(append(c.sets, set{node: at, program: p}), inner.sets...)
	c.failed = c.failed || inner.failed || p.answers != 0 || !lendable(e.Until) && e.Until != ability.OpponentTurn && e.Until != ability.YourNextTurn || e.Until == ability.Standing
	return at
}

// enlistSet gives a face the abilities that its effects set up.
func (d *definitions) enlistSet(face game.Face, sets []set) {
	for _, s := range sets {
		d.nodes[s.node].awaits = where{face, uint8(len(d.facts[face].programs))}
		d.enlist(face, s.program)
	}
}

// runMeanwhile sets an ability up.
func (m *Match) runMeanwhile(f *frame, c *context, e ability.Meanwhile) {
	mod := modifier{node: f.node, term: term{until: e.Until, seat: c.seat}, source: c.source}
	if ability.SpeaksOfIt(e.Has.On) {
		if mod.who = m.still(m.cards(ability.It{}, c)); mod.who.empty() {
			m.finish(c, false)
			return
		}
	}
	m.impose(mod)
	m.finish(c, true)
}

// triggerAwaited queues the abilities that were set up for a time and that something
// sets off.
func (m *Match) triggerAwaited(h *happening, k mask) {
	for i := range m.mods[:m.modsN] {
		mod := &m.mods[i]
		at := m.nodes[mod.node].awaits
		if at.face == 0 || !m.counts(mod) {
			continue
		}
		p := &m.facts[at.face].programs[at.prog]
		ctx := context{source: mod.source, face: at.face, prog: at.prog, seat: mod.seat, actor: mod.seat, event: *h, it: mod.who}
		if !p.hears.meets(k) || !m.matches(p.on, h, &ctx) {
			continue
		}
		if ctx.it = (cardSet{}); !m.holds(p.cond, &ctx) || p.limit > 0 && m.usesOf(mod.source, p.slot) >= p.limit {
			continue
		}
		m.countUse(mod.source, p.slot)
		m.enqueue(trigger{source: mod.source, face: at.face, prog: at.prog, seat: mod.seat, event: *h})
	}
}
