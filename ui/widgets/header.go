package widgets

import (
	"cmp"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
	"castillo/ui/words"
)

// header is the line of titles above a table. A click orders the rows, a drag moves the
// column, its edge widens it, and the other button opens what there is to choose.
type header struct {
	line   *fyne.Container
	titles []*titleCell // one a column, also of those that are not shown
	edges  []*columnEdge
	mark   *canvas.Rectangle // where a column that is dragged will stand
	bar    *columnBar
}

// newFrame lays the table under its titles, and over the bar that scrolls it sideways.
func (t *Table) newFrame() *fyne.Container {
	h := &t.header
	h.line = container.NewWithoutLayout()
	for i, c := range t.columns {
		h.titles = append(h.titles, newTitleCell(t, i, c))
		h.edges = append(h.edges, newColumnEdge(t, i))
		h.line.Add(h.titles[i])
	}
	for _, e := range h.edges {
		h.line.Add(e)
	}
	h.mark = canvas.NewRectangle(color.Transparent)
	h.mark.Hide()
	h.line.Add(h.mark)
	h.bar = newColumnBar(t)
	return container.New(tableFrame{t}, h.line, t, h.bar)
}

// tableFrame sets the titles above the rows, and the bar below where there is more than
// there is room for.
type tableFrame struct{ table *Table }

func (l tableFrame) Layout(o []fyne.CanvasObject, size fyne.Size) {
	t, h := l.table, &l.table.header
	t.room = max(1, size.Width-t.margin()-tableMargin)
	t.slots = t.spread(t.room)
	t.first = max(0, min(t.first, t.lastFirst()))
	low := float32(0)
	h.bar.Hide()
	if t.end() > t.room+0.5 {
		low = fynetheme.ScrollBarSize()
		h.bar.Show()
		h.bar.Move(fyne.NewPos(t.margin(), size.Height-low))
		h.bar.Resize(fyne.NewSize(t.room, low))
		h.bar.place()
	}
	h.line.Resize(fyne.NewSize(size.Width, rowHeight()))
	t.Move(fyne.NewPos(0, rowHeight()))
	t.Resize(fyne.NewSize(size.Width, max(0, size.Height-rowHeight()-low)))
	t.layTitles()
}

// firstAt is the first column in sight where so much of the columns lies at the left.
func (t *Table) firstAt(x float32) int {
	for i, s := range t.slots {
		if s.x+s.width/2 > x || i == t.lastFirst() {
			return i
		}
	}
	return 0
}

func (tableFrame) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(200, 2*rowHeight())
}

// layTitles sets the titles where the columns are.
func (t *Table) layTitles() {
	h := &t.header
	for i := range h.titles {
		h.titles[i].Hidden, h.edges[i].Hidden = true, true
	}
	for _, s := range t.inView() {
		title, edge := h.titles[s.column], h.edges[s.column]
		title.Hidden, edge.Hidden = false, t.OnArranged == nil
		title.Move(fyne.NewPos(s.x, 0))
		title.Resize(fyne.NewSize(s.width, rowHeight()))
		title.say()
		edge.Move(fyne.NewPos(s.x+s.width-edgeInside, 0))
		edge.Resize(fyne.NewSize(edgeInside+columnGap, rowHeight()))
	}
	canvas.Refresh(h.line)
}

// placeAt is the place among the columns nearest to a position on the line of titles.
func (t *Table) placeAt(x float32) int {
	view := t.inView()
	for i, s := range view {
		if x < s.x+s.width/2 {
			return t.first + i
		}
	}
	return t.first + len(view)
}

// showMark shows where a column that is dragged will stand.
func (t *Table) showMark(place int) {
	const thick = 3
	x := t.margin() - columnGap
	for i, s := range t.inView() {
		if t.first+i < place {
			x = s.x + s.width
		}
	}
	mark := t.header.mark
	mark.FillColor = theme.Color(theme.Gold)
	mark.Move(fyne.NewPos(x+(columnGap-thick)/2, 0))
	mark.Resize(fyne.NewSize(thick, rowHeight()))
	mark.Show()
	canvas.Refresh(t.header.line)
}

func (t *Table) hideMark() {
	t.header.mark.Hide()
	canvas.Refresh(t.header.line)
}

