package collection

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	plot "github.com/wcharczuk/go-chart/v2"
	"github.com/wcharczuk/go-chart/v2/drawing"

	"castillo/cardsdb/holding"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// The size of what the sheet of figures shows, in a window that is large enough,
// and what else the sheet needs.
const (
	figuresWidth  = 820
	figuresHeight = 460
	chooseWidth   = 196
	besideFigures = chooseWidth + 84
	aboveFigures  = 150
)

// figuresSize is as large as the window lets the figures be.
func (s *Screen) figuresSize() fyne.Size {
	window := s.desk.Canvas().Size()
	return fyne.NewSize(min(figuresWidth, window.Width-besideFigures), min(figuresHeight, window.Height-aboveFigures))
}

// openFigures shows what is owned and missing, in a table and in charts.
func (s *Screen) openFigures() {
	var sheet *widgets.Sheet
	pages := s.figurePages(func() { sheet.Hide() })
	page := container.NewStack()
	choose := widgets.NewList(func() int { return len(pages) }, func() fyne.CanvasObject { return widget.NewLabel("") },
		func(i int, o fyne.CanvasObject) { o.(*widget.Label).SetText(pages[i].title) })
	choose.Follows = true
	choose.OnSelected = func(i int) {
		page.Objects = []fyne.CanvasObject{pages[i].show()}
		page.Refresh()
	}
	body := container.NewBorder(nil, nil, widgets.MinWidth(chooseWidth, choose), nil,
		container.New(layout.NewCustomPaddedLayout(0, 0, 12, 0), widgets.MinSize(s.figuresSize(), page)))
	sheet = widgets.ShowSheet(s.desk.Canvas(), words.T("Cifras de la colección"), body,
		widgets.Choice{Text: words.T("Cerrar"), Importance: widget.HighImportance})
	choose.Select(0)
	s.desk.Canvas().Focus(choose)
}

// figurePage is one of the figures.
type figurePage struct {
	title string
	show  func() fyne.CanvasObject
}

// figurePages are the table, the charts of copies, what was paid and what it is worth.
// Leave puts the sheet away.
func (s *Screen) figurePages(leave func()) []figurePage {
	pages := []figurePage{{words.T("Tengo y me faltan"), s.completionTable}}
	for _, c := range charts {
		pages = append(pages, figurePage{c.title(), func() fyne.CanvasObject {
			bars, total := s.model.counted(c)
			if len(bars) == 0 {
				return nothingToCount()
			}
			return s.picture(total, func(size image.Point, l look) ([]byte, error) { return drawBars(bars, size, l) })
		}})
	}
	pages = append(pages, figurePage{words.T("Lo pagado"), func() fyne.CanvasObject {
		spending := s.model.Spending()
		return s.course(spending.String(), spending.Days, spending.Total.Currency)
	}})
	return append(pages, s.worthPages(leave)...)
}

// course is a chart of amounts over time up to today, under its total.
func (s *Screen) course(total string, days []Point, currency string) fyne.CanvasObject {
	if len(days) == 0 {
		return nothingToCount()
	}
	today := holding.DateOf(time.Now())
	return s.picture(total, func(size image.Point, l look) ([]byte, error) { return drawCourse(days, currency, today, size, l) })
}

func nothingToCount() fyne.CanvasObject {
	return container.NewCenter(widgets.Muted(words.T("Todavía no hay nada que contar")))
}

func (s *Screen) completionTable() fyne.CanvasObject {
	t := widgets.NewTable([]widgets.Column{
		{Title: words.T("Edición"), Part: 2}, {Title: words.T("Frecuencia"), Part: 1.4},
		{Title: words.T("Existen"), Part: 1, Right: true}, {Title: words.T("Tengo"), Part: 1, Right: true},
		{Title: words.T("Faltan"), Part: 1, Right: true}, {Title: words.T("Copias"), Part: 1, Right: true},
		{Title: words.T("Repetidas"), Part: 1.1, Right: true}, {Title: words.T("Foil"), Part: 0.8, Right: true},
		{Title: words.T("Cambio"), Part: 1, Right: true},
	})
	parts := s.model.completion()
	t.SetRows(len(parts), func(row, column int) string { return completionCell(parts[row], column) })
	return t.Framed()
}

func completionCell(p part, column int) string {
	switch column {
	case 0:
		if p.Edition == "" {
			return words.T("Todas las ediciones")
		}
		if info, ok := p.Edition.Info(); ok {
			return info.Name
		}
		return string(p.Edition)
	case 1:
		if p.sum {
			return words.T("todas")
		}
		return orUnknown(p.Frequency.String())
	}
	return strconv.Itoa([]int{p.Printed, p.Owned, p.Missing(), p.Copies, p.Duplicate(), p.Foil, p.ForTrade}[column-2])
}

