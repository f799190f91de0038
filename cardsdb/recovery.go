package cardsdb

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// The way back from a damaged file: SetAside it, take the NewestGood backup,
// Restore that, and Open again. No step overwrites or deletes a file.

// SetAside renames the store's file in dir to castillo.db.dañado-<moment>, so
// that the next Open or Restore finds its place free, and tells the new path.
// It is ErrLocked while a Castillo has the file open.
func SetAside(dir string, now time.Time) (kept string, err error) {
	const op = "apartar"
	path := filepath.Join(dir, FileName)
	if err := mustBeFree(path); err != nil {
		return "", border(op, path, err, ErrDisk)
	}
	kept, err = moveToFree(path, path+".dañado-"+now.UTC().Format(stampLayout), "")
	if err != nil {
		return "", unwritable(op, path, err)
	}
	syncFolder(dir)
	return kept, nil
}

// NewestGood is the newest backup of dir that passes Verify, or ErrNotFound.
func NewestGood(dir string) (Backup, error) {
	all, err := Backups(dir)
	if err != nil {
		return Backup{}, err
	}
	for _, b := range all {
		if Verify(b.Path) == nil {
			return b, nil
		}
	}
	return Backup{}, &Error{Op: "buscar un respaldo bueno en", Key: backupDir(dir), Kind: ErrNotFound}
}

// Restore puts a copy of the backup in the place of the store's file in dir,
// after verifying both. A file that lies there is kept and its new path told;
// where there was none, kept is empty. It is ErrLocked while a Castillo has
// the file open.
func Restore(dir, backup string, now time.Time) (kept string, err error) {
	const op = "restaurar"
	path := filepath.Join(dir, FileName)
	if err := verify(backup, len(migrations)); err != nil {
		return "", border(op, backup, err, unreadable(err))
	}
	if err := mustBeFree(path); err != nil && !errors.Is(err, ErrNotFound) {
		return "", border(op, path, err, ErrDisk)
	}
	draft, err := copyDraft(dir, backup)
	if err != nil {
		return "", unwritable(op, path, err)
	}
	defer os.Remove(draft)
	if err := verify(draft, len(migrations)); err != nil {
		return "", border(op, backup, err, unreadable(err))
	}
	kept, err = keepPrevious(path, path+".anterior-"+now.UTC().Format(stampLayout))
	if err != nil {
		return "", unwritable(op, path, err)
	}
	if err := os.Rename(draft, path); err != nil {
		return kept, unwritable(op, path, err)
	}
	syncFolder(dir)
	return kept, nil
}

func copyDraft(dir, from string) (path string, err error) {
	source, err := os.Open(from)
	if err != nil {
		return "", err
	}
	defer source.Close()
	draft, err := os.CreateTemp(dir, creating+"*")
	if err != nil {
		return "", err
	}
	_, err = io.Copy(draft, source)
	if err = errors.Join(err, draft.Sync(), draft.Close()); err != nil {
		os.Remove(draft.Name())
		return "", err
	}
	return draft.Name(), nil
}

// keepPrevious gives the file a second name under which it survives being
// replaced. Where a file cannot have two names it loses the first.
func keepPrevious(path, stem string) (kept string, err error) {
	if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	kept, err = firstFree(stem, "", func(name string) error { return os.Link(path, name) })
	if err == nil {
		return kept, nil
	}
	return moveToFree(path, stem, "")
}

// mustBeFree is ErrLocked while a program has the file open, whatever state
// the file is in, and ErrNotFound if there is none.
func mustBeFree(path string) error {
	if _, err := os.Lstat(path); err != nil {
		return border("", "", err, ErrDisk)
	}
	f, err := openFile(path, forReading, 0)
	if err == nil {
		return f.close()
	}
	if err := border("", "", err, ErrDamaged); errors.Is(err, ErrLocked) {
		return err
	}
	return nil
}

// moveToFree renames a file to stem+ext, or stem-2+ext and so on, whichever no
// file has yet, and tells which.
func moveToFree(from, stem, ext string) (string, error) {
	return firstFree(stem, ext, func(name string) error { return moveNew(from, name) })
}

func firstFree(stem, ext string, take func(name string) error) (string, error) {
	name := stem + ext
	for n := 2; ; n++ {
		if err := take(name); !errors.Is(err, fs.ErrExist) {
			return name, err
		}
		name = fmt.Sprintf("%s-%d%s", stem, n, ext)
	}
}

// moveNew renames a file and never replaces another: that is fs.ErrExist. A
// link tells reliably; some file systems have none.
func moveNew(from, to string) error {
	err := os.Link(from, to)
	if err == nil {
		return os.Remove(from)
	}
	if errors.Is(err, fs.ErrExist) {
		return fs.ErrExist
	}
	if _, err := os.Lstat(to); err == nil {
		return fs.ErrExist
	}
	return os.Rename(from, to)
}

// syncFolder makes a rename survive a power cut where the system can; that it
// cannot everywhere is no failure.
func syncFolder(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		d.Close()
	}
}
