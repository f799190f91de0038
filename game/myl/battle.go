package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// runBattle is the Batalla Mitológica (DAR 5.3): the active player declares
// attackers, of which f.card is the first; the defender blocks, one ally before
// one attacker; both play talismans in turn; the damage is dealt.
func (m *Match) runBattle(f *frame) {
	defender := f.seat.Other()
	if m.attackOff {
		f.step = 14
	}
	switch f.step {
	case 0:
		m.enter(AttackStep)
		f.n = int16(m.logN)
		f.step = 1
		if f.card != 0 && m.declareAttack(f.card, f.seat) {
			return
		}
		m.askAttacker(f)
	case 1:
		m.askAttacker(f)
	case 2:
		if m.answer.Verb != game.Attack {
			m.closeAttack(f)
			return
		}
		f.card, f.step = m.answer.Card, 1
		if !m.declareAttack(f.card, f.seat) {
			m.askAttacker(f)
		}
	case 3:
		f.step = 4
		m.announceAttackers(f.seat)
		m.announce(happening{player: ability.DeclaresAttack, seat: f.seat, phase: ability.Attack})
		m.announceIdle(f.seat)
		if idle := m.idle(AttackStep, f.seat); m.followUp() || idle {
			return
		}
		fallthrough
	case 4:
		if m.phaseOff {
			m.callOff(f.seat)
			f.step = 14
			return
		}
		if id := m.joiner(f.seat); id != 0 {
			m.joinAttack(id, f.seat)
			return
		}
		f.step = 5
		if m.begin(BlockStep) {
			return
		}
		fallthrough
	case 5:
		if !m.phaseOff && (m.lingers || m.canBlockMore(defender)) {
			m.ask(defender, game.Main, askBlock, 0, 0)
			f.step = 6
			return
		}
		m.answer = game.Action{}
		fallthrough
	case 6:
		if m.answer.Verb == game.Block {
			f.step = 5
			m.declareBlock(m.answer.Card, m.answer.Target)
			return
		}
		fallthrough
	case 7:
		f.step = 8
		f.spared = m.ableToBlock(defender)
		m.announceBlocks(f.seat)
		m.announceUnblocked(f.seat)
		m.announceNoBlockers(defender)
		if !m.phaseOff {
			m.announce(happening{player: ability.DeclaresBlock, seat: defender, phase: ability.Block})
		}
		if idle := m.idle(BlockStep, defender); m.followUp() || idle {
			return
		}
		fallthrough
	case 8:
		if m.phaseOff {
			m.callOffBlocks(defender)
		}
		if m.joinBlock(f, defender) {
			return
		}
		f.step = lateBlocks
		if !m.phaseOff && !m.unchanged() && m.canBlockMore(defender) {
			m.ask(defender, game.Main, askBlock, 0, 0)
			return
		}
		m.answer = game.Action{}
		fallthrough
	case lateBlocks:
		if m.answer.Verb == game.Block {
			f.step = 8
			m.declareBlock(m.answer.Card, m.answer.Target)
			m.hearBlock(m.answer.Card, defender)
			m.hearBlocked(m.answer.Target, f.seat)
			m.followUp()
			return
		}
		f.step, f.spared = 9, cardSet{}
		if m.begin(TalismanWar) {
			return
		}
		fallthrough
	case 9:
		f.step = 10
		if m.phaseOff {
			return
		}
		w := m.push(doWar)
		w.seat, w.flag = defender, m.hasPriority(f.seat)
	case 10:
		f.step = 11
		m.lapse(func(mod *modifier) bool { return mod.until == ability.UntilWar })
		m.returnLent(func(c *sleeve) bool { return c.lent.until == ability.UntilWar })
		acts := m.idle(DamageStep, defender)
		acts = m.begin(DamageStep) || acts
		if m.hasPrograms && !m.phaseOff {
			m.announce(happening{player: ability.ResolvesDamage, seat: f.seat, n: int16(m.resolveDamage(f.seat))})
			acts = m.followUp() || acts
		}
		if acts || m.result.Over {
			return
		}
		fallthrough
	case 11:
		f.step = 12
		if m.phaseOff {
			f.step = 14
			return
		}
		damage := m.resolveDamage(f.seat)
		if f.flag = damage > 0; f.flag {
			m.happen(game.Event{What: game.Damages, Seat: defender, N: damage})
			exiled := min(m.exiledDamage(f.seat), damage)
			for _, part := range [...]struct {
				n  int
				to game.Zone
			}{{damage - exiled, Cemetery}, {exiled, Exile}} {
				if part.n > 0 {
					t := m.push(doTake)
					t.seat, t.n, t.what, t.zone, t.by = defender, int16(part.n), game.Mills, part.to, cause{combat: true}
				}
			}
			return
		}
		fallthrough
	case 12:
		f.step = 13
		if f.flag {
			m.announceHits(f.seat)
		}
		m.follow()
		d := m.push(doDestroy)
		d.by, d.set = cause{combat: true}, m.takeDoomed()
	default:
		m.announceFought(f.seat, f.n)
		m.standDown(f.seat)
		m.pop()
		m.follow()
	}
}

