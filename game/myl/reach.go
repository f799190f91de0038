package myl

import (
	"math/bits"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// Where and when the abilities of a match can do anything, so that they are
// looked for nowhere else.

// mask is a set of things that can happen: what happens to cards, what players
// do, and phases.
type mask uint64

const allCardVerbs mask = 1<<16 - 1

func ofCards(v ability.CardVerb) mask     { return 1 << v }
func ofPlayers(v ability.PlayerVerb) mask { return 1 << (16 + v) }
func ofPhase(p ability.Phase) mask        { return 1 << (32 + p) }

func (k mask) meets(o mask) bool { return k&o != 0 }

// zoneSet is a set of zones.
type zoneSet uint16

func (z zoneSet) has(x game.Zone) bool { return z>>(x&15)&1 != 0 }

// with is the set with a zone or without it.
func (z zoneSet) with(x game.Zone, has bool) zoneSet {
	if has {
		return z | 1<<x
	}
	return z &^ (1 << x)
}

// first is the lowest zone of a set that is not empty.
func (z zoneSet) first() game.Zone { return game.Zone(bits.TrailingZeros16(uint16(z))) }

const inPlayZones = zoneSet(1<<GoldReserve | 1<<PaidGold | 1<<DefenseLine | 1<<AttackLine | 1<<SupportLine | 1<<Carried)

// works is what the abilities of some cards can do.
type works struct {
	opens     moments // when their controller uses activated ones
	offers    moments // when the other player does
	oneInPlay bool    // DAR 4.13
	triggers  mask
	responds  mask
}

// haunts is the zones of a player in which cards lie that do something.
type haunts struct{ users, triggers, responds, oneInPlay zoneSet }

// mayUse reports whether there is an ability that a player may use now, or to
// answer what comes first, among cards of its own or of the other player.
func (w *works) mayUse(now moments, first mask, own bool) bool {
	if own {
		return w.opens&now != 0 || w.responds.meets(first)
	}
	return w.offers&now != 0
}

// place notes where an ability works, so that it is looked for nowhere else.
func (d *definitions) place(p *program, f *facts) {
	for z := range d.worksIn {
		w := &d.worksIn[z]
		switch {
		case !p.zones.has(game.Zone(z)):
		case p.kind == isTriggered && !p.isAnswer():
			w.triggers |= p.hears
		case p.kind == isActivated && !p.isAnswer():
			w.opens |= f.opens
			w.offers |= f.offers
		case p.kind == isResponse || p.isAnswer():
			w.responds |= p.hears
		}
	}
	if p.kind == isTriggered && f.typ == card.Weapon {
		d.armTriggers |= p.hears
	}
}

// notice keeps in mind what the cards that lie together may do. What has left
// them since they were none is still counted in.
func (m *Match) notice(id game.CardID) {
	c := &m.at[id]
	f, in, w := m.fact(id), &m.now.in[c.controller][c.zone], &m.worksIn[c.zone]
	if m.lists[c.controller][c.zone].n == 1 {
		*in = works{}
	}
	in.opens |= f.opens & w.opens
	in.offers |= f.offers & w.offers
	in.triggers |= f.triggers & w.triggers
	in.responds |= f.responds & w.responds
	in.oneInPlay = in.oneInPlay || f.oneInPlay
	h := &m.now.where[c.controller]
	h.users = h.users.with(c.zone, in.opens|in.offers != 0 || in.responds != 0)
	h.triggers = h.triggers.with(c.zone, in.triggers != 0)
	h.responds = h.responds.with(c.zone, in.responds != 0)
	h.oneInPlay = h.oneInPlay.with(c.zone, in.oneInPlay)
}

// workZones finds the zone in which a card says that it works: "si esta carta
// está en tu Cementerio".
func workZones(cond ability.Condition) zoneSet {
	switch c := cond.(type) {
	case ability.Fits:
		if _, self := c.Who.(ability.This); self && len(c.Is.In) > 0 {
			return zonesOf(c.Is.In)
		}
	case ability.All:
		for _, part := range c.Of {
			if z := workZones(part); z != 0 {
				return z
			}
		}
	}
	return 0
}

// zoneOf is the zone of the match that a word means; InPlay is Nowhere.
func zoneOf(z ability.Zone) game.Zone {
	switch z {
	case ability.Castle:
		return Castle
	case ability.Hand:
		return Hand
	case ability.GoldReserve:
		return GoldReserve
	case ability.PaidGold:
		return PaidGold
	case ability.DefenseLine:
		return DefenseLine
	case ability.AttackLine:
		return AttackLine
	case ability.SupportLine:
		return SupportLine
	case ability.Cemetery:
		return Cemetery
	case ability.Exile:
		return Exile
	}
	return Nowhere
}

func zonesOf(in []ability.Zone) zoneSet {
	var z zoneSet
	for _, x := range in {
		if x == ability.InPlay {
			z |= inPlayZones
			continue
		}
		z |= 1 << zoneOf(x)
	}
	return z
}
