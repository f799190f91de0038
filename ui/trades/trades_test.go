package trades

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/cardsdb/query"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/images"
	"castillo/ui/loop"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

func TestMain(m *testing.M) {
	if err := words.Use(words.Spanish); err != nil {
		panic(err)
	}
	m.Run()
}

// storeOf is a store with what is owned.
func storeOf(t *testing.T, o transfer.Owned) *cardsdb.Store {
	t.Helper()
	s, err := cardsdb.Open(t.TempDir(), cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	if err := s.Take("prueba", transfer.Plan{Changes: o}); err != nil {
		t.Fatal(err)
	}
	return s
}

// row is copies of a card of Espada Sagrada.
func row(number, count, trade int) holding.Holding {
	return holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: number}), Count: count, ForTrade: trade}
}

// newModel has five of ES 001, one of ES 002 that is for trade, and wishes for
// ES 003, against a friend who has four of ES 003.
func newModel(t *testing.T) *Model {
	t.Helper()
	m, _ := newDesk(t)
	return m
}

// newDesk is newModel with the store that it reads.
func newDesk(t *testing.T) (*Model, *cardsdb.Store) {
	t.Helper()
	store := storeOf(t, transfer.Owned{
		Rows:   []holding.Holding{row(1, 5, 0), row(2, 1, 1)},
		Wishes: []holding.Wish{{Printing: card.Printing{Edition: "ES", Number: 3}, Count: 2}},
	})
	prices := prices.List{Name: "Tienda", Date: holding.Date{Year: 2026, Month: 1, Day: 31}, Currency: "CLP", Prices: []prices.Price{
		{Key: prices.Key{Printing: card.Printing{Edition: "ES", Number: 1}}, Cents: 100000}, {Key: prices.Key{Printing: card.Printing{Edition: "ES", Number: 3}}, Cents: 250000}}}
	if err := store.Take("precios", transfer.Plan{Mode: transfer.Pricing, Prices: prices}); err != nil {
		t.Fatal(err)
	}
	m, err := NewModel(store)
	if err != nil {
		t.Fatal(err)
	}
	read, err := m.read("amiga.txt", strings.NewReader("4x Sir Lancelot (ES) 003\n1x Zzyzzx Quorl\n"))
	if err != nil {
		t.Fatal(err)
	}
	m.compare(read)
	return m, store
}

func TestTwoCollectorsSeeWhatTheyCouldGiveEachOther(t *testing.T) {
	m := newModel(t)
	for _, c := range []struct {
		terms transfer.Terms
		want  string
	}{
		{transfer.UsualTerms, "Puedo darle: 1 ES 001, 1 ES 002; Puede darme: 1 ES 003"},
		{transfer.Terms{Keep: 2}, "Puedo darle: 1 ES 001, 1 ES 002; Puede darme: 2 ES 003"},
		{transfer.Terms{Keep: 3, OnlyMarked: true}, "Puedo darle: 1 ES 002; Puede darme: "},
	} {
		m.terms = c.terms
		var said []string
		for _, l := range m.Lists(Exchange) {
			var lines []string
			for _, one := range l.Copies {
				lines = append(lines, some(one))
			}
			said = append(said, l.Title+": "+strings.Join(lines, ", "))
		}
		if got := strings.Join(said, "; "); got != c.want {
			t.Errorf("%+v: %s, want %s", c.terms, got, c.want)
		}
	}
	if m.skipped != 1 || m.source != "amiga.txt" {
		t.Errorf("of %s %d lines are passed over", m.source, m.skipped)
	}
}

func some(c transfer.Copies) string {
	return strings.TrimSuffix(transfer.ListOfCopies([]transfer.Copies{c}, nobody{}), "\n")[:1] + " " + c.Printing.String()
}

// nobody is a catalogue without names.
type nobody struct{ transfer.Catalogue }

func (nobody) Printing(card.Edition, int) (card.Card, bool) { return card.Card{}, false }

