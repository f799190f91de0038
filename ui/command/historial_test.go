package command

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/game/round"
)

// withDuels is a data folder in which a duel against the computer was won and a match is damaged.
func withDuels(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	setup := game.Setup{First: game.FirstA, Cards: []card.Card{
		{Name: "Doblón", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber, Ability: card.WithoutAbility},
		{Name: "Peón", Type: card.Ally, Cost: 0, Strength: 2}}}
	for i := range setup.Decks {
		setup.Decks[i] = game.Deck{Initial: 1, Castle: []game.Face{2, 2, 2, 2, 2, 2, 2, 2, 2, 2}}
	}
	m, err := game.NewMatch(myl.Rulebook, setup)
	if err != nil {
		t.Fatal(err)
	}
	record := replay.NewRecorder(myl.Rulebook, setup).End(m, game.Result{Over: true, Winner: game.A, Why: game.Conceded})
	var text bytes.Buffer
	r := round.Round{Best: 1, Format: deck.PrimerBloque, Opponent: "voraz", Sides: [2]round.Side{{Name: "Ana", Deck: "=Faraones"}, {Name: "Voraz"}},
		Duels: []round.Duel{{Record: record}}}
	if err := r.Encode(&text); err != nil {
		t.Fatal(err)
	}
	s, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	summary := cardsdb.Match{Winner: cardsdb.NoWinner, Turns: 9, Date: time.Date(2026, 5, 4, 12, 0, 0, 0, time.UTC)}
	for _, stored := range [][]byte{text.Bytes(), []byte("rota")} {
		if _, err := s.Matches().Save(summary, stored); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestTheHistoryOfDuelsIsCountedWithItsTotal(t *testing.T) {
	exit, out, complaints := run("", "historial", "--datos", withDuels(t))
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if exit != Done || len(lines) != 3 || !strings.HasPrefix(lines[1], "=Faraones  Voraz  1 ") || !strings.HasPrefix(lines[2], "Total ") {
		t.Errorf("it ends with %d and says\n%s", exit, out)
	}
	if !strings.Contains(complaints, "no se cuentan: 1") {
		t.Errorf("of the damaged match it says %q", complaints)
	}
}

func TestTheHistoryOfDuelsIsWrittenForSpreadsheets(t *testing.T) {
	exit, out, _ := run("", "historial", "--csv", "-", "--datos", withDuels(t))
	want := "mazo,rival,duelos,ganados,perdidos,empates,sin terminar,turnos por duelo,empezando,ganados empezando,de segundo,ganados de segundo,último\n" +
		"'=Faraones,Voraz,1,1,0,0,0,9.0,1,1,0,0,2026-05-04\n"
	if exit != Done || out != want {
		t.Errorf("it ends with %d and writes\n%s", exit, out)
	}
}
