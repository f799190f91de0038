package images

import (
	"hash/fnv"
	"image"
	"image/color"
	"math"

	"castillo/game/card"
)

// scene is the calm picture on a card: sky, a light, ranges of hills in the
// colours of the edition, and the emblem of the type. Everything about it comes
// from the card's name.
type scene struct {
	*face
	area box
	clip image.Rectangle
	land land
	rand dice
}

func (f *face) illustrate(area box) {
	sum := fnv.New64a()
	sum.Write([]byte(card.Fold(f.card.Name)))
	s := scene{face: f, area: area, clip: area.pixels(), land: landOf(f.card.Edition), rand: dice(sum.Sum64())}
	s.sky()
	s.hills(0.56, 0.3)
	s.hills(0.68, 0.65)
	s.emblem()
	s.hills(0.86, 1)
}

// between is a number in [low, high).
func (s *scene) between(low, high float32) float32 {
	return low + (high-low)*float32(s.rand.Below(1<<16))/(1<<16)
}

func (s *scene) fill(c color.Color, outline func(*path)) { s.fillWithin(s.clip, c, outline) }

func (s *scene) sky() {
	tint := s.between(0, 0.3)
	high := blend(s.land.high, s.land.near, tint)
	s.gradient(s.clip, high, s.land.low)
	r := s.area.w * s.between(0.1, 0.17)
	at := point{s.area.x + s.area.w*s.between(0.2, 0.8), s.area.y + s.area.h*s.between(0.24, 0.48)}
	for _, halo := range [...]float32{2.6, 1.9, 1.4} {
		s.fill(veil(s.land.light, 0.12), func(p *path) { p.ellipse(at, r*halo, r*halo) })
	}
	s.fill(s.land.light, func(p *path) { p.ellipse(at, r, r) })
	if s.rand.Below(3) == 0 { // a crescent
		at.x += r * 0.42
		s.fill(blend(high, s.land.low, 0.35), func(p *path) { p.ellipse(at, r*0.86, r*0.86) })
	}
	for range 3 + s.rand.Below(3) {
		y := s.area.y + s.area.h*s.between(0.08, 0.5)
		x := s.area.x + s.area.w*s.between(-0.1, 0.8)
		w := s.area.w * s.between(0.18, 0.5)
		thick := s.area.h * s.between(0.006, 0.018)
		s.fill(veil(s.land.light, 0.22), func(p *path) { p.roundBox(box{x, y, w, thick}, thick/2) })
	}
}

// hills paints a range whose crest lies at about level, a part of the height;
// near goes from 0, far away in the haze, to 1.
func (s *scene) hills(level, near float32) {
	rise := s.area.h * (0.12 - 0.05*near)
	a, b := s.between(0, 2*math.Pi), s.between(0, 2*math.Pi)
	slow, fast := s.between(2, 4), s.between(6, 11)
	sharp := s.rand.Below(2) == 0 && near < 0.9
	s.fill(blend(s.land.far, s.land.near, near), func(p *path) {
		const steps = 28
		p.moveTo(s.area.x, s.area.bottom())
		for i := range steps + 1 {
			t := float32(i) / steps
			wave := 0.7*sine(a+slow*t) + 0.3*sine(b+fast*t)
			if sharp {
				wave = 0.6*ridge(a+slow*t) + 0.4*ridge(b+fast*t)
			}
			p.lineTo(s.area.x+s.area.w*t, s.area.y+s.area.h*level-rise*wave)
		}
		p.lineTo(s.area.right(), s.area.bottom())
	})
}

