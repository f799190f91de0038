package myl

import (
	"slices"

	"castillo/game"
	"castillo/game/card"
)

// reason is why s// Reasons lists the sentences of every refusal, for those who translate them.
func Reasons() []string {
	return slices.DeleteFunc(slices.Clone(because[:]), func(sentence string) bool { return sentence == "" })
}

// Questions lists the sentences of every question, likewise.
func Questions() []string { return questions[askStart:] }

// Modes lists what the rules let a player choose without a card that asks, likewise.
func Modes() []string { return regroupWords[:] }

// Refuse says why seat s cannot put card id into zone to, or onto target, as far as that
// seat can know. It finds the action that the seat would mean and asks the judge.
func (m *Match) Refuse(s game.Seat, id game.CardID, to game.Zone, target game.CardID) *game.Refusal {
	eyes := m.eyes
	m.eyes = game.SeenBy(s)
	r := m.refuse(s, id, to, target)
	m.eyes = eyes
	return r
}

// refusalOf is why an action is none that may be done.
func (m *Match) refusalOf(a game.Action, why reason) *game.Refusal {
	s := m.pending.Seat
	if n := a.Ability() - 1; a.Verb == game.Use && why != notAsked && a.Card <= m.cardsN && n >= 0 && n < len(m.fact(a.Card).programs) {
		return m.refusalIn(why, a.Card, n)
	}
	if why != notAsked && why != wrongBearer && why != notAChoice || !s.Plays() {
		return m.refusalOn(why, a.Card, a.Target)
	}
	switch stops := a.Verb == game.Pass || a.Verb == game.End; {
	case stops && (m.pending.Ask == askVigil || m.pending.Ask == askAttack) && m.mustAttackNow(s):
		why = attackFirst
	case stops && m.pending.Ask == askBlock && m.mustBlockNow(s):
		why = blockFirst
	case stops && asksToRespond(m.pending.Ask) && m.mustSaveNow(s):
		why = saveFirst
	case a.ByHand():
		why = noGoldChoice
	case a.Card != 0 && a.Card <= m.cardsN && a.Target <= m.cardsN:
		if r := m.Refuse(s, a.Card, 0, a.Target); r != nil {
			return r
		}
		why = m.whyNotSo(a.Verb, a.Card)
	}
	return m.refusalOn(why, a.Card, a.Target)
}

// whyNotSo says why something cannot be done with a card with which something else can.
func (m *Match) whyNotSo(v game.Verb, id game.CardID) reason {
	switch {
	case m.at[id].controller != m.pending.Seat:
		return notYours
	case m.pending.Kind == game.Choose || m.pending.Kind == game.Order:
		return choosesNow
	case m.pending.Kind != game.Main:
		return answersFirst
	case v == game.Attack:
		return attacksInVigil
	case v == game.Block:
		return blocksInBattle
	case v == game.Pick:
		return picksLater
	case v == game.Play:
		return notInHand
	case v == game.Use:
		return noUse
	}
	return notAsked
}

func (m *Match) refuse(s game.Seat, id game.CardID, to game.Zone, target game.CardID) *game.Refusal {
	if target == id {
		target = 0 // it was pointed at where it lies
	}
	switch {
	case m.result.Over:
		return m.refusal(overAlready, id)
	case m.pending.Seat != s:
		return m.refusal(notYourTurn, id)
	case id == 0 || id > m.cardsN || target > m.cardsN:
		return m.refusal(notAsked, 0)
	case m.pending.Kind == game.Main:
		return m.refuseFree(s, id, to, target)
	case m.startsWith(id):
		return nil
	}
	switch m.pending.Ask {
	case askBearer:
		return m.refuseBearer(m.pending.Source, id)
	case askGold, askDiscard:
		return m.refusal(m.mayPick(id), id)
	case askPick:
		return m.refusePick(id)
	case askKeep, askRedirect, askThreat, askTop, askOrder:
		return m.refusal(notOfThose, id)
	}
	if m.pending.Source != 0 {
		return m.refusalOn(answersCard, id, m.pending.Source)
	}
	return m.refusal(answersFirst, id)
}

// startsWith reports whether an option starts with a card.
func (m *Match) startsWith(id game.CardID) bool { return m.offered(game.NoVerb, id) }

