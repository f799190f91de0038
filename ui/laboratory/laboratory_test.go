package laboratory

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/game/deck"
	"castillo/game/lab"
	"castillo/game/myl"
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

// newScreen is the screen of a fresh store, with its starter decks, in a window of its own. The
// computer plays by chance.
func newScreen(t *testing.T) *Screen {
	t.Helper()
	loop.NewApp()
	store, err := cardsdb.Open(t.TempDir(), cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	w := test.NewTempWindow(t, nil)
	s := New(&widgets.Desk{Window: w, Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}, store, func() {})
	w.SetContent(s.Content())
	w.Resize(fyne.NewSize(1000, 620))
	s.Shown()
	loop.Settle(s.desk.Errands.Wait)
	s.model.Player = "azar"
	if len(s.model.choices) < 3 {
		t.Fatalf("there are %d decks", len(s.model.choices))
	}
	return s
}

// over waits until nothing is played and everything is stored.
func over(t *testing.T, s *Screen) {
	t.Helper()
	loop.Await(t, "the end", func() bool { return s.running == nil })
	loop.Settle(s.desk.Errands.Wait)
}

func TestWhatIsPlayedIsShownAndKept(t *testing.T) {
	s := newScreen(t)
	s.decks.Select(0)
	s.decks.Select(1)
	s.model.Games = "20"
	s.play()
	over(t, s)
	if s.results == nil || s.results.Games() != 20 || !s.results.Whole() {
		t.Fatalf("in sight is %+v", s.results)
	}
	if len(s.kept) != 1 || s.archive.Selected == "" || s.export.Disabled() {
		t.Errorf("%d are kept, chosen is %q", len(s.kept), s.archive.Selected)
	}
	if n := s.found.table.Len(); n != 2 || len(s.cards.list.rows) == 0 || len(s.lengths.chart.games) == 0 {
		t.Errorf("the table has %d rows, there are %d cards, games of %d turns", n, len(s.cards.list.rows), len(s.lengths.chart.games))
	}
	var before, after bytes.Buffer
	if err := s.results.Encode(&before); err != nil {
		t.Fatal(err)
	}
	s.results = nil
	s.open(0)
	loop.Settle(s.desk.Errands.Wait)
	if err := s.results.Encode(&after); err != nil || before.String() != after.String() {
		t.Errorf("kept is something else (%v)", err)
	}
}

func TestWhatIsCancelledShowsWhatWasPlayed(t *testing.T) {
	s := newScreen(t)
	s.decks.Select(0)
	s.rivals.Select(1)
	s.model.Games = "1000000"
	s.play()
	r := s.running
	s.play() // one at a time
	if s.running != r || !s.starts[0].Disabled() {
		t.Error("another one began")
	}
	loop.Await(t, "some games", func() bool { return r.played.Load() > 3 })
	s.Cancel()
	over(t, s)
	if s.results == nil || s.results.Games() == 0 || s.results.Whole() || !strings.Contains(s.found.about.Text(), "interrumpidas") {
		t.Errorf("it says %q", s.found.about.Text())
	}
}

func TestTheRestOfWhatWasInterruptedIsPlayed(t *testing.T) {
	s := newScreen(t)
	s.model.plays[0], s.model.plays[1] = true, true
	s.model.Games = "40"
	plan, err := s.model.Plan()
	if err != nil {
		t.Fatal(err)
	}
	bench, err := lab.Lay(plan, myl.Books(), s.model.cards)
	if err != nil {
		t.Fatal(err)
	}
	s.show(bench.Run(context.Background(), lab.Spans{{3, 9}}, 1, nil))
	if !s.found.rest.Visible() {
		t.Fatal("the rest cannot be played")
	}
	s.playRest()
	over(t, s)
	var all, want bytes.Buffer
	if err := errors.Join(s.results.Encode(&all), bench.Run(context.Background(), lab.Spans{{0, plan.Deals()}}, 1, nil).Encode(&want)); err != nil {
		t.Fatal(err)
	}
	if all.String() != want.String() || s.found.rest.Visible() {
		t.Error("with the rest it is another result than in one piece")
	}
}

func TestAVersionIsComparedAndADeckImproved(t *testing.T) {
	s := newScreen(t)
	s.rivals.Select(2)
	s.compare.now.SetSelectedIndex(0)
	s.compare.fresh.SetSelectedIndex(0)
	s.compare.begin()
	over(t, s)
	if got := s.compare.verdict.Text(); !strings.HasPrefix(got, "No se distinguen") {
		t.Errorf("a deck and itself: %q", got)
	}
	s.improve.deck.SetSelectedIndex(0)
	s.improve.swaps, s.improve.most = "10", "400"
	s.improve.begin()
	over(t, s)
	if n := len(s.improve.list.rows); n != kept || !strings.Contains(s.improve.told.Text(), "10 cambios") {
		t.Errorf("%d swaps are told: %q", n, s.improve.told.Text())
	}
	loop.Settle(s.desk.Errands.Wait)
	if len(s.kept) != 2 || !strings.HasPrefix(s.kept[0].Title, "Mejorar: ") || !strings.HasPrefix(s.kept[1].Title, "Comparar: ") {
		t.Fatalf("kept is %+v", s.kept)
	}
	told, rows := s.improve.told.Text(), s.improve.list.rows
	s.improve.show(lab.Improved{})
	s.compare.show(lab.Compared{})
	s.open(1)
	loop.Settle(s.desk.Errands.Wait)
	if got := s.compare.verdict.Text(); !strings.HasPrefix(got, "No se distinguen") || s.tabs.At() != comparing {
		t.Errorf("the comparison comes back as %q on page %d", got, s.tabs.At())
	}
	s.open(0)
	loop.Settle(s.desk.Errands.Wait)
	if s.improve.told.Text() != told || !slices.Equal(s.improve.list.rows, rows) || s.tabs.At() != improving {
		t.Errorf("the swaps come back as %q, %+v on page %d", s.improve.told.Text(), s.improve.list.rows, s.tabs.At())
	}
}

func TestWhatCannotBePlayedIsTold(t *testing.T) {
	s := newScreen(t)
	m := s.model
	fails := func(what, want string) {
		t.Helper()
		if _, err := m.Plan(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", what, err)
		}
	}
	fails("no deck", "Marca los mazos")
	m.plays[0], m.plays[1] = true, true
	m.Games = "muchas"
	fails("no number", "Partidas por pareja")
	m.Games, m.Seed = "10", "x"
	fails("no seed", "semilla")
	m.Seed = "1"
	m.choices[1].List = m.choices[1].List.Remove(m.choices[1].List.Cards[0].Ref, 1)
	fails("not legal", "no es legal")
	if _, _, err := m.Comparison(0, 2, "3", "1000"); err == nil || !strings.Contains(err.Error(), "rivales") {
		t.Errorf("no rivals: %v", err)
	}
}

func TestMarksStayWithTheirDecks(t *testing.T) {
	s := newScreen(t)
	s.model.plays[1] = true
	name := s.model.choices[1].Name
	decks, err := s.store.Decks().All()
	if err != nil {
		t.Fatal(err)
	}
	s.model.SetDecks(s.store.Catalogue(), choicesOf(decks[1:]), nil)
	if !s.model.plays[0] || s.model.choices[0].Name != name {
		t.Errorf("marked are %v", s.model.plays)
	}
}

func TestKeptVersionsCanBePlayedToo(t *testing.T) {
	versions := deck.Versions{}.Keep(deck.Version{When: "2026-01-31T18:45:00Z", List: deck.List{}.Add(deck.Ref{Name: "Azor"}, 1)}).
		Keep(deck.Version{When: "2026-02-01T18:45:00Z", Name: "sin dragones"})
	got := choicesOf([]cardsdb.Deck{{Name: "Mío", Text: "3x Azor\n", Versions: versions.String()}, {Name: "roto", Text: "x x x\n3x\n"}})
	var names []string
	for _, c := range got {
		names = append(names, c.Name)
	}
	if want := "Mío|Mío · 2026-01-31|Mío · sin dragones"; !strings.HasPrefix(strings.Join(names, "|"), want) {
		t.Errorf("offered are %q", names)
	}
}

func TestTheTimeLeftIsTold(t *testing.T) {
	for _, c := range []struct {
		played int
		spent  time.Duration
		want   string
	}{{0, time.Second, "0 de 100 partidas"}, {50, 10 * time.Second, "50 de 100 partidas · faltan 11 s"}, {10, time.Minute, "10 de 100 partidas · faltan 9 min"}} {
		if got := progressWords(c.played, 100, c.spent); got != c.want {
			t.Errorf("%q", got)
		}
	}
}

func TestASureDifferenceIsMarkedNotByColourAlone(t *testing.T) {
	for _, c := range []struct {
		low, high float64
		want      string
	}{{0.01, 0.05, "+3,0 [+1,0; +5,0] ↑"}, {-0.05, -0.01, "–3,0 [–5,0; –1,0] ↓"}, {-0.02, 0.08, "+3,0 [–2,0; +8,0]"}} {
		d := lab.Difference{With: 1, Without: 1, Mean: (c.low + c.high) / 2, Interval: lab.Interval{Low: c.low, High: c.high}}
		if got := differenceWords(d); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
