package images

import (
	"fmt"
	"image"
	"testing"

	"castillo/game/card"

	"github.com/nfnt/resize"
	"golang.org/x/image/draw"
)

// scaled is the face of c as it comes out of a drawing three times as large: slow
// and plain, to judge [Draw] by.
func scaled(c card.Card, w, h int) image.Image {
	large := drawAs(c, 3*w, 3*h, w >= simpleBelow)
	return resize.Resize(uint(w), uint(h), large, resize.Lanczos3)
}

func TestAFaceIsTheSameAtEverySize(t *testing.T) {
	for _, w := range []int{45, 60, 90, 126, 140, 220} {
		h := int(float64(w)*Ratio + 0.5)
		for _, c := range sample {
			if d := apart(Draw(c, w, h), scaled(c, w, h)); d > 12 { // lines of small text may break elsewhere
				t.Errorf("%q at %d: on average a colour is %.1f of 255 off", c.Name, w, d)
			}
		}
	}
}

// apart is how far the colours of two pictures differ on average, of 255. The
// outermost pixels do not count: there Lanczos3 rings.
func apart(a *image.RGBA, b image.Image) float64 {
	inner := a.Bounds().Inset(2)
	sum := 0
	for y := inner.Min.Y; y < inner.Max.Y; y++ {
		for x := inner.Min.X; x < inner.Max.X; x++ {
			r, g, blue, _ := a.At(x, y).RGBA()
			r2, g2, blue2, _ := b.At(x, y).RGBA()
			for _, d := range [...]int{int(r>>8) - int(r2>>8), int(g>>8) - int(g2>>8), int(blue>>8) - int(blue2>>8)} {
				sum += max(d, -d)
			}
		}
	}
	return float64(sum) / float64(3*inner.Dx()*inner.Dy())
}

// BenchmarkResize makes a thumbnail of a scan, with the filters to choose from.
func BenchmarkResize(b *testing.B) {
	src := Draw(sample[0], 745, 1040)
	const w, h = 180, 252
	b.Run("nfnt Lanczos3", func(b *testing.B) {
		for b.Loop() {
			resized(src, w, h)
		}
	})
	b.Run("nfnt Bilinear", func(b *testing.B) {
		for b.Loop() {
			resize.Resize(w, h, src, resize.Bilinear)
		}
	})
	for name, filter := range map[string]draw.Scaler{"x/image CatmullRom": draw.CatmullRom, "x/image BiLinear": draw.BiLinear, "x/image ApproxBiLinear": draw.ApproxBiLinear} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				filter.Scale(image.NewRGBA(image.Rect(0, 0, w, h)), image.Rect(0, 0, w, h), src, src.Rect, draw.Src, nil)
			}
		})
	}
}

func BenchmarkFace(b *testing.B) {
	for _, w := range []int{90, 180} {
		h := int(float64(w)*Ratio + 0.5)
		b.Run(fmt.Sprint("drawn", w), func(b *testing.B) {
			for b.Loop() {
				Draw(sample[0], w, h)
			}
		})
		b.Run(fmt.Sprint("scaled", w), func(b *testing.B) {
			for b.Loop() {
				scaled(sample[0], w, h)
			}
		})
	}
}
