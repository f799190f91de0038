package pictures

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/images"
	"castillo/images/scans"
	"castillo/ui/loop"
	"castillo/ui/theme"
	"castillo/ui/widgets"
)

func embedded(t *testing.T) *cardsdb.Catalogue {
	t.Helper()
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

// room is an importer in a window of the test driver, with pictures of these
// names brought in.
func room(t *testing.T, names ...string) (*Importer, *scans.Library) {
	t.Helper()
	app := loop.NewApp()
	app.Settings().SetTheme(theme.New(theme.Light))
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(1160, 700))
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	l, err := scans.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	desk.Cache.Attach(l, nil)
	t.Cleanup(desk.Errands.Wait)
	i := New(desk, embedded(t), func() {})
	if len(names) > 0 {
		if _, err := l.Import(context.Background(), newLookup(i.cards).matcher, []string{folder(t, names...)}, nil); err != nil {
			t.Fatal(err)
		}
	}
	return i, l
}

// folder holds a picture of each name, all different.
func folder(t *testing.T, names ...string) string {
	t.Helper()
	dir := t.TempDir()
	for i, name := range names {
		img := image.NewGray(image.Rect(0, 0, 63, 88))
		img.SetGray(i%63, i/63, color.Gray{200})
		var b bytes.Buffer
		if err := png.Encode(&b, img); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), b.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestCardsAreOfferedForAPicture(t *testing.T) {
	l := newLookup(embedded(t))
	for _, c := range []struct {
		got   []card.Card
		first string
	}{
		{l.find("es 12"), "ES 012 · Cornelius de York"},
		{l.find("ES012.jpg"), "ES 012 · Cornelius de York"},
		{l.find("cornelius d"), "ES 012 · Cornelius de York"},
		{l.find("EN 240"), "EN 240"}, // nothing is known of it but that it exists
		{l.suggest("dragon_magma_v2.jpg"), ""},
		{l.suggest("corneliuss de Yrok.png"), "ES 012 · Cornelius de York"},
	} {
		if len(c.got) == 0 || c.first != "" && title(c.got[0]) != c.first || len(c.got) > maxFound {
			t.Errorf("%d cards are offered, not first %q", len(c.got), c.first)
		}
	}
	if got := l.find(" "); len(got) != 0 {
		t.Errorf("for nothing %d cards are offered", len(got))
	}
}

func TestASummaryAddsUp(t *testing.T) {
	r := scans.Report{Lines: []scans.Line{{Outcome: scans.Matched}, {Outcome: scans.Matched}, {Outcome: scans.Unknown}, {Outcome: scans.Refused, Why: scans.IsLink}}}
	if got, want := summary(r), "4 archivos · 2 traídas · 1 sin reconocer · 1 rechazada"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	n := 0
	for _, o := range outcomes {
		n += len(linesOf(byUrgency(r), o))
	}
	if n != len(r.Lines) {
		t.Errorf("the parts have %d lines", n)
	}
}

func TestDroppedPicturesStandForTheirCards(t *testing.T) {
	i, l := room(t)
	changed := false
	i.changed = func() { changed = true }
	i.Bring([]string{folder(t, "ES-012.png", "quien sabe.png")})
	loop.Await(t, "the end of the import", func() bool { return changed })
	if _, ok := l.Shown(card.Printing{Edition: "ES", Number: 12}); !ok || len(l.Waiting()) != 1 {
		t.Errorf("the scan does not stand for its card, %d wait", len(l.Waiting()))
	}
}

// open opens the sheet of matching.
func openMatching(i *Importer, l *scans.Library) *matching {
	m := &matching{importer: i, library: l, found: newLookup(i.cards), waiting: l.Waiting()}
	m.build()
	m.choose(0)
	return m
}

func TestPicturesAreMatchedWithoutAMouse(t *testing.T) {
	i, l := room(t, "IMG_1.png", "IMG_2.png", "IMG_3.png")
	m := openMatching(i, l)
	write := func(text string) {
		for _, r := range text {
			i.desk.Canvas().Focused().TypedRune(r)
		}
	}
	press := func(keys ...fyne.KeyName) {
		for _, k := range keys {
			i.desk.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: k})
		}
		loop.Settle(i.desk.Errands.Wait)
	}
	first, second, third := m.waiting[0], m.waiting[1], m.waiting[2]

	write("cornelius de york")
	press(fyne.KeyReturn)
	if got := l.Of(card.Printing{Edition: "ES", Number: 12}); len(got) != 1 || got[0].ID != first.ID {
		t.Fatalf("ES 012 has %d pictures", len(got))
	}
	write("dragon de")
	want := m.cards[1].Printing()
	press(fyne.KeyDown, fyne.KeyReturn)
	if got := l.Of(want); len(got) != 1 || got[0].ID != second.ID {
		t.Errorf("%v has %d pictures", want, len(got))
	}
	m.turn()
	m.side.SetSelectedIndex(int(scans.Photo))
	write("EN 240")
	press(fyne.KeyReturn)
	got := l.Of(card.Printing{Edition: "EN", Number: 240})
	if len(got) != 1 || got[0].ID != third.ID || !got[0].UpsideDown || got[0].Side != scans.Photo {
		t.Errorf("the photograph of a gap is %+v", got)
	}
	if len(l.Waiting()) != 0 || m.sheet.Visible() {
		t.Error("with nothing left to match the sheet stays")
	}
}

