package playmat

import (
	"math"

	"fyne.io/fyne/v2"

	"castillo/game"
)

// How the board is measured out, in parts of a card's height or in pixels.
const (
	cardAspect = 0.715 // width by height
	handScale  = 1.38  // cards in the own hand
	foeScale   = 0.46  // cards in the opponent's hand
	rowPad     = 6     // between a card and the edge of its zone, or its name
	stripSize  = 28    // the phases, in the middle
	gap        = 4
	apart      = 9 // between the cards of a line
	minCard    = 40
	acrossMin  = 9 // so many cards find room side by side at least
	plateMin   = 200
	tuck       = 0.3 // how much of a carried card shows, by its width
	under      = 2   // how far the second card of a pile looks out
	raise      = 8   // how far the middle of the hand is raised
)

// rect is an upright rectangle on the board.
type rect struct{ X, Y, W, H float32 }

func (r rect) pos() fyne.Position    { return fyne.NewPos(r.X, r.Y) }
func (r rect) size() fyne.Size       { return fyne.NewSize(r.W, r.H) }
func (r rect) center() fyne.Position { return fyne.NewPos(r.X+r.W/2, r.Y+r.H/2) }

func (r rect) has(p fyne.Position) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.X+r.W && p.Y < r.Y+r.H
}

// around is a rectangle of a size with the same centre.
func (r rect) around(s fyne.Size) rect {
	c := r.center()
	return rect{c.X - s.Width/2, c.Y - s.Height/2, s.Width, s.Height}
}

// plot is the place of one zone of one player.
type plot struct {
	Drop
	Name  string
	Named float32 // how wide the name is that is written in the corner
	Lay   game.Lay
	rect
}

// spot is the place of one card. Spots are listed from the lowest card to the
// topmost one.
type spot struct {
	ID game.CardID
	rect
}

// ground is the geometry of a board of one size: where its zones are, and how
// cards lie in them. Seat is at the bottom.
type ground struct {
	Seat   game.Seat
	Card   fyne.Size
	Plots  []plot
	Strip  rect    // the phases
	Plates [2]rect // who sits there, by seat
	Hands  [2]rect // by seat
	Middle rect    // where a card lies that is just being played
}

// measure lays a rulebook's board out on a rectangle of the given size, with
// seat s at the bottom.
func measure(zones []game.ZoneInfo, s game.Seat, size fyne.Size) ground {
	rows, cols := extent(zones)
	if rows == 0 || cols == 0 {
		return ground{Seat: s}
	}
	cards := float32(2*rows) + handScale + foeScale
	fixed := float32(stripSize + 2*rows*2*rowPad + 6*gap + raise)
	h := float32(math.Floor(float64(fyne.Min((size.Height-fixed)/cards, size.Width/acrossMin/cardAspect))))
	h = fyne.Max(minCard, h)
	g := ground{Seat: s, Card: fyne.NewSize(float32(math.Round(float64(h*cardAspect))), h)}

	spare := fyne.Max(0, size.Height-fixed-cards*h)
	row := h + 2*rowPad + spare/float32(2*rows)
	top := foeScale*h + 2*gap
	g.Strip = rect{gap, top + float32(rows)*row, size.Width - 2*gap, stripSize}
	bottom := g.Strip.Y + stripSize
	x := columns(zones, cols, g.Card.Width, size.Width)

	for _, z := range zones {
		if z.Lay != game.Line && z.Lay != game.Pile {
			continue
		}
		left, right := x[z.Col], x[min(z.Col+max(1, z.Span), cols)]
		own := rect{left + gap/2, bottom + float32(z.Row)*row + gap/2, right - left - gap, row - gap}
		far := own
		far.Y = g.Strip.Y - float32(z.Row+1)*row + gap/2
		g.Plots = append(g.Plots,
			plot{Drop: Drop{Seat: s, Zone: z.Zone}, Name: z.Name, Lay: z.Lay, rect: own},
			plot{Drop: Drop{Seat: s.Other(), Zone: z.Zone}, Name: z.Name, Lay: z.Lay, rect: far})
	}

	// The plates stand before the hands, as wide as the first columns.
	side := fyne.Max(plateMin, fyne.Min(x[min(2, cols)], size.Width/3))
	handTop := bottom + float32(rows)*row + gap
	g.Hands[s] = rect{side, handTop + raise, size.Width - side - gap, handScale * h}
	g.Hands[s.Other()] = rect{side, gap, size.Width - side - gap, foeScale * h}
	g.Plates[s] = rect{gap, handTop + gap, side - 2*gap, handScale*h + raise - gap}
	g.Plates[s.Other()] = rect{gap, gap, side - 2*gap, foeScale * h}
	g.Middle = g.Strip.around(g.handCard())
	return g
}

