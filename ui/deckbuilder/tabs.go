package deckbuilder

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
)

// tabs is a row of titles of which one is chosen, with a click or with the
// arrows while it has the focus.
type tabs struct {
	widget.BaseWidget
	titles  []*canvas.Text
	line    *canvas.Rectangle // under the chosen one
	base    *canvas.Rectangle // under all
	at      int
	hovered int // -1: none
	focused bool
	chosen  func(int)
}

var (
	_ fyne.Focusable    = (*tabs)(nil)
	_ fyne.Tappable     = (*tabs)(nil)
	_ desktop.Hoverable = (*tabs)(nil)
)

func newTabs(titles []string, chosen func(int)) *tabs {
	t := &tabs{chosen: chosen, hovered: -1, line: canvas.NewRectangle(nil), base: canvas.NewRectangle(nil)}
	for _, title := range titles {
		text := canvas.NewText(title, nil)
		text.TextSize, text.Alignment = 13, fyne.TextAlignCenter
		t.titles = append(t.titles, text)
	}
	t.ExtendBaseWidget(t)
	return t
}

// choose opens the page of that number.
func (t *tabs) choose(i int) {
	if i < 0 || i >= len(t.titles) {
		return
	}
	t.at = i
	t.Refresh()
	t.chosen(i)
}

func (t *tabs) titleAt(x float32) int {
	return min(int(x/max(1, t.Size().Width)*float32(len(t.titles))), len(t.titles)-1)
}

// Tapped implements fyne.Tappable.
func (t *tabs) Tapped(e *fyne.PointEvent) { t.choose(t.titleAt(e.Position.X)) }

// MouseIn implements desktop.Hoverable.
func (t *tabs) MouseIn(e *desktop.MouseEvent) { t.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (t *tabs) MouseMoved(e *desktop.MouseEvent) {
	if i := t.titleAt(e.Position.X); i != t.hovered {
		t.hovered = i
		t.Refresh()
	}
}

// MouseOut implements desktop.Hoverable.
func (t *tabs) MouseOut() {
	t.hovered = -1
	t.Refresh()
}

// FocusGained implements fyne.Focusable.
func (t *tabs) FocusGained() {
	t.focused = true
	t.Refresh()
}

// FocusLost implements fyne.Focusable.
func (t *tabs) FocusLost() {
	t.focused = false
	t.Refresh()
}

// TypedKey implements fyne.Focusable.
func (t *tabs) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft:
		t.choose(t.at - 1)
	case fyne.KeyRight:
		t.choose(t.at + 1)
	default:
		handOn(t, e)
	}
}

// TypedRune implements fyne.Focusable.
func (t *tabs) TypedRune(rune) {}

// handOn gives the window a key that the focused object has no use for.
func handOn(focused fyne.CanvasObject, e *fyne.KeyEvent) {
	c := fyne.CurrentApp().Driver().CanvasForObject(focused)
	if c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(e)
	}
}

// CreateRenderer implements fyne.Widget.
func (t *tabs) CreateRenderer() fyne.WidgetRenderer {
	r := &tabsRenderer{t}
	r.paint()
	return r
}

type tabsRenderer struct{ tabs *tabs }

const tabsHeight = 30

func (r *tabsRenderer) Layout(size fyne.Size) {
	t := r.tabs
	w := size.Width / float32(len(t.titles))
	for i, title := range t.titles {
		place(title, float32(i)*w, 0, w, size.Height-2)
	}
	place(t.base, 0, size.Height-1, size.Width, 1)
	place(t.line, float32(t.at)*w+4, size.Height-3, w-8, 3)
}

func (r *tabsRenderer) MinSize() fyne.Size { return fyne.NewSize(260, tabsHeight) }

func (r *tabsRenderer) Refresh() {
	r.paint()
	r.Layout(r.tabs.Size())
	canvas.Refresh(r.tabs)
}

func (r *tabsRenderer) paint() {
	t := r.tabs
	for i, title := range t.titles {
		title.Color = theme.Color(theme.Muted)
		title.TextStyle.Bold = i == t.at
		if i == t.at || i == t.hovered {
			title.Color = theme.Color(fynetheme.ColorNameForeground)
		}
		if i == t.at && t.focused {
			title.Color = theme.Color(theme.Gold)
		}
	}
	t.base.FillColor = theme.Color(theme.PanelEdge)
	t.line.FillColor = theme.Color(theme.Gold)
}

func (r *tabsRenderer) Objects() []fyne.CanvasObject {
	o := []fyne.CanvasObject{r.tabs.base}
	for _, title := range r.tabs.titles {
		o = append(o, title)
	}
	return append(o, r.tabs.line)
}

func (r *tabsRenderer) Destroy() {}
