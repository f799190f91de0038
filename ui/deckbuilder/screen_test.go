package deckbuilder

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb/holding"
	"castillo/game/deck"
	"castillo/images"
	"castillo/ui/loop"
	"castillo/ui/theme"
	"castillo/ui/widgets"
)

func newScreen(t *testing.T) (*Screen, *drawer) {
	t.Helper()
	app := loop.NewApp()
	app.Settings().SetTheme(theme.New(theme.Dark))
	w := test.NewTempWindow(t, nil)
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	store := newDrawer(t)
	m, err := NewModel(catalogue(t), store)
	if err != nil {
		t.Fatal(err)
	}
	s := New(desk, m, store, nothing, store, func() {})
	s.behind = func(job func()) { job() }
	w.SetContent(s.Content())
	w.Resize(fyne.NewSize(1160, 700))
	s.Shown()
	loop.Settle(desk.Errands.Wait)
	t.Cleanup(desk.Errands.Wait)
	return s, store
}

// nothing is what an owner has who notes no collection.
func nothing() ([]holding.Holding, error) { return nil, nil }

// typeText types, each letter when what the one before has done is done. So does
// press.
func typeText(s *Screen, text string) {
	for _, r := range text {
		s.desk.Canvas().Focused().TypedRune(r)
		loop.Settle(s.desk.Errands.Wait)
	}
}

func press(s *Screen, k fyne.KeyName) {
	s.desk.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: k})
	loop.Settle(s.desk.Errands.Wait)
}

// stored is the open deck as the store has it.
func stored(t *testing.T, s *Screen, store *drawer) deck.List {
	t.Helper()
	loop.Settle(s.desk.Errands.Wait)
	l, err := deck.Parse(store.decks[s.model.current().stored.ID].Text)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestLinesOfTheDeckAreGoneThroughWithTheKeyboard(t *testing.T) {
	s, store := newScreen(t)
	s.desk.Canvas().Focus(s.Grid)
	s.desk.Canvas().FocusNext() // Tab leads there from the cards
	if !s.roll.focused || s.roll.chosen() == nil || !s.roll.chosen().chosen {
		t.Fatal("Tab does not reach the deck")
	}
	first := s.roll.chosen().what
	press(s, fyne.KeyDown)
	second := s.roll.chosen().what
	if second.Ref == first.Ref {
		t.Fatal("the arrow stays on the line")
	}
	typeText(s, "--")
	if n := stored(t, s, store).CountOf(second.Ref); n != max(0, second.Count-2) {
		t.Errorf("%d of %d copies are left", n, second.Count)
	}
	typeText(s, "+")
	press(s, fyne.KeyHome)
	press(s, fyne.KeyDelete)
	if n := stored(t, s, store).CountOf(first.Ref); n != first.Count-1 {
		t.Errorf("%d of %d copies of the first are left", n, first.Count)
	}
	press(s, fyne.KeyEnd)
	if last := s.roll.lines[len(s.roll.lines)-1]; s.roll.chosen() != last || !last.chosen {
		t.Error("the last line is not chosen")
	}
	if s.roll.scroll.Offset.Y == 0 {
		t.Error("the last line is out of sight")
	}
	press(s, fyne.KeyReturn)
	if s.Search.Text != s.roll.chosen().what.Ref.Name {
		t.Errorf("Enter searches for %q", s.Search.Text)
	}
	press(s, fyne.KeyEscape)
	if s.desk.Canvas().Focused() != s.Search || s.roll.chosen().chosen {
		t.Error("Escape does not lead back to the search")
	}
}

func TestCardsAreAddedAndRemovedWithTheKeyboard(t *testing.T) {
	s, store := newScreen(t)
	typeText(s, "dragon de magma")
	press(s, fyne.KeyDown)
	press(s, fyne.KeyReturn)
	typeText(s, "++-")
	if n := stored(t, s, store).CountOf(deck.Ref{Name: "Dragón de Magma"}); n != 2 {
		t.Errorf("%d copies are stored", n)
	}
	if badge := s.Grid.Items()[0].Badge; badge != "2×" {
		t.Errorf("the badge says %q", badge)
	}
	if s.total.Text() != "52/50" || !strings.HasPrefix(s.verdict.Text(), "Todavía no es legal") {
		t.Errorf("%s, %s", s.total.Text(), s.verdict.Text())
	}
	for range 4 {
		s.Undo()
		loop.Settle(s.desk.Errands.Wait)
	}
	if n := stored(t, s, store).Count(); n != 50 || s.verdict.Text() != "Legal en Primer Bloque" {
		t.Errorf("%d cards after undo, %s", n, s.verdict.Text())
	}
}

func TestDroppingOverTheDeckAdds(t *testing.T) {
	s, _ := newScreen(t)
	driver := fyne.CurrentApp().Driver()
	over := driver.AbsolutePositionForObject(s.deck).AddXY(50, 200)
	s.Grid.OnDragged(0, over)
	if len(s.layer.Objects) != 1 {
		t.Error("nothing is carried")
	}
	s.Grid.OnDropped(0, over)
	if have, _ := s.model.Total(); have != 51 || len(s.layer.Objects) != 0 {
		t.Errorf("%d cards after the drop", have)
	}
	s.Grid.OnDragged(0, fyne.NewPos(400, 300))
	s.Grid.OnDropped(0, fyne.NewPos(400, 300))
	if have, _ := s.model.Total(); have != 51 {
		t.Errorf("%d cards after a drop elsewhere", have)
	}
}

func TestALineAddsAndRemovesByClickAndLeavesByDrag(t *testing.T) {
	s, _ := newScreen(t)
	first := func() *line { return s.roll.lines[0] }
	w := first().Size().Width
	count := func() int { return s.model.List().CountOf(first().what.Ref) }
	was := count()
	test.TapAt(first(), fyne.NewPos(w-5, 10))
	if count() != was+1 {
		t.Errorf("%d copies after +", count())
	}
	test.TapAt(first(), fyne.NewPos(w-stepWidth-5, 10))
	if count() != was {
		t.Errorf("%d copies after -", count())
	}
	l := first()
	l.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: fyne.NewPos(400, 300)}})
	l.DragEnd()
	if count() != was-1 {
		t.Errorf("%d copies after the drag", count())
	}
}

