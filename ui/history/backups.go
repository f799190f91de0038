package history

import (
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
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
	return container.NewBorder(widgets.Title(words.T("Respaldos")), container.NewHBox(fresh, layout.NewSpacer(), s.restore), nil, nil, s.backups)
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
	var plan cardsdb.Restoration
	s.desk.Later(func() (err error) {
		plan, err = s.model.store.PlanRestore(b.Path)
		return err
	}, func(err error) {
		if err == nil {
			s.showPlan(b, plan)
		}
	})
}

func (s *Screen) showPlan(b cardsdb.Backup, plan cardsdb.Restoration) {
	title := words.T("Respaldo del {date}", "date", words.Moment(b.Made.Local()))
	if plan.Empty() {
		widgets.Tell(s.desk.Canvas(), title, words.T("Es igual a lo que tienes ahora: no cambiaría nada."))
		return
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(lineGap), layParts(parts(plan.Diff, s.model.store.Catalogue()))...)
	if plan.Matches > 0 {
		lines.Add(widgets.Flush(widgets.Wrapped(words.N(plan.Matches, "Vuelve {n} partida grabada.", "Vuelven {n} partidas grabadas."))))
	}
	body := container.NewBorder(
		widgets.MinWidth(previewWidth, widgets.Explain(words.T("Esto cambiaría. Antes se guarda un respaldo de lo que tienes ahora, y se puede deshacer."))),
		nil, nil, nil, widgets.MinSize(fyne.NewSize(previewWidth, previewHeight), container.NewVScroll(lines)))
	widgets.ShowSheet(s.desk.Canvas(), title, body,
		widgets.Choice{Text: words.T("Cancelar")},
		widgets.Choice{Text: words.T("Restaurar"), Importance: widget.HighImportance, Do: func() { s.restorePlan(plan) }})
}

func (s *Screen) restorePlan(plan cardsdb.Restoration) {
	s.desk.Later(func() error { return s.model.store.Restore(plan) }, func(err error) {
		if err != nil {
			return
		}
		s.chosen = -1
		s.changed()
		s.reload(0)
		s.desk.Notes.Offer(words.T("Respaldo restaurado"), words.T("Deshacer"), s.Undo)
	})
}
