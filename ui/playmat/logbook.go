package playmat

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/ui/theme"
	"castillo/ui/widgets"
)

// logbook lists what has happened, the newest at the bottom. A line too long
// for its width goes on in the next row.
type logbook struct {
	widget.BaseWidget

	// Inspect is told the card of a line that is pointed out.
	inspect func(game.Face)

	lines []logLine
	rows  []logRow
	width float32
	pal   palette
	list  *widget.List

	ground *canvas.Rectangle
}

// logLine is a line as often as it was told in a row.
type logLine struct {
	Line
	Times int
	rows  int
}

func (l logLine) same(o Line) bool { return l.Line == o }

func (l logLine) text() string {
	if l.Times < 2 {
		return l.Text
	}
	return l.Text + " ×" + strconv.Itoa(l.Times)
}

// logRow is one row on the screen: a line or a part of one.
type logRow struct {
	Line
	part string
}

const logText = 12

func newLogbook(inspect func(game.Face)) *logbook {
	l := &logbook{inspect: inspect, ground: &canvas.Rectangle{CornerRadius: 6}}
	l.list = widget.NewList(
		func() int { return len(l.rows) },
		func() fyne.CanvasObject { return &canvas.Text{Text: "Castillo", TextSize: theme.Scaled(logText)} },
		func(id widget.ListItemID, o fyne.CanvasObject) { l.draw(id, o.(*canvas.Text)) })
	l.list.HideSeparators = true
	l.list.OnSelected = func(id widget.ListItemID) {
		l.list.UnselectAll()
		if id < len(l.rows) && l.rows[id].Face != 0 {
			l.inspect(l.rows[id].Face)
		}
	}
	l.ExtendBaseWidget(l)
	l.pal = paletteOf(l)
	return l
}

// add appends lines and scrolls to them.
func (l *logbook) add(lines []Line) {
	if len(lines) == 0 {
		return
	}
	for _, line := range lines {
		l.append(line)
	}
	l.list.Refresh()
	l.list.ScrollToBottom()
}

// append adds one line. What happens again at once is counted.
func (l *logbook) append(line Line) {
	if last := len(l.lines) - 1; last >= 0 && l.lines[last].same(line) {
		l.lines[last].Times++
		l.rows = l.rows[:len(l.rows)-l.lines[last].rows]
	} else {
		l.lines = append(l.lines, logLine{Line: line, Times: 1})
	}
	last := &l.lines[len(l.lines)-1]
	rows := l.split(*last)
	last.rows = len(rows)
	l.rows = append(l.rows, rows...)
}

func (l *logbook) split(line logLine) []logRow {
	style := fyne.TextStyle{Bold: line.Head}
	fits := func(s string) bool {
		return l.width <= 0 || fyne.MeasureText(s, theme.Scaled(logText), style).Width <= l.width
	}
	var rows []logRow
	for _, part := range widgets.Wrap(line.text(), fits) {
		rows = append(rows, logRow{line.Line, part})
	}
	return rows
}

func (l *logbook) draw(id int, t *canvas.Text) {
	if id >= len(l.rows) {
		return
	}
	row := l.rows[id]
	t.Text, t.TextStyle.Bold, t.Color, t.TextSize = row.part, row.Head, l.colour(row.Line), theme.Scaled(logText)
	t.Refresh()
}

func (l *logbook) colour(line Line) color.Color {
	switch {
	case line.Head:
		return l.pal.Important
	case line.Side == OfHuman:
		return l.pal.Human
	case line.Side == OfRival:
		return l.pal.Rival
	}
	return l.pal.Faint
}

// CreateRenderer implements fyne.Widget.
func (l *logbook) CreateRenderer() fyne.WidgetRenderer {
	return &logbookRenderer{l, []fyne.CanvasObject{l.ground, l.list}}
}

type logbookRenderer struct {
	logbook *logbook
	objects []fyne.CanvasObject
}

func (r *logbookRenderer) MinSize() fyne.Size           { return fyne.NewSize(120, 60) }
func (r *logbookRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *logbookRenderer) Destroy()                     {}

func (r *logbookRenderer) Layout(size fyne.Size) {
	l := r.logbook
	l.ground.Resize(size)
	l.ground.FillColor = l.pal.Zone
	l.list.Move(fyne.NewPos(6, 2))
	shorter := size.Height-4 < l.list.Size().Height
	l.list.Resize(fyne.NewSize(size.Width-6, size.Height-4))
	if shorter {
		l.list.ScrollToBottom()
	}
	if w := size.Width - 26; w != l.width {
		l.width = w
		l.rows = l.rows[:0]
		for i, line := range l.lines {
			rows := l.split(line)
			l.lines[i].rows = len(rows)
			l.rows = append(l.rows, rows...)
		}
		l.list.Refresh()
		l.list.ScrollToBottom()
	}
}

func (r *logbookRenderer) Refresh() {
	r.logbook.pal = paletteOf(r.logbook)
	r.logbook.ground.FillColor = r.logbook.pal.Zone
	r.logbook.ground.Refresh()
	r.logbook.list.Refresh()
}
