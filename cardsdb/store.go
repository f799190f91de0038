package cardsdb

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	bolt "go.etcd.io/bbolt"

	"castillo/cardsdb/files"
	"castillo/game/speech"
)

// FileName is the name of the store's file in the data folder.
const FileName = "castillo.db"

// creating starts the names of files that are not finished yet.
const creating = FileName + ".nuevo-"

// Options change how a store is opened; the zero value suits the program.
type Options struct {
	// Now is the clock, time.Now if nil.
	Now func() time.Time
	// KeepBackups is how many backups stay, the newest, besides one for each of
	// the last days, weeks and months; 10 if zero.
	KeepBackups int

	facts      []byte      // instead of factsFile
	migrations []migration // instead of the package's
	starters   []Deck      // instead of Starters()
	maxSize    int         // of the file in bytes, unlimited if zero
}

func (o Options) withDefaults() Options {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.KeepBackups == 0 {
		o.KeepBackups = 10
	}
	if o.facts == nil {
		o.facts = factsFile
	}
	if o.migrations == nil {
		o.migrations = migrations
	}
	if o.starters == nil {
		o.starters = Starters()
	}
	return o
}

// Store is the owner's open file. Its methods may be called from several
// goroutines at once.
type Store struct {
	dir       string
	options   Options
	file      boltFile
	catalogue *Catalogue
	writing   sync.Mutex // of edits, on the disk and in the catalogue

	committing sync.Mutex // of transactions that write, with the log of them
	changes    changeLog

	// damaged is set by the first panic met in the file. From then on every
	// call answers ErrDamaged: what bbolt holds may be half done.
	damaged   atomic.Bool
	closeOnce sync.Once

	wanted     chan struct{} // a backup is
	closing    chan struct{} // closed by Close, and then
	background sync.WaitGroup
}

// Open opens the store in the folder dir, which it makes if need be. On the
// first start, where there are no backups of an earlier one, it creates the file and loads the catalogue and the starter
// decks; later starts bring an older file up to date, after a backup, make one
// where what was changed since the last is not on record, and otherwise only
// read.
//
// The error is ErrLocked, ErrDamaged, ErrNewer, ErrReadOnly, ErrUnwritable,
// ErrFull or ErrDisk. In none of these cases was the file changed.
func Open(dir string, options Options) (*Store, error) {
	s := &Store{dir: dir, options: options.withDefaults(), wanted: make(chan struct{}, 1), closing: make(chan struct{})}
	path := s.Path()
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, unwritable("crear la carpeta", dir, err)
	}
	existed := true
	if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
		existed = false
		if leftTraces(dir) {
			return nil, &Error{Op: "abrir", Key: path, Kind: ErrDamaged, Detail: speech.Errorf("falta, y hay respaldos de él")}
		}
		if err := s.create(); err != nil {
			return nil, unwritable("crear", path, err)
		}
	}
	state, known, err := s.inspect()
	if err != nil {
		return nil, border("abrir", path, s.locked(err), unreadable(err))
	}
	if s.file, err = openFile(path, forWriting, s.options.maxSize); err != nil {
		return nil, border("abrir", path, s.locked(err), ErrDisk)
	}
	if there, err := os.Stat(path); err != nil || !os.SameFile(there, s.file.stat) {
		s.file.close() // another program put another file in its place meanwhile
		return nil, &Error{Op: "abrir", Key: path, Kind: ErrLocked}
	}
	s.sign()
	if err := s.bringUpToDate(state); err != nil {
		s.Close()
		return nil, border("abrir", path, err, ErrDisk)
	}
	if existed && !s.tracked(known) {
		_, _ = s.Backup() // without it the owner has what there was before; the next start tries again
	}
	return s, nil
}

// tracked reports whether what the store holds is known elsewhere too. Nothing need
// be kept of a store in which nothing was done.
func (s *Store) tracked(known witnesses) bool {
	var now seal
	err := s.view("", "", func(tx *txn) (err error) {
		now, err = readSeal(tx.bolt)
		return err
	})
	return err == nil && (now.commit <= 1 || known.hold(now))
}

