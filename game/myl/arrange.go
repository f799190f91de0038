package myl

import (
	"fmt"

	"castillo/game"
	"castillo/game/card"
)

// plainCastle is the castle of a side for which a position gives none.
const plainCastle = 30

// plainOro stands in it.
var plainOro = card.Card{Name: "Oro", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber, Ability: card.WithoutAbility}

// arrange lays out a match in the middle of a turn (see game.Position). The
// phase is one in which somebody decides: Regroup, Vigil, a step of the battle,
// or Final.
func (b *book) arrange(p game.Position) (*Match, error) {
	m := b.newTable(append(append([]card.Card(nil), p.Cards...), plainOro), p.ByHand)
	m.watch = p.Watch
	oro := game.Face(len(p.Cards) + 1)
	var ids [2][]game.CardID
	for _, s := range game.Seats {
		castle := 0
		for i, c := range p.Sides[s] {
			if int(c.Face) == 0 || int(c.Face) > len(p.Cards) {
				return nil, fmt.Errorf("myl: la carta %d de %v no está definida", i+1, s)
			}
			if c.Zone == Nowhere || c.Zone >= Carried {
				return nil, fmt.Errorf("myl: %s no puede estar en la zona %d", m.Definition(c.Face).Name, c.Zone)
			}
			if int(m.cardsN)+len(c.Arms)+1 > game.MaxCards {
				return nil, fmt.Errorf("myl: más de %d cartas", game.MaxCards)
			}
			if p.Open && i == maxDeck {
				return nil, fmt.Errorf("myl: más de %d cartas de %v", maxDeck, s)
			}
			id := m.place(s, c.Face, c.Zone)
			if p.Open {
				m.lieOpen(id)
			}
			ids[s] = append(ids[s], id)
			if !c.Fresh && inPlay(c.Zone) {
				m.settled.add(id)
			}
			for _, a := range c.Arms {
				arm := m.place(s, a, Carried)
				m.at[arm].bearer = id
			}
			if c.Zone == Castle {
				castle++
			}
		}
		for range plainCastle {
			if castle > 0 || m.cardsN == game.MaxCards {
				break
			}
			if id := m.place(s, oro, Castle); p.Open {
				m.lieOpen(id)
			}
		}
	}
	m.active, m.first = p.Active, p.Active
	m.turn = int16(max(p.Turn, 1))
	return m, m.startAt(p, ids)
}

// place adds a card whose face is known in its zone.
func (m *Match) place(s game.Seat, f game.Face, z game.Zone) game.CardID {
	id := m.newCard(s, z)
	c := &m.at[id]
	m.giveFace(id, f)
	switch z {
	case Castle:
	case Hand:
		c.sees = game.SeenBy(s)
	default:
		c.sees = game.ByBoth
	}
	return id
}

// lieOpen lays a card as it lies in an open position (see game.Position).
func (m *Match) lieOpen(id game.CardID) {
	switch c := &m.at[id]; c.zone {
	case Hand:
		c.sees = game.ByBoth
	case Castle:
		m.pools[c.owner].put(c.face)
		m.giveFace(id, 0)
	}
}

// startAt enters the phase of a position as if the turn had come there.
func (m *Match) startAt(p game.Position, ids [2][]game.CardID) error {
	attackers := m.zone(p.Active, AttackLine).n > 0
	turn, battle := frame{routine: doTurns}, frame{routine: doBattle, seat: p.Active}
	switch p.Phase {
	case Regroup:
		turn.step = 1
	case NoPhase, Vigil:
		turn.step = 3
	case AttackStep:
		turn.step, battle.step = 4, 1
	case BlockStep:
		turn.step, battle.step = 4, 3
	case TalismanWar:
		turn.step, battle.step = 4, 6
	case DamageStep:
		turn.step, battle.step = 4, 7
	case Final:
		turn.step = 4
	default:
		return fmt.Errorf("myl: no se puede empezar en la fase %d", p.Phase)
	}
	m.phase = p.Phase
	m.push(doMatch).step = 4
	*m.push(doTurns) = turn
	switch {
	case p.Phase == NoPhase || p.Phase == Vigil:
		m.phase = Vigil
		m.push(doVigil).seat = p.Active
	case battle.step > 0:
		if !attackers && p.Phase != AttackStep {
			return fmt.Errorf("myl: en esa fase tiene que haber un atacante")
		}
		for _, side := range game.Seats {
			for i, c := range p.Sides[side] {
				id := ids[side][i]
				if side == p.Active && c.Zone == AttackLine {
					m.at[id].attacks = true
				}
				if c.Foe == 0 {
					continue
				}
				if c.Foe > len(ids[side.Other()]) {
					return fmt.Errorf("myl: el bloqueador de la carta %d no existe", i+1)
				}
				foe := ids[side.Other()][c.Foe-1]
				m.at[id].foe, m.at[foe].foe = foe, id
			}
		}
		*m.push(doBattle) = battle
	}
	m.refit()
	m.checkCastles()
	m.run()
	return nil
}
