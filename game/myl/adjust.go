package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// Adjustments by hand: where the table allows them, who decides freely proposes
// one, step by step, and it is done when the other player agrees. What is done
// by hand is a ruling of the table: nothing forbids it, and it sets off nothing.
// Only what the rules demand at once still follows.

// adjustment is what a proposal is about.
type adjustment uint8

// The adjustments.
const (
	noAdjustment adjustment = iota
	adjustMove
	adjustSearch // moves a card out of the own castle, which is then shuffled
	adjustDraw
	adjustMill
	adjustShuffle
	adjustShowHand
	adjustShowCard
	adjustStrength
	adjustTakeBack
	adjustments
)

// proposal is an adjustment as far as it has been said. The zero proposal is
// none.
type proposal struct {
	asked  game.Decision // what is decided once it is dealt with
	what   adjustment
	side   game.Seat // whose line, castle or hand; Nobody before it is said
	card   game.CardID
	face   game.Face // of a card that is looked for in a castle
	zone   game.Zone
	spot   spot // in a castle
	bearer game.CardID
	n      int16 // cards, actions or strength; 0 before it is said
	until  ability.Duration
	agreed bool
}

// spot is a place in a castle.
type spot uint8

// The spots.
const (
	noSpot spot = iota
	onTop
	atBottom
	shuffledIn
)

func (s spot) word() ability.Spot {
	return [...]ability.Spot{onTop: ability.OnTop, atBottom: ability.AtBottom, shuffledIn: ability.NoSpot}[s]
}

// mayPropose reports whether an adjustment can be proposed now: by who decides
// freely while nothing is being resolved.
func (m *Match) mayPropose() bool {
	if !m.adjustable {
		return false
	}
	switch m.pending.Ask {
	case askVigil, askAttack, askBlock, askWar, askIdle:
		return true
	}
	return false
}

// propose sets the pending decision aside.
func (m *Match) propose() {
	m.proposal = proposal{asked: m.pending, side: game.Nobody}
	m.push(doAdjust).seat = m.pending.Seat
}

// runAdjust asks the proposer for what is missing, then the other player for
// consent, and does it. The decision that was set aside stands again at the end.
func (m *Match) runAdjust(f *frame) {
	p := &m.proposal
	switch f.step {
	case 0:
		f.step = 1
		ask, kind := m.missing()
		who := f.seat
		if ask == askAccept {
			who = who.Other()
			m.happen(m.proposed(game.Proposes, f.seat))
		}
		m.ask(who, kind, ask, p.card, 0)
	case 1:
		f.step = 0
		ask, _ := m.missing()
		switch m.answer.Verb {
		case game.Pass:
			f.step = 4
		case game.No:
			m.happen(m.proposed(game.Declines, f.seat.Other()))
			f.step = 4
		case game.Yes:
			m.happen(m.proposed(game.Accepts, f.seat.Other()))
			p.agreed = true
			f.step = 2
		default:
			p.say(ask, m.answer)
		}
	case 2:
		if m.adjust(f, p) {
			f.step = 3
		}
	case 3:
		f.step = 4
		p.agreed = false
		m.push(doAftermath)
		m.checkCastles()
	default:
		m.pending = p.asked
		m.proposal = proposal{}
		m.pop()
	}
}

// missing is the next question about the proposal.
func (m *Match) missing() (game.Prompt, game.Kind) {
	p := &m.proposal
	switch p.what {
	case noAdjustment:
		return askAdjust, game.Mode
	case adjustDraw, adjustMill, adjustShuffle, adjustShowHand:
		if p.side == game.Nobody {
			return askAdjustSide, game.Mode
		}
	case adjustMove, adjustShowCard, adjustStrength:
		if p.card == 0 {
			return askAdjustCard, game.Choose
		}
	}
	switch p.what {
	case adjustMove, adjustSearch:
		switch {
		case p.zone == Nowhere:
			return askAdjustZone, game.Mode
		case p.zone == Carried && p.bearer == 0:
			return askAdjustBearer, game.Choose
		case p.zone == Castle && p.spot == noSpot:
			return askAdjustSpot, game.Mode
		case p.what == adjustSearch && p.card == 0 && p.n == 0:
			return askAdjustSearch, game.Choose
		}
	case adjustDraw, adjustMill:
		if p.n == 0 {
			return askAdjustNumber, game.Number
		}
	case adjustTakeBack:
		if p.n == 0 {
			return askAdjustDeed, game.Mode
		}
	case adjustStrength:
		switch {
		case p.n == 0:
			return askAdjustStrength, game.Mode
		case p.until == ability.Standing:
			return askAdjustUntil, game.Mode
		}
	}
	return askAccept, game.YesNo
}

// say takes the answer to a question.
func (p *proposal) say(ask game.Prompt, a game.Action) {
	switch ask {
	case askAdjust:
		p.what = adjustment(a.N)
	case askAdjustSide:
		p.side = game.Seat(a.N)
	case askAdjustCard:
		p.card = a.Card
	case askAdjustZone:
		p.zone, p.side = a.Zone, game.Seat(a.N)
	case askAdjustSpot:
		p.spot = spot(a.N)
	case askAdjustSearch:
		p.face, p.n = a.Face, 1
	case askAdjustBearer:
		p.bearer = a.Card
	case askAdjustNumber, askAdjustStrength, askAdjustDeed:
		p.n = a.N
	case askAdjustUntil:
		p.until = ability.Duration(a.N)
	}
}

