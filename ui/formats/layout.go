// Package formats lays out what a format asks of a deck, to be read.
package formats

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/deck"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Parts are the notes of a format, its facts and the names that it limits, to be set one below the
// other.
func Parts(f deck.Format) []fyne.CanvasObject {
	var parts []fyne.CanvasObject
	if f.Notes != "" {
		parts = append(parts, widgets.Explain(f.Notes))
	}
	return append(append(parts, facts(f)), limits(f.Limits)...)
}

// Show opens a sheet on which a format can be read.
func Show(on fyne.Canvas, f deck.Format) *widgets.Sheet {
	body := container.NewVScroll(container.NewVBox(Parts(f)...))
	return widgets.ShowSheet(on, f.Name, widgets.MinSize(fyne.NewSize(560, 420), body),
		widgets.Choice{Text: words.T("Cerrar"), Importance: widget.HighImportance})
}

// facts stand below each other, their names at the left.
func facts(f deck.Format) fyne.CanvasObject {
	rows := container.New(layout.NewFormLayout())
	for _, fact := range words.FormatFacts(f) {
		rows.Add(container.New(layout.NewCustomPaddedLayout(3, 0, 0, 10), container.NewVBox(widgets.Muted(fact.Name))))
		rows.Add(widgets.Flush(widgets.Wrapped(fact.Value)))
	}
	return rows
}

// limits list names under what they are limited to. They come by their copies.
func limits(all []deck.Limit) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for len(all) > 0 {
		copies, n := all[0].Copies, 0
		var names []string
		for n < len(all) && all[n].Copies == copies {
			names = append(names, all[n].Name)
			n++
		}
		head := widgets.NewInk(fmt.Sprintf("%s · %d", words.LimitedTo(copies), n), theme.Muted, fynetheme.SizeNameCaptionText, fyne.TextStyle{Bold: true})
		out = append(out, head, widgets.Flush(widgets.Wrapped(strings.Join(names, ", "))))
		all = all[n:]
	}
	return out
}
