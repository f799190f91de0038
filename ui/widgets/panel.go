// Package widgets holds what several screens are made of: panels, card faces,
// sheets, notes.
package widgets

import (
	"sort"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
)

// Panel is a raised surface with something on it.
type Panel struct {
	widget.BaseWidget
	content fyne.CanvasObject
	margin  float32
	ground  fyne.ThemeColorName
	edge    fyne.ThemeColorName
}

// NewPanel puts content on a panel, with a margin around it.
func NewPanel(content fyne.CanvasObject) *Panel {
	return newPanel(content, 12, theme.Panel, theme.PanelEdge)
}

func newPanel(content fyne.CanvasObject, margin float32, ground, edge fyne.ThemeColorName) *Panel {
	p := &Panel{content: content, margin: margin, ground: ground, edge: edge}
	p.ExtendBaseWidget(p)
	return p
}

// CreateRenderer implements fyne.Widget.
func (p *Panel) CreateRenderer() fyne.WidgetRenderer {
	back := canvas.NewRectangle(theme.Color(p.ground))
	back.CornerRadius = 8
	back.StrokeWidth = 1
	back.StrokeColor = theme.Color(p.edge)
	return &panelRenderer{p, back}
}

type panelRenderer struct {
	panel *Panel
	back  *canvas.Rectangle
}

func (r *panelRenderer) Layout(size fyne.Size) {
	m := r.panel.margin
	r.back.Resize(size)
	r.panel.content.Move(fyne.NewPos(m, m))
	r.panel.content.Resize(size.SubtractWidthHeight(2*m, 2*m))
}

func (r *panelRenderer) MinSize() fyne.Size {
	return r.panel.content.MinSize().AddWidthHeight(2*r.panel.margin, 2*r.panel.margin)
}

func (r *panelRenderer) Refresh() {
	r.back.FillColor = theme.Color(r.panel.ground)
	r.back.StrokeColor = theme.Color(r.panel.edge)
	r.back.Refresh()
	r.panel.content.Refresh()
}

func (r *panelRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.back, r.panel.content}
}

func (r *panelRenderer) Destroy() {}

// Ink is a line of text in one of the theme's colours. It takes no more room
// than its letters.
type Ink struct {
	widget.BaseWidget
	text *canvas.Text
	full string // what text shows as much of as there is room for
	cut  bool   // it gives way where there is no room
	name fyne.ThemeColorName
	size fyne.ThemeSizeName
}

// NewInk writes a line in a colour and size of the theme.
func NewInk(text string, colour fyne.ThemeColorName, size fyne.ThemeSizeName, style fyne.TextStyle) *Ink {
	i := &Ink{text: canvas.NewText(text, theme.Color(colour)), full: text, name: colour, size: size}
	i.text.TextStyle = style
	i.text.TextSize = fynetheme.Size(size)
	i.ExtendBaseWidget(i)
	return i
}

// Heading is the title of a screen.
func Heading(text string) *Ink {
	return NewInk(text, fynetheme.ColorNameForeground, fynetheme.SizeNameHeadingText, fyne.TextStyle{Bold: true})
}

// Title heads a part of a screen.
func Title(text string) *Ink {
	return NewInk(text, fynetheme.ColorNameForeground, fynetheme.SizeNameSubHeadingText, fyne.TextStyle{Bold: true})
}

// Muted is a line that stands back.
func Muted(text string) *Ink {
	return NewInk(text, theme.Muted, fynetheme.SizeNameText, fyne.TextStyle{})
}

// Small is a smaller line that stands back.
func Small(text string) *Ink {
	return NewInk(text, theme.Muted, fynetheme.SizeNameCaptionText, fyne.TextStyle{})
}

// Align places the line within the room it is given.
func (i *Ink) Align(a fyne.TextAlign) *Ink {
	i.text.Alignment = a
	return i
}

// Cut has the line shortened to the room it is given.
func (i *Ink) Cut() *Ink {
	i.cut = true
	return i
}

// Text is what stands there, whole.
func (i *Ink) Text() string { return i.full }

// SetText writes something else.
func (i *Ink) SetText(text string) {
	if i.full == text {
		return
	}
	i.full = text
	i.fit()
	i.Refresh()
}

// fit writes what there is room for.
func (i *Ink) fit() {
	i.text.Text = i.full
	if i.cut {
		i.text.Text = Fitting(i.full, i.size, i.text.TextStyle, i.Size().Width)
	}
}

// SetColor changes the colour.
func (i *Ink) SetColor(name fyne.ThemeColorName) {
	i.name = name
	i.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (i *Ink) CreateRenderer() fyne.WidgetRenderer { return &inkRenderer{i} }

type inkRenderer struct{ ink *Ink }

func (r *inkRenderer) Layout(size fyne.Size) {
	r.ink.fit()
	r.ink.text.Resize(size)
}

func (r *inkRenderer) MinSize() fyne.Size {
	least := r.ink.text.MinSize()
	if r.ink.cut {
		least.Width = 0
	}
	return least
}

func (r *inkRenderer) Refresh() {
	r.ink.text.Color = theme.Color(r.ink.name)
	r.ink.text.TextSize = fynetheme.Size(r.ink.size)
	r.ink.text.Refresh()
}
func (r *inkRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.ink.text} }
func (r *inkRenderer) Destroy()                     {}

// Wrapped is a paragraph that breaks its lines.
func Wrapped(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}

// Explain is a paragraph that stands back, flush with what is around it.
func Explain(text string) fyne.CanvasObject {
	t := widget.NewRichText(&widget.TextSegment{Text: text,
		Style: widget.RichTextStyle{ColorName: theme.Muted, SizeName: fynetheme.SizeNameText}})
	t.Wrapping = fyne.TextWrapWord
	return Flush(t)
}

// Flush takes the margin away that Fyne gives to every text.
func Flush(o fyne.CanvasObject) fyne.CanvasObject {
	m := -fynetheme.InnerPadding()
	return container.New(layout.NewCustomPaddedLayout(m+2, m+2, m, m), o)
}

// Fitting shortens a line until it has room, with an ellipsis.
func Fitting(text string, size fyne.ThemeSizeName, style fyne.TextStyle, room float32) string {
	fits := func(s string) bool { return fyne.MeasureText(s, fynetheme.Size(size), style).Width <= room }
	runes := []rune(text)
	most := max(0, int(room)) + 1 // a letter is no narrower than a point
	if len(runes) <= most && fits(text) {
		return text
	}
	n := sort.Search(min(len(runes), most), func(n int) bool { return !fits(string(runes[:n+1]) + "…") })
	return string(runes[:n]) + "…"
}

// HeightAt is how high an object is at a width. Text that breaks its lines
// knows that only once it has the width.
func HeightAt(o fyne.CanvasObject, width float32) float32 {
	o.Resize(fyne.NewSize(width, o.MinSize().Height))
	return o.MinSize().Height
}

// Behind sets rest behind first on a line that is always so high.
func Behind(height float32, first, rest fyne.CanvasObject) *fyne.Container {
	return container.New(behindLayout{height}, first, rest)
}

type behindLayout struct{ height float32 }

func (behindLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	first, rest := o[0], o[1]
	w := first.MinSize().Width
	if w > 0 {
		w += fynetheme.Padding()
	}
	h := first.MinSize().Height
	first.Move(fyne.NewPos(0, (size.Height-h)/2))
	first.Resize(fyne.NewSize(w, h))
	rest.Move(fyne.NewPos(w, 0))
	rest.Resize(fyne.NewSize(max(0, size.Width-w), size.Height))
}

func (l behindLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, l.height) }
