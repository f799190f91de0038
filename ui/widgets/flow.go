package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
)

// Flow sets objects side by side, and below each other where the width ends. Fyne's
// own layout of the kind is never narrower again than it was once.
func Flow(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&flow{}, objects...)
}

// flow knows its height once it has a width.
type flow struct{ width float32 }

func (f *flow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	f.pack(objects, func(o fyne.CanvasObject, at fyne.Position) {
		o.Resize(o.MinSize())
		o.Move(at)
	})
}

func (f *flow) MinSize(objects []fyne.CanvasObject) (least fyne.Size) {
	for _, o := range objects {
		least.Width = max(least.Width, o.MinSize().Width)
	}
	least.Height = f.pack(objects, func(fyne.CanvasObject, fyne.Position) {})
	return least
}

// pack tells where each object comes, and gives the height of all.
func (f *flow) pack(objects []fyne.CanvasObject, place func(fyne.CanvasObject, fyne.Position)) (height float32) {
	gap := fynetheme.Padding()
	var at fyne.Position
	for _, o := range objects {
		size := o.MinSize()
		if at.X > 0 && at.X+size.Width > f.width {
			at = fyne.NewPos(0, height+gap)
		}
		place(o, at)
		height = max(height, at.Y+size.Height)
		at.X += size.Width + gap
	}
	return height
}
