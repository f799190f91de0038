package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// startPlay begins to play the card of the answer (DAR 4.5.3).
func (m *Match) startPlay(s game.Seat) {
	id := m.answer.Card
	spell, _ := m.spellNow(s, id, &happening{})
	m.follow()
	p := m.push(doPlay)
	p.seat, p.card, p.flag, p.ctx, p.prog = s, id, m.answer.N == game.PayByHand, -1, int8(spell)
}

// playSpell plays a talisman as an answer.
func (m *Match) playSpell(id game.CardID, prog int, s game.Seat) {
	m.follow()
	p := m.push(doPlay)
	p.seat, p.card, p.ctx, p.prog, p.answers = s, id, -1, int8(prog), m.answering+1
}

// runPlay follows the steps of DAR 4.5.3: the card is shown and its objectives
// chosen, the cost is paid, both may answer, the card enters play or, a
// talisman, does what it does. f.n is the golds still to be paid by hand, f.low the
// objectives chosen.
func (m *Match) runPlay(f *frame) {
	typ := m.fact(f.card).typ
	switch f.step {
	case 4: // asked by case 2, to which it returns
		m.pay(m.answer.Card)
		f.n--
		f.step = 2
	case 0:
		if f.byEffect && !m.canStillPlay(f) {
			m.pop()
			return
		}
		m.note(typ)
		f.zone = m.at[f.card].zone
		m.move(game.Plays, f.card, Played)
		f.step = 1
		m.openPlay(f)
		if m.fact(f.card).isCarried() {
			m.ask(f.seat, game.Choose, askBearer, f.card, 1)
		}
		if f.ctx < 0 || m.pending.Kind != game.NoDecision {
			return
		}
		fallthrough
	case 1:
		if c := &m.at[f.card]; m.fact(f.card).isCarried() && c.bearer == 0 {
			c.bearer = m.answer.Card
		}
		if f.prog >= 0 {
			if slots := m.fact(f.card).programs[f.prog].slots; int(f.low) < len(slots) {
				f.low++
				m.pushPick(f.ctx, slots[f.low-1], f.seat)
				return
			}
		}
		f.step = 2
		m.startPaying(f)
		fallthrough
	case 2:
		if f.n > 0 && m.zone(f.seat, GoldReserve).n > 0 {
			m.ask(f.seat, game.Choose, askGold, f.card, int(f.n))
			f.step = 4
			return
		}
		f.step = 3
		if t := m.tollOf(f.card, ability.BePlayed); t.node != 0 {
			m.pushCost(f.ctx, t.node, f.seat)
			return
		}
		fallthrough
	case 3: // it and what it costs beside are paid for
		f.step = 5
		m.spent(f.seat)
		m.meetNext(f.card, f.seat)
		m.spendNext(f.card, f.seat)
		if m.setOff(m.playing(f)); m.queueN > 0 && !f.byEffect {
			m.push(doTriggers).seat = m.active
			return
		}
		fallthrough
	case 5:
		f.step = 6
		if m.openWindow(windowPlayed, m.playing(f), f.ctx) {
			return
		}
		fallthrough
	case 6:
		f.step = 7
		switch {
		case m.contexts[f.ctx].off || m.at[f.card].zone != Played && !(m.fact(f.card).exilesItself && m.at[f.card].zone == Exile):
		case typ != card.Talisman:
			m.settlePlay(f)
		case f.prog >= 0:
			c := &m.contexts[f.ctx]
			if c.done = true; c.it.empty() {
				m.speakOfFound(c, m.prog(c))
			}
			m.pushEffect(f.ctx, m.fact(f.card).programs[f.prog].do, f.seat)
			return
		}
		fallthrough
	default:
		if to := Cemetery; m.at[f.card].zone == Played {
			if m.fact(f.card).exiled && m.fact(f.card).from.has(f.zone) {
				to = Exile
			}
			m.leave(f.card, to, game.Moves, cause{})
		}
		if c := &m.contexts[f.ctx]; c.off {
			m.announce(happening{card: ability.IsAnnulled, it: f.card, by: c.offBy, seat: f.seat})
		}
		m.close(f.ctx)
		m.pop()
		if typ == card.Gold && m.phase == Vigil && !m.acted && !m.announced {
			m.tellOfVigil()
		}
	}
}

// canStillPlay reports whether a card that an effect plays lies where it did, after what the
// cards did that the effect played before it, and whether a weapon still finds a bearer: the
// last one may have gone, or the gold for it.
func (m *Match) canStillPlay(f *frame) bool {
	c := &m.at[f.card]
	return c.zone == f.answer.Zone && c.face == f.answer.Face &&
		!(m.fact(f.card).isCarried() && !m.hasBearer(f.seat, f.card, f.node, f.by))
}

