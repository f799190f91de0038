package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
)

// Bar shows how much of something is done. At nothing it is an empty track in
// either theme.
type Bar struct {
	widget.BaseWidget
	part  float32
	track *canvas.Rectangle
	fill  *canvas.Rectangle
}

const barHeight = 8

// NewBar is a bar of which nothing is done.
func NewBar() *Bar {
	b := &Bar{track: canvas.NewRectangle(nil), fill: canvas.NewRectangle(nil)}
	b.track.CornerRadius, b.fill.CornerRadius = barHeight/2, barHeight/2
	b.ExtendBaseWidget(b)
	return b
}

// SetPart fills a part of the bar, from 0 to 1.
func (b *Bar) SetPart(part float32) {
	b.part = max(0, min(part, 1))
	b.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (b *Bar) CreateRenderer() fyne.WidgetRenderer {
	r := &barRenderer{b}
	r.paint()
	return r
}

type barRenderer struct{ bar *Bar }

func (r *barRenderer) Layout(size fyne.Size) {
	at := fyne.NewPos(0, (size.Height-barHeight)/2)
	r.bar.track.Move(at)
	r.bar.track.Resize(fyne.NewSize(size.Width, barHeight))
	r.bar.fill.Move(at)
	r.bar.fill.Resize(fyne.NewSize(max(barHeight, size.Width*r.bar.part), barHeight)) // no narrower than its round ends
	r.bar.fill.Hidden = r.bar.part == 0
}

func (r *barRenderer) MinSize() fyne.Size { return fyne.NewSize(4*barHeight, 3*barHeight) }
func (r *barRenderer) Destroy()           {}

func (r *barRenderer) Refresh() {
	r.paint()
	r.Layout(r.bar.Size())
	canvas.Refresh(r.bar)
}

func (r *barRenderer) paint() {
	r.bar.track.FillColor = theme.Color(theme.PanelEdge)
	r.bar.fill.FillColor = theme.Color(fynetheme.ColorNamePrimary)
}

func (r *barRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.bar.track, r.bar.fill}
}
