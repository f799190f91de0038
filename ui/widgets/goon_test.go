package widgets

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"castillo/ui/loop"
)

func TestWhatWasLeftLastIsGoneOnWithAtOnceAndTheOthersFromAList(t *testing.T) {
	loop.NewApp()
	w := test.NewTempWindow(t, nil)
	g := NewGoOn(&Desk{Window: w})
	w.SetContent(g.Content())
	if g.Content().Visible() {
		t.Error("there is a line for nothing")
	}
	gone := ""
	left := func(what string) Unfinished { return Unfinished{what, func() { gone += what }} }
	g.Set([]Unfinished{left("A")})
	if !g.Content().Visible() || g.what.Text() != "A" || g.others.Visible() {
		t.Errorf("of one thing it says %q, others %v", g.what.Text(), g.others.Visible())
	}
	g.Set([]Unfinished{left("B"), left("A"), left("C")})
	if g.what.Text() != "B" || g.others.Text != "2 más…" {
		t.Errorf("of three things it says %q and %q", g.what.Text(), g.others.Text)
	}
	test.Tap(g.others)
	if w.Canvas().Overlays().Top() == nil {
		t.Error("the others are not listed")
	}
	g.left[0].GoOn()
	if g.Set(nil); g.Content().Visible() || gone != "B" {
		t.Errorf("gone on with %q", gone)
	}
}
