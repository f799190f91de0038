package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// timesOver is n, as many times as each if that is given.
func (m *Match) timesOver(n int, each ability.Amount, ctx *context) int {
	if each == nil {
		return n
	}
	return n * m.amount(each, ctx)
}

// amount finds a number.
func (m *Match) amount(a ability.Amount, ctx *context) int {
	switch a := a.(type) {
	case ability.Number:
		return int(a)
	case ability.CountOf:
		return m.countEver(&a.Of, ctx)
	case ability.StrengthOf:
		if of, ok := a.Of.(ability.Chosen); ok {
			return m.greatest(m.every(&of.Of, ctx), m.lastStrength)
		}
		sum := 0
		for id := range m.cards(a.Of, ctx).all() {
			sum += m.lastStrength(id)
		}
		return sum
	case ability.CostOf:
		if of, ok := a.Of.(ability.Chosen); ok {
			return m.greatest(m.every(&of.Of, ctx), m.lastCost)
		}
		sum := 0
		for id := range m.cards(a.Of, ctx).all() {
			sum += m.lastCost(id)
		}
		return sum
	case ability.WeaponsOf:
		n := 0
		for id := range m.cards(a.Of, ctx).all() {
			n += m.arms(id)
		}
		return n
	case ability.Tally:
		return m.tally(&a.On, ctx)
	case ability.Times:
		return a.N * m.amount(a.Of, ctx)
	case ability.Divided:
		n := m.amount(a.Of, ctx)
		if a.Up {
			n += a.N - 1
		}
		return n / a.N
	case ability.Capped:
		return min(m.amount(a.Of, ctx), a.Most)
	case ability.Plus:
		return max(m.amount(a.A, ctx)+m.amount(a.B, ctx), 0)
	case ability.EventAmount:
		switch a {
		case ability.DamageDone, ability.CardsMilled:
			return int(ctx.event.n)
		case ability.GoldPaid:
			return int(ctx.paid)
		case ability.CardsMoved:
			return int(ctx.moved)
		case ability.NamedCost:
			return int(ctx.named.cost) - 1
		}
	}
	return 0
}

// greatest is the greatest number among cards of which nobody chooses one: "el Aliado de
// mayor Coste".
func (m *Match) greatest(of cardSet, number func(game.CardID) int) int {
	n := 0
	for id := range of.all() {
		n = max(n, number(id))
	}
	return n
}

// isOpen reports whether both players know a card. A number that both must agree
// upon does not count others.
func (m *Match) isOpen(id game.CardID) bool {
	z := m.at[id].zone
	return z != Hand && z != Castle || m.at[id].sees == game.ByBoth
}

// lastStrength is a card's strength, the last known one if it left play, 0 if not
// both players know it.
func (m *Match) lastStrength(id game.CardID) int {
	switch c := &m.at[id]; {
	case c.was.known && !inPlay(c.zone):
		return int(c.was.strength)
	case m.isOpen(id):
		return int(m.val(id).strength)
	}
	return 0
}

// lastFace is the face of a card, the last known one if it left play for where it
// is hidden, 0 if not both players know it.
func (m *Match) lastFace(id game.CardID) game.Face {
	switch c := &m.at[id]; {
	case m.isOpen(id):
		return c.face
	case c.was.known:
		return c.was.face
	}
	return 0
}

// lastCost is a card's cost, the last known one if it left play for where it is
// hidden, 0 if not both players know it. Elsewhere the printed one is valid (DAR
// 4.1.2).
func (m *Match) lastCost(id game.CardID) int {
	switch c := &m.at[id]; {
	case m.isOpen(id):
		return int(max(m.val(id).cost, 0))
	case c.was.known:
		return int(max(c.was.cost, 0))
	}
	return 0
}

func (m *Match) count(f *ability.Filter, ctx *context) int {
	return m.together(m.every(f, ctx), m.ready(f).kinship)
}

