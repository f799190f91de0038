package history

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/ui/loop"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

func TestMain(m *testing.M) {
	if err := words.Use(words.Spanish); err != nil {
		panic(err)
	}
	m.Run()
}

func es(n int) card.Printing { return card.Printing{Edition: "ES", Number: n} }

func newStore(t *testing.T) *cardsdb.Store {
	t.Helper()
	s, err := cardsdb.Open(t.TempDir(), cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// newScreen is the screen of a store in a window of its own; changed counts how
// often other screens were told.
func newScreen(t *testing.T, store *cardsdb.Store) (s *Screen, changed *int) {
	t.Helper()
	loop.NewApp()
	w := test.NewTempWindow(t, nil)
	desk := &widgets.Desk{Window: w, Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	changed = new(int)
	s = New(desk, NewModel(store), func() { *changed++ })
	w.SetContent(s.Content())
	w.Resize(fyne.NewSize(1200, 700))
	s.Shown()
	loop.Settle(s.desk.Errands.Wait)
	return s, changed
}

// press types keys, each when what the one before has done is done.
func press(s *Screen, keys ...fyne.KeyName) {
	for _, k := range keys {
		if sheet := s.desk.Canvas().OnTypedKey(); sheet != nil {
			sheet(&fyne.KeyEvent{Name: k})
		} else {
			s.TypedKey(k)
		}
		loop.Settle(s.desk.Errands.Wait)
	}
}

func count(t *testing.T, store *cardsdb.Store, p card.Printing) int {
	t.Helper()
	n, err := store.Collection().Count(p)
	must(t, err)
	return n
}

func TestWhatWasDoneIsListedNewestFirstDownToTheBeginning(t *testing.T) {
	store := newStore(t)
	must(t, store.Collection().Set(es(1), 2))
	must(t, store.Wishes().Set(holding.Wish{Printing: es(2), Count: 1}))
	s, _ := newScreen(t, store)
	var said []string
	for i := range s.model.Len() {
		r := s.model.Row(i)
		said = append(said, fmt.Sprint(r.ID, " ", r.Title, " ", r.Here))
	}
	want := "2 Deseo: 1 de Reina Guinivere (ES 002) true|1 Copias de Rey Arturo Pendragón (ES 001): de 0 a 2 false|0 El comienzo false"
	if got := strings.Join(said, "|"); got != want {
		t.Errorf("the list says %s", got)
	}
	if s.chosen != 0 || !s.back.Disabled() || s.undo.Disabled() || !s.redo.Disabled() {
		t.Errorf("chosen is %d, back %v, undo %v, redo %v", s.chosen, s.back.Disabled(), s.undo.Disabled(), s.redo.Disabled())
	}
}

func TestTitlesStandBesideTheirDates(t *testing.T) {
	store := newStore(t)
	for n := range 60 {
		must(t, store.Collection().Set(es(n+1), n+1))
	}
	s, _ := newScreen(t, store)
	for _, size := range []fyne.Size{{Width: 900, Height: 652}, {Width: 1800, Height: 1000}} {
		s.desk.Window.Resize(size)
		for _, at := range []int{0, 30, 60} { // rows are used again for others
			s.list.ScrollTo(at)
			row := s.list.CreateItem()
			row.Resize(fyne.NewSize(s.list.Size().Width, row.MinSize().Height))
			s.list.UpdateItem(at, row)
			title, mark, day, clock := partsOf(row)
			r := s.model.Row(at)
			if title.Text() != r.Title || (day.Text() == "") != r.When.IsZero() || day.Text() != "" && day.Text() != words.ShortDay(r.When) || clock.Text() != "" && clock.Text() != words.Clock(r.When) {
				t.Errorf("row %d says %q, %q, %q", at, title.Text(), day.Text(), clock.Text())
			}
			left, what := row.(*fyne.Container).Objects[0].(*fyne.Container).Objects[1], row.(*fyne.Container).Objects[0].(*fyne.Container).Objects[0]
			if left.Position().X+left.Size().Width > what.Position().X || left.Position().Y != what.Position().Y || title.Position().Y != day.Position().Y {
				t.Errorf("row %d: the date lies at %v, %v large, the title at %v", at, left.Position(), left.Size(), what.Position())
			}
			if what.Size().Width < 320 || day.MinSize().Width > left.Size().Width || mark.MinSize().Width > what.Size().Width {
				t.Errorf("row %d of a window of %v: the title has %v, the date %v of %v", at, size, what.Size(), left.Size(), day.MinSize())
			}
		}
	}
}

func TestThePanelShowsTheEntryWhereTheOwnerStandsAfterEveryStep(t *testing.T) {
	store := newStore(t)
	s, _ := newScreen(t, store)
	for n := range 3 {
		must(t, store.Collection().Set(es(n+1), n+1))
		s.chosen = -1 // as a restored backup leaves it
		s.reload(0)
		loop.Settle(s.desk.Errands.Wait)
		if want := s.model.Row(0).Title; s.title.Text != want {
			t.Errorf("the panel shows %q, the list stands at %q", s.title.Text, want)
		}
	}
}

func TestGoingBackIsOneKeyAndCanBeTakenBack(t *testing.T) {
	store := newStore(t)
	for n := 1; n <= 5; n++ {
		must(t, store.Collection().Set(es(1), n))
	}
	s, changed := newScreen(t, store)
	press(s, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown)
	if got := s.way.Text; got != "Se deshacen 3 cambios." {
		t.Errorf("it says %q", got)
	}
	press(s, fyne.KeyReturn)
	if n := count(t, store, es(1)); n != 2 || *changed != 1 {
		t.Errorf("there are %d, others were told %d times", n, *changed)
	}
	if r := s.model.Row(3); !r.Here || !s.model.Row(2).Undone || s.redo.Disabled() {
		t.Errorf("the row is %+v", r)
	}
	if !strings.HasPrefix(s.desk.Notes.Text(), "Todo es como después de:") {
		t.Errorf("the note says %q", s.desk.Notes.Text())
	}
	press(s, fyne.KeyHome)
	if got := s.way.Text; got != "Se vuelven a hacer 3 cambios." {
		t.Errorf("it says %q", got)
	}
	press(s, fyne.KeyEnd, fyne.KeyReturn)
	if n := count(t, store, es(1)); n != 0 {
		t.Errorf("at the beginning there are %d", n)
	}
}

func TestUndoAndRedoFromTheScreen(t *testing.T) {
	store := newStore(t)
	must(t, store.Collection().Set(es(1), 2))
	s, changed := newScreen(t, store)
	s.Undo()
	loop.Settle(s.desk.Errands.Wait)
	if n := count(t, store, es(1)); n != 0 || !strings.HasPrefix(s.desk.Notes.Text(), "Deshecho: Copias de") {
		t.Errorf("there are %d, the note says %q", n, s.desk.Notes.Text())
	}
	s.Undo()
	loop.Settle(s.desk.Errands.Wait)
	s.Redo()
	loop.Settle(s.desk.Errands.Wait)
	if n := count(t, store, es(1)); n != 2 || *changed != 2 {
		t.Errorf("there are %d, others were told %d times", n, *changed)
	}
}

func TestALongHistoryIsReadOnDemand(t *testing.T) {
	store := newStore(t)
	for n := range pageSize + 20 {
		must(t, store.Collection().Set(es(1), n+1))
	}
	s, _ := newScreen(t, store)
	if n := s.model.Len(); n != pageSize {
		t.Fatalf("there are %d rows", n)
	}
	s.list.ScrollToBottom()
	loop.Settle(s.desk.Errands.Wait)
	if n := s.model.Len(); n != pageSize+21 || s.model.Row(n-1).Title != "El comienzo" {
		t.Errorf("there are %d rows", n)
	}
}

func TestAChangedDeckTellsWhichCards(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"1x Azor\n", "3x Azor\n1x Sir Lancelot\n", "Caza: +2 Azor (1 › 3), +1 Sir Lancelot"},
		{"1x Azor\n", "1x Azor\n", "cambia Caza"}, // its notes, perhaps
		{"1x Azor\n", "no es una lista 3x\n", "cambia Caza"},
	} {
		line := deckLine(cardsdb.FromTo[cardsdb.Deck]{From: cardsdb.Deck{ID: 1, Name: "Caza", Text: c.from}, To: cardsdb.Deck{ID: 1, Name: "Caza", Text: c.to}})
		if line != c.want {
			t.Errorf("%q, want %q", line, c.want)
		}
	}
}

func TestRestoringShowsWhatItChangesFirst(t *testing.T) {
	store := newStore(t)
	must(t, store.Collection().Set(es(1), 2))
	_, err := store.Backup()
	must(t, err)
	must(t, store.Collection().Set(es(1), 7))
	_, err = store.Decks().Save(cardsdb.Deck{Name: "Mío"})
	must(t, err)
	s, changed := newScreen(t, store)
	if !s.restore.Disabled() {
		t.Error("it can be restored without a backup chosen")
	}
	s.backups.Select(0)
	s.preview()
	loop.Settle(s.desk.Errands.Wait)
	if n := count(t, store, es(1)); n != 7 || *changed != 0 {
		t.Errorf("looking changed it to %d", n)
	}
	said := textOf(s.desk.Canvas().Overlays().Top())
	for _, want := range []string{"Rey Arturo Pendragón, ES 001: de 7 a 2", "se va Mío", "Cancelar", "Restaurar"} {
		if !strings.Contains(said, want) {
			t.Errorf("the preview does not say %q: %s", want, said)
		}
	}
	press(s, fyne.KeyEscape)
	if n := count(t, store, es(1)); n != 7 {
		t.Errorf("Escape restores: there are %d", n)
	}
	s.preview()
	loop.Settle(s.desk.Errands.Wait)
	press(s, fyne.KeyReturn)
	if n := count(t, store, es(1)); n != 2 || *changed != 1 || len(s.model.Backups()) != 2 {
		t.Errorf("there are %d, others were told %d times, backups %d", n, *changed, len(s.model.Backups()))
	}
	s.Undo()
	loop.Settle(s.desk.Errands.Wait)
	if n := count(t, store, es(1)); n != 7 {
		t.Errorf("undone there are %d", n)
	}
}

// textOf is every word on an object.
func textOf(o fyne.CanvasObject) string {
	var all []string
	for _, part := range test.LaidOutObjects(o) {
		if t, ok := part.(*canvas.Text); ok {
			all = append(all, t.Text)
		}
	}
	return strings.Join(all, "|")
}
