package imports

import (
	"bytes"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/cardsdb/files"
	"castillo/cardsdb/transfer"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Export asks for a format and a name and writes everything that is owned.
func Export(desk *widgets.Desk, store Store) {
	ExportPart(desk, store, words.T("Exportar la colección"), func(o transfer.Owned) transfer.Owned { return o })
}

// ExportPart is Export of a part of what is owned.
func ExportPart(desk *widgets.Desk, store Store, title string, part func(transfer.Owned) transfer.Owned) {
	var owned transfer.Owned
	desk.Later(func() (err error) {
		owned, err = store.Owned()
		owned = part(owned)
		return err
	}, func(err error) {
		if err == nil {
			askKind(desk, store.Catalogue(), title, owned)
		}
	})
}

// askKind asks for a format, and says what of what is owned the file would not
// have.
func askKind(desk *widgets.Desk, catalogue *cardsdb.Catalogue, title string, owned transfer.Owned) {
	var titles []string
	for _, k := range transfer.Kinds() {
		titles = append(titles, words.Capital(words.T(k.Title())))
	}
	list := widgets.NewList(func() int { return len(titles) }, func() fyne.CanvasObject { return widget.NewLabel("") },
		func(i int, o fyne.CanvasObject) { o.(*widget.Label).SetText(titles[i]) })
	chosen, carries := 0, widgets.Wrapped("")
	list.OnSelected = func(i int) {
		chosen = i
		carries.SetText(carriedWords(transfer.Kinds()[i], owned, catalogue))
	}
	body := container.NewBorder(nil, widgets.MinSize(fyne.NewSize(0, carriesHeight), carries), nil, nil, list)
	widgets.ShowSheet(desk.Canvas(), title, widgets.MinSize(fyne.NewSize(480, 420), body),
		widgets.Choice{Text: words.T("Cancelar")},
		widgets.Choice{Text: words.T("Elegir el archivo…"), Importance: widget.HighImportance,
			Do: func() { save(desk, catalogue, title, transfer.Kinds()[chosen], owned) }})
	list.Follows = true
	list.Select(0)
	desk.Canvas().Focus(list)
}

// carriesHeight is that of three lines: the list must not move.
const carriesHeight = 72

// carriedWords say what of what is owned a file of a kind does not have.
func carriedWords(k transfer.Kind, o transfer.Owned, c transfer.Catalogue) string {
	dropped := transfer.Dropped(k, o, c)
	if len(dropped) == 0 {
		return words.T("Lleva todo lo anotado.")
	}
	for i, name := range dropped {
		dropped[i] = words.T(name)
	}
	return words.T("No lleva, de lo que tienes anotado: {what}.", "what", words.Join(dropped))
}

// endings are those of the files of each kind; .csv where there is none here.
var endings = map[transfer.Kind]string{transfer.Backup: ".json", transfer.List: ".txt"}

func save(desk *widgets.Desk, catalogue *cardsdb.Catalogue, title string, k transfer.Kind, owned transfer.Owned) {
	ending, ok := endings[k]
	if !ok {
		ending = ".csv"
	}
	widgets.SaveFile(desk, title, words.T("coleccion")+ending, func(path string) {
		desk.Later(func() error { return write(k, owned, catalogue, path) }, func(err error) {
			if err == nil {
				desk.Notes.Say(words.T("Guardado en {name}", "name", filepath.Base(path)))
			}
		})
	})
}

func write(k transfer.Kind, owned transfer.Owned, catalogue *cardsdb.Catalogue, path string) error {
	var content bytes.Buffer
	if err := transfer.Write(&content, k, owned, catalogue); err != nil {
		return err
	}
	return files.Replace(path, 0o644, content.Bytes())
}
