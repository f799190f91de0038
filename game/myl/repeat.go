package myl

import (
	"reflect"

	"castillo/game"
	"castillo/game/myl/ability"
)

// No duel goes on for ever. The D.A.R. is silent about actions that come round to where they
// began, so this is the house's rule:
//
//   - A free action, which is a card that is played or an ability that is used while nothing is
//     being resolved, may twice bring back the match in which it is done. The third time it
//     is refused.
//   - A player does at most maxFree of them in a turn, so that none can wander without end
//     through matches that differ a little.
//   - What goes on beyond that without anybody deciding freely, or beyond maxActs, ends the
//     match as a draw (see game.Loop).
//
// Whether a match is the same is asked of what both players know, so that it is the same in the
// matches of both. What only counts on, such as the time and how often something was done,
// does not make another match of it.

const (
	maxVisits = 24     // free actions of a phase that are remembered
	maxFree   = 200    // free actions of a player in a turn
	maxInTurn = 5_000  // actions of a turn, those of chance among them
	maxActs   = 60_000 // actions of a match, likewise
	maxClock  = 60_000 // what the clock can count
)

// visit is a free action and the match in which it was done.
type visit struct {
	where uint32 // the cards of each zone
	verb  game.Verb
	card  game.CardID
	prog  int16  // the ability that was used
	whole uint64 // the whole match, 0 where the action had not been done with the cards so
}

// isFree reports whether an action is one that a player does freely, at the present decision.
func (m *Match) isFree(a game.Action) bool {
	switch m.pending.Ask {
	case askVigil, askWar, askIdle:
		return a.Verb == game.Use || a.Verb == game.Play
	}
	return false
}

// visitOf is a free action done now.
func (m *Match) visitOf(a game.Action) visit {
	v := visit{where: m.where(), verb: a.Verb, card: a.Card}
	if a.Verb == game.Use {
		v.prog = int16(a.Ability()) // it is the same whoever chooses the golds
	}
	return v
}

// noteFree remembers a free action that is about to be done.
func (m *Match) noteFree(a game.Action) {
	if !m.hasPrograms || !m.isFree(a) {
		return
	}
	m.free[m.pending.Seat&1]++
	v := m.visitOf(a)
	if _, n := m.visited(v); n > 0 {
		v.whole = m.sameness()
	}
	if int(m.visitsN) == len(m.visits) {
		copy(m.visits[:], m.visits[1:])
		m.visitsN--
	}
	m.visits[m.visitsN] = v
	m.visitsN++
}

// visited finds the latest of the same actions that were done with the cards so, and counts them.
func (m *Match) visited(v visit) (latest *visit, n int) {
	for i := range m.visits[:m.visitsN] {
		if old := &m.visits[i]; old.where == v.where && old.card == v.card && old.verb == v.verb && old.prog == v.prog {
			latest, n = old, n+1
		}
	}
	return latest, n
}

// mayGoOn judges a free action that nothing else stands against: whether it would come round
// once more, or be one too many.
func (m *Match) mayGoOn(a game.Action) reason {
	switch {
	case !m.hasPrograms || !m.pending.Seat.Plays():
		return allowed
	case m.free[m.pending.Seat] >= maxFree:
		return tooManyDeeds
	case m.visitsN < 2:
		return allowed
	}
	latest, n := m.visited(m.visitOf(a))
	if n < 2 {
		return allowed
	}
	if m.asked.whole == 0 {
		m.asked.whole = m.sameness()
	}
	if latest.whole != m.asked.whole {
		return allowed
	}
	return comesRound
}

// dropRepeated drops those of the listed free actions that may not be done once more.
func (m *Match) dropRepeated(dst []game.Action, from int) []game.Action {
	if m.visitsN < 2 && m.free[m.pending.Seat&1] < maxFree {
		return dst
	}
	kept := dst[:from]
	for _, a := range dst[from:] {
		if m.mayGoOn(a) == allowed {
			kept = append(kept, a)
		}
	}
	return kept
}

// where is which card lies in which zone.
func (m *Match) where() uint32 {
	d := digest(0xcbf29ce484222325)
	for z := range m.now.lie.in {
		s := m.now.lie.in[z]
		d.add(s.low)
		d.add(s.high)
	}
	s := m.now.lie.of[game.A]
	d.add(s.low)
	d.add(s.high)
	return uint32(d)
}

