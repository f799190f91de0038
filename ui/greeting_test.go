package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"castillo/ui/theme"
	"castillo/ui/words"
)

// TestWhoIsNewIsWelcomedOnce opens a new collection twice.
func TestWhoIsNewIsWelcomedOnce(t *testing.T) {
	s := openShell(t)
	s.greet()
	if s.welcome == nil {
		t.Fatal("the first start asks nothing")
	}
	s.settle()
	s.desk.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if s.welcome != nil || s.current != placeCollection {
		t.Errorf("Escape leads to place %d", s.current)
	}
	s.greet()
	if s.welcome != nil {
		t.Error("it is asked once more")
	}
}

func TestWhoHasCardsIsNotNew(t *testing.T) {
	s := openShell(t)
	if _, err := s.store.Collection().Add(s.store.Catalogue().All()[0].Printing(), 1); err != nil {
		t.Fatal(err)
	}
	if s.greet(); s.welcome != nil {
		t.Error("who has a card is asked what he is here for")
	}
}

// TestEveryDoorLeadsWhereItSays goes through each by its number.
func TestEveryDoorLeadsWhereItSays(t *testing.T) {
	s := openShell(t)
	for i, want := range []int{placeCollection, placeDecks, placePlay, placePlay} {
		s.showWelcome()
		if s.current == placePlay && s.atTable() {
			t.Error("the table behind the page has the keys")
		}
		s.desk.Canvas().Focused().TypedRune('1' + rune(i))
		s.settle()
		if s.welcome != nil || s.current != want {
			t.Errorf("door %d leads to place %d", i+1, s.current)
		}
		if (s.duel != nil) != (i == 3) {
			t.Errorf("door %d: a lesson at the table: %v", i+1, s.duel != nil)
		}
	}
	s.endDuel()
}

func TestTheArrowsGoFromDoorToDoor(t *testing.T) {
	s := openShell(t)
	s.showWelcome()
	for _, k := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyDown, fyne.KeyLeft, fyne.KeyUp, fyne.KeyRight, fyne.KeyReturn} {
		s.desk.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: k})
	}
	if s.settle(); s.current != placeDecks {
		t.Errorf("the second door leads to place %d", s.current)
	}
}

// TestLanguageAndLookAreChosenOnThePageOfWelcome chooses both, the one after the other.
func TestLanguageAndLookAreChosenOnThePageOfWelcome(t *testing.T) {
	s := openShell(t)
	t.Cleanup(func() { _ = words.Use(words.Spanish) })
	s.show(placePreferences)
	s.showWelcome()
	tapTab := func(o fyne.CanvasObject, share float32) {
		tabs := o.(*fyne.Container).Objects[0].(*fyne.Container).Objects[0].(fyne.Tappable)
		tabs.Tapped(&fyne.PointEvent{Position: fyne.NewPos(o.(*fyne.Container).Objects[0].(*fyne.Container).Objects[0].Size().Width*share, 5)})
	}
	tapTab(s.welcome.Look, 0.6)
	tapTab(s.welcome.Language, 0.8)
	if s.welcome == nil || s.choices.Theme != theme.Dark || s.choices.Language != words.English {
		t.Fatalf("chosen: %+v", s.choices)
	}
	if want := words.T("Armar un mazo"); want != "Build a deck" || s.welcome.Ways[1].Name != want {
		t.Errorf("the page says %q", s.welcome.Ways[1].Name)
	}
	s.show(placePreferences)
	if s.settle(); s.choices.Theme != theme.Dark {
		t.Error("the look is forgotten")
	}
}

func TestThePageOfWelcomeFitsTheLeastWindow(t *testing.T) {
	s := openShell(t)
	s.desk.Window.Resize(fyne.NewSize(leastWidth, leastHeight))
	s.showWelcome()
	scroll := s.welcome.Content().(*container.Scroll)
	if all, room := scroll.Content.MinSize().Height, scroll.Size().Height; all > room {
		t.Errorf("it is %v high, and there is room for %v", all, room)
	}
	test.Tap(s.rail.buttons[placeHistory])
	if s.welcome != nil || s.current != placeHistory {
		t.Error("the rail leads nowhere")
	}
}
