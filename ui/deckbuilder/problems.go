package deckbuilder

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/widgets"
)

// problemsHeight is how much room the reasons take before they scroll.
const problemsHeight = 150

// problemList tells every reason with its remedies as buttons.
func problemList(problems []Problem, cure func(Cure)) fyne.CanvasObject {
	list := container.NewVBox()
	first := " (Alt+R)"
	for _, p := range problems {
		list.Add(widgets.Wrapped(p.Text))
		for _, c := range p.Cure {
			b := widgets.NewButton(shortened(c.Text+first, fynetheme.SizeNameText, deckWidth-56), func() { cure(c) })
			first = ""
			b.Alignment = widget.ButtonAlignLeading
			list.Add(b)
		}
	}
	room := canvas.NewRectangle(nil)
	room.SetMinSize(fyne.NewSize(0, min(problemsHeight, widgets.HeightAt(list, deckWidth-24))))
	return container.NewStack(room, container.NewVScroll(list))
}

// shortened is a name where there is little room for it.
func shortened(name string, size fyne.ThemeSizeName, room float32) string {
	return widgets.Fitting(name, size, fyne.TextStyle{Bold: true}, room)
}
