package bot_test

import (
	"fmt"
	"slices"
	"testing"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/bot"
	"castillo/game/deck"
	"castillo/game/myl"
	decks "castillo/game/setup"
)

// starterLists are the decks that come with the program, and the catalogue.
func starterLists(t testing.TB) (lists []deck.List, cards *cardsdb.Catalogue) {
	t.Helper()
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range cardsdb.Starters() {
		list, err := deck.Parse(d.Text)
		if err != nil {
			t.Fatal(err)
		}
		lists = append(lists, list)
	}
	return lists, cards
}

// laidOut is a match between two decks.
func laidOut(t testing.TB, a, b deck.List, cards *cardsdb.Catalogue) game.Match {
	t.Helper()
	s, err := decks.Of([2]deck.List{a, b}, cards)
	if err != nil {
		t.Fatal(err)
	}
	m, err := myl.Rulebook.NewMatch(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// starters are matches laid out with each starter deck on both sides.
func starters(t testing.TB) (out []game.Match) {
	t.Helper()
	lists, cards := starterLists(t)
	for _, list := range lists {
		out = append(out, laidOut(t, list, list, cards))
	}
	return out
}

func TestTryingOutBeatsArithmetic(t *testing.T) {
	const games = 60 // with each deck, every deal from both sides
	wins, played := 0, 0
	for _, start := range starters(t) {
		for i := range games {
			seat := game.Seats[i%2]
			var players [2]game.Chooser
			players[seat], players[seat.Other()] = bot.NewGreedy(), bot.NewPlain()
			result, err := game.Finish(start.Clone(), game.NewShuffler(uint64(i/2)), players)
			if err != nil {
				t.Fatal(err)
			}
			played++
			if result.Winner == seat {
				wins++
			}
		}
	}
	t.Logf("%d of %d games", wins, played)
	if wins*100 < played*60 {
		t.Errorf("%d of %d games", wins, played)
	}
}

// protects is an ability that only shows in the opponent's turn, to which no trial goes.
const protects = "2 Ramsés II 3"

// TestEveryAbilityOfAStarterIsUsed plays until each deed that was offered to Voraz was done.
func TestEveryAbilityOfAStarterIsUsed(t *testing.T) {
	for n, start := range starters(t) {
		offered, done := map[string]int{}, map[string]int{}
		for i := range 150 {
			m, dealer := start.Clone(), game.NewShuffler(uint64(i))
			players := [2]game.Chooser{bot.NewGreedy(), bot.NewGreedy()}
			name := func(a game.Action) string {
				if a.Verb != game.Use && a.Verb != game.Play || a.ByHand() {
					return ""
				}
				return fmt.Sprintf("%v %s %d", a.Verb, m.Definition(a.Face).Name, a.Ability())
			}
			for m.Result().Open() {
				if m.Decision().Kind == game.Main {
					for _, a := range m.Options(nil) {
						offered[name(a)]++
					}
				}
				a, err := game.Step(m, dealer, players)
				if err != nil {
					t.Fatal(err)
				}
				done[name(a)]++
			}
		}
		for deed, times := range offered {
			if done[deed] == 0 && deed != protects {
				t.Errorf("deck %d: never %q, offered %d times", n, deed, times)
			}
		}
	}
}

// TestVorazKeepsItsGifts looks at each card of the rival that Voraz picks where it could have
// picked one of its own: it is not the stronger for it, nor made hard to block.
func TestVorazKeepsItsGifts(t *testing.T) {
	var before, after game.View
	gifts, blows := 0, 0
	for n, start := range starters(t) {
		for i := range 100 {
			m, dealer := start.Clone(), game.NewShuffler(uint64(i))
			players := [2]game.Chooser{bot.NewGreedy(), bot.NewGreedy()}
			for m.Result().Open() {
				d := m.Decision()
				m.Look(game.A, &before)
				options := m.Options(nil)
				a, err := game.Step(m, dealer, players)
				if err != nil {
					t.Fatal(err)
				}
				own := slices.ContainsFunc(options, func(o game.Action) bool { return before.Find(o.Card).Controller == d.Seat })
				c := before.Find(a.Card)
				if a.Verb != game.Pick || d.Kind != game.Choose || c.Controller != d.Seat.Other() || !own {
					continue
				}
				blows++
				m.Look(game.A, &after)
				by := m.Definition(before.Find(d.Source).Face).Name
				if after.Find(c.ID).Strength > c.Strength || by == "Anillo de Fe" {
					gifts++
					t.Errorf("deck %d, deal %d: %s is for %s of the rival", n, i, by, m.Definition(c.Face).Name)
				}
			}
		}
	}
	if t.Logf("%d picks of the rival's, %d gifts", blows, gifts); blows < 100 {
		t.Errorf("only %d picks to look at", blows)
	}
}

// TestVorazSeesOnlyWhatItMay has another Voraz decide on matches that differ in what the seat
// does not see.
func TestVorazSeesOnlyWhatItMay(t *testing.T) {
	rand := game.NewRand(1)
	for n, start := range starters(t) {
		m, dealer := start.Clone(), game.NewShuffler(uint64(n))
		players := [2]game.Chooser{bot.NewGreedy(), bot.NewGreedy()}
		deck := []game.Face{1, 2, 3, 4, 5}
		for m.Result().Open() {
			if s := m.Decision().Seat; s.Plays() {
				other := game.SightOf(m, s).Guess(nil, &rand, deck)
				options, others := m.Options(nil), other.Options(nil)
				a, b := bot.NewGreedy().Choose(game.SightOf(m, s)), bot.NewGreedy().Choose(game.SightOf(other, s))
				if slices.Equal(options, others) && a != b {
					t.Fatalf("deck %d: %+v or %+v by what is hidden from %v", n, a, b, s)
				}
			}
			if _, err := game.Step(m, dealer, players); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func BenchmarkGreedyWithStarters(b *testing.B) {
	matches, players := starters(b), [2]game.Chooser{bot.NewGreedy(), bot.NewGreedy()}
	dealer, n := game.NewShuffler(1), 0
	b.ReportAllocs()
	for b.Loop() {
		if _, err := game.Finish(matches[n%len(matches)].Clone(), dealer, players); err != nil {
			b.Fatal(err)
		}
		n++
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}
