package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// ready is a filter of a tree as it was made ready.
func (m *Match) ready(f *ability.Filter) *filter { return &m.filters[f.Key] }

// every is all cards that fit a filter.
func (m *Match) every(f *ability.Filter, ctx *context) cardSet {
	var out cardSet
	k := m.ready(f)
	if k.them {
		for id := range ctx.them.all() {
			if !k.anyone && m.sideSince(id, ctx) != m.player(k.of, ctx, ctx.actor) {
				continue
			}
			if m.at[id].face == 0 && !m.isShuffledIn(id) || m.describesLast(k, id, ctx) {
				out.add(id)
			}
		}
		for _, e := range k.extremes {
			out = m.extreme(out, e)
		}
		return out
	}
	lie := m.now.lie.inAny(k.search)
	if !k.anyone {
		if s := m.player(k.of, ctx, ctx.actor); s.Plays() {
			lie = lie.and(m.now.lie.of[s])
		}
	}
	if m.derive(); k.types != 0 && !k.search.has(Hand) && !m.now.retyped {
		lie = lie.and(m.now.lie.ofTypes(k.types))
	}
	if k.byType && (k.types == 0 || !m.now.retyped) {
		return lie
	}
	for id := lie.take(); id != 0; id = lie.take() {
		if v := m.val(id); m.mayBeAny(id) || k.suitsKind(v) && (k.plain || m.qualifies(k, id, v, ctx)) {
			out.add(id)
		}
	}
	for _, e := range k.extremes {
		out = m.extreme(out, e)
	}
	return out
}

// extreme keeps the cards that have the most of a number, or the least, and
// those of which not both players know it.
func (m *Match) extreme(s cardSet, e ability.Extreme) cardSet {
	var out, hidden cardSet
	best := 0
	for id := range s.all() {
		if !m.isOpen(id) {
			hidden.add(id)
			continue
		}
		n := int(m.val(id).strength)
		if e.Of == ability.OwnCost {
			n = int(m.val(id).cost)
		}
		if e.Least {
			n = -n
		}
		switch {
		case out.empty() || n > best:
			best, out = n, setOf(id)
		case n == best:
			out.add(id)
		}
	}
	return out.or(hidden)
}

// fits reports whether a card fits a filter as it lies now.
func (m *Match) fits(f *ability.Filter, id game.CardID, ctx *context) bool {
	c, k := &m.at[id], m.ready(f)
	return k.zones.has(c.zone) && (k.anyone || c.controller == m.player(k.of, ctx, ctx.actor)) && m.describes(k, id, m.val(id), ctx)
}

// fitsThen is fits for a card that something happened to: one that has left
// play is taken as it last was there.
func (m *Match) fitsThen(f *ability.Filter, id game.CardID, ctx *context) bool {
	c, k := &m.at[id], m.ready(f)
	if inPlay(c.zone) || !c.was.known || k.named && k.zones&inPlayZones == 0 {
		if c.zone == Played || !inPlay(c.zone) && !k.named {
			return (k.anyone || c.controller == m.player(k.of, ctx, ctx.seat)) && m.describes(k, id, m.val(id), ctx)
		}
		return m.fits(f, id, ctx)
	}
	if !k.anyone && c.was.controller != m.player(k.of, ctx, ctx.seat) {
		return false
	}
	v := m.lastValue(id)
	return m.describes(k, id, &v, ctx)
}

// fitsOwned is fitsThen for a card wherever it lay, by whose deck it is of: that is to
// whose cemetery it goes (DAR 4.4.2).
func (m *Match) fitsOwned(f *ability.Filter, id game.CardID, ctx *context) bool {
	c, k := &m.at[id], m.ready(f)
	if !k.anyone && c.owner != m.player(k.of, ctx, ctx.actor) {
		return false
	}
	if c.was.known && !inPlay(c.zone) {
		v := m.lastValue(id)
		return m.describes(k, id, &v, ctx)
	}
	return m.describes(k, id, m.val(id), ctx)
}

