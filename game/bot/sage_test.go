package bot_test

import (
	"cmp"
	"flag"
	"runtime"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/bot"
	"castillo/game/deck"
	"castillo/game/lab"
	decks "castillo/game/setup"
)

// A measure of Sabio: go test -run TestSageBeatsVoraz -games 400 -time 100ms (see .ci/long sabio).
var (
	sageGames    = flag.Int("games", 2, "games of Sabio against Voraz")
	sagePlayouts = flag.Int("playouts", 60, "playouts that Sabio has for a decision, 0 for a time")
	sageTime     = flag.Duration("time", 0, "time that it has for one")
	sageWorkers  = flag.Int("workers", 1, "searches side by side")
	sageTurns    = flag.Int("turns", bot.LongView, "turns beyond the present one that it plays out")
	weaker       = flag.Int("weaker", 0, "playouts of the Sabio that it plays against instead of Voraz")
	weakerTurns  = flag.Int("weaker-turns", 0, "turns that the weaker one plays out; with a time, each has it")
)

// eightDecks are the four that come with the program, and four random ones of the catalogue that
// win 43 to 55 % of Voraz' games against them: most random decks win some 10 %, and then it is the
// decks that are measured and not who plays them.
func eightDecks(t testing.TB) (lists []deck.List, cards *cardsdb.Catalogue) {
	t.Helper()
	lists, cards = starterLists(t)
	for _, seed := range []uint64{4, 12, 35, 57} {
		r := game.NewRand(seed)
		lists = append(lists, decks.RandomList(&r, cards.All()))
	}
	return lists, cards
}

func TestSageBeatsVoraz(t *testing.T) {
	lists, cards := eightDecks(t)
	won, drawn, searched, longest := 0.0, 0, 0, time.Duration(0)
	spent := time.Duration(0)
	for i := range *sageGames {
		deal := i / 2 // both seats
		m := laidOut(t, lists[deal%8], lists[(deal+1+deal/8%7)%8], cards)
		seat := game.Seats[i%2]
		sage := bot.NewSage(bot.Effort{Playouts: *sagePlayouts, Workers: *sageWorkers, Turns: *sageTurns}, uint64(deal))
		rival := game.Chooser(bot.NewGreedy())
		if *weaker > 0 || *weakerTurns > 0 {
			rival = within(bot.NewSage(bot.Effort{Playouts: *weaker, Turns: cmp.Or(*weakerTurns, *sageTurns)}, uint64(deal)), *sageTime)
		}
		var players [2]game.Chooser
		players[seat.Other()] = rival
		players[seat] = chooser(func(s game.Sight) game.Action {
			began := time.Now()
			a := within(sage, *sageTime).Choose(s)
			if took := time.Since(began); took > time.Millisecond {
				searched, spent, longest = searched+1, spent+took, max(longest, took)
			}
			return a
		})
		points := pointsOf(t, m, uint64(deal), players, seat)
		if won += points; points == 0.5 {
			drawn++
		}
		if n := i + 1; n%20 == 0 {
			t.Logf("%d games: %.1f %%, %d drawn; %v for each of %d decisions, the longest %v", n, 100*won/float64(n), drawn, spent/time.Duration(max(searched, 1)), searched, longest)
		}
	}
	t.Logf("%d games: %.1f %%, %d drawn; %v for each of %d decisions, the longest %v", *sageGames, 100*won/float64(*sageGames), drawn, spent/time.Duration(max(searched, 1)), searched, longest)
	if *sageGames >= 100 && won < 0.5*float64(*sageGames) { // fewer tell no more than that it plays
		t.Errorf("%g of %d games", won, *sageGames)
	}
}

// TestEachLevelBeatsTheOneBelow has the players that one may choose meet, eight decks from both sides.
func TestEachLevelBeatsTheOneBelow(t *testing.T) {
	lists, cards := eightDecks(t)
	var levels []lab.Player
	for _, name := range []string{"azar", "novato", "voraz", "sabio"} {
		level, ok := lab.PlayerNamed(name)
		if !ok {
			t.Fatalf("there is no player %s", name)
		}
		levels = append(levels, level)
	}
	for i, higher := range levels[1:] {
		won := 0.0
		for n := range *sageGames {
			deal := n / 2 // both seats
			m := laidOut(t, lists[deal%8], lists[(deal+1+deal/8%7)%8], cards)
			seat := game.Seats[n%2]
			var players [2]game.Chooser
			players[seat], players[seat.Other()] = higher.New(uint64(deal)), levels[i].New(uint64(deal))
			won += pointsOf(t, m, uint64(deal), players, seat)
		}
		t.Logf("%s wins %.1f %% of %d games against %s", higher.Name, 100*won/float64(*sageGames), *sageGames, levels[i].Name)
		if *sageGames >= 100 && won < 0.6*float64(*sageGames) { // fewer tell no more than that they play
			t.Errorf("%s wins %g of %d games against %s", higher.Name, won, *sageGames, levels[i].Name)
		}
	}
}

