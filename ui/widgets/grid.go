package widgets

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/images"
	"castillo/ui/theme"
)

// Item is one card of a grid and the count that lies on it.
type Item struct {
	Card  card.Card
	Badge string // empty: none
	Faint bool   // the card stands back
}

// CardGrid shows cards side by side and scrolls. One of them may be chosen.
type CardGrid struct {
	widget.GridWrap
	Marks

	// OnChosen is told which card was clicked or reached with the arrows.
	OnChosen func(i int)
	// OnEnter is told that Enter or a second click fell on the chosen card.
	OnEnter func(i int)
	// OnRune gets the letters typed while the grid has the focus.
	OnRune func(r rune)
	// OnDropped is told where a card that was dragged out of the grid was let
	// go, on the canvas; nil where cards cannot be dragged.
	OnDropped func(i int, at fyne.Position)
	// OnDragged follows such a card on its way.
	OnDragged func(i int, at fyne.Position)
	// OnPointed is told which card the pointer has come over, and what it lies on; nil where nobody asks.
	OnPointed func(i int, on fyne.CanvasObject)
	// OnLeft is told that it has left that card, or that something else is done with it.
	OnLeft func()

	cache  *images.Cache
	width  float32
	items  []Item
	chosen int // -1: none
	cells  map[int]*cell
	band   band
}

var _ fyne.Focusable = (*CardGrid)(nil)

// NewCardGrid is an empty grid of cards of a width.
func NewCardGrid(cache *images.Cache, width float32) *CardGrid {
	g := &CardGrid{cache: cache, width: width, chosen: -1, cells: map[int]*cell{}}
	g.band.drawn = canvas.NewRectangle(color.Transparent)
	g.band.drawn.StrokeWidth = 1
	g.band.drawn.Hide()
	g.Length = func() int { return len(g.items) }
	g.CreateItem = func() fyne.CanvasObject { return newCell(g) }
	g.UpdateItem = func(i int, o fyne.CanvasObject) { g.bind(i, o.(*cell)) }
	g.ExtendBaseWidget(g)
	return g
}

// Len is how many cards there are.
func (g *CardGrid) Len() int { return len(g.items) }

// Items are the cards that are shown.
func (g *CardGrid) Items() []Item { return g.items }

// SetItems shows other cards, from the first on.
func (g *CardGrid) SetItems(items []Item) {
	if g.OnLeft != nil {
		g.OnLeft()
	}
	g.items = items
	g.chosen = -1
	g.begin(0)
	clear(g.cells)
	g.ScrollToTop()
	g.Refresh()
}

// SetBadge changes the count on one card.
func (g *CardGrid) SetBadge(i int, badge string) {
	if i >= 0 && i < len(g.items) {
		item := g.items[i]
		item.Badge = badge
		g.SetItem(i, item)
	}
}

// SetItem changes what is said of one card, or the card itself.
func (g *CardGrid) SetItem(i int, item Item) {
	if i < 0 || i >= len(g.items) {
		return
	}
	g.items[i] = item
	if c := g.cells[i]; c != nil {
		g.bind(i, c)
	}
}

// Renew shows the cards as now says that they are today, each in its place.
func (g *CardGrid) Renew(now func(card.Card) card.Card) {
	for i := range g.items {
		c := now(g.items[i].Card)
		if c == g.items[i].Card {
			continue
		}
		g.items[i].Card = c
		if cell := g.cells[i]; cell != nil {
			cell.face.SetCard(c)
		}
	}
}

// ScrollToTop shows the first row.
func (g *CardGrid) ScrollToTop() {
	if g.GetScrollOffset() > 0 {
		g.GridWrap.ScrollToTop()
	}
}

// Chosen is the place of the chosen card, -1 when none is.
func (g *CardGrid) Chosen() int { return g.chosen }

// ChosenCell is what the chosen card lies on, nil where it is not in sight.
func (g *CardGrid) ChosenCell() fyne.CanvasObject {
	if c := g.cells[g.chosen]; c != nil {
		return c
	}
	return nil
}