// askAttacker asks for one more attacker where there is one.
func (m *Match) askAttacker(f *frame) {
	if !m.canAttackMore(f.seat) && (!m.lingers || f.card == 0) {
		m.closeAttack(f)
		return
	}
	m.ask(f.seat, game.Main, askAttack, 0, 0)
	f.step = 2
}

// joiner is an ally that has to attack since the attack was declared, 0 for none: no card
// joins an attack twice.
func (m *Match) joiner(s game.Seat) game.CardID {
	if m.unchanged() {
		return 0
	}
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		if m.at[id].attacked[0] != m.turn && m.must(id, ability.AttackDeed) && m.mayAttack(id) == allowed {
			return id
		}
	}
	return 0
}

// joinAttack declares one more attacker, and lets the cards act on its attack.
func (m *Match) joinAttack(id game.CardID, s game.Seat) {
	m.declareAttack(id, s)
	if attack := (happening{card: ability.Attacks, it: id, seat: s}); m.heard.meets(attack.mask()) {
		m.hear(&attack, attack.mask())
	}
	m.followUp()
}

// lateBlocks is the step of the battle at which those are asked for who may block since the
// declaration of block was answered, and f.spared those who could before (DAR 5.3.2).
const lateBlocks = 15

// ableToBlock is the allies of a player that nothing keeps from blocking.
func (m *Match) ableToBlock(s game.Seat) (able cardSet) {
	for id := m.zone(s, DefenseLine).head; m.hasPrograms && id != 0; id = m.at[id].next {
		if m.isAlly(id) && (m.val(id).has(ability.MayBlock) || !m.forbids(id, ability.BlockDeed, cause{})) {
			able.add(id)
		}
	}
	return able
}

// joinBlock has one more ally that has to block since the blockers were declared block an attacker,
// of several the one that its controller chooses, and reports whether there is any (DAR 5.3.2).
// f.card is that ally and f.set the attackers, while it is asked for.
func (m *Match) joinBlock(f *frame, s game.Seat) bool {
	foe := m.answer.Card
	if f.set.empty() {
		id, foes := m.lateBlocker(s)
		if id == 0 {
			return false
		}
		if f.card, f.set = id, foes; foes.len() > 1 {
			m.ask(s, game.Choose, askFoe, id, 1)
			return true
		}
		foe = foes.first()
	}
	f.set = cardSet{}
	m.declareBlock(f.card, foe)
	m.hearBlock(f.card, s)
	m.hearBlocked(foe, s.Other())
	m.followUp()
	return true
}

// lateBlocker is an ally that has to block and did not yet this turn, and the attackers that it may
// block; 0 for none.
func (m *Match) lateBlocker(s game.Seat) (game.CardID, cardSet) {
	if m.phaseOff || m.unchanged() {
		return 0, cardSet{}
	}
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		if m.at[id].blocked[0] == m.turn || !m.must(id, ability.BlockDeed) || m.mayBlock(id) != allowed {
			continue
		}
		if foes := m.blockable(id); !foes.empty() {
			return id, foes
		}
	}
	return 0, cardSet{}
}

// blockable is the attackers that an ally may block.
func (m *Match) blockable(id game.CardID) cardSet {
	var foes cardSet
	for foe := m.zone(m.at[id].controller.Other(), AttackLine).head; foe != 0; foe = m.at[foe].next {
		if m.mayBlockIt(id, foe) == allowed {
			foes.add(foe)
		}
	}
	return foes
}

// closeAttack ends the declaration of attack, and the battle if nobody attacks.
func (m *Match) closeAttack(f *frame) {
	if f.step = 3; f.card == 0 {
		m.standDown(f.seat)
		m.skips[f.seat] &^= battleSkips
		m.pop()
	}
}

// declareAttack has an ally attack and reports whether something has to be paid for
// that first.
func (m *Match) declareAttack(id game.CardID, s game.Seat) bool {
	toll := m.tollOf(id, ability.AttackDeed)
	attack := happening{card: ability.Attacks, it: id, seat: s}
	m.shift(game.Attacks, id, AttackLine)
	m.at[id].attacks = true
	m.at[id].attacked.add(m.turn)
	m.attackedIn[s] = m.turn
	m.stir()
	m.recordForTurn(&attack, attack.mask())
	levied := m.payLevies(id, ability.AttackDeed, s)
	return m.payToll(toll, s) || levied
}

