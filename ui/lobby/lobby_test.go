package lobby

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/setup"
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

// shelf holds decks and one remembered value.
type shelf struct {
	decks []cardsdb.Deck
	last  any
}

func (s *shelf) All() ([]cardsdb.Deck, error) { return s.decks, nil }

func (s *shelf) Save(_ string, value any) error {
	s.last = value
	return nil
}

func (s *shelf) Load(_ string, into any) error {
	last, ok := s.last.(remembered)
	if !ok {
		return errors.New("nada")
	}
	*into.(*remembered) = last
	return nil
}

// formats are those of the program.
type formats struct{}

func (formats) All() ([]deck.Format, error) { return deck.Shipped(), nil }

func starters() *shelf {
	s := &shelf{decks: cardsdb.Starters()}
	for i := range s.decks {
		s.decks[i].ID = cardsdb.DeckID(i + 1)
	}
	return s
}

func newModel(t *testing.T, s *shelf) *Model {
	t.Helper()
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	m, err := NewModel(cards, s, formats{}, s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestEveryPairOfStartersMakesAMatch(t *testing.T) {
	m := newModel(t, starters())
	for i := range m.Decks() {
		for k := range m.Decks() {
			m.Mine, m.Theirs = i, k
			d, err := m.Start()
			if err != nil {
				t.Fatal(err)
			}
			laid, err := setup.Next(d.Round, d.Round.Lists(), m.cards)
			if err != nil {
				t.Fatal(err)
			}
			for _, seat := range game.Seats {
				if laid.Decks[seat].Size() != 50 {
					t.Errorf("%v brings %d cards", seat, laid.Decks[seat].Size())
				}
			}
			if _, err := myl.Rulebook.NewMatch(laid); err != nil {
				t.Error(err)
			}
			if objections := m.Objections(); len(objections) > 0 {
				t.Error(objections)
			}
		}
	}
}

func TestAnotherPersonHasTheNameThatWasGiven(t *testing.T) {
	m := newModel(t, starters())
	m.Player = Person
	for given, want := range map[string]string{"": Person.Name(), " Elena ": "Elena"} {
		m.Guest = given
		d, err := m.Start()
		if err != nil {
			t.Fatal(err)
		}
		if got := d.Round.Sides[game.B].Name; got != want {
			t.Errorf("%q is called %q", given, got)
		}
	}
	m.Player = Greedy
	if d, _ := m.Start(); d.Round.Sides[game.B].Name != Greedy.Name() {
		t.Errorf("the computer is called %q", d.Round.Sides[game.B].Name)
	}
}

func TestOnePrintingHasOneFace(t *testing.T) {
	m := newModel(t, starters())
	m.Theirs = m.Mine
	d, err := m.Start()
	if err != nil {
		t.Fatal(err)
	}
	laid, err := setup.Next(d.Round, d.Round.Lists(), m.cards)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[card.Printing]bool{}
	for _, c := range laid.Cards {
		if seen[c.Printing()] {
			t.Errorf("%s has two faces", c.Code())
		}
		seen[c.Printing()] = true
	}
}

func TestIllegalDecksAreToldAndPlayable(t *testing.T) {
	s := starters()
	s.decks[0].Text += "\n9x Dragón de Magma\n"
	m := newModel(t, s)
	if got := strings.Join(m.Objections(), " "); !strings.Contains(got, "Dragón de Magma") || !strings.Contains(got, s.decks[0].Name) {
		t.Errorf("objections: %s", got)
	}
	if _, err := m.Start(); err != nil {
		t.Error(err)
	}
}

func TestWhatCannotBePlayedIsRefusedInWords(t *testing.T) {
	for text, want := range map[string]string{
		"Oro inicial: El Mercado de Camelot\n3x Carta Inventada": "no conoce «Carta Inventada»",
		"3x Dragón de Magma": "falta el Oro inicial",
		"3x":                 "línea 1",
	} {
		s := starters()
		s.decks[0].Text = text
		m := newModel(t, s)
		if _, err := m.Start(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := newModel(t, &shelf{}).Start(); err == nil {
		t.Error("a duel began without decks")
	}
}

func TestSeedsAreNumbers(t *testing.T) {
	m := newModel(t, starters())
	for text, ok := range map[string]bool{"": true, " 42 ": true, "abc": false, "-1": false, "18446744073709551615": true} {
		m.Seed = text
		d, err := m.Start()
		if (err == nil) != ok {
			t.Errorf("seed %q: %v", text, err)
		}
		if text == " 42 " && d.Seed != 42 {
			t.Errorf("seed %d", d.Seed)
		}
	}
}

func TestTheLastChoiceIsRemembered(t *testing.T) {
	s := starters()
	m := newModel(t, s)
	m.Mine, m.Theirs, m.Player = 3, 2, Random
	m.ChooseFormat(3)
	if err := m.Remember(s)(); err != nil {
		t.Fatal(err)
	}
	again := newModel(t, s)
	if again.Mine != 3 || again.Theirs != 2 || again.Player != Random || again.Format().Name != "Libre" {
		t.Errorf("%d against %d, %s, in %s", again.Mine, again.Theirs, again.Player, again.Format().Name)
	}
	s.decks = s.decks[:1]
	if again := newModel(t, s); again.Mine != 0 || again.Theirs != 0 {
		t.Errorf("decks that are gone: %d against %d", again.Mine, again.Theirs)
	}
}

func newScreen(t *testing.T, s *shelf, start func(DuelSetup) error) *Screen {
	t.Helper()
	loop.NewApp().Settings().SetTheme(theme.New(theme.Dark))
	w := test.NewTempWindow(t, nil)
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	screen := New(Config{Desk: desk, Model: newModel(t, s), Store: s, Formats: formats{}, Memory: s, Start: start,
		Left: func() ([]widgets.Unfinished, error) { return nil, nil }})
	w.SetContent(screen.Content())
	w.Resize(fyne.NewSize(1160, 700))
	t.Cleanup(desk.Errands.Wait)
	return screen
}

func TestPlayOpensTheTableAfterAQuestionForIllegalDecks(t *testing.T) {
	s := starters()
	s.decks[0].Text += "\n9x Dragón de Magma\n"
	var started []DuelSetup
	screen := newScreen(t, s, func(d DuelSetup) error {
		started = append(started, d)
		return nil
	})
	screen.seed.SetText("7")
	test.Tap(screen.play)
	if len(started) != 0 || screen.Desk.Canvas().Overlays().Top() == nil {
		t.Fatal("nobody asked")
	}
	screen.Desk.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if len(started) != 1 || started[0].Seed != 7 {
		t.Fatalf("started %d duels", len(started))
	}
	screen.sides[0].list.Select(1)
	test.Tap(screen.play)
	if len(started) != 2 || started[1].Round.Sides[0].Deck != s.decks[1].Name {
		t.Error("legal decks do not start at once")
	}
}

// TestTheArrowsChooseADeckAtOnce: nothing needs to have the keyboard before.
func TestTheArrowsChooseADeckAtOnce(t *testing.T) {
	screen := newScreen(t, starters(), func(DuelSetup) error { return nil })
	before := screen.Model.Mine
	screen.TypedKey(fyne.KeyDown)
	if screen.Model.Mine != before+1 || screen.Desk.Canvas().Focused() != fyne.Focusable(screen.sides[0].list) {
		t.Errorf("deck %d after %d", screen.Model.Mine, before)
	}
}

func TestTheFormatOfTheDuelIsThatOfTheOwnDeckOrTheOneThatIsChosen(t *testing.T) {
	s := starters()
	s.decks[1].Text = strings.Replace(s.decks[1].Text, "\n", "\n// Formato: racial-libre\n", 1)
	var started []DuelSetup
	screen := newScreen(t, s, func(d DuelSetup) error {
		started = append(started, d)
		return nil
	})
	m := screen.Model
	if m.Format().Name != "DAR Primer Bloque" || screen.rules.Text() != "DAR Primer Bloque · "+myl.Rulebook.Title() {
		t.Errorf("it is %s: %s", m.Format().Name, screen.rules.Text())
	}
	screen.sides[0].list.Select(1)
	if m.Format().Name != "Racial Libre" || !strings.HasPrefix(screen.rules.Text(), "Racial Libre") {
		t.Errorf("of the second deck it is %s: %s", m.Format().Name, screen.rules.Text())
	}
	for i, c := range m.Decks() {
		if want := m.Format().Check(c.List, m.cards); len(want) != len(c.Breaches) {
			t.Errorf("deck %d has %d of %d breaches in it", i, len(c.Breaches), len(want))
		}
	}
	screen.format.SetSelected("Barbarie")
	test.Tap(screen.play)
	if len(started) != 1 || started[0].Round.Format.Name != "Barbarie" || screen.rules.Text() != "Barbarie · "+myl.Barbarie.Title() {
		t.Fatalf("started are %d duels, in %s", len(started), screen.rules.Text())
	}
	screen.format.SetSelected("El de tu mazo")
	if m.Format().Name != "Racial Libre" {
		t.Errorf("back to the deck's it is %s", m.Format().Name)
	}
}

func TestWhoPlaysInADuelOfAnotherDayIsAPlayerOfToday(t *testing.T) {
	for then, now := range map[Player]Player{Master: Sage, Sage: Sage, Novice: Novice, "": Greedy, "desconocido": Greedy} {
		if got := then.Now(); got != now {
			t.Errorf("for %q plays %q, not %q", then, got, now)
		}
	}
}
