package pictures

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"castillo/images"
	"castillo/images/scans"
	"castillo/ui/theme"
	"castillo/ui/widgets"
)

// preview shows one picture of the owner's at a fixed size.
type preview struct {
	content *fyne.Container
	cache   *images.Cache
	image   *canvas.Image
	wanted  scans.Picture
	cancel  func()
}

func newPreview(cache *images.Cache, width float32) *preview {
	size := fyne.NewSize(width, widgets.CardHeight(width))
	ground := canvas.NewRectangle(theme.Color(theme.PanelEdge))
	ground.CornerRadius = width * 0.045
	p := &preview{cache: cache, image: &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest}}
	p.image.SetMinSize(size)
	ground.SetMinSize(size)
	p.content = &fyne.Container{Layout: exactly(size), Objects: []fyne.CanvasObject{ground, p.image}}
	return p
}

// show asks for a picture and shows it when it is there.
func (p *preview) show(wanted scans.Picture) {
	if wanted == p.wanted && p.image.Image != nil {
		return
	}
	if p.cancel != nil {
		p.cancel()
	}
	p.wanted = wanted
	p.image.Image = nil
	p.image.Refresh()
	scale := float32(1)
	if c := fyne.CurrentApp().Driver().CanvasForObject(p.image); c != nil {
		scale = c.Scale()
	}
	size := p.image.MinSize()
	key := images.Key{Scan: wanted, W: int(size.Width*scale + 0.5), H: int(size.Height*scale + 0.5)}
	p.cancel = p.cache.Load(key, func(img *image.RGBA) {
		fyne.Do(func() {
			if p.wanted == wanted {
				p.image.Image = img
				p.image.Refresh()
			}
		})
	})
}

// exactly is a layout that puts everything at the top, in the middle, at one
// size.
type exactly fyne.Size

func (l exactly) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(fyne.Size(l))
		o.Move(fyne.NewPos((size.Width-l.Width)/2, 0))
	}
}

func (l exactly) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size(l) }
