package ui

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/card"
	"castillo/images"
	"castillo/ui/duels"
	"castillo/ui/laboratory"
	"castillo/ui/lobby"
	"castillo/ui/loop"
	"castillo/ui/preferences"
	"castillo/ui/replays"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

func TestMain(m *testing.M) {
	if dir := os.Getenv(killedFolder); dir != "" && os.Getenv("DISPLAY") != "" {
		playInWindow(dir) // which wants the main goroutine
	}
	if err := words.Use(words.Spanish); err != nil {
		panic(err)
	}
	m.Run()
}

// newTestShell is a shell in a window of the test driver, over a folder.
func newTestShell(t testing.TB, dir string) *shell {
	t.Helper()
	app := loop.NewApp()
	choices := preferences.FirstFrame(app.Preferences(), dir)
	choices.Theme = theme.Light
	app.Settings().SetTheme(theme.New(choices.Theme))
	if err := words.Use(choices.Language); err != nil {
		t.Fatal(err)
	}
	w := test.NewTempWindow(t, nil)
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(8 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	s := newShell(desk, dir, choices)
	s.end = func() {}
	w.Resize(choices.Window)
	t.Cleanup(func() {
		if err := s.close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

// settle waits until every errand is done and the window shows it.
func (s *shell) settle() { loop.Settle(s.desk.Errands.Wait) }

// openShell is a shell whose store is open.
func openShell(t testing.TB) *shell {
	t.Helper()
	return reopenShell(t, t.TempDir())
}

func TestEveryPlaceOpensWithAClick(t *testing.T) {
	s := openShell(t)
	for i := range s.places {
		test.Tap(s.rail.buttons[i])
		s.settle()
		if s.current != i || s.front() == nil || !s.rail.buttons[i].chosen {
			t.Errorf("button %d opens place %d", i, s.current)
		}
		if top := s.desk.Canvas().Overlays().Top(); top != nil {
			t.Errorf("place %d begins with a sheet", i)
		}
	}
}

func TestPlacesFitTheLeastWindow(t *testing.T) {
	s := openShell(t)
	for i, p := range s.places {
		s.show(i)
		s.settle()
		least := s.front().Content().MinSize().AddWidthHeight(railWidth+2*screenMargin, 2*screenMargin)
		if least.Width > leastWidth || least.Height > leastHeight {
			t.Errorf("%s needs %v", p.name, least)
		}
	}
}

func TestF1ShowsTheKeysAndEscapePutsThemAway(t *testing.T) {
	s := openShell(t)
	s.desk.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyF1})
	if s.desk.Canvas().Overlays().Top() == nil {
		t.Fatal("no sheet")
	}
	s.desk.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if s.desk.Canvas().Overlays().Top() != nil {
		t.Error("the sheet stays")
	}
}

func TestADeckIsUndoneAfterARestart(t *testing.T) {
	dir := t.TempDir()
	s := reopenShell(t, dir)
	decks, err := s.store.Decks().All()
	if err != nil {
		t.Fatal(err)
	}
	before := decks[0]
	s.show(placeDecks)
	s.settle()
	s.front().(runeTyper).TypedRune('+') // one more of the first card that is found
	s.settle()
	if now, err := s.store.Decks().Load(before.ID); err != nil || now.Text == before.Text {
		t.Fatalf("nothing was added: %v", err)
	}
	if err := s.close(); err != nil {
		t.Fatal(err)
	}
	s = reopenShell(t, dir)
	s.show(placeDecks)
	s.settle()
	s.front().(undoer).Undo()
	s.settle()
	if now, err := s.store.Decks().Load(before.ID); err != nil || now.Text != before.Text {
		t.Errorf("it is not as it was: %v\n%s", err, now.Text)
	}
}

func TestAListIsPastedIntoTheCollection(t *testing.T) {
	s := openShell(t)
	s.show(placeCollection)
	s.settle()
	canvas := s.desk.Canvas()
	opens := func(paste func()) (opened bool) {
		t.Helper()
		paste()
		s.settle()
		if opened = canvas.Overlays().Top() != nil; opened {
			canvas.OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
		}
		return opened
	}
	search := canvas.Focused().(fyne.Shortcutable)
	inSearch := func(text string) func() {
		return func() {
			fyne.CurrentApp().Clipboard().SetContent(text)
			search.TypedShortcut(&fyne.ShortcutPaste{Clipboard: fyne.CurrentApp().Clipboard()})
		}
	}
	if opens(inSearch("Titania")) {
		t.Error("a word that is pasted into the search opens an import")
	}
	if !opens(inSearch("2 Titania\n1 Azor\n")) {
		t.Error("a list that is pasted into the search opens no import")
	}
	if !opens(func() { s.front().(paster).Paste("2 Titania") }) {
		t.Error("a list that is pasted among the cards opens no import")
	}
}

func TestWhatTheHistoryUndoesOtherScreensForget(t *testing.T) {
	s := openShell(t)
	arturo := card.Printing{Edition: "ES", Number: 1}
	if err := s.store.Collection().Set(arturo, 2); err != nil {
		t.Fatal(err)
	}
	s.show(placeCollection)
	before := s.screens[placeCollection]
	s.show(placeHistory)
	s.settle()
	s.front().(undoer).Undo()
	s.settle()
	if n, err := s.store.Collection().Count(arturo); n != 0 || err != nil {
		t.Fatalf("there are %d, %v", n, err)
	}
	s.show(placeCollection)
	if s.screens[placeCollection] == before {
		t.Error("the collection still shows what there was")
	}
}

func TestTheLanguageChangesAtOnce(t *testing.T) {
	s := openShell(t)
	t.Cleanup(func() { _ = words.Use(words.Spanish) })
	s.show(placePreferences)
	c := s.choices
	c.Language = words.English
	s.choose(c)
	if got := s.rail.buttons[0].text.Text; got != "Collection" {
		t.Errorf("the first place is called %q", got)
	}
	if s.current != placePreferences {
		t.Errorf("place %d is open", s.current)
	}
}

func TestAPlaceThatIsOpenGoesBackToItsFirstPage(t *testing.T) {
	s := openShell(t)
	for place, enter := range map[int]func(){placePlay: s.showPuzzles, placeDecks: s.showLaboratory} {
		s.show(place)
		first := reflect.TypeOf(s.front())
		enter()
		s.settle()
		if reflect.TypeOf(s.front()) == first {
			t.Fatalf("place %d shows no other page", place)
		}
		s.rail.buttons[place].Tapped(nil)
		if got := reflect.TypeOf(s.front()); got != first {
			t.Errorf("place %d shows %v, not %v", place, got, first)
		}
	}
}

func TestTheNamesOfPlacesFitTheRailWhenChosen(t *testing.T) {
	s := openShell(t)
	t.Cleanup(func() { _ = words.Use(words.Spanish) })
	c := s.choices
	c.Text = theme.Largest
	for _, c.Language = range []words.Language{words.Spanish, words.English} {
		s.choose(c)
		for i := range s.places {
			s.show(i)
			if name := s.rail.buttons[i].text; name.MinSize().Width > railWidth-4 { // sizes of letters are rounded
				t.Errorf("%q is %v wide", name.Text, name.MinSize().Width)
			}
		}
	}
}

func TestNothingBehindThePageOfFriendsTakesKeys(t *testing.T) {
	s := openShell(t)
	s.show(placePlay)
	s.settle()
	m, err := lobby.NewModel(s.store.Catalogue(), s.store.Decks(), s.store.Formats(), s.store.Settings())
	if err != nil {
		t.Fatal(err)
	}
	s.show(placeReplays)
	s.meetFriend(m, nil, "")
	if s.meeting == nil || s.current != placePlay || s.front() != nil {
		t.Fatalf("place %d, in front %T", s.current, s.front())
	}
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if s.duel != nil || s.meeting == nil {
		t.Error("a duel began behind the page of friends")
	}
	s.show(placeReplays)
	if s.meeting != nil || s.front() == nil {
		t.Error("the page of friends is still there")
	}
}

// reopenShell closes a shell and opens another over a data folder, as the next
// start of the program would.
func reopenShell(t testing.TB, dir string) *shell {
	t.Helper()
	store, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s := newTestShell(t, dir)
	s.opened(store)
	s.settle()
	return s
}

func TestPreferencesBelongToTheDataFolder(t *testing.T) {
	t.Cleanup(func() { _ = words.Use(words.Spanish) })
	s := openShell(t)
	home := s.dir
	c := s.choices
	c.Name, c.Language, c.Theme = "Ana", words.English, theme.Dark
	s.choose(c)
	if err := s.close(); err != nil {
		t.Fatal(err)
	}
	s.store = nil

	elsewhere := openShell(t)
	if got := elsewhere.choices; got.Name != "" || got.Language != words.Spanish || got.Theme == theme.Dark {
		t.Errorf("another folder has %+v", got)
	}
	if got := elsewhere.rail.buttons[0].text.Text; got != "Colección" {
		t.Errorf("another folder speaks: %q", got)
	}
	again := reopenShell(t, home)
	if got := again.choices; got.Name != "Ana" || got.Language != words.English || got.Theme != theme.Dark {
		t.Errorf("the folder has %+v", got)
	}
	if got := again.rail.buttons[0].text.Text; got != "Collection" {
		t.Errorf("the folder speaks: %q", got)
	}
}

// The computer takes an hour for every step, so that the duel stands still once
// the first is made.
func TestADuelIsPlayedFromTheLobbyAndKept(t *testing.T) {
	s := openShell(t)
	s.pace, s.choices.Name = time.Hour, "Ana"
	setup := duelSetup(t, s)
	if err := s.StartDuel(setup); err != nil {
		t.Fatal(err)
	}
	d := s.duel
	loop.Await(t, "the first step", func() bool { return d.record.length() > 0 })
	s.show(placeCollection)
	s.show(placePlay)
	if s.host.Objects[0] != s.duel.content() {
		t.Error("the duel is gone after a look at the collection")
	}
	s.duel.mat.Concede()
	loop.Await(t, "the end", func() bool { return d.record.ended() })
	s.endDuel()
	s.settle()
	kept, p := onlyMatch(t, s.store)
	if kept.Winner != 1 || kept.Seats[0] != (cardsdb.MatchSeat{Name: "Ana", Deck: setup.Round.Sides[0].Deck}) || kept.Result != "abandono" {
		t.Errorf("kept %+v", kept)
	}
	if got := p.Record().Result(); got != (game.Result{Over: true, Winner: game.B, Why: game.Conceded}) {
		t.Errorf("recorded as %+v", got)
	}
	if s.duel != nil || s.front() == nil {
		t.Error("the lobby is not back")
	}
}

func TestTheHistoryOfDuelsLeadsToTheirReplaysAndBackToTheLobby(t *testing.T) {
	s := openShell(t)
	s.pace = time.Hour
	if err := s.StartDuel(duelSetup(t, s)); err != nil {
		t.Fatal(err)
	}
	d := s.duel
	loop.Await(t, "the first step", func() bool { return d.record.length() > 0 })
	s.duel.mat.Concede()
	loop.Await(t, "the end", func() bool { return d.record.ended() })
	s.showDuels()
	s.settle()
	history, ok := s.front().(*duels.Screen)
	if !ok || !strings.Contains(texts(history.Content()), "Perdido") {
		t.Fatalf("in sight is %T", s.front())
	}
	kept, _ := onlyMatch(t, s.store)
	history.Watch(kept.ID)
	s.settle()
	if r, ok := s.front().(*replays.Screen); !ok || r.Model.Opened() == nil {
		t.Errorf("the replay is not in sight but %T", s.front())
	}
	s.show(placePlay)
	if s.front() != screen(history) {
		t.Error("the history is gone after a look at the replay")
	}
	history.Back()
	if _, ok := s.front().(*lobby.Screen); !ok {
		t.Errorf("behind it is %T", s.front())
	}
	s.settle()
}

func (r *recording) length() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.recorder.Len()
}

func (r *recording) ended() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.final != nil
}