// openPlay gives the play a context, for its objectives and for who answers it.
func (m *Match) openPlay(f *frame) {
	c := context{source: f.card, face: m.at[f.card].face, prog: uint8(max(f.prog, 0)), seat: f.seat, actor: f.seat}
	if f.answers > 0 {
		c.answers = f.answers - 1
		c.event, _ = m.meaning(f.card, &m.fact(f.card).programs[f.prog], f.seat, &m.recent[c.answers])
	}
	f.ctx = m.open(c)
}

func (m *Match) playing(f *frame) happening {
	return happening{card: ability.IsPlayed, player: ability.Plays, it: f.card, seat: f.seat, by: f.card, byFace: m.at[f.card].face}
}

// startPaying pays the cost, or starts to have its golds chosen.
func (m *Match) startPaying(f *frame) {
	cost := 0
	if f.prog >= 0 { // which is paid for even where its cost is not (DAR 4.5.3, step 3)
		c := &m.contexts[f.ctx]
		cost = m.surchargeFor(&m.fact(f.card).programs[f.prog], c, c.objectives())
	}
	if f.free && cost == 0 {
		return
	}
	if !f.free {
		cost += max(m.priceOn(f.seat, f.card, m.at[f.card].bearer)-int(f.less), 0)
	}
	if cost > 0 && m.watch != nil {
		m.happen(game.Event{What: game.Pays, Seat: f.seat, Card: f.card, Face: m.at[f.card].face, Sees: game.ByBoth, N: cost})
	}
	if f.flag {
		m.tellGold(f.seat, ability.PaysGold, cost)
		f.n = int16(m.spendVirtual(f.seat, cost, f.card))
		return
	}
	m.payAll(f.seat, cost, f.card, m.contexts[f.ctx].objectives())
}

// note keeps what the turn has to remember of a play.
func (m *Match) note(t card.Type) {
	if t == card.Gold {
		m.goldsPlayed++
		return
	}
	m.acted = true
}

// settlePlay brings the played card to where its type belongs (DAR 4.2). A
// weapon whose bearer is gone goes to the cemetery.
func (m *Match) settlePlay(f *frame) {
	m.by = cause{}
	if home := m.fact(f.card).home(); home != Carried {
		side := f.seat
		if m.fact(f.card).foreign {
			side, m.putter = side.Other(), int8(f.seat)+1
		}
		m.moveTo(game.Moves, f.card, side, home)
		m.putter = 0
	} else if b := m.at[f.card].bearer; m.canBear(f.card, b) {
		m.arm(f.card, b)
	}
}

// playOf is what plays a card at present, nil where nothing does.
func (m *Match) playOf(id game.CardID) *frame {
	for i := range m.frames[:m.depth] {
		if f := &m.frames[i]; f.routine == doPlay && f.card == id {
			return f
		}
	}
	return nil
}

// annul keeps the card that an ability answers from being played (DAR 4.7).
func (m *Match) annul(c *context) {
	r := &m.recent[c.answers]
	ok := c.event.player == ability.Plays && r.player == ability.Plays && r.ctx >= 0 && !m.isProof(r.it, ability.BeAnnulled, cause{source: c.source, seat: c.seat})
	if ok {
		m.contexts[r.ctx].off, m.contexts[r.ctx].offBy = true, c.source
	}
	m.finish(c, ok)
}

// isProof reports whether a card that is being played, or whose ability is used, says of itself
// that it cannot be annulled, its effects redirected or prevented, or something in force upon it
// does, of what would do so.
func (m *Match) isProof(id game.CardID, deed ability.Deed, by cause) bool {
	m.derive()
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule == 0 && (f.who.has(id) || m.isUponPlayed(f, id)) && m.proves(m.trait(f), deed, f, by) {
			return true
		}
	}
	own := force{seat: m.at[id].controller, source: id}
	ctx := context{source: id, face: m.at[id].face, seat: own.seat, actor: own.seat}
	for i := range m.fact(id).programs {
		p := &m.fact(id).programs[i]
		mod, ok := m.nodes[p.do].effect.(ability.Modify)
		if p.kind != isContinuous || !ok {
			continue
		}
		for _, t := range mod.Traits {
			if m.proves(t, deed, &own, by) && m.cards(mod.Who, &ctx).has(id) && m.holds(p.cond, &ctx) {
				return true
			}
		}
	}
	return false
}

