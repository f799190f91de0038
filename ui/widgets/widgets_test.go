package widgets

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/images"
	"castillo/images/scans"
	"castillo/ui/loop"
	"castillo/ui/theme"
	"castillo/ui/words"
)

func TestMain(m *testing.M) {
	if err := words.Use(words.Spanish); err != nil {
		panic(err)
	}
	m.Run()
}

func newWindow(t *testing.T, content fyne.CanvasObject) fyne.Window {
	t.Helper()
	loop.NewApp().Settings().SetTheme(theme.New(theme.Light))
	w := test.NewTempWindow(t, content)
	w.Resize(fyne.NewSize(800, 600))
	return w
}

func someCards(n int) []Item {
	items := make([]Item, n)
	for i := range items {
		items[i].Card = card.Card{Edition: "ES", Number: i + 1, Name: fmt.Sprint("Carta ", i+1), Type: card.Ally}
	}
	return items
}

func TestACellThatIsReusedShowsItsNewCard(t *testing.T) {
	g := NewCardGrid(images.NewCache(64<<20), 100)
	newWindow(t, g)
	items := someCards(400)
	g.SetItems(items)
	for _, i := range []int{399, 200, 0, 350, 3} {
		g.Choose(i)
		c := g.cells[i]
		if c == nil {
			t.Fatalf("card %d is not in sight after it was chosen", i)
		}
		if c.face.Card() != items[i].Card || c.frame.FillColor != theme.Color(theme.Gold) {
			t.Errorf("the cell of card %d shows %q", i, c.face.Card().Name)
		}
	}
	for i, c := range g.cells {
		if c.index == i && c.face.Card() != items[i].Card {
			t.Errorf("the cell of card %d shows %q", i, c.face.Card().Name)
		}
	}
}

func TestBadgesChangeInPlace(t *testing.T) {
	g := NewCardGrid(images.NewCache(8<<20), 100)
	newWindow(t, g)
	g.SetItems(someCards(10))
	g.SetBadge(4, "3×")
	if c := g.cells[4]; c.badge.Text != "3×" || !c.pill.Visible() {
		t.Errorf("the badge says %q", c.badge.Text)
	}
	g.SetBadge(4, "")
	if g.cells[4].pill.Visible() {
		t.Error("an empty badge is in sight")
	}
	g.SetBadge(99, "x") // outside: nothing happens
}

func TestASecondClickEnters(t *testing.T) {
	g := NewCardGrid(images.NewCache(8<<20), 100)
	newWindow(t, g)
	g.SetItems(someCards(10))
	entered := -1
	g.OnEnter = func(i int) { entered = i }
	test.Tap(g.cells[2])
	if entered != -1 || g.Chosen() != 2 {
		t.Errorf("one click enters %d and chooses %d", entered, g.Chosen())
	}
	test.Tap(g.cells[2])
	if entered != 2 {
		t.Errorf("the second click enters %d", entered)
	}
}

func TestAFaceShowsTheLastCardItWasGiven(t *testing.T) {
	cache := images.NewCache(8 << 20)
	f := NewFace(cache, 100)
	newWindow(t, f)
	items := someCards(30)
	for _, i := range items {
		f.SetCard(i.Card)
	}
	last := items[len(items)-1].Card
	loop.Await(t, "the picture", func() bool { return f.image.Image != nil })
	if img, _ := cache.Peek(f.key); f.key.Card != last || f.image.Image != img {
		t.Errorf("it shows another picture, and waits for %q", f.key.Card.Name)
	}
}

func TestARefreshedGridShowsTheScansThatCameIn(t *testing.T) {
	library, err := scans.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	cache := images.NewCache(8 << 20)
	cache.Attach(library, nil)
	g := NewCardGrid(cache, 100)
	newWindow(t, g)
	g.SetItems(someCards(3))
	g.Choose(1)
	dir := t.TempDir()
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 63, 88))); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "ES-002.png"), picture.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := library.Import(context.Background(), scans.NewMatcher(nil), []string{dir}, nil); err != nil {
		t.Fatal(err)
	}
	g.Refresh()
	for i, want := range []bool{false, true, false} {
		if got := g.cells[i].face.key.Scan != (scans.Picture{}); got != want {
			t.Errorf("card %d shows a scan: %v", i+1, got)
		}
	}
}

