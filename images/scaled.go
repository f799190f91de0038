package images

import (
	"image"

	"github.com/nfnt/resize"
)

// Scaled is a picture of a card at a size in pixels, its corners rounded off as
// those of a drawn face.
func Scaled(face *image.RGBA, w, h int) *image.RGBA {
	out := resized(face, w, h)
	b := brushes.Get().(*brush)
	b.img = out
	b.roundOff(float32(w) * corner)
	return b.done()
}

// resized is a picture at another size, by Lanczos3.
func resized(img *image.RGBA, w, h int) *image.RGBA {
	out := resize.Resize(uint(w), uint(h), img, resize.Lanczos3).(*image.RGBA)
	if out == img { // of the size that it has, a picture comes back as it is
		own := *img
		own.Pix = append([]uint8(nil), img.Pix...)
		return &own
	}
	return out
}
