package firstduel

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/lesson"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// title is the headline of words of a kind.
func title(k lesson.Kind) string {
	switch k {
	case lesson.Phase:
		return words.T("Tu turno, parte por parte")
	case lesson.Zone:
		return words.T("Los lugares de la mesa")
	case lesson.Type:
		return words.T("Las cartas")
	case lesson.Term:
		return words.T("Lo que dicen las cartas")
	}
	return words.T("El juego")
}

// The size of the page, and of the words in it.
const (
	pageWidth = 720
	wordWidth = 170
)

// ShowRules lays the page over a window that tells how the game is played, in the words of its
// rules.
func ShowRules(on fyne.Canvas) {
	column := container.NewVBox()
	var last lesson.Kind
	for i, w := range lesson.Words {
		if i == 0 || w.Kind != last {
			column.Add(widgets.NewInk(title(w.Kind), theme.Gold, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}))
		}
		last = w.Kind
		name := container.NewVBox(widgets.NewInk(words.T(w.Name), fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}))
		column.Add(container.NewBorder(nil, nil, widgets.MinWidth(theme.Scaled(wordWidth), name), nil, widgets.Explain(words.T(w.Says))))
	}
	room := on.Size().SubtractWidthHeight(100, 150)
	body := widgets.MinSize(fyne.NewSize(min(theme.Scaled(pageWidth), room.Width), room.Height), container.NewVScroll(
		container.New(layout.NewCustomPaddedLayout(0, 0, 0, fynetheme.ScrollBarSize()), column)))
	widgets.ShowSheet(on, words.T("Cómo se juega"), body,
		widgets.Choice{Text: words.T("Entendido"), Importance: widget.HighImportance})
}
