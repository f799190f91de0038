package firstduel

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"castillo/game"
	"castillo/game/lesson"
	"castillo/images"
	"castillo/ui/loop"
	"castillo/ui/words"
)

// pupil is somebody who does by gestures what the lesson says.
type pupil struct {
	*testing.T
	page   *Page
	window fyne.Window
	kept   int
	left   bool
	played bool
}

func learn(t *testing.T, step int, size fyne.Size) *pupil {
	t.Helper()
	loop.NewApp()
	if err := words.Use(words.Spanish); err != nil {
		t.Fatal(err)
	}
	p := &pupil{T: t}
	var err error
	p.page, err = New(Config{Step: step, Pictures: images.NewCache(8 << 20), Pace: time.Millisecond,
		Keep: func(step int) { p.kept = step }, Leave: func() { p.left = true }, Play: func() { p.played = true }})
	if err != nil {
		t.Fatal(err)
	}
	p.window = test.NewTempWindow(t, p.page.Content())
	p.window.SetPadded(false)
	p.window.Resize(size)
	t.Cleanup(func() { p.page.Close() })
	p.page.Mat().Focus()
	return p
}

// within are the objects in sight of a kind, from below.
func within[T any](o fyne.CanvasObject) (found []T) {
	if o == nil || !o.Visible() {
		return nil
	}
	if is, ok := o.(T); ok {
		found = append(found, is)
	}
	var inner []fyne.CanvasObject
	switch o := o.(type) {
	case *fyne.Container:
		inner = o.Objects
	case fyne.Widget:
		inner = test.WidgetRenderer(o).Objects()
	}
	for _, i := range inner {
		found = append(found, within[T](i)...)
	}
	return found
}

// surface is what cards are dragged on.
type surface interface {
	fyne.Draggable
	desktop.Mouseable
	desktop.Hoverable
}

// frames are the middles of what the lesson frames.
func (p *pupil) frames() (at []fyne.Position) {
	for _, r := range within[*canvas.Rectangle](p.page.Content()) {
		if r.StrokeWidth == 4 && r.FillColor == nil {
			at = append(at, fyne.CurrentApp().Driver().AbsolutePositionForObject(r).AddXY(r.Size().Width/2, min(r.Size().Height/2, 60)))
		}
	}
	return at
}

// drag drags what is framed first to what is framed second.
func (p *pupil) drag() {
	p.Helper()
	at := p.frames()
	if len(at) < 2 {
		p.Fatalf("step %d frames %d things, not what is dragged and where to", p.page.shown, len(at))
	}
	board := within[surface](p.page.Content())[0]
	mouse := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	mouse.Position = at[0]
	board.MouseMoved(mouse)
	board.MouseDown(mouse)
	for _, to := range []fyne.Position{at[0].AddXY(3, 3), at[1]} {
		board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}})
	}
	board.DragEnd()
}

func (p *pupil) key(k fyne.KeyName) { p.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: k}) }
func (p *pupil) rune(r rune)        { p.window.Canvas().Focused().TypedRune(r) }

// until lets the window go on until a step has come, and does something again and again for that.
func (p *pupil) until(step int, do func()) {
	p.Helper()
	last := time.Now()
	do()
	loop.Await(p, lesson.Steps[step-1].Says, func() bool {
		if p.page.shown < step && time.Since(last) > 400*time.Millisecond { // a key may have come too soon
			last = time.Now()
			do()
		}
		return p.page.shown >= step
	})
	if p.page.shown != step {
		p.Fatalf("after step %d comes step %d", step-1, p.page.shown)
	}
}

// follow does what a step asks for.
func (p *pupil) follow(step int) {
	p.Helper()
	does := lesson.Steps[step].Does
	if len(does) == 0 {
		p.until(step+1, func() { p.key(fyne.KeyPageDown) })
		return
	}
	loop.Await(p, "the table", func() bool { _, ready := p.page.course.at(); return ready && len(p.page.Mat().Options()) > 0 })
	switch does[0].Verb {
	case game.End:
		p.until(step+1, func() { p.rune('t') })
	case game.Use:
		at := p.frames()[0]
		board := within[surface](p.page.Content())[0]
		mouse := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
		mouse.Position = at
		board.MouseDown(mouse)
		test.TapCanvas(p.window.Canvas(), at)
		board.MouseUp(mouse)
		p.until(step+1, func() { p.rune('1') })
	default:
		p.until(step+1, func() {
			if slices.ContainsFunc(p.page.Mat().Options(), func(a game.Action) bool { return a.Verb == does[0].Verb }) {
				p.drag()
			} else {
				p.key(fyne.KeySpace) // what is declared is confirmed
			}
		})
	}
}

// TestTheFirstDuelIsPlayedThroughByGestures does with the pointer and the keys what the lesson says
// and frames, at the sizes that windows have, and wins.
func TestTheFirstDuelIsPlayedThroughByGestures(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 928, Height: 640}, {Width: 1184, Height: 720}, {Width: 1824, Height: 1080}} {
		p := learn(t, 0, size)
		for step := range len(lesson.Steps) - 1 {
			p.follow(step)
		}
		loop.Await(t, "the end", func() bool { return p.page.Mat().Result().Over && p.kept == len(lesson.Steps) })
		if p.page.Mat().Result().Winner != lesson.Person {
			t.Errorf("it ends as %+v", p.page.Mat().Result())
		}
	}
}
