package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
)

// noteTime is how long a note stays; one that offers something stays longer.
const (
	noteTime  = 4 * time.Second
	offerTime = 9 * time.Second
)

// widestNote is how wide what is said may be: it fits the least window beside a
// button.
const widestNote = 720

// Notes is the place at the bottom of the window where the program says in
// passing what it has done, and offers to take it back.
type Notes struct {
	layer  *fyne.Container
	number int
	lifted float32
}

// NewNotes is a place without a note.
func NewNotes() *Notes {
	n := &Notes{}
	n.layer = container.New(noteLayout{n})
	return n
}

// Layer is the object to lay over the window.
func (n *Notes) Layer() fyne.CanvasObject { return n.layer }

// Lift has notes stand so much higher, above what a screen has at its foot.
func (n *Notes) Lift(height float32) {
	n.lifted = height
	n.layer.Refresh()
}

// Say shows a note for a while.
func (n *Notes) Say(text string) { n.show(text, "", nil, noteTime) }

// Offer shows a note with a button.
func (n *Notes) Offer(text, action string, do func()) { n.show(text, action, do, offerTime) }

// Text is the note that is shown, empty for none.
func (n *Notes) Text() string {
	if len(n.layer.Objects) == 0 {
		return ""
	}
	line := n.layer.Objects[0].(*Panel).content.(*fyne.Container).Objects[0].(*fyne.Container)
	return line.Objects[0].(*fyne.Container).Objects[0].(*Ink).Text()
}

func (n *Notes) show(text, action string, do func(), stay time.Duration) {
	n.number++
	mine := n.number
	said := NewInk(text, theme.BadgeText, fynetheme.SizeNameText, fyne.TextStyle{})
	width := min(said.MinSize().Width, widestNote)
	line := container.New(layout.NewCustomPaddedLayout(4, 4, 8, 8), MinWidth(width, said.Cut()))
	row := container.NewHBox(line)
	if do != nil {
		b := NewButton(action, func() {
			n.hide()
			do()
		})
		b.Importance = widget.HighImportance
		row.Add(b)
	}
	n.layer.Objects = []fyne.CanvasObject{newPanel(row, 6, theme.Badge, theme.Gold)}
	n.layer.Refresh()
	time.AfterFunc(stay, func() {
		fyne.Do(func() {
			if n.number == mine {
				n.hide()
			}
		})
	})
}

func (n *Notes) hide() {
	n.layer.Objects = nil
	n.layer.Refresh()
}

// noteLayout puts the note at the bottom, in the middle.
type noteLayout struct{ notes *Notes }

func (l noteLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		m := o.MinSize()
		o.Resize(m)
		o.Move(fyne.NewPos((size.Width-m.Width)/2, size.Height-m.Height-22-l.notes.lifted))
	}
}

func (noteLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