func TestErrandsAreDoneInOrder(t *testing.T) {
	e := NewErrands()
	var done []int
	for i := range 100 {
		e.Do(func() { done = append(done, i) })
	}
	e.Wait()
	for i, n := range done {
		if i != n {
			t.Fatalf("errand %d was done as number %d", n, i)
		}
	}
	if len(done) != 100 {
		t.Errorf("%d errands were done", len(done))
	}
}

func TestAnErrandThatFailsIsTold(t *testing.T) {
	w := newWindow(t, widget.NewLabel(""))
	desk := &Desk{Window: w, Notes: NewNotes(), Errands: NewErrands()}
	var got error
	bad := errors.New("sin permiso")
	desk.Later(func() error { return bad }, func(err error) { got = err })
	loop.Settle(desk.Errands.Wait)
	if got != bad || w.Canvas().Overlays().Top() == nil {
		t.Errorf("told %v", got)
	}
}

func TestASheetTakesTheKeysAndGivesThemBack(t *testing.T) {
	w := newWindow(t, widget.NewLabel(""))
	var pressed []fyne.KeyName
	w.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { pressed = append(pressed, e.Name) })
	done := 0
	Ask(w.Canvas(), "¿?", "¿Seguro?", "Sí", func() { done++ })
	w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyA})
	w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if done != 0 || len(pressed) != 0 {
		t.Errorf("after Escape: done %d, the window got %v", done, pressed)
	}
	Ask(w.Canvas(), "¿?", "¿Seguro?", "Sí", func() { done++ })
	w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyReturn})
	w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyA})
	if done != 1 || len(pressed) != 1 || w.Canvas().Overlays().Top() != nil {
		t.Errorf("after Enter: done %d, the window got %v", done, pressed)
	}
}

func TestEscapePutsASheetAwayWhateverHasTheFocus(t *testing.T) {
	w := newWindow(t, widget.NewLabel(""))
	desk := &Desk{Window: w, Notes: NewNotes(), Errands: NewErrands()}
	w.Canvas().SetOnTypedKey(func(*fyne.KeyEvent) { t.Error("the window got the key") })
	sheets := map[string]func(){
		"question": func() { Ask(w.Canvas(), "¿?", "¿Seguro?", "Sí", func() { t.Error("done") }) },
		"text":     func() { AskText(w.Canvas(), "Nombre", "x", "Sí", nil, func(string) { t.Error("done") }) },
		"files":    func() { OpenFile(desk, "Abrir", ".txt", func(string) { t.Error("done") }) },
	}
	for name, show := range sheets {
		for steps := range 5 {
			show()
			loop.Settle(desk.Errands.Wait)
			for range steps {
				w.Canvas().FocusNext()
			}
			key := &fyne.KeyEvent{Name: fyne.KeyEscape}
			f := w.Canvas().Focused()
			if f == nil {
				w.Canvas().OnTypedKey()(key)
			} else {
				f.TypedKey(key)
			}
			if w.Canvas().Overlays().Top() != nil {
				t.Fatalf("%s: the sheet stays while %T has the focus", name, f)
			}
		}
	}
}

func TestEnterPressesTheButtonThatHasTheFocus(t *testing.T) {
	w := newWindow(t, widget.NewLabel(""))
	Ask(w.Canvas(), "¿?", "¿Seguro?", "Sí", func() { t.Error("done") })
	w.Canvas().FocusNext() // Cancelar
	w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if w.Canvas().Overlays().Top() != nil {
		t.Error("the sheet stays")
	}
}

func TestTextIsAskedForUntilItIsRight(t *testing.T) {
	w := newWindow(t, widget.NewLabel(""))
	var got string
	check := func(s string) string {
		if s == "" {
			return "vacío"
		}
		return ""
	}
	AskText(w.Canvas(), "Nombre", "", "Guardar", check, func(s string) { got = s })
	entry := w.Canvas().Focused()
	entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if w.Canvas().Overlays().Top() == nil {
		t.Fatal("a wrong text was taken")
	}
	test.Type(entry, "Ana")
	entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if got != "Ana" || w.Canvas().Overlays().Top() != nil {
		t.Errorf("got %q", got)
	}
}

