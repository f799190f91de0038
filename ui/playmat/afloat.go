package playmat

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// afloat holds things that lie where they are put. They ask for no room: the toolkit would lay out the whole
// table anew, in the midst of drawing it, whenever a word on it became longer.
func afloat(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(floating{}, objects...)
}

type floating struct{}

func (floating) Layout([]fyne.CanvasObject, fyne.Size)        {}
func (floating) MinSize([]fyne.CanvasObject) (none fyne.Size) { return none }