// Choose chooses a card and scrolls to it.
func (g *CardGrid) Choose(i int) {
	if i < 0 || i >= len(g.items) {
		return
	}
	g.begin(i)
	if i == g.chosen {
		return
	}
	if old := g.cells[g.chosen]; old != nil {
		old.setChosen(false)
	}
	g.chosen = i
	if g.Size().Height > 0 { // before it is laid out a grid would scroll past the card
		g.ScrollTo(i)
	}
	if c := g.cells[i]; c != nil {
		c.setChosen(true)
	}
	if g.OnChosen != nil {
		g.OnChosen(i)
	}
}

// FocusGained and FocusLost leave the marking to the chosen cell.
func (g *CardGrid) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (g *CardGrid) FocusLost() {}

// TypedKey moves the choice.
func (g *CardGrid) TypedKey(e *fyne.KeyEvent) {
	switch {
	case OfWindow(g, e):
	case e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter:
		if g.OnEnter != nil && g.chosen >= 0 {
			g.OnEnter(g.chosen)
		}
	default:
		g.Step(e.Name)
	}
}

// Step moves the choice as an arrow key says and reports whether the key is
// one that moves.
func (g *CardGrid) Step(key fyne.KeyName) bool {
	columns := g.ColumnCount()
	page := max(1, int(g.Size().Height/(CardHeight(g.width)+cellMargin*2))) * columns
	by, ok := map[fyne.KeyName]int{
		fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -columns, fyne.KeyDown: columns,
		fyne.KeyPageUp: -page, fyne.KeyPageDown: page, fyne.KeyHome: -len(g.items), fyne.KeyEnd: len(g.items),
	}[key]
	if !ok {
		return false
	}
	if g.chosen < 0 {
		g.Choose(0)
		return true
	}
	next := g.chosen + by
	if (key == fyne.KeyUp || key == fyne.KeyDown) && (next < 0 || next >= len(g.items)) {
		return true
	}
	g.goTo(max(0, min(next, len(g.items)-1)))
	return true
}

// goTo chooses a card, and marks all on the way to it while Shift is held.
func (g *CardGrid) goTo(i int) {
	if g.OnMark == nil || !held(fyne.KeyModifierShift) {
		g.Choose(i)
		return
	}
	from := g.from
	g.stretch(i)
	g.Choose(i)
	g.from, g.to = from, i
}

// FlipMark marks the chosen card, or no longer.
func (g *CardGrid) FlipMark() { g.flip(g.chosen) }

// Remark shows which cards are marked now.
func (g *CardGrid) Remark() {
	for i, c := range g.cells {
		c.setMarked(g.marked(i))
		c.setChosen(i == g.chosen)
	}
}

// TypedRune implements fyne.Focusable.
func (g *CardGrid) TypedRune(r rune) {
	if g.OnRune != nil {
		g.OnRune(r)
	}
}

func (g *CardGrid) bind(i int, c *cell) {
	if i >= len(g.items) {
		return
	}
	if g.cells[c.index] == c {
		delete(g.cells, c.index)
	}
	if c.hovered && c.index != i { // scrolled away under the pointer
		c.left()
	}
	c.index = i
	g.cells[i] = c
	c.face.SetCard(g.items[i].Card)
	c.setBadge(g.items[i].Badge)
	c.setFaint(g.items[i].Faint)
	c.setMarked(g.marked(i))
	c.setChosen(i == g.chosen)
}

const cellMargin = 4

// cell is one place of a grid; it shows now this card, now that.
type cell struct {
	widget.BaseWidget
	grid    *CardGrid
	index   int
	face    *Face
	frame   *canvas.Rectangle // around the chosen card and the one under the pointer
	veil    *canvas.Rectangle // over a card that stands back
	pill    *canvas.Raster
	badge   *canvas.Text
	hovered bool
	tick    *canvas.Raster // at the corner of a card that is marked, or that may be
	marked  bool
	dragged bool
	last    fyne.Position
}

var (
	_ fyne.Tappable     = (*cell)(nil)
	_ desktop.Hoverable = (*cell)(nil)
	_ fyne.Draggable    = (*cell)(nil)
)

