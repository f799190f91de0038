package imports

import (
	"bytes"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb/transfer"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Export asks for a format and a name and writes everything that is owned.
func Export(desk *widgets.Desk, store Store) {
	var titles []string
	for _, k := range transfer.Kinds() {
		titles = append(titles, words.Capital(words.T(k.Title())))
	}
	kinds := widget.NewRadioGroup(titles, nil)
	kinds.Required = true
	kinds.SetSelected(titles[0])
	body := container.NewVBox(kinds, widgets.Explain(words.T("La tabla y el respaldo de Castillo lo guardan todo; los demás formatos, lo que su programa conoce.")))
	widgets.ShowSheet(desk.Canvas(), words.T("Exportar la colección"), widgets.MinWidth(460, body),
		widgets.Choice{Text: words.T("Cancelar")},
		widgets.Choice{Text: words.T("Elegir el archivo…"), Importance: widget.HighImportance, Do: func() {
			for i, k := range transfer.Kinds() {
				if titles[i] == kinds.Selected {
					save(desk, store, k)
				}
			}
		}})
}

// endings are those of the files of each kind; .csv where there is none here.
var endings = map[transfer.Kind]string{transfer.Backup: ".json", transfer.List: ".txt"}

func save(desk *widgets.Desk, store Store, k transfer.Kind) {
	ending, ok := endings[k]
	if !ok {
		ending = ".csv"
	}
	widgets.SaveFile(desk, words.T("Exportar la colección"), words.T("coleccion")+ending, func(path string) {
		desk.Later(func() error { return write(store, k, path) }, func(err error) {
			if err == nil {
				desk.Notes.Say(words.T("Guardado en {name}", "name", filepath.Base(path)))
			}
		})
	})
}

func write(store Store, k transfer.Kind, path string) error {
	owned, err := store.Owned()
	if err != nil {
		return err
	}
	var content bytes.Buffer
	if err := transfer.Write(&content, k, owned, store.Catalogue()); err != nil {
		return err
	}
	return os.WriteFile(path, content.Bytes(), 0o644)
}
