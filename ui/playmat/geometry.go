package playmat

import (
	"cmp"
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"castillo/game"
)

// How the board is measured out, in parts of a card's height or in pixels.
const (
	cardAspect = 0.715 // width by height
	handScale  = 1.2   // cards in the own hand
	handShown  = 0.72  // so much of them is in sight until they are pointed at
	foeScale   = 0.2   // cards in the opponent's hand
	pileScale  = 0.58  // cards on a pile
	rowPad     = 2     // between a card and the edge of its zone, or its name
	nameHeight = 14    // above a pile
	namePad    = 12    // between a name and the first card, whose strength looks out
	shut       = 22    // a line whose cards lie partly over the one before it
	bayMost    = 0.35  // of the width of that one, or half of it where they need that
	opened     = 0.6   // so much of it where a card may be let go
	nameable   = 48    // as wide a card must be to read its name
	barHeight  = 12    // as high a card must be of which only the name is shown
	barWide    = 1.8   // by the width of a card, such a card in the opponent's hand at most
	barMost    = 2.5   // times that is how high it is at most
	stripSize  = 28    // the phases, in the middle
	gap        = 2
	apart      = 4 // between the cards of a line
	minCard    = 40
	acrossMin  = 9 // so many cards find room side by side at least
	pileMin    = 66
	plateMin   = 200
	tuck       = 0.3 // how much of a carried card shows, by its width
	under      = 2   // how far the second card of a pile looks out
	raise      = 6   // how far the middle of the hand is raised
	leastSeen  = 24  // of a card, to be pointed at
)

// rect is an upright rectangle on the board.
type rect struct{ X, Y, W, H float32 }

func (r rect) pos() fyne.Position    { return fyne.NewPos(r.X, r.Y) }
func (r rect) size() fyne.Size       { return fyne.NewSize(r.W, r.H) }
func (r rect) center() fyne.Position { return fyne.NewPos(r.X+r.W/2, r.Y+r.H/2) }

func (r rect) has(p fyne.Position) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.X+r.W && p.Y < r.Y+r.H
}

func (r rect) overlaps(o rect) bool {
	return r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H
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
	Named float32 // how wide the name is that is written at the left, or how high above a short line
	Lay   game.Lay
	Row   int // from the middle of the table
	Cards fyne.Size
	Short bool // it is a line beside the wide ones: its cards are as large as it has room for
	Back  bool // it is a line behind the wide ones: its cards lie at its right end, partly over the line before it
	rect
}

// nameAbove reports whether the name of the zone stands above its cards, not at their left.
func (p plot) nameAbove() bool {
	return p.Short || p.Lay == game.Pile && p.W < 3*p.Cards.Width
}

// isBar reports whether a card is so flat that there is only room for its name.
func isBar(s fyne.Size) bool { return s.Width > s.Height }

// spot is the place of one card. Spots are listed from the lowest card to the
// topmost one.
type spot struct {
	ID    game.CardID
	Count int     // so many equal cards lie there, 1 for this one alone; 0: it is one of those under the top
	Seen  float32 // how much of its height the rows below it leave in sight
	rect
}

// ground is the geometry of a board of one size: where its zones are, and how
// cards lie in them. Seat is at the bottom.
type ground struct {
	Seat   game.Seat
	Card   fyne.Size
	Plots  []plot  // as they lie, from the top of the board to its bottom
	Strip  rect    // the phases
	Plates [2]rect // who sits there, by seat
	Hands  [2]rect // what is in sight of them, by seat
	Middle rect    // where a card lies that is just being played
	floor  float32 // the lower edge of the board
}

