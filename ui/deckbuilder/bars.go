package deckbuilder

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
)

// bar is one bar of a chart: how many there are of what.
type bar struct {
	Label string
	Count int
}

// numbered are the bars of counts by number, from 0 to at least top.
func numbered(counts []int, top int) []bar {
	bars := make([]bar, max(len(counts), top+1))
	for i := range bars {
		bars[i].Label = strconv.Itoa(i)
	}
	for i, n := range counts {
		bars[i].Count = n
	}
	return bars
}

// bars is a small chart. Its bars stand side by side, or lie one below the
// other where labels are words.
type bars struct {
	widget.BaseWidget
	lying  bool
	height float32 // of the whole chart while its bars stand
	shown  []bar
	marks  []*mark
	axis   *canvas.Rectangle // that the bars stand on, or lie against
}

// mark is what a bar is drawn with.
type mark struct {
	bar          *canvas.Rectangle
	label, count *canvas.Text
}

func newMark(lying bool) *mark {
	m := &mark{canvas.NewRectangle(nil), canvas.NewText("", nil), canvas.NewText("", nil)}
	m.bar.CornerRadius = 2
	for _, t := range [...]*canvas.Text{m.label, m.count} {
		t.TextSize = theme.Scaled(11)
		t.Alignment = fyne.TextAlignCenter
	}
	if lying {
		m.label.TextSize, m.count.TextSize = theme.Scaled(13), theme.Scaled(12)
		m.label.Alignment, m.count.Alignment = fyne.TextAlignLeading, fyne.TextAlignLeading
	}
	return m
}

// standing is a chart of that height whose bars stand.
func standing(height float32) *bars {
	b := &bars{height: height, axis: canvas.NewRectangle(nil)}
	b.ExtendBaseWidget(b)
	return b
}

// lying is a chart whose bars lie.
func lying() *bars {
	b := &bars{lying: true, axis: canvas.NewRectangle(nil)}
	b.ExtendBaseWidget(b)
	return b
}

// set shows other bars.
func (b *bars) set(shown []bar) {
	b.shown = shown
	for len(b.marks) < len(shown) {
		b.marks = append(b.marks, newMark(b.lying))
	}
	b.marks = b.marks[:len(shown)]
	b.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (b *bars) CreateRenderer() fyne.WidgetRenderer {
	r := &barsRenderer{b}
	r.paint()
	return r
}

type barsRenderer struct{ bars *bars }

const (
	barLabel = 14  // height of a label below or above a standing bar
	barRow   = 22  // height of a lying bar with its label
	barWords = 104 // width of the labels of lying bars
	barCount = 30  // width of their counts
)

func (r *barsRenderer) Layout(size fyne.Size) {
	if r.bars.axis.Hidden = len(r.bars.shown) == 0; r.bars.lying {
		place(r.bars.axis, barWords-1, 0, 1, float32(len(r.bars.shown))*barRow)
	} else {
		place(r.bars.axis, 0, size.Height-barLabel, size.Width, 1)
	}
	most := 1
	for _, b := range r.bars.shown {
		most = max(most, b.Count)
	}
	for i, m := range r.bars.marks {
		share := float32(r.bars.shown[i].Count) / float32(most)
		if r.bars.lying {
			y, room := float32(i)*barRow, size.Width-barWords-barCount
			w := room * share
			place(m.label, 0, y, barWords, barRow)
			place(m.bar, barWords, y+5, w, barRow-10)
			place(m.count, barWords+w+6, y, barCount, barRow)
			continue
		}
		w := size.Width / float32(len(r.bars.marks))
		x, room := float32(i)*w, size.Height-2*barLabel
		h := room * share
		place(m.bar, x+w*0.16, barLabel+room-h, w*0.68, h)
		place(m.label, x, size.Height-barLabel, w, barLabel)
		place(m.count, x, room-h, w, barLabel)
	}
}

func place(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

func (r *barsRenderer) MinSize() fyne.Size {
	if r.bars.lying {
		return fyne.NewSize(barWords+barCount+80, float32(len(r.bars.shown))*barRow)
	}
	return fyne.NewSize(200, r.bars.height)
}

func (r *barsRenderer) Refresh() {
	r.paint()
	r.Layout(r.bars.Size())
	canvas.Refresh(r.bars)
}

func (r *barsRenderer) paint() {
	r.bars.axis.FillColor = theme.Color(theme.Muted)
	for i, m := range r.bars.marks {
		b := r.bars.shown[i]
		m.bar.FillColor = theme.Color(theme.Bar)
		m.label.Color, m.count.Color = theme.Color(theme.Muted), theme.Color(theme.Muted)
		m.label.Text, m.count.Text = b.Label, ""
		if b.Count > 0 {
			m.count.Text = strconv.Itoa(b.Count)
		}
	}
}

func (r *barsRenderer) Objects() []fyne.CanvasObject {
	var o []fyne.CanvasObject
	for _, m := range r.bars.marks {
		o = append(o, m.bar, m.label, m.count)
	}
	return append(o, r.bars.axis)
}

func (r *barsRenderer) Destroy() {}
