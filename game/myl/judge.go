package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// The judge of actions.

// allows is the one judge of an action: it refuses whatever is not an option. A player's
// action is judged by what that player knows; what then turns out to be impossible comes to
// nothing.
func (m *Match) allows(a game.Action) reason {
	eyes := m.eyes
	if eyes == game.ByNobody {
		m.eyes = game.SeenBy(m.pending.Seat)
	}
	why := m.judge(a)
	m.eyes = eyes
	return why
}

func (m *Match) judge(a game.Action) reason {
	s, ask := m.pending.Seat, m.pending.Ask
	if a.Card > m.cardsN || a.Target > m.cardsN {
		return notAsked
	}
	bare := a.Card|a.Target == 0 && a.Zone == 0 && a.Face == 0 && a.N == 0
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
			return m.mayGoOn(a)
		}
		return notAsked
	case a.Verb == game.Use && (ask == askVigil || ask == askWar || ask == askIdle) && a.Card != 0:
		z := m.at[a.Card].zone
		if card.N = a.N; a != card || !inPlay(z) && !outZones.has(z) && !(z == Hand && m.at[a.Card].controller == s) {
			return notAsked
		}
		if why := m.mayUse(s, a.Card, a.Ability()-1); why != allowed {
			return why
		}
		if a.ByHand() && !m.hasToChooseGoldToUse(s, a.Card, a.Ability()-1, &happening{}) {
			return notAsked
		}
		return m.mayGoOn(a)
	case a.Verb == game.Attack && (ask == askVigil || ask == askAttack) && a.Card != 0 && a == card && m.at[a.Card].controller == s:
		return m.mayAttack(a.Card)
	case a.Verb == game.Block && ask == askBlock && a.Card != 0 && a.Target != 0:
		if card.Target = a.Target; a != card || m.at[a.Card].controller != s || m.at[a.Target].controller != s.Other() {
			return notAsked
		}
		if why := m.mayBlockNow(a.Card); why != allowed {
			return why
		}
		return m.mayBlockIt(a.Card, a.Target)
	case a.Verb == game.Pass && (ask == askWar || ask == askIdle) && bare,
		a.Verb == game.Pass && asksToRespond(ask) && bare && !m.mustSaveNow(s),
		a.Verb == game.Pass && ask == askAttack && bare && !m.mustAttackNow(s),
		a.Verb == game.Pass && ask == askBlock && bare && !m.mustBlockNow(s),
		a.Verb == game.End && ask == askVigil && bare && !m.mustAttackNow(s),
		a.Verb == game.No && (ask == askMulligan || ask == askMay || ask == askAvoid) && bare,
		a.Verb == game.Yes && (ask == askMulligan || ask == askMay || ask == askAvoid) && bare && m.mayAgree():
		return allowed
	case a.Verb == game.Propose && bare && m.mayPropose():
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
		if m.partial() && a.Face == 0 && o.Card != 0 && !m.at[o.Card].sees.By(m.pending.Seat.Other()) {
			o.Face = 0 // this match may know more than its player sees, and says
		}
		if o == a {
			return allowed
		}
	}
	if a.Verb == game.Say && m.pending.Ask == askChoice && m.partial() {
		f := &m.frames[m.depth-1]
		if kids := len(m.nodes[f.node].kids); a == (game.Action{Verb: game.Say, N: a.N}) && a.N >= 1 && int(a.N) <= kids && !f.chose(int(a.N)-1) {
			return allowed // whether its player can do it may not be known here
		}
	}
	if m.unseen(a) || m.adjustsUnseen(a) || a == (game.Action{Verb: game.Pass}) && m.picksUnseen() {
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
// secret in this match, where the list cannot hold it, or from the own one what
// only the other player is to see.
func (m *Match) unseen(a game.Action) bool {
	f := &m.frames[m.depth-1]
	if f.routine != doPick || m.pending.Ask != askPick && m.pending.Ask != askRandom || int(a.Face) >= m.faces || a != (game.Action{Verb: game.Pick, Face: a.Face, Zone: Castle}) {
		return false
	}
	k := &m.picks[f.node]
	secret := m.pools[m.castleOf(k, &m.contexts[f.ctx], f.seat)].secret
	return m.looksThroughCastle(k, &m.contexts[f.ctx], f.seat) && (secret || m.partial() && m.picksHidden(f) && a.Face == 0)
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
	if p.secret && int(f) < m.faces && (f != 0 || m.dealtTo() != game.ByBoth) {
		return allowed
	}
	return notInDeck
}

// mayPlay: DAR 4.5.3 for the step that is on.
func (m *Match) mayPlay(s game.Seat, id game.CardID) reason {
	if !m.playableFrom(s, id) {
		return notInHand
	}
	return m.mayPlayNow(s, id)
}

// mayPlayNow judges a card that lies where it can be played from.
func (m *Match) mayPlayNow(s game.Seat, id game.CardID) reason {
	f := m.fact(id)
	switch {
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

// playableFrom reports whether a player may play a card from where it lies: from
// the hand, or from a zone that something opens (DAR 4.5.2).
func (m *Match) playableFrom(s game.Seat, id game.CardID) bool {
	c := &m.at[id]
	if c.controller != s || c.zone == Hand {
		return c.controller == s
	}
	if !m.elsewhere.has(c.zone) || m.closed(id, s) || m.bindsElsewhere && m.isBound(id, ability.EnterPlay, cause{}) {
		return false
	}
	open := m.fact(id).from.has(c.zone) && !m.val(id).lost
	m.eachRule(ruleZoneAsHand, func(f *force, r ability.PlayerRule) bool {
		if r, ok := r.(ability.ZoneAsHand); ok && f.seat == s && zoneOf(r.Zone) == c.zone {
			ctx := m.contextOf(f)
			open = open || r.Card == nil || m.describes(m.ready(r.Card), id, m.val(id), &ctx)
		}
		return !open
	})
	return open
}

// canPlayElsewhere reports whether a player could play a card from outside the
// hand, as both see.
func (m *Match) canPlayElsewhere(s game.Seat) bool {
	if m.elsewhere == 0 {
		return false
	}
	defer func(eyes game.Seen) { m.eyes = eyes }(m.eyes)
	m.eyes = game.ByBoth
	for z := Cemetery; z <= Exile; z++ {
		for id := m.zone(s, z).head; m.elsewhere.has(z) && id != 0; id = m.at[id].next {
			if m.mayPlay(s, id) == allowed {
				return true
			}
		}
	}
	return false
}

// canAfford judges whether a card can be played as far as its cost, what it
// demands and the rules in force go.
func (m *Match) canAfford(s game.Seat, id game.CardID) reason {
	f := m.fact(id)
	if f.undemanding && !m.bansCards && !m.ruled(rulesOfPlay) {
		if int(f.cost) > m.goldFor(s, id) {
			return tooDear
		}
		return allowed
	}
	if f.typ != card.Gold && f.cost >= 0 {
		price := m.price(s, id)
		if f.tolls {
			price += m.tollGold(s, id)
		}
		if price > m.goldFor(s, id) {
			return tooDear
		}
	}
	if m.hasPrograms {
		switch {
		case m.banned(s, ability.PlayCards, id), m.banned(s, ability.PutCards, id), m.unplayable(s, id), m.banned(s, ability.ControlCards, id):
			return bannedNow
		case f.oneInPlay && m.hasOneInPlay(s, id):
			return oneIsInPlay
		case f.orbe && m.hasOrbe(s, id):
			return orbeInPlay
		case f.bound && !m.playConditions(s, id):
			return notMet
		}
	}
	switch {
	case f.typ == card.Gold:
		return allowed
	case f.cost < 0:
		return noFacts
	case f.isCarried() && !m.hasBearer(s, id, 0, cause{}):
		return noBearer
	case f.tolls && !m.canPayToll(id, ability.BePlayed, s):
		return cannotPay
	}
	return allowed
}

// playConditions holds a card to what its text says about playing it.
func (m *Match) playConditions(s game.Seat, id game.CardID) bool {
	face := m.at[id].face
	for i := range m.facts[face].programs {
		p := &m.facts[face].programs[i]
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
	golds := int(m.zone(s, GoldReserve).n)
	if golds < 2 {
		return false
	}
	price := m.price(s, id)
	if price > 0 {
		price -= m.virtualFor(s, id)
	}
	return price > 0 && price < golds
}

// hasToChooseGoldToUse is hasToChooseGold for an ability that a player uses, which keeps its own
// gold for last.
func (m *Match) hasToChooseGoldToUse(s game.Seat, id game.CardID, prog int, event *happening) bool {
	p := &m.fact(id).programs[prog]
	if p.gold == 0 {
		return false
	}
	ctx := context{source: id, face: m.at[id].face, seat: m.sideOf(id, event), actor: s, event: *event, uses: p.kind == isActivated}
	due := m.goldIn(p.cost, &ctx) - m.virtualFor(s, 0)
	if ctx.uses {
		due -= m.virtualToUse(s, id)
	}
	golds := m.now.lie.in[GoldReserve].and(m.now.lie.of[s])
	golds.drop(id)
	alike := m.at[golds.first()].face
	for gold := range golds.all() {
		if m.at[gold].face != alike {
			return due > 0 && due < golds.len()
		}
	}
	return false
}

// goldsToPay is the golds among which a player chooses one to pay with: those that an ability
// needs for something else only where there are no others.
func (m *Match) goldsToPay() cardSet {
	f, s := &m.frames[m.depth-1], m.pending.Seat
	golds := m.now.lie.in[GoldReserve].and(m.now.lie.of[s])
	if f.routine == doEffect {
		if free := golds.minus(m.contexts[f.ctx].keeps()); free.len() >= int(f.n) {
			return free
		}
	}
	return golds
}

// canPayOn reports whether a player could pay for a weapon on a bearer, which the Play at
// a node may have him play for less.
func (m *Match) canPayOn(s game.Seat, weapon, bearer game.CardID, play uint16) bool {
	e, _ := m.nodes[play].effect.(ability.Play)
	if !m.costsByBearer || e.Free {
		return true
	}
	return m.priceOn(s, weapon, bearer)-e.Less+m.tollGold(s, weapon) <= m.goldFor(s, weapon)
}

// mayPick judges a card for the choice that is asked.
func (m *Match) mayPick(id game.CardID) reason {
	c, s := &m.at[id], m.pending.Seat
	switch m.pending.Ask {
	case askBearer:
		f := &m.frames[m.depth-1]
		switch {
		case !inPlay(c.zone) || !m.isAlly(id):
			return notAnAlly
		case !m.canBear(m.pending.Source, id):
			return wrongBearer
		case f.routine == doPlay && !m.isMeant(id, f.node, f.by):
			return notAChoice
		case f.routine == doPlay && !m.canPayOn(f.seat, f.card, id, f.node):
			return tooDear
		}
		return allowed
	case askGold:
		if m.goldsToPay().has(id) {
			return allowed
		}
		if c.zone == GoldReserve && c.controller == s {
			return notOfThose
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
