package ui

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/bot"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/game/round"
	"castillo/game/setup"
	"castillo/ui/lobby"
	"castillo/ui/loop"
)

// duelSetup is a duel of starter decks, as the lobby gives it.
func duelSetup(t testing.TB, s *shell) lobby.DuelSetup {
	t.Helper()
	m, err := lobby.NewModel(s.store.Catalogue(), s.store.Decks(), s.store.Formats(), s.store.Settings())
	if err != nil {
		t.Fatal(err)
	}
	m.Seed = "7"
	setup, err := m.Start()
	if err != nil {
		t.Fatal(err)
	}
	return setup
}

// table is a duel without its screen: two computer players and a recording.
type table struct {
	*recording
	match   game.Match
	dealer  *game.Shuffler
	players [2]game.Chooser
}

func newTable(t testing.TB, s *shell) *table {
	t.Helper()
	d := duelSetup(t, s)
	start, err := setup.Next(d.Round, d.Round.Lists(), s.store.Catalogue())
	if err != nil {
		t.Fatal(err)
	}
	match, err := myl.Rulebook.NewMatch(start)
	if err != nil {
		t.Fatal(err)
	}
	r := newRecording(s.desk, s.store.Matches(), d.Round, 0)
	r.begin(myl.Rulebook, start, d.Round.Lists())
	return &table{r, match, game.NewShuffler(d.Seed), [2]game.Chooser{bot.NewGreedy(), bot.NewGreedy()}}
}

// play plays so many actions, or to the end.
func (b *table) play(t testing.TB, actions int) {
	t.Helper()
	for range actions {
		if !b.match.Result().Open() {
			return
		}
		a, err := game.Step(b.match, b.dealer, b.players)
		if err != nil {
			t.Fatal(err)
		}
		b.Add(b.match, a)
	}
}