func (m *Match) declareBlock(blocker, attacker game.CardID) {
	c := &m.at[blocker]
	toll, passage := m.tollOf(blocker, ability.BlockDeed), m.tollOf(attacker, ability.BeBlocked)
	c.foe, m.at[attacker].foe = attacker, blocker
	c.blocked.add(m.turn)
	m.stir()
	m.happen(game.Event{What: game.Blocks, Seat: c.controller, Card: blocker, Face: c.face, Sees: c.sees,
		From: c.zone, To: c.zone, On: attacker})
	blocks := happening{card: ability.Blocks, it: blocker, by: attacker, seat: c.controller}
	m.recordForTurn(&blocks, blocks.mask())
	blocked := happening{card: ability.IsBlocked, it: attacker, by: blocker, seat: m.at[attacker].controller}
	m.recordForTurn(&blocked, blocked.mask())
	m.payLevies(blocker, ability.BlockDeed, c.controller)
	m.payToll(toll, c.controller)
	m.payToll(passage, c.controller)
	m.payLevies(attacker, ability.BeBlocked, c.controller)
}

// metBy is the cards in play that block a card, or with IsBlocked that are blocked
// by it; once the battle is over, those that did or were.
func (m *Match) metBy(id game.CardID, what ability.CardVerb) cardSet {
	var met cardSet
	if id == 0 {
		return met
	}
	if m.phase >= Final {
		for i := range m.log[:m.logN] {
			if h := &m.log[i]; h.card == what && h.by == id && inPlay(m.at[h.it].zone) {
				met.add(h.it)
			}
		}
		return met
	}
	if c := &m.at[id]; c.attacks == (what == ability.Blocks) {
		if c.attacks {
			return setOf(c.foe)
		}
		for foe := m.zone(c.controller.Other(), AttackLine).head; foe != 0; foe = m.at[foe].next {
			if m.at[foe].foe == id {
				met.add(foe)
			}
		}
	}
	return met
}

// opposing is the cards that a card meets in combat, or met in that of this turn.
func (m *Match) opposing(id game.CardID) cardSet {
	return m.metBy(id, ability.Blocks).or(m.metBy(id, ability.IsBlocked))
}

// announceAttackers lets the cards act on each attack once all are declared: who attacks
// with whom is known only then (DAR 5.3.1).
func (m *Match) announceAttackers(s game.Seat) {
	if !m.heard.meets(ofCards(ability.Attacks)) {
		return
	}
	for id := m.zone(s, AttackLine).head; id != 0; id = m.at[id].next {
		if m.at[id].attacks {
			attack := happening{card: ability.Attacks, it: id, seat: s}
			m.hear(&attack, attack.mask())
		}
	}
}

// announceIdle tells of the allies that were not declared attackers.
func (m *Match) announceIdle(s game.Seat) {
	if !m.heard.meets(ofCards(ability.DoesNotAttack)) {
		return
	}
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		m.announce(happening{card: ability.DoesNotAttack, it: id, seat: s})
	}
}

// announceNoBlockers tells of the allies that were not declared blockers.
func (m *Match) announceNoBlockers(s game.Seat) {
	if !m.heard.meets(ofCards(ability.DoesNotBlock)) {
		return
	}
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		if m.at[id].foe == 0 {
			m.announce(happening{card: ability.DoesNotBlock, it: id, seat: s})
		}
	}
}

// announceBlocks lets the cards act on who blocks and is blocked once all is declared:
// whoever blocks several is declared blocker once (DAR 5.3.2).
func (m *Match) announceBlocks(attacker game.Seat) {
	if !m.heard.meets(ofCards(ability.Blocks) | ofCards(ability.IsBlocked)) {
		return
	}
	for id := m.zone(attacker.Other(), DefenseLine).head; id != 0; id = m.at[id].next {
		m.hearBlock(id, attacker.Other())
	}
	for id := m.zone(attacker, AttackLine).head; id != 0; id = m.at[id].next {
		m.hearBlocked(id, attacker)
	}
}

// hearBlock lets the cards act on the block of an ally, if it blocks.
func (m *Match) hearBlock(id game.CardID, s game.Seat) {
	if foe := m.at[id].foe; foe != 0 {
		blocks := happening{card: ability.Blocks, it: id, by: foe, seat: s}
		m.hear(&blocks, blocks.mask())
	}
}

// hearBlocked lets them act on an attacker that is blocked, if it is.
func (m *Match) hearBlocked(id game.CardID, s game.Seat) {
	if foe := m.at[id].foe; foe != 0 && m.at[id].attacks {
		blocked := happening{card: ability.IsBlocked, it: id, by: foe, seat: s}
		m.hear(&blocked, blocked.mask())
	}
}

