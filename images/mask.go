package images

import (
	"image"
	"image/color"
	"image/draw"
)

// mask says how much of every pixel of an area a shape covers, 0 to 255.
type mask struct {
	area image.Rectangle
	pix  []uint8 // row by row
}

// resize makes m an area of zeros, in the memory that it has.
func (m *mask) resize(area image.Rectangle) {
	m.area = area
	n := area.Dx() * area.Dy()
	if cap(m.pix) < n {
		m.pix = make([]uint8, n)
	}
	m.pix = m.pix[:n]
	clear(m.pix)
}

// at is the cover of a pixel, 0 outside the area.
func (m *mask) at(x, y int) int32 {
	x, y = x-m.area.Min.X, y-m.area.Min.Y
	w := m.area.Dx()
	if x < 0 || y < 0 || x >= w || y >= m.area.Dy() {
		return 0
	}
	return int32(m.pix[y*w+x])
}

// cover measures a path within a rectangle. The area of m leaves a margin around
// the shape.
func (b *brush) cover(m *mask, p *path, clip image.Rectangle, margin int) {
	within := image.Rectangle{}
	if len(p.steps) > 0 {
		within = box{p.min.x, p.min.y, p.max.x - p.min.x, p.max.y - p.min.y}.pixels().Inset(-margin).Intersect(clip)
	}
	m.resize(within)
	if within.Empty() {
		return
	}
	b.trace(p, within)
	b.z.DrawOp = draw.Src
	b.z.Draw(&image.Alpha{Pix: m.pix, Stride: within.Dx(), Rect: image.Rect(0, 0, within.Dx(), within.Dy())},
		image.Rect(0, 0, within.Dx(), within.Dy()), image.Opaque, image.Point{})
}

// trace hands the part of a path within a rectangle to the rasteriser.
func (b *brush) trace(p *path, within image.Rectangle) {
	b.z.Reset(within.Dx(), within.Dy())
	dx, dy := float32(within.Min.X), float32(within.Min.Y)
	for i, s := range p.steps {
		switch s.kind {
		case move:
			if i > 0 {
				b.z.ClosePath()
			}
			b.z.MoveTo(s.p.x-dx, s.p.y-dy)
		case line:
			b.z.LineTo(s.p.x-dx, s.p.y-dy)
		case cube:
			b.z.CubeTo(s.p.x-dx, s.p.y-dy, s.q.x-dx, s.q.y-dy, s.r.x-dx, s.r.y-dy)
		}
	}
	b.z.ClosePath()
}

// fade fills the brush's path within a rectangle, from one colour at the height
// y to another at the height end.
func (b *brush) fade(clip image.Rectangle, y, end float32, top, bottom color.RGBA) {
	b.cover(&b.shape, &b.path, clip.Intersect(b.img.Bounds()), 0)
	m := &b.shape
	for row := m.area.Min.Y; row < m.area.Max.Y; row++ {
		c := blend(top, bottom, (float32(row)-y)/max(1, end-y))
		px := b.img.Pix[b.img.PixOffset(m.area.Min.X, row):]
		cover := m.pix[(row-m.area.Min.Y)*m.area.Dx():]
		for i := range m.area.Dx() {
			if cover[i] > 0 {
				over(px[4*i:4*i+4], c, uint32(cover[i]))
			}
		}
	}
}

// blur spreads m by about r pixels into out, which has the same area.
func (b *brush) blur(out, m *mask, r int) {
	out.area = m.area
	out.pix = append(out.pix[:0], m.pix...)
	w, h := m.area.Dx(), m.area.Dy()
	if r < 1 || w == 0 || h == 0 {
		return
	}
	if need := max(w, h); cap(b.row) < need {
		b.row = make([]uint8, need)
	}
	for range 2 {
		for y := range h {
			smear(out.pix[y*w:], b.row, w, 1, r)
		}
		for x := range w {
			smear(out.pix[x:], b.row, h, w, r)
		}
	}
}

// smear replaces n values, stride apart, by the mean of those up to r away.
func smear(pix, row []uint8, n, stride, r int) {
	row = row[:n]
	for i := range row {
		row[i] = pix[i*stride]
	}
	wide := uint32(2*r + 1)
	factor := (1<<24 + wide/2) / wide
	var sum uint32
	for i := range min(r, n) {
		sum += uint32(row[i])
	}
	for i := range n {
		if i+r < n {
			sum += uint32(row[i+r])
		}
		pix[i*stride] = uint8((sum*factor + 1<<23) >> 24)
		if i >= r {
			sum -= uint32(row[i-r])
		}
	}
}

