package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
	"castillo/ui/words"
)

const (
	railWidth  = 96
	railButton = 70
)

// rail is the navigation at the left of the window.
type rail struct {
	widget.BaseWidget
	buttons []*railItem
	help    *railItem
	ground  *canvas.Rectangle
}

// newRail has a button for each place; go is told the number of the one that
// was clicked.
func newRail(places []place, goTo func(int), help func()) *rail {
	r := &rail{ground: canvas.NewRectangle(theme.Color(theme.Rail))}
	for i, p := range places {
		r.buttons = append(r.buttons, newRailItem(p.title(), icon(p.name, p.drawing, theme.RailText),
			icon(p.name+"-gold", p.drawing, theme.BadgeText), func() { goTo(i) }))
	}
	r.help = newRailItem(words.T("Teclas (F1)"), nil, nil, help)
	r.ExtendBaseWidget(r)
	return r
}

// choose marks the place that is open.
func (r *rail) choose(i int) {
	for k, b := range r.buttons {
		b.setChosen(k == i)
	}
}

// CreateRenderer implements fyne.Widget.
func (r *rail) CreateRenderer() fyne.WidgetRenderer { return &railRenderer{r} }

type railRenderer struct{ rail *rail }

func (r *railRenderer) Layout(size fyne.Size) {
	r.rail.ground.Resize(size)
	for i, b := range r.rail.buttons {
		b.Move(fyne.NewPos(0, 10+float32(i)*railButton))
		b.Resize(fyne.NewSize(size.Width, railButton))
	}
	r.rail.help.Move(fyne.NewPos(0, size.Height-36))
	r.rail.help.Resize(fyne.NewSize(size.Width, 32))
}

func (r *railRenderer) MinSize() fyne.Size {
	return fyne.NewSize(railWidth, float32(len(r.rail.buttons))*railButton+60)
}

func (r *railRenderer) Refresh() {
	r.rail.ground.FillColor = theme.Color(theme.Rail)
	r.rail.ground.Refresh()
	for _, b := range append(r.rail.buttons, r.rail.help) {
		b.Refresh()
	}
}

func (r *railRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.rail.ground, r.rail.help}
	for _, b := range r.rail.buttons {
		objects = append(objects, b)
	}
	return objects
}

func (r *railRenderer) Destroy() {}

// railItem is one button of the rail: a drawing over a word.
type railItem struct {
	widget.BaseWidget
	tapped        func()
	chosen, hover bool
	plain, golden fyne.Resource
	ground, mark  *canvas.Rectangle
	icon          *widget.Icon
	text          *canvas.Text
}

var (
	_ fyne.Tappable     = (*railItem)(nil)
	_ desktop.Hoverable = (*railItem)(nil)
)

func newRailItem(text string, plain, golden fyne.Resource, tapped func()) *railItem {
	i := &railItem{tapped: tapped, plain: plain, golden: golden,
		ground: canvas.NewRectangle(nil), mark: canvas.NewRectangle(nil),
		icon: widget.NewIcon(plain), text: canvas.NewText(text, nil)}
	i.text.TextSize = theme.Scaled(12)
	if w := fyne.MeasureText(text, i.text.TextSize, fyne.TextStyle{Bold: true}).Width; w > railWidth-8 { // as it is when chosen
		i.text.TextSize *= (railWidth - 8) / w
	}
	i.text.Alignment = fyne.TextAlignCenter
	i.ground.CornerRadius = 8
	i.mark.CornerRadius = 2
	i.ExtendBaseWidget(i)
	return i
}

func (i *railItem) setChosen(on bool) {
	if i.chosen != on {
		i.chosen = on
		i.Refresh()
	}
}

// Tapped implements fyne.Tappable.
func (i *railItem) Tapped(*fyne.PointEvent) { i.tapped() }

// MouseIn implements desktop.Hoverable.
func (i *railItem) MouseIn(*desktop.MouseEvent) {
	i.hover = true
	i.Refresh()
}

// MouseMoved implements desktop.Hoverable.
func (i *railItem) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (i *railItem) MouseOut() {
	i.hover = false
	i.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (i *railItem) CreateRenderer() fyne.WidgetRenderer {
	r := &railItemRenderer{i}
	r.paint()
	return r
}

type railItemRenderer struct{ item *railItem }

func (r *railItemRenderer) Layout(size fyne.Size) {
	i := r.item
	i.ground.Move(fyne.NewPos(6, 2))
	i.ground.Resize(size.SubtractWidthHeight(12, 4))
	i.mark.Move(fyne.NewPos(0, 12))
	i.mark.Resize(fyne.NewSize(4, size.Height-24))
	h := i.text.MinSize().Height
	if i.plain == nil {
		i.text.Move(fyne.NewPos(0, (size.Height-h)/2))
	} else {
		i.icon.Move(fyne.NewPos((size.Width-26)/2, 11))
		i.icon.Resize(fyne.NewSquareSize(26))
		i.text.Move(fyne.NewPos(0, size.Height-h-9))
	}
	i.text.Resize(fyne.NewSize(size.Width, h))
}

func (r *railItemRenderer) MinSize() fyne.Size { return fyne.NewSize(railWidth, 32) }

func (r *railItemRenderer) Refresh() {
	r.paint()
	canvas.Refresh(r.item)
}

func (r *railItemRenderer) paint() {
	i := r.item
	i.ground.Hidden = !i.chosen && !i.hover
	i.ground.FillColor = theme.Color(theme.RailChosen)
	i.mark.Hidden = !i.chosen
	i.mark.FillColor = theme.Color(theme.BadgeText)
	i.text.Color = theme.Color(theme.RailText)
	i.text.TextStyle.Bold = i.chosen
	res := i.plain
	if i.chosen {
		i.text.Color = theme.Color(theme.BadgeText)
		res = i.golden
	}
	if res != nil && i.icon.Resource != res {
		i.icon.SetResource(res)
	}
}

func (r *railItemRenderer) Objects() []fyne.CanvasObject {
	i := r.item
	if i.plain == nil {
		return []fyne.CanvasObject{i.ground, i.text}
	}
	return []fyne.CanvasObject{i.ground, i.mark, i.icon, i.text}
}

func (r *railItemRenderer) Destroy() {}
