package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// What may be answered in a window, and with what.

// mayAnswer reports whether both players know that s might have an answer.
func (m *Match) mayAnswer(s game.Seat, f *frame) bool {
	if m.zone(s, Hand).n > 0 {
		hears := m.atStarts
		if !(m.banned(s, ability.PlayResponses, 0) && m.banned(s, ability.UseResponses, 0)) {
			hears |= m.fromHand
		}
		for i := f.from; i < f.to; i++ {
			if hears.meets(m.recent[i].mask()) {
				return true
			}
		}
	}
	var found bool
	eyes := m.eyes
	m.eyes = game.ByBoth
	m.eachAnswer(s, f, func(game.CardID, int, int8) bool {
		found = true
		return false
	})
	m.eyes = eyes
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
	case isSpell, isRelampago:
		if m.at[id].zone != Hand {
			return notAsked
		}
	default:
		return notAsked
	}
	if !k.wants(p.answers) || !p.hears.meets(r.mask()) || r.used[p.nth].has(id) || r.spent || r.redirected && p.answers&redirects != 0 {
		return notAsked
	}
	if p.kind == isRelampago {
		if m.at[id].controller != s || r.end {
			return notAsked
		}
		return m.mayStrike(s, id)
	}
	if !p.hasToSave() && m.banned(s, p.respondsBy(), id) {
		return bannedNow
	}
	side := m.sideOf(id, &r.happening)
	if p.by != ability.Each && (side == s) == (p.by == ability.Opponent) {
		return notYours
	}
	if p.answers&annuls != 0 && m.isProof(r.it, ability.BeAnnulled, cause{source: id, seat: s}) {
		return cannotAnnul
	}
	if m.isProofOf(r.by, p.answers, cause{source: id, seat: s}) {
		return noObjective
	}
	if p.answers&annuls != 0 && m.banned(s, ability.UseAnnul, 0) {
		return bannedNow
	}
	to, ok := m.meaning(id, p, s, r)
	if !ok {
		return notAsked
	}
	if p.answers&redirects != 0 && (p.answers&prevents == 0) && !m.canRedirect(id, p, s, r) {
		return noObjective
	}
	if p.kind == isSpell {
		return m.canPlaySpell(id, p, s, &to)
	}
	return m.canUse(id, p, s, &to)
}

// meaning is what an ability answers in a window, if anything: what the window is about or,
// where that is the use of an ability or the play of a Talismán which the answer would call off,
// what this is about to do (DAR 4.7, 4.8).
func (m *Match) meaning(id game.CardID, p *program, s game.Seat, r *recent) (happening, bool) {
	ctx := context{source: id, face: m.at[id].face, seat: m.sideOf(id, &r.happening), actor: s, event: r.happening}
	switch {
	case p.on == nil:
		return r.happening, m.fitsAnswer(p.do, &r.happening, &ctx)
	case m.matches(p.on, &r.happening, &ctx):
		return r.happening, true
	case p.answers&(annuls|cancels) != 0 && r.ctx >= 0:
		return m.aimedAt(p.on, r, &ctx)
	}
	return r.happening, false
}

// isProofOf reports whether the effects of a card cannot be redirected or prevented by such an
// answer.
func (m *Match) isProofOf(source game.CardID, how answering, by cause) bool {
	return m.firm && source != 0 && (how&redirects != 0 && m.isProof(source, ability.BeRedirected, by) || how&prevents != 0 && m.isProof(source, ability.BePrevented, by))
}

// plays reports whether an answer is to play its card.
func (p *program) plays() bool { return p.kind == isSpell || p.kind == isRelampago }

// respondsBy is what a player does who answers with an ability.
func (p *program) respondsBy() ability.Doing {
	if p.kind == isSpell {
		return ability.PlayResponses
	}
	return ability.UseResponses
}

// aimedAt is what an ability that is being used, or a Talismán that is being played, is about to do
// of which an event speaks: to affect a card, the first of several, or of an ability to have a player
// mill.
func (m *Match) aimedAt(on ability.Event, r *recent, ctx *context) (happening, bool) {
	c, h := &m.contexts[r.ctx], r.happening
	for id := range c.objectives().all() {
		h.card, h.it, h.by = ability.IsAffected, id, c.source
		if m.matches(on, &h, ctx) {
			return h, true
		}
	}
	return r.happening, r.player == ability.UsesAbility && m.wouldMill(on, c, ctx)
}

// wouldMill reports whether an ability is about to have a player mill, of which an event speaks: "en
// respuesta a que botes cartas por habilidades oponentes".
func (m *Match) wouldMill(on ability.Event, c, ctx *context) bool {
	return m.doesIn(m.prog(c).do, c, func(n *node) bool {
		e, ok := n.effect.(ability.Mill)
		if !ok {
			return false
		}
		for _, s := range game.Seats {
			h := happening{player: ability.Mills, seat: s, by: c.source}
			if (e.Who == ability.Each || m.player(e.Who, c, c.actor) == s) && m.matches(on, &h, ctx) {
				return true
			}
		}
		return false
	})
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
		valid := m.candidates(&m.picks[pick], &c, threat.seat)
		if m.book.redirectorControls {
			c.seat = ctx.actor
			valid = valid.or(m.candidates(&m.picks[pick], &c, c.seat))
		}
		return to.and(valid).minus(threat.set)
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
	add := func(id game.CardID, prog int, what int8) bool {
		a := game.Action{Verb: game.Use, Card: id, Face: m.at[id].face, N: int16(prog + 1)}
		if m.fact(id).programs[prog].plays() {
			a = game.Action{Verb: game.Play, Card: id, Face: m.at[id].face}
		}
		if n := len(dst); n == 0 || dst[n-1] != a { // a Talismán may be playable for two reasons
			dst = append(dst, a)
		}
		if a.Verb == game.Use && m.hasToChooseGoldToUse(s, id, prog, &m.recent[what].happening) {
			a.N |= game.UseByHand
			dst = append(dst, a)
		}
		return true
	}
	m.eachAnswer(s, f, add)
	for id := m.zone(s, Hand).head; id != 0; id = m.at[id].next {
		if is := m.fact(id); is.responds != 0 && (is.typ == card.Talisman || is.respondsInHand) {
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
		if p := &m.fact(id).programs[prog]; (a.Verb == game.Use) == p.plays() || a.Verb == game.Use && prog != a.Ability()-1 {
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
		switch p := &m.fact(id).programs[prog]; {
		case a.Verb == game.Use:
			to, _ := m.meaning(id, p, s, r)
			m.use(a, s, to)
		case p.kind == isRelampago:
			m.strike(id, s)
		default:
			m.playSpell(id, prog, s)
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
