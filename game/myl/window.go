package myl

import (
	"castillo/game"
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
