package deckbuilder

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// showTrash lists the decks that were deleted, to take one out again.
func (s *Screen) showTrash() {
	var gone []cardsdb.Deck
	s.desk.Later(func() (err error) {
		gone, err = s.store.Deleted()
		return err
	}, func(err error) {
		if err == nil {
			s.showDeleted(gone)
		}
	})
}

func (s *Screen) showDeleted(gone []cardsdb.Deck) {
	if len(gone) == 0 {
		widgets.Tell(s.desk.Canvas(), words.T("Papelera"), words.T("No hay ningún mazo eliminado."))
		return
	}
	var sheet *widgets.Sheet
	rows := container.NewVBox()
	for _, d := range gone {
		back := widgets.NewButton(words.T("Recuperar"), func() {
			sheet.Hide()
			s.recover(d)
		})
		name := widget.NewLabel(d.Name)
		name.Truncation = fyne.TextTruncateEllipsis
		rows.Add(container.NewBorder(nil, nil, nil, container.NewHBox(widgets.Small(words.Moment(d.Changed.Local())), back), name))
	}
	height := min(420, rows.MinSize().Height)
	sheet = widgets.ShowSheet(s.desk.Canvas(), words.T("Papelera"),
		widgets.MinSize(fyne.NewSize(640, height), container.NewVScroll(rows)),
		widgets.Choice{Text: words.T("Cerrar"), Importance: widget.HighImportance})
}
