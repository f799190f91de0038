package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// How an ability is used (DAR 4.6.2): it is declared with its objectives, its
// cost is paid, it may be cancelled, it resolves. A doDeclare frame does the
// first two, a doResolve frame the rest; simultaneous triggers are all declared
// before the first of them resolves (DAR 4.6.6).

// prog is the program that a context runs.
func (m *Match) prog(c *context) *program { return &m.programs[c.face][c.prog] }

// use begins to use an ability on purpose.
func (m *Match) use(id game.CardID, prog int, s game.Seat, event happening) {
	c := &m.at[id]
	if c.zone == Hand {
		c.sees = game.ByBoth
	}
	m.countUse(id, m.programs[c.face][prog].slot)
	ctx := m.open(context{source: id, face: c.face, prog: uint8(prog), seat: s, actor: s, event: event, answers: m.answering,
		named: c.named})
	if ctx < 0 {
		return
	}
	m.follow()
	m.push(frame{routine: doResolve, ctx: ctx, seat: s})
	m.push(frame{routine: doDeclare, ctx: ctx, seat: s})
}

// runDeclare asks whether an optional trigger is wanted, picks the objectives
// and pays the cost. f.n counts the objectives.
func (m *Match) runDeclare(f *frame) {
	c := &m.contexts[f.ctx]
	p := m.prog(c)
	switch f.step {
	case 0:
		f.step = 2
		if p.may && !p.isAnswer() {
			m.ask(c.seat, game.YesNo, askMay, c.source, 0)
			f.step = 1
		}
	case 1:
		f.step = 2
		if m.answer.Verb == game.No {
			c.off = true
			m.pop()
		}
	case 2:
		if int(f.n) < len(p.slots) {
			f.n++
			m.pushPick(f.ctx, p.slots[f.n-1], c.seat)
			return
		}
		f.step = 3
		if due := m.surchargeFor(p, c, c.objectives()); due > 0 && !f.free {
			if due+int(p.gold) > m.gold(c.seat) {
				c.off = true
				m.pop()
				return
			}
			m.happen(game.Event{What: game.Pays, Seat: c.seat, Card: c.source, Face: c.face, Sees: game.ByBoth, N: due})
			m.payAll(c.seat, due, 0, c.objectives())
		}
		if p.cost != 0 && !f.free {
			m.pushCost(f.ctx, p.cost, f.seat)
		}
	default:
		if p.cost != 0 && !f.free && !c.done {
			c.off = true
		}
		c.moved = 0
		m.pop()
	}
}

// runResolve lets the ability be cancelled and does what it does. It closes the
// context.
func (m *Match) runResolve(f *frame) {
	c := &m.contexts[f.ctx]
	switch f.step {
	case 0:
		f.step = 1
		if c.off {
			return
		}
		m.openWindow(windowCancel, happening{card: ability.UsesIts, player: ability.UsesAbility, it: c.source, byFace: c.face, seat: c.seat}, f.ctx)
	case 1:
		f.step = 2
		if !c.off {
			c.done = true
			m.pushEffect(f.ctx, m.prog(c).do, c.seat)
		}
	default:
		m.close(f.ctx)
		m.pop()
	}
}

// canUse judges an ability that its controller wants to use now, apart from the
// time: the requirements, the limit, the cost, the objectives (DAR 4.6.1).
func (m *Match) canUse(id game.CardID, p *program, s game.Seat, event *happening) reason {
	return m.mayUseFor(id, p, s, false, event)
}

// mayUseFor is canUse for an effect that may leave the cost unpaid.
func (m *Match) mayUseFor(id game.CardID, p *program, s game.Seat, free bool, event *happening) reason {
	c := &m.at[id]
	ctx := context{source: id, face: c.face, seat: s, actor: s, event: *event}
	switch {
	case !p.zones.has(c.zone) && !(event.it == id && event.takesAway() && p.zones == inPlayZones && !c.was.lost):
		return notThere
	case inPlay(c.zone) && m.val(id).lost:
		return abilityLost
	case m.fact(id).supports && !m.controlsAlly(c.controller):
		return notMet // DAR 4.2.2.1
	case p.limit > 0 && m.usesOf(id, p.slot) >= p.limit || m.fact(id).oneActivation && m.usesOfCopies(s, id, p.slot) > 0:
		return usedUp
	case m.banned(s, ability.UseAbilities, id), m.closed(c.zone, s):
		return bannedNow
	case !m.holds(p.cond, &ctx):
		return notMet
	case p.cost != 0 && !free && !m.payable(p.cost, &ctx, s):
		return cannotPay
	case !free && m.surchargeFor(p, &ctx, cardSet{})+int(p.gold) > m.gold(s):
		return cannotPay
	case !m.hasObjectives(p, &ctx):
		return noObjective
	}
	return allowed
}

func (m *Match) controlsAlly(s game.Seat) bool {
	for z := DefenseLine; z <= SupportLine; z++ {
		for id := m.zone(s, z).head; id != 0; id = m.at[id].next {
			if m.isAlly(id) {
				return true
			}
		}
	}
	return false
}

