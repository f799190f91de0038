package playmat

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/card"
	"castillo/ui/theme"
	"castillo/ui/words"
)

var (
	_ fyne.Widget        = (*board)(nil)
	_ fyne.Draggable     = (*board)(nil)
	_ fyne.Tappable      = (*board)(nil)
	_ fyne.Focusable     = (*board)(nil)
	_ fyne.Tabbable      = (*board)(nil)
	_ desktop.Hoverable  = (*board)(nil)
	_ desktop.Mouseable  = (*board)(nil)
	_ desktop.Cursorable = (*board)(nil)
	_ desktop.Keyable    = (*board)(nil)
)

// hand is whoever moves the cards on a board: it is told what the pointer and
// the keys mean and decides what comes of it.
type hand interface {
	lift(game.CardID) bool // a card is dragged off; false leaves it where it is
	release(at Drop, ok bool)
	choose(at Drop, ok bool)
	hover(game.CardID)
	inspect(game.CardID)
	cancel()
	key(fyne.KeyName)
	rune(rune)
}

// board draws both battlefields and the hands, and finds out which card or zone
// the pointer means. It is one surface: cards and zones are drawn on it and
// found by its own geometry.
type board struct {
	widget.BaseWidget

	hand     hand
	pictures Pictures
	define   func(game.Face) card.Card
	zones    []game.ZoneInfo
	ground   ground
	view     game.View
	before   game.View // the view shown before, to know where cards come from
	heaps    heaps
	spots    []spot
	tokens   map[game.CardID]*token
	moving   *fyne.Animation
	playing  performance // what is being shown
	banner   *banner
	sharpen  *time.Timer // paints the faces anew when a resize has ended

	lit     map[Drop]bool        // where the held card may go
	ready   map[game.CardID]bool // cards with which something can be done
	asks    game.CardID          // the card that asks what is to be decided, 0 none
	advised game.CardID          // the card with which the adviser would do something, 0 none
	held    game.CardID
	over    Drop           // what the pointer or the cursor is over while a card is held
	pointer *fyne.Position // where it is, nil: not on the board
	hovered game.CardID    // the card under it
	risen   game.CardID    // the card of the own hand that is pointed at
	under   Drop           // the zone under the pointer
	cursor  Drop
	keyed   bool // the keyboard's place is to be seen
	shifted bool // a Shift key is down
	drag    drag
	tip     tip
	covered rect        // by a balloon
	press   *time.Timer // runs while a card is pressed that is not dragged

	letters float32 // how large they were as it was laid out, in parts of their usual size
	pal     palette
	felt    *canvas.Rectangle
	plots   []*plotView
	field   *fyne.Container // zones
	strip   *phaseBar
	plates  [2]*plate
	cards   *fyne.Container
	links   *fyne.Container
	counts  *fyne.Container
	odds    *odds // what the battle would come to
	arrows  *fyne.Container
	ring    *canvas.Rectangle
	layer   *fyne.Container // the dragged card and words, above everything
	word    *toast
}

// newBoard is a board without cards, a seat below. Whose name is empty is the person at the table.
func newBoard(h hand, seat game.Seat, book game.Rulebook, define func(game.Face) card.Card, names [2]string, pictures Pictures) *board {
	b := &board{hand: h, pictures: pictures, define: define, zones: book.Zones(),
		tokens: map[game.CardID]*token{}}
	b.ground.Seat = seat
	b.felt = &canvas.Rectangle{}
	b.field, b.cards = afloat(), afloat()
	b.odds, b.arrows = newOdds(), afloat()
	b.links, b.counts = afloat(), afloat()
	b.strip = newPhaseBar(book.Phases(), names)
	for _, s := range game.Seats {
		b.plates[s] = newPlate(names[s])
	}
	b.ring = &canvas.Rectangle{StrokeWidth: 3, CornerRadius: cornerRound + 5}
	b.ring.Hide()
	b.word, b.banner = newToast(), newBanner()
	b.layer = afloat(b.banner.box, b.word.box)
	for _, z := range measure(b.zones, seat, fyne.NewSize(1000, 700)).Plots {
		v := newPlotView(z, z.Seat != seat)
		b.plots = append(b.plots, v)
		b.field.Objects = append(b.field.Objects, v.ground, v.label[0], v.label[1])
		b.counts.Objects = append(b.counts.Objects, v.open, v.called, v.sign.ArbitraryPolygon, v.count.box)
	}
	b.ExtendBaseWidget(b)
	b.pal, b.letters = paletteOf(b), theme.Scaled(1)
	return b
}

// framed is the board in a frame that cuts off what looks out of it, such as the own hand.
func (b *board) framed() *container.Clip {
	frame := container.NewClip(b)
	frame.ExtendBaseWidget(frame) // else it does not lay out the board until it is drawn
	return frame
}

// allow notes with which cards something can be done, and which are picked, before the view
// of that is shown.
func (b *board) allow(ready, picked map[game.CardID]bool) { b.ready, b.odds.picked = ready, picked }

