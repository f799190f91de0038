package ui

import (
	"testing"
	"time"

	"castillo/game"
	"castillo/game/deck"
	"castillo/game/round"
	"castillo/ui/loop"
	"castillo/ui/sideboard"
)

// concede ends the duel at the table once it has begun.
func concede(t *testing.T, s *shell) {
	t.Helper()
	record, before := s.duel.record, len(s.duel.record.standing().Duels)
	loop.Await(t, "the first step", func() bool { return record.length() > 0 && before > 0 })
	s.duel.mat.Concede()
	loop.Await(t, "the end", record.ended)
}

func TestARoundIsPlayedWithChangedDecksAndGoneOnWith(t *testing.T) {
	s := openShell(t)
	s.pace, s.choices.Name = time.Hour, "Ana"
	setup := duelSetup(t, s)
	setup.Round.Best = round.Best
	mine := setup.Round.Sides[game.A].List
	aside := mine.Cards[1].Ref
	var beside deck.Ref
	for _, c := range s.store.Catalogue().All() {
		if r := (deck.Ref{Name: c.Name}); c.IsPlainGold() && mine.CountOf(r) == 0 {
			beside = r
		}
	}
	setup.Round.Sides[game.A].List.Sideboard = deck.Entries{{Ref: beside, Count: 1}}
	if err := s.StartDuel(setup); err != nil {
		t.Fatal(err)
	}
	concede(t, s)
	if got := standingWords(s.duel.record.standing()); got != "Ana 0 – 1 Voraz · duelo 2 de 3" {
		t.Errorf("it stands: %s", got)
	}
	if got := againWords(s.duel.record.standing()); got != "Siguiente duelo" {
		t.Errorf("what follows is %q", got)
	}
	s.again(&sitting{s.duel.record, setup.Player, 3})
	page, ok := s.front().(*sideboard.Screen)
	if !ok {
		t.Fatalf("between duels there is %T", s.front())
	}
	page.Aside(aside)
	if page.Ready() {
		t.Error("a deck of 49 cards may be played")
	}
	page.In(beside)
	page.Start()
	if s.duel == nil {
		t.Fatal("the second duel does not begin")
	}
	r := s.duel.record.standing()
	if len(r.Duels) != 2 || r.Duels[1].Lists[game.A].Cards.CountOf(aside) != mine.Cards.CountOf(aside)-1 {
		t.Errorf("%d duels, the second with\n%s", len(r.Duels), r.Duels[len(r.Duels)-1].Lists[game.A])
	}
	if first := r.Duels[1].Record.Setup.First; first != game.FirstA {
		t.Errorf("%v starts, A lost", first)
	}
	record := s.duel.record
	loop.Await(t, "a step of the second duel", func() bool { return record.length() > 0 })

	s.endDuel() // in the middle
	s.settle()
	left, err := s.unfinished()
	if err != nil || len(left) != 1 {
		t.Fatalf("%d rounds are left, %v", len(left), err)
	}
	kept, _ := onlyRound(t, s.store)
	if kept.Score != "0-1" || kept.Result != "" {
		t.Errorf("kept as %+v", kept)
	}
	played := record.length()
	left[0].GoOn()
	s.settle()
	if got := s.duel.record.standing(); len(got.Duels) != 2 || len(got.Duels[1].Record.Actions) < played {
		t.Errorf("resumed with %d duels", len(got.Duels))
	}
	concede(t, s)
	if got := standingWords(s.duel.record.standing()); got != "Ana 0 – 2 Voraz · Voraz gana la ronda" {
		t.Errorf("it stands: %s", got)
	}
	s.endDuel()
	s.settle()
	all, err := s.store.Matches().All()
	if err != nil || len(all) != 1 || all[0].Score != "0-2" || all[0].Winner != int(game.B) {
		t.Errorf("kept as %+v, %v", all, err)
	}
}

func TestWhoRunsOutOfTimeLosesTheRound(t *testing.T) {
	s := openShell(t)
	s.pace = time.Hour
	setup := duelSetup(t, s)
	setup.Round.Best, setup.Round.Minutes, setup.Round.Spent = round.Best, 20, 20*60-1
	if err := s.StartDuel(setup); err != nil {
		t.Fatal(err)
	}
	d := s.duel
	loop.Await(t, "the first step", func() bool { return d.record.length() > 0 })
	if left := d.record.spend(1); left != 0 {
		t.Fatalf("%d seconds are left", left)
	}
	d.mat.Concede()
	loop.Await(t, "the end", d.record.ended)
	if r := d.record.standing(); !r.Result().Over || r.Result().Winner != game.B || againWords(r) != "Revancha" {
		t.Errorf("the round stands at %+v, and then: %s", r.Result(), againWords(r))
	}
	s.endDuel()
}
