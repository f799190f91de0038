package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// Where in a castle a player puts cards, where their text leaves it to him.

// placeAsLiked has a player say where in their castles the cards lie that were just put on
// top: in which order, or whether at the top or at the bottom. The last cards of a castle stay its
// last ones where only their order changes.
func (m *Match) placeAsLiked(set cardSet, spot ability.Spot, last bool, source game.CardID, s game.Seat) {
	for _, owner := range game.Seats {
		there := set.and(m.now.lie.in[Castle]).and(m.now.lie.of[owner])
		var f *frame
		switch {
		case spot == ability.AnyOrder && there.len() > 1:
			f = m.push(doArrange)
		case spot == ability.TopOrBottom && !there.empty():
			f = m.push(doTopOrBottom)
		default:
			continue
		}
		f.seat, f.card, f.set, f.flag = s, source, there, last
	}
}

// areLast reports whether cards are the last ones of a castle that holds more.
func (m *Match) areLast(set cardSet) bool {
	l := m.zone(m.at[set.first()].controller, Castle)
	return !set.empty() && set.len() < int(l.n) && m.lastOf(l, set.len()) == set
}

// runArrange asks for one card after the other from the top down. Those that have their
// place wait at the bottom, f.n of them, and with f.flag stay there.
func (m *Match) runArrange(f *frame) {
	if f.step == 1 {
		f.set.drop(m.answer.Card)
		f.n++
		m.relink(m.answer.Card, m.at[m.answer.Card].controller, Castle, false)
	}
	if !f.set.empty() {
		m.ask(f.seat, game.Choose, askTop, f.card, f.set.len())
		f.step = 1
		return
	}
	for side := m.at[m.answer.Card].controller; f.n > 0 && !f.flag; f.n-- {
		m.relink(m.zone(side, Castle).tail, side, Castle, true)
	}
	m.stir()
	m.pop()
}

// runTopOrBottom asks whether cards stay at the top of a castle or go to its bottom.
func (m *Match) runTopOrBottom(f *frame) {
	if f.step == 0 {
		m.ask(f.seat, game.Mode, askSpot, f.card, 0)
		f.step = 1
		return
	}
	if spot(m.answer.N) == atBottom {
		for id := range f.set.all() {
			m.relink(id, m.at[id].controller, Castle, false)
		}
		m.stir()
	}
	m.pop()
}
