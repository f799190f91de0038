package images

import (
	"hash/fnv"
	"image"
	"image/color"
	"math"

	"castillo/game/card"
)

// scene is the illustration of a card: sky, land, what the name calls for, and
// what lies before it. Everything about it comes from the card's name, type, race
// and edition.
type scene struct {
	*face
	area    box
	clip    image.Rectangle
	unit    float32 // a hundredth of the area's height
	land    land
	mood    mood
	rand    dice
	sun     point
	sunSize float32
	beams   bool
	eclipse bool
}

func (f *face) illustrate(area box) {
	sum := fnv.New64a()
	sum.Write([]byte(card.Fold(f.card.Name) + f.card.Type.String() + string(f.card.Edition)))
	s := scene{face: f, area: area, clip: area.pixels().Intersect(f.img.Bounds()), unit: area.h / 100, rand: dice(sum.Sum64())}
	if s.clip.Empty() {
		return
	}
	v := imagine(f.card, &s.rand)
	s.mood, s.land = v.mood, lands[lookOf(f.card)].in(v.mood)
	s.vary()
	s.light(v)
	s.sky()
	if v.weather == thunder {
		s.bolt()
	}
	s.back(v.place)
	s.cast(v)
	s.front(v.place)
	s.weather(v.weather)
	s.finish()
}

// vary shifts the colours of the sky a little, so that no two are alike.
func (s *scene) vary() {
	l := &s.land
	t := s.between(-0.16, 0.16)
	if t > 0 {
		l.mid, l.high = blend(l.mid, l.low, t), blend(l.high, l.mid, t*1.2)
	} else {
		l.mid, l.low = blend(l.mid, l.high, -t), blend(l.low, l.mid, -t)
	}
	if s.rand.Below(3) == 0 {
		l.cloth, l.lined = l.lined, l.cloth
	}
	if dye := s.rand.Below(2 * len(dyes)); dye < len(dyes) {
		l.cloth = blend(l.cloth, blend(dyes[dye], l.deep, tints[s.mood].dim), 0.8)
	}
}

// light puts the sun where it makes the subject stand out.
func (s *scene) light(v vision) {
	s.sunSize = s.area.h * s.between(0.09, 0.2)
	x := s.between(0.24, 0.76)
	y := s.between(0.2, 0.46)
	if s.mood == dusk || s.mood == dawn {
		y += 0.1
	}
	s.sun = point{s.area.x + s.area.w*x, s.area.y + s.area.h*y}
	s.beams = s.mood != night && s.mood != storm && s.mood != abyss && (s.card.Type == card.Weapon || s.rand.Below(3) == 0)
	s.eclipse = v.mood == abyss && s.rand.Below(2) == 0
}

// between is a number in [low, high).
func (s *scene) between(low, high float32) float32 {
	return low + (high-low)*float32(s.rand.Below(1<<16))/(1<<16)
}

// spot is a place within parts of the area.
func (s *scene) spot(left, right, top, bottom float32) point {
	x := s.between(left, right)
	return point{s.area.x + s.area.w*x, s.area.y + s.area.h*s.between(top, bottom)}
}

// around is a place not farther than r from another.
func (s *scene) around(at point, r float32) point {
	x := s.between(-0.7, 0.7)
	return point{at.x + r*x, at.y + r*s.between(-0.7, 0.7)}
}

func (s *scene) fill(c color.Color, outline func(*path)) { s.fillWithin(s.clip, c, outline) }

// landmarks stand far off in the lands of an edition.
var landmarks = map[card.Edition][]string{
	"ES": {"castle", "tower", "church"}, "CR": {"mosque", "castle", "wall"}, "HE": {"temple", "ruins", "statue"},
	"IM": {"romantemple", "colosseum", "ruins"}, "HD": {"circle", "dolmen", "oak"}, "TA": {"tower", "castle", "celticcross"},
	"DR": {"pyramid", "egypttemple", "obelisk"}, "EN": {"obelisk", "bentpyramid", "egypttemple"}, "PE": {"castle", "temple", "pyramid"},
	"DCL": {"castle", "tower", "church"},
}

func (s *scene) landmark() motif {
	names := landmarks[lookOf(s.card)]
	return drawings().of[names[s.rand.Below(len(names))]]
}

// afar sets a motif small into the haze; near goes from 0 to 1.
func (s *scene) afar(m motif, level, high, near float32) {
	x := s.between(0.12, 0.3)
	if s.sun.x < s.area.center().x {
		x = 1 - x
	}
	scale := s.area.h * high / max(1, m.max.y) * 100
	s.stage(m, pose{foot: point{s.area.x + s.area.w*x, s.area.y + s.area.h*level}, height: scale}, 1-near, false)
}

