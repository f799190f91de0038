package collection

import (
	"testing"

	"fyne.io/fyne/v2"

	"castillo/cardsdb"
	"castillo/ui/loop"
	"castillo/ui/widgets"
)

// emptyScreen shows the whole catalogue, and a collection without a card.
func emptyScreen(t *testing.T) *Screen {
	store, err := cardsdb.Open(t.TempDir(), cardsdb.Options{})
	must(t, err)
	t.Cleanup(func() { store.Close() })
	return newScreen(t, store)
}

// TestAnEmptyCollectionSaysHowToBegin until the first copy is there.
func TestAnEmptyCollectionSaysHowToBegin(t *testing.T) {
	s := emptyScreen(t)
	if !s.begin.Visible() {
		t.Fatal("nothing says how to begin")
	}
	s.TypedKey(fyne.KeyF2)
	if s.begin.Visible() || !s.noting.on() {
		t.Error("the invitation stays while cards are noted")
	}
	s.TypedKey(fyne.KeyF2)
	if !s.begin.Visible() {
		t.Error("the invitation is gone though nothing was noted")
	}
	s.addAt(0, 1)
	loop.Settle(s.desk.Errands.Wait)
	if s.begin.Visible() {
		t.Error("the invitation stays with a card there")
	}
	s.Undo()
	loop.Settle(s.desk.Errands.Wait)
	if !s.begin.Visible() {
		t.Error("nothing says how to begin again")
	}
}

// TestWhoOnlyLooksIsNotInvitedAgain asks a second screen over the same store.
func TestWhoOnlyLooksIsNotInvitedAgain(t *testing.T) {
	s := emptyScreen(t)
	s.look()
	loop.Settle(s.desk.Errands.Wait)
	if s.begin.Visible() {
		t.Error("the invitation stays")
	}
	again := New(s.desk, s.model.store, func() {})
	again.Shown()
	loop.Settle(again.desk.Errands.Wait)
	if again.begin.Visible() {
		t.Error("the invitation is back")
	}
}

// TestWhereNoCardAnswersSomethingSaysWhatBelongsThere for every way to narrow.
func TestWhereNoCardAnswersSomethingSaysWhatBelongsThere(t *testing.T) {
	s := emptyScreen(t)
	if len(s.none.Objects) != 0 {
		t.Error("the whole catalogue counts as nothing")
	}
	for i := range Shows() {
		s.show.SetSelectedIndex(i)
		if nothing := len(s.none.Objects) > 0; nothing != (s.Front.Len() == 0) {
			t.Errorf("%s: %d cards, and it says why there are none: %v", Shows()[i], s.Front.Len(), nothing)
		}
	}
	s.show.SetSelectedIndex(int(Wanted))
	s.showAll()
	if s.Front.Len() == 0 || len(s.none.Objects) != 0 || s.Front != widgets.Picker(s.Grid) {
		t.Error("the button does not show all cards")
	}
}
