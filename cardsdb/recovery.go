package cardsdb

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	bolt "go.etcd.io/bbolt"

	"castillo/cardsdb/files"
)

// The way back from a damaged file, or from one that is gone and left backups:
// ask for the WaysBack, Recover one, and Open again; or SetAside the file and
// Begin with nothing. No step overwrites or deletes a file.

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
	keepChanges(dir, kept)
	files.SyncFolder(dir)
	return kept, nil
}

// Begin makes a new store in a data folder, whatever backups lie there. It is
// ErrUnwritable, ErrFull or ErrDisk.
func Begin(dir string) error {
	s := &Store{dir: dir, options: Options{}.withDefaults()}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return unwritable("crear la carpeta", dir, err)
	}
	if err := s.create(); err != nil {
		return unwritable("crear", s.Path(), err)
	}
	return nil
}

// leftTraces reports whether there was a store in a data folder: it left backups
// or changes.
func leftTraces(dir string) bool {
	w := witnessesOf(dir)
	return len(w.backups) > 0 || len(w.logged.commits) > 0
}

// witnesses are what a data folder knows of its store besides the file.
type witnesses struct {
	logged  loggedChanges
	backups []Backup // newest first
}

// witnessesOf reads the log through and the seals of the backups.
func witnessesOf(dir string) witnesses {
	backups, _ := Backups(dir) // a folder that cannot be read has none
	return witnesses{readChanges(dir), backups}
}

// lastCommit is the highest number of a commit that they know of, or the store
// itself, by its seal.
func (w witnesses) lastCommit(own seal) uint64 {
	last := max(w.logged.last().commit, own.commit)
	for _, b := range w.backups {
		last = max(last, b.seal.commit)
	}
	return last
}

// hold reports whether a backup is what a store holds, or the log of changes leads
// from one to there.
func (w witnesses) hold(now seal) bool {
	return slices.ContainsFunc(w.backups, func(b Backup) bool {
		_, passes := w.logged.after(b.seal)
		return b.seal == now || passes && w.logged.last() == now
	})
}

// WayBack is a way to a store that opens, out of what a data folder holds.
type WayBack struct {
	From  string    // the file that it begins with: a backup, or the store's own
	Made  time.Time // when that backup was made; zero for the store's own file
	Again int       // changes confirmed after From that are done again
	Lost  int       // confirmed changes that do not come back; Unknown if nobody can say
}

// Unknown stands in WayBack.Lost.
const Unknown = -1

// WaysBack lists the ways to a store that opens, the one that loses least first.
// It reads the store's own file and backups through, so it is slow. Without any
// way it is ErrNotFound.
func WaysBack(dir string) ([]WayBack, error) {
	path := filepath.Join(dir, FileName)
	backups, err := Backups(dir)
	if err != nil {
		return nil, err
	}
	known, says := witnesses{readChanges(dir), backups}, sealOf(path)
	logged, last := known.logged, known.lastCommit(says)
	sure := logged.from != (seal{}) || says != (seal{})
	way := func(from string, made time.Time, stands seal, again int) WayBack {
		w := WayBack{From: from, Made: made, Again: again, Lost: Unknown}
		if sure && stands != (seal{}) {
			w.Lost = int(last-stands.commit) - again
		}
		return w
	}
	var ways []WayBack
	own, ownErr := opens(dir, path)
	if ownErr == nil {
		rest, _ := logged.after(own)
		ways = append(ways, way(path, time.Time{}, own, len(rest)))
	}
	for _, b := range backups {
		if stands, err := opens(dir, b.Path); err == nil {
			rest, _ := logged.after(stands)
			ways = append(ways, way(b.Path, b.Made, stands, len(rest)))
			break
		}
	}
	if len(ways) == 0 {
		return nil, &Error{Op: "buscar un respaldo bueno en", Key: backupDir(dir), Kind: ErrNotFound}
	}
	slices.SortStableFunc(ways, func(a, b WayBack) int { return cmp.Compare(uint(a.Lost), uint(b.Lost)) }) // Unknown last
	if asItIs := way(path, time.Time{}, own, 0); ownErr == nil && !slices.Contains(ways, asItIs) {
		ways = append(ways, asItIs)
	}
	return ways, nil
}