// texts are all words of the labels and buttons in sight.
func texts(o fyne.CanvasObject) string {
	var out []string
	for _, o := range test.LaidOutObjects(o) {
		switch w := o.(type) {
		case *widget.Label:
			out = append(out, w.Text)
		case *widget.Button:
			out = append(out, w.Text)
		case *widgets.Ink:
			out = append(out, w.Text())
		case *widget.RichText:
			out = append(out, w.String())
		}
	}
	return strings.Join(out, "\n")
}

func TestALockedStoreIsToldInWords(t *testing.T) {
	dir := t.TempDir()
	store, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	_, locked := cardsdb.Open(dir, cardsdb.Options{})
	s := newTestShell(t, dir)
	shown, _ := s.failure(locked, lookForWayBack(dir, locked))
	page := texts(shown)
	for _, want := range []string{"Castillo ya está abierto", "Volver a intentarlo", "Salir", dir} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is not on the page:\n%s", want, page)
		}
	}
	if strings.Contains(page, "Apartar") {
		t.Error("a file that is whole is offered to be set aside")
	}
}

func TestADamagedStoreIsSetAsideAndTheBackupRestored(t *testing.T) {
	dir := t.TempDir()
	store, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	id := card.Printing{Edition: "ES", Number: 1}
	if _, err := store.Collection().Add(id, 3); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Backup(); err != nil {
		t.Fatal(err)
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, cardsdb.FileName)
	if err := os.Truncate(path, 5000); err != nil {
		t.Fatal(err)
	}
	_, damaged := cardsdb.Open(dir, cardsdb.Options{})
	s := newTestShell(t, dir)
	way := lookForWayBack(dir, damaged)
	shown, _ := s.failure(damaged, way)
	page := texts(shown)
	if len(way.ways) != 1 || !strings.Contains(page, "Apartar el archivo y restaurar el respaldo del ") {
		t.Fatalf("no way back is offered:\n%s", page)
	}
	note, err := s.remedies(way)[0].do(t.Context())
	if err != nil || !strings.Contains(note, "dañado") {
		t.Fatalf("%q, %v", note, err)
	}
	again, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if n, err := again.Collection().Count(id); n != 3 || err != nil {
		t.Errorf("%d copies came back, %v", n, err)
	}
}