// usesOf is how often an ability of a card was used in this turn.
func (m *Match) usesOf(id game.CardID, slot uint8) uint8 {
	if c := &m.at[id]; c.usedIn == m.turn {
		return c.uses[m.whoseUses(id)][slot]
	}
	return 0
}

func (m *Match) countUse(id game.CardID, slot uint8) {
	c := &m.at[id]
	if c.usedIn != m.turn {
		c.usedIn, c.uses = m.turn, [2][usesPerCard]uint8{}
	}
	c.uses[m.whoseUses(id)][slot]++
}

// whoseUses is 0 for a card with its own name, 1 for one that is a copy of another
// for a time.
func (m *Match) whoseUses(id game.CardID) int {
	if c := &m.at[id]; c.own != 0 && m.names[c.own] != m.names[c.face] {
		return 1
	}
	return 0
}

// usesOfCopies counts the uses of an ability over all copies of a card that a
// player controls.
func (m *Match) usesOfCopies(s game.Seat, id game.CardID, slot uint8) int {
	n := 0
	for other := range m.copies(s, id).all() {
		n += int(m.usesOf(other, slot))
	}
	return n
}

// hasObjectives reports whether every objective can be chosen (DAR 4.5.4), and
// what has to block afterwards could (4.6.9, example 34).
func (m *Match) hasObjectives(p *program, ctx *context) bool {
	if p.blocks && !m.canBeBlocked(ctx.seat.Other()) {
		return false
	}
	for _, at := range p.slots {
		k := &m.picks[at]
		if k.chosen.Count.Kind != ability.Exactly {
			continue
		}
		of := m.candidates(k, ctx, ctx.seat)
		if of.minus(m.tooDear(p, ctx, of)).len() < m.amount(k.chosen.Count.N, ctx) {
			return false
		}
	}
	for _, at := range p.needs {
		for _, s := range game.Seats {
			if k := &m.picks[at]; m.candidates(k, ctx, s).len() < m.amount(k.chosen.Count.N, ctx) {
				return false
			}
		}
	}
	return true
}

// payable reports whether a cost could be paid now by seat s.
func (m *Match) payable(at uint16, ctx *context, s game.Seat) bool {
	n := &m.nodes[at]
	switch e := n.effect.(type) {
	case ability.Sequence:
		for _, k := range n.kids {
			if !m.payable(k, ctx, s) {
				return false
			}
		}
		return m.goldIn(at, ctx) <= m.gold(s)
	case ability.InOrderTo:
		return m.payable(n.kids[0], ctx, s) && m.payable(n.kids[1], ctx, s)
	case ability.Choice:
		for _, k := range n.kids {
			if m.payable(k, ctx, s) {
				return true
			}
		}
		return false
	case ability.Pay:
		return e.AnyAmount || m.amount(e.N, ctx) <= m.gold(s)
	case ability.Mill:
		return m.amount(e.N, ctx) <= int(m.zone(m.player(e.Who, ctx, s), Castle).n)
	case ability.Act:
		if e.Verb == ability.PayGoldCard && !m.inReserve(m.cards(e.What, ctx)) {
			return false
		}
		return m.hasFor(n, e.What, deedOf(e.Verb), ctx, s)
	case ability.Put:
		return m.hasFor(n, e.What, ability.BeAffected, ctx, s)
	}
	return true
}

// inReserve reports whether golds are there to be paid.
func (m *Match) inReserve(golds cardSet) bool {
	for id := range golds.all() {
		if m.at[id].zone != GoldReserve {
			return false
		}
	}
	return !golds.empty()
}

// goldIn is the gold that a cost takes in all.
func (m *Match) goldIn(at uint16, ctx *context) int {
	sum := 0
	if e, ok := m.nodes[at].effect.(ability.Pay); ok && !e.AnyAmount {
		sum = m.amount(e.N, ctx)
	}
	for _, k := range m.nodes[at].kids {
		sum += m.goldIn(k, ctx)
	}
	return sum
}

// hasFor reports whether there are the cards that a cost needs.
func (m *Match) hasFor(n *node, what ability.Cards, deed ability.Deed, ctx *context, s game.Seat) bool {
	if n.pick != 0 {
		k := &m.picks[n.pick]
		return k.chosen.Count.Kind != ability.Exactly || m.candidates(k, ctx, s).len() >= m.amount(k.chosen.Count.N, ctx)
	}
	switch what.(type) {
	case ability.It, ability.TheOther, ability.NamedCard:
		return true
	}
	who := m.cards(what, ctx)
	for id := range who.all() {
		if m.forbids(id, deed, cause{source: ctx.source, seat: ctx.seat}) {
			return false
		}
	}
	return !who.empty()
}