// ramp is a colour for every amount of light, 0 to 255.
type ramp [256]color.RGBA

// rampOf goes from shade through plain at the middle to lit. It rests on each of
// the three and passes softly between them, as ink on a print does.
func rampOf(shade, plain, lit color.RGBA) *ramp {
	var r ramp
	for i := range r {
		if t := float32(i) / 255; t < 0.5 {
			r[i] = blend(shade, plain, smooth(0.2, 0.46, t))
		} else {
			r[i] = blend(plain, lit, smooth(0.54, 0.8, t)*0.8)
		}
	}
	return &r
}

// smooth goes from 0 at from to 1 at to, gently at both ends.
func smooth(from, to, t float32) float32 {
	t = max(0, min(1, (t-from)/(to-from)))
	return t * t * (3 - 2*t)
}

// mould paints a shape as if it swelled towards us, lit from a side: height is
// the shape's blurred mask and light points to the light, in pixels.
func (b *brush) mould(m, height *mask, light image.Point, r *ramp) {
	for y := m.area.Min.Y; y < m.area.Max.Y; y++ {
		cover := m.pix[(y-m.area.Min.Y)*m.area.Dx():]
		row := b.img.Pix[b.img.PixOffset(m.area.Min.X, y):]
		for i := range m.area.Dx() {
			a := uint32(cover[i])
			if a == 0 {
				continue
			}
			x := m.area.Min.X + i
			slope := height.at(x-light.X, y-light.Y) - height.at(x+light.X, y+light.Y)
			c := r[max(0, min(255, 128+slope))]
			over(row[4*i:4*i+4], c, a)
		}
	}
}

// over lays a colour over a pixel; a is how much of it, 0 to 255.
func over(px []uint8, c color.RGBA, a uint32) {
	if a < 255 {
		c = lay(color.RGBA{px[0], px[1], px[2], px[3]}, c, a)
	}
	px[0], px[1], px[2], px[3] = c.R, c.G, c.B, c.A
}

// lay is what one colour looks like under another, of which a shows, 0 to 255.
func lay(under, c color.RGBA, a uint32) color.RGBA {
	a += a >> 7 // to 256
	b := 256 - a
	return color.RGBA{
		uint8((uint32(under.R)*b + uint32(c.R)*a) >> 8), uint8((uint32(under.G)*b + uint32(c.G)*a) >> 8),
		uint8((uint32(under.B)*b + uint32(c.B)*a) >> 8), uint8((uint32(under.A)*b + uint32(c.A)*a) >> 8),
	}
}

// wash lays a colour over what a mask covers; part is how strongly, 0 to 1.
func (b *brush) wash(m *mask, c color.RGBA, part float32) {
	strength := uint32(part*256 + 0.5)
	for y := m.area.Min.Y; y < m.area.Max.Y; y++ {
		cover := m.pix[(y-m.area.Min.Y)*m.area.Dx():]
		row := b.img.Pix[b.img.PixOffset(m.area.Min.X, y):]
		for i := range m.area.Dx() {
			if a := uint32(cover[i]) * strength >> 8; a > 0 {
				over(row[4*i:4*i+4], c, a)
			}
		}
	}
}

// rim lays light along the edges of a shape that face it. light points to the
// light, as long as the rim is wide.
func (b *brush) rim(m *mask, light image.Point, c color.RGBA, part float32) {
	strength := int32(part*256 + 0.5)
	half := light.Div(2)
	for y := m.area.Min.Y; y < m.area.Max.Y; y++ {
		cover := m.pix[(y-m.area.Min.Y)*m.area.Dx():]
		row := b.img.Pix[b.img.PixOffset(m.area.Min.X, y):]
		for i := range m.area.Dx() {
			a := int32(cover[i])
			if a == 0 {
				continue
			}
			x := m.area.Min.X + i
			open := 255 - (m.at(x+light.X, y+light.Y)+m.at(x+half.X, y+half.Y))/2
			if a = a * open / 255 * strength >> 8; a > 0 {
				over(row[4*i:4*i+4], c, uint32(a))
			}
		}
	}
}