func TestEnterDoesTheBestAboutAStoreThatDoesNotOpen(t *testing.T) {
	for _, c := range []struct {
		rule   string
		backup bool
		want   int // copies, -1 while nothing opens
	}{
		{"with a backup it is restored", true, 3},
		{"without one nothing is given up", false, -1},
	} {
		dir := t.TempDir()
		store, err := cardsdb.Open(dir, cardsdb.Options{})
		if err != nil {
			t.Fatal(err)
		}
		id := card.Printing{Edition: "ES", Number: 1}
		if _, err := store.Collection().Add(id, 3); err != nil {
			t.Fatal(err)
		}
		if c.backup {
			if _, err := store.Backup(); err != nil {
				t.Fatal(err)
			}
		}
		if err := store.Close(); err != nil {
			t.Fatal(err)
		}
		if !c.backup {
			for _, name := range []string{"castillo.cambios", "respaldos"} {
				if err := os.RemoveAll(filepath.Join(dir, name)); err != nil {
					t.Fatal(err)
				}
			}
		}
		if err := os.Truncate(filepath.Join(dir, cardsdb.FileName), 5000); err != nil {
			t.Fatal(err)
		}
		s := newTestShell(t, dir)
		s.open()
		loop.Await(t, "the page", func() bool { return strings.Contains(texts(s.host), "está dañado") })
		if focused := s.desk.Canvas().Focused(); focused != nil {
			focused.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		}
		if c.want < 0 {
			s.desk.Errands.Wait()
			if !strings.Contains(texts(s.host), "está dañado") {
				t.Errorf("%s: there is\n%s", c.rule, texts(s.host))
			}
			continue
		}
		loop.Await(t, "the collection", func() bool { s.desk.Errands.Wait(); return s.store != nil })
		s.settle()
		if n, err := s.store.Collection().Count(id); n != c.want || err != nil {
			t.Errorf("%s: there are %d copies, %v", c.rule, n, err)
		}
	}
}