// show brings the board in line with a view of the match, cards moving to where
// they lie now as a performance has them.
func (b *board) show(v game.View, p performance) {
	b.begin(p)
	b.before, b.view = b.view, v
	b.showPlayers()
	b.settle(true)
}

// foretell shows what the fights of a battle would come to.
func (b *board) foretell(fights []game.Fight) {
	b.odds.fights = fights
	b.odds.lay(b)
}

// jump shows another moment of the match, every card at once where it lies.
func (b *board) jump(v game.View) {
	b.before, b.view = v, v
	b.showPlayers()
	b.settle(false)
	b.faces()
}

// showPlayers brings the phases and the plates in line with the view.
func (b *board) showPlayers() {
	b.strip.show(&b.view, b.pal)
	for _, s := range game.Seats {
		b.plates[s].show(b.view.Players[s], b.view.Active == s && !b.view.Result.Over, b.pal)
	}
}

// light marks where the held card may go, nothing held for none.
func (b *board) light(held game.CardID, drops []Drop) {
	b.held, b.over = held, Drop{}
	b.lit = map[Drop]bool{}
	for _, d := range drops {
		b.lit[d] = true
	}
	b.paint()
}

// askFor marks the card that asks what is to be decided.
func (b *board) askFor(asks game.CardID) {
	b.asks = asks
	b.paint()
}

// place finds where a card or zone lies.
func (b *board) place(d Drop) (rect, bool) {
	if d.Card == 0 {
		z, ok := b.ground.plotOf(d)
		return z.rect, ok
	}
	for _, s := range b.spots {
		if s.ID == d.Card {
			if s.ID == b.risen {
				return b.ground.raised(s.rect), true
			}
			return s.rect, true
		}
	}
	return rect{}, false
}

// shows reports whether a card can be pointed at.
func (b *board) shows(id game.CardID) bool {
	_, ok := b.place(Drop{Card: id})
	return ok
}

// zoneOf describes the zone in which a card lies.
func (b *board) zoneOf(c game.CardView) game.ZoneInfo {
	for _, z := range b.zones {
		if z.Zone == c.Zone {
			return z
		}
	}
	return game.ZoneInfo{Lay: game.Hidden}
}

// point puts the keyboard's place on a card or zone.
func (b *board) point(d Drop) {
	b.cursor, b.keyed = d, true
	if b.held != 0 {
		b.over = d
	}
	b.rise()
	b.paint()
}

// CreateRenderer implements fyne.Widget. A board that was out of sight for long
// gets a new renderer, and asks for the faces that it no longer waited for.
func (b *board) CreateRenderer() fyne.WidgetRenderer {
	b.faces()
	return &boardRenderer{b, []fyne.CanvasObject{b.felt, b.field, b.strip.box, b.plates[0].box, b.plates[1].box,
		b.cards, b.links, b.counts, b.odds.box, b.arrows, b.ring, b.layer}}
}

type boardRenderer struct {
	board   *board
	objects []fyne.CanvasObject
}

func (r *boardRenderer) Layout(size fyne.Size)        { r.board.fit(size) }
func (r *boardRenderer) MinSize() fyne.Size           { return fyne.NewSize(640, 560) }
func (r *boardRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *boardRenderer) Destroy()                     { r.board.forget() }

// forget stops waiting for faces.
func (b *board) forget() {
	for _, t := range b.tokens {
		t.face.drop()
	}
}

// Refresh takes over the colours of the theme.
func (r *boardRenderer) Refresh() {
	b := r.board
	b.pal = paletteOf(b)
	b.showPlayers()
	if now := theme.Scaled(1); now != b.letters {
		b.letters = now
		for _, v := range b.plots {
			v.fitted = rect{}
		}
		b.fit(b.Size())
		return
	}
	b.settle(false)
}

// plotView is the drawing of one zone.
type plotView struct {
	Drop
	pile   bool
	far    bool // the opponent's
	name   string
	ground *canvas.Rectangle
	label  [2]*canvas.Text   // the name, in two lines to stay beside the cards
	open   *canvas.Rectangle // lies over what is beside a narrow line that a card may be let go in
	called *canvas.Text      // the name there
	count  *badge
	fitted rect
	sign   *sign
}

func newPlotView(z plot, far bool) *plotView {
	v := &plotView{Drop: z.Drop, name: words.T(z.Name), pile: z.Lay == game.Pile, far: far, count: newBadge()}
	v.ground, v.sign = &canvas.Rectangle{StrokeWidth: 1, CornerRadius: 6}, newSign()
	v.label = [2]*canvas.Text{{}, {}}
	v.open = &canvas.Rectangle{StrokeWidth: edgeWidth, CornerRadius: 6}
	v.called = &canvas.Text{Text: v.name, TextSize: 15, TextStyle: fyne.TextStyle{Bold: true}, Alignment: fyne.TextAlignCenter}
	v.open.Hide()
	v.called.Hide()
	return v
}

