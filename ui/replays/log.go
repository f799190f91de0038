package replays

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/ui/theme"
	"castillo/ui/widgets"
)

// log is what happened in the open match, the line that has just happened marked. A line too
// long for its width goes on in the next row.
type log struct {
	box   *fyne.Container
	list  *widgets.List
	lines []Line
	rows  []logRow
	first []int // the first row of every line
	now   int   // the line that has just happened
	width float32
}

// logRow is one row on the screen: a line or a part of one.
type logRow struct {
	line int
	part string
}

// newLog is a log that tells which line was chosen.
func newLog(chosen func(line int)) *log {
	l := &log{}
	l.list = widgets.NewList(func() int { return len(l.rows) },
		func() fyne.CanvasObject {
			return widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameCaptionText, fyne.TextStyle{})
		}, l.bind)
	l.list.HideSeparators, l.list.Follows = true, true
	l.list.OnSelected = func(i int) {
		if i < len(l.rows) && l.rows[i].line != l.now {
			chosen(l.rows[i].line)
		}
	}
	l.box = container.New(l, l.list)
	return l
}

// set writes other lines.
func (l *log) set(lines []Line) {
	l.lines = lines
	l.split()
	l.list.Refresh()
}

// MinSize implements fyne.Layout.
func (l *log) MinSize([]fyne.CanvasObject) fyne.Size { return l.list.MinSize() }

// Layout implements fyne.Layout.
func (l *log) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	l.list.Resize(size)
	if size.Width != l.width {
		l.width = size.Width
		l.split()
		l.list.Refresh()
		l.mark(l.now)
	}
}

// split breaks the lines into rows.
func (l *log) split() {
	text, room := fynetheme.CaptionTextSize(), l.width-4*fynetheme.Padding()-fynetheme.ScrollBarSize()
	fits := func(s string) bool { return l.width <= 0 || fyne.MeasureText(s, text, fyne.TextStyle{}).Width <= room }
	l.rows, l.first = l.rows[:0], l.first[:0]
	for i, line := range l.lines {
		l.first = append(l.first, len(l.rows))
		for _, part := range widgets.Wrap(line.Text, fits) {
			l.rows = append(l.rows, logRow{i, part})
		}
	}
}

// mark makes a line the one that has just happened.
func (l *log) mark(line int) {
	l.now = line
	l.list.Refresh()
	if line < len(l.first) {
		row := l.first[line]
		l.list.ScrollTo(max(0, row-around))
		l.list.ScrollTo(min(row+around, len(l.rows)-1))
		l.list.Select(row)
	}
}

// around is how many rows before and after the marked one are in sight.
const around = 3

func (l *log) bind(i int, o fyne.CanvasObject) {
	if i >= len(l.rows) {
		return
	}
	ink, at := o.(*widgets.Ink), l.rows[i].line
	colour := fynetheme.ColorNameForeground
	switch {
	case at > l.now:
		colour = theme.Muted
	case l.lines[at].Head:
		colour = theme.Gold
	}
	ink.SetText(l.rows[i].part)
	ink.SetColor(colour)
}
