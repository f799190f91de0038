package myl

import (
	"math/bits"
	"slices"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// Where and when the abilities of a match can do anything, so that they are
// looked for nowhere else.

// mask is a set of things that can happen: what happens to cards, what players
// do, and phases.
type mask uint64

const allCardVerbs mask = 1<<32 - 1

func ofCards(v ability.CardVerb) mask     { return 1 << v }
func ofPlayers(v ability.PlayerVerb) mask { return 1 << (32 + v) }
func ofPhase(p ability.Phase) mask        { return 1 << (48 + p) }

// What is heard in a happening to a card, by a player and of a phase.
var (
	cardMasks   [32]mask
	playerMasks [16]mask
	phaseMasks  [16]mask
)

func init() {
	for i := 1; i < 32; i++ {
		cardMasks[i] = ofCards(ability.CardVerb(i))
	}
	for i := 1; i < 16; i++ {
		playerMasks[i], phaseMasks[i] = ofPlayers(ability.PlayerVerb(i)), ofPhase(ability.Phase(i))
	}
	for _, v := range [...]ability.CardVerb{ability.IsDestroyed, ability.IsExiled, ability.IsShuffledIn, ability.IsReturned, ability.IsRemoved} {
		cardMasks[v] |= ofCards(ability.Leaves)
	}
}

func (k mask) meets(o mask) bool { return k&o != 0 }

// zoneSet is a set of zones.
type zoneSet uint16

func (z zoneSet) has(x game.Zone) bool { return z>>(x&15)&1 != 0 }

// first is the lowest zone of a set that is not empty.
func (z zoneSet) first() game.Zone { return game.Zone(bits.TrailingZeros16(uint16(z))) }

const piles = zoneSet(1<<Cemetery | 1<<Exile | 1<<Removed) // whose latest card lies on top

const golds = zoneSet(1<<GoldReserve | 1<<PaidGold)

const inPlayZones = zoneSet(1<<GoldReserve | 1<<PaidGold | 1<<DefenseLine | 1<<AttackLine | 1<<SupportLine | 1<<Carried)

// role is something that a card can do where it lies.
type role uint8

const (
	mayBeUsed  role = iota // on purpose, by whoever may
	triggersOn             // what it hears
	answersTo              // what it hears
	invites                // the other player to answer what it hears
	holdsSway              // continuously
	onlyOne                // DAR 4.13
	roles
)

// roleSet is a set of roles.
type roleSet uint8

// whereabouts is the sets of cards that lie somewhere. It is derived from the
// lists and kept up with them.
type whereabouts struct {
	of   [2]cardSet         // by controller
	in   [zoneCount]cardSet // of both players
	that [roles]cardSet     // by what they can do where they lie
	are  [typeCount]cardSet // by their printed type, as far as it is known
}

// typeCount is how many types of cards there are, with that of the unknown one.
const typeCount = card.Gold + 1

// ofTypes is the cards that are printed with one of these types.
func (w *whereabouts) ofTypes(types card.TypeSet) (s cardSet) {
	for ; types != 0; types &= types - 1 {
		s = s.or(w.are[bits.TrailingZeros8(uint8(types))])
	}
	return s
}

// recast has a card play other roles than before.
func (w *whereabouts) recast(id game.CardID, was, is roleSet) {
	for changed := was ^ is; changed != 0; changed &= changed - 1 {
		r := bits.TrailingZeros8(uint8(changed))
		if is>>r&1 != 0 {
			w.that[r].add(id)
		} else {
			w.that[r].drop(id)
		}
	}
}

// inPlay is the cards in play.
func (w *whereabouts) inPlay() cardSet {
	return w.in[GoldReserve].or(w.in[PaidGold]).or(w.in[DefenseLine]).or(w.in[AttackLine]).or(w.in[SupportLine]).or(w.in[Carried])
}

// inAny is the cards in a set of zones.
func (w *whereabouts) inAny(zones zoneSet) (s cardSet) {
	if zones == inPlayZones {
		return w.inPlay()
	}
	for ; zones != 0; zones &= zones - 1 {
		s = s.or(w.in[zones.first()])
	}
	return s
}

// giveFace gives a sleeve a face, 0 for none that is known here, where it lies.
func (m *Match) giveFace(id game.CardID, f game.Face) {
	c, lie := &m.at[id], &m.now.lie
	was, is := &m.facts[c.face], &m.facts[f]
	lie.recast(id, was.roles[c.zone], is.roles[c.zone])
	lie.are[was.typ].drop(id)
	lie.are[is.typ].add(id)
	m.now.of[id], m.now.fact[id] = m.printed[f], is
	c.face = f
}

// mayUse reports whether there is an ability that a player may use now, or to
// answer what comes first, on a card of its own or of the other player.
func (f *facts) mayUse(now moments, first mask, own bool) bool {
	if own {
		return f.opens&now != 0 || f.responds.meets(first)
	}
	return f.offers&now != 0
}

// swaysIn reports whether a continuous ability may be in force from a zone.
func (f *facts) swaysIn(z game.Zone) bool { return f.roles[z]>>holdsSway&1 != 0 }

// place notes where an ability works, so that it is looked for nowhere else.
func (d *definitions) place(p *program, f *facts) {
	var does roleSet
	zones := p.zones
	switch {
	case f.oneInPlay && p.kind == isOther:
		does = 1 << onlyOne
	case p.kind == isContinuous:
		does, zones = 1<<holdsSway, zones|inPlayZones
	case p.kind == isTriggered && !p.isAnswer():
		does = 1 << triggersOn
	case p.kind == isActivated && !p.isAnswer():
		does = 1 << mayBeUsed
	case p.kind == isResponse || p.isAnswer():
		if does = 1 << answersTo; p.by > ability.You {
			does |= 1 << invites
			f.invites = true
		}
	}
	if p.kind == isResponse || p.either {
		does |= 1 << mayBeUsed // in the Vigil, too (DAR 4.11.1)
	}
	for ; zones != 0; zones &= zones - 1 {
		f.roles[zones.first()] |= does
	}
	switch {
	case f.typ != card.Weapon:
	case does == 1<<triggersOn:
		d.armTriggers |= p.hears
	case does>>answersTo&1 != 0:
		d.armAnswers |= p.hears
	}
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

const outZones = zoneSet(1<<Cemetery | 1<<Exile)

// hearsItsPlaying reports whether an event is that the card itself is played, which it
// hears before it is in play.
func hearsItsPlaying(on ability.Event) bool {
	switch on := on.(type) {
	case ability.CardEvent:
		return isUpon[ability.This](on.Who) && slices.Contains(on.What, ability.IsPlayed)
	case ability.AnyOf:
		return slices.ContainsFunc(on.Events, hearsItsPlaying)
	}
	return false
}

// exilesThis reports whether an ability exiles its own card.
func exilesThis(a ability.Ability) bool {
	found := false
	ability.Walk(a, func(v any) {
		act, ok := v.(ability.Act)
		found = found || ok && act.Verb == ability.ExileIt && isUpon[ability.This](act.What)
	})
	return found
}

// avenges reports whether an ability is meant against what destroyed its card or
// its bearer: it works once that card is out of play.
func avenges(a ability.Ability) bool {
	found := false
	ability.Walk(a, func(v any) {
		is, ok := v.(ability.Is)
		found = found || ok && (is.State == ability.KilledThis || is.State == ability.KilledBearer)
	})
	return found
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
