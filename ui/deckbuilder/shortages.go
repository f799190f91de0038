package deckbuilder

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/widgets"
	"castillo/ui/words"
)

// showShortages tells what the owner lacks for the deck, and which of its cards
// another deck needs too.
func (s *Screen) showShortages() {
	if s.model.At() < 0 {
		return
	}
	all := s.model.Shortages()
	if len(all) == 0 {
		message := words.T("Tienes todas las cartas de este mazo y ninguna está prometida a otro.")
		switch {
		case s.model.IsEmpty():
			message = words.T("Este mazo todavía no tiene cartas.")
		case !s.model.KnowsOwned():
			message = words.T("Anota en Colección las cartas que tienes y aquí verás cuáles le faltan a este mazo.")
		}
		widgets.Tell(s.desk.Canvas(), words.T("Lo que falta"), message)
		return
	}
	rows := container.NewVBox()
	for _, shortage := range all {
		mark := widgets.NewInk("", fynetheme.ColorNameWarning, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})
		mark.SetText("2×")
		if n := shortage.Lacking; n > 0 {
			mark.SetText("–" + strconv.Itoa(n))
			mark.SetColor(fynetheme.ColorNameError)
		}
		name := widgets.NewInk(shortened(shortage.Ref.String(), fynetheme.SizeNameText, 230), fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{})
		about := shortage.Stock.String() + " · " + words.T("el mazo lleva {n}", "n", shortage.Needed)
		rows.Add(container.NewHBox(widgets.MinWidth(40, mark), widgets.MinWidth(240, name),
			widgets.Muted(widgets.Fitting(about, fynetheme.SizeNameText, fyne.TextStyle{}, 420))))
	}
	missing, twice := s.model.Missing()
	head := widgets.Muted(shortageText(missing, twice))
	body := container.NewBorder(head, nil, nil, nil, container.NewVScroll(rows))
	height := min(440, rows.MinSize().Height+40)
	choices := []widgets.Choice{{Text: words.T("Cerrar"), Importance: widget.HighImportance}}
	if missing > 0 {
		choices = append([]widgets.Choice{{Text: words.T("Copiar lo que falta"), Do: func() {
			fyne.CurrentApp().Clipboard().SetContent(s.model.MissingList())
			s.desk.Notes.Say(words.T("La lista está en el portapapeles"))
		}}}, choices...)
	}
	widgets.ShowSheet(s.desk.Canvas(), words.T("Lo que falta"), widgets.MinSize(fyne.NewSize(740, height), body), choices...)
}

// shortageText counts what the owner does not have and what is promised twice.
func shortageText(missing, twice int) string {
	switch {
	case missing > 0 && twice > 0:
		return words.T("No tienes {n} de sus cartas", "n", missing) + " · " + words.T("{n} también en otro mazo", "n", twice)
	case missing > 0:
		return words.T("No tienes {n} de sus cartas", "n", missing)
	case twice > 0:
		return words.T("Las tienes todas · {n} también en otro mazo", "n", twice)
	}
	return words.T("Las tienes todas")
}