// offered reports whether an option starts with a card, and does that with it unless any will do.
func (m *Match) offered(v game.Verb, id game.CardID) bool {
	var room [game.MaxCards * 2]game.Action
	return slices.ContainsFunc(m.Options(room[:0]), func(a game.Action) bool { return a.Card == id && (v == game.NoVerb || a.Verb == v) })
}

// refuseFree says why a card cannot be let go somewhere by a player who acts freely.
func (m *Match) refuseFree(s game.Seat, id game.CardID, to game.Zone, target game.CardID) *game.Refusal {
	c := &m.at[id]
	switch {
	case to == 0 && target == 0 && m.startsWith(id):
		return nil
	case c.controller != s && !(c.sees.By(s) && m.mayUseAnothers(id)):
		return m.refusal(notYours, id)
	case !c.sees.By(s):
		return m.refusal(isFaceDown, id)
	case asksToRespond(m.pending.Ask):
		return m.refuseAnswer(s, id)
	case m.pending.Ask == askBlock:
		return m.refuseBlock(id, target)
	case m.playableFrom(s, id):
		return m.refusePlay(s, id, to, target)
	case inPlay(c.zone) && m.isAlly(id) && c.controller == s && (m.pending.Ask == askAttack || m.pending.Ask == askVigil):
		return m.refuseAttack(id, to, target)
	case m.pending.Ask == askAttack:
		return m.refusal(attackersNow, id)
	}
	return m.refuseUse(s, id, to, target)
}

// mayUseAnothers reports whether the opponent of who controls a card may use it at times.
func (m *Match) mayUseAnothers(id game.CardID) bool {
	f := m.fact(id)
	return f.offers != 0 || f.invites
}

// refuseAnswer says why a card is no answer to what is going on.
func (m *Match) refuseAnswer(s game.Seat, id game.CardID) *game.Refusal {
	f, why, at := &m.frames[m.depth-1], answersNow, -1
	for i := range m.fact(id).programs {
		p := &m.fact(id).programs[i]
		if p.kind == isResponse || p.isAnswer() || p.kind == isSpell && p.on != nil {
			why, at = noAnswer, i
		}
		for r := f.from; r < f.to; r++ {
			if w := m.answers(id, p, s, f.kind, &m.recent[r]); w != notAsked && w != allowed {
				return m.refusalIn(w, id, i)
			}
		}
	}
	return m.refusalIn(why, id, at)
}

// refuseUse says why no ability of a card can be used now, or not so.
func (m *Match) refuseUse(s game.Seat, id game.CardID, to game.Zone, target game.CardID) *game.Refusal {
	why, at := noUse, -1
	for i := range m.fact(id).programs {
		switch w := m.mayUse(s, id, i); w {
		case allowed:
			why = m.mayGoOn(game.Action{Verb: game.Use, Card: id, N: int16(i + 1)})
			switch {
			case why != allowed:
				return m.refusal(why, id)
			case target != 0:
				return m.refusalOn(noObjectiveOf, id, target)
			case to != 0:
				return m.refusal(useInPlace, id)
			}
			return nil
		case notAsked:
		default:
			why, at = w, i
			if !inPlay(m.at[id].zone) && !m.fact(id).programs[i].zones.has(m.at[id].zone) {
				why = notThere
			}
		}
	}
	if at >= 0 {
		return m.refusalIn(why, id, at)
	}
	return m.refusal(m.whyNoUse(id), id)
}

// whyNoUse says what a card is instead that has no ability to use.
func (m *Match) whyNoUse(id game.CardID) reason {
	switch z := m.at[id].zone; {
	case m.fact(id).byHand:
		return byHandOnly
	case z == PaidGold:
		return goldPaid
	case z == GoldReserve:
		return goldPays
	case !inPlay(z):
		return isOut
	case m.pending.Ask == askWar:
		return warNow
	case m.pending.Ask == askIdle:
		return idleNow
	}
	return noUse
}

