package playmat

import (
	"strings"

	"castillo/game"
	"castillo/ui/words"
)

// Cards whose text the rulebook does not run, or not whole: when such a card is played, enters or
// is to be used, the table says so once and offers an adjustment.

// occasion is a card of whose text something may have to be done by hand.
type occasion struct {
	card game.CardID
	face game.Face
	seat game.Seat
}

// noteByHand remembers the cards that came up in some steps and are played by hand.
func (m *Mat) noteByHand(steps []Step) {
	for _, s := range steps {
		for _, e := range s.Events {
			if e.What == game.TurnOf {
				clear(m.spoken)
			}
			if e.What == game.Plays || e.What == game.Moves && m.enters(e) {
				m.comeUp(e.Card, e.Seat)
			}
		}
	}
}

// enters reports whether a card comes into one of the lines, which it was not in.
func (m *Mat) enters(e game.Event) bool {
	lay := func(z game.Zone) game.Lay { return m.board.zoneOf(game.CardView{Zone: z}).Lay }
	return lay(e.To) == game.Line && lay(e.From) != game.Line
}

// comeUp remembers a card that is played by hand, once a turn.
func (m *Mat) comeUp(id game.CardID, by game.Seat) {
	v := m.step.View.Find(id)
	if v.Face == 0 || !v.Marks.Has(game.ByHand) || m.spoken[id] {
		return
	}
	m.spoken[id] = true
	m.occasions = append(m.occasions, occasion{id, v.Face, by})
}

// mayAdjust reports whether the person can propose an adjustment now.
func (m *Mat) mayAdjust() bool {
	return m.mine() && len(m.step.Draft) == 0 && m.canAdjust()
}

// adjust begins an adjustment by hand, where one may be made.
func (m *Mat) adjust() {
	if m.mayAdjust() {
		m.do([]game.Action{{Verb: game.Propose}})
	}
}

// showByHand says what the text of the next of those cards is, and that the players see to it.
func (m *Mat) showByHand() {
	o := m.occasions[0]
	m.occasions = m.occasions[1:]
	name := m.speaker.name(o.face)
	text := words.T("Jugaste {carta}. El juego no hace solo lo que sigue; si corresponde ahora, hazlo a mano:", "carta", name)
	if o.seat != m.config.Human {
		text = words.T("{rival} jugó {carta}. El juego no hace solo lo que sigue; si corresponde ahora, háganlo a mano:", "rival", m.speaker.rival, "carta", name)
	}
	left := m.duel.LeftByHand(o.face)
	if len(left) == 0 {
		left = []string{m.speaker.define(o.face).Text}
	}
	done := func() {
		m.fold()
		m.present()
	}
	m.turn(page{Title: words.T("{carta} se juega a mano", "carta", name), Text: text + "\n" + strings.Join(left, "\n"),
		Cards: []leaf{m.leaf(m.step.View.Find(o.card), nil)}, Close: done, Choices: []choice{
			{Text: words.T("Ajustar a mano…"), Key: adjustKey, Main: true, Do: func() {
				m.fold()
				m.adjust()
			}},
			{Text: words.T("Nada que hacer"), Key: "Esc", Do: done},
		}})
}
