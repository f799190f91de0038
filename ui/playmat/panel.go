package playmat

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/card"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

var (
	_ fyne.Draggable    = (*panel)(nil)
	_ fyne.Tappable     = (*panel)(nil)
	_ desktop.Hoverable = (*panel)(nil)
)

// page is what a panel says: a few words, cards to look at or to choose from,
// and buttons.
type page struct {
	Title   string
	Text    string
	Cards   []leaf
	Body    fyne.CanvasObject // instead of words and cards; nil for those
	Shown   *frame            // the picture in it, nil for none
	Choices []choice
	Table   tickTable // of the first choices
	Close   func()    // nil: only a choice closes it
	Keys    bool      // it lists the keys of what lies under it
}

// tickTable has choices stand in rows and columns, under heads that are written beside them.
type tickTable struct{ Columns, Rows []string }

// size is how many choices are in the table.
func (t tickTable) size() int { return len(t.Columns) * len(t.Rows) }

// of lays the buttons out, row by row.
func (t tickTable) of(buttons []*widgets.Button) fyne.CanvasObject {
	head := func(text string, at fyne.TextAlign) fyne.CanvasObject {
		l := widget.NewLabel(text)
		l.Alignment = at
		return l
	}
	cells := []fyne.CanvasObject{head("", fyne.TextAlignLeading)}
	for _, c := range t.Columns {
		cells = append(cells, head(c, fyne.TextAlignCenter))
	}
	for i, r := range t.Rows {
		cells = append(cells, head(r, fyne.TextAlignLeading))
		for _, b := range buttons[i*len(t.Columns) : (i+1)*len(t.Columns)] {
			cells = append(cells, container.NewCenter(b))
		}
	}
	return container.NewGridWithColumns(1+len(t.Columns), cells...)
}

// leaf is one card on a page.
type leaf struct {
	Card   card.Card
	View   game.CardView
	Lit    bool   // it may be chosen
	Picked bool   // it is, and choosing it takes that back
	Do     func() // what choosing it does, nil for a card that is only looked at
}

// isTray reports whether so many cards lie on a page that what is typed looks for some of them.
func (p page) isTray() bool { return len(p.Cards) > manyInARow }

// answers to typed words with the cards that they begin a word of: of the name, the type or a race.
func (l leaf) answers(typed string) bool {
	return beginsAWord(card.Fold(l.Card.Name+" "+words.T(l.Card.Type.String())+" "+l.Card.Races.String()), card.Fold(typed))
}

// panel lies over the board until it is answered. The column beside it stays in
// sight, where the card that is pointed at is shown large.
type panel struct {
	widget.BaseWidget

	page    page
	inspect func(leaf)
	shade   *canvas.Rectangle
	ground  *canvas.Rectangle
	title   *canvas.Text
	text    *widget.Label
	all     []*cell
	cells   []*cell // in sight
	grid    *fyne.Container
	scroll  *container.Scroll
	body    *fyne.Container
	answers []*widgets.Button
	buttons *fyne.Container
	typed   string
	cursor  int // of the cards in sight, then the choices
	keyed   bool
}

func newPanel(p page, from Pictures, inspect func(leaf)) *panel {
	n := &panel{page: p, inspect: inspect}
	n.shade, n.ground = &canvas.Rectangle{}, &canvas.Rectangle{CornerRadius: 12, StrokeWidth: 1}
	n.title = &canvas.Text{Text: p.Title, TextSize: theme.Scaled(24), TextStyle: fyne.TextStyle{Bold: true}, Alignment: fyne.TextAlignCenter}
	n.text = widget.NewLabel(p.Text)
	n.text.Alignment, n.text.Wrapping = fyne.TextAlignCenter, fyne.TextWrapWord
	if p.Keys { // a list
		n.text.Alignment = fyne.TextAlignLeading
	}
	n.grid = container.NewGridWrap(leafSize)
	for _, l := range p.Cards {
		c := newCell(l, from, inspect)
		n.all, n.cells = append(n.all, c), append(n.cells, c)
		n.grid.Add(c)
	}
	n.scroll = container.NewVScroll(n.grid)
	letters := 0
	for _, c := range p.Choices {
		n.answers = append(n.answers, c.button())
		letters += len([]rune(c.label()))
	}
	n.buttons = container.NewHBox(layout.NewSpacer())
	if p.Table.size() > 0 || theme.Scaled(float32(letters)) > 44 { // too much to stand side by side
		n.buttons = container.NewVBox()
	}
	if p.Table.size() > 0 {
		n.buttons.Add(p.Table.of(n.answers))
	}
	for _, b := range n.answers[p.Table.size():] {
		n.buttons.Add(b)
	}
	n.buttons.Add(layout.NewSpacer())
	if len(p.Cards) == 0 {
		n.scroll.Hide()
	}
	n.body = container.NewStack()
	if p.Body != nil {
		n.body.Add(p.Body)
	}
	n.cursor = p.first()
	n.ExtendBaseWidget(n)
	n.find("")
	return n
}

