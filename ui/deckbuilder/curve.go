package deckbuilder

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
)

// curve is a small chart of how many cards there are of each cost.
type curve struct {
	widget.BaseWidget
	counts [CurveTop + 1]int
	bars   [CurveTop + 1]*canvas.Rectangle
	costs  [CurveTop + 1]*canvas.Text
	tops   [CurveTop + 1]*canvas.Text
}

func newCurve() *curve {
	c := &curve{}
	for i := range c.bars {
		c.bars[i] = canvas.NewRectangle(nil)
		c.bars[i].CornerRadius = 2
		c.costs[i] = canvas.NewText(strconv.Itoa(i), nil)
		c.tops[i] = canvas.NewText("", nil)
		for _, t := range [...]*canvas.Text{c.costs[i], c.tops[i]} {
			t.TextSize = 11
			t.Alignment = fyne.TextAlignCenter
		}
	}
	c.costs[CurveTop].Text += "+"
	c.ExtendBaseWidget(c)
	return c
}

func (c *curve) set(counts [CurveTop + 1]int) {
	if c.counts != counts {
		c.counts = counts
		c.Refresh()
	}
}

// CreateRenderer implements fyne.Widget.
func (c *curve) CreateRenderer() fyne.WidgetRenderer {
	r := &curveRenderer{c}
	r.paint()
	return r
}

type curveRenderer struct{ curve *curve }

const curveLabel = 14

func (r *curveRenderer) Layout(size fyne.Size) {
	most := 1
	for _, n := range r.curve.counts {
		most = max(most, n)
	}
	w := size.Width / float32(len(r.curve.bars))
	room := size.Height - 2*curveLabel
	for i, n := range r.curve.counts {
		h := max(2, room*float32(n)/float32(most))
		x := float32(i) * w
		r.curve.bars[i].Move(fyne.NewPos(x+w*0.16, curveLabel+room-h))
		r.curve.bars[i].Resize(fyne.NewSize(w*0.68, h))
		r.curve.costs[i].Move(fyne.NewPos(x, size.Height-curveLabel))
		r.curve.costs[i].Resize(fyne.NewSize(w, curveLabel))
		r.curve.tops[i].Move(fyne.NewPos(x, room-h))
		r.curve.tops[i].Resize(fyne.NewSize(w, curveLabel))
	}
}

func (r *curveRenderer) MinSize() fyne.Size { return fyne.NewSize(200, 74) }

func (r *curveRenderer) Refresh() {
	r.paint()
	r.Layout(r.curve.Size())
	canvas.Refresh(r.curve)
}

func (r *curveRenderer) paint() {
	for i, n := range r.curve.counts {
		r.curve.bars[i].FillColor = theme.Color(theme.Bar)
		if n == 0 {
			r.curve.bars[i].FillColor = theme.Color(theme.PanelEdge)
		}
		r.curve.costs[i].Color = theme.Color(theme.Muted)
		r.curve.tops[i].Color = theme.Color(theme.Muted)
		r.curve.tops[i].Text = ""
		if n > 0 {
			r.curve.tops[i].Text = strconv.Itoa(n)
		}
	}
}

func (r *curveRenderer) Objects() []fyne.CanvasObject {
	var o []fyne.CanvasObject
	for i := range r.curve.bars {
		o = append(o, r.curve.bars[i], r.curve.costs[i], r.curve.tops[i])
	}
	return o
}

func (r *curveRenderer) Destroy() {}
