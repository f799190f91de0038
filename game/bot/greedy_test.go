package bot_test

import (
	"testing"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/myl"
)

// cards are two plain decks' worth of definitions, a few of each type.
var cards = []card.Card{
	{Name: "Doblón", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber, Ability: card.WithoutAbility},
	{Name: "Escudero", Type: card.Ally, Cost: 1, Strength: 1},
	{Name: "Arquero", Type: card.Ally, Cost: 2, Strength: 2},
	{Name: "Lancero", Type: card.Ally, Cost: 3, Strength: 3},
	{Name: "Campeón", Type: card.Ally, Cost: 4, Strength: 4},
	{Name: "Gigante", Type: card.Ally, Cost: 6, Strength: 6},
	{Name: "Espada", Type: card.Weapon, Cost: 1, Strength: card.NoNumber},
	{Name: "Altar", Type: card.Totem, Cost: 2, Strength: card.NoNumber},
	{Name: "Conjuro", Type: card.Talisman, Cost: 1, Strength: card.NoNumber},
}

func setup() game.Setup {
	deck := game.Deck{Initial: 1}
	for i, copies := range []int{17, 4, 6, 6, 4, 3, 4, 2, 3} {
		for range copies {
			deck.Castle = append(deck.Castle, game.Face(i+1))
		}
	}
	return game.Setup{Cards: cards, Decks: [2]game.Deck{deck, deck}}
}

func play(t testing.TB, seed uint64, players [2]game.Chooser) game.Result {
	t.Helper()
	m, err := myl.Rulebook.NewMatch(setup())
	if err != nil {
		t.Fatal(err)
	}
	result, err := game.Finish(m, game.NewShuffler(seed), players)
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	return result
}

func TestGreedyBeatsRandom(t *testing.T) {
	games := 200
	wins, draws := 0, 0
	for i := range games {
		seed := uint64(i)
		seat := game.Seats[i%2]
		var players [2]game.Chooser
		players[seat], players[seat.Other()] = bot.NewGreedy(), bot.NewRandom(seed)
		switch play(t, seed, players).Winner {
		case seat:
			wins++
		case game.Nobody:
			draws++
		}
	}
	t.Logf("%d wins and %d draws in %d games", wins, draws, games)
	if wins*100 < games*80 {
		t.Errorf("%d wins in %d games", wins, games)
	}
}
