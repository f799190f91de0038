package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"castillo/ui/loop"
)

func TestNoWidgetMovesByItself(t *testing.T) {
	defer loop.NewApp()
	loop.NewApp()
	plain := fyne.CurrentApp()
	a := calmed(plain)
	if fyne.CurrentApp() != a || a.Settings().ShowAnimations() {
		t.Error("a cursor would fade in and out")
	}
	if a.Settings().Theme() != plain.Settings().Theme() || a.Driver() != plain.Driver() {
		t.Error("it is another app else")
	}
}
