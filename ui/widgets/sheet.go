package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/words"
)

// Sheet is a page that lies over the window until it is answered. Escape puts
// it away, and a button with High or Danger importance is what Enter does.
type Sheet struct {
	popup  *widget.PopUp
	canvas fyne.Canvas
	enter  func()
	keys   func(*fyne.KeyEvent) // who had the keys before
	runes  func(rune)           // likewise

	// OnRune gets the letters that are typed while nothing of the sheet has
	// the focus; nil where they mean nothing.
	OnRune func(rune)
}

// Choice is a button of a sheet. The sheet is put away before Do runs; a nil
// Do only puts it away.
type Choice struct {
	Text       string
	Importance widget.Importance
	Do         func()
}

// ShowSheet lays a sheet over a canvas. The first choice stands at the left.
func ShowSheet(on fyne.Canvas, title string, body fyne.CanvasObject, choices ...Choice) *Sheet {
	s := &Sheet{canvas: on}
	buttons := container.NewHBox(layout.NewSpacer())
	for _, choice := range choices {
		do := func() {
			s.Hide()
			if choice.Do != nil {
				choice.Do()
			}
		}
		b := NewButton(choice.Text, do)
		b.Importance = choice.Importance
		if choice.Importance == widget.HighImportance || choice.Importance == widget.DangerImportance {
			s.enter = do
		}
		buttons.Add(b)
	}
	content := container.NewBorder(sheetTitle(title), buttons, nil, nil,
		container.New(layout.NewCustomPaddedLayout(10, 14, 0, 0), body))
	margin := container.New(layout.NewCustomPaddedLayout(14, 12, 18, 18), content)
	s.popup = widget.NewModalPopUp(margin, on)
	s.popup.Show()
	s.listen()
	return s
}

// sheetTitle is a title that gives way where the sheet is narrower, but for a
// title that is short: a card may have any name.
func sheetTitle(text string) fyne.CanvasObject {
	const least = 560
	title := Title(text)
	return MinWidth(min(least, title.MinSize().Width), title.Cut())
}

// listen takes the keys that no widget of the sheet has the focus for.
func (s *Sheet) listen() {
	s.canvas.Unfocus()
	s.keys, s.runes = s.canvas.OnTypedKey(), s.canvas.OnTypedRune()
	s.canvas.SetOnTypedRune(func(r rune) {
		if s.OnRune != nil {
			s.OnRune(r)
		}
	})
	s.canvas.SetOnTypedKey(func(e *fyne.KeyEvent) {
		switch e.Name {
		case fyne.KeyEscape:
			s.Hide()
		case fyne.KeyReturn, fyne.KeyEnter:
			s.Enter()
		}
	})
}

// Enter is as if the most important button were pressed.
func (s *Sheet) Enter() {
	if s.enter != nil {
		s.enter()
	}
}

// Hide puts the sheet away.
func (s *Sheet) Hide() {
	if !s.popup.Visible() {
		return
	}
	s.popup.Hide()
	s.canvas.SetOnTypedKey(s.keys)
	s.canvas.SetOnTypedRune(s.runes)
}

// Tell shows a message with one button.
func Tell(on fyne.Canvas, title, message string) *Sheet {
	return ShowSheet(on, title, paragraph(message), Choice{Text: words.T("Entendido"), Importance: widget.HighImportance})
}

// Ask shows a question; yes is what the main button says and does.
func Ask(on fyne.Canvas, title, question, yes string, do func()) *Sheet {
	return ShowSheet(on, title, paragraph(question),
		Choice{Text: words.T("Cancelar")},
		Choice{Text: yes, Importance: widget.HighImportance, Do: do})
}

// AskText asks for one line. What check says is wrong with it stands below
// and keeps the sheet open; nil checks accept everything.
func AskText(on fyne.Canvas, title, text, yes string, check func(string) string, do func(string)) *Sheet {
	entry := NewSearchEntry()
	entry.SetText(text)
	wrong := widget.NewLabel("")
	wrong.Importance = widget.DangerImportance
	body := MinWidth(420, container.NewVBox(entry, wrong))
	var s *Sheet
	accept := func() {
		if check != nil {
			if reason := check(entry.Text); reason != "" {
				wrong.SetText(reason)
				return
			}
		}
		s.Hide()
		do(entry.Text)
	}
	s = ShowSheet(on, title, body, Choice{Text: words.T("Cancelar")})
	s.AddButton(yes, widget.HighImportance, accept)
	entry.OnSubmitted = func(string) { accept() }
	on.Focus(entry)
	entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	return s
}

// Visible reports whether the sheet still lies there.
func (s *Sheet) Visible() bool { return s.popup.Visible() }

// AddButton puts one more button at the right; unlike a Choice it decides by
// itself whether the sheet goes away.
func (s *Sheet) AddButton(text string, importance widget.Importance, do func()) {
	b := NewButton(text, do)
	b.Importance = importance
	if importance == widget.HighImportance || importance == widget.DangerImportance {
		s.enter = do
	}
	content := s.popup.Content.(*fyne.Container).Objects[0].(*fyne.Container)
	for _, o := range content.Objects {
		if row, ok := o.(*fyne.Container); ok && len(row.Objects) > 0 {
			if _, first := row.Objects[0].(*layout.Spacer); first {
				row.Add(b)
			}
		}
	}
}

func paragraph(text string) fyne.CanvasObject {
	return MinWidth(440, Wrapped(text))
}

// atLeast is a layout that fills and is at least so large.
type atLeast fyne.Size

func (l atLeast) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.NewPos(0, 0))
		o.Resize(size)
	}
}

func (l atLeast) MinSize(objects []fyne.CanvasObject) fyne.Size {
	size := fyne.Size(l)
	for _, o := range objects {
		if o.Size().Width < l.Width {
			o.Resize(fyne.NewSize(l.Width, o.Size().Height)) // a wrapped label knows its height only then
		}
		size = size.Max(o.MinSize())
	}
	return size
}

// MinSize gives an object at least a size.
func MinSize(size fyne.Size, o fyne.CanvasObject) fyne.CanvasObject {
	return container.New(atLeast(size), o)
}

// MinWidth gives an object at least a width.
func MinWidth(w float32, o fyne.CanvasObject) fyne.CanvasObject {
	return MinSize(fyne.NewSize(w, 0), o)
}
