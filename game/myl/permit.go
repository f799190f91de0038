package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// What the cards in play permit and forbid.

// forbids reports whether something in force keeps a deed from being done to or
// by a card (DAR glossary 17 to 19, 4.12).
func (m *Match) forbids(id game.CardID, deed ability.Deed, by cause) bool {
	if m.val(id).deeds == 0 && !m.shields {
		return false
	}
	return m.isForbidden(id, deed, by, 0) || m.shields && deed != 0 && by.source != 0 && !by.combat && inPlay(m.at[id].zone) && m.isShielded(id, by)
}

// forbidsThen is forbids for what is done to a card after its pick, which may have
// taken its ability by then.
func (m *Match) forbidsThen(id game.CardID, k *pick, by cause) bool {
	if k.bare && !m.unchanged() && !m.val(id).has(ability.KeepAbility) {
		return m.isForbidden(id, k.next, by, id) || m.shields && m.isShielded(id, by)
	}
	return m.forbids(id, k.next, by)
}

// isForbidden is forbids as far as traits go. What the ability of one card, bare,
// has in force itself does not count.
func (m *Match) isForbidden(id game.CardID, deed ability.Deed, by cause, bare game.CardID) bool {
	v := m.val(id)
	about := uint32(1) << deed
	if by.source != 0 && by.source != id && !by.combat { // no card is affected by itself (DAR 4.6.11)
		about |= 1 << ability.BeAffected
	}
	switch deed {
	case ability.BeDestroyed, ability.BeExiled, ability.BeShuffledIn, ability.BeReturned, ability.BeRemoved:
		about |= 1 << ability.LeavePlay
	}
	if !inPlay(m.at[id].zone) || v.deeds&about == 0 {
		return false
	}
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule == 0 && f.who.has(id) && (f.timed || f.source != bare) && m.traitForbids(f, about, by) {
			return true
		}
	}
	return false
}

func (m *Match) traitForbids(f *force, about uint32, by cause) bool {
	switch t := m.trait(f).(type) {
	case ability.With:
		switch t.Keyword {
		case ability.Indestructible:
			return about>>ability.BeDestroyed&1 != 0
		case ability.Indesterrable:
			return about>>ability.BeExiled&1 != 0
		case ability.Imbloqueable:
			return about>>ability.BeBlocked&1 != 0
		}
	case ability.Cannot:
		return about>>t.What&1 != 0 && t.Of == nil && (t.By == nil || m.isCause(&t.By.Of, t.By.Kind, f, by))
	case ability.CannotUnless:
		if about>>t.What&1 == 0 {
			return false
		}
		ctx := m.contextOf(f)
		return !m.holds(t.If, &ctx)
	case ability.OnlyBy:
		return about>>t.What&1 != 0 && !m.isCause(&t.Of, ability.ByCards, f, by)
	}
	return false
}

// isCause reports whether a cause fits the source that a trait speaks of.
func (m *Match) isCause(of *ability.Filter, kind ability.SourceKind, f *force, by cause) bool {
	if by.source == 0 || !suits(kind, by.combat) || kind == ability.ByResponse && !m.responds(by.source) {
		return false
	}
	seat := by.seat
	if by.combat {
		seat = m.lastController(by.source)
	}
	ctx := m.contextOf(f)
	if of.Of != ability.Anyone && m.player(of.Of, &ctx, f.seat) != seat {
		return false
	}
	return m.describes(m.ready(of), by.source, m.val(by.source), &ctx)
}

// banned reports whether a rule keeps a player from doing something with a card.
func (m *Match) banned(s game.Seat, what ability.Doing, id game.CardID) bool {
	return m.ruled(forbids(what)|limits(what)) && m.bannedBy(s, what, id) != 0
}

