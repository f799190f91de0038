package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// The bits of an answer to askRegroup.
const (
	regroupGolds  = 1 << 0
	regroupAllies = 1 << 1
)

func (m *Match) enter(p game.Phase) {
	m.phase, m.phaseOff, m.visitsN = p, false, 0
	m.spent(game.A)
	m.spent(game.B)
	m.stir()
	if m.watch != nil {
		m.happen(game.Event{What: game.PhaseIs, Seat: m.active, N: int(p)})
	}
}

// begin enters a phase and lets the cards act on it (DAR 4.11.1), unless it is
// skipped. It reports whether anything comes of it.
func (m *Match) begin(p game.Phase) bool {
	m.enter(p)
	m.phaseOff = m.skipped(phaseWord(p))
	return !m.phaseOff && m.actOn(phaseWord(p), false)
}

// actOn releases what waited for a phase, or for its end, and pushes what
// follows from it. It reports whether there is anything.
func (m *Match) actOn(p ability.Phase, end bool) bool {
	switch h := (happening{phase: p, end: end, seat: m.whose(p)}); {
	case !m.heard.meets(ofPhase(p)):
	case p == ability.Block && !end: // it sets off what it does once the blockers are declared
		m.remember(h, h.mask())
	default:
		m.announce(h)
	}
	return m.release(p, end)
}

// release pushes what waited for a phase on top of what follows from it.
func (m *Match) release(p ability.Phase, end bool) bool {
	if end || m.delaysN == 0 {
		return m.followUp()
	}
	m.follow()
	m.releaseDelayed(p)
	return true
}

// runTurns plays one turn after the other (DAR 5). The first turn of a match has no
// regrouping.
func (m *Match) runTurns(f *frame) {
	switch f.step {
	case 0:
		m.startTurn()
		f.step = 1
		if m.heard.meets(ofPhase(ability.Turn)) && !m.result.Over {
			m.announce(happening{phase: ability.Turn, seat: m.active})
			if m.followUp() {
				return
			}
		}
		fallthrough
	case 1:
		f.step = 2
		if m.turn == 1 || m.result.Over || m.skipped(ability.Regroup) {
			return
		}
		m.enter(Regroup)
		m.push(doRegroup).seat = m.active
	case 2:
		f.step = 3
		if m.skipped(ability.Vigil) {
			m.enter(Vigil)
			m.lapseAtVigil()
			m.answer = game.Action{Verb: game.Attack} // whoever then attacks is asked for in the battle
			return
		}
		m.acted, m.announced = false, false
		m.push(doVigil).seat = m.active
		m.enter(Vigil)
		m.settleAt(ability.Vigil)
		m.lapseAtVigil()
		m.setOff(happening{phase: ability.Vigil, seat: m.active})
		m.release(ability.Vigil, false)
	case 3:
		f.step = 4
		if m.answer.Verb == game.Attack {
			b := m.push(doBattle)
			b.seat, b.card = m.active, m.answer.Card
			return
		}
		m.skips[m.active] &^= battleSkips // there is none to skip
		if m.announceIdle(m.active); m.followUp() {
			return
		}
		fallthrough
	case 4:
		if m.phaseAgain(f) {
			return
		}
		f.step = 5
		m.push(doFinal).seat = m.active
		m.enter(Final)
		m.lapseAtFinal()
		if m.phaseOff = m.skipped(ability.Final); !m.phaseOff {
			m.actOn(ability.Final, false)
		}
	default:
		m.over[m.active], m.didLast[m.active], m.did = m.turn, m.did, 0
		m.active = m.nextActive()
		f.step = 0
	}
}

// nextActive is whose turn follows: the other player's, unless the active one has
// a turn more or the other is to skip it.
func (m *Match) nextActive() game.Seat {
	if m.extraTurns[m.active] > 0 {
		m.extraTurns[m.active]--
		return m.active
	}
	next := m.active.Other()
	if m.skips[next]>>ability.Turn&1 != 0 {
		m.skips[next] &^= 1 << ability.Turn
		return m.active
	}
	return next
}

