package cardsdb

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"castillo/cardsdb/files"
	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// The writer of the test below is this test binary once more, told by the
// environment where to write and from which edit on.
const (
	killFolder = "CASTILLO_TEST_FOLDER"
	killFrom   = "CASTILLO_TEST_FROM"
	killedTest = "TestWriterThatGetsKilled"
	ackPrefix  = "hecho "
)

// edited does edit number n on a store; it is the same for every store that
// had the edits before it.
func edited(s *Store, n int) error {
	random := rand.New(rand.NewPCG(uint64(n), 7))
	p := card.Printing{Edition: "ES", Number: 1 + random.IntN(236)}
	row := everyDetail
	row.Printing = p
	kept := filepath.Join(s.dir, "prueba.db") // a backup to come back to
	var err error
	switch random.IntN(11) {
	case 0, 1, 2:
		err = s.Collection().Set(p, random.IntN(9))
	case 3:
		err = s.Collection().Put(row)
	case 4:
		err = s.Wishes().Set(holding.Wish{Printing: p, Count: random.IntN(3)})
	case 5:
		_, err = s.Decks().Save(Deck{Name: "Mazo " + strconv.Itoa(n), Text: strings.Repeat("3x Bane\n", 1+random.IntN(50))})
	case 6:
		if n%3 > 0 {
			return s.Corrections().SetText("Bane", fmt.Sprintf("Roba %d cartas.", n))
		}
		err = s.Import("lista.csv", "", func(e *Edit) (int, error) {
			for i := range 200 {
				row.Printing.Number = 1 + (p.Number+i)%236
				if err := e.AddHolding(row); err != nil {
					return 0, err
				}
			}
			return 200, e.SetText("Bane", fmt.Sprintf("Roba %d cartas.", n))
		})
	case 7:
		_, err = s.History().Undo()
	case 8:
		_, err = s.History().Redo()
	case 9:
		var b Backup
		if b, err = s.Backup(); err != nil {
			return err
		}
		var data []byte
		if data, err = os.ReadFile(b.Path); err == nil {
			err = files.Replace(kept, 0o600, data)
		}
	case 10:
		if _, err := os.Stat(kept); err != nil {
			return nil
		}
		var plan Restoration
		if plan, err = s.PlanRestore(kept); err != nil {
			return err
		}
		err = s.Restore(plan)
	}
	if errors.Is(err, ErrNothingToDo) {
		return nil
	}
	return err
}

func TestWriterThatGetsKilled(t *testing.T) {
	dir := os.Getenv(killFolder)
	if dir == "" {
		t.Skip("it is the other half of TestAKilledProgramLosesNothingItConfirmed")
	}
	from, err := strconv.Atoi(os.Getenv(killFrom))
	mustNot(t, err)
	s, err := Open(dir, testOptions())
	mustNot(t, err)
	for n := from; ; n++ {
		mustNot(t, edited(s, n))
		fmt.Printf("%s%d\n", ackPrefix, n)
	}
}

// killedEdits is how many edits the next test makes; there is a kill for about
// every twentieth.
const killedEdits = "CASTILLO_KILLED_EDITS"

