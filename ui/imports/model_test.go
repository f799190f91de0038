package imports

import (
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/images"
	"castillo/ui/loop"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// shelf is a store that lies nowhere.
type shelf struct {
	owned  transfer.Owned
	source string
	digest string // of what was imported last
}

func (s *shelf) Catalogue() *cardsdb.Catalogue {
	c, err := cardsdb.Embedded()
	if err != nil {
		panic(err)
	}
	return c
}

func (s *shelf) Owned() (transfer.Owned, error) { return s.owned, nil }

func (s *shelf) Take(source string, p transfer.Plan) error {
	s.source, s.digest = source, p.File.Digest
	s.owned.Rows = slices.DeleteFunc(s.owned.Rows, func(h holding.Holding) bool {
		return slices.ContainsFunc(p.Gone, func(g holding.Holding) bool { return g.Key == h.Key })
	})
	s.owned.Rows = append(s.owned.Rows, p.Changes.Rows...)
	s.owned.Wishes = append(s.owned.Wishes, p.Changes.Wishes...)
	return nil
}

func (s *shelf) ImportOf(digest string) (cardsdb.Entry, bool, error) {
	return cardsdb.Entry{When: time.Date(2026, 1, 31, 12, 0, 0, 0, time.Local)}, digest == s.digest, nil
}

const wanted = "3x Tesoro Celta\n2 Simón de Montfort\n1 Zzyzzx Quorl\n1 Federico Barbarroja\n"

func newModel(t *testing.T, store Store, text string) *Model {
	t.Helper()
	f, err := transfer.Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	m, err := NewModel("lista.txt", f, store)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func listed(m *Model) (said []string) {
	for at := range m.Len() {
		said = append(said, Said(m.Line(at))+" → "+Answer(m.Line(at)))
	}
	return said
}

func TestTheListBeginsWithWhatAsks(t *testing.T) {
	m := newModel(t, &shelf{}, wanted)
	for _, c := range []struct {
		show Show
		want []string
	}{
		{ShowAmbiguous, []string{"2× Simón de Montfort → «Simón de Montfort» está en varias ediciones.", "1× Federico Barbarroja → «Federico Barbarroja» está en varias ediciones."}},
		{ShowRefused, []string{"1× Zzyzzx Quorl → No hay ninguna carta llamada «Zzyzzx Quorl»."}},
		{ShowTaken, []string{"3× Tesoro Celta → ES 228 Tesoro Celta"}},
	} {
		if c.show != ShowAmbiguous {
			m.SetShow(c.show)
		}
		if got := listed(m); !slices.Equal(got, c.want) {
			t.Errorf("it lists %q, want %q", got, c.want)
		}
	}
	if m.SetShow(ShowAll); m.Len() != 4 {
		t.Errorf("%d of 4 lines are listed", m.Len())
	}
	if m := newModel(t, &shelf{}, "1 Azor\n"); m.show != ShowAll {
		t.Error("where nothing asks not everything is listed")
	}
}

// newTestWindow opens a file over a window.
func newTestWindow(t *testing.T, store Store, text string) (*Window, *widgets.Desk) {
	t.Helper()
	loop.NewApp().Settings().SetTheme(theme.New(theme.Light))
	if err := words.Use(words.Spanish); err != nil {
		t.Fatal(err)
	}
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(1280, 760))
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	return newWindow(desk, store, newModel(t, store, text), nil), desk
}

func press(w *Window, keys ...fyne.KeyName) {
	for _, k := range keys {
		w.lines.TypedKey(&fyne.KeyEvent{Name: k})
	}
}

func TestAFileIsImportedFromTheKeyboard(t *testing.T) {
	store := &shelf{}
	w, desk := newTestWindow(t, store, wanted)
	typed := make(chan struct{}) // only then is anything planned anew
	desk.Errands.Do(func() { <-typed })
	press(w, fyne.Key2, fyne.Key1) // the second printing of one, the first of the next, without waiting
	close(typed)
	loop.Settle(desk.Errands.Wait)
	if got := w.model.Totals(); got.New != 3 || got.Ambiguous != 0 || got.Refused != 1 {
		t.Fatalf("after both choices there is %+v", got)
	}
	press(w, fyne.KeyDelete)
	loop.Settle(desk.Errands.Wait)
	if got := w.model.Totals(); got.New != 2 || got.Refused != 2 {
		t.Errorf("what was left out is still there: %+v", got)
	}
	w.model.SetShow(ShowAll)
	w.lines.choose(3)
	press(w, fyne.KeyBackspace)
	loop.Settle(desk.Errands.Wait)
	if got := w.model.Totals(); got.New != 2 || got.Ambiguous != 1 {
		t.Errorf("the choice is not taken back: %+v", got)
	}
	press(w, fyne.KeyReturn)
	loop.Settle(desk.Errands.Wait)
	if store.source != "lista.txt" || len(store.owned.Rows) != 2 || store.owned.Rows[1].Printing != (card.Printing{Edition: "PE", Number: 2}) {
		t.Errorf("from %q there came %+v", store.source, store.owned.Rows)
	}
	if got := desk.Notes.Text(); got != "Importado de lista.txt: 5 copias. Ctrl+Z lo deshace. 2 líneas quedaron fuera." {
		t.Errorf("the note says %q", got)
	}
}

func TestReplacingIsChosenAndSaidBeforeItIsDone(t *testing.T) {
	arturo := holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: 1}), Count: 5}
	azor := holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: 222}), Count: 1}
	store := &shelf{owned: transfer.Owned{Rows: []holding.Holding{arturo, azor}}}
	w, desk := newTestWindow(t, store, "3 Rey Arturo Pendragón (ES) 1\n2 Titania (proxy)\n")
	if got := w.brings.Text(); got != "Se importan: 3 copias · 2 proxies aparte" {
		t.Errorf("adding says %q", got)
	}
	press(w, fyne.KeyR)
	loop.Settle(desk.Errands.Wait)
	if got := w.brings.Text(); got != "Quedan: 3 copias · 0 más y 2 menos que ahora · 2 proxies aparte" || w.modes.At() != int(transfer.Replace) {
		t.Errorf("replacing says %q", got)
	}
	if got := listed(w.model); !slices.Equal(got, []string{"3× Rey Arturo Pendragón (ES 1) → ES 001 Rey Arturo Pendragón · había 5", "2× Titania → Son proxies (2) y no se cuentan."}) {
		t.Errorf("it lists %q", got)
	}
	press(w, fyne.KeyReturn)
	loop.Settle(desk.Errands.Wait)
	arturo.Count = 3
	if !reflect.DeepEqual(store.owned.Rows, []holding.Holding{azor, arturo}) {
		t.Errorf("there is %+v", store.owned.Rows)
	}
}

