package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// pushEffect starts an effect of an ability for whoever acts; the parts of a cost
// are costs.
func (m *Match) pushEffect(ctx int8, at uint16, s game.Seat) {
	top := &m.frames[m.depth-1]
	e := m.push(doEffect)
	e.ctx, e.node, e.seat, e.cost, e.each = ctx, at, s, top.cost && top.routine == doEffect, top.each && top.routine == doEffect
}

// pushCost starts to pay a cost. What pays it is not prevented.
func (m *Match) pushCost(ctx int8, at uint16, s game.Seat) {
	e := m.push(doEffect)
	e.ctx, e.node, e.seat, e.cost = ctx, at, s, true
}

// doerOf is the player word of an effect, Anyone for whoever is at it.
func doerOf(e ability.Effect) ability.Player {
	switch e := e.(type) {
	case ability.May:
		return e.Who
	case ability.Choice:
		return e.Who
	case ability.Act:
		return e.Who
	case ability.Put:
		return e.Who
	case ability.Search:
		return e.Who
	case ability.Unearth:
		return e.Who
	case ability.Play:
		return e.Who
	case ability.Draw:
		if e.UpTo {
			return e.Who // he says how many
		}
	case ability.Pay:
		return e.Who
	case ability.Generate:
		return e.Who
	case ability.Name:
		return e.Who
	case ability.HandTo:
		return e.Who
	case ability.Equip:
		return e.Who
	case ability.Shuffle:
		return e.Of
	case ability.Skip:
		return e.Who
	case ability.ExileFor:
		return e.Who
	}
	return ability.Anyone
}

// runEffect does one effect. f.seat is who acts; an effect of both players runs
// once for each, the active one first.
func (m *Match) runEffect(f *frame) {
	c, n := &m.contexts[f.ctx], &m.nodes[f.node]
	if f.step == 0 && !f.flag {
		f.flag = true
		switch doerOf(n.effect) {
		case ability.Each:
			if !f.each {
				f.routine = doForEach
				return
			}
		case ability.Anyone:
		default:
			f.seat = m.player(doerOf(n.effect), c, f.seat)
		}
	}
	c.actor = f.seat
	switch e := n.effect.(type) {
	case ability.Sequence:
		m.runSequence(f, c, n, e)
	case ability.May:
		m.runMay(f, c, n)
	case ability.InOrderTo:
		m.runInOrderTo(f, c, n)
	case ability.IfThen:
		m.runIfThen(f, c, n, e)
	case ability.Choice:
		m.runChoice(f, c, n, e)
	case ability.Unless:
		m.runUnless(f, c, n, e)
	case ability.Later:
		m.delay(f, c, n, e.When)
	case ability.Meanwhile:
		m.runMeanwhile(f, c, e)
	case ability.Act:
		m.runAct(f, c, n, e)
	case ability.Put:
		m.runPut(f, c, n, e)
	case ability.Search:
		m.runSearch(f, c, n)
	case ability.Unearth:
		m.runUnearth(f, c, e)
	case ability.Play:
		m.runPlayEffect(f, c, n, e)
	case ability.Draw:
		m.runTakes(f, c, e.Who, e.N, Hand, e.UpTo, e.Extra)
	case ability.Mill:
		m.runTakes(f, c, e.Who, e.N, Cemetery, false, false)
	case ability.HandTo:
		m.runHandTo(f, c, e)
	case ability.ExtraTurn:
		s := m.player(e.Who, c, f.seat)
		m.extraTurns[s] = min(m.extraTurns[s]+1, maxExtraTurns)
		m.finish(c, true)
	case ability.Equip:
		m.runEquip(f, c, n, e)
	case ability.Pay:
		m.runPay(f, c, e)
	case ability.Generate:
		may := !m.banned(f.seat, ability.GenerateGold, c.source) && !m.forbids(c.source, ability.MakeGold, cause{})
		if may {
			made := min(m.amount(e.N, c)*m.goldFactor(c.source), m.goldLeft(f.seat, ability.GenerateGold))
			m.generate(f.seat, made, f.node)
			m.tellGold(f.seat, ability.GeneratesGold, made)
		}
		m.finish(c, may)
	case ability.Name:
		m.runName(f, c, e)
	case ability.Shuffle:
		m.shuffleBut(m.player(e.Of, c, f.seat), m.cards(n.apart, c))
		m.finish(c, true)
	case ability.Control:
		m.runControl(f, c, n, e)
	case ability.Modify:
		m.runModify(f, c, n, e)
	case ability.Swap:
		m.runSwap(f, c, n, e)
	case ability.ExileFor:
		m.runExileFor(f, c, n, e)
	case ability.UseAbility:
		m.runUseAbility(f, c, n, e)
	case ability.Rule:
		if show, ok := e.Is.(ability.ShowHands); ok && m.openHands(f, c, show.Who) {
			return
		}
		m.impose(modifier{node: f.node, term: term{until: e.Until, seat: c.seat}, source: c.source, with: m.withWhom(e.Until, c)})
		m.finish(c, true)
	case ability.Cancel:
		m.runCancel(f, c, n, e)
	case ability.Redirect:
		m.runRedirect(f, c, n)
	case ability.Prevent:
		m.spare(c, setOf(c.event.it))
		m.finish(c, true)
	case ability.PreventDamage:
		m.preventDamage(f, c, n, e)
	case ability.SameDamage:
		m.sameDamage(f, c, n, e)
	case ability.Skip:
		m.skip(c, e)
		m.finish(c, true)
	case ability.ExtraPhase:
		m.extraPhases[e.What] = min(m.extraPhases[e.What]+1, maxExtraPhases-m.phasesAgain[e.What])
		m.finish(c, true)
	case ability.Win:
		m.end(m.player(e.Who, c, f.seat), game.ByCard)
		m.finish(c, true)
	default:
		m.finish(c, false)
	}
}

