package collection

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	plot "github.com/wcharczuk/go-chart/v2"
	"github.com/wcharczuk/go-chart/v2/drawing"

	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// The size of what the sheet of figures shows.
const (
	figuresWidth  = 820
	figuresHeight = 460
	chooseWidth   = 196
)

// openFigures shows what is owned and missing, in a table and in charts.
func (s *Screen) openFigures() {
	titles := []string{words.T("Lo que hay y lo que falta")}
	for _, c := range charts {
		titles = append(titles, c.title())
	}
	titles = append(titles, words.T("Lo pagado"))
	page := container.NewStack()
	choose := widgets.NewList(func() int { return len(titles) }, func() fyne.CanvasObject { return widget.NewLabel("") },
		func(i int, o fyne.CanvasObject) { o.(*widget.Label).SetText(titles[i]) })
	choose.Follows = true
	choose.OnSelected = func(i int) {
		page.Objects = []fyne.CanvasObject{s.figure(i)}
		page.Refresh()
	}
	body := container.NewBorder(nil, nil, widgets.MinWidth(chooseWidth, choose), nil,
		container.New(layout.NewCustomPaddedLayout(0, 0, 12, 0), widgets.MinSize(fyne.NewSize(figuresWidth, figuresHeight), page)))
	widgets.ShowSheet(s.desk.Canvas(), words.T("Cifras de la colección"), body,
		widgets.Choice{Text: words.T("Cerrar"), Importance: widget.HighImportance})
	choose.Select(0)
	s.desk.Canvas().Focus(choose)
}

// figure is the table, a chart of copies or, last, what was paid.
func (s *Screen) figure(i int) fyne.CanvasObject {
	switch {
	case i == 0:
		return s.completionTable()
	case i <= len(charts):
		bars := charts[i-1].bars(s.model)
		return s.picture(func(size image.Point, l look) ([]byte, error) { return drawBars(bars, size, l) })
	}
	currency, days := s.model.Worth()
	return s.picture(func(size image.Point, l look) ([]byte, error) { return drawWorth(currency, days, size, l) })
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

// picture is a chart, drawn behind.
func (s *Screen) picture(draw func(image.Point, look) ([]byte, error)) fyne.CanvasObject {
	scale := s.desk.Canvas().Scale()
	size := image.Pt(int(figuresWidth*scale), int(figuresHeight*scale))
	colours := look{theme.Color(fynetheme.ColorNameOverlayBackground), theme.Color(fynetheme.ColorNameForeground), theme.Color(theme.Gold)}
	shown := canvas.NewImageFromImage(nil)
	shown.FillMode = canvas.ImageFillContain
	page := container.NewStack(shown)
	empty := false
	s.desk.Later(func() error {
		data, err := draw(size, colours)
		if empty = err != nil; empty {
			return nil // a chart of nothing cannot be drawn
		}
		shown.Image, err = png.Decode(bytes.NewReader(data))
		return err
	}, func(error) {
		if empty {
			page.Objects = []fyne.CanvasObject{container.NewCenter(widgets.Muted(words.T("Todavía no hay nada que contar")))}
		}
		page.Refresh()
	})
	return page
}

func (l look) style() plot.Style {
	return plot.Style{FontColor: paint(l.ink), StrokeColor: paint(l.ink), FontSize: 10}
}

func paint(c color.Color) drawing.Color {
	r, g, b, a := c.RGBA()
	return drawing.Color{R: uint8(r >> 8), G: uint8(g >> 8), B: uint8(b >> 8), A: uint8(a >> 8)}
}

// drawBars draws a chart of bars as a PNG; without a bar it is an error.
func drawBars(bars []Bar, size image.Point, l look) ([]byte, error) {
	most := 1.0
	var values []plot.Value
	for _, b := range bars {
		most = max(most, b.Value)
		values = append(values, plot.Value{Label: b.Label + " · " + strconv.Itoa(int(b.Value)) + "×", Value: b.Value,
			Style: plot.Style{FillColor: paint(l.bar), StrokeColor: paint(l.bar)}})
	}
	chart := plot.BarChart{
		Width: size.X, Height: size.Y, Bars: values,
		BarWidth:   min(90, max(12, size.X/(2*max(1, len(bars)))-10)),
		BarSpacing: min(60, max(8, size.X/(3*max(1, len(bars)))-8)),
		Background: plot.Style{FillColor: paint(l.ground), Padding: plot.Box{Top: 24, Left: 10, Right: 10, Bottom: 40}},
		Canvas:     plot.Style{FillColor: paint(l.ground)},
		XAxis:      l.style(),
		YAxis:      plot.YAxis{Style: plot.Hidden(), Range: &plot.ContinuousRange{Min: 0, Max: most * 1.05}},
	}
	var out bytes.Buffer
	err := chart.Render(plot.PNG, &out)
	return out.Bytes(), err
}

// drawWorth draws what was paid over time as a PNG; without a day it is an
// error.
func drawWorth(currency string, days []Worth, size image.Point, l look) ([]byte, error) {
	series := plot.ContinuousSeries{Style: plot.Style{StrokeColor: paint(l.bar), StrokeWidth: 3, FillColor: paint(l.bar).WithAlpha(60)}}
	var ticks []plot.Tick
	for i, d := range days {
		series.XValues = append(series.XValues, float64(i))
		series.YValues = append(series.YValues, d.Paid)
		if step := 1 + len(days)/6; i%step == 0 {
			label := d.Day.String()
			if label == "" {
				label = words.T("sin fecha")
			}
			ticks = append(ticks, plot.Tick{Value: float64(i), Label: label})
		}
	}
	if len(days) == 1 { // a line needs two ends
		series.XValues = append(series.XValues, 1)
		series.YValues = append(series.YValues, days[0].Paid)
		ticks = append(ticks, plot.Tick{Value: 1, Label: words.T("hoy")})
	}
	chart := plot.Chart{
		Width: size.X, Height: size.Y, Series: []plot.Series{series},
		Background: plot.Style{FillColor: paint(l.ground), Padding: plot.Box{Top: 24, Left: 10, Right: 20, Bottom: 10}},
		Canvas:     plot.Style{FillColor: paint(l.ground)},
		XAxis:      plot.XAxis{Style: l.style(), Ticks: ticks},
		YAxis: plot.YAxis{Style: l.style(), ValueFormatter: func(v any) string {
			return strconv.Itoa(int(v.(float64))) + " " + currency
		}},
	}
	var out bytes.Buffer
	err := chart.Render(plot.PNG, &out)
	return out.Bytes(), err
}
