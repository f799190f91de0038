package images

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// A drawing is a motif in its own space: x runs to the right and y up, the ground
// is y = 0 and a motif that stands is about 100 high, its middle at x = 0.
//
// It is written as one layer a line, the farthest first: a tone, a kind of
// outline and its measures. The kinds are
//
//	P x,y ...        a polygon
//	S x,y ...        a smooth outline; a point that ends in ! is a corner
//	H, Y             P and S of which the right half is given, from top to bottom,
//	                 and the left half mirrors it
//	O x,y,rx,ry ...  ellipses
//	T w,... x,y ...  a smooth stroke, its width going through w,... along it
//
// A kind that ends in * is drawn a second time, mirrored at x = 0. A line that
// starts with + adds to the layer before it, one with - is cut out of it.
type drawing []layer

// layer is a part of a drawing in one tone.
type layer struct {
	tone tone
	path path
}

// tone is what a layer is made of. A scene gives every tone its colours.
type tone byte

const (
	dark  tone = 'b' // what lies in its own shade
	cloth tone = 'c' // the colour of the edition
	lined tone = 'd' // the second colour of the edition
	metal tone = 'm'
	skin  tone = 's'
	gilt  tone = 'g'
	glow  tone = 'l' // gives light
	ash   tone = 'k' // holes, pupils, cracks
	bone  tone = 'w' // bone, marble, paper
	leaf  tone = 'f' // what grows
	earth tone = 'e' // stone and wood
)

const toneNames = "bcdmsglkwfe"

// parseDrawing reads the notation above.
func parseDrawing(text string) (drawing, error) {
	var d drawing
	for _, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		joined := words[0] == "+" || words[0] == "-"
		switch {
		case joined && len(d) == 0:
			return nil, fmt.Errorf("%q: nothing to add to", line)
		case !joined && (len(words[0]) != 1 || !strings.Contains(toneNames, words[0])):
			return nil, fmt.Errorf("%q: no tone", line)
		case !joined:
			d = append(d, layer{tone: tone(words[0][0])})
		}
		p := &d[len(d)-1].path
		from := len(p.steps)
		if err := p.describe(words[1:]); err != nil {
			return nil, fmt.Errorf("%q: %w", line, err)
		}
		if words[0] == "-" {
			p.orient(from, -1)
		}
	}
	return d, nil
}

// describe adds the outline that words describe.
func (p *path) describe(words []string) error {
	if len(words) < 2 {
		return fmt.Errorf("an outline has a kind and measures")
	}
	kind, twice := strings.CutSuffix(words[0], "*")
	from := len(p.steps)
	words = words[1:]
	switch kind {
	case "P", "S", "H", "Y":
		knots, err := readKnots(words)
		if err != nil {
			return err
		}
		if kind == "H" || kind == "Y" {
			knots = mirrored(knots)
		}
		if kind == "P" || kind == "H" {
			for i := range knots {
				knots[i].corner = true
			}
		}
		p.smooth(knots)
	case "O":
		for _, word := range words {
			m, err := readMeasures(word)
			if err != nil || len(m) != 4 {
				return fmt.Errorf("%q is no ellipse", word)
			}
			p.ellipse(point{m[0], m[1]}, m[2], m[3])
		}
	case "T":
		widths, err := readMeasures(words[0])
		if err != nil {
			return err
		}
		knots, err := readKnots(words[1:])
		if err != nil {
			return err
		}
		p.stroke(widths, knots)
	default:
		return fmt.Errorf("%q is no kind of outline", kind)
	}
	if twice {
		p.add(path{steps: p.steps[from:len(p.steps):len(p.steps)]}, func(q point) point { return point{-q.x, q.y} })
	}
	p.orient(from, 1)
	return nil
}

// knot is a point of an outline; the outline turns sharply at a corner.
type knot struct {
	point
	corner bool
}

func readKnots(words []string) ([]knot, error) {
	var knots []knot
	for _, word := range words {
		word, corner := strings.CutSuffix(word, "!")
		m, err := readMeasures(word)
		if err != nil || len(m) != 2 {
			return nil, fmt.Errorf("%q is no point", word)
		}
		knots = append(knots, knot{point{m[0], m[1]}, corner})
	}
	if len(knots) < 2 {
		return nil, fmt.Errorf("an outline has two points or more")
	}
	return knots, nil
}

func readMeasures(word string) ([]float32, error) {
	var measures []float32
	for _, part := range strings.Split(word, ",") {
		v, err := strconv.ParseFloat(part, 32)
		if err != nil {
			return nil, fmt.Errorf("%q is no measure", part)
		}
		measures = append(measures, float32(v))
	}
	return measures, nil
}

// mirrored closes a right half with its mirror image. Points on the axis are not
// doubled.
func mirrored(half []knot) []knot {
	whole := half
	for i := len(half) - 1; i >= 0; i-- {
		if k := half[i]; k.x != 0 {
			k.x = -k.x
			whole = append(whole, k)
		}
	}
	return whole
}

// smooth adds a closed outline through the knots: a Catmull-Rom spline that
// breaks at corners.
func (p *path) smooth(knots []knot) {
	n := len(knots)
	p.moveTo(knots[0].x, knots[0].y)
	for i := range n {
		a, b := knots[i], knots[(i+1)%n]
		if a.corner && b.corner {
			p.lineTo(b.x, b.y)
			continue
		}
		out, in := tangent(knots, i), tangent(knots, (i+1)%n)
		if a.corner {
			out = point{}
		}
		if b.corner {
			in = point{}
		}
		p.cubeTo(a.x+out.x/6, a.y+out.y/6, b.x-in.x/6, b.y-in.y/6, b.x, b.y)
	}
}

