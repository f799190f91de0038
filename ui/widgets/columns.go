package widgets

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/ui/theme"
)

// Column is a column of a Table.
type Column struct {
	ID    string // what an Arrangement calls it
	Title string
	Part  float32 // of the width that is left over, in proportion to the others
	Right bool    // what is in it stands at the right
	Least float32 // width that it needs; 0 is any
	// Yields has the column left out where there is no room for the least of
	// all: that with 1 first, then 2 and so on, 0 never. A person's choice of
	// columns leaves none out.
	Yields int
	Extra  bool   // it is not shown until somebody wants it
	Kind   string // under which it is offered; empty where there is but one
}

// Arrangement is the columns that a person wants to see, from left to right. The
// zero Arrangement is the table as at first.
type Arrangement []Placed

// Placed is a column of an Arrangement.
type Placed struct {
	Column string  `json:"columna"`
	Width  float32 `json:"ancho,omitempty"` // as wide as text of the usual size needs; 0: what is left over
}

// Memory keeps small values by name; *cardsdb.Settings does.
type Memory interface {
	Load(name string, into any) error
	Save(name string, value any) error
}

// KeepColumns has the person choose, move and widen the columns, and keeps that
// under a name.
func (t *Table) KeepColumns(desk *Desk, memory Memory, name string) {
	var a Arrangement
	_ = memory.Load(name, &a) // without one it is as at first
	t.Arrange(a)
	t.OnArranged = func(a Arrangement) { desk.Later(func() error { return memory.Save(name, a) }, nil) }
}

// shown is a column that the person wants to see.
type shown struct {
	column int
	width  float32 // 0: what is left over
}

// slot is where a column lies.
type slot struct {
	column   int
	x, width float32
}

// The widths that a column may be given.
const (
	leastColumn = 24
	mostColumn  = 1200
	columnGap   = 8
)

// Arrange shows the columns as somebody wanted them. Those that there are not are
// left out, and widths that make no sense are forgotten.
func (t *Table) Arrange(a Arrangement) {
	t.shown = nil
	for _, p := range a {
		column := slices.IndexFunc(t.columns, func(c Column) bool { return c.ID == p.Column })
		if column < 0 || placeOf(t.shown, column) >= 0 {
			continue
		}
		if !(p.Width >= leastColumn && p.Width <= mostColumn) {
			p.Width = 0
		}
		t.shown = append(t.shown, shown{column, p.Width})
	}
	t.relay()
}

// Arranged is what Arrange shows as it is now.
func (t *Table) Arranged() Arrangement {
	var a Arrangement
	for _, s := range t.shown {
		a = append(a, Placed{t.columns[s.column].ID, s.width})
	}
	return a
}

// placeOf is the place of a column among others, -1 if it is not there.
func placeOf(all []shown, column int) int {
	return slices.IndexFunc(all, func(s shown) bool { return s.column == column })
}

// change shows other columns, because the person wants to.
func (t *Table) change(to []shown) {
	t.shown = to
	t.relay()
	if t.OnArranged != nil {
		t.OnArranged(t.Arranged())
	}
}

// inSight are the columns that are shown now, as the person wants them or not.
func (t *Table) inSight() []shown {
	if len(t.shown) > 0 {
		return slices.Clone(t.shown)
	}
	var all []shown
	for _, s := range t.slots {
		all = append(all, shown{column: s.column})
	}
	return all
}

// Shown are the columns that are shown, from left to right.
func (t *Table) Shown() []int {
	var all []int
	for _, s := range t.slots {
		all = append(all, s.column)
	}
	return all
}

// shows reports whether a column is shown.
func (t *Table) shows(column int) bool {
	return slices.ContainsFunc(t.slots, func(s slot) bool { return s.column == column })
}

// toggle shows a column, after those that stand before it at first, or no longer. One
// always stays.
func (t *Table) toggle(column int) {
	all := t.inSight()
	if at := placeOf(all, column); at >= 0 {
		if len(all) > 1 {
			t.change(slices.Delete(all, at, at+1))
		}
		return
	}
	at := 0
	for i, s := range all {
		if s.column < column {
			at = i + 1
		}
	}
	t.change(slices.Insert(all, at, shown{column: column}))
}

// moveTo has a column stand before that which is at a place now.
func (t *Table) moveTo(column, place int) {
	all := t.inSight()
	at := placeOf(all, column)
	if at < 0 || place == at || place == at+1 || place < 0 || place > len(all) {
		return
	}
	s := all[at]
	if all = slices.Delete(all, at, at+1); place > at {
		place--
	}
	t.change(slices.Insert(all, place, s))
}

// widen gives a column a width. Those at its left keep theirs, so that it begins
// where it did.
func (t *Table) widen(column int, width float32) {
	all, scale := t.inSight(), theme.Scaled(1)
	for i := range all {
		s := t.slots[i]
		if s.column == column {
			all[i].width = max(leastColumn, min(width/scale, mostColumn))
			break
		}
		all[i].width = s.width / scale
	}
	t.shown = all
	t.relay()
}

