package playmat

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2/canvas"

	"castillo/game"
	"castillo/game/card"
	"castillo/ui/words"
)

// turn opens a page over the board, in place of the one that was open. Until it
// is folded the only buttons are those of the page.
func (m *Mat) turn(p page) {
	m.panel = newPanel(p, m.config.Pictures, func(l leaf) { m.look(l.Card, l.View) })
	m.panel.Resize(m.board.Size())
	m.prompt.offer(false)
	canvas.Refresh(m)
	m.board.focus()
}

// fold closes the page.
func (m *Mat) fold() {
	m.panel = nil
	m.prompt.offer(true)
	canvas.Refresh(m)
	m.board.focus()
}

// open shows what lies on a pile, if that is to be seen.
func (m *Mat) open(at Drop) {
	owner := words.T("tuyo")
	if at.Seat != m.config.Human {
		owner = m.speaker.rival
	}
	p, ok := m.board.pile(at, owner, m.fold)
	if !ok {
		return
	}
	if n := len(m.duel.Permanents(at.Seat)); n > 0 {
		p.Choices = append(p.Choices, choice{Text: words.T("Efectos permanentes ({n})", "n", strconv.Itoa(n)), Key: "1",
			Do: func() { m.permanents(at.Seat, owner) }})
	}
	m.turn(p)
}

// pile is the page of what lies on a pile of somebody's; ok is false where that is not to be seen.
func (b *board) pile(at Drop, owner string, close func()) (p page, ok bool) {
	z, ok := b.ground.plotOf(at)
	if !ok || z.Lay != game.Pile {
		return page{}, false
	}
	var cards []leaf
	for _, id := range heapsOf(&b.view).in(at.Seat, at.Zone) {
		v := b.view.Find(id)
		if v.Face == 0 {
			return page{}, false
		}
		cards = append(cards, leaf{Card: b.define(v.Face), View: v})
	}
	return page{Title: words.T(z.Name) + " · " + owner + " · " + strconv.Itoa(len(cards)), Cards: cards, Close: close,
		Choices: []choice{{Text: words.T("Cerrar"), Key: "Esc", Do: close}}}, len(cards) > 0
}

func (m *Mat) leaf(v game.CardView, do func()) leaf {
	return leaf{Card: m.speaker.define(v.Face), View: v, Lit: do != nil, Do: do}
}

// showBuried offers the cards to choose from that cannot be pointed at, those that are picked
// before the others, which lie by type, cost and name.
func (m *Mat) showBuried() {
	var cards []leaf
	for _, pick := range m.buried() {
		cards = append(cards, m.leafOf(pick, func() {
			m.fold()
			m.do([]game.Action{pick})
		}))
	}
	slices.SortStableFunc(cards, func(a, b leaf) int {
		return cmp.Or(cmp.Compare(a.Card.Type, b.Card.Type), cmp.Compare(a.Card.Cost, b.Card.Cost),
			strings.Compare(card.Fold(a.Card.Name), card.Fold(b.Card.Name)))
	})
	var picked []leaf
	for _, a := range m.step.Draft {
		if a.Verb == game.Pick && !m.onTable(a) {
			l := m.leafOf(a, func() {
				m.fold()
				if a.Card == 0 || !m.duel.Retract(a.Card) {
					m.duel.Unsketch()
				}
			})
			l.Lit, l.Picked = false, true
			picked = append(picked, l)
		}
	}
	p := page{Title: m.speaker.question(&m.step), Cards: append(picked, cards...), Close: m.fold}
	for _, c := range m.answers()[1:] { // beside the cards themselves
		do := c.Do
		c.Do = func() { m.fold(); do() }
		switch {
		case c.Key == "Esc":
			c.Key = ""
		case p.isTray():
			c.Key = "0" // letters look for cards
		default:
			c.Key = "N" // the space bar takes the card that the keys are on
		}
		p.Choices = append(p.Choices, c)
	}
	p.Choices = append(p.Choices, choice{Text: words.T("Mirar la mesa"), Key: "Esc", Do: m.fold})
	m.turn(p)
}

// leafOf is the card that an answer chooses.
func (m *Mat) leafOf(pick game.Action, do func()) leaf {
	v := m.step.View.Find(pick.Card)
	if pick.Card == 0 {
		v.Face = pick.Face // looked for in a castle, it has no sleeve yet
	}
	return m.leaf(v, do)
}

