package myl

import (
	"flag"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"testing"

	"castillo/game"
	"castillo/game/replay"
)

var update = flag.Bool("update", false, "record the golden duels that are not there")

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
			p, err := replay.Play(record, Books()...)
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

// recordGoldens records duels by every rulebook between decks that are drawn anew, the first with
// plain cards. One that is there already stays as an earlier program recorded it.
func recordGoldens(t *testing.T) {
	t.Helper()
	for _, by := range books {
		for n := range uint64(8) {
			name := fmt.Sprintf("testdata/%s-%d.partida", path.Base(by.id), n)
			if _, err := os.Stat(name); err == nil || by != dar && n > 2 {
				continue
			}
			f, err := os.Create(name)
			if err == nil {
				err = recordGolden(t, by, n).Encode(f)
			}
			if err == nil {
				err = f.Close()
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}

func recordGolden(t *testing.T, by *book, n uint64) *replay.Record {
	t.Helper()
	setup := plainSetup()
	if n > 0 {
		setup = abilitySetup(n)
	}
	m, r := layBy(t, by, setup), replay.NewRecorder(by, setup)
	dealer, players := game.NewShuffler(n), randomPlayers(n)
	for m.Result().Open() {
		a, err := game.Step(m, dealer, players)
		if err != nil {
			t.Fatal(err)
		}
		r.Add(m, a)
	}
	return r.Finish(m)
}
