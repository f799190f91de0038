package playmat

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"castillo/game/card"
	"castillo/images"
)

// Pictures gives the faces of cards; *images.Cache does. Key names what stands
// for a card and Peek looks for it, both only in memory; Load calls done from
// another goroutine.
type Pictures interface {
	Key(face card.Card, w, h int) images.Key
	Peek(images.Key) (*image.RGBA, bool)
	Load(key images.Key, done func(*image.RGBA)) (cancel func())
}

// frame is a picture of a card on the screen. It asks for the face at its size
// in physical pixels and shows what it has until that is painted.
type frame struct {
	*canvas.Image
	from   Pictures
	shown  images.Key
	wanted images.Key
	cancel func()
}

func newFrame(from Pictures) *frame {
	f := &frame{Image: &canvas.Image{}, from: from}
	f.ScaleMode = canvas.ImageScalePixels
	f.FillMode = canvas.ImageFillStretch
	return f
}

// show asks for a face, the back for the zero Card, at the frame's size.
func (f *frame) show(face card.Card, scale float32) {
	size := f.Size()
	w, h := int(size.Width*scale+0.5), int(size.Height*scale+0.5)
	if w <= 0 || h <= 0 || f.from == nil {
		return
	}
	key := f.from.Key(face, w, h)
	if key == f.wanted {
		return
	}
	f.drop()
	f.wanted = key
	if img, ok := f.from.Peek(key); ok {
		f.set(key, img)
		return
	}
	if f.shown.Card != face {
		f.Image.Image = nil // never the face of another card
		f.Refresh()
	}
	f.cancel = f.from.Load(key, func(img *image.RGBA) {
		fyne.Do(func() {
			if f.wanted == key {
				f.set(key, img)
			}
		})
	})
}

// drop stops waiting for a face.
func (f *frame) drop() {
	if f.cancel != nil {
		f.cancel()
		f.cancel = nil
	}
	f.wanted = images.Key{}
}

func (f *frame) set(key images.Key, img *image.RGBA) {
	f.shown = key
	f.Image.Image = img
	f.Refresh()
}

// scaleOf is how many pixels the canvas of an object has to a unit.
func scaleOf(o fyne.CanvasObject) float32 {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil {
		return c.Scale()
	}
	return 1
}
