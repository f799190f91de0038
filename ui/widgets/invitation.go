package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
)

// Step is a button of an invitation.
type Step struct {
	Text string
	Do   func()
}

// Invitation stands where there is nothing yet: it says what belongs there and
// has a button for each way to begin, the most usual first.
func Invitation(title, about string, steps ...Step) fyne.CanvasObject {
	return container.New(inMiddle{}, said(title, about, steps))
}

// Banner is an invitation above what can be looked at already.
func Banner(title, about string, steps ...Step) fyne.CanvasObject {
	return NewPanel(said(title, about, steps))
}

// said is the title, the sentence and the buttons, of which there may be none.
func said(title, about string, steps []Step) fyne.CanvasObject {
	page := container.NewVBox(Title(title))
	if about != "" {
		page.Add(Explain(about))
	}
	if len(steps) == 0 {
		return page
	}
	row := Flow()
	for i, step := range steps {
		b := NewButton(step.Text, step.Do)
		if i == 0 {
			b.Importance = widget.HighImportance
		}
		row.Add(b)
	}
	page.Add(row)
	return page
}

// invitationWidth keeps the lines of an invitation short.
const invitationWidth = 480

// inMiddle sets a page into the middle of the room there is.
type inMiddle struct{}

func (inMiddle) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w := min(theme.Scaled(invitationWidth), size.Width)
	h := HeightAt(o[0], w)
	o[0].Resize(fyne.NewSize(w, h))
	o[0].Move(fyne.NewPos((size.Width-w)/2, max(0, (size.Height-h)/2)))
}

func (inMiddle) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// WithKey is what a button says that a key presses too.
func WithKey(text, key string) string { return text + "  [" + key + "]" }
