package widgets

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
)

// Column is a column of a Table.
type Column struct {
	Title string
	Part  float32 // of the width, in proportion to the others
	Right bool    // what is in it stands at the right
	Least float32 // width that it needs; 0 is any
	// Yields has the column left out where there is no room for the least of
	// all: that with 1 first, then 2 and so on, 0 never.
	Yields int
}

// Table shows rows of text under titles and scrolls. One of the rows may be
// chosen. Only the rows in sight cost anything.
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

	columns []Column
	head    *fyne.Container
	titles  []*titleCell
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
			if t.OnChosen != nil {
				t.OnChosen(i)
			}
		}
	}
	t.ExtendBaseWidget(t)
	var titles []fyne.CanvasObject
	for i, c := range columns {
		cell := newTitleCell(c, func() {
			if t.OnSort != nil {
				t.OnSort(i)
			}
		})
		t.titles = append(t.titles, cell)
		titles = append(titles, cell)
	}
	t.head = container.New(columnLayout{t}, titles...)
	return t
}

// Framed is the table under its titles.
func (t *Table) Framed() fyne.CanvasObject { return container.NewBorder(t.head, nil, nil, nil, t) }

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
	for i, c := range t.titles {
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
	page := max(1, int(t.Size().Height/tableRowHeight)-1)
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

const (
	tableRowHeight = 26
	columnGap      = 8
	tableMargin    = 8
)

// columnLayout shares the width among the columns.
type columnLayout struct{ table *Table }

// fitting are the columns that there is room for, by their places.
func (l columnLayout) fitting(width float32) []int {
	var at []int
	columns := l.table.columns
	need := l.table.margin() + tableMargin - columnGap
	for i, c := range columns {
		at = append(at, i)
		need += c.Least + columnGap
	}
	for need > width {
		first := -1 // to give way
		for i, k := range at {
			if n := columns[k].Yields; n > 0 && (first < 0 || n < columns[at[first]].Yields) {
				first = i
			}
		}
		if first < 0 {
			break
		}
		need -= columns[at[first]].Least + columnGap
		at = slices.Delete(at, first, first+1)
	}
	return at
}

func (l columnLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	fitting := l.fitting(size.Width)
	var parts float32
	for _, i := range fitting {
		parts += l.table.columns[i].Part
	}
	for i := range o {
		if in := slices.Contains(fitting, i); in != o[i].Visible() {
			map[bool]func(){true: o[i].Show, false: o[i].Hide}[in]()
		}
	}
	x := l.table.margin()
	room := size.Width - x - tableMargin - columnGap*float32(len(fitting)-1)
	for _, i := range fitting {
		w := room * l.table.columns[i].Part / parts
		o[i].Move(fyne.NewPos(x, 0))
		o[i].Resize(fyne.NewSize(w, size.Height))
		x += w + columnGap
	}
}

func (columnLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(200, tableRowHeight)
}

// tableRow is one row in sight; it shows now this row, now that.
type tableRow struct {
	widget.BaseWidget
	table *Table
	row   int
	texts []*canvas.Text
	full  []string // what the texts would say with room enough
	tick  *canvas.Raster
	box   *fyne.Container
}

func newTableRow(t *Table) *tableRow {
	r := &tableRow{table: t, row: -1, full: make([]string, len(t.columns))}
	objects := make([]fyne.CanvasObject, len(t.columns))
	for i, c := range t.columns {
		text := canvas.NewText("", theme.Color(fynetheme.ColorNameForeground))
		text.TextSize = fynetheme.TextSize()
		if c.Right {
			text.Alignment = fyne.TextAlignTrailing
		}
		r.texts = append(r.texts, text)
		objects[i] = text
	}
	r.box = &fyne.Container{Layout: columnLayout{t}, Objects: objects}
	r.tick = canvas.NewRaster(func(w, h int) image.Image { return paintTick(t.marked(r.row))(w, h) })
	r.tick.Resize(fyne.NewSize(tickSize, tickSize))
	r.tick.Move(fyne.NewPos((tickRoom-tickSize)/2, 1))
	r.tick.Hidden = t.OnMark == nil
	r.ExtendBaseWidget(r)
	return r
}

func (r *tableRow) bind(row int) {
	r.row = row
	if row >= r.table.rows || r.table.cell == nil {
		return
	}
	for i := range r.texts {
		r.full[i] = r.table.cell(row, i)
	}
	r.fit()
	if r.tick.Visible() {
		r.tick.Refresh()
	}
	canvas.Refresh(r)
}

// fit shortens what has no room.
func (r *tableRow) fit() {
	for i, text := range r.texts {
		text.Color = theme.Color(fynetheme.ColorNameForeground)
		if room := text.Size().Width; room > 0 {
			text.Text = Fitting(r.full[i], fynetheme.SizeNameText, text.TextStyle, room)
		} else {
			text.Text = r.full[i]
		}
	}
}

// Resize implements fyne.CanvasObject.
func (r *tableRow) Resize(size fyne.Size) {
	if size == r.Size() {
		return
	}
	r.BaseWidget.Resize(size)
	r.box.Resize(size)
	r.fit()
}

// MinSize implements fyne.CanvasObject.
func (r *tableRow) MinSize() fyne.Size { return fyne.NewSize(200, tableRowHeight-fynetheme.Padding()) }

// CreateRenderer implements fyne.Widget.
func (r *tableRow) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewStack(r.box, container.NewWithoutLayout(r.tick)))
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

// titleCell is the title of a column; a click orders the rows by it.
type titleCell struct {
	widget.BaseWidget
	text  *canvas.Text
	title string
	on    bool
	do    func()
}

var (
	_ fyne.Tappable      = (*titleCell)(nil)
	_ desktop.Cursorable = (*titleCell)(nil)
)

func newTitleCell(c Column, do func()) *titleCell {
	t := &titleCell{text: canvas.NewText(c.Title, nil), title: c.Title, do: do}
	t.text.TextSize = fynetheme.CaptionTextSize()
	t.text.TextStyle = fyne.TextStyle{Bold: true}
	if c.Right {
		t.text.Alignment = fyne.TextAlignTrailing
	}
	t.ExtendBaseWidget(t)
	return t
}

func (t *titleCell) set(on, down bool) {
	t.on, t.text.Text = on, t.title
	if on && down {
		t.text.Text += " ↓"
	} else if on {
		t.text.Text += " ↑"
	}
	t.Refresh()
}

// Tapped implements fyne.Tappable.
func (t *titleCell) Tapped(*fyne.PointEvent) { t.do() }

// Cursor implements desktop.Cursorable.
func (t *titleCell) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Refresh implements fyne.Widget.
func (t *titleCell) Refresh() {
	t.text.Color = theme.Color(theme.Muted)
	if t.on {
		t.text.Color = theme.Color(theme.Gold)
	}
	t.BaseWidget.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (t *titleCell) CreateRenderer() fyne.WidgetRenderer {
	t.text.Color = theme.Color(theme.Muted)
	return widget.NewSimpleRenderer(t.text)
}
