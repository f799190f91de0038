package history

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

const (
	sideWidth = 420
	lineGap   = -2
	dateWidth = 94 // of the dates beside the titles
	barRoom   = 10 // for the bar with which changes are scrolled
)

// Screen is the history in the window.
type Screen struct {
	desk    *widgets.Desk
	model   *Model
	changed func() // what other screens show may be out of date

	list         *widgets.List
	empty        fyne.CanvasObject // what belongs here, while nothing does
	chosen       int
	undo, redo   *widgets.Button
	title, when  *widget.Label
	way          *widget.Label
	back         *widgets.Button
	changes      *fyne.Container
	shown        cardsdb.EntryID // whose changes are laid out
	backups      *widgets.List
	chosenBackup int
	restore      *widgets.Button
	content      fyne.CanvasObject
}

// New lays the screen out. changed is told whenever the screen made what the
// owner has something else.
func New(desk *widgets.Desk, model *Model, changed func()) *Screen {
	s := &Screen{desk: desk, model: model, changed: changed, chosen: -1, chosenBackup: -1}
	s.empty = widgets.Invitation(words.T("Aquí queda cada cambio"),
		words.T("Lo que anotas, importas, armas o corriges se lee aquí, y se puede deshacer sin límite, también otro día."))
	s.undo = widgets.NewIconButton(words.T("Deshacer"), fynetheme.ContentUndoIcon(), s.Undo)
	s.redo = widgets.NewIconButton(words.T("Rehacer"), fynetheme.ContentRedoIcon(), s.Redo)
	head := container.NewBorder(nil, nil, widgets.Heading(words.T("Historial")), container.NewHBox(s.undo, s.redo),
		widgets.Muted("Ctrl+Z, Ctrl+Y").Cut().Align(fyne.TextAlignTrailing))
	left := container.NewBorder(container.New(layout.NewCustomPaddedLayout(0, 6, 0, 0), head), nil, nil, nil, container.NewStack(s.layList(), s.empty))
	right := widgets.MinWidth(sideWidth, container.NewGridWithRows(2, widgets.NewPanel(s.layEntry()), widgets.NewPanel(s.layBackups())))
	s.content = container.NewBorder(nil, nil, nil, container.New(layout.NewCustomPaddedLayout(0, 0, 12, 0), right), left)
	return s
}

// Content is the object to be shown.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Shown reads the history again once everything is on the disk.
func (s *Screen) Shown() { s.reload(0) }

// Undo takes the last change back.
func (s *Screen) Undo() { s.step(s.model.store.History().Undo) }

// Redo does again what was undone last.
func (s *Screen) Redo() { s.step(s.model.store.History().Redo) }

// TypedKey moves through the list; Enter goes back to what is chosen.
func (s *Screen) TypedKey(k fyne.KeyName) {
	switch k {
	case fyne.KeyDown:
		s.list.Select(min(s.chosen+1, s.model.Len()-1))
	case fyne.KeyUp:
		s.list.Select(max(s.chosen-1, 0))
	case fyne.KeyHome:
		s.list.Select(0)
	case fyne.KeyEnd:
		s.list.Select(s.model.Len() - 1)
	case fyne.KeyReturn, fyne.KeyEnter:
		s.goBack()
	}
}

// TypedAlt takes the letters that are typed with Alt.
func (s *Screen) TypedAlt(k fyne.KeyName) {
	if k == fyne.KeyR {
		s.desk.Canvas().Focus(s.backups)
	}
}

func (s *Screen) layList() fyne.CanvasObject {
	s.list = widgets.NewList(s.model.Len, func() fyne.CanvasObject {
		title := widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{}).Cut()
		mark := widgets.NewInk(" ", theme.Gold, fynetheme.SizeNameCaptionText, fyne.TextStyle{Bold: true})
		day := widgets.Muted(" ")
		date := container.New(layout.NewCustomPaddedVBoxLayout(2), day, widgets.Small(" "))
		what := container.New(layout.NewCustomPaddedVBoxLayout(2), title, mark)
		return container.New(layout.NewCustomPaddedLayout(5, 5, 8, 8), container.NewBorder(nil, nil, widgets.MinWidth(dateWidth, date), nil, what))
	}, s.bind)
	s.list.Follows = true
	s.list.OnSelected = s.choose
	return s.list
}

func (s *Screen) bind(i int, o fyne.CanvasObject) {
	title, mark, day, clock := partsOf(o)
	r := s.model.Row(i)
	title.SetText(r.Title)
	day.SetText("")
	clock.SetText("")
	if !r.When.IsZero() {
		day.SetText(words.ShortDay(r.When))
		clock.SetText(words.Clock(r.When))
	}
	switch {
	case r.Here:
		mark.SetText(words.T("aquí estás"))
	case r.Undone:
		mark.SetText(words.T("deshecho"))
	default:
		mark.SetText("")
	}
	if title.SetColor(fynetheme.ColorNameForeground); r.Undone {
		title.SetColor(theme.Muted)
	}
	if i == s.model.Len()-1 && !s.model.whole() {
		s.reload(pageSize)
	}
}