func TestWithoutADisplayRunSaysSo(t *testing.T) {
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	if hasDisplay() {
		t.Skip("this system always has a display")
	}
	err := Run(Options{DataDir: t.TempDir()})
	if err == nil || strings.Contains(err.Error(), "\n") || !strings.Contains(err.Error(), "DISPLAY") {
		t.Errorf("%v", err)
	}
}

func TestAStoreThatBreaksWhileItIsOpenOffersTheWayBack(t *testing.T) {
	s := openShell(t)
	id := card.Printing{Edition: "ES", Number: 1}
	if _, err := s.store.Backup(); err != nil {
		t.Fatal(err)
	}
	if err := s.store.Collection().Set(id, 3); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(s.store.Path(), 8192); err != nil {
		t.Fatal(err)
	}
	store := s.store
	s.desk.Later(func() error {
		_, err := store.Decks().All()
		return err
	}, nil)
	const best = "Apartar el archivo, restaurar el respaldo del "
	loop.Await(t, "the way back", func() bool {
		s.desk.Errands.Wait()
		return strings.Contains(texts(s.host), best)
	})
	if page := texts(s.host); !strings.Contains(page, "Así no se pierde nada") || s.store != nil || len(s.screens) > 0 {
		t.Errorf("the page says\n%s", page)
	}
	way := lookForWayBack(s.dir, cardsdb.ErrDamaged)
	s.tryRemedy(s.remedies(way)[0])
	loop.Await(t, "the collection", func() bool { s.desk.Errands.Wait(); return s.store != nil })
	s.settle()
	if n, err := s.store.Collection().Count(id); n != 3 || err != nil {
		t.Errorf("%d copies came back, %v", n, err)
	}
}

