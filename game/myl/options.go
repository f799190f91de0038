package myl

import (
	"castillo/game"
	"castillo/game/card"
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
		id := m.pending.Source
		p := &m.pools[m.at[id].owner]
		for _, f := range p.faces[:p.n] {
			dst = append(dst, game.Action{Verb: game.Deal, Card: id, Face: f})
		}
		if p.secret {
			dst = append(dst, game.Action{Verb: game.Deal, Card: id})
		}
		return dst
	case askMulligan:
		return append(dst, game.Action{Verb: game.No}, game.Action{Verb: game.Yes})
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
		dst = m.attacks(dst, s)
		return append(dst, game.Action{Verb: game.End})
	case askAttack:
		dst = m.attacks(dst, s)
		return append(dst, game.Action{Verb: game.Pass})
	case askBlock:
		dst = m.blocks(dst, s)
		return append(dst, game.Action{Verb: game.Pass})
	case askWar:
		dst = m.plays(dst, s)
		return append(dst, game.Action{Verb: game.Pass})
	case askBearer:
		for _, side := range [...]game.Seat{s, s.Other()} {
			dst = m.picks(dst, side, DefenseLine)
			dst = m.picks(dst, side, AttackLine)
		}
		return dst
	case askGold:
		return m.picks(dst, s, GoldReserve)
	case askDiscard:
		return m.picks(dst, s, Hand)
	}
	return dst
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
			if m.mayBeBlocked(foe) == allowed {
				dst = append(dst, game.Action{Verb: game.Block, Card: id, Target: foe, Face: m.at[id].face})
			}
		}
	}
	return dst
}

func (m *Match) picks(dst []game.Action, s game.Seat, z game.Zone) []game.Action {
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
	if a.Card > m.cardsN || a.Target > m.cardsN || a.Zone != 0 || a.Target != 0 && a.Verb != game.Block {
		return notAsked
	}
	bare := game.Action{Verb: a.Verb} == a
	own := a == game.Action{Verb: a.Verb, Card: a.Card, Face: m.at[a.Card].face} && a.Card != 0
	switch a.Verb {
	case game.Start:
		if ask == askStart && (a == game.Action{Verb: game.Start, N: a.N}) && (a.N == int16(game.A) || a.N == int16(game.B)) {
			return allowed
		}
	case game.Deal:
		if ask == askFace && a == (game.Action{Verb: game.Deal, Card: m.pending.Source, Face: a.Face}) {
			return m.mayDeal(a.Card, a.Face)
		}
	case game.Yes, game.No:
		if ask == askMulligan && bare {
			return allowed
		}
	case game.Say:
		if ask == askRegroup && a == (game.Action{Verb: game.Say, N: a.N}) && a.N >= 0 && a.N&^int16(m.canRegroup()) == 0 {
			return allowed
		}
	case game.Play:
		if ask != askVigil && ask != askWar || a.Card == 0 || a.Face != m.at[a.Card].face || a.Target != 0 {
			return notAsked
		}
		if why := m.mayPlay(s, a.Card); why != allowed {
			return why
		}
		if a.N == 0 || a.N == game.PayByHand && m.hasToChooseGold(s, a.Card) {
			return allowed
		}
	case game.Attack:
		if (ask == askVigil || ask == askAttack) && own && m.at[a.Card].controller == s {
			return m.mayAttack(a.Card)
		}
	case game.Block:
		if ask != askBlock || a.N != 0 || a.Card == 0 || a.Target == 0 || a.Face != m.at[a.Card].face ||
			m.at[a.Card].controller != s || m.at[a.Target].controller != s.Other() {
			return notAsked
		}
		if why := m.mayBlock(a.Card); why != allowed {
			return why
		}
		return m.mayBeBlocked(a.Target)
	case game.Pick:
		if own {
			return m.mayPick(a.Card)
		}
	case game.Pass:
		if (ask == askAttack || ask == askBlock || ask == askWar) && bare {
			return allowed
		}
	case game.End:
		if ask == askVigil && bare {
			return allowed
		}
	}
	return notAsked
}

// mayDeal: a face out of the pool; in a match that does not know the deck, any
// face, or none for a card that goes to a hand.
func (m *Match) mayDeal(id game.CardID, f game.Face) reason {
	p := &m.pools[m.at[id].owner]
	if !p.secret && p.has(f) {
		return allowed
	}
	if p.secret && int(f) < len(m.facts) && (f != 0 || m.frames[m.depth-1].zone == Hand) {
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
	case m.pending.Ask == askWar && f.typ != card.Talisman:
		return onlyTalismans
	case f.typ == card.NoType:
		return noFacts
	case f.typ == card.Gold:
		if m.acted {
			return goldComesFirst
		}
		if m.goldsPlayed >= vigilGolds {
			return oneGoldATurn
		}
		return allowed
	case f.cost < 0:
		return noFacts
	case int(f.cost) > m.gold(s):
		return tooDear
	case f.typ == card.Weapon && !m.hasBearer():
		return noBearer
	}
	return allowed
}

// hasToChooseGold reports whether it makes a difference which golds pay.
func (m *Match) hasToChooseGold(s game.Seat, id game.CardID) bool {
	cost := m.fact(id).cost
	return cost > 0 && int(cost) < m.gold(s)
}

// mayAttack: DAR 4.2.1 and 5.3.1.
func (m *Match) mayAttack(id game.CardID) reason {
	c := &m.at[id]
	switch {
	case !inPlay(c.zone) || !m.isAlly(id):
		return notAnAlly
	case c.zone != DefenseLine:
		return notInDefense
	case !c.settled:
		return justArrived
	}
	return allowed
}

// mayBlock: DAR 5.3.2. An ally blocks one attacker.
func (m *Match) mayBlock(id game.CardID) reason {
	c := &m.at[id]
	switch {
	case !inPlay(c.zone) || !m.isAlly(id):
		return notAnAlly
	case c.zone != DefenseLine:
		return notInDefense
	case c.foe != 0:
		return blocksAlready
	}
	return allowed
}

func (m *Match) mayBeBlocked(id game.CardID) reason {
	c := &m.at[id]
	switch {
	case c.zone != AttackLine || !c.attacks:
		return notAnAttacker
	case c.foe != 0:
		return blockedAlready
	}
	return allowed
}

// mayPick judges a card for the choice that is asked.
func (m *Match) mayPick(id game.CardID) reason {
	c, s := &m.at[id], m.pending.Seat
	switch m.pending.Ask {
	case askBearer:
		switch {
		case !inPlay(c.zone) || !m.isAlly(id):
			return notAnAlly
		case !m.canBear(id):
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
