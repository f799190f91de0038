package collection

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/ui/theme"
	"castillo/ui/widgets"
)

// strip is the row of editions, each with how much of it is owned. A click
// shows one edition only, a second one all of them again; with the keyboard on
// it the arrows go from one to the next.
type strip struct {
	widget.BaseWidget
	tabs    []*tab
	choose  func(card.Edition)
	leave   func() // for the cards
	focused bool
}

var _ fyne.Focusable = (*strip)(nil)

func newStrip(choose func(card.Edition), leave func()) *strip {
	s := &strip{choose: choose, leave: leave}
	for _, e := range card.Editions() {
		s.tabs = append(s.tabs, newTab(e, s))
	}
	s.ExtendBaseWidget(s)
	return s
}

func (s *strip) set(progress []Progress, chosen card.Edition) {
	for i, t := range s.tabs {
		if i < len(progress) {
			t.set(progress[i], progress[i].Edition.Code == chosen)
		}
	}
}

// FocusGained implements fyne.Focusable.
func (s *strip) FocusGained() { s.setFocused(true) }

// FocusLost implements fyne.Focusable.
func (s *strip) FocusLost() { s.setFocused(false) }

func (s *strip) setFocused(on bool) {
	s.focused = on
	for _, t := range s.tabs {
		t.Refresh()
	}
}

// TypedRune implements fyne.Focusable.
func (s *strip) TypedRune(r rune) { widgets.RuneOfWindow(s, r) }

// TypedKey implements fyne.Focusable. Before the first edition there are all.
func (s *strip) TypedKey(k *fyne.KeyEvent) {
	at := slices.IndexFunc(s.tabs, func(t *tab) bool { return t.chosen })
	switch k.Name {
	case fyne.KeyLeft:
		s.goTo(at - 1)
	case fyne.KeyRight:
		s.goTo(at + 1)
	case fyne.KeyHome, fyne.KeyDelete, fyne.KeyBackspace:
		s.goTo(-1)
	case fyne.KeyEnd:
		s.goTo(len(s.tabs) - 1)
	case fyne.KeyDown, fyne.KeyReturn, fyne.KeyEnter:
		s.leave()
	default:
		widgets.OfWindow(s, k)
	}
}

func (s *strip) goTo(i int) {
	switch {
	case i < 0:
		s.choose("")
	case i < len(s.tabs):
		s.choose(s.tabs[i].edition.Code)
	}
}

// CreateRenderer implements fyne.Widget.
func (s *strip) CreateRenderer() fyne.WidgetRenderer {
	objects := make([]fyne.CanvasObject, len(s.tabs))
	for i, t := range s.tabs {
		objects[i] = t
	}
	return widget.NewSimpleRenderer(&fyne.Container{Layout: stripLayout{}, Objects: objects})
}

type stripLayout struct{}

const stripGap = 6

func (stripLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w := (size.Width - stripGap*float32(len(o)-1)) / float32(len(o))
	for i, t := range o {
		t.Move(fyne.NewPos(float32(i)*(w+stripGap), 0))
		t.Resize(fyne.NewSize(w, size.Height))
	}
}

func (stripLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	var m fyne.Size
	for _, t := range o {
		m = m.Max(t.MinSize())
	}
	return fyne.NewSize((m.Width+stripGap)*float32(len(o))-stripGap, m.Height)
}

// tab is one edition.
type tab struct {
	widget.BaseWidget
	strip   *strip
	edition card.EditionInfo
	part    float32
	chosen  bool
	hovered bool
	back    *canvas.Rectangle
	track   *canvas.Rectangle
	bar     *canvas.Rectangle
	code    *canvas.Text
	count   *canvas.Text
}

var (
	_ fyne.Tappable     = (*tab)(nil)
	_ desktop.Hoverable = (*tab)(nil)
)

func newTab(e card.EditionInfo, s *strip) *tab {
	t := &tab{
		strip: s, edition: e,
		back: canvas.NewRectangle(nil), track: canvas.NewRectangle(nil), bar: canvas.NewRectangle(nil),
		code: canvas.NewText(string(e.Code), nil), count: canvas.NewText("", nil),
	}
	t.back.CornerRadius, t.track.CornerRadius, t.bar.CornerRadius = 6, 1.5, 1.5
	t.code.TextStyle = fyne.TextStyle{Bold: true}
	t.code.TextSize, t.count.TextSize = 13, 12
	t.count.Alignment = fyne.TextAlignTrailing
	t.ExtendBaseWidget(t)
	return t
}

func (t *tab) set(p Progress, chosen bool) {
	count := fmt.Sprintf("%d/%d", p.Owned, p.Printed)
	if t.part == p.Part() && t.chosen == chosen && t.count.Text == count {
		return
	}
	t.part, t.chosen, t.count.Text = p.Part(), chosen, count
	t.Refresh()
}

// Tapped implements fyne.Tappable.
func (t *tab) Tapped(*fyne.PointEvent) {
	if t.chosen {
		t.strip.choose("")
	} else {
		t.strip.choose(t.edition.Code)
	}
}

// MouseIn implements desktop.Hoverable.
func (t *tab) MouseIn(*desktop.MouseEvent) {
	t.hovered = true
	t.Refresh()
}

// MouseMoved implements desktop.Hoverable.
func (t *tab) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (t *tab) MouseOut() {
	t.hovered = false
	t.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (t *tab) CreateRenderer() fyne.WidgetRenderer {
	r := &tabRenderer{t}
	r.paint()
	return r
}

type tabRenderer struct{ tab *tab }

func (r *tabRenderer) Layout(size fyne.Size) {
	t := r.tab
	t.back.Resize(size)
	t.code.Move(fyne.NewPos(8, 4))
	t.code.Resize(fyne.NewSize(40, 18))
	t.count.Move(fyne.NewPos(8, 5))
	t.count.Resize(fyne.NewSize(size.Width-16, 16))
	t.track.Move(fyne.NewPos(8, 26))
	t.track.Resize(fyne.NewSize(size.Width-16, 3))
	t.bar.Move(fyne.NewPos(8, 26))
	t.bar.Resize(fyne.NewSize(max(3, (size.Width-16)*t.part), 3)) // no narrower than its round ends
	t.bar.Hidden = t.part == 0
}

func (r *tabRenderer) MinSize() fyne.Size { return fyne.NewSize(92, 35) }

func (r *tabRenderer) Refresh() {
	r.paint()
	r.Layout(r.tab.Size())
	canvas.Refresh(r.tab)
}

func (r *tabRenderer) paint() {
	t := r.tab
	t.back.StrokeWidth = 1
	t.back.StrokeColor = theme.Color(theme.PanelEdge)
	t.back.FillColor = theme.Color(theme.Panel)
	if t.hovered || t.strip.focused {
		t.back.StrokeColor = theme.Color(theme.Gold)
	}
	if t.chosen {
		t.back.StrokeWidth = 2
		t.back.StrokeColor = theme.Color(theme.Gold)
		t.back.FillColor = theme.Color(fynetheme.ColorNameSelection)
	}
	t.code.Color = theme.Color(fynetheme.ColorNameForeground)
	t.count.Color = theme.Color(theme.Muted)
	t.track.FillColor = theme.Color(theme.PanelEdge)
	t.bar.FillColor = theme.Color(theme.Gold)
}

func (r *tabRenderer) Objects() []fyne.CanvasObject {
	t := r.tab
	return []fyne.CanvasObject{t.back, t.track, t.bar, t.code, t.count}
}

func (r *tabRenderer) Destroy() {}
