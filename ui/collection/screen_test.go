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
	"castillo/images"
	"castillo/ui/loop"
	"castillo/ui/theme"
	"castillo/ui/widgets"
)

// newScreen shows the screen in a window of the test driver.
func newScreen(t *testing.T, store *cardsdb.Store) *Screen {
	t.Helper()
	return newScreenIn(t, store, theme.New(theme.Light))
}

// newScreenIn shows the screen in a look.
func newScreenIn(t *testing.T, store *cardsdb.Store, look theme.Theme) *Screen {
	t.Helper()
	loop.NewApp().Settings().SetTheme(look)
	w := test.NewTempWindow(t, nil)
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	screen := New(desk, store, func() {})
	w.SetContent(screen.Content())
	w.Resize(fyne.NewSize(1160, 700))
	screen.Shown()
	loop.Settle(desk.Errands.Wait)
	t.Cleanup(desk.Errands.Wait)
	return screen
}

// press types keys at whatever has the focus, each when what the one before has
// done is done.
func press(s *Screen, keys ...fyne.KeyName) {
	for _, k := range keys {
		s.desk.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: k})
		loop.Settle(s.desk.Errands.Wait)
	}
}

func typeText(s *Screen, text string) {
	for _, r := range text {
		s.desk.Canvas().Focused().TypedRune(r)
		loop.Settle(s.desk.Errands.Wait)
	}
}

func TestTypingSearchesAndPlusCounts(t *testing.T) {
	store := newStore(t)
	s := newScreen(t, store)
	typeText(s, "carruaje de plata")
	if n := len(s.Grid.Items()); n != 1 {
		t.Fatalf("%d cards answer the search", n)
	}
	press(s, fyne.KeyDown)
	typeText(s, "++-+")
	loop.Settle(s.desk.Errands.Wait)
	magma := s.Grid.Items()[0]
	if n, err := store.Collection().Count(magma.Card.Printing()); n != 2 || err != nil || magma.Badge != "2×" {
		t.Errorf("%d copies are stored, the badge says %q, %v", n, magma.Badge, err)
	}
	typeText(s, "x")
	if s.Search.Text != "carruaje de platax" || s.desk.Canvas().Focused() != s.Search {
		t.Errorf("a letter typed at the cards gives the search %q", s.Search.Text)
	}
	press(s, fyne.KeyEscape)
	if s.Search.Text != "" {
		t.Error("Escape leaves the search as it was")
	}
}

func TestWhatIsMissingStandsBackFromTheFirstCopyOn(t *testing.T) {
	store, err := cardsdb.Open(t.TempDir(), cardsdb.Options{})
	must(t, err)
	t.Cleanup(func() { store.Close() })
	s := newScreen(t, store)
	typeText(s, "dragon")
	press(s, fyne.KeyDown)
	for typed, want := range []bool{false, true, false} {
		typeText(s, []string{"", "+", "-"}[typed])
		for i, shown := range s.Grid.Items() {
			if shown.Faint != (want && i > 0) {
				t.Errorf("after %d keys the card at %d stands back: %v", typed, i, shown.Faint)
			}
		}
	}
}

func TestTabTakesTheFirstCompletion(t *testing.T) {
	s := newScreen(t, newStore(t))
	typeText(s, "raza:dra")
	if !s.Search.AcceptsTab() {
		t.Fatal("nothing is offered")
	}
	press(s, fyne.KeyTab)
	if s.Search.Text != "raza:Dragón" || len(s.Grid.Items()) < 40 {
		t.Errorf("the search is %q and finds %d", s.Search.Text, len(s.Grid.Items()))
	}
	if s.Search.AcceptsTab() {
		t.Error("what is there already is offered")
	}
	s.Search.SetText("raza:Dragón coste<=x")
	if s.asked.Text() == "" || s.model.asked.Wrong() == nil || len(s.Grid.Items()) == 0 {
		t.Errorf("of a wrong question is said %q", s.asked.Text())
	}
}

