package myl

import (
	"math"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// Options appends everything that may be chosen now. What a player's cards
// allow is known only where their faces are; in another seat's match the list
// holds what both see.
func (m *Match) Options(dst []game.Action) []game.Action {
	old, eyes := len(dst), m.eyes
	if eyes == game.ByNobody {
		m.eyes = game.SeenBy(m.pending.Seat)
	}
	dst = m.choices(dst)
	m.eyes = eyes
	if m.mayPropose() {
		dst = append(dst, game.Action{Verb: game.Propose})
	}
	m.asked.remember(dst[old:])
	return dst
}

// choices are the options that the rules give.
func (m *Match) choices(dst []game.Action) []game.Action {
	s := m.pending.Seat
	switch m.pending.Ask {
	case askStart:
		return append(dst, game.Action{Verb: game.Start, N: int16(game.A)}, game.Action{Verb: game.Start, N: int16(game.B)})
	case askFace:
		return m.deals(dst)
	case askMulligan, askMay, askAvoid:
		dst = append(dst, game.Action{Verb: game.No})
		if m.mayAgree() {
			dst = append(dst, game.Action{Verb: game.Yes})
		}
		return dst
	case askRegroup:
		all := m.canRegroup()
		for set := all; set >= 0; set-- {
			if set&all == set {
				dst = append(dst, game.Action{Verb: game.Say, N: int16(set)})
			}
		}
		return dst
	case askVigil:
		dst = m.freeActions(dst, s)
		dst = m.attacks(dst, s)
		if !m.mustAttackNow(s) {
			dst = append(dst, game.Action{Verb: game.End})
		}
		return dst
	case askAttack:
		dst = m.attacks(dst, s)
		if !m.mustAttackNow(s) {
			dst = append(dst, game.Action{Verb: game.Pass})
		}
		return dst
	case askBlock:
		dst = m.blocks(dst, s)
		if !m.mustBlockNow(s) {
			dst = append(dst, game.Action{Verb: game.Pass})
		}
		return dst
	case askWar:
		dst = m.freeActions(dst, s)
		return append(dst, game.Action{Verb: game.Pass})
	case askIdle:
		dst = m.freeActions(dst, s)
		return append(dst, game.Action{Verb: game.Pass})
	case askRespond, askRespondPlay, askRespondUse, askRespondThreat, askRespondAttack, askRespondBlock, askRespondDamage,
		askRespondPhase, askRespondEnd:
		return m.windowOptions(dst)
	case askBearer:
		for _, side := range [...]game.Seat{s, s.Other()} {
			dst = m.pickable(dst, side, DefenseLine)
			dst = m.pickable(dst, side, AttackLine)
		}
		return dst
	case askGold:
		return m.pickable(dst, s, GoldReserve)
	case askDiscard:
		return m.pickable(dst, s, Hand)
	case askKeep:
		for id := range m.toKeep(&m.frames[m.depth-1]).all() {
			dst = append(dst, game.Action{Verb: game.Pick, Card: id, Face: m.at[id].face})
		}
		return dst
	case askPick, askRandom:
		return m.pickOptions(dst)
	case askRedirect, askFoe:
		for id := range m.frames[m.depth-1].set.all() {
			dst = append(dst, game.Action{Verb: game.Pick, Card: id, Face: m.at[id].face})
		}
		return dst
	case askThreat:
		return m.threatOptions(dst)
	case askTop: // without their faces, which the other player does not see
		for id := range m.frames[m.depth-1].set.all() {
			dst = append(dst, game.Action{Verb: game.Pick, Card: id})
		}
		return dst
	case askSpot:
		return append(dst, game.Action{Verb: game.Say, N: int16(onTop)}, game.Action{Verb: game.Say, N: int16(atBottom)})
	case askChoice:
		return m.modeOptions(dst)
	case askAbility:
		return m.usableBy(&m.frames[m.depth-1], dst)
	case askNumber:
		for n := int16(0); n <= m.frames[m.depth-1].n; n++ {
			dst = append(dst, game.Action{Verb: game.Say, N: n})
		}
		return dst
	case askNameCard, askNameType, askNameRace, askNameCost:
		return m.nameOptions(dst)
	case askOrder:
		if f := &m.frames[m.depth-1]; f.step == 3 {
			for _, i := range [...]int8{m.inBatch(f.n), m.inBatch(f.n + 1)} {
				dst = append(dst, game.Action{Verb: game.Pick, Card: m.contexts[i].source, Face: m.contexts[i].face})
			}
			return dst
		}
		for i := range m.queue[:m.queueN] {
			if t := &m.queue[i]; t.seat == s && m.nextQueued(s, t.source) == i {
				dst = append(dst, game.Action{Verb: game.Pick, Card: t.source, Face: t.face})
			}
		}
		return dst
	case askAdjust, askAdjustSide, askAdjustCard, askAdjustZone, askAdjustSpot, askAdjustSearch, askAdjustBearer, askAdjustNumber,
		askAdjustStrength, askAdjustUntil, askAdjustDeed, askAccept:
		return m.adjustOptions(dst)
	}
	return dst
}

// freeActions lists what a player may play and use.
func (m *Match) freeActions(dst []game.Action, s game.Seat) []game.Action {
	from := len(dst)
	dst = m.plays(dst, s)
	dst = m.usable(dst, s)
	return m.dropRepeated(dst, from)
}

// deals lists the faces that the sleeve which the dealer is asked for may hold.
func (m *Match) deals(dst []game.Action) []game.Action {
	id := m.pending.Source
	if f := m.at[id].face; f != 0 {
		return append(dst, game.Action{Verb: game.Deal, Card: id, Face: f})
	}
	p := &m.pools[m.at[id].owner]
	a := game.Action{Verb: game.Deal, Card: id}
	for _, a.Face = range p.faces[:p.n] {
		dst = append(dst, a)
	}
	if p.secret {
		dst = append(dst, game.Action{Verb: game.Deal, Card: id})
	}
	return dst
}

// Chances is how many options a chance decision has (see game.Drawing).
func (m *Match) Chances() int {
	switch m.pending.Ask {
	case askStart:
		return len(game.Seats)
	case askFace:
		owner := m.at[m.pending.Source].owner
		if p := &m.pools[owner]; m.at[m.pending.Source].face == 0 && !p.secret {
			return int(p.n)
		}
	}
	var room [game.MaxCards * 2]game.Action
	return len(m.Options(room[:0]))
}

// Chance is one of them.
func (m *Match) Chance(i int) game.Action {
	if p := &m.pools[m.at[m.pending.Source].owner]; m.pending.Ask == askFace && m.at[m.pending.Source].face == 0 && i < int(p.n) {
		return game.Action{Verb: game.Deal, Card: m.pending.Source, Face: p.faces[i]}
	}
	var room [game.MaxCards * 2]game.Action
	return m.Options(room[:0])[i]
}

// mayAgree reports whether what is offered can be done at all.
func (m *Match) mayAgree() bool {
	f := &m.frames[m.depth-1]
	switch {
	case m.pending.Ask == askMulligan, m.pools[m.pending.Seat].secret:
		return true
	case f.routine == doDeclare:
		c := &m.contexts[f.ctx]
		p := m.prog(c)
		return (p.cost == 0 || m.payable(p.cost, c, c.seat)) && m.hasObjectives(p, c)
	case m.pending.Ask == askAvoid:
		return m.payable(m.nodes[f.node].kids[1], &m.contexts[f.ctx], m.pending.Seat)
	}
	return m.payable(m.nodes[f.node].kids[0], &m.contexts[f.ctx], m.pending.Seat)
}

// usable lists the abilities that a player may use on purpose now.
func (m *Match) usable(dst []game.Action, s game.Seat) []game.Action {
	if !m.hasPrograms {
		return dst
	}
	m.eachUse(s, func(id game.CardID, i int) bool {
		a := game.Action{Verb: game.Use, Card: id, Face: m.at[id].face, N: int16(i + 1)}
		dst = append(dst, a)
		if m.hasToChooseGoldToUse(s, id, i, &happening{}) {
			a.N |= game.UseByHand
			dst = append(dst, a)
		}
		return true
	})
	return dst
}

// canUseAny reports whether a player could use an ability now, as both see.
func (m *Match) canUseAny(s game.Seat) bool {
	any, eyes := false, m.eyes
	m.eyes = game.ByBoth
	m.eachUse(s, func(game.CardID, int) bool {
		any = true
		return false
	})
	m.eyes = eyes
	return any
}

// eachUse gives the abilities that a player may use now until yield says stop.
func (m *Match) eachUse(s game.Seat, yield func(id game.CardID, prog int) bool) {
	now, first := m.moment(s), mask(0)
	if m.pending.Ask == askVigil && !m.announced {
		first = ofPhase(ability.Vigil) // what answers the Vigil (DAR 4.11.1)
	}
	if m.opens&now == 0 && !m.responseMask.meets(first) {
		return
	}
	lie, gold := &m.now.lie, m.gold(s)+m.virtualToUse(s, 0)
	may := lie.that[mayBeUsed]
	if m.offers&now == 0 {
		may = may.and(lie.of[s])
	}
	if m.eyes == game.ByBoth {
		may = may.minus(lie.in[Hand])
	} else {
		may = may.minus(lie.in[Hand].and(lie.of[s.Other()]))
	}
	for id := may.take(); id != 0; id = may.take() {
		f := m.fact(id)
		if !f.mayUse(now, first, lie.of[s].has(id)) {
			continue
		}
		programs := m.fact(id).programs
		for i := range programs {
			p := &programs[i]
			if p.opens&now == 0 && p.kind == isActivated || int(p.gold) > gold {
				continue
			}
			if m.mayUse(s, id, i) == allowed && !yield(id, i) {
				return
			}
		}
	}
}

// mayUse judges an activated ability (DAR 4.6.3).
func (m *Match) mayUse(s game.Seat, id game.CardID, prog int) reason {
	if prog < 0 || prog >= len(m.fact(id).programs) {
		return noUse
	}
	p := &m.fact(id).programs[prog]
	switch {
	case p.kind == isResponse && m.pending.Ask == askVigil && m.answersTheVigil(s, id, prog):
		return allowed
	case p.kind != isActivated || p.isAnswer() && !p.either:
		return notAsked
	case m.at[id].controller != s && p.by != ability.Each && p.by != ability.Opponent,
		m.at[id].controller == s && p.by == ability.Opponent:
		return notYours
	case p.opens&m.moment(s) == 0:
		return notTheTime
	}
	if why := m.canUse(id, p, s, &happening{}); why != allowed || !p.either {
		return why
	}
	return m.hasElse(id, p, s)
}

// hasElse judges what answers something or does something else, where there is nothing to answer.
func (m *Match) hasElse(id game.CardID, p *program, s game.Seat) reason {
	ctx := context{source: id, face: m.at[id].face, seat: s, actor: s}
	if !m.payable(p.do, &ctx, s) {
		return noObjective
	}
	return allowed
}

func (m *Match) plays(dst []game.Action, s game.Seat) []game.Action {
	lie := &m.now.lie
	if m.phase != Vigil && lie.of[s].and(lie.are[card.Talisman]).minus(lie.in[Castle]).empty() {
		return dst
	}
	most, golds := m.mostFor(s), int(m.zone(s, GoldReserve).n)
	free := !m.bansCards && !m.ruled(rulesOfPlay)
	for left := 1<<Hand | m.elsewhere&^(1<<Castle); left != 0; left &= left - 1 {
		z := left.first()
		for id := m.zone(s, z).head; id != 0; id = m.at[id].next {
			f := m.fact(id)
			switch {
			case f.typ != card.Talisman && m.phase != Vigil, f.typ == card.Gold && m.acted, int(f.cost) > most && f.typ != card.Gold && !f.pricesItself:
				continue
			case free && f.undemanding && z == Hand && int(f.cost) <= golds && f.typ != card.Talisman && (f.typ != card.Gold || m.goldsPlayed < vigilGolds):
			case z != Hand && !m.playableFrom(s, id), m.mayPlayNow(s, id) != allowed:
				continue
			}
			a := game.Action{Verb: game.Play, Card: id, Face: m.at[id].face}
			dst = append(dst, a)
			if golds > 1 && f.typ != card.Gold && m.hasToChooseGold(s, id) {
				a.N = game.PayByHand
				dst = append(dst, a)
			}
		}
	}
	return dst
}

// mostFor is the printed cost above which a player can play no card.
func (m *Match) mostFor(s game.Seat) int {
	if m.ruled(ruleCost) {
		return math.MaxInt
	}
	most := int(m.zone(s, GoldReserve).n)
	for i := range m.virtual[:m.virtualN] {
		if v := &m.virtual[i]; v.seat == s {
			most += int(v.n)
		}
	}
	return most
}

func (m *Match) attacks(dst []game.Action, s game.Seat) []game.Action {
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		if m.mayAttack(id) == allowed {
			dst = append(dst, game.Action{Verb: game.Attack, Card: id, Face: m.at[id].face})
		}
	}
	return dst
}

func (m *Match) blocks(dst []game.Action, s game.Seat) []game.Action {
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		if m.mayBlockNow(id) != allowed {
			continue
		}
		for foe := m.zone(s.Other(), AttackLine).head; foe != 0; foe = m.at[foe].next {
			if m.mayBlockIt(id, foe) == allowed {
				dst = append(dst, game.Action{Verb: game.Block, Card: id, Target: foe, Face: m.at[id].face})
			}
		}
	}
	return dst
}

func (m *Match) pickable(dst []game.Action, s game.Seat, z game.Zone) []game.Action {
	for id := m.zone(s, z).head; id != 0; id = m.at[id].next {
		if m.mayPick(id) == allowed {
			dst = append(dst, game.Action{Verb: game.Pick, Card: id, Face: m.at[id].face})
		}
	}
	return dst
}