func TestNotesOfferTheWayBackOnce(t *testing.T) {
	n := NewNotes()
	newWindow(t, n.Layer())
	undone := 0
	n.Offer("Eliminado", "Deshacer", func() { undone++ })
	for _, o := range test.LaidOutObjects(n.Layer()) {
		if b, ok := o.(*Button); ok {
			test.Tap(b)
		}
	}
	if undone != 1 || n.Text() != "" {
		t.Errorf("undone %d times, the note says %q", undone, n.Text())
	}
}

func TestAFolderListsWhatCanBeChosen(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"b.txt", "A.TXT", "c.png", ".oculto.txt"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(dir, "zeta"), 0o700); err != nil {
		t.Fatal(err)
	}
	f := readFolder(dir, ".txt")
	if got, want := fmt.Sprint(f.entries), "[{zeta true} {A.TXT false} {b.txt false}]"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if f = readFolder(filepath.Join(dir, "nada"), ".txt"); f.err == nil || len(f.entries) != 0 {
		t.Error("a folder that does not exist was read")
	}
}

func TestFilesAreChosenByNameAndReplacedOnlyAfterAQuestion(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	old := filepath.Join(dir, "viejo.txt")
	if err := os.WriteFile(old, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	w := newWindow(t, widget.NewLabel(""))
	desk := &Desk{Window: w, Notes: NewNotes(), Errands: NewErrands()}
	chosen := ""
	write := func(name string) {
		t.Helper()
		loop.Settle(desk.Errands.Wait)
		entry := w.Canvas().Focused().(*SearchEntry)
		entry.SetText(name)
		entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		loop.Settle(desk.Errands.Wait)
	}
	OpenFile(desk, "Abrir", ".txt", func(path string) { chosen = path })
	write("nada.txt")
	if chosen != "" || w.Canvas().Overlays().Top() == nil {
		t.Fatalf("%q, which does not exist, was opened", chosen)
	}
	write("viejo.txt")
	if chosen != old {
		t.Errorf("opened %q", chosen)
	}
	SaveFile(desk, "Guardar", "nuevo.txt", func(path string) { chosen = path })
	write("nuevo.txt")
	if want := filepath.Join(dir, "nuevo.txt"); chosen != want {
		t.Errorf("saved in %q, want %q", chosen, want)
	}
	SaveFile(desk, "Guardar", "x.txt", func(path string) { chosen = path })
	write(old)
	if chosen == old {
		t.Error("a file was replaced without a question")
	}
	w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if chosen != old {
		t.Errorf("after the answer: %q", chosen)
	}
}

func TestAFileIsSavedUnderTheNameThatIsTypedInTheFolderOfTheLast(t *testing.T) {
	home, other := t.TempDir(), t.TempDir()
	t.Setenv("HOME", home)
	w := newWindow(t, widget.NewLabel(""))
	desk := &Desk{Window: w, Notes: NewNotes(), Errands: NewErrands()}
	chosen := ""
	save := func(typed string) string {
		t.Helper()
		SaveFile(desk, "Guardar", "coleccion.csv", func(path string) { chosen = path })
		loop.Settle(desk.Errands.Wait)
		entry := w.Canvas().Focused().(*SearchEntry)
		for _, r := range typed {
			entry.TypedRune(r)
		}
		entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		loop.Settle(desk.Errands.Wait)
		return chosen
	}
	for _, c := range []struct{ typed, want string }{
		{"", filepath.Join(home, "coleccion.csv")},
		{filepath.Join(other, "mía"), filepath.Join(other, "mía.csv")},
		{"dos.txt", filepath.Join(other, "dos.txt")},
	} {
		if got := save(c.typed); got != c.want {
			t.Errorf("%q is saved in %q, want %q", c.typed, got, c.want)
		}
	}
	if err := os.Remove(other); err != nil {
		t.Fatal(err)
	}
	if got, want := save("tres"), filepath.Join(home, "tres.csv"); got != want {
		t.Errorf("where the folder is gone it is saved in %q, want %q", got, want)
	}
}

func TestFileNamesSuitEverySystem(t *testing.T) {
	for in, want := range map[string]string{
		"Espada Sagrada: los caballeros": "Espada Sagrada- los caballeros",
		"../../etc/passwd":               "-..-etc-passwd",
		"a\x00b\n":                       "a-b-",
		"Ñandú":                          "Ñandú",
	} {
		if got := FileName(in); got != want {
			t.Errorf("FileName(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestALineThatGivesWayIsWholeAgainWhereThereIsRoom(t *testing.T) {
	const text = "Espada Sagrada: los caballeros de Camelot"
	line := NewInk(text, fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{}).Cut()
	if w := line.MinSize().Width; w > 0 {
		t.Errorf("it insists on %v", w)
	}
	whole := line.text.MinSize()
	for _, width := range []float32{whole.Width / 2, whole.Width / 5, whole.Width + 1} {
		line.Resize(fyne.NewSize(width, whole.Height))
		if got := line.text.MinSize().Width; got > width {
			t.Errorf("in %v it takes %v", width, got)
		}
		if cut := line.text.Text != text; cut != (width < whole.Width) {
			t.Errorf("in %v it says %q", width, line.text.Text)
		}
		if line.Text() != text {
			t.Errorf("it forgot its text: %q", line.Text())
		}
	}
}

func TestAHintIsCutToTheRoomOfItsField(t *testing.T) {
	const hint = "carpeta o caja; vacío, ninguno"
	e := NewSearchEntry()
	e.SetPlaceHolder(hint)
	newWindow(t, e)
	for width, whole := range map[float32]bool{80: false, 500: true, 120: false} {
		e.Resize(fyne.NewSize(width, 36))
		room := width - 2*fynetheme.InnerPadding()
		if got := e.PlaceHolder; (got == hint) != whole || fyne.MeasureText(got, fynetheme.TextSize(), fyne.TextStyle{}).Width > room {
			t.Errorf("in %v it says %q", width, got)
		}
	}
}

func TestATableLeavesOutWhatItHasNoRoomFor(t *testing.T) {
	table := NewTable([]Column{{Title: "Nombre", Part: 100, Least: 100}, {Title: "Raza", Part: 60, Least: 60, Yields: 1},
		{Title: "Copias", Part: 50, Least: 50}, {Title: "Pagado", Part: 80, Least: 80, Yields: 2}})
	table.SetRows(3, func(row, column int) string { return "texto" })
	w := newWindow(t, table.Framed())
	for _, c := range []struct {
		width float32
		want  string
	}{{700, "Nombre Raza Copias Pagado "}, {300, "Nombre Copias Pagado "}, {200, "Nombre Copias "}, {90, "Nombre "}, {600, "Nombre Raza Copias Pagado "}} {
		w.SetPadded(false)
		w.Content().Resize(fyne.NewSize(c.width, 300))
		said, end := "", float32(0)
		for i, title := range table.header.titles {
			if !title.Visible() {
				continue
			}
			said += title.title + " "
			if title.Position().X < end {
				t.Errorf("at %v %s lies over the one before", c.width, title.title)
			}
			if end = title.Position().X + title.Size().Width; c.width > 190 && title.Size().Width < table.columns[i].Least {
				t.Errorf("at %v %s has %v", c.width, title.title, title.Size().Width)
			}
		}
		if said != c.want {
			t.Errorf("at %v there is %s", c.width, said)
		}
	}
}

func TestWordsOfAChoiceAreToldApart(t *testing.T) {
	s := NewSelect(Distinct([]string{"foto…", "dorso", "foto…", "foto…"}), nil)
	for i := range s.Options {
		if s.SetSelectedIndex(i); s.SelectedIndex() != i {
			t.Errorf("%q chooses %d of %q", s.Options[i], s.SelectedIndex(), s.Options)
		}
	}
}

func TestASelectShowsNoChoiceThatIsNotOffered(t *testing.T) {
	told := 0
	s := NewSelect([]string{"a", "b"}, func(string) { told++ })
	for _, c := range []struct{ show, want string }{{"a", "a"}, {"c", ""}, {"b", "b"}, {"", ""}} {
		if s.SetShown(c.show); s.Selected != c.want {
			t.Errorf("%q shows %q", c.show, s.Selected)
		}
	}
	if told > 0 {
		t.Errorf("it was told %d times", told)
	}
}

func TestLongTitlesOfTabsKeepApart(t *testing.T) {
	tabs := NewTabs([]string{"Cartas", "Cifras", "Azar", "Notas", "Versiones anteriores"}, func(int) {})
	newWindow(t, tabs)
	for _, width := range []float32{900, 380} {
		tabs.Resize(fyne.NewSize(width, 30))
		for i, text := range tabs.titles {
			need := fyne.MeasureText(text.Text, text.TextSize, fyne.TextStyle{Bold: true}).Width
			if text.Size().Width < need {
				t.Errorf("%v wide: %q has %v of %v", width, text.Text, text.Size().Width, need)
			}
			if at := tabs.titleAt(text.Position().X + text.Size().Width/2); at != i {
				t.Errorf("%v wide: a click on %q chooses %d", width, text.Text, at)
			}
		}
		if last := tabs.titles[4]; last.Position().X+last.Size().Width > width+0.5 {
			t.Errorf("%v wide: they end at %v", width, last.Position().X+last.Size().Width)
		}
	}
}

func TestANoteFitsTheWindow(t *testing.T) {
	n := NewNotes()
	w := newWindow(t, n.Layer())
	long := strings.Repeat("Deshecho: Copias de Rey Arturo Pendragón ", 9)
	n.Offer(long, "Deshacer", func() {})
	if note := n.layer.Objects[0]; note.Size().Width > 1024 || n.Text() != long {
		t.Errorf("the note is %v wide and says %q", note.Size().Width, n.Text())
	}
	n.Say("corta")
	if note := n.layer.Objects[0]; note.Size().Width > 200 || w.Canvas() == nil {
		t.Errorf("a short note is %v wide", note.Size().Width)
	}
}

func TestABandMarksTheCardsThatItTouches(t *testing.T) {
	g := NewCardGrid(images.NewCache(8<<20), 100)
	marked := map[int]bool{0: true}
	g.Marked = func(i int) bool { return marked[i] }
	g.OnMark = func(off, on []int) {
		for _, i := range off {
			delete(marked, i)
		}
		for _, i := range on {
			marked[i] = true
		}
	}
	newWindow(t, g)
	g.SetItems(someCards(400))
	columns := g.ColumnCount()
	first := g.cells[1]
	corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(g)
	middle := func(i int) fyne.Position { // of a card in sight
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(g.cells[i]).AddXY(50, 60)
	}
	last := middle(1)
	drag := func(to fyne.Position) {
		by := to.Subtract(last)
		last = to
		first.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: to}, Dragged: fyne.NewDelta(by.X, by.Y)})
	}
	is := func(what string, want ...int) {
		t.Helper()
		var got []int
		for i := range 400 {
			if marked[i] {
				got = append(got, i)
			}
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: marked are %v, want %v", what, got, want)
		}
	}
	drag(last.AddXY(5, 5))
	is("a trembling hand", 0)
	drag(middle(columns + 2))
	is("a square", 0, 1, 2, columns+1, columns+2)
	if !g.band.drawn.Visible() {
		t.Error("nothing is drawn")
	}
	drag(middle(2))
	is("smaller", 0, 1, 2)
	drag(middle(0))
	is("to the other side, over what was marked", 0, 1)
	drag(middle(1))
	is("and back", 0, 1)
	drag(corner.AddXY(middle(1).X, g.Size().Height+500))
	if g.GetScrollOffset() == 0 || !marked[columns*3+1] {
		t.Errorf("below the edge it does not scroll: %v", g.GetScrollOffset())
	}
	first.DragEnd()
	if g.band.drawn.Visible() || g.band.stage != noBand {
		t.Error("the band stays")
	}
	before := len(marked)
	last = corner.AddXY(10, 10)
	drag(last.AddXY(3, 0))
	if first.DragEnd(); len(marked) != before {
		t.Error("what was begun anew marks")
	}
}

// TestAFlowIsAsHighAsItsRows at any width, also after it was wider.
func TestAFlowIsAsHighAsItsRows(t *testing.T) {
	loop.NewApp().Settings().SetTheme(theme.New(theme.Light))
	f := Flow()
	for range 4 {
		f.Add(MinSize(fyne.NewSize(100, 20), canvas.NewRectangle(nil)))
	}
	gap := fynetheme.Padding()
	for _, c := range []struct {
		width float32
		rows  float32
	}{{1000, 1}, {100, 4}, {210, 2}, {320, 2}, {50, 4}, {1000, 1}} {
		if h, want := HeightAt(f, c.width), c.rows*20+(c.rows-1)*gap; h != want || f.MinSize().Width != 100 {
			t.Errorf("%v wide it is %v high, want %v, and at least %v wide", c.width, h, want, f.MinSize().Width)
		}
	}
}

func TestAFileThatIsNotThereIsSaidWhereItsNameIsTyped(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	w := newWindow(t, widget.NewLabel(""))
	desk := &Desk{Window: w, Notes: NewNotes(), Errands: NewErrands()}
	c := showFiles(desk, "Abrir", ".csv", "", "Abrir", existing(func(string) {}))
	loop.Settle(desk.Errands.Wait)
	for typed, want := range map[string]string{
		"nada.csv":                           "No hay ningún archivo «nada.csv» en esta carpeta",
		filepath.Join(dir, "no", "nada.csv"): "No hay ningún archivo «nada.csv» en " + filepath.Join(dir, "no"),
		" ":                                  "",
	} {
		c.entry.SetText(typed)
		w.Canvas().Unfocus() // as a press of the button does
		c.accept()
		loop.Settle(desk.Errands.Wait)
		if got := c.wrong.Text(); got != want || w.Canvas().Focused() != c.entry {
			t.Errorf("%q: it says %q, want %q, the focus is on %T", typed, got, want, w.Canvas().Focused())
		}
		c.entry.TypedRune('x')
		if c.wrong.Text() != "" {
			t.Error("it is still said of another name")
		}
	}
	if at := fyne.CurrentApp().Preferences().String(folderKey); at != "" {
		t.Errorf("the folder of no file is kept: %s", at)
	}
}

// TestAFileIsOpenedByTakingItTwiceOrWithEnter in the list of files.
func TestAFileIsOpenedByTakingItTwiceOrWithEnter(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	file := filepath.Join(dir, "mías.txt")
	if err := os.WriteFile(file, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	w := newWindow(t, widget.NewLabel(""))
	desk := &Desk{Window: w, Notes: NewNotes(), Errands: NewErrands()}
	for name, second := range map[string]func(*chooser){
		"twice": func(c *chooser) { c.list.Select(0) },
		"Enter": func(*chooser) { w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) },
	} {
		opened := ""
		c := showFiles(desk, "Abrir", ".txt", "", "Abrir", func(path string, _ error, s *Sheet) error {
			s.Hide()
			opened = path
			return nil
		})
		loop.Settle(desk.Errands.Wait)
		c.list.Select(0)
		if opened != "" {
			t.Errorf("%s: it opens at once", name)
		}
		second(c)
		if loop.Settle(desk.Errands.Wait); opened != file {
			t.Errorf("%s: opened %q", name, opened)
		}
	}
}

func TestAListThatBecomesLowerKeepsItsChoiceInSight(t *testing.T) {
	loop.NewApp()
	l := NewList(func() int { return 40 }, func() fyne.CanvasObject { return widget.NewLabel("una") }, func(int, fyne.CanvasObject) {})
	w := test.NewWindow(l)
	defer w.Close()
	l.Resize(fyne.NewSize(200, 400))
	l.Select(9)
	before := l.GetScrollOffset()
	l.Resize(fyne.NewSize(200, 120))
	if row := widget.NewLabel("una").MinSize().Height; before != 0 || l.GetScrollOffset()+120 < 10*row {
		t.Errorf("from %v to %v, where a row has %v", before, l.GetScrollOffset(), row)
	}
}
