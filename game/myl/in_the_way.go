package myl

import (
	"slices"

	"castillo/game"
	"castillo/game/myl/ability"
)

// What a refusal names: the card that is in the way, the number that is missing, the words of the
// card that ask for more.

// refusal is why something cannot be done with a card.
func (m *Match) refusal(why reason, id game.CardID) *game.Refusal { return m.refusalOn(why, id, 0) }

// refusalIn is why an ability of a card cannot be used, or the card not be played for it.
func (m *Match) refusalIn(why reason, id game.CardID, prog int) *game.Refusal {
	r := m.refusal(why, id)
	if prog < 0 {
		return r
	}
	p := &m.fact(id).programs[prog]
	ctx := context{source: id, face: m.at[id].face, prog: uint8(prog), seat: m.at[id].controller, actor: m.pending.Seat, uses: p.kind == isActivated}
	switch gold := int(p.gold) + m.surchargeFor(p, &ctx, cardSet{}); {
	case why == notMet && m.fact(id).supports && !m.controlsAlly(m.at[id].controller):
		r.Reason = because[needsAlly]
	case why == notTheTime && p.timeOfUse() == (ability.Window{}):
		r.Reason = because[usualUse]
	case why == cannotPay && p.kind != isSpell && gold > m.goldOf(&ctx, m.pending.Seat):
		r.Reason, r.N = because[useTooDear], gold
	}
	r.Text = m.wording(p.ability, m.at[id].face)
	return r
}

// refusalOn is why something cannot be done with a card on another one, as exactly as can be told.
func (m *Match) refusalOn(why reason, id, on game.CardID) *game.Refusal {
	r := &game.Refusal{Card: id, Other: on}
	s := m.pending.Seat
	switch why {
	case tooDear:
		r.N = m.price(m.at[id].controller, id) + m.tollGold(m.at[id].controller, id)
	case tooManyDeeds:
		r.N = maxFree
	case needsCompany:
		r.Other = m.whoWantsCompany(id)
	case notThere, isOut:
		r.What = zoneName(m.at[id].zone)
	case homeIs:
		r.What = zoneName(m.fact(id).home())
	case justArrived:
		if when := m.at[id].entered; when != 0 && when != m.turn {
			why = notSettled
		}
	case notInDefense:
		if m.at[id].attacks {
			why = attacksAlready
		} else if m.at[id].zone == AttackLine {
			why = notRegrouped
		}
	case notAnAttacker:
		why = blocksNobody
	case blockedAlready:
		r.Card, r.Other = on, id
	case notMet, noObjective, onlyInResponse, notTheTime:
		p := m.playProgram(id, why)
		r.Text = m.words(id, p)
		if why == notTheTime && p != nil && p.when == (ability.Window{}) {
			why = usualPlay
		}
	case cannotPay:
		why = m.whoseToll(r)
	case bannedNow:
		why = m.whoBans(s, r)
	case noBattle:
		why = m.whoSkips(r)
	case cannotAttack:
		why = m.whoKeeps(r, ability.AttackDeed, saysNoAttack, bansAttack)
	case cannotBlock:
		why = m.whoKeeps(r, ability.BlockDeed, saysNoBlock, bansBlock)
	case alone:
		why = m.whoAttacksAlone(r)
	case unblockable:
		why = m.whoForbidsBlock(r)
	case otherBlock:
		why = m.whoHasToBlock(r)
	}
	r.Reason = because[why]
	return r
}

// zoneName is what players call a zone.
func zoneName(z game.Zone) string {
	for _, info := range zones {
		if info.Zone == z {
			return info.Name
		}
	}
	return ""
}

// playProgram is what a card says of how it is played, nil where it says nothing.
func (m *Match) playProgram(id game.CardID, why reason) *program {
	for i := range m.fact(id).programs {
		p := &m.fact(id).programs[i]
		if why == notMet && p.kind == isPlayOnly || why != notMet && p.kind == isSpell {
			return p
		}
	}
	return nil
}

// words are those of an ability of a card, all that it says where it is none in particular.
func (m *Match) words(id game.CardID, p *program) string {
	if p == nil {
		return m.cardOf(id).Text
	}
	return m.wording(p.ability, m.at[id].face)
}