// tangent is the direction of a closed outline at a knot.
func tangent(knots []knot, i int) point {
	n := len(knots)
	a, b := knots[(i+n-1)%n], knots[(i+1)%n]
	return point{b.x - a.x, b.y - a.y}
}

// stroke adds the outline of a smooth line through the knots with round ends.
func (p *path) stroke(widths []float32, knots []knot) {
	const pieces = 7 // between two knots
	var line []point
	for i := range len(knots) - 1 {
		a, b := knots[max(0, i-1)], knots[i]
		c, d := knots[i+1], knots[min(len(knots)-1, i+2)]
		for j := range pieces {
			line = append(line, spline(a.point, b.point, c.point, d.point, float32(j)/pieces))
		}
	}
	line = append(line, knots[len(knots)-1].point)
	radius := func(i int) float32 {
		t := float32(i) / float32(len(line)-1) * float32(len(widths)-1)
		k := min(int(t), len(widths)-1)
		next := min(k+1, len(widths)-1)
		return (widths[k] + (widths[next]-widths[k])*(t-float32(k))) / 2
	}
	side := func(i int, sign float32) point {
		a, b := line[max(0, i-1)], line[min(len(line)-1, i+1)]
		dx, dy := b.x-a.x, b.y-a.y
		l := max(hypot(dx, dy), 1e-6)
		r := radius(i) * sign
		return point{line[i].x - dy/l*r, line[i].y + dx/l*r}
	}
	last := len(line) - 1
	first := side(0, 1)
	p.moveTo(first.x, first.y)
	for i := 1; i <= last; i++ {
		q := side(i, 1)
		p.lineTo(q.x, q.y)
	}
	p.cap(side(last, 1), side(last, -1))
	for i := last - 1; i >= 0; i-- {
		q := side(i, -1)
		p.lineTo(q.x, q.y)
	}
	p.cap(side(0, -1), first)
}

// cap rounds the end of a stroke, from the left of its direction to the right.
func (p *path) cap(from, to point) {
	dx, dy := (to.x-from.x)*2/3, (to.y-from.y)*2/3
	p.cubeTo(from.x-dy, from.y+dx, to.x-dy, to.y+dx, to.x, to.y)
}

func spline(a, b, c, d point, t float32) point {
	at := func(a, b, c, d float32) float32 {
		return b + 0.5*t*(c-a+t*(2*a-5*b+4*c-d+t*(3*(b-c)+d-a)))
	}
	return point{at(a.x, b.x, c.x, d.x), at(a.y, b.y, c.y, d.y)}
}

func hypot(x, y float32) float32 { return float32(math.Hypot(float64(x), float64(y))) }

// orient turns the closed curves from a step on so that all run the same way
// round, 1 or -1: where two of them overlap, they add up and leave no hole, but
// cut a hole into what runs the other way.
func (p *path) orient(from int, way float32) {
	for start := from; start < len(p.steps); {
		end := start + 1
		for end < len(p.steps) && p.steps[end].kind != move {
			end++
		}
		if area(p.steps[start:end])*way < 0 {
			reverse(p.steps[start:end])
		}
		start = end
	}
}

// area is twice the signed area of the polygon of a curve's points.
func area(curve []step) float32 {
	var sum float32
	last := curve[0].p
	to := func(q point) { sum, last = sum+last.x*q.y-q.x*last.y, q }
	for _, s := range curve[1:] {
		to(s.p)
		if s.kind == cube {
			to(s.q)
			to(s.r)
		}
	}
	to(curve[0].p)
	return sum
}

// reverse turns one closed curve round.
func reverse(curve []step) {
	old := append([]step(nil), curve...)
	curve[0] = step{kind: move, p: old[len(old)-1].end()}
	for i := range len(old) - 1 {
		s, to := old[len(old)-1-i], old[len(old)-2-i].end()
		if s.kind == cube {
			curve[1+i] = step{cube, s.q, s.p, to}
		} else {
			curve[1+i] = step{kind: line, p: to}
		}
	}
}

// end is where a step arrives.
func (s step) end() point {
	if s.kind == cube {
		return s.r
	}
	return s.p
}

// add adds another path, every point of it moved.
func (p *path) add(o path, moved func(point) point) {
	for _, s := range o.steps {
		switch s.kind {
		case move:
			q := moved(s.p)
			p.moveTo(q.x, q.y)
		case line:
			q := moved(s.p)
			p.lineTo(q.x, q.y)
		case cube:
			a, b, c := moved(s.p), moved(s.q), moved(s.r)
			p.cubeTo(a.x, a.y, b.x, b.y, c.x, c.y)
		}
	}
}

// pose is where and how a drawing stands in a picture.
type pose struct {
	foot   point   // where its (0, 0) comes to lie
	height float32 // in pixels, of 100 units
	turn   float32 // radians to the right, around (0, 50)
	flip   bool
}

// moved gives every point its place in the picture.
func (t pose) moved() func(point) point {
	scale := t.height / 100
	sin64, cos64 := math.Sincos(float64(t.turn))
	sin, cos := float32(sin64), float32(cos64)
	return func(q point) point {
		if t.flip {
			q.x = -q.x
		}
		y := q.y - 50
		x, y := q.x*cos+y*sin, y*cos-q.x*sin+50
		return point{t.foot.x + x*scale, t.foot.y - y*scale}
	}
}
