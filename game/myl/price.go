package myl

import (
	"math"

	"castillo/game"
	"castillo/game/myl/ability"
)

// What it costs to play cards and to use abilities (DAR 4.5.3).

// price is what a player pays for a card: additions first, then reductions,
// never under 0 (DAR 4.5.3, step 3).
//
// A weapon is judged by the bearer on which it costs least.
func (m *Match) price(s game.Seat, id game.CardID) int {
	f := m.fact(id)
	switch {
	case !f.pricesItself && !m.ruled(ruleCost):
		return int(f.cost)
	case !m.costsByBearer || !f.isCarried():
		return m.priceOn(s, id, 0)
	}
	least := math.MaxInt
	for _, side := range game.Seats {
		for _, z := range [...]game.Zone{DefenseLine, AttackLine} {
			for b := m.zone(side, z).head; b != 0; b = m.at[b].next {
				if m.canBear(id, b) {
					least = min(least, m.priceOn(s, id, b))
				}
			}
		}
	}
	if least == math.MaxInt { // nobody could carry it
		return m.priceOn(s, id, 0)
	}
	return least
}

// priceOn is the price of a weapon on one bearer, or with bearer 0 of any card.
func (m *Match) priceOn(s game.Seat, id, bearer game.CardID) int {
	f := m.fact(id)
	n := int(f.cost)
	if n < 0 || !f.pricesItself && !m.ruled(ruleCost) {
		return n
	}
	n, by := m.ownPrice(s, id, bearer, n)
	m.eachRule(ruleCost, func(f *force, r ability.PlayerRule) bool {
		by.change(m.costBy(f, r, s, id, bearer))
		return true
	})
	return by.of(n)
}

// costBy is how much a rule in force adds to what a player pays for a card, and the least that
// it leaves.
func (m *Match) costBy(f *force, r ability.PlayerRule, s game.Seat, id, bearer game.CardID) (by, least int) {
	per := 1
	ctx := m.contextOf(f)
	if each, ok := r.(ability.CostPer); ok {
		r, per = each.Cost, m.amount(each.Each, &ctx)
	}
	cost, ok := r.(ability.Cost)
	if !ok || cost.Harming || cost.On != nil && (bearer == 0 || !m.cards(cost.On, &ctx).has(bearer)) {
		return 0, 0
	}
	if !m.isSeat(cost.Who, s, &ctx) || !m.describes(m.ready(&cost.Of), id, m.val(id), &ctx) || cost.First && m.doneThisTurn(s, ability.PlayCards, &cost.Of, &ctx) > 0 {
		return 0, 0
	}
	return cost.By * per, cost.Least
}

// priceChange is what is added to a cost, and what is taken from it: some of that not below
// the least that it says.
type priceChange struct{ more, less, down, least int }

func (c *priceChange) change(by, least int) {
	switch {
	case by > 0:
		c.more += by
	case least > 0:
		c.down, c.least = c.down-by, max(c.least, least)
	default:
		c.less -= by
	}
}

// of is a cost so changed: additions first, then reductions, never under 0.
func (c *priceChange) of(cost int) int {
	n := cost + c.more
	if c.down > 0 {
		n = max(n-c.down, min(n, c.least))
	}
	return max(n-c.less, 0)
}

// ownPrice is what a card's own text makes of its cost, and how it changes that.
func (m *Match) ownPrice(s game.Seat, id, bearer game.CardID, cost int) (n int, by priceChange) {
	if !m.fact(id).pricesItself {
		return cost, by
	}
	face := m.at[id].face
	ctx := context{source: id, face: face, seat: s, actor: s, bearer: bearer}
	for i := range m.facts[face].programs {
		if p := &m.facts[face].programs[i]; p.kind == isContinuous && m.holds(p.cond, &ctx) {
			cost = m.priceIn(p.do, &ctx, cost, &by)
		}
	}
	return cost, by
}

func (m *Match) priceIn(at uint16, ctx *context, cost int, by *priceChange) int {
	node := &m.nodes[at]
	switch e := node.effect.(type) {
	case ability.Modify:
		for _, t := range e.Traits {
			switch t := t.(type) {
			case ability.FixedPrice:
				cost = t.To
			case ability.SetCost: // of the card itself
				if ability.IsThis(e.Who) {
					cost = m.amount(t.To, ctx)
				}
			case ability.CostChange:
				by.change(m.timesOver(t.By, t.Each, ctx), t.Least)
			}
		}
	case ability.IfThen:
		if !m.holds(e.If, ctx) {
			return cost
		}
	}
	for _, k := range node.kids {
		cost = m.priceIn(k, ctx, cost, by)
	}
	return cost
}

// pricesIt reports whether a trait is about what it costs to play the card.
func pricesIt(t ability.Trait) bool {
	switch t.(type) {
	case ability.CostChange, ability.FixedPrice:
		return true
	}
	return false
}