// measure lays a rulebook's board out on a rectangle of the given size, with
// seat s at the bottom. There is room for whole lines in the middle of the table; one behind
// them is narrow. Nothing moves it.
func measure(zones []game.ZoneInfo, s game.Seat, size fyne.Size) ground {
	rows, cols := extent(zones)
	if rows == 0 || cols == 0 {
		return ground{Seat: s}
	}
	wide := 2 * whole(rows) // of the rows of both players, so many are whole at the same time
	cards := float32(wide) + handShown + foeScale
	fixed := float32(stripSize + (2*rows-wide)*shut + wide*(2*rowPad+gap) + 4*gap + raise)
	h := float32(math.Floor(float64(fyne.Min((size.Height-fixed)/cards, size.Width/acrossMin/cardAspect))))
	h = fyne.Max(minCard, h)
	g := ground{Seat: s, Card: fyne.NewSize(float32(math.Round(float64(h*cardAspect))), h), floor: size.Height}

	top := foeScale*h + 2*gap
	bottom := size.Height - handShown*h - raise - gap
	x := columns(zones, cols, g.Card.Width, size.Width)
	bands := bandsOf(zones, cols)
	half := (bottom - top - stripSize) / 2
	g.Strip = rect{gap, bottom - half - stripSize, size.Width - 2*gap, stripSize}

	for _, seat := range []game.Seat{s.Other(), s} {
		for _, b := range bands {
			var heights []float32
			if b.wide {
				heights = fit(g.rows(b, rows), half)
			} else {
				heights = g.beside(b, rows, half)
			}
			y := g.Strip.Y + stripSize
			if seat != s {
				y = g.Strip.Y
			}
			for row, height := range heights {
				if seat != s {
					y -= height
				}
				for _, z := range b.zones {
					if z.Row == row {
						left, right := x[z.Col], x[min(z.Col+max(1, z.Span), cols)]
						g.Plots = append(g.Plots, plot{Drop: Drop{Seat: seat, Zone: z.Zone}, Name: z.Name, Lay: z.Lay, Row: z.Row, Cards: g.cardsIn(z),
							Short: !b.wide && z.Lay == game.Line,
							Back:  b.wide && z.Row >= whole(rows),
							rect:  rect{left + gap/2, y + gap/2, right - left - gap, height - gap}})
					}
				}
				if seat == s {
					y += height
				}
			}
		}
	}
	slices.SortStableFunc(g.Plots, func(a, b plot) int { return cmp.Compare(g.depth(a), g.depth(b)) })

	// The plates stand before the hands, as wide as the first columns.
	side := fyne.Max(plateMin, fyne.Min(x[min(2, cols)], size.Width/3))
	handTop := bottom + gap + raise
	g.Hands[s] = rect{side, handTop, size.Width - side - gap, size.Height - handTop}
	g.Hands[s.Other()] = rect{side, gap, size.Width - side - gap, foeScale * h}
	g.Plates[s] = rect{gap, handTop, side - 2*gap, size.Height - handTop - gap}
	g.Plates[s.Other()] = rect{gap, gap, side - 2*gap, foeScale * h}
	g.Middle = g.Strip.around(g.handCard())
	g.Middle.X = size.Width - g.Middle.W*1.2 // where the lines, which fill from the left, are seldom
	return g
}

// name keeps room for the names of the zones: cards begin at one height and at one edge in the
// lines on which the duel is fought.
func (g *ground) name(fit func(i int, z plot) float32) {
	widest := float32(0)
	for i := range g.Plots {
		z := &g.Plots[i]
		if z.Named = fit(i, *z); z.Lay == game.Line && !z.Short {
			widest = fyne.Max(widest, z.Named)
		}
	}
	for i := range g.Plots {
		if z := &g.Plots[i]; z.Lay == game.Line && !z.Short {
			z.Named = widest
		}
	}
}

// depth is how far down the board a zone lies, in rows.
func (g *ground) depth(p plot) int {
	if p.Seat == g.Seat {
		return p.Row
	}
	return -1 - p.Row
}

// cardsIn is the size of the cards in a zone.
func (g *ground) cardsIn(z game.ZoneInfo) fyne.Size {
	if z.Lay == game.Pile {
		return fyne.NewSize(g.Card.Width*pileScale, g.Card.Height*pileScale)
	}
	return g.Card
}

// band is zones that share their columns with no others: their rows are as high as they
// need themselves.
type band struct {
	zones []game.ZoneInfo
	wide  bool // the lines on which the duel is fought are in it
}

