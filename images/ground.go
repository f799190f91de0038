package images

import "image/color"

// setting is the place of an illustration.
type setting uint8

const (
	meadow setting = iota
	heights
	shore
	woods
	dunes
	town
	hall
	heaven
	cavern
	volcano
	frost
	marsh
	stones
	settings
)

// back paints what lies behind the subject.
func (s *scene) back(place setting) {
	l := &s.land
	switch place {
	case heights:
		s.peaks(0.62, 0.34, 0.12)
		s.peaks(0.74, 0.26, 0.45)
		s.ridge(0.86, 0.05, 0.75)
	case shore:
		s.peaks(0.58, 0.1, 0.2)
		s.afar(s.landmark(), 0.6, 0.2, 0.3)
		s.sea(0.6)
	case woods:
		s.ridge(0.55, 0.08, 0.15)
		s.trees(0.62, 0.24, 0.3)
		s.trees(0.76, 0.34, 0.62)
		s.ridge(0.86, 0.03, 0.8)
	case dunes:
		s.afar(s.landmark(), 0.66, 0.26, 0.3)
		s.ridge(0.66, 0.05, 0.15)
		s.ridge(0.76, 0.06, 0.42)
		s.ridge(0.86, 0.05, 0.68)
	case town:
		s.ridge(0.6, 0.06, 0.1)
		s.skyline(0.68, 0.22, 0.25)
		s.skyline(0.8, 0.26, 0.5)
		s.ridge(0.87, 0.03, 0.8)
	case hall:
		s.pillars()
	case heaven:
		for i, level := range [...]float32{0.66, 0.8, 0.93} {
			c := blend(blend(l.far, l.low, 0.4), blend(l.low, l.light, 0.6), float32(i)/2)
			s.clouds(5, level, c)
		}
	case cavern:
		s.cave()
	case volcano:
		s.fireMountain()
		s.peaks(0.8, 0.16, 0.5)
		s.ridge(0.87, 0.04, 0.8)
	case frost:
		s.peaks(0.64, 0.3, 0.1)
		s.shards(0.84, 0.26, 0.4)
		s.plain(0.84, blend(l.low, l.light, 0.6), blend(l.far, l.mid, 0.5))
	case marsh:
		s.trees(0.68, 0.22, 0.2)
		s.mist(0.66, 0.5)
		s.ridge(0.8, 0.03, 0.5)
		s.mist(0.82, 0.5)
	case stones:
		s.ridge(0.62, 0.07, 0.15)
		s.afar(drawings().of["dolmen"], 0.74, 0.24, 0.35)
		s.ridge(0.76, 0.04, 0.4)
		s.ridge(0.86, 0.04, 0.7)
	default:
		s.ridge(0.6, 0.1, 0.1)
		s.afar(s.landmark(), 0.68, 0.22, 0.42)
		s.ridge(0.7, 0.06, 0.32)
		s.copse(0.76, 0.1, 0.5)
		s.ridge(0.82, 0.05, 0.62)
	}
	s.mist(0.9, 0.3)
}

// front paints what lies between the subject and us.
func (s *scene) front(place setting) {
	switch place {
	case heaven:
		s.clouds(4, 1.0, blend(s.land.low, s.land.light, 0.7))
	case shore:
		s.waves(0.9)
	case hall:
		s.plain(0.93, blend(s.land.near, s.land.deep, 0.3), s.land.deep)
	case cavern, frost:
		s.rocks(0.95)
	default:
		s.ridge(0.95, 0.03, 1)
		s.grass(0.95, place == dunes || place == volcano)
	}
}

// crest is a line of heights from -1 to 1, jagged by the part rough.
func (s *scene) crest(rough float32) [65]float32 {
	var h [65]float32
	h[0], h[64] = s.between(-0.6, 0.6), s.between(-0.6, 0.6)
	reach := float32(0.9)
	for step := 64; step > 1; step /= 2 {
		for i := step / 2; i < 64; i += step {
			h[i] = (h[i-step/2]+h[i+step/2])/2 + s.between(-reach, reach)
		}
		reach *= rough
	}
	return h
}

