package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// A window is a time at which players may answer what happened or is about to
// happen. Both are asked in turn; whether somebody is asked depends only on what
// both players know.

// windowKind is what may be done in a window.
type windowKind uint8

const (
	windowRespond windowKind = iota // after something happened (DAR 4.11)
	windowPlayed                    // a card is being played: annul it or answer (4.5.3, step 5)
	windowCancel                    // an ability is being used: cancel it (4.6.2, step 4)
	windowAffect                    // a card is about to be affected: redirect, prevent (steps 8 and 9)
)

// wants is what an answer has to do in each kind of window; 0 is an ordinary
// response.
func (k windowKind) wants(a answering) bool {
	switch k {
	case windowPlayed:
		return a == 0 || a&annuls != 0
	case windowCancel:
		return a&cancels != 0
	case windowAffect:
		return a&(prevents|redirects) != 0
	}
	return a&(annuls|cancels|prevents|redirects) == 0
}

// recent is something that may be answered.
type recent struct {
	happening
	ctx        int8                    // the ability that does it, -1 none
	frame      int8                    // the frame that is about to do it
	used       [answersPerCard]cardSet // the cards that answered it, by which of their abilities
	redirected bool                    // it now threatens another card, which may be saved in turn
	spent      bool                    // it was redirected or prevented, or that was tried (DAR 4.10)
}

// announce tells the cards about something: abilities that it triggers are
// queued, and it may be answered.
func (m *Match) announce(h happening) {
	if m.hasPrograms && !m.proposal.agreed {
		m.tell(&h)
	}
}

func (m *Match) tell(h *happening) {
	k := h.mask()
	if !m.heard.meets(k) {
		return
	}
	m.hear(h, k)
	m.recordForTurn(h, k)
}

// hear lets the cards act on something that was told of.
func (m *Match) hear(h *happening, k mask) {
	if m.triggerMask.meets(k) {
		m.trigger(h, k)
	}
	m.remember(*h, k)
}

// setOff is announce for what has a window of its own.
func (m *Match) setOff(h happening) {
	if !m.hasPrograms {
		return
	}
	k := h.mask()
	if m.triggerMask.meets(k) {
		m.trigger(&h, k)
	}
	m.recordForTurn(&h, k)
}

func (m *Match) remember(h happening, k mask) {
	if m.responseMask.meets(k) && int(m.recentN) < len(m.recent) {
		m.recent[m.recentN] = recent{happening: h, ctx: -1, frame: -1}
		m.recentN++
	}
}

// openWindow opens a window on one thing that is about to happen, and reports
// whether anything could answer it.
func (m *Match) openWindow(k windowKind, h happening, ctx int8) bool {
	if !m.responseMask.meets(h.mask()) || int(m.recentN) == len(m.recent) {
		return false
	}
	m.recent[m.recentN] = recent{happening: h, ctx: ctx, frame: m.depth - 1}
	m.recentN++
	first := m.active
	if h.player == ability.Plays || h.player == ability.UsesAbility {
		first = h.seat.Other()
	}
	w := m.push(doWindow)
	w.kind, w.seat, w.from, w.to = k, first, m.recentN-1, m.recentN
	return true
}

// runWindow asks both players in turn until both decline one after the other; in
// a window on a play each has one answer (DAR 4.5.3). f.seat is who is next, f.n
// who declined in a row.
func (m *Match) runWindow(f *frame) {
	switch f.step {
	case 0:
		f.base = m.base
		m.base = f.to
		f.step = 1
		if f.flag { // somebody began with an answer
			m.answer = f.answer
			f.step = 2
			return
		}
		m.askAnswer(f)
	case 1:
		m.askAnswer(f)
	case 2:
		f.step = 1
		who := f.seat
		f.seat = f.seat.Other()
		if m.answer.Verb == game.Pass {
			f.n++
			m.askAnswer(f)
			return
		}
		f.n = 0
		if f.kind == windowPlayed || f.kind == windowCancel {
			f.n = 1
		}
		f.answer = m.answer
		m.answerWith(f, who)
	case 3:
		f.step = 1
		f.target = m.answer.Card
		m.answerWith(f, f.seat.Other())
		f.target = 0
	}
}