// fit lays the zone out and returns how wide its name is, which stands at the left of
// the cards in a line, or how high above those in a short one.
func (v *plotView) fit(z plot) (named float32) {
	letters := theme.Scaled(fyne.Max(9, fyne.Min(13, z.Cards.Height*0.09)))
	above, narrow := z.nameAbove(), z.H < fyne.Max(shut+gap, 2*fyne.MeasureText(v.name, letters, fyne.TextStyle{}).Height+2)
	text := [2]string{v.name, ""}
	if !above && !narrow {
		text = halves(v.name)
	}
	if v.fitted != z.rect {
		v.fitted = z.rect
		v.ground.Move(z.pos())
		v.ground.Resize(z.size())
		y := z.Y + 2
		for i, t := range v.label {
			t.Text = text[i]
			t.TextSize = letters
			if w := t.MinSize().Width; w > z.W-3*rowPad {
				t.TextSize *= (z.W - 3*rowPad) / w
			}
			size := t.MinSize()
			x := z.X + 2*rowPad
			if z.Lay == game.Pile && above {
				x = z.X + (z.W-size.Width)/2
			}
			if narrow {
				y = z.Y + (z.H-size.Height)/2
			}
			t.Move(fyne.NewPos(x, y))
			t.Resize(size)
			y += size.Height
		}
		v.sign.Resize(fyne.NewSquareSize(signMin))
		v.sign.Move(fyne.NewPos(z.X+z.W-signMin-rowPad, z.Y+rowPad))
		s := fyne.NewSize(fyne.Max(24, z.Cards.Width*0.5), fyne.Max(16, z.Cards.Height*0.25))
		v.count.resize(s)
		y = z.Y + (z.H-z.Cards.Height)/2
		if above {
			y = z.Y + nameHeight
		}
		v.count.box.Move(fyne.NewPos(z.X+(z.W-s.Width)/2, fyne.Min(z.Y+z.H-s.Height, y+z.Cards.Height*0.5))) // above the name on the card
	}
	if z.Short {
		return v.label[0].MinSize().Height
	}
	for _, half := range halves(v.name) {
		named = fyne.Max(named, fyne.MeasureText(half, letters, fyne.TextStyle{}).Width)
	}
	return named
}

// halves breaks a name at the space nearest to its middle.
func halves(name string) [2]string {
	best := -1
	for i, r := range name {
		if r == ' ' && (best < 0 || abs(2*i-len(name)) < abs(2*best-len(name))) {
			best = i
		}
	}
	if best < 0 {
		return [2]string{name, ""}
	}
	return [2]string{name[:best], name[best+1:]}
}

func abs(n int) int { return max(n, -n) }

// paint shows the zone with so many cards in it. A zone where the held card may be let
// go is lit, and a narrow one grows.
func (v *plotView) paint(lit, over bool, grown rect, n int, p palette) {
	fill, edge := p.Zone, p.ZoneEdge
	if v.far {
		fill = p.Far
	}
	if lit {
		fill, edge = p.LitFill, p.Lit
	}
	if lit && over {
		fill = p.LitOver
	}
	if v.ground.FillColor != fill || v.ground.StrokeColor != edge {
		v.ground.FillColor, v.ground.StrokeColor = fill, edge
		v.ground.StrokeWidth = 1
		if lit {
			v.ground.StrokeWidth = edgeWidth
		}
		v.ground.Refresh()
	}
	for _, t := range v.label {
		if t.Color != p.Faint {
			t.Color = p.Faint
			t.Refresh()
		}
	}
	v.sign.show(v.markOf(lit, over), p)
	v.grow(lit && grown != v.fitted, grown, over, p)
	v.count.set(v.pile && n > 0, strconv.Itoa(n), p.BadgeText, p.Badge, p)
}

// markOf is what may be done with the zone.
func (v *plotView) markOf(lit, over bool) mark {
	switch {
	case lit && over:
		return isOver
	case lit:
		return goesThere
	}
	return unmarked
}

// grow shows a narrow line at its full height, above what lies there.
func (v *plotView) grow(grown bool, r rect, over bool, p palette) {
	if !grown {
		v.open.Hide()
		v.called.Hide()
		return
	}
	v.open.FillColor, v.open.StrokeColor, v.called.Color = veil(nrgba(p.Felt), 0.85), p.Lit, p.Text
	if over {
		v.open.FillColor = blend(nrgba(p.Felt), nrgba(p.Lit), 0.35)
	}
	v.open.Move(r.pos())
	v.open.Resize(r.size())
	h := v.called.MinSize().Height
	v.called.Move(fyne.NewPos(r.X, r.Y+(r.H-h)/2))
	v.called.Resize(fyne.NewSize(r.W, h))
	v.open.Show()
	v.called.Show()
	v.open.Refresh()
}
