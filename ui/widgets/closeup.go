package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/images"
	"castillo/ui/words"
)

// Closeup shows a card large, with its text, beside what stands for it on a
// screen: once the pointer rests there, or at once for a key.
type Closeup struct {
	layer   *fyne.Container // over the screen
	face    *Face
	name    *Ink
	text    *widget.Label
	about   *widget.Label
	panel   *Panel
	waiting *time.Timer // for the pointer to rest; nil: nothing is awaited
}

// The width of a card that is seen large, and how long the pointer rests until it is.
const (
	closeupWidth = 280
	closeupLeast = 120
	closeupGap   = 10
	restTime     = 350 * time.Millisecond
)

// NewCloseup shows nothing yet.
func NewCloseup(cache *images.Cache) *Closeup {
	c := &Closeup{layer: container.NewWithoutLayout(), face: NewFace(cache, closeupWidth),
		name: Title("").Cut(), text: Wrapped(""), about: Wrapped("")}
	c.about.Importance = widget.LowImportance
	c.panel = NewPanel(container.NewVBox(c.name, Flush(c.text), Flush(c.about)))
	return c
}

// Layer is the object to lay over the screen.
func (c *Closeup) Layer() fyne.CanvasObject { return c.layer }

// Shown reports whether a card is seen.
func (c *Closeup) Shown() bool { return len(c.layer.Objects) > 0 }

// Card is the card that is seen, or was last.
func (c *Closeup) Card() card.Card { return c.face.Card() }

// Await shows a card once the pointer has rested on what stands for it.
func (c *Closeup) Await(what card.Card, about string, beside fyne.CanvasObject) {
	c.Hide()
	var mine *time.Timer
	mine = time.AfterFunc(restTime, func() {
		fyne.Do(func() {
			if c.waiting == mine {
				c.Show(what, about, beside)
			}
		})
	})
	c.waiting = mine
}

// Show shows a card, and what there is to say about it, beside an object.
func (c *Closeup) Show(what card.Card, about string, beside fyne.CanvasObject) {
	c.Hide()
	if what == (card.Card{}) {
		return
	}
	c.face.SetCard(what)
	c.name.SetText(what.Name)
	c.text.SetText(rulesText(what))
	c.about.SetText(about)
	c.about.Hidden = about == ""
	driver := fyne.CurrentApp().Driver()
	at := driver.AbsolutePositionForObject(beside).Subtract(driver.AbsolutePositionForObject(c.layer))
	room := c.layer.Size()
	words := HeightAt(c.panel, closeupWidth)
	width := min(closeupWidth, (room.Height-words-closeupGap)/CardHeight(100)*100)
	if width < closeupLeast { // the text alone fills the window: the card stays legible, the end of the text is cut
		width = closeupLeast
		words = max(0, room.Height-CardHeight(width)-closeupGap)
	}
	size := fyne.NewSize(closeupWidth, CardHeight(width)+closeupGap+words)
	place := Beside(at, beside.Size(), size, room)
	c.face.Resize(fyne.NewSize(width, CardHeight(width)))
	c.face.Move(place.AddXY((closeupWidth-width)/2, 0))
	c.panel.Resize(fyne.NewSize(closeupWidth, words))
	c.panel.Move(place.AddXY(0, CardHeight(width)+closeupGap))
	c.layer.Objects = []fyne.CanvasObject{c.face, c.panel}
	c.layer.Refresh()
}

// Hide takes the card away, or what is awaited.
func (c *Closeup) Hide() {
	if c.waiting != nil {
		c.waiting.Stop()
		c.waiting = nil
	}
	if c.Shown() {
		c.layer.RemoveAll()
	}
}

// rulesText is what a card says.
func rulesText(c card.Card) string {
	switch {
	case c.Text != "":
		return c.Text
	case c.Ability == card.WithoutAbility:
		return words.T("sin habilidad")
	}
	return words.T("texto por anotar")
}

// Beside is where something of a size is laid beside an object, right of it or
// else left, within a room and over no part of the object where there is room for that.
func Beside(at fyne.Position, object, size, room fyne.Size) fyne.Position {
	x := at.X + object.Width + closeupGap
	if left := at.X - closeupGap - size.Width; x+size.Width > room.Width && (left >= 0 || at.X > room.Width-at.X-object.Width) {
		x = left
	}
	y := at.Y + object.Height/2 - size.Height/2
	return fyne.NewPos(max(0, min(x, room.Width-size.Width)), max(0, min(y, room.Height-size.Height)))
}
