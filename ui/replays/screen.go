package replays

import (
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

// Screen is the recorded matches in the window.
type Screen struct {
	desk  *widgets.Desk
	model *Model

	list     *widgets.List
	empty    *fyne.Container
	title    *widgets.Ink
	about    *widgets.Ink
	warning  *widget.Label
	position *widgets.Ink
	slider   *widget.Slider
	log      *widgets.List
	table    *fyne.Container
	goOn     *widgets.Button
	viewer   fyne.CanvasObject
	quiet    bool // the slider and the lists follow, they do not lead
	content  fyne.CanvasObject
}

// New lays the screen out. goOn takes a match that was left back to the table.
func New(desk *widgets.Desk, model *Model, goOn func(cardsdb.MatchID) error) *Screen {
	s := &Screen{desk: desk, model: model}
	s.goOn = widgets.NewIconButton(words.T("Seguir jugando"), fynetheme.MediaPlayIcon(), func() {
		if o := s.model.Opened(); o != nil {
			if err := goOn(o.summary.ID); err != nil {
				s.desk.Fail(err)
			}
		}
	})
	none := widget.NewRichText(&widget.TextSegment{Text: words.T("Aquí quedan las partidas que juegas. Elige una para verla paso a paso."),
		Style: widget.RichTextStyle{ColorName: theme.Muted, Alignment: fyne.TextAlignCenter}})
	s.empty = container.NewCenter(none)
	s.viewer = s.layViewer()
	s.viewer.Hide()
	left := widgets.MinWidth(320, container.NewBorder(widgets.Heading(words.T("Repeticiones")), nil, nil, nil, s.layList()))
	s.content = container.NewBorder(nil, nil, left, nil, widgets.NewPanel(container.NewStack(s.empty, s.viewer)))
	return s
}

func (s *Screen) layList() fyne.CanvasObject {
	s.list = widgets.NewList(func() int { return len(s.model.Rows()) },
		func() fyne.CanvasObject {
			title := widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}).Cut()
			result := widgets.NewInk(" ", theme.Gold, fynetheme.SizeNameCaptionText, fyne.TextStyle{Bold: true}).Cut()
			box := container.New(layout.NewCustomPaddedVBoxLayout(2), title, result, widgets.Small(" ").Cut(), widgets.Small(" ").Cut())
			return container.New(layout.NewCustomPaddedLayout(6, 6, 8, 8), box)
		},
		func(i int, o fyne.CanvasObject) {
			rows := s.model.Rows()
			if i >= len(rows) {
				return
			}
			box := o.(*fyne.Container).Objects[0].(*fyne.Container)
			for k, text := range [...]string{rows[i].Title, rows[i].Result, rows[i].Decks, rows[i].When} {
				box.Objects[k].(*widgets.Ink).SetText(text)
			}
		})
	s.list.Follows = true
	s.list.OnSelected = func(i int) {
		if !s.quiet {
			s.open(i)
		}
	}
	return s.list
}

func (s *Screen) layViewer() fyne.CanvasObject {
	s.title = widgets.Title("")
	s.about = widgets.Muted("").Cut()
	s.warning = widgets.Wrapped("")
	s.warning.Importance = widget.WarningImportance
	s.position = widgets.Muted("")
	s.slider = widget.NewSlider(0, 1)
	s.slider.OnChanged = func(v float64) {
		if !s.quiet {
			s.move(func(o *Opened) { o.GoTo(int(v)) })
		}
	}
	s.log = widgets.NewList(s.logLength, func() fyne.CanvasObject {
		l := widget.NewLabel("")
		l.Truncation = fyne.TextTruncateEllipsis
		return l
	}, s.bindLine)
	s.log.HideSeparators, s.log.Follows = true, true
	s.log.OnSelected = func(i int) {
		if !s.quiet {
			s.move(func(o *Opened) { o.GoTo(i) })
		}
	}
	s.table = container.NewVBox()
	button := func(icon fyne.Resource, f func(*Opened)) *widgets.Button {
		return widgets.NewIconButton("", icon, func() { s.move(f) })
	}
	controls := container.NewHBox(
		button(fynetheme.MediaSkipPreviousIcon(), func(o *Opened) { o.Turn(-1) }),
		button(fynetheme.NavigateBackIcon(), func(o *Opened) { o.Step(-1) }),
		button(fynetheme.NavigateNextIcon(), func(o *Opened) { o.Step(+1) }),
		button(fynetheme.MediaSkipNextIcon(), func(o *Opened) { o.Turn(+1) }))
	remove := widgets.NewIconButton(words.T("Eliminar"), fynetheme.DeleteIcon(), s.remove)
	head := container.NewVBox(
		container.NewBorder(nil, nil, s.title, container.NewHBox(s.goOn, remove), container.New(layout.NewCustomPaddedLayout(4, 0, 12, 0), s.about)),
		s.warning,
		container.NewBorder(nil, nil, controls, s.position, s.slider))
	body := container.NewGridWithColumns(2, s.log,
		container.New(layout.NewCustomPaddedLayout(4, 0, 14, 0), container.NewVScroll(s.table)))
	return container.NewBorder(head, nil, nil, nil, body)
}