// finish ends the running effect and says whether it was done.
func (m *Match) finish(c *context, done bool) {
	c.done = done
	if m.book.preventsAlone {
		m.noteSpared()
	}
	m.pop()
}

// noteSpared has the sequence of which the running effect is a step remember what was kept from
// that.
func (m *Match) noteSpared() {
	if m.depth < 2 {
		return
	}
	f, whole := &m.frames[m.depth-1], &m.frames[m.depth-2]
	if _, step := m.nodes[whole.node].effect.(ability.Sequence); step && whole.routine == doEffect && whole.ctx == f.ctx {
		whole.spared = f.spared
	}
}

// runSequence does its steps in order. A step that hangs on the one before is
// left out where that one was not done (DAR 4.10), but several objects of one verb do
// not hang on each other. f.spared is what the latest step was kept from doing, where that leaves
// the others (Barbarie, Prevención).
func (m *Match) runSequence(f *frame, c *context, n *node, e ability.Sequence) {
	i := int(f.step)
	if i > 0 && m.nodes[n.kids[i-1]].beside {
		c.done = c.done || c.did // to some of them
	}
	if i == len(n.kids) {
		m.pop()
		return
	}
	f.step++
	hangs := e.Steps[i].Link != ability.Stop && !m.nodes[n.kids[i]].beside
	if i > 0 && hangs && !c.done && f.spared.empty() {
		m.passOver(c, n.kids[i])
		return
	}
	f.spared = cardSet{}
	c.did, c.done = c.done, true
	m.pushEffect(f.ctx, n.kids[i], f.seat)
	if i > 0 && isOfBoth(e.Steps[i-1].Do) {
		m.frames[m.depth-1].hangs = hangs
	}
}

// passOver leaves an effect out. Where the cards that were looked at would have been
// picked from in it for the first time, none was picked: "el resto" is all of them.
func (m *Match) passOver(c *context, at uint16) {
	if m.nodes[at].ofThem {
		c.prev, c.it = c.them, cardSet{}
	}
}

func (m *Match) runMay(f *frame, c *context, n *node) {
	switch f.step {
	case 0:
		m.ask(f.seat, game.YesNo, askMay, c.source, 0)
		f.step = 1
	case 1:
		if m.answer.Verb == game.No {
			m.passOver(c, f.node)
			m.finish(c, false)
			return
		}
		f.step = 2
		c.done = true
		m.pushEffect(f.ctx, n.kids[0], f.seat)
	default:
		m.pop()
	}
}

func (m *Match) runInOrderTo(f *frame, c *context, n *node) {
	f.step++
	switch {
	case f.step == 1:
		m.pushEffect(f.ctx, n.kids[0], f.seat)
	case f.step == 2 && c.done:
		m.pushEffect(f.ctx, n.kids[1], f.seat)
		m.frames[m.depth-1].hangs = isOfBoth(m.nodes[n.kids[0]].effect)
	case f.step == 2:
		m.passOver(c, n.kids[1])
		m.pop()
	default:
		m.pop()
	}
}

