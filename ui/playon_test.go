package ui

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"castillo/game"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/ui/loop"
	"castillo/ui/replays"
)

// A recorded match is played on from any moment by either seat, as a duel of its own that can
// be seen whole.
func TestAMatchIsPlayedOnFromAnyMoment(t *testing.T) {
	s := openShell(t)
	s.pace, s.choices.Name = time.Millisecond, "Ana"
	b := newTable(t, s)
	b.play(t, 1<<20)
	b.close(b.match, b.match.Result())
	s.settle()
	_, was := onlyRound(t, s.store)
	whole := was.Duels[0].Record.Actions
	for _, person := range game.Seats {
		const from = 45
		s.playOn(replays.Moment{Round: was, Action: from}, person)
		s.settle()
		loop.Await(t, "the table", func() bool { return s.duel != nil && len(s.duel.mat.View().Cards) > 0 })
		if got := s.duel.mat.View().Seat; got != person {
			t.Fatalf("%v is at the table in the place of %v", got, person)
		}
		record := s.duel.record
		loop.Await(t, "the next action", func() bool {
			s.duel.typedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
			return record.length() > from
		})
		s.duel.mat.Concede()
		loop.Await(t, "the end", record.ended)
		s.endDuel()
		s.settle()
		r, err := s.loadRound(record.stored())
		if err != nil || r.Person != person || r.Sides[person].Name != "Ana" || r.Sides[person.Other()].Name != "Voraz" {
			t.Fatalf("kept for %v as of %+v, %v", r.Person, r.Sides, err)
		}
		kept := r.Duels[0].Record
		if !slices.Equal(kept.Actions[:from], whole[:from]) || r.Result().Winner != person.Other() {
			t.Errorf("it begins otherwise, or %v has won", r.Result().Winner)
		}
		if p, err := replay.Play(kept, myl.Books()...); err != nil || p.Difference() != nil || p.Len() != len(kept.Actions) {
			t.Errorf("it does not replay whole: %v, %v", err, p.Difference())
		}
	}
	all, err := s.store.Matches().All()
	if err != nil || len(all) != 3 {
		t.Errorf("%d matches are kept, %v", len(all), err)
	}
}
