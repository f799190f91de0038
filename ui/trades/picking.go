package trades

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/cardsdb/transfer"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// picking shows one side of the exchange, of which the owner picks what changes hands.
func (s *sheet) picking(of side, l List) fyne.CanvasObject {
	t := widgets.NewTable([]widgets.Column{
		{Title: words.T("Cambio"), Part: 0.9, Right: true, Least: 58}, {Title: words.T("Código"), Part: 1, Least: 60},
		{Title: words.T("Nombre"), Part: 3, Least: 120}, {Title: words.T("Precio"), Part: 1.1, Right: true, Least: 64, Yields: 1}})
	t.SetRows(len(l.Copies), func(row, column int) string {
		one := l.Copies[row]
		switch column {
		case 0:
			return words.T("{n} de {all}", "n", s.model.picked[of][one.Printing], "all", one.Count)
		case 1:
			return one.Printing.String()
		case 3:
			return l.each[row]
		}
		c, _ := s.model.cards.Printing(one.Printing.Edition, one.Printing.Number)
		return c.Name
	})
	change := func(to func(now int, one transfer.Copies) int) {
		if at := t.Chosen(); at >= 0 {
			one := l.Copies[at]
			s.model.pick(of, one, to(s.model.picked[of][one.Printing], one))
			t.Refresh()
			s.said.SetText("")
			s.weigh()
		}
	}
	step := func(by int) { change(func(now int, _ transfer.Copies) int { return now + by }) }
	all := func() {
		change(func(now int, one transfer.Copies) int {
			if now == 0 {
				return one.Count
			}
			return 0
		})
	}
	t.OnEnter = func(int) { all() }
	t.OnRune = func(r rune) {
		switch r {
		case '+':
			step(+1)
		case '-':
			step(-1)
		case ' ':
			all()
		default:
			s.typed(r)
		}
	}
	steps := widgets.NewStepper(step)
	steps.Set(strconv.Itoa(0))
	count := func() {
		if at := t.Chosen(); at >= 0 {
			steps.Set(strconv.Itoa(s.model.picked[of][l.Copies[at].Printing]))
		}
	}
	t.OnChosen = func(int) { count() }
	s.counted[of] = count
	title := widgets.NewInk(l.heading(), theme.Gold, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})
	foot := container.NewHBox(container.NewCenter(widgets.Muted(words.T("Se cambian  [Espacio, + –]"))), steps)
	return container.NewBorder(title.Cut(), foot, nil, nil, t.Framed())
}

// weigh says what was picked comes to.
func (s *sheet) weigh() {
	for _, count := range s.counted {
		if count != nil {
			count()
		}
	}
	now, lists, picked := *s.model, s.lists, s.model.copyPicked()
	var said string
	s.desk.Later(func() error {
		said = now.balance(now.deal(lists, picked))
		return nil
	}, func(error) { s.balance.SetText(said) })
}
