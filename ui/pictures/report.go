package pictures

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/images/scans"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// report shows what became of every file of an import.
func (i *Importer) report(found *lookup, r scans.Report) {
	all := byUrgency(r)
	shown := all
	list := widgets.NewList(func() int { return len(shown) }, newReportRow, func(k int, o fyne.CanvasObject) {
		if k < len(shown) {
			bindReportRow(o.(*fyne.Container), shown[k], found.lineRemark(shown[k]))
		}
	})
	parts := []string{words.T("Todos los archivos")}
	kinds := []scans.Outcome{0}
	for _, o := range outcomes {
		if n := r.Count(o); n > 0 {
			_, many := outcomeWords(o)
			parts, kinds = append(parts, many), append(kinds, o)
		}
	}
	part := widgets.NewSelect(parts, nil)
	part.SetSelectedIndex(0)
	part.OnChanged = func(string) {
		shown = all
		if i := part.SelectedIndex(); i > 0 {
			shown = linesOf(all, kinds[i])
		}
		list.ScrollToTop()
		list.Refresh()
	}
	head := container.NewBorder(nil, nil, container.NewCenter(widgets.Muted(summary(r))), widgets.MinWidth(190, part))
	body := widgets.MinSize(fyne.NewSize(820, 420), container.NewBorder(head, nil, nil, nil, list))
	choices := []widgets.Choice{}
	if r.Import.Number > 0 {
		choices = append(choices, widgets.Choice{Text: words.T("Deshacer"), Do: func() { i.undo(r.Import.Number) }})
	}
	if n := r.Count(scans.Ambiguous) + r.Count(scans.Unknown); n > 0 {
		choices = append(choices, widgets.Choice{Text: words.N(n, "Asignar {n} a mano…", "Asignar {n} a mano…"), Do: i.match})
	}
	choices = append(choices, widgets.Choice{Text: words.T("Entendido"), Importance: widget.HighImportance})
	widgets.ShowSheet(i.desk.Canvas(), words.T("Imágenes traídas"), body, choices...)
}

// linesOf are the lines of one outcome.
func linesOf(lines []scans.Line, o scans.Outcome) []scans.Line {
	var out []scans.Line
	for _, l := range lines {
		if l.Outcome == o {
			out = append(out, l)
		}
	}
	return out
}

// A row is the outcome, the file and a remark.
func newReportRow() fyne.CanvasObject {
	file, remark := widget.NewLabel(""), widget.NewLabel("")
	file.Truncation = fyne.TextTruncateEllipsis
	remark.Truncation = fyne.TextTruncateEllipsis
	remark.Importance = widget.LowImportance
	state := widgets.NewInk("", theme.Muted, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})
	return container.NewBorder(nil, nil, widgets.MinWidth(124, container.NewBorder(nil, nil, container.NewCenter(state), nil)), nil,
		container.NewGridWithColumns(2, file, remark))
}

func bindReportRow(row *fyne.Container, l scans.Line, remark string) {
	texts := row.Objects[0].(*fyne.Container)
	texts.Objects[0].(*widget.Label).SetText(l.Path)
	texts.Objects[1].(*widget.Label).SetText(remark)
	left := row.Objects[1].(*fyne.Container).Objects[0].(*fyne.Container)
	state := left.Objects[0].(*fyne.Container).Objects[0].(*widgets.Ink)
	one, _ := outcomeWords(l.Outcome)
	state.SetText(one)
	state.SetColor(outcomeColour(l.Outcome))
}

func outcomeColour(o scans.Outcome) fyne.ThemeColorName {
	switch o {
	case scans.Matched:
		return fynetheme.ColorNameSuccess
	case scans.Ambiguous, scans.Unknown:
		return fynetheme.ColorNameWarning
	case scans.Refused:
		return fynetheme.ColorNameError
	}
	return theme.Muted
}