// cast sets the subject into the scene, and whoever comes with it.
func (s *scene) cast(v vision) {
	main := s.frame(v.subject)
	main.flip = s.rand.Below(2) == 0
	if v.second.drawing != nil {
		behind := s.frame(v.second)
		behind.height *= s.between(0.62, 0.78)
		behind.turn *= 0.5
		side := s.side(s.sun.x > s.area.center().x)
		behind.foot.x += side * s.area.w * 0.24
		if v.second.shelf == figures || v.subject.shelf == places || v.subject.floats {
			behind.foot.y -= s.area.h * 0.06
		} else if !v.second.floats {
			behind.foot.y -= s.area.h * 0.12
		}
		if v.subject.shelf != places {
			main.foot.x -= side * s.area.w * 0.08
		}
		s.stage(v.second, behind, 0.42, true)
	}
	if v.many {
		for _, side := range [2]float32{-1, 1} {
			other := main
			other.height *= 0.72
			other.foot.x += side * s.area.w * 0.27
			other.foot.y -= s.area.h * s.between(0.04, 0.1)
			if v.subject.floats {
				other.foot.y -= s.area.h * s.between(-0.1, 0.16)
			}
			s.stage(v.subject, other, 0.36, true)
		}
	}
	s.stage(v.subject, main, 0, true)
}

func (s *scene) side(left bool) float32 {
	if left {
		return -1
	}
	return 1
}

// frame is how large and where a motif stands as the subject of a picture.
func (s *scene) frame(m motif) pose {
	wide, high := m.max.x-m.min.x, m.max.y-min(0, m.min.y)
	room, tall := s.area.w*0.84, s.area.h*0.8
	p := pose{foot: point{s.area.center().x + s.area.w*s.between(-0.05, 0.05), s.area.bottom() - s.area.h*0.09}}
	switch m.shelf {
	case figures:
		near := [...]float32{0.98, 1.06, 1.26}[s.rand.Below(3)]
		p.height = min(s.area.w/wide*1.06, s.area.h/112*near) * 100
		p.foot.y = max(s.area.bottom()-s.area.h*0.06, s.area.y+s.area.h*0.08+p.height*1.12)
		return p
	case arms:
		tall, room = s.area.h*0.84, s.area.w*0.8
		p.foot.y = s.area.bottom() - s.area.h*0.06
		if high > 2*wide { // what is long is held at a slant
			p.turn = s.between(-0.5, 0.5)
		}
	case places:
		tall, room = s.area.h*0.76, s.area.w*0.92
		p.foot.y = s.area.bottom() - s.area.h*0.08
	case things:
		tall, room = s.area.h*0.7, s.area.w*0.72
		p.foot.y = s.area.bottom() - s.area.h*0.1
	}
	p.height = min(room/wide, tall/high) * 100 * s.between(0.94, 1.04)
	if m.floats {
		p.turn = s.between(-0.12, 0.12)
		middle := (m.max.y + m.min.y) / 2 * p.height / 100
		p.foot.y = s.area.y + s.area.h*s.between(0.47, 0.53) + middle
	}
	if m.shelf != figures {
		p.foot.x -= (m.max.x + m.min.x) / 2 * p.height / 100
	}
	return p
}

// stage paints a motif; far draws it into the haze, 0 to 1. A motif that glows
// stands before a light of its own.
func (s *scene) stage(m motif, p pose, far float32, glows bool) {
	moved := p.moved()
	s.path.reset()
	for _, l := range m.drawing {
		s.path.add(l.path, moved)
	}
	size := p.height / 100
	s.cover(&s.whole, &s.path, s.clip, round(size*9))
	if s.whole.area.Empty() {
		return
	}
	if glows {
		s.blur(&s.spread, &s.whole, max(1, round(size*4.5)))
		s.wash(&s.spread, blend(s.land.light, s.land.low, 0.3), 0.5*(1-far))
	}
	middle := point{p.foot.x, p.foot.y - size*55}
	swell := max(1, round(size*2.2))
	for _, l := range m.drawing {
		s.path.reset()
		s.path.add(l.path, moved)
		s.cover(&s.shape, &s.path, s.clip, 0)
		if s.shape.area.Empty() {
			continue
		}
		s.blur(&s.spread, &s.shape, swell)
		s.mould(&s.shape, &s.spread, s.toSun(middle, float32(swell)), s.land.ramp(l.tone, far))
	}
	s.rim(&s.whole, s.toSun(middle, max(1, size*1.7)), s.land.light, 0.6*(1-far))
}

