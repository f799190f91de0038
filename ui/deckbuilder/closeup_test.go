package deckbuilder

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"castillo/ui/loop"
)

func TestTheCardUnderARestingPointerIsSeenLargeAndGoneAtOnce(t *testing.T) {
	s, _ := newScreen(t)
	cell, line := s.Grid.ChosenCell().(desktop.Hoverable), desktop.Hoverable(s.roll.lines[3])
	for what, o := range map[string]desktop.Hoverable{"grid": cell, "deck": line} {
		o.MouseIn(nil)
		if s.closeup.Shown() {
			t.Errorf("%s: a card is seen before the pointer rests", what)
		}
		loop.Await(t, "the card of the "+what, s.closeup.Shown)
		o.MouseOut()
		if s.closeup.Shown() {
			t.Errorf("%s: the card stays", what)
		}
	}
}

func TestAltIShowsTheChosenCardLargeAndItFollowsTheArrows(t *testing.T) {
	s, _ := newScreen(t)
	s.TypedAlt(fyne.KeyI)
	press(s, fyne.KeyDown) // from the search to the cards
	press(s, fyne.KeyRight)
	if !s.closeup.Shown() || s.closeup.Card() != s.Grid.Items()[1].Card {
		t.Errorf("%q is seen", s.closeup.Card().Name)
	}
	s.TypedKey(fyne.KeyEscape)
	if s.closeup.Shown() {
		t.Error("Escape leaves it there")
	}
}
