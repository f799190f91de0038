package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// What texts demand for deeds, beside what they cost.

// toll is what a text demands for a deed: the payment, and whose ability it is.
// The zero toll is none.
type toll struct {
	node uint16
	of   game.CardID
	seat game.Seat // "you" in its text
}

// tollOf is what a card's own text demands for a deed, or that of a weapon which
// it carries.
func (m *Match) tollOf(id game.CardID, deed ability.Deed) toll {
	if m.fact(id).tolls {
		if p := m.tollIn(id, deed); p != nil && isUpon[ability.This](m.modifyOf(p).Who) {
			return toll{p.cost, id, m.at[id].controller}
		}
	}
	if !m.bearersPay || !inLine(m.at[id].zone) {
		return toll{}
	}
	for arm := m.zone(m.at[id].controller, Carried).head; arm != 0; arm = m.at[arm].next {
		if m.at[arm].bearer != id || !m.fact(arm).tolls || m.val(arm).lost {
			continue
		}
		if p := m.tollIn(arm, deed); p != nil && isUpon[ability.Bearer](m.modifyOf(p).Who) {
			t := toll{p.cost, arm, m.at[id].controller}
			if deed != ability.BeBlocked && m.modifyOf(p).Traits[0].(ability.Toll).Who == ability.Opponent {
				t.seat = t.seat.Other()
			}
			return t
		}
	}
	return toll{}
}

// tollIn is the ability of a card that demands something for a deed.
func (m *Match) tollIn(id game.CardID, deed ability.Deed) *program {
	face := m.at[id].face
	for i := range m.facts[face].programs {
		p := &m.facts[face].programs[i]
		fights := p.toll == ability.FightDeed && (deed == ability.AttackDeed || deed == ability.BlockDeed)
		lowers := p.toll == ability.EnterPlay && deed == ability.BePlayed // to play it is to put it in play (DAR 4.5.1)
		if p.toll != 0 && p.toll == deed || fights || lowers {
			return p
		}
	}
	return nil
}

func (m *Match) modifyOf(p *program) ability.Modify { return m.nodes[p.do].effect.(ability.Modify) }

func isUpon[T ability.Cards](who ability.Cards) bool {
	_, ok := who.(T)
	return ok
}

// contextOfToll is the eyes with which a toll is judged.
func (m *Match) contextOfToll(t toll) context {
	return context{source: t.of, face: m.at[t.of].face, seat: t.seat, actor: t.seat}
}

// tollGold is the gold that a card demands beside its cost: what is paid, and what has to lie in the
// Reserva after that (DAR 4.5.3, step 3).
func (m *Match) tollGold(s game.Seat, id game.CardID) int {
	t := m.tollOf(id, ability.BePlayed)
	if t.node == 0 {
		return 0
	}
	t.seat = s
	ctx := m.contextOfToll(t)
	return m.goldIn(t.node, &ctx) + m.reserveIn(t.node, &ctx)
}

// reserveIn is how many cards of a Reserva a cost takes.
func (m *Match) reserveIn(at uint16, ctx *context) int {
	n := 0
	if k := m.takes(at); k != nil && m.ready(&k.chosen.Of).search == 1<<GoldReserve {
		n = m.amount(k.chosen.Count.N, ctx)
	}
	for _, k := range m.nodes[at].kids {
		n += m.reserveIn(k, ctx)
	}
	return n
}

// canPayToll reports whether that could be paid.
func (m *Match) canPayToll(id game.CardID, deed ability.Deed, s game.Seat) bool {
	return !m.levied && !m.bearersPay && !m.fact(id).tolls || m.couldPayToll(id, deed, s)
}

func (m *Match) couldPayToll(id game.CardID, deed ability.Deed, s game.Seat) bool {
	t := m.tollOf(id, deed)
	if t.node == 0 {
		return !m.levied || m.canPayLevies(id, deed, s, 0)
	}
	if t.of == id && deed != ability.BeBlocked {
		t.seat = s
	}
	ctx := m.contextOfToll(t)
	return m.payable(t.node, &ctx, s) && (!m.levied || m.canPayLevies(id, deed, s, m.goldIn(t.node, &ctx)))
}

// eachLevy goes through what texts demand for a deed of such cards as this one is, until
// f says no.
func (m *Match) eachLevy(id game.CardID, deed ability.Deed, f func(toll) bool) {
	m.derive()
	for i := range m.now.forces[:m.now.n] {
		force := &m.now.forces[i]
		if force.rule != 0 || !force.who.has(id) {
			continue
		}
		t, ok := m.trait(force).(ability.Toll)
		if !ok || t.What != deed && (t.What != ability.FightDeed || deed != ability.AttackDeed && deed != ability.BlockDeed) {
			continue
		}
		p := m.tollIn(force.source, deed)
		if p == nil || !isUpon[ability.Every](m.modifyOf(p).Who) {
			continue
		}
		seat := force.seat
		if t.Who != ability.Opponent {
			seat = m.at[id].controller
		}
		if !f(toll{p.cost, force.source, seat}) {
			return
		}
	}
}

// canPayLevies reports whether a player could pay all levies beside some gold.
func (m *Match) canPayLevies(id game.CardID, deed ability.Deed, s game.Seat, gold int) bool {
	can := true
	m.eachLevy(id, deed, func(t toll) bool {
		ctx := m.contextOfToll(t)
		gold += m.goldIn(t.node, &ctx)
		can = m.payable(t.node, &ctx, s)
		return can
	})
	return can && (gold == 0 || gold <= m.gold(s))
}

// payLevies has a player pay what is demanded of all such cards for what was done.
func (m *Match) payLevies(id game.CardID, deed ability.Deed, s game.Seat) (some bool) {
	if !m.levied {
		return false
	}
	m.eachLevy(id, deed, func(t toll) bool {
		some = m.payToll(t, s) || some
		return true
	})
	return some
}

// payToll has a player pay what a text demands for what was just done, and reports
// whether it demands anything.
func (m *Match) payToll(t toll, s game.Seat) bool {
	if t.node == 0 {
		return false
	}
	if ctx := m.open(m.contextOfToll(t)); ctx >= 0 {
		d := m.push(doDelayed)
		d.ctx, d.node, d.seat = ctx, t.node, s
	}
	return true
}
