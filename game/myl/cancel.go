package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// What cancels, redirects and prevents (DAR 4.8 to 4.10).

// callOff undoes a declaration of attack: the attackers go back (DAR 4.8).
// It reports whether there were any.
func (m *Match) callOff(attacker game.Seat) (any bool) {
	for id := m.zone(attacker, AttackLine).head; id != 0; {
		next := m.at[id].next
		if m.at[id].attacks {
			m.at[id].attacks, any = false, true
			m.leaveBattle(id)
			m.shift(game.Moves, id, DefenseLine)
		}
		id = next
	}
	return any
}

// callOffBlocks takes the blockers of a player out of the battle.
func (m *Match) callOffBlocks(s game.Seat) {
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		m.leaveBattle(id)
	}
}

// runCancel cancels an ability, an attack, or the attack or block of one ally
// (DAR 4.8).
func (m *Match) runCancel(f *frame, c *context, n *node, e ability.Cancel) {
	if e.Of != nil && e.What != ability.AnAbility && !m.picked(f, c, n, e.Of) {
		return
	}
	switch e.What {
	case ability.TheAttack: // at once, and with it the rest of the battle
		m.attackOff = m.callOff(m.active)
		m.finish(c, m.attackOff)
		return
	case ability.AttackOf:
		for id := range f.set.all() {
			if m.at[id].attacks {
				m.at[id].attacks = false
				m.leaveBattle(id)
				m.shift(game.Moves, id, DefenseLine)
			}
		}
	case ability.BlockOf:
		for id := range f.set.all() {
			m.leaveBattle(id)
		}
	case ability.AnAbility:
		if r := &m.recent[c.answers]; r.player == ability.UsesAbility && r.ctx >= 0 {
			m.contexts[r.ctx].off = true
		}
	case ability.Modifiers:
		m.lapse(m.isOfStrength)
	}
	m.finish(c, true)
}

// isOfStrength reports whether all that a modifier does is to change strength.
func (m *Match) isOfStrength(mod *modifier) bool {
	e, ok := m.nodes[mod.node].effect.(ability.Modify)
	for _, t := range e.Traits {
		ok = ok && changesStrength(t)
	}
	return ok
}

// runRedirect turns what is about to happen to a card towards another one (DAR
// 4.9).
func (m *Match) runRedirect(f *frame, c *context, n *node) {
	r := &m.recent[c.answers]
	if f.step == 0 && n.pick != 0 && r.frame >= 0 {
		f.step = 1
		if f.set = m.redirectTargets(f.node, c, r); f.set.empty() {
			m.finish(c, false) // the last one left meanwhile
			return
		}
		m.ask(f.seat, game.Choose, askRedirect, c.source, 1)
		return
	}
	to := m.answer.Card
	if n.pick == 0 && r.frame >= 0 {
		to = m.redirectTargets(f.node, c, r).first()
	}
	ok := to != 0 && r.frame >= 0 && r.it != 0
	if ok {
		threat := &m.frames[r.frame]
		m.redirect(&m.contexts[threat.ctx], &threat.set, r.it, to)
		if m.book.redirectorControls {
			m.takeOver(threat.ctx, f.seat)
		}
		r.it, r.seat, r.spent, r.redirected = to, m.at[to].controller, false, true
		c.prev, c.it = c.it, setOf(to)
	}
	m.finish(c, ok)
}

// takeOver gives a player the control of an ability that is going on.
func (m *Match) takeOver(ctx int8, s game.Seat) {
	m.contexts[ctx].seat, m.contexts[ctx].actor = s, s
	for i := range m.frames[:m.depth] {
		if f := &m.frames[i]; f.routine == doEffect && f.ctx == ctx {
			f.seat = s
		}
	}
}

// redirect puts one card in the place of another among what an ability is about to
// affect, also for what it does to them afterwards.
func (m *Match) redirect(c *context, set *cardSet, from, to game.CardID) {
	for _, s := range [...]*cardSet{set, &c.it, &c.target[0], &c.target[1], &c.target[2], &c.target[3]} {
		if s.has(from) {
			s.drop(from)
			s.add(to)
		}
	}
}
