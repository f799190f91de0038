package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
)

// Tabs is a row of titles of which one is chosen, with a click or with the arrows
// while it has the focus.
type Tabs struct {
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
	_ fyne.Focusable    = (*Tabs)(nil)
	_ fyne.Tappable     = (*Tabs)(nil)
	_ desktop.Hoverable = (*Tabs)(nil)
)

// NewTabs has the first title chosen; chosen is told of any other.
func NewTabs(titles []string, chosen func(int)) *Tabs {
	t := &Tabs{chosen: chosen, hovered: -1, line: canvas.NewRectangle(nil), base: canvas.NewRectangle(nil)}
	for _, title := range titles {
		text := canvas.NewText(title, nil)
		text.TextSize, text.Alignment = theme.Scaled(13), fyne.TextAlignCenter
		t.titles = append(t.titles, text)
	}
	t.ExtendBaseWidget(t)
	return t
}

// SetTitles gives the tabs other titles, as many as before.
func (t *Tabs) SetTitles(titles []string) {
	for i, text := range t.titles {
		text.Text = titles[i]
	}
	t.Refresh()
}

// At is the place of the chosen title.
func (t *Tabs) At() int { return t.at }

// Mark makes a title the chosen one and tells nobody.
func (t *Tabs) Mark(i int) {
	t.at = i
	t.Refresh()
}

// Choose chooses the title at a place; where there is none it does nothing.
func (t *Tabs) Choose(i int) {
	if i < 0 || i >= len(t.titles) {
		return
	}
	t.Mark(i)
	t.chosen(i)
}

// tabGap is the least room between two titles.
const tabGap = 12

// edges are where the titles begin, and where the last one ends. They are as wide as each other where
// each has room so, else as their words are.
func (t *Tabs) edges() []float32 {
	wants, all, widest := make([]float32, len(t.titles)), float32(0), float32(0)
	for i, title := range t.titles {
		wants[i] = fyne.MeasureText(title.Text, title.TextSize, fyne.TextStyle{Bold: true}).Width + tabGap
		all, widest = all+wants[i], max(widest, wants[i])
	}
	n := float32(len(t.titles))
	share, spare := t.Size().Width/n, (t.Size().Width-all)/n
	edges := make([]float32, len(t.titles)+1)
	for i, want := range wants {
		width := share
		if widest > share {
			width = want + spare
		}
		edges[i+1] = edges[i] + width
	}
	return edges
}

func (t *Tabs) titleAt(x float32) int {
	edges := t.edges()
	i := 0
	for i+1 < len(t.titles) && x >= edges[i+1] {
		i++
	}
	return i
}

// Tapped implements fyne.Tappable.
func (t *Tabs) Tapped(e *fyne.PointEvent) { t.Choose(t.titleAt(e.Position.X)) }

// MouseIn implements desktop.Hoverable.
func (t *Tabs) MouseIn(e *desktop.MouseEvent) { t.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (t *Tabs) MouseMoved(e *desktop.MouseEvent) {
	if i := t.titleAt(e.Position.X); i != t.hovered {
		t.hovered = i
		t.Refresh()
	}
}

// MouseOut implements desktop.Hoverable.
func (t *Tabs) MouseOut() {
	t.hovered = -1
	t.Refresh()
}

// FocusGained implements fyne.Focusable.
func (t *Tabs) FocusGained() {
	t.focused = true
	t.Refresh()
}

// FocusLost implements fyne.Focusable.
func (t *Tabs) FocusLost() {
	t.focused = false
	t.Refresh()
}

// TypedKey implements fyne.Focusable.
func (t *Tabs) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft:
		t.Choose(t.at - 1)
	case fyne.KeyRight:
		t.Choose(t.at + 1)
	default:
		handKey(t, e)
	}
}

// TypedRune implements fyne.Focusable.
func (t *Tabs) TypedRune(r rune) { RuneOfWindow(t, r) }

// CreateRenderer implements fyne.Widget.
func (t *Tabs) CreateRenderer() fyne.WidgetRenderer {
	r := &tabsRenderer{t}
	r.paint()
	return r
}

type tabsRenderer struct{ tabs *Tabs }

const tabsHeight = 30

func (r *tabsRenderer) Layout(size fyne.Size) {
	t := r.tabs
	edges := t.edges()
	for i, title := range t.titles {
		title.Move(fyne.NewPos(edges[i], 0))
		title.Resize(fyne.NewSize(edges[i+1]-edges[i], size.Height-2))
	}
	t.base.Move(fyne.NewPos(0, size.Height-1))
	t.base.Resize(fyne.NewSize(size.Width, 1))
	t.line.Move(fyne.NewPos(edges[t.at]+4, size.Height-3))
	t.line.Resize(fyne.NewSize(edges[t.at+1]-edges[t.at]-8, 3))
}

func (r *tabsRenderer) MinSize() fyne.Size { return fyne.NewSize(260, theme.Scaled(tabsHeight)) }

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
