package playmat

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"castillo/game"
	"castillo/ui/theme"
	"castillo/ui/widgets"
)

// How long a word stays on the table: as long as it takes to read it.
const (
	toastTime   = 2200 * time.Millisecond
	toastLetter = 30 * time.Millisecond
)

// The letters of a word, and how wide its lines may be.
const (
	toastSize  = 15
	toastWidth = 460
)

// toast is a word on the table that goes away by itself, such as why a card
// cannot be put somewhere.
type toast struct {
	box    *fyne.Container
	ground *canvas.Rectangle
	said   string
	fading *fyne.Animation
}

func newToast() *toast {
	t := &toast{ground: &canvas.Rectangle{CornerRadius: 8, StrokeWidth: 1}}
	t.box = afloat(t.ground)
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
	if r.overlaps(b.covered) {
		if r.Y = b.covered.Y - r.H - apart; r.Y < apart {
			r.Y = b.covered.Y + b.covered.H + apart
		}
	}
	b.word.show(r, b.pal)
	canvas.Refresh(b.layer) // the toolkit knows nothing yet of what was never in sight
}

// fit takes a word, and tells where it may be shown: near a point, within a board of the
// given size.
func (t *toast) fit(word string, near fyne.Position, within fyne.Size) rect {
	t.said = word
	widest := fyne.Min(toastWidth, within.Width-40)
	lines := widgets.Wrap(word, func(line string) bool {
		return fyne.MeasureText(line, theme.Scaled(toastSize), fyne.TextStyle{}).Width <= widest
	})
	t.box.Objects = []fyne.CanvasObject{t.ground}
	var size fyne.Size
	for _, line := range lines {
		text := &canvas.Text{Text: strings.TrimSpace(line), TextSize: theme.Scaled(toastSize), Alignment: fyne.TextAlignCenter}
		size = size.Max(fyne.NewSize(text.MinSize().Width, 0)).AddWidthHeight(0, text.MinSize().Height)
		t.box.Add(text)
	}
	size = size.AddWidthHeight(28, 14)
	if len(lines) == 1 {
		size.Height = fyne.Min(size.Height, stripSize)
	}
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
	t.box.Move(at.pos())
	t.box.Resize(at.size())
	t.ground.Resize(at.size())
	lines := t.box.Objects[1:]
	for i, o := range lines {
		text, h := o.(*canvas.Text), o.MinSize().Height
		text.Color = p.BadgeText
		text.Move(fyne.NewPos(0, at.H/2+(float32(i)-float32(len(lines))/2)*h))
		text.Resize(fyne.NewSize(at.W, h))
	}
	t.box.Show()
	canvas.Refresh(t.box)
	t.fading = fyne.NewAnimation(toastTime+toastLetter*time.Duration(len(t.said)), func(p float32) {
		if p == 1 {
			t.box.Hide()
		}
	})
	t.fading.Start()
}
