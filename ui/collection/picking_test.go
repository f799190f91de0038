package collection

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/ui/loop"
)

// boxed is a store with two copies each of 60 cards in one box, of which the first has
// a row in another.
func boxed(t testing.TB) *cardsdb.Store {
	t.Helper()
	store, err := cardsdb.Open(t.TempDir(), cardsdb.Options{})
	must(t, err)
	t.Cleanup(func() { store.Close() })
	must(t, store.Edit(cardsdb.Did(cardsdb.RowsChanged, "61"), func(e *cardsdb.Edit) error {
		for n := range 61 {
			h := holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: 1 + n%60}), Count: 2}
			h.Place.Container = []string{"Caja", "Nueva"}[n/60]
			if err := e.PutHolding(h); err != nil {
				return err
			}
		}
		return nil
	}))
	return store
}

// inBox counts the rows in a box.
func inBox(t *testing.T, store *cardsdb.Store, box string) int {
	t.Helper()
	rows, err := store.Collection().All()
	must(t, err)
	n := 0
	for _, h := range rows {
		if h.Place.Container == box {
			n++
		}
	}
	return n
}

// revising opens the sheet over what is picked.
func revising(s *Screen) *reviseSheet { return s.revise(s.model.pickedShare()) }

func TestSixtyCardsAreMovedFromTheWindowAndComeBack(t *testing.T) {
	store := boxed(t)
	s := newScreen(t, store)
	typeText(s, "lugar:caja")
	s.MarkAll()
	if got := s.picking.count.Text() + ", " + s.picking.rest.Text(); got != "60 cartas elegidas, 120 copias" || !s.picking.bar.Visible() {
		t.Fatalf("the bar says %q", got)
	}
	r := revising(s)
	r.fields[0].on.SetChecked(true)
	s.desk.Canvas().Focus(r.place)
	typeText(s, "Nueva")
	loop.Settle(s.desk.Errands.Wait)
	if got := r.said.Text; got != "Cambian 60 filas · 1 se une con otra · 1 fila más de estas cartas no se toca" || len(r.rows) != 61 {
		t.Fatalf("the preview of %d rows says %q", len(r.rows), got)
	}
	if got := r.rows[0]; got.what != "se une" || got.card != "ES 001 Rey Arturo Pendragón" || got.now != "2× Caja" || got.then != "2× Nueva" {
		t.Errorf("its first row is %+v", got)
	}
	if n := inBox(t, store, "Nueva"); n != 1 {
		t.Errorf("before it is done %d are moved", n)
	}
	press(s, fyne.KeyReturn)
	if n := inBox(t, store, "Nueva"); n != 60 || inBox(t, store, "Caja") != 0 || s.model.picksSome() {
		t.Errorf("%d are moved", n)
	}
	s.Undo()
	loop.Settle(s.desk.Errands.Wait)
	if n := inBox(t, store, "Caja"); n != 60 {
		t.Errorf("%d are back", n)
	}
}

func TestACardPickedInTheTableIsChangedWhateverTheGridShowed(t *testing.T) {
	store := newStore(t)
	cards := store.Catalogue().All()
	for _, i := range []int{8, 11} {
		must(t, store.Collection().Set(cards[i].Printing(), 1))
	}
	s := newScreen(t, store) // every card, as a grid
	s.SetTable(true)
	s.Search.SetText("tengo>=1")
	rows := s.model.Len()
	s.table.Choose(1)
	s.MarkChosen()
	s.edit(cards[11].Printing(), func(store *cardsdb.Store) error { return store.Collection().Set(cards[11].Printing(), 2) })
	loop.Settle(s.desk.Errands.Wait)
	if n := s.model.Item(cards[11].Printing()).Owned(); n != 2 || s.model.Len() != rows {
		t.Errorf("%d copies, %d rows", n, s.model.Len())
	}
	s.SetTable(false)
	if n := len(s.Grid.Items()); n != rows {
		t.Errorf("the grid then has %d cards", n)
	}
}

