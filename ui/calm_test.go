package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/ui/loop"
)

func TestNoWidgetMovesByItself(t *testing.T) {
	defer loop.NewApp()
	plain := test.NewApp()
	a := calmed(plain)
	if fyne.CurrentApp() != a || a.Settings().ShowAnimations() {
		t.Error("a cursor would fade in and out")
	}
	if a.Settings().Theme() != plain.Settings().Theme() || a.Driver() != plain.Driver() {
		t.Error("it is another app else")
	}
}