// countEver is count with those that did in this turn what is asked and left play since.
func (m *Match) countEver(f *ability.Filter, ctx *context) int {
	them, k := m.every(f, ctx), m.ready(f)
	if k.past {
		for id := range m.now.lie.inAny(outZones).all() {
			if m.at[id].was.known && m.fitsThen(f, id, ctx) {
				them.add(id)
			}
		}
	}
	return m.together(them, k.kinship)
}

// holds tells whether a condition does; nil always does.
func (m *Match) holds(cond ability.Condition, ctx *context) bool {
	switch c := cond.(type) {
	case nil:
		return true
	case ability.Exists:
		return m.within(m.count(&c.Of, ctx), c.Count, ctx)
	case ability.Only:
		all, are := m.every(&c.All, ctx), m.every(&c.Are, ctx)
		if c.Was {
			all, are = m.withGone(all, &c.All, ctx), m.withGone(are, &c.Are, ctx)
		}
		return !all.empty() && all.minus(are).empty()
	case ability.OnlyThis:
		n := 0
		for _, z := range [...]game.Zone{DefenseLine, AttackLine, SupportLine} {
			for id := m.zone(ctx.seat, z).head; id != 0; id = m.at[id].next {
				if m.isAlly(id) && id != ctx.source {
					n++
				}
			}
		}
		return n == 0 && inPlay(m.at[ctx.source].zone)
	case ability.Fits:
		who := m.cards(c.Who, ctx)
		if who.empty() {
			return false
		}
		for id := range who.all() {
			if !m.isMeantToFit(&c, id, ctx) {
				return false
			}
		}
		return true
	case ability.Compares:
		return compare(m.amount(c.A, ctx), c.Op, m.amount(c.With, ctx))
	case ability.FirstTurn:
		return m.turn <= 2 && m.active == ctx.seat
	case ability.TurnOf:
		return m.isSeat(c.Who, m.active, ctx)
	case ability.During:
		return m.isTime(c.Window, ctx.seat)
	case ability.Not:
		return !m.holds(c.Of, ctx)
	case ability.All:
		for _, part := range c.Of {
			if !m.holds(part, ctx) {
				return false
			}
		}
		return true
	case ability.Any:
		for _, part := range c.Of {
			if m.holds(part, ctx) {
				return true
			}
		}
		return false
	case ability.Done:
		return ctx.did
	case ability.Held:
		return ctx.held
	case ability.DeclaredAttack:
		return m.attackedIn[ctx.seat] == m.turn
	case ability.Happened:
		if c.Last {
			return m.happenedLast(&c.On, ctx)
		}
		return m.happened(&c.On, ctx)
	}
	return false
}

// asksOfPlay reports whether a filter asks of a card no more than whether it was played.
func asksOfPlay(f *ability.Filter) bool {
	return len(f.That) == 1 && f.That[0] == ability.Quality(ability.Is{State: ability.PlayedNow})
}

// isMeantToFit judges one card of a condition. What left play since the ability began is
// taken as it last was there.
func (m *Match) isMeantToFit(c *ability.Fits, id game.CardID, ctx *context) bool {
	if asksOfPlay(&c.Is) {
		return m.happenedTo(id, ability.IsPlayed) // which is told of a card that nobody sees
	}
	k, was := m.ready(&c.Is), &m.at[id].was
	left := was.known && !inPlay(m.at[id].zone) && ctx.event.it == id // which set the ability off
	if k.named || !left && !m.looselyMeant(c.Who, id) {
		return m.fits(&c.Is, id, ctx)
	}
	if left || ctx.since > 0 && was.known && was.clock > ctx.since {
		v := m.lastValue(id)
		return m.describes(k, id, &v, ctx)
	}
	return m.fits(&c.Is, id, ctx) || m.describesLast(k, id, ctx)
}

