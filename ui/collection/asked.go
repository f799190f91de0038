package collection

import (
	"errors"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb/query"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// asked is the line below the search: the question in words, or why it is none
// with what might be meant, and ways to go on.
type asked struct {
	put     func(text string, cursor int)
	line    *fyne.Container
	said    *widgets.Ink
	chips   *fyne.Container
	caret   *widgets.Ink // below what is to blame in the search
	offered []offer
}

// offer is a text that the search could have instead.
type offer struct {
	label, text string
	cursor      int
}

// offersShown is how many ways to go on are offered at a time.
const offersShown = 6

func newAsked(put func(text string, cursor int)) *asked {
	a := &asked{put: put, said: widgets.Small(""), chips: container.NewHBox(),
		caret: widgets.NewInk("", fynetheme.ColorNameError, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})}
	a.line = container.NewStack(container.New(lineLayout{32}, a.chips, a.said), container.NewWithoutLayout(a.caret))
	a.hint()
	return a
}

// show says how a question was understood.
func (a *asked) show(m *Model, text string, cursor int) {
	a.offered = a.offered[:0]
	a.caret.SetText("")
	if wrong, ok := errors.AsType[*query.Error](m.Wrong()); ok {
		a.say(words.Error(wrong), fynetheme.ColorNameError)
		a.point(text, wrong.At)
		for _, s := range wrong.Suggestions[:min(len(wrong.Suggestions), offersShown)] {
			mended := wrong.Mended(s)
			a.offered = append(a.offered, offer{s, mended, len(mended)})
		}
	} else {
		a.say(m.Said(), theme.Muted)
	}
	if at := byteAt(text, cursor); len(a.offered) == 0 && text != "" {
		for _, c := range m.Complete(text, at, offersShown) {
			completed, after := c.Apply(text)
			label := c.Insert
			if c.Count > 0 {
				label += " " + strconv.Itoa(c.Count)
			}
			a.offered = append(a.offered, offer{label, completed, len([]rune(completed[:after]))})
		}
	}
	a.chips.Objects = nil
	for i, o := range a.offered {
		chip := widgets.NewButton(o.label, func() { a.put(o.text, o.cursor) })
		chip.Importance = widget.LowImportance
		if i == 0 {
			chip.Importance = widget.MediumImportance
			chip.SetText(words.T("{completion}  [Tab]", "completion", o.label))
		}
		a.chips.Add(chip)
	}
	if text == "" {
		a.hint()
	}
	a.line.Refresh()
}

// hint stands there while nothing is asked.
func (a *asked) hint() {
	a.say(words.T("También se puede preguntar: tipo:aliado raza:dragon coste<=3 tengo>=1 (ed:ES o ed:HE) -única"), theme.Muted)
}

// lineLayout sets what is said behind the chips, on a line that is always as
// high as a chip: the cards below must not move while somebody types.
type lineLayout struct{ height float32 }

func (lineLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	chips, said := o[0], o[1]
	w := chips.MinSize().Width
	if w > 0 {
		w += fynetheme.Padding()
	}
	chips.Resize(fyne.NewSize(w, size.Height))
	said.Move(fyne.NewPos(w, 0))
	said.Resize(fyne.NewSize(max(0, size.Width-w), size.Height))
}

func (l lineLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, l.height) }

// point sets carets below a stretch of the search, right under its line.
func (a *asked) point(text string, at query.Span) {
	from := max(0, min(at.From, len(text)))
	to := max(from, min(at.To, len(text)))
	width := func(s string) float32 { return fyne.MeasureText(s, fynetheme.TextSize(), fyne.TextStyle{}).Width }
	carets := "^"
	for width(carets+"^") <= width(text[from:to]) {
		carets += "^"
	}
	a.caret.SetText(carets)
	a.caret.Move(fyne.NewPos(textInset+width(text[:from]), -caretRise))
	a.caret.Resize(a.caret.MinSize())
}

// Where the text of a search begins within it, and how far a caret reaches up
// towards it.
const (
	textInset = 30
	caretRise = 14
)

func (a *asked) say(text string, colour fyne.ThemeColorName) {
	a.said.SetColor(colour)
	a.said.SetText(text)
}

// take puts the first offer into the search and reports whether there is one.
func (a *asked) take() bool {
	if len(a.offered) == 0 {
		return false
	}
	a.put(a.offered[0].text, a.offered[0].cursor)
	return true
}

// byteAt is the place in bytes of a place in letters.
func byteAt(text string, letters int) int {
	for i := range text {
		if letters == 0 {
			return i
		}
		letters--
	}
	return len(text)
}
