package playmat

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/ui/theme"
	"castillo/ui/widgets"
)

var (
	_ fyne.Tappable     = (*balloon)(nil)
	_ fyne.Draggable    = (*balloon)(nil)
	_ desktop.Hoverable = (*balloon)(nil)
)

// Note is something that is told at the table while the duel goes on. It stands in a balloon where
// it hides least, and what it speaks of is framed.
type Note struct {
	Head    string
	Text    string
	Marks   []Mark
	Answers []Answer
}

// Mark is something on the table: a card or a zone, or a part of the table beside them.
type Mark struct {
	Drop
	Part Part
}

// Part is something on the table beside cards and zones.
type Part uint8

// The parts.
const (
	NoPart Part = iota
	PhaseBar
	AnswerButtons
	LargeCard
)

// Answer is a button of a note.
type Answer struct {
	Text string
	Key  fyne.KeyName
	Name string // of the key, for the eye
	Main bool   // Enter presses it too, while the keys are on no card
	Do   func() // nil: not now
}

// Explain tells something at the table until something else is told; the zero Note is nothing. The
// first card that it speaks of is shown large.
func (m *Mat) Explain(n Note) {
	fresh := n.Text != m.balloon.note.Text
	m.balloon.tell(n)
	for _, k := range n.Marks {
		if fresh && k.Card != 0 {
			m.hover(k.Card)
			break
		}
	}
	m.pointOut()
}

// balloon is a note on the table.
type balloon struct {
	widget.BaseWidget

	note   Note
	layer  *fyne.Container // above the whole table: the frames, the arrow and the balloon
	ground *canvas.Rectangle
	head   *canvas.Text
	text   *widget.Label
	row    *fyne.Container
	at     rect
}

// How a balloon is made up.
const (
	balloonWidth = 300
	balloonPad   = 10
	frameWidth   = 4
)

func newBalloon() *balloon {
	b := &balloon{ground: &canvas.Rectangle{CornerRadius: 10, StrokeWidth: 2}, head: &canvas.Text{TextStyle: fyne.TextStyle{Bold: true}},
		text: widget.NewLabel(""), row: container.NewHBox()}
	b.text.Wrapping = fyne.TextWrapWord
	b.layer = afloat()
	b.ExtendBaseWidget(b)
	return b
}

// tell takes a note over.
func (b *balloon) tell(n Note) {
	b.note = n
	b.head.Text = n.Head
	b.text.SetText(n.Text)
	b.row.Objects = nil
	for _, a := range n.Answers {
		c := widgets.NewButton(a.Text, a.Do)
		if a.Main {
			c.Importance = widget.HighImportance
		}
		if a.Do == nil {
			c.Disable()
		}
		b.row.Add(c)
	}
	b.Refresh()
}

// key presses the button of a key, and reports whether there is one.
func (b *balloon) key(k fyne.KeyName, idle bool) bool {
	for _, a := range b.note.Answers {
		enter := a.Main && idle && (k == fyne.KeyReturn || k == fyne.KeyEnter)
		if (a.Key == k || enter) && a.Do != nil {
			a.Do()
			return true
		}
	}
	return false
}

// fitted is how large the balloon is.
func (b *balloon) fitted() fyne.Size {
	w := fyne.Max(theme.Scaled(balloonWidth), b.row.MinSize().Width+2*balloonPad)
	b.text.Resize(fyne.NewSize(w-2*balloonPad, b.text.Size().Height)) // it knows its height only then
	return fyne.NewSize(w, b.head.MinSize().Height+b.text.MinSize().Height+b.row.MinSize().Height+2*balloonPad)
}

// placed finds what a mark means on the table.
func (m *Mat) placed(k Mark) (rect, bool) {
	of := func(o fyne.CanvasObject) rect {
		p, s := o.Position(), o.Size()
		return rect{p.X, p.Y, s.Width, s.Height}
	}
	switch k.Part {
	case PhaseBar:
		return m.board.ground.Strip, true
	case AnswerButtons:
		at := of(m.prompt.scroll)
		at.H = fyne.Min(at.H, m.prompt.buttons.MinSize().Height)
		return at, m.prompt.scroll.Visible()
	case LargeCard:
		return of(m.closeup), true
	}
	for _, z := range m.board.zones {
		if k.Card == 0 && z.Zone == k.Zone && z.Lay == game.InHand {
			return m.board.ground.Hands[k.Seat], true
		}
	}
	for _, s := range m.board.spots {
		if k.Card != 0 && s.ID == k.Card {
			return s.rect, true // also while it is pointed at and rises
		}
	}
	return m.board.place(k.Drop)
}

// pointOut frames what the note speaks of, and puts the balloon where it hides least.
func (m *Mat) pointOut() {
	b := m.balloon
	if b.note.Text == "" && len(b.layer.Objects) == 0 {
		return
	}
	b.layer.Resize(m.root.Size())
	b.layer.Objects = nil
	defer canvas.Refresh(b.layer)
	if m.board.covered = (rect{}); b.note.Text == "" {
		return
	}
	p := paletteOf(m)
	var marked []rect
	for _, k := range b.note.Marks {
		at, ok := m.placed(k)
		if !ok {
			continue
		}
		marked = append(marked, at)
		frame := &canvas.Rectangle{StrokeColor: p.Cursor, StrokeWidth: frameWidth, CornerRadius: 8}
		frame.Move(at.pos().SubtractXY(frameWidth/2, frameWidth/2))
		frame.Resize(at.size().AddWidthHeight(frameWidth, frameWidth))
		b.layer.Objects = append(b.layer.Objects, frame)
	}
	b.at = m.board.aside(b.fitted(), b.at, marked)
	if len(marked) > 0 {
		if from, to, ok := between(b.at, marked[0]); ok {
			b.layer.Objects = append(b.layer.Objects, arrow(from, to, p)...)
		}
	}
	m.board.covered = b.at
	b.Move(b.at.pos())
	b.Resize(b.at.size())
	b.layer.Objects = append(b.layer.Objects, b)
}