// announceUnblocked tells of the attackers that nobody blocked.
func (m *Match) announceUnblocked(s game.Seat) {
	if !m.heard.meets(ofCards(ability.IsUnblocked)) {
		return
	}
	for id := m.zone(s, AttackLine).head; id != 0; id = m.at[id].next {
		if c := &m.at[id]; c.attacks && c.foe == 0 {
			m.announce(happening{card: ability.IsUnblocked, it: id, seat: s})
		}
	}
}

// canAttackMore and canBlockMore look at what both players see, so that a
// question that has only one answer is not asked.
func (m *Match) canAttackMore(s game.Seat) bool {
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		if m.mayAttack(id) == allowed {
			return true
		}
	}
	return false
}

func (m *Match) canBlockMore(s game.Seat) bool {
	for id := m.zone(s, DefenseLine).head; id != 0; id = m.at[id].next {
		if m.mayBlockNow(id) != allowed {
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

// hasPriority reports whether one of the attackers gives its controller the
// priority in the War of Talismans.
func (m *Match) hasPriority(attacker game.Seat) bool {
	for id := m.zone(attacker, AttackLine).head; id != 0; id = m.at[id].next {
		if m.at[id].attacks && m.val(id).has(ability.HasPriority) {
			return true
		}
	}
	return false
}

// canBeBlocked reports whether one of the attackers of a player could be.
func (m *Match) canBeBlocked(s game.Seat) bool {
	for id := m.zone(s, AttackLine).head; id != 0; id = m.at[id].next {
		if m.at[id].attacks && m.at[id].foe == 0 && !m.forbids(id, ability.BeBlocked, cause{}) {
			return true
		}
	}
	return false
}

// runWar alternates the priority, the defender first, until both cede it one
// after the other (DAR 5.3.3). f.n counts who ceded in a row; f.flag says that
// the attacker has the priority.
func (m *Match) runWar(f *frame) {
	if f.step == 1 {
		f.step = 0
		if who := m.hasWarPriority(f); m.answer.Verb == game.Pass {
			m.cede(f, who)
		} else {
			f.n, f.flag = 0, !f.flag
			m.actInWar(who)
			return
		}
	}
	for f.n < 2 && !m.attackOff {
		who := m.hasWarPriority(f)
		if m.zone(who, Hand).n > 0 || m.canUseAny(who) || m.canPlayElsewhere(who) {
			m.ask(who, game.Main, askWar, 0, 0)
			f.step = 1
			return
		}
		m.cede(f, who) // nothing to do, as both see
	}
	m.pop()
}

func (m *Match) hasWarPriority(f *frame) game.Seat {
	if f.flag {
		return f.seat.Other()
	}
	return f.seat
}

// actInWar does what the answer says.
func (m *Match) actInWar(who game.Seat) {
	if m.answer.Verb == game.Use {
		m.use(m.answer, who, happening{})
		return
	}
	m.startPlay(who)
}

func (m *Match) cede(f *frame, who game.Seat) {
	if m.watch != nil {
		m.happen(game.Event{What: game.Cedes, Seat: who})
	}
	m.spent(who)
	f.n++
	f.flag = !f.flag
}

// announceFought tells of the allies whose attack or block is over, in the battle
// that began at a place of the log.
func (m *Match) announceFought(attacker game.Seat, since int16) {
	if !(m.triggerMask | m.responseMask).meets(ofCards(ability.HasAttacked) | ofCards(ability.HasBlocked)) {
		return
	}
	for id := m.zone(attacker, AttackLine).head; id != 0; id = m.at[id].next {
		if m.at[id].attacks {
			m.announce(happening{card: ability.HasAttacked, it: id, by: m.at[id].foe, seat: attacker})
		}
	}
	defender := attacker.Other()
	for id := m.zone(defender, DefenseLine).head; id != 0; id = m.at[id].next {
		if m.at[id].foe != 0 || m.blockedSince(id, since) {
			m.announce(happening{card: ability.HasBlocked, it: id, by: m.at[id].foe, seat: defender})
		}
	}
}

// blockedSince reports whether an ally was declared blocker since a place of the log.
func (m *Match) blockedSince(id game.CardID, since int16) bool {
	for i := range m.log[min(since, int16(m.logN)):m.logN] {
		if h := &m.log[int(since)+i]; h.card == ability.Blocks && h.it == id {
			return true
		}
	}
	return false
}

// standDown ends the battle for the allies that are left in it.
func (m *Match) standDown(attacker game.Seat) {
	for id := m.zone(attacker, AttackLine).head; id != 0; id = m.at[id].next {
		m.at[id].attacks = false
		m.leaveBattle(id)
	}
	m.noDamage, m.noDamageOf, m.attackOff = false, cardSet{}, false
	m.skips[attacker] &^= battleSteps // what of this battle was to be skipped
	m.stir()
}