// partsOf are the texts of a row of the list.
func partsOf(o fyne.CanvasObject) (title, mark, day, clock *widgets.Ink) {
	row := o.(*fyne.Container).Objects[0].(*fyne.Container)
	what, date := row.Objects[0].(*fyne.Container), row.Objects[1].(*fyne.Container).Objects[0].(*fyne.Container)
	return what.Objects[0].(*widgets.Ink), what.Objects[1].(*widgets.Ink), date.Objects[0].(*widgets.Ink), date.Objects[1].(*widgets.Ink)
}

func (s *Screen) layEntry() fyne.CanvasObject {
	s.title, s.when, s.way = widgets.Wrapped(""), widgets.Wrapped(""), widgets.Wrapped("")
	s.title.TextStyle.Bold = true
	s.when.Importance, s.way.Importance = widget.LowImportance, widget.LowImportance
	s.back = widgets.NewIconButton(words.T("Volver aquí"), fynetheme.HistoryIcon(), s.goBack)
	s.back.Importance = widget.HighImportance
	s.changes = container.New(layout.NewCustomPaddedVBoxLayout(lineGap))
	top := container.NewVBox(widgets.Flush(s.title), widgets.Flush(s.when))
	bottom := container.NewVBox(widgets.Flush(s.way), s.back)
	return container.NewBorder(top, bottom, nil, nil, scrolled(s.changes))
}

// reload reads the history again and shows it, with so many entries more.
func (s *Screen) reload(more int) {
	entries := len(s.model.page.entries) + more
	var read page
	s.desk.Later(func() (err error) {
		read, err = s.model.read(entries)
		return err
	}, func(err error) {
		if err == nil {
			s.model.show(read)
			s.refresh()
		}
	})
}

func (s *Screen) refresh() {
	s.list.Refresh()
	if s.empty.Hide(); s.model.Len() <= 1 { // the beginning is always there
		s.empty.Show()
	}
	s.backups.Refresh()
	enable(s.undo, s.model.CanUndo())
	enable(s.redo, s.model.CanRedo())
	if s.chosen < 0 || s.chosen >= s.model.Len() {
		s.chosen = max(0, s.model.Here())
		s.list.Select(s.chosen) // which says nothing where that row was the one before
	}
	s.choose(s.chosen)
}

func enable(b *widgets.Button, on bool) {
	if on {
		b.Enable()
	} else {
		b.Disable()
	}
}

// choose shows what an entry changed.
func (s *Screen) choose(i int) {
	if i >= s.model.Len() {
		return
	}
	s.chosen = i
	r := s.model.Row(i)
	s.title.SetText(r.Title)
	if s.when.Hide(); !r.When.IsZero() {
		s.when.SetText(words.Moment(r.When))
		s.when.Show()
	}
	s.way.SetText(s.model.Way(r.ID))
	enable(s.back, !r.Here)
	if r.ID == 0 {
		s.shown = 0
		s.layChanges(nil)
		return
	}
	if s.shown == r.ID {
		return
	}
	var d cardsdb.Diff
	s.desk.Later(func() (err error) {
		d, err = s.model.store.History().Diff(r.ID)
		return err
	}, func(err error) {
		if err == nil && s.chosen == i {
			s.shown = r.ID
			s.layChanges(parts(d, s.model.store.Catalogue()))
		}
	})
}

func (s *Screen) layChanges(all []part) {
	s.changes.Objects = layParts(all)
	s.changes.Refresh()
}

// scrolled scrolls something that leaves room for the bar.
func scrolled(o fyne.CanvasObject) fyne.CanvasObject {
	return container.NewVScroll(container.New(layout.NewCustomPaddedLayout(0, 0, 0, barRoom), o))
}

// layParts lays out what changes, kind by kind.
func layParts(all []part) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, p := range all {
		out = append(out, widgets.NewInk(p.title, theme.Gold, fynetheme.SizeNameCaptionText, fyne.TextStyle{Bold: true}))
		for _, line := range p.lines {
			out = append(out, widgets.Flush(widgets.Wrapped(line)))
		}
	}
	return out
}

// step undoes or does again one change.
func (s *Screen) step(do func() (cardsdb.Entry, error)) {
	var e cardsdb.Entry
	nothing := false
	s.desk.Later(func() (err error) {
		e, err = do()
		if nothing = errors.Is(err, cardsdb.ErrNothingToDo); nothing {
			return nil
		}
		return err
	}, func(err error) {
		if err != nil || nothing {
			return
		}
		note := words.T("Rehecho: {what}", "what", words.Done(e.Done))
		if e.Undone {
			note = words.T("Deshecho: {what}", "what", words.Done(e.Done))
		}
		s.desk.Notes.Say(note)
		s.chosen = -1
		s.changed()
		s.reload(0)
	})
}

// goBack makes everything as it was after the entry that is chosen, and offers
// to come back.
func (s *Screen) goBack() {
	if s.chosen < 0 || s.chosen >= s.model.Len() || s.model.Row(s.chosen).Here {
		return
	}
	to, from := s.model.Row(s.chosen), s.model.page.at
	s.goTo(to.ID, func() {
		s.desk.Notes.Offer(words.T("Todo es como después de: {what}", "what", to.Title), words.T("Deshacer"),
			func() { s.goTo(from, nil) })
	})
}

func (s *Screen) goTo(id cardsdb.EntryID, done func()) {
	s.desk.Later(func() error {
		_, _, err := s.model.store.History().GoTo(id)
		return err
	}, func(err error) {
		if err != nil {
			return
		}
		s.changed()
		s.reload(0)
		if done != nil {
			done()
		}
	})
}