// find leaves those of the cards in sight that were typed for. What would leave none is not taken.
func (n *panel) find(typed string) {
	if !n.page.isTray() {
		return
	}
	var found []*cell
	for _, c := range n.all {
		if typed == "" || c.leaf.answers(typed) {
			found = append(found, c)
		}
	}
	if len(found) == 0 {
		return
	}
	n.typed, n.cells = typed, found
	n.grid.Objects = nil
	for _, c := range found {
		n.grid.Objects = append(n.grid.Objects, c)
	}
	n.cursor = min(n.cursor, len(found)-1)
	hint := words.T("Escribe para buscar por nombre, tipo o raza")
	if typed != "" {
		hint = "«" + typed + "»"
	}
	n.text.SetText(strings.TrimSpace(n.page.Text + "\n" + hint))
	n.text.Show()
	n.grid.Refresh()
	n.scroll.ScrollToTop()
	n.Refresh()
}

// write types a letter into the search of a tray.
func (n *panel) write(r rune) { n.find(n.typed + string(r)) }

// first is where the keyboard starts: on a card to choose or in a table, else on the choice
// that is mostly wanted.
func (p page) first() int {
	for i, l := range p.Cards {
		if l.Lit {
			return i
		}
	}
	if p.Table.size() > 0 {
		return len(p.Cards)
	}
	for i, c := range p.Choices {
		if c.Main {
			return len(p.Cards) + i
		}
	}
	return len(p.Cards)
}

// key answers with the keyboard: arrows go from card to card and on to the
// buttons, Enter takes, Escape closes.
func (n *panel) key(k fyne.KeyName) {
	stops := len(n.cells) + len(n.page.Choices)
	switch k {
	case fyne.KeyBackspace:
		if letters := []rune(n.typed); len(letters) > 0 {
			n.find(string(letters[:len(letters)-1]))
		}
		return
	case fyne.KeyEscape:
		if n.typed != "" {
			n.find("")
			return
		}
		if n.page.Close != nil {
			n.page.Close()
		}
		return
	case fyne.KeySpace:
		if n.keyed { // else it was meant to hurry the table that lay here a moment ago
			n.take()
		}
		return
	case fyne.KeyReturn, fyne.KeyEnter:
		n.take()
		return
	case fyne.KeyRight, fyne.KeyTab:
		n.cursor++
	case fyne.KeyLeft:
		n.cursor--
	case fyne.KeyDown:
		n.cursor += n.columns()
	case fyne.KeyUp:
		n.cursor -= n.columns()
	default:
		return
	}
	n.keyed = true
	n.cursor = max(0, min(n.cursor, stops-1))
	n.Refresh()
}

func (n *panel) take() {
	switch i := n.cursor; {
	case i < len(n.cells):
		n.cells[i].Tapped(nil)
	case i-len(n.cells) < len(n.page.Choices):
		n.page.Choices[i-len(n.cells)].Do()
	}
}

// columns is how far down and up go: by rows among the cards and in a table, one by one among
// the other buttons.
func (n *panel) columns() int {
	switch at := n.cursor - len(n.cells); {
	case at >= 0 && at < n.page.Table.size():
		return len(n.page.Table.Columns)
	case at >= 0:
		return 1
	}
	return max(1, int((n.scroll.Size().Width+leafApart)/(leafSize.Width+leafApart)))
}

// TappedSecondary implements fyne.SecondaryTappable: it closes the page.
func (n *panel) TappedSecondary(*fyne.PointEvent) {
	if n.page.Close != nil {
		n.page.Close()
	}
}