// showResult tells how the match ended.
func (m *Mat) showResult() {
	r := m.step.View.Result
	text := strings.TrimSpace(m.speaker.ending(r) + "\n" +
		words.T("Turnos jugados: {n}", "n", strconv.Itoa(m.step.View.Turn)))
	text += "\n" + strings.Join(AccountLines(m.account, m.config.Human, m.speaker.rival), "\n")
	if m.config.Standing != nil {
		text = strings.TrimSpace(text + "\n" + m.config.Standing())
	}
	p := page{Title: m.speaker.outcome(r), Text: text, Close: m.fold}
	leave := words.T("Cambiar de mazo")
	if m.config.Finale != nil {
		p.Title, p.Text, leave = m.config.Finale(r)
	}
	failed := m.duel.CanTakeBack()
	if failed {
		p.Choices = append(p.Choices, choice{Text: words.T("Volver un paso atrás"), Main: true, Do: m.takeBack})
	}
	if m.config.OnAgain != nil {
		again := words.T("Revancha")
		if m.config.Again != nil {
			again = m.config.Again()
		}
		p.Choices = append(p.Choices, choice{Text: again, Main: !failed, Do: m.config.OnAgain})
	}
	if m.config.OnWatch != nil {
		p.Choices = append(p.Choices, choice{Text: words.T("Ver la partida"), Do: m.config.OnWatch})
	}
	if m.config.OnReview != nil && !failed {
		p.Choices = append(p.Choices, choice{Text: words.T("Jugadas que más costaron"), Do: m.config.OnReview})
	}
	if m.config.OnPast != nil {
		p.Choices = append(p.Choices, choice{Text: words.T("Historial de duelos"), Do: m.config.OnPast})
	}
	if m.config.OnLeave != nil {
		p.Choices = append(p.Choices, choice{Text: leave, Do: m.config.OnLeave})
	}
	p.Choices = append(p.Choices, choice{Text: words.T("Ver la mesa"), Do: m.fold})
	m.turn(p)
}

// takeBack goes back from where the rulebook failed.
func (m *Mat) takeBack() {
	m.fold()
	m.ended = false
	m.duel.TakeBack()
}

// showOptions offers what is seldom wanted.
func (m *Mat) showOptions() {
	yes := func(on bool) string {
		if on {
			return ": " + words.T("Sí")
		}
		return ": " + words.T("No")
	}
	h := m.config.Habits
	toggle := func(on *bool) func() {
		return func() {
			*on = !*on
			m.setHabits(h)
		}
	}
	var choices []choice
	if m.mayAdjust() {
		choices = append(choices, choice{Text: words.T("Ajustar a mano…"), Key: adjustKey, Do: func() { m.fold(); m.adjust() }})
	}
	choices = append(choices, []choice{
		{Text: words.T("Responder lo habitual sin preguntar") + yes(h.Customary), Do: toggle(&h.Customary)},
		{Text: words.T("Pasar cuando no hay nada más que hacer") + yes(h.Pass), Do: toggle(&h.Pass)},
		{Text: words.T("Preguntar si respondes a tus propias cartas") + yes(h.Own), Do: toggle(&h.Own)},
		{Text: words.T("Fases en que se te pregunta…"), Do: m.showSkips},
		{Text: words.T("Velocidad: {cuál}", "cuál", h.Speed.name()), Do: func() {
			h.Speed = (h.Speed + 1) % speeds
			m.setHabits(h)
		}},
		{Text: words.T("Teclas"), Key: "F1", Do: m.ShowKeys},
	}...)
	if m.config.Adviser != nil {
		choices = append(choices, choice{Text: words.T("Consejos de Sabio") + yes(h.Advice), Do: toggle(&h.Advice)})
		if !h.Advice && m.step.View.Result.Open() {
			choices = append(choices, choice{Text: words.T("¿Qué haría Sabio?"), Key: adviceKey, Do: func() { m.fold(); m.askAdvice() }})
		}
	}
	if m.step.View.Result.Open() {
		choices = append(choices, choice{Text: words.T("Rendirse"), Do: m.askConcede})
	}
	if m.config.OnLeave != nil {
		choices = append(choices, choice{Text: words.T("Dejar la mesa"), Do: m.askLeave})
	}
	choices = append(choices, choice{Text: words.T("Seguir jugando"), Key: "Esc", Main: true, Do: m.fold})
	m.turn(page{Title: words.T("Opciones"), Choices: choices, Close: m.fold})
}

func (m *Mat) setHabits(h Habits) {
	advised := m.config.Habits.Advice
	if m.keepHabits(h); advised != h.Advice {
		m.consult()
	}
	m.again(m.showOptions)
}

func (m *Mat) keepHabits(h Habits) {
	m.config.Habits = h
	m.duel.SetHabits(h)
	if m.config.OnHabits != nil {
		m.config.OnHabits(h)
	}
}