// look is the colours that a chart is drawn in.
type look struct{ ground, ink, bar color.Color }

// picture is a chart, drawn behind, under its total.
func (s *Screen) picture(total string, draw func(image.Point, look) ([]byte, error)) fyne.CanvasObject {
	scale, room := s.desk.Canvas().Scale(), s.figuresSize()
	head := widgets.Muted(total)
	size := image.Pt(int(room.Width*scale), int((room.Height-head.MinSize().Height-fynetheme.Padding())*scale))
	colours := look{theme.Color(fynetheme.ColorNameOverlayBackground), theme.Color(fynetheme.ColorNameForeground), theme.Color(theme.Gold)}
	shown := canvas.NewImageFromImage(nil)
	shown.FillMode = canvas.ImageFillContain
	s.desk.Later(func() error {
		data, err := draw(size, colours)
		if err != nil {
			return err
		}
		shown.Image, err = png.Decode(bytes.NewReader(data))
		return err
	}, func(error) { shown.Refresh() })
	return container.NewBorder(head, nil, nil, nil, shown)
}

func (l look) style() plot.Style {
	return plot.Style{FontColor: paint(l.ink), StrokeColor: paint(l.ink), StrokeWidth: 1, FontSize: 10}
}

func paint(c color.Color) drawing.Color {
	r, g, b, a := c.RGBA()
	return drawing.Color{R: uint8(r >> 8), G: uint8(g >> 8), B: uint8(b >> 8), A: uint8(a >> 8)}
}

// axis is the upright axis of a chart, from nothing to at least most.
func (l look) axis(most float64, unit string, whole bool) plot.YAxis {
	marks := axisMarks(most, whole)
	axis := plot.YAxis{Style: l.style(), AxisType: plot.YAxisSecondary, // at the left
		Range: &plot.ContinuousRange{Min: 0, Max: marks[len(marks)-1]}}
	for _, m := range marks {
		label := strconv.FormatFloat(m, 'f', -1, 64)
		if unit != "" {
			label = holding.Price{Cents: int64(math.Round(m * 100)), Currency: unit}.Written()
		}
		axis.Ticks = append(axis.Ticks, plot.Tick{Value: m, Label: label})
	}
	return axis
}

// axisMarks are round numbers from 0 to at least most, a few of them.
func axisMarks(most float64, whole bool) []float64 {
	const wanted = 5
	step := math.Pow(10, math.Floor(math.Log10(most/wanted)))
	for _, by := range []float64{2, 2.5, 2} { // 1, 2, 5, 10 times a power of ten
		if step*wanted < most {
			step *= by
		}
	}
	if whole {
		step = max(1, math.Round(step))
	}
	var marks []float64
	for i := 0; len(marks) < 2 || marks[i-1] < most; i++ {
		marks = append(marks, math.Round(float64(i)*step*1000)/1000)
	}
	return marks
}

// What a chart of bars needs at its sides, how many points of the size of a letter the
// longest name of a bar is wide, and what a bar needs for a code below it.
const (
	besideBars  = 90
	nameLetters = 7.4
	leastSlot   = 36
)

// barsInRow is how many bars stand side by side: all of them, or where there is no room
// for their names, as many in each row.
func barsInRow(bars, width int) int {
	most := max(1, (width-besideBars)/leastSlot)
	rows := (bars + most - 1) / most
	return (bars + rows - 1) / rows
}

// drawBars draws a chart of bars as a PNG, in rows one below the other where they are
// many; there is at least one bar.
func drawBars(bars []Bar, size image.Point, l look) ([]byte, error) {
	most := 1
	for _, b := range bars {
		most = max(most, b.Value)
	}
	inRow := barsInRow(len(bars), size.X)
	rows := slices.Collect(slices.Chunk(bars, inRow))
	size.Y /= len(rows)
	slot := (size.X - besideBars) / inRow
	if len(rows) == 1 {
		return drawRow(bars, most, slot, size, l)
	}
	whole := image.NewRGBA(image.Rect(0, 0, size.X, size.Y*len(rows)))
	for i, row := range rows {
		data, err := drawRow(row, most, slot, size, l)
		if err != nil {
			return nil, err
		}
		drawn, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			return nil, err
		}
		draw.Draw(whole, image.Rect(0, i*size.Y, size.X, (i+1)*size.Y), drawn, drawn.Bounds().Min, draw.Src)
	}
	var out bytes.Buffer
	err := png.Encode(&out, whole)
	return out.Bytes(), err
}

