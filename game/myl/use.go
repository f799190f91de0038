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
func (m *Match) prog(c *context) *program { return &m.facts[c.face].programs[c.prog] }

// use begins to use an ability on purpose. Who uses it is not always who controls it.
func (m *Match) use(a game.Action, s game.Seat, event happening) {
	id, prog := a.Card, a.Ability()-1
	c := &m.at[id]
	if c.zone == Hand {
		c.sees = game.ByBoth
	}
	m.countUse(id, m.facts[c.face].programs[prog].slot)
	ctx := m.open(context{source: id, face: c.face, prog: uint8(prog), uses: m.facts[c.face].programs[prog].kind == isActivated, seat: m.sideOf(id, &event), actor: s, event: event, answers: m.answering,
		named: c.named})
	if ctx < 0 {
		return
	}
	m.follow()
	r := m.push(doResolve)
	r.ctx, r.seat = ctx, s
	d := m.push(doDeclare)
	d.ctx, d.seat, d.flag = ctx, s, a.ByHand()
}

// runDeclare asks whether an optional trigger is wanted, picks the objectives
// and pays the cost. f.n counts the objectives; f.flag says that who pays chooses the golds.
func (m *Match) runDeclare(f *frame) {
	c := &m.contexts[f.ctx]
	p := m.prog(c)
	switch f.step {
	case 0:
		f.step = 2
		m.speakOfFound(c, p)
		if p.may && !p.isAnswer() {
			m.ask(f.seat, game.YesNo, askMay, c.source, 0)
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
			m.pushPick(f.ctx, p.slots[f.n-1], f.seat)
			return
		}
		f.step = 3
		if due := m.surchargeFor(p, c, c.objectives()); due > 0 && !f.free {
			if due+int(p.gold) > m.goldOf(c, f.seat) {
				c.off = true
				m.pop()
				return
			}
			m.happen(game.Event{What: game.Pays, Seat: f.seat, Card: c.source, Face: c.face, Sees: game.ByBoth, N: due})
			m.payOf(c, f.seat, due)
		}
		if p.cost != 0 && !f.free {
			m.speakOfFound(c, p)
			m.pushCost(f.ctx, p.cost, f.seat)
			m.frames[m.depth-1].each = p.by == ability.Each // who uses it is one of them
		}
	default:
		if p.cost != 0 && !f.free && !c.done {
			c.off = true
		}
		c.ofCost = true
		if c.batch == 0 { // somebody uses it on purpose
			m.spent(f.seat)
		}
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
		m.openWindow(windowCancel, m.using(c, f.seat), f.ctx)
	case 1:
		f.step = 2
		if !c.off {
			m.announce(m.using(c, f.seat))
			c.done = true
			m.pushEffect(f.ctx, m.prog(c).do, f.seat)
			m.frames[m.depth-1].each = m.prog(c).by == ability.Each
		}
	default:
		m.close(f.ctx)
		m.pop()
	}
}

// using is that seat s uses an ability. Its number is that of the ability, from 1.
func (m *Match) using(c *context, s game.Seat) happening {
	kind := m.prog(c).kind
	return happening{card: ability.UsesIts, player: ability.UsesAbility, it: c.source, byFace: c.face, seat: s, n: int16(c.prog) + 1,
		active: kind == isActivated || kind == isResponse}
}

// canUse judges an ability that its controller wants to use now, apart from the
// time: the requirements, the limit, the cost, the objectives (DAR 4.6.1).
func (m *Match) canUse(id game.CardID, p *program, s game.Seat, event *happening) reason {
	return m.mayUseFor(id, p, s, false, event)
}