// askAnswer asks who is next for an answer, or closes the window.
func (m *Match) askAnswer(f *frame) {
	for f.n < 2 && !m.mayAnswer(f.seat, f) {
		f.n, f.seat = f.n+1, f.seat.Other()
	}
	if f.n == 2 {
		m.base = f.base
		m.recentN = f.from
		m.pop()
		return
	}
	what := m.occasion(f)
	m.ask(f.seat, game.Main, what.asks(f.kind), what.it, 0)
	f.step = 2
}

// occasion is what a window is said to be about: a declaration, a phase, rather
// than what became of a card in it.
func (m *Match) occasion(f *frame) *recent {
	for i := f.from; i < f.to; i++ {
		if m.recent[i].it == 0 {
			return &m.recent[i]
		}
	}
	return &m.recent[f.to-1]
}

// asks is the question whether anybody answers it.
func (r *recent) asks(k windowKind) game.Prompt {
	switch {
	case k == windowPlayed:
		return askRespondPlay
	case k == windowCancel:
		return askRespondUse
	case k == windowAffect && r.it != 0:
		return askRespondThreat
	case r.it != 0:
		return askRespond
	case r.player == ability.DeclaresAttack:
		return askRespondAttack
	case r.player == ability.DeclaresBlock:
		return askRespondBlock
	case r.player == ability.ResolvesDamage:
		return askRespondDamage
	case r.end:
		return askRespondEnd
	}
	return askRespondPhase
}

// asksToRespond reports whether a question is that of a window.
func asksToRespond(p game.Prompt) bool { return askRespond <= p && p <= askRespondEnd }

// mayAnswer reports whether both players know that s might have an answer.
func (m *Match) mayAnswer(s game.Seat, f *frame) bool {
	if m.zone(s, Hand).n > 0 {
		for i := f.from; i < f.to; i++ {
			if m.fromHand.meets(m.recent[i].mask()) {
				return true
			}
		}
	}
	var found bool
	m.public = true
	m.eachAnswer(s, f, func(game.CardID, int, int8) bool {
		found = true
		return false
	})
	m.public = false
	return found
}

// eachAnswer gives the cards in sight with which s can answer, the ability and
// what it answers, until yield says to stop.
func (m *Match) eachAnswer(s game.Seat, f *frame, yield func(id game.CardID, prog int, what int8) bool) {
	var k mask
	may := m.now.lie.that[answersTo]
	may = may.and(m.now.lie.of[s]).or(m.now.lie.that[invites])
	for i := f.from; i < f.to; i++ {
		r := &m.recent[i]
		if k |= r.mask(); r.takesAway() {
			m.addGone(&may, s, &r.happening)
		}
	}
	may = may.minus(m.now.lie.in[Hand]).minus(m.now.lie.in[Castle])
	for id := may.take(); id != 0; id = may.take() {
		if m.fact(id).responds.meets(k) && !m.answersOf(id, s, f, yield) {
			return
		}
	}
}

// answersOf gives the answers of one card.
func (m *Match) answersOf(id game.CardID, s game.Seat, f *frame, yield func(game.CardID, int, int8) bool) bool {
	for i := range m.fact(id).programs {
		p := &m.fact(id).programs[i]
		for r := f.from; r < f.to; r++ {
			if m.answers(id, p, s, f.kind, &m.recent[r]) == allowed {
				if !yield(id, i, r) {
					return false
				}
				break
			}
		}
	}
	return true
}

