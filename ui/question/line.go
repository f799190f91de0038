package question

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

// Line is the line below a search: the question in words, or why it is none
// with what might be meant, and ways to go on.
type Line struct {
	Content fyne.CanvasObject

	finder  *widgets.Finder
	hint    string
	said    *widgets.Ink
	chips   *fyne.Container
	caret   *widgets.Ink // below what is to blame in the search
	offered []offer
}

// offer is a text that the search could have instead.
type offer struct {
	label, text string
	cursor      int // in letters
}

// offersShown is how many ways to go on are offered at a time.
const offersShown = 6

// NewLine is a line below the search of a finder; it says hint while nothing is
// asked. Tab takes its first offer.
func NewLine(f *widgets.Finder, hint string) *Line {
	l := &Line{finder: f, hint: hint, said: widgets.Small(hint).Cut(), chips: container.NewHBox(),
		caret: widgets.NewInk("", fynetheme.ColorNameError, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})}
	l.Content = container.NewStack(widgets.Behind(lineHeight, l.chips, l.said), container.NewWithoutLayout(l.caret))
	f.Search.TakesTab = func() bool { return len(l.offered) > 0 }
	others := f.Search.OnKey
	f.Search.OnKey = func(k fyne.KeyName) bool {
		if k == fyne.KeyTab && len(l.offered) > 0 {
			l.take(l.offered[0])
			return true
		}
		return others(k)
	}
	return l
}

// lineHeight is always that of a chip: what is below must not move while somebody
// types.
const lineHeight = 32

// Completer tells how to go on with a question; *query.Index is one.
type Completer interface {
	Complete(text string, cursor, n int) []query.Completion
}

// Show says how a question was understood. The question is what text has after
// its first bytes, of which before is no part of it; cursor counts letters.
func (l *Line) Show(q *Question, cards Completer, text string, before, cursor int) {
	l.offered = l.offered[:0]
	l.caret.SetText("")
	asked, said, colour := text[before:], q.Said(), theme.Muted
	if wrong, ok := errors.AsType[*query.Error](q.Wrong()); ok {
		said, colour = words.Error(wrong), fynetheme.ColorNameError
		l.point(text, before+wrong.At.From, before+wrong.At.To)
		for _, s := range wrong.Suggestions[:min(len(wrong.Suggestions), offersShown)] {
			mended := wrong.Mended(s)
			l.offer(s, text, text[:before]+mended, before+len(mended))
		}
	}
	if len(l.offered) == 0 && asked != "" {
		for _, c := range cards.Complete(asked, byteAt(text, cursor)-before, offersShown) {
			completed, after := c.Apply(asked)
			label := c.Insert
			if c.Count > 0 {
				label += " " + strconv.Itoa(c.Count)
			}
			l.offer(label, text, text[:before]+completed, before+after)
		}
	}
	if text == "" {
		said = l.hint
	}
	l.showChips()
	l.said.SetColor(colour)
	l.said.SetText(said)
	l.Content.Refresh()
}

// offer offers another text, with the cursor at a byte, unless it is the same.
func (l *Line) offer(label, now, text string, cursor int) {
	if text != now {
		l.offered = append(l.offered, offer{label, text, len([]rune(text[:cursor]))})
	}
}

func (l *Line) showChips() {
	l.chips.Objects = nil
	for i, o := range l.offered {
		chip := widgets.NewButton(o.label, func() { l.take(o) })
		chip.Importance = widget.LowImportance
		if i == 0 {
			chip.Importance = widget.MediumImportance
			chip.SetText(words.T("{completion}  [Tab]", "completion", o.label))
		}
		l.chips.Add(chip)
	}
}

// take puts an offer into the search, as if it had been typed.
func (l *Line) take(o offer) {
	search := l.finder.Search
	search.SetText(o.text)
	search.CursorColumn = o.cursor
	search.Refresh()
	search.OnChanged(o.text) // again: the cursor has moved
	l.finder.Shown()
}

// Text is what is said at present.
func (l *Line) Text() string { return l.said.Text() }

// point sets carets below a stretch of the search, right under its line.
func (l *Line) point(text string, from, to int) {
	from = max(0, min(from, len(text)))
	to = max(from, min(to, len(text)))
	width := func(s string) float32 { return fyne.MeasureText(s, fynetheme.TextSize(), fyne.TextStyle{}).Width }
	carets := "^"
	for width(carets+"^") <= width(text[from:to]) {
		carets += "^"
	}
	l.caret.SetText(carets)
	l.caret.Move(fyne.NewPos(textInset+width(text[:from]), -caretRise))
	l.caret.Resize(l.caret.MinSize())
}

// Where the text of a search begins within it, and how far a caret reaches up
// towards it.
const (
	textInset = 30
	caretRise = 14
)

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
