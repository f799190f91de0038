package widgets

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Fyne's own buttons, lists and choices keep every key that is pressed while
// they have the focus. Those here leave to the window, or to the sheet over it,
// what is the window's: Escape, F1 and, where they mean nothing here, letters.

// Button is a button that Enter presses, as Space does.
type Button struct{ widget.Button }

// NewButton is a button that does something.
func NewButton(text string, do func()) *Button {
	b := &Button{}
	b.Text, b.OnTapped = text, do
	b.ExtendBaseWidget(b)
	return b
}

// NewIconButton is NewButton with an icon before the text.
func NewIconButton(text string, icon fyne.Resource, do func()) *Button {
	b := NewButton(text, do)
	b.SetIcon(icon)
	return b
}

// TypedRune implements fyne.Focusable.
func (b *Button) TypedRune(r rune) { RuneOfWindow(b, r) }

// TypedKey implements fyne.Focusable.
func (b *Button) TypedKey(k *fyne.KeyEvent) {
	switch {
	case OfWindow(b, k):
	case k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter:
		b.Tapped(nil)
	default:
		b.Button.TypedKey(k)
	}
}

// LongButton is a flat button whose text begins at the left and takes as many
// lines as it needs. Fyne's own is as wide as its text.
type LongButton struct {
	Button
	label *widget.Label
}

// NewLongButton is a button that does something, to be laid out at a width.
func NewLongButton(text string, width float32, do func()) *LongButton {
	b := &LongButton{label: Wrapped(text)}
	b.label.TextStyle.Bold = true
	b.Importance, b.OnTapped = widget.LowImportance, do
	HeightAt(b.label, width)
	b.ExtendBaseWidget(b)
	return b
}

// Said is what the button says.
func (b *LongButton) Said() string { return b.label.Text }

// AccessibilityLabel implements fyne.Accessible.
func (b *LongButton) AccessibilityLabel() string { return b.label.Text }

// CreateRenderer implements fyne.Widget.
func (b *LongButton) CreateRenderer() fyne.WidgetRenderer {
	return &longButtonRenderer{b.Button.CreateRenderer(), b.label}
}

type longButtonRenderer struct {
	fyne.WidgetRenderer
	label *widget.Label
}

func (r *longButtonRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.label.Resize(size)
}

func (r *longButtonRenderer) MinSize() fyne.Size { return r.label.MinSize() }

func (r *longButtonRenderer) Refresh() {
	r.WidgetRenderer.Refresh()
	r.label.Refresh()
}

func (r *longButtonRenderer) Objects() []fyne.CanvasObject {
	return append(slices.Clone(r.WidgetRenderer.Objects()), r.label)
}

// List is a list that is gone through with the arrows up and down. What it has no
// use for is the window's.
type List struct {
	widget.List

	// Follows has the arrows choose what they reach. Else Enter and Space do.
	Follows bool

	at int // that the arrows have reached
}

// NewList is a list of so many items.
func NewList(length func() int, create func() fyne.CanvasObject, update func(int, fyne.CanvasObject)) *List {
	l := &List{}
	l.Length, l.CreateItem, l.UpdateItem = length, create, update
	l.OnHighlighted = func(i int) { l.at = i }
	l.ExtendBaseWidget(l)
	return l
}

// Select chooses an item; the arrows go on from there.
func (l *List) Select(i int) {
	if i != l.at {
		l.Highlight(i)
	}
	l.List.Select(i)
}

// Resize keeps in sight where the arrows stand when the list becomes lower.
func (l *List) Resize(size fyne.Size) {
	lower := size.Height < l.Size().Height
	if l.List.Resize(size); lower && l.at < l.Length() {
		l.ScrollTo(l.at)
	}
}

// listPage is how many items the keys for a page go on.
const listPage = 8

// TypedKey implements fyne.Focusable.
func (l *List) TypedKey(k *fyne.KeyEvent) {
	by, moves := map[fyne.KeyName]int{fyne.KeyUp: -1, fyne.KeyDown: 1, fyne.KeyPageUp: -listPage, fyne.KeyPageDown: listPage,
		fyne.KeyHome: -l.Length(), fyne.KeyEnd: l.Length()}[k.Name]
	enters := k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter
	switch {
	case OfWindow(l, k), l.Length() == 0:
	case moves:
		l.Highlight(max(0, min(l.at+by, l.Length()-1)))
		if l.Follows {
			l.List.Select(l.at)
		}
	case enters && l.Follows:
		handKey(l, k)
	case enters || k.Name == fyne.KeySpace:
		l.List.Select(l.at)
	default:
		handKey(l, k) // a list has no use for it
	}
}

// TypedRune implements fyne.Focusable.
func (l *List) TypedRune(r rune) { RuneOfWindow(l, r) }

// Distinct are the words with a number behind those that were there before: what
// a Select tells apart is only what it says.
func Distinct(words []string) []string {
	out := make([]string, 0, len(words))
	for _, word := range words {
		distinct := word
		for n := 2; slices.Contains(out, distinct); n++ {
			distinct = word + " (" + strconv.Itoa(n) + ")"
		}
		out = append(out, distinct)
	}
	return out
}

// Select is a choice out of a few words.
type Select struct{ widget.Select }

// NewSelect offers words and tells which was chosen.
func NewSelect(options []string, chosen func(string)) *Select {
	s := &Select{}
	s.Options, s.OnChanged = options, chosen
	s.PlaceHolder = " " // Fyne's own is wide and English
	s.ExtendBaseWidget(s)
	return s
}

// SetShown has a choice stand there and tells nobody. What is not offered is no
// choice; Fyne's SetSelected leaves there what was chosen before.
func (s *Select) SetShown(choice string) {
	if !slices.Contains(s.Options, choice) {
		choice = ""
	}
	s.Selected = choice
	s.Refresh()
}

// TypedKey implements fyne.Focusable.
func (s *Select) TypedKey(k *fyne.KeyEvent) {
	switch {
	case OfWindow(s, k):
	case k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter:
		handKey(s, k)
	default:
		s.Select.TypedKey(k)
	}
}

// RuneOfWindow hands a letter on to the window, or to the sheet over it, from
// whatever has the focus and no use for it.
func RuneOfWindow(focused fyne.CanvasObject, r rune) {
	if c := canvasOf(focused); c != nil && c.OnTypedRune() != nil {
		c.OnTypedRune()(r)
	}
}

// Check is a choice between yes and no.
type Check struct{ widget.Check }

// NewCheck is a choice that is no, and tells when it is changed.
func NewCheck(text string, changed func(bool)) *Check {
	c := &Check{}
	c.Text, c.OnChanged = text, changed
	c.ExtendBaseWidget(c)
	return c
}

// TypedRune implements fyne.Focusable; Space changes the choice.
func (c *Check) TypedRune(r rune) {
	if r == ' ' {
		c.Check.TypedRune(r)
		return
	}
	RuneOfWindow(c, r)
}

// TypedKey implements fyne.Focusable.
func (c *Check) TypedKey(k *fyne.KeyEvent) { handKey(c, k) }
