package playmat

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"castillo/game"
)

// toastTime is how long a word stays on the table.
const toastTime = 2600 * time.Millisecond

// toast is a word on the table that goes away by itself, such as why a card
// cannot be put somewhere.
type toast struct {
	box    *fyne.Container
	ground *canvas.Rectangle
	text   *canvas.Text
	fading *fyne.Animation
}

func newToast() *toast {
	t := &toast{ground: &canvas.Rectangle{CornerRadius: 8, StrokeWidth: 1}, text: &canvas.Text{TextSize: 15}}
	t.text.Alignment = fyne.TextAlignCenter
	t.box = container.NewWithoutLayout(t.ground, t.text)
	t.box.Hide()
	return t
}

// say shows a word near a point, on the phases where it would lie over a card that attacks.
func (b *board) say(word string, near fyne.Position) {
	r := b.word.fit(word, near, b.Size())
	for _, s := range b.spots {
		if b.view.Find(s.ID).Marks.Has(game.Attacking) && s.overlaps(r) {
			r = b.ground.Strip.around(r.size())
			break
		}
	}
	b.word.show(r, b.pal)
}

// fit takes a word, and tells where it may be shown: near a point, within a board of the
// given size.
func (t *toast) fit(word string, near fyne.Position, within fyne.Size) rect {
	t.text.Text = word
	min := t.text.MinSize()
	size := fyne.NewSize(min.Width+28, fyne.Min(min.Height+14, stripSize))
	x := fyne.Max(4, fyne.Min(near.X-size.Width/2, within.Width-size.Width-4))
	y := fyne.Max(4, fyne.Min(near.Y-size.Height-12, within.Height-size.Height-4))
	return rect{x, y, size.Width, size.Height}
}

// show shows the word for a time.
func (t *toast) show(at rect, p palette) {
	if t.fading != nil {
		t.fading.Stop()
	}
	t.ground.FillColor, t.ground.StrokeColor = p.Badge, p.Attack
	t.text.Color = p.BadgeText
	t.box.Move(at.pos())
	t.box.Resize(at.size())
	t.ground.Resize(at.size())
	h := t.text.MinSize().Height
	t.text.Move(fyne.NewPos(0, (at.H-h)/2))
	t.text.Resize(fyne.NewSize(at.W, h))
	t.text.Refresh()
	t.box.Show()
	canvas.Refresh(t.box)
	t.fading = fyne.NewAnimation(toastTime, func(p float32) {
		if p == 1 {
			t.box.Hide()
		}
	})
	t.fading.Start()
}