func TestLeavingFreesTheStoreBeforeTheProgramEnds(t *testing.T) {
	s := openShell(t)
	free := make(chan bool, 2)
	s.end = func() {
		again, err := cardsdb.Open(s.dir, cardsdb.Options{})
		if err == nil {
			err = again.Close()
		}
		free <- err == nil
	}
	s.leave()
	s.leave() // a second wish changes nothing
	loop.Await(t, "the end", func() bool { return len(free) > 0 })
	if !<-free {
		t.Error("the program ended before the store was free")
	}
}

func TestLeavingDuringALongJobAsksAndInterruptsIt(t *testing.T) {
	s := openShell(t)
	end := make(chan bool, 2)
	s.end = func() { end <- true }
	var ended error
	s.desk.LaterLong(func(ctx context.Context) error { <-ctx.Done(); return ctx.Err() }, func(err error) { ended = err })
	s.leave()
	if s.leaving {
		t.Fatal("it leaves without asking")
	}
	for _, o := range test.LaidOutObjects(s.desk.Canvas().Overlays().Top()) {
		if b, ok := o.(*widgets.Button); ok && b.Text == words.T("Interrumpir y salir") {
			test.Tap(b)
		}
	}
	loop.Await(t, "the end", func() bool { return len(end) > 0 })
	if !errors.Is(ended, context.Canceled) {
		t.Errorf("the job ended with %v", ended)
	}
}

func TestARecoveryOfMinutesCanBeInterrupted(t *testing.T) {
	s := newTestShell(t, t.TempDir())
	ended := make(chan error, 1)
	s.tryRemedy(remedy{do: func(ctx context.Context) (string, error) {
		<-ctx.Done()
		ended <- ctx.Err()
		return "", ctx.Err()
	}})
	s.leave()
	if s.leaving || s.desk.Canvas().Overlays().Top() == nil {
		t.Error("it leaves without asking")
	}
	s.desk.Errands.Interrupt()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("it ended with %v", err)
	}
	loop.Await(t, "the collection", func() bool { s.desk.Errands.Wait(); return s.store != nil })
}

func TestRestoredPreferencesAreThoseOfTheWindow(t *testing.T) {
	t.Cleanup(func() { _ = words.Use(words.Spanish) })
	s := openShell(t)
	c := s.choices
	c.Name, c.Language, c.Theme = "Dueña", words.English, theme.Dark
	if err := c.Save(s.store.Settings()); err != nil {
		t.Fatal(err)
	}
	s.changedBehind()
	if got := s.choices; got.Name != "Dueña" || got.Language != words.English || got.Theme != theme.Dark {
		t.Errorf("the window has %+v", got)
	}
}

