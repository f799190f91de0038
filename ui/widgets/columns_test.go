package widgets

import (
	"math"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
	"pgregory.net/rapid"

	"castillo/ui/loop"
)

// newArranged is a table of five columns, the last of which is not shown at first, in a
// window so wide.
func newArranged(t *testing.T, width float32) (*Table, fyne.Window) {
	t.Helper()
	table := NewTable([]Column{{ID: "a", Title: "Ana", Part: 100, Least: 100}, {ID: "b", Title: "Blas", Part: 60, Least: 60, Yields: 1},
		{ID: "c", Title: "Cid", Part: 50, Least: 50, Right: true}, {ID: "d", Title: "Dina", Part: 80, Least: 80, Yields: 2},
		{ID: "e", Title: "Eva", Part: 120, Least: 120, Extra: true}})
	table.OnArranged = func(Arrangement) {}
	table.SetRows(40, func(row, column int) string { return strings.Repeat("x", row%(3+9*column)) })
	w := newWindow(t, table.Framed())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(width, 300))
	return table, w
}

// shownNow are the titles that are shown, from left to right.
func shownNow(table *Table) string {
	var said []string
	for _, column := range table.Shown() {
		said = append(said, table.columns[column].ID)
	}
	return strings.Join(said, " ")
}

func TestTheColumnsSomebodyChoseAreShownInTheirOrder(t *testing.T) {
	table, _ := newArranged(t, 700)
	nan := float32(math.NaN())
	for _, c := range []struct {
		keep Arrangement
		want string
	}{
		{nil, "a b c d"},
		{Arrangement{{"d", 0}, {"e", 90}, {"a", 0}}, "d e a"},
		{Arrangement{{"x", 0}, {"b", nan}, {"b", 50}, {"c", -1}, {"d", 1e9}}, "b c d"},
		{Arrangement{{"x", 0}}, "a b c d"},
	} {
		table.Arrange(c.keep)
		if got := shownNow(table); got != c.want {
			t.Errorf("%v shows %s", c.keep, got)
		}
		for _, s := range table.shown {
			if s.width != 0 && !(s.width >= leastColumn && s.width <= mostColumn) {
				t.Errorf("%v gives %+v", c.keep, s)
			}
		}
	}
}

func TestColumnsThatHaveNoRoomAreScrolledSideways(t *testing.T) {
	table, _ := newArranged(t, 300)
	if table.Arrange(Arrangement{{"a", 0}, {"b", 0}, {"c", 0}, {"d", 0}, {"e", 0}}); shownNow(table) != "a b c d e" || table.end() <= table.room || !table.header.bar.Visible() {
		t.Fatalf("%s, %v of %v", shownNow(table), table.end(), table.room)
	}
	for _, s := range table.slots {
		if s.width < table.columns[s.column].Least {
			t.Errorf("%s has %v", table.columns[s.column].ID, s.width)
		}
		table.reveal(s.column)
		title := table.header.titles[s.column]
		if x := title.Position().X; !title.Visible() || x < table.margin() || x+title.Size().Width > 300 || title.Size().Width < s.width {
			t.Errorf("%s cannot be seen whole: it lies at %v and is %v wide of %v", title.title, x, title.Size().Width, s.width)
		}
	}
	end := table.first
	press := func(keys ...fyne.KeyName) {
		for _, k := range keys {
			table.TypedKey(&fyne.KeyEvent{Name: k})
		}
	}
	if press(fyne.KeyRight); table.first != end || end == 0 {
		t.Errorf("at the end %d is the first, then %d", end, table.first)
	}
	if press(fyne.KeyLeft); table.first != end-1 || table.header.bar.at <= 0 {
		t.Errorf("the left arrow goes to %d, the bar to %v", table.first, table.header.bar.at)
	}
	table.header.titles[table.first].Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 25)})
	if table.first != end-2 {
		t.Errorf("the wheel goes to %d", table.first)
	}
	bar := table.header.bar
	bar.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(999, 0)})
	if bar.DragEnd(); table.first != end {
		t.Errorf("the bar goes to %d", table.first)
	}
	if bar.Tapped(&fyne.PointEvent{}); table.first != 0 {
		t.Errorf("a click at the beginning of the bar goes to %d", table.first)
	}
	if table.Arrange(nil); table.header.bar.Visible() || table.first != 0 {
		t.Error("as at first nothing is to be scrolled, and there is a bar")
	}
}

