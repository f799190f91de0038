package playmat

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
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

// say shows a word near a point, within a board of the given size.
func (t *toast) say(word string, near fyne.Position, within fyne.Size, p palette) {
	if t.fading != nil {
		t.fading.Stop()
	}
	t.ground.FillColor, t.ground.StrokeColor = p.Badge, p.Attack
	t.text.Text, t.text.Color = word, p.BadgeText
	min := t.text.MinSize()
	size := fyne.NewSize(min.Width+28, min.Height+14)
	x := fyne.Max(4, fyne.Min(near.X-size.Width/2, within.Width-size.Width-4))
	y := fyne.Max(4, fyne.Min(near.Y-size.Height-12, within.Height-size.Height-4))
	t.box.Move(fyne.NewPos(x, y))
	t.box.Resize(size)
	t.ground.Resize(size)
	t.text.Move(fyne.NewPos(0, 7))
	t.text.Resize(fyne.NewSize(size.Width, min.Height))
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
