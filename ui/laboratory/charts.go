package laboratory

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/lab"
	"castillo/ui/theme"
)

func place(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// whisker draws a figure as a dot on the line of its interval, with a stroke where nothing would be.
type whisker struct {
	widget.BaseWidget
	mean, low, high float32
	reach           float32 // the ends of the scale, on either side of nothing
	zero, line      *canvas.Rectangle
	dot             *canvas.Circle
}

func newWhisker() *whisker {
	w := &whisker{reach: 1, zero: canvas.NewRectangle(nil), line: canvas.NewRectangle(nil), dot: canvas.NewCircle(nil)}
	w.ExtendBaseWidget(w)
	return w
}

// set shows a figure on a scale.
func (w *whisker) set(mean float64, i lab.Interval, reach float64) {
	w.mean, w.low, w.high, w.reach = float32(mean), float32(i.Low), float32(i.High), float32(max(reach, 0.01))
	w.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (w *whisker) CreateRenderer() fyne.WidgetRenderer {
	r := &whiskerRenderer{w}
	r.paint()
	return r
}

type whiskerRenderer struct{ w *whisker }

func (r *whiskerRenderer) Layout(size fyne.Size) {
	const dot = 9
	w := r.w
	at := func(x float32) float32 {
		return (max(-w.reach, min(x, w.reach)) + w.reach) / (2 * w.reach) * size.Width
	}
	place(w.zero, size.Width/2, 0, 1, size.Height)
	place(w.line, at(w.low), size.Height/2-1.5, at(w.high)-at(w.low), 3)
	place(w.dot, at(w.mean)-dot/2, size.Height/2-dot/2, dot, dot)
}

func (r *whiskerRenderer) MinSize() fyne.Size { return fyne.NewSize(90, 18) }

func (r *whiskerRenderer) Refresh() {
	r.paint()
	r.Layout(r.w.Size())
	canvas.Refresh(r.w)
}

func (r *whiskerRenderer) paint() {
	colour := theme.Color(toneOf(float64(r.w.low), float64(r.w.high)))
	r.w.zero.FillColor = theme.Color(theme.Muted)
	r.w.line.FillColor, r.w.dot.FillColor = colour, colour
}

func (r *whiskerRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.w.zero, r.w.line, r.w.dot}
}

func (r *whiskerRenderer) Destroy() {}

// toneOf is the colour of a figure by the side of nothing that its interval is on.
func toneOf(low, high float64) fyne.ThemeColorName {
	switch {
	case low > 0:
		return fynetheme.ColorNameSuccess
	case high < 0:
		return fynetheme.ColorNameError
	}
	return theme.Muted
}

// histogram shows how many games had so many turns.
type histogram struct {
	widget.BaseWidget
	games []int // by turns
	bars  []*canvas.Rectangle
	ticks []*canvas.Text // below every fifth
	axis  *canvas.Rectangle
}

func newHistogram() *histogram {
	h := &histogram{axis: canvas.NewRectangle(nil)}
	h.ExtendBaseWidget(h)
	return h
}

// set shows other games.
func (h *histogram) set(games []int) {
	for len(games) > 0 && games[len(games)-1] == 0 {
		games = games[:len(games)-1]
	}
	h.games, h.bars, h.ticks = games, nil, nil
	for turns := range games {
		bar := canvas.NewRectangle(nil)
		bar.CornerRadius = 2
		h.bars = append(h.bars, bar)
		if turns%5 == 0 {
			tick := canvas.NewText(strconv.Itoa(turns), nil)
			tick.TextSize, tick.Alignment = theme.Scaled(11), fyne.TextAlignCenter
			h.ticks = append(h.ticks, tick)
		}
	}
	h.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (h *histogram) CreateRenderer() fyne.WidgetRenderer {
	r := &histogramRenderer{h}
	r.paint()
	return r
}

type histogramRenderer struct{ h *histogram }

func (r *histogramRenderer) Layout(size fyne.Size) {
	const below = 18
	h := r.h
	most := 1
	for _, n := range h.games {
		most = max(most, n)
	}
	w := min(size.Width/float32(max(len(h.games), 1)), 26)
	room := size.Height - below
	for turns, bar := range h.bars {
		height := room * float32(h.games[turns]) / float32(most)
		place(bar, float32(turns)*w+w*0.1, room-height, w*0.8, height)
	}
	for i, tick := range h.ticks {
		place(tick, float32(5*i)*w-w, room+2, 3*w, below-2)
	}
	place(h.axis, 0, room, w*float32(len(h.games)), 1)
}

func (r *histogramRenderer) MinSize() fyne.Size { return fyne.NewSize(200, 120) }

func (r *histogramRenderer) Refresh() {
	r.paint()
	r.Layout(r.h.Size())
	canvas.Refresh(r.h)
}

func (r *histogramRenderer) paint() {
	for _, bar := range r.h.bars {
		bar.FillColor = theme.Color(theme.Bar)
	}
	for _, tick := range r.h.ticks {
		tick.Color = theme.Color(theme.Muted)
	}
	r.h.axis.FillColor = theme.Color(theme.Muted)
}

func (r *histogramRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.h.axis}
	for _, bar := range r.h.bars {
		objects = append(objects, bar)
	}
	for _, tick := range r.h.ticks {
		objects = append(objects, tick)
	}
	return objects
}

func (r *histogramRenderer) Destroy() {}

// matrix shows how each deck does against each other: in a cell the rate, the interval below it,
// and an arrow and a ground where it is sure who wins.
type matrix struct {
	widget.BaseWidget
	results *lab.Results
	rows    []matrixRow
	heads   []*canvas.Text
}

type matrixRow struct {
	name  *canvas.Text
	cells []matrixCell
}

type matrixCell struct {
	met            bool
	rate           lab.Rate
	ground         *canvas.Rectangle
	share, between *canvas.Text
}

// The size of the matrix.
const (
	matrixName = 190 // at least
	matrixMost = 400 // the name at most
	matrixCol  = 78
	matrixLine = 42
	matrixHead = 22
)

func newMatrix() *matrix {
	m := &matrix{}
	m.ExtendBaseWidget(m)
	return m
}

func matrixText(text string, size float32, align fyne.TextAlign, bold bool) *canvas.Text {
	t := canvas.NewText(text, nil)
	t.TextSize, t.Alignment, t.TextStyle.Bold = theme.Scaled(size), align, bold
	return t
}

// set shows other results.
func (m *matrix) set(r *lab.Results) {
	m.results, m.rows, m.heads = r, nil, nil
	for i, d := range r.Plan.Decks {
		m.heads = append(m.heads, matrixText(strconv.Itoa(i+1), 12, fyne.TextAlignCenter, true))
		row := matrixRow{name: matrixText(strconv.Itoa(i+1)+"  "+d.Name, 13, fyne.TextAlignLeading, false)}
		for k := range r.Plan.Decks {
			c := matrixCell{ground: canvas.NewRectangle(nil), share: matrixText("·", 14, fyne.TextAlignCenter, true), between: matrixText("", 11, fyne.TextAlignCenter, false)}
			c.ground.CornerRadius = 4
			if rate, ok := r.Against(i, k); ok && rate.Games > 0 {
				c.met, c.rate = true, rate
				c.share.Text = decimal(100*rate.Rate) + " %"
				switch {
				case rate.Low > 0.5:
					c.share.Text += " ↑"
				case rate.High < 0.5:
					c.share.Text += " ↓"
				}
				c.between.Text = decimal(100*rate.Low) + " – " + decimal(100*rate.High)
			}
			row.cells = append(row.cells, c)
		}
		m.rows = append(m.rows, row)
	}
	m.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (m *matrix) CreateRenderer() fyne.WidgetRenderer {
	r := &matrixRenderer{m}
	r.paint()
	return r
}

type matrixRenderer struct{ m *matrix }

func (r *matrixRenderer) Layout(size fyne.Size) {
	col, line, head := theme.Scaled(matrixCol), theme.Scaled(matrixLine), theme.Scaled(matrixHead)
	name := max(theme.Scaled(matrixName), min(theme.Scaled(matrixMost), size.Width-float32(len(r.m.rows))*col))
	for k, h := range r.m.heads {
		place(h, name+float32(k)*col, 0, col, head)
	}
	for i, row := range r.m.rows {
		y := head + float32(i)*line
		row.name.Text = fittingName(r.m.results.Plan.Decks[i].Name, i, name-8, row.name.TextSize)
		place(row.name, 0, y, name, line)
		for k, c := range row.cells {
			x := name + float32(k)*col
			place(c.ground, x+1, y+1, col-2, line-2)
			if c.met {
				place(c.share, x, y+3, col, line/2)
				place(c.between, x, y+line/2-1, col, line/2-2)
			} else {
				place(c.share, x, y, col, line)
			}
		}
	}
}

// fittingName shortens the name of a deck until it has room, its number before it.
func fittingName(name string, i int, room, size float32) string {
	said := strconv.Itoa(i+1) + "  " + name
	for runes := []rune(said); len(runes) > 4 && fyne.MeasureText(said, size, fyne.TextStyle{}).Width > room; {
		runes = runes[:len(runes)-1]
		said = string(runes) + "…"
	}
	return said
}

func (r *matrixRenderer) MinSize() fyne.Size {
	n := float32(len(r.m.rows))
	return fyne.NewSize(theme.Scaled(matrixName)+n*theme.Scaled(matrixCol), theme.Scaled(matrixHead)+n*theme.Scaled(matrixLine))
}

func (r *matrixRenderer) Refresh() {
	r.paint()
	r.Layout(r.m.Size())
	canvas.Refresh(r.m)
}

func (r *matrixRenderer) paint() {
	ink := theme.Color(fynetheme.ColorNameForeground)
	for _, h := range r.m.heads {
		h.Color = theme.Color(theme.Muted)
	}
	for _, row := range r.m.rows {
		row.name.Color = ink
		for _, c := range row.cells {
			c.share.Color, c.between.Color = ink, ink
			c.ground.FillColor = theme.Faded(theme.Muted, 0.08)
			if !c.met {
				continue
			}
			tone := toneOf(c.rate.Low-0.5, c.rate.High-0.5)
			strength := 0.10
			if tone != theme.Muted {
				strength = 0.16 + 0.5*min(0.3, max(c.rate.Rate-0.5, 0.5-c.rate.Rate))
			}
			c.ground.FillColor = theme.Faded(tone, float32(strength))
		}
	}
}

func (r *matrixRenderer) Objects() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for _, h := range r.m.heads {
		objects = append(objects, h)
	}
	for _, row := range r.m.rows {
		for _, c := range row.cells {
			objects = append(objects, c.ground, c.share, c.between)
		}
		objects = append(objects, row.name)
	}
	return objects
}

func (r *matrixRenderer) Destroy() {}
