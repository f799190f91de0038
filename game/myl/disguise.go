package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// Cards that enter play as something else than is printed on them.

// disguise is the effect that changes a card as it enters play.
func disguise(a ability.EntersAs) ability.Effect {
	if a.Copy == nil {
		return ability.Modify{Who: ability.This{}, Traits: []ability.Trait{ability.Strengthen{By: a.With}}, Until: ability.RestOfGame}
	}
	becomes := ability.Sequence{Steps: []ability.Step{
		{Do: ability.Act{Who: ability.You, Verb: ability.Pick, What: a.Copy}},
		{Link: ability.And, Do: ability.Modify{Who: ability.This{}, Traits: []ability.Trait{ability.BecomeIt}, Until: ability.RestOfGame}},
	}}
	if a.May {
		return ability.May{Who: ability.You, Do: becomes}
	}
	return becomes
}

// runEnterAs changes f.card, which just came into play, and then tells of it.
func (m *Match) runEnterAs(f *frame) {
	c := &m.at[f.card]
	if f.step == 0 && inPlay(c.zone) {
		f.step = 1
		for i := range m.facts[c.face].programs {
			if m.facts[c.face].programs[i].kind != isEntersAs {
				continue
			}
			if f.ctx = m.open(context{source: f.card, face: c.face, prog: uint8(i), seat: c.controller, actor: c.controller}); f.ctx >= 0 {
				m.pushEffect(f.ctx, m.facts[c.face].programs[i].do, c.controller)
			}
			return
		}
	}
	if f.step == 1 {
		m.close(f.ctx)
	}
	if inPlay(c.zone) {
		m.tellOfEntry(f.card, c.controller)
	}
	m.pop()
}

// traitsIn is the traits that a rule gives to cards that it waits for.
func traitsIn(r ability.PlayerRule) []ability.Trait {
	switch r := r.(type) {
	case ability.NextCard:
		return r.Traits
	case ability.Entering:
		return r.Traits
	}
	return nil
}

// enterWith has a card that comes into play on a side from a zone, and of which nothing was told
// yet, come with what the rules in force give it.
func (m *Match) enterWith(id game.CardID, from game.Zone, side game.Seat) {
	var with [8]modifier
	n := 0
	m.eachRule(ruleEntering, func(f *force, r ability.PlayerRule) bool {
		e := r.(ability.Entering)
		k, ctx := m.ready(&e.Of), m.contextOf(f)
		if len(e.Of.In) > 0 && !k.zones.has(m.cameFrom(id, from)) || !k.anyone && side != m.player(k.of, &ctx, f.seat) || !m.describes(k, id, m.val(id), &ctx) {
			return true
		}
		with[n] = modifier{node: f.node, term: term{until: ability.RestOfGame, seat: f.seat}, source: f.source, who: setOf(id)}
		for i, t := range e.Traits {
			with[n].amounts[min(i, len(with[n].amounts)-1)] = int16(m.traitAmount(t, &ctx))
		}
		n++
		return n < len(with)
	})
	for i := range with[:n] {
		m.impose(with[i])
	}
}

// cameFrom is where a card lay before it came into play: before it was played, if it was.
func (m *Match) cameFrom(id game.CardID, from game.Zone) game.Zone {
	if f := m.playOf(id); from == Played && f != nil {
		return f.zone
	}
	return from
}