// ground is the colour of land as near as that, 0 far to 1 at our feet.
func (s *scene) ground(near float32) color.RGBA {
	return blend(blend(s.land.far, s.land.low, 0.3*(1-near)), blend(s.land.near, s.land.deep, near*near*0.5), near)
}

// grade fills the path from one colour at the height y of the area to another at
// its bottom.
func (s *scene) grade(y float32, top, bottom color.RGBA) {
	s.fade(s.clip, y, s.area.bottom(), top, bottom)
}

// ridge is rolling land with light along its crest.
func (s *scene) ridge(level, rise, near float32) {
	h := s.crest(0.42)
	top := s.ground(near)
	lit := blend(top, s.land.light, 0.4*(1-near)+0.12)
	draw := func(drop float32) {
		s.path.reset()
		s.path.moveTo(s.area.x-1, s.area.bottom()+1)
		for i, v := range h {
			s.path.lineTo(s.area.x-1+(s.area.w+2)*float32(i)/64, s.area.y+s.area.h*(level-rise*v*0.7)+drop)
		}
		s.path.lineTo(s.area.right()+1, s.area.bottom()+1)
	}
	y := s.area.y + s.area.h*(level-rise)
	draw(0)
	s.grade(y, lit, lit)
	draw(max(0.6, s.unit*0.9))
	s.grade(y, top, blend(top, s.ground(min(1, near+0.3)), 0.8))
}

// plain is flat ground from a level down.
func (s *scene) plain(level float32, top, bottom color.RGBA) {
	y := s.area.y + s.area.h*level
	s.path.reset()
	s.path.roundBox(box{s.area.x - 1, y, s.area.w + 2, s.area.bottom() - y + 1}, 0)
	s.grade(y, top, bottom)
}

// peaks are mountains with a lit and a shaded side.
func (s *scene) peaks(level, rise, near float32) {
	base := s.area.y + s.area.h*(level+0.14)
	body := s.ground(near)
	shade := blend(body, s.land.deep, 0.2+0.2*near)
	lit := blend(body, s.land.light, 0.5-0.3*near)
	n := 4 + s.rand.Below(3)
	for i := range n {
		x := s.area.x + s.area.w*((float32(i)+s.between(0.1, 0.9))/float32(n)*1.2-0.1)
		high := s.area.h * rise * s.between(0.5, 1.1)
		top := point{x, s.area.y + s.area.h*level - high}
		half := high*s.between(0.75, 1.15) + s.area.w*0.05
		left, right := s.flank(top, point{x - half, base}), s.flank(top, point{x + half, base})
		spine := s.flank(top, point{x + half*s.between(-0.25, 0.25), base})
		y := top.y
		s.facet(left, right)
		s.grade(y, body, blend(body, s.ground(near*0.5), 0.6))
		dark, bright := right, left
		if s.sun.x > x {
			dark, bright = left, right
		}
		s.facet(dark, spine)
		s.grade(y, shade, blend(body, s.ground(near*0.5), 0.5))
		s.facet(bright, s.flank(top, point{(bright[len(bright)-1].x + 2*spine[len(spine)-1].x) / 3, base}))
		s.grade(y, lit, blend(body, s.ground(near*0.5), 0.7))
	}
	s.path.reset()
	s.path.roundBox(box{s.area.x - 1, base - 1, s.area.w + 2, s.area.bottom() - base + 2}, 0)
	s.grade(base, s.ground(near), s.ground(near))
}

// flank is a broken line from a peak to its foot.
func (s *scene) flank(top, foot point) []point {
	const steps = 7
	line := []point{top}
	for i := 1; i < steps; i++ {
		t := float32(i) / steps
		jag := s.between(-0.05, 0.05) * (foot.y - top.y)
		line = append(line, point{top.x + (foot.x-top.x)*t + jag, top.y + (foot.y-top.y)*t + jag*0.4})
	}
	return append(line, foot)
}