// looselyMeant reports whether a card is spoken of wherever it lies: one that is
// being played, or looked at.
func (m *Match) looselyMeant(who ability.Cards, id game.CardID) bool {
	switch who.(type) {
	case ability.This, ability.Bearer:
		return m.at[id].zone == Played
	}
	return !inPlay(m.at[id].zone)
}

// cards finds the cards that need no choice.
func (m *Match) cards(what ability.Cards, ctx *context) cardSet {
	switch w := what.(type) {
	case ability.This:
		return setOf(ctx.source)
	case ability.Bearer:
		if ctx.bearer != 0 {
			return setOf(ctx.bearer)
		}
		return setOf(m.bearerOf(ctx.source))
	case ability.It:
		if ctx.it.empty() {
			return setOf(ctx.event.it)
		}
		return ctx.it
	case ability.BearerOfIt:
		var out cardSet
		for id := range m.cards(ability.It{}, ctx).all() {
			if b := m.at[id].bearer; b != 0 {
				out.add(b)
			}
		}
		return out
	case ability.EventCard:
		if ctx.event.player == ability.Mills {
			return m.milled[ctx.event.seat].and(m.now.lie.in[Cemetery])
		}
		return setOf(ctx.event.it)
	case ability.Cause:
		return setOf(ctx.event.by)
	case ability.TheOther:
		return ctx.prev.minus(ctx.it)
	case ability.NamedCard:
		if ctx.named.face == 0 {
			return cardSet{}
		}
		return m.namesakes(ctx.named.face)
	case ability.WithKin:
		return m.withKin(m.cards(w.Of, ctx), w.Kin)
	case ability.Both:
		return m.cards(w.A, ctx).or(m.cards(w.B, ctx))
	case ability.Opposing:
		if met := m.opposing(ctx.source); !met.empty() {
			return met
		}
		return m.opposing(m.bearerOf(ctx.source))
	case ability.Every:
		return m.every(&w.Of, ctx)
	case ability.Chosen:
		return ctx.it
	case ability.Top:
		return m.ends(w.N, w.Of, w.In, ctx, true)
	case ability.Bottom:
		return m.ends(w.N, w.Of, w.In, ctx, false)
	}
	return cardSet{}
}

// withKin adds the cards in play that belong to some: copies only of cards that both
// players know.
func (m *Match) withKin(s cardSet, kin ability.Kin) cardSet {
	out := s
	for id := range s.all() {
		switch kin {
		case ability.Copies:
			if face := m.lastFace(id); face != 0 {
				out = out.or(m.namesakes(face))
			}
		case ability.Weapons:
			out = out.or(m.weaponsOf(id))
		case ability.Bearers:
			if b := m.bearerOf(id); inPlay(m.at[b].zone) {
				out.add(b)
			}
		}
	}
	return out
}

// ends is the first or the last cards of a castle or a cemetery.
func (m *Match) ends(n ability.Amount, of ability.Player, in ability.Zone, ctx *context, top bool) cardSet {
	if of == ability.Each {
		return m.ends(n, ability.You, in, ctx, top).or(m.ends(n, ability.Opponent, in, ctx, top))
	}
	pile := Castle
	if in == ability.Cemetery {
		pile = Cemetery
	}
	l := m.zone(m.player(of, ctx, ctx.actor), pile)
	if top {
		return m.firstOf(l, m.amount(n, ctx))
	}
	return m.lastOf(l, m.amount(n, ctx))
}

// lastOf is the last n cards of a list.
func (m *Match) lastOf(l *list, n int) cardSet {
	var out cardSet
	for id := l.tail; n > 0 && id != 0; n-- {
		out.add(id)
		id = m.at[id].prev
	}
	return out
}

// firstOf is the first n cards of a zone.
func (m *Match) firstOf(l *list, n int) cardSet {
	var out cardSet
	for id := l.head; n > 0 && id != 0; n-- {
		out.add(id)
		id = m.at[id].next
	}
	return out
}
