package peer

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/myl"
	"castillo/game/peer/deal"
	"castillo/game/replay"
	"castillo/game/round"
)

// second is the standing of the second duel of a round in which A won the first.
var second = Standing{Best: round.Best, Number: 2, Wins: [2]int{1, 0}, First: game.FirstB, Before: deal.ID{1}}

// playSecond plays the second duel of a round to its audit, with the pools that the seats said
// they bring.
func playSecond(t *testing.T, pool func(g *Agreement, s game.Seat, h Hand) [32]byte) [2]*Report {
	t.Helper()
	common, decks := cards(77)
	// What the pools are follows from terms of the same cards.
	first, _, hands := meet(t, common, decks)
	var duels [2]*Duel
	g, keys, hands := meetWith(t, common, decks, func(i int, terms *Terms) {
		terms.Round, terms.Pool = second, pool(first, game.Seat(i), hands[i])
	})
	dir := t.TempDir()
	for i, s := range game.Seats {
		var err error
		duels[i], err = Begin(filepath.Join(dir, s.String()), g, s, hands[i], keys[i], myl.Books())
		must(t, err)
	}
	join2(t, duels)
	defer closeAll(t, duels)
	return finish(t, duels, common, [2]game.Chooser{bot.NewRandom(1), bot.NewRandom(2)})
}

func TestTheSecondDuelOfARoundIsStartedByWhoLost(t *testing.T) {
	for _, r := range playSecond(t, (*Agreement).pool) {
		if !r.Clean() {
			t.Fatal(r.Verdict())
		}
		if r.Record.Setup.First != game.FirstB {
			t.Errorf("%v starts", r.Record.Setup.First)
		}
	}
}

func TestWhoPlaysOtherCardsThanRegisteredInTheRoundIsNamed(t *testing.T) {
	reports := playSecond(t, func(g *Agreement, s game.Seat, h Hand) [32]byte {
		if s == game.B {
			h.Castle = slices.Clone(h.Castle)
			h.Castle[h.otherThan(g.FaceOf(doblon))] = g.FaceOf(doblon)
		}
		return g.pool(s, h)
	})
	for _, r := range reports {
		if r.Breach == nil || r.Breach.Seat != game.B || !strings.Contains(r.Verdict(), "no son los que se inscribieron") {
			t.Errorf("the audit says %s", r.Verdict())
		}
	}
}

func TestTheNextDuelOfARoundStandsAsTheScoreSays(t *testing.T) {
	common, decks := cards(78)
	g, _, _ := meet(t, common, decks)
	won := round.Duel{Record: &replay.Record{Setup: game.Setup{First: game.FirstA},
		End: &replay.End{Result: game.Result{Over: true, Winner: game.A, Why: game.EmptyCastle}}}}
	got := g.Next(round.Round{Best: round.Best, Duels: []round.Duel{won}})
	want := second
	want.Before = g.ID()
	if got != want || !got.possible() {
		t.Errorf("next is %+v, want %+v", got, want)
	}
}

func TestARoundThatCannotStandSoIsRefused(t *testing.T) {
	common, decks := cards(79)
	g, _, _ := meet(t, common, decks)
	terms := g.Terms[1]
	read := func(change func(*Terms)) error {
		changed := terms
		change(&changed)
		data, err := changed.Encode()
		must(t, err)
		_, err = ParseTerms(data)
		return err
	}
	begins := func(t *Terms) { t.Round = Standing{Best: round.Best, Number: 1} }
	goesOn := func(t *Terms) { t.Round, t.Pool = second, [32]byte{1} }
	for name, change := range map[string]func(*Terms){"a duel": func(*Terms) {}, "a round": begins, "its second duel": goesOn} {
		if err := read(change); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, change := range map[string]func(*Terms){
		"of five":           func(t *Terms) { begins(t); t.Round.Best = 5 },
		"begun with a win":  func(t *Terms) { begins(t); t.Round.Wins[0] = 1 },
		"won already":       func(t *Terms) { goesOn(t); t.Round.Number, t.Round.Wins = 3, [2]int{2, 0} },
		"counted wrong":     func(t *Terms) { goesOn(t); t.Round.Number = 3 },
		"fewer than none":   func(t *Terms) { goesOn(t); t.Round.Wins, t.Round.Draws = [2]int{2, 0}, -1 },
		"nothing before":    func(t *Terms) { goesOn(t); t.Round.Before = deal.ID{} },
		"no pool":           func(t *Terms) { goesOn(t); t.Pool = [32]byte{} },
		"a pool too early":  func(t *Terms) { begins(t); t.Pool = [32]byte{1} },
		"started by nobody": func(t *Terms) { goesOn(t); t.Round.First = 9 },
		"a huge sideboard":  func(t *Terms) { t.Beside = maxSide + 1 },
		"less than none":    func(t *Terms) { t.Beside = -1 },
	} {
		if read(change) == nil {
			t.Errorf("%s: accepted", name)
		}
	}
	other := terms
	goesOn(&other)
	if err := Unequal(g.Terms[0], other); err == nil || !strings.Contains(err.Error(), "ronda") {
		t.Errorf("one goes on with a round and the other does not: %v", err)
	}
}
