package collection

import (
	"errors"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/images"
	"castillo/ui/theme"
	"castillo/ui/widgets"
)

// newScreen shows the screen in a window of the test driver.
func newScreen(t *testing.T, s *shelf) *Screen {
	t.Helper()
	app := test.NewTempApp(t)
	app.Settings().SetTheme(theme.New(theme.Light))
	w := test.NewTempWindow(t, nil)
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	screen := New(desk, newModel(t, s))
	w.SetContent(screen.Content())
	w.Resize(fyne.NewSize(1160, 700))
	screen.Shown()
	t.Cleanup(desk.Errands.Wait)
	return screen
}

// press types keys at whatever has the focus.
func press(s *Screen, keys ...fyne.KeyName) {
	for _, k := range keys {
		s.desk.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: k})
	}
}

func typeText(s *Screen, text string) {
	for _, r := range text {
		s.desk.Canvas().Focused().TypedRune(r)
	}
}

func TestTypingSearchesAndPlusCounts(t *testing.T) {
	own := newShelf()
	s := newScreen(t, own)
	typeText(s, "dragon de magma")
	if n := len(s.Grid.Items()); n != 1 {
		t.Fatalf("%d cards answer the search", n)
	}
	press(s, fyne.KeyDown)
	typeText(s, "++-+")
	s.desk.Errands.Wait()
	magma := s.Grid.Items()[0]
	if n := own.held[magma.Card.Printing()]; n != 2 || magma.Badge != "2×" {
		t.Errorf("%d copies are stored, the badge says %q", n, magma.Badge)
	}
	typeText(s, "x")
	if s.Search.Text != "dragon de magmax" || s.desk.Canvas().Focused() != s.Search {
		t.Errorf("a letter typed at the cards gives the search %q", s.Search.Text)
	}
	press(s, fyne.KeyEscape)
	if s.Search.Text != "" {
		t.Error("Escape leaves the search as it was")
	}
}

func TestArrowsMoveTheChoice(t *testing.T) {
	s := newScreen(t, newShelf())
	press(s, fyne.KeyDown)
	columns := s.Grid.ColumnCount()
	press(s, fyne.KeyRight, fyne.KeyDown, fyne.KeyDown, fyne.KeyLeft, fyne.KeyUp)
	if got, want := s.Grid.Chosen(), columns; got != want {
		t.Errorf("card %d is chosen, want %d", got, want)
	}
	if s.detail.card != s.Grid.Items()[columns].Card {
		t.Error("the panel shows another card")
	}
	press(s, fyne.KeyEnd)
	if got := s.Grid.Chosen(); got != len(s.Grid.Items())-1 {
		t.Errorf("End goes to card %d", got)
	}
}

func TestACountThatCannotBeStoredGoesBack(t *testing.T) {
	own := newShelf()
	s := newScreen(t, own)
	own.fail = errors.New("disco lleno")
	press(s, fyne.KeyDown)
	typeText(s, "+")
	s.desk.Errands.Wait()
	if got := s.model.Count(s.Grid.Items()[0].Card); got != 2 {
		t.Errorf("the screen says %d, the store 2", got)
	}
	if s.desk.Canvas().Overlays().Top() == nil {
		t.Error("nobody was told")
	}
}

func TestEditionsNarrowByClick(t *testing.T) {
	s := newScreen(t, newShelf())
	test.Tap(s.editions.tabs[8])
	if n := len(s.Grid.Items()); n != 27 {
		t.Errorf("%d promos are shown", n)
	}
	test.Tap(s.editions.tabs[8])
	if n := len(s.Grid.Items()); n < 1300 {
		t.Errorf("%d cards are shown", n)
	}
}

func TestNothingFoundIsSaid(t *testing.T) {
	s := newScreen(t, newShelf())
	typeText(s, "zzzzzz")
	if !s.detail.empty.Visible() || s.detail.column.Visible() {
		t.Error("the panel shows a card although none was found")
	}
}

func BenchmarkKeystroke(b *testing.B) {
	app := test.NewApp()
	defer app.Quit()
	app.Settings().SetTheme(theme.New(theme.Light))
	w := test.NewWindow(nil)
	cards, err := cardsdb.Embedded()
	if err != nil {
		b.Fatal(err)
	}
	m, err := NewModel(cards, newShelf(), newShelf())
	if err != nil {
		b.Fatal(err)
	}
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 26), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	s := New(desk, m)
	w.SetContent(s.Content())
	w.Resize(fyne.NewSize(1160, 700))
	queries := []string{"d", "dr", "dra", "drag", "drago", "dragon"}
	for i := 0; b.Loop(); i++ {
		s.Search.SetText(queries[i%len(queries)])
	}
}