func TestAHeadingThatIsDraggedMovesItsColumn(t *testing.T) {
	table, _ := newArranged(t, 700)
	var kept Arrangement
	sorted := -1
	table.OnArranged, table.OnSort = func(a Arrangement) { kept = a }, func(column int) { sorted = column }
	drag := func(column int, to float32) {
		title := table.header.titles[column]
		by := to - title.Position().X
		for range 4 {
			title.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(by, 5)}, Dragged: fyne.NewDelta(by/4, 0)})
		}
		if by > leastMove && !table.header.mark.Visible() {
			t.Error("it is not shown where it would stand")
		}
		title.DragEnd()
	}
	drag(0, table.inView()[2].x+table.slots[2].width-2)
	if got := shownNow(table); got != "b c a d" || len(kept) != 4 || kept[2].Column != "a" {
		t.Errorf("%s is shown, %v kept", got, kept)
	}
	drag(3, 0)
	if got := shownNow(table); got != "d b c a" || table.header.mark.Visible() {
		t.Errorf("%s is shown", got)
	}
	drag(1, table.header.titles[1].Position().X+2)
	if sorted != 1 || shownNow(table) != "d b c a" {
		t.Errorf("a hand that shakes does not click: %d, %s", sorted, shownNow(table))
	}
}

func TestTheEdgeOfAHeadingWidensItsColumnAndLeavesThoseBefore(t *testing.T) {
	table, _ := newArranged(t, 700)
	before := slices.Clone(table.slots)
	edge := table.header.edges[2]
	for range 3 {
		edge.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(10, 0)})
	}
	edge.DragEnd()
	for i, s := range table.slots[:3] {
		if want := before[i].width + map[bool]float32{true: 30}[i == 2]; math.Abs(float64(s.width-want)) > 0.5 || math.Abs(float64(s.x-before[i].x)) > 0.5 {
			t.Errorf("column %d lies at %v, %v wide, after %+v", i, s.x, s.width, before[i])
		}
	}
	if last := table.slots[3]; math.Abs(float64(last.x+last.width-table.room)) > 0.5 {
		t.Errorf("the last leaves room: %+v of %v", last, table.room)
	}
	edge.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(-900, 0)})
	if edge.DragEnd(); table.slots[2].width < leastColumn {
		t.Errorf("it is %v wide", table.slots[2].width)
	}
	table.header.edges[3].DoubleTapped(nil)
	if got, want := table.slots[3].width, fyne.MeasureText(strings.Repeat("x", 29), fynetheme.TextSize(), fyne.TextStyle{}).Width; got < want || got > want+2 {
		t.Errorf("what fits is %v, not %v", want, got)
	}
}

func TestOneColumnAlwaysStays(t *testing.T) {
	table, w := newArranged(t, 700)
	table.Arrange(Arrangement{{"b", 0}})
	table.toggle(1)
	if got := shownNow(table); got != "b" {
		t.Errorf("%s is shown", got)
	}
	for _, item := range table.menu(w.Canvas(), 1) {
		if strings.HasPrefix(item.Label, "Ocultar") && !item.Disabled {
			t.Error("the last one can be hidden")
		}
	}
	table.toggle(4)
	table.toggle(0)
	if got := shownNow(table); got != "a b e" {
		t.Errorf("those that are shown anew do not stand where they did at first: %s", got)
	}
}

