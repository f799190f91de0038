package playmat

import (
	"strconv"

	"castillo/game"
	"castillo/ui/words"
)

// Adjustments by hand: the rulebook asks for them step by step, which is shown
// like any other question. What this file adds is where a card is brought to,
// which can be pointed out on the table, and the page on which the other
// player's proposal is answered.

// adjustKey is the key of the button that begins an adjustment.
const adjustKey = "M"

// proposal puts an adjustment into words.
func (s speaker) proposal(p game.Proposal, v *game.View) string {
	card := s.called(v, p.Card)
	if p.Card == 0 {
		card = s.name(p.Face)
	}
	who := words.T("Tú")
	if p.Seat != s.seat {
		who = s.rival
	}
	return words.T(p.Text, "jugador", who, "carta", card, "otra", s.called(v, p.On), "zona", s.zone(p.Zone),
		"n", strconv.Itoa(p.N))
}

// destinations are the places to which the card that asks may be brought, as
// intents of that card; none where something else is asked.
func (m *Mat) destinations() []Intent {
	d := m.step.View.Decision
	if !m.mine() || d.Source == 0 {
		return nil
	}
	var out []Intent
	for _, a := range m.step.Options {
		if a.Verb == game.Place {
			out = append(out, Intent{Plan: []game.Action{a}, Drops: []Drop{{Seat: game.Seat(a.N), Zone: a.Zone}}})
		}
	}
	return out
}

// holdForPlace picks up the card that is to be brought somewhere.
func (m *Mat) holdForPlace() {
	intents := m.destinations()
	if len(intents) == 0 || m.held != 0 {
		return
	}
	m.hold(m.step.View.Decision.Source, intents)
	m.hover(m.held)
}

// asksByHand reports whether a step of an adjustment is asked that is answered
// with a few buttons: one that may be left, and for which nothing on the table
// can be pointed at.
func (m *Mat) asksByHand() bool {
	n := len(m.step.Options)
	if !m.mine() || m.held != 0 || n-1 > manyChoices || m.step.View.Decision.Kind == game.Choose {
		return false
	}
	last := m.step.Options[n-1]
	return last.Verb == game.Pass && m.speaker.told(last) != ""
}

// showForm asks for a step of an adjustment.
func (m *Mat) showForm() {
	choices := m.answers()
	for i := range choices {
		do := choices[i].Do
		choices[i].Do = func() { m.fold(); do() }
	}
	leave := &choices[len(choices)-1]
	leave.Key = "Esc"
	m.turn(page{Title: m.speaker.question(&m.step), Choices: choices, Close: leave.Do})
}

// showProposal asks for consent to what the other player proposes, and shows the
// cards that it is about.
func (m *Mat) showProposal() {
	v := &m.step.View
	p := v.Proposal
	var cards []leaf
	for _, on := range []game.CardView{v.Find(p.Card), v.Find(p.On), {Face: p.Face}} {
		if on.Face != 0 {
			cards = append(cards, m.leaf(on, nil))
		}
	}
	var choices []choice
	for _, c := range m.answers() {
		do := c.Do
		c.Do = func() { m.fold(); do() }
		choices = append(choices, c)
	}
	choices = append(choices, choice{Text: words.T("Mirar la mesa"), Key: "Esc", Do: m.fold})
	m.turn(page{Title: words.T("{rival} propone un ajuste a mano", "rival", m.speaker.rival), Text: m.speaker.proposal(p, v),
		Cards: cards, Choices: choices, Close: m.fold})
	if len(cards) > 0 {
		m.look(cards[0].Card, cards[0].View)
	}
}