// onlyRound reads the only round of a store.
func onlyRound(t testing.TB, store *cardsdb.Store) (cardsdb.Match, round.Round) {
	t.Helper()
	kept, err := store.Matches().All()
	if err != nil || len(kept) != 1 {
		t.Fatalf("%d matches are kept, %v", len(kept), err)
	}
	_, text, err := store.Matches().Load(kept[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	r, err := round.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	return kept[0], r
}

// onlyMatch replays the only match of a store.
func onlyMatch(t testing.TB, store *cardsdb.Store) (cardsdb.Match, *replay.Replay) {
	t.Helper()
	kept, r := onlyRound(t, store)
	if len(r.Duels) != 1 {
		t.Fatalf("%d duels", len(r.Duels))
	}
	p, err := replay.Play(r.Duels[0].Record, myl.Rulebook)
	if err != nil || p.Difference() != nil {
		t.Fatalf("%v, %v", err, p.Difference())
	}
	return kept, p
}

// What lies on the disk in the middle of a duel is what a program finds that
// starts after this one was killed.
func TestADuelOutlivesAKilledProgram(t *testing.T) {
	s := openShell(t)
	b := newTable(t, s)
	for _, played := range []int{5, 40, 63} {
		b.play(t, played-b.recorder.Len())
		s.settle()
		file, err := os.ReadFile(s.store.Path())
		if err != nil {
			t.Fatal(err)
		}
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, cardsdb.FileName), file, 0o600); err != nil {
			t.Fatal(err)
		}
		again, err := cardsdb.Open(dir, cardsdb.Options{})
		if err != nil {
			t.Fatal(err)
		}
		kept, p := onlyMatch(t, again)
		if kept.Winner != cardsdb.NoWinner || kept.Result != "" || p.Record().End != nil {
			t.Errorf("after %d actions: kept %+v with the end %+v", played, kept, p.Record().End)
		}
		if p.Len() != played || p.At(played).Hash() != b.match.Hash() {
			t.Errorf("%d actions of %d were kept", p.Len(), played)
		}
		if err := again.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

func TestADuelIsStoredWhileAnErrandOfMinutesIsDone(t *testing.T) {
	s := openShell(t)
	b := newTable(t, s)
	release := make(chan struct{})
	s.desk.LaterLong(func(context.Context) error { <-release; return nil }, nil)
	b.play(t, 30)
	loop.Await(t, "the record", func() bool {
		all, err := s.store.Matches().All()
		return err == nil && len(all) == 1
	})
	close(release)
	s.settle()
	if _, p := onlyMatch(t, s.store); p.Len() != 30 {
		t.Errorf("%d actions are kept", p.Len())
	}
}

func TestAFinishedDuelIsKeptOnceWithItsEnd(t *testing.T) {
	s := openShell(t)
	b := newTable(t, s)
	b.play(t, 1<<20)
	b.close(b.match, b.match.Result())
	b.close(b.match, b.match.Result()) // leaving the table after the end
	s.settle()
	kept, p := onlyMatch(t, s.store)
	if got := b.match.Result(); kept.Winner != int(got.Winner) || kept.Result != "castillo vacío" || p.Record().Result() != got {
		t.Errorf("the match ended as %+v and is kept as %+v", got, kept)
	}
}

func TestADuelThatWasLeftIsUnfinished(t *testing.T) {
	s := openShell(t)
	b := newTable(t, s)
	b.close(b.match, b.match.Result())
	s.settle()
	if all, err := s.store.Matches().All(); len(all) != 0 || err != nil {
		t.Errorf("a match without an action is kept: %v, %v", all, err)
	}
	b.play(t, 30)
	b.close(b.match, b.match.Result())
	s.settle()
	if kept, p := onlyMatch(t, s.store); kept.Result != "" || !p.Record().Result().Open() || p.Record().End == nil {
		t.Errorf("kept as %+v", kept)
	}
}

func TestADuelThatThePersonDeletesStaysDeleted(t *testing.T) {
	s := openShell(t)
	b := newTable(t, s)
	b.play(t, 30)
	s.settle()
	kept, _ := onlyMatch(t, s.store)
	if err := s.store.Matches().Delete(kept.ID); err != nil {
		t.Fatal(err)
	}
	b.play(t, 10)
	s.settle()
	b.close(b.match, b.match.Result())
	s.settle()
	if all, err := s.store.Matches().All(); len(all) != 0 || err != nil {
		t.Errorf("%v, %v", all, err)
	}
	if s.desk.Canvas().Overlays().Top() != nil {
		t.Error("something is complained of")
	}
}

func TestAFailureToSaveIsToldOnceUntilTheEnd(t *testing.T) {
	s := openShell(t)
	b := newTable(t, s)
	if err := s.store.Close(); err != nil {
		t.Fatal(err)
	}
	told := 0
	for range 3 {
		b.recorder.Add(b.match, game.Action{Verb: game.Pass})
		if err := b.save(); errors.Is(err, cardsdb.ErrClosed) {
			told++
		}
	}
	if told != 1 {
		t.Errorf("told %d times", told)
	}
	b.final = b.recorder.Finish(b.match)
	if err := b.save(); !errors.Is(err, cardsdb.ErrClosed) {
		t.Errorf("at the end: %v", err)
	}
}

// BenchmarkSaveDuel is what is done behind the window after an action of a long duel.
func BenchmarkSaveDuel(b *testing.B) {
	s := openShell(b)
	d := newTable(b, s)
	d.play(b, 200)
	s.settle()
	played := d.recorder.Record().Actions
	for d.recorder.Len() < 2000 {
		d.recorder.Add(d.match, played[d.recorder.Len()%len(played)])
	}
	for b.Loop() {
		d.recorder.Add(d.match, played[0])
		if err := d.save(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(d.recorder.Len()), "actions")
}

// A duel at which the rulebook failed is stored as it stood before, and goes on when it is
// taken back.
func TestADuelAtWhichTheRulebookFailsIsStored(t *testing.T) {
	s := openShell(t)
	b := newTable(t, s)
	b.play(t, 47)
	at := b.match.Clone()
	b.play(t, 8)
	b.Fail(b.match, &game.Fault{Action: game.Action{Verb: game.End}, Cause: "index out of range [0]\nwith length 0"})
	b.close(b.match, game.Result{Over: true, Winner: game.Nobody, Why: game.Failed})
	s.settle()
	kept, p := onlyMatch(t, s.store)
	if end := p.Record().End; kept.Winner != cardsdb.NoWinner || kept.Result != "fallo del reglamento" || p.Len() != 55 ||
		end == nil || end.Fault != "terminar: index out of range [0]\nwith length 0" {
		t.Fatalf("kept %+v with %d actions and the end %+v", kept, p.Len(), end)
	}
	b.Back(8)
	b.match = at
	b.play(t, 1<<20)
	b.close(b.match, b.match.Result())
	s.settle()
	if kept, p = onlyMatch(t, s.store); kept.Result != "castillo vacío" || p.At(p.Len()).Hash() != b.match.Hash() {
		t.Errorf("kept %+v", kept)
	}
}
