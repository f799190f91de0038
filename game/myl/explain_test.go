package myl

import (
	"strings"
	"testing"

	"castillo/game"
	"castillo/game/card"
)

// explained lays out a table: A has an ally with strength 2, a totem that strengthens its
// allies and a talisman in hand that strengthens one for the turn.
func explained(t *testing.T) (m *Match, ally, totem, spell game.CardID) {
	t.Helper()
	cards := []card.Card{
		{Name: "Lancero", Type: card.Ally, Cost: 2, Strength: 2},
		{Name: "Estandarte", Type: card.Totem, Cost: 1, Strength: card.NoNumber, Text: "Los Aliados que controles ganan 1 a la Fuerza."},
		{Name: "Bendición", Type: card.Talisman, Cost: 0, Strength: card.NoNumber, Text: "Un Aliado gana 3 a la Fuerza por el resto del juego."},
		{Name: "Secreto", Type: card.Ally, Cost: 1, Strength: 1},
	}
	laid, err := Rulebook.Arrange(game.Position{Cards: cards, Active: game.A, Turn: 5, Phase: Vigil, Sides: [2][]game.Placed{
		{{Face: 1, Zone: DefenseLine}, {Face: 2, Zone: SupportLine}, {Face: 3, Zone: Hand}},
		{{Face: 4, Zone: Hand}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	m = laid.(*Match)
	of := func(face game.Face) game.CardID {
		for id := game.CardID(1); id <= m.cardsN; id++ {
			if m.at[id].face == face && m.at[id].zone != Castle {
				return id
			}
		}
		t.Fatalf("no card with the face %d", face)
		return 0
	}
	return m, of(1), of(2), of(3)
}

func TestWhatActsOnACardIsToldWithItsSource(t *testing.T) {
	m, ally, totem, spell := explained(t)
	for _, want := range []game.Influence{{Source: totem, Text: "Este Aliado gana 1 a la Fuerza.", Until: whileInPlay}} {
		if got := m.Influences(game.B, ally); len(got) != 1 || got[0] != want {
			t.Errorf("%+v, want %+v", got, want)
		}
	}
	if err := m.Apply(game.Action{Verb: game.Play, Card: spell, Face: 3}); err != nil {
		t.Fatal(err)
	}
	for m.at[spell].zone != Cemetery {
		options := m.Options(nil)
		if len(options) == 0 || m.Apply(options[0]) != nil {
			t.Fatalf("%+v", m.Decision())
		}
	}
	got := m.Influences(game.A, ally)
	want := game.Influence{Source: spell, Text: "Este Aliado gana 3 a la Fuerza.", Until: "por el resto del juego"}
	if len(got) != 2 || got[0] != want {
		t.Errorf("%+v, want first %+v", got, want)
	}
	if m.strength(ally) != 2+1+3 {
		t.Errorf("strength %d", m.strength(ally))
	}
	last := m.Permanents(game.B, game.A)
	if len(last) != 1 || last[0].Source != spell || last[0].Text != "Un Aliado gana 3 a la Fuerza." || last[0].Until != want.Until {
		t.Errorf("%+v", last)
	}
	if other := m.Permanents(game.A, game.B); len(other) != 0 {
		t.Errorf("the other has %+v", other)
	}
}

func TestWhatADeedCostsIsToldInTheWordsOfTheCardThatDemandsIt(t *testing.T) {
	const demands = "El portador duplica su Fuerza. Para que el portador pueda ser declarado atacante, debes pagar 2 Oros."
	cards := []card.Card{
		{Name: "Lancero", Type: card.Ally, Cost: 2, Strength: 2},
		{Name: "Mandoble", Type: card.Weapon, Cost: 1, Strength: card.NoNumber, Text: demands},
	}
	laid, err := Rulebook.Arrange(game.Position{Cards: cards, Active: game.A, Turn: 5, Phase: Vigil, Sides: [2][]game.Placed{
		{{Face: 1, Zone: DefenseLine, Arms: []game.Face{2}}}}})
	if err != nil {
		t.Fatal(err)
	}
	m := laid.(*Match)
	told := false
	for id := game.CardID(1); id <= m.cardsN; id++ {
		for _, i := range m.Influences(game.A, id) {
			if strings.TrimSuffix(i.Text, " ") == "Este Aliado" {
				t.Errorf("nothing is said: %+v", i)
			}
			told = told || i.Text == demands
		}
	}
	if !told {
		t.Error("nobody tells what attacking costs")
	}
}

func TestOfACardThatASeatDoesNotKnowNothingIsTold(t *testing.T) {
	m, _, _, _ := explained(t)
	for id := game.CardID(1); id <= m.cardsN; id++ {
		for _, s := range game.Seats {
			if got := m.Influences(s, id); !m.at[id].sees.By(s) && len(got) > 0 {
				t.Errorf("%v is told %+v of card %d", s, got, id)
			}
		}
	}
	if got := m.Influences(game.A, 0); got != nil {
		t.Errorf("%+v", got)
	}
	if got := m.Influences(game.A, game.MaxCards); got != nil {
		t.Errorf("%+v", got)
	}
}

func TestWhatIsLeftToThePlayersIsTold(t *testing.T) {
	c := card.Card{Name: "Enigma", Type: card.Ally, Cost: 1, Strength: 1, Text: "Este Aliado gana 1 a la Fuerza. Baila una polca con tu oponente."}
	laid, err := Rulebook.Arrange(game.Position{Cards: []card.Card{c}, Active: game.A, Turn: 1, Phase: Vigil, Sides: [2][]game.Placed{{{Face: 1, Zone: DefenseLine}}}})
	if err != nil {
		t.Fatal(err)
	}
	if got := game.LeftByHandOn(laid, 1); len(got) != 1 || !strings.Contains(got[0], "polca") {
		t.Errorf("%q", got)
	}
}

func TestEveryDurationIsToldToBoth(t *testing.T) {
	for d := range theirs {
		if lasts(d, true) == "" || lasts(d, false) == "" || lasts(d, true) == lasts(d, false) {
			t.Errorf("duration %d: %q and %q", d, lasts(d, true), lasts(d, false))
		}
	}
}