// Tapped implements fyne.Tappable: beside the page it closes it, and on a card that is shown
// alone.
func (n *panel) Tapped(e *fyne.PointEvent) {
	if n.page.Body != nil {
		n.TappedSecondary(e)
		return
	}
	r := rect{n.ground.Position().X, n.ground.Position().Y, n.ground.Size().Width, n.ground.Size().Height}
	if n.page.Close != nil && !r.has(e.Position) {
		n.page.Close()
	}
}

// Dragged implements fyne.Draggable, so that nothing under the panel is dragged.
func (n *panel) Dragged(*fyne.DragEvent) {}

// DragEnd implements fyne.Draggable.
func (n *panel) DragEnd() {}

// MouseIn implements desktop.Hoverable, so that nothing under the panel is
// pointed at.
func (n *panel) MouseIn(*desktop.MouseEvent) {}

// MouseMoved implements desktop.Hoverable.
func (n *panel) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (n *panel) MouseOut() {}

// CreateRenderer implements fyne.Widget.
func (n *panel) CreateRenderer() fyne.WidgetRenderer {
	return &panelRenderer{n, []fyne.CanvasObject{n.shade, n.ground, n.title, n.text, n.scroll, n.body, n.buttons}}
}

type panelRenderer struct {
	panel   *panel
	objects []fyne.CanvasObject
}

func (r *panelRenderer) MinSize() fyne.Size           { return fyne.NewSize(320, 200) }
func (r *panelRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *panelRenderer) Destroy() {
	for _, c := range r.panel.all {
		c.face.drop()
	}
	if r.panel.page.Shown != nil {
		r.panel.page.Shown.drop()
	}
}

// layBody gives the body of a page all the room that there is.
func (r *panelRenderer) layBody(size fyne.Size) {
	const pad = 16
	n := r.panel
	n.text.Hide()
	buttons := n.buttons.MinSize().Height
	h := size.Height - 4*pad - buttons - pad
	w := fyne.Min(size.Width-4*pad, h*cardAspect+sheetText)
	x, y := (size.Width-w)/2, float32(2*pad)
	n.ground.Move(fyne.NewPos(x-pad, y-pad))
	n.ground.Resize(fyne.NewSize(w+2*pad, size.Height-2*pad))
	n.body.Move(fyne.NewPos(x, y))
	n.body.Resize(fyne.NewSize(w, h))
	n.buttons.Move(fyne.NewPos(x, y+h+pad))
	n.buttons.Resize(fyne.NewSize(w, buttons))
	r.Refresh()
}

func (r *panelRenderer) Layout(size fyne.Size) {
	n := r.panel
	n.shade.Resize(size)
	if n.page.Body != nil {
		r.layBody(size)
		return
	}
	const pad = 24
	width := fyne.Max(theme.Scaled(460), n.buttons.MinSize().Width+2*pad)
	cards := float32(0)
	if len(n.cells) > fewInARow {
		width = fyne.Max(width, 2*pad+manyInARow*(leafSize.Width+leafApart))
	}
	n.title.TextSize = theme.Scaled(24)
	width = fyne.Min(size.Width-2*pad, fyne.Max(width, n.title.MinSize().Width+2*pad))
	inner := width - 2*pad
	if w := n.title.MinSize().Width; w > inner {
		n.title.TextSize *= inner / w
	}
	across := max(1, min(len(n.cells), int((inner+leafApart)/(leafSize.Width+leafApart))))
	if len(n.cells) > 0 {
		rows := (len(n.cells) + across - 1) / across
		cards = fyne.Min(size.Height*0.62, float32(rows)*(leafSize.Height+leafApart)+8)
	}
	title, buttons := n.title.MinSize().Height, n.buttons.MinSize().Height
	n.text.Resize(fyne.NewSize(inner, n.text.MinSize().Height))
	text := n.text.MinSize().Height
	if n.text.Text == "" {
		text = 0
		n.text.Hide()
	}
	height := pad + title + text + cards + buttons + pad + 16
	x, y := (size.Width-width)/2, (size.Height-height)/2
	n.ground.Move(fyne.NewPos(x, y))
	n.ground.Resize(fyne.NewSize(width, height))
	y += pad
	for _, part := range []struct {
		o fyne.CanvasObject
		h float32
	}{{n.title, title + 4}, {n.text, text + 4}, {n.scroll, cards + 8}, {n.buttons, buttons}} {
		part.o.Move(fyne.NewPos(x+pad, y))
		part.o.Resize(fyne.NewSize(inner, part.h))
		y += part.h
	}
	row := fyne.Min(inner, float32(across)*(leafSize.Width+leafApart)) // in the middle
	n.scroll.Move(n.scroll.Position().AddXY((inner-row)/2, 0))
	n.scroll.Resize(fyne.NewSize(row, n.scroll.Size().Height))
	r.Refresh()
}

