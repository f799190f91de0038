package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// Options appends everything that may be chosen now. What a player's cards
// allow is known only where their faces are; in another seat's match the list
// holds what both see.
func (m *Match) Options(dst []game.Action) []game.Action {
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
		dst = m.plays(dst, s)
		dst = m.usable(dst, s)
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
		dst = m.plays(dst, s)
		dst = m.usable(dst, s)
		return append(dst, game.Action{Verb: game.Pass})
	case askIdle:
		dst = m.plays(dst, s)
		dst = m.usable(dst, s)
		return append(dst, game.Action{Verb: game.Pass})
	case askRespond:
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
	case askRedirect:
		for id := range m.frames[m.depth-1].set.all() {
			dst = append(dst, game.Action{Verb: game.Pick, Card: id, Face: m.at[id].face})
		}
		return dst
	case askThreat:
		return m.threatOptions(dst)
	case askChoice:
		return m.modeOptions(dst)
	case askNumber:
		for n := int16(0); n <= m.frames[m.depth-1].n; n++ {
			dst = append(dst, game.Action{Verb: game.Say, N: n})
		}
		return dst
	case askName:
		return m.nameOptions(dst)
	case askOrder:
		for i := range m.queue[:m.queueN] {
			if t := &m.queue[i]; t.seat == s && m.nextQueued(s, t.source) == i {
				dst = append(dst, game.Action{Verb: game.Pick, Card: t.source, Face: t.face})
			}
		}
		return dst
	}
	return dst
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

// mustAttackNow reports whether an ally that has to attack still can.
func (m *Match) mustAttackNow(s game.Seat) bool {
	if m.unchanged() {
		return false
	}
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		if m.must(id, ability.AttackDeed) && m.mayAttack(id) == allowed {
			return true
		}
	}
	return false
}

// mustBlockNow reports whether an ally that has to block still can.
func (m *Match) mustBlockNow(s game.Seat) bool {
	if m.unchanged() {
		return false
	}
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		if !m.must(id, ability.BlockDeed) || m.mayBlock(id) != allowed {
			continue
		}
		for foe := m.zone(s.Other(), AttackLine).head; foe != 0; foe = m.at[foe].next {
			if m.mayBlockIt(id, foe) == allowed {
				return true
			}
		}
	}
	return false
}

// usable lists the abilities that a player may use on purpose now.
func (m *Match) usable(dst []game.Action, s game.Seat) []game.Action {
	m.eachUse(s, func(id game.CardID, i int) bool {
		dst = append(dst, game.Action{Verb: game.Use, Card: id, Face: m.at[id].face, N: int16(i + 1)})
		return true
	})
	return dst
}

// canUseAny reports whether a player could use an ability now, as both see.
func (m *Match) canUseAny(s game.Seat) bool {
	any := false
	m.public = true
	m.eachUse(s, func(game.CardID, int) bool {
		any = true
		return false
	})
	m.public = false
	return any
}

// eachUse gives the abilities that a player may use now until yield says stop.
func (m *Match) eachUse(s game.Seat, yield func(id game.CardID, prog int) bool) {
	if !m.hasActivated {
		return
	}
	for side := range m.lists {
		for z := GoldReserve; z <= Carried; z++ {
			for id := m.lists[side][z].head; id != 0; id = m.at[id].next {
				if !m.fact(id).activated {
					continue
				}
				for i := range m.programs[m.at[id].face] {
					if m.mayUse(s, id, i) == allowed && !yield(id, i) {
						return
					}
				}
			}
		}
	}
}

// mayUse judges an activated ability (DAR 4.6.3).
func (m *Match) mayUse(s game.Seat, id game.CardID, prog int) reason {
	if prog < 0 || prog >= len(m.programs[m.at[id].face]) {
		return notAsked
	}
	p := &m.programs[m.at[id].face][prog]
	a, ok := p.ability.(ability.Activated)
	switch {
	case !ok || p.isAnswer():
		return notAsked
	case m.at[id].controller != s && a.By != ability.Each && a.By != ability.Opponent,
		m.at[id].controller == s && a.By == ability.Opponent:
		return notYours
	}
	w := a.When
	if a.By == ability.Each && w.Whose != ability.Anyone {
		w.Whose = ability.You
	}
	if !m.isTime(w, s) {
		return notTheTime
	}
	return m.canUse(id, p, s, &happening{})
}

