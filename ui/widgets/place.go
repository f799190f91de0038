package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/words"
)

// SheetList is a list for the body of a sheet: it leaves Escape to the sheet.
type SheetList = sheetList

// NewSheetList is a list like widget.NewList.
func NewSheetList(length func() int, create func() fyne.CanvasObject, update func(int, fyne.CanvasObject)) *SheetList {
	return newSheetList(length, create, update)
}

// SheetButton is a button for the body of a sheet: it leaves Escape to the
// sheet and is pressed by Enter.
type SheetButton = sheetButton

// NewIconButton is a button with a drawing before its text.
func NewIconButton(text string, icon fyne.Resource, do func()) *SheetButton {
	b := newSheetButton(text, do)
	b.Icon = icon
	return b
}

// OpenPlace lets a person choose a folder, or a file with one of the suffixes,
// such as ".zip .jpg".
func OpenPlace(desk *Desk, title, suffixes string, chosen func(path string)) {
	c := showFiles(desk, title, suffixes, "", words.T("Abrir"), func(path string, exists bool, s *Sheet) {
		if exists {
			s.Hide()
			chosen(path)
		}
	})
	c.sheet.AddButton(words.T("Traer esta carpeta"), widget.HighImportance, func() {
		c.sheet.Hide()
		chosen(c.asked)
	})
}