// pricesItself reports whether a continuous ability changes what its own card
// costs.
func (d *definitions) pricesItself(at uint16) bool {
	n := &d.nodes[at]
	if e, ok := n.effect.(ability.Modify); ok {
		for _, t := range e.Traits {
			if _, sets := t.(ability.SetCost); sets && ability.IsThis(e.Who) || pricesIt(t) {
				return true
			}
		}
	}
	for _, k := range n.kids {
		if d.pricesItself(k) {
			return true
		}
	}
	return false
}

// spendNext ends what was said of the next card of a kind that is played, once
// such a card is.
func (m *Match) spendNext(id game.CardID, s game.Seat) {
	m.lapse(func(mod *modifier) bool {
		e, ok := m.nodes[mod.node].effect.(ability.Rule)
		if !ok {
			return false
		}
		r, ok := e.Is.(ability.Cost)
		ctx := context{source: mod.source, seat: mod.seat, actor: mod.seat}
		return ok && r.Next && m.isSeat(r.Who, s, &ctx) && m.describes(m.ready(&r.Of), id, m.val(id), &ctx)
	})
}

// surcharge is what the rules in force demand of a player beside the cost of an ability, or of
// a Talisman, that affects some cards, those of its objectives among them (DAR 4.12).
func (m *Match) surcharge(s game.Seat, spell bool, affected, objectives cardSet) int {
	n := 0
	m.eachRule(ruleCost, func(f *force, r ability.PlayerRule) bool {
		ctx := m.contextOf(f)
		if r, ok := r.(ability.Cost); ok && r.Harming && r.Spells == spell && m.isSeat(r.Who, s, &ctx) {
			them := affected
			if r.Aimed {
				them = objectives
			}
			if m.anyFits(&r.Of, them, &ctx) {
				n += r.By
			}
		}
		return true
	})
	return max(n, 0)
}

func (m *Match) anyFits(f *ability.Filter, set cardSet, ctx *context) bool {
	for id := range set.all() {
		if m.fits(f, id, ctx) {
			return true
		}
	}
	return false
}

// affectedByAll is the cards that a universal effect of an ability would affect
// (DAR 4.6.8.2).
func (m *Match) affectedByAll(at uint16, ctx *context) cardSet {
	var out cardSet
	n := &m.nodes[at]
	var what ability.Cards
	switch e := n.effect.(type) {
	case ability.Act:
		what = e.What
	case ability.Put:
		what = e.What
	case ability.Control:
		what = e.What
	case ability.ExileFor:
		what = e.What
	case ability.Modify:
		what = e.Who
	}
	if every, ok := what.(ability.Every); ok {
		out = m.every(&every.Of, ctx)
	}
	for _, k := range n.kids {
		out = out.or(m.affectedByAll(k, ctx))
	}
	return out
}

// surchargeFor is what a player pays beside the cost of an ability, or of a Talisman (DAR 4.5.3,
// step 3), with these objectives.
func (m *Match) surchargeFor(p *program, ctx *context, objectives cardSet) int {
	if !m.taxes || !m.ruled(ruleCost) {
		return 0
	}
	return m.surcharge(ctx.actor, p.kind == isSpell, objectives.or(m.affectedByAll(p.do, ctx)), objectives)
}

// costBeside is the gold that an ability or a Talisman costs apart from its objectives, and how much
// there is for it. A Talisman that is being played may be free, or cost less.
func (m *Match) costBeside(p *program, ctx *context) (cost, gold int) {
	if p.kind != isSpell {
		return int(p.gold), m.goldOf(ctx, ctx.actor)
	}
	cost = m.price(ctx.actor, ctx.source)
	if f := m.playOf(ctx.source); f != nil && f.free {
		cost = 0
	} else if f != nil {
		cost = max(cost-int(f.less), 0)
	}
	return cost + m.tollGold(ctx.actor, ctx.source), m.goldFor(ctx.actor, ctx.source)
}

// taxedTooMuch reports whether a player cannot pay for a Talisman that would affect some cards, with
// these objectives.
func (m *Match) taxedTooMuch(p *program, ctx *context, objectives cardSet) bool {
	due := m.surchargeFor(p, ctx, objectives)
	if due == 0 {
		return false
	}
	cost, gold := m.costBeside(p, ctx)
	return due+cost > gold
}

// tooDear is the objectives, among some, that a player could not pay for beside those that he has
// picked.
func (m *Match) tooDear(p *program, ctx *context, among, picked cardSet) cardSet {
	var out cardSet
	if !m.taxes || !m.ruled(ruleCost) {
		return out
	}
	for id := range among.all() {
		if m.taxedTooMuch(p, ctx, picked.or(setOf(id))) {
			out.add(id)
		}
	}
	return out
}
