package images

import (
	"image/color"
	"math"

	"castillo/game/card"
)

// escutcheon is a heater shield around a place.
func escutcheon(p *path, at point, r float32) {
	w := r * 0.92
	p.moveTo(at.x-w, at.y-r*0.92)
	p.cubeTo(at.x-w*0.4, at.y-r*0.8, at.x+w*0.4, at.y-r*0.8, at.x+w, at.y-r*0.92)
	p.lineTo(at.x+w, at.y+r*0.05)
	p.cubeTo(at.x+w, at.y+r*0.6, at.x+w*0.5, at.y+r*0.9, at.x, at.y+r*1.12)
	p.cubeTo(at.x-w*0.5, at.y+r*0.9, at.x-w, at.y+r*0.6, at.x-w, at.y+r*0.05)
}

// rays is a star with points, its inner corners at depth of the radius.
func rays(p *path, at point, r, depth float32, points int) {
	for i := range 2 * points {
		reach := r
		if i%2 == 1 {
			reach *= depth
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / float64(points))
		x, y := at.x+reach*float32(sin), at.y-reach*float32(cos)
		if i == 0 {
			p.moveTo(x, y)
		} else {
			p.lineTo(x, y)
		}
	}
}

func (b *brush) star(at point, r float32, c color.Color) {
	b.fill(c, func(p *path) { rays(p, at, r, 0.45, 5) })
}

// gem is the frequency mark: a cut stone.
func (b *brush) gem(at point, r float32, c color.RGBA) {
	diamond := func(r float32, c color.Color) {
		b.fill(c, func(p *path) {
			p.polygon(point{at.x, at.y - r}, point{at.x + r, at.y}, point{at.x, at.y + r}, point{at.x - r, at.y})
		})
	}
	diamond(r*1.25, blend(c, color.RGBA{A: 255}, 0.45))
	diamond(r, c)
	b.fill(veil(ivory, 0.45), func(p *path) {
		p.polygon(point{at.x, at.y - r}, point{at.x + r*0.5, at.y - r*0.25}, point{at.x, at.y}, point{at.x - r, at.y})
	})
}

// ornament stands where a card has no text: a line with a small stone.
func (b *brush) ornament(at point, r float32) {
	line := veil(faded, 0.55)
	b.rect(box{at.x - r, at.y - r*0.02, r * 0.72, r * 0.05}, line)
	b.rect(box{at.x + r*0.28, at.y - r*0.02, r * 0.72, r * 0.05}, line)
	b.fill(veil(faded, 0.8), func(p *path) { rays(p, at, r*0.2, 0.4, 4) })
}

// typeIcon paints the sign of the card's type into a circle of radius r.
func (f *face) typeIcon(at point, r float32, c color.Color) {
	switch f.card.Type {
	case card.Weapon:
		f.fill(c, func(p *path) { sword(p, point{at.x, at.y + r}, 2*r) })
	case card.Talisman:
		f.fill(c, func(p *path) { rays(p, at, r, 0.32, 4) })
		f.fill(c, func(p *path) { rays(p, at, r*0.62, 0.8, 8) })
	case card.Totem:
		f.fill(c, func(p *path) { obelisk(p, point{at.x, at.y + r*0.95}, 1.9*r) })
	case card.Gold:
		f.disc(point{at.x - r*0.32, at.y + r*0.3}, r*0.6, c)
		f.disc(point{at.x + r*0.32, at.y - r*0.2}, r*0.74, f.frame.mark)
		f.disc(point{at.x + r*0.32, at.y - r*0.2}, r*0.6, c)
	case card.Ally:
		f.fill(c, func(p *path) { escutcheon(p, at, r) })
	default:
		f.text("?", strong, r*1.8, at, centre, c)
	}
}

// sword stands on its point at foot.
func sword(p *path, foot point, height float32) {
	w := height * 0.075
	hilt := foot.y - height*0.68
	p.polygon(point{foot.x, foot.y}, point{foot.x - w, foot.y - w*2.2}, point{foot.x - w, hilt},
		point{foot.x + w, hilt}, point{foot.x + w, foot.y - w*2.2})
	p.roundBox(box{foot.x - height*0.23, hilt - height*0.075, height * 0.46, height * 0.085}, height*0.04)
	p.roundBox(box{foot.x - w*0.75, foot.y - height*0.95, w * 1.5, height * 0.24}, w*0.5)
	p.ellipse(point{foot.x, foot.y - height*0.95}, w*1.25, w*1.25)
}

// obelisk is a standing stone on its base.
func obelisk(p *path, foot point, height float32) {
	w := height * 0.17
	p.polygon(point{foot.x - w, foot.y - height*0.12}, point{foot.x - w*0.68, foot.y - height*0.82},
		point{foot.x, foot.y - height}, point{foot.x + w*0.68, foot.y - height*0.82},
		point{foot.x + w, foot.y - height*0.12})
	p.roundBox(box{foot.x - w*1.7, foot.y - height*0.12, w * 3.4, height * 0.12}, height*0.02)
}

// sign paints one of the library's signs, r in radius, nothing where there is
// none of that name.
func (b *brush) sign(name string, at point, r float32, c color.Color) {
	m, ok := drawings().of[name]
	if !ok {
		return
	}
	middle := point{(m.min.x + m.max.x) / 2, (m.min.y + m.max.y) / 2}
	scale := 2 * r / max(m.max.x-m.min.x, m.max.y-m.min.y)
	b.fill(c, func(p *path) {
		for _, l := range m.drawing {
			p.add(l.path, func(q point) point { return point{at.x + (q.x-middle.x)*scale, at.y - (q.y-middle.y)*scale} })
		}
	})
}

// signOf is the name of a race's sign.
func signOf(r card.Race) string {
	if r == card.Dragon {
		return "dragon-race" // a dragon of the beasts has the plain name
	}
	return card.Fold(r.String())
}

// jewel sits where two bands of gold meet.
func (b *brush) jewel(at point, r float32) {
	for _, s := range [...]struct {
		r float32
		c color.RGBA
	}{{1.35, goldDark}, {1.1, goldLight}, {0.72, rgb(0x7d1f2a)}} {
		b.fill(s.c, func(p *path) {
			d := r * s.r
			p.polygon(point{at.x, at.y - d}, point{at.x + d, at.y}, point{at.x, at.y + d}, point{at.x - d, at.y})
		})
	}
}