// pointsOf is what a seat comes to in a match that is played out: 1, or half of it for a draw.
func pointsOf(t *testing.T, m game.Match, deal uint64, players [2]game.Chooser, seat game.Seat) float64 {
	t.Helper()
	result, err := game.Finish(m, game.NewShuffler(deal), players)
	switch {
	case err != nil:
		t.Fatal(err)
	case result.Winner == seat:
		return 1
	case !result.Winner.Plays():
		return 0.5
	}
	return 0
}

// within has Sabio decide in a time, if it has one.
func within(sage *bot.Sage, d time.Duration) game.Chooser {
	return chooser(func(s game.Sight) game.Action {
		if d > 0 {
			defer time.AfterFunc(d, sage.Stop).Stop()
		}
		return sage.Choose(s)
	})
}

// chooser is a function that decides.
type chooser func(game.Sight) game.Action

func (c chooser) Choose(s game.Sight) game.Action { return c(s) }

// TestSageSeesOnlyWhatItMay has one Sabio decide on matches that differ in what its seat does not
// see.
func TestSageSeesOnlyWhatItMay(t *testing.T) {
	rand := game.NewRand(1)
	few := bot.Effort{Playouts: 20}
	for n, start := range starters(t)[1:3] {
		m, dealer := start.Clone(), game.NewShuffler(uint64(n))
		players := [2]game.Chooser{bot.NewGreedy(), bot.NewGreedy()}
		deck := []game.Face{1, 2, 3, 4, 5}
		for step := 0; m.Result().Open(); step++ {
			if s := m.Decision().Seat; s.Plays() && step%16 == 0 {
				other := game.SightOf(m, s).Guess(nil, &rand, deck)
				if options := m.Options(nil); len(options) > 1 && slices.Equal(options, other.Options(nil)) {
					a, b := bot.NewSage(few, 3, deck).Choose(game.SightOf(m, s)), bot.NewSage(few, 3, deck).Choose(game.SightOf(other, s))
					if a != b {
						t.Fatalf("deck %d: %+v or %+v by what is hidden from %v", n, a, b, s)
					}
				}
			}
			if _, err := game.Step(m, dealer, players); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// middle is a match of two starters in which seat A has something to choose.
func middle(t testing.TB) game.Match {
	t.Helper()
	m, dealer := starters(t)[1].Clone(), game.NewShuffler(5)
	players := [2]game.Chooser{bot.NewGreedy(), bot.NewGreedy()}
	var v game.View
	for {
		m.Look(game.A, &v)
		if m.Decision().Seat == game.A && v.Turn >= 5 && len(m.Options(nil)) > 3 {
			return m
		}
		if _, err := game.Step(m, dealer, players); err != nil {
			t.Fatal(err)
		}
	}
}

func TestTheSameSeedChoosesTheSame(t *testing.T) {
	s := game.SightOf(middle(t), game.A)
	for _, workers := range []int{1, 3} {
		e := bot.Effort{Playouts: 400, Workers: workers}
		a, b := bot.NewSage(e, 9).Weigh(s), bot.NewSage(e, 9).Weigh(s)
		if !slices.Equal(a.Choices, b.Choices) || !slices.Equal(a.Line, b.Line) || a.Playouts != b.Playouts {
			t.Errorf("%d workers: %+v, then %+v", workers, a, b)
		}
	}
}

func TestAVerdictTellsWhatItRestsOn(t *testing.T) {
	m := middle(t)
	v := bot.NewSage(bot.Effort{Playouts: 400}, 1).Weigh(game.SightOf(m, game.A))
	if v.Playouts < 100 || len(v.Choices) < 2 || len(v.Line) == 0 || v.Line[0] != (bot.Deed{Seat: game.A, Action: v.Choices[0].Action}) {
		t.Fatalf("%+v", v)
	}
	playouts := 0
	for i, c := range v.Choices {
		playouts += c.Playouts
		if c.Odds < 0 || c.Odds > 1 || c.Playouts == 0 || i > 1 && c.Odds > v.Choices[i-1].Odds {
			t.Errorf("choice %d: %+v", i, c)
		}
	}
	if playouts != v.Playouts {
		t.Errorf("%d playouts in all, %d told", playouts, v.Playouts)
	}
	for _, a := range m.Options(nil) {
		if c, ok := v.Of(a); ok && c.Playouts == 0 {
			t.Errorf("%+v: nothing is known", a)
		}
	}
}

func TestWhatLeavesOneChoiceIsNotSearched(t *testing.T) {
	sage := bot.NewSage(bot.Effort{Playouts: 50}, 1)
	m, dealer := starters(t)[0].Clone(), game.NewShuffler(2)
	players := [2]game.Chooser{bot.NewGreedy(), bot.NewGreedy()}
	for m.Result().Open() {
		if s := m.Decision().Seat; s.Plays() && len(m.Options(nil)) == 1 {
			if v := sage.Weigh(game.SightOf(m, s)); v.Playouts != 0 || len(v.Choices) != 1 {
				t.Fatalf("%+v", v)
			}
		}
		if _, err := game.Step(m, dealer, players); err != nil {
			t.Fatal(err)
		}
	}
}

// TestASearchIsStopped would not end otherwise.
func TestASearchIsStopped(t *testing.T) {
	sage := bot.NewSage(bot.Effort{Workers: 2}, 1)
	done := make(chan game.Action)
	m := middle(t)
	go func() { done <- sage.Choose(game.SightOf(m, game.A)) }()
	for {
		sage.Stop()
		select {
		case a := <-done:
			if !slices.Contains(m.Options(nil), a) {
				t.Errorf("%+v is no option", a)
			}
			return
		default:
			runtime.Gosched()
		}
	}
}

func TestASearchThatWasStoppedBeforehandDoesNotBegin(t *testing.T) {
	var stopped atomic.Bool
	stopped.Store(true)
	m := middle(t)
	v := bot.NewSage(bot.Effort{}, 1).WeighUntil(game.SightOf(m, game.A), &stopped)
	if v.Playouts != 0 || !slices.Contains(m.Options(nil), v.Choices[0].Action) {
		t.Errorf("%+v", v)
	}
}

func TestTwoActionsAreComparedAlone(t *testing.T) {
	m := middle(t)
	options := m.Options(nil)
	var never atomic.Bool
	v := bot.NewSage(bot.Effort{Playouts: 100}, 1).Compare(game.SightOf(m, game.A), options[0], options[1], &never)
	if len(v.Choices) != 2 || v.Playouts < 50 {
		t.Fatalf("%+v", v)
	}
	for _, a := range options[:2] {
		if c, ok := v.Of(a); !ok || c.Playouts == 0 {
			t.Errorf("%+v: %+v", a, c)
		}
	}
}

func TestEachCardOfTheHandIsWeighedWhereOneIsPicked(t *testing.T) {
	var v game.View
	found := 0
	for n, start := range starters(t) {
		m, dealer := start.Clone(), game.NewShuffler(uint64(n))
		players := [2]game.Chooser{bot.NewGreedy(), bot.NewGreedy()}
		for m.Result().Open() && found < 4 {
			faces, all := map[game.Face]bool{}, true
			s := m.Decision().Seat
			if s.Plays() {
				m.Look(s, &v)
				for _, a := range m.Options(nil) {
					c := v.Find(a.Card)
					all = all && a.Verb == game.Pick && c.Zone == v.Find(m.Options(nil)[0].Card).Zone && c.Owner == s && c.Bearer == 0
					faces[c.Face] = true
				}
			}
			if s.Plays() && all && len(faces) > 1 && v.Turn > 0 {
				found++
				if got := bot.NewSage(bot.Effort{Playouts: 20}, 1).Weigh(game.SightOf(m, s)); len(got.Choices) < len(faces) {
					t.Errorf("deck %d, turn %d: %d choices of %d cards", n, v.Turn, len(got.Choices), len(faces))
				}
			}
			if _, err := game.Step(m, dealer, players); err != nil {
				t.Fatal(err)
			}
		}
	}
	if found == 0 {
		t.Error("nobody picks a card")
	}
}

func BenchmarkSagePlayouts(b *testing.B) {
	s := game.SightOf(middle(b), game.A)
	const each = 500
	sage := bot.NewSage(bot.Effort{Playouts: each}, 1)
	played := 0
	b.ReportAllocs()
	for b.Loop() {
		played += sage.Weigh(s).Playouts
	}
	b.ReportMetric(float64(played)/b.Elapsed().Seconds(), "playouts/s")
}
