package myl

import "castillo/game"

// The bits of an answer to askRegroup.
const (
	regroupGolds  = 1 << 0
	regroupAllies = 1 << 1
)

func (m *Match) enter(p game.Phase) {
	m.phase = p
	m.happen(game.Event{What: game.PhaseIs, Seat: m.active, N: int(p)})
}

// runTurn plays the active player's turn (DAR 5). The first turn of a match has
// no regrouping.
func (m *Match) runTurn(f *frame) {
	switch f.step {
	case 0:
		m.turn++
		m.goldsPlayed = 0
		m.happen(game.Event{What: game.TurnOf, Seat: m.active, N: int(m.turn)})
		f.step = 1
		if m.turn == 1 {
			f.step = 2
		}
	case 1:
		m.enter(Regroup)
		f.step = 2
		m.push(frame{routine: doRegroup, seat: m.active})
	case 2:
		m.enter(Vigil)
		m.acted = false
		f.step = 3
		m.push(frame{routine: doVigil, seat: m.active})
	case 3:
		f.step = 4
		if m.answer.Verb == game.Attack {
			m.push(frame{routine: doBattle, seat: m.active, card: m.answer.Card})
		}
	case 4:
		m.enter(Final)
		f.step = 5
		m.push(frame{routine: doFinal, seat: m.active})
	default:
		m.pop()
	}
}

// runRegroup is the Fase de Agrupación (DAR 5.1).
func (m *Match) runRegroup(f *frame) {
	switch f.step {
	case 0:
		m.settle()
		f.step = 1
		if m.canRegroup() == 0 {
			m.pop()
			return
		}
		m.ask(f.seat, game.Mode, askRegroup, 0, 0)
	default:
		m.regroup(int(m.answer.N))
		m.pop()
	}
}

// settle marks what the active player controls at the start of a regrouping
// (DAR 4.2.1).
func (m *Match) settle() {
	for z := GoldReserve; z <= SupportLine; z++ {
		for id := m.zone(m.active, z).head; id != 0; id = m.at[id].next {
			m.at[id].settled = true
		}
	}
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
	for l := m.zone(m.active, from); l.n > 0; {
		m.move(game.Moves, l.head, to)
	}
}

// runVigil asks the active player until it attacks or ends (DAR 5.2). The last
// answer is left for the turn.
func (m *Match) runVigil(f *frame) {
	if f.step == 0 {
		m.ask(f.seat, game.Main, askVigil, 0, 0)
		f.step = 1
		return
	}
	f.step = 0
	if m.answer.Verb == game.Play {
		m.startPlay(f.seat)
		return
	}
	m.pop()
}

// runFinal ends the turn: the active player draws, except in the first turn of
// the match, and discards down to the hand limit (DAR 5.5).
func (m *Match) runFinal(f *frame) {
	hand := m.zone(f.seat, Hand)
	switch f.step {
	case 0:
		f.step = 1
		if m.turn > 1 {
			m.draw(f.seat, 1)
		}
	case 1:
		if hand.n <= handLimit {
			m.pop()
			return
		}
		m.ask(f.seat, game.Choose, askDiscard, 0, int(hand.n)-handLimit)
		f.step = 2
	default:
		m.move(game.Discards, m.answer.Card, Cemetery)
		f.step = 1
	}
}
