package deckbuilder

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
	"castillo/ui/words"
)

// cell is a place of a table of odds.
type cell struct {
	text   string
	chance float64 // how deep its ground is, 0 for none
	head   bool
}

// odds is a table of a heading and figures for each turn.
type odds struct {
	widget.BaseWidget
	rows    [][]cell
	grounds []*canvas.Rectangle
	texts   []*canvas.Text
}

func newOdds() *odds {
	o := &odds{}
	o.ExtendBaseWidget(o)
	return o
}

func (o *odds) set(rows [][]cell) {
	o.rows = rows
	n := 0
	for _, row := range rows {
		n += len(row)
	}
	for len(o.texts) < n {
		t := canvas.NewText("", nil)
		t.TextSize = theme.Scaled(12)
		o.texts = append(o.texts, t)
		ground := canvas.NewRectangle(nil)
		ground.CornerRadius = 3
		o.grounds = append(o.grounds, ground)
	}
	o.texts, o.grounds = o.texts[:n], o.grounds[:n]
	o.Refresh()
}

// turnsRow heads the columns.
func turnsRow() []cell {
	row := []cell{{text: words.T("Turno"), head: true}}
	for turn := 1; turn <= oddsTurns; turn++ {
		row = append(row, cell{text: strconv.Itoa(turn), head: true})
	}
	return row
}

// chancesRow is a row of chances in percent.
func chancesRow(head string, chance func(turn int) float64) []cell {
	row := []cell{{text: head, head: true}}
	for turn := 1; turn <= oddsTurns; turn++ {
		p := chance(turn)
		row = append(row, cell{text: percent(p), chance: p})
	}
	return row
}

// percent is a chance in whole hundredths; what is neither sure nor out of the
// question does not read as if it were.
func percent(p float64) string {
	n := int(100*p + 0.5)
	switch {
	case n == 100 && p < 1-1e-9:
		n = 99
	case n == 0 && p > 1e-9:
		return "<1"
	}
	return strconv.Itoa(n)
}

// decimal is a number of nothing or more with one digit behind the mark of the
// language in use.
func decimal(x float64) string {
	tenths := int(10*x + 0.5)
	return words.T("{units},{tenths}", "units", tenths/10, "tenths", tenths%10)
}

// CreateRenderer implements fyne.Widget.
func (o *odds) CreateRenderer() fyne.WidgetRenderer {
	r := &oddsRenderer{o}
	r.paint()
	return r
}

type oddsRenderer struct{ odds *odds }

const (
	oddsHead = 62
	oddsRow  = 24
)

func (r *oddsRenderer) Layout(size fyne.Size) {
	i := 0
	for y, row := range r.odds.rows {
		w := (size.Width - oddsHead) / float32(max(1, len(row)-1))
		for x := range row {
			left, width := float32(0), float32(oddsHead)
			if x > 0 {
				left, width = oddsHead+float32(x-1)*w, w
			}
			place(r.odds.grounds[i], left+1, float32(y*oddsRow)+1, width-2, oddsRow-2)
			place(r.odds.texts[i], left, float32(y*oddsRow), width, oddsRow)
			i++
		}
	}
}

func (r *oddsRenderer) MinSize() fyne.Size {
	return fyne.NewSize(oddsHead+oddsTurns*28, float32(len(r.odds.rows)*oddsRow))
}

func (r *oddsRenderer) Refresh() {
	r.paint()
	r.Layout(r.odds.Size())
	canvas.Refresh(r.odds)
}

func (r *oddsRenderer) paint() {
	i := 0
	for _, row := range r.odds.rows {
		for x, c := range row {
			t, ground := r.odds.texts[i], r.odds.grounds[i]
			t.Text, t.Color, t.Alignment = c.text, theme.Color(fynetheme.ColorNameForeground), fyne.TextAlignCenter
			if c.head {
				t.Color = theme.Color(theme.Muted)
			}
			if x == 0 {
				t.Alignment = fyne.TextAlignLeading
			}
			ground.FillColor = theme.Faded(theme.Bar, float32(c.chance)*0.6)
			i++
		}
	}
}

func (r *oddsRenderer) Objects() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, g := range r.odds.grounds {
		out = append(out, g)
	}
	for _, t := range r.odds.texts {
		out = append(out, t)
	}
	return out
}

func (r *oddsRenderer) Destroy() {}
