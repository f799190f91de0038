package ui

import (
	"context"
	"errors"
	"path/filepath"
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/images"
	"castillo/images/scans"
	"castillo/ui/archive"
	"castillo/ui/pictures"
	"castillo/ui/preferences"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// open opens the store behind the window, which is there already.
func (s *shell) open() {
	s.await(words.T("Abriendo la colección…"))
	go func() {
		store, err := cardsdb.Open(s.dir, cardsdb.Options{})
		var way wayBack
		var noPictures error
		if err != nil {
			way = lookForWayBack(s.dir, err)
		} else {
			noPictures = s.openPictures()
		}
		fyne.Do(func() {
			debug.SetGCPercent(spareMemory)
			if err != nil {
				s.showFailure(err, way)
				return
			}
			s.opened(store)
			if noPictures != nil {
				s.desk.Fail(noPictures)
			}
			s.tendPictures()
			s.greet()
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
	library, err := scans.Open(filepath.Join(s.dir, scans.Folder))
	s.desk.Cache.Attach(library, disk)
	return err
}

// tendPictures looks after the owner's pictures, which takes a while, and says
// what there is to say of them.
func (s *shell) tendPictures() {
	library := s.desk.Cache.Library()
	if library == nil {
		return
	}
	go func() {
		found, err := library.Tend(context.Background())
		remarks := found.Remarks()
		if err == nil && len(remarks) == 0 {
			return
		}
		fyne.Do(func() {
			if err != nil {
				s.desk.Fail(err)
			}
			pictures.Tell(s.desk, remarks)
		})
	}()
}

// beforeBackup is how long the window is left to come up by itself.
const beforeBackup = 3 * time.Second

func (s *shell) opened(store *cardsdb.Store) {
	if s.leaving {
		store.Close()
		return
	}
	s.store = store
	store.KeepBackedUp(beforeBackup, func(err error) { fyne.Do(func() { s.desk.Fail(err) }) })
	if kept := preferences.Load(store.Settings(), s.choices); kept != s.choices {
		s.apply(kept)
		s.desk.Window.Resize(kept.Window)
	}
	s.show(s.current)
	s.ownSignals()
	if s.ready != nil {
		s.ready(s)
	}
}

// wayBack is what can be done about a store that does not open.
type wayBack struct {
	damaged bool
	ways    []cardsdb.WayBack // out of the damage, the best first
	holder  cardsdb.Holder    // who has the store open
	held    bool              // and that is known
}

// lookForWayBack reads the backups through, so it is slow.
func lookForWayBack(dir string, err error) (way wayBack) {
	switch {
	case errors.Is(err, cardsdb.ErrDamaged):
		way.damaged = true
		way.ways, _ = cardsdb.WaysBack(dir) // none is told on the page
	case errors.Is(err, cardsdb.ErrLocked):
		way.holder, way.held = cardsdb.HolderOf(dir)
	}
	return way
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
	do   func(context.Context) (note string, err error)
}

// remedies are what can be done about a failure, the best first. Trying again
// is always among them.
func (s *shell) remedies(way wayBack) []remedy {
	var list []remedy
	now := time.Now
	for _, w := range way.ways {
		list = append(list, remedy{wayWords(w), func(context.Context) (string, error) {
			kept, err := cardsdb.Recover(s.dir, w, now())
			if kept == "" {
				return "", err
			}
			return words.T("El archivo dañado se guardó como {path}", "path", kept), err
		}})
	}
	if way.damaged {
		list = append(list, remedy{words.T("Apartar el archivo y empezar de nuevo"), func(context.Context) (string, error) {
			kept, err := cardsdb.SetAside(s.dir, now())
			if errors.Is(err, cardsdb.ErrNotFound) { // it is gone already
				return "", cardsdb.Begin(s.dir)
			}
			if err == nil {
				err = cardsdb.Begin(s.dir)
			}
			return words.T("El archivo dañado se guardó como {path}", "path", kept), err
		}})
	}
	return append(list, remedy{words.T("Volver a intentarlo"), func(context.Context) (string, error) { return "", nil }})
}

// wayWords say what a way back does.
func wayWords(w cardsdb.WayBack) string {
	switch {
	case !w.Made.IsZero() && w.Again > 0:
		return words.N(w.Again, "Apartar el archivo, restaurar el respaldo del {date} y repetir {n} cambio",
			"Apartar el archivo, restaurar el respaldo del {date} y repetir {n} cambios", "date", words.Moment(w.Made.Local()))
	case !w.Made.IsZero():
		return words.T("Apartar el archivo y restaurar el respaldo del {date}", "date", words.Moment(w.Made.Local()))
	case w.Lost == cardsdb.Unknown:
		return words.T("Seguir con el archivo como está")
	case w.Again > 0:
		return words.N(w.Again, "Repetir el cambio que le falta", "Repetir los {n} cambios que le faltan")
	}
	return words.N(w.Lost, "Seguir con el archivo como está, sin el último cambio", "Seguir con el archivo como está, sin los {n} últimos cambios")
}

// lossWords say what the best way back does not bring back.
func lossWords(w cardsdb.WayBack) string {
	switch {
	case w.Lost == 0:
		return words.T("Así no se pierde nada de lo que se guardó:")
	case w.Lost > 0:
		return words.N(w.Lost, "Lo mejor que se puede hacer pierde el último cambio que se guardó:", "Lo mejor que se puede hacer pierde los {n} últimos cambios que se guardaron:")
	}
	return words.T("Se pierde lo que cambió después del respaldo:")
}

// showFailure puts the page of what can be done in the place of a store that does
// not open. Enter does the best, unless that is to begin anew without what there was.
func (s *shell) showFailure(err error, way wayBack) {
	page, best := s.failure(err, way)
	s.put(page, screenMargin)
	if !way.damaged || len(way.ways) > 0 {
		s.desk.Canvas().Focus(best)
	}
}

// failure is the page shown in place of the screens while there is no store, and
// the button of the best that can be done.
func (s *shell) failure(err error, way wayBack) (shown fyne.CanvasObject, best *widgets.Button) {
	page := container.NewVBox(widgets.Title(failureTitle(err)), widgets.Flush(widgets.Wrapped(words.Error(err))))
	if way.damaged {
		page.Add(widgets.Explain(words.T("Castillo no escribe en un archivo que no puede leer entero: lo que hay en él sigue ahí.")))
	}
	if way.damaged && len(way.ways) == 0 {
		page.Add(widgets.Explain(words.T("No hay ningún respaldo en buen estado.")))
	}
	if way.held && way.holder.CanEnd() {
		page.Add(widgets.Explain(words.T("Lo que se guardó está en el disco aunque ese programa se cierre de golpe: si ya no responde, puedes terminarlo.")))
	}
	page.Add(widgets.Explain(words.T("Carpeta de datos: {path}", "path", s.dir)))
	if len(way.ways) > 0 {
		page.Add(widgets.Explain(lossWords(way.ways[0])))
	}
	for i, r := range s.remedies(way) {
		b := widgets.NewButton(r.text, func() { s.tryRemedy(r) })
		if i == 0 {
			b.Importance = widget.HighImportance
			best = b
		}
		page.Add(b)
	}
	if way.damaged {
		page.Add(widgets.NewButton(words.T("Restaurar un archivo con todo…"), s.chooseArchive))
	}
	if way.held && way.holder.CanEnd() {
		page.Add(widgets.NewButton(words.T("Terminar el proceso {n} y abrir la colección…", "n", way.holder.Process), func() { s.askToEnd(way.holder) }))
	}
	page.Add(widgets.NewButton(words.T("Salir"), s.leave))
	return container.New(layout.NewCenterLayout(), widgets.MinWidth(620, widgets.NewPanel(page))), best
}

// chooseArchive puts a file with everything in the place of a store that does not
// open.
func (s *shell) chooseArchive() {
	widgets.OpenFile(s.desk, words.T("Restaurar de un archivo"), ".zip .db", func(path string) {
		s.tryRemedy(remedy{do: func(ctx context.Context) (string, error) {
			var kept string
			var damaged []string
			var err error
			if archive.Is(path) {
				kept, damaged, err = archive.Recover(ctx, s.dir, path, time.Now())
			} else {
				kept, err = cardsdb.Restore(s.dir, path, time.Now())
			}
			if len(damaged) > 0 {
				return words.N(len(damaged), "{n} imagen estaba dañada en el archivo y no pudo volver.", "{n} imágenes estaban dañadas en el archivo y no pudieron volver."), err
			}
			if kept == "" {
				return "", err
			}
			return words.T("El archivo dañado se guardó como {path}", "path", kept), err
		}})
	})
}

// askToEnd ends the program that has the store open, if that is wanted.
func (s *shell) askToEnd(h cardsdb.Holder) {
	body := widgets.MinWidth(420, widgets.Explain(words.T("Lo que ese Castillo no haya guardado todavía se pierde. Ciérralo tú mismo si puedes.")))
	widgets.ShowSheet(s.desk.Canvas(), words.T("¿Terminar el proceso {n}?", "n", h.Process), body,
		widgets.Choice{Text: words.T("Cancelar")},
		widgets.Choice{Text: words.T("Terminarlo"), Importance: widget.DangerImportance, Do: func() {
			s.tryRemedy(remedy{do: func(context.Context) (string, error) { return "", h.End() }})
		}})
}

// broke takes care of a store that turned out to be damaged while it was open: it
// is closed, and the page of what can be done takes the place of the screens.
func (s *shell) broke(err error) bool {
	if s.store == nil || !s.store.Damaged() {
		return false
	}
	store := s.store
	s.store = nil
	clear(s.screens)
	if s.duel != nil {
		s.duel.leaveTable()
		s.duel = nil
	}
	s.await(words.T("Buscando cómo recuperar la colección…"))
	go func() {
		_ = store.Close() // it says that it is damaged once more
		way := lookForWayBack(s.dir, err)
		fyne.Do(func() {
			page, _ := s.failure(err, way) // Enter may have been meant for what was in sight
			s.put(page, screenMargin)
		})
	}()
	return true
}

// await shows that something goes on behind.
func (s *shell) await(text string) {
	wait := widget.NewActivity()
	wait.Start()
	s.put(container.NewCenter(container.NewVBox(container.NewCenter(wait), widgets.Muted(text))), screenMargin)
	s.waiting = wait
}

func (s *shell) tryRemedy(r remedy) {
	s.await(words.T("Un momento…")) // no second remedy meanwhile
	var note string
	s.desk.LaterLong(func(ctx context.Context) (err error) {
		note, err = r.do(ctx)
		return err
	}, func(err error) {
		if err == nil && note != "" {
			s.desk.Notes.Say(note)
		}
		s.open()
	})
}