// widthOf is how wide a column is, 0 where it is not shown.
func (t *Table) widthOf(column int) float32 {
	for _, s := range t.slots {
		if s.column == column {
			return s.width
		}
	}
	return 0
}

// Fit gives a column the width that the longest of its cells needs.
func (t *Table) Fit(column int) {
	t.widen(column, t.needs(column))
	t.change(t.inSight())
}

// FitAll gives that width to every column that is shown, one after the other, as to look at
// all cells of many rows takes a moment.
func (t *Table) FitAll() { t.fitNext(t.Shown()) }

func (t *Table) fitNext(rest []int) {
	if len(rest) == 0 {
		t.change(t.inSight())
		return
	}
	if t.shows(rest[0]) {
		t.widen(rest[0], t.needs(rest[0]))
	}
	go fyne.Do(func() { t.fitNext(rest[1:]) })
}

// spread shares a width among the columns. They may need more.
func (t *Table) spread(room float32) (slots []slot) {
	columns := t.inOrder(room)
	least := func(s shown) float32 {
		if s.width > 0 {
			return theme.Scaled(s.width)
		}
		return t.columns[s.column].Least
	}
	all, parts := float32(-columnGap), float32(0)
	for _, s := range columns {
		all += least(s) + columnGap
		if s.width == 0 {
			parts += t.columns[s.column].Part
		}
	}
	spare, x := max(0, room-all), float32(0)
	for _, s := range columns {
		w := least(s)
		if s.width == 0 && parts > 0 {
			w += spare * t.columns[s.column].Part / parts
		}
		slots = append(slots, slot{s.column, x, w})
		x += w + columnGap
	}
	return slots
}

// inOrder are the columns to be shown in a width: those that the person wants, or as at
// first as many as there is room for.
func (t *Table) inOrder(room float32) []shown {
	if len(t.shown) > 0 {
		return t.shown
	}
	var all []shown
	need := float32(-columnGap)
	for i, c := range t.columns {
		if !c.Extra {
			all = append(all, shown{column: i})
			need += c.Least + columnGap
		}
	}
	yields := func(s shown) int { return cmp.Or(t.columns[s.column].Yields, len(t.columns)+1) }
	for need > room && len(all) > 0 {
		first := slices.MinFunc(all, func(a, b shown) int { return cmp.Compare(yields(a), yields(b)) })
		if t.columns[first.column].Yields == 0 {
			break
		}
		need -= t.columns[first.column].Least + columnGap
		all = slices.DeleteFunc(all, func(s shown) bool { return s == first })
	}
	return all
}

// relay sets everything where the columns are now.
func (t *Table) relay() {
	t.frame.Layout.Layout(t.frame.Objects, t.frame.Size())
	t.Refresh()
}

// scrollTo has another column be the first in sight.
func (t *Table) scrollTo(first int) {
	if first = max(0, min(first, t.lastFirst())); first != t.first {
		t.first = first
		t.relay()
	}
}

// lastFirst is the first column in sight where the columns are scrolled as far as they go: the
// last one is whole, if there is room for it.
func (t *Table) lastFirst() int {
	for i, s := range t.slots {
		if t.end()-s.x <= t.room+0.5 {
			return i
		}
	}
	return max(0, len(t.slots)-1)
}

// end is where the last column ends.
func (t *Table) end() float32 {
	if len(t.slots) == 0 {
		return 0
	}
	last := t.slots[len(t.slots)-1]
	return last.x + last.width
}

// reveal scrolls sideways until a column is in sight.
func (t *Table) reveal(column int) {
	for i, s := range t.slots {
		if s.column != column {
			continue
		}
		first := min(t.first, i)
		for first < i && s.x+s.width-t.slots[first].x > t.room {
			first++
		}
		t.scrollTo(first)
	}
}

// inView are the columns in sight, where they lie on the table. The last of them may be
// cut short.
func (t *Table) inView() []slot {
	var all []slot
	for _, s := range t.slots[min(t.first, len(t.slots)):] {
		if s.x -= t.slots[t.first].x; s.x >= t.room {
			break
		}
		s.width = min(s.width, t.room-s.x)
		s.x += t.margin()
		all = append(all, s)
	}
	return all
}

// needs is the width that a column needs for its title and the longest of its cells. Those
// of most letters are measured.
func (t *Table) needs(column int) float32 {
	widest := t.header.titles[column].MinSize().Width + sortRoom
	for _, text := range t.longest(column) {
		widest = max(widest, fyne.MeasureText(text, fynetheme.TextSize(), fyne.TextStyle{}).Width)
	}
	return widest + 1
}

// longest are the different cells of a column with most letters, a few of them.
func (t *Table) longest(column int) []string {
	const few = 12
	var all []string
	least := 0 // of letters, to be among them
	for row := range t.rows {
		text := t.cell(row, column)
		if n := len(text); n <= least || slices.Contains(all, text) {
			continue
		}
		if all = append(all, text); len(all) > few {
			slices.SortFunc(all, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
			all = all[:few]
			least = len(all[few-1])
		}
	}
	return all
}
