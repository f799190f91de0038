package duels

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/game/round"
	"castillo/images"
	"castillo/ui/loop"
	"castillo/ui/tally"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

func TestMain(m *testing.M) {
	if err := words.Use(words.Spanish); err != nil {
		panic(err)
	}
	m.Run()
}

// album is a store of matches in memory.
type album []entry

type entry struct {
	match cardsdb.Match
	text  []byte
}

func (a *album) All() ([]cardsdb.Match, error) {
	var all []cardsdb.Match
	for _, e := range *a {
		all = append(all, e.match)
	}
	return all, nil
}

func (a *album) Load(id cardsdb.MatchID) (cardsdb.Match, []byte, error) {
	return (*a)[id-1].match, (*a)[id-1].text, nil
}

// add stores a duel of three turns that somebody won at once, or that was left where nobody did.
func (a *album) add(t *testing.T, mine, opponent, rival string, winner game.Seat, when time.Time) {
	t.Helper()
	setup := game.Setup{Cards: []card.Card{
		{Name: "Doblón", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber, Ability: card.WithoutAbility},
		{Name: "Peón", Type: card.Ally, Cost: 0, Strength: 2}}}
	for i := range setup.Decks {
		setup.Decks[i] = game.Deck{Initial: 1, Castle: slices.Repeat([]game.Face{2}, 20)}
	}
	m, err := game.NewMatch(myl.Rulebook, setup)
	if err != nil {
		t.Fatal(err)
	}
	record := replay.NewRecorder(myl.Rulebook, setup).End(m, game.Result{Over: winner.Plays(), Winner: winner, Why: game.Conceded})
	if !winner.Plays() {
		record.End = nil
	}
	r := round.Round{Best: 1, Format: deck.PrimerBloque, Opponent: opponent, Sides: [2]round.Side{{Name: "Ana", Deck: mine}, {Name: rival}},
		Duels: []round.Duel{{Record: record}}}
	var text bytes.Buffer
	if err := r.Encode(&text); err != nil {
		t.Fatal(err)
	}
	*a = append(*a, entry{cardsdb.Match{ID: cardsdb.MatchID(len(*a) + 1), Date: when, Turns: 3}, text.Bytes()})
}

// now is when the tests take place.
var now = time.Date(2026, 6, 20, 12, 0, 0, 0, time.Local)

// fourDuels are two against the computer this month, one with a friend this year, and one
// that was left last year.
func fourDuels(t *testing.T) *album {
	a := &album{}
	a.add(t, "Faraones", "voraz", "Voraz", game.A, now.AddDate(0, 0, -1))
	a.add(t, "Faraones", "voraz", "Voraz", game.B, now.AddDate(0, 0, -2))
	a.add(t, "Titanes", "duelo:00:00", "Beto", game.A, now.AddDate(0, -2, 0))
	a.add(t, "Titanes", "azar", "Azar", game.Nobody, now.AddDate(-1, 0, 0))
	return a
}

