package playmat

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// choice is one thing that can be answered with a button.
type choice struct {
	Text string
	Key  string // the key that does it, for the eye
	Main bool   // the one that a hurried player wants
	Do   func()
}

func (c choice) label() string {
	if c.Key == "" {
		return c.Text
	}
	return c.Text + "  [" + c.Key + "]"
}

// button is as wide as its words.
func (c choice) button() *widget.Button {
	b := widget.NewButton(c.label(), c.Do)
	if c.Main {
		b.Importance = widget.HighImportance
	}
	return b
}

// within is a button no wider than width, its words in as many lines as they
// need.
func (c choice) within(width float32) fyne.CanvasObject {
	b := c.button()
	if width <= 0 || b.MinSize().Width <= width {
		return b
	}
	b.SetText("")
	words := widget.NewLabel(c.label())
	words.Wrapping, words.Alignment = fyne.TextWrapWord, fyne.TextAlignCenter
	words.Resize(fyne.NewSize(width, words.MinSize().Height)) // it knows its height only then
	return container.NewStack(b, words)
}

// manyChoices is more than buttons are made for: naming one card of hundreds
// is done from a list.
const manyChoices = 12

// prompt says what is asked and has the buttons to answer.
type prompt struct {
	question *widget.Label
	buttons  *fyne.Container
	scroll   *container.Scroll
	list     *widget.List // in place of the buttons where there are many
	choices  []choice
	at       rect
}

func newPrompt() *prompt {
	p := &prompt{question: widget.NewLabel(""), buttons: container.NewVBox()}
	p.question.Wrapping = fyne.TextWrapWord
	p.question.TextStyle.Bold = true
	p.scroll = container.NewVScroll(p.buttons)
	p.list = widget.NewList(
		func() int { return len(p.choices) },
		func() fyne.CanvasObject { return widget.NewLabel("") },
		func(id widget.ListItemID, o fyne.CanvasObject) { o.(*widget.Label).SetText(p.choices[id].label()) })
	p.list.OnSelected = func(id widget.ListItemID) { p.choices[id].Do() }
	p.list.Hide()
	return p
}

// ask shows a question and its answers.
func (p *prompt) ask(question string, choices []choice) {
	p.choices = choices
	if len(choices) > manyChoices {
		p.buttons.Objects = nil
		p.list.UnselectAll()
		p.list.Refresh()
		p.list.Show()
		p.scroll.Hide()
	} else {
		p.buttons.Objects = p.row(choices)
		p.list.Hide()
		p.scroll.Show()
	}
	p.buttons.Refresh()
	p.question.SetText(question)
	p.fit(p.at)
}

// row makes the buttons. Short ones stand side by side.
func (p *prompt) row(choices []choice) []fyne.CanvasObject {
	short := len(choices) > 1
	objects := make([]fyne.CanvasObject, len(choices))
	for i, c := range choices {
		objects[i] = c.within(p.at.W)
		short = short && len([]rune(c.label())) <= 14
	}
	if short {
		return []fyne.CanvasObject{container.NewGridWithColumns(2, objects...)}
	}
	return objects
}

// fit puts the question and, below it, the buttons into a place.
func (p *prompt) fit(r rect) {
	p.at = r
	p.question.Move(r.pos())
	p.question.Resize(fyne.NewSize(r.W, p.question.Size().Height))
	h := p.question.MinSize().Height
	p.question.Resize(fyne.NewSize(r.W, h))
	p.scroll.Move(fyne.NewPos(r.X, r.Y+h))
	p.scroll.Resize(fyne.NewSize(r.W, fyne.Max(0, r.H-h)))
	p.list.Move(p.scroll.Position())
	p.list.Resize(p.scroll.Size())
	p.scroll.ScrollToTop()
}