// facet makes the path of the side of a mountain between two broken lines.
func (s *scene) facet(one, other []point) {
	s.path.reset()
	s.path.polygon(one...)
	for i := len(other) - 1; i > 0; i-- {
		s.path.lineTo(other[i].x, other[i].y)
	}
}

// sea lies flat under the sky and carries the light of the sun.
func (s *scene) sea(level float32) {
	l := &s.land
	y := s.area.y + s.area.h*level
	s.plain(level, blend(l.mid, l.light, 0.35), blend(l.high, l.deep, 0.4))
	for i := range 26 {
		t := float32(i) / 26
		w := s.area.w * (0.03 + 0.12*t) * s.between(0.5, 1.4)
		x := s.sun.x + s.between(-1, 1)*s.area.w*(0.06+0.14*t)
		row := y + (s.area.bottom()-y)*(t*t*0.9+0.015)
		thick := s.unit * (0.25 + 0.8*t)
		s.fill(veil(l.light, 0.6-0.32*t), func(p *path) { p.roundBox(box{x - w/2, row, w, thick}, thick/2) })
	}
	for range 14 {
		at := s.spot(0, 1, level+0.04, 1)
		t := (at.y - y) / (s.area.bottom() - y)
		w, thick := s.area.w*(0.04+0.16*t), s.unit*(0.2+0.6*t)
		s.fill(veil(l.deep, 0.22), func(p *path) { p.roundBox(box{at.x, at.y, w, thick}, thick/2) })
	}
}

// waves break in the foreground.
func (s *scene) waves(level float32) {
	l := &s.land
	for i := range 2 {
		drop := float32(i) * 0.055
		c := blend(blend(l.high, l.deep, 0.25+0.3*float32(i)), l.mid, 0.2)
		start, long := s.between(0, 1), s.area.w*s.between(0.16, 0.22)
		crest := func(lift float32) {
			s.path.reset()
			y := s.area.y + s.area.h*(level+drop) - lift
			x := s.area.x - long*(1+start)
			s.path.moveTo(x, s.area.bottom()+2)
			s.path.lineTo(x, y)
			for ; x < s.area.right()+long; x += long {
				d := long * 0.3
				s.path.cubeTo(x+long*0.35, y+d*0.35, x+long*0.6, y-d*0.1, x+long*0.72, y-d)
				s.path.cubeTo(x+long*0.7, y-d*0.3, x+long*0.85, y, x+long, y)
			}
			s.path.lineTo(x, s.area.bottom()+2)
		}
		y := s.area.y + s.area.h*(level+drop-0.06)
		crest(s.unit * 1.1)
		s.grade(y, blend(c, l.light, 0.65), blend(c, l.light, 0.3))
		crest(0)
		s.grade(y, c, blend(c, l.deep, 0.6))
	}
}

// skyline is the roofs of a town, as the edition builds them.
func (s *scene) skyline(level, high, near float32) {
	c := s.ground(near)
	p := &s.path
	p.reset()
	base := s.area.y + s.area.h*(level+0.12)
	for x := s.area.x - s.unit*4; x < s.area.right(); {
		w, h := s.area.w*s.between(0.06, 0.14), s.area.h*high*s.between(0.35, 1)
		top := base - h
		p.roundBox(box{x, top, w, h}, 0)
		switch lookOf(s.card) {
		case "DR", "EN":
			if s.rand.Below(3) == 0 {
				p.polygon(point{x, top}, point{x + w/2, top - h*0.4}, point{x + w, top})
			}
		case "CR":
			if s.rand.Below(2) == 0 {
				p.ellipse(point{x + w/2, top}, w*0.42, w*0.5)
			}
		case "HE", "IM":
			p.polygon(point{x - w*0.08, top}, point{x + w/2, top - w*0.32}, point{x + w*1.08, top})
		default:
			if s.rand.Below(2) == 0 {
				p.polygon(point{x - w*0.06, top}, point{x + w/2, top - w*s.between(0.7, 1.3)}, point{x + w*1.06, top})
			} else {
				for i := range 3 {
					p.roundBox(box{x + w*0.4*float32(i), top - w*0.16, w * 0.2, w * 0.17}, 0)
				}
			}
		}
		x += w * s.between(0.8, 1.5)
	}
	p.roundBox(box{s.area.x - 1, base - s.area.h*high*0.25, s.area.w + 2, s.area.h * 0.4}, 0)
	p.orient(0, 1)
	s.grade(base-s.area.h*high, blend(c, s.land.light, 0.12), blend(c, s.ground(max(0, near-0.3)), 0.7))
	for range 12 {
		at := s.spot(0, 1, level-high*0.1, level+0.1)
		d := s.unit * 0.9
		s.fill(veil(s.land.light, 0.5*near+0.15), func(p *path) { p.roundBox(box{at.x, at.y, d, d * 1.6}, d/3) })
	}
}

