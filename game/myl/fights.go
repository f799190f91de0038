package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// Who may attack and block, and who must.

// mustAttackNow reports whether an ally that has to attack, or has to accompany
// one that does, still can.
func (m *Match) mustAttackNow(s game.Seat) bool {
	if m.attacksOwed(s) > 0 && m.canAttackMore(s) {
		return true
	}
	if m.unchanged() {
		return false
	}
	for id := m.zone(s, AttackLine).head; id != 0; id = m.at[id].next {
		if m.at[id].attacks && !m.isAccompanied(id, false) && m.isAccompanied(id, true) && m.canAttackMore(s) {
			return true
		}
	}
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		if m.must(id, ability.AttackDeed) && m.mayAttack(id) == allowed {
			return true
		}
	}
	return false
}

// isAccompanied reports whether as many others attack together with an ally as have to (DAR 5.3.1),
// with those that still could where these count, too.
func (m *Match) isAccompanied(id game.CardID, could bool) bool {
	if n := m.leastAttackers(m.at[id].controller); n > 1 && m.companions(id, could, func(game.CardID) bool { return true }) < n-1 {
		return false
	}
	if !m.val(id).escorted {
		return true
	}
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule != 0 || !f.who.has(id) {
			continue
		}
		ctx := m.contextOf(f)
		if t, ok := m.trait(f).(ability.AttackIf); ok && m.companions(id, could, func(other game.CardID) bool { return m.fits(&t.Of, other, &ctx) }) < t.N {
			return false
		}
	}
	return true
}

// leastAttackers is how many allies a player has to attack with at least if he attacks.
func (m *Match) leastAttackers(s game.Seat) int {
	n := 0
	if m.ruled(limits(ability.DeclareAttack)) {
		m.eachRule(limits(ability.DeclareAttack), func(f *force, r ability.PlayerRule) bool {
			ctx := m.contextOf(f)
			if r, ok := r.(ability.Limit); ok && r.Op == ability.AtLeast && !r.Must && m.isSeat(r.Who, s, &ctx) {
				n = max(n, r.N)
			}
			return true
		})
	}
	return n
}

// companions counts the other attackers beside an ally that fit, with those that could attack if
// they count.
func (m *Match) companions(id game.CardID, could bool, fits func(game.CardID) bool) int {
	n, s := 0, m.at[id].controller
	for other := m.zone(s, AttackLine).head; other != 0; other = m.at[other].next {
		if other != id && m.at[other].attacks && fits(other) {
			n++
		}
	}
	for other := m.zone(s, DefenseLine).head; could && other != 0; other = m.at[other].next {
		if other != id && fits(other) && m.couldAttack(other) == allowed {
			n++
		}
	}
	return n
}

// attacksOwed and blocksOwed are how many more allies a player has to attack or block with in
// this turn, which ones is his choice (DAR 4.12.1).
func (m *Match) attacksOwed(s game.Seat) int { return m.fightsOwed(s, ability.DeclareAttack) }
func (m *Match) blocksOwed(s game.Seat) int  { return m.fightsOwed(s, ability.DeclareBlock) }

func (m *Match) fightsOwed(s game.Seat, what ability.Doing) int {
	n := 0
	if m.ruled(limits(what)) {
		m.eachRule(limits(what), func(f *force, r ability.PlayerRule) bool {
			ctx := m.contextOf(f)
			if r, ok := r.(ability.Limit); ok && r.Op == ability.AtLeast && (r.Must || what == ability.DeclareBlock) && m.isSeat(r.Who, s, &ctx) {
				n = max(n, r.N-m.doneThisTurn(s, what, nil, &ctx))
			}
			return true
		})
	}
	return n
}

// mustBlockNow reports whether an ally that has to block still can.
func (m *Match) mustBlockNow(s game.Seat) bool {
	if m.blocksOwed(s) > 0 && m.canBlockMore(s) {
		return true
	}
	if m.unchanged() {
		return false
	}
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		owed := !m.mustBlock(id).empty()
		if !owed && !m.must(id, ability.BlockDeed) || m.mayBlockNow(id) != allowed {
			continue
		}
		if owed || !m.blockable(id).empty() {
			return true
		}
	}
	return false
}

// mayAttack: DAR 4.2.1 and 5.3.1. One that needs company needs others that
// attack or still can.
func (m *Match) mayAttack(id game.CardID) reason {
	if why := m.couldAttack(id); why != allowed || m.unchanged() {
		return why
	}
	if !m.isAccompanied(id, true) {
		return needsCompany
	}
	return allowed
}

// couldAttack judges an attacker for itself.
func (m *Match) couldAttack(id game.CardID) reason {
	if why := m.isFitToAttack(id); why != allowed {
		return why
	}
	if !m.canPayToll(id, ability.AttackDeed, m.at[id].controller) {
		return cannotPay
	}
	return allowed
}