// aside finds where a balloon of a size hides least of the cards and of what is marked. It stays
// where it was unless it is far better elsewhere.
func (b *board) aside(size fyne.Size, was rect, marked []rect) rect {
	const stride, onMark, onCard, onHand, far, stays, looksOut = 12, 6, 2, 3, 6, 1500, 24
	cost := func(at rect) (sum float32) {
		for _, r := range marked {
			sum += onMark * at.shared(r)
		}
		for _, s := range b.spots { // a strength looks out of its card
			sum += onCard * at.shared(s.around(s.size().AddWidthHeight(looksOut, looksOut)))
		}
		sum += onHand * at.shared(b.ground.Hands[b.ground.Seat])
		sum += at.shared(b.ground.Strip)
		if len(marked) > 0 {
			sum += far * gapBetween(at, marked[0])
		}
		return sum
	}
	best := rect{gap, gap, size.Width, size.Height}
	least := cost(best)
	for y := float32(gap); y+size.Height < b.Size().Height; y += stride {
		for x := float32(gap); x+size.Width < b.Size().Width; x += stride {
			at := rect{x, y, size.Width, size.Height}
			if c := cost(at); c < least {
				best, least = at, c
			}
		}
	}
	if was.size() == size && cost(was) <= least+stays {
		return was
	}
	return best
}

// shared is the area that two rectangles have in common.
func (r rect) shared(o rect) float32 {
	w := fyne.Min(r.X+r.W, o.X+o.W) - fyne.Max(r.X, o.X)
	h := fyne.Min(r.Y+r.H, o.Y+o.H) - fyne.Max(r.Y, o.Y)
	return fyne.Max(0, w) * fyne.Max(0, h)
}

// near is the point of a rectangle that is nearest to another point.
func (r rect) near(p fyne.Position) fyne.Position {
	return fyne.NewPos(fyne.Max(r.X, fyne.Min(p.X, r.X+r.W)), fyne.Max(r.Y, fyne.Min(p.Y, r.Y+r.H)))
}

// gapBetween is how far two rectangles lie apart.
func gapBetween(a, b rect) float32 {
	p := b.near(a.center())
	q := a.near(p)
	return float32(math.Hypot(float64(p.X-q.X), float64(p.Y-q.Y)))
}

// between is the way from one rectangle to the other, where there is one to be seen.
func between(a, b rect) (from, to fyne.Position, ok bool) {
	const least = 14
	to = b.near(a.center())
	from = a.near(to)
	return from, to, gapBetween(a, b) > least
}

// Tapped implements fyne.Tappable, so that nothing under the balloon is chosen.
func (b *balloon) Tapped(*fyne.PointEvent) {}

// Dragged implements fyne.Draggable, so that nothing under it is dragged.
func (b *balloon) Dragged(*fyne.DragEvent) {}

// DragEnd implements fyne.Draggable.
func (b *balloon) DragEnd() {}

// MouseIn implements desktop.Hoverable, so that nothing under it is pointed at.
func (b *balloon) MouseIn(*desktop.MouseEvent) {}

// MouseMoved implements desktop.Hoverable.
func (b *balloon) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (b *balloon) MouseOut() {}

// CreateRenderer implements fyne.Widget.
func (b *balloon) CreateRenderer() fyne.WidgetRenderer {
	return &balloonRenderer{b, []fyne.CanvasObject{b.ground, b.head, b.text, b.row}}
}

type balloonRenderer struct {
	balloon *balloon
	objects []fyne.CanvasObject
}

func (r *balloonRenderer) MinSize() fyne.Size           { return r.balloon.fitted() }
func (r *balloonRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *balloonRenderer) Destroy()                     {}

func (r *balloonRenderer) Layout(size fyne.Size) {
	b := r.balloon
	b.ground.Resize(size)
	inner := size.Width - 2*balloonPad
	y := float32(balloonPad)
	b.head.Move(fyne.NewPos(balloonPad+fynetheme.InnerPadding(), y))
	b.head.Resize(fyne.NewSize(inner, b.head.MinSize().Height))
	y += b.head.MinSize().Height
	b.text.Move(fyne.NewPos(balloonPad, y))
	b.text.Resize(fyne.NewSize(inner, b.text.MinSize().Height))
	b.row.Move(fyne.NewPos(size.Width-balloonPad-b.row.MinSize().Width, size.Height-balloonPad-b.row.MinSize().Height))
	b.row.Resize(b.row.MinSize())
}

func (r *balloonRenderer) Refresh() {
	b := r.balloon
	p := paletteOf(b)
	b.ground.FillColor, b.ground.StrokeColor = p.Panel, p.Cursor
	b.head.Color, b.head.TextSize = p.Faint, theme.Scaled(12)
	r.Layout(b.Size())
	for _, o := range r.objects {
		o.Refresh()
	}
}
