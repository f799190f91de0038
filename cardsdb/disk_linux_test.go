package cardsdb

import (
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"castillo/game/card"
)

// asNobody runs fn on a thread that has no more rights to files than a user
// whom nothing belongs to; the thread ends with it.
func asNobody(t *testing.T, fn func()) {
	t.Helper()
	if os.Getuid() != 0 {
		fn() // chmod alone is enough
		return
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		runtime.LockOSThread()
		if err := syscall.Setfsuid(65534); err != nil {
			t.Error(err)
			return
		}
		fn()
	}()
	<-done
}

// openFolder is a new folder that everybody may reach.
func openFolder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	mustNot(t, os.Chmod(filepath.Dir(dir), 0o755))
	return dir
}

func TestFolderThatCannotBeWrittenIsTold(t *testing.T) {
	dir := openFolder(t)
	mustNot(t, os.Chmod(dir, 0o555))
	asNobody(t, func() {
		_, err := Open(dir, testOptions())
		mustBe(t, err, ErrUnwritable)
		_, err = Open(filepath.Join(dir, "otra"), testOptions())
		mustBe(t, err, ErrUnwritable)
	})
	file := filepath.Join(dir, "archivo")
	mustNot(t, os.WriteFile(file, nil, 0o600))
	_, err := Open(filepath.Join(file, "datos"), testOptions())
	mustBe(t, err, ErrUnwritable)
}

func TestFileThatCannotBeWrittenIsTold(t *testing.T) {
	dir := openFolder(t)
	path := put(t, dir, fullFile(t))
	for _, mode := range []os.FileMode{0o444, 0o000} {
		mustNot(t, os.Chmod(path, mode))
		asNobody(t, func() {
			_, err := Open(dir, testOptions())
			mustBe(t, err, ErrReadOnly)
		})
	}
}

func TestFullDiskKeepsWhatWasStored(t *testing.T) {
	dir := t.TempDir()
	if err := syscall.Mount("none", dir, "tmpfs", 0, "size=2m"); err != nil {
		t.Skipf("no small disk can be made here: %v", err)
	}
	t.Cleanup(func() { mustNot(t, syscall.Unmount(dir, 0)) })
	s := openStore(t, dir, testOptions())
	mustBe(t, s.Collection().Set(card.Printing{Edition: "ES", Number: 1}, 2), nil)
	_, err := s.Matches().Save(Match{Winner: NoWinner}, make([]byte, 4<<20))
	mustBe(t, err, ErrFull)
	_, err = s.Backup()
	mustBe(t, err, ErrFull)
	if entries, err := os.ReadDir(backupDir(dir)); len(entries) != 0 || err != nil {
		t.Errorf("a failed backup left %v, %v", entries, err)
	}
	before := everything(t, s)
	mustBe(t, s.Edit(Did(Imported, "lista.csv", "9999"), func(e *Edit) error {
		for n := 1; n <= 9999; n++ {
			row := everyDetail
			row.Printing.Number, row.Notes = n, strings.Repeat("nota ", 100)
			if err := e.AddHolding(row); err != nil {
				return err
			}
		}
		return nil
	}), ErrFull)
	s = reopen(t, s)
	if !reflect.DeepEqual(everything(t, s), before) {
		t.Error("half an import was kept")
	}
	_, err = s.History().Undo()
	mustBe(t, err, nil)
	_, err = s.History().Redo()
	mustBe(t, err, nil)
	if n, err := s.Collection().Count(card.Printing{Edition: "ES", Number: 1}); n != 2 || err != nil {
		t.Errorf("there are %d, %v", n, err)
	}

	elsewhere := filepath.Join(dir, "otra")
	_, err = Open(elsewhere, testOptions())
	mustBe(t, err, ErrFull)
	if entries, err := os.ReadDir(elsewhere); len(entries) != 0 || err != nil {
		t.Errorf("a failed first start left %v, %v", entries, err)
	}
}
