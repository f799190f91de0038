package history

import (
	"context"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/ui/archive"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// The size of what a preview shows.
const (
	previewWidth  = 560
	previewHeight = 340
)

func (s *Screen) layBackups() fyne.CanvasObject {
	s.backups = widgets.NewList(func() int { return len(s.model.Backups()) }, func() fyne.CanvasObject {
		when := widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{})
		return container.New(layout.NewCustomPaddedLayout(5, 5, 8, 8), container.NewBorder(nil, nil, nil, widgets.Small(" "), when))
	}, func(i int, o fyne.CanvasObject) {
		line := o.(*fyne.Container).Objects[0].(*fyne.Container)
		b := s.model.Backups()[i]
		line.Objects[0].(*widgets.Ink).SetText(words.Moment(b.Made.Local()))
		line.Objects[1].(*widgets.Ink).SetText(words.T("{n} KiB", "n", b.Size>>10))
	})
	s.restore = widgets.NewButton(words.T("Restaurar…"), s.preview)
	s.restore.Disable()
	s.backups.OnSelected = func(i int) {
		s.chosenBackup = i
		s.restore.Enable()
	}
	fresh := widgets.NewButton(words.T("Hacer un respaldo ahora"), s.backUp)
	whole := widgets.NewButton(words.T("Guardar todo…"), s.saveArchive)
	back := widgets.NewButton(words.T("Restaurar todo…"), s.chooseArchive)
	top := container.NewVBox(widgets.Title(words.T("Respaldos")),
		widgets.Explain(words.T("Cada uno guarda todo menos las imágenes propias y los registros de duelos con amigos. El archivo lo guarda todo, para otro disco u otro equipo.")))
	bottom := container.New(layout.NewCustomPaddedVBoxLayout(6),
		container.NewHBox(fresh, layout.NewSpacer(), s.restore), container.NewHBox(whole, layout.NewSpacer(), back))
	return container.NewBorder(top, bottom, nil, nil, s.backups)
}

// saveArchive writes everything into one file.
func (s *Screen) saveArchive() {
	now := time.Now()
	widgets.SaveFile(s.desk, words.T("Guardar todo en un archivo"), archive.Name(now), func(path string) {
		s.desk.Notes.Say(words.T("Guardando y comprobando…"))
		var made archive.Contents
		s.desk.LaterLong(func(ctx context.Context) (err error) {
			made, err = archive.Make(ctx, s.model.store, path, now)
			return err
		}, func(err error) {
			if err == nil && len(made.Damaged) > 0 {
				widgets.Tell(s.desk.Canvas(), words.T("Guardado, pero no todo está bien"),
					words.N(len(made.Damaged), "{n} imagen ya estaba dañada y va así en el archivo. En «Imágenes», «Comprobar» dice cuál.", "{n} imágenes ya estaban dañadas y van así en el archivo. En «Imágenes», «Comprobar» dice cuáles."))
			} else if err == nil {
				s.desk.Notes.Say(words.N(made.Pictures, "Todo guardado y comprobado en {path}, con {n} imagen propia", "Todo guardado y comprobado en {path}, con {n} imágenes propias",
					"path", filepath.Base(path)))
				s.reload(0)
			}
		})
	})
}

// chooseArchive says what restoring a file with everything would change, and asks.
func (s *Screen) chooseArchive() {
	widgets.OpenFile(s.desk, words.T("Restaurar de un archivo"), ".zip .db", func(path string) {
		var plan archive.Plan
		s.desk.Notes.Say(words.T("Comprobando el archivo…"))
		s.desk.LaterLong(func(ctx context.Context) (err error) {
			if archive.Is(path) {
				plan, err = archive.PlanRestore(ctx, s.model.store, path)
			} else {
				plan.Store, err = s.model.store.PlanRestore(path)
			}
			return err
		}, func(err error) {
			if err == nil {
				s.showPlan(filepath.Base(path), plan)
			}
		})
	})
}

func (s *Screen) backUp() {
	var made cardsdb.Backup
	s.desk.Later(func() (err error) {
		made, err = s.model.store.Backup()
		return err
	}, func(err error) {
		if err == nil {
			s.desk.Notes.Say(words.T("Respaldo hecho y comprobado: {path}", "path", filepath.Base(made.Path)))
			s.chosenBackup = -1
			s.backups.UnselectAll()
			s.restore.Disable()
			s.reload(0)
		}
	})
}