func newCell(g *CardGrid) *cell {
	c := &cell{
		grid:  g,
		index: -1,
		face:  NewFace(g.cache, g.width),
		frame: canvas.NewRectangle(color.Transparent),
		veil:  canvas.NewRectangle(color.Transparent),
		pill:  canvas.NewRaster(paintPill),
		badge: canvas.NewText("", theme.Color(theme.BadgeText)),
	}
	c.tick = canvas.NewRaster(func(w, h int) image.Image { return paintTick(c.marked)(w, h) })
	c.tick.Resize(fyne.NewSize(tickSize, tickSize))
	c.tick.Move(fyne.NewPos(cellMargin+4, cellMargin+4))
	c.frame.CornerRadius = 8
	c.pill.ScaleMode = canvas.ImageScalePixels
	c.badge.TextStyle = fyne.TextStyle{Bold: true}
	c.badge.TextSize = theme.Scaled(13)
	c.badge.Alignment = fyne.TextAlignCenter
	for _, o := range []fyne.CanvasObject{c.frame, c.veil, c.pill, c.badge, c.tick} {
		o.Hide()
	}
	c.ExtendBaseWidget(c)
	return c
}

// setChosen frames the cell.
func (c *cell) setChosen(on bool) {
	switch {
	case on:
		c.fill(c.frame, theme.Color(theme.Gold))
	case c.marked:
		c.fill(c.frame, theme.Faded(theme.Gold, markedFrame))
	default:
		c.fill(c.frame, nil)
	}
}

// markedFrame is how much of the chosen card's frame one that is marked has.
const markedFrame = 0.4

// setMarked shows the tick of a card that is marked.
func (c *cell) setMarked(on bool) {
	if c.marked == on && c.tick.Visible() == on {
		return
	}
	c.marked = on
	c.showTick(on)
}

func (c *cell) showTick(on bool) {
	if c.tick.Hidden = !on; on {
		c.tick.Refresh()
	}
	canvas.Refresh(c)
}

func (c *cell) setFaint(on bool) {
	if !on {
		c.fill(c.veil, nil)
		return
	}
	r, g, b, _ := theme.Color(fynetheme.ColorNameBackground).RGBA()
	c.fill(c.veil, color.NRGBA{R: uint8(r >> 8), G: uint8(g >> 8), B: uint8(b >> 8), A: veilStrength})
}

// veilStrength leaves a card behind its veil to be known, in pale colours.
const veilStrength = 0x80

// fill shows a rectangle of the cell in a colour, or hides it for nil: what is
// seen of a grid is drawn anew in every frame of a scroll.
func (c *cell) fill(r *canvas.Rectangle, colour color.Color) {
	if r.Visible() == (colour != nil) && (colour == nil || r.FillColor == colour) {
		return
	}
	if r.FillColor = colour; colour != nil {
		r.Show()
	} else {
		r.Hide()
	}
	canvas.Refresh(c) // what was hidden has no canvas yet and cannot ask for a repaint itself
}

func (c *cell) setBadge(text string) {
	if c.badge.Text == text && c.badge.Visible() == (text != "") {
		return
	}
	c.badge.Text = text
	if text == "" {
		c.pill.Hide()
		c.badge.Hide()
	} else {
		c.pill.Show()
		c.badge.Show()
		c.placeBadge(c.Size())
	}
	canvas.Refresh(c)
}

func (c *cell) placeBadge(size fyne.Size) {
	text := c.badge.MinSize()
	pill := fyne.NewSize(max(theme.Scaled(22), text.Width+12), theme.Scaled(20))
	at := fyne.NewPos(size.Width-pill.Width-cellMargin-3, size.Height*0.62)
	c.pill.Move(at)
	c.pill.Resize(pill)
	c.badge.Move(at)
	c.badge.Resize(pill)
}

