package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
	"castillo/ui/words"
)

// Unfinished is something that was left before its end.
type Unfinished struct {
	What string // such as who plays against whom, and how it stands
	GoOn func() // says itself what cannot be done
}

// GoOn is the line from which one goes on with what was left, the last one first. It is not to be
// seen while there is nothing.
type GoOn struct {
	desk    *Desk
	left    []Unfinished
	what    *Ink
	others  *Button
	content fyne.CanvasObject
}

// NewGoOn is a line with nothing on it.
func NewGoOn(desk *Desk) *GoOn {
	g := &GoOn{desk: desk}
	g.what = NewInk("", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}).Cut()
	goOn := NewIconButton(words.T("Continuar"), fynetheme.MediaPlayIcon(), func() { g.left[0].GoOn() })
	goOn.Importance = widget.HighImportance
	g.others = NewButton("", g.choose)
	title := NewInk(words.T("Sin terminar"), theme.Gold, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})
	what := container.New(layout.NewCustomPaddedLayout(0, 0, 12, 12), container.NewVBox(layout.NewSpacer(), g.what, layout.NewSpacer()))
	g.content = newPanel(container.NewBorder(nil, nil, container.NewCenter(title), container.NewHBox(g.others, goOn), what),
		8, theme.Panel, theme.PanelEdge)
	g.content.Hide()
	return g
}

// Content is the object to be shown.
func (g *GoOn) Content() fyne.CanvasObject { return g.content }

// Set says what was left.
func (g *GoOn) Set(left []Unfinished) {
	g.left = left
	if len(left) == 0 {
		g.content.Hide()
		return
	}
	g.what.SetText(left[0].What)
	g.others.SetText(words.N(len(left)-1, "{n} más…", "{n} más…"))
	g.others.Hidden = len(left) == 1
	g.content.Show()
	g.content.Refresh()
}

// choose lists all of it.
func (g *GoOn) choose() {
	const width, line, most = 460, 40, 8
	list := container.NewVBox()
	height := line * float32(min(len(g.left), most))
	sheet := ShowSheet(g.desk.Canvas(), words.T("Continuar"), MinSize(fyne.NewSize(width, height), container.NewVScroll(list)),
		Choice{Text: words.T("Cancelar")})
	for _, u := range g.left {
		list.Add(NewLongButton(u.What, width, func() {
			sheet.Hide()
			u.GoOn()
		}))
	}
	list.Refresh()
}