// wheel scrolls sideways, whichever way it is turned.
func (t *Table) wheel(by fyne.Delta) {
	if forward := by.DX + by.DY; forward < 0 {
		t.scrollTo(t.first + 1)
	} else if forward > 0 {
		t.scrollTo(t.first - 1)
	}
}

// openMenu offers what can be done with a column and which are shown.
func (t *Table) openMenu(column int, at fyne.Position) {
	on := canvasOf(t)
	if t.OnArranged == nil || on == nil {
		return
	}
	menu := widget.NewPopUpMenu(fyne.NewMenu("", t.menu(on, column)...), on)
	menu.ShowAtPosition(at)
	on.Focus(menu)
}

func (t *Table) menu(on fyne.Canvas, column int) []*fyne.MenuItem {
	all := t.inSight()
	at := placeOf(all, column)
	item := func(text string, can bool, do func()) *fyne.MenuItem {
		i := fyne.NewMenuItem(text, do)
		i.Disabled = !can
		return i
	}
	items := []*fyne.MenuItem{
		item(words.T("Ocultar «{column}»", "column", t.columns[column].Title), len(all) > 1, func() { t.toggle(column) }),
		item(words.T("A la izquierda"), at > 0, func() { t.moveTo(column, at-1) }),
		item(words.T("A la derecha"), at+1 < len(all), func() { t.moveTo(column, at+2) }),
		item(words.T("Ajustar al contenido"), true, func() { t.Fit(column) }),
		item(words.T("Ajustar todas al contenido"), true, t.FitAll),
		fyne.NewMenuItemSeparator(),
	}
	return append(append(items, t.ticks()...),
		item(WithKey(words.T("Elegir columnas…"), "Alt+K"), true, func() { t.ChooseColumns(on) }),
		item(words.T("Como al principio"), len(t.shown) > 0, func() { t.change(nil) }))
}

// ticks are the columns, those of a kind in a menu of their own.
func (t *Table) ticks() []*fyne.MenuItem {
	var kinds []*fyne.MenuItem
	for i, c := range t.columns {
		label := cmp.Or(c.Kind, words.T("Ver u ocultar"))
		if len(kinds) == 0 || kinds[len(kinds)-1].Label != label {
			kind := fyne.NewMenuItem(label, nil)
			kind.ChildMenu = fyne.NewMenu("")
			kinds = append(kinds, kind)
		}
		tick := fyne.NewMenuItem(c.Title, func() { t.toggle(i) })
		tick.Checked = t.shows(i)
		menu := kinds[len(kinds)-1].ChildMenu
		menu.Items = append(menu.Items, tick)
	}
	return kinds
}

// titleCell is the title of a column.
type titleCell struct {
	widget.BaseWidget
	table  *Table
	column int
	text   *canvas.Text
	title  string
	arrow  string // how the rows are ordered by it, empty if they are not
	moved  float32
	place  int // that it is dragged to
}

var (
	_ fyne.Tappable          = (*titleCell)(nil)
	_ fyne.SecondaryTappable = (*titleCell)(nil)
	_ fyne.Draggable         = (*titleCell)(nil)
	_ fyne.Scrollable        = (*titleCell)(nil)
	_ desktop.Cursorable     = (*titleCell)(nil)
)

func newTitleCell(t *Table, column int, c Column) *titleCell {
	cell := &titleCell{table: t, column: column, text: canvas.NewText(c.Title, nil), title: c.Title}
	cell.text.TextSize = fynetheme.CaptionTextSize()
	cell.text.TextStyle = fyne.TextStyle{Bold: true}
	if c.Right {
		cell.text.Alignment = fyne.TextAlignTrailing
	}
	cell.ExtendBaseWidget(cell)
	return cell
}

// sortRoom is what the arrow of a title needs.
const sortRoom = 14

func (c *titleCell) set(on, down bool) {
	c.arrow = ""
	if on {
		c.arrow = map[bool]string{true: " ↓", false: " ↑"}[down]
	}
	c.say()
	c.Refresh()
}

// say shortens a title that has no room.
func (c *titleCell) say() {
	c.text.Text = c.title + c.arrow
	if room := c.Size().Width; room > 0 {
		arrow := fyne.MeasureText(c.arrow, c.text.TextSize, c.text.TextStyle).Width
		c.text.Text = Fitting(c.title, fynetheme.SizeNameCaptionText, c.text.TextStyle, room-arrow) + c.arrow
	}
}

