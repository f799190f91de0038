package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// openHands has the dealer name what lies in the hands that are to be kept open,
// and reports whether it asked.
func (m *Match) openHands(f *frame, c *context, who ability.Player) bool {
	var hands cardSet
	for _, s := range game.Seats {
		for id := m.zone(s, Hand).head; id != 0 && m.isSeat(who, s, c); id = m.at[id].next {
			hands.add(id)
		}
	}
	f.sees = game.ByBoth
	return m.nameAll(f, hands)
}

// handsToOpen is the cards in hands that a rule keeps open and that not both
// players know.
func (m *Match) handsToOpen() cardSet {
	var out cardSet
	for _, s := range game.Seats {
		if m.seesHand(s) != game.ByBoth {
			continue
		}
		for id := m.zone(s, Hand).head; id != 0; id = m.at[id].next {
			if m.at[id].sees != game.ByBoth {
				out.add(id)
			}
		}
	}
	return out
}

// runOpenHands has the dealer name the cards in f.set.
func (m *Match) runOpenHands(f *frame) {
	f.sees = game.ByBoth
	if !m.nameAll(f, f.set) {
		m.pop()
	}
}

// seesHand is who sees a card that comes into a player's hand.
func (m *Match) seesHand(s game.Seat) game.Seen {
	sees := game.SeenBy(s)
	m.eachRule(ruleOther, func(f *force, r ability.PlayerRule) bool {
		ctx := m.contextOf(f)
		if show, ok := r.(ability.ShowHands); ok && m.isSeat(show.Who, s, &ctx) {
			sees = game.ByBoth
		}
		return sees != game.ByBoth
	})
	return sees
}

// runUseAbility uses an activated ability of a card, which its player chooses
// where there are several. f.target is the card.
func (m *Match) runUseAbility(f *frame, c *context, n *node, e ability.UseAbility) {
	if !m.picked(f, c, n, e.Of) {
		return
	}
	f.free = e.Free
	switch f.step {
	case 2:
		f.target = f.set.first()
		var room [8]game.Action
		switch usable := m.usableBy(f, room[:0]); len(usable) {
		case 0:
			m.finish(c, false)
		case 1:
			m.useFor(f, c, int(usable[0].N)-1)
		default:
			f.step = 3
			m.ask(f.seat, game.Mode, askAbility, f.target, 0)
		}
	default:
		m.useFor(f, c, int(m.answer.N)-1)
	}
}

// usableBy lists the abilities of the card that an effect uses, as far as both
// players see that they can be used.
func (m *Match) usableBy(f *frame, dst []game.Action) []game.Action {
	id := f.target
	eyes := m.eyes
	m.eyes = game.ByBoth
	for i := range m.fact(id).programs {
		p := &m.fact(id).programs[i]
		if id != 0 && p.kind == isActivated && !p.isAnswer() && p.by <= ability.You && m.mayUseFor(id, p, f.seat, f.free, &happening{}) == allowed {
			dst = append(dst, game.Action{Verb: game.Say, N: int16(i + 1)})
		}
	}
	m.eyes = eyes
	return dst
}

// useFor begins to use an ability for an effect, which is then done.
func (m *Match) useFor(f *frame, c *context, prog int) {
	id, s, free := f.target, f.seat, f.free
	m.finish(c, true)
	m.countUse(id, m.fact(id).programs[prog].slot)
	ctx := m.open(context{source: id, face: m.at[id].face, prog: uint8(prog), seat: s, actor: s, named: m.at[id].named})
	if ctx >= 0 {
		r := m.push(doResolve)
		r.ctx, r.seat = ctx, s
		d := m.push(doDeclare)
		d.ctx, d.seat, d.free = ctx, s, free
	}
}