func TestEnterOpensTheRowThatIsChosen(t *testing.T) {
	store := newStore(t)
	s := newScreen(t, store)
	press(s, fyne.KeyDown, fyne.KeyReturn)
	count, ok := s.desk.Canvas().Focused().(*widgets.SearchEntry)
	if !ok || count.Text != "2" {
		t.Fatalf("the form begins with %v", s.desk.Canvas().Focused())
	}
	count.SetText("3")
	press(s, fyne.KeyReturn)
	first := s.Grid.Items()[0].Card.Printing()
	if n, _ := store.Collection().Count(first); n != 3 || s.model.Count(s.Grid.Items()[0].Card) != 3 {
		t.Errorf("there are %d copies", n)
	}
	foil := holding.Plain(first)
	foil.Finish = holding.Foil
	s.edit(first, add(foil, 1))
	loop.Settle(s.desk.Errands.Wait)
	press(s, fyne.KeyReturn)
	if b, ok := s.desk.Canvas().Focused().(*widgets.LongButton); !ok || b.Said() != "3× sin más señas" {
		t.Errorf("of several rows %v is at hand", s.desk.Canvas().Focused())
	}
}

func TestWhatIsUndoneIsShownAndGoneTo(t *testing.T) {
	s := newScreen(t, newStore(t))
	first := s.Grid.Items()[0].Card
	press(s, fyne.KeyDown)
	typeText(s, "+")
	s.edit(first.Printing(), wish(first.Printing(), 2))
	loop.Settle(s.desk.Errands.Wait)
	press(s, fyne.KeyEnd)
	for _, want := range []struct{ copies, wanted int }{{3, 0}, {2, 0}} {
		s.Undo()
		loop.Settle(s.desk.Errands.Wait)
		if item := s.model.Item(first.Printing()); copies(item) != want.copies || item.Wanted != want.wanted || s.Grid.Chosen() != 0 {
			t.Errorf("undone there are %d copies and %d wished for; card %d is chosen", copies(item), item.Wanted, s.Grid.Chosen())
		}
	}
	s.Redo()
	loop.Settle(s.desk.Errands.Wait)
	if s.model.Count(first) != 3 || s.Grid.Items()[0].Badge != "3×" {
		t.Errorf("done again the badge says %q", s.Grid.Items()[0].Badge)
	}
}

func TestTheTableSharesTheKeyboard(t *testing.T) {
	store := newStore(t)
	s := newScreen(t, store)
	s.SetTable(true)
	if n := s.table.Len(); n < 1300 {
		t.Fatalf("%d rows", n)
	}
	press(s, fyne.KeyDown)
	typeText(s, "+")
	loop.Settle(s.desk.Errands.Wait)
	at, _ := s.at(s.table.Chosen())
	if n, _ := store.Collection().Count(at.Printing()); at.Number != 2 || n != 1 {
		t.Errorf("%s has %d copies", at.Code(), n)
	}
	s.SetTable(false)
	if now, _ := s.at(s.Grid.Chosen()); now != at {
		t.Errorf("the grid goes to %s", now.Code())
	}
}