// Close gives the file back. Closing twice does nothing.
func (s *Store) Close() error {
	var err error
	s.closeOnce.Do(func() {
		close(s.closing)
		s.background.Wait()
		s.committing.Lock()
		defer s.committing.Unlock()
		s.changes.close()
		s.unsign()
		if s.damaged.Load() {
			err = s.file.abandon()
		} else {
			err = s.file.close()
		}
	})
	return border("cerrar", s.Path(), err, ErrDisk)
}

// Damaged reports whether the file turned out to be damaged while it was open.
// Nothing more can be done with the store then but to close it.
func (s *Store) Damaged() bool { return s.damaged.Load() }

// Dir is the data folder.
func (s *Store) Dir() string { return s.dir }

// Path is where the file lies.
func (s *Store) Path() string { return filepath.Join(s.dir, FileName) }

// Catalogue is what was printed, with the owner's corrections.
func (s *Store) Catalogue() *Catalogue { return s.catalogue }

// Collection is what the owner has.
func (s *Store) Collection() *Collection { return &Collection{s} }

// Decks are the owner's decks.
func (s *Store) Decks() *Decks { return &Decks{s} }

// Formats are the formats that decks are built for.
func (s *Store) Formats() *Formats { return &Formats{s} }

// Matches are the recorded matches.
func (s *Store) Matches() *Matches { return &Matches{s} }

// Experiments are what the laboratory found.
func (s *Store) Experiments() *Experiments { return &Experiments{s} }

// Wishes are the printings that the owner looks for.
func (s *Store) Wishes() *Wishes { return &Wishes{s} }

// Corrections are what the owner wrote down of cards.
func (s *Store) Corrections() *Corrections { return &Corrections{s} }

// History is what was done to all of that, and the way back.
func (s *Store) History() *History { return &History{s} }

// Settings are preferences and the state of windows.
func (s *Store) Settings() *Settings { return &Settings{s} }

// create makes a complete file under another name and gives it its own at the
// end, so that nobody ever meets half a store.
func (s *Store) create() error {
	draft, err := os.CreateTemp(s.dir, creating+"*")
	if err != nil {
		return err
	}
	draft.Close()
	defer os.Remove(draft.Name())
	if err := s.fill(draft.Name()); err != nil {
		return err
	}
	err = moveNew(draft.Name(), s.Path())
	if errors.Is(err, fs.ErrExist) {
		return nil // another program was faster; opening will tell
	}
	files.SyncFolder(s.dir)
	return err
}

func (s *Store) fill(path string) error {
	f, err := openFile(path, forCreating, s.options.maxSize)
	if err != nil {
		return err
	}
	defer f.close()
	return guarded(func() error {
		f.db.NoSync, f.db.NoGrowSync = true, true // one sync at the end is enough: nobody sees the file yet
		if err := f.db.Update(func(tx *bolt.Tx) error { return s.prepareIn(tx, 0) }); err != nil {
			return err
		}
		return f.db.Sync()
	})
}

// inspect reads an existing file before anything may write to it, and holds it
// against what else is known of it.
func (s *Store) inspect() (state schemaState, known witnesses, err error) {
	f, err := openFile(s.Path(), forReading, 0)
	if err != nil {
		return state, known, err
	}
	defer f.close()
	if err := f.checkStructure(); err != nil {
		return state, known, err
	}
	if state, err = readState(f, s.options); err != nil {
		return state, known, err
	}
	known = witnessesOf(s.dir)
	return state, known, lostChanges(state.seal, known.lastCommit(seal{}))
}

// lostChanges complains of a file that stands before the last commit that is known
// to be confirmed.
func lostChanges(stands seal, last uint64) error {
	switch lost := int64(last - stands.commit); {
	case lost <= 0 || stands == seal{}: // a file from before there were seals says nothing
		return nil
	case lost == 1:
		return damagedf("le falta el último cambio que se guardó")
	default:
		return damagedf("le faltan los %d últimos cambios que se guardaron", lost)
	}
}

