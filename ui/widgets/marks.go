package widgets

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/ui/theme"
)

// Marks is how several things of a picker are marked: a click on the tick or with Ctrl
// marks one, Shift and a click or an arrow all from the chosen one to there.
type Marks struct {
	// Marked reports whether what stands at a place is marked.
	Marked func(i int) bool
	// OnMark is told which places to mark no longer, and then which to mark; nil where
	// nothing can be marked.
	OnMark func(off, on []int)

	from, to int // what was marked last with Shift
}

// begin has the next range begin at a place.
func (m *Marks) begin(i int) { m.from, m.to = i, i }

// flip marks what stands at a place, or no longer.
func (m *Marks) flip(i int) {
	if i < 0 || m.OnMark == nil {
		return
	}
	m.begin(i)
	if m.Marked(i) {
		m.OnMark([]int{i}, nil)
	} else {
		m.OnMark(nil, []int{i})
	}
}

// stretch has the range that began somewhere end at a place.
func (m *Marks) stretch(to int) {
	off := span(m.from, m.to)
	m.to = to
	m.OnMark(off, span(m.from, to))
}

// marked reports whether what stands at a place is marked.
func (m *Marks) marked(i int) bool { return m.OnMark != nil && m.Marked(i) }

// span are the places from one to another, whichever comes first.
func span(a, b int) []int {
	if a > b {
		a, b = b, a
	}
	out := make([]int, 0, b-a+1)
	for i := max(0, a); i <= b; i++ {
		out = append(out, i)
	}
	return out
}

// held reports whether a key that changes what others mean is held down.
func held(key fyne.KeyModifier) bool {
	driver, ok := fyne.CurrentApp().Driver().(interface{ CurrentKeyModifiers() fyne.KeyModifier })
	return ok && driver.CurrentKeyModifiers()&key != 0
}

// tickSize is how large a tick is, and tickRoom how far from the corner a click falls on it.
const (
	tickSize = 20
	tickRoom = 30
)

// paintTick draws the tick of a thing that is marked, or the empty one of a thing that
// may be. As a picture it costs a software renderer little.
func paintTick(on bool) func(w, h int) image.Image {
	return func(w, h int) image.Image {
		img := image.NewRGBA(image.Rect(0, 0, w, h))
		edge, ground, line := theme.Color(theme.Muted), theme.Color(fynetheme.ColorNameInputBackground), color.Color(color.Transparent)
		if on {
			edge, ground, line = theme.Color(fynetheme.ColorNamePrimary), theme.Color(fynetheme.ColorNamePrimary), theme.Color(fynetheme.ColorNameForegroundOnPrimary)
		}
		size := float64(min(w, h))
		for y := range h {
			for x := range w {
				px, py := (float64(x)+0.5)/size, (float64(y)+0.5)/size
				inside := 0.44 - boxDistance(px-0.5, py-0.5, 0.34)
				c := blend(color.Transparent, edge, inside*size+0.5)
				c = blend(c, ground, (inside-0.07)*size+0.5)
				hook := min(lineDistance(px, py, 0.28, 0.52, 0.44, 0.68), lineDistance(px, py, 0.44, 0.68, 0.74, 0.34))
				img.Set(x, y, blend(c, line, (0.055-hook)*size+0.5))
			}
		}
		return img
	}
}

// boxDistance is how far a point is from the middle of a square with round corners, whose
// edge lies so far from it.
func boxDistance(x, y, edge float64) float64 {
	x, y = max(0, math.Abs(x)-edge), max(0, math.Abs(y)-edge)
	return edge + math.Hypot(x, y)
}

// lineDistance is how far a point is from a line between two others.
func lineDistance(x, y, ax, ay, bx, by float64) float64 {
	dx, dy := bx-ax, by-ay
	t := max(0, min(((x-ax)*dx+(y-ay)*dy)/(dx*dx+dy*dy), 1))
	return math.Hypot(x-ax-t*dx, y-ay-t*dy)
}

// blend lays a colour over another, as far as it covers it.
func blend(under, over color.Color, cover float64) color.Color {
	cover = max(0, min(cover, 1))
	r, g, b, a := under.RGBA()
	or, og, ob, oa := over.RGBA()
	share := 1 - cover*float64(oa)/0xffff
	mix := func(u, o uint32) uint16 { return uint16(float64(u)*share + float64(o)*cover) }
	return color.RGBA64{R: mix(r, or), G: mix(g, og), B: mix(b, ob), A: mix(a, oa)}
}
