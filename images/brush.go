package images

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/vector"
)

// brush paints antialiased shapes and text onto one picture. It keeps its
// buffers and typefaces from picture to picture; brushes is where they rest.
type brush struct {
	img   *image.RGBA
	z     vector.Rasterizer
	path  path
	faces map[faceKey]font.Face

	shape, spread, whole mask
	row                  []uint8
}

var brushes = sync.Pool{New: func() any { return &brush{faces: map[faceKey]font.Face{}} }}

// newBrush takes a brush for a new, transparent picture.
func newBrush(w, h int) *brush {
	b := brushes.Get().(*brush)
	b.img = image.NewRGBA(image.Rect(0, 0, w, h))
	return b
}

// done gives the picture away and puts the brush back.
func (b *brush) done() *image.RGBA {
	img := b.img
	b.img = nil
	brushes.Put(b)
	return img
}

// point is a place in a picture, in pixels.
type point struct{ x, y float32 }

// box is an upright rectangle in a picture, in pixels.
type box struct{ x, y, w, h float32 }

func (r box) right() float32  { return r.x + r.w }
func (r box) bottom() float32 { return r.y + r.h }
func (r box) center() point   { return point{r.x + r.w/2, r.y + r.h/2} }

// inset is the box with d less on every side.
func (r box) inset(d float32) box { return box{r.x + d, r.y + d, r.w - 2*d, r.h - 2*d} }

// pixels is the smallest pixel rectangle around the box.
func (r box) pixels() image.Rectangle {
	return image.Rect(floor(r.x), floor(r.y), ceil(r.right()), ceil(r.bottom()))
}

func floor(v float32) int { return int(math.Floor(float64(v))) }
func ceil(v float32) int  { return int(math.Ceil(float64(v))) }

// path is an outline made of closed curves.
type path struct {
	steps    []step
	min, max point
}

type step struct {
	kind    stepKind
	p, q, r point
}

type stepKind uint8

const (
	move stepKind = iota
	line
	cube
)

func (p *path) reset() {
	p.steps = p.steps[:0]
	p.min = point{math.MaxFloat32, math.MaxFloat32}
	p.max = point{-math.MaxFloat32, -math.MaxFloat32}
}

func (p *path) grow(q point) {
	p.min = point{min(p.min.x, q.x), min(p.min.y, q.y)}
	p.max = point{max(p.max.x, q.x), max(p.max.y, q.y)}
}

func (p *path) moveTo(x, y float32) {
	p.steps = append(p.steps, step{kind: move, p: point{x, y}})
	p.grow(point{x, y})
}

func (p *path) lineTo(x, y float32) {
	p.steps = append(p.steps, step{kind: line, p: point{x, y}})
	p.grow(point{x, y})
}

func (p *path) cubeTo(ax, ay, bx, by, x, y float32) {
	p.steps = append(p.steps, step{cube, point{ax, ay}, point{bx, by}, point{x, y}})
	p.grow(point{ax, ay})
	p.grow(point{bx, by})
	p.grow(point{x, y})
}

// kappa makes a quarter of a circle out of one cubic curve.
const kappa = 0.5522848

func (p *path) ellipse(c point, rx, ry float32) {
	kx, ky := rx*kappa, ry*kappa
	p.moveTo(c.x+rx, c.y)
	p.cubeTo(c.x+rx, c.y+ky, c.x+kx, c.y+ry, c.x, c.y+ry)
	p.cubeTo(c.x-kx, c.y+ry, c.x-rx, c.y+ky, c.x-rx, c.y)
	p.cubeTo(c.x-rx, c.y-ky, c.x-kx, c.y-ry, c.x, c.y-ry)
	p.cubeTo(c.x+kx, c.y-ry, c.x+rx, c.y-ky, c.x+rx, c.y)
}

func (p *path) roundBox(r box, radius float32) {
	d := min(radius, r.w/2, r.h/2)
	k := d * (1 - kappa)
	p.moveTo(r.x+d, r.y)
	p.lineTo(r.right()-d, r.y)
	p.cubeTo(r.right()-k, r.y, r.right(), r.y+k, r.right(), r.y+d)
	p.lineTo(r.right(), r.bottom()-d)
	p.cubeTo(r.right(), r.bottom()-k, r.right()-k, r.bottom(), r.right()-d, r.bottom())
	p.lineTo(r.x+d, r.bottom())
	p.cubeTo(r.x+k, r.bottom(), r.x, r.bottom()-k, r.x, r.bottom()-d)
	p.lineTo(r.x, r.y+d)
	p.cubeTo(r.x, r.y+k, r.x+k, r.y, r.x+d, r.y)
}

func (p *path) polygon(points ...point) {
	for i, q := range points {
		if i == 0 {
			p.moveTo(q.x, q.y)
		} else {
			p.lineTo(q.x, q.y)
		}
	}
}

// fill paints the shape that outline describes.
func (b *brush) fill(c color.Color, outline func(*path)) {
	b.fillWithin(b.img.Bounds(), c, outline)
}

// fillWithin paints the part of a shape that lies within a rectangle.
func (b *brush) fillWithin(clip image.Rectangle, c color.Color, outline func(*path)) {
	b.path.reset()
	outline(&b.path)
	p := &b.path
	if len(p.steps) == 0 {
		return
	}
	area := box{p.min.x, p.min.y, p.max.x - p.min.x, p.max.y - p.min.y}.pixels().Intersect(clip).Intersect(b.img.Bounds())
	if area.Empty() {
		return
	}
	b.trace(p, area)
	b.z.DrawOp = draw.Over
	b.z.Draw(b.img, area, image.NewUniform(c), image.Point{})
}

func (b *brush) rect(r box, c color.Color) {
	b.fill(c, func(p *path) { p.roundBox(r, 0) })
}

func (b *brush) round(r box, radius float32, c color.Color) {
	b.fill(c, func(p *path) { p.roundBox(r, radius) })
}

func (b *brush) disc(at point, radius float32, c color.Color) {
	b.fill(c, func(p *path) { p.ellipse(at, radius, radius) })
}

// gradient fills whole rows of pixels, from top to bottom.
func (b *brush) gradient(area image.Rectangle, top, bottom color.RGBA) {
	area = area.Intersect(b.img.Bounds())
	for y := area.Min.Y; y < area.Max.Y; y++ {
		c := blend(top, bottom, float32(y-area.Min.Y)/float32(max(1, area.Dy()-1)))
		row := b.img.Pix[b.img.PixOffset(area.Min.X, y) : b.img.PixOffset(area.Max.X-1, y)+4]
		for i := 0; i < len(row); i += 4 {
			row[i], row[i+1], row[i+2], row[i+3] = c.R, c.G, c.B, c.A
		}
	}
}

// roundOff makes everything outside a rounded card transparent.
func (b *brush) roundOff(radius float32) {
	w, h := b.img.Bounds().Dx(), b.img.Bounds().Dy()
	b.path.reset()
	b.path.roundBox(box{0, 0, float32(w), float32(h)}, radius)
	b.cover(&b.shape, &b.path, b.img.Bounds(), 0)
	for i, a := range b.shape.pix {
		if a == 255 {
			continue
		}
		px := b.img.Pix[4*i : 4*i+4]
		for k := range px {
			px[k] = uint8(uint16(px[k]) * uint16(a) / 255)
		}
	}
}