func TestTheSameFileIsAddedAgainOnlyWhenAskedTwice(t *testing.T) {
	store := &shelf{}
	first, desk := newTestWindow(t, store, "3 Azor\n")
	press(first, fyne.KeyReturn)
	loop.Settle(desk.Errands.Wait)
	w, desk := newTestWindow(t, store, "3 Azor\r\n")
	if !strings.Contains(w.notice.Text(), "ya se importó el 31-01-2026") || !w.notice.Visible() {
		t.Errorf("the notice is %q", w.notice.Text())
	}
	press(w, fyne.KeyA)
	loop.Settle(desk.Errands.Wait)
	press(w, fyne.KeyReturn)
	desk.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyReturn})
	loop.Settle(desk.Errands.Wait)
	if len(store.owned.Rows) != 1 || !w.sheet.Visible() {
		t.Errorf("by Enter alone there is %+v", store.owned.Rows)
	}
	press(w, fyne.KeyReturn)
	tapChoice(t, desk, "Sumarlo otra vez")
	loop.Settle(desk.Errands.Wait)
	if len(store.owned.Rows) != 2 || w.sheet.Visible() {
		t.Errorf("asked twice there is %+v", store.owned.Rows)
	}
}

// tapChoice presses the button of the sheet on top that is called so.
func tapChoice(t *testing.T, desk *widgets.Desk, text string) {
	t.Helper()
	for _, o := range test.LaidOutObjects(desk.Canvas().Overlays().Top()) {
		if b, ok := o.(*widgets.Button); ok && b.Text == text {
			test.Tap(b)
			return
		}
	}
	t.Fatalf("there is no button %q", text)
}

func TestWhoeverJustConfirmsAKnownFileChangesNoCount(t *testing.T) {
	store := &shelf{}
	again := func() (*Window, *widgets.Desk) {
		w, desk := newTestWindow(t, store, "3 Azor\n")
		press(w, fyne.KeyReturn)
		loop.Settle(desk.Errands.Wait)
		return w, desk
	}
	again()
	if w, _ := again(); w.model.Mode() != transfer.Replace || w.sheet.Visible() || len(store.owned.Rows) != 1 || store.owned.Rows[0].Count != 3 {
		t.Fatalf("the second time there is %+v", store.owned.Rows)
	}
	store.owned.Rows[0].Count = 5 // two were bought since
	w, desk := again()
	desk.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyReturn})
	loop.Settle(desk.Errands.Wait)
	if !w.sheet.Visible() || store.owned.Rows[0].Count != 5 {
		t.Fatalf("what came since is gone: %+v", store.owned.Rows)
	}
	press(w, fyne.KeyReturn)
	tapChoice(t, desk, "Reemplazar")
	loop.Settle(desk.Errands.Wait)
	if w.sheet.Visible() || store.owned.Rows[0].Count != 3 {
		t.Errorf("asked for it there is %+v", store.owned.Rows)
	}
}