// paintPill is what the count lies on, at a size in pixels. As a picture it
// costs a software renderer a tenth of what a rectangle with round corners does.
func paintPill(w, h int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	radius := float64(h) / 2
	r, g, b, a := theme.Color(theme.Badge).RGBA()
	for y := range h {
		for x := range w {
			middle := max(radius, min(float64(x)+0.5, float64(w)-radius))
			far := math.Hypot(float64(x)+0.5-middle, float64(y)+0.5-radius)
			cover := max(0, min(radius-far+0.5, 1))
			part := func(v uint32) uint8 { return uint8(float64(v>>8)*cover + 0.5) }
			img.SetRGBA(x, y, color.RGBA{R: part(r), G: part(g), B: part(b), A: part(a)})
		}
	}
	return img
}

// Tapped chooses the card; on the chosen one it is a second click.
func (c *cell) Tapped(e *fyne.PointEvent) {
	c.left()
	if canvas := fyne.CurrentApp().Driver().CanvasForObject(c.grid); canvas != nil {
		canvas.Focus(c.grid)
	}
	switch onTick := e != nil && max(e.Position.X, e.Position.Y) < tickRoom; {
	case c.grid.OnMark == nil:
	case held(fyne.KeyModifierShift):
		c.grid.goTo(c.index)
		return
	case onTick || held(fyne.KeyModifierShortcutDefault):
		c.grid.Choose(c.index)
		c.grid.FlipMark()
		return
	}
	if c.index == c.grid.chosen {
		if c.grid.OnEnter != nil {
			c.grid.OnEnter(c.index)
		}
		return
	}
	c.grid.Choose(c.index)
}

// Dragged implements fyne.Draggable.
func (c *cell) Dragged(e *fyne.DragEvent) {
	if c.grid.OnDropped == nil {
		if c.grid.OnMark != nil {
			c.grid.stretchBand(e)
		}
		return
	}
	c.left()
	c.dragged, c.last = true, e.AbsolutePosition
	if c.grid.OnDragged != nil {
		c.grid.OnDragged(c.index, c.last)
	}
}

// DragEnd implements fyne.Draggable.
func (c *cell) DragEnd() {
	if c.dragged {
		c.dragged = false
		c.grid.OnDropped(c.index, c.last)
		return
	}
	c.grid.endBand()
}

// MouseIn implements desktop.Hoverable.
func (c *cell) MouseIn(*desktop.MouseEvent) {
	if c.index != c.grid.chosen {
		c.fill(c.frame, theme.Color(fynetheme.ColorNameHover))
	}
	if c.grid.OnMark != nil {
		c.showTick(true)
	}
	c.hovered = true
	if c.grid.OnPointed != nil && c.index >= 0 && c.index < len(c.grid.items) {
		c.grid.OnPointed(c.index, c)
	}
}

// left tells that the pointer no longer rests on the card.
func (c *cell) left() {
	c.hovered = false
	if c.grid.OnLeft != nil {
		c.grid.OnLeft()
	}
}

// MouseMoved implements desktop.Hoverable.
func (c *cell) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (c *cell) MouseOut() {
	c.setChosen(c.index == c.grid.chosen)
	c.left()
	c.setMarked(c.marked)
}

// CreateRenderer implements fyne.Widget.
func (c *cell) CreateRenderer() fyne.WidgetRenderer { return &cellRenderer{c} }

type cellRenderer struct{ cell *cell }

func (r *cellRenderer) Layout(size fyne.Size) {
	r.cell.frame.Resize(size)
	r.cell.face.Move(fyne.NewPos(cellMargin, cellMargin))
	r.cell.face.Resize(size.SubtractWidthHeight(2*cellMargin, 2*cellMargin))
	r.cell.veil.Move(r.cell.face.Position())
	r.cell.veil.Resize(r.cell.face.Size())
	r.cell.placeBadge(size)
}

func (r *cellRenderer) MinSize() fyne.Size {
	return r.cell.face.MinSize().AddWidthHeight(2*cellMargin, 2*cellMargin)
}

func (r *cellRenderer) Refresh() {
	r.cell.badge.Color = theme.Color(theme.BadgeText)
	r.cell.setChosen(r.cell.index == r.cell.grid.chosen)
	r.cell.face.Refresh()
	canvas.Refresh(r.cell)
}

func (r *cellRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.cell.frame, r.cell.face, r.cell.veil, r.cell.pill, r.cell.badge, r.cell.tick}
}

func (r *cellRenderer) Destroy() {}
