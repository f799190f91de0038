package widgets

import (
	"image"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/images"
	"castillo/ui/theme"
)

// Face shows the face of a card. The picture is painted in the background at
// the size in pixels that it has on the screen.
type Face struct {
	widget.BaseWidget
	cache  *images.Cache
	min    fyne.Size
	card   card.Card
	given  bool       // a card was set; until then nothing is shown, not even the back
	key    images.Key // of the picture that is shown or awaited
	cancel func()
	image  *canvas.Image
	empty  *canvas.Rectangle
}

// NewFace is a face width wide, and as high as a card of that width is.
func NewFace(cache *images.Cache, width float32) *Face {
	f := &Face{
		cache: cache,
		min:   fyne.NewSize(width, CardHeight(width)),
		image: &canvas.Image{ScaleMode: canvas.ImageScalePixels, FillMode: canvas.ImageFillStretch},
		empty: canvas.NewRectangle(theme.Color(theme.PanelEdge)),
	}
	f.empty.CornerRadius = width * 0.045
	f.image.Hide()
	f.ExtendBaseWidget(f)
	return f
}

// CardHeight is the height of a card of a width.
func CardHeight(width float32) float32 {
	return float32(math.Round(float64(width) * images.Ratio))
}

// Card is the card that is shown.
func (f *Face) Card() card.Card { return f.card }

// SetCard shows another card; the zero Card shows the back.
func (f *Face) SetCard(c card.Card) {
	f.card, f.given = c, true
	f.show()
}

// Refresh implements fyne.CanvasObject.
func (f *Face) Refresh() {
	f.BaseWidget.Refresh()
	f.show()
}

// Resize implements fyne.CanvasObject.
func (f *Face) Resize(size fyne.Size) {
	f.BaseWidget.Resize(size)
	f.show()
}

// show asks for the picture that belongs here, unless it is here already.
func (f *Face) show() {
	key := f.wanted()
	if !f.given || key == f.key || key.W == 0 {
		return
	}
	if f.cancel != nil {
		f.cancel()
		f.cancel = nil
	}
	f.key = key
	if img, ok := f.cache.Peek(key); ok {
		f.put(img)
		return
	}
	if !f.image.Hidden && f.image.Image != nil && f.image.Image.Bounds().Dx() != key.W {
		f.image.Hide() // a picture of the wrong size would be stretched
		f.empty.Show()
	}
	f.cancel = f.cache.Load(key, func(img *image.RGBA) {
		fyne.Do(func() {
			if f.key == key {
				f.put(img)
			}
		})
	})
}

// wanted is the picture at the size in pixels of the screen.
func (f *Face) wanted() images.Key {
	scale := float32(1)
	if c := fyne.CurrentApp().Driver().CanvasForObject(f); c != nil {
		scale = c.Scale()
	}
	size := f.Size()
	pixels := func(v float32) int { return int(math.Round(float64(v * scale))) }
	return f.cache.Key(f.card, pixels(size.Width), pixels(size.Height))
}

func (f *Face) put(img *image.RGBA) {
	f.image.Image = img
	if f.image.Visible() {
		f.image.Refresh()
		return
	}
	f.image.Show()
	f.empty.Hide()    // drawing it under every picture costs as much as the pictures do
	canvas.Refresh(f) // what was hidden has no canvas yet and cannot ask for a repaint itself
}

// CreateRenderer implements fyne.Widget.
func (f *Face) CreateRenderer() fyne.WidgetRenderer { return &faceRenderer{f} }

type faceRenderer struct{ face *Face }

func (r *faceRenderer) Layout(size fyne.Size) {
	r.face.empty.Resize(size)
	r.face.image.Resize(size)
}

func (r *faceRenderer) MinSize() fyne.Size { return r.face.min }

func (r *faceRenderer) Refresh() {
	r.face.empty.FillColor = theme.Color(theme.PanelEdge)
	r.face.empty.Refresh()
}

func (r *faceRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.face.empty, r.face.image}
}

func (r *faceRenderer) Destroy() {
	if r.face.cancel != nil {
		r.face.cancel()
	}
}