// preview says what restoring the chosen backup would change, and asks.
func (s *Screen) preview() {
	if s.chosenBackup < 0 || s.chosenBackup >= len(s.model.Backups()) {
		return
	}
	b := s.model.Backups()[s.chosenBackup]
	var plan archive.Plan
	s.desk.Later(func() (err error) {
		plan.Store, err = s.model.store.PlanRestore(b.Path)
		return err
	}, func(err error) {
		if err == nil {
			s.showPlan(words.T("Respaldo del {date}", "date", words.Moment(b.Made.Local())), plan)
		}
	})
}

// settingsKnown are the settings that a person knows by a name.
func settingsKnown() map[string]string {
	return map[string]string{
		"preferencias": words.T("preferencias"),
		"búsquedas":    words.T("búsquedas guardadas"),
	}
}

// settingsWords says which settings become what they were.
func settingsWords(names []string) string {
	var out []string
	for _, name := range names {
		if known := settingsKnown()[name]; known != "" {
			out = append(out, known)
		}
	}
	if len(out) == 0 {
		return words.T("Vuelven ajustes de la ventana.")
	}
	return words.T("Vuelven también: {what}.", "what", strings.Join(out, ", "))
}

func (s *Screen) showPlan(title string, plan archive.Plan) {
	if plan.Empty() {
		widgets.Tell(s.desk.Canvas(), title, words.T("Es igual a lo que tienes ahora: no cambiaría nada."))
		return
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(lineGap), layParts(parts(plan.Store.Diff, s.model.store.Catalogue()))...)
	say := func(text string) { lines.Add(widgets.Flush(widgets.Wrapped(text))) }
	if plan.Store.Matches > 0 {
		say(words.N(plan.Store.Matches, "Vuelve {n} partida grabada.", "Vuelven {n} partidas grabadas."))
	}
	if plan.Pictures > 0 {
		say(words.N(plan.Pictures, "Vuelve {n} imagen propia.", "Vuelven {n} imágenes propias."))
	}
	if plan.Duels > 0 {
		say(words.N(plan.Duels, "Vuelve {n} duelo con un amigo.", "Vuelven {n} duelos con amigos."))
	}
	if plan.Store.TakesHistory() {
		say(words.T("Vuelve también la historia de cambios."))
	}
	if len(plan.Store.Settings) > 0 {
		say(settingsWords(plan.Store.Settings))
	}
	body := container.NewBorder(
		widgets.MinWidth(previewWidth, widgets.Explain(words.T("Esto cambiaría. Antes se guarda un respaldo de lo que tienes ahora. Colección, deseos, mazos y cartas se pueden deshacer."))),
		nil, nil, nil, widgets.MinSize(fyne.NewSize(previewWidth, previewHeight), scrolled(lines)))
	widgets.ShowSheet(s.desk.Canvas(), title, body,
		widgets.Choice{Text: words.T("Cancelar")},
		widgets.Choice{Text: words.T("Restaurar"), Importance: widget.HighImportance, Do: func() { s.restorePlan(plan) }})
}

func (s *Screen) restorePlan(plan archive.Plan) {
	var damaged []string
	s.desk.LaterLong(func(ctx context.Context) (err error) {
		library := s.desk.Pictures()
		if plan.Pictures > 0 && library == nil {
			return words.Err("las imágenes no se pueden abrir; no se ha restaurado nada")
		}
		if plan.Pictures == 0 && plan.Duels == 0 {
			return s.model.store.Restore(plan.Store)
		}
		damaged, err = archive.Restore(ctx, s.model.store, library, plan)
		return err
	}, func(err error) {
		if err != nil {
			return
		}
		s.chosen = -1
		s.changed()
		s.reload(0)
		if len(damaged) > 0 {
			widgets.Tell(s.desk.Canvas(), words.T("Respaldo restaurado"),
				words.N(len(damaged), "{n} imagen estaba dañada en el archivo y no pudo volver.", "{n} imágenes estaban dañadas en el archivo y no pudieron volver."))
			return
		}
		if plan.Store.Diff.Empty() || plan.Store.TakesHistory() {
			s.desk.Notes.Say(words.T("Respaldo restaurado"))
			return
		}
		s.desk.Notes.Offer(words.T("Respaldo restaurado"), words.T("Deshacer"), s.Undo)
	})
}
