package widgets

import (
	"fyne.io/fyne/v2/widget"

	"castillo/ui/words"
)

// OpenPlace lets a person choose a folder, or a file with one of the suffixes,
// such as ".zip .jpg".
func OpenPlace(desk *Desk, title, suffixes string, chosen func(path string)) {
	c := showFiles(desk, title, suffixes, "", words.T("Abrir"), existing(chosen))
	c.sheet.AddButton(words.T("Traer esta carpeta"), widget.MediumImportance, func() {
		c.sheet.Hide()
		chosen(c.asked)
	})
}
