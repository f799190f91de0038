package myl

import (
	"slices"

	"castillo/game"
	"castillo/game/card"
)

// Look fills v with what seat s may know now.
func (m *Match) Look(s game.Seat, v *game.View) {
	n := int(m.cardsN)
	cards := slices.Grow(v.Cards[:0], n)[:n]
	for i := range cards {
		m.lookAt(&cards[i], s, game.CardID(i+1))
	}
	for _, side := range m.lists {
		for _, l := range side {
			place := 0
			for id := l.head; id != 0; id = m.at[id].next {
				cards[id-1].Place = place
				place++
			}
		}
	}
	*v = game.View{Seat: s, Turn: int(m.turn), Active: m.active, First: m.first, Phase: m.phase,
		Decision: m.pending, Result: m.result, Proposal: m.Proposal(s), Cards: cards}
	for _, p := range game.Seats {
		v.Players[p] = game.PlayerView{Gold: m.gold(p), Virtual: m.virtualFor(p, 0), Castle: int(m.zone(p, Castle).n), Hand: int(m.zone(p, Hand).n)}
	}
}

func (m *Match) lookAt(v *game.CardView, s game.Seat, id game.CardID) {
	c := &m.at[id]
	*v = game.CardView{ID: id, Owner: c.owner, Controller: c.controller, Zone: c.zone,
		Strength: -1, Cost: -1, Sees: c.sees, Shuffled: m.shuffled[id]}
	if c.zone == Castle && c.face == 0 {
		return
	}
	if c.sees.By(s) && c.face != 0 {
		v.Face, v.Printed = c.face, c.printedFace()
		now := m.val(id)
		v.Cost, v.Types, v.Races = int(now.cost), now.types, now.races
		if m.hasAbility(id) {
			v.Marks |= game.HasAbility
		}
		if inPlay(c.zone) && now.lost {
			v.Marks |= game.LostAbility
		}
		if v.Types.Has(card.Ally) {
			v.Strength = m.strength(id)
		}
		if m.fact(id).byHand {
			v.Marks |= game.ByHand
		}
	}
	if c.zone == Carried {
		v.Bearer = c.bearer
	}
	if c.attacks {
		v.Marks |= game.Attacking
	}
	if c.foe != 0 {
		v.Foe = c.foe
		if c.attacks {
			v.Marks |= game.Blocked
		} else {
			v.Marks |= game.Blocking
		}
	}
	if inLine(c.zone) && !m.settled.has(id) && m.isAlly(id) {
		v.Marks |= game.JustArrived
	}
	if c.zone == Hand && c.sees == game.ByBoth {
		v.Marks |= game.Shown
	}
}

// Definition is the printed card behind a face.
func (m *Match) Definition(f game.Face) card.Card {
	if int(f) < len(m.definitions.cards) {
		return m.definitions.cards[f]
	}
	return m.definitions.cards[0]
}