func TestAKilledProgramLosesNothingItConfirmed(t *testing.T) {
	edits := 100
	if asked, err := strconv.Atoi(os.Getenv(killedEdits)); err == nil {
		edits = asked
	}
	dir := t.TempDir()
	twin := openStore(t, t.TempDir(), testOptions()) // does the same and is never killed
	twin.file.db.NoSync = true
	random := rand.New(rand.NewPCG(1, 2))
	done, kills, ahead := 0, 0, 0
	for done < edits {
		confirmed := writeAndKill(t, dir, done, 5+random.IntN(40), time.Duration(random.IntN(4000))*time.Microsecond)
		kills++
		for n := done; n < done+confirmed; n++ {
			mustBe(t, edited(twin, n), nil)
		}
		done += confirmed
		mustBe(t, Verify(filepath.Join(dir, FileName)), nil)
		s, err := Open(dir, testOptions())
		mustBe(t, err, nil)
		is := everything(t, s)
		if !reflect.DeepEqual(is, everything(t, twin)) {
			// the next edit may be there, whole, though nobody was told
			mustBe(t, edited(twin, done), nil)
			done, ahead = done+1, ahead+1
			if !reflect.DeepEqual(is, everything(t, twin)) {
				t.Fatalf("after kill %d, at edit %d, something was lost", kills, done)
			}
		}
		history, err := s.History().Page(0, 10_000)
		mustBe(t, err, nil)
		want, err := twin.History().Page(0, 10_000)
		if !reflect.DeepEqual(history, want) || err != nil {
			t.Fatalf("after kill %d the history is not that of the twin, %v", kills, err)
		}
		mustBe(t, s.Close(), nil)
		backups, err := Backups(dir)
		mustBe(t, err, nil)
		if len(backups) > 0 {
			mustBe(t, Verify(backups[0].Path), nil)
		}
	}
	t.Logf("%d edits, %d kills, %d edits were kept but not yet confirmed", done, kills, ahead)
}

// writeAndKill runs a writer, kills it some time after it confirmed so many
// edits, and tells how many it confirmed in all.
func writeAndKill(t *testing.T, dir string, from, after int, wait time.Duration) (confirmed int) {
	t.Helper()
	exe, err := os.Executable()
	mustNot(t, err)
	writer := exec.Command(exe, "-test.run=^"+killedTest+"$")
	writer.Env = append(os.Environ(), killFolder+"="+dir, killFrom+"="+strconv.Itoa(from))
	writer.Stderr = os.Stderr
	out, err := writer.StdoutPipe()
	mustNot(t, err)
	mustNot(t, writer.Start())
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if !strings.HasPrefix(lines.Text(), ackPrefix) {
			t.Errorf("the writer says %q", lines.Text())
			continue
		}
		if confirmed++; confirmed == after {
			time.AfterFunc(wait, func() { _ = writer.Process.Kill() })
		}
	}
	_ = writer.Wait()
	if confirmed < after {
		t.Fatalf("the writer ended by itself after %d edits", confirmed)
	}
	return confirmed
}

// A damaged folder is recovered by a program that is killed meanwhile: whatever
// moment that is, another finds the way back, or finds it gone already.
func TestAKilledRecoveryLeavesAWayBack(t *testing.T) {
	const recovering = "CASTILLO_TEST_RECOVER"
	if dir := os.Getenv(recovering); dir != "" {
		ways, err := WaysBack(dir)
		mustNot(t, err)
		_, err = Recover(dir, ways[0], newClock().now)
		mustNot(t, err)
		return
	}
	rounds := 12
	if asked, err := strconv.Atoi(os.Getenv(killedEdits)); err == nil {
		rounds = asked / 20
	}
	whole, holds := livedIn(t)
	whole[FileName] = bytes.Clone(whole[FileName])
	clear(whole[FileName][:2*os.Getpagesize()])
	exe, err := os.Executable()
	mustNot(t, err)
	random := rand.New(rand.NewPCG(5, 6))
	gone := 0
	for range rounds {
		dir := whole.put(t)
		helper := exec.Command(exe, "-test.run=^TestAKilledRecoveryLeavesAWayBack$")
		helper.Env = append(os.Environ(), recovering+"="+dir)
		mustNot(t, helper.Start())
		time.Sleep(time.Duration(10+random.IntN(600)) * time.Millisecond)
		_ = helper.Process.Kill()
		_ = helper.Wait()
		s, err := Open(dir, testOptions())
		if err == nil {
			gone++
			is := heldBy(t, s)
			mustNot(t, s.Close())
			if !reflect.DeepEqual(is, holds) {
				t.Fatal("the store that a killed recovery left is another")
			}
			continue
		}
		mustBe(t, err, ErrDamaged)
		if outcome, err := comesBack(t, readFolder(t, dir), holds); err != nil {
			t.Fatalf("%s: %v", outcome, err)
		}
	}
	t.Logf("of %d recoveries that were killed %d were done", rounds, gone)
}
