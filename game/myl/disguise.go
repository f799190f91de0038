package myl

import "castillo/game/myl/ability"

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
		m.announce(happening{card: ability.Enters, it: f.card, seat: c.controller})
	}
	m.pop()
}
