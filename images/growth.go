package images

import "math"

// trees stand close together, as the edition grows them.
func (s *scene) trees(level, high, near float32) {
	c := s.ground(near)
	s.path.reset()
	n := 9 + s.rand.Below(5)
	kind := s.treeKind()
	for i := range n {
		x := s.area.x + s.area.w*(float32(i)+s.between(-0.3, 1.3))/float32(n)
		h := s.area.h * high * s.between(0.6, 1.15)
		s.tree(kind, point{x, s.area.y + s.area.h*(level+0.1)}, h)
	}
	s.path.roundBox(box{s.area.x - 1, s.area.y + s.area.h*(level+0.05), s.area.w + 2, s.area.h * 0.3}, 0)
	s.path.orient(0, 1)
	y := s.area.y + s.area.h*(level-high)
	s.grade(y, c, blend(c, s.ground(max(0, near-0.4)), 0.7))
}

// copse is a handful of trees in the open.
func (s *scene) copse(level, high, near float32) {
	s.path.reset()
	kind := s.treeKind()
	for range 1 + s.rand.Below(3) {
		x := s.between(0.02, 0.98)
		for range 2 + s.rand.Below(3) {
			s.tree(kind, point{s.area.x + s.area.w*(x+s.between(-0.06, 0.06)), s.area.y + s.area.h*(level+0.03)},
				s.area.h*high*s.between(0.6, 1.2))
		}
	}
	s.path.orient(0, 1)
	c := s.ground(near)
	s.grade(s.area.y+s.area.h*(level-high), blend(c, s.land.light, 0.15), blend(c, s.land.deep, 0.15))
}

// treeKind is how trees look in this land.
func (s *scene) treeKind() int {
	switch lookOf(s.card) {
	case "DR", "EN":
		return 2
	case "HE", "IM":
		return 3
	case "TA":
		return 0
	}
	return s.rand.Below(2)
}

func (s *scene) tree(kind int, foot point, h float32) {
	p := &s.path
	switch kind {
	case 0: // a fir
		p.polygon(point{foot.x - h*0.03, foot.y}, point{foot.x - h*0.03, foot.y - h*0.3}, point{foot.x + h*0.03, foot.y - h*0.3}, point{foot.x + h*0.03, foot.y})
		for i := range 4 {
			y, w := foot.y-h*(0.12+0.2*float32(i)), h*(0.24-0.048*float32(i))
			p.polygon(point{foot.x - w, y}, point{foot.x, y - h*0.34}, point{foot.x + w, y})
		}
	case 2: // a palm
		lean := h * s.between(-0.16, 0.16)
		top := point{foot.x + lean, foot.y - h*0.86}
		p.polygon(point{foot.x - h*0.035, foot.y}, point{top.x - h*0.018, top.y}, point{top.x + h*0.018, top.y}, point{foot.x + h*0.035, foot.y})
		for i := range 7 {
			a := float32(i)*math.Pi/6 + s.between(-0.1, 0.1)
			tip := point{top.x + h*0.34*sine(a+math.Pi/2), top.y - h*0.2*sine(a) + h*0.1}
			mid := point{(top.x + tip.x) / 2, min(top.y, tip.y) - h*0.09}
			p.moveTo(top.x, top.y)
			p.cubeTo(mid.x, mid.y, mid.x, mid.y, tip.x, tip.y)
			p.cubeTo(mid.x, mid.y+h*0.08, mid.x, mid.y+h*0.08, top.x, top.y+h*0.03)
		}
	case 3: // a cypress
		w := h * 0.1
		p.moveTo(foot.x, foot.y-h)
		p.cubeTo(foot.x+w, foot.y-h*0.6, foot.x+w*1.4, foot.y-h*0.2, foot.x+w*0.3, foot.y-h*0.06)
		p.lineTo(foot.x+w*0.3, foot.y)
		p.lineTo(foot.x-w*0.3, foot.y)
		p.lineTo(foot.x-w*0.3, foot.y-h*0.06)
		p.cubeTo(foot.x-w*1.4, foot.y-h*0.2, foot.x-w, foot.y-h*0.6, foot.x, foot.y-h)
	default: // an oak
		p.polygon(point{foot.x - h*0.07, foot.y}, point{foot.x - h*0.035, foot.y - h*0.5}, point{foot.x + h*0.035, foot.y - h*0.5}, point{foot.x + h*0.07, foot.y})
		for range 6 {
			r := h * s.between(0.14, 0.24)
			p.ellipse(point{foot.x + h*s.between(-0.24, 0.24), foot.y - h*s.between(0.48, 0.82)}, r, r*0.85)
		}
	}
}

// grass stands against the light at our feet; sparse on poor ground.
func (s *scene) grass(level float32, sparse bool) {
	n := 46
	if sparse {
		n = 10
	}
	c := blend(s.land.near, s.land.deep, 0.62)
	s.fill(c, func(p *path) {
		for range n {
			x := s.area.x + s.area.w*s.between(0, 1)
			h, lean := s.area.h*s.between(0.02, 0.075), s.area.h*s.between(-0.03, 0.03)
			y, w := s.area.bottom()-s.area.h*s.between(-0.02, 1-level), s.unit*0.5
			p.polygon(point{x - w, y}, point{x + lean, y - h}, point{x + w, y})
		}
		p.orient(0, 1)
	})
}
