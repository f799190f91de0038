package playmat

import (
	"reflect"
	"testing"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl"
)

func ready(t *testing.T) game.Match {
	t.Helper()
	m := fakeGame()
	for _, a := range []game.Action{{Verb: game.Start}, {Verb: game.No}, {Verb: game.Deal, Card: deckTop}, {Verb: game.Say, N: 3}} {
		if err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestIntentsTellWhereACardMayGo(t *testing.T) {
	play := func(id game.CardID) game.Action { return game.Action{Verb: game.Play, Card: id} }
	withKnight := func(m game.Match) {
		if err := m.Apply(play(knight)); err != nil {
			t.Fatal(err)
		}
	}
	nothing := func(game.Match) {}
	field, coins, heap := Drop{Seat: game.A, Zone: fField}, Drop{Seat: game.A, Zone: fCoins}, Drop{Seat: game.A, Zone: fHeap}
	byHand := play(knight)
	byHand.N = game.PayByHand
	tests := []struct {
		name   string
		before func(game.Match)
		card   game.CardID
		pays   Payment
		want   []Intent
	}{
		{"an ally goes to the field", nothing, knight, PaysItself, []Intent{{[]game.Action{play(knight)}, []Drop{field}}}},
		{"an ally paid by hand goes to the same place", nothing, knight, PaidByHand, []Intent{{[]game.Action{byHand}, []Drop{field}}}},
		{"a coin goes to the coins, whoever pays", nothing, coin, PaidByHand, []Intent{{[]game.Action{play(coin)}, []Drop{coins}}}},
		{"a card that does not stay may be let go in any line", nothing, spell, PaysItself, []Intent{{[]game.Action{play(spell)}, []Drop{heap, field, coins}}}},
		{"a weapon without a bearer goes nowhere", nothing, sword, PaysItself, nil},
		{"a weapon goes onto each bearer", withKnight, sword, PaysItself,
			[]Intent{{[]game.Action{play(sword), {Verb: game.Pick, Card: knight}}, []Drop{{Card: knight}}}}},
		{"a card that just arrived does nothing", withKnight, knight, PaysItself, nil},
		{"the opponent's cards do nothing", nothing, knight + rivals, PaysItself, nil},
	}
	for _, test := range tests {
		m := ready(t)
		test.before(m)
		before := m.Hash()
		got := Intents(m, game.A, test.card, test.pays)
		if !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s:\ngot  %+v\nwant %+v", test.name, got, test.want)
		}
		if m.Hash() != before || m.Decision().Ask != fakeDay {
			t.Errorf("%s: asking changed the match", test.name)
		}
		if got := Intents(m, game.B, test.card, test.pays); got != nil {
			t.Errorf("%s: the other seat may %+v", test.name, got)
		}
	}
}

func TestBlockerGoesOntoItsAttacker(t *testing.T) {
	m := ready(t)
	for _, a := range []game.Action{{Verb: game.Play, Card: knight}, {Verb: game.End}, {Verb: game.Deal, Card: deckTop + rivals}, {Verb: game.Say},
		{Verb: game.Play, Card: knight + rivals}, {Verb: game.End}, {Verb: game.Deal, Card: deckTop + 1}, {Verb: game.Say}} {
		if err := m.Apply(a); err != nil {
			t.Fatalf("%+v: %v", a, err)
		}
	}
	got := Intents(m, game.A, knight, PaysItself)
	want := game.Action{Verb: game.Attack, Card: knight}
	if len(got) != 1 || got[0].Plan[0] != want {
		t.Fatalf("attack: %+v", got)
	}
	if err := m.Apply(want); err != nil {
		t.Fatal(err)
	}
	got = Intents(m, game.B, knight+rivals, PaysItself)
	if len(got) != 1 || !got[0].At(Drop{Card: knight}) {
		t.Errorf("block: %+v", got)
	}
	if n := len(IntentsAt(got, Drop{Card: sword})); n != 0 {
		t.Errorf("%d intents elsewhere", n)
	}
}

func TestPickIsAlsoADropOnTheCardThatAsks(t *testing.T) {
	m := ready(t)
	if err := m.Apply(game.Action{Verb: game.Play, Card: knight, N: game.PayByHand}); err != nil {
		t.Fatal(err)
	}
	got := Intents(m, game.A, coinOne, PaysItself)
	if len(got) != 1 || !got[0].At(Drop{Card: knight}) {
		t.Errorf("%+v", got)
	}
}

// TestACardThatMayBeAnsweredStillGoesWhereItEndsUp: that the rival may annul it
// does not change where a card is let go.
func TestACardThatMayBeAnsweredStillGoesWhereItEndsUp(t *testing.T) {
	ally := func(name, text string) card.Card {
		return card.Card{Name: name, Type: card.Ally, Cost: 0, Strength: 1, Races: card.RacesOf(card.Heroe), Text: text}
	}
	m, err := myl.Rulebook.Arrange(game.Position{Turn: 5, Phase: myl.Vigil, Cards: []card.Card{ally("Alejo", ""),
		ally("Vigía", "En respuesta a que tu oponente juegue una carta, puedes subir este Aliado para anular esa carta.")},
		Sides: [2][]game.Placed{{{Face: 1, Zone: myl.Hand}}, {{Face: 2, Zone: myl.DefenseLine}}}})
	if err != nil {
		t.Fatal(err)
	}
	var v game.View
	m.Look(game.A, &v)
	for _, c := range v.Cards {
		if c.Face != 1 {
			continue
		}
		play := game.Action{Verb: game.Play, Card: c.ID, Face: 1}
		want := []Intent{{[]game.Action{play}, []Drop{{Seat: game.A, Zone: myl.DefenseLine}}}}
		if got := Intents(m, game.A, c.ID, PaysItself); !reflect.DeepEqual(got, want) {
			t.Errorf("got %+v, want %+v", got, want)
		}
	}
}

// searching is the fake match in which a weapon asks for a card of the castle, not for its bearer.
type searching struct{ *fakeMatch }

func (s searching) Clone() game.Match { return searching{s.fakeMatch.Clone().(*fakeMatch)} }

func (s searching) Options(dst []game.Action) []game.Action {
	options := s.fakeMatch.Options(dst)
	for i, a := range options {
		if a.Verb == game.Pick {
			options[i] = game.Action{Verb: game.Pick, Face: 1}
		}
	}
	return options
}

func TestWhatIsLookedForInACastleIsNoPlaceOnTheTable(t *testing.T) {
	d := NewDuel(Seating{Match: searching{fakeGame().(*fakeMatch)}, Human: game.A, Opponent: firstOption{}, Dealer: game.NewShuffler(1)}, Habits{Customary: true})
	drain(t, d)
	do(t, d, game.Action{Verb: game.No})
	do(t, d, game.Action{Verb: game.Play, Card: knight})
	for _, i := range d.Intents(sword, PaysItself) {
		if len(i.Plan) != 1 || i.At(Drop{}) {
			t.Errorf("%+v", i)
		}
	}
}
