package playmat

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"castillo/game"
)

// mark is what may be done with a card or a place, or what becomes of it. Each has a sign of its
// own shape, so that it can be told without its colour.
type mark uint8

// The marks.
const (
	unmarked    mark = iota
	goesThere        // the held card may be let go there
	isOver           // and it is about to be
	isHeld           // or the keyboard is on it
	isReady          // something can be done with it
	asksForThis      // it asks what is to be decided
	isAdvised        // what the adviser would do is done with it
	attacks
	blocks
	isPicked
	dies
	marks
)

// shapes are the corners of the signs, in parts of their size and clockwise.
var shapes = [marks][]fyne.Position{
	goesThere:   {{X: 0.32, Y: 0}, {X: 0.68, Y: 0}, {X: 0.68, Y: 0.45}, {X: 1, Y: 0.45}, {X: 0.5, Y: 1}, {X: 0, Y: 0.45}, {X: 0.32, Y: 0.45}},
	isOver:      {{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 0.5, Y: 1}},
	isHeld:      {{X: 0.3, Y: 0}, {X: 0.7, Y: 0}, {X: 1, Y: 0.3}, {X: 1, Y: 0.7}, {X: 0.7, Y: 1}, {X: 0.3, Y: 1}, {X: 0, Y: 0.7}, {X: 0, Y: 0.3}},
	isReady:     {{X: 0.5, Y: 0}, {X: 1, Y: 0.5}, {X: 0.5, Y: 1}, {X: 0, Y: 0.5}},
	asksForThis: {{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 1, Y: 0.65}, {X: 0.6, Y: 0.65}, {X: 0.3, Y: 1}, {X: 0.3, Y: 0.65}, {X: 0, Y: 0.65}},
	isAdvised: {{X: 0.5, Y: 0}, {X: 0.62, Y: 0.35}, {X: 1, Y: 0.36}, {X: 0.7, Y: 0.59}, {X: 0.81, Y: 0.95}, {X: 0.5, Y: 0.74},
		{X: 0.19, Y: 0.95}, {X: 0.3, Y: 0.59}, {X: 0, Y: 0.36}, {X: 0.38, Y: 0.35}},
	attacks: {{X: 0.5, Y: 0}, {X: 0.64, Y: 0.18}, {X: 0.64, Y: 0.58}, {X: 0.92, Y: 0.58}, {X: 0.92, Y: 0.74}, {X: 0.6, Y: 0.74}, {X: 0.6, Y: 1},
		{X: 0.4, Y: 1}, {X: 0.4, Y: 0.74}, {X: 0.08, Y: 0.74}, {X: 0.08, Y: 0.58}, {X: 0.36, Y: 0.58}, {X: 0.36, Y: 0.18}},
	blocks:   {{X: 0.05, Y: 0}, {X: 0.95, Y: 0}, {X: 0.95, Y: 0.55}, {X: 0.5, Y: 1}, {X: 0.05, Y: 0.55}},
	isPicked: {{X: 0.38, Y: 0.62}, {X: 0.85, Y: 0.08}, {X: 1, Y: 0.24}, {X: 0.38, Y: 0.95}, {X: 0, Y: 0.55}, {X: 0.15, Y: 0.4}},
	dies: {{X: 0.2, Y: 0}, {X: 0.5, Y: 0.3}, {X: 0.8, Y: 0}, {X: 1, Y: 0.2}, {X: 0.7, Y: 0.5}, {X: 1, Y: 0.8},
		{X: 0.8, Y: 1}, {X: 0.5, Y: 0.7}, {X: 0.2, Y: 1}, {X: 0, Y: 0.8}, {X: 0.3, Y: 0.5}, {X: 0, Y: 0.2}},
}

// of is the colour of a mark.
func (m mark) of(p palette) color.Color {
	switch m {
	case goesThere:
		return p.Lit
	case isOver, isHeld, asksForThis:
		return p.Cursor
	case isReady:
		return p.Ready
	case isAdvised:
		return p.Advice
	case attacks:
		return p.Attack
	case blocks:
		return p.Block
	case isPicked:
		return p.Better
	case dies:
		return p.Worse
	}
	return nil
}

// sign shows a mark.
type sign struct {
	*canvas.ArbitraryPolygon
	shown mark
}

func newSign() *sign {
	s := &sign{ArbitraryPolygon: &canvas.ArbitraryPolygon{NormalizedPoints: true, StrokeWidth: 1}}
	s.Hide()
	return s
}

// show has the sign of a mark seen, none for unmarked.
func (s *sign) show(m mark, p palette) {
	colour := m.of(p)
	if m == s.shown && colour == s.FillColor {
		return
	}
	s.shown, s.FillColor, s.StrokeColor = m, colour, p.Badge
	if s.Points = shapes[m]; m == unmarked {
		s.Hide()
		return
	}
	s.Show()
	s.Refresh()
}

// markOf is what may be done with a card.
func (b *board) markOf(id game.CardID) mark {
	at := Drop{Card: id}
	switch {
	case b.lit[at] && b.over == at:
		return isOver
	case b.lit[at]:
		return goesThere
	case id == b.held:
		return isHeld
	case id == b.advised:
		return isAdvised
	case b.held == 0 && b.ready[id]:
		return isReady
	case id == b.asks:
		return asksForThis
	}
	return unmarked
}

// deedOf is what a card does in a battle, or that it is picked.
func (b *board) deedOf(id game.CardID) mark {
	switch does := b.view.Find(id).Marks; {
	case does.Has(game.Attacking):
		return attacks
	case does.Has(game.Blocking):
		return blocks
	case b.odds.picked[id]:
		return isPicked
	}
	return unmarked
}