func TestHowPricesAndDaysWereUnderstoodIsSeen(t *testing.T) {
	m := newModel(t, &shelf{}, "edicion;numero;cantidad;precio;fecha;vendedor\nES;222;1;$1.500;31/01/2026;Ana\nES;1;2;1.500;;\nES;2;1;ayer;1/2/26;\nES;3;1;1,500;;\n")
	for at, want := range []string{
		"ES 222 Azor · $1.500 · 2026-01-31",
		"ES 001 Rey Arturo Pendragón · 1500.00 sin moneda",
		"ES 002 Reina Guinivere · 2026-02-01 · Aviso: «ayer» no es un precio",
		"ES 003 Sir Lancelot · 1500.00 sin moneda · Aviso: «1,500» se lee como 1500; si eran decimales, corrígelo en el archivo",
	} {
		if got := Answer(m.Line(at)); got != want {
			t.Errorf("it answers %q, want %q", got, want)
		}
	}
	if got := raw(m.Line(1)); got != "ES · 1 · 2 · 1.500" {
		t.Errorf("the line is %q", got)
	}
	if got := m.Passed(); got != "Columnas que no se importan: vendedor" {
		t.Errorf("of the file it says %q", got)
	}
}

func TestAnExportSaysWhatItDoesNotCarry(t *testing.T) {
	store := &shelf{owned: transfer.Owned{Rows: []holding.Holding{{Key: holding.Plain(card.Printing{Edition: "ES", Number: 1}), Count: 1, Origin: "feria", Notes: "n"}}}}
	for k, want := range map[transfer.Kind]string{
		transfer.Castillo: "Lleva todo lo anotado.",
		transfer.Moxfield: "No lleva, de lo que tienes anotado: origen y notas.",
	} {
		if got := carriedWords(k, store.owned, store.Catalogue()); got != want {
			t.Errorf("of %s it says %q, want %q", k, got, want)
		}
	}
}

func TestATableWithoutQuantitiesAsksForThem(t *testing.T) {
	_, desk := newTestWindow(t, &shelf{}, "1 Azor\n")
	desk.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	var answered int
	for _, typed := range []string{"0", "muchas", "3"} {
		sheet := askEach(desk, "x.csv", transfer.File{Lines: make([]transfer.Line, 2)}, func(copies int) { answered = copies }, nil)
		entry := desk.Canvas().Focused().(*widgets.SearchEntry)
		entry.SetText(typed)
		entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		if sheet.Visible() != (typed != "3") {
			t.Errorf("%q is answer enough: %v", typed, !sheet.Visible())
		}
		sheet.Hide()
	}
	if answered != 3 {
		t.Errorf("the answer is %d", answered)
	}
}

func TestATableOfPricesAloneMayBeAPriceList(t *testing.T) {
	w, desk := newTestWindow(t, &shelf{}, "1 Azor\n")
	w.sheet.Hide()
	Paste(desk, &shelf{}, "nombre;edicion;precio\nAzor;ES;$1.500\nMordred;ES;900\n", nil)
	loop.Settle(desk.Errands.Wait)
	tapChoice(t, desk, "Es una lista de precios")
	loop.Settle(desk.Errands.Wait)
	if !slices.ContainsFunc(test.LaidOutObjects(desk.Canvas().Overlays().Top()), func(o fyne.CanvasObject) bool {
		said, ok := o.(*canvas.Text)
		return ok && said.Text == "Se importan: 2 precios en CLP"
	}) {
		t.Error("no price list is shown")
	}
}

func TestTheWindowFitsTheSmallest(t *testing.T) {
	store := &shelf{}
	const table = "nombre;cantidad;precio;vendedor\nAzor;1;1.500;Ana\nSir Lancelot;1;1.500;Ana\n"
	w, desk := newTestWindow(t, store, table)
	press(w, fyne.KeyReturn)
	loop.Settle(desk.Errands.Wait)
	_, desk = newTestWindow(t, store, table) // with all its notices
	if need := desk.Canvas().Overlays().Top().MinSize(); need.Width > 1024 || need.Height > 680 {
		t.Errorf("it needs %v", need)
	}
}

func TestLinesWithoutEditionAreSettledAtOnce(t *testing.T) {
	store := &shelf{}
	w, desk := newTestWindow(t, store, "2 Sir Lancelot\n1 Rey Arturo Pendragón\n3 Azor\n")
	choose := w.unsaidChoice(t)
	for i, want := range []int{2, 0, 0} {
		choose.SetSelectedIndex(i)
		loop.Settle(desk.Errands.Wait)
		if got := w.model.Totals().Ambiguous; got != want {
			t.Errorf("%q leaves %d lines open, want %d", choose.Selected, got, want)
		}
	}
	if w, _ := newTestWindow(t, store, "3 Azor\n"); w.unsaid() != nil {
		t.Error("something is asked where nothing is open")
	}
}

