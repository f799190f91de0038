package deckbuilder

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/deck"
	"castillo/ui/theme"
	"castillo/ui/widgets"
)

// roll lists the cards of the deck by their type. It can be gone through with
// the keyboard: arrows choose a line, + and - count it, Enter finds the card.
type roll struct {
	widget.BaseWidget
	screen  *Screen
	box     *fyne.Container
	scroll  *container.Scroll
	lines   []*line
	at      deck.Ref // of the chosen line
	side    bool     // it lies in the sideboard
	place   int      // where it stands, for when it is gone
	focused bool
}

var _ fyne.Focusable = (*roll)(nil)

func newRoll(s *Screen) *roll {
	r := &roll{screen: s, box: container.NewVBox()}
	r.scroll = container.NewVScroll(r.box)
	r.ExtendBaseWidget(r)
	return r
}

// set lists other sections.
func (r *roll) set(sections []Section) {
	r.box.Objects, r.lines = nil, nil
	for _, section := range sections {
		r.box.Add(widgets.NewInk(fmt.Sprintf("%s · %d", section.Title, section.Count),
			theme.Muted, fynetheme.SizeNameCaptionText, fyne.TextStyle{Bold: true}))
		lines := container.New(lineStack{})
		for _, what := range section.Lines {
			l := newLine(what, r.screen)
			r.lines = append(r.lines, l)
			lines.Add(l)
		}
		r.box.Add(lines)
	}
	r.box.Refresh()
	r.scroll.Refresh()
	for i, l := range r.lines {
		if l.what.Ref == r.at && l.what.Side == r.side {
			r.place = i
		}
	}
	r.choose(r.place)
}

// choose marks a line while the roll has the focus, and brings it into sight.
func (r *roll) choose(i int) {
	if chosen := r.chosen(); chosen != nil {
		chosen.setChosen(false)
	}
	r.place = max(0, min(i, len(r.lines)-1))
	chosen := r.chosen()
	if chosen == nil {
		return
	}
	r.at, r.side = chosen.what.Ref, chosen.what.Side
	if !r.focused {
		return
	}
	chosen.setChosen(true)
	reveal(chosen, r.scroll)
}

// reveal brings an object that is scrolled into sight.
func reveal(o fyne.CanvasObject, in *container.Scroll) {
	driver := fyne.CurrentApp().Driver()
	top, height := driver.AbsolutePositionForObject(o).Y-driver.AbsolutePositionForObject(in.Content).Y, o.Size().Height
	switch offset, room := in.Offset.Y, in.Size().Height; {
	case top < offset:
		in.ScrollToOffset(fyne.NewPos(0, top))
	case top+height > offset+room:
		in.ScrollToOffset(fyne.NewPos(0, top+height-room))
	}
}

// chosen is the chosen line, nil in an empty deck.
func (r *roll) chosen() *line {
	if r.place >= len(r.lines) {
		return nil
	}
	return r.lines[r.place]
}

// FocusGained implements fyne.Focusable.
func (r *roll) FocusGained() {
	r.focused = true
	r.choose(r.place)
}

// FocusLost implements fyne.Focusable.
func (r *roll) FocusLost() {
	r.focused = false
	r.choose(r.place)
}

// TypedKey implements fyne.Focusable.
func (r *roll) TypedKey(e *fyne.KeyEvent) {
	steps := map[fyne.KeyName]int{fyne.KeyDown: 1, fyne.KeyUp: -1, fyne.KeyPageDown: 10, fyne.KeyPageUp: -10,
		fyne.KeyHome: -len(r.lines), fyne.KeyEnd: len(r.lines)}
	if by, ok := steps[e.Name]; ok {
		r.choose(r.place + by)
		return
	}
	chosen := r.chosen()
	switch {
	case chosen == nil || e.Name == fyne.KeyEscape:
		r.screen.Shown()
	case e.Name == fyne.KeyDelete || e.Name == fyne.KeyBackspace:
		chosen.step(-1)
	case e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter:
		r.screen.find(chosen.what.Ref.Name)
	}
}

// TypedRune implements fyne.Focusable.
func (r *roll) TypedRune(c rune) {
	switch chosen := r.chosen(); {
	case c != '+' && c != '-':
		r.screen.TypedRune(c)
	case chosen != nil && c == '+':
		chosen.step(+1)
	case chosen != nil:
		chosen.step(-1)
	}
}

// CreateRenderer implements fyne.Widget.
func (r *roll) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(r.scroll) }

// lineStack sets lines one under the other without gaps.
type lineStack struct{}

func (lineStack) Layout(o []fyne.CanvasObject, size fyne.Size) {
	for i, l := range o {
		l.Move(fyne.NewPos(0, float32(i)*lineHeight))
		l.Resize(fyne.NewSize(size.Width, lineHeight))
	}
}

func (lineStack) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(200, float32(len(o))*lineHeight)
}
