package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

var asksFor = [...]game.Prompt{
	ability.ACard: askNameCard, ability.AType: askNameType, ability.ARace: askNameRace, ability.ACost: askNameCost,
}

// naming is what was named, by a card since it came into play. Where nothing was,
// no type, race or cost is that.
type naming struct {
	what ability.NameKind
	face game.Face
	typ  card.Type
	race card.Race
	cost int8 // and one more
}

func (m *Match) runName(f *frame, c *context, e ability.Name) {
	if f.step == 0 {
		if here, some := m.namedAmong(&e, c); some && here.empty() {
			m.finish(c, false)
			return
		}
		m.ask(f.seat, game.Name, asksFor[e.What], c.source, 0)
		f.step = 1
		return
	}
	c.named = m.answered(e.What)
	m.at[c.source].named = c.named
	m.stale()
	m.finish(c, true)
}

// answered is what the answer names.
func (m *Match) answered(what ability.NameKind) naming {
	n := naming{what: what}
	switch what {
	case ability.ACard:
		n.face = m.answer.Face
	case ability.AType:
		n.typ = card.Type(m.answer.N)
	case ability.ARace:
		n.race = card.Race(m.answer.N)
	case ability.ACost:
		n.cost = int8(m.answer.N) + 1
	}
	return n
}

// nameOptions lists what can be named: every name among the definitions, or the
// types or races.
func (m *Match) nameOptions(dst []game.Action) []game.Action {
	f := &m.frames[m.depth-1]
	e := m.nodes[f.node].effect.(ability.Name)
	c := &m.contexts[f.ctx]
	switch e.What {
	case ability.ACard:
		here, some := m.namedAmong(&e, c)
		for face := 1; face < m.faces; face++ {
			if m.names[face] == game.Face(face) && (some && m.areCalled(here, game.Face(face)) || !some && m.faceFits(&e.Of, game.Face(face), c)) {
				dst = append(dst, game.Action{Verb: game.NameIt, Face: game.Face(face)})
			}
		}
	case ability.AType:
		for t := int16(1); t <= 5; t++ {
			if e.Of.NotType != 0 && int16(e.Of.NotType) == t {
				continue
			}
			dst = append(dst, game.Action{Verb: game.NameIt, N: t})
		}
	case ability.ARace:
		among := m.racesOf(&e.Of, c)
		for r := int16(1); r <= card.RaceCount; r++ {
			if !among.Has(card.Race(r)) {
				continue
			}
			dst = append(dst, game.Action{Verb: game.NameIt, N: r})
		}
	case ability.ACost:
		for n := int16(0); n <= 12; n++ {
			dst = append(dst, game.Action{Verb: game.NameIt, N: n})
		}
	}
	return dst
}

// namedAmong is the cards whose names alone can be named, and whether there are such: those in play, or
// in zones that both players see.
func (m *Match) namedAmong(e *ability.Name, c *context) (cardSet, bool) {
	if e.What != ability.ACard || !e.InPlay && (len(e.Of.In) == 0 || zonesOf(e.Of.In)&(1<<Castle|1<<Hand) != 0) {
		return cardSet{}, false
	}
	return m.every(&e.Of, c), true
}

// areCalled reports whether one of some cards has the name of a face.
func (m *Match) areCalled(cards cardSet, face game.Face) bool {
	for id := range cards.all() {
		if m.names[m.knownFace(id)] == face {
			return true
		}
	}
	return false
}

// racesOf is the races that a filter leaves to be named: those of the cards that
// fit, or all where it says nothing.
func (m *Match) racesOf(f *ability.Filter, c *context) card.Races {
	if f.Of == ability.Anyone && len(f.Types) == 0 && len(f.In) == 0 {
		all := ^card.Races(0)
		for _, q := range f.That {
			if not, ok := q.(ability.Except); ok {
				all &^= not.Races
			}
		}
		return all
	}
	var races card.Races
	for id := range m.every(f, c).all() {
		races |= m.val(id).races
	}
	if races == 0 {
		return ^card.Races(0)
	}
	return races
}