// Tapped implements fyne.Tappable.
func (c *titleCell) Tapped(*fyne.PointEvent) {
	if c.table.OnSort != nil {
		c.table.OnSort(c.column)
	}
}

// TappedSecondary implements fyne.SecondaryTappable.
func (c *titleCell) TappedSecondary(e *fyne.PointEvent) {
	c.table.openMenu(c.column, e.AbsolutePosition)
}

// leastMove is how far the pointer goes before a column is moved and not clicked.
const leastMove = 6

// Dragged implements fyne.Draggable. At the edge the columns are scrolled.
func (c *titleCell) Dragged(e *fyne.DragEvent) {
	t := c.table
	if c.moved += max(e.Dragged.DX, -e.Dragged.DX); c.moved < leastMove || t.OnArranged == nil {
		return
	}
	x := c.Position().X + e.Position.X
	switch {
	case x < 0:
		t.scrollTo(t.first - 1)
	case x > t.frame.Size().Width:
		t.scrollTo(t.first + 1)
	}
	c.place = t.placeAt(x)
	t.showMark(c.place)
}

// DragEnd implements fyne.Draggable.
func (c *titleCell) DragEnd() {
	moved := c.moved
	c.moved = 0
	if moved < leastMove || c.table.OnArranged == nil {
		c.Tapped(nil)
		return
	}
	c.table.hideMark()
	c.table.moveTo(c.column, c.place)
}

// Scrolled implements fyne.Scrollable.
func (c *titleCell) Scrolled(e *fyne.ScrollEvent) { c.table.wheel(e.Scrolled) }