// showSkips has the phases chosen in which something is asked, in the turns of each.
func (m *Mat) showSkips() {
	t := tickTable{Columns: []string{words.T("En tu turno"), words.T("En el de tu rival")}}
	var choices []choice
	for _, p := range m.duel.Rulebook().Phases() {
		t.Rows = append(t.Rows, words.T(p.Name))
		for _, own := range []bool{true, false} {
			choices = append(choices, choice{Tick: tickOf(!m.config.Habits.Skips.Of(p.Phase, own)), Do: func() {
				h := m.config.Habits
				h.Skips = h.Skips.Toggled(p.Phase, own)
				m.keepHabits(h)
				m.again(m.showSkips)
			}})
		}
	}
	choices = append(choices, choice{Text: words.T("Listo"), Key: "Esc", Main: true, Do: m.showOptions})
	m.turn(page{Title: words.T("¿Cuándo se te pregunta si respondes?"), Table: t, Choices: choices, Close: m.showOptions})
}

// again shows the page that is open anew, with the keyboard where it was.
func (m *Mat) again(show func()) {
	was := m.panel
	show()
	m.panel.cursor, m.panel.keyed = was.cursor, was.keyed
	m.panel.Refresh()
}

// warn asks once whether something is wanted that players do by mistake, and reports whether it
// asks: then it is done if the person wants it.
func (m *Mat) warn(plan []game.Action) bool {
	var of Warnings
	title, text := "", ""
	switch a := plan[0]; {
	case a.Verb == game.End && m.canStillPlay():
		of, title = WarnedOfPlayable, words.T("¿Terminas el turno?")
		text = words.T("Todavía tienes Oro y cartas que puedes jugar.")
	case m.attacksWithPlays(a):
		of, title = WarnedOfAttack, words.T("¿Atacas ya?")
		text = words.T("Todavía tienes Oro y cartas que puedes jugar; después del ataque, en este turno, solo Talismanes en la Guerra.")
	case m.duel.LosesGold(a):
		of, title = WarnedOfGold, words.T("¿Sin jugar un Oro?")
		text = words.T("El Oro del turno se juega antes que nada: si haces esto, ya no podrás jugarlo.")
	}
	if of == 0 || m.config.Habits.Warned&of != 0 {
		return false
	}
	h := m.config.Habits
	h.Warned |= of
	m.keepHabits(h)
	m.turn(page{Title: title, Text: text + " " + words.T("No se te avisará otra vez."), Close: m.fold, Choices: []choice{
		{Text: words.T("Hacerlo igual"), Key: digit(0), Do: func() { m.fold(); m.do(plan) }},
		{Text: words.T("Volver"), Key: "Esc", Main: true, Do: m.fold},
	}})
	return true
}

// attacksWithPlays reports whether an action confirms an attack before which cards could be played.
func (m *Mat) attacksWithPlays(a game.Action) bool {
	if a.Verb != game.Pass || len(m.step.Draft) == 0 || m.step.Draft[0].Verb != game.Attack {
		return false
	}
	return m.step.View.Players[m.config.Human].Gold > 0 &&
		slices.ContainsFunc(m.duel.Match().Options(nil), func(a game.Action) bool { return a.Verb == game.Play })
}

// canStillPlay reports whether the person has gold and a card to play.
func (m *Mat) canStillPlay() bool {
	return m.step.View.Players[m.config.Human].Gold > 0 &&
		slices.ContainsFunc(m.step.Options, func(a game.Action) bool { return a.Verb == game.Play })
}

// askLeave asks once whether to leave a duel that is not over, which is kept.
func (m *Mat) askLeave() {
	if m.step.View.Result.Over {
		m.config.OnLeave()
		return
	}
	m.turn(page{Title: words.T("¿Dejas la mesa?"), Close: m.fold,
		Text: words.T("El duelo queda guardado tal como está. Lo encuentras en Continuar, en Jugar y en Repeticiones."), Choices: []choice{
			{Text: words.T("Seguir después"), Main: true, Do: m.config.OnLeave},
			{Text: words.T("Rendirse"), Do: func() { m.fold(); m.Concede() }},
			{Text: words.T("Quedarse"), Key: "Esc", Do: m.fold},
		}})
}

func (m *Mat) askConcede() {
	m.turn(page{Title: words.T("¿Te rindes?"), Text: words.T("La partida termina y gana tu rival."), Close: m.fold, Choices: []choice{
		{Text: words.T("Rendirse"), Do: func() { m.fold(); m.Concede() }},
		{Text: words.T("Seguir jugando"), Key: "Esc", Main: true, Do: m.fold},
	}})
}