func TestListsReadBackAsTheCopiesTheyTell(t *testing.T) {
	m := newModel(t)
	m.edition = "ES"
	for page, want := range map[Page]int{Missing: 1 + 233 + 1, Spare: 2 + 1} {
		text := m.Text(page)
		f, err := transfer.Read(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if got := transfer.Match(f, m.cards).Plan(transfer.Owned{}).Totals(); got.Copies != want || got.Refused+got.Ambiguous > 0 {
			t.Errorf("%s reads back as %+v, want %d copies", Titles()[page], got, want)
		}
	}
	m.compare(theirs{})
	if got := m.Text(Exchange); got != "" {
		t.Errorf("with nobody there is %q", got)
	}
}

func TestWhatIMissIsWhatTheQuestionFinds(t *testing.T) {
	m := newModel(t)
	m.ours.Wishes = append(m.ours.Wishes, holding.Wish{Printing: card.Printing{Edition: "ES", Number: 1}, Count: 4},
		holding.Wish{Printing: card.Printing{Edition: "X9", Number: 8}, Count: 1}) // owned; the catalogue does not know it
	index := query.NewIndex(m.cards.ItemsOf(m.ours, nil))
	for i, question := range []string{"faltan", "tengo busco"} {
		asked, err := query.Parse(question)
		if err != nil {
			t.Fatal(err)
		}
		list, found := m.Lists(Missing)[i], index.Printings(asked, nil)
		var listed []card.Printing
		for _, c := range list.Copies {
			listed = append(listed, c.Printing)
		}
		if !slices.Equal(listed, found) || len(found) == 0 {
			t.Errorf("%s lists %d, «%s» finds %d", list.Title, len(listed), question, len(found))
		}
	}
	if got := m.Lists(Missing)[0].heading(); got != "Me faltan · 3713 cartas · 3714 copias" {
		t.Errorf("it is headed %q", got)
	}
	if got := m.Lists(Missing)[1].heading(); got != "Tengo y busco más · 1 carta · 4 copias" {
		t.Errorf("it is headed %q", got)
	}
}

func TestAFileThatIsNoneIsRefusedWithItsName(t *testing.T) {
	if _, err := newModel(t).read("roto.csv", strings.NewReader("\x00\x01\x02")); err == nil || !strings.Contains(err.Error(), "roto.csv") {
		t.Errorf("%v", err)
	}
}

func TestTheSheetIsUsedWithTheKeyboard(t *testing.T) {
	app := loop.NewApp()
	app.Settings().SetTheme(theme.New(theme.Dark))
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(1160, 700))
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	m, store := newDesk(t)
	s := show(desk, store, m, func() {})
	press := func(keys ...fyne.KeyName) {
		for _, k := range keys {
			loop.Settle(desk.Errands.Wait)
			desk.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: k})
		}
		loop.Settle(desk.Errands.Wait)
	}
	desk.Canvas().Focused().TypedRune('-')
	press(fyne.KeyReturn)
	if got := app.Clipboard().Content(); !strings.Contains(got, "# Puedes darme (2)\n2x Sir Lancelot") {
		t.Errorf("after one copy less is kept there is %q", got)
	}
	press(fyne.KeyRight, fyne.KeyRight, fyne.KeyReturn)
	if got := app.Clipboard().Content(); got != "3x Rey Arturo Pendragón (ES) 001\n1x Reina Guinivere (ES) 002\n" || s.at() != Spare {
		t.Errorf("what is spare is %q", got)
	}
	press(fyne.KeyEscape)
	if s.Visible() {
		t.Error("Escape leaves the sheet there")
	}
}

func TestBothSidesOfWhatIsPickedAreValued(t *testing.T) {
	m := newModel(t)
	m.terms.Keep = 2
	lists := m.Lists(Exchange)
	m.pick(giving, lists[giving].Copies[0], 9) // one of ES 001 is all that the friend lacks
	m.pick(getting, lists[getting].Copies[0], 1)
	if got := m.balance(m.deal(lists, m.copyPicked())); got != "Doy 1: $1.000 · Recibo 1: $2.500 · $1.500 a mi favor" {
		t.Errorf("it comes to %q", got)
	}
	if got := lists[giving].each; !slices.Equal(got, []string{"$1.000", ""}) {
		t.Errorf("each costs %q", got)
	}
	m.pick(getting, lists[getting].Copies[0], 0)
	if got := m.balance(m.deal(lists, m.copyPicked())); !strings.HasSuffix(got, "Recibo 0 · $1.000 en mi contra") {
		t.Errorf("it comes to %q", got)
	}
}

func TestWhereSomethingHasNoPriceNobodyIsSaidToGain(t *testing.T) {
	m := newModel(t)
	lists := m.Lists(Exchange) // ES 002 has no price
	for _, c := range []struct {
		first, second, get int
		want               string
	}{
		{1, 1, 1, "Doy 2: $1.000 y 1 sin precio · Recibo 1: $2.500 · no se puede comparar"},
		{0, 1, 1, "Doy 1: 1 sin precio · Recibo 1: $2.500 · no se puede comparar"},
		{0, 1, 0, "Doy 1: 1 sin precio · Recibo 0 · no se puede comparar"},
	} {
		m.pick(giving, lists[giving].Copies[0], c.first)
		m.pick(giving, lists[giving].Copies[1], c.second)
		m.pick(getting, lists[getting].Copies[0], c.get)
		if got := m.balance(m.deal(lists, m.copyPicked())); got != c.want {
			t.Errorf("%+v: it says %q", c, got)
		}
	}
}