func TestADiscardedPictureCanBeHadBack(t *testing.T) {
	i, l := room(t, "IMG_1.png", "IMG_2.png")
	m := openMatching(i, l)
	gone := m.waiting[0]
	m.discard()
	loop.Settle(i.desk.Errands.Wait)
	if len(l.Waiting()) != 1 || l.Waiting()[0].ID == gone.ID {
		t.Fatal("the picture is still there")
	}
	if !strings.Contains(i.desk.Notes.Text(), gone.Name) {
		t.Errorf("the note says %q", i.desk.Notes.Text())
	}
	if err := l.Restore(gone); err != nil || len(l.Waiting()) != 2 {
		t.Errorf("it is not back: %v", err)
	}
}

func TestThePickerChoosesWhatStandsForACard(t *testing.T) {
	i, l := room(t, "ES-012.png", "ES-012 foto.png", "ES-013.png")
	changes := 0
	p := NewPicker(i.desk, func() { changes++ })
	dragon := card.Printing{Edition: "ES", Number: 12}
	known, _ := embedded(t).Printing("ES", 12)
	p.Offer(known)
	if !p.row.Visible() || len(p.choices) != 3 || p.choices[p.chosen].scan.Side != scans.Front {
		t.Fatalf("the picker offers %d pictures, chosen is %d", len(p.choices), p.chosen)
	}
	photo := slices.IndexFunc(p.choices, func(c choice) bool { return c.scan.Side == scans.Photo })
	for _, k := range []int{photo, 0, photo} {
		p.sel.SetSelectedIndex(k)
		loop.Settle(i.desk.Errands.Wait)
		if shown, _ := l.Shown(dragon); shown.ID != p.choices[k].id || p.chosen != k {
			t.Errorf("choice %d was made and %v is shown", k, shown.ID)
		}
	}
	p.turnIt()
	loop.Settle(i.desk.Errands.Wait)
	if shown, _ := l.Shown(dragon); !shown.UpsideDown {
		t.Error("the picture was not turned")
	}
	p.removeIt()
	loop.Settle(i.desk.Errands.Wait)
	if len(l.Of(dragon)) != 1 || changes != 5 {
		t.Errorf("%d pictures are left after %d changes", len(l.Of(dragon)), changes)
	}
	p.Offer(card.Card{Edition: "ES", Number: 99})
	if p.row.Visible() {
		t.Error("a card without pictures has a choice")
	}
}

func TestARowChoosesItsOwnPhoto(t *testing.T) {
	i, l := room(t, "ES-012 foto.png", "ES-012.png")
	of := card.Printing{Edition: "ES", Number: 12}
	all := l.Of(of)
	p := NewPhoto(i.desk, of, all[1].ID.String())
	if p.Name() != all[1].ID.String() || p.shot.wanted != all[1].Picture || p.shot.content.Hidden {
		t.Errorf("%q is chosen and %v shown", p.Name(), p.shot.wanted)
	}
	if p = NewPhoto(i.desk, of, all[0].Name); p.Name() != all[0].ID.String() {
		t.Errorf("by the name of its file, %q is chosen", p.Name())
	}
	p.sel.SetSelectedIndex(0)
	if p.Name() != "" || !p.shot.content.Hidden {
		t.Errorf("none is %q", p.Name())
	}
	if p = NewPhoto(i.desk, of, "lejos.jpg"); p.Name() != "lejos.jpg" || !p.shot.content.Hidden {
		t.Errorf("what is not here becomes %q", p.Name())
	}
}

func TestADamagedPictureIsTold(t *testing.T) {
	i, l := room(t, "ES-012.png")
	id := l.Of(card.Printing{Edition: "ES", Number: 12})[0].ID.String()
	found, err := filepath.Glob(filepath.Join(filepath.Dir(l.TrashFolder()), "originales", "*", id))
	if err != nil || len(found) != 1 {
		t.Fatal(found, err)
	}
	if err := os.WriteFile(found[0], []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	i.check()
	loop.Await(t, "the message", func() bool { return len(l.Hurt()) == 1 && i.desk.Canvas().Overlays().Top() != nil })
}