func (m *Match) startTurn() {
	if m.turn == maxTurns {
		m.end(game.Nobody, game.Loop)
		return
	}
	m.turn++
	m.free, m.inTurn = [2]int16{}, 0
	m.goldsPlayed, m.drawn, m.phasesAgain = 0, [2]int16{}, [len(m.phasesAgain)]uint8{}
	m.logN = 0
	if m.keepsLog {
		m.log = [maxLog]happening{}
	}
	m.lapseAtTurn()
	if m.now.gaze.turns || m.now.gaze.restless {
		m.stale()
	}
	m.refit()
	m.settleAt(ability.Turn)
	if m.watch != nil {
		m.happen(game.Event{What: game.TurnOf, Seat: m.active, N: int(m.turn)})
	}
}

// runRegroup is the Fase de Agrupación (DAR 5.1). By a manual in which phases open first the
// cards act on it before anything is grouped.
func (m *Match) runRegroup(f *frame) {
	switch f.step {
	case 0:
		m.settleAt(ability.Regroup)
		if m.book.opensFirst {
			f.step = 4
			m.actOn(ability.Regroup, false)
			return
		}
		f.step = 1
		if m.canRegroup() != 0 && !m.book.groupsAll {
			m.ask(f.seat, game.Mode, askRegroup, 0, 0)
			return
		}
		m.answer = game.Action{N: int16(m.canRegroup())}
		fallthrough
	case 1:
		m.regroup(int(m.answer.N))
		fallthrough
	case 2:
		f.step = 3
		if m.actOn(ability.Regroup, false) {
			return
		}
		fallthrough
	case 3:
		m.pop()
		m.idle(Regroup, m.active)
	case 4:
		f.step = 5
		if m.idle(Regroup, m.active) {
			return
		}
		fallthrough
	default:
		if !m.phaseOff {
			m.regroup(m.canRegroup())
		}
		m.pop()
		m.followUp()
	}
}

// idle opens a phase that has no actions of its own to what the cards allow, and
// reports whether it did.
func (m *Match) idle(p game.Phase, first game.Seat) bool {
	if !m.livens(p) {
		return false
	}
	m.push(doIdle).seat = first
	return true
}

// livens reports whether any card of the match may be played or used in a phase
// without actions.
func (d *definitions) livens(p game.Phase) bool {
	return d.timely>>phaseWord(p)&1 != 0 || d.opens&(3<<(2*p)) != 0 || d.elsewhere != 0
}

// runIdle lets both players act in a phase that has no other actions, f.seat
// first and in turn, until both pass: only cards that name the phase can be
// played or used in it. f.n counts who passed in a row.
func (m *Match) runIdle(f *frame) {
	who := f.seat
	if f.flag {
		who = f.seat.Other()
	}
	switch f.step {
	case 0:
		if m.phaseOff {
			m.pop()
			return
		}
		for f.n < 2 && !m.mayActIn(m.phase, who) {
			f.n, f.flag, who = f.n+1, !f.flag, who.Other()
		}
		if f.n == 2 {
			m.pop()
			return
		}
		m.ask(who, game.Main, askIdle, 0, 0)
		f.step = 1
	default:
		f.step, f.flag = 0, !f.flag
		switch m.answer.Verb {
		case game.Use:
			f.n = 0
			m.use(m.answer, who, happening{})
		case game.Play:
			f.n = 0
			m.startPlay(who)
		default:
			f.n++
		}
	}
}

// mayActIn reports whether both players know that s might have something to do
// in a phase without actions.
func (m *Match) mayActIn(p game.Phase, s game.Seat) bool {
	return m.zone(s, Hand).n > 0 && m.timely>>phaseWord(p)&1 != 0 || m.canUseAny(s) || m.canPlayElsewhere(s)
}