// describesLast is describes for a card as it is, or was before it was shuffled in.
func (m *Match) describesLast(k *filter, id game.CardID, ctx *context) bool {
	v := m.val(id)
	if m.isShuffledIn(id) {
		last := m.lastValue(id)
		v = &last
	}
	return m.describes(k, id, v, ctx)
}

// describes compares a card's nature with a filter, wherever it lies.
//
// A card that is not known here, or not to those with whose eyes is judged, may
// be anything.
func (m *Match) describes(k *filter, id game.CardID, v *value, ctx *context) bool {
	return m.mayBeAny(id) || k.suitsKind(v) && (k.plain || m.qualifies(k, id, v, ctx))
}

// mayBeAny reports whether a card lies in a hand where it is not known (see
// Match.eyes).
func (m *Match) mayBeAny(id game.CardID) bool {
	c := &m.at[id]
	return c.zone == Hand && (c.face == 0 || m.eyes&^c.sees != 0)
}

// qualifies compares a card that is known, of a kind that fits, with what else a filter
// asks for.
func (m *Match) qualifies(k *filter, id game.CardID, v *value, ctx *context) bool {
	if k.other && (id == ctx.source || k.types == card.TypesOf(card.Ally) && id == m.bearerOf(ctx.source)) || k.faces != nil && !k.suits(m.knownFace(id)) {
		return false
	}
	if k.cost.Op != ability.NoBound && !m.within(int(v.cost), boundOf(k.cost, v), ctx) {
		return false
	}
	if k.strength.Op != ability.NoBound && !k.asksNoRace(v) && (!v.types.Has(card.Ally) || !m.within(int(v.strength), boundOf(k.strength, v), ctx)) {
		return false
	}
	for _, q := range k.that {
		if !m.isOf(q, id, v, ctx) {
			return false
		}
	}
	return true
}

// knownFace is the face of a card, the last known one of a card that was shuffled
// in.
func (m *Match) knownFace(id game.CardID) game.Face {
	if c := &m.at[id]; c.face != 0 || c.zone != Castle {
		return c.face
	}
	return m.at[id].was.face
}

// boundOf is a bound with the card's own number where it speaks of that.
func boundOf(b ability.Bound, v *value) ability.Bound {
	switch b.N {
	case ability.OwnCost:
		b.N = ability.Number(max(v.cost, 0))
	case ability.OwnStrength:
		b.N = ability.Number(v.strength)
	}
	return b
}

func (m *Match) within(n int, b ability.Bound, ctx *context) bool {
	if b.Op == ability.NoBound {
		return true
	}
	if b.Op == ability.Between && n > int(b.Most) {
		return false
	}
	return compare(n, b.Op, m.amount(b.N, ctx))
}

func compare(n int, op ability.Op, with int) bool {
	switch op {
	case ability.Equal:
		return n == with
	case ability.AtMost:
		return n <= with
	case ability.AtLeast, ability.Between: // whose Most was asked before
		return n >= with
	case ability.Unlike:
		return n != with
	case ability.LessThan:
		return n < with
	case ability.MoreThan:
		return n > with
	case ability.OrNext:
		return n == with || n == with+1
	}
	return true
}

