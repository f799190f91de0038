package cardsdb

import (
	"castillo/game/card"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

func TestBackupHoldsWhatTheStoreHeldThen(t *testing.T) {
	s := newStore(t)
	p := card.Printing{Edition: "ES", Number: 1}
	mustBe(t, s.Collection().Set(p, 1), nil)
	b, err := s.Backup()
	mustBe(t, err, nil)
	mustBe(t, s.Collection().Set(p, 2), nil)
	if filepath.Base(b.Path) != "castillo-20260131-184502.db" || b.Made != s.options.Now() || b.Size == 0 {
		t.Errorf("the backup is %+v", b)
	}
	mustBe(t, Verify(b.Path), nil)
	mustBe(t, s.Close(), nil)

	kept, err := Restore(s.dir, b.Path, s.options.Now())
	mustBe(t, err, nil)
	if n, err := openStore(t, s.dir, s.options).Collection().Count(p); n != 1 || err != nil {
		t.Errorf("restored there are %d, %v", n, err)
	}
	if filepath.Base(kept) != "castillo.db.anterior-20260131-184502" {
		t.Errorf("the file before is kept as %s", kept)
	}
	mustBe(t, Verify(kept), nil)
}

func TestBackupIsMadeWhileTheStoreIsInUse(t *testing.T) {
	s := newStore(t)
	var writing sync.WaitGroup
	writing.Go(func() {
		for i := range 60 {
			if err := s.Collection().Set(card.Printing{Edition: "ES", Number: 1 + i}, 1); err != nil {
				t.Error(err)
			}
		}
	})
	for range 5 {
		if _, err := s.Backup(); err != nil {
			t.Error(err)
		}
	}
	writing.Wait()
}

func TestOldestBackupsGoAndNothingElseInTheirFolder(t *testing.T) {
	now := newClock()
	s := openStore(t, t.TempDir(), Options{Now: now.Now, KeepBackups: 2})
	mustBe(t, os.MkdirAll(backupDir(s.dir), 0o700), nil)
	other := filepath.Join(backupDir(s.dir), "castillo-viejo.db")
	mustBe(t, os.WriteFile(other, nil, 0o600), nil)
	var made []string
	for i := range 4 {
		if i == 3 {
			now.now = now.now.Add(time.Second)
		}
		b, err := s.Backup()
		mustBe(t, err, nil)
		made = append(made, filepath.Base(b.Path))
	}
	if got := strings.Join(made, " "); got != "castillo-20260131-184502.db castillo-20260131-184502-2.db "+
		"castillo-20260131-184502-3.db castillo-20260131-184503.db" {
		t.Errorf("made %s", got)
	}
	left, err := Backups(s.dir)
	mustBe(t, err, nil)
	if len(left) != 2 || filepath.Base(left[0].Path) != made[3] || filepath.Base(left[1].Path) != made[2] {
		t.Errorf("left are %+v", left)
	}
	if _, err := os.Stat(other); err != nil {
		t.Error("a file that is no backup went away")
	}

	now.now = now.now.AddDate(-1, 0, 0)
	b, err := s.Backup()
	mustBe(t, err, nil)
	if _, err := os.Stat(b.Path); err != nil {
		t.Error("a clock set back removed the backup just made")
	}
}

func TestFolderWithoutBackupsHasNone(t *testing.T) {
	if all, err := Backups(t.TempDir()); len(all) != 0 || err != nil {
		t.Errorf("backups are %v, %v", all, err)
	}
	_, err := WaysBack(t.TempDir())
	mustBe(t, err, ErrNotFound)
}

func TestWayBackFromADamagedFile(t *testing.T) {
	now := newClock()
	s := openStore(t, t.TempDir(), Options{Now: now.Now})
	p := card.Printing{Edition: "ES", Number: 1}
	var backups []Backup
	for n := 1; n <= 3; n++ {
		mustBe(t, s.Collection().Set(p, n), nil)
		now.now = now.now.Add(time.Hour)
		b, err := s.Backup()
		mustBe(t, err, nil)
		backups = append(backups, b)
	}
	mustBe(t, s.Close(), nil)
	ruin := []byte("nada de esto es una colección")
	mustBe(t, os.WriteFile(s.Path(), ruin, 0o600), nil)
	mustBe(t, os.WriteFile(backups[2].Path, ruin, 0o600), nil)

	_, err := Open(s.dir, s.options)
	mustBe(t, err, ErrDamaged)
	kept, err := SetAside(s.dir, now.now)
	mustBe(t, err, nil)
	if filepath.Base(kept) != "castillo.db.dañado-20260131-214502" {
		t.Errorf("set aside as %s", kept)
	}
	ways, err := WaysBack(s.dir)
	mustBe(t, err, nil)
	if len(ways) != 1 || ways[0] != (WayBack{From: backups[1].Path, Made: backups[1].Made, Lost: Unknown}) {
		t.Fatalf("the ways back are %+v", ways)
	}
	good := ways[0]
	_, err = Restore(s.dir, backups[2].Path, now.now)
	mustBe(t, err, ErrDamaged)
	second, err := Recover(s.dir, good, now.now)
	if second != "" || err != nil {
		t.Errorf("restoring kept %q, %v", second, err)
	}
	if n, err := openStore(t, s.dir, s.options).Collection().Count(p); n != 2 || err != nil {
		t.Errorf("restored there are %d, %v", n, err)
	}
	if data, err := os.ReadFile(kept); string(data) != string(ruin) || err != nil {
		t.Errorf("the damaged file is now %q, %v", data, err)
	}
}

func TestSettingAsideNeverOverwrites(t *testing.T) {
	dir, now := t.TempDir(), newClock().now
	path := filepath.Join(dir, FileName)
	_, err := SetAside(dir, now)
	mustBe(t, err, ErrNotFound)
	kept := make(map[string]string)
	for _, content := range []string{"uno", "dos", "", "cuatro"} {
		mustBe(t, os.WriteFile(path, []byte(content), 0o600), nil)
		name, err := SetAside(dir, now)
		mustBe(t, err, nil)
		kept[name] = content
	}
	if len(kept) != 4 {
		t.Fatalf("kept are %v", kept)
	}
	for name, content := range kept {
		if data, err := os.ReadFile(name); string(data) != content || err != nil {
			t.Errorf("%s holds %q, %v", name, data, err)
		}
	}
}

func TestRestoringOverAStoreInUseIsRefused(t *testing.T) {
	s := newStore(t)
	b, err := s.Backup()
	mustBe(t, err, nil)
	_, err = Restore(s.dir, b.Path, s.options.Now())
	mustBe(t, err, ErrLocked)
}

func TestRestoringWhatDoesNotExist(t *testing.T) {
	_, err := Restore(t.TempDir(), "nada.db", newClock().now)
	mustBe(t, err, ErrNotFound)
}