// settleAt marks what the active player controls at the beginning of a part of the turn, where
// the book has that count, as there long enough to attack (DAR 4.2.1). Whoever settles in the
// Vigilia does not in the turn in which it entered play.
func (m *Match) settleAt(p ability.Phase) {
	if m.book.settlesAt != p {
		return
	}
	there := m.now.lie.inAny(golds | lines).and(m.now.lie.of[m.active])
	if p == ability.Vigil {
		for id := range there.all() {
			if m.at[id].entered == m.turn {
				there.drop(id)
			}
		}
	}
	m.settled = m.settled.or(there)
	m.stir()
}

// canRegroup is the set of what the active player has to regroup.
func (m *Match) canRegroup() int {
	set := 0
	if m.zone(m.active, PaidGold).n > 0 {
		set |= regroupGolds
	}
	if m.zone(m.active, AttackLine).n > 0 {
		set |= regroupAllies
	}
	return set
}

// regroup brings back the golds, the allies or both, each zone whole (DAR 5.1).
func (m *Match) regroup(set int) {
	if set&regroupGolds != 0 {
		m.moveAll(PaidGold, GoldReserve)
	}
	if set&regroupAllies != 0 {
		m.moveAll(AttackLine, DefenseLine)
	}
}

func (m *Match) moveAll(from, to game.Zone) {
	if m.unchanged() && !(m.triggerMask | m.responseMask).meets(ofCards(ability.IsRegrouped)) {
		for l := m.zone(m.active, from); l.n > 0; {
			m.shift(game.Moves, l.head, to)
		}
		return
	}
	var set cardSet
	for id := m.zone(m.active, from).head; id != 0; id = m.at[id].next {
		if !m.forbids(id, ability.BeRegrouped, cause{}) {
			set.add(id)
		}
	}
	for id := range set.all() {
		m.shift(game.Moves, id, to)
		m.announce(happening{card: ability.IsRegrouped, it: id, seat: m.active})
	}
}

// runVigil asks the active player until it attacks or ends (DAR 5.2). What
// answers to the Vigil does so after the Oro of the turn, or else before the
// first other action (DAR 4.11.1). The last answer is left for the turn.
func (m *Match) runVigil(f *frame) {
	switch f.step {
	case 0:
		if m.phaseOff {
			m.answer = game.Action{Verb: game.Attack} // whoever then attacks is asked for in the battle
			m.pop()
			return
		}
		if m.book.opensFirst && !m.announced {
			f.step = 3
			m.tellOfVigil()
			return
		}
		f.step = 1
		m.ask(f.seat, game.Main, askVigil, 0, 0)
	case 1:
		f.answer = m.answer
		f.step, f.flag = 2, false
		isAnswer := f.answer.Verb == game.Use && m.answersTheVigil(f.seat, f.answer.Card, f.answer.Ability()-1)
		gold := f.answer.Verb == game.Play && m.fact(f.answer.Card).typ == card.Gold
		tells := !gold && !m.announced
		if tells {
			f.flag = m.tellOfVigil()
		}
		if isAnswer {
			f.step = 0
			m.answerAtOnce(f.answer, f.seat)
		}
		if isAnswer || tells {
			return
		}
		fallthrough
	case 2:
		f.step = 0
		if f.flag && (m.phaseOff || !m.stillAllows(f.answer, f.seat)) {
			return
		}
		m.answer = f.answer
		switch f.answer.Verb {
		case game.Play:
			m.startPlay(f.seat)
		case game.Use:
			m.acted = true
			m.use(f.answer, f.seat, happening{})
		default:
			m.pop()
		}
	default:
		f.step, m.acted = 0, false // the Oro of the turn may still come first
	}
}

// tellOfVigil lets the Vigil be answered, once. It reports whether it may be.
func (m *Match) tellOfVigil() bool {
	m.announced = true
	m.follow()
	h, n := happening{phase: ability.Vigil, seat: m.active}, m.recentN
	m.remember(h, h.mask())
	return m.recentN > n
}

