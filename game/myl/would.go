package myl

import (
	"slices"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// does reports whether the Talismán that a card is, while it is being played, or its ability,
// while that is being used, does something to a card that fits (DAR 4.7, 4.8): as far as its
// objectives are chosen to those, else to whatever it may yet be done to. Any other card in play
// affects those that its continuous abilities do.
func (m *Match) does(id game.CardID, q ability.Does, ctx *context) bool {
	c := m.doingOf(id)
	if c == nil {
		return inPlay(m.at[id].zone) && slices.Contains(q.What, ability.IsAffected) && m.swaysSome(id, &q.To, ctx)
	}
	return m.doesIn(m.prog(c).do, c, func(n *node) bool {
		h := happening{card: m.deedIn(n.effect), by: id}
		if h.card == 0 || !h.is(q.What) {
			return false
		}
		if h.card == ability.IsAnnulled {
			return m.fitsThen(&q.To, m.recent[c.answers].it, ctx)
		}
		for it := range m.aimsOf(n, c).all() {
			if inPlay(m.at[it].zone) && m.fits(&q.To, it, ctx) {
				return true
			}
		}
		return false
	})
}

// swaysSome reports whether a continuous ability of a card affects one that fits (DAR 4.6.5, 4.12).
func (m *Match) swaysSome(id game.CardID, to *ability.Filter, ctx *context) bool {
	m.derive()
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.source != id || f.timed || f.rule != 0 {
			continue
		}
		for it := range f.who.all() {
			if m.fits(to, it, ctx) {
				return true
			}
		}
	}
	return false
}

// generates reports whether it generates Oros.
func (m *Match) generates(id game.CardID) bool {
	c := m.doingOf(id)
	return c != nil && m.doesIn(m.prog(c).do, c, func(n *node) bool {
		_, ok := n.effect.(ability.Generate)
		return ok
	})
}

// seesHandOf reports whether it looks at the hand of a player, or has it shown.
func (m *Match) seesHandOf(s game.Seat, id game.CardID) bool {
	c := m.doingOf(id)
	return c != nil && m.doesIn(m.prog(c).do, c, func(n *node) bool {
		e, ok := n.effect.(ability.Act)
		if !ok || e.Verb != ability.Look && e.Verb != ability.Show {
			return false
		}
		all, ok := e.What.(ability.Every)
		return ok && zonesOf(all.Of.In).has(Hand) && (all.Of.Of == ability.Each || m.player(all.Of.Of, c, m.player(e.Who, c, c.actor)) == s)
	})
}

// doingOf is the ability of a card that is being used, or that of a Talismán that is being
// played, nil where there is none.
func (m *Match) doingOf(id game.CardID) *context {
	for i := m.depth - 1; i >= 0; i-- {
		switch f := &m.frames[i]; f.routine {
		case doPlay:
			if f.card == id && f.ctx >= 0 && f.prog >= 0 && m.fact(id).typ == card.Talisman {
				return &m.contexts[f.ctx]
			}
		case doResolve:
			if f.ctx >= 0 && m.contexts[f.ctx].source == id {
				return &m.contexts[f.ctx]
			}
		}
	}
	return nil
}

// doesIn reports whether something is true of any part of an effect.
func (m *Match) doesIn(at uint16, c *context, is func(*node) bool) bool {
	n := &m.nodes[at]
	if n.effect != nil && is(n) {
		return true
	}
	for _, k := range n.kids {
		if m.doesIn(k, c, is) {
			return true
		}
	}
	return false
}

// deedIn is what one effect does to cards in play, or to the one that is being played which it
// answers; 0 nothing.
func (m *Match) deedIn(e ability.Effect) ability.CardVerb {
	switch e := e.(type) {
	case ability.Act:
		switch e.Verb {
		case ability.Return:
			return ability.IsReturned
		case ability.RegroupIt, ability.LoseControl:
			return ability.IsAffected
		case ability.Annul:
			return ability.IsAnnulled
		}
		return happeningOf(e.Verb)
	case ability.Put:
		if to := zoneOf(e.To.Zone); e.To.Zone != ability.InPlay && !inPlay(to) {
			return leaving(game.Moves, to)
		}
		return ability.IsAffected
	case ability.ExileFor:
		return ability.IsExiled
	case ability.Modify, ability.Control, ability.Equip:
		return ability.IsAffected
	}
	return 0
}

// aimsOf is the cards to which an effect does what it does, or may yet.
func (m *Match) aimsOf(n *node, c *context) cardSet {
	if n.pick != 0 {
		k := &m.picks[n.pick]
		switch {
		case k.slot >= 0:
			return c.target[k.slot]
		case k.who == ability.Each:
			return m.candidates(k, c, game.A).or(m.candidates(k, c, game.B))
		}
		return m.candidates(k, c, m.player(k.who, c, c.actor))
	}
	what := doneTo(n.effect)
	if e, ok := n.effect.(ability.Equip); ok {
		what = e.What
	}
	switch what.(type) {
	case ability.It, ability.TheOther:
		return c.it.or(c.objectives())
	case nil:
		return cardSet{}
	}
	return m.cards(what, c)
}
