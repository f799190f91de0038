package puzzles

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Screen is the list of puzzles in the window, and what the chosen one begins with.
type Screen struct {
	desk  *widgets.Desk
	model *Model
	play  func(Entry)
	at    int // the one that is chosen

	list    *widgets.List
	count   *widgets.Ink
	title   *widgets.Ink
	grade   *widgets.Ink
	cards   [2]*fyne.Container // of the player and of the rival
	rivals  *widgets.Ink       // above the rival's
	castle  *widgets.Ink
	start   *widgets.Button
	folder  *widgets.Button
	content fyne.CanvasObject
}

// New lays the screen out. play takes a puzzle to the table, back leads to where the screen was
// opened from.
func New(desk *widgets.Desk, model *Model, play func(Entry), back func()) *Screen {
	s := &Screen{desk: desk, model: model, play: play}
	leave := widgets.NewIconButton(widgets.WithKey(words.T("Volver"), "Esc"), fynetheme.NavigateBackIcon(), back)
	s.folder = widgets.NewIconButton(words.T("Más de una carpeta…"), fynetheme.FolderOpenIcon(), s.chooseFolder)
	head := container.NewBorder(nil, nil, container.NewHBox(leave, widgets.Heading(words.T("Acertijos"))), s.folder)
	s.list = widgets.NewList(func() int { return len(model.Entries) }, newLine, s.bind)
	s.list.Follows = true
	s.list.OnSelected = s.choose
	s.count = widgets.Muted(" ")
	s.title, s.grade, s.castle = widgets.Heading(" ").Cut(), widgets.Muted(" "), widgets.Muted(" ").Cut()
	s.cards = [2]*fyne.Container{container.New(row{}), container.New(row{})}
	s.rivals = widgets.Small(words.T("Las del rival"))
	faces := container.NewGridWithRows(2, captioned(widgets.Small(words.T("Tus cartas")), s.cards[0]), captioned(s.rivals, s.cards[1]))
	s.start = widgets.NewIconButton(words.T("Jugar"), fynetheme.MediaPlayIcon(), s.begin)
	s.start.Importance = widget.HighImportance
	s.start.Disable()
	rule := widgets.Explain(words.T("Te toca, las manos están a la vista y los mazos sin orden. Vacía el castillo del rival antes de que termine el turno, responda lo que responda."))
	left := widgets.NewPanel(container.NewBorder(nil, s.count, nil, nil, s.list))
	right := widgets.NewPanel(container.NewBorder(container.NewVBox(s.title, s.grade, rule), container.NewVBox(s.castle, container.NewHBox(layout.NewSpacer(), widgets.MinSize(fyne.NewSize(150, 48), s.start))),
		nil, nil, faces))
	s.content = container.NewBorder(head, nil, nil, nil, container.New(halves{}, left, right))
	return s
}

// Content is the object to be shown.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Shown reads the puzzles again, which may have changed on the disk.
func (s *Screen) Shown() { s.reload(nil) }

// reload reads the puzzles behind, after something else is done there.
func (s *Screen) reload(first func() error) {
	fresh := NewModel(s.model.memory)
	s.desk.Later(func() error {
		if first != nil {
			if err := first(); err != nil {
				return err
			}
		}
		return fresh.Load()
	}, func(err error) {
		if err != nil {
			return
		}
		*s.model = *fresh
		s.show()
		if n := len(s.model.Unread); n > 0 && first != nil {
			s.desk.Notes.Say(words.N(n, "{n} archivo de la carpeta no es un acertijo: {why}", "{n} archivos de la carpeta no son acertijos. El primero: {why}", "why", s.model.Unread[0]))
		}
	})
}

func (s *Screen) show() {
	s.count.SetText(words.T("Resueltos: {n} de {all}", "n", s.model.Solved(), "all", len(s.model.Entries)))
	s.list.Refresh()
	if len(s.model.Entries) == 0 {
		s.start.Disable()
		return
	}
	s.start.Enable()
	s.at = min(s.at, len(s.model.Entries)-1)
	s.list.Select(s.at)
	s.list.ScrollTo(s.at)
	s.choose(s.at)
}

func newLine() fyne.CanvasObject {
	name := widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}).Cut()
	tick := widget.NewIcon(fynetheme.ConfirmIcon())
	return container.New(layout.NewCustomPaddedLayout(7, 8, 8, 8),
		container.NewBorder(nil, nil, nil, tick, container.New(layout.NewCustomPaddedVBoxLayout(2), name, widgets.Small(" "))))
}

