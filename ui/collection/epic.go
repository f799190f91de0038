package collection

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// showEpic fills a box with the epic text of a card and the way to write it.
func (s *Screen) showEpic(box *fyne.Container, c card.Card) {
	box.Objects = nil
	ask := words.T("Escribir un texto épico…")
	if c.Epic != "" {
		text := widgets.Wrapped(c.Epic)
		text.TextStyle.Italic = true
		box.Add(container.New(layout.NewCustomPaddedLayout(-6, -4, -fynetheme.InnerPadding(), 0), text))
		ask = words.T("Cambiar el texto épico…")
	}
	if c.Name != "" {
		open := widgets.NewButton(ask, func() { s.openEpic(c) })
		open.Alignment, open.Importance = widget.ButtonAlignLeading, widget.LowImportance
		box.Add(open)
	}
	box.Refresh()
}

// The sizes of the sheet of an epic text.
const (
	epicFace  = 240
	epicWidth = 340
	epicRows  = 4
)

// openEpic lets the owner write the epic text of a printing and see at once how
// it stands on the card.
func (s *Screen) openEpic(c card.Card) {
	face := widgets.NewFace(s.desk.Cache, epicFace)
	face.SetCard(c)
	wrong := widget.NewLabel("")
	wrong.Importance, wrong.Wrapping = widget.DangerImportance, fyne.TextWrapWord
	entry := widgets.NewSearchEntry()
	entry.MultiLine, entry.Wrapping = true, fyne.TextWrapWord
	entry.SetMinRowsVisible(epicRows)
	entry.SetText(c.Epic)
	entry.OnChanged = func(text string) {
		seen := c
		seen.Epic = holding.NewEpic(c.Printing(), text).Text
		face.SetCard(seen)
	}
	var sheet *widgets.Sheet
	keep := func() {
		epic := holding.NewEpic(c.Printing(), entry.Text)
		if err := epic.Check(); err != nil && epic.Text != "" {
			wrong.SetText(words.Error(err))
			return
		}
		sheet.Hide()
		s.putEpic(c, epic.Text)
	}
	entry.OnKey = func(k fyne.KeyName) bool { // it is one paragraph
		enter := k == fyne.KeyReturn || k == fyne.KeyEnter
		if enter {
			keep()
		}
		return enter
	}
	explained := widgets.Explain(words.T("Tus palabras para esta carta, al pie de la ilustración. No cuentan en el juego. Vacío, se quita."))
	side := widgets.MinWidth(epicWidth, container.NewVBox(explained, entry, wrong))
	sheet = widgets.ShowSheet(s.desk.Canvas(), words.T("Texto épico de {card}", "card", strings.TrimSpace(c.Code()+" "+c.Name)),
		container.NewHBox(container.NewVBox(face), side), widgets.Choice{Text: words.T("Cancelar")})
	sheet.AddButton(words.T("Guardar"), widget.HighImportance, keep)
	s.desk.Canvas().Focus(entry)
}

// putEpic makes a text the epic text of a printing, and offers the one before.
func (s *Screen) putEpic(c card.Card, text string) {
	s.desk.Canvas().Focus(s.Front)
	if text == c.Epic {
		return
	}
	s.desk.Later(func() error { return s.model.store.Corrections().SetEpic(c.Printing(), text) }, func(err error) {
		if err == nil {
			s.desk.Notes.Offer(words.T("El texto épico de «{card}» ha cambiado", "card", c.Name), words.T("Deshacer"), s.Undo)
			s.reread(true)
		}
	})
}