// adjust does what was agreed and reports whether it is done; if not, the
// dealer is asked for a face first.
func (m *Match) adjust(f *frame, p *proposal) bool {
	switch p.what {
	case adjustSearch:
		if p.card == 0 {
			p.card = m.lookFor(f.seat, p.face)
			p.face = 0
		}
		return m.moveByHand(f, p)
	case adjustMove:
		return m.moveByHand(f, p)
	case adjustDraw:
		return m.takeByHand(f, p, game.Draws, Hand)
	case adjustMill:
		return m.takeByHand(f, p, game.Mills, Cemetery)
	case adjustShuffle:
		m.shuffle(p.side)
	case adjustShowHand:
		var hand cardSet
		for id := m.zone(p.side, Hand).head; id != 0; id = m.at[id].next {
			hand.add(id)
		}
		f.sees = game.ByBoth
		return !m.nameAll(f, hand)
	case adjustShowCard:
		f.sees = game.ByBoth
		return !m.nameAll(f, setOf(p.card))
	case adjustStrength:
		mod := modifier{node: m.byHandNode, term: term{until: p.until, seat: f.seat}, who: setOf(p.card)}
		mod.amounts[0] = p.n
		m.impose(mod)
	case adjustTakeBack:
		m.takeBack(p.n)
	}
	return true
}

// lookFor shuffles a castle, as every search does (DAR glossary 5), and gives a
// face of it the last of its sleeves.
func (m *Match) lookFor(s game.Seat, face game.Face) game.CardID {
	m.shuffle(s)
	id := m.zone(s, Castle).tail
	m.pools[s].take(face)
	m.giveFace(id, face)
	m.at[id].was = lastKnown{}
	m.at[id].sees = game.SeenBy(s)
	return id
}

// takeByHand takes cards from the top of a castle, one by one.
func (m *Match) takeByHand(f *frame, p *proposal, what game.What, to game.Zone) bool {
	f.sees = m.seesAt(p.side, to)
	for top := m.zone(p.side, Castle).head; top != 0 && p.n > 0; top = m.zone(p.side, Castle).head {
		if m.nameAll(f, setOf(top)) {
			return false
		}
		m.move(what, top, to)
		p.n--
	}
	return true
}

// seesAt is who sees a card of an owner's in a zone.
func (m *Match) seesAt(owner game.Seat, z game.Zone) game.Seen {
	switch z {
	case Castle:
		return game.ByNobody
	case Hand:
		return m.seesHand(owner)
	}
	return game.ByBoth
}

// moveByHand brings a card to any zone: within play to the side that was said,
// otherwise to its owner's (DAR 4.4.2).
func (m *Match) moveByHand(f *frame, p *proposal) bool {
	c := &m.at[p.card]
	if f.sees = m.seesAt(c.owner, p.zone); f.sees != game.ByNobody && m.nameAll(f, setOf(p.card)) {
		return false
	}
	m.leaveBattle(p.card)
	c.attacks = false
	m.doomed.drop(p.card)
	c.lent, c.lender = term{}, 0
	switch {
	case p.zone == Carried:
		m.arm(p.card, p.bearer)
	case p.zone == Castle:
		m.move(game.Moves, p.card, Castle)
		m.placeInCastle(p.card, p.spot.word())
	case inPlay(p.zone):
		if c.controller != p.side {
			m.settled.drop(p.card)
		}
		c.bearer = 0
		m.moveTo(game.Moves, p.card, p.side, p.zone)
		m.bringArms(p.card)
	default:
		m.move(game.Moves, p.card, p.zone)
	}
	m.stale()
	return true
}

// adjustOptions lists the answers to a question about a proposal.
func (m *Match) adjustOptions(dst []game.Action) []game.Action {
	p, s := &m.proposal, m.pending.Seat
	say := func(n int) { dst = append(dst, game.Action{Verb: game.Say, N: int16(n)}) }
	switch m.pending.Ask {
	case askAccept:
		return append(dst, game.Action{Verb: game.No}, game.Action{Verb: game.Yes})
	case askAdjust:
		for a := adjustMove; a < adjustments; a++ {
			if m.canAdjust(a, s) {
				say(int(a))
			}
		}
	case askAdjustSide:
		for _, side := range [...]game.Seat{s, s.Other()} {
			say(int(side))
		}
	case askAdjustCard:
		for id := range m.adjustableCards(p.what).all() {
			dst = append(dst, game.Action{Verb: game.Pick, Card: id, Face: m.faceFor(s, id)})
		}
	case askAdjustZone:
		dst = m.destinations(dst, s)
	case askAdjustSpot:
		for at := onTop; at <= shuffledIn; at++ {
			say(int(at))
		}
	case askAdjustBearer:
		for id := range m.allies().all() {
			if id != p.card {
				dst = append(dst, game.Action{Verb: game.Pick, Card: id, Face: m.at[id].face})
			}
		}
	case askAdjustSearch:
		dst = m.facesInCastle(dst, s)
	case askAdjustNumber:
		for n := 1; n <= int(m.zone(p.side, Castle).n); n++ {
			say(n)
		}
	case askAdjustStrength:
		for n := 1; n <= maxStrengthByHand; n++ {
			say(n)
			say(-n)
		}
	case askAdjustDeed:
		for n := 1; n <= int(m.deedsN); n++ {
			say(n)
		}
	case askAdjustUntil:
		for _, d := range durationsByHand {
			say(int(d.until))
		}
	}
	return append(dst, game.Action{Verb: game.Pass})
}

