package collection

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/ui/loop"
	"castillo/ui/widgets"
)

var ownCathach = card.Printing{Edition: "ANI", Number: 20}

// withOwnCathach is a store with a card of the owner's that the catalogue has too.
func withOwnCathach(t *testing.T) *cardsdb.Store {
	t.Helper()
	store := newStore(t)
	must(t, store.Corrections().Set(card.Card{Edition: ownCathach.Edition, Number: ownCathach.Number, Name: "Cathach", Type: card.Ally,
		Races: card.RacesOf(card.Dragon), Cost: 3, Strength: 2, Frequency: card.Real, Ability: card.WithAbility}))
	must(t, store.Collection().Set(ownCathach, 3))
	return store
}

// asksAlike reports whether a question lies over the screen.
func asksAlike(s *Screen) bool { return s.desk.Canvas().Overlays().Top() != nil }

func tapInSheet(t *testing.T, s *Screen, text string) {
	t.Helper()
	for _, o := range test.LaidOutObjects(s.desk.Canvas().Overlays().Top()) {
		if b, ok := o.(*widgets.Button); ok && b.Text == text {
			test.Tap(b)
			loop.Settle(s.desk.Errands.Wait)
			return
		}
	}
	t.Fatalf("there is no button %q", text)
}

func TestACardThatTheCatalogueHasByNowIsAskedAbout(t *testing.T) {
	store := withOwnCathach(t)
	s := newScreen(t, store)
	loop.Settle(s.desk.Errands.Wait)
	if !asksAlike(s) {
		t.Fatal("nothing is asked")
	}
	tapInSheet(t, s, "Pasar a ella")
	if n, err := store.Collection().Count(card.Printing{Edition: "ESA", Number: 20}); n != 3 || err != nil || asksAlike(s) {
		t.Errorf("%d copies passed, %v", n, err)
	}
	if _, ok := store.Catalogue().Printing(ownCathach.Edition, ownCathach.Number); ok {
		t.Error("the own card is still there")
	}
	s.Undo()
	loop.Settle(s.desk.Errands.Wait)
	if n, err := store.Collection().Count(ownCathach); n != 3 || err != nil {
		t.Errorf("undone there are %d copies, %v", n, err)
	}
}

func TestACardThatIsAnotherIsAskedAboutOnce(t *testing.T) {
	store := withOwnCathach(t)
	s := newScreen(t, store)
	loop.Settle(s.desk.Errands.Wait)
	tapInSheet(t, s, "No, es otra")
	if asksAlike(s) {
		t.Error("something is asked still")
	}
	if s = newScreen(t, store); asksAlike(s) {
		t.Error("it is asked again")
	}
	if n, err := store.Collection().Count(ownCathach); n != 3 || err != nil {
		t.Errorf("of the own card there are %d copies, %v", n, err)
	}
}

func TestACardMayBeAskedAboutLater(t *testing.T) {
	s := newScreen(t, withOwnCathach(t))
	loop.Settle(s.desk.Errands.Wait)
	s.desk.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if asksAlike(s) {
		t.Fatal("Escape does not put it off")
	}
	s.errands()[len(s.errands())-1].Action()
	loop.Settle(s.desk.Errands.Wait)
	if !asksAlike(s) {
		t.Error("the menu does not ask")
	}
}

func TestACardThatMayBeSeveralIsNotCalledTheFirst(t *testing.T) {
	store := newStore(t)
	must(t, store.Corrections().Set(card.Card{Edition: "ANI", Number: 3, Name: "Perseo", Type: card.Ally,
		Races: card.RacesOf(card.Heroe), Cost: 2, Strength: 2, Ability: card.WithAbility}))
	s := newScreen(t, store)
	loop.Settle(s.desk.Errands.Wait)
	chosen := ""
	for _, o := range test.LaidOutObjects(s.desk.Canvas().Overlays().Top()) {
		switch o := o.(type) {
		case *canvas.Text:
			if strings.Contains(o.Text, "(HEA 003") {
				t.Errorf("it says %q", o.Text)
			}
		case *widgets.Select:
			chosen = o.Selected
		}
	}
	if chosen != "HEA 003 · Helénica Aniversario · roja" {
		t.Errorf("%q is chosen", chosen)
	}
}
