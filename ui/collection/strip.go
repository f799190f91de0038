package collection

import (
	"cmp"
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/ui/theme"
	"castillo/ui/widgets"
)

// strip is the row of editions, each with how much of it is owned, those of one block
// together. A click shows one edition only, a second one all of them again; with the
// keyboard on it the arrows go from one to the next. Where there is no room for all it
// scrolls. The tabs have the codes; what they stand for is said in named.
type strip struct {
	widget.BaseWidget
	tabs    []*tab
	named   *widgets.Ink // the whole name of the edition at hand
	scroll  *container.Scroll
	choose  func(card.Edition)
	leave   func() // for the cards
	focused bool
}

var _ fyne.Focusable = (*strip)(nil)

func newStrip(choose func(card.Edition), leave func()) *strip {
	s := &strip{choose: choose, leave: leave, named: widgets.Muted("").Cut()}
	row := container.New(stripLayout{})
	for _, e := range inStrip() {
		t := newTab(e, s)
		s.tabs = append(s.tabs, t)
		row.Add(t)
	}
	s.scroll = container.NewHScroll(row)
	s.ExtendBaseWidget(s)
	return s
}

// smallEdition is the size of an edition that stands behind the others of its block.
const smallEdition = 50

// inStrip lists the editions by block in the order of release, those of several blocks
// last, and in a block the large before the small.
func inStrip() []card.EditionInfo {
	all := slices.Clone(card.Editions())
	block := func(info card.EditionInfo) int {
		if at := blockRank(info.Block); at >= 0 {
			return at
		}
		return len(all)
	}
	small := func(info card.EditionInfo) int {
		if info.Size < smallEdition {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(all, func(a, b card.EditionInfo) int {
		return cmp.Or(cmp.Compare(block(a), block(b)), cmp.Compare(small(a), small(b)))
	})
	return all
}

func (s *strip) set(progress []Progress, chosen card.Edition) {
	for _, t := range s.tabs {
		at := slices.IndexFunc(progress, func(p Progress) bool { return p.Edition.Code == t.edition.Code })
		if at < 0 {
			continue
		}
		was := t.chosen
		if t.set(progress[at], t.edition.Code == chosen); t.chosen && !was {
			s.reveal(t)
		}
	}
	s.name()
}

// name says which edition the mouse is on, or else which is chosen.
func (s *strip) name() {
	said := ""
	for _, t := range s.tabs {
		if t.hovered || t.chosen && said == "" {
			said = t.edition.Name
		}
		if t.hovered {
			break
		}
	}
	s.named.SetText(said)
}

// reveal scrolls to a tab that is not in sight.
func (s *strip) reveal(t *tab) {
	left, right := t.Position().X, t.Position().X+t.Size().Width
	switch at := s.scroll.Offset.X; {
	case left < at:
		s.scroll.ScrollToOffset(fyne.NewPos(left, 0))
	case right > at+s.scroll.Size().Width:
		s.scroll.ScrollToOffset(fyne.NewPos(right-s.scroll.Size().Width, 0))
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
func (s *strip) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(s.scroll) }

// stripLayout sets the tabs side by side, with a wider gap between blocks and, below
// them, room for the bar with which they are scrolled.
type stripLayout struct{}

const (
	stripGap = 6
	blockGap = 18
	barRoom  = 8
)

func (stripLayout) Layout(o []fyne.CanvasObject, _ fyne.Size) { layTabs(o, true) }

func (stripLayout) MinSize(o []fyne.CanvasObject) fyne.Size { return layTabs(o, false) }

// layTabs is the room that the tabs take, which it gives them where they move.
func layTabs(o []fyne.CanvasObject, move bool) fyne.Size {
	x, height := float32(0), float32(0)
	for i, t := range o {
		if i > 0 && t.(*tab).edition.Block != o[i-1].(*tab).edition.Block {
			x += blockGap - stripGap
		}
		size := t.MinSize()
		if move {
			t.Move(fyne.NewPos(x, 0))
			t.Resize(size)
		}
		x, height = x+size.Width+stripGap, max(height, size.Height)
	}
	return fyne.NewSize(max(0, x-stripGap), height+barRoom)
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
	t.code.TextSize, t.count.TextSize = theme.Scaled(13), theme.Scaled(12)
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
	t.strip.name()
}

// MouseMoved implements desktop.Hoverable.
func (t *tab) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (t *tab) MouseOut() {
	t.hovered = false
	t.Refresh()
	t.strip.name()
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
	low := theme.Scaled(26)
	t.back.Resize(size)
	t.code.Move(fyne.NewPos(8, 4))
	t.code.Resize(fyne.NewSize(theme.Scaled(40), theme.Scaled(18)))
	t.count.Move(fyne.NewPos(8, 5))
	t.count.Resize(fyne.NewSize(size.Width-16, theme.Scaled(16)))
	t.track.Move(fyne.NewPos(8, low))
	t.track.Resize(fyne.NewSize(size.Width-16, 3))
	t.bar.Move(fyne.NewPos(8, low))
	t.bar.Resize(fyne.NewSize(max(3, (size.Width-16)*t.part), 3)) // no narrower than its round ends
	t.bar.Hidden = t.part == 0
}

func (r *tabRenderer) MinSize() fyne.Size { return fyne.NewSize(theme.Scaled(104), theme.Scaled(26)+9) }

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
	t.track.FillColor = theme.Color(fynetheme.ColorNameButton) // the edge is white in high contrast and would look full
	t.bar.FillColor = theme.Color(theme.Gold)
}

func (r *tabRenderer) Objects() []fyne.CanvasObject {
	t := r.tab
	return []fyne.CanvasObject{t.back, t.track, t.bar, t.code, t.count}
}

func (r *tabRenderer) Destroy() {}