// maxStrengthByHand is the most strength that one adjustment gives or takes.
const maxStrengthByHand = 12

// canAdjust reports whether there is anything to adjust in that way.
func (m *Match) canAdjust(a adjustment, s game.Seat) bool {
	switch a {
	case adjustSearch:
		return m.zone(s, Castle).n > 0
	case adjustShowHand:
		return m.zone(game.A, Hand).n+m.zone(game.B, Hand).n > 0
	case adjustTakeBack:
		return m.deedsN > 0
	case adjustMove, adjustShowCard, adjustStrength:
		return !m.adjustableCards(a).empty()
	}
	return true
}

// adjustableCards is the cards that may be pointed at, of a castle the first.
func (m *Match) adjustableCards(a adjustment) cardSet {
	if a == adjustStrength {
		return m.allies()
	}
	var out cardSet
	for s := range m.lists {
		for z := Castle; z <= Carried; z++ {
			l := &m.lists[s][z]
			switch {
			case z == Castle:
				out = out.or(setOf(l.head))
			case a == adjustMove || z == Hand:
				for id := l.head; id != 0; id = m.at[id].next {
					out.add(id)
				}
			}
		}
	}
	if a == adjustShowCard {
		for id := range out.all() {
			if m.at[id].sees == game.ByBoth {
				out.drop(id)
			}
		}
	}
	return out
}

// allies is the allies in play.
func (m *Match) allies() cardSet {
	var out cardSet
	for s := range m.lists {
		for z := DefenseLine; z <= SupportLine; z++ {
			for id := m.lists[s][z].head; id != 0; id = m.at[id].next {
				if m.isAlly(id) {
					out.add(id)
				}
			}
		}
	}
	return out
}

// destinations lists where a card may go: in play to either side, otherwise to
// its owner's.
func (m *Match) destinations(dst []game.Action, s game.Seat) []game.Action {
	p := &m.proposal
	c := sleeve{owner: s, zone: Castle}
	if p.card != 0 {
		c = m.at[p.card]
	}
	to := func(z game.Zone, side game.Seat) {
		if z != c.zone || side != c.controller || z == Castle {
			dst = append(dst, game.Action{Verb: game.Place, Zone: z, N: int16(side)})
		}
	}
	if others := m.allies().minus(setOf(p.card)); !others.empty() {
		dst = append(dst, game.Action{Verb: game.Place, Zone: Carried, N: int16(c.owner)})
	}
	for _, z := range [...]game.Zone{Hand, Castle, Cemetery, Exile, Removed} {
		to(z, c.owner)
	}
	for z := GoldReserve; z <= SupportLine; z++ {
		to(z, s)
		to(z, s.Other())
	}
	return dst
}

// facesInCastle lists, once each, the faces in a player's castle.
func (m *Match) facesInCastle(dst []game.Action, s game.Seat) []game.Action {
	from := len(dst)
	add := func(face game.Face) {
		for _, a := range dst[from:] {
			if a.Face == face {
				return
			}
		}
		dst = append(dst, game.Action{Verb: game.Pick, Face: face, Zone: Castle})
	}
	for _, face := range m.pools[s].faces[:m.pools[s].n] {
		add(face)
	}
	for id := m.zone(s, Castle).head; id != 0; id = m.at[id].next {
		if f := m.at[id].face; f != 0 && !m.pools[s].secret {
			add(f)
		}
	}
	return dst
}

// adjustsUnseen reports whether an action looks for a card in a castle that is
// secret in this match.
func (m *Match) adjustsUnseen(a game.Action) bool {
	return m.pending.Ask == askAdjustSearch && m.pools[m.pending.Seat].secret && int(a.Face) < m.faces &&
		a == game.Action{Verb: game.Pick, Face: a.Face, Zone: Castle}
}

// strengthByHand is the node of every modifier that is given by hand.
var strengthByHand = node{
	effect: ability.Modify{Traits: byHand},
	layers: layersOf(byHand),
}

var byHand = []ability.Trait{ability.Strengthen{By: ability.Number(0)}}

// allowByHand makes the definitions ready for adjustments.
func (d *definitions) allowByHand() {
	d.adjustable, d.retypes = true, true // it may bring a card anywhere
	d.byHandNode = d.add(strengthByHand)
}
