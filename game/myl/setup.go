package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// runMatch lays the match out and then plays turn after turn. The dealer says who
// starts unless that was agreed; both draw their hands; mulligans begin with the first
// player.
func (m *Match) runMatch(f *frame) {
	switch f.step {
	case 0:
		m.phase = Preparation
		f.step = 1
		if !m.first.Plays() {
			m.ask(game.Dealer, game.Chance, askStart, 0, 0)
			return
		}
		m.answer = game.Action{N: int16(m.first)}
		fallthrough
	case 1:
		m.first = game.Seat(m.answer.N)
		m.active = m.first
		m.happen(game.Event{What: game.Begins, Seat: m.first})
		f.step = 2
		m.draw(m.first.Other(), startHand)
		m.draw(m.first, startHand)
	case 2:
		f.step = 3
		m.push(doOpening).seat = m.first.Other()
		m.push(doOpening).seat = m.first
	default:
		m.push(doTurns)
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
	t := m.push(doTake)
	t.seat, t.n, t.what, t.zone = s, int16(n), game.Draws, Hand
}

func (m *Match) mill(s game.Seat, n int) {
	t := m.push(doTake)
	t.seat, t.n, t.what, t.zone = s, int16(n), game.Mills, Cemetery
}

// announceTake tells of cards drawn or milled, once for all that one effect takes
// from a castle.
func (m *Match) announceTake(f *frame, s game.Seat, top game.CardID) {
	f.low++
	if last := f.n == 0 || m.zone(s, Castle).n == 0; !last || !m.hasPrograms {
		return
	}
	verb := ability.Mills
	if f.what == game.Draws {
		verb = ability.Draws
	}
	m.announce(happening{player: verb, seat: s, it: top, by: f.by.source, combat: f.by.combat, n: f.low})
}

// runTake brings the f.n top cards of a castle to f.zone, with f.flag those of both
// castles in turn, f.other of the other one. The dealer names a face that nobody knows before its card
// moves.
func (m *Match) runTake(f *frame) {
	if f.step == 1 {
		top := m.nextOf(f)
		m.takeFace(top, f.sees)
		m.takeTop(f, top)
	}
	for !m.result.Over && m.frames[m.depth-1].routine == doTake {
		if f.n == 0 && f.other[0] > 0 {
			f.turnOver()
		}
		top := m.nextOf(f)
		if f.n == 0 || top == 0 {
			m.pop()
			return
		}
		if f.what == game.Draws && !m.mayDraw(f.seat) {
			f.n--
			f.turnOver()
			continue
		}
		f.sees = game.ByBoth
		if f.zone == Hand {
			f.sees = m.seesHand(m.at[top].owner)
		}
		if m.at[top].sees&f.sees != f.sees {
			m.ask(game.Dealer, game.Chance, askFace, top, 0)
			f.step = 1
			return
		}
		m.takeTop(f, top)
	}
}

// nextOf is the card of a castle that is taken next: the first one, or the last one where it is
// drawn and a card says so, 0 from an empty castle.
func (m *Match) nextOf(f *frame) game.CardID {
	castle := m.zone(f.seat, Castle)
	if f.what == game.Draws && m.drawsFromBottom(f.seat) {
		return castle.tail
	}
	return castle.head
}

// drawsFromBottom reports whether a player draws the last cards of its castle.
func (m *Match) drawsFromBottom(s game.Seat) (so bool) {
	m.eachRule(ruleFromBottom, func(f *force, r ability.PlayerRule) bool {
		ctx := m.contextOf(f)
		from, ok := r.(ability.DrawFromBottom)
		so = so || ok && m.isSeat(from.Who, s, &ctx)
		return !so
	})
	return so
}

// takeTop brings the next card of a castle, which has its face, to where it goes.
func (m *Match) takeTop(f *frame, top game.CardID) {
	seat := f.seat
	f.step, f.n = 0, f.n-1
	both := f.flag && seat == m.active && f.other[0] > 0 // the other castle comes before anybody has lost
	if f.what == game.Draws {
		m.drawn[seat]++
	}
	m.leave(top, f.zone, f.what, f.by)
	if f.what == game.Mills && f.low == 0 {
		m.milled[seat] = cardSet{}
	}
	if f.what == game.Mills && m.at[top].zone == Cemetery {
		m.milled[seat].add(top)
		m.announce(happening{card: ability.IsMilled, it: top, by: f.by.source, combat: f.by.combat, seat: seat})
	}
	m.announceTake(f, seat, top)
	f.turnOver()
	if !both {
		m.checkCastles()
	}
}

// turnOver has the other player go on where both act in turn.
func (f *frame) turnOver() {
	if f.flag {
		f.seat = f.seat.Other()
		f.n, f.low, f.other = f.other[0], f.other[1], [2]int16{f.n, f.low}
	}
}