// Content is the object to be shown.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Shown reads the list again once everything is on the disk.
func (s *Screen) Shown() { s.reload() }

// TypedKey goes through the match.
func (s *Screen) TypedKey(k fyne.KeyName) {
	switch k {
	case fyne.KeyRight:
		s.move(func(o *Opened) { o.Step(+1) })
	case fyne.KeyLeft:
		s.move(func(o *Opened) { o.Step(-1) })
	case fyne.KeyPageDown:
		s.move(func(o *Opened) { o.Turn(+1) })
	case fyne.KeyPageUp:
		s.move(func(o *Opened) { o.Turn(-1) })
	case fyne.KeyHome:
		s.move(func(o *Opened) { o.GoTo(0) })
	case fyne.KeyEnd:
		s.move(func(o *Opened) { o.GoTo(len(o.Lines())) })
	case fyne.KeyDown:
		s.list.Select(s.model.At() + 1)
	case fyne.KeyUp:
		s.list.Select(max(0, s.model.At()-1))
	case fyne.KeyDelete:
		s.remove()
	}
}

func (s *Screen) reload() {
	s.desk.Later(func() error { return nil }, func(error) {
		if err := s.model.Reload(); err != nil {
			s.desk.Fail(err)
			return
		}
		s.show()
		if s.model.Opened() == nil {
			s.open(max(0, s.model.At()))
		}
	})
}

// open loads a match behind and shows it.
func (s *Screen) open(i int) {
	if i < 0 || i >= len(s.model.Rows()) || i == s.model.At() && s.model.Opened() != nil {
		return
	}
	id := s.model.ID(i)
	var opened *Opened
	s.desk.Later(func() (err error) {
		opened, err = s.model.Load(id)
		return err
	}, func(err error) {
		if err == nil {
			s.model.Show(opened)
			s.show()
		}
	})
}

// move goes to another place of the match.
func (s *Screen) move(f func(*Opened)) {
	if o := s.model.Opened(); o != nil {
		f(o)
		s.follow()
	}
}

// show lays the open match out, or the invitation to open one.
func (s *Screen) show() {
	s.list.Refresh()
	s.quiet = true
	defer func() { s.quiet = false }()
	if at := s.model.At(); at >= 0 {
		s.list.Select(at)
	} else {
		s.list.UnselectAll()
	}
	o := s.model.Opened()
	if o == nil {
		s.viewer.Hide()
		s.empty.Show()
		return
	}
	s.empty.Hide()
	s.viewer.Show()
	row := o.Summary()
	s.title.SetText(row.Title)
	s.about.SetText(row.Result + " · " + row.When)
	s.goOn.Hidden = !o.CanGoOn()
	s.warning.SetText(o.Warning())
	s.warning.Hidden = o.Warning() == ""
	s.slider.Max = float64(max(1, len(o.Lines())-1))
	s.log.Refresh()
	s.follow()
	s.desk.Canvas().Unfocus() // the arrows are for the match now, not for the list
}

// follow shows where in the match we are.
func (s *Screen) follow() {
	o := s.model.Opened()
	was := s.quiet
	s.quiet = true
	s.position.SetText(o.Position())
	s.slider.SetValue(float64(o.Line()))
	s.log.Select(o.Line())
	s.quiet = was
	s.showTable(o.Table())
}

func (s *Screen) showTable(halves [2]Half) {
	s.table.Objects = nil
	for i := range halves {
		half := halves[len(halves)-1-i] // the opponent above
		s.table.Add(widgets.Title(half.Name))
		s.table.Add(widgets.Muted(half.About))
		for _, z := range half.Zones {
			s.table.Add(widgets.NewInk(z.Name, theme.Gold, fynetheme.SizeNameCaptionText, fyne.TextStyle{Bold: true}))
			s.table.Add(widgets.Wrapped(z.Cards))
		}
		if i == 0 {
			s.table.Add(widget.NewSeparator())
		}
	}
	s.table.Refresh()
}

func (s *Screen) logLength() int {
	if o := s.model.Opened(); o != nil {
		return len(o.Lines())
	}
	return 0
}

func (s *Screen) bindLine(i int, obj fyne.CanvasObject) {
	o := s.model.Opened()
	if o == nil || i >= len(o.Lines()) {
		return
	}
	l := obj.(*widget.Label)
	line := o.Lines()[i]
	l.TextStyle.Bold = line.Head
	l.Importance = widget.MediumImportance
	if i > o.Line() {
		l.Importance = widget.LowImportance
	}
	l.SetText(line.Text)
}

// remove deletes the open match and offers to put it back.
func (s *Screen) remove() {
	remove, restore := s.model.Delete()
	if remove == nil {
		return
	}
	s.desk.Later(remove, func(err error) {
		s.reload()
		if err == nil {
			s.desk.Notes.Offer(words.T("Partida eliminada"), words.T("Deshacer"), func() {
				s.desk.Later(restore, func(error) { s.reload() })
			})
		}
	})
}