// mayUseFor is canUse for an effect that may leave the cost unpaid.
func (m *Match) mayUseFor(id game.CardID, p *program, s game.Seat, free bool, event *happening) reason {
	c := &m.at[id]
	ctx := context{source: id, face: c.face, seat: m.sideOf(id, event), actor: s, event: *event, uses: p.kind == isActivated}
	switch {
	case !p.zones.has(c.zone) && !(p.zones == inPlayZones && m.isGone(id, event) && !c.was.lost):
		return notThere
	case (inPlay(c.zone) || p.zones.has(c.zone)) && m.val(id).lost:
		return abilityLost
	case m.fact(id).supports && !m.controlsAlly(c.controller):
		return notMet // DAR 4.2.2.1
	case p.limit > 0 && m.usesOf(id, p.slot) >= p.limit || m.fact(id).oneActivation && m.usesOfCopies(s, id, p.slot) > 0:
		return usedUp
	case m.banned(s, ability.UseAbilities, id), m.closed(id, s), !m.mayUseGold(s) && m.val(id).types.Has(card.Gold):
		return bannedNow
	case !m.holds(p.cond, &ctx):
		return notMet
	case p.cost != 0 && !free && !m.payable(p.cost, &ctx, s):
		return cannotPay
	case !free && m.surchargeFor(p, &ctx, cardSet{})+int(p.gold) > m.goldOf(&ctx, s):
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
	for other := game.CardID(1); other <= m.cardsN; other++ { // one may be gone as the price of its use
		if f := m.at[other].face; f != 0 && m.names[f] == m.names[m.at[id].face] && m.lastController(other) == s {
			n += int(m.usesOf(other, slot))
		}
	}
	return n
}

// hasObjectives reports whether every objective can be chosen (DAR 4.5.4), and
// what has to block afterwards could (4.6.9, example 34).
func (m *Match) hasObjectives(p *program, ctx *context) bool {
	if p.blocks && !m.canBeBlocked(ctx.seat.Other()) {
		return false
	}
	if price := m.asksFirst(p); price != 0 && !m.payable(price, ctx, ctx.seat) {
		return false
	}
	var before cardSet // what the objectives so far may be, and how many they are
	so := 0
	for _, at := range p.slots {
		k := &m.picks[at]
		if !k.chosen.Count.Needed() {
			continue
		}
		of, n, asks := m.candidates(k, ctx, ctx.actor), m.amount(k.chosen.Count.Least(), ctx), m.ready(&k.chosen.Of)
		of = of.minus(m.tooDear(p, ctx, of, cardSet{}))
		before, so = before.or(of), so+n
		if m.together(of, asks.kinship) < n || asks.other && before.len() < so {
			return false
		}
	}
	for _, at := range p.needs {
		for _, s := range game.Seats {
			if k := &m.picks[at]; m.available(k, ctx, s) < m.amount(k.chosen.Count.N, ctx) {
				return false
			}
		}
	}
	return true
}

// asksFirst is what a Talismán has its player do so that the rest of it is done, 0 for nothing: all
// of it must be possible (DAR 4.2.3).
func (m *Match) asksFirst(p *program) uint16 {
	if p.kind != isSpell {
		return 0
	}
	n := &m.nodes[p.do]
	if _, ok := n.effect.(ability.InOrderTo); !ok {
		return 0
	}
	return n.kids[0]
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
		return m.inFull(at, ctx, s)
	case ability.InOrderTo:
		return m.payable(n.kids[0], ctx, s) && m.payable(n.kids[1], ctx, s)
	case ability.Choice:
		left := max(e.N, 1)
		for _, k := range n.kids {
			if m.payable(k, ctx, s) {
				left--
			}
		}
		return left <= 0
	case ability.Pay:
		return e.AnyAmount || m.amount(e.N, ctx) <= m.goldOf(ctx, s)
	case ability.Mill:
		return m.amount(e.N, ctx) <= int(m.zone(m.player(e.Who, ctx, s), Castle).n)
	case ability.Cancel:
		return e.What != ability.AnAbility || m.fitsAnswer(at, &ctx.event, ctx)
	case ability.Act:
		if e.Verb == ability.Annul {
			return m.fitsAnswer(at, &ctx.event, ctx)
		}
		if e.Verb == ability.PayGoldCard && !m.inReserve(m.cards(e.What, ctx)) {
			return false
		}
		return m.hasFor(n, e.What, deedOf(e.Verb), goalOf(e.Verb), ctx, s)
	case ability.Put:
		return m.hasFor(n, e.What, ability.BeAffected, zoneOf(e.To.Zone), ctx, s)
	}
	return true
}

// inFull reports whether the parts of a cost, each of which could be paid, can be
// paid one beside the other: no gold and no card pays for two of them.
func (m *Match) inFull(at uint16, ctx *context, s game.Seat) bool {
	gold, parts := m.goldIn(at, ctx), 0
	for _, kid := range m.nodes[at].kids {
		if k := m.takes(kid); k != nil {
			if parts++; m.ready(&k.chosen.Of).search == 1<<GoldReserve {
				gold += m.amount(k.chosen.Count.N, ctx)
			}
		} else if m.at[ctx.source].zone == GoldReserve && isUpon[ability.This](doneTo(m.nodes[kid].effect)) {
			gold++ // its own gold goes elsewhere
		}
	}
	if has := m.goldOf(ctx, s); gold > has || parts < 2 {
		return gold <= has
	}
	var of cardSet
	cards := 0
	for _, kid := range m.nodes[at].kids {
		if k := m.takes(kid); k != nil {
			of, cards = of.or(m.candidates(k, ctx, s)), cards+m.amount(k.chosen.Count.N, ctx)
		}
		if of.len() < cards {
			return false
		}
	}
	return true
}

// takes is the pick of a part of a cost that takes so many cards and no fewer,
// nil where it takes none.
func (m *Match) takes(at uint16) *pick {
	p := m.nodes[at].pick
	if p == 0 || m.picks[p].chosen.Count.Kind != ability.Exactly {
		return nil
	}
	return &m.picks[p]
}

// inReserve reports whether golds are there to be paid.
func (m *Match) inReserve(golds cardSet) bool {
	for id := range golds.all() {
		if m.at[id].zone != GoldReserve || !m.mayUseGold(m.at[id].controller) {
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

// goalOf is the zone to which a verb sends cards, Nowhere where it leaves them.
func goalOf(v ability.Verb) game.Zone {
	switch v {
	case ability.Destroy, ability.Discard:
		return Cemetery
	case ability.ExileIt:
		return Exile
	case ability.ShuffleIn:
		return Castle
	case ability.Return:
		return Hand
	case ability.Remove:
		return Removed
	}
	return Nowhere
}

// hasFor reports whether there are the cards that a cost needs, none of them where
// it is to go.
func (m *Match) hasFor(n *node, what ability.Cards, deed ability.Deed, to game.Zone, ctx *context, s game.Seat) bool {
	if n.pick != 0 {
		k := &m.picks[n.pick]
		unseen := amongThem(&k.chosen.Of) && ctx.them.empty() // nobody has looked at them yet
		return unseen || !k.chosen.Count.Needed() || m.available(k, ctx, s) >= m.amount(k.chosen.Count.Least(), ctx)
	}
	switch w := what.(type) {
	case ability.It, ability.BearerOfIt, ability.TheOther, ability.NamedCard:
		return true
	case ability.Top:
		if w.N == ability.Amount(ability.CardsMoved) {
			return true // as many as are still to be chosen
		}
	}
	who := m.cards(what, ctx)
	for id := range who.all() {
		if m.at[id].zone == to || m.forbids(id, deed, cause{source: ctx.source, seat: ctx.seat}) {
			return false
		}
	}
	return !who.empty()
}