// The window can be as small as leastWidth by leastHeight, and its words as large as a person wants.
func TestEveryScreenFitsTheLeastWindowWithTheLargestWords(t *testing.T) {
	s := openShell(t)
	t.Cleanup(func() { _ = words.Use(words.Spanish) })
	c := s.choices
	for _, c.Language = range []words.Language{words.Spanish, words.English} {
		for _, c.Text = range []theme.TextSize{theme.Usual, theme.Large, theme.Largest} {
			s.choose(c)
			fits := func(place string) {
				s.settle()
				if least := s.desk.Window.Content().MinSize(); least.Width > leastWidth || least.Height > leastHeight {
					t.Errorf("%s, %q: %s takes %v", c.Language, c.Text, place, least)
				}
			}
			for i := range s.places {
				s.show(i)
				fits(s.places[i].name)
			}
			s.showDuels()
			fits("the history of duels")
			s.showPuzzles()
			fits("the puzzles")
			s.puzzleList().TypedKey(fyne.KeyReturn)
			fits("a puzzle")
			s.endDuel()
			s.showLaboratory()
			fits("the laboratory")
			s.front().(*laboratory.Screen).TypedKey(fyne.KeyEscape)
		}
	}
}

func TestTheCollectionFitsTheLeastWindowWhileACardIsNoted(t *testing.T) {
	s := openShell(t)
	t.Cleanup(func() { _ = words.Use(words.Spanish) })
	c := s.choices
	for _, c.Language = range []words.Language{words.Spanish, words.English} {
		for _, c.Theme = range []theme.Mode{theme.Light, theme.Contrast} {
			for _, c.Text = range []theme.TextSize{theme.Usual, theme.Largest} {
				s.choose(c)
				s.show(placeCollection)
				s.settle()
				s.front().(keyTyper).TypedKey(fyne.KeyF2)
				for _, r := range "sir lancelot" {
					s.desk.Canvas().Focused().TypedRune(r)
				}
				s.desk.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
				s.settle()
				if least := s.desk.Window.Content().MinSize(); least.Width > leastWidth || least.Height > leastHeight {
					t.Errorf("%s, %q, %q: it takes %v", c.Language, c.Theme, c.Text, least)
				}
			}
		}
	}
}

func TestTheSoundsAreTurnedOffAtTheTableForGood(t *testing.T) {
	home := t.TempDir()
	s := reopenShell(t, home)
	s.pace = time.Hour
	if err := s.StartDuel(duelSetup(t, s)); err != nil {
		t.Fatal(err)
	}
	s.duel.mat.Focus()
	s.desk.Canvas().Focused().TypedRune('v')
	if !s.sounds.Muted() || !s.choices.Mute {
		t.Error("the key does not turn them off")
	}
	s.endDuel()
	s.settle()
	if err := s.close(); err != nil {
		t.Fatal(err)
	}
	if again := reopenShell(t, home); !again.sounds.Muted() {
		t.Error("after a restart they are on again")
	}
}

func TestAtTheTableF1ShowsItsOwnKeys(t *testing.T) {
	s := openShell(t)
	s.pace = time.Hour
	if err := s.StartDuel(duelSetup(t, s)); err != nil {
		t.Fatal(err)
	}
	s.desk.Canvas().Unfocus()
	s.desk.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyF1})
	if s.desk.Canvas().Overlays().Top() != nil {
		t.Error("the keys of the window are shown")
	}
	if got := texts(s.duel.mat); !strings.Contains(got, words.T("ver la carta entera y qué actúa sobre ella")) {
		t.Errorf("the table says %q", got)
	}
}

// TestAKeyThatMeansNothingIsLeftAlone: no screen hands a key back to the window that it got from it.
func TestAKeyThatMeansNothingIsLeftAlone(t *testing.T) {
	s := openShell(t)
	for i := range s.places {
		s.show(i)
		s.settle()
		for _, k := range []fyne.KeyName{desktop.KeyControlLeft, fyne.KeyF7, fyne.KeyUp, fyne.KeyUp, desktop.KeyControlLeft} {
			s.typedKey(&fyne.KeyEvent{Name: k})
		}
	}
}