func TestANoteStandsAboveTheBarOfWhatIsPicked(t *testing.T) {
	s := newScreen(t, boxed(t))
	foot := func() float32 {
		s.desk.Notes.Say("x")
		note := test.LaidOutObjects(s.desk.Notes.Layer())[1]
		return s.desk.Notes.Layer().Size().Height - note.Position().Y - note.Size().Height
	}
	s.desk.Notes.Layer().Resize(fyne.NewSize(1024, 640))
	low := foot()
	s.MarkAll()
	if lifted := foot() - low; lifted != s.picking.bar.MinSize().Height {
		t.Errorf("over the bar it stands %v higher", lifted)
	}
	s.Hidden()
	if foot() != low {
		t.Error("on another screen it stands higher too")
	}
	s.Shown()
	s.pickNone()
	if foot() != low {
		t.Error("without a bar it stands higher")
	}
}

func TestWhatUndoingBringsBackIsInSight(t *testing.T) {
	store := newStore(t)
	cards := store.Catalogue().All()
	for _, i := range []int{3, 8, 11} {
		must(t, store.Collection().Set(cards[i].Printing(), 2))
	}
	for _, table := range []bool{true, false} {
		s := newScreen(t, store)
		s.SetTable(table)
		s.Search.SetText("tengo>=1")
		before, said := s.Front.Len(), s.summary.Text()
		must(t, store.Collection().Set(cards[8].Printing(), 0))
		s.reread(true)
		loop.Settle(s.desk.Errands.Wait)
		if s.Front.Len() != before-1 {
			t.Fatalf("%d are in sight", s.Front.Len())
		}
		s.Undo()
		loop.Settle(s.desk.Errands.Wait)
		if s.Front.Len() != before || s.summary.Text() != said {
			t.Errorf("undone %d are in sight, not %d: %s, not %s", s.Front.Len(), before, s.summary.Text(), said)
		}
	}
}

func TestCardsArePickedWithCtrlShiftAndTheTick(t *testing.T) {
	s := newScreen(t, newStore(t))
	picked := func() string {
		var at []string
		for i := range 12 {
			if s.model.isPickedCard(i) {
				at = append(at, fmt.Sprint(i))
			}
		}
		return strings.Join(at, " ")
	}
	press(s, fyne.KeyDown)
	for _, step := range []struct {
		holding fyne.KeyModifier
		do      func()
		want    string
	}{
		{0, func() { press(s, fyne.KeyRight) }, ""},
		{fyne.KeyModifierShift, func() { press(s, fyne.KeyRight, fyne.KeyRight) }, "1 2 3"},
		{fyne.KeyModifierShift, func() { press(s, fyne.KeyLeft) }, "1 2"},
		{0, func() { press(s, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight) }, "1 2"},
		{0, func() { s.MarkChosen() }, "1 2 5"},
		{fyne.KeyModifierShift, func() { press(s, fyne.KeyRight) }, "1 2 5 6"},
		{0, func() { s.MarkChosen() }, "1 2 5"},
		{0, func() { s.SetTable(true) }, "1 2 5"},
		{0, func() { s.TypedKey(fyne.KeyEscape) }, ""},
		{fyne.KeyModifierShift, func() { press(s, fyne.KeyHome) }, "0 1 2 3 4 5 6"},
	} {
		loop.Hold(step.holding)
		if step.do(); picked() != step.want {
			t.Errorf("picked are %q, want %q", picked(), step.want)
		}
	}
	loop.Hold(0)
}

func TestDraggingOverCardsPicksThemAsAFrameWould(t *testing.T) {
	s := newScreen(t, newStore(t))
	s.Grid.Choose(1)
	columns := s.Grid.ColumnCount()
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.Grid)
	at := func(x, y float32) fyne.Position { return place.AddXY(x*140, y*190) }
	first := s.Grid.ChosenCell().(fyne.Draggable)
	for _, step := range []struct {
		to   fyne.Position
		want int
	}{{at(1.4, 0.6), 0}, {at(2.4, 1.4), 4}, {at(0.4, 1.4), 4}, {at(1.4, 1.4), 2}} {
		first.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: step.to}})
		if p := s.model.pickedShare(); len(p.printings) != step.want {
			t.Errorf("at %v of %d columns %d are picked, want %d", step.to, columns, len(p.printings), step.want)
		}
	}
	first.DragEnd()
}