// follow has the aftermath of what is pushed after it. Where no card of the match
// has an ability there is none.
func (m *Match) follow() {
	if m.hasPrograms {
		m.push(frame{routine: doAftermath})
	}
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
	case m.result.Over:
	case m.tidy():
	case m.queueN > 0:
		m.push(frame{routine: doTriggers, seat: m.active})
	case m.recentN > m.base:
		f.step, f.from = 1, m.base
		m.push(frame{routine: doWindow, kind: windowRespond, seat: m.active, from: m.base, to: m.recentN})
	default:
		m.recentN = m.base
		m.pop()
	}
}

// tidy does what the rules demand at once: weapons without a valid bearer and
// copies too many go to the cemetery (DAR 4.2.2, 4.13), what counts as another
// type lies where that type lies. It reports whether anybody has to choose.
func (m *Match) tidy() bool {
	if m.compels && m.compel() {
		return true
	}
	if m.opensHands {
		if hands := m.handsToOpen(); !hands.empty() {
			m.push(frame{routine: doShow, set: hands})
			return true
		}
	}
	tidy := m.now.tidy
	m.now.tidy = true // until something moves
	for _, s := range game.Seats {
		for id := m.zone(s, Carried).head; id != 0; {
			next := m.at[id].next
			if b := m.at[id].bearer; m.isAlly(id) {
				// it is on its way to the line of defense
			} else if b == 0 || !inLine(m.at[b].zone) || !m.isAlly(b) || !m.suits(id, b) {
				m.leave(id, Cemetery, game.Moves, cause{})
			}
			id = next
		}
		if tidy {
			continue
		}
		if m.tooManyArms(s) || m.tooManyCopies(s) {
			m.now.tidy = false
			return true
		}
		m.relocate(s)
	}
	return false
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
	for i := range m.programs[c.face] {
		p := &m.programs[c.face][i]
		act, ok := m.nodes[p.do].effect.(ability.Act)
		if p.kind != isContinuous || !ok || !m.holds(p.cond, &ctx) || m.forbids(id, deedOf(act.Verb), cause{source: id, seat: ctx.seat}) {
			continue
		}
		if m.chain++; m.chain > maxChain {
			m.end(game.Nobody, game.Loop)
			return true
		}
		if at := m.open(ctx); at >= 0 {
			m.push(frame{routine: doDelayed, ctx: at, node: p.do, seat: ctx.seat})
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
			m.push(frame{routine: doKeepOne, seat: s, card: b, flag: true})
			return true
		}
	}
	return false
}

// tooManyCopies has the controller choose which copy of a card stays (DAR 4.13).
func (m *Match) tooManyCopies(s game.Seat) bool {
	if !m.limitsCopies {
		return false
	}
	bound := m.now.lie.that[onlyOne].and(m.now.lie.of[s])
	for id := bound.take(); id != 0; id = bound.take() {
		if m.isOneInPlay(id) && m.boundCopies(s, id).len() > 1 {
			m.push(frame{routine: doKeepOne, seat: s, card: id})
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

// runKeepOne asks which of several cards stays: copies of f.card, or with f.flag
// the weapons on it.
func (m *Match) runKeepOne(f *frame) {
	if f.step == 0 {
		m.ask(f.seat, game.Choose, askKeep, f.card, 1)
		f.step = 1
		return
	}
	for id := range m.toKeep(f).all() {
		if id != m.answer.Card {
			m.leave(id, Cemetery, game.Moves, cause{})
		}
	}
	m.pop()
}

func (m *Match) toKeep(f *frame) cardSet {
	if !f.flag {
		return m.boundCopies(f.seat, f.card)
	}
	var out cardSet
	for id := m.zone(f.seat, Carried).head; id != 0; id = m.at[id].next {
		if m.at[id].bearer == f.card {
			out.add(id)
		}
	}
	return out
}

// relocate moves what counts as an ally to the line of defense, and what no
// longer does back to where its type lies (DAR 4.2.1, 4.2.4).
func (m *Match) relocate(s game.Seat) {
	if m.unchanged() && !m.displaced {
		return
	}
	m.displaced = !m.unchanged()
	m.derive()
	for _, z := range playZones {
		inBattle := z == DefenseLine || z == AttackLine
		if !inBattle && !m.now.retyped {
			continue
		}
		for id := m.zone(s, z).head; id != 0; {
			next := m.at[id].next
			if m.fact(id).typ != card.Ally && m.isAlly(id) != inBattle {
				m.sendHome(id, !inBattle)
			}
			id = next
		}
	}
}

// sendHome puts one card where it belongs now.
func (m *Match) sendHome(id game.CardID, ally bool) {
	switch typ := m.fact(id).typ; {
	case ally:
		m.shift(id, DefenseLine)
	case typ == card.Gold:
		m.shift(id, PaidGold)
	case typ == card.Weapon && m.at[id].bearer != 0 && inLine(m.at[m.at[id].bearer].zone):
		m.moveTo(game.Moves, id, m.at[m.at[id].bearer].controller, Carried)
	default:
		m.shift(id, SupportLine)
	}
}