// whoseToll finds whose demand cannot be paid for a card: its own, that of a weapon or of another
// card.
func (m *Match) whoseToll(r *game.Refusal) reason {
	s := m.at[r.Card].controller
	for _, deed := range [...]ability.Deed{ability.AttackDeed, ability.BlockDeed, ability.BePlayed, ability.BeBlocked} {
		id := r.Card
		if deed == ability.BeBlocked {
			id = r.Other
		}
		if id == 0 || m.canPayToll(id, deed, s) {
			continue
		}
		if t := m.tollOf(id, deed); t.of == r.Card {
			r.Text = m.words(r.Card, m.tollIn(r.Card, deed))
			return cannotPay
		} else if t.node != 0 {
			r.Other = t.of
			return tollUnpaid
		}
		m.eachLevy(id, deed, func(t toll) bool {
			r.Other = t.of
			return false
		})
		return tollUnpaid
	}
	m.eachRule(ruleCost, func(f *force, rule ability.PlayerRule) bool {
		if cost, ok := rule.(ability.Cost); ok && cost.Harming {
			r.Other = f.source
		}
		return r.Other == 0
	})
	if r.Other != 0 {
		return tollUnpaid
	}
	r.Text = m.words(r.Card, m.playProgram(r.Card, cannotPay))
	return cannotPay
}

// whoBans finds the card whose text keeps a player from what he tried with another.
func (m *Match) whoBans(s game.Seat, r *game.Refusal) reason {
	type ban struct {
		what        ability.Doing
		says, limit reason
	}
	var tried []ban
	switch id := r.Card; {
	case asksToRespond(m.pending.Ask):
		tried = []ban{{ability.PlayResponses, bansAnswer, bansAnswer}, {ability.UseResponses, bansAnswer, bansAnswer}, {ability.UseAnnul, bansAnswer, bansAnswer},
			{ability.PlayCards, bansPlay, limitsPlay}, {ability.UseAbilities, bansUse, bansUse}}
	case m.pending.Ask == askBlock:
		tried = []ban{{ability.DeclareBlock, bansBlock, limitsBlock}}
	case inPlay(m.at[id].zone):
		tried = []ban{{ability.UseAbilities, bansUse, bansUse}, {ability.DeclareAttack, bansAttack, limitsAttack}, {ability.UseGold, bansGold, bansGold}}
	default:
		tried = []ban{{ability.PlayCards, bansPlay, limitsPlay}, {ability.PutCards, bansPlay, bansPlay}, {ability.ControlCards, limitsControl, limitsControl}, {ability.UseAbilities, bansUse, bansUse}}
	}
	for _, t := range tried {
		by := m.bannedBy(s, t.what, r.Card)
		if by == 0 {
			continue
		}
		r.Other = by
		m.eachRule(limits(t.what), func(f *force, rule ability.PlayerRule) bool {
			if limit, ok := rule.(ability.Limit); ok && f.source == by {
				r.N, t.says = limit.N, t.limit
			}
			return true
		})
		return t.says
	}
	if by := m.unplayableBy(s, r.Card); by != 0 {
		r.Other = by
		return bansPlay
	}
	m.eachRule(forbids(ability.UseZones), func(f *force, _ ability.PlayerRule) bool {
		r.Other = f.source
		return false
	})
	if r.Other != 0 {
		return bansUse
	}
	return bannedNow
}

// whoSkips finds the card for which there is no battle.
func (m *Match) whoSkips(r *game.Refusal) reason {
	m.eachRule(ruleSkipPhase, func(f *force, _ ability.PlayerRule) bool {
		r.Other = f.source
		return false
	})
	if r.Other != 0 {
		return bansBattle
	}
	return noBattle
}

// whoKeeps finds what keeps an ally from attacking or blocking: its own text, another card, or
// that one ally alone may.
func (m *Match) whoKeeps(r *game.Refusal, deed ability.Deed, own, others reason) reason {
	if by, _ := m.guardOf(r.Card, deed, cause{}); by == r.Card {
		return own
	} else if by != 0 {
		r.Other = by
		return others
	}
	if only := m.onlyOne(r.Card, deed, 0); only != 0 {
		r.Other = only
		return attacksOnly
	}
	return own
}

// guardOf is the card that keeps a deed from being done to or by another, 0 for none, and the
// keyword by which it does so.
func (m *Match) guardOf(id game.CardID, deed ability.Deed, by cause) (guard game.CardID, keyword ability.Keyword) {
	about := uint32(1) << deed
	if by.source != 0 && by.source != id && !by.combat {
		about |= 1 << ability.BeAffected
	}
	switch deed {
	case ability.BeDestroyed, ability.BeExiled, ability.BeShuffledIn, ability.BeReturned, ability.BeRemoved:
		about |= 1 << ability.LeavePlay
	}
	m.derive()
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule != 0 || !f.who.has(id) || !m.traitForbids(f, about, by) {
			continue
		}
		if with, ok := m.trait(f).(ability.With); ok {
			return f.source, with.Keyword
		}
		return f.source, 0
	}
	if m.shields && by.source != 0 && m.isShielded(id, by) {
		m.eachRule(forbids(ability.UseHarming), func(f *force, _ ability.PlayerRule) bool {
			guard = f.source
			return false
		})
	}
	return guard, 0
}

