package playmat

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/ui/theme"
	"castillo/ui/widgets"
)

// choice is one thing that can be answered with a button.
type choice struct {
	Text string
	Key  string // the key that does it, for the eye
	Main bool   // the one that a hurried player wants
	Tick tick   // it turns something on and off
	Do   func()
	Does game.Action // what that does at once, the zero Action for something else
}

// tick is whether what a choice turns on and off is on.
type tick uint8

const (
	noTick tick = iota // it does something else
	ticked
	unticked
)

func tickOf(on bool) tick {
	if on {
		return ticked
	}
	return unticked
}

// icon is the box of a tick, nil for none.
func (t tick) icon() fyne.Resource {
	switch t {
	case ticked:
		return fynetheme.CheckButtonCheckedIcon()
	case unticked:
		return fynetheme.CheckButtonIcon()
	}
	return nil
}

func (c choice) label() string {
	if c.Key == "" {
		return c.Text
	}
	return c.Text + "  [" + c.Key + "]"
}

// button is as wide as its words.
func (c choice) button() *widgets.Button {
	b := widgets.NewButton(c.label(), c.Do)
	b.SetIcon(c.Tick.icon())
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
	label := widget.NewLabel(c.label())
	label.Wrapping, label.Alignment = fyne.TextWrapWord, fyne.TextAlignCenter
	label.TextStyle.Bold = true
	label.Resize(fyne.NewSize(width, label.MinSize().Height)) // it knows its height only then
	return container.NewStack(b, label)
}

// manyChoices is the most that buttons are made for, as there are digits to press
// them with: naming one card of hundreds is done from a list.
const manyChoices = 9

// prompt says what is asked and has the buttons to answer.
type prompt struct {
	question *widget.Label
	buttons  *fyne.Container
	stars    []*sign // on the buttons, one each
	scroll   *container.Scroll
	finder   *finder // in place of the buttons where there are many
	resized  func()  // it may need more room or less now
	asked    string
	choices  []choice
	at       rect
}

func newPrompt(resized func()) *prompt {
	p := &prompt{question: widget.NewLabel(""), buttons: container.NewVBox(), resized: resized}
	p.question.Wrapping = fyne.TextWrapWord
	p.question.TextStyle.Bold = true
	p.scroll = container.NewVScroll(p.buttons)
	p.finder = newFinder()
	return p
}

// ask shows a question and its answers.
func (p *prompt) ask(question string, choices []choice) {
	p.asked, p.choices = question, choices
	if tooMany(choices) {
		p.buttons.Objects = nil
		p.finder.offer(choices)
	} else {
		p.buttons.Objects = p.row(choices)
		p.finder.list.Hide()
	}
	p.buttons.Refresh()
	p.tell()
}

// offer shows the buttons, or only the question while a page has the answers.
func (p *prompt) offer(buttons bool) {
	p.buttons.Hidden = !buttons
	p.tell()
}

// tooMany reports whether there are answers that no key is left for.
func tooMany(choices []choice) bool {
	return len(choices) > manyChoices && slices.ContainsFunc(choices, func(c choice) bool { return c.Key == "" })
}

// lists reports whether the answers are a list, which is searched by typing.
func (p *prompt) lists() bool { return p.finder.list.Visible() }

// tell writes the question, and what was typed to search the answers.
func (p *prompt) tell() {
	asked := p.asked
	if p.lists() {
		asked += "\n" + p.finder.hint()
	}
	p.question.SetText(asked)
	if p.lists() || p.buttons.Hidden {
		p.scroll.Hide()
	} else {
		p.scroll.Show()
	}
	p.resized()
}

// write types a letter into the search of the list.
func (p *prompt) write(r rune) {
	p.finder.write(r)
	p.tell()
}

// key gives the list a key and reports whether it had a use for it.
func (p *prompt) key(k fyne.KeyName) bool {
	used := p.finder.key(k)
	if used && p.lists() {
		p.tell()
	}
	return used
}

// row makes the buttons. Short ones stand side by side.
func (p *prompt) row(choices []choice) []fyne.CanvasObject {
	short := len(choices) > 1
	p.stars = nil
	objects := make([]fyne.CanvasObject, len(choices))
	for i, c := range choices {
		star := newSign()
		star.Resize(fyne.NewSquareSize(signMin))
		star.Move(fyne.NewSquareOffsetPos(starIn))
		p.stars = append(p.stars, star)
		objects[i] = container.NewStack(c.within(p.at.W), container.NewWithoutLayout(star.ArbitraryPolygon))
		short = short && theme.Scaled(float32(len([]rune(c.label())))) <= 14
	}
	if short {
		return []fyne.CanvasObject{container.NewGridWithColumns(2, objects...)}
	}
	return objects
}

// star marks the button of what is advised, and no other.
func (p *prompt) star(a game.Action) {
	for i, s := range p.stars {
		m := unmarked
		if a.Verb != game.NoVerb && p.choices[i].Does == a {
			m = isAdvised
		}
		s.show(m, paletteOf(p.question))
	}
}

// starIn is how far from the corner of a button the sign stands.
const starIn = 2

// height is how much room the question and its answers take at a width.
func (p *prompt) height(width float32) float32 {
	p.at.W = width
	p.question.Resize(fyne.NewSize(width, p.question.Size().Height)) // it knows its height only then
	h := p.question.MinSize().Height
	if p.lists() {
		return h + float32(len(p.finder.all))*p.finder.list.MinSize().Height
	}
	if p.buttons.Hidden {
		return h
	}
	return h + p.buttons.MinSize().Height
}

// fit puts the question and, below it, the buttons or the list into a place. What is not in sight stays as it
// is: to lay a list out takes long.
func (p *prompt) fit(r rect) {
	p.at = r
	p.question.Move(r.pos())
	p.question.Resize(fyne.NewSize(r.W, p.question.Size().Height))
	h := p.question.MinSize().Height
	p.question.Resize(fyne.NewSize(r.W, h))
	p.scroll.Move(fyne.NewPos(r.X, r.Y+h))
	p.scroll.Resize(fyne.NewSize(r.W, fyne.Max(0, r.H-h)))
	if p.lists() {
		p.finder.list.Move(p.scroll.Position())
		p.finder.list.Resize(p.scroll.Size())
	}
	p.scroll.ScrollToTop()
}
