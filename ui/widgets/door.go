package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Door is a large button that leads somewhere: a drawing, a name and a sentence
// about what is there.
type Door struct {
	Button
	name string
	face fyne.CanvasObject
}

// NewDoor is a door; goThrough is what it does. The mark stands at its right: the key
// that does the same.
func NewDoor(icon fyne.Resource, name, about, mark string, goThrough func()) *Door {
	drawing := MinSize(fyne.NewSquareSize(doorIcon), widget.NewIcon(icon))
	said := container.NewVBox(Title(name), Flush(Wrapped(about)))
	key := NewInk(mark, fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})
	d := &Door{name: name, face: container.New(layout.NewCustomPaddedLayout(doorMargin, doorMargin, doorMargin+2, doorMargin+2),
		container.NewBorder(nil, nil, container.New(layout.NewCustomPaddedLayout(0, 0, 0, doorMargin), container.NewCenter(drawing)), key, said))}
	d.OnTapped = goThrough
	d.ExtendBaseWidget(d)
	return d
}

const (
	doorIcon   = 34
	doorMargin = 12
)

// AccessibilityLabel implements fyne.Accessible.
func (d *Door) AccessibilityLabel() string { return d.name }

// TypedKey implements fyne.Focusable. The arrows are the page's.
func (d *Door) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		handKey(d, k)
	default:
		d.Button.TypedKey(k)
	}
}

// CreateRenderer implements fyne.Widget.
func (d *Door) CreateRenderer() fyne.WidgetRenderer {
	return &doorRenderer{d.Button.CreateRenderer(), d.face}
}

type doorRenderer struct {
	fyne.WidgetRenderer
	face fyne.CanvasObject
}

func (r *doorRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.face.Resize(size)
}

func (r *doorRenderer) MinSize() fyne.Size { return r.face.MinSize() }

func (r *doorRenderer) Refresh() {
	r.WidgetRenderer.Refresh()
	r.face.Refresh()
}

func (r *doorRenderer) Objects() []fyne.CanvasObject {
	return append(slices.Clone(r.WidgetRenderer.Objects()), r.face)
}
