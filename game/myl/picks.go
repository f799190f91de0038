package myl

import (
	"slices"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// pushPick starts a choice of cards for an ability. The result becomes its "it",
// and its objective where the pick has a slot.
func (m *Match) pushPick(ctx int8, at uint16, s game.Seat) {
	p := m.push(doPick)
	p.ctx, p.node, p.seat = ctx, at, s
}

// runPick asks for one card after the other, unless both players see that there
// is none. f.set holds what was picked; f.n how many are
// meant at most, f.low at least.
func (m *Match) runPick(f *frame) {
	c, k := &m.contexts[f.ctx], &m.picks[f.node]
	switch f.step {
	case 0:
		if !f.flag {
			f.seat, f.flag = m.picker(k, c, f.seat), true
		}
		f.n, f.low = m.howMany(k, c, f.seat)
		if m.looksThroughCastle(k, c, f.seat) && !k.again {
			m.shuffle(m.castleOf(k, c, f.seat)) // its order is lost in any case (DAR glossary 2, 5)
		}
		if amongThem(&k.chosen.Of) { // who chooses among cards looks at them
			f.sees = game.SeenBy(f.seat)
			m.dropShuffled(&c.them, nil)
			if m.nameAll(f, c.them) {
				return
			}
		}
		if hand := m.handToShow(k, c, f.seat); !hand.empty() {
			f.sees = game.ByBoth
			if m.nameAll(f, hand) {
				return
			}
		}
		f.step = 1
		if k.chosen.Random || m.isBlind(k, c, f.seat) {
			f.step = 3
		}
	case 1:
		left := m.leftToPick(f, k, c)
		switch {
		case f.n == 0 || left.empty() && m.publicPick(k):
			m.donePicking(f, k, c)
		default:
			m.asked.left, m.asked.picks = left, true
			m.ask(f.seat, game.Choose, askPick, c.source, int(f.n))
			m.pending.Forced = m.isForced(f, k, left)
			f.step = 2
		}
	case 2:
		f.step = 1
		if m.answer.Verb == game.Pass {
			m.donePicking(f, k, c)
			return
		}
		m.takePicked(f, k)
	case 3:
		left := m.leftToPick(f, k, c)
		if f.n == 0 || left.empty() {
			m.donePicking(f, k, c)
			return
		}
		m.asked.left, m.asked.picks = left, true
		m.ask(game.Dealer, game.Chance, askRandom, c.source, 0)
		f.step = 4
	default:
		m.takePicked(f, k)
		f.step = 3
	}
}

// isForced reports whether there are no more cards left than have to be picked (DAR 4.6.9,
// example 32), of those that both players see, where one that is picked keeps no other from it.
func (m *Match) isForced(f *frame, k *pick, left cardSet) bool {
	of := m.ready(&k.chosen.Of)
	return left.len() == int(f.low) && f.n == f.low && m.publicPick(k) && !k.search && of.kinship == 0 && of.total.Of == 0 && !k.ofEachType()
}

// handToShow is the hand that has to be shown before a card of a certain kind is
// taken out of it by chance or by the opponent: nobody has to be believed.
func (m *Match) handToShow(k *pick, c *context, s game.Seat) cardSet {
	var hand cardSet
	if len(k.chosen.Of.In) != 1 || k.chosen.Of.In[0] != ability.Hand || isAnyCard(&k.chosen.Of) {
		return hand
	}
	if side := m.castleOf(k, c, s); side != s || k.chosen.Random {
		for id := m.zone(side, Hand).head; id != 0; id = m.at[id].next {
			hand.add(id)
		}
	}
	return hand
}

// isBlind reports whether a player picks from the opponent's hand without
// knowing it, which is to pick at random.
func (m *Match) isBlind(k *pick, c *context, s game.Seat) bool {
	if len(k.chosen.Of.In) != 1 || k.chosen.Of.In[0] != ability.Hand {
		return false
	}
	side := m.castleOf(k, c, s)
	if side == s {
		return false
	}
	for id := m.zone(side, Hand).head; id != 0; id = m.at[id].next {
		if !m.at[id].sees.By(s) {
			return true
		}
	}
	return false
}

// takePicked notes the picked card; one from a castle gets its face now.
func (m *Match) takePicked(f *frame, k *pick) {
	id := m.answer.Card
	if m.answer.Zone == Castle {
		id = m.fromCastle(m.answer)
	}
	if c := &m.at[id]; m.picksHidden(f) {
		c.sees |= game.SeenBy(f.seat)
	} else if c.zone == Castle || c.zone == Hand {
		c.sees = game.ByBoth
	}
	m.stir()
	f.set.add(id)
	f.n--
	f.low = max(f.low-1, 0)
}

// picksHidden reports whether the other player than the one who picks does not get to see what
// is picked: not where it goes to that player's hand.
func (m *Match) picksHidden(f *frame) bool {
	k := &m.picks[f.node]
	return k.hidden && !(k.handed && m.castleOf(k, &m.contexts[f.ctx], f.seat) != f.seat)
}

func (m *Match) donePicking(f *frame, k *pick, c *context) {
	if k.slot >= 0 {
		c.target[k.slot] = f.set
	}
	c.prev, c.it = m.pickedOutOf(k, c, f.seat, f.set), f.set
	c.done = !f.set.empty() || !k.chosen.Count.Needed()
	m.pop()
}

// pickedOutOf is the cards of which those that a pick leaves are "el resto".
func (m *Match) pickedOutOf(k *pick, c *context, s game.Seat, set cardSet) cardSet {
	switch {
	case k.ofAll || k.ofEachType():
		return m.candidates(k, c, s).or(set)
	case amongThem(&k.chosen.Of) && m.ready(&k.chosen.Of).other:
		return c.prev.minus(c.it)
	case amongThem(&k.chosen.Of):
		return c.them
	}
	return c.it
}

// ofEachType reports whether at most one card of each type is picked.
func (k *pick) ofEachType() bool {
	return k.chosen.Count.Kind == ability.OneOfEachType || k.chosen.Count.Kind == ability.UpToOneOfEachType
}

// picker is who chooses: the acting player.
func (m *Match) picker(k *pick, c *context, acting game.Seat) game.Seat {
	switch k.who {
	case ability.Anyone, ability.You, ability.Each, ability.Acting:
		return acting
	}
	return m.player(k.who, c, acting)
}

// howMany is how many cards are picked, at most and at least.
func (m *Match) howMany(k *pick, c *context, s game.Seat) (most, least int16) {
	n := int16(1)
	if k.chosen.Count.Kind == ability.FromOne {
		n = game.MaxCards
	}
	if k.chosen.Count.N != nil {
		n = int16(m.amount(k.chosen.Count.N, c))
	}
	switch k.chosen.Count.Kind {
	case ability.Exactly:
		return n, n
	case ability.OneOfEachType:
		return game.MaxCards, game.MaxCards // as many as there are types
	case ability.AnyNumber, ability.UpToOneOfEachType:
		return game.MaxCards, 0
	case ability.FromOne:
		return n, 1
	}
	return n, 0
}

// publicPick reports whether both players know which cards can be picked.
func (m *Match) publicPick(k *pick) bool {
	if len(k.chosen.Of.In) == 0 {
		return true
	}
	z := zonesOf(k.chosen.Of.In)
	return !z.has(Hand) && !z.has(Castle) && !amongThem(&k.chosen.Of)
}

// candidates is every card that may be picked now. The source is never its own
// objective (DAR 4.6.11), or only where it would lose its ability by the book, nor is a card to which the
// deed cannot be done.
func (m *Match) candidates(k *pick, ctx *context, s game.Seat) cardSet {
	acting := ctx.actor
	ctx.actor = s
	out := m.every(&k.chosen.Of, ctx)
	ctx.actor = acting
	if z := m.at[ctx.source].zone; inPlay(z) && !(m.book.affectsItself && !k.silences) || z == Hand {
		if out.drop(ctx.source); k.self {
			out.add(ctx.source)
		}
	}
	if k.bought {
		for id := range out.all() {
			if m.lastCost(id) > m.gold(s) {
				out.drop(id)
			}
		}
	}
	if m.closesZones || k.deed == ability.BeShuffledIn {
		for id := range out.all() {
			if m.closed(id, s) || k.deed == ability.BeShuffledIn && !m.mayShuffleIn(s, id) {
				out.drop(id)
			}
		}
	}
	if m.bindsElsewhere && (k.deed != 0 || k.enters) {
		deed := k.deed
		if k.enters {
			deed = ability.EnterPlay
		}
		out = out.minus(m.boundElsewhere(out, deed, cause{source: ctx.source, seat: s}))
	}
	if k.enters {
		for id := range out.minus(m.now.lie.inPlay()).all() {
			if !m.canPayToll(id, ability.EnterPlay, s) {
				out.drop(id)
			}
		}
	}
	doubtful := out.and(m.now.lie.inPlay())
	if !doubtful.empty() && !m.shields && !k.control && !k.bears && !k.costed {
		m.derive()
		doubtful = doubtful.and(m.now.touched) // nothing in force says anything of the others
	}
	by := cause{source: ctx.source, seat: s}
	for id := range doubtful.all() {
		if k.deed != 0 && m.forbids(id, k.deed, by) || k.next != 0 && m.forbidsThen(id, k, by) ||
			k.control && m.oneTooMany(s, id) || k.bears && !m.hasRoom(id) || k.costed && m.fact(id).cost < 0 {
			out.drop(id)
		}
	}
	return out.minus(m.untouchable(doubtful, k, by))
}

// untouchable is those among cards in play that cannot be picked as objectives (DAR 4.5.4).
func (m *Match) untouchable(among cardSet, k *pick, by cause) (out cardSet) {
	if k.deed == 0 {
		return out
	}
	for id := range among.all() {
		if m.forbids(id, ability.BeTargeted, by) {
			out.add(id)
		}
	}
	return out
}

// available is how many cards can be picked at most.
func (m *Match) available(k *pick, ctx *context, s game.Seat) int {
	them, f := m.candidates(k, ctx, s), m.ready(&k.chosen.Of)
	if f.total.Of != 0 {
		return m.affordable(them, f.total, ctx)
	}
	return m.together(them, f.kinship)
}

// leftToPick is what may be picked beside what was picked already.
func (m *Match) leftToPick(f *frame, k *pick, c *context) cardSet {
	left := m.candidates(k, c, f.seat).minus(f.set).minus(m.foundBefore(k, c))
	if k.slot >= 0 && m.taxes {
		left = left.minus(m.tooDear(m.prog(c), c, left, c.objectives().or(f.set)))
	}
	if m.ready(&k.chosen.Of).other { // than those named before, too, be it by the event alone
		left = left.minus(c.objectives()).minus(c.it)
		left.drop(m.itOf(c))
	}
	if k.further {
		left = left.and(c.prev.minus(c.it))
	}
	if kinship := m.ready(&k.chosen.Of).kinship; kinship != 0 {
		left = m.kin(left, f.set, kinship, int(f.low))
	}
	if total := m.ready(&k.chosen.Of).total; total.Of != 0 {
		left = m.withinTotal(left, f.set, total, int(f.low), c)
	}
	if k.ofEachType() {
		var taken card.TypeSet
		for id := range f.set.all() {
			taken |= m.val(id).types
		}
		for id := range left.all() {
			if m.val(id).types&taken != 0 {
				left.drop(id)
			}
		}
	}
	return left
}

// foundBefore is what the search of which a pick is a part found before it.
func (m *Match) foundBefore(k *pick, c *context) cardSet {
	if k.beside {
		return c.it
	}
	return cardSet{}
}

// pickOptions lists the cards that may be picked in the running doPick frame.
func (m *Match) pickOptions(dst []game.Action) []game.Action {
	f := &m.frames[m.depth-1]
	c, k := &m.contexts[f.ctx], &m.picks[f.node]
	if !m.asked.picks {
		m.asked.left, m.asked.picks = m.leftToPick(f, k, c), true
	}
	left := m.asked.left
	n := len(dst)
	for id := range left.all() {
		if m.at[id].zone != Castle || amongThem(&k.chosen.Of) {
			dst = append(dst, game.Action{Verb: game.Pick, Card: id, Face: m.faceFor(m.pending.Seat, id)})
		}
	}
	if m.looksThroughCastle(k, c, f.seat) {
		dst = m.castleOptions(dst, f, k, c)
	}
	if m.pending.Kind != game.Chance && (f.low == 0 || k.search || len(dst) == n) {
		dst = append(dst, game.Action{Verb: game.Pass})
	}
	return dst
}

// faceFor is the face of a card as a seat knows it.
func (m *Match) faceFor(s game.Seat, id game.CardID) game.Face {
	if c := &m.at[id]; c.sees.By(s) || s == game.Dealer {
		return c.face
	}
	return 0
}

// looksThroughCastle reports whether a player who picks looks through a castle.
func (m *Match) looksThroughCastle(k *pick, c *context, s game.Seat) bool {
	return len(k.chosen.Of.In) > 0 && zonesOf(k.chosen.Of.In).has(Castle) && !(k.search && m.keptFromSearching(k, c, s))
}

// keptFromSearching reports whether a player may not search the castle of a pick.
func (m *Match) keptFromSearching(k *pick, c *context, s game.Seat) bool {
	return m.banned(s, ability.SearchCastle, 0) || m.banned(s, ability.SearchOwnCastle, 0) && m.castleOf(k, c, s) == s
}

// castleOf is whose castle a pick looks through.
func (m *Match) castleOf(k *pick, c *context, s game.Seat) game.Seat {
	if k.chosen.Of.Of == ability.Anyone {
		return s
	}
	return m.player(k.chosen.Of.Of, c, s)
}

// castleOptions lists, once each and in the order of their numbers, the faces in a castle
// that fit: in which order they lie in the pool tells who has looked at which.
func (m *Match) castleOptions(dst []game.Action, f *frame, k *pick, c *context) []game.Action {
	p := m.pools[m.castleOf(k, c, f.seat)]
	faces := p.faces[:p.n]
	slices.Sort(faces)
	for i, face := range faces {
		if twice := i > 0 && faces[i-1] == face; !twice && m.faceAkin(face, f.set, m.ready(&k.chosen.Of).kinship) && m.faceFits(&k.chosen.Of, face, c) && m.faceWithin(face, f.set, m.ready(&k.chosen.Of).total, c) {
			dst = append(dst, game.Action{Verb: game.Pick, Face: face, Zone: Castle})
		}
	}
	return dst
}

// faceFits compares a face that is in no sleeve with a filter.
func (m *Match) faceFits(f *ability.Filter, face game.Face, ctx *context) bool {
	m.at[0].face, m.now.fact[0] = face, &m.facts[face]
	ok := m.describes(m.ready(f), 0, &m.printed[face], ctx)
	m.at[0].face, m.now.fact[0] = 0, &m.facts[0]
	return ok
}

// fromCastle gives a face of the castle a sleeve of its own and returns it.
func (m *Match) fromCastle(a game.Action) game.CardID {
	f := &m.frames[m.depth-1]
	side := m.castleOf(&m.picks[f.node], &m.contexts[f.ctx], f.seat)
	m.pools[side].take(a.Face)
	for id := m.zone(side, Castle).tail; id != 0; id = m.at[id].prev {
		if m.at[id].face == 0 && !f.set.has(id) {
			m.giveFace(id, a.Face)
			m.at[id].was = lastKnown{}
			return id
		}
	}
	return 0
}