// bannedBy is the card whose rule keeps a player from doing something with a card, 0
// where none does.
func (m *Match) bannedBy(s game.Seat, what ability.Doing, id game.CardID) (by game.CardID) {
	m.eachRule(forbids(what)|limits(what), func(f *force, r ability.PlayerRule) bool {
		ctx := m.contextOf(f)
		switch r := r.(type) {
		case ability.Forbid:
			if m.isSeat(r.Who, s, &ctx) && m.bannedCard(r.Card, r.In, id, &ctx) {
				by = f.source
			}
		case ability.Limit:
			if r.Op == ability.AtMost && m.isSeat(r.Who, s, &ctx) &&
				(r.When == ability.AnyPhase || r.When == phaseWord(m.phase)) &&
				m.bannedCard(r.Card, nil, id, &ctx) && m.doneThisTurn(s, what, r.Card, &ctx) >= r.N {
				by = f.source
			}
		}
		return by == 0
	})
	return by
}

// mayMake reports whether an effect may have a player do something that its controller may be kept
// from having the other one do (DAR 4.12.1). Who pays a price of his own free will is not made to.
func (m *Match) mayMake(what ability.Doing, c *context, f *frame, victim game.Seat) bool {
	return victim == c.seat || f.cost && victim == f.seat || !m.banned(c.seat, what, 0)
}

// closed reports whether a rule keeps a player from playing with a card out of play where it lies.
func (m *Match) closed(id game.CardID, s game.Seat) bool {
	return m.closesZones && !inPlay(m.at[id].zone) && m.isClosed(id, s)
}

func (m *Match) isClosed(id game.CardID, s game.Seat) bool {
	z, own, closed := m.at[id].zone, m.at[id].controller == s, false
	m.eachRule(forbids(ability.UseZones), func(f *force, r ability.PlayerRule) bool {
		ctx := m.contextOf(f)
		no, ok := r.(ability.Forbid)
		closed = ok && zonesOf(no.In).has(z) && m.isSeat(no.Who, s, &ctx) && (own || no.Card == nil)
		return !closed
	})
	return closed && !(own && m.isReopened(z, s))
}

// isReopened reports whether a rule lets a player play with the cards of his zone all the same.
func (m *Match) isReopened(z game.Zone, s game.Seat) bool {
	open := false
	m.eachRule(ruleReopen, func(f *force, r ability.PlayerRule) bool {
		again, ok := r.(ability.Reopen)
		open = ok && f.seat == s && zonesOf(again.In).has(z)
		return !open
	})
	return open
}

// isShielded reports whether a rule keeps the abilities of who does something from
// affecting a card.
func (m *Match) isShielded(id game.CardID, by cause) bool {
	found := false
	m.eachRule(forbids(ability.UseHarming), func(f *force, r ability.PlayerRule) bool {
		ctx := m.contextOf(f)
		no, ok := r.(ability.Forbid)
		found = ok && m.isSeat(no.Who, by.seat, &ctx) && (no.Card == nil || m.fits(no.Card, id, &ctx))
		return !found
	})
	return found
}

// unplayable reports whether something in force keeps a player from playing a card, one
// that lies in a hand or, wherever it lies, a named one (DAR glossary 24).
func (m *Match) unplayable(s game.Seat, id game.CardID) bool {
	return m.bansCards && m.unplayableBy(s, id) != 0
}

// unplayableBy is the card that keeps a player from playing another, 0 where none does.
func (m *Match) unplayableBy(s game.Seat, id game.CardID) game.CardID {
	m.derive()
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule != 0 || !f.who.has(id) && (f.named == 0 || m.names[f.named] != m.names[m.at[id].face]) {
			continue
		}
		if t, ok := m.trait(f).(ability.Cannot); ok && t.What == ability.BePlayed && (t.By == nil || s != f.seat) {
			return f.source
		}
	}
	return 0
}

func (m *Match) bannedCard(f *ability.Filter, in []ability.Zone, id game.CardID, ctx *context) bool {
	if len(in) > 0 && (id == 0 || !zonesOf(in).has(m.at[id].zone)) {
		return false
	}
	return f == nil || id != 0 && m.describes(m.ready(f), id, m.val(id), ctx) && (f.Of == ability.Anyone || m.lastController(id) == m.player(f.Of, ctx, ctx.seat))
}

