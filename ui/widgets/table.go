package widgets

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
)

// Table shows rows of text under titles and scrolls. One of the rows may be
// chosen. Only the rows in sight cost anything. Where the columns need more
// room than there is, they are scrolled sideways, column by column.
type Table struct {
	widget.List
	Marks

	// OnChosen is told which row was clicked or reached with the arrows.
	OnChosen func(i int)
	// OnEnter is told that Enter fell on the chosen row.
	OnEnter func(i int)
	// OnKey is asked first; true means that the key is dealt with.
	OnKey func(fyne.KeyName) bool
	// OnRune gets the letters typed while the table has the focus.
	OnRune func(r rune)
	// OnSort is told that the title of a column was clicked.
	OnSort func(column int)

	// OnArranged is told that the person has chosen, moved or widened columns;
	// nil where they stay as they are.
	OnArranged func(Arrangement)

	columns []Column
	frame   *fyne.Container
	header  header
	shown   []shown // what the person wants to see; none: as at first
	room    float32 // for the columns, from side to side
	slots   []slot
	first   int // of the slots that is in sight, where they are scrolled sideways
	rows    int
	cell    func(row, column int) string
	chosen  int
}

var _ fyne.Focusable = (*Table)(nil)

// NewTable is an empty table. The object to be laid out is its Framed.
func NewTable(columns []Column) *Table {
	t := &Table{columns: columns, chosen: -1}
	t.Length = func() int { return t.rows }
	t.CreateItem = func() fyne.CanvasObject { return newTableRow(t) }
	t.UpdateItem = func(i int, o fyne.CanvasObject) { o.(*tableRow).bind(i) }
	t.OnSelected = func(i int) {
		t.begin(i)
		if i != t.chosen {
			t.chosen = i
			t.Highlight(i) // which the toolkit keeps apart
			if t.OnChosen != nil {
				t.OnChosen(i)
			}
		}
	}
	t.ExtendBaseWidget(t)
	t.frame = t.newFrame()
	return t
}

// Framed is the table under its titles.
func (t *Table) Framed() fyne.CanvasObject { return t.frame }

// SetRows shows other rows, of which cell gives the texts. What is chosen and
// where it is scrolled to stand.
func (t *Table) SetRows(n int, cell func(row, column int) string) {
	t.rows, t.cell = n, cell
	if t.chosen >= n {
		t.Choose(-1)
	}
	t.Refresh()
}

// SetSorted marks the column that orders the rows, -1 for none.
func (t *Table) SetSorted(column int, down bool) {
	for i, c := range t.header.titles {
		c.set(i == column, down)
	}
}

// Len is how many rows there are.
func (t *Table) Len() int { return t.rows }

// Chosen is the place of the chosen row, -1 when none is.
func (t *Table) Chosen() int { return t.chosen }

// Choose chooses a row and scrolls to it, or none for -1.
func (t *Table) Choose(i int) {
	switch {
	case i == -1:
		t.chosen = -1
		t.UnselectAll()
	case i >= 0 && i < t.rows && i != t.chosen:
		t.Select(i)
	case i == t.chosen:
		t.begin(i)
	}
}

// TypedKey moves the choice.
func (t *Table) TypedKey(k *fyne.KeyEvent) {
	switch {
	case t.OnKey != nil && t.OnKey(k.Name):
	case OfWindow(t, k):
	case k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter:
		if t.OnEnter != nil && t.chosen >= 0 {
			t.OnEnter(t.chosen)
		}
	case k.Name == fyne.KeyLeft || k.Name == fyne.KeyRight:
		t.scrollTo(t.first + map[fyne.KeyName]int{fyne.KeyLeft: -1, fyne.KeyRight: +1}[k.Name])
	default:
		t.Step(k.Name)
	}
}

// TypedRune implements fyne.Focusable.
func (t *Table) TypedRune(r rune) {
	if t.OnRune != nil {
		t.OnRune(r)
	}
}

// Step moves the choice as an arrow key says and reports whether the key is
// one that moves.
func (t *Table) Step(key fyne.KeyName) bool {
	page := max(1, int(t.Size().Height/rowHeight())-1)
	by, ok := map[fyne.KeyName]int{
		fyne.KeyUp: -1, fyne.KeyDown: 1, fyne.KeyPageUp: -page, fyne.KeyPageDown: page,
		fyne.KeyHome: -t.rows, fyne.KeyEnd: t.rows,
	}[key]
	if ok && t.rows > 0 {
		t.goTo(max(0, min(t.chosen+by, t.rows-1)))
	}
	return ok
}