// bandsOf finds the bands of the battlefield.
func bandsOf(zones []game.ZoneInfo, cols int) []band {
	of := make([]int, cols) // the first column of the band that a column is in
	for c := range of {
		of[c] = c
	}
	for _, z := range zones {
		if onField(z) {
			for c := z.Col; c < min(z.Col+max(1, z.Span), cols); c++ {
				for i, first := range of {
					if first == of[c] {
						of[i] = min(of[z.Col], of[c])
					}
				}
			}
		}
	}
	var bands []band
	spans := slices.ContainsFunc(zones, isWide)
	for first := range cols {
		var b band
		for _, z := range zones {
			if onField(z) && of[z.Col] == first {
				b.zones = append(b.zones, z)
			}
		}
		if len(b.zones) > 0 {
			b.wide = !spans || slices.ContainsFunc(b.zones, isWide)
			bands = append(bands, b)
		}
	}
	return bands
}

// isWide reports whether a zone is a line over several columns.
func isWide(z game.ZoneInfo) bool { return z.Lay == game.Line && z.Span > 1 }

// whole is how many of the rows of a player, from the middle of the table, have room for whole cards.
func whole(rows int) int { return (rows + 1) / 2 }

func onField(z game.ZoneInfo) bool { return z.Lay == game.Line || z.Lay == game.Pile }

// rows is how high the rows of a wide band want to be, from the middle of the table to its player.
func (g *ground) rows(b band, rows int) []float32 {
	of := make([]float32, rows)
	for _, z := range b.zones {
		wants := float32(shut)
		switch {
		case z.Lay == game.Pile:
			wants = g.cardsIn(z).Height + nameHeight + 2*rowPad + gap
		case z.Row < whole(rows):
			wants = g.Card.Height + 2*rowPad + gap
		}
		of[z.Row] = fyne.Max(of[z.Row], wants)
	}
	return of
}

// beside gives the rows of a band beside the lines their heights, whatever lies there: piles
// have what they need, and what is left is shared among the rows with lines, or all.
func (g *ground) beside(b band, rows int, room float32) []float32 {
	heights, lines := make([]float32, rows), make([]bool, rows)
	for _, z := range b.zones {
		needs := g.cardsIn(z).Height + 2*rowPad + gap
		if !slices.ContainsFunc(b.zones, func(z game.ZoneInfo) bool { return z.Lay == game.Line }) {
			needs += nameHeight // which is at the left of a pile that shares its column with lines
		}
		if lines[z.Row] = z.Lay == game.Line; lines[z.Row] {
			needs = 0
		}
		heights[z.Row] = fyne.Max(heights[z.Row], needs)
	}
	if !slices.Contains(lines, true) {
		for row := range lines {
			lines[row] = true
		}
	}
	left, sharing := room, 0
	for row, h := range heights {
		left -= h
		if lines[row] {
			sharing++
		}
	}
	for row := range heights {
		if lines[row] {
			heights[row] += left / float32(sharing)
		}
	}
	return heights
}

