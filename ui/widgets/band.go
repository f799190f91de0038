package widgets

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/ui/theme"
)

// band is the rubber band that marks the cards it is drawn over.
type band struct {
	drawn      *canvas.Rectangle
	stage      bandStage
	start, end fyne.Position // on the whole of what is scrolled
	marked     []int         // by it: those that were marked before stay so
}

// bandStage is how far a band has come: only one that is large enough is meant.
type bandStage uint8

const (
	noBand bandStage = iota
	smallBand
	wholeBand
)

// leastBand is how far the pointer goes before a band is meant and not a click.
const leastBand = 12

// stretchBand has the band reach to where the pointer is, and scrolls where that is
// beyond the edge.
func (g *CardGrid) stretchBand(e *fyne.DragEvent) {
	at := e.AbsolutePosition.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(g))
	b, size := &g.band, g.Size()
	if b.stage == noBand {
		b.start = at.SubtractXY(e.Dragged.DX, e.Dragged.DY).AddXY(0, g.GetScrollOffset())
		b.stage = smallBand
	}
	if beyond := at.Y - max(0, min(at.Y, size.Height)); beyond != 0 {
		g.ScrollToOffset(g.GetScrollOffset() + beyond)
	}
	b.end = fyne.NewPos(max(0, min(at.X, size.Width)), max(0, min(at.Y, size.Height))+g.GetScrollOffset())
	across := b.end.Subtract(b.start)
	if b.stage == smallBand && max(math.Abs(float64(across.X)), math.Abs(float64(across.Y))) < leastBand {
		return
	}
	b.stage = wholeBand
	g.markBand()
	g.drawBand()
}

// markBand marks the cards that the band touches, and no longer those that it has left.
func (g *CardGrid) markBand() {
	b := &g.band
	now := g.touched(b.start, b.end)
	var off, on, kept []int
	for _, i := range b.marked {
		if slices.Contains(now, i) {
			kept = append(kept, i)
		} else {
			off = append(off, i)
		}
	}
	for _, i := range now {
		if !g.Marked(i) {
			on = append(on, i)
		}
	}
	if b.marked = append(kept, on...); len(off)+len(on) > 0 {
		g.OnMark(off, on)
	}
}

// touched are the places of the cards between two corners.
func (g *CardGrid) touched(a, b fyne.Position) []int {
	gap, columns := fynetheme.Padding(), g.ColumnCount()
	wide, high := g.width+2*cellMargin+gap, CardHeight(g.width)+2*cellMargin+gap
	from := fyne.NewPos(min(a.X, b.X), min(a.Y, b.Y))
	to := fyne.NewPos(max(a.X, b.X), max(a.Y, b.Y))
	var at []int
	for row := max(0, int((from.Y+gap)/high)); float32(row)*high < to.Y; row++ {
		for column := max(0, int((from.X+gap)/wide)); column < columns && float32(column)*wide < to.X; column++ {
			if i := row*columns + column; i < len(g.items) {
				at = append(at, i)
			}
		}
		if row*columns >= len(g.items) {
			break
		}
	}
	return at
}

// drawBand draws as much of the band as is in sight.
func (g *CardGrid) drawBand() {
	b, size := &g.band, g.Size()
	y := func(at float32) float32 { return max(0, min(at-g.GetScrollOffset(), size.Height)) }
	left, right := min(b.start.X, b.end.X), max(b.start.X, b.end.X)
	top, bottom := y(min(b.start.Y, b.end.Y)), y(max(b.start.Y, b.end.Y))
	b.drawn.FillColor, b.drawn.StrokeColor = theme.Color(fynetheme.ColorNameHover), theme.Color(theme.Gold)
	b.drawn.Move(fyne.NewPos(left, top))
	b.drawn.Resize(fyne.NewSize(right-left, bottom-top))
	b.drawn.Show()
	canvas.Refresh(g)
}

// endBand leaves what the band has marked.
func (g *CardGrid) endBand() {
	g.band.drawn.Hide()
	g.band = band{drawn: g.band.drawn}
	canvas.Refresh(g)
}

// CreateRenderer implements fyne.Widget; the band lies over the cards.
func (g *CardGrid) CreateRenderer() fyne.WidgetRenderer {
	return &gridRenderer{g.GridWrap.CreateRenderer(), g.band.drawn}
}

type gridRenderer struct {
	fyne.WidgetRenderer
	band *canvas.Rectangle
}

func (r *gridRenderer) Objects() []fyne.CanvasObject {
	return append(slices.Clone(r.WidgetRenderer.Objects()), r.band)
}