// unsaidChoice is what settles lines without edition.
func (w *Window) unsaidChoice(t *testing.T) *widgets.Select {
	t.Helper()
	for _, o := range test.LaidOutObjects(w.desk.Canvas().Overlays().Top()) {
		if choose, ok := o.(*widgets.Select); ok {
			return choose
		}
	}
	t.Fatal("there is nothing to choose")
	return nil
}

func TestEscapeImportsNothing(t *testing.T) {
	store := &shelf{}
	w, desk := newTestWindow(t, store, wanted)
	press(w, fyne.KeyEnd, fyne.KeyUp, fyne.KeyPageDown, fyne.KeyHome, fyne.Key9)
	desk.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	loop.Settle(desk.Errands.Wait)
	if w.sheet.Visible() || len(store.owned.Rows) != 0 {
		t.Errorf("there came %+v", store.owned.Rows)
	}
}

func TestTheCollectionIsWrittenAsAskedFor(t *testing.T) {
	store := &shelf{}
	m := newModel(t, store, wanted)
	if err := store.Take("x", m.Plan()); err != nil {
		t.Fatal(err)
	}
	for _, k := range transfer.Kinds() {
		path := filepath.Join(t.TempDir(), "coleccion")
		if err := write(k, store.owned, store.Catalogue(), path); err != nil {
			t.Fatal(err)
		}
		file, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		read, err := transfer.Read(file)
		file.Close()
		if err != nil || read.Kind != k || len(read.Lines) != 1 {
			t.Errorf("what is written as %s is read as %s with %d lines: %v", k, read.Kind, len(read.Lines), err)
		}
	}
}

func TestAPriceListIsSeenLineByLineAndItsSourceCanBeSaid(t *testing.T) {
	loop.NewApp().Settings().SetTheme(theme.New(theme.Light))
	f, err := transfer.ReadPrices(strings.NewReader("nombre;edicion;precio;precio foil\nAzor;ES;$1.500;4.000,50\nSimón de Montfort;;300;\nMordred;ES;agotado;\n"))
	if err != nil {
		t.Fatal(err)
	}
	store := &shelf{}
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(1024, 640))
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	m := NewPricesModel("Tienda 31-01-2026.csv", f, store)
	win := newWindow(desk, store, m, nil)
	if need := desk.Canvas().Overlays().Top().MinSize(); need.Width > 1024 || need.Height > 640 {
		t.Errorf("it needs %v", need)
	}
	if pasted := NewPricesModel(cardsdb.Pasted, f, store).list.Name; pasted != "Precios" {
		t.Errorf("a pasted list is of %q", pasted)
	}
	m.SetShow(ShowAll)
	want := []string{"Azor (ES) → ES 222 Azor · $1.500", "Azor (ES) → ES 222 Azor · foil · $4.000,50",
		"Simón de Montfort → «Simón de Montfort» está en varias ediciones.", "Mordred (ES) → «agotado» no es un precio."}
	if got := listed(m); !slices.Equal(got, want) {
		t.Errorf("it lists %q", got)
	}
	m.matching.Prefer(transfer.Every)
	win.plan(m.Mode(), func() error { return nil })
	loop.Settle(desk.Errands.Wait)
	if got := Answer(m.Line(2)); got != "Simón de Montfort y sus otras impresiones: 3 · $300" {
		t.Errorf("it answers %q", got)
	}
	for typed, good := range map[string]bool{"": false, "31/02/2026": false, "1-2-2026": true} {
		if _, err := listSaid("Tienda", typed, "clp"); (err == nil) != good {
			t.Errorf("the day %q: %v", typed, err)
		}
	}
	m.list.Currency = "USD"
	win.plan(m.Mode(), func() error { return nil })
	loop.Settle(desk.Errands.Wait)
	if got := m.Brings(); got != "4 precios en USD" {
		t.Errorf("it brings %q", got)
	}
	if win.model.Plan().Prices.Called() != "Tienda, 2026-01-31" {
		t.Errorf("the list is %s", win.model.Plan().Prices.Called())
	}
}

func TestTheRestOfASpreadsheetIsATable(t *testing.T) {
	for ext, want := range map[string]string{".xlsx": ".csv", ".XLSX": ".csv", ".csv": ".csv", ".dec": ".dec", "": ".txt"} {
		if got := restEnding(ext); got != want {
			t.Errorf("the rest of a %q is a %q, want %q", ext, got, want)
		}
	}
}