// goTo chooses a row, and marks all on the way to it while Shift is held.
func (t *Table) goTo(i int) {
	if t.OnMark == nil || !held(fyne.KeyModifierShift) {
		t.Choose(i)
		return
	}
	from := t.from
	t.stretch(i)
	t.Choose(i)
	t.from, t.to = from, i
}

// FlipMark marks the chosen row, or no longer.
func (t *Table) FlipMark() { t.flip(t.chosen) }

// Remark shows which rows are marked now.
func (t *Table) Remark() { t.Refresh() }

// margin is what stands free, or has the ticks, at the left of the columns.
func (t *Table) margin() float32 {
	if t.OnMark == nil {
		return tableMargin
	}
	return tickRoom
}

const tableMargin = 8

// rowHeight is the height of a row, and of the titles.
func rowHeight() float32 { return theme.Scaled(26) }

// tableRow is one row in sight; it shows now this row, now that.
type tableRow struct {
	widget.BaseWidget
	table *Table
	row   int
	texts []*canvas.Text // one a column, also of those that are not shown
	full  []string       // what the texts would say with room enough
	tick  *canvas.Raster
	box   *fyne.Container
}

func newTableRow(t *Table) *tableRow {
	r := &tableRow{table: t, row: -1, full: make([]string, len(t.columns))}
	r.box = container.NewWithoutLayout()
	for _, c := range t.columns {
		text := canvas.NewText("", theme.Color(fynetheme.ColorNameForeground))
		text.TextSize = fynetheme.TextSize()
		if c.Right {
			text.Alignment = fyne.TextAlignTrailing
		}
		r.texts = append(r.texts, text)
		r.box.Add(text)
	}
	r.tick = canvas.NewRaster(func(w, h int) image.Image { return paintTick(t.marked(r.row))(w, h) })
	r.tick.Resize(fyne.NewSize(tickSize, tickSize))
	r.tick.Move(fyne.NewPos((tickRoom-tickSize)/2, (rowHeight()-fynetheme.Padding()-tickSize)/2))
	r.tick.Hidden = t.OnMark == nil
	r.box.Add(r.tick)
	r.ExtendBaseWidget(r)
	return r
}

func (r *tableRow) bind(row int) {
	r.row = row
	if row >= r.table.rows || r.table.cell == nil {
		return
	}
	for _, s := range r.table.slots {
		r.full[s.column] = r.table.cell(row, s.column)
	}
	r.lay()
	if r.tick.Visible() {
		r.tick.Refresh()
	}
	canvas.Refresh(r)
}

// lay sets the texts where the columns are, and shortens what has no room.
func (r *tableRow) lay() {
	for _, text := range r.texts {
		text.Hidden = true
	}
	for _, s := range r.table.inView() {
		text := r.texts[s.column]
		text.Hidden = false
		text.Color = theme.Color(fynetheme.ColorNameForeground)
		text.Text = Fitting(r.full[s.column], fynetheme.SizeNameText, text.TextStyle, s.width)
		text.Move(fyne.NewPos(s.x, 0))
		text.Resize(fyne.NewSize(s.width, r.Size().Height))
	}
}

// Resize implements fyne.CanvasObject.
func (r *tableRow) Resize(size fyne.Size) {
	if size == r.Size() {
		return
	}
	r.BaseWidget.Resize(size)
	r.lay()
}

// MinSize implements fyne.CanvasObject.
func (r *tableRow) MinSize() fyne.Size { return fyne.NewSize(200, rowHeight()-fynetheme.Padding()) }

// CreateRenderer implements fyne.Widget.
func (r *tableRow) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(r.box)
}

// Tapped chooses the row, or marks it.
func (r *tableRow) Tapped(e *fyne.PointEvent) {
	t := r.table
	if c := canvasOf(t); c != nil {
		c.Focus(t)
	}
	switch {
	case t.OnMark != nil && held(fyne.KeyModifierShift):
		t.goTo(r.row)
	case t.OnMark != nil && (e.Position.X < tickRoom || held(fyne.KeyModifierShortcutDefault)):
		t.Choose(r.row)
		t.FlipMark()
	default:
		t.Choose(r.row)
	}
}