// pillars are the two rows of columns of a hall with light behind.
func (s *scene) pillars() {
	l := &s.land
	for i := range 4 {
		near := float32(i) / 3
		c := s.ground(0.15 + near*0.7)
		away := s.area.w * (0.1 + 0.135*float32(i))
		w := s.area.w * (0.025 + 0.03*float32(i))
		top, foot := s.area.y+s.area.h*(0.26-0.12*float32(i)), s.area.y+s.area.h*(0.74+0.07*float32(i))
		for _, side := range [2]float32{-1, 1} {
			x := s.area.center().x + side*away
			s.path.reset()
			s.path.roundBox(box{x - w/2, top, w, foot - top}, 0)
			s.path.roundBox(box{x - w*0.8, top - w*0.3, w * 1.6, w * 0.5}, w*0.1)
			s.path.roundBox(box{x - w*0.8, foot - w*0.3, w * 1.6, w * 0.5}, w*0.1)
			s.grade(top, blend(c, l.light, 0.16), c)
			lit := x - side*w*0.36
			s.fill(veil(l.light, 0.35-0.06*float32(i)), func(p *path) { p.roundBox(box{lit - w*0.08, top, w * 0.16, foot - top}, 0) })
		}
		s.path.reset()
		s.path.roundBox(box{s.area.x - 1, top - w*0.9 - s.area.h*0.05, s.area.w + 2, w*0.6 + s.area.h*0.05}, 0)
		if i == 0 {
			s.grade(top, blend(c, l.light, 0.1), c)
		}
	}
	s.plain(0.8, blend(s.ground(0.4), l.light, 0.25), s.ground(0.95))
}

// cave hangs stone over the scene.
func (s *scene) cave() {
	for i := range 3 {
		near := 0.3 + 0.32*float32(i)
		c := s.ground(near)
		s.path.reset()
		hang := s.crest(0.62)
		reach := 0.3 - 0.07*float32(i)
		s.path.moveTo(s.area.x-1, s.area.y-1)
		for k, v := range hang {
			t := float32(k)/32 - 1
			fall := reach*(0.35+0.9*t*t) + 0.09*v
			if k%4 == 2 {
				fall += s.between(0.02, 0.12)
			}
			s.path.lineTo(s.area.x-1+(s.area.w+2)*float32(k)/64, s.area.y+s.area.h*max(0.01, fall))
		}
		s.path.lineTo(s.area.right()+1, s.area.y-1)
		s.grade(s.area.y, s.ground(min(1, near+0.25)), c)
		s.ridge(0.72+0.08*float32(i), 0.06, near)
	}
}