// runIfThen remembers whether its condition held, for a step that asks.
func (m *Match) runIfThen(f *frame, c *context, n *node, e ability.IfThen) {
	if f.step > 0 {
		m.pop()
		return
	}
	if f.set = m.hiddenIn(e.If, c); !f.set.empty() && m.nameFaces(f) {
		return // who claims it shows it
	}
	f.step = 1
	holds := m.holds(e.If, c)
	c.held = holds
	if !holds {
		m.passOver(c, f.node)
		m.finish(c, false)
		return
	}
	m.pushEffect(f.ctx, n.kids[0], f.seat)
}

// hiddenIn is the hidden cards that a condition looks at.
func (m *Match) hiddenIn(cond ability.Condition, c *context) cardSet {
	var out cardSet
	switch cond := cond.(type) {
	case ability.Exists:
		if zonesOf(cond.Of.In).has(Hand) {
			for id := m.zone(m.player(cond.Of.Of, c, c.actor), Hand).head; id != 0; id = m.at[id].next {
				out.add(id)
			}
		}
	case ability.Fits:
		for id := range m.cards(cond.Who, c).all() {
			if z := m.at[id].zone; (z == Castle || z == Hand) && !m.isShuffledIn(id) {
				out.add(id)
			}
		}
	case ability.Not:
		return m.hiddenIn(cond.Of, c)
	case ability.All:
		for _, part := range cond.Of {
			out = out.or(m.hiddenIn(part, c))
		}
	case ability.Any:
		for _, part := range cond.Of {
			out = out.or(m.hiddenIn(part, c))
		}
	}
	return out
}

// runChoice asks for the option and does it, or for several and then does them in their
// order. f.n holds those of several that were chosen and are still to be done, f.low is
// how many were.
func (m *Match) runChoice(f *frame, c *context, n *node, e ability.Choice) {
	switch {
	case f.step == 1 && e.N <= 1:
		f.step = 2
		c.done = true
		m.pushEffect(f.ctx, n.kids[m.answer.N-1], f.seat)
		return
	case f.step == 1:
		f.step = 0
		f.n |= 1 << (m.answer.N - 1)
		f.low++
	}
	if left := min(e.N, len(n.kids)) - int(f.low); f.step == 0 && (left > 0 || e.N <= 1) {
		m.ask(f.seat, game.Mode, askChoice, c.source, max(left, 0))
		f.step = 1
		return
	}
	f.step = 2
	for i, k := range n.kids {
		if f.chose(i) {
			f.n &^= 1 << i
			c.done = true
			m.pushEffect(f.ctx, k, f.seat)
			return
		}
	}
	m.pop()
}

// chose reports whether the option at i of a choice was chosen.
func (f *frame) chose(i int) bool { return f.n>>i&1 != 0 }

// modeOptions lists the options of a choice that were not chosen yet: those that can be
// done, or all if none can.
func (m *Match) modeOptions(dst []game.Action) []game.Action {
	f := &m.frames[m.depth-1]
	c, n := &m.contexts[f.ctx], &m.nodes[f.node]
	some := len(dst)
	for i, k := range n.kids {
		if !f.chose(i) && m.payable(k, c, f.seat) {
			dst = append(dst, game.Action{Verb: game.Say, N: int16(i + 1)})
		}
	}
	if len(dst) == some {
		for i := range n.kids {
			if !f.chose(i) {
				dst = append(dst, game.Action{Verb: game.Say, N: int16(i + 1)})
			}
		}
	}
	return dst
}

// runUnless asks the player who may avoid it.
func (m *Match) runUnless(f *frame, c *context, n *node, e ability.Unless) {
	who := m.player(e.Who, c, f.seat)
	switch f.step {
	case 0:
		m.ask(who, game.YesNo, askAvoid, c.source, 0)
		f.step = 1
	case 1:
		f.step = 3
		if m.answer.Verb == game.Yes {
			f.step = 2
			m.pushEffect(f.ctx, n.kids[1], who)
			return
		}
		m.pushEffect(f.ctx, n.kids[0], f.seat)
	case 2:
		if c.done {
			m.finish(c, false)
			return
		}
		f.step = 3
		m.pushEffect(f.ctx, n.kids[0], f.seat)
	default:
		m.pop()
	}
}

