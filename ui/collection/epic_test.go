package collection

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"castillo/cardsdb/holding"
	"castillo/ui/loop"
)

func TestAnEpicTextIsWrittenAndStandsOnTheFace(t *testing.T) {
	store := newStore(t)
	s := newScreen(t, store)
	typeText(s, "dragon de magma")
	s.openEpic(s.detail.card)
	typeText(s, "Duerme.")
	press(s, fyne.KeyReturn)
	if got := s.detail.face.Card().Epic; got != "Duerme." || s.Grid.Items()[0].Card.Epic != got {
		t.Errorf("the card says %q", got)
	}
	s.Undo()
	loop.Settle(s.desk.Errands.Wait)
	if got := s.detail.face.Card().Epic; got != "" {
		t.Errorf("after undoing it the card says %q", got)
	}
}

func TestAnEpicTextThatIsTooLongIsNotLost(t *testing.T) {
	s := newScreen(t, newStore(t))
	typeText(s, "dragon de magma")
	s.openEpic(s.detail.card)
	entry := s.desk.Canvas().Focused()
	long := strings.Repeat("a", holding.MaxEpic+1)
	for _, r := range long {
		entry.TypedRune(r)
	}
	press(s, fyne.KeyReturn)
	if s.desk.Canvas().Focused() != entry || s.detail.card.Epic != "" {
		t.Error("the sheet is gone with the text")
	}
}
