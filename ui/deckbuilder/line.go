package deckbuilder

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// line is a card of the deck: how many, its name, its cost, and a minus and a
// plus to click. It can be dragged out of the deck.
type line struct {
	widget.BaseWidget
	what    Line
	screen  *Screen
	hovered bool
	chosen  bool // with the keyboard
	dragged bool
	last    fyne.Position

	back              *canvas.Rectangle
	coin              *canvas.Circle
	count, name, cost *canvas.Text
	less, more        *canvas.Text
	mark              *canvas.Text // what the owner lacks or has promised twice
}

var (
	_ fyne.Tappable     = (*line)(nil)
	_ fyne.Draggable    = (*line)(nil)
	_ desktop.Hoverable = (*line)(nil)
)

const (
	lineHeight = 26
	stepWidth  = 26
)

func newLine(what Line, screen *Screen) *line {
	text := func(s string, size float32, bold bool, a fyne.TextAlign) *canvas.Text {
		t := canvas.NewText(s, nil)
		t.TextSize, t.TextStyle.Bold, t.Alignment = theme.Scaled(size), bold, a
		return t
	}
	l := &line{what: what, screen: screen, back: canvas.NewRectangle(nil), coin: canvas.NewCircle(nil),
		count: text(strconv.Itoa(what.Count)+"×", 14, true, fyne.TextAlignTrailing),
		name:  text("", 14, false, fyne.TextAlignLeading),
		cost:  text("", 12, true, fyne.TextAlignCenter),
		less:  text("–", 17, true, fyne.TextAlignCenter),
		more:  text("+", 17, true, fyne.TextAlignCenter),
		mark:  text("", 12, true, fyne.TextAlignTrailing),
	}
	if n := what.Stock.Lacking; n > 0 {
		l.mark.Text = "–" + strconv.Itoa(n)
	} else if what.Stock.Twice() > 0 {
		l.mark.Text = "2×"
	}
	if what.Card.Cost >= 0 && what.Card.Type != card.NoType && what.Card.Type != card.Gold {
		l.cost.Text = strconv.Itoa(int(what.Card.Cost))
	}
	l.back.CornerRadius = 4
	l.ExtendBaseWidget(l)
	return l
}

// Tapped adds or removes a copy, or shows the card among the others.
func (l *line) Tapped(e *fyne.PointEvent) {
	switch w := l.Size().Width; {
	case e.Position.X > w-stepWidth:
		l.step(+1)
	case e.Position.X > w-2*stepWidth:
		l.step(-1)
	default:
		l.screen.find(l.what.Ref.Name)
	}
}

// step adds a copy or takes one away.
func (l *line) step(by int) {
	l.screen.change(l.screen.model.Step(l.what, by))
}

// setChosen shows the line as the one that the keyboard is on, with its card.
func (l *line) setChosen(on bool) {
	if l.chosen == on {
		return
	}
	l.chosen = on
	l.Refresh()
	l.screen.closeup.Hide()
	if on {
		l.show()
	}
}

// show shows the card of the line large.
func (l *line) show() { l.screen.closeup.Show(l.what.Card, l.what.Stock.String(), l) }

// MouseIn shows the card once the pointer rests.
func (l *line) MouseIn(*desktop.MouseEvent) {
	l.hovered = true
	l.Refresh()
	l.screen.closeup.Await(l.what.Card, l.what.Stock.String(), l)
}

// MouseMoved implements desktop.Hoverable.
func (l *line) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (l *line) MouseOut() {
	l.hovered = false
	l.Refresh()
	l.screen.closeup.Hide()
}

// Dragged implements fyne.Draggable.
func (l *line) Dragged(e *fyne.DragEvent) {
	l.dragged, l.last = true, e.AbsolutePosition
	l.screen.carry(l.what.Card, l.last)
}

// DragEnd takes a copy out where it is let go outside the deck.
func (l *line) DragEnd() {
	if !l.dragged {
		return
	}
	l.dragged = false
	l.screen.putDown()
	if !l.screen.overDeck(l.last) {
		l.step(-1)
	}
}

// CreateRenderer implements fyne.Widget.
func (l *line) CreateRenderer() fyne.WidgetRenderer {
	r := &lineRenderer{l}
	r.paint()
	return r
}

type lineRenderer struct{ line *line }

func (r *lineRenderer) Layout(size fyne.Size) {
	l := r.line
	l.back.Resize(size)
	center := func(t *canvas.Text, x, w float32) {
		h := t.MinSize().Height
		t.Move(fyne.NewPos(x, (size.Height-h)/2))
		t.Resize(fyne.NewSize(w, h))
	}
	center(l.count, 0, 30)
	center(l.less, size.Width-2*stepWidth, stepWidth)
	center(l.more, size.Width-stepWidth, stepWidth)
	coin := float32(0)
	if l.cost.Text != "" {
		coin = 20
		x := size.Width - 2*stepWidth - coin - 6
		l.coin.Move(fyne.NewPos(x, (size.Height-coin)/2))
		l.coin.Resize(fyne.NewSquareSize(coin))
		center(l.cost, x, coin)
	}
	mark := float32(0)
	if l.mark.Text != "" {
		mark = 24
		center(l.mark, size.Width-2*stepWidth-coin-mark-12, mark)
	}
	room := size.Width - 36 - 2*stepWidth - coin - mark - 14
	l.name.Text = widgets.Fitting(l.nameText(), fynetheme.SizeNameText, l.name.TextStyle, room)
	center(l.name, 36, room)
}

func (r *lineRenderer) MinSize() fyne.Size { return fyne.NewSize(200, lineHeight) }

func (r *lineRenderer) Refresh() {
	r.paint()
	canvas.Refresh(r.line)
}

func (r *lineRenderer) paint() {
	l := r.line
	l.back.FillColor = theme.Color(fynetheme.ColorNameHover)
	l.back.Hidden = !l.hovered && !l.chosen
	l.back.StrokeWidth = 0
	if l.chosen {
		l.back.StrokeWidth = 2
	}
	l.back.StrokeColor = theme.Color(theme.Gold)
	l.count.Color = theme.Color(theme.Gold)
	l.name.Color = theme.Color(fynetheme.ColorNameForeground)
	if l.what.Card == (card.Card{}) {
		l.name.Color = theme.Color(fynetheme.ColorNameError)
	}
	l.coin.FillColor = theme.Color(fynetheme.ColorNameButton)
	l.coin.Hidden = l.cost.Text == ""
	l.cost.Color = theme.Color(fynetheme.ColorNameForeground)
	l.mark.Color = theme.Color(fynetheme.ColorNameWarning)
	if l.what.Stock.Lacking > 0 {
		l.mark.Color = theme.Color(fynetheme.ColorNameError)
	}
	step := theme.Color(theme.Muted)
	if l.hovered || l.chosen {
		step = theme.Color(fynetheme.ColorNameForeground)
	}
	l.less.Color, l.more.Color = step, step
}

func (r *lineRenderer) Objects() []fyne.CanvasObject {
	l := r.line
	return []fyne.CanvasObject{l.back, l.count, l.name, l.coin, l.cost, l.mark, l.less, l.more}
}

func (r *lineRenderer) Destroy() {}

func (l *line) nameText() string {
	if l.what.Card == (card.Card{}) {
		return words.T("{name} (desconocida)", "name", l.what.Ref.String())
	}
	return l.what.Ref.String()
}