// answersTheVigil reports whether an ability of the active player could answer
// the Vigil as its first action (DAR 4.11.1).
func (m *Match) answersTheVigil(s game.Seat, id game.CardID, prog int) bool {
	if m.phase != Vigil || m.announced || m.at[id].controller != s || prog < 0 || prog >= len(m.fact(id).programs) {
		return false
	}
	p := &m.fact(id).programs[prog]
	if p.kind != isResponse {
		return false
	}
	r := recent{happening: happening{phase: ability.Vigil, seat: s}, ctx: -1, frame: -1}
	return m.answers(id, p, s, windowRespond, &r) == allowed
}

// answerAtOnce opens the window on the latest thing with an answer that was
// already given.
func (m *Match) answerAtOnce(a game.Action, s game.Seat) {
	w := m.push(doWindow)
	w.kind, w.seat, w.from, w.to, w.flag, w.answer = windowRespond, s, m.base, m.recentN, true, a
}

// stillAllows judges an action of the Vigil again, after what answered the Vigil
// came before it. Both matches of a connection have to find the same, so the
// card has been shown and both look with the eyes of both players.
func (m *Match) stillAllows(a game.Action, s game.Seat) bool {
	if c := &m.at[a.Card]; a.Verb == game.Play && c.zone == Hand {
		c.sees = game.ByBoth
	}
	m.pending = game.Decision{Seat: s, Kind: game.Main, Ask: askVigil}
	m.eyes = game.ByBoth
	why := m.allows(a)
	m.eyes, m.asked = game.ByNobody, asked{}
	m.pending = game.Decision{}
	return why == allowed
}

// endsWithDraw reports whether the turn ends with a draw: the first one of a match does so by some
// books alone.
func (m *Match) endsWithDraw() bool { return m.turn > 1 || m.book.drawsFirst }

// runFinal ends the turn: abilities of the Fase Final, the draw, and the discard down to the hand limit (DAR 5.4, 5.5).
// f.flag says that something was done instead of the draw, f.set who was asked.
func (m *Match) runFinal(f *frame) {
	hand := m.zone(f.seat, Hand)
	switch f.step {
	case 3: // asked by case 2
		if m.answer.Verb == game.No {
			m.close(f.ctx)
			f.step = 2
			return
		}
		f.step, f.flag = 4, true
		m.follow()
		d := m.push(doDelayed)
		d.ctx, d.node, d.seat = f.ctx, m.nodes[f.node].kids[0], f.seat
	case 0:
		f.step = 1
		if m.idle(Final, f.seat) {
			return
		}
		fallthrough
	case 1:
		m.enter(EndOfTurn)
		fallthrough
	case 2:
		f.step = 4
		var replaced bool
		if m.endsWithDraw() && m.ruled(ruleInstead) {
			f.node, f.ctx, replaced = m.insteadOfDraw(f.seat, f.set)
		}
		if replaced {
			f.step = 3
			f.set.add(m.contexts[f.ctx].source)
			m.ask(f.seat, game.YesNo, askMay, m.contexts[f.ctx].source, 0)
			return
		}
		fallthrough
	case 4:
		f.step = 5
		n := int(m.extraDraws[f.seat])
		m.extraDraws[f.seat] = 0
		if m.endsWithDraw() && !f.flag {
			n++
		}
		m.follow()
		m.draw(f.seat, n)
	case 5:
		f.step = 6
		if m.actOn(ability.Turn, true) {
			return
		}
		fallthrough
	case 6:
		limit := m.handLimit(f.seat)
		if int(hand.n) <= limit {
			m.pop()
			return
		}
		m.ask(f.seat, game.Choose, askDiscard, 0, int(hand.n)-limit)
		f.step = 7
	default:
		f.step = 6
		m.follow()
		m.toCemetery(m.answer.Card, cause{})
	}
}
