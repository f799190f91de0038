package widgets

import (
	"testing"
	"testing/quick"

	"fyne.io/fyne/v2"
)

func TestACloseupIsInsideTheWindowAndNotUnderThePointer(t *testing.T) {
	room, size := fyne.NewSize(928, 640), fyne.NewSize(closeupWidth, 600)
	property := func(x, y, w uint16) bool {
		object := fyne.NewSize(float32(w%300)+20, 180)
		at := fyne.NewPos(float32(x)/65535*(room.Width-object.Width), float32(y)/65535*room.Height)
		p := Beside(at, object, size, room)
		inside := p.X >= 0 && p.Y >= 0 && p.X+size.Width <= room.Width && p.Y+size.Height <= room.Height
		clear := p.X >= at.X+object.Width || p.X+size.Width <= at.X
		return inside && clear
	}
	if err := quick.Check(property, &quick.Config{MaxCount: 20_000}); err != nil {
		t.Error(err)
	}
}
