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
	spots    []spot
	tokens   map[game.CardID]*token
	moving   *fyne.Animation
	playing  performance // what is being shown
	banner   *banner
	sharpen  *time.Timer // paints the faces anew when a resize has ended

	lit     map[Drop]bool        // where the held card may go
	ready   map[game.CardID]bool // cards with which something can be done
	asks    game.CardID          // the card that asks what is to be decided, 0 none
	held    game.CardID
	over    Drop // what the pointer or the cursor is over while a card is held
	hovered game.CardID
	cursor  Drop
	keyed   bool // the keyboard's place is to be seen
	shifted bool // a Shift key is down
	drag    drag

	pal    palette
	felt   *canvas.Rectangle
	plots  []*plotView
	field  *fyne.Container // zones
	strip  *phaseBar
	plates [2]*plate
	cards  *fyne.Container
	links  *fyne.Container
	counts *fyne.Container
	odds   *odds // what the battle would come to
	arrows *fyne.Container
	ring   *canvas.Rectangle
	layer  *fyne.Container // the dragged card and words, above everything
	word   *toast
}

// newBoard is a board without cards, a seat below. Whose name is empty is the person at the table.
func newBoard(h hand, seat game.Seat, book game.Rulebook, define func(game.Face) card.Card, names [2]string, pictures Pictures) *board {
	b := &board{hand: h, pictures: pictures, define: define, zones: book.Zones(),
		tokens: map[game.CardID]*token{}}
	b.ground.Seat = seat
	b.felt = &canvas.Rectangle{}
	b.field, b.cards = container.NewWithoutLayout(), container.NewWithoutLayout()
	b.odds, b.arrows = newOdds(), container.NewWithoutLayout()
	b.links, b.counts = container.NewWithoutLayout(), container.NewWithoutLayout()
	b.strip = newPhaseBar(book.Phases(), names)
	for _, s := range game.Seats {
		b.plates[s] = newPlate(names[s])
	}
	b.ring = &canvas.Rectangle{StrokeWidth: 3, CornerRadius: cornerRound + 5}
	b.ring.Hide()
	b.word, b.banner = newToast(), newBanner()
	b.layer = container.NewWithoutLayout(b.banner.box, b.word.box)
	for _, z := range measure(b.zones, seat, fyne.NewSize(1000, 700)).Plots {
		v := newPlotView(z, z.Seat != seat)
		b.plots = append(b.plots, v)
		b.field.Objects = append(b.field.Objects, v.ground, v.label[0], v.label[1])
		b.counts.Objects = append(b.counts.Objects, v.count.box)
	}
	b.ExtendBaseWidget(b)
	b.pal = paletteOf(b)
	return b
}

// show brings the board in line with a view of the match, cards moving to where
// they lie now as a performance has them.
func (b *board) show(v game.View, p performance) {
	b.begin(p)
	b.before, b.view = b.view, v
	b.showPlayers()
	b.settle(true)
}

// foretell shows what the fights of a battle would come to, and which cards are picked.
func (b *board) foretell(fights []game.Fight, picked map[game.CardID]bool) {
	b.odds.tell(fights, picked)
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

// allow marks the cards with which something can be done, and the one that asks.
func (b *board) allow(ids map[game.CardID]bool, asks game.CardID) {
	b.ready, b.asks = ids, asks
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
	b.paint()
}

// CreateRenderer implements fyne.Widget. A board that was out of sight for long
// gets a new renderer, and asks for the faces that it no longer waited for.
func (b *board) CreateRenderer() fyne.WidgetRenderer {
	b.faces()
	return &boardRenderer{b, []fyne.CanvasObject{b.felt, b.field, b.strip.box, b.plates[0].box, b.plates[1].box,
		b.links, b.cards, b.counts, b.odds.box, b.arrows, b.ring, b.layer}}
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
	b.settle(false)
}

// plotView is the drawing of one zone.
type plotView struct {
	Drop
	pile   bool
	far    bool // the opponent's
	ground *canvas.Rectangle
	label  [2]*canvas.Text // the name, in two lines to stay beside the cards
	count  *badge
}

func newPlotView(z plot, far bool) *plotView {
	v := &plotView{Drop: z.Drop, pile: z.Lay == game.Pile, far: far, count: newBadge()}
	v.ground = &canvas.Rectangle{StrokeWidth: 1, CornerRadius: 6}
	for i, part := range halves(words.T(z.Name)) {
		v.label[i] = &canvas.Text{Text: part}
	}
	return v
}

// fit lays the zone out and returns how wide its name is, which stands in the
// corner.
func (v *plotView) fit(r rect, card fyne.Size) (named float32) {
	v.ground.Move(r.pos())
	v.ground.Resize(r.size())
	y := r.Y + 2
	for _, t := range v.label {
		t.TextSize = fyne.Max(9, fyne.Min(13, card.Height*0.12))
		if w := t.MinSize().Width; w > r.W-2*rowPad {
			t.TextSize *= (r.W - 2*rowPad) / w
		}
		size := t.MinSize()
		t.Move(fyne.NewPos(r.X+rowPad, y))
		t.Resize(size)
		y += size.Height
		named = fyne.Max(named, size.Width)
	}
	s := fyne.NewSize(fyne.Max(24, card.Width*0.5), fyne.Max(16, card.Height*0.2))
	v.count.resize(s)
	c := r.center()
	v.count.box.Move(fyne.NewPos(c.X-s.Width/2, c.Y-card.Height*0.04)) // above the name on the card
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

func (v *plotView) paint(lit, over bool, n int, p palette) {
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
			v.ground.StrokeWidth = 2
		}
		v.ground.Refresh()
	}
	for _, t := range v.label {
		if t.Color != p.Faint {
			t.Color = p.Faint
			t.Refresh()
		}
	}
	v.count.set(v.pile && n > 0, strconv.Itoa(n), p.BadgeText, p.Badge, p)
}
