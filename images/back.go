package images

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"

	"castillo/game/card"
)

// Back paints the back that all cards share: a castle in the middle of the signs
// of the twelve races.
func Back(w, h int) *image.RGBA {
	w, h = max(w, 1), max(h, 1)
	b := newBrush(w, h)
	whole := box{0, 0, float32(w), float32(h)}
	u := min(whole.w, whole.h/Ratio) / 90
	night, deep := rgb(0x35234d), rgb(0x150d1f)
	middle := whole.center()

	b.gradient(b.img.Bounds(), deep, rgb(0x0b0712))
	b.round(whole.inset(2.6*u), 3.4*u, goldDark)
	b.round(whole.inset(3.1*u), 3.2*u, goldLight)
	b.round(whole.inset(3.6*u), 3*u, night)
	inner := whole.inset(6 * u)
	b.fillWithin(inner.pixels(), veil(rgb(0x7d5aa6), 0.22), func(p *path) {
		for i := range 24 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 12)
			wideSin, wideCos := math.Sincos((float64(i) + 0.5) * math.Pi / 12)
			reach := 120 * u
			p.polygon(middle, point{middle.x + reach*float32(sin), middle.y - reach*float32(cos)},
				point{middle.x + reach*float32(wideSin), middle.y - reach*float32(wideCos)})
		}
	})
	b.lozenges(inner, 8*u, veil(rgb(0x8f6cb8), 0.22))
	b.thread(inner, 0.5*u, veil(gold, 0.8))
	b.thread(inner.inset(1.4*u), 0.25*u, veil(gold, 0.6))
	for _, x := range [2]float32{inner.x + 7*u, inner.right() - 7*u} {
		for _, y := range [2]float32{inner.y + 7*u, inner.bottom() - 7*u} {
			b.disc(point{x, y}, 5.2*u, goldDark)
			b.disc(point{x, y}, 4.6*u, deep)
			b.fill(goldLight, func(p *path) { rays(p, point{x, y}, 3.8*u, 0.32, 4) })
		}
	}
	b.disc(middle, 36*u, goldDark)
	b.disc(middle, 35.3*u, goldLight)
	b.disc(middle, 34.7*u, deep)
	for r := card.Race(1); r <= card.RaceCount; r++ {
		sin, cos := math.Sincos(float64(r-1) * 2 * math.Pi / card.RaceCount)
		b.sign(signOf(r), point{middle.x + 29.6*u*float32(sin), middle.y - 29.6*u*float32(cos)}, 3.1*u, gold)
	}
	b.gate(middle, 21*u, deep)
	b.roundOff(whole.w * 0.045)
	return b.done()
}

// thread draws the edge of a box.
func (b *brush) thread(r box, thick float32, c color.Color) {
	for _, line := range [...]box{{r.x, r.y, r.w, thick}, {r.x, r.bottom() - thick, r.w, thick},
		{r.x, r.y + thick, thick, r.h - 2*thick}, {r.right() - thick, r.y + thick, thick, r.h - 2*thick}} {
		b.rect(line, c)
	}
}

// lozenges covers an area with small stones in a grid.
func (b *brush) lozenges(area box, step float32, c color.Color) {
	b.fillWithin(area.pixels(), c, func(p *path) {
		for row, y := 0, area.y; y < area.bottom(); row, y = row+1, y+step/2 {
			for x := area.x + float32(row%2)*step/2; x < area.right(); x += step {
				r := step * 0.2
				p.polygon(point{x, y - r}, point{x + r, y}, point{x, y + r}, point{x - r, y})
			}
		}
	})
}

// gate paints a castle on a round field.
func (b *brush) gate(at point, r float32, dark color.RGBA) {
	b.disc(at, r*1.12, goldDark)
	b.disc(at, r*1.06, dark)
	b.disc(at, r, gold)
	b.disc(at, r*0.93, rgb(0x3c2a52))
	b.fill(goldLight, func(p *path) {
		foot := at.y + r*0.5
		tower := func(x, w, top float32) {
			p.roundBox(box{x - w/2, top, w, foot - top}, 0)
			notch := w / 5
			for i := range 3 {
				p.roundBox(box{x - w/2 + 2*notch*float32(i), top - notch, notch, notch}, 0)
			}
		}
		tower(at.x-r*0.46, r*0.34, at.y-r*0.28)
		tower(at.x+r*0.46, r*0.34, at.y-r*0.28)
		tower(at.x, r*0.46, at.y-r*0.5)
		p.roundBox(box{at.x - r*0.46, at.y, r * 0.92, r * 0.5}, 0)
	})
	b.fill(dark, func(p *path) {
		w := r * 0.13
		p.moveTo(at.x-w, at.y+r*0.5)
		p.lineTo(at.x-w, at.y+r*0.2)
		p.cubeTo(at.x-w, at.y-r*0.02, at.x+w, at.y-r*0.02, at.x+w, at.y+r*0.2)
		p.lineTo(at.x+w, at.y+r*0.5)
	})
}

// Icon is the program's icon, a square of n pixels as a PNG.
func Icon(n int) []byte {
	n = max(n, 1)
	b := newBrush(n, n)
	size := float32(n)
	b.gate(point{size / 2, size / 2}, size*0.44, rgb(0x150d1f))
	var out bytes.Buffer
	if err := png.Encode(&out, b.done()); err != nil {
		return nil // cannot be: a buffer takes everything
	}
	return out.Bytes()
}