// open shows the history of an album and waits until all is counted. watched are the matches
// that were asked for.
func open(t *testing.T, a *album) (s *Screen, watched *[]cardsdb.MatchID) {
	t.Helper()
	loop.NewApp()
	w := test.NewTempWindow(t, nil)
	watched = new([]cardsdb.MatchID)
	s = New(Config{Reader: tally.NewReader(a, myl.Books()...), Memory: memory{}, Back: func() { *watched = append(*watched, 0) },
		Desk:  &widgets.Desk{Window: w, Cache: images.NewCache(1 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()},
		Watch: func(id cardsdb.MatchID) { *watched = append(*watched, id) }})
	s.model.now = func() time.Time { return now }
	w.SetContent(s.Content())
	w.Resize(fyne.NewSize(1160, 700))
	s.Shown()
	s.settle()
	return s, watched
}

func (s *Screen) settle() { loop.Settle(s.Desk.Errands.Wait) }

// shown is what the table shows, by its first columns.
func (s *Screen) shown() (rows []string) {
	for i := range s.model.rows {
		var cells []string
		for c := tally.ByDeck; c <= tally.ByUnfinished; c++ {
			cells = append(cells, s.model.cell(i, int(c)))
		}
		rows = append(rows, strings.Join(cells, " "))
	}
	return rows
}

func TestTheTableCountsByDeckAndRivalBelowTheTotal(t *testing.T) {
	s, _ := open(t, fourDuels(t))
	want := []string{
		"Todos los duelos  3 2 1 0 1",
		"Faraones Voraz 2 1 1 0 0",
		"Titanes Beto 1 1 0 0 0",
		"Titanes Azar 0 0 0 0 1",
	}
	if got := s.shown(); !slices.Equal(got, want) {
		t.Errorf("it shows %q", got)
	}
	if s.table.Len() != 4 || s.progress.Visible() || s.none.Visible() {
		t.Errorf("%d rows, progress %t, why %t", s.table.Len(), s.progress.Visible(), s.none.Visible())
	}
}

func TestAChoiceAboveLeavesOnlyItsDuelsInTheTable(t *testing.T) {
	s, _ := open(t, fourDuels(t))
	s.rival.SetSelected("Voraz")
	if got := s.shown(); len(got) != 2 || got[1] != "Faraones Voraz 2 1 1 0 0" {
		t.Errorf("against Voraz it shows %q", got)
	}
	s.rival.SetSelected("Todos los rivales")
	s.deck.SetSelected("Titanes")
	if got := s.shown(); len(got) != 3 {
		t.Errorf("of Titanes it shows %q", got)
	}
	s.model.Since = ThisMonth
	if s.filter(); len(s.model.rows) != 0 || !s.none.Visible() || s.full.Visible() || !s.export.Disabled() {
		t.Errorf("of Titanes this month it shows %q, why %t", s.shown(), s.none.Visible())
	}
	s.deck.SetSelected("Todos los mazos")
	if got := s.shown(); len(got) != 2 || s.none.Visible() {
		t.Errorf("this month it shows %q", got)
	}
	s.model.Since = ThisYear
	if s.filter(); len(s.model.rows) != 3 {
		t.Errorf("this year it shows %q", s.shown())
	}
}

func TestTheHeadOfAColumnOrdersTheRowsButNotTheTotal(t *testing.T) {
	s, _ := open(t, fourDuels(t))
	s.table.OnSort(int(tally.ByRival))
	first := func() string { return s.model.cell(1, int(tally.ByRival)) }
	if first() != "Azar" {
		t.Errorf("by rival %s is first", first())
	}
	s.table.OnSort(int(tally.ByRival))
	if first() != "Voraz" {
		t.Errorf("the other way round %s is first", first())
	}
	s.table.OnSort(int(tally.ByDuels))
	if first() != "Voraz" || s.model.cell(0, 0) != "Todos los duelos" {
		t.Errorf("by duels %s is first, below %s", first(), s.model.cell(0, 0))
	}
}

func TestADuelWithAFriendThatWasLeftCountsAsUnfinished(t *testing.T) {
	s, watched := open(t, fourDuels(t))
	before := s.model.rows[0].Unfinished
	s.Left = func() []tally.Duel {
		return []tally.Duel{{Date: now, Rival: tally.Rival{Kind: tally.Friend, Name: "Ana"}}}
	}
	s.Shown()
	s.settle()
	if got := s.model.rows[0]; got.Unfinished != before+1 || len(got.Played) != 5 {
		t.Errorf("%d of %d duels are unfinished, %d before", got.Unfinished, len(got.Played), before)
	}
	if s.list.Select(0); len(*watched) != 0 {
		t.Error("what is not stored yet is watched")
	}
}

// memory keeps settings as long as the test lasts.
type memory map[string][]byte

func (m memory) Load(name string, into any) error { return json.Unmarshal(m[name], into) }

func (m memory) Save(name string, value any) (err error) {
	m[name], err = json.Marshal(value)
	return err
}

func TestTheColumnsOfTheTableAreChosenAndKept(t *testing.T) {
	s, _ := open(t, fourDuels(t))
	s.TypedAlt(fyne.KeyK)
	before := s.table.Shown()
	list := s.Desk.Canvas().Focused()
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	loop.Settle(s.Desk.Errands.Wait)
	want := slices.DeleteFunc(before, func(column int) bool { return column == int(tally.ByRival) })
	if got := s.table.Shown(); !slices.Equal(got, want) || len(s.Memory.(memory)[columnsKey]) == 0 {
		t.Errorf("%v are shown of %v, %s is kept", got, before, s.Memory.(memory)[columnsKey])
	}
}

func TestARowListsItsDuelsAndEachCanBeWatched(t *testing.T) {
	s, watched := open(t, fourDuels(t))
	if len(s.played()) != 4 {
		t.Errorf("the total lists %d duels", len(s.played()))
	}
	s.TypedKey(fyne.KeyDown)
	if s.title.Text() != "Faraones contra Voraz" || s.list.Length() != 2 {
		t.Errorf("%q lists %d duels", s.title.Text(), s.list.Length())
	}
	s.table.OnSort(int(tally.ByRival))
	s.table.OnSort(int(tally.ByDuels))
	if s.title.Text() != "Faraones contra Voraz" {
		t.Errorf("in another order %q is chosen", s.title.Text())
	}
	s.list.Select(1)
	s.TypedKey(fyne.KeyEscape)
	if want := []cardsdb.MatchID{2, 0}; !slices.Equal(*watched, want) {
		t.Errorf("watched, then gone back: %v", *watched)
	}
}

func TestAnEmptyHistorySaysHowItIsFilled(t *testing.T) {
	s, _ := open(t, &album{})
	if s.full.Visible() || !s.none.Visible() || !strings.Contains(s.none.String(), "Juega uno en Jugar") {
		t.Errorf("it says %q", s.none.String())
	}
}

func TestAMatchThatCannotBeReadIsSaidAndTheOthersCount(t *testing.T) {
	a := fourDuels(t)
	(*a)[3].text = []byte("roto")
	s, _ := open(t, a)
	if got := s.shown(); len(got) != 3 || !strings.Contains(s.note.Text(), "1 partida no se puede leer") {
		t.Errorf("it shows %q and says %q", got, s.note.Text())
	}
}

func TestCountingStopsAndGoesOnAsWanted(t *testing.T) {
	s, _ := open(t, fourDuels(t))
	all, _ := s.Reader.Matches()
	s.model.begin(all, nil)
	s.model.add(s.model.read(all[:1], 0))
	s.show()
	if !s.progress.Visible() || s.counted.Text() != "Contadas 1 de 4 partidas" || len(s.model.duels) != 1 {
		t.Errorf("it says %q of %d duels", s.counted.Text(), len(s.model.duels))
	}
	s.countOn(s.round)
	s.stop.OnTapped()
	if s.settle(); len(s.model.duels) != 1 || s.stop.Text != "Contar el resto" {
		t.Errorf("stopped, it has %d duels and the button says %q", len(s.model.duels), s.stop.Text)
	}
	s.stop.OnTapped()
	if s.settle(); len(s.model.duels) != 4 || s.progress.Visible() {
		t.Errorf("at the end it has %d duels", len(s.model.duels))
	}
}

func TestTheTableIsSavedForSpreadsheets(t *testing.T) {
	s, _ := open(t, fourDuels(t))
	path := filepath.Join(t.TempDir(), "duelos.csv")
	s.saveTo(path)
	s.settle()
	data, err := os.ReadFile(path)
	if lines := strings.Split(string(data), "\n"); err != nil || len(lines) != 5 || !strings.HasPrefix(lines[1], "Faraones,Voraz,2,1,1,0,0,3.0,") {
		t.Errorf("it holds %q, %v", data, err)
	}
}