func TestDeletedDecksComeBack(t *testing.T) {
	s, store := newScreen(t)
	name := s.model.Name()
	s.discard()
	loop.Settle(s.desk.Errands.Wait)
	if len(store.decks) != 3 || s.model.Name() == name {
		t.Fatalf("%d decks are left, %s is open", len(store.decks), s.model.Name())
	}
	gone := store.trash[1]
	s.recover(gone)
	loop.Settle(s.desk.Errands.Wait)
	if len(store.decks) != 4 || s.model.Name() != name {
		t.Errorf("%d decks, %s is open", len(store.decks), s.model.Name())
	}
}

func TestListsTravelByClipboard(t *testing.T) {
	s, store := newScreen(t)
	list := s.model.List().Sorted()
	s.copyText(deck.Own)
	s.pasteText()
	loop.Settle(s.desk.Errands.Wait)
	if len(store.decks) != 5 {
		t.Fatalf("%d decks", len(store.decks))
	}
	again := s.model.List().Sorted()
	again.Title = list.Title
	if !again.Equal(list) {
		t.Errorf("got\n%s\nwant\n%s", again, list)
	}
	fyne.CurrentApp().Clipboard().SetContent("3x\n???")
	s.pasteText()
	if s.desk.Canvas().Overlays().Top() == nil || len(store.decks) != 5 {
		t.Error("a list that cannot be read was not told of")
	}
}

func TestAFileIsReadNoFurtherThanAListCanBeLong(t *testing.T) {
	path := filepath.Join(t.TempDir(), "largo.txt")
	if err := os.WriteFile(path, make([]byte, 3*deck.MaxBytes), 0o600); err != nil {
		t.Fatal(err)
	}
	text, err := readList(path)
	if err != nil || len(text) != deck.MaxBytes+1 {
		t.Errorf("%d bytes, %v", len(text), err)
	}
}

func BenchmarkChange(b *testing.B) {
	app := loop.NewApp()
	app.Settings().SetTheme(theme.New(theme.Light))
	w := test.NewWindow(nil)
	t := &testing.T{}
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 26), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	store := newDrawer(t)
	m, err := NewModel(catalogue(t), store)
	if err != nil {
		b.Fatal(err)
	}
	s := New(desk, m, store, nothing, store, func() {})
	w.SetContent(s.Content())
	w.Resize(fyne.NewSize(1160, 700))
	for i := 0; b.Loop(); i++ {
		if i%2 == 0 {
			s.add(3)
		} else {
			s.step(3, -1)
		}
		loop.Turn()
	}
}
