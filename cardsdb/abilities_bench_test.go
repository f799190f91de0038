package cardsdb_test

import (
	"testing"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/setup"
)

// abilityDeck is a legal deck in which every card but some of the Oros has a
// text: two of each card of an edition, the first by number.
func abilityDeck(t testing.TB, edition card.Edition) deck.List {
	t.Helper()
	var list deck.List
	add := func(count, copies int, good func(card.Card) bool) (left int) {
		for _, c := range catalogue(t).All() {
			if c.Edition != edition || c.Source == card.NameOnly || !good(c) {
				continue
			}
			n := min(copies, count)
			if c.Unique {
				n = min(n, 1)
			}
			if n > 0 {
				list.Cards = append(list.Cards, deck.Entry{Ref: deck.Ref{Name: c.Name}, Count: n})
				count -= n
			}
		}
		return count
	}
	for _, c := range catalogue(t).All() {
		if c.Edition == edition && c.IsPlainGold() {
			list.Initial = deck.Ref{Name: c.Name}
			break
		}
	}
	oros := add(15, 2, func(c card.Card) bool { return c.Type == card.Gold && c.Text != "" })
	add(oros, 3, func(c card.Card) bool { return c.IsPlainGold() && c.Name != list.Initial.Name })
	for _, part := range []struct {
		of    card.Type
		count int
	}{{card.Ally, 22}, {card.Talisman, 6}, {card.Weapon, 3}, {card.Totem, 3}} {
		add(part.count, 2, func(c card.Card) bool { return c.Type == part.of && c.Text != "" && c.Cost <= 4 })
	}
	if breaches := deck.PrimerBloque.Check(list, catalogue(t)); len(breaches) > 0 {
		t.Fatalf("the deck of %s is not legal: %v", edition, breaches)
	}
	return list
}

func abilitySetup(t testing.TB) game.Setup {
	t.Helper()
	s, err := setup.Of([2]deck.List{abilityDeck(t, "ES"), abilityDeck(t, "HE")}, catalogue(t))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestDecksFullOfAbilitiesPlayToTheEnd(t *testing.T) {
	start, err := myl.Rulebook.NewMatch(abilitySetup(t))
	if err != nil {
		t.Fatal(err)
	}
	won := 0
	const games = 30
	for seed := range uint64(games) {
		seats := [2]game.Chooser{bot.NewRandom(seed + 1), bot.NewRandom(seed + 2)}
		result, err := game.Finish(start.Clone(), game.NewShuffler(seed), seats)
		if err != nil {
			t.Fatalf("game %d: %v", seed, err)
		}
		if result.Winner.Plays() {
			won++
		}
	}
	if won < games/2 {
		t.Errorf("%d of %d games have a winner", won, games)
	}
}

// BenchmarkRandomGameAbilities plays whole random games between two decks in
// which nearly every card has an ability.
func BenchmarkRandomGameAbilities(b *testing.B) {
	start, err := myl.NewMatch(abilitySetup(b))
	if err != nil {
		b.Fatal(err)
	}
	dealer, seats := game.NewShuffler(1), [2]game.Chooser{bot.NewRandom(2), bot.NewRandom(3)}
	var m myl.Match
	decisions := 0
	b.ReportAllocs()
	for b.Loop() {
		m = *start
		for m.Result().Open() {
			if _, err := game.Step(&m, dealer, seats); err != nil {
				b.Fatal(err)
			}
			decisions++
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/game")
}