// onlyOne is the ally that alone may do a deed, to a foe where there is one, while another would;
// 0 where there is none.
func (m *Match) onlyOne(id game.CardID, deed ability.Deed, foe game.CardID) game.CardID {
	if !m.exclusive || !m.isLeftOut(id, deed, foe) {
		return 0
	}
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if t, ok := m.trait(f).(ability.OnlyOne); ok && f.rule == 0 && t.What == deed && !f.who.empty() && m.at[f.who.first()].controller == m.at[id].controller {
			return f.who.first()
		}
	}
	return 0
}

// whoWantsCompany finds the card for which an ally does not attack without others.
func (m *Match) whoWantsCompany(id game.CardID) (by game.CardID) {
	m.eachRule(limits(ability.DeclareAttack), func(f *force, r ability.PlayerRule) bool {
		if limit, ok := r.(ability.Limit); ok && limit.Op == ability.AtLeast {
			by = f.source
		}
		return by == 0
	})
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule == 0 && f.who.has(id) && isTrait[ability.AttackIf](m.trait(f)) {
			by = f.source
		}
	}
	return by
}

func isTrait[T ability.Trait](t ability.Trait) bool {
	_, ok := t.(T)
	return ok
}

// whoAttacksAlone finds the attacker beside which an ally cannot attack.
func (m *Match) whoAttacksAlone(r *game.Refusal) reason {
	for other := m.zone(m.at[r.Card].controller, AttackLine).head; other != 0; other = m.at[other].next {
		if !m.at[other].attacks {
			continue
		}
		r.Other = other
		if m.val(other).has(ability.AttackAlone) {
			return attacksAlone
		}
	}
	return notBesideIt
}

// whoForbidsBlock finds what keeps an ally from blocking an attacker.
func (m *Match) whoForbidsBlock(r *game.Refusal) reason {
	id, foe := r.Card, r.Other
	by, keyword := m.guardOf(foe, ability.BeBlocked, cause{source: id, combat: true})
	switch {
	case m.val(id).has(ability.BlockUnblockable):
	case keyword == ability.Imbloqueable:
		return isUnblockable
	case by != 0:
		r.Other = by
		return bansThatBlock
	}
	if only := m.onlyOne(id, ability.BlockDeed, foe); only != 0 {
		r.Other = only
		return blocksOnly
	}
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule != 0 || !f.who.has(id) && !f.who.has(foe) {
			continue
		}
		no, _ := m.trait(f).(ability.Cannot)
		only, _ := m.trait(f).(ability.OnlyTo)
		blocks := f.who.has(id) && (no.What == ability.BlockDeed && no.Of != nil || only.What == ability.BlockDeed)
		blocked := f.who.has(foe) && (no.What == ability.BeBlocked && no.Of != nil || only.What == ability.BeBlocked)
		if blocks && f.source == id {
			return saysNoSuchBlock
		}
		if blocks || blocked {
			r.Other = f.source
			return bansThatBlock
		}
	}
	return isUnblockable
}

// whoHasToBlock finds the block that has to be declared instead.
func (m *Match) whoHasToBlock(r *game.Refusal) reason {
	if owed := m.mustBlock(r.Card); !owed.empty() {
		r.Other = owed.first()
		return owesBlock
	}
	for other := m.zone(m.at[r.Card].controller, DefenseLine).head; other != 0; other = m.at[other].next {
		if other != r.Card && m.mustBlock(other).has(r.Other) && m.mayBlock(other) == allowed {
			r.Other = other
			return owedToIt
		}
	}
	return otherBlock
}

// whyUnsuited says what a weapon asks of its bearer that an ally is not.
func (m *Match) whyUnsuited(r *game.Refusal) reason {
	w := &m.at[r.Card]
	ctx := context{source: r.Card, face: w.face, seat: w.owner, actor: w.owner}
	for _, of := range m.bearers[w.face] {
		if k := m.ready(of); !m.fits(of, r.Other, &ctx) && k.plain && !k.suitsKind(m.val(r.Other)) && len(k.races.List()) == 1 {
			r.What = k.races.List()[0].String()
			return bearerOfRace
		}
	}
	for i := range m.fact(r.Card).programs {
		if p := &m.fact(r.Card).programs[i]; len(m.bearersIn(p.do)) > 0 {
			r.Text = m.wording(p.ability, w.face)
		}
	}
	return bearerUnfit
}

