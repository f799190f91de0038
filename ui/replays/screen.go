package replays

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Config is what the screen is made of.
type Config struct {
	Desk  *widgets.Desk
	Model *Model
	// Unfinished lists from the disk what can be gone on with.
	Unfinished func() ([]widgets.Unfinished, error)
	// GoOn takes a match that was left back to the table.
	GoOn func(cardsdb.MatchID)
	// PlayOn takes a moment of a match to the table, as a new duel in which the person has a seat.
	PlayOn func(Moment, game.Seat)
	// Play leads to where a duel begins.
	Play func()
}

// Screen is the recorded matches in the window: the list of them, or the one that is looked at.
type Screen struct {
	Config
	goOn    *widgets.GoOn
	list    *widgets.List
	empty   fyne.CanvasObject
	matches fyne.CanvasObject // the page of the list
	viewer  *viewer
	content *fyne.Container
}

// New lays the screen out.
func New(c Config) *Screen {
	s := &Screen{Config: c, goOn: widgets.NewGoOn(c.Desk)}
	s.empty = widgets.Invitation(words.T("Aquí quedan las partidas que juegas"),
		words.T("Cada una se graba sola. Después se ve en la mesa paso a paso, se sabe qué jugadas costaron más, y se sigue jugando desde cualquier momento."),
		widgets.Step{Text: words.T("Jugar una partida"), Do: c.Play})
	s.list = widgets.NewList(func() int { return len(c.Model.Rows()) }, newRow, s.bind)
	s.list.OnSelected = func(i int) {
		s.list.Unselect(i)
		s.open(i, (*Opened).atStart, func() {})
	}
	s.matches = container.NewBorder(container.NewVBox(container.NewBorder(nil, nil, widgets.Heading(words.T("Repeticiones")), widgets.Muted(words.T("Flechas e Intro: ver una partida"))), s.goOn.Content()), nil, nil, nil,
		widgets.NewPanel(container.NewStack(s.empty, s.list)))
	s.viewer = newViewer(s)
	s.content = container.NewStack(s.matches)
	return s
}

func newRow() fyne.CanvasObject {
	title := widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}).Cut()
	result := widgets.NewInk(" ", theme.Gold, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})
	decks, when := widgets.Small(" ").Cut(), widgets.Small(" ")
	return container.New(layout.NewCustomPaddedLayout(6, 6, 8, 8), container.New(layout.NewCustomPaddedVBoxLayout(2),
		container.NewBorder(nil, nil, nil, result, title), container.NewBorder(nil, nil, nil, when, decks)))
}

func (s *Screen) bind(i int, o fyne.CanvasObject) {
	rows := s.Model.Rows()
	if i >= len(rows) {
		return
	}
	lines := o.(*fyne.Container).Objects[0].(*fyne.Container).Objects
	set := func(line int, left, right string) {
		box := lines[line].(*fyne.Container)
		box.Objects[0].(*widgets.Ink).SetText(left)
		box.Objects[1].(*widgets.Ink).SetText(right)
		box.Layout.Layout(box.Objects, box.Size()) // the right one is as wide as its words
	}
	set(0, rows[i].Title, rows[i].Result)
	set(1, rows[i].Decks, rows[i].When)
}

// Content is the object to be shown.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Shown reads the list again once everything is on the disk.
func (s *Screen) Shown() { s.reload(func() {}) }

// Hidden is called when another screen takes the place of this one.
func (s *Screen) Hidden() { s.viewer.pause() }

// Watch shows a match at its end.
func (s *Screen) Watch(id cardsdb.MatchID) { s.find(id, (*Opened).atEnd, func() {}) }

// Review shows a match at its end and tells which moves cost most.
func (s *Screen) Review(id cardsdb.MatchID) {
	s.find(id, (*Opened).atEnd, s.viewer.showCostly)
}

// Open shows a match from its beginning.
func (s *Screen) Open(id cardsdb.MatchID) { s.find(id, (*Opened).atStart, func() {}) }

// find shows a match at a moment, if it is still in the list, and does something then.
func (s *Screen) find(id cardsdb.MatchID, at func(*Opened), then func()) {
	s.reload(func() {
		if i := s.Model.Place(id); i >= 0 {
			s.open(i, at, then)
		}
	})
}

// TypedKey goes through the list, or through the match.
func (s *Screen) TypedKey(k fyne.KeyName) {
	if s.Model.Opened() != nil {
		s.viewer.key(k)
		return
	}
	switch k {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyEnd, fyne.KeyReturn, fyne.KeyEnter:
		s.Desk.Canvas().Focus(s.list)
		s.list.TypedKey(&fyne.KeyEvent{Name: k})
	}
}

func (s *Screen) reload(then func()) {
	var left []widgets.Unfinished
	s.Desk.Later(func() (err error) { left, err = s.Unfinished(); return err }, func(err error) {
		if err == nil {
			s.goOn.Set(left)
		}
		if err := s.Model.Reload(); err != nil {
			s.Desk.Fail(err)
			return
		}
		s.show()
		then()
	})
}

// open loads a match behind, shows it at a moment and does something then.
func (s *Screen) open(i int, at func(*Opened), then func()) {
	if i < 0 || i >= len(s.Model.Rows()) {
		return
	}
	id := s.Model.ID(i)
	var opened *Opened
	s.Desk.Later(func() (err error) {
		opened, err = s.Model.Load(id)
		return err
	}, func(err error) {
		if err == nil {
			at(opened)
			s.Model.Show(opened)
			s.show()
			then()
		}
	})
}

// close goes back to the list.
func (s *Screen) close() {
	s.Model.Close()
	s.show()
}

// show lays out the list, or the match that is open.
func (s *Screen) show() {
	page := s.matches
	if o := s.Model.Opened(); o != nil {
		page = s.viewer.content
		s.viewer.open(o)
	} else {
		s.viewer.pause()
		s.empty.Hide()
		if len(s.Model.Rows()) == 0 {
			s.empty.Show()
		}
		s.list.Refresh()
	}
	if s.content.Objects[0] != page {
		s.content.Objects[0] = page
		s.content.Refresh()
	}
	s.Desk.Canvas().Unfocus() // the keys are for the screen, not for what was pressed last
}

// remove deletes the open match and offers to put it back.
func (s *Screen) remove() {
	remove, restore := s.Model.Delete()
	if remove == nil {
		return
	}
	s.Desk.Later(remove, func(err error) {
		s.reload(func() {})
		if err == nil {
			s.Desk.Notes.Offer(words.T("Partida eliminada"), words.T("Deshacer"), func() {
				s.Desk.Later(restore, func(error) { s.reload(func() {}) })
			})
		}
	})
}
