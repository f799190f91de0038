package bot_test

import (
	"slices"
	"testing"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/myl"

	"pgregory.net/rapid"
)

// moment is a match of some unknown rulebook that only ever asks one thing.
type moment struct {
	game.Match
	decision game.Decision
	options  []game.Action
	view     game.View
}

func (m *moment) Rulebook() game.Rulebook                 { return myl.Rulebook }
func (m *moment) Decision() game.Decision                 { return m.decision }
func (m *moment) Options(dst []game.Action) []game.Action { return append(dst, m.options...) }
func (m *moment) Look(s game.Seat, v *game.View)          { *v = m.view; v.Seat = s; v.Decision = m.decision }

func drawMoment(t *rapid.T) *moment {
	m := &moment{}
	number := rapid.IntRange(-1, 9)
	for id := range rapid.IntRange(0, game.MaxCards).Draw(t, "cards") {
		m.view.Cards = append(m.view.Cards, game.CardView{
			ID:         game.CardID(id + 1),
			Face:       game.Face(rapid.IntRange(0, 3).Draw(t, "face")),
			Controller: game.Seats[rapid.IntRange(0, 1).Draw(t, "controller")],
			Zone:       game.Zone(rapid.IntRange(0, 5).Draw(t, "zone")),
			Bearer:     game.CardID(rapid.IntRange(0, game.MaxCards).Draw(t, "bearer")),
			Foe:        game.CardID(rapid.IntRange(0, game.MaxCards).Draw(t, "foe")),
			Types:      card.TypeSet(rapid.IntRange(0, 63).Draw(t, "types")),
			Strength:   number.Draw(t, "strength"),
			Cost:       number.Draw(t, "cost"),
			Marks:      game.Marks(rapid.IntRange(0, 63).Draw(t, "marks")),
		})
	}
	for i := range m.view.Players {
		m.view.Players[i] = game.PlayerView{Gold: rapid.IntRange(0, 60).Draw(t, "gold"),
			Castle: rapid.IntRange(0, 50).Draw(t, "castle"), Hand: rapid.IntRange(0, 9).Draw(t, "hand")}
	}
	m.view.Turn = rapid.IntRange(0, 3).Draw(t, "turn")
	m.decision = game.Decision{
		Seat:   game.Seats[rapid.IntRange(0, 1).Draw(t, "seat")],
		Kind:   game.Kind(rapid.IntRange(int(game.Main), int(game.Name)).Draw(t, "kind")),
		Source: game.CardID(rapid.IntRange(0, 1).Draw(t, "source")),
	}
	for range rapid.IntRange(1, 30).Draw(t, "options") {
		m.options = append(m.options, game.Action{
			Verb:   game.Verb(rapid.IntRange(int(game.Play), int(game.Propose)).Draw(t, "verb")),
			Card:   game.CardID(rapid.IntRange(0, game.MaxCards).Draw(t, "card")),
			Target: game.CardID(rapid.IntRange(0, game.MaxCards).Draw(t, "target")),
			N:      int16(rapid.IntRange(0, 2).Draw(t, "n")),
		})
	}
	return m
}

func TestEveryPlayerTakesAnOptionWhateverIsAsked(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		greedy := bot.NewGreedy()
		players := []game.Chooser{greedy, bot.NewPlain(), bot.NewSage(bot.Effort{Playouts: 20}, 1), bot.NewRandom(1)}
		for range 3 {
			m := drawMoment(t)
			for _, p := range players {
				if a := p.Choose(game.SightOf(m, m.decision.Seat)); !slices.Contains(m.options, a) {
					t.Fatalf("%T chose %+v out of %+v", p, a, m.options)
				}
			}
		}
	})
}

func TestAPlayerWithNothingToDecideChoosesNothing(t *testing.T) {
	m := &moment{decision: game.Decision{Seat: game.B, Kind: game.Main}, options: []game.Action{{Verb: game.End}}}
	for _, p := range []game.Chooser{bot.NewGreedy(), bot.NewPlain(), bot.NewSage(bot.Effort{Playouts: 20}, 1), bot.NewRandom(1)} {
		if a := p.Choose(game.SightOf(m, game.A)); a != (game.Action{}) {
			t.Errorf("%T chose %+v", p, a)
		}
	}
}

func TestGamesOfAllPairsEnd(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		players := [2]game.Chooser{bot.NewGreedy(), bot.NewRandom(seed)}
		if rapid.Bool().Draw(t, "both greedy") {
			players[1] = bot.NewGreedy()
		}
		m, err := myl.Rulebook.NewMatch(setup())
		if err != nil {
			t.Fatal(err)
		}
		dealer := game.NewShuffler(seed)
		for n := 0; m.Result().Open(); n++ {
			if _, err := game.Step(m, dealer, players); err != nil {
				t.Fatal(err)
			}
			if n > 20_000 {
				t.Fatal("the match does not end")
			}
		}
	})
}

func TestDecisionsAllocateNothing(t *testing.T) {
	for _, c := range []struct {
		name   string
		player func() game.Chooser
	}{
		{"random", func() game.Chooser { return bot.NewRandom(1) }},
		{"greedy", func() game.Chooser { return bot.NewGreedy() }},
	} {
		players := [2]game.Chooser{c.player(), c.player()}
		play(t, 1, players)
		start, err := myl.Rulebook.NewMatch(setup())
		if err != nil {
			t.Fatal(err)
		}
		dealer := game.NewShuffler(2)
		if _, err := game.Finish(start.Clone(), dealer, players); err != nil {
			t.Fatal(err)
		}
		m := start.Clone()
		perStep := testing.AllocsPerRun(200, func() {
			if m.Result().Open() {
				if _, err := game.Step(m, dealer, players); err != nil {
					t.Fatal(err)
				}
			}
		})
		if perStep > 0 {
			t.Errorf("%s: %v allocations a step", c.name, perStep)
		}
	}
}

func BenchmarkGreedyAgainstRandom(b *testing.B) {
	benchmark(b, bot.NewGreedy(), bot.NewRandom(1))
}

func BenchmarkGreedyAgainstGreedy(b *testing.B) {
	benchmark(b, bot.NewGreedy(), bot.NewGreedy())
}

func BenchmarkRandomAgainstRandom(b *testing.B) {
	benchmark(b, bot.NewRandom(1), bot.NewRandom(2))
}

func benchmark(b *testing.B, players ...game.Chooser) {
	start, err := myl.Rulebook.NewMatch(setup())
	if err != nil {
		b.Fatal(err)
	}
	dealer := game.NewShuffler(1)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := game.Finish(start.Clone(), dealer, [2]game.Chooser(players)); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}