// answers judges one ability as an answer to one thing.
func (m *Match) answers(id game.CardID, p *program, s game.Seat, k windowKind, r *recent) reason {
	switch p.kind {
	case isResponse:
	case isActivated: // "puedes ... para prevenir ..."
		if !p.isAnswer() || !m.isTimeToAnswer(p, s) {
			return notAsked
		}
	case isTriggered: // "cuando ..., puedes redirigir ..."
		if !p.isAnswer() {
			return notAsked
		}
	case isSpell:
		if m.at[id].zone != Hand {
			return notAsked
		}
	default:
		return notAsked
	}
	if !k.wants(p.answers) || !p.hears.meets(r.mask()) || r.used[p.nth].has(id) || r.spent || r.redirected && p.answers&redirects != 0 {
		return notAsked
	}
	side := m.sideOf(id, &r.happening)
	if p.by != ability.Each && (side == s) == (p.by == ability.Opponent) {
		return notYours
	}
	if p.answers&annuls != 0 && m.cannotBeAnnulled(r.it, cause{source: id, seat: s}) {
		return cannotAnnul
	}
	if p.answers&annuls != 0 && m.banned(s, ability.UseAnnul, 0) {
		return bannedNow
	}
	ctx := context{source: id, face: m.at[id].face, seat: side, actor: s, event: r.happening}
	if p.on != nil && !m.matches(p.on, &r.happening, &ctx) && !((k == windowCancel || p.answers&annuls != 0) && m.aimsAt(p.on, r, &ctx)) {
		return notAsked
	}
	if p.on == nil && !m.fitsAnswer(p.do, &r.happening, &ctx) {
		return notAsked
	}
	if p.answers&redirects != 0 && (p.answers&prevents == 0) && !m.canRedirect(id, p, s, r) {
		return noObjective
	}
	if p.kind == isSpell {
		return m.canPlaySpell(id, p, s, &r.happening)
	}
	return m.canUse(id, p, s, &r.happening)
}

// aimsAt reports whether an ability that is being used or a Talisman that is being
// played is about to affect a card of which an event speaks: "en respuesta a que ... sea afectado".
func (m *Match) aimsAt(on ability.Event, r *recent, ctx *context) bool {
	if r.ctx < 0 {
		return false
	}
	c := &m.contexts[r.ctx]
	for id := range c.objectives().all() {
		h := happening{card: ability.IsAffected, it: id, by: c.source, seat: m.at[id].controller}
		if m.matches(on, &h, ctx) {
			return true
		}
	}
	return false
}

// isTimeToAnswer reports whether an answer may come now: one that names no time always
// may.
func (m *Match) isTimeToAnswer(p *program, s game.Seat) bool {
	return p.when == (ability.Window{}) || p.opens&m.moment(s) != 0
}

// canRedirect reports whether the effect that threatens a card could be turned
// to another one: it has objectives, and the new one is a valid one (DAR 4.9).
func (m *Match) canRedirect(id game.CardID, p *program, s game.Seat, r *recent) bool {
	if r.frame < 0 || m.frames[r.frame].routine != doEffect {
		return false
	}
	ctx := context{source: id, face: m.at[id].face, seat: s, actor: s, event: r.happening}
	return !m.redirectTargets(p.do, &ctx, r).empty()
}

// redirectTargets is the cards to which an answer could turn what threatens
// another.
func (m *Match) redirectTargets(at uint16, ctx *context, r *recent) cardSet {
	n := &m.nodes[at]
	if e, ok := n.effect.(ability.Redirect); ok {
		threat := &m.frames[r.frame]
		pick := m.nodes[threat.node].pick
		if pick == 0 {
			return cardSet{}
		}
		var to cardSet
		if n.pick != 0 {
			to = m.candidates(&m.picks[n.pick], ctx, ctx.seat)
		} else {
			to = m.cards(e.To, ctx)
		}
		c := m.contexts[threat.ctx]
		c.it = cardSet{}
		return to.and(m.candidates(&m.picks[pick], &c, threat.seat)).minus(threat.set)
	}
	for _, k := range n.kids {
		if to := m.redirectTargets(k, ctx, r); !to.empty() {
			return to
		}
	}
	return cardSet{}
}

// fitsAnswer looks into an answer without an event of its own for what it is
// meant against.
func (m *Match) fitsAnswer(at uint16, h *happening, ctx *context) bool {
	n := &m.nodes[at]
	switch e := n.effect.(type) {
	case ability.Prevent:
		return h.card != 0 && h.is(e.What) && m.concerns(e.Of, h, ctx) && (e.By == nil || m.causedBy(e.By, h, ctx))
	case ability.Act:
		if e.Verb == ability.Annul {
			return h.player == ability.Plays && m.concerns(e.What, h, ctx)
		}
		if e.Verb == ability.Save {
			return h.card != 0 && m.concerns(e.What, h, ctx)
		}
	case ability.Redirect:
		return h.card != 0
	case ability.Cancel:
		return e.What == ability.AnAbility && h.player == ability.UsesAbility && m.concerns(e.Of, h, ctx)
	}
	for _, k := range n.kids {
		if m.fitsAnswer(k, h, ctx) {
			return true
		}
	}
	return false
}

