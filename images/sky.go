package images

import (
	"image"
	"image/color"
	"math"
)

// sky paints the air, its light and what floats in it.
func (s *scene) sky() {
	l := &s.land
	// How strong the glare is, by the square of the distance from the sun.
	const steps = 512
	var glare [steps]uint32
	for i := range glare {
		near := 1 - float32(math.Sqrt(float64(i)/steps))
		glare[i] = uint32(near * near * 158)
	}
	scale := steps / (s.area.w * s.area.w * 0.56)
	for y := s.clip.Min.Y; y < s.clip.Max.Y; y++ {
		t := (float32(y) - s.area.y) / s.area.h
		base := blend(l.high, l.mid, t/0.45)
		if t > 0.45 {
			base = blend(l.mid, l.low, (t-0.45)/0.3)
		}
		row := s.img.Pix[s.img.PixOffset(s.clip.Min.X, y):]
		dy := float32(y) - s.sun.y
		for i := range s.clip.Dx() {
			dx := float32(s.clip.Min.X+i) - s.sun.x
			c := base
			if k := int((dx*dx + dy*dy) * scale); k < steps {
				c = lay(base, l.light, glare[k])
			}
			px := row[4*i : 4*i+4]
			px[0], px[1], px[2], px[3] = c.R, c.G, c.B, 255
		}
	}
	if s.mood == night || s.mood == abyss {
		s.stars()
	}
	if s.beams {
		s.sunbeams()
	}
	s.disc()
	switch {
	case s.mood == storm:
		s.clouds(5, 0.3, blend(l.high, l.mid, 0.3))
	case s.mood != abyss && s.rand.Below(3) > 0:
		s.clouds(2+s.rand.Below(3), s.between(0.1, 0.4), blend(l.low, l.light, 0.4))
	default:
		s.streaks()
	}
}

// stars are many and small, a few of them large.
func (s *scene) stars() {
	for range 46 {
		at := s.spot(0, 1, 0, 0.62)
		r := s.unit * s.between(0.18, 0.5)
		if s.rand.Below(9) == 0 {
			r *= 4.2
			s.fill(veil(s.land.light, 0.9), func(p *path) { rays(p, at, r, 0.16, 4) })
			continue
		}
		s.fill(veil(s.land.light, s.between(0.35, 0.95)), func(p *path) { p.ellipse(at, r, r) })
	}
}

// disc is the sun, or the moon at night.
func (s *scene) disc() {
	r := s.sunSize
	for i, halo := range [...]float32{2.4, 1.75, 1.3} {
		s.fill(veil(s.land.light, 0.1+0.04*float32(i)), func(p *path) { p.ellipse(s.sun, r*halo, r*halo) })
	}
	full := func(p *path) { p.ellipse(s.sun, r, r) }
	switch {
	case s.eclipse:
		s.fill(s.land.light, func(p *path) { p.ellipse(s.sun, r*1.08, r*1.08) })
		s.fill(blend(s.land.deep, s.land.high, 0.35), full)
	case s.mood == night && s.rand.Below(2) == 0: // a crescent
		turn := s.between(-0.6, 0.6)
		s.fill(s.land.light, func(p *path) {
			var moon path
			moon.moveTo(0.3, 0.954)
			moon.cubeTo(-0.9, 1.25, -1.6, -0.6, -0.35, -0.98)
			moon.cubeTo(0.2, -1.08, 0.75, -0.85, 0.94, -0.4)
			moon.cubeTo(0.3, -0.95, -0.65, -0.6, -0.6, 0.15)
			moon.cubeTo(-0.58, 0.6, -0.2, 0.95, 0.3, 0.954)
			sin, cos := sine(turn), sine(turn+math.Pi/2)
			p.add(moon, func(q point) point {
				return point{s.sun.x + r*(q.x*cos-q.y*sin), s.sun.y - r*(q.x*sin+q.y*cos)}
			})
		})
	default:
		s.fill(s.land.light, full)
		if s.mood == night {
			for range 4 {
				at, d := s.around(s.sun, r*0.6), r*s.between(0.08, 0.22)
				s.fill(veil(s.land.mid, 0.16), func(p *path) { p.ellipse(at, d, d*0.9) })
			}
		}
	}
}

// sunbeams fan out from the sun.
func (s *scene) sunbeams() {
	n := 9 + s.rand.Below(6)
	turn, reach := s.between(0, 1), s.area.w*1.4
	s.fill(veil(s.land.light, 0.13), func(p *path) {
		for i := range n {
			a := (float32(i) + turn) * 2 * math.Pi / float32(n)
			half := math.Pi / float32(n) * s.between(0.3, 0.62)
			p.polygon(s.sun, point{s.sun.x + reach*sine(a-half), s.sun.y - reach*sine(a-half+math.Pi/2)},
				point{s.sun.x + reach*sine(a+half), s.sun.y - reach*sine(a+half+math.Pi/2)})
		}
	})
}

// streaks are thin clouds, flat as in a woodcut.
func (s *scene) streaks() {
	for range 3 + s.rand.Below(4) {
		at := s.spot(-0.15, 0.85, 0.08, 0.55)
		w, thick := s.area.w*s.between(0.15, 0.5), s.area.h*s.between(0.006, 0.02)
		s.fill(veil(s.land.light, s.between(0.14, 0.34)), func(p *path) {
			p.roundBox(box{at.x, at.y, w, thick}, thick/2)
			p.roundBox(box{at.x + w*0.25, at.y - thick*0.9, w * 0.5, thick}, thick/2)
		})
	}
}

// clouds heap up; level is the part of the height that they float at.
func (s *scene) clouds(n int, level float32, c color.RGBA) {
	for range n {
		at := s.spot(-0.05, 1.05, level-0.12, level+0.14)
		w := s.area.w * s.between(0.2, 0.42)
		s.cloud(at, w, c)
	}
}

// cloud is a heap of puffs on a flat bottom.
func (s *scene) cloud(at point, w float32, c color.RGBA) {
	s.path.reset()
	n := 4 + s.rand.Below(3)
	for i := range n {
		t := (float32(i)+0.5)/float32(n)*2 - 1
		r := w * (0.2 - 0.12*t*t) * s.between(0.75, 1.2)
		s.path.ellipse(point{at.x + t*w*0.42, at.y - r*0.62}, r, r*0.8)
	}
	s.path.roundBox(box{at.x - w*0.55, at.y - w*0.07, w * 1.1, w * 0.08}, w*0.04)
	s.path.orient(0, 1)
	s.cover(&s.shape, &s.path, s.clip, 0)
	r := int(w*0.05) + 1
	s.blur(&s.spread, &s.shape, r)
	shade := blend(c, s.land.mid, 0.75)
	s.mould(&s.shape, &s.spread, s.toSun(at, float32(r)), rampOf(shade, c, blend(c, s.land.light, 0.7)))
}

// toSun points from a place to the light, length pixels long at least one.
func (s *scene) toSun(from point, length float32) image.Point {
	dx, dy := s.sun.x-from.x, s.sun.y-from.y
	l := max(hypot(dx, dy), 1)
	d := image.Pt(round(dx/l*length), round(dy/l*length))
	if d == (image.Point{}) {
		d.Y = -1
	}
	return d
}

func round(v float32) int { return int(math.Floor(float64(v) + 0.5)) }