// drawRow draws bars side by side, each in its slot, below an axis up to most.
func drawRow(bars []Bar, most, slot int, size image.Point, l look) ([]byte, error) {
	var values []plot.Value
	for _, b := range bars {
		style := plot.Style{FillColor: paint(l.bar), StrokeColor: paint(l.bar)}
		if b.Value == 0 { // not even a line
			style.FillColor, style.StrokeColor = paint(l.ground), paint(l.ground)
		}
		values = append(values, plot.Value{Label: b.Label + "\n" + strconv.Itoa(b.Value) + "×", Value: float64(b.Value), Style: style})
	}
	names := l.style()
	names.FontSize = max(6.5, min(10, float64(slot)/nameLetters)) // the library leaves a word out that has no room
	chart := plot.BarChart{
		Width: size.X, Height: size.Y, Bars: values,
		BarWidth:   min(90, slot*6/10),
		BarSpacing: slot - min(90, slot*6/10),
		Background: plot.Style{FillColor: paint(l.ground), Padding: plot.Box{Top: 24, Left: 10, Right: 10, Bottom: 40}},
		Canvas:     plot.Style{FillColor: paint(l.ground)},
		XAxis:      names,
		YAxis:      l.axis(float64(most), "", true),
	}
	var out bytes.Buffer
	err := chart.Render(plot.PNG, &out)
	return out.Bytes(), err
}

// steps is the line of amounts over the days up to today, in days: it goes up or down on
// the day of each. Ticks are those days, as far as there is room for them, and today.
func steps(days []Point, today holding.Date) (x, y []float64, ticks []plot.Tick) {
	const mostTicks = 6
	dated, begun := days, 0.0
	if days[0].Day == (holding.Date{}) {
		dated, begun = days[1:], days[0].Amount
	}
	last := dayNumber(today)
	first := last
	if len(dated) > 0 {
		first = dayNumber(dated[0].Day)
		last = max(last, dayNumber(dated[len(dated)-1].Day))
	}
	span := max(1, last-first)
	from := first - span/20
	if begun > 0 { // its name needs some room
		from = first - span/6
	}
	if first == last {
		from = first - span
	}
	x, y = []float64{from}, []float64{begun}
	ticks = []plot.Tick{{Value: from}} // the library draws from the first tick to the last
	if begun > 0 {
		ticks[0].Label = words.T("sin fecha")
	}
	now := begun
	for _, d := range dated {
		at := dayNumber(d.Day)
		x, y = append(x, at, at), append(y, now, d.Amount)
		now = d.Amount
		room := (last - from) / mostTicks
		before := ticks[len(ticks)-1]
		if (before.Label == "" || at-before.Value >= room) && (last-at >= room || at == last) {
			ticks = append(ticks, plot.Tick{Value: at, Label: d.Day.String()})
		}
	}
	x, y = append(x, last), append(y, now)
	if ticks[len(ticks)-1].Value < last {
		ticks = append(ticks, plot.Tick{Value: last, Label: words.T("hoy")})
	}
	return x, y, ticks
}

// dayNumber counts days.
func dayNumber(d holding.Date) float64 {
	return float64(time.Date(d.Year, time.Month(d.Month), d.Day, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
}

// drawCourse draws amounts over time as a PNG; there is at least one day.
func drawCourse(days []Point, currency string, today holding.Date, size image.Point, l look) ([]byte, error) {
	x, y, ticks := steps(days, today)
	left := l.axis(max(1, slices.Max(y)), currency, false)
	right := left // the library measures the one at the left by its marks
	right.Style = plot.Hidden()
	chart := plot.Chart{
		Width: size.X, Height: size.Y,
		Series: []plot.Series{plot.ContinuousSeries{XValues: x, YValues: y, YAxis: plot.YAxisSecondary,
			Style: plot.Style{StrokeColor: paint(l.bar), StrokeWidth: 3, FillColor: paint(l.bar).WithAlpha(60)}}},
		Background:     plot.Style{FillColor: paint(l.ground), Padding: plot.Box{Top: 24, Left: 10, Right: 40, Bottom: 10}},
		Canvas:         plot.Style{FillColor: paint(l.ground)},
		XAxis:          plot.XAxis{Style: l.style(), Ticks: ticks, Range: &plot.ContinuousRange{Min: x[0], Max: x[len(x)-1]}},
		YAxis:          right,
		YAxisSecondary: left,
	}
	var out bytes.Buffer
	err := chart.Render(plot.PNG, &out)
	return out.Bytes(), err
}
