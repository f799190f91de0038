package images

import (
	"image"
	"image/draw"
	"image/png"
	"image/color"
	"os"
	"testing"

	"github.com/nfnt/resize"
	"castillo/game/card"
)

func drawLayout(c card.Card, w, h int, simple bool) *image.RGBA {
	b := newBrush(w, h)
	f := face{brush: b, card: c, frame: frameOf(c.Type), w: float32(w), h: float32(h)}
	if simple { f.u = f.w / 90; f.simple() } else { f.u = f.w / 180; f.full() }
	b.roundOff(f.w * 0.045)
	return b.done()
}

func TestZZ(t *testing.T) {
	out := image.NewRGBA(image.Rect(0, 0, 1500, 900))
	draw.Draw(out, out.Rect, image.NewUniform(color.RGBA{40, 44, 52, 255}), image.Point{}, draw.Src)
	x := 10
	for _, w := range []int{45, 60, 75, 90, 103, 126, 140, 180} {
		h := int(float64(w) * Ratio)
		c := sample[0]
		if w < 80 { c = sample[2] }
		small := w < simpleBelow
		y := 10
		put := func(img image.Image) { draw.Draw(out, img.Bounds().Add(image.Pt(x, y)), img, img.Bounds().Min, draw.Over); y += h + 10 }
		put(drawLayout(c, w, h, small))
		put(resize.Resize(uint(w), uint(h), drawLayout(c, 2*w, 2*h, small), resize.Lanczos3))
		put(resize.Resize(uint(w), uint(h), drawLayout(c, 3*w, 3*h, small), resize.Lanczos3))
		x += w + 15
	}
	f, _ := os.Create("/tmp/faces.png")
	png.Encode(f, out)
	f.Close()
}
func BenchmarkSmallDirect(b *testing.B) { for b.Loop() { drawLayout(sample[0], 90, 126, true) } }
func BenchmarkSmallLanczos2(b *testing.B) { for b.Loop() { resize.Resize(90, 126, drawLayout(sample[0], 180, 252, true), resize.Lanczos3) } }
func BenchmarkFullDirect(b *testing.B) { for b.Loop() { drawLayout(sample[0], 180, 252, false) } }
func BenchmarkFullLanczos2(b *testing.B) { for b.Loop() { resize.Resize(180, 252, drawLayout(sample[0], 360, 504, false), resize.Lanczos3) } }
func BenchmarkScaleOnly(b *testing.B) { img := drawLayout(sample[0], 360, 504, false); for b.Loop() { resize.Resize(126, 176, img, resize.Lanczos3) } }