// weather fills the air before the subject.
func (s *scene) weather(w weather) {
	l := &s.land
	hot := blend(rgb(0xffa03c), l.light, 0.4)
	dots := func(n int, least, most float32, c color.RGBA, part float32) {
		for range n {
			at := s.spot(0, 1, 0.05, 0.98)
			r := s.unit * s.between(least, most)
			s.fill(veil(c, part*s.between(0.5, 1)), func(p *path) { p.ellipse(at, r, r) })
		}
	}
	switch w {
	case motes:
		dots(26, 0.3, 0.9, l.light, 0.75)
	case sparks:
		dots(34, 0.25, 0.9, hot, 0.95)
	case snowfall:
		dots(50, 0.3, 1.1, rgb(0xffffff), 0.85)
	case bubbles:
		for range 16 {
			at, r := s.spot(0, 1, 0.1, 0.95), s.unit*s.between(0.6, 2)
			s.fill(veil(l.light, 0.3), func(p *path) { p.ellipse(at, r, r) })
			s.fill(veil(l.light, 0.7), func(p *path) { p.ellipse(point{at.x - r*0.3, at.y - r*0.3}, r*0.3, r*0.3) })
		}
	case rain:
		for range 60 {
			at, d := s.spot(0, 1.1, 0, 1), s.unit*s.between(3, 8)
			s.fill(veil(l.light, 0.35), func(p *path) {
				p.polygon(at, point{at.x - d*0.3, at.y + d}, point{at.x - d*0.3 + s.unit*0.3, at.y + d})
			})
		}
	case leaves:
		c := blend(l.cloth, l.light, 0.25)
		for range 18 {
			at, r, a := s.spot(0, 1, 0.05, 0.95), s.unit*s.between(0.9, 2), s.between(0, 6)
			s.fill(veil(c, 0.85), func(p *path) {
				dx, dy := r*sine(a), r*sine(a+math.Pi/2)
				p.moveTo(at.x-dx, at.y-dy)
				p.cubeTo(at.x+dy*0.7, at.y-dx*0.7, at.x+dy*0.7, at.y-dx*0.7, at.x+dx, at.y+dy)
				p.cubeTo(at.x-dy*0.7, at.y+dx*0.7, at.x-dy*0.7, at.y+dx*0.7, at.x-dx, at.y-dy)
			})
		}
	case sandstorm:
		for range 26 {
			at, w := s.spot(-0.1, 0.9, 0.3, 1), s.area.w*s.between(0.08, 0.3)
			s.fill(veil(l.low, 0.3), func(p *path) { p.roundBox(box{at.x, at.y, w, s.unit * 0.7}, s.unit*0.35) })
		}
	}
}

// bolt is a flash of lightning down one side of the sky.
func (s *scene) bolt() {
	x := s.area.x + s.area.w*s.between(0.08, 0.22)
	if s.rand.Below(2) == 0 {
		x = s.area.right() - s.area.w*s.between(0.14, 0.3)
	}
	var line []point
	for i := range 8 {
		line = append(line, point{x, s.area.y + s.area.h*0.085*float32(i)})
		x += s.area.w * s.between(-0.07, 0.07)
	}
	for _, w := range [...]float32{2.6, 1} {
		c := veil(s.land.light, 0.25)
		if w == 1 {
			c = veil(blend(s.land.light, rgb(0xffffff), 0.6), 1)
		}
		s.fill(c, func(p *path) {
			var knots []knot
			for _, q := range line {
				knots = append(knots, knot{point: q, corner: true})
			}
			p.stroke([]float32{s.unit * 1.6 * w, s.unit * 1.2 * w, s.unit * 0.3 * w}, knots)
		})
	}
}

// finish makes the colours vivid, darkens the corners and lays the grain of paper over everything.
func (s *scene) finish() {
	half := point{s.area.w / 2, s.area.h / 2}
	centre := s.area.center()
	for y := s.clip.Min.Y; y < s.clip.Max.Y; y++ {
		row := s.img.Pix[s.img.PixOffset(s.clip.Min.X, y):]
		dy := (float32(y) - centre.y) / half.y
		for i := range s.clip.Dx() {
			x := s.clip.Min.X + i
			dx := (float32(x) - centre.x) / half.x
			d := dx*dx + dy*dy
			shade := int32(256 - max(0, d-0.7)*68)
			grain := int32(noise(uint32(x), uint32(y))>>29) - 3
			px := row[4*i : 4*i+3]
			grey := (3*int32(px[0]) + 6*int32(px[1]) + int32(px[2])) / 10
			for k := range px {
				vivid := grey + (int32(px[k])-grey)*147>>7
				px[k] = uint8(max(0, min(255, vivid*shade>>8+grain)))
			}
		}
	}
}

// noise mixes a place into bits without a pattern.
func noise(x, y uint32) uint32 {
	h := x*0x9e3779b1 ^ y*0x85ebca77
	h ^= h >> 15
	h *= 0xc2b2ae3d
	h ^= h >> 13
	return h * 0x27d4eb2f
}

func sine(v float32) float32 { return float32(math.Sin(float64(v))) }

// dice are numbers that follow from the first one, the same on every machine:
// the high bits of a linear congruential generator.
type dice uint64

// Below is a number in [0, n).
func (d *dice) Below(n int) int {
	*d = *d*6364136223846793005 + 1442695040888963407
	return int(uint64(*d>>32) * uint64(n) >> 32)
}