// picked brings the cards that an effect acts on into f.set: the objective if
// it was chosen beforehand, a new pick, or those that need no choice. It reports
// whether they are there; if not, a pick is under way. It uses f.step 0 and 1.
func (m *Match) picked(f *frame, c *context, n *node, what ability.Cards) bool {
	switch {
	case f.step > 1:
		return true
	case f.step == 1:
		f.set = c.it
	case n.pick == 0:
		if f.set = m.cards(what, c); n.ofPick {
			f.set = c.it
		}
		if n.spares {
			f.set = f.set.minus(c.it)
		}
		if m.closesZones {
			m.dropClosed(&f.set, f.seat)
		}
		if m.bindsElsewhere {
			f.set = m.unbound(f.set, n.effect, cause{source: c.source, seat: f.seat})
		}
		m.dropShuffled(&f.set, what)
		if fresh(what) {
			c.prev, c.it = c.it, f.set
		}
		switch what.(type) {
		case ability.Top, ability.Bottom:
			m.speakOfThem(f, c)
		}
	case m.picks[n.pick].slot >= 0:
		k := &m.picks[n.pick]
		f.set = m.still(c.target[k.slot])
		c.prev, c.it = m.pickedOutOf(k, c, f.seat, f.set), f.set
	default:
		f.step = 1
		m.pushPick(f.ctx, n.pick, f.seat)
		return false
	}
	if with, ok := what.(ability.WithKin); ok && n.pick != 0 {
		f.set = m.withKin(f.set, with.Kin)
	}
	f.step = 2
	return true
}

// dropClosed leaves out the cards of zones with which a player may not play.
func (m *Match) dropClosed(set *cardSet, s game.Seat) {
	for id := range set.all() {
		if m.closed(id, s) {
			set.drop(id)
		}
	}
}

// dropShuffled leaves out the cards that nobody can find any more.
func (m *Match) dropShuffled(set *cardSet, what ability.Cards) {
	switch what.(type) {
	case ability.Top, ability.Bottom: // whatever lies there
		return
	}
	for id := range set.and(m.now.lie.in[Castle]).all() {
		if m.isShuffledIn(id) {
			set.drop(id)
		}
	}
}

// fresh reports whether naming these cards makes them the "it" of what follows.
func fresh(what ability.Cards) bool {
	switch what.(type) {
	case ability.Every, ability.Top, ability.Bottom, ability.Chosen:
		return true
	}
	return false
}

// still is the objectives that are still in play.
func (m *Match) still(s cardSet) cardSet {
	for id := range s.all() {
		if !inPlay(m.at[id].zone) {
			s.drop(id)
		}
	}
	return s
}

// runPay pays golds for an ability. f.n is those still to be paid by hand.
func (m *Match) runPay(f *frame, c *context, e ability.Pay) {
	switch {
	case f.step == 2: // one was chosen
		m.pay(m.answer.Card)
		f.n--
		m.payNext(f, c)
		return
	case e.AnyAmount:
		if f.step == 0 {
			m.ask(f.seat, game.Number, askNumber, c.source, 0)
			f.n = int16(m.goldOf(c, f.seat))
			f.step = 1
			return
		}
		c.paid = m.answer.N
	default:
		c.paid = int16(m.amount(e.N, c))
	}
	if int(c.paid) > m.goldOf(c, f.seat) {
		m.finish(c, false)
		return
	}
	m.happen(game.Event{What: game.Pays, Seat: f.seat, Card: c.source, Face: c.face, Sees: game.ByBoth, N: int(c.paid)})
	if f.cost && m.paysByHand(f) {
		m.tellGold(f.seat, ability.PaysGold, int(c.paid))
		f.n = int16(m.spendVirtualOf(c, f.seat, int(c.paid)))
		m.payNext(f, c)
		return
	}
	m.payOf(c, f.seat, int(c.paid))
	m.finish(c, true)
}

// payNext asks for the next gold that is paid by hand, or ends the payment.
func (m *Match) payNext(f *frame, c *context) {
	if f.n == 0 || m.zone(f.seat, GoldReserve).n == 0 {
		m.finish(c, true)
		return
	}
	m.ask(f.seat, game.Choose, askGold, c.source, int(f.n))
	f.step = 2
}

// paysByHand reports whether who uses the ability of an effect chooses with which golds he pays.
func (m *Match) paysByHand(f *frame) bool {
	for i := range m.frames[:m.depth] {
		if d := &m.frames[i]; d.routine == doDeclare && d.ctx == f.ctx && d.seat == f.seat {
			return d.flag
		}
	}
	return false
}