// refusePick says why a card is none that may be picked in the running choice.
func (m *Match) refusePick(id game.CardID) *game.Refusal {
	f := &m.frames[m.depth-1]
	c, k := &m.contexts[f.ctx], &m.picks[f.node]
	r := m.refusalOn(notOfThose, id, c.source)
	why := m.whyUnlike(r, k, c, f.seat)
	if why == allowed {
		why = m.whyUnpicked(r, f, k, c)
	}
	r.Reason = because[why]
	return r
}

// whyUnlike says what a choice asks of a card that it is not, allowed where it is all of that.
func (m *Match) whyUnlike(r *game.Refusal, k *pick, c *context, s game.Seat) reason {
	id, of := r.Card, m.ready(&k.chosen.Of)
	at, v := &m.at[id], m.val(id)
	ctx := *c
	ctx.actor = s
	switch {
	case of.them && !c.them.has(id):
		return notOfThose
	case !of.them && !of.zones.has(at.zone):
		r.What = zoneName(at.zone)
		return pickElsewhere
	case !of.anyone && at.controller != m.player(of.of, &ctx, s) && at.controller != s:
		return pickYours
	case !of.anyone && at.controller != m.player(of.of, &ctx, s):
		return pickTheirs
	case !at.sees.By(s):
		return isFaceDown
	case of.not&v.types != 0:
		return pickOtherType
	case of.types != 0 && of.types&v.types == 0:
		if types := k.chosen.Of.Types; len(types) == 1 {
			r.What = types[0].String()
			return pickType
		}
		return pickOtherType
	case !of.suitsKind(v):
		if races := of.races.List(); len(races) == 1 {
			r.What = races[0].String()
			return pickRace
		}
		return pickOtherRace
	case of.other && id == c.source:
		return pickAnother
	case of.faces != nil && !of.suits(m.knownFace(id)):
		return pickName
	case !m.within(int(v.cost), boundOf(of.cost, v), &ctx):
		return pickCost
	case of.strength.Op != ability.NoBound && !of.asksNoRace(v) && !m.within(int(v.strength), boundOf(of.strength, v), &ctx):
		return pickStrength
	case !m.every(&k.chosen.Of, &ctx).has(id):
		r.Text = m.wording(ability.Spell{Do: k.does}, c.face)
		return pickUnfit
	}
	return allowed
}

// whyUnpicked says why a card that is all that a choice asks for may not be picked.
func (m *Match) whyUnpicked(r *game.Refusal, f *frame, k *pick, c *context) reason {
	id, by := r.Card, cause{source: c.source, seat: f.seat}
	if f.set.has(id) {
		return pickedAlready
	}
	for _, deed := range [...]ability.Deed{k.deed, k.next, ability.BeTargeted} {
		if deed == 0 || k.deed == 0 {
			continue
		}
		switch guard, keyword := m.guardOf(id, deed, by); {
		case guard == 0:
		case keyword == ability.Indestructible:
			return isIndestructible
		case keyword == ability.Indesterrable:
			return isIndesterrable
		case guard == id:
			return saysNotThis
		default:
			r.Other = guard
			return keepsSafe
		}
	}
	switch {
	case id == c.source && !k.self:
		return pickItself
	case k.bought && m.lastCost(id) > m.gold(f.seat):
		r.N = m.lastCost(id)
		return tooDear
	case k.control && m.fact(id).orbe && m.hasOrbe(f.seat, id):
		return orbeInPlay
	case k.control && m.fact(id).oneInPlay && m.hasOneInPlay(f.seat, id):
		return oneIsInPlay
	case k.control && m.banned(f.seat, ability.ControlCards, id):
		return m.whoBans(f.seat, r)
	case k.bears && !m.hasRoom(id):
		r.Other = id
		return armedAlready
	case k.costed && m.fact(id).cost < 0:
		return pickNoCost
	case k.enters && !m.canPayToll(id, ability.EnterPlay, f.seat):
		return m.whoseToll(r)
	case !f.set.empty() || slices.ContainsFunc(c.target[:], func(set cardSet) bool { return set.has(id) }):
		return pickTogether
	}
	r.Text = m.wording(ability.Spell{Do: k.does}, c.face)
	return pickUnfit
}