// bringUpToDate does what state lacks and loads the catalogue into memory.
func (s *Store) bringUpToDate(state schemaState) error {
	s.removeDrafts()
	if state.version < len(s.options.migrations) {
		if _, err := s.Backup(); err != nil {
			return err
		}
	}
	if !state.current {
		err := s.run("actualizar", s.Path(), s.file.db.Update, func(tx *bolt.Tx) error { return s.prepareIn(tx, state.version) })
		if err != nil {
			return err
		}
	}
	return s.view("leer el catálogo", "", func(tx *txn) (err error) {
		s.catalogue, err = readCatalogue(tx)
		return err
	})
}

// prepareIn is prepare as a whole transaction. The log of changes begins anew
// behind it.
func (s *Store) prepareIn(tx *bolt.Tx, version int) error {
	t := &txn{bolt: tx}
	if version < sealedSince {
		t.stands.commit = witnessesOf(s.dir).lastCommit(seal{})
	} else {
		var err error
		if t, err = begin(tx); err != nil {
			return err
		}
	}
	if err := s.prepare(t, version); err != nil {
		return err
	}
	if version > 0 && version < len(s.options.migrations) {
		if err := readEveryRecord(t); err != nil {
			return err // sealed as it is, it could never be backed up
		}
	}
	return t.finish()
}

// removeDrafts clears what a crash left half made. Whoever holds the lock is
// alone.
func (s *Store) removeDrafts() {
	for _, dir := range []string{s.dir, backupDir(s.dir)} {
		entries, _ := os.ReadDir(dir)
		for _, e := range entries {
			if strings.HasPrefix(e.Name(), creating) {
				os.RemoveAll(filepath.Join(dir, e.Name()))
			}
		}
	}
}

// view runs fn in a transaction that reads. Nothing that fn takes from the
// transaction may outlive it.
func (s *Store) view(op, key string, fn func(*txn) error) error {
	return s.run(op, key, s.file.db.View, func(tx *bolt.Tx) error { return fn(&txn{bolt: tx}) })
}

// update runs fn in a transaction that is kept as a whole or not at all, and
// writes it down in the log of changes once it is confirmed.
func (s *Store) update(op, key string, fn func(*txn) error) error {
	s.committing.Lock()
	defer s.committing.Unlock()
	var t *txn
	err := s.run(op, key, s.file.db.Update, func(tx *bolt.Tx) (err error) {
		if t, err = begin(tx); err != nil {
			return err
		}
		if err := fn(t); err != nil {
			return err
		}
		return t.finish()
	})
	if err == nil && t.stands != t.began && !s.changes.add(s.dir, t.began, t) {
		select {
		case s.wanted <- struct{}{}:
		default:
		}
	}
	return err
}

func (s *Store) run(op, key string, in func(func(*bolt.Tx) error) error, fn func(*bolt.Tx) error) error {
	if s.damaged.Load() {
		return &Error{Op: op, Key: key, Kind: ErrDamaged}
	}
	err := guarded(func() error {
		returned := false
		defer func() {
			if !returned {
				s.damaged.Store(true)
			}
		}()
		err := in(fn)
		returned = true
		return err
	})
	return border(op, key, err, ErrDisk)
}

// unreadable tells a disk that fails from a file that makes no sense to bbolt.
func unreadable(err error) error {
	var path *fs.PathError
	var errno syscall.Errno
	if errors.As(err, &path) || errors.As(err, &errno) {
		return ErrDisk
	}
	return ErrDamaged
}

// unwritable tells a folder that refuses new files from other failures.
func unwritable(op, path string, err error) error {
	kind := kindOf(err, ErrUnwritable)
	if kind == ErrReadOnly || kind == ErrNotFound {
		kind = ErrUnwritable
	}
	var ours *Error
	if errors.As(err, &ours) {
		return border(op, path, err, kind)
	}
	return &Error{Op: op, Key: path, Kind: kind, Cause: err.Error()}
}
