package deckbuilder

import (
	"bytes"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb/files"
	"castillo/images/qr"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

const codeSide = 380

// showCode shows the open deck as a QR code, to be photographed or kept.
func (s *Screen) showCode() {
	code, err := s.model.Code()
	if err != nil {
		widgets.Tell(s.desk.Canvas(), words.T("Este mazo no tiene código"), words.Error(err))
		return
	}
	drawn, err := qr.Draw(code)
	if err != nil {
		widgets.Tell(s.desk.Canvas(), words.T("Este mazo no tiene código"), words.Error(err))
		return
	}
	picture := canvas.NewImageFromImage(drawn)
	picture.ScaleMode, picture.FillMode = canvas.ImageScalePixels, canvas.ImageFillContain
	body := container.NewVBox(
		container.NewCenter(widgets.MinSize(fyne.NewSquareSize(codeSide), picture)),
		widgets.MinWidth(codeSide+60, widgets.Wrapped(words.T("Castillo lo lee desde una foto o desde la imagen guardada. Lleva las cartas, el banquillo y el título; las notas, las etiquetas y el formato se quedan aquí."))))
	name := widgets.FileName(s.model.Name()) + ".png"
	widgets.ShowSheet(s.desk.Canvas(), s.model.Name(), body,
		widgets.Choice{Text: words.T("Copiar el código"), Do: func() {
			fyne.CurrentApp().Clipboard().SetContent(code)
			s.desk.Notes.Say(words.T("El código está en el portapapeles"))
		}},
		widgets.Choice{Text: words.T("Guardar la imagen…"), Do: func() {
			widgets.SaveFile(s.desk, words.T("Guardar el código QR"), name, func(path string) {
				var file bytes.Buffer
				s.writeFile(path, func() ([]byte, error) {
					err := qr.Write(&file, code)
					return file.Bytes(), err
				})
			})
		}},
		widgets.Choice{Text: words.T("Cerrar"), Importance: widget.HighImportance})
}

// writeFile makes a file behind and says where it is.
func (s *Screen) writeFile(path string, contents func() ([]byte, error)) {
	s.desk.Later(func() error {
		data, err := contents()
		if err != nil {
			return err
		}
		return files.Replace(path, 0o644, data)
	}, func(err error) {
		if err == nil {
			s.desk.Notes.Say(words.T("Guardado en {path}", "path", path))
		}
	})
}
