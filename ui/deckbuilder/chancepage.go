package deckbuilder

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"castillo/game/deck"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// chancePage answers what is likely: the Oros turn by turn, and seeing what is
// wanted.
type chancePage struct {
	content fyne.CanvasObject
	ask     func(Question)
	asked   Question

	order, changes, least, most *widgets.Select
	copies, wanted              *widgets.Select
	hand, about                 *widgets.Ink
	initial                     fyne.CanvasObject // that the deck has no initial Oro
	tables, empty               fyne.CanvasObject
	golds, see                  *odds
}

// newChancePage tells ask of every other question.
func newChancePage(ask func(Question)) *chancePage {
	p := &chancePage{ask: ask, asked: firstQuestion, golds: newOdds(), see: newOdds(), hand: widgets.Small(""), about: widgets.Small("")}
	p.order = p.choose([]string{words.T("Empiezo yo"), words.T("Soy segundo")}, func(i int) { p.asked.Order = deck.Order(i) })
	p.changes = p.choose(upTo(0, deck.HandSize), func(i int) { p.asked.Changes = i })
	p.least = p.choose(upTo(0, deck.HandSize), func(i int) { p.asked.Least, p.asked.Most = i, max(i, p.asked.Most) })
	p.most = p.choose(upTo(0, deck.HandSize), func(i int) { p.asked.Least, p.asked.Most = min(i, p.asked.Least), i })
	p.copies = p.choose(upTo(1, 4), func(i int) { p.asked.Copies = i + 1 })
	p.wanted = p.choose(nil, func(i int) { p.asked.Wanted = p.wanted.Options[i] })
	p.showAsked()
	few := func(s *widgets.Select) fyne.CanvasObject { return widgets.MinWidth(64, s) }
	p.empty = widgets.Explain(words.T("Este mazo todavía no tiene cartas."))
	p.initial = widgets.Explain(words.T("Este mazo no tiene Oro inicial; se cuenta con uno."))
	p.tables = container.NewVBox(
		container.NewBorder(nil, nil, nil, container.NewHBox(widgets.Muted(words.T("Cambios de mano")), few(p.changes)), p.order),
		container.NewHBox(widgets.Muted(words.T("Guardo manos de")), few(p.least), widgets.Muted(words.T("hasta")), few(p.most), widgets.Muted(words.T("Oros"))),
		p.hand, p.initial,
		part(words.T("Oros en juego y costes que pagan, en %")), p.golds,
		part(words.T("Ver, en %, al menos")),
		container.NewBorder(nil, nil, few(p.copies), nil, p.wanted),
		p.see, p.about)
	p.content = container.NewVScroll(container.NewStack(p.tables, container.NewVBox(p.empty)))
	return p
}

func upTo(from, to int) []string {
	var out []string
	for n := from; n <= to; n++ {
		out = append(out, strconv.Itoa(n))
	}
	return out
}

func (p *chancePage) choose(options []string, set func(i int)) *widgets.Select {
	var s *widgets.Select
	s = widgets.NewSelect(options, func(string) {
		if i := s.SelectedIndex(); i >= 0 {
			set(i)
			p.showAsked()
			p.ask(p.asked)
		}
	})
	return s
}

// showAsked shows what is asked of the Oros.
func (p *chancePage) showAsked() {
	p.order.SetShown(p.order.Options[p.asked.Order])
	p.changes.SetShown(strconv.Itoa(p.asked.Changes))
	p.least.SetShown(strconv.Itoa(p.asked.Least))
	p.most.SetShown(strconv.Itoa(p.asked.Most))
	p.copies.SetShown(strconv.Itoa(p.asked.Copies))
}

// question is what is asked now of a deck that offers these choices.
func (p *chancePage) question() Question { return p.asked }

func (p *chancePage) show(s Study) {
	if !slices.Equal(p.wanted.Options, s.Choices) {
		p.wanted.SetOptions(s.Choices)
	}
	p.wanted.SetShown(s.Sought)
	if s.Castle == 0 {
		p.tables.Hide()
		p.empty.Show()
		return
	}
	p.empty.Hide()
	p.tables.Show()
	if p.initial.Hide(); !s.Initial {
		p.initial.Show()
	}

	p.hand.SetText(words.T("{n} % de las primeras manos traen de {least} a {most} Oros",
		"n", percent(s.GoldHand), "least", p.asked.Least, "most", p.asked.Most))
	mean := []cell{{text: words.T("Oros"), head: true}}
	for turn := 1; turn <= oddsTurns; turn++ {
		mean = append(mean, cell{text: decimal(s.Golds.Mean(turn))})
	}
	rows := [][]cell{turnsRow(), mean}
	for cost := 1; cost < max(2, len(s.Figures.Costs)); cost++ {
		rows = append(rows, chancesRow(words.T("Coste {n}", "n", cost), func(turn int) float64 { return s.Golds.Pays(cost, turn) }))
	}
	p.golds.set(rows)
	p.see.set([][]cell{turnsRow(), chancesRow(words.T("Verla"), func(turn int) float64 { return s.See[turn-1] })})
	p.about.SetText(words.N(s.Castle, "{wanted} de {n} carta del Mazo Castillo", "{wanted} de {n} cartas del Mazo Castillo", "wanted", s.Wanted))
	p.content.Refresh()
}