// fireMountain burns.
func (s *scene) fireMountain() {
	x := s.area.x + s.area.w*s.between(0.3, 0.7)
	top, base := s.area.y+s.area.h*0.3, s.area.y+s.area.h*0.8
	c := s.ground(0.4)
	w := s.area.w * 0.08
	s.path.reset()
	s.path.moveTo(x-w, top)
	s.path.cubeTo(x-w*2, s.area.y+s.area.h*0.55, x-w*4, base, x-w*7, base)
	s.path.lineTo(x+w*7, base)
	s.path.cubeTo(x+w*4, base, x+w*2, s.area.y+s.area.h*0.55, x+w, top)
	s.grade(top, c, s.ground(0.2))
	hot := blend(rgb(0xff8a2a), s.land.light, 0.3)
	for i := range 4 {
		dx := (float32(i) - 1.5) * w * 0.5
		end := s.between(0.45, 0.66)
		s.fill(veil(hot, 0.85), func(p *path) {
			y := s.area.y + s.area.h*end
			p.moveTo(x+dx-w*0.16, top)
			p.cubeTo(x+dx*1.5, top+s.area.h*0.1, x+dx*2.6, y-s.area.h*0.1, x+dx*3, y)
			p.cubeTo(x+dx*2.2, y-s.area.h*0.1, x+dx*1.2, top+s.area.h*0.1, x+dx+w*0.16, top)
		})
	}
	for i := range 3 {
		r := w * (1.2 - 0.28*float32(i))
		s.fill(veil(hot, 0.3+0.16*float32(i)), func(p *path) { p.ellipse(point{x, top}, r*1.3, r*0.8) })
	}
	for i := range 5 {
		at := point{x + w*s.between(-1, 1)*(1+float32(i)*0.4), top - s.area.h*0.055*float32(i)}
		s.cloud(at, s.area.w*(0.14+0.05*float32(i)), blend(s.land.high, s.land.mid, 0.4))
	}
}

// shards are crystals of ice.
func (s *scene) shards(level, high, near float32) {
	for range 9 {
		foot := point{s.area.x + s.area.w*s.between(-0.02, 1.02), s.area.y + s.area.h*(level+0.06)}
		h := s.area.h * high * s.between(0.3, 1)
		w, lean := h*0.16, h*s.between(-0.25, 0.25)
		top := point{foot.x + lean, foot.y - h}
		c := blend(s.ground(near*0.4), s.land.light, 0.35)
		s.path.reset()
		s.path.polygon(point{foot.x - w, foot.y}, point{top.x - w*0.6, top.y + h*0.2}, top, point{foot.x, foot.y})
		s.grade(top.y, blend(c, s.land.light, 0.6), c)
		s.path.reset()
		s.path.polygon(point{foot.x, foot.y}, top, point{top.x + w*0.6, top.y + h*0.24}, point{foot.x + w, foot.y})
		s.grade(top.y, blend(c, s.land.mid, 0.35), blend(c, s.land.high, 0.4))
	}
}

// rocks lie in the foreground.
func (s *scene) rocks(level float32) {
	h := s.crest(0.66)
	s.path.reset()
	s.path.moveTo(s.area.x-1, s.area.bottom()+1)
	for i, v := range h {
		if i%3 != 0 {
			continue
		}
		s.path.lineTo(s.area.x-1+(s.area.w+2)*float32(i)/63, s.area.y+s.area.h*(level-0.06*v))
	}
	s.path.lineTo(s.area.right()+1, s.area.bottom()+1)
	s.grade(s.area.y+s.area.h*(level-0.06), s.ground(0.9), s.land.deep)
}

// mist lies about a level.
func (s *scene) mist(level, part float32) {
	c := blend(s.land.low, s.land.light, 0.4)
	reach := s.area.h * 0.16
	middle := s.area.y + s.area.h*level
	for y := max(s.clip.Min.Y, int(middle-reach)); y < min(s.clip.Max.Y, int(middle+reach)); y++ {
		t := 1 - (float32(y)-middle)*(float32(y)-middle)/(reach*reach)
		a := uint32(max(0, t*t*part*255))
		row := s.img.Pix[s.img.PixOffset(s.clip.Min.X, y):]
		for i := range s.clip.Dx() {
			over(row[4*i:4*i+4], c, a)
		}
	}
}