// fit gives rows their heights. What is left over goes to the row in the middle of the table; on
// a very small board all get less than they want.
func fit(wants []float32, room float32) []float32 {
	wanted := float32(0)
	for _, w := range wants {
		wanted += w
	}
	heights := slices.Clone(wants)
	if wanted <= room {
		heights[0] += room - wanted
		return heights
	}
	for i := range heights {
		heights[i] *= room / wanted
	}
	return heights
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
// A column of nothing but piles is as narrow as they are, one with short lines has room for
// two cards, the others share what is left.
func columns(zones []game.ZoneInfo, cols int, card, width float32) []float32 {
	const (
		narrow = iota
		short
		wide
	)
	kinds := make([]int, cols)
	for _, z := range zones {
		kind := narrow
		switch {
		case !onField(z):
			continue
		case z.Span > 1:
			kind = wide
		case z.Lay == game.Line:
			kind = short
		}
		for c := z.Col; c < min(z.Col+max(1, z.Span), cols); c++ {
			kinds[c] = max(kinds[c], kind)
		}
	}
	least := [...]float32{narrow: fyne.Max(pileMin, card*pileScale+2*rowPad+gap), short: card * 2.5}
	left, shares := width-gap, 0
	for _, kind := range kinds {
		if kind == wide {
			shares++
		} else {
			left -= least[kind]
		}
	}
	x := make([]float32, cols+1)
	x[0] = gap / 2
	for c, kind := range kinds {
		step := (width - gap) / float32(cols)
		switch {
		case kind == wide:
			step = left / float32(shares)
		case shares > 0:
			step = least[kind]
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

// open is the zone at its full height, where a card may be let go: a narrow line grows over
// what lies beside it, as far as the zones that are lit as well leave it room.
func (g *ground) open(p plot, lit map[Drop]bool) rect {
	want := g.Card.Height * opened
	if p.Lay != game.Line || p.H >= want {
		return p.rect
	}
	low, high := g.Strip.Y+g.Strip.H, g.Hands[g.Seat].Y-raise
	if p.Seat != g.Seat {
		low, high = g.Hands[p.Seat].Y+g.Hands[p.Seat].H, g.Strip.Y
	}
	for _, o := range g.Plots {
		if !lit[o.Drop] || o.Seat != p.Seat || o.Zone == p.Zone || o.X >= p.X+p.W || p.X >= o.X+o.W {
			continue
		}
		if o.Y < p.Y {
			low = fyne.Max(low, (o.Y+o.H+p.Y)/2)
		} else {
			high = fyne.Min(high, (p.Y+p.H+o.Y)/2)
		}
	}
	up := fyne.Min((want-p.H)/2, p.Y-low)
	down := fyne.Min(want-p.H-up, high-p.Y-p.H)
	up = fyne.Min(want-p.H-down, p.Y-low)
	return rect{p.X, p.Y - up, p.W, p.H + up + down}
}

// lay places every card that is to be seen. A pile shows its two topmost cards,
// a card that is just being played (it lies in a hidden zone and no card
// carries it) lies in the middle.
func (g *ground) lay(h heaps, zones []game.ZoneInfo) []spot {
	var spots []spot
	for _, z := range g.Plots {
		ids := h.in(z.Seat, z.Zone)
		switch {
		case z.Lay == game.Pile:
			spots = append(spots, g.layPile(z, ids)...)
		case z.Short:
			spots = append(spots, z.layShort(ids, h)...)
		default:
			spots = append(spots, g.layLine(z, ids, h)...)
		}
	}
	for _, z := range zones {
		for _, s := range []game.Seat{g.Seat.Other(), g.Seat} {
			ids := h.in(s, z.Zone)
			switch z.Lay {
			case game.InHand:
				if s == g.Seat {
					spots = append(spots, g.layHand(ids)...)
				} else {
					spots = append(spots, g.layFoe(ids, h)...)
				}
			case game.Hidden:
				for i, id := range ids {
					r := g.Middle
					r.X += float32(i) * r.W * 0.5
					spots = append(spots, spot{ID: id, Count: 1, rect: r})
				}
			}
		}
	}
	for i := range spots {
		spots[i].Seen = g.seen(spots[i].rect, spots[i+1:])
	}
	return spots
}

// seen is how much of the height of a card the rows below it leave in sight.
func (g *ground) seen(r rect, above []spot) float32 {
	floor := fyne.Min(r.Y+r.H, g.floor)
	for _, o := range above {
		if o.Y >= r.Y+leastSeen && o.Y < floor && o.X < r.X+r.W && r.X < o.X+o.W {
			floor = o.Y
		}
	}
	return floor - r.Y
}

func (g *ground) layPile(z plot, ids []game.CardID) []spot {
	r := z.around(z.Cards)
	if z.nameAbove() {
		r.Y = z.Y + fyne.Min(nameHeight, fyne.Max(0, z.H-r.H)) + rowPad
	}
	var spots []spot
	for i := min(2, len(ids)) - 1; i >= 0; i-- {
		at := r
		at.X, at.Y = r.X+float32(i)*under, r.Y+float32(i)*under
		spots = append(spots, spot{ID: ids[i], Count: 1, rect: at})
	}
	return spots
}

// layLine puts cards side by side from the left, or at the right end, each with what it carries
// tucked under it on the left. Where there is no room they overlap evenly, and where that leaves
// too little of them in sight they lie in several rows. The name of the zone stays in sight.
func (g *ground) layLine(z plot, ids []game.CardID, h heaps) []spot {
	left, right := z.X+rowPad, z.X+z.W-rowPad
	if z.Named > 0 {
		left += z.Named + namePad
	}
	y := z.Y + fyne.Max(rowPad, z.H-rowPad-g.Card.Height)
	if z.Back {
		left, y = right-g.bay(z, h, right-left), z.Y+z.H-rowPad-g.Card.Height
	} else if back, ok := g.behind(z); ok {
		if bay := g.bay(back, h, right-left); bay > 0 {
			right -= bay + apart
		}
	}
	if z.Seat != g.Seat {
		y = z.Y + rowPad
	}
	room := right - left
	step, down := g.armStep(), float32(leastSeen)
	if z.Back && z.Seat == g.Seat {
		down = -leastSeen // nothing lies over the hand
	}
	var spots []spot
	for stacks := h.stacks(ids); len(stacks) > 0; y += down {
		n, least, most := 0, float32(0), float32(0)
		for ; n < len(stacks); n++ {
			arms := step * float32(len(h.carried[stacks[n].top()]))
			if n > 0 && least+arms+g.Card.Width > room {
				break
			}
			least, most = least+arms+leastSeen, most+arms+g.Card.Width+apart
		}
		overlap := g.Card.Width + apart - leastSeen // of each, where they lie as close as can be
		if n > 1 {
			overlap *= fyne.Max(0, fyne.Min(1, (most-apart-room)/(overlap*float32(n-1))))
		}
		x := left
		for _, s := range stacks[:n] {
			r := rect{x, y, g.Card.Width, g.Card.Height}
			for _, arm := range h.carried[s.top()] {
				spots = append(spots, spot{ID: arm, Count: 1, rect: r})
				r.X += step
			}
			for i, id := range s {
				one := spot{ID: id, rect: r}
				if i == len(s)-1 {
					one.Count = len(s)
				}
				if id != 0 { // else somebody left a gap
					spots = append(spots, one)
				}
			}
			x = r.X + g.Card.Width + apart - overlap
		}
		stacks = stacks[n:]
	}
	return spots
}

// armStep is how far to the right of what it carries a card lies.
func (g *ground) armStep() float32 { return fyne.Max(leastSeen, tuck*g.Card.Width) }

// behind is the narrow line behind a line.
func (g *ground) behind(z plot) (plot, bool) {
	for _, o := range g.Plots {
		if o.Back && !z.Back && o.Seat == z.Seat && o.Row == z.Row+1 && o.X < z.X+z.W && z.X < o.X+o.W {
			return o, true
		}
	}
	return plot{}, false
}

// bay is how much room the cards of a narrow line take at the right end of the line before it,
// which has so much.
func (g *ground) bay(z plot, h heaps, room float32) float32 {
	stacks := h.stacks(h.in(z.Seat, z.Zone))
	if len(stacks) == 0 {
		return 0
	}
	arms := float32(0)
	for _, s := range stacks {
		arms += g.armStep() * float32(len(h.carried[s.top()]))
	}
	most := arms + float32(len(stacks))*(g.Card.Width+apart) - apart
	least := arms + float32(len(stacks)-1)*leastSeen + g.Card.Width
	return fyne.Min(fyne.Max(least, fyne.Min(most, room*bayMost)), room/2)
}

// layShort puts cards beside each other in a line that they never leave, what they carry before
// them. As many as have room for their names are shown whole, of more only the names are, in
// columns.
func (z plot) layShort(ids []game.CardID, h heaps) []spot {
	var cells []stack
	for _, s := range h.stacks(ids) {
		for _, arm := range h.carried[s.top()] {
			cells = append(cells, stack{arm})
		}
		cells = append(cells, s)
	}
	n := len(cells)
	if n == 0 {
		return nil
	}
	room := rect{z.X + rowPad, z.Y + z.Named + rowPad, z.W - 2*rowPad, z.H - z.Named - 2*rowPad}
	size := fyne.NewSize((room.W-apart*float32(n-1))/float32(n), room.H)
	size.Width = fyne.Min(size.Width, size.Height*cardAspect)
	size.Height = fyne.Min(size.Height, size.Width/cardAspect)
	rows := 1
	if size.Width < nameable {
		columns := max(2, int(math.Ceil(float64(n)/math.Floor(float64(room.H/barHeight)))))
		rows = (n + columns - 1) / columns
		size = fyne.NewSize((room.W-gap*float32(columns-1))/float32(columns), fyne.Min(room.H/float32(rows), barMost*barHeight))
	}
	var spots []spot
	for i, s := range cells {
		r := rect{room.X + float32(i)*(size.Width+apart), room.Y, size.Width, size.Height}
		if rows > 1 {
			r = rect{room.X + float32(i/rows)*(size.Width+gap), room.Y + float32(i%rows)*size.Height, size.Width, size.Height - 1}
		}
		for i, id := range s {
			one := spot{ID: id, rect: r}
			if i == len(s)-1 {
				one.Count = len(s)
			}
			if id != 0 { // else somebody left a gap
				spots = append(spots, one)
			}
		}
	}
	return spots
}

// layHand lays the own hand side by side, in a slight arc.
func (g *ground) layHand(ids []game.CardID) []spot {
	n := len(ids)
	if n == 0 {
		return nil
	}
	r := g.Hands[g.Seat]
	size := g.handCard()
	if float32(n)*(size.Width+gap) > r.W { // rather smaller than with its cost covered
		size = g.Card
	}
	step := size.Width + gap
	if n > 1 {
		step = fyne.Min(step, (r.W-size.Width)/float32(n-1))
	}
	x := r.X + (r.W-step*float32(n-1)-size.Width)/2
	spots := make([]spot, n)
	for i, id := range ids {
		y := r.Y
		if n > 1 {
			t := 2*float32(i)/float32(n-1) - 1
			y -= raise * (1 - t*t)
		}
		spots[i] = spot{ID: id, Count: 1, rect: rect{x + step*float32(i), y, size.Width, size.Height}}
	}
	return spots
}

// layFoe lays the opponent's hand side by side: small backs, and the names of those that are known.
func (g *ground) layFoe(ids []game.CardID, h heaps) []spot {
	r := g.Hands[g.Seat.Other()]
	size := fyne.NewSize(g.Card.Width*foeScale, g.Card.Height*foeScale)
	isKnown := func(id game.CardID) bool { return h.view.Find(id).Face != 0 }
	n, known := float32(len(ids)), float32(0)
	for _, id := range ids {
		if isKnown(id) {
			known++
		}
	}
	wide := size.Width // a card with its name
	if known > 0 {
		wide += fyne.Max(0, fyne.Min(g.Card.Width*barWide-wide, (r.W-n*(wide+gap))/known))
	}
	long := n*(size.Width+gap) + known*(wide-size.Width) - gap
	tight := fyne.Min(1, (r.W-wide)/fyne.Max(1, long-wide))
	x := r.X + fyne.Max(0, (r.W-long)/2)
	var spots []spot
	for _, id := range ids {
		s := spot{ID: id, Count: 1, rect: rect{x, r.Y, size.Width, size.Height}}
		if isKnown(id) {
			s.W = wide
		}
		spots = append(spots, s)
		x += (s.W + gap) * tight
	}
	return spots
}

// raised is where a card of the own hand lies that is pointed at: whole.
func (g *ground) raised(r rect) rect {
	r.Y = fyne.Min(r.Y, g.floor-r.H-gap)
	return r
}