// doneThisTurn counts how often a player did something in this turn, or has done so by
// what he controls.
func (m *Match) doneThisTurn(s game.Seat, what ability.Doing, f *ability.Filter, ctx *context) int {
	switch what {
	case ability.DrawCards:
		return int(m.drawn[s])
	case ability.ControlCards:
		return m.controlled(s, f, ctx).len()
	case ability.PayGold, ability.GenerateGold:
		return m.goldTold(s, goldVerb(what))
	}
	n := 0
	for i := range m.log[:m.logN] {
		h := &m.log[i]
		if h.seat != s {
			continue
		}
		switch what {
		case ability.PlayCards:
			if h.player == ability.Plays && (f == nil || m.describes(m.ready(f), h.it, m.val(h.it), ctx)) {
				n++
			}
		case ability.DeclareAttack:
			if h.card == ability.Attacks {
				n++
			}
		case ability.DeclareBlock:
			if h.card == ability.Blocks {
				n++
			}
		}
	}
	return n
}

// didThisTurn reports whether a card did something to another in this turn.
func (m *Match) didThisTurn(what ability.CardVerb, by, it game.CardID) bool {
	for i := range m.log[:m.logN] {
		if h := &m.log[i]; h.card == what && h.by == by && h.it == it && it != 0 {
			return true
		}
	}
	return false
}

// lookedBack is what abilities look back at later in the turn; what definitions
// have looked back at beside it is in their alsoLogged.
var lookedBack = ofPlayers(ability.Plays) | ofCards(ability.Attacks) | ofCards(ability.Blocks) |
	ofCards(ability.IsBlocked) | ofCards(ability.IsDestroyed) | ofCards(ability.DamagesCastle)

// happenedLast reports whether a player did something in the latest turn of his own that is over.
func (m *Match) happenedLast(e *ability.PlayerEvent, ctx *context) bool {
	for _, s := range game.Seats {
		if m.isSeat(e.Who, s, ctx) && m.didLast[s]>>e.What&1 != 0 {
			return true
		}
	}
	return false
}

// happened reports whether a player did something in this turn so far.
func (m *Match) happened(e *ability.PlayerEvent, ctx *context) bool {
	if e.What == ability.Draws && e.Card == nil {
		return m.isSeat(e.Who, game.A, ctx) && m.drawn[game.A] > 0 || m.isSeat(e.Who, game.B, ctx) && m.drawn[game.B] > 0
	}
	for i := range m.log[:m.logN] {
		if h := &m.log[i]; h.player == e.What && m.isSeat(e.Who, h.seat, ctx) && (e.Card == nil || m.describesLast(m.ready(e.Card), h.it, ctx)) {
			return true
		}
	}
	return false
}

// tally counts how often a player did something in this turn so far.
func (m *Match) tally(e *ability.PlayerEvent, ctx *context) int {
	n := 0
	for _, s := range game.Seats {
		switch {
		case !m.isSeat(e.Who, s, ctx):
		case e.What == ability.Draws:
			n += int(m.drawn[s])
		default:
			for i := range m.log[:m.logN] {
				h := &m.log[i]
				switch {
				case h.seat != s || h.player != e.What || e.Card != nil && !m.describesLast(m.ready(e.Card), h.it, ctx):
				case e.What == ability.Mills:
					n += int(h.n)
				default:
					n++
				}
			}
		}
	}
	return n
}

// wasPlayedLast reports whether a card is the one that was played last in this turn.
func (m *Match) wasPlayedLast(id game.CardID, q ability.LastPlayed, ctx *context) bool {
	for i := int(m.logN) - 1; i >= 0; i-- {
		h := &m.log[i]
		if h.player == ability.Plays && m.isSeat(q.By, h.seat, ctx) && (q.Type == card.NoType || m.val(h.it).types.Has(q.Type)) {
			return h.it == id
		}
	}
	return false
}

// isNth reports whether something that a player does is the one of that number in the turn.
func (m *Match) isNth(e *ability.PlayerEvent, h *happening, ctx *context) bool {
	if e.What == ability.Draws {
		drawn := int(m.drawn[h.seat&1])
		return e.Nth <= drawn && e.Nth > drawn-int(h.n)
	}
	n := 1
	for i := range m.log[:m.logN] {
		if o := &m.log[i]; o.player == e.What && o.seat == h.seat && o.it != h.it && (e.Card == nil || m.describesLast(m.ready(e.Card), o.it, ctx)) {
			n++
		}
	}
	return n == e.Nth
}

