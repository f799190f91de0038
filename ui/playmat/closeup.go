package playmat

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/card"
	"castillo/ui/theme"
	"castillo/ui/words"
)

// closeup shows one card large, with its facts as they are on the table.
type closeup struct {
	widget.BaseWidget

	picture *frame
	name    *canvas.Text
	kind    *canvas.Text
	worth   *canvas.Text
	state   *canvas.Text
	hand    *badge

	card  card.Card
	facts Facts
}

func newCloseup(from Pictures) *closeup {
	c := &closeup{picture: newFrame(from), hand: newBadge()}
	line := func(size float32, bold bool) *canvas.Text {
		return &canvas.Text{TextSize: size, Alignment: fyne.TextAlignCenter, TextStyle: fyne.TextStyle{Bold: bold}}
	}
	c.name, c.kind, c.worth, c.state = line(15, true), line(12, false), line(12, false), line(12, true)
	c.ExtendBaseWidget(c)
	return c
}

// show turns to a card as it lies on the table, the zero CardView for a card as
// printed.
func (c *closeup) show(of card.Card, on game.CardView) {
	facts := Facts{}
	if of != (card.Card{}) {
		facts = factsOf(of, on)
	}
	if of == c.card && facts == c.facts {
		return
	}
	c.card, c.facts = of, facts
	c.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (c *closeup) CreateRenderer() fyne.WidgetRenderer {
	r := &closeupRenderer{c, []fyne.CanvasObject{c.picture.Image, c.hand.box, c.name, c.kind, c.worth, c.state}}
	r.show()
	return r
}

type closeupRenderer struct {
	closeup *closeup
	objects []fyne.CanvasObject
}

func (r *closeupRenderer) MinSize() fyne.Size           { return fyne.NewSize(180, 300) }
func (r *closeupRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *closeupRenderer) Destroy()                     { r.closeup.picture.drop() }

func (r *closeupRenderer) lines() []*canvas.Text {
	c := r.closeup
	return []*canvas.Text{c.name, c.kind, c.worth, c.state}
}

func (r *closeupRenderer) Layout(size fyne.Size) {
	c := r.closeup
	facts := theme.Scaled(78)
	h := size.Height - facts
	w := fyne.Min(size.Width, h*cardAspect)
	h = w / cardAspect
	c.picture.Resize(fyne.NewSize(w, h))
	c.picture.Move(fyne.NewPos((size.Width-w)/2, 0))
	c.hand.resize(fyne.NewSize(64, 20))
	c.hand.box.Move(fyne.NewPos((size.Width+w)/2-68, h-24))
	y := h + 6
	for _, t := range r.lines() {
		t.Move(fyne.NewPos(0, y))
		t.Resize(fyne.NewSize(size.Width, t.MinSize().Height))
		y += t.MinSize().Height
	}
	r.show()
}

func (r *closeupRenderer) Refresh() { r.show() }

func (r *closeupRenderer) show() {
	c := r.closeup
	p := paletteOf(c)
	c.picture.show(c.card, scaleOf(c))
	c.hand.set(c.facts.Hand, words.T("a mano"), p.BadgeText, p.Badge, p)
	lines := []string{c.facts.Name, c.facts.Kind, c.facts.Worth, c.facts.State}
	sizes := []float32{15, 12, 12, 12}
	for i, t := range r.lines() {
		t.Text, t.TextSize, t.Color = lines[i], theme.Scaled(sizes[i]), p.Text
		if i == 2 {
			t.Color = p.Faint
		}
		if w := t.MinSize().Width; w > c.Size().Width && w > 0 {
			t.TextSize *= c.Size().Width / w
		}
		t.Refresh()
	}
}