func (r *panelRenderer) Refresh() {
	n := r.panel
	p := paletteOf(n)
	n.shade.FillColor = p.Shade
	n.ground.FillColor, n.ground.StrokeColor = p.Panel, p.ZoneEdge
	n.title.Color = p.Text
	for i, c := range n.cells {
		c.show(n.keyed && i == n.cursor, p)
	}
	for i, b := range n.answers {
		b.Importance = widget.MediumImportance
		if n.page.Choices[i].Tick != noTick {
			b.Importance = widget.LowImportance
		}
		if n.page.Choices[i].Main && !n.keyed || n.keyed && n.cursor == len(n.cells)+i {
			b.Importance = widget.HighImportance
		}
		b.Refresh()
	}
	for _, o := range []fyne.CanvasObject{n.shade, n.ground, n.title} {
		o.Refresh()
	}
}

// manyInARow is how many cards lie side by side on a page at most, fewInARow on a
// narrow one.
const (
	manyInARow = 8
	fewInARow  = 3
)

// leafApart is the room between the cards of a page, as the toolkit leaves it.
const leafApart = 4

// leafSize is the size of a card on a page.
var leafSize = fyne.NewSize(103, 144)

// cell is one card on a page.
type cell struct {
	widget.BaseWidget

	leaf    leaf
	inspect func(leaf)
	face    *frame
	edge    *canvas.Rectangle
	sign    *sign
}

func newCell(l leaf, from Pictures, inspect func(leaf)) *cell {
	c := &cell{leaf: l, inspect: inspect, face: newFrame(from), sign: newSign()}
	c.edge = &canvas.Rectangle{StrokeWidth: 4, CornerRadius: 8}
	c.ExtendBaseWidget(c)
	return c
}

func (c *cell) show(cursor bool, p palette) {
	c.face.show(c.leaf.Card, scaleOf(c))
	c.edge.StrokeColor = p.ZoneEdge
	m := unmarked
	switch {
	case c.leaf.Picked:
		m = isPicked
	case c.leaf.Lit:
		m = isReady
	}
	c.sign.show(m, p)
	c.edge.StrokeWidth = 4
	switch {
	case cursor:
		c.edge.StrokeColor, c.edge.StrokeWidth = p.Cursor, 7
		c.inspect(c.leaf)
	case m != unmarked:
		c.edge.StrokeColor = m.of(p)
	}
	c.edge.Refresh()
}

// Tapped implements fyne.Tappable.
func (c *cell) Tapped(*fyne.PointEvent) {
	if c.leaf.Do != nil {
		c.leaf.Do()
	} else {
		c.inspect(c.leaf)
	}
}

// MouseIn implements desktop.Hoverable.
func (c *cell) MouseIn(*desktop.MouseEvent) { c.inspect(c.leaf) }

// MouseMoved implements desktop.Hoverable.
func (c *cell) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (c *cell) MouseOut() {}

// CreateRenderer implements fyne.Widget.
func (c *cell) CreateRenderer() fyne.WidgetRenderer {
	return &cellRenderer{c, []fyne.CanvasObject{c.face.Image, c.edge, c.sign.ArbitraryPolygon}}
}

type cellRenderer struct {
	cell    *cell
	objects []fyne.CanvasObject
}

func (r *cellRenderer) MinSize() fyne.Size           { return leafSize }
func (r *cellRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *cellRenderer) Destroy()                     { r.cell.face.drop() }
func (r *cellRenderer) Refresh()                     { r.cell.edge.Refresh() }

func (r *cellRenderer) Layout(size fyne.Size) {
	r.cell.edge.Resize(size)
	r.cell.sign.Resize(fyne.NewSquareSize(signMin))
	r.cell.sign.Move(fyne.NewPos((size.Width-signMin)/2, 0))
	r.cell.face.Move(fyne.NewPos(4, 4))
	r.cell.face.Resize(fyne.NewSize(size.Width-8, size.Height-8))
	r.cell.face.show(r.cell.leaf.Card, scaleOf(r.cell))
}
