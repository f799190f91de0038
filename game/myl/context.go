package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

const (
	maxSlots    = 4  // objectives of one ability
	maxContexts = 16 // abilities that are going on at once
	maxOptions  = 15 // of one choice
	usesPerCard = 4  // abilities of a card whose uses are counted

	answersPerCard = 2 // abilities of a card that may answer the same thing
)

// context is what one ability remembers while it is going on.
type context struct {
	busy    bool
	source  game.CardID
	face    game.Face // whose programs; the source may have left
	prog    uint8
	seat    game.Seat   // its controller, "you"
	actor   game.Seat   // who acts within an effect of both players
	both    bool        // within one, whose words are those of who acts
	bearer  game.CardID // on whom a weapon is judged; 0 who carries it
	batch   int8        // the triggers it was declared with
	order   uint8       // and when among them
	since   uint16      // the clock when it began
	late    bool        // set off by the cost of one of them
	uses    bool        // an activated ability, used on purpose
	answers int8        // what it answers, in state.recent
	event   happening   // what set it off
	it      cardSet     // the latest pick
	prev    cardSet     // the one before it, whole
	them    cardSet     // what is being looked at or shown
	target  [maxSlots]cardSet
	named   naming
	moved   int16       // cards that its cost moved, or its effects since
	ofCost  bool        // those are of the cost
	paid    int16       // golds paid
	done    bool        // the latest effect was done
	did     bool        // the step before this one was done
	held    bool        // the latest condition held
	off     bool        // annulled or cancelled
	offBy   game.CardID // what did that
}

// happening is one thing that happened, or is about to.
type happening struct {
	card   ability.CardVerb
	player ability.PlayerVerb
	phase  ability.Phase
	end    bool        // of the phase
	combat bool        // by damage of combat
	buried bool        // from play to the cemetery
	unpaid bool        // it enters play, and its cost was not paid
	active bool        // its ability is used on purpose
	it     game.CardID // the card that it happened to
	by     game.CardID // what did it, or the ally that it fought
	byFace game.Face   // what stood on it at the time
	seat   game.Seat   // who did it, whose phase, who controlled the card
	n      int16
}

// mask is all that those who listen may hear in it.
func (h *happening) mask() mask {
	m := cardMasks[h.card&31] | playerMasks[h.player&15] | phaseMasks[h.phase&15]
	if h.buried {
		m |= ofCards(ability.IsBuried) | ofCards(ability.IsBuriedFromPlay)
	}
	if h.affects() {
		m |= ofCards(ability.IsAffected)
	}
	if h.unpaid {
		m |= ofCards(ability.EntersUnpaid)
	}
	if h.active {
		m |= ofCards(ability.ActivatesIts)
	}
	return m
}

// affects reports whether the card is affected by an effect (DAR 4.12).
func (h *happening) affects() bool {
	switch h.card {
	case ability.IsDestroyed, ability.IsExiled, ability.IsShuffledIn, ability.IsReturned, ability.IsRemoved, ability.Leaves, ability.IsAffected:
		return !h.combat && h.by != 0
	}
	return false
}

// takesAway reports whether the card left play, or went to the cemetery from
// elsewhere.
func (h *happening) takesAway() bool {
	switch h.card {
	case ability.IsBuried, ability.IsMilled, ability.IsAnnulled, ability.IsDestroyed, ability.IsExiled, ability.IsShuffledIn, ability.IsReturned, ability.IsRemoved, ability.Leaves, ability.IsDiscarded:
		return true
	}
	return false
}

// is reports whether the happening is one of those that a text speaks of.
func (h *happening) is(what []ability.CardVerb) bool {
	for _, w := range what {
		switch {
		case w == h.card, w == ability.IsAffected && h.affects():
			return true
		case w == ability.Leaves && (h.card == ability.IsDestroyed || h.card == ability.IsExiled || h.card == ability.IsShuffledIn || h.card == ability.IsReturned || h.card == ability.IsRemoved):
			return true
		case h.unpaid && w == ability.EntersUnpaid, h.active && w == ability.ActivatesIts:
			return true
		case h.buried && (w == ability.IsBuried || w == ability.IsBuriedFromPlay):
			return true
		}
	}
	return false
}

// open takes a free context for an ability; -1 when too much goes on at once,
// which ends the match.
func (m *Match) open(c context) int8 {
	for i := range m.contexts {
		if !m.contexts[i].busy {
			c.busy, c.done, c.since = true, true, m.clock
			m.contexts[i] = c
			return int8(i)
		}
	}
	m.end(game.Nobody, game.Loop)
	return -1
}

func (m *Match) close(i int8) {
	m.contexts[i] = context{}
	if m.parts.ctx == i+1 {
		m.parts = parts{}
	}
}

// contextOf is the eyes with which what is in force looks at cards.
func (m *Match) contextOf(f *force) context {
	return context{source: f.source, seat: f.seat, actor: f.seat, named: m.at[f.source].named}
}

// count adds to the cards that were moved; those of the cost are counted no more once
// an effect moves some.
func (c *context) count(n int) {
	if c.ofCost {
		c.moved, c.ofCost = 0, false
	}
	c.moved += int16(n)
}