func TestWhatIsToBeDoneFirstIsSaidUntilItIsDone(t *testing.T) {
	loop.NewApp().Settings().SetTheme(theme.New(theme.Dark))
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(1160, 700))
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	m, store := newDesk(t)
	friend := theirs{m.source, m.theirs, 0}
	m.compare(theirs{})
	s := show(desk, store, m, func() {})
	loop.Settle(desk.Errands.Wait)
	says := func(want string) {
		t.Helper()
		if got := s.said.Text(); !strings.HasPrefix(got, want) || want == "" && got != "" {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
	s.typed('h')
	says("Abre primero la colección")
	s.model.compare(friend)
	s.lay()
	loop.Settle(desk.Errands.Wait)
	says("")
	s.typed('h')
	says("Elige primero qué se cambia")
	for range 20 { // to the table of what is given
		if _, there := desk.Canvas().Focused().(*widgets.Table); there {
			break
		}
		desk.Canvas().FocusNext()
	}
	desk.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	desk.Canvas().Focused().TypedRune('+')
	loop.Settle(desk.Errands.Wait)
	says("")
	if len(m.picked[giving]) != 1 {
		t.Errorf("picked is %v", m.picked)
	}
}

func TestATradeIsDoneOnBothLists(t *testing.T) {
	loop.NewApp().Settings().SetTheme(theme.New(theme.Light))
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(1024, 640))
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	fits := func() {
		t.Helper()
		if need := desk.Canvas().Overlays().Top().MinSize(); need.Width > 1024 || need.Height > 640 {
			t.Errorf("it needs %v", need)
		}
	}
	m, store := newDesk(t)
	told := 0
	s := show(desk, store, m, func() { told++ })
	loop.Settle(desk.Errands.Wait)
	fits()
	s.settle() // nothing was picked
	if !s.Visible() || s.said.Text() == "" {
		t.Error("of nothing there is a deal")
	}
	m.pick(giving, s.lists[giving].Copies[0], 1)
	m.pick(getting, s.lists[getting].Copies[0], 1)
	deal := m.settle(m.deal(s.lists, m.copyPicked()), "Ana")
	d := s.showDeal(deal)
	fits()
	d.place.SetText("Cambios")
	var file strings.Builder
	if err := transfer.WriteDeal(&file, d.now(), m.cards); err != nil {
		t.Fatal(err)
	}
	d.do()
	loop.Settle(desk.Errands.Wait)
	owned, _ := store.Owned()
	if len(owned.Rows) != 3 || owned.Rows[0].Count != 4 || owned.Rows[2].Place.Container != "Cambios" || owned.Rows[2].Origin != "Cambio con Ana" ||
		len(owned.Wishes) != 1 || owned.Wishes[0].Count != 1 || told != 1 || s.Visible() {
		t.Errorf("there is %+v, told %d", owned, told)
	}

	// The friend's program reads the file and does the same.
	friends := storeOf(t, transfer.Owned{Rows: []holding.Holding{row(3, 4, 0)}, Wishes: []holding.Wish{{Printing: card.Printing{Edition: "ES", Number: 1}, Count: 1}}})
	theirs, err := NewModel(friends)
	if err != nil {
		t.Fatal(err)
	}
	read := func() *settlement {
		t.Helper()
		deal, err := theirs.readDeal("Beto 2026-02-01.csv", strings.NewReader(file.String()), friends)
		if err != nil {
			t.Fatal(err)
		}
		return deal
	}
	deal = read()
	if deal.with != "Beto" || deal.again || deal.differs(theirs) != "" {
		t.Errorf("it is read as %+v", deal)
	}
	if err := friends.Trade(deal.with, deal.digest, deal.deal("", holding.Date{})); err != nil {
		t.Fatal(err)
	}
	owned, _ = friends.Owned()
	if len(owned.Rows) != 2 || owned.Rows[0].Printing.Number != 1 || owned.Rows[1].Count != 3 || len(owned.Wishes) != 0 {
		t.Errorf("the friend has %+v", owned)
	}
	if !read().again {
		t.Error("it is not known that it was done")
	}
}

func TestADealSaysWhatOfItIsNotAsAgreed(t *testing.T) {
	m, store := newDesk(t)
	deal, err := m.readDeal("x.csv", strings.NewReader("lado;edicion;numero;cantidad\nrecibo;ES;1;2\nrecibo;ES;4;1\n"), store)
	if err != nil {
		t.Fatal(err)
	}
	deal.step(0, +1)
	if got := deal.differs(m); got != "Rey Arturo Pendragón (ES 001): 3 de 2 · Sir Gawein (ES 004): faltan 1" {
		t.Error(got)
	}
	deal.step(0, +9)
	if deal.gives[0] != 5 {
		t.Errorf("of five go %d", deal.gives[0])
	}
}
