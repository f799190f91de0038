package playmat

import "fyne.io/fyne/v2"

// direction is where an arrow key points.
type direction struct{ X, Y float32 }

var (
	toLeft  = direction{-1, 0}
	toRight = direction{1, 0}
	toTop   = direction{0, -1}
	toDown  = direction{0, 1}
)

// nearest finds the rectangle that a person would expect when pressing an arrow
// key: it lies in that direction, and straight ahead rather than aside. It
// returns -1 where there is none.
func nearest(from rect, to direction, among []rect) int {
	best, found := float32(0), -1
	for i, r := range among {
		ahead, aside := distance(from.center(), r.center(), to)
		if ahead < 2 {
			continue
		}
		if d := ahead + 2.5*aside; found < 0 || d < best {
			best, found = d, i
		}
	}
	return found
}

// distance measures how far b lies ahead of a and how far aside.
func distance(a, b fyne.Position, to direction) (ahead, aside float32) {
	dx, dy := b.X-a.X, b.Y-a.Y
	ahead = dx*to.X + dy*to.Y
	aside = dx*to.Y + dy*to.X
	if aside < 0 {
		aside = -aside
	}
	return ahead, aside
}