// sameness is equal for matches that are the same for both players, but for what counts on. It
// is never 0.
func (m *Match) sameness() uint64 {
	s := m.state
	s.answer, s.chain, s.proposal = game.Action{}, 0, proposal{}
	s.visits, s.visitsN, s.free = [maxVisits]visit{}, 0, [2]int16{}
	s.deeds, s.deedsN, s.acts, s.inTurn, s.takenBack = [maxDeeds]deed{}, 0, 0, 0, 0
	s.pools = [2]pool{}
	clear(s.recent[s.recentN:])
	s.forgetRounds()
	s.orderTimes()
	for side := range s.lists {
		for z := range s.lists[side] {
			place := game.CardID(0)
			for id := s.lists[side][z].head; id != 0; {
				c := &s.at[id]
				place++
				next := c.next
				c.next, c.prev = 0, 0
				if game.Zone(z) == Castle && c.sees != game.ByNobody || game.Zone(z) == Cemetery && m.piles {
					c.prev = place // elsewhere the order means nothing
				}
				if c.sees != game.ByBoth {
					c.face = 0
				}
				m.forgetUses(id, c)
				id = next
			}
			s.lists[side][z].head, s.lists[side][z].tail = 0, 0
		}
	}
	d := digest(0xcbf29ce484222325)
	d.value(reflect.ValueOf(&s).Elem())
	for in := m.now.lie.inPlay(); !in.empty(); {
		v := m.val(in.take())
		d.add(uint64(uint16(v.strength))<<48 | uint64(uint16(v.cost))<<32 | uint64(v.changes)) // some count what was done
	}
	return max(uint64(d), 1)
}

// forgetUses leaves out how often abilities of a card were used that may be used without limit.
func (m *Match) forgetUses(id game.CardID, c *sleeve) {
	var counts [usesPerCard]bool
	for _, face := range [...]game.Face{m.at[id].face, c.own} {
		f := &m.facts[face]
		for i := range f.programs {
			if p := &f.programs[i]; p.limit > 0 && p.limit < manyUses || f.oneActivation {
				counts[p.slot] = true
			}
		}
	}
	any := false
	for i := range c.uses {
		for slot := range c.uses[i] {
			if !counts[slot] {
				c.uses[i][slot] = 0
			}
			any = any || c.uses[i][slot] > 0
		}
	}
	if !any {
		c.usedIn = 0
	}
}

// forgetRounds keeps of the log of the turn each thing that happened once, where it happened last.
func (s *state) forgetRounds() {
	n := s.logN
	s.logN = 0
	for i := range s.log[:n] {
		again := false
		for _, later := range s.log[i+1 : n] {
			again = again || later == s.log[i]
		}
		if !again {
			s.log[s.logN] = s.log[i]
			s.logN++
		}
	}
	clear(s.log[s.logN:])
}

// orderTimes has times that are compared with each other say no more than which came first.
func (s *state) orderTimes() {
	var since [maxContexts + maxDelays]uint16
	n := 0
	for i := range s.contexts {
		if s.contexts[i].busy {
			since[n], n = s.contexts[i].since, n+1
		}
	}
	for i := range s.delays[:s.delaysN] {
		since[n], n = s.delays[i].since, n+1
	}
	began := func(t uint16) (earlier uint16) {
		for _, u := range since[:n] {
			if u < t {
				earlier++
			}
		}
		return earlier
	}
	stamps := func(t uint16) (earlier uint16) {
		for id := game.CardID(1); id <= s.cardsN; id++ {
			if inPlay(s.at[id].zone) && s.at[id].stamp < t {
				earlier++
			}
		}
		for i := range s.mods[:s.modsN] {
			if s.mods[i].stamp < t {
				earlier++
			}
		}
		return earlier
	}
	var at [game.MaxCards + 1]uint16
	var mods [maxMods]uint16
	for id := game.CardID(1); id <= s.cardsN; id++ {
		if inPlay(s.at[id].zone) {
			at[id] = stamps(s.at[id].stamp)
		}
	}
	for i := range s.mods[:s.modsN] {
		mods[i] = stamps(s.mods[i].stamp)
	}
	for id := range s.at {
		s.at[id].stamp, s.at[id].was.clock = at[id], began(s.at[id].was.clock)
	}
	for i := range mods {
		s.mods[i].stamp = mods[i]
	}
	for i := range s.contexts {
		s.contexts[i].since = began(s.contexts[i].since)
	}
	for i := range s.delays {
		s.delays[i].since, s.delays[i].ctx.since = began(s.delays[i].since), 0
	}
	s.clock = 0
}

// looksAtPiles reports whether something asks for the first or the last cards of a cemetery.
func looksAtPiles(v any) bool {
	switch v := v.(type) {
	case ability.Top:
		return v.In == ability.Cemetery
	case ability.Bottom:
		return v.In == ability.Cemetery
	}
	return false
}