// isOf answers a further quality of a card.
func (m *Match) isOf(q ability.Quality, id game.CardID, v *value, ctx *context) bool {
	c := &m.at[id]
	switch q := q.(type) {
	case ability.Has:
		return v.hasKeyword(q.Keyword)
	case ability.HasAny:
		for k := ability.Indestructible; k <= ability.Imbloqueable; k++ {
			if q.Of.Has(k) && v.hasKeyword(k) {
				return true
			}
		}
		return false
	case ability.HasNot:
		return !v.hasKeyword(q.Keyword)
	case ability.LastPlayed:
		return m.wasPlayedLast(id, q, ctx)
	case ability.BlocksSome:
		return c.foe != 0 && !c.attacks && m.fits(&q.Of, c.foe, ctx)
	case ability.BlockedBySome:
		return c.foe != 0 && c.attacks && m.fits(&q.Of, c.foe, ctx)
	case ability.CarriedBySome:
		return c.zone == Carried && m.fits(&q.Of, c.bearer, ctx)
	case ability.CarriesSome:
		n := 0
		for weapon := range m.weaponsOf(id).all() {
			if m.fits(&q.Of, weapon, ctx) {
				n++
			}
		}
		return m.within(n, q.Count, ctx)
	case ability.Does:
		return m.does(id, q, ctx)
	case ability.IsNot:
		return !m.isOf(ability.Is(q), id, v, ctx)
	case ability.Except:
		return v.races&q.Races == 0 && (q.Type == card.NoType || !v.types.Has(q.Type))
	case ability.Is:
		switch q.State {
		case ability.Attacking:
			return c.attacks || m.attackedBefore(c)
		case ability.Blocking:
			return c.foe != 0 && !c.attacks
		case ability.BlockedNow:
			return c.attacks && c.foe != 0 || m.happenedTo(id, ability.IsBlocked)
		case ability.DamagedNow:
			return m.happenedTo(id, ability.DamagesCastle)
		case ability.Itself:
			return id == ctx.source
		case ability.ItsBearer:
			return id == m.bearerOf(ctx.source)
		case ability.Unblocked:
			return c.attacks && c.foe == 0 || m.attackedBefore(c) && !m.happenedTo(id, ability.IsBlocked)
		case ability.Armed:
			return m.arms(id) > 0
		case ability.Unarmed:
			return m.arms(id) == 0
		case ability.WithAbility:
			return m.hasAbility(id)
		case ability.PlainGold:
			return !m.hasAbility(id)
		case ability.Modified:
			return v.strength != int16(max(m.fact(id).strength, 0))
		case ability.CanAttack:
			return m.isFitToAttack(id) == allowed
		case ability.NoAttacker:
			return v.still || m.forbids(id, ability.AttackDeed, cause{}) || !m.settled.has(id) && !v.has(ability.AttackAtOnce)
		case ability.DestroyedNow:
			return c.was.destroyed == m.turn && c.was.known
		case ability.Fighting:
			return c.attacks || c.foe != 0
		case ability.FoughtNow:
			return c.attacked[0] == m.turn || m.happenedTo(id, ability.Blocks)
		case ability.AttackedNow:
			return c.attacked[0] == m.turn
		case ability.DidBlockNow:
			return m.happenedTo(id, ability.Blocks)
		case ability.AttackedLast:
			return c.attacked.has(m.over[c.controller])
		case ability.BlockedLast:
			return c.blocked.has(m.over[c.controller.Other()])
		case ability.EnteredNow:
			return c.entered == m.turn && (inPlay(c.zone) || c.was.known)
		case ability.RaceOfThis:
			return v.races&m.val(ctx.source).races != 0
		case ability.RaceOfBearer:
			b := m.bearerOf(ctx.source)
			return b != 0 && v.races&m.val(b).races != 0
		case ability.IsNamed:
			return ctx.named.face != 0 && m.names[ctx.named.face] == m.names[m.knownFace(id)]
		case ability.WithRaceInIt:
			if ctx.named.what == ability.ARace {
				return v.races.Has(ctx.named.race)
			}
			return v.races&m.kindOfIt(ctx).races != 0
		case ability.SameType:
			if ctx.named.what == ability.AType {
				return v.types.Has(ctx.named.typ)
			}
			return v.types&m.kindOfIt(ctx).types != 0
		case ability.CopyOfIt:
			it := m.itOf(ctx)
			face := m.lastFace(it)
			return it != 0 && face != 0 && m.names[face] == m.names[m.knownFace(id)]
		case ability.ModifiesAlly:
			return m.modifiesAllyOf(id, ctx.seat)
		case ability.ModifiesAny:
			return m.modifiesAllyOf(id, game.A) || m.modifiesAllyOf(id, game.B)
		case ability.AlliedAttack:
			return c.attacks && m.at[ctx.source].attacks && id != ctx.source
		case ability.BlocksBearer:
			return m.metBy(m.bearerOf(ctx.source), ability.Blocks).has(id)
		case ability.BlockedByThis:
			return m.metBy(ctx.source, ability.IsBlocked).has(id) || m.didThisTurn(ability.IsBlocked, ctx.source, id)
		case ability.Raceless:
			return v.races == 0
		case ability.MeetsThis:
			return m.meets(ctx.source, id)
		case ability.MeetsBearer:
			return m.meets(m.bearerOf(ctx.source), id)
		case ability.BlockedByBearer:
			b := m.bearerOf(ctx.source)
			return b != 0 && (m.metBy(b, ability.IsBlocked).has(id) || m.didThisTurn(ability.IsBlocked, b, id))
		case ability.KilledThis:
			return m.didThisTurn(ability.IsDestroyed, id, ctx.source)
		case ability.KilledBearer:
			return m.didThisTurn(ability.IsDestroyed, id, m.bearerOf(ctx.source))
		case ability.Discarder:
			return m.fact(id).discards && c.controller != ctx.seat
		case ability.PlayedNow:
			return m.happenedTo(id, ability.IsPlayed)
		case ability.Generator:
			return m.generates(id)
		case ability.Answers:
			return m.fact(id).isAnswer()
		case ability.SeesHand:
			return m.seesHandOf(ctx.seat, id)
		case ability.CarriedByThis:
			return c.zone == Carried && c.bearer == ctx.source
		case ability.CarriedByIt:
			return c.zone == Carried && m.cards(ability.It{}, ctx).has(c.bearer)
		case ability.WithOrbe:
			return m.isOrbe(id)
		case ability.MeansOrbes:
			return id == ctx.source || m.fact(id).meansOrbes
		case ability.BlocksThis:
			return m.metBy(ctx.source, ability.Blocks).has(id)
		}
	}
	return false
}