// opens verifies that a file makes a store that opens, and gives its seal. Of one
// from before there were seals that shows only when it is brought up to date.
func opens(dir, path string) (seal, error) {
	stands, err := verified(path, len(migrations))
	if err == nil && stands == (seal{}) {
		err = openCopy(dir, path, Options{}, func(*Store) error { return nil })
	}
	return stands, err
}

// Restore is Recover of a backup as it is.
func Restore(dir, backup string, now time.Time) (kept string, err error) {
	return Recover(dir, WayBack{From: backup}, now)
}

// Recover goes a way back: it puts a copy of the file that the way begins with in
// the place of the store's file in dir, with the changes that are done again,
// after verifying both. A file that lies there is kept and its new path told;
// where there was none, kept is empty. It is ErrLocked while a Castillo has the
// file open.
func Recover(dir string, w WayBack, now time.Time) (kept string, err error) {
	const op = "restaurar"
	path := filepath.Join(dir, FileName)
	if err := verify(w.From, len(migrations)); err != nil {
		return "", border(op, w.From, err, unreadable(err))
	}
	if err := mustBeFree(path); err != nil && !errors.Is(err, ErrNotFound) {
		return "", border(op, path, err, ErrDisk)
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", unwritable("crear la carpeta", dir, err)
	}
	draft, err := copyDraft(dir, w.From)
	if err != nil {
		return "", unwritable(op, path, err)
	}
	defer os.Remove(draft)
	stands, err := catchUp(dir, draft, w.Again)
	if err != nil {
		return "", border(op, w.From, err, ErrDisk)
	}
	if err := verify(draft, len(migrations)); err != nil {
		return "", border(op, w.From, err, unreadable(err))
	}
	kept, err = keepPrevious(path, path+".anterior-"+now.UTC().Format(stampLayout))
	if err != nil {
		return "", unwritable(op, path, err)
	}
	if err := os.Rename(draft, path); err != nil {
		return kept, unwritable(op, path, err)
	}
	if readChanges(dir).last() != stands {
		keepChanges(dir, cmp.Or(kept, path))
	}
	files.SyncFolder(dir)
	return kept, nil
}

// catchUp does so many logged changes again on a copy of a store, and numbers it
// behind every commit that the data folder knows of unless it is the last.
func catchUp(dir, copied string, again int) (stands seal, err error) {
	f, err := openFile(copied, forWriting, 0)
	if err != nil {
		return seal{}, err
	}
	defer f.close()
	f.db.NoSync = true // one sync at the end is enough: nobody sees the file yet
	in := func(fn func(*txn) error) error {
		return guarded(func() error {
			return f.db.Update(func(tx *bolt.Tx) error {
				t, err := begin(tx)
				if err != nil {
					return err
				}
				stands = t.began
				err = fn(t)
				stands = t.stands
				return err
			})
		})
	}
	known := witnessesOf(dir)
	var rest []loggedCommit
	if err := in(func(*txn) error { return nil }); err != nil {
		return seal{}, err
	}
	if again > 0 {
		rest, _ = known.logged.after(stands)
	}
	for _, c := range rest[:min(again, len(rest))] {
		if err := in(func(t *txn) error { return t.redo(c.writes, c.leaves) }); err != nil {
			return seal{}, err
		}
	}
	last := known.lastCommit(sealOf(filepath.Join(dir, FileName)))
	if stands != (seal{}) && stands != known.logged.last() && stands.commit <= last {
		err := in(func(t *txn) error {
			t.stands.commit = last + 1
			return t.putSeal()
		})
		if err != nil {
			return seal{}, err
		}
	}
	return stands, guarded(f.db.Sync)
}

// keepChanges puts the log of a store that was set aside beside it.
func keepChanges(dir, kept string) {
	_, _ = moveToFree(changesPath(dir), kept, filepath.Ext(changesName)) // without it the log begins anew all the same
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
