package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// What follows everything that is done, until nothing is left to do.

// follow has the aftermath of what is pushed after it. Where no card of the match
// has an ability there is none.
func (m *Match) follow() {
	if m.hasPrograms {
		m.push(doAftermath)
	}
}

// followUp has an aftermath come now if there is anything for it to do, and reports
// whether it pushed one.
func (m *Match) followUp() bool {
	if !m.hasPrograms || m.isSettled() {
		return false
	}
	m.push(doAftermath)
	return true
}

// isSettled reports whether nothing is left that the rules or the cards demand.
func (m *Match) isSettled() bool {
	return m.now.tidy && m.queueN == 0 && m.recentN <= m.base && !m.choosy && !m.compels && !m.opensHands && !m.hearsLosses && !m.lendsOn && !m.ruled(rulesOfHaving)
}

// runAftermath follows everything that a player did: what the rules do by
// themselves, the abilities that were triggered, the responses, until nothing
// is left.
func (m *Match) runAftermath(f *frame) {
	if f.step == 1 {
		m.recentN = f.from
		m.pop()
		return
	}
	m.checkCastles()
	switch {
	case m.result.Over, m.frames[m.depth-1].routine == doRunOut:
	case m.tidy():
	case m.queueN > 0:
		m.push(doTriggers).seat = m.active
	case m.recentN > m.base:
		f.step, f.from = 1, m.base
		w := m.push(doWindow)
		w.kind, w.seat, w.from, w.to = windowRespond, m.active, m.base, m.recentN
	default:
		m.recentN = m.base
		m.pop()
	}
}

// tidy does what the rules demand at once: weapons without a valid bearer and
// copies too many go to the cemetery (DAR 4.2.2, 4.13), what counts as another
// type lies where that type lies. It reports whether anybody has to choose.
func (m *Match) tidy() bool {
	if m.disguises && !m.entering.empty() {
		m.push(doEnterAs).card = m.entering.take()
		return true
	}
	if m.hearsLosses {
		m.tellOfLosses()
	}
	if m.compels && m.compel() {
		return true
	}
	if m.opensHands {
		if hands := m.handsToOpen(); !hands.empty() {
			m.push(doShow).set = hands
			return true
		}
	}
	if m.lendsOn {
		m.refit()
	}
	if m.ruled(rulesOfHaving) && (m.holdsTooMany() || m.controlsTooMany()) {
		return true
	}
	if m.now.tidy && !m.choosy {
		return false
	}
	tidy := m.now.tidy
	m.now.tidy = true // until something moves
	arms := !m.now.lie.in[Carried].empty()
	if arms {
		m.disarm(game.A)
		m.disarm(game.B)
	}
	if tidy {
		return false
	}
	copies := m.now.lie.that[onlyOne].len() > 1
	for _, s := range game.Seats {
		if arms && m.tooManyArms(s) || copies && m.tooManyCopies(s) {
			m.now.tidy = false
			return true
		}
	}
	m.relocate()
	return false
}

// tellOfLosses tells the cards of those that have lost their ability since it last looked (DAR
// 4.6.5). What came into play without its ability since then has lost none.
func (m *Match) tellOfLosses() {
	m.derive()
	mute, since := m.lost(), m.heardAt
	fresh := mute.minus(m.mute)
	m.mute, m.heardAt = mute, m.clock
	for id := range fresh.all() {
		if inPlay(m.at[id].zone) && m.at[id].stamp <= since {
			m.announce(happening{card: ability.LosesAbility, it: id, seat: m.at[id].controller})
		}
	}
}

// disarm sends a player's weapons without a valid bearer to the cemetery.
func (m *Match) disarm(s game.Seat) {
	for id := m.zone(s, Carried).head; id != 0; {
		next := m.at[id].next
		if b := m.at[id].bearer; m.isAlly(id) {
			// it is on its way to the line of defense
		} else if b == 0 || !inLine(m.at[b].zone) || !m.isAlly(b) || !m.suits(id, b) {
			m.leave(id, Cemetery, game.Moves, cause{})
		}
		id = next
	}
}

// compel starts what a card does to itself as soon as a condition holds (DAR
// 4.6.5): "si no tienes otro Aliado, debe ser Destruido".
func (m *Match) compel() bool {
	may := m.now.lie.that[holdsSway]
	for id := may.take(); id != 0; id = may.take() {
		if m.fact(id).compels && !m.val(id).lost && m.compelCard(id) {
			return true
		}
	}
	return false
}

func (m *Match) compelCard(id game.CardID) bool {
	c := &m.at[id]
	ctx := context{source: id, face: c.face, seat: c.controller, actor: c.controller, named: c.named}
	for i := range m.fact(id).programs {
		p := &m.fact(id).programs[i]
		act, acts := m.nodes[p.do].effect.(ability.Act)
		_, wins := m.nodes[p.do].effect.(ability.Win)
		if p.kind != isContinuous || !acts && !wins || !p.zones.has(c.zone) || !m.holds(p.cond, &ctx) || acts && m.forbids(id, deedOf(act.Verb), cause{source: id, seat: ctx.seat}) {
			continue
		}
		if m.chain++; m.chain > maxChain {
			m.end(game.Nobody, game.Loop)
			return true
		}
		if at := m.open(ctx); at >= 0 {
			d := m.push(doDelayed)
			d.ctx, d.node, d.seat = at, p.do, ctx.seat
		}
		return true
	}
	return false
}