func TestColumnsAreChosenWithTheKeyboard(t *testing.T) {
	table, w := newArranged(t, 700)
	table.ChooseColumns(w.Canvas())
	list := w.Canvas().Focused().(*Table)
	press := func(shift bool, keys ...fyne.KeyName) {
		loop.Hold(map[bool]fyne.KeyModifier{true: fyne.KeyModifierShift}[shift])
		defer loop.Hold(0)
		for _, k := range keys {
			list.TypedKey(&fyne.KeyEvent{Name: k})
		}
	}
	if list.Len() != 5 || list.cell(4, 0) != "Eva" || list.marked(4) || !list.marked(0) {
		t.Fatalf("%d columns, the last is %s", list.Len(), list.cell(4, 0))
	}
	press(false, fyne.KeyDown, fyne.KeySpace, fyne.KeyEnd, fyne.KeySpace)
	if got := shownNow(table); got != "a c d e" {
		t.Errorf("Space leaves %s", got)
	}
	press(true, fyne.KeyUp, fyne.KeyUp)
	if got := shownNow(table); got != "a e c d" || list.Chosen() != 2 {
		t.Errorf("Shift and up leave %s, with %d chosen", got, list.Chosen())
	}
	wide := table.slots[1].width
	press(false, fyne.KeyRight, fyne.KeyRight)
	if got := table.slots[1].width; math.Abs(float64(got-wide-2*widenStep)) > 0.5 || list.cell(2, 1) == "" {
		t.Errorf("it is %v wide after %v and said to be %q", got, wide, list.cell(2, 1))
	}
}

// TestAnyChoiceOfColumnsCanBeKept: whatever somebody does, each column is there once at most,
// one stays, none lies over another, and what is kept shows the same again.
func TestAnyChoiceOfColumnsCanBeKept(t *testing.T) {
	table, _ := newArranged(t, 420)
	rapid.Check(t, func(r *rapid.T) {
		table.Arrange(nil)
		for range rapid.IntRange(0, 8).Draw(r, "deeds") {
			column := rapid.IntRange(0, 4).Draw(r, "column")
			switch rapid.IntRange(0, 4).Draw(r, "deed") {
			case 0:
				table.toggle(column)
			case 1:
				table.moveTo(column, rapid.IntRange(0, 5).Draw(r, "place"))
			case 2:
				table.widen(column, rapid.Float32Range(-50, 2000).Draw(r, "width"))
			case 3:
				if table.shows(column) {
					table.Fit(column)
				}
			default:
				table.scrollTo(rapid.IntRange(-1, 5).Draw(r, "first"))
			}
		}
		end, seen := float32(-columnGap), map[int]bool{}
		for _, s := range table.slots {
			if seen[s.column] || s.x < end+columnGap-0.5 || s.width < leastColumn {
				r.Fatalf("%+v", table.slots)
			}
			seen[s.column], end = true, s.x+s.width
		}
		if len(table.slots) == 0 || table.first > table.lastFirst() || len(table.inView()) == 0 {
			r.Fatalf("%d of %d columns", table.first, len(table.slots))
		}
		before := slices.Clone(table.slots)
		if table.Arrange(table.Arranged()); !slices.Equal(before, table.slots) {
			r.Fatalf("%+v becomes %+v", before, table.slots)
		}
	})
}

func TestALineIsShortenedToTheRoomItHas(t *testing.T) {
	loop.NewApp()
	for _, text := range []string{"", "i", "Excalibur", strings.Repeat("wi ", 2000)} {
		for _, room := range []float32{0, 3, 20, 57, 400} {
			got := Fitting(text, fynetheme.SizeNameText, fyne.TextStyle{}, room)
			width := func(s string) float32 { return fyne.MeasureText(s, fynetheme.TextSize(), fyne.TextStyle{}).Width }
			if whole := width(text) <= room; whole && got != text || !whole && (width(got) > room && got != "…" || !strings.HasSuffix(got, "…")) {
				t.Errorf("in %v %.20q is %.40q", room, text, got)
			}
		}
	}
}

func TestEveryColumnGetsTheWidthThatFits(t *testing.T) {
	table, _ := newArranged(t, 700)
	kept := 0
	table.OnArranged = func(Arrangement) { kept++ }
	table.FitAll()
	loop.Await(t, "the last width", func() bool { return kept > 0 })
	for row := range table.Len() {
		for _, s := range table.slots {
			if text := table.cell(row, s.column); Fitting(text, fynetheme.SizeNameText, fyne.TextStyle{}, s.width) != text {
				t.Errorf("%q has no room in %v", text, s.width)
			}
		}
	}
	for _, s := range table.slots {
		if title := table.header.titles[s.column]; title.text.Text != title.title {
			t.Errorf("the heading says %q", title.text.Text)
		}
	}
}