func TestWhatIsPickedIsAlwaysInSight(t *testing.T) {
	m := newModel(t, boxed(t))
	m.Search("lugar:caja")
	m.pickAll()
	m.Search("lugar:caja num<=10")
	if p := m.pickedShare(); len(p.printings) != 10 || len(p.rows) != 10 || p.copies != 20 {
		t.Errorf("picked are %d cards, %d rows, %d copies", len(p.printings), len(p.rows), p.copies)
	}
	m.Search("")
	if p := m.pickedShare(); len(p.rows) != 10 {
		t.Errorf("of all %d rows are picked", len(p.rows))
	}
	owned, err := m.store.Owned()
	must(t, err)
	if part := m.pickedShare().of(owned); len(part.Rows) != 10 || slices.ContainsFunc(part.Rows, func(h holding.Holding) bool { return h.Place.Container != "Caja" }) {
		t.Errorf("exported would be %+v", part.Rows)
	}
}

func TestTheFormRefusesWhatCannotBe(t *testing.T) {
	s := newScreen(t, boxed(t))
	s.MarkAll()
	r := revising(s)
	s.desk.Canvas().Focus(r.place)
	typeText(s, "Nueva")
	if !r.fields[0].on.Checked || len(r.plan.Changed()) != 60 {
		t.Errorf("what is typed is ticked: %v, and changes %d", r.fields[0].on.Checked, len(r.plan.Changed()))
	}
	s.desk.Canvas().Focus(r.page)
	typeText(s, "x")
	loop.Settle(s.desk.Errands.Wait)
	if len(r.plan.Changed()) != 0 || !strings.Contains(r.said.Text, "no es un número") {
		t.Errorf("with a page x it says %q", r.said.Text)
	}
	if r.accept(); !r.sheet.Visible() {
		t.Error("it is done all the same")
	}
}

func TestWhatIsDoneIsWhatStandsInTheFormAtThatMoment(t *testing.T) {
	store := boxed(t)
	s := newScreen(t, store)
	typeText(s, "lugar:caja")
	s.MarkAll()
	r := revising(s)
	s.desk.Canvas().Focus(r.place)
	typeText(s, "Nuev")
	s.desk.Canvas().Focused().TypedRune('a')
	s.desk.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) // before the preview is there
	loop.Settle(s.desk.Errands.Wait)
	if n := inBox(t, store, "Nueva"); n != 60 || r.sheet.Visible() {
		t.Errorf("%d are moved to what is typed, %d to what was", n, inBox(t, store, "Nuev"))
	}
}

func TestCopiesOfManyCardsAreRemovedInOneStepAfterAPreview(t *testing.T) {
	store := boxed(t)
	s := newScreen(t, store)
	typeText(s, "lugar:caja")
	s.MarkAll()
	r := revising(s)
	s.desk.Canvas().Focus(r.remove)
	typeText(s, "Todas")
	loop.Settle(s.desk.Errands.Wait)
	if !strings.Contains(r.said.Text, "salen 120 copias · 60 quedan sin copias") || len(r.rows) < 60 || r.rows[0].what != "se va" {
		t.Errorf("it says %q and shows %+v", r.said.Text, r.rows[:1])
	}
	press(s, fyne.KeyReturn)
	if n := inBox(t, store, "Caja"); n != 0 || s.model.picksSome() {
		t.Errorf("%d rows are left, picked: %v", n, s.model.picksSome())
	}
	s.Undo()
	loop.Settle(s.desk.Errands.Wait)
	if n := inBox(t, store, "Caja"); n != 60 {
		t.Errorf("%d rows come back", n)
	}
}

// BenchmarkPicking measures what is done between two frames, with 25,000 rows.
func BenchmarkPicking(t *testing.B) {
	store := newStore(t)
	all := store.Catalogue().All()
	must(t, store.Edit(cardsdb.Did(cardsdb.RowsChanged, "25000"), func(e *cardsdb.Edit) error {
		for i := range 25_000 {
			h := holding.Holding{Key: holding.Plain(all[i%len(all)].Printing()), Count: 1}
			h.Place = holding.Place{Container: "Carpeta", Page: 1 + i/len(all)}
			if err := e.PutHolding(h); err != nil {
				return err
			}
		}
		return nil
	}))
	m := newModel(t, store)
	for name, do := range map[string]func(){"all": m.pickAll, "share": func() { m.pickedShare() }, "keep": m.keepPicked} {
		t.Run(name, func(b *testing.B) {
			m.pickAll()
			for b.Loop() {
				do()
			}
		})
	}
}