// objectives is all cards that the ability aims at.
func (c *context) objectives() cardSet {
	var out cardSet
	for _, t := range c.target {
		out = out.or(t)
	}
	return out
}

// keeps is the cards that the ability needs: golds among them pay for it last.
func (c *context) keeps() cardSet {
	out := c.objectives()
	out.add(c.source)
	return out
}

// player is the seat that a word means in an ability; acting is who acts within
// an effect of Each, of whom each word for both players speaks there.
func (m *Match) player(p ability.Player, ctx *context, acting game.Seat) game.Seat {
	switch p {
	case ability.Opponent:
		if ctx.both {
			return acting.Other()
		}
		return ctx.seat.Other()
	case ability.Acting, ability.Each:
		return acting
	case ability.Holder:
		if id := m.itOf(ctx); id != 0 {
			return m.lastController(id)
		}
	case ability.Owner:
		if id := m.itOf(ctx); id != 0 {
			return m.at[id].owner
		}
	case ability.Doer:
		return ctx.event.seat
	case ability.NotDoer:
		return ctx.event.seat.Other()
	}
	return ctx.seat
}

// lastController is who controls a card, or did when it was last in play.
func (m *Match) lastController(id game.CardID) game.Seat {
	c := &m.at[id]
	if inPlay(c.zone) || c.zone == Hand || !c.was.known {
		return c.controller
	}
	return c.was.controller
}

// matches reports whether an event node speaks of this happening, for an
// ability of ctx.source under ctx.seat.
func (m *Match) matches(e ability.Event, h *happening, ctx *context) bool {
	switch e := e.(type) {
	case ability.AnyOf:
		for _, part := range e.Events {
			if m.matches(part, h, ctx) {
				return true
			}
		}
	case ability.CardEvent:
		if h.card == 0 || !h.is(e.What) || !m.happensTo(e, h, ctx) {
			return false
		}
		return e.By == nil || m.causedBy(e.By, h, ctx)
	case ability.PlayerEvent:
		if h.player != e.What || !m.isSeat(e.Who, h.seat, ctx) {
			return false
		}
		if e.Card != nil && (h.it == 0 || !m.fitsThen(e.Card, h.it, ctx)) {
			return false
		}
		return (e.By == nil || m.causedBy(e.By, h, ctx)) && (e.Nth == 0 || m.isNth(&e, h, ctx))
	case ability.PhaseEvent:
		return (h.phase == e.Window.Phase || e.Window.Phase == ability.AnyPhase && everyStart.meets(ofPhase(h.phase))) && h.end == e.End && m.isSeat(e.Window.Whose, h.seat, ctx)
	}
	return false
}

func (m *Match) isSeat(p ability.Player, s game.Seat, ctx *context) bool {
	switch p {
	case ability.Anyone, ability.Each:
		return true
	case ability.Opponent:
		return s == ctx.seat.Other()
	}
	return s == ctx.seat
}

// happensTo reports whether the card of a happening is one of those to which an event
// happens, by whose cemetery it goes to where the event is only that.
func (m *Match) happensTo(e ability.CardEvent, h *happening, ctx *context) bool {
	if len(e.What) == 1 && e.What[0] == ability.IsBuried {
		if one, ok := e.Who.(ability.Chosen); ok {
			return m.fitsOwned(&one.Of, h.it, ctx)
		}
	}
	return m.concerns(e.Who, h, ctx)
}

// concerns reports whether the card of a happening is among those of a node.
func (m *Match) concerns(who ability.Cards, h *happening, ctx *context) bool {
	switch w := who.(type) {
	case ability.This:
		return h.it == ctx.source
	case ability.Bearer:
		return h.it != 0 && h.it == m.bearerOf(ctx.source)
	case ability.Every:
		return m.fitsThen(&w.Of, h.it, ctx)
	case ability.Chosen:
		return m.fitsThen(&w.Of, h.it, ctx)
	case ability.ThisOr:
		return h.it == ctx.source || m.fitsThen(&w.Of, h.it, ctx)
	case nil:
		return true
	}
	return m.cards(who, ctx).has(h.it)
}

// bearerOf is who carries a weapon, or carried it when it was last in play.
func (m *Match) bearerOf(id game.CardID) game.CardID {
	if b := m.at[id].bearer; b != 0 {
		return b
	}
	return m.at[id].was.bearer
}

// suits reports whether a kind of source acts in combat, or outside it.
func suits(k ability.SourceKind, combat bool) bool {
	switch k {
	case ability.ByCombat:
		return combat
	case ability.ByCards:
		return true
	}
	return !combat
}

func (m *Match) causedBy(s *ability.Source, h *happening, ctx *context) bool {
	return h.by != 0 && suits(s.Kind, h.combat) && (s.Kind != ability.ByResponse || m.responds(h.by)) && m.fitsThen(&s.Of, h.by, ctx)
}

// responds reports whether a card is just being used, or played, in response (DAR 4.11).
func (m *Match) responds(id game.CardID) bool {
	c := m.doingOf(id)
	return c != nil && !(m.prog(c).either && c.event.player == 0) && (m.prog(c).kind == isResponse || m.prog(c).isAnswer() || m.prog(c).isAnswerSpell())
}
