package collection

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
	"castillo/game/card"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// showWishNote fills a box with what the owner noted about the copies that are
// looked for, and the way to note it; nothing for a card that is not.
func (s *Screen) showWishNote(box *fyne.Container, item query.Item) {
	box.Objects = nil
	if item.Wanted > 0 {
		ask := words.T("Anotar qué copia busco…")
		if item.WishNotes != "" {
			box.Add(widgets.Flush(widgets.Wrapped(item.WishNotes)))
			ask = words.T("Cambiar lo que busco…")
		}
		open := widgets.NewButton(ask, func() { s.openWishNote(item) })
		open.Alignment, open.Importance = widget.ButtonAlignLeading, widget.LowImportance
		box.Add(open)
	}
	box.Refresh()
}

// The sizes of the sheet of a note.
const (
	wishNoteWidth = 420
	wishNoteRows  = 4
)

// openWishNote lets the owner write what is looked for in a card.
func (s *Screen) openWishNote(item query.Item) {
	c := item.Card
	wrong := widget.NewLabel("")
	wrong.Importance, wrong.Wrapping = widget.DangerImportance, fyne.TextWrapWord
	entry := widgets.NewSearchEntry()
	entry.MultiLine, entry.Wrapping = true, fyne.TextWrapWord
	entry.SetMinRowsVisible(wishNoteRows)
	entry.SetText(item.WishNotes)
	var sheet *widgets.Sheet
	keep := func() {
		notes := strings.TrimSpace(entry.Text)
		if err := (holding.Wish{Printing: c.Printing(), Count: item.Wanted, Notes: notes}).Check(); err != nil {
			wrong.SetText(words.Error(err))
			return
		}
		sheet.Hide()
		s.desk.Canvas().Focus(s.Front)
		s.edit(c.Printing(), noteWish(c.Printing(), notes))
	}
	explained := widgets.Explain(words.T("Qué copia buscas, para quién, hasta qué precio. Se exporta con lo que buscas."))
	body := widgets.MinWidth(wishNoteWidth, container.NewVBox(explained, entry, wrong))
	sheet = widgets.ShowSheet(s.desk.Canvas(), words.T("Lo que busco de {card}", "card", Title(c)), body, widgets.Choice{Text: words.T("Cancelar")})
	sheet.AddButton(words.T("Guardar"), widget.HighImportance, keep)
	s.desk.Canvas().Focus(entry)
}

// noteWish notes something about the copies that are looked for.
func noteWish(p card.Printing, notes string) change {
	return changeWish(p, func(w *holding.Wish) { w.Notes = notes })
}