// extent counts the rows and columns of the battlefield.
func extent(zones []game.ZoneInfo) (rows, cols int) {
	for _, z := range zones {
		if z.Lay == game.Line || z.Lay == game.Pile {
			rows = max(rows, z.Row+1)
			cols = max(cols, z.Col+max(1, z.Span))
		}
	}
	return rows, cols
}

// columns gives the left edge of every column and the right edge of the last.
// A column of nothing but piles is as narrow as a card, the others share what
// is left.
func columns(zones []game.ZoneInfo, cols int, card, width float32) []float32 {
	wide := make([]bool, cols)
	for _, z := range zones {
		if z.Lay == game.Line || z.Lay == game.Pile && z.Span > 1 {
			for c := z.Col; c < min(z.Col+max(1, z.Span), cols); c++ {
				wide[c] = true
			}
		}
	}
	narrow, shares := card+2*rowPad+gap, 0
	left := width - gap
	for _, w := range wide {
		if w {
			shares++
		} else {
			left -= narrow
		}
	}
	x := make([]float32, cols+1)
	x[0] = gap / 2
	for c, w := range wide {
		step := narrow
		if w {
			step = left / float32(shares)
		} else if shares == 0 {
			step = (width - gap) / float32(cols)
		}
		x[c+1] = x[c] + step
	}
	return x
}

func (g *ground) handCard() fyne.Size {
	return fyne.NewSize(g.Card.Width*handScale, g.Card.Height*handScale)
}

// plotAt finds the zone at a point.
func (g *ground) plotAt(p fyne.Position) (plot, bool) {
	for _, z := range g.Plots {
		if z.has(p) {
			return z, true
		}
	}
	return plot{}, false
}

// plotOf finds a zone of a player.
func (g *ground) plotOf(d Drop) (plot, bool) {
	for _, z := range g.Plots {
		if z.Drop == d {
			return z, true
		}
	}
	return plot{}, false
}

// lay places every card that is to be seen. A pile shows its two topmost cards,
// a card that is just being played (it lies in a hidden zone and no card
// carries it) lies in the middle.
func (g *ground) lay(v *game.View, zones []game.ZoneInfo) []spot {
	heaps := heapsOf(v)
	var spots []spot
	for _, z := range g.Plots {
		ids := heaps.in(z.Seat, z.Zone)
		if z.Lay == game.Pile {
			spots = append(spots, g.layPile(z, ids)...)
		} else {
			spots = append(spots, g.layLine(z, ids, heaps)...)
		}
	}
	for _, z := range zones {
		for _, s := range []game.Seat{g.Seat.Other(), g.Seat} {
			ids := heaps.in(s, z.Zone)
			switch z.Lay {
			case game.InHand:
				spots = append(spots, g.layHand(s, ids)...)
			case game.Hidden:
				for i, id := range ids {
					r := g.Middle
					r.X += float32(i) * r.W * 0.5
					spots = append(spots, spot{ID: id, rect: r})
				}
			}
		}
	}
	return spots
}

