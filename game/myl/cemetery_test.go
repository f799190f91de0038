package myl

import (
	"testing"

	"castillo/game"
	"castillo/game/card"
	"pgregory.net/rapid"
)

// TestWhateverGoesToACemeteryIsToldOfOnce plays random matches in which each player has
// an Oro that answers every card that goes to that player's cemetery with a shuffle:
// cards and shuffles are as many, wherever the cards come from (DAR 4.3.7).
func TestWhateverGoesToACemeteryIsToldOfOnce(t *testing.T) {
	urna := card.Card{Name: "Urna", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber, Ability: card.WithAbility,
		Text: "Cuando una carta es enviada a tu Cementerio, baraja tu Mazo Castillo."}
	setup := plainSetup()
	setup.Cards = append(setup.Cards[:len(setup.Cards):len(setup.Cards)], urna)
	for s := range setup.Decks {
		setup.Decks[s].Initial = game.Face(len(setup.Cards))
	}
	from := map[game.Zone]int{}
	rapid.Check(t, func(t *rapid.T) {
		var buried, shuffles [2]int
		m, err := NewMatch(setup)
		if err != nil {
			t.Fatal(err)
		}
		m.watch = func(e game.Event) {
			switch {
			case m.turn == 0:
			case e.What == game.Shuffles:
				shuffles[e.Seat]++
			case e.To == Cemetery && e.Card != 0:
				buried[m.at[e.Card].owner]++
				from[e.From]++
			}
		}
		r := game.NewRand(rapid.Uint64().Draw(t, "seed"))
		var options []game.Action
		for m.Result().Open() {
			if m.Decision().Kind == game.Main && m.Decision().Source == 0 && m.queueN == 0 && buried != shuffles {
				t.Fatalf("%v cards went to the cemeteries, %v were told of, in %+v", buried, shuffles, m.Decision())
			}
			options = m.Options(options[:0])
			if err := m.Apply(options[r.Below(len(options))]); err != nil {
				t.Fatal(err)
			}
		}
	})
	for _, z := range [...]game.Zone{Castle, Hand, Played, DefenseLine, AttackLine, Carried} {
		if from[z] == 0 {
			t.Errorf("no card went to a cemetery from zone %d", z)
		}
	}
}