// windowOptions lists the answers of whoever is asked.
func (m *Match) windowOptions(dst []game.Action) []game.Action {
	f := &m.frames[m.depth-1]
	s := m.pending.Seat
	add := func(id game.CardID, prog int, _ int8) bool {
		a := game.Action{Verb: game.Use, Card: id, Face: m.at[id].face, N: int16(prog + 1)}
		if m.at[id].zone == Hand {
			a = game.Action{Verb: game.Play, Card: id, Face: m.at[id].face}
		}
		dst = append(dst, a)
		return true
	}
	m.eachAnswer(s, f, add)
	for id := m.zone(s, Hand).head; id != 0; id = m.at[id].next {
		if m.fact(id).responds != 0 && m.fact(id).typ == card.Talisman {
			m.answersOf(id, s, f, add)
		}
	}
	if m.mustSaveNow(s) {
		return dst
	}
	return append(dst, game.Action{Verb: game.Pass})
}

// mustSaveNow reports whether a card of a player prevents what is about to happen whether
// he wants it or not.
func (m *Match) mustSaveNow(s game.Seat) bool {
	f, must := &m.frames[m.depth-1], false
	if f.kind != windowAffect {
		return false
	}
	m.eachAnswer(s, f, func(id game.CardID, prog int, _ int8) bool {
		must = must || m.fact(id).programs[prog].hasToSave()
		return !must
	})
	return must
}

// answerWith does the chosen answer f.answer. Where it could save one of several
// cards, or any that its player chooses, it first asks which.
func (m *Match) answerWith(f *frame, s game.Seat) {
	a := f.answer
	m.answersOf(a.Card, s, f, func(id game.CardID, prog int, what int8) bool {
		if a.Verb == game.Use && prog != int(a.N)-1 {
			return true
		}
		if f.kind == windowAffect && f.target == 0 && m.choosesThreat(&m.fact(id).programs[prog]) {
			f.prog = int8(prog)
			m.ask(s, game.Choose, askThreat, id, 1)
			f.step = 3
			return false
		}
		if f.target != 0 {
			what = m.threatTo(f, f.target)
		}
		r := &m.recent[what]
		r.used[m.fact(id).programs[prog].nth].add(id)
		r.spent = f.kind == windowAffect
		m.answering = what
		if a.Verb == game.Use {
			m.use(id, prog, s, r.happening)
		} else {
			m.playSpell(id, prog, s, r.happening)
		}
		return false
	})
}

// choosesThreat reports whether an answer may be meant for a card of its
// player's choice.
func (m *Match) choosesThreat(p *program) bool {
	if p.on == nil {
		return true
	}
	on, ok := p.on.(ability.CardEvent)
	if !ok {
		return false
	}
	switch on.Who.(type) {
	case ability.This, ability.Bearer:
		return false
	}
	return true
}

// threatOptions lists the cards that the chosen answer could save.
func (m *Match) threatOptions(dst []game.Action) []game.Action {
	f := &m.frames[m.depth-1]
	id := f.answer.Card
	p := &m.fact(id).programs[f.prog]
	for r := f.from; r < f.to; r++ {
		if m.answers(id, p, m.pending.Seat, f.kind, &m.recent[r]) == allowed {
			it := m.recent[r].it
			dst = append(dst, game.Action{Verb: game.Pick, Card: it, Face: m.at[it].face})
		}
	}
	return dst
}

func (m *Match) threatTo(f *frame, id game.CardID) int8 {
	for r := f.from; r < f.to; r++ {
		if m.recent[r].it == id && !m.recent[r].spent {
			return r
		}
	}
	return f.from
}