// isFitToAttack judges an attacker apart from its company and from what it has to pay,
// which may itself be an ally that can attack.
func (m *Match) isFitToAttack(id game.CardID) reason {
	c := &m.at[id]
	switch {
	case !inPlay(c.zone) || !m.isAlly(id):
		return notAnAlly
	case c.zone != DefenseLine:
		return notInDefense
	case m.skipsBattle():
		return noBattle
	case m.settled.has(id) && m.unchanged():
		return allowed
	case m.forbids(id, ability.AttackDeed, cause{}) && !m.val(id).has(ability.MayAttack), m.exclusive && m.isLeftOut(id, ability.AttackDeed, 0):
		return cannotAttack
	case !m.settled.has(id) && !m.val(id).has(ability.AttackAtOnce) && !m.val(id).has(ability.MayAttack):
		return justArrived
	case m.banned(c.controller, ability.DeclareAttack, id):
		return bannedNow
	case m.attacksAlone(c.controller, id):
		return alone
	}
	return allowed
}

// attacksAlone reports whether an ally that attacks alone is in the way.
func (m *Match) attacksAlone(s game.Seat, id game.CardID) bool {
	if m.unchanged() {
		return false
	}
	for other := m.zone(s, AttackLine).head; other != 0; other = m.at[other].next {
		if m.at[other].attacks && (m.val(other).has(ability.AttackAlone) || m.val(id).has(ability.AttackAlone)) &&
			!m.attacksBeside(id, other) && !m.attacksBeside(other, id) {
			return true
		}
	}
	return false
}

// attacksBeside reports whether something in force lets an ally attack together with another that
// attacks alone.
func (m *Match) attacksBeside(id, alone game.CardID) bool {
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule != 0 || !f.who.has(id) {
			continue
		}
		if t, ok := m.trait(f).(ability.AttackBeside); ok {
			if ctx := m.contextOf(f); m.fits(&t.Of, alone, &ctx) {
				return true
			}
		}
	}
	return false
}

// mayBlockNow judges a blocker for the declaration that is on: once it was answered only who may
// block since then.
func (m *Match) mayBlockNow(id game.CardID) reason {
	if f := &m.frames[m.depth-1]; f.routine == doBattle && f.step == lateBlocks && (f.spared.has(id) || !m.val(id).has(ability.MayBlock)) {
		return blocksTooLate
	}
	return m.mayBlock(id)
}

// mayBlock: DAR 5.3.2. An ally blocks one attacker.
func (m *Match) mayBlock(id game.CardID) reason {
	c := &m.at[id]
	switch {
	case !inPlay(c.zone) || !m.isAlly(id):
		return notAnAlly
	case c.zone != DefenseLine:
		return notInDefense
	case c.foe != 0 && m.blockedBy(id) >= int(m.val(id).blocks) && m.strengthLeft(id, 0) == 0:
		return blocksAlready
	case m.forbids(id, ability.BlockDeed, cause{}) && !m.val(id).has(ability.MayBlock):
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

// mayBlockIt judges a block of one attacker by one ally: neither has to be in
// another one.
func (m *Match) mayBlockIt(id, foe game.CardID) reason {
	why := m.couldBlockIt(id, foe)
	if why != allowed || m.unchanged() {
		return why
	}
	owed := m.mustBlock(id)
	switch {
	case owed.has(foe):
		return allowed
	case !owed.empty():
		return otherBlock
	}
	for other := m.zone(m.at[id].controller, DefenseLine).head; other != 0; other = m.at[other].next {
		if other != id && m.mustBlock(other).has(foe) && m.mayBlock(other) == allowed {
			return otherBlock
		}
	}
	return allowed
}

// couldBlockIt judges a block for itself (DAR glossary 17).
func (m *Match) couldBlockIt(id, foe game.CardID) reason {
	c := &m.at[foe]
	switch {
	case c.zone != AttackLine || !c.attacks:
		return notAnAttacker
	case c.foe != 0:
		return blockedAlready
	case m.unblockableBy(id, foe):
		return unblockable
	case !m.canPayToll(foe, ability.BeBlocked, m.at[id].controller):
		return cannotPay
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
	if m.exclusive && m.isLeftOut(id, ability.BlockDeed, foe) {
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
			if f.rule != 0 || !f.who.has(side.who) {
				continue
			}
			ctx := m.contextOf(f)
			switch t := m.trait(f).(type) {
			case ability.Cannot:
				if t.What == side.deed && t.Of != nil && m.describes(m.ready(t.Of), side.other, m.val(side.other), &ctx) {
					return true
				}
			case ability.OnlyTo:
				if t.What == side.deed && !m.describes(m.ready(&t.Of), side.other, m.val(side.other), &ctx) {
					return true
				}
			}
		}
	}
	return false
}

// isLeftOut reports whether another ally of its side is the only one that may do a deed, to a foe
// where there is one.
func (m *Match) isLeftOut(id game.CardID, deed ability.Deed, foe game.CardID) bool {
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule != 0 || f.who.empty() || f.who.has(id) {
			continue
		}
		t, ok := m.trait(f).(ability.OnlyOne)
		if !ok || t.What != deed || m.at[f.who.first()].controller != m.at[id].controller {
			continue
		}
		ctx := m.contextOf(f)
		if t.Of == nil || foe != 0 && m.describes(m.ready(t.Of), foe, m.val(foe), &ctx) {
			return true
		}
	}
	return false
}
