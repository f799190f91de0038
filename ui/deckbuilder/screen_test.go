package deckbuilder

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/cardsdb/transfer"
	"castillo/game/deck"
	"castillo/images"
	"castillo/ui/loop"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

func newScreen(t *testing.T) (*Screen, *drawer) {
	t.Helper()
	app := loop.NewApp()
	app.Settings().SetTheme(theme.New(theme.Dark))
	w := test.NewTempWindow(t, nil)
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	store := newDrawer(t)
	formats := &cabinet{}
	m, err := NewModel(catalogue(t), store, formats)
	if err != nil {
		t.Fatal(err)
	}
	s := New(Config{Desk: desk, Model: m, Decks: store, Formats: formats, Owned: nothing, Past: store, Moved: func() {}})
	s.behind = func(job func()) { job() }
	w.SetContent(s.Content())
	w.Resize(fyne.NewSize(1160, 700))
	s.Shown()
	loop.Settle(desk.Errands.Wait)
	t.Cleanup(desk.Errands.Wait)
	return s, store
}

// nothing is what an owner has who notes no collection.
func nothing() (transfer.Owned, error) { return transfer.Owned{}, nil }

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
	if n := stored(t, s, store).Count(); n != 50 || s.verdict.Text() != "Legal en DAR Primer Bloque" {
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

// opened makes a deck of a list and opens it.
func opened(t *testing.T, s *Screen, list string) {
	t.Helper()
	s.take(list)
	loop.Settle(s.desk.Errands.Wait)
	if s.model.Unread() != nil || s.desk.Canvas().Overlays().Top() != nil {
		t.Fatalf("%q is not taken", list)
	}
}

func TestTheInitialOroShownIsThatOfTheDeck(t *testing.T) {
	s, _ := newScreen(t)
	first := s.model.List().Initial.Name
	if s.initial.Selected != first || first == "" {
		t.Fatalf("%q is shown, the deck has %q", s.initial.Selected, first)
	}
	for _, c := range [][2]string{
		{"# Z1\n3x Bane\n", ""},
		{"# Z2\nOro inicial: Quorl de Zzyzzx\n3x Bane\n", "Quorl de Zzyzzx"}, // the catalogue does not know it
		{"# Z3\nOro inicial: Rey Arturo Pendragón\n3x Bane\n", "Rey Arturo Pendragón"},
		{"# Z4\nOro inicial: " + strings.ToUpper(first) + "\n", first},
		{"# Z5\nOro inicial: " + first + " (DR)\n1x Bane\n", first},
	} {
		list, want := c[0], c[1]
		opened(t, s, list)
		if s.initial.Selected != want {
			t.Errorf("%q: %q is shown, want %q", list, s.initial.Selected, want)
		}
		was := s.model.List()
		s.openDeck(0)
		if s.initial.Selected != first {
			t.Errorf("of the first deck %q is shown, want %q", s.initial.Selected, first)
		}
		s.openDeck(s.model.Len() - 1)
		if !s.model.List().Equal(was) {
			t.Errorf("showing the deck changes it into %s", s.model.List())
		}
	}
	for range s.model.Len() {
		s.discard()
		loop.Settle(s.desk.Errands.Wait)
	}
	if s.initial.Selected != "" || !s.initial.Disabled() || s.total.Text() != "" {
		t.Errorf("without a deck %q and %q are shown", s.initial.Selected, s.total.Text())
	}
}

func TestOfAnEmptyDeckNothingIsClaimed(t *testing.T) {
	s, _ := newScreen(t)
	bane := theCard(t, "Bane").Printing()
	s.count = func() (transfer.Owned, error) {
		return transfer.Owned{Rows: []holding.Holding{{Key: holding.Plain(bane), Count: 1}}}, nil
	}
	s.look()
	s.fresh()
	loop.Settle(s.desk.Errands.Wait)
	if s.owned.Visible() {
		t.Errorf("of an empty deck is said %q", s.owned.Text)
	}
	s.showShortages()
	if said := textOf(s.desk.Canvas().Overlays().Top()); !strings.Contains(said, "todavía no tiene cartas") {
		t.Errorf("of an empty deck is said %s", said)
	}
	s.desk.Canvas().Overlays().Top().Hide()
	for _, page := range []int{pageFigures, pageChances} {
		s.tabs.Choose(page)
		if said := textOf(s.pages[page]); !strings.Contains(said, "todavía no tiene cartas") || strings.ContainsAny(said, "0123456789") {
			t.Errorf("page %d of an empty deck says %s", page, said)
		}
	}
	s.tabs.Choose(pageCards)
	s.change(s.model.Add(theCard(t, "Bane")))
	loop.Settle(s.desk.Errands.Wait)
	if !s.owned.Visible() || s.owned.Text != "Las tienes todas" {
		t.Errorf("of a deck of one card, which is owned, is said %q", s.owned.Text)
	}
	s.tabs.Choose(pageChances)
	if said := textOf(s.pages[pageChances]); !strings.Contains(said, "no tiene Oro inicial") {
		t.Errorf("without an initial Oro is said %s", said)
	}
}

// TestWhatTheOwnerLacksIsNotSaidOfTheDeck: a deck that is complete may be of cards that nobody has.
func TestWhatTheOwnerLacksIsNotSaidOfTheDeck(t *testing.T) {
	t.Cleanup(func() { _ = words.Use(words.Spanish) })
	for _, c := range []struct {
		language       words.Language
		missing, twice int
		want           string
	}{
		{words.Spanish, 48, 0, "No tienes 48 de sus cartas"},
		{words.Spanish, 1, 0, "No tienes 1 de sus cartas"},
		{words.Spanish, 3, 2, "No tienes 3 de sus cartas · 2 también en otro mazo"},
		{words.Spanish, 0, 2, "Las tienes todas · 2 también en otro mazo"},
		{words.Spanish, 0, 0, "Las tienes todas"},
		{words.English, 48, 0, "Not in your collection: 48 of its cards"},
		{words.English, 1, 0, "Not in your collection: 1 of its cards"},
	} {
		if err := words.Use(c.language); err != nil {
			t.Fatal(err)
		}
		if got := shortageText(c.missing, c.twice); got != c.want {
			t.Errorf("%d lacking, %d promised twice: %q, want %q", c.missing, c.twice, got, c.want)
		}
	}
}

func TestHandsAreKeptFromFewToMany(t *testing.T) {
	s, _ := newScreen(t)
	s.tabs.Choose(pageChances)
	s.chances.least.SetSelected("6")
	if s.chances.most.Selected != "6" || strings.Contains(s.chances.hand.Text(), "-") {
		t.Errorf("hands of 6 to %s: %s", s.chances.most.Selected, s.chances.hand.Text())
	}
	s.chances.most.SetSelected("1")
	if s.chances.least.Selected != "1" {
		t.Errorf("hands of %s to 1", s.chances.least.Selected)
	}
}

func TestAnAnswerFollowsWhatItAsksAbout(t *testing.T) {
	s, _ := newScreen(t)
	s.Search.SetText("busco")
	if n := len(s.Grid.Items()); n != 0 {
		t.Fatalf("%d cards are wished for", n)
	}
	s.count = func() (transfer.Owned, error) {
		return transfer.Owned{Wishes: []holding.Wish{{Printing: theCard(t, "Bane").Printing(), Count: 1}}}, nil
	}
	s.Shown() // after a visit to the collection
	loop.Settle(s.desk.Errands.Wait)
	if n := len(s.Grid.Items()); n != 1 || s.found.Text() != "1 carta" {
		t.Errorf("%d cards are wished for, %q", n, s.found.Text())
	}
	s.Search.SetText("mazo:dominios bane ed:ES")
	s.change(s.model.Add(theCard(t, "Bane")))
	loop.Settle(s.desk.Errands.Wait)
	if n := len(s.Grid.Items()); n != 1 {
		t.Errorf("%d cards of that name are in the deck", n)
	}
}

func TestEveryChartTellsWhatItCounts(t *testing.T) {
	s, _ := newScreen(t)
	s.tabs.Choose(pageFigures)
	f := s.study.Figures
	want := []string{"Coste · 33 cartas", "Fuerza de los Aliados · 25 cartas", "Tipos · 50 cartas", "Razas · 25 cartas", "Frecuencias · 50 cartas", "Ediciones · 50 cartas"}
	for i, p := range s.figures.parts {
		if p.head.Text() != want[i] {
			t.Errorf("%q, want %q; %+v", p.head.Text(), want[i], f)
		}
		if p.bars.axis.Hidden || p.bars.axis.Size().IsZero() {
			t.Errorf("%s has no axis", p.title)
		}
	}
	if s.curve.head.Text() != want[0] {
		t.Errorf("the curve is headed %q", s.curve.head.Text())
	}
	opened(t, s, "# Una\n1x Bane\n2x Zzyzzx Quorl\n")
	costs := s.figures.parts[partCosts]
	for i, m := range costs.bars.marks {
		if drawn := m.bar.Size().Height > 0; drawn != (costs.bars.shown[i].Count > 0) {
			t.Errorf("cost %d is drawn: %v", i, drawn)
		}
	}
	if costs.head.Text() != "Coste · 1 carta" || s.figures.unknown.Text() != "2 cartas sin identificar no se cuentan" {
		t.Errorf("of one card is said %q, %q", costs.head.Text(), s.figures.unknown.Text())
	}
}

// textOf is every word that is to be seen of an object.
func textOf(o fyne.CanvasObject) string {
	if !o.Visible() {
		return ""
	}
	var parts []fyne.CanvasObject
	switch o := o.(type) {
	case *canvas.Text:
		return o.Text + " "
	case *fyne.Container:
		parts = o.Objects
	case fyne.Widget:
		parts = test.WidgetRenderer(o).Objects()
	}
	var all strings.Builder
	for _, part := range parts {
		all.WriteString(textOf(part))
	}
	return all.String()
}

func TestSheetsFitTheSmallestWindow(t *testing.T) {
	s, _ := newScreen(t)
	whole := fyne.NewSize(1024, 680)
	s.desk.Window.Resize(whole)
	bane := theCard(t, "Bane").Printing()
	s.count = func() (transfer.Owned, error) {
		return transfer.Owned{Rows: []holding.Holding{{Key: holding.Plain(bane), Count: 1}}}, nil
	}
	s.look()
	loop.Settle(s.desk.Errands.Wait)
	for name, open := range map[string]func(){
		"what is lacking": s.showShortages, "a code": s.showCode, "the trash": s.showTrash,
		"a hand": func() { s.showHand(func(int) int { return 0 }) },
	} {
		open()
		loop.Settle(s.desk.Errands.Wait)
		sheet := s.desk.Canvas().Overlays().Top()
		if need := sheet.MinSize(); need.Width > whole.Width || need.Height > whole.Height {
			t.Errorf("%s needs %v of %v", name, need, whole)
		}
		s.desk.Canvas().Overlays().Remove(sheet)
	}
}

// The page of the cards is of the cards first, in the least window too.
func TestWhatIsWrongLeavesRoomForTheCards(t *testing.T) {
	s, _ := newScreen(t)
	bane := theCard(t, "Bane").Printing()
	s.count = func() (transfer.Owned, error) {
		return transfer.Owned{Rows: []holding.Holding{{Key: holding.Plain(bane), Count: 1}}}, nil
	}
	s.look()
	line := s.model.List().Cards[1]
	for range 4 - line.Count {
		s.change(s.model.AddRef(line.Ref))
	}
	s.change(s.model.SetInitial(""))
	loop.Settle(s.desk.Errands.Wait)
	if n := len(s.model.Problems()); n < 3 || !s.owned.Visible() {
		t.Fatalf("there are %d faults", n)
	}
	for _, c := range []struct {
		size  fyne.Size
		curve bool
	}{{fyne.NewSize(900, 612), false}, {fyne.NewSize(1156, 1000), true}, {fyne.NewSize(900, 612), false}} {
		s.desk.Window.Resize(c.size)
		if room := s.roll.Size().Height; room < leastLines*lineHeight {
			t.Errorf("at %v the cards have %v", c.size, room)
		}
		if s.curve.box.Visible() != c.curve {
			t.Errorf("at %v the curve is seen: %v", c.size, !c.curve)
		}
		if foot := s.problems.Position().Y + s.problems.Size().Height; foot > s.cards.Size().Height {
			t.Errorf("at %v the faults end at %v of %v", c.size, foot, s.cards.Size().Height)
		}
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
	m, err := NewModel(catalogue(t), store, &cabinet{})
	if err != nil {
		b.Fatal(err)
	}
	s := New(Config{Desk: desk, Model: m, Decks: store, Formats: &cabinet{}, Owned: nothing, Past: store, Moved: func() {}})
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

func TestADeckIsPricedAndSoIsWhatIsLacking(t *testing.T) {
	s, _ := newScreen(t)
	if got := s.costWords(); len(got) > 0 {
		t.Errorf("without prices it says %q", got)
	}
	var of deck.Entry
	for _, e := range s.model.List().Cards {
		if e.Name != s.model.List().Initial.Name {
			of = e
		}
	}
	cheap := of.All(s.model.cards)[0].Printing()
	s.prices = prices.TableOf(prices.List{Currency: "CLP", Prices: []prices.Price{{Key: prices.Key{Printing: cheap}, Cents: 150000}}})
	all := s.model.List().Cards.Count() + s.model.List().Sideboard.Count()
	if s.model.List().Initial.Name != "" {
		all++
	}
	want := fmt.Sprintf("Cuesta %s (%d sin precio)", holding.Price{Cents: 150000 * int64(of.Count), Currency: "CLP"}.Written(), all-of.Count)
	if got := s.costWords(); len(got) != 1 || got[0] != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}
