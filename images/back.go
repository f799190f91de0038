package images

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
)

// Back paints the back that all cards share.
func Back(w, h int) *image.RGBA {
	w, h = max(w, 1), max(h, 1)
	b := newBrush(w, h)
	whole := box{0, 0, float32(w), float32(h)}
	u := whole.w / 90
	night, deep := rgb(0x2b1d3a), rgb(0x150d1f)

	b.gradient(b.img.Bounds(), deep, deep)
	b.round(whole.inset(3*u), 4*u, goldDark)
	b.round(whole.inset(4*u), 3.5*u, night)
	inner := whole.inset(7 * u)
	b.lozenges(inner, 8*u, veil(rgb(0x6a4c86), 0.35))
	b.gate(inner.center(), 27*u, deep)
	b.roundOff(whole.w * 0.045)
	return b.done()
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