func TestArrowsMoveTheChoice(t *testing.T) {
	s := newScreen(t, newStore(t))
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

func TestACountThatCannotBeStoredIsTold(t *testing.T) {
	store := newStore(t)
	s := newScreen(t, store)
	store.Close()
	press(s, fyne.KeyDown)
	typeText(s, "+")
	loop.Settle(s.desk.Errands.Wait)
	if got := s.model.Count(s.Grid.Items()[0].Card); got != 2 {
		t.Errorf("the screen says %d, the store 2", got)
	}
	if s.desk.Canvas().Overlays().Top() == nil {
		t.Error("nobody was told")
	}
}

func TestARowIsWrittenInItsForm(t *testing.T) {
	store := newStore(t)
	s := newScreen(t, store)
	f := newRowForm(s.desk, s.model.Item(card.Printing{Edition: "ES", Number: 1}).Rows[0])
	for _, c := range []struct {
		entry       *widgets.SearchEntry
		wrong, good string
	}{{f.count, "dos", "4"}, {f.trade, "9", "1"}, {f.paid, "caro", "$1.500 CLP"}, {f.acquired, "ayer", "31/01/2026"}, {f.language, "castellano", "en"}} {
		c.entry.SetText(c.wrong)
		if _, err := f.read(); err == nil {
			t.Errorf("%q is taken", c.wrong)
		}
		c.entry.SetText(c.good)
	}
	f.tags.SetText("b, a ,")
	h, err := f.read()
	if err != nil || h.Count != 4 || h.ForTrade != 1 || h.Paid.String() != "1500.00 CLP" || h.Acquired.Day != 31 || h.Language != "en" || len(h.Tags) != 2 {
		t.Errorf("%+v, %v", h, err)
	}
}

func TestACorrectedCardIsShownWithWhatIsPrinted(t *testing.T) {
	store := newStore(t)
	s := newScreen(t, store)
	c := s.Grid.Items()[0].Card
	f := newCardForm(c)
	f.cost.SetText("4")
	now, err := f.read()
	if err != nil || now.Cost != 4 {
		t.Fatalf("%+v, %v", now, err)
	}
	now.Cost = c.Cost
	if now != c {
		t.Errorf("the form changes more than it says: %+v, %+v", now, c)
	}
	now.Cost = 4
	must(t, store.Corrections().Set(now))
	s.corrected()
	loop.Settle(s.desk.Errands.Wait)
	if got := s.Grid.Items()[0].Card.Cost; got != 4 {
		t.Errorf("the cost shown is %d", got)
	}
	corrected := false
	for _, fact := range s.model.Facts(s.Grid.Items()[0].Card) {
		corrected = corrected || fact.Label == "Corregido"
	}
	if !corrected {
		t.Error("nothing says what is printed")
	}
}

func TestACardOfAnEditionOfOnesOwnIsAddedByKeyboard(t *testing.T) {
	s := newScreen(t, newStore(t))
	s.OpenNewCard()
	for _, text := range []string{"mia", "7", "Dragón de Prueba"} {
		typeText(s, text)
		s.desk.Canvas().FocusNext()
	}
	s.desk.Canvas().FocusPrevious()
	press(s, fyne.KeyReturn)
	if s.desk.Canvas().Overlays().Top() == nil {
		t.Fatal("a card without a type is taken, or what was typed is gone")
	}
	choose := func() { // the first of the choice that is next
		s.desk.Canvas().FocusNext()
		press(s, fyne.KeyRight)
	}
	choose()
	choose()
	for _, text := range []string{"3", "2"} {
		s.desk.Canvas().FocusNext()
		typeText(s, text)
	}
	s.model.SetEdition("IM")
	s.list()
	press(s, fyne.KeyReturn)
	loop.Settle(s.desk.Errands.Wait)
	if s.detail.card.Name != "Dragón de Prueba" {
		t.Errorf("after it was added there is %q", s.detail.card.Name)
	}
	s.model.SetEdition("")
	s.Search.SetText("ed:MIA")
	if n := len(s.Grid.Items()); n != 1 || s.Grid.Items()[0].Card.Name != "Dragón de Prueba" || s.Grid.Items()[0].Card.Number != 7 {
		t.Fatalf("%d cards are there: %+v", n, s.Grid.Items())
	}
	s.Undo()
	loop.Settle(s.desk.Errands.Wait)
	if n := len(s.Grid.Items()); n != 0 {
		t.Errorf("undone there are %d", n)
	}
}

func TestAnEditionIsKnownOnceItHasACard(t *testing.T) {
	s := newScreen(t, newStore(t))
	s.Search.SetText("ed:MIA")
	if s.model.asked.Wrong() == nil || !strings.Contains(s.asked.Text(), "«MIA» no es un valor de «ed»") {
		t.Errorf("of an edition that is none is said %q", s.asked.Text())
	}
	mine := card.Card{Edition: "MIA", Number: 1, Name: "Prueba", Type: card.Totem, Frequency: card.Real, Strength: card.NoNumber}
	must(t, s.model.store.Corrections().Set(mine))
	s.corrected()
	loop.Settle(s.desk.Errands.Wait)
	if n := len(s.Grid.Items()); s.model.asked.Wrong() != nil || n != 1 {
		t.Errorf("%d cards are shown, %q is said", n, s.asked.Text())
	}
}

func TestTheArrowsGoThroughTheEditions(t *testing.T) {
	s := newScreen(t, newStore(t))
	s.TypedAlt(fyne.KeyE)
	press(s, fyne.KeyRight, fyne.KeyRight)
	if s.model.Edition() != card.Editions()[1].Code {
		t.Errorf("%s is shown", s.model.Edition())
	}
	press(s, fyne.KeyHome)
	if s.model.Edition() != "" {
		t.Errorf("%s is shown, not all", s.model.Edition())
	}
	press(s, fyne.KeyEnd, fyne.KeyDown)
	if s.model.Edition() != s.editions.tabs[len(s.editions.tabs)-1].edition.Code || s.desk.Canvas().Focused() != s.Front {
		t.Errorf("%s is shown, %v has the keyboard", s.model.Edition(), s.desk.Canvas().Focused())
	}
}

// leastWindow is what is left of the smallest window beside the rail.
var leastWindow = fyne.NewSize(1024-96-28, 680-28)

// stuffed has of ES 001 all that a row can say, many rows, a wish with a long
// note, a long text and a long name.
func stuffed(t *testing.T) (*Screen, card.Card) {
	t.Helper()
	store, c := stuffedStore(t)
	s := newScreen(t, store)
	s.desk.Window.Resize(leastWindow)
	return s, c
}

func stuffedStore(t *testing.T) (*cardsdb.Store, card.Card) {
	t.Helper()
	store := newStore(t)
	p := card.Printing{Edition: "ES", Number: 1}
	for i := range 12 {
		h := holding.Holding{Key: holding.Key{Printing: p, Finish: holding.Foil, Condition: holding.NearMint, Language: "en",
			Place: holding.Place{Container: fmt.Sprintf("Carpeta %d de la colección principal de mi hermano mayor, Incomprensiblementelarguísima", i), Page: 112, Pocket: 18}},
			Count: 1234, ForTrade: 777, Paid: holding.Price{Cents: 125_050_000, Currency: "CLP"}, Notes: strings.Repeat("nota ", 50), Photo: "foto.png",
			Tags: holding.Tags("firmada por el ilustrador", "de la primera caja", "Incomprensiblementelarguísima")}
		must(t, store.Collection().Put(h))
	}
	must(t, store.Wishes().Set(holding.Wish{Printing: p, Count: 9998, Notes: strings.Repeat("la que firmó el ilustrador ", 20)}))
	c, _ := store.Catalogue().Printing(p.Edition, p.Number)
	c.Name = "El Muy Noble y Jamás Vencido Rey Arturo Pendragón, Señor de Camelot y de la Mesa Redonda"
	c.Illustrator = strings.Repeat("Ilustrador ", 6)
	must(t, store.Corrections().Set(c))
	must(t, store.Corrections().SetText(c.Name, strings.Repeat("Cuando un Dragón entra en juego, roba una carta. ", 20)))
	return store, c
}

func TestNothingPushesTheCountsOutOfThePanel(t *testing.T) {
	for _, noting := range []bool{false, true} {
		s, c := stuffed(t)
		if noting {
			s.toggleNoting()
			typeText(s, "ES 1")
			press(s, fyne.KeyReturn)
		} else {
			s.Grid.Choose(1)
			s.Grid.Choose(0)
		}
		loop.Settle(s.desk.Errands.Wait)
		if s.detail.card.Name != c.Name {
			t.Fatalf("the panel shows %q", s.detail.card.Name)
		}
		if least := s.Content().MinSize(); least.Width > leastWindow.Width || least.Height > leastWindow.Height {
			t.Errorf("noting %v: the screen needs %v of %v", noting, least, leastWindow)
		}
		s.desk.Window.Resize(leastWindow)
		panel, driver := s.detail.panel, fyne.CurrentApp().Driver()
		from := driver.AbsolutePositionForObject(panel)
		inside := func(what string, o fyne.CanvasObject) {
			at := driver.AbsolutePositionForObject(o).Subtract(from)
			if at.X < 0 || at.Y < 0 || at.X+o.Size().Width > panel.Size().Width || at.Y+o.Size().Height > panel.Size().Height {
				t.Errorf("noting %v: %s lies at %v, %v large, on a panel of %v", noting, what, at, o.Size(), panel.Size())
			}
		}
		inside("the face", s.detail.face)
		inside("the name", s.detail.title)
		inside("Tengo", s.detail.count)
		inside("Busco", s.detail.wanted)
		inside("what scrolls", s.detail.scroll)
		if need := s.detail.scroll.Content.MinSize(); need.Width > s.detail.scroll.Size().Width {
			t.Errorf("noting %v: what scrolls is %v wide and has %v", noting, need.Width, s.detail.scroll.Size().Width)
		}
		if s.detail.scroll.Size().Height < 100 {
			t.Errorf("noting %v: what scrolls has a height of %v", noting, s.detail.scroll.Size().Height)
		}
		wanted := s.model.Item(c.Printing()).Wanted
		at := driver.AbsolutePositionForObject(s.detail.wanted)
		test.TapCanvas(s.desk.Canvas(), at.AddXY(s.detail.wanted.Size().Width-10, s.detail.wanted.Size().Height/2))
		loop.Settle(s.desk.Errands.Wait)
		if now := s.model.Item(c.Printing()).Wanted; now != wanted+1 {
			t.Errorf("noting %v: a click on + leaves %d wanted", noting, now)
		}
	}
}

func TestSheetsFitTheSmallestWindow(t *testing.T) {
	s, c := stuffed(t)
	whole := fyne.NewSize(1024, 680)
	s.desk.Window.Resize(whole)
	for name, open := range map[string]func(){
		"figures": s.openFigures, "trades": s.openTrades, "a new card": s.OpenNewCard,
		"facts":  func() { s.openFacts(c) },
		"a row":  func() { s.openRow(s.model.Item(c.Printing()).Rows[0]) },
		"epic":   func() { s.openEpic(c) },
		"a wish": func() { s.openWishNote(s.model.Item(c.Printing())) },
		"a text": func() { s.writeText(c) },
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

func TestEditionsNarrowByClick(t *testing.T) {
	s := newScreen(t, newStore(t))
	at := slices.IndexFunc(s.editions.tabs, func(t *tab) bool { return t.edition.Code == "PE" })
	test.Tap(s.editions.tabs[at])
	if n := len(s.Grid.Items()); n != 27 {
		t.Errorf("%d promos are shown", n)
	}
	test.Tap(s.editions.tabs[at])
	if n := len(s.Grid.Items()); n < 3700 {
		t.Errorf("%d cards are shown", n)
	}
}

func TestTheBarOfAnEditionOfWhichThereIsNothingIsEmpty(t *testing.T) {
	s := newScreen(t, newStore(t))
	for _, tab := range s.editions.tabs {
		if drawn := tab.bar.Visible() && tab.bar.Size().Width > 0; drawn != (tab.part > 0) {
			t.Errorf("%s: part %v, the bar is drawn: %v", tab.edition.Code, tab.part, drawn)
		}
	}
	if s.editions.tabs[0].part == 0 || s.editions.tabs[1].part > 0 {
		t.Error("the test needs an edition with cards and one without")
	}
}

func TestNothingFoundIsSaid(t *testing.T) {
	s := newScreen(t, newStore(t))
	typeText(s, "zzzzzz")
	if !s.detail.empty.Visible() || s.detail.column.Visible() {
		t.Error("the panel shows a card although none was found")
	}
}

// benchScreen is a screen of 25,000 rows.
func benchScreen(b *testing.B) *Screen {
	loop.NewApp()
	w := test.NewWindow(nil)
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 26), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	store := newStore(b)
	s := New(desk, store, func() {})
	w.SetContent(s.Content())
	w.Resize(fyne.NewSize(1160, 700))
	s.Shown()
	loop.Settle(desk.Errands.Wait)
	s.model.fill(largeShelf(b, store))
	return s
}

// BenchmarkKeystroke types into the search of a window with 25,000 rows: all
// that happens before the next letter can be taken.
func BenchmarkKeystroke(b *testing.B) {
	s := benchScreen(b)
	queries := []string{"d", "dr", "dra", "drag", "drago", "dragon", "dragon l", "coste<=3 o f"}
	typed := func(b *testing.B) {
		for i := 0; b.Loop(); i++ {
			s.Search.SetText(queries[i%len(queries)])
			loop.Turn()
		}
	}
	b.Run("grid", typed)
	s.SetTable(true)
	b.Run("table", typed)
	s.model.SortBy(columnNamed("lugar"))
	b.Run("table by place", typed)
}

func TestASearchThatCannotBeAskedDoesNotCountTheCardsOfBefore(t *testing.T) {
	s := newScreen(t, newStore(t))
	typeText(s, "faltan")
	counted := s.summary.Text()
	typeText(s, " ed:XX")
	if s.model.asked.Wrong() == nil || s.summary.Text() == counted || !strings.Contains(s.summary.Text(), "de antes") {
		t.Errorf("the head says %q", s.summary.Text())
	}
}
