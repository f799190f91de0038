// Package ui is the window of Castillo.
package ui

import (
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

// Run opens the window and returns when it is closed.
func Run() {
	a := app.NewWithID("cl.castillo")
	w := a.NewWindow("Castillo")
	w.SetContent(widget.NewLabel("Castillo"))
	w.ShowAndRun()
}