// isUponPlayed reports whether a force speaks of a card that is being played, as one upon all such
// cards of a player does: "tus Talismanes no pueden ser anulados".
func (m *Match) isUponPlayed(f *force, id game.CardID) bool {
	e, ok := m.nodes[f.node].effect.(ability.Modify)
	if !ok || m.at[id].zone != Played {
		return false
	}
	all, ok := e.Who.(ability.Every)
	if !ok || len(all.Of.In) > 0 {
		return false
	}
	ctx := m.contextOf(f)
	return (all.Of.Of == ability.Anyone || m.at[id].controller == m.player(all.Of.Of, &ctx, f.seat)) && m.describes(m.ready(&all.Of), id, m.val(id), &ctx)
}

// proves reports whether a trait keeps a card from a deed of that cause.
func (m *Match) proves(t ability.Trait, deed ability.Deed, f *force, by cause) bool {
	no, ok := t.(ability.Cannot)
	return ok && no.What == deed && (no.By == nil || m.isCause(&no.By.Of, no.By.Kind, f, by))
}

// spellNow finds the ability of a talisman that can be played now, -1 where it
// has none that is run, and otherwise why none can.
func (m *Match) spellNow(s game.Seat, id game.CardID, event *happening) (int, reason) {
	return m.spellAt(s, id, event, m.moment(s))
}

// spellAt is spellNow for any of some moments.
func (m *Match) spellAt(s game.Seat, id game.CardID, event *happening, at moments) (int, reason) {
	why := allowed
	for i := range m.fact(id).programs {
		p := &m.fact(id).programs[i]
		if p.kind != isSpell {
			continue
		}
		switch {
		case p.on != nil || p.answers != 0 && p.hears != 0 && !p.either:
			why = onlyInResponse
		case p.opens&at == 0:
			why = notTheTime
		default:
			ctx := context{source: id, face: m.at[id].face, seat: s, actor: s, event: *event}
			switch {
			case m.taxedTooMuch(p, &ctx, cardSet{}):
				why = cannotPay
			case !m.hasObjectives(p, &ctx), p.either && m.hasElse(id, p, s) != allowed:
				why = noObjective
			default:
				return i, allowed
			}
		}
	}
	return -1, why
}

// canPlaySpell judges a talisman's ability apart from its time.
func (m *Match) canPlaySpell(id game.CardID, p *program, s game.Seat, event *happening) reason {
	if why := m.canAfford(s, id); why != allowed {
		return why
	}
	ctx := context{source: id, face: m.at[id].face, seat: s, actor: s, event: *event}
	switch {
	case m.taxedTooMuch(p, &ctx, cardSet{}):
		return cannotPay
	case !m.hasObjectives(p, &ctx):
		return noObjective
	}
	return allowed
}

// runPlayEffect plays cards by an effect, perhaps without paying (DAR 4.5.3).
// What may not be played stays where it is.
func (m *Match) runPlayEffect(f *frame, c *context, n *node, e ability.Play) {
	if !m.picked(f, c, n, e.What) {
		return
	}
	if m.nameFaces(f) {
		return
	}
	who := f.seat
	if e.Control == ability.Opponent {
		who = c.seat.Other()
	}
	set, by, at := f.set, cause{source: c.source, seat: who}, f.node
	m.finish(c, false)
	for id := range set.all() {
		if !m.canPlayBy(by, id, at) {
			continue
		}
		c.done = true
		c.count(1)
		p := m.push(doPlay)
		p.by, p.answer = by, game.Action{Zone: m.at[id].zone, Face: m.at[id].face}
		p.seat, p.card, p.node, p.ctx, p.byEffect, p.free, p.less = who, id, at, -1, true, e.Free, int8(e.Less)
		spell, _ := m.spellNow(who, id, &happening{})
		p.prog = int8(spell)
	}
}

// canPlayBy judges a card for a player whom the Play at a node of a source lets play it.
func (m *Match) canPlayBy(by cause, id game.CardID, at uint16) bool {
	s := by.seat
	e := m.nodes[at].effect.(ability.Play)
	typ := m.fact(id).typ
	switch {
	case m.bindsElsewhere && m.isBound(id, ability.EnterPlay, by):
		return false
	case inPlay(m.at[id].zone) || m.at[id].face == 0 || m.banned(s, ability.PlayCards, id) || m.unplayable(s, id) || m.oneTooMany(s, id):
		return false
	case typ == card.Gold:
		return !e.Free // an Oro has no cost that could be left unpaid (DAR 4.2.5)
	case !m.canPayToll(id, ability.BePlayed, s):
		return false // additional costs are paid all the same (DAR 4.5.3, step 3)
	case typ == card.NoType || m.fact(id).isCarried() && !m.hasBearer(s, id, at, by):
		return false
	case !e.Free && m.price(s, id)-e.Less+m.tollGold(s, id) > m.goldFor(s, id):
		return false
	}
	return true
}