// tooManyArms has the controller choose which weapons stay on an ally that may
// no longer carry them all.
func (m *Match) tooManyArms(s game.Seat) bool {
	for id := m.zone(s, Carried).head; id != 0; id = m.at[id].next {
		b := m.at[id].bearer
		if m.arms(b) > int(m.val(b).arms) {
			k := m.push(doKeep)
			k.seat, k.card, k.n, k.flag = s, b, 1, true
			return true
		}
	}
	return false
}

// tooManyCopies has the controller choose which copy of a card stays (DAR 4.13). Of one that is
// Errante none does.
func (m *Match) tooManyCopies(s game.Seat) bool {
	bound := m.now.lie.that[onlyOne].and(m.now.lie.of[s])
	for id := bound.take(); id != 0; id = bound.take() {
		if m.isOneInPlay(id) && m.boundCopies(s, id).len() > 1 {
			k := m.push(doKeep)
			k.seat, k.card = s, id
			if !m.fact(id).errante {
				k.n = 1
			}
			return true
		}
	}
	return false
}

func (m *Match) isOneInPlay(id game.CardID) bool {
	return m.fact(id).oneInPlay && !m.val(id).lost
}

// boundCopies is the copies of a card that are bound to be the only one.
func (m *Match) boundCopies(s game.Seat, id game.CardID) cardSet {
	out := m.copies(s, id)
	for other := range out.all() {
		if !m.isOneInPlay(other) {
			out.drop(other)
		}
	}
	return out
}

// copies is the cards of one name that a player controls.
func (m *Match) copies(s game.Seat, id game.CardID) cardSet {
	var out cardSet
	for _, z := range playZones {
		for other := m.zone(s, z).head; other != 0; other = m.at[other].next {
			if m.names[m.at[other].face] == m.names[m.at[id].face] {
				out.add(other)
			}
		}
	}
	return out
}

// runKeep asks which f.n of several cards stay: copies of f.card, with f.flag the
// weapons on it or, without it, those of f.set.
func (m *Match) runKeep(f *frame) {
	if f.step > 0 {
		f.spared.add(m.answer.Card)
	}
	if f.spared.len() < int(f.n) {
		f.step = 1
		m.ask(f.seat, game.Choose, askKeep, f.card, int(f.n)-f.spared.len())
		return
	}
	to := Cemetery
	if !f.flag && f.card != 0 && m.fact(f.card).errante {
		to = Removed
	}
	for id := range m.toKeep(f).all() {
		m.leave(id, to, game.Moves, cause{})
	}
	m.pop()
}

// toKeep is the cards of which some stay, without those that were picked.
func (m *Match) toKeep(f *frame) cardSet {
	out := f.set
	switch {
	case f.flag:
		for id := m.zone(f.seat, Carried).head; id != 0; id = m.at[id].next {
			if m.at[id].bearer == f.card {
				out.add(id)
			}
		}
	case f.card != 0:
		out = m.boundCopies(f.seat, f.card)
	}
	return out.minus(f.spared)
}

// controlsTooMany has a player who controls more cards than a limit allows choose which of
// them stay, as with copies too many (DAR 4.13).
func (m *Match) controlsTooMany() bool {
	for _, s := range [...]game.Seat{m.active, m.active.Other()} {
		var them cardSet
		n := 0
		m.eachRule(limits(ability.ControlCards), func(f *force, r ability.PlayerRule) bool {
			ctx := m.contextOf(f)
			if r, ok := r.(ability.Limit); ok && m.isSeat(r.Who, s, &ctx) {
				them, n = m.controlled(s, r.Card, &ctx), r.N
			}
			return them.len() <= n
		})
		if them.len() > n {
			k := m.push(doKeep)
			k.seat, k.n, k.set = s, int16(n), them
			return true
		}
	}
	return false
}

// controlled is the cards in play of a player that fit.
func (m *Match) controlled(s game.Seat, f *ability.Filter, ctx *context) cardSet {
	var out cardSet
	for _, z := range playZones {
		for id := m.zone(s, z).head; id != 0; id = m.at[id].next {
			if m.describes(m.ready(f), id, m.val(id), ctx) {
				out.add(id)
			}
		}
	}
	return out
}

// relocate moves what counts as an ally to the line of defense, and what does not, or no
// longer does, to where its type lies (DAR 4.2.1, 4.2.4).
func (m *Match) relocate() {
	if !m.displaced && (!m.retypes || m.unchanged()) {
		return
	}
	was := m.displaced // and an Aliado may be anywhere
	m.displaced = m.retypes && !m.unchanged()
	m.derive()
	for _, s := range game.Seats {
		for _, z := range playZones {
			inBattle := z == DefenseLine || z == AttackLine
			if !inBattle && !m.now.retyped && !was {
				continue
			}
			for id := m.zone(s, z).head; id != 0; {
				next := m.at[id].next
				if ally := m.isAlly(id); ally != inBattle && (!ally || m.at[id].away || m.fact(id).typ != card.Ally) {
					m.sendHome(id, ally)
				}
				id = next
			}
		}
	}
}

// sendHome puts one card where it belongs now.
func (m *Match) sendHome(id game.CardID, ally bool) {
	typ := m.fact(id).typ
	m.at[id].away = typ == card.Ally && !ally
	switch {
	case ally:
		m.shift(game.Moves, id, DefenseLine)
	case typ == card.Gold || m.at[id].away && m.val(id).types.Has(card.Gold):
		m.shift(game.Moves, id, PaidGold)
	case typ == card.Weapon && m.at[id].bearer != 0 && inLine(m.at[m.at[id].bearer].zone):
		m.moveTo(game.Moves, id, m.at[m.at[id].bearer].controller, Carried)
	default:
		m.shift(game.Moves, id, SupportLine)
	}
}
