package ui

import (
	"errors"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/images"
	"castillo/images/scans"
	"castillo/ui/preferences"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// open opens the store behind the window, which is there already.
func (s *shell) open() {
	wait := widget.NewActivity()
	wait.Start()
	s.put(container.NewCenter(container.NewVBox(container.NewCenter(wait),
		widgets.Muted(words.T("Abriendo la colección…")))), screenMargin)
	go func() {
		store, err := cardsdb.Open(s.dir, cardsdb.Options{})
		var way wayBack
		var pictures error
		if err != nil {
			way = lookForWayBack(s.dir, err)
		} else {
			pictures = s.openPictures()
		}
		fyne.Do(func() {
			wait.Stop()
			if err != nil {
				s.put(s.failure(err, way), screenMargin)
				return
			}
			s.opened(store)
			if pictures != nil {
				s.desk.Fail(pictures)
			}
		})
	}()
}

// diskBytes is how much of the disk made pictures may take: ten sizes of the
// whole catalogue.
const diskBytes = 512 << 20

// openPictures gives the cards their scans. Without them, or without a place on
// the disk for what was made, every face can still be drawn.
func (s *shell) openPictures() error {
	disk, _ := images.OpenDisk(filepath.Join(s.dir, "miniaturas"), diskBytes)
	library, aside, err := scans.Open(filepath.Join(s.dir, scans.Folder))
	s.desk.Cache.Attach(library, disk)
	if library != nil {
		go library.Sweep()
	}
	if aside != "" {
		return errors.New(words.T("El índice de las imágenes estaba dañado. Se guardó como {path} y se tomó el anterior.", "path", aside))
	}
	return err
}

func (s *shell) opened(store *cardsdb.Store) {
	s.store = store
	store.KeepBackedUp(func(err error) { fyne.Do(func() { s.desk.Fail(err) }) })
	if kept := preferences.Load(store.Settings(), s.choices); kept != s.choices {
		s.apply(kept)
		s.desk.Window.Resize(kept.Window)
	}
	s.show(s.current)
	if s.ready != nil {
		s.ready()
	}
}

// wayBack is what can be done about a damaged store.
type wayBack struct {
	damaged bool
	backup  cardsdb.Backup
	found   bool
}

// lookForWayBack reads the backups through, so it is slow.
func lookForWayBack(dir string, err error) wayBack {
	if !errors.Is(err, cardsdb.ErrDamaged) {
		return wayBack{}
	}
	backup, none := cardsdb.NewestGood(dir)
	return wayBack{damaged: true, backup: backup, found: none == nil}
}

// failureTitle is the headline for an error of opening.
func failureTitle(err error) string {
	switch {
	case errors.Is(err, cardsdb.ErrLocked):
		return words.T("Castillo ya está abierto")
	case errors.Is(err, cardsdb.ErrDamaged):
		return words.T("El archivo de la colección está dañado")
	case errors.Is(err, cardsdb.ErrNewer):
		return words.T("Hace falta un Castillo más nuevo")
	}
	return words.T("No se pudo abrir la colección")
}

// remedy is a button of the failure page and what it says to do.
type remedy struct {
	text string
	do   func() (note string, err error)
}

// remedies are what can be done about a failure, the best first. Trying again
// is always among them.
func (s *shell) remedies(way wayBack) []remedy {
	var list []remedy
	now := time.Now
	if way.damaged && way.found {
		list = append(list, remedy{
			words.T("Apartar el archivo y restaurar el respaldo del {date}", "date", words.Moment(way.backup.Made)),
			func() (string, error) {
				kept, err := cardsdb.Restore(s.dir, way.backup.Path, now())
				return words.T("El archivo dañado se guardó como {path}", "path", kept), err
			}})
	}
	if way.damaged {
		list = append(list, remedy{words.T("Apartar el archivo y empezar de nuevo"), func() (string, error) {
			kept, err := cardsdb.SetAside(s.dir, now())
			return words.T("El archivo dañado se guardó como {path}", "path", kept), err
		}})
	}
	return append(list, remedy{words.T("Volver a intentarlo"), func() (string, error) { return "", nil }})
}

// failure is the page shown in place of the screens while there is no store.
func (s *shell) failure(err error, way wayBack) fyne.CanvasObject {
	page := container.NewVBox(widgets.Title(failureTitle(err)), widgets.Flush(widgets.Wrapped(words.Error(err))))
	if way.damaged {
		page.Add(widgets.Explain(words.T("Castillo no escribe en un archivo que no puede leer entero: lo que hay en él sigue ahí.")))
	}
	if way.damaged && !way.found {
		page.Add(widgets.Explain(words.T("No hay ningún respaldo en buen estado.")))
	}
	page.Add(widgets.Explain(words.T("Carpeta de datos: {path}", "path", s.dir)))
	for i, r := range s.remedies(way) {
		b := widgets.NewButton(r.text, func() { s.tryRemedy(r) })
		if i == 0 {
			b.Importance = widget.HighImportance
		}
		page.Add(b)
	}
	page.Add(widgets.NewButton(words.T("Salir"), s.desk.Window.Close))
	return container.New(layout.NewCenterLayout(), widgets.MinWidth(620, widgets.NewPanel(page)))
}

func (s *shell) tryRemedy(r remedy) {
	var note string
	s.desk.Later(func() (err error) {
		note, err = r.do()
		return err
	}, func(err error) {
		if err == nil && note != "" {
			s.desk.Notes.Say(note)
		}
		s.open()
	})
}
