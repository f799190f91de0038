package myl

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"castillo/game"
	"castillo/game/replay"
)

var update = flag.Bool("update", false, "record the golden duels anew")

// TestDuelsRecordedEarlierAreReplayedToTheSameStates replays duels that an earlier program
// recorded, between decks of cards whose abilities were drawn from the whole language of its
// day. Where one differs, matches that people keep differ too, and the version of the rulebook
// has to change (see game.Rulebook).
func TestDuelsRecordedEarlierAreReplayedToTheSameStates(t *testing.T) {
	if *update {
		recordGoldens(t)
	}
	files, err := filepath.Glob("testdata/*.partida")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d recorded duels, %v", len(files), err)
	}
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			f, err := os.Open(name)
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			record, err := replay.Decode(f)
			if err != nil {
				t.Fatal(err)
			}
			p, err := replay.Play(record, Rulebook)
			if err != nil {
				t.Fatal(err)
			}
			if d := p.Difference(); d != nil {
				t.Error(d)
			}
			if record.Result().Open() || record.States() < 5 {
				t.Errorf("a duel of %d states that ends with %+v shows little", record.States(), record.Result())
			}
		})
	}
}

// recordGoldens records duels between decks that are drawn anew, one with plain cards.
func recordGoldens(t *testing.T) {
	t.Helper()
	for n := range uint64(8) {
		setup := plainSetup()
		if n > 0 {
			setup = abilitySetup(n)
		}
		m, r := game.Match(newMatch(t, setup)), replay.NewRecorder(Rulebook, setup)
		dealer, players := game.NewShuffler(n), randomPlayers(n)
		for m.Result().Open() {
			a, err := game.Step(m, dealer, players)
			if err != nil {
				t.Fatal(err)
			}
			r.Add(m, a)
		}
		f, err := os.Create(fmt.Sprintf("testdata/dar-%d.partida", n))
		if err == nil {
			err = r.Finish(m).Encode(f)
		}
		if err == nil {
			err = f.Close()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