// emblem sets the sign of the card's type into the land.
func (s *scene) emblem() {
	foot := point{s.area.x + s.area.w*s.between(0.42, 0.58), s.area.bottom() - s.area.h*0.1}
	height := min(s.area.h*0.62, s.area.w*0.72)
	dark, glow := s.land.silhouette, veil(s.land.light, 0.85)
	switch s.card.Type {
	case card.Ally:
		at := point{foot.x, foot.y - height*0.5}
		s.spears(foot, height)
		s.fill(dark, func(p *path) { escutcheon(p, at, height*0.4) })
		s.fill(s.land.light, func(p *path) { escutcheon(p, at, height*0.35) })
		s.fill(s.frame.mark, func(p *path) { escutcheon(p, at, height*0.32) })
		var race card.Race
		if races := s.card.Races.List(); len(races) > 0 {
			race = races[0]
		}
		s.charge(race, at, height*0.2, ivory)
	case card.Weapon:
		foot.y += height * 0.08
		s.fill(dark, func(p *path) { sword(p, foot, height*1.12) })
		s.fill(glow, func(p *path) {
			p.polygon(point{foot.x, foot.y - height*0.05}, point{foot.x, foot.y - height*0.76}, point{foot.x + height*0.05, foot.y - height*0.76}, point{foot.x + height*0.05, foot.y - height*0.2})
		})
	case card.Talisman:
		at := point{foot.x, foot.y - height*0.55}
		points := 6 + 2*s.rand.Below(4)
		s.fill(veil(s.land.light, 0.25), func(p *path) { p.ellipse(at, height*0.52, height*0.52) })
		s.fill(dark, func(p *path) { rays(p, at, height*0.46, 0.5, points) })
		s.fill(glow, func(p *path) { rays(p, at, height*0.34, 0.42, points) })
		s.fill(s.frame.mark, func(p *path) { p.ellipse(at, height*0.1, height*0.1) })
	case card.Totem:
		s.fill(dark, func(p *path) { obelisk(p, foot, height*1.08) })
		for i := range 3 {
			y := foot.y - height*(0.36+0.19*float32(i))
			w := height * (0.09 - 0.012*float32(i))
			s.fill(glow, func(p *path) { p.roundBox(box{foot.x - w, y, 2 * w, height * 0.035}, height) })
		}
	case card.Gold:
		for i := range 5 + s.rand.Below(3) {
			at := point{foot.x + height*0.16*float32(i%3-1), foot.y - height*(0.08+0.13*float32(i/3)) - height*0.05*float32(i%2)}
			s.coin(at, height*0.22)
		}
		s.coin(point{foot.x, foot.y - height*0.62}, height*0.3)
	default:
		s.fill(dark, func(p *path) { obelisk(p, foot, height) })
	}
}

func (s *scene) spears(foot point, height float32) {
	for _, side := range [2]float32{-1, 1} {
		x := foot.x + side*height*0.5
		s.fill(s.land.silhouette, func(p *path) {
			p.roundBox(box{x - height*0.014, foot.y - height*0.92, height * 0.028, height}, 0)
			p.polygon(point{x, foot.y - height*1.12}, point{x + height*0.05, foot.y - height*0.92}, point{x - height*0.05, foot.y - height*0.92})
		})
	}
}

func (s *scene) coin(at point, r float32) {
	s.fill(goldDark, func(p *path) { p.ellipse(at, r, r) })
	s.fill(goldLight, func(p *path) { p.ellipse(at, r*0.9, r*0.9) })
	s.fill(gold, func(p *path) { p.ellipse(at, r*0.74, r*0.74) })
	s.fill(goldDark, func(p *path) { rays(p, at, r*0.5, 0.45, 5) })
}

func sine(v float32) float32 { return float32(math.Sin(float64(v))) }

// ridge is a wave with straight flanks.
func ridge(v float32) float32 { return float32(2/math.Pi) * float32(math.Asin(math.Sin(float64(v)))) }

// dice are numbers that follow from the first one, the same on every machine:
// the high bits of a linear congruential generator.
type dice uint64

// Below is a number in [0, n).
func (d *dice) Below(n int) int {
	*d = *d*6364136223846793005 + 1442695040888963407
	return int(uint64(*d>>32) * uint64(n) >> 32)
}
