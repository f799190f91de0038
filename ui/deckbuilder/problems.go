package deckbuilder

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/widgets"
)

// problemsHeight is how much room the reasons take before they scroll: some four lines.
const problemsHeight = 96

// problemList tells every reason with its remedies as buttons.
func problemList(problems []Problem, cure func(Cure)) fyne.CanvasObject {
	list := container.NewVBox(problemRows(problems, deckWidth-56, " (Alt+R)", cure)...)
	room := canvas.NewRectangle(nil)
	room.SetMinSize(fyne.NewSize(0, min(problemsHeight, widgets.HeightAt(list, deckWidth-24))))
	return container.NewStack(room, container.NewVScroll(list))
}

// problemRows are the reasons and their remedies one below the other. The first remedy has the hint
// behind it.
func problemRows(problems []Problem, room float32, hint string, cure func(Cure)) []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, p := range problems {
		rows = append(rows, widgets.Wrapped(p.Text))
		for _, c := range p.Cure {
			b := widgets.NewButton(shortened(c.Text+hint, fynetheme.SizeNameText, room), func() { cure(c) })
			hint = ""
			b.Alignment = widget.ButtonAlignLeading
			rows = append(rows, b)
		}
	}
	return rows
}

// shortened is a name where there is little room for it.
func shortened(name string, size fyne.ThemeSizeName, room float32) string {
	return widgets.Fitting(name, size, fyne.TextStyle{Bold: true}, room)
}