func (m *Match) plays(dst []game.Action, s game.Seat) []game.Action {
	for id := m.zone(s, Hand).head; id != 0; id = m.at[id].next {
		if m.mayPlay(s, id) != allowed {
			continue
		}
		a := game.Action{Verb: game.Play, Card: id, Face: m.at[id].face}
		dst = append(dst, a)
		if m.hasToChooseGold(s, id) {
			a.N = game.PayByHand
			dst = append(dst, a)
		}
	}
	return dst
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
		if m.mayBlock(id) != allowed {
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

// allows is the one judge of an action: it refuses whatever is not an option.
func (m *Match) allows(a game.Action) reason {
	s, ask := m.pending.Seat, m.pending.Ask
	if a.Card > m.cardsN || a.Target > m.cardsN {
		return notAsked
	}
	bare := a == game.Action{Verb: a.Verb}
	card := game.Action{Verb: a.Verb, Card: a.Card, Face: m.at[a.Card].face} // the plain form of an action with a card
	switch {
	case a.Verb == game.Deal && ask == askFace && a == game.Action{Verb: game.Deal, Card: m.pending.Source, Face: a.Face}:
		return m.mayDeal(a.Card, a.Face)
	case a.Verb == game.Play && (ask == askVigil || ask == askWar || ask == askIdle) && a.Card != 0:
		if card.N = a.N; a != card {
			return notAsked
		}
		if why := m.mayPlay(s, a.Card); why != allowed {
			return why
		}
		if a.N == 0 || a.N == game.PayByHand && m.hasToChooseGold(s, a.Card) {
			return allowed
		}
		return notAsked
	case a.Verb == game.Use && (ask == askVigil || ask == askWar || ask == askIdle) && a.Card != 0:
		if card.N = a.N; a != card || !inPlay(m.at[a.Card].zone) && m.at[a.Card].zone != Cemetery && m.at[a.Card].zone != Exile {
			return notAsked
		}
		return m.mayUse(s, a.Card, int(a.N)-1)
	case a.Verb == game.Attack && (ask == askVigil || ask == askAttack) && a.Card != 0 && a == card && m.at[a.Card].controller == s:
		return m.mayAttack(a.Card)
	case a.Verb == game.Block && ask == askBlock && a.Card != 0 && a.Target != 0:
		if card.Target = a.Target; a != card || m.at[a.Card].controller != s || m.at[a.Target].controller != s.Other() {
			return notAsked
		}
		if why := m.mayBlock(a.Card); why != allowed {
			return why
		}
		return m.mayBlockIt(a.Card, a.Target)
	case a.Verb == game.Pass && (ask == askWar || ask == askRespond || ask == askIdle) && bare,
		a.Verb == game.Pass && ask == askAttack && bare && !m.mustAttackNow(s),
		a.Verb == game.Pass && ask == askBlock && bare && !m.mustBlockNow(s),
		a.Verb == game.End && ask == askVigil && bare && !m.mustAttackNow(s),
		a.Verb == game.No && (ask == askMulligan || ask == askMay || ask == askAvoid) && bare,
		a.Verb == game.Yes && (ask == askMulligan || ask == askMay || ask == askAvoid) && bare && m.mayAgree():
		return allowed
	case a.Verb == game.Say && ask == askRegroup && a == game.Action{Verb: game.Say, N: a.N} && a.N >= 0 && a.N&^int16(m.canRegroup()) == 0:
		return allowed
	case a.Verb == game.Pick && (ask == askBearer || ask == askGold || ask == askDiscard) && a.Card != 0 && a == card:
		return m.mayPick(a.Card)
	}
	return m.listed(a)
}

// listed judges an action by the list of the options, for the questions whose
// lists are short or known to their own seat only.
func (m *Match) listed(a game.Action) reason {
	var room [game.MaxCards * 2]game.Action
	for _, o := range m.Options(room[:0]) {
		if o == a {
			return allowed
		}
	}
	if a.Verb == game.Say && m.pending.Ask == askChoice && m.partial() {
		if kids := len(m.nodes[m.frames[m.depth-1].node].kids); a == (game.Action{Verb: game.Say, N: a.N}) && a.N >= 1 && int(a.N) <= kids {
			return allowed // whether its player can do it may not be known here
		}
	}
	if m.unseen(a) || a == (game.Action{Verb: game.Pass}) && m.picksUnseen() {
		return allowed
	}
	return notAsked
}

// picksUnseen reports whether the running pick looks where this match does not
// see, so that there may be nothing to pick.
func (m *Match) picksUnseen() bool {
	f := &m.frames[m.depth-1]
	if m.pending.Ask != askPick || f.routine != doPick || !m.partial() {
		return false
	}
	return !m.publicPick(&m.picks[f.node])
}

// unseen reports whether an action picks from the castle of a deck that is
// secret in this match, where the list cannot hold it.
func (m *Match) unseen(a game.Action) bool {
	f := &m.frames[m.depth-1]
	if f.routine != doPick || m.pending.Ask != askPick || int(a.Face) >= len(m.facts) || a != (game.Action{Verb: game.Pick, Face: a.Face, Zone: Castle}) {
		return false
	}
	k := &m.picks[f.node]
	return len(k.chosen.Of.In) > 0 && zonesOf(k.chosen.Of.In).has(Castle) && m.pools[m.castleOf(k, &m.contexts[f.ctx], f.seat)].secret
}

// mayDeal: a face out of the pool; in a match that does not know the deck, any
// face, or none for a card that goes to a hand.
func (m *Match) mayDeal(id game.CardID, f game.Face) reason {
	if known := m.at[id].face; known != 0 {
		if f == known || f == 0 && m.partial() {
			return allowed
		}
		return notInDeck
	}
	p := &m.pools[m.at[id].owner]
	if !p.secret && p.has(f) {
		return allowed
	}
	if f == 0 && m.partial() && m.dealtTo() != game.ByBoth {
		return allowed
	}
	if p.secret && int(f) < len(m.facts) && (f != 0 || m.dealtTo() != game.ByBoth) {
		return allowed
	}
	return notInDeck
}

// mayPlay: DAR 4.5.3 for the step that is on.
func (m *Match) mayPlay(s game.Seat, id game.CardID) reason {
	c, f := &m.at[id], m.fact(id)
	switch {
	case c.zone != Hand || c.controller != s:
		return notInHand
	case m.phase != Vigil && f.typ != card.Talisman:
		return onlyTalismans
	case f.typ == card.NoType:
		return noFacts
	case f.typ == card.Gold && m.acted:
		return goldComesFirst
	case f.typ == card.Gold && int(m.goldsPlayed) >= m.goldsAllowed(s, id):
		return oneGoldATurn
	}
	if why := m.canAfford(s, id); why != allowed || f.typ != card.Talisman {
		return why
	}
	_, why := m.spellNow(s, id, &happening{})
	return why
}

// canAfford judges whether a card can be played as far as its cost, what it
// demands and the rules in force go.
func (m *Match) canAfford(s game.Seat, id game.CardID) reason {
	f := m.fact(id)
	switch {
	case f.typ != card.Gold && f.cost >= 0 && m.price(s, id)+m.tollGold(s, id) > m.goldFor(s, id):
		return tooDear
	case m.banned(s, ability.PlayCards, id), m.unplayable(id):
		return bannedNow
	case m.oneTooMany(s, id):
		return oneIsInPlay
	case !m.playConditions(s, id):
		return notMet
	case f.typ == card.Gold:
		return allowed
	case f.cost < 0:
		return noFacts
	case f.typ == card.Weapon && !m.hasBearer(id):
		return noBearer
	case !m.canPayToll(id, ability.BePlayed, s):
		return cannotPay
	}
	return allowed
}

// playConditions holds a card to what its text says about playing it.
func (m *Match) playConditions(s game.Seat, id game.CardID) bool {
	face := m.at[id].face
	for i := range m.programs[face] {
		p := &m.programs[face][i]
		only, ok := p.ability.(ability.PlayOnly)
		if !ok {
			continue
		}
		ctx := context{source: id, face: face, seat: s, actor: s}
		if only.On != nil || only.When != (ability.Window{}) && !m.isTime(only.When, s) || !m.holds(only.If, &ctx) ||
			only.From != ability.InPlay && zoneOf(only.From) != m.at[id].zone {
			return false
		}
	}
	return true
}

// hasToChooseGold reports whether it makes a difference which golds pay.
func (m *Match) hasToChooseGold(s game.Seat, id game.CardID) bool {
	price := m.price(s, id) - m.virtualFor(s, id)
	return price > 0 && price < int(m.zone(s, GoldReserve).n)
}

// mayAttack: DAR 4.2.1 and 5.3.1.
func (m *Match) mayAttack(id game.CardID) reason {
	c := &m.at[id]
	switch {
	case !inPlay(c.zone) || !m.isAlly(id):
		return notAnAlly
	case c.zone != DefenseLine:
		return notInDefense
	case m.forbids(id, ability.AttackDeed, cause{}) && !m.val(id).has(ability.MayAttack):
		return cannotAttack
	case !c.settled && !m.val(id).has(ability.AttackAtOnce) && !m.val(id).has(ability.MayAttack):
		return justArrived
	case m.banned(c.controller, ability.DeclareAttack, id):
		return bannedNow
	case m.attacksAlone(c.controller, id):
		return alone
	case !m.canPayToll(id, ability.AttackDeed, c.controller):
		return cannotPay
	}
	return allowed
}

// attacksAlone reports whether an ally that attacks alone is in the way.
func (m *Match) attacksAlone(s game.Seat, id game.CardID) bool {
	if m.unchanged() {
		return false
	}
	for other := m.zone(s, AttackLine).head; other != 0; other = m.at[other].next {
		if m.at[other].attacks && (m.val(other).has(ability.AttackAlone) || m.val(id).has(ability.AttackAlone)) {
			return true
		}
	}
	return false
}

// mayBlock: DAR 5.3.2. An ally blocks one attacker.
func (m *Match) mayBlock(id game.CardID) reason {
	c := &m.at[id]
	switch {
	case !inPlay(c.zone) || !m.isAlly(id):
		return notAnAlly
	case c.zone != DefenseLine:
		return notInDefense
	case c.foe != 0 && m.blockedBy(id) >= int(m.val(id).blocks):
		return blocksAlready
	case m.forbids(id, ability.BlockDeed, cause{}):
		return cannotBlock
	case m.banned(c.controller, ability.DeclareBlock, id):
		return bannedNow
	case !m.canPayToll(id, ability.BlockDeed, c.controller):
		return cannotPay
	}
	return allowed
}

// blockedBy counts the attackers that an ally blocks.
func (m *Match) blockedBy(id game.CardID) int {
	n := 0
	for foe := m.zone(m.at[id].controller.Other(), AttackLine).head; foe != 0; foe = m.at[foe].next {
		if m.at[foe].foe == id {
			n++
		}
	}
	return n
}

// mayBlockIt judges a block of one attacker by one ally (DAR glossary 17).
func (m *Match) mayBlockIt(id, foe game.CardID) reason {
	c := &m.at[foe]
	switch {
	case c.zone != AttackLine || !c.attacks:
		return notAnAttacker
	case c.foe != 0:
		return blockedAlready
	case m.unblockableBy(id, foe):
		return unblockable
	}
	return allowed
}

// unblockableBy reports whether something in force keeps an attacker from being
// blocked by an ally, or the ally from blocking it.
func (m *Match) unblockableBy(id, foe game.CardID) bool {
	if m.unchanged() {
		return false
	}
	if m.forbids(foe, ability.BeBlocked, cause{source: id, combat: true}) && !m.val(id).has(ability.BlockUnblockable) {
		return true
	}
	for _, side := range [...]struct {
		who, other game.CardID
		deed       ability.Deed
	}{{foe, id, ability.BeBlocked}, {id, foe, ability.BlockDeed}} {
		if m.val(side.who).deeds>>side.deed&1 == 0 {
			continue
		}
		for i := range m.now.forces[:m.now.n] {
			f := &m.now.forces[i]
			if f.rule || !f.who.has(side.who) {
				continue
			}
			ctx := m.contextOf(f)
			switch t := m.trait(f).(type) {
			case ability.Cannot:
				if t.What == side.deed && t.Of != nil && m.describes(t.Of, side.other, m.val(side.other), &ctx) {
					return true
				}
			case ability.OnlyTo:
				if t.What == side.deed && !m.describes(&t.Of, side.other, m.val(side.other), &ctx) {
					return true
				}
			}
		}
	}
	return false
}

// mayPick judges a card for the choice that is asked.
func (m *Match) mayPick(id game.CardID) reason {
	c, s := &m.at[id], m.pending.Seat
	switch m.pending.Ask {
	case askBearer:
		switch {
		case !inPlay(c.zone) || !m.isAlly(id):
			return notAnAlly
		case !m.canBear(m.pending.Source, id):
			return armedAlready
		}
		return allowed
	case askGold:
		if c.zone == GoldReserve && c.controller == s {
			return allowed
		}
		return notInReserve
	case askDiscard:
		if c.zone == Hand && c.controller == s {
			return allowed
		}
		return notInHand
	}
	return notAsked
}