func (g *ground) layPile(z plot, ids []game.CardID) []spot {
	r := z.around(g.Card)
	var spots []spot
	for i := min(2, len(ids)) - 1; i >= 0; i-- {
		at := r
		at.X, at.Y = r.X+float32(i)*under, r.Y+float32(i)*under
		spots = append(spots, spot{ID: ids[i], rect: at})
	}
	return spots
}

// layLine puts cards side by side, each with what it carries tucked under it on
// the left, where a card has its name. Where there is no room they overlap, and
// leave the name of the zone in sight.
func (g *ground) layLine(z plot, ids []game.CardID, h heaps) []spot {
	width := func(id game.CardID) float32 {
		return g.Card.Width * (1 + tuck*float32(len(h.carried[id])))
	}
	total := float32(0)
	for _, id := range ids {
		total += width(id) + apart
	}
	squeeze := float32(1)
	left := z.X + rowPad
	if z.Named > 0 {
		left += z.Named + rowPad
	}
	room := z.X + z.W - rowPad - left
	if n := len(ids); n > 0 && total-apart > room {
		last := width(ids[n-1])
		squeeze = fyne.Max(0.05, (room-last)/(total-apart-last))
	}
	at := left
	if squeeze == 1 {
		at = fyne.Max(left, z.X+(z.W-total+apart)/2)
	}
	y := z.Y + (z.H-g.Card.Height)/2
	var spots []spot
	for _, id := range ids {
		x := at
		for _, arm := range h.carried[id] {
			spots = append(spots, spot{ID: arm, rect: rect{x, y, g.Card.Width, g.Card.Height}})
			x += tuck * g.Card.Width
		}
		spots = append(spots, spot{ID: id, rect: rect{x, y, g.Card.Width, g.Card.Height}})
		at += (width(id) + apart) * squeeze
	}
	return spots
}

// layHand lays a hand side by side, the own one in a slight arc.
func (g *ground) layHand(s game.Seat, ids []game.CardID) []spot {
	r := g.Hands[s]
	size := fyne.NewSize(g.Card.Width*foeScale, g.Card.Height*foeScale)
	if s == g.Seat {
		size = g.handCard()
	}
	n := len(ids)
	if n == 0 {
		return nil
	}
	step := size.Width + gap
	if n > 1 {
		step = fyne.Min(step, (r.W-size.Width)/float32(n-1))
	}
	x := r.X + (r.W-step*float32(n-1)-size.Width)/2
	spots := make([]spot, n)
	for i, id := range ids {
		y := r.Y
		if s == g.Seat && n > 1 {
			t := 2*float32(i)/float32(n-1) - 1
			y -= raise * (1 - t*t)
		}
		spots[i] = spot{ID: id, rect: rect{x + step*float32(i), y, size.Width, size.Height}}
	}
	return spots
}

// heaps sorts the cards of a view by where they lie.
type heaps struct {
	zones   map[Drop][]game.CardID
	carried map[game.CardID][]game.CardID
}

func heapsOf(v *game.View) heaps {
	h := heaps{map[Drop][]game.CardID{}, map[game.CardID][]game.CardID{}}
	for _, c := range v.Cards {
		if c.Bearer != 0 {
			h.carried[c.Bearer] = append(h.carried[c.Bearer], c.ID)
			continue
		}
		d := Drop{Seat: c.Controller, Zone: c.Zone}
		h.zones[d] = append(h.zones[d], c.ID)
	}
	for _, ids := range h.zones {
		byPlace(v, ids)
	}
	return h
}

func (h heaps) in(s game.Seat, z game.Zone) []game.CardID {
	return h.zones[Drop{Seat: s, Zone: z}]
}

// byPlace sorts ids, which are nearly in order, by the place in their zone.
func byPlace(v *game.View, ids []game.CardID) {
	for i := 1; i < len(ids); i++ {
		for j := i; j > 0 && v.Find(ids[j]).Place < v.Find(ids[j-1]).Place; j-- {
			ids[j], ids[j-1] = ids[j-1], ids[j]
		}
	}
}
