package myl

import (
	"slices"
	"testing"

	"castillo/game"
	"castillo/game/card"
)

// TestAChoiceOfCardsSaysWhatWillBeDoneWithThem plays Talismanes that ask for cards.
func TestAChoiceOfCardsSaysWhatWillBeDoneWithThem(t *testing.T) {
	for _, test := range []struct {
		text string
		want game.Question
	}{
		{"Destruye un Aliado oponente.", game.Question{Deed: "destruye {qué}", One: "un Aliado oponente", Many: "Aliados oponentes", Least: 1, Most: 1}},
		{"Destruye un Aliado oponente de Coste 3 o menos.", game.Question{Deed: "destruye {qué}", One: "un Aliado oponente", Many: "Aliados oponentes",
			Least: 1, Most: 1, Text: "Destruye un Aliado oponente de Coste 3 o menos."}},
		{"Destierra hasta 2 Aliados oponentes.", game.Question{Deed: "destierra {qué}", One: "un Aliado oponente", Many: "Aliados oponentes", Most: 2}},
		{"Descarta una carta.", game.Question{Deed: "descarta {qué}", One: "una carta", Many: "cartas", Where: "{qué} de tu {zona}", Zone: Hand, Least: 1, Most: 1}},
		{"Un Aliado gana 1 a la Fuerza hasta la Fase Final.", game.Question{Deed: "elige {qué}", One: "un Aliado", Many: "Aliados", Least: 1, Most: 1,
			Text: "Un Aliado gana 1 a la Fuerza hasta la Fase Final."}},
	} {
		spell := card.Card{Name: "Prueba", Type: card.Talisman, Cost: 0, Strength: card.NoNumber, Text: test.text, Ability: card.WithAbility}
		m, err := Rulebook.Arrange(game.Position{Cards: []card.Card{spell, lancero}, Turn: 6, Phase: Vigil,
			Sides: [2][]game.Placed{
				{{Face: 1, Zone: Hand}, {Face: 2, Zone: Hand}, {Face: 2, Zone: Hand}, {Face: 2, Zone: DefenseLine}},
				{{Face: 2, Zone: DefenseLine}, {Face: 2, Zone: DefenseLine}, {Face: 2, Zone: DefenseLine}}}})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Apply(game.Action{Verb: game.Play, Card: 1, Face: 1}); err != nil {
			t.Fatal(err)
		}
		if got := game.QuestionOf(m); got != test.want {
			t.Errorf("%s\ngot  %+v\nwant %+v", test.text, got, test.want)
		}
	}
}

// TestAQuestionCountsWhatWasPicked: of several cards it tells how many are chosen.
func TestAQuestionCountsWhatWasPicked(t *testing.T) {
	spell := card.Card{Name: "Prueba", Type: card.Talisman, Cost: 0, Strength: card.NoNumber, Text: "Destruye 2 Aliados oponentes.", Ability: card.WithAbility}
	m, err := Rulebook.Arrange(game.Position{Cards: []card.Card{spell, lancero}, Turn: 6, Phase: Vigil,
		Sides: [2][]game.Placed{{{Face: 1, Zone: Hand}}, {{Face: 2, Zone: DefenseLine}, {Face: 2, Zone: DefenseLine}, {Face: 2, Zone: DefenseLine}}}})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Apply(game.Action{Verb: game.Play, Card: 1, Face: 1}); err != nil {
		t.Fatal(err)
	}
	for picked := range 2 {
		if q := game.QuestionOf(m); q.Picked != picked || q.Least != 2 || q.Most != 2 {
			t.Errorf("after %d picks: %+v", picked, q)
		}
		if err := m.Apply(m.Options(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
}

// TestAnAbilityIsPaidWithTheGoldsThatItsUserChooses: DAR 4.6.2, and 4.2.1, example 6.
func TestAnAbilityIsPaidWithTheGoldsThatItsUserChooses(t *testing.T) {
	user := card.Card{Name: "Sabio", Type: card.Ally, Cost: 1, Strength: 1, Races: card.RacesOf(card.Heroe), Ability: card.WithAbility,
		Text: "En tu Fase de Vigilia, puedes pagar 2 Oros para que tu oponente bote 1 carta."}
	other := card.Card{Name: "Talento", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber}
	lay := func(golds ...game.Face) game.Match {
		side := []game.Placed{{Face: 1, Zone: DefenseLine}}
		for _, f := range golds {
			side = append(side, game.Placed{Face: f, Zone: GoldReserve})
		}
		m, err := Rulebook.Arrange(game.Position{Cards: []card.Card{user, doblon, other}, Turn: 6, Phase: Vigil, Sides: [2][]game.Placed{side, {}}})
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	use := game.Action{Verb: game.Use, Card: 1, Face: 1, N: 1}
	byHand := use
	byHand.N |= game.UseByHand
	for name, golds := range map[string][]game.Face{"all of them pay": {2, 3}, "they are all the same": {2, 2, 2}} {
		if m := lay(golds...); slices.Contains(m.Options(nil), byHand) || m.Clone().Apply(byHand) == nil {
			t.Errorf("golds are to be chosen where %s", name)
		}
	}
	m := lay(2, 2, 3, 2)
	if !slices.Contains(m.Options(nil), use) {
		t.Fatalf("%v", m.Options(nil))
	}
	if err := m.Apply(byHand); err != nil {
		t.Fatal(err)
	}
	for i, gold := range []game.CardID{4, 2} {
		if d, q := m.Decision(), game.QuestionOf(m); d.Ask != askGold || d.Source != 1 || q.Most != 2-i || len(m.Options(nil)) != 4-i {
			t.Fatalf("before gold %d is chosen: %+v, %+v, %v", i, d, q, m.Options(nil))
		}
		options := m.Options(nil)
		if err := m.Apply(options[slices.IndexFunc(options, func(a game.Action) bool { return a.Card == gold })]); err != nil {
			t.Fatal(err)
		}
	}
	for m.Decision().Seat == game.Dealer {
		if err := m.Apply(game.NewShuffler(1).Deal(m)); err != nil {
			t.Fatal(err)
		}
	}
	var v game.View
	m.Look(game.A, &v)
	for id, zone := range map[game.CardID]game.Zone{2: PaidGold, 3: GoldReserve, 4: PaidGold, 5: GoldReserve} {
		if v.Find(id).Zone != zone {
			t.Errorf("gold %d lies in %d", id, v.Find(id).Zone)
		}
	}
	if v.Players[game.B].Castle != 29 {
		t.Errorf("the opponent has %d cards left", v.Players[game.B].Castle)
	}
}