// meets reports whether a card blocks an ally or is blocked by it.
func (m *Match) meets(ally, id game.CardID) bool {
	return ally != 0 && (m.metBy(ally, ability.Blocks).has(id) || m.metBy(ally, ability.IsBlocked).has(id))
}

// hasKeyword reports whether a card has a keyword.
func (v *value) hasKeyword(k ability.Keyword) bool {
	switch k {
	case ability.Indestructible:
		return v.deeds>>ability.BeDestroyed&1 != 0
	case ability.Indesterrable:
		return v.deeds>>ability.BeExiled&1 != 0
	case ability.Imbloqueable:
		return v.deeds>>ability.BeBlocked&1 != 0
	}
	return false
}

// attackedBefore reports whether a card was an attacker in this turn, once its attack was
// cancelled or the battle is over: texts still call it one.
func (m *Match) attackedBefore(c *sleeve) bool {
	return c.attacked[0] == m.turn && !c.attacks && (m.attackOff || m.phase >= Final)
}

// modifiesAllyOf reports whether a card in play changes the strength of an ally
// of a player.
func (m *Match) modifiesAllyOf(id game.CardID, s game.Seat) bool {
	m.derive()
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule != 0 || f.source != id || !changesStrength(m.trait(f)) {
			continue
		}
		for other := range f.who.all() {
			if m.at[other].controller == s && m.isAlly(other) {
				return true
			}
		}
	}
	return false
}

// itOf is the card that "it" means, the event's card before any pick.
func (m *Match) itOf(ctx *context) game.CardID {
	if id := ctx.it.first(); id != 0 {
		return id
	}
	return ctx.event.it
}

func (m *Match) kindOfIt(ctx *context) value {
	id := m.itOf(ctx)
	switch c := &m.at[id]; {
	case id == 0:
		return value{}
	case c.was.known && !inPlay(c.zone):
		return value{types: c.was.types, races: c.was.races}
	case m.isOpen(id):
		return *m.val(id)
	}
	return value{}
}

// hasAbility reports whether a text is in force on a card.
func (m *Match) hasAbility(id game.CardID) bool {
	return m.cardOf(id).Ability == card.WithAbility && !(inPlay(m.at[id].zone) && m.val(id).lost)
}

func (m *Match) cardOf(id game.CardID) *card.Card { return &m.definitions.cards[m.at[id].face] }
