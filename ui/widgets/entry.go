package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// SearchEntry is a line of text that lets its screen have some of the keys.
type SearchEntry struct {
	widget.Entry

	// OnKey is asked first; true means that the key is dealt with.
	OnKey func(fyne.KeyName) bool
	// TakesTab reports whether Tab is for OnKey now, and not to go on to the
	// next field; nil is never.
	TakesTab func() bool
	// Held gets everything that is typed, to be done at once or later, in its
	// order; nil does it at once.
	Held func(do func())
	// OnPaste is asked what becomes of a text that is pasted; true means that it
	// is dealt with. Nil writes it into the line.
	OnPaste func(text string) bool

	hint string // what belongs here, whole
}

var _ desktop.Keyable = (*SearchEntry)(nil)

// NewSearchEntry is an empty line.
func NewSearchEntry() *SearchEntry {
	e := &SearchEntry{}
	e.ExtendBaseWidget(e)
	return e
}

// SetPlaceHolder says what belongs here while nothing is written. It is cut to the room that
// there is: the toolkit would have it scroll.
func (e *SearchEntry) SetPlaceHolder(hint string) {
	e.hint = hint
	e.fitHint()
}

// Resize implements fyne.CanvasObject.
func (e *SearchEntry) Resize(size fyne.Size) {
	e.Entry.Resize(size)
	e.fitHint()
}

func (e *SearchEntry) fitHint() {
	hint, room := e.hint, e.Size().Width-2*fynetheme.InnerPadding()
	if e.Icon != nil {
		room -= fynetheme.IconInlineSize() + fynetheme.InnerPadding()
	}
	if !e.MultiLine && room > 0 {
		hint = Fitting(hint, fynetheme.SizeNameText, e.TextStyle, room)
	}
	if hint != e.PlaceHolder {
		e.Entry.SetPlaceHolder(hint)
	}
}

// AcceptsTab implements fyne.Tabbable.
func (e *SearchEntry) AcceptsTab() bool { return e.TakesTab != nil && e.TakesTab() }

// held does what is typed when it is time.
func (e *SearchEntry) held(do func()) {
	if e.Held == nil {
		do()
		return
	}
	e.Held(do)
}

// TypedRune implements fyne.Focusable.
func (e *SearchEntry) TypedRune(r rune) { e.held(func() { e.Entry.TypedRune(r) }) }

// TypedKey gives the screen its keys, and the window those that are its own.
func (e *SearchEntry) TypedKey(k *fyne.KeyEvent) { e.held(func() { e.typedKey(k) }) }

func (e *SearchEntry) typedKey(k *fyne.KeyEvent) {
	if e.OnKey != nil && e.OnKey(k.Name) {
		return
	}
	if !OfWindow(e, k) {
		e.Entry.TypedKey(k)
	}
}

// OfWindow hands the keys that belong to the window, or to the sheet over it, on
// to it from whatever has the focus. It reports whether k was one of them.
func OfWindow(focused fyne.CanvasObject, k *fyne.KeyEvent) bool {
	if k.Name != fyne.KeyEscape && k.Name != fyne.KeyF1 && k.Name != fyne.KeyF2 {
		return false
	}
	return handKey(focused, k)
}

// handKey hands a key on to the window, or to the sheet over it, and reports
// whether there was somebody to take it.
func handKey(focused fyne.CanvasObject, k *fyne.KeyEvent) bool {
	c := canvasOf(focused)
	if c == nil || c.OnTypedKey() == nil {
		return false
	}
	c.OnTypedKey()(k)
	return true
}

// TypedShortcut hands the shortcuts of letters and digits on to the window,
// which would not see them while somebody writes. Undo, redo and all are the
// window's while nothing is written.
func (e *SearchEntry) TypedShortcut(s fyne.Shortcut) { e.held(func() { e.typedShortcut(s) }) }

func (e *SearchEntry) typedShortcut(s fyne.Shortcut) {
	if paste, ok := s.(*fyne.ShortcutPaste); ok && e.OnPaste != nil && e.OnPaste(paste.Clipboard.Content()) {
		return
	}
	_, undo := s.(*fyne.ShortcutUndo)
	_, redo := s.(*fyne.ShortcutRedo)
	_, all := s.(*fyne.ShortcutSelectAll)
	if (undo || redo || all) && e.Text == "" {
		handShortcut(e, s)
		return
	}
	if !ToWindow(e, s) {
		e.Entry.TypedShortcut(s)
	}
}

// ToWindow hands a shortcut of a letter or a digit on to the window from
// whatever has the focus. It reports whether it was one.
func ToWindow(focused fyne.CanvasObject, s fyne.Shortcut) bool {
	custom, ok := s.(*desktop.CustomShortcut)
	return ok && len(custom.KeyName) == 1 && handShortcut(focused, s)
}

// canvasOf is the canvas of what has the focus. The toolkit forgets it while the
// screen is not in sight, and the focus may still be there; and it never knew it of
// the button within a door. There is one window.
func canvasOf(focused fyne.CanvasObject) fyne.Canvas {
	driver := fyne.CurrentApp().Driver()
	if c := driver.CanvasForObject(focused); c != nil {
		return c
	}
	for _, w := range driver.AllWindows() {
		return w.Canvas()
	}
	return nil
}

func handShortcut(focused fyne.CanvasObject, s fyne.Shortcut) bool {
	c, ok := canvasOf(focused).(fyne.Shortcutable)
	if ok {
		c.TypedShortcut(s)
	}
	return ok
}

// Stepper is a count with a button to either side.
type Stepper struct {
	widget.BaseWidget
	less, more *Button
	count      *Ink
	row        *fyne.Container
}

// NewStepper is a count that step is asked to change by -1 or +1.
func NewStepper(step func(by int)) *Stepper {
	s := &Stepper{
		less:  NewButton("–", func() { step(-1) }),
		more:  NewButton("+", func() { step(+1) }),
		count: Title("0").Align(fyne.TextAlignCenter),
	}
	s.row = &fyne.Container{Layout: stepperLayout{}, Objects: []fyne.CanvasObject{s.less, s.count, s.more}}
	s.ExtendBaseWidget(s)
	return s
}

// Set shows a count.
func (s *Stepper) Set(text string) { s.count.SetText(text) }

// CreateRenderer implements fyne.Widget.
func (s *Stepper) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(s.row) }

type stepperLayout struct{}

func (stepperLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w := o[0].MinSize().Width + 12
	o[0].Resize(fyne.NewSize(w, size.Height))
	h := o[1].MinSize().Height
	o[1].Move(fyne.NewPos(w, (size.Height-h)/2))
	o[1].Resize(fyne.NewSize(size.Width-2*w, h))
	o[2].Move(fyne.NewPos(size.Width-w, 0))
	o[2].Resize(fyne.NewSize(w, size.Height))
}

func (stepperLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	b := o[0].MinSize()
	return fyne.NewSize(2*(b.Width+12)+max(48, o[1].MinSize().Width+16), b.Height)
}
