package myl

import (
	"castillo/game"
	"castillo/game/card"
)

// startPlay begins to play the card of the answer (DAR 4.5.3).
func (m *Match) startPlay(s game.Seat) {
	m.push(frame{routine: doPlay, seat: s, card: m.answer.Card, flag: m.answer.N == game.PayByHand})
}

// runPlay follows the steps of DAR 4.5.3: the card is shown, a weapon chooses
// its bearer, the cost is paid, the card enters play or, a talisman, goes to
// the cemetery. f.target is the bearer, f.n the golds still to be paid by hand.
func (m *Match) runPlay(f *frame) {
	typ := m.fact(f.card).typ
	switch f.step {
	case 0:
		m.note(typ)
		m.move(game.Plays, f.card, Played)
		f.step = 1
		if typ == card.Weapon {
			m.ask(f.seat, game.Choose, askBearer, f.card, 1)
		}
	case 1:
		if typ == card.Weapon {
			f.target = m.answer.Card
		}
		f.n = int16(max(m.cost(f.card), 0))
		f.step = 2
		if f.n > 0 {
			m.happen(game.Event{What: game.Pays, Seat: f.seat, Card: f.card, N: int(f.n)})
		}
		if !f.flag {
			m.payAll(f.seat, int(f.n))
			f.n = 0
		}
	case 2:
		if f.n == 0 {
			f.step = 4
			return
		}
		m.ask(f.seat, game.Choose, askGold, f.card, int(f.n))
		f.step = 3
	case 3:
		m.pay(m.answer.Card)
		f.n--
		f.step = 2
	default:
		m.settlePlay(f, typ)
		m.pop()
	}
}

// note keeps what the turn has to remember of a play.
func (m *Match) note(t card.Type) {
	if t == card.Gold {
		m.goldsPlayed++
		return
	}
	m.acted = true
}

// settlePlay brings the played card to where its type belongs (DAR 4.2).
func (m *Match) settlePlay(f *frame, typ card.Type) {
	switch typ {
	case card.Ally:
		m.move(game.Moves, f.card, DefenseLine)
	case card.Totem:
		m.move(game.Moves, f.card, SupportLine)
	case card.Gold:
		m.move(game.Moves, f.card, GoldReserve)
	case card.Weapon:
		m.arm(f.card, f.target)
	default:
		m.move(game.Moves, f.card, Cemetery)
	}
}