// Cursor implements desktop.Cursorable.
func (c *titleCell) Cursor() desktop.Cursor {
	if c.table.OnSort == nil {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// Refresh implements fyne.Widget.
func (c *titleCell) Refresh() {
	c.text.Color = theme.Color(theme.Muted)
	if c.arrow != "" {
		c.text.Color = theme.Color(theme.Gold)
	}
	c.BaseWidget.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (c *titleCell) CreateRenderer() fyne.WidgetRenderer {
	c.text.Color = theme.Color(theme.Muted)
	return widget.NewSimpleRenderer(c.text)
}

// edgeInside is how much of the end of a column its edge is taken by, beside the gap that
// follows.
const edgeInside = 2

// columnEdge is the line at the right of a title: dragged it widens the column, and a
// double click gives the width that fits.
type columnEdge struct {
	widget.BaseWidget
	table  *Table
	column int
	line   *canvas.Rectangle
	width  float32 // while it is dragged, as the pointer has it
}

var (
	_ fyne.Draggable      = (*columnEdge)(nil)
	_ fyne.DoubleTappable = (*columnEdge)(nil)
	_ desktop.Cursorable  = (*columnEdge)(nil)
	_ desktop.Hoverable   = (*columnEdge)(nil)
)

func newColumnEdge(t *Table, column int) *columnEdge {
	e := &columnEdge{table: t, column: column, line: canvas.NewRectangle(color.Transparent)}
	e.ExtendBaseWidget(e)
	return e
}

// Dragged implements fyne.Draggable.
func (e *columnEdge) Dragged(d *fyne.DragEvent) {
	if e.width == 0 {
		e.width = e.table.widthOf(e.column)
	}
	e.width += d.Dragged.DX
	e.table.widen(e.column, e.width)
}

// DragEnd implements fyne.Draggable.
func (e *columnEdge) DragEnd() {
	e.width = 0
	e.table.change(e.table.inSight())
}

// DoubleTapped implements fyne.DoubleTappable.
func (e *columnEdge) DoubleTapped(*fyne.PointEvent) { e.table.Fit(e.column) }

// TappedSecondary implements fyne.SecondaryTappable.
func (e *columnEdge) TappedSecondary(p *fyne.PointEvent) {
	e.table.openMenu(e.column, p.AbsolutePosition)
}

// Scrolled implements fyne.Scrollable.
func (e *columnEdge) Scrolled(s *fyne.ScrollEvent) { e.table.wheel(s.Scrolled) }

// Cursor implements desktop.Cursorable.
func (e *columnEdge) Cursor() desktop.Cursor { return desktop.HResizeCursor }

// MouseIn implements desktop.Hoverable.
func (e *columnEdge) MouseIn(*desktop.MouseEvent) { e.paint(theme.Gold) }

// MouseMoved implements desktop.Hoverable.
func (e *columnEdge) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (e *columnEdge) MouseOut() { e.paint(fynetheme.ColorNameSeparator) }

func (e *columnEdge) paint(colour fyne.ThemeColorName) {
	e.line.FillColor = theme.Color(colour)
	canvas.Refresh(e.line)
}

// CreateRenderer implements fyne.Widget.
func (e *columnEdge) CreateRenderer() fyne.WidgetRenderer {
	e.line.FillColor = theme.Color(fynetheme.ColorNameSeparator)
	return edgeRenderer{widget.NewSimpleRenderer(e.line), e}
}

// edgeRenderer draws the line in the middle of the gap.
type edgeRenderer struct {
	fyne.WidgetRenderer
	edge *columnEdge
}

func (r edgeRenderer) Layout(size fyne.Size) {
	const thick, inset = 1, 6
	r.edge.line.Move(fyne.NewPos(edgeInside+(columnGap-thick)/2, inset))
	r.edge.line.Resize(fyne.NewSize(thick, max(0, size.Height-2*inset)))
}

// columnBar is the bar below a table with which its columns are scrolled sideways.
type columnBar struct {
	widget.BaseWidget
	table *Table
	thumb *canvas.Rectangle
	at    float32 // where the thumb is while it is dragged
	drags bool
	large bool // the pointer is over it
}

var (
	_ fyne.Draggable    = (*columnBar)(nil)
	_ fyne.Tappable     = (*columnBar)(nil)
	_ desktop.Hoverable = (*columnBar)(nil)
)

func newColumnBar(t *Table) *columnBar {
	b := &columnBar{table: t, thumb: canvas.NewRectangle(color.Transparent)}
	b.ExtendBaseWidget(b)
	return b
}

// place sets the thumb where the columns are, or where it is dragged.
func (b *columnBar) place() {
	t := b.table
	if len(t.slots) == 0 || t.end() <= t.room {
		return
	}
	long, thick := t.room*t.room/t.end(), fynetheme.ScrollBarSmallSize()
	if b.large {
		thick = fynetheme.ScrollBarSize()
	}
	if !b.drags {
		b.at = min(t.slots[t.first].x, t.end()-t.room) * t.room / t.end()
	}
	b.at = max(0, min(b.at, t.room-long))
	b.thumb.FillColor, b.thumb.CornerRadius = theme.Color(fynetheme.ColorNameScrollBar), thick/2
	b.thumb.Move(fyne.NewPos(b.at, b.Size().Height-thick))
	b.thumb.Resize(fyne.NewSize(long, thick))
	canvas.Refresh(b)
}

// goTo has the thumb begin at a place.
func (b *columnBar) goTo(x float32) {
	t := b.table
	b.at = max(0, min(x, t.room-b.thumb.Size().Width))
	t.scrollTo(t.firstAt(b.at * t.end() / t.room))
	b.place()
}

// Dragged implements fyne.Draggable.
func (b *columnBar) Dragged(e *fyne.DragEvent) {
	b.drags = true
	b.goTo(b.at + e.Dragged.DX)
}

// DragEnd implements fyne.Draggable.
func (b *columnBar) DragEnd() {
	b.drags = false
	b.place()
}

// Tapped brings the thumb to where the bar was clicked.
func (b *columnBar) Tapped(e *fyne.PointEvent) { b.goTo(e.Position.X - b.thumb.Size().Width/2) }

// Scrolled implements fyne.Scrollable.
func (b *columnBar) Scrolled(e *fyne.ScrollEvent) { b.table.wheel(e.Scrolled) }

// MouseIn implements desktop.Hoverable.
func (b *columnBar) MouseIn(*desktop.MouseEvent) {
	b.large = true
	b.place()
}

// MouseMoved implements desktop.Hoverable.
func (b *columnBar) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (b *columnBar) MouseOut() {
	b.large = false
	b.place()
}

// CreateRenderer implements fyne.Widget.
func (b *columnBar) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout(b.thumb))
}
