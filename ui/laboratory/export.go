package laboratory

import (
	"bytes"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb/files"
	"castillo/game/lab"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// showExport offers the files that results can be saved in.
func (s *Screen) showExport() {
	menu := fyne.NewMenu("", fyne.NewMenuItem(words.T("Todo, para otro Castillo (JSON)…"), func() {
		s.save("laboratorio.json", func(r *lab.Results, to *bytes.Buffer) error { return r.Encode(to) })
	}))
	for _, t := range lab.Tables() {
		menu.Items = append(menu.Items, fyne.NewMenuItem(tableTitle(t.Name), func() {
			s.save("laboratorio-"+t.Name+".csv", func(r *lab.Results, to *bytes.Buffer) error { return r.WriteCSV(to, t) })
		}))
	}
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.export)
	pop := widget.NewPopUpMenu(menu, s.desk.Canvas())
	pop.ShowAtPosition(at.AddXY(s.export.Size().Width-pop.MinSize().Width, s.export.Size().Height+4))
	s.desk.Canvas().Focus(pop)
}

// tableTitle is what the menu calls a table.
func tableTitle(name string) string {
	switch name {
	case "parejas":
		return words.T("Las parejas (CSV)…")
	case "cartas":
		return words.T("Las cartas (CSV)…")
	}
	return words.T("Los turnos (CSV)…")
}

// save asks for a file and writes the results in sight.
func (s *Screen) save(name string, write func(*lab.Results, *bytes.Buffer) error) {
	r := s.results
	if r == nil {
		return
	}
	widgets.SaveFile(s.desk, words.T("Exportar los resultados"), name, func(path string) {
		s.desk.Later(func() error {
			var content bytes.Buffer
			if err := write(r, &content); err != nil {
				return err
			}
			return files.Replace(path, 0o644, content.Bytes())
		}, func(err error) {
			if err == nil {
				s.desk.Notes.Say(words.T("Guardado en {name}", "name", filepath.Base(path)))
			}
		})
	})
}
