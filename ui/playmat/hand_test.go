package playmat

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// gesture is what somebody does with the pointer or the keys without looking meanwhile.
type gesture struct {
	deed   deed
	at     fyne.Position // in the window
	over   scrolled      // what is there that the wheel scrolls
	up     bool          // the wheel scrolls up
	key    fyne.KeyName
	letter rune
}

type deed uint8

const (
	pointing  deed = iota // the pointer comes to a place
	clicking              // it comes there and clicks
	lifting               // it comes there, is pressed and moves a little
	carrying              // it goes there, pressed
	lettingGo             // it is no longer pressed
	wheeling              // it comes there, and the wheel turns by one notch
	striking              // a key that has a name
	typing                // a letter
)

// scrolled is what the wheel scrolls.
type scrolled interface {
	fyne.CanvasObject
	fyne.Scrollable
}

// onTestWindow makes a gesture in a window of the test driver, which hands no pointer on.
func (g gesture) onTestWindow(m *Mat, c fyne.Canvas) {
	b := m.board
	at := g.at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(b))
	size := b.Size()
	bare := m.panel == nil && at.X >= 0 && at.Y >= 0 && at.X < size.Width && at.Y < size.Height
	pressed := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	pressed.Position = at
	switch g.deed {
	case pointing:
		if bare {
			b.MouseMoved(&desktop.MouseEvent{PointEvent: pressed.PointEvent})
		}
	case clicking:
		if bare {
			b.MouseDown(pressed)
		}
		test.TapCanvas(c, g.at)
		if bare {
			b.MouseUp(pressed)
		}
	case lifting:
		b.MouseDown(pressed)
		moveTo(m, at, at.AddXY(3, 3))
	case carrying:
		moveTo(m, b.drag.at, at)
	case lettingGo:
		b.DragEnd()
	case wheeling:
		e := &fyne.ScrollEvent{Scrolled: fyne.Delta{DY: -20}}
		if g.up {
			e.Scrolled.DY = 20
		}
		g.over.Scrolled(e)
	case striking:
		c.Focused().TypedKey(&fyne.KeyEvent{Name: g.key})
	case typing:
		c.Focused().TypedRune(g.letter)
	}
}