// refusePlay says why a card cannot be played, or not there.
func (m *Match) refusePlay(s game.Seat, id game.CardID, to game.Zone, target game.CardID) *game.Refusal {
	if m.pending.Ask == askAttack {
		return m.refusal(attackersNow, id)
	}
	why := m.mayPlay(s, id)
	if why == allowed {
		why = m.mayGoOn(game.Action{Verb: game.Play, Card: id})
	}
	f := m.fact(id)
	switch {
	case why != allowed:
		return m.refusal(why, id)
	case f.isCarried() && target == 0:
		return m.refusal(needsBearer, id)
	case f.isCarried():
		return m.refuseBearer(id, target)
	case target != 0 && !m.hasSlots(id):
		return m.refusalOn(onNothing, id, target)
	case target != 0:
		return m.refusalOn(noObjectiveOf, id, target)
	case f.typ == card.Talisman && to != 0 && !inLine(to) && to != Cemetery:
		return m.refusal(spellAnywhere, id)
	case f.typ != card.Talisman && to != 0 && to != f.home():
		return m.refusal(homeIs, id)
	}
	return nil
}

// hasSlots reports whether a card asks for objectives as it is played.
func (m *Match) hasSlots(id game.CardID) bool {
	return slices.ContainsFunc(m.fact(id).programs, func(p program) bool { return p.kind == isSpell && len(p.slots) > 0 })
}

// refuseBearer says why a card cannot carry a weapon; nil where it can.
func (m *Match) refuseBearer(weapon, id game.CardID) *game.Refusal {
	r := &game.Refusal{Card: weapon, Other: id}
	why := allowed
	switch f := &m.frames[m.depth-1]; {
	case !inPlay(m.at[id].zone) || !m.isAlly(id):
		return m.refusal(notAnAlly, id)
	case m.arms(id) > 0 && !m.hasRoom(id):
		why = armedAlready
	case !m.hasRoom(id):
		why = bearsNone
	case !m.suits(weapon, id):
		why = m.whyUnsuited(r)
	case f.routine == doPlay && !m.isMeant(id, f.node, f.by):
		return m.refusal(notOfThose, id)
	case f.routine != doPlay && !m.canPayOn(m.pending.Seat, weapon, id, 0), f.routine == doPlay && !m.canPayOn(f.seat, weapon, id, f.node):
		why, r.N = dearOnBearer, m.priceOn(m.pending.Seat, weapon, id)+m.tollGold(m.pending.Seat, weapon)
	default:
		return nil
	}
	r.Reason = because[why]
	return r
}

// refuseAttack says why an ally cannot be declared attacker, or not there.
func (m *Match) refuseAttack(id game.CardID, to game.Zone, target game.CardID) *game.Refusal {
	why := m.mayAttack(id)
	switch {
	case target != 0 && m.offered(game.Use, id):
		return m.refusalOn(noObjectiveOf, id, target)
	case why == allowed && target != 0:
		why = attacksCastle
	case why == allowed && to != 0 && to != AttackLine:
		why = attacksFromLine
	case why == allowed:
		return nil
	}
	return m.refusal(why, id)
}

// refuseBlock says why a card cannot be declared the blocker of another.
func (m *Match) refuseBlock(id, target game.CardID) *game.Refusal {
	why := m.mayBlockNow(id)
	switch {
	case why == notAnAlly:
		return m.refusal(blockersNow, id)
	case why != allowed:
		return m.refusal(why, id)
	case target == 0 && !m.startsWith(id):
		return m.refuseAnyBlock(id)
	case target == 0:
		return m.refusal(blocksOne, id)
	}
	if why = m.mayBlockIt(id, target); why == allowed {
		return nil
	}
	return m.refusalOn(why, id, target)
}

// refuseAnyBlock says why an ally can block none of the attackers: what keeps it from the first.
func (m *Match) refuseAnyBlock(id game.CardID) *game.Refusal {
	foe := m.zone(m.at[id].controller.Other(), AttackLine).head
	for foe != 0 && !m.at[foe].attacks {
		foe = m.at[foe].next
	}
	return m.refusalOn(m.mayBlockIt(id, foe), id, foe)
}

// homeOf is the zone to which a card of a type is played.
func homeOf(t card.Type) game.Zone {
	switch t {
	case card.Ally:
		return DefenseLine
	case card.Totem:
		return SupportLine
	case card.Gold:
		return GoldReserve
	case card.Weapon:
		return Carried
	}
	return Cemetery
}