func (s *Screen) bind(i int, o fyne.CanvasObject) {
	if i >= len(s.model.Entries) {
		return
	}
	e := s.model.Entries[i]
	line := o.(*fyne.Container).Objects[0].(*fyne.Container)
	box, tick := line.Objects[0].(*fyne.Container), line.Objects[1]
	box.Objects[0].(*widgets.Ink).SetText(e.Name())
	about := e.Difficulty()
	if e.Own {
		about += " · " + filepath.Base(e.File)
	}
	box.Objects[1].(*widgets.Ink).SetText(about)
	if tick.Hide(); e.Solved {
		tick.Show()
	}
}

// choose shows what a puzzle begins with.
func (s *Screen) choose(i int) {
	if i < 0 || i >= len(s.model.Entries) {
		return
	}
	s.at = i
	e := s.model.Entries[i]
	s.title.SetText(e.Name())
	grade := e.Difficulty()
	if e.Solved {
		grade += " · " + words.T("resuelto")
	}
	s.grade.SetText(grade)
	m := e.Match()
	hero := m.Decision().Seat
	var v game.View
	m.Look(hero, &v)
	for i, seat := range [2]game.Seat{hero, hero.Other()} {
		s.cards[i].Objects = nil
		for _, f := range facesOf(m, &v, seat) {
			face := widgets.NewFace(s.desk.Cache, faceWidth)
			face.SetCard(m.Definition(f))
			s.cards[i].Add(face)
		}
		s.cards[i].Refresh()
	}
	s.rivals.Hidden = len(s.cards[1].Objects) == 0
	s.rivals.Refresh()
	s.castle.SetText(castleWords(v.Players[hero.Other()].Castle))
}

const (
	mostFaces = 6
	faceWidth = 120
)

// facesOf are the cards of a player that lie open, each once, without plain Oros.
func facesOf(m game.Match, v *game.View, seat game.Seat) (faces []game.Face) {
	for _, c := range v.Cards {
		if c.Controller == seat && c.Face != 0 && !m.Definition(c.Face).IsPlainGold() && !slices.Contains(faces, c.Face) && len(faces) < mostFaces {
			faces = append(faces, c.Face)
		}
	}
	return faces
}

func captioned(caption, cards fyne.CanvasObject) fyne.CanvasObject {
	return container.NewBorder(caption, nil, nil, nil, cards)
}

// Next takes the next puzzle that is not solved to the table; false where there is none.
func (s *Screen) Next(after string) bool {
	i := s.model.After(after)
	if i < 0 {
		return false
	}
	s.at = i
	s.begin()
	return true
}

func (s *Screen) begin() {
	if s.at < len(s.model.Entries) {
		s.play(s.model.Entries[s.at])
	}
}

// Solve ticks a puzzle, for good.
func (s *Screen) Solve(e Entry) { s.desk.Later(s.model.Solve(e.Key), nil) }

// chooseFolder asks for one of the files of a folder.
func (s *Screen) chooseFolder() {
	widgets.OpenFile(s.desk, words.T("Un acertijo de la carpeta"), ending, func(path string) {
		s.reload(s.model.Take(filepath.Dir(path)))
	})
}

// Dropped takes a folder that is dropped on the window, or that of a file.
func (s *Screen) Dropped(paths []string) {
	for _, path := range paths {
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			s.reload(s.model.Take(path))
			return
		}
		if strings.EqualFold(filepath.Ext(path), ending) {
			s.reload(s.model.Take(filepath.Dir(path)))
			return
		}
	}
}

// TypedKey plays with Enter; the arrows go through the list.
func (s *Screen) TypedKey(k fyne.KeyName) {
	switch k {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.begin()
	case fyne.KeyUp, fyne.KeyDown:
		s.desk.Canvas().Focus(s.list)
		s.list.TypedKey(&fyne.KeyEvent{Name: k})
	}
}

// halves gives the list two fifths of the width.
type halves struct{}

const (
	listShare = 0.38
	apart     = 14
)

func (halves) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w := (size.Width - apart) * listShare
	o[0].Resize(fyne.NewSize(w, size.Height))
	o[1].Move(fyne.NewPos(w+apart, 0))
	o[1].Resize(fyne.NewSize(size.Width-w-apart, size.Height))
}

func (halves) MinSize(o []fyne.CanvasObject) fyne.Size {
	left, right := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(left.Width+apart+right.Width, max(left.Height, right.Height))
}

const cardAspect = 63.0 / 88 // width by height

// row lays cards side by side, as large as there is room for them.
type row struct{}

func (row) Layout(o []fyne.CanvasObject, size fyne.Size) {
	n := float32(len(o))
	w := min((size.Width-apart*(n-1))/n, (size.Height-apart)*cardAspect)
	for i, c := range o {
		c.Resize(fyne.NewSize(w, widgets.CardHeight(w)))
		c.Move(fyne.NewPos(float32(i)*(w+apart), apart/2))
	}
}

func (row) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(270, 110) }
