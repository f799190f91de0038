package myl

import "castillo/game"

// runMatch lays the match out and then plays turn after turn. The dealer says
// who starts; both draw their hands; mulligans begin with the first player.
func (m *Match) runMatch(f *frame) {
	switch f.step {
	case 0:
		m.phase = Preparation
		m.ask(game.Dealer, game.Chance, askStart, 0, 0)
		f.step = 1
	case 1:
		m.first = game.Seat(m.answer.N)
		m.active = m.first
		m.happen(game.Event{What: game.Begins, Seat: m.first})
		f.step = 2
		m.draw(m.first.Other(), startHand)
		m.draw(m.first, startHand)
	case 2:
		f.step = 3
		m.push(frame{routine: doOpening, seat: m.first.Other()})
		m.push(frame{routine: doOpening, seat: m.first})
	case 3:
		f.step = 4
		m.push(frame{routine: doTurn})
	default:
		m.active = m.active.Other()
		m.push(frame{routine: doTurn})
	}
}

// runOpening lets a player change the hand for one of a card fewer, as often as
// there are cards in it.
func (m *Match) runOpening(f *frame) {
	hand := m.zone(f.seat, Hand)
	switch f.step {
	case 0:
		if hand.n == 0 {
			m.pop()
			return
		}
		m.ask(f.seat, game.YesNo, askMulligan, 0, 0)
		f.step = 1
	default:
		if m.answer.Verb == game.No {
			m.pop()
			return
		}
		n := int(hand.n) - 1
		for hand.n > 0 {
			m.move(game.Moves, hand.head, Castle)
		}
		m.shuffle(f.seat)
		m.happen(game.Event{What: game.Mulligans, Seat: f.seat, N: n})
		f.step = 0
		m.draw(f.seat, n)
	}
}

// draw and mill take n cards from the top of a castle, one by one (DAR glossary
// 4 and 29).
func (m *Match) draw(s game.Seat, n int) {
	m.push(frame{routine: doTake, seat: s, n: int16(n), what: game.Draws, zone: Hand})
}

func (m *Match) mill(s game.Seat, n int) {
	m.push(frame{routine: doTake, seat: s, n: int16(n), what: game.Mills, zone: Cemetery})
}

// runTake brings the f.n top cards of a castle to f.zone. The dealer names a
// face that nobody knows before its card moves.
func (m *Match) runTake(f *frame) {
	top := m.zone(f.seat, Castle).head
	if f.n == 0 || top == 0 {
		m.pop()
		return
	}
	switch {
	case f.step == 1:
		m.pools[m.at[top].owner].take(m.answer.Face)
		m.at[top].face = m.answer.Face
	case m.at[top].face == 0:
		m.ask(game.Dealer, game.Chance, askFace, top, 0)
		f.step = 1
		return
	}
	f.step, f.n = 0, f.n-1
	m.move(f.what, top, f.zone)
	m.checkCastles()
}
