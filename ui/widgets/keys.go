package widgets

import (
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
func (b *Button) TypedRune(r rune) { runeOfWindow(b, r) }

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

// List is a list that is gone through with the arrows.
type List struct{ widget.List }

// NewList is a list of so many items.
func NewList(length func() int, create func() fyne.CanvasObject, update func(int, fyne.CanvasObject)) *List {
	l := &List{}
	l.Length, l.CreateItem, l.UpdateItem = length, create, update
	l.ExtendBaseWidget(l)
	return l
}

// TypedKey implements fyne.Focusable.
func (l *List) TypedKey(k *fyne.KeyEvent) {
	if !OfWindow(l, k) {
		l.List.TypedKey(k)
	}
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

// TypedKey implements fyne.Focusable.
func (s *Select) TypedKey(k *fyne.KeyEvent) {
	if !OfWindow(s, k) {
		s.Select.TypedKey(k)
	}
}

func runeOfWindow(focused fyne.CanvasObject, r rune) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(focused); c != nil && c.OnTypedRune() != nil {
		c.OnTypedRune()(r)
	}
}