// happenedTo reports whether a card met with something this turn.
func (m *Match) happenedTo(id game.CardID, what ability.CardVerb) bool {
	for i := range m.log[:m.logN] {
		if h := &m.log[i]; h.card == what && h.it == id {
			return true
		}
	}
	return false
}

// recordForTurn keeps what happened, for the abilities that ask later.
func (m *Match) recordForTurn(h *happening, k mask) {
	if m.keepsLog && h.player != 0 && h.seat == m.active && k.meets(lookedBack|m.alsoLogged) {
		m.did |= 1 << h.player
	}
	if m.keepsLog && k.meets(lookedBack|m.alsoLogged) && int(m.logN) < len(m.log) {
		m.log[m.logN] = *h
		m.logN++
		m.stir()
	}
}

// goldsAllowed is how many golds a player may play in a turn (DAR 4.2.5).
func (m *Match) goldsAllowed(s game.Seat, id game.CardID) int {
	n := vigilGolds
	if m.ruled(ruleAllowance) {
		m.eachRule(ruleAllowance, func(f *force, r ability.PlayerRule) bool {
			ctx := m.contextOf(f)
			if r, ok := r.(ability.Allowance); ok && m.isSeat(r.Who, s, &ctx) && m.describes(m.ready(&r.Card), id, m.val(id), &ctx) {
				n = max(n, r.N)
			}
			return true
		})
	}
	return n
}

// goldFactor is by how much the gold that a card generates is multiplied.
func (m *Match) goldFactor(id game.CardID) int {
	n := 1
	if m.ruled(ruleDoubleGold) && m.val(id).types.Has(card.Gold) {
		m.eachRule(ruleDoubleGold, func(f *force, r ability.PlayerRule) bool {
			ctx := m.contextOf(f)
			if r, ok := r.(ability.DoubleGold); ok && m.isSeat(r.Who, m.lastController(id), &ctx) {
				n = 2
			}
			return true
		})
	}
	return n
}

// mayDraw reports whether the rules in force let a player draw now.
func (m *Match) mayDraw(s game.Seat) bool {
	if !m.ruled(forbids(ability.DrawCards) | limits(ability.DrawCards) | ruleOnlyDrawIn) {
		return true
	}
	may := !m.banned(s, ability.DrawCards, 0)
	m.eachRule(ruleOnlyDrawIn, func(_ *force, r ability.PlayerRule) bool {
		if r, ok := r.(ability.OnlyDrawIn); ok && r.Phase != phaseWord(m.phase) && !(r.Phase == ability.Final && m.phase == EndOfTurn) {
			may = false
		}
		return may
	})
	return may
}

// mayShuffleIn reports whether a player may shuffle a card into the castle of its owner.
func (m *Match) mayShuffleIn(s game.Seat, id game.CardID) bool {
	return !m.banned(s, ability.ShuffleCards, 0) && (m.at[id].owner != s || !m.banned(s, ability.ShuffleOwn, 0))
}

// must reports whether something in force compels a card to a deed, no matter
// with whom.
func (m *Match) must(id game.CardID, deed ability.Deed) bool {
	if m.val(id).deeds>>deed&1 == 0 {
		return false
	}
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule != 0 || !f.who.has(id) {
			continue
		}
		if t, ok := m.trait(f).(ability.Must); ok && t.What == deed && t.By == nil {
			return true
		}
	}
	return false
}

// mustBlock is the attackers of which an ally has to block one, as far as it could.
func (m *Match) mustBlock(id game.CardID) (them cardSet) {
	if m.val(id).deeds>>ability.BlockDeed&1 == 0 {
		return them
	}
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule == 0 && f.object != 0 && f.who.has(id) && m.couldBlockIt(id, f.object) == allowed {
			them.add(f.object)
		}
	}
	return them
}

// phaseWord is the word of the ability tree for a phase.
func phaseWord(p game.Phase) ability.Phase {
	return [...]ability.Phase{Regroup: ability.Regroup, Vigil: ability.Vigil, Battle: ability.Battle, AttackStep: ability.Attack,
		BlockStep: ability.Block, TalismanWar: ability.TalismanWar, DamageStep: ability.Damage, Final: ability.Final, EndOfTurn: ability.Turn}[p]
}
