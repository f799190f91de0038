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
		f.text("?", bold, r*1.8, at, centre, c)
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

// charge paints the figure on a shield that tells one race from another.
func (b *brush) charge(r card.Race, at point, size float32, c color.Color) {
	bar := func(x, y, w, h float32) {
		b.rect(box{at.x + x*size, at.y + y*size, w * size, h * size}, c)
	}
	shape := func(outline func(*path)) { b.fill(c, outline) }
	switch r {
	case card.Caballero:
		bar(-0.12, -0.8, 0.24, 1.7)
		bar(-0.8, -0.3, 1.6, 0.24)
	case card.Dragon:
		shape(func(p *path) {
			for i := range 3 {
				y := at.y + (float32(i)*0.42-0.72)*size
				p.polygon(point{at.x, y}, point{at.x + size*0.62, y + size*0.5}, point{at.x, y + size*0.26}, point{at.x - size*0.62, y + size*0.5})
			}
		})
	case card.Faerie:
		shape(func(p *path) {
			for _, side := range [2]float32{-1, 1} {
				p.ellipse(point{at.x + side*size*0.33, at.y - size*0.24}, size*0.3, size*0.44)
				p.ellipse(point{at.x + side*size*0.26, at.y + size*0.4}, size*0.22, size*0.3)
			}
		})
	case card.Heroe:
		shape(func(p *path) { rays(p, at, size*0.82, 0.42, 5) })
	case card.Olimpico:
		shape(func(p *path) {
			p.polygon(point{at.x + size*0.3, at.y - size*0.9}, point{at.x - size*0.5, at.y + size*0.12}, point{at.x - size*0.02, at.y + size*0.06},
				point{at.x - size*0.3, at.y + size*0.9}, point{at.x + size*0.5, at.y - size*0.2}, point{at.x + size*0.02, at.y - size*0.12})
		})
	case card.Titan:
		bar(-0.7, 0.3, 1.4, 0.28)
		bar(-0.5, -0.12, 1, 0.28)
		bar(-0.3, -0.54, 0.6, 0.28)
	case card.Defensor:
		shape(func(p *path) {
			p.polygon(point{at.x, at.y - size*0.6}, point{at.x + size*0.8, at.y + size*0.2}, point{at.x + size*0.8, at.y + size*0.62},
				point{at.x, at.y - size*0.15}, point{at.x - size*0.8, at.y + size*0.62}, point{at.x - size*0.8, at.y + size*0.2})
		})
	case card.Desafiante:
		shape(func(p *path) {
			for _, side := range [2]float32{-1, 1} {
				p.polygon(point{at.x + side*size*0.75, at.y - size*0.7}, point{at.x + side*size*0.45, at.y - size*0.8},
					point{at.x - side*size*0.6, at.y + size*0.6}, point{at.x - side*size*0.3, at.y + size*0.75})
			}
		})
	case card.Sombra:
		shape(func(p *path) {
			p.moveTo(at.x+size*0.25, at.y-size*0.75)
			p.cubeTo(at.x-size*0.95, at.y-size*0.6, at.x-size*0.95, at.y+size*0.75, at.x+size*0.25, at.y+size*0.8)
			p.cubeTo(at.x-size*0.4, at.y+size*0.4, at.x-size*0.4, at.y-size*0.35, at.x+size*0.25, at.y-size*0.75)
		})
	case card.Eterno:
		shape(func(p *path) { p.ellipse(point{at.x, at.y - size*0.42}, size*0.3, size*0.36) })
		bar(-0.1, -0.1, 0.2, 1)
		bar(-0.5, 0.08, 1, 0.2)
	case card.Faraon:
		shape(func(p *path) {
			p.polygon(point{at.x, at.y - size*0.7}, point{at.x + size*0.8, at.y + size*0.55}, point{at.x - size*0.8, at.y + size*0.55})
		})
	case card.Sacerdote:
		shape(func(p *path) { rays(p, at, size*0.85, 0.55, 12) })
	default:
		shape(func(p *path) { p.ellipse(at, size*0.5, size*0.5) })
	}
}
