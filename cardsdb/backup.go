package cardsdb

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	bolt "go.etcd.io/bbolt"

	"castillo/cardsdb/files"
)

// Backups are whole copies of the file in respaldos/, named by the moment they
// were made, in UTC: castillo-20260131-184502.db, and -2, -3 ... for more in
// the same second. A copy has another name until it was opened and checked, so
// every file under such a name was good once.
const (
	backupFolder = "respaldos"
	backupPrefix = "castillo-"
	backupSuffix = ".db"
	stampLayout  = "20060102-150405"
)

// Backup is a copy of the store in the backup folder.
type Backup struct {
	Path string
	Made time.Time // to the second, by the clock of then
	Size int64

	serial int // among those of the same second
	seal   seal
}

func backupDir(dir string) string { return filepath.Join(dir, backupFolder) }

// Backup copies the store while it is in use, checks the copy and lets the
// oldest backups go.
func (s *Store) Backup() (Backup, error) {
	const op = "respaldar"
	folder := backupDir(s.dir)
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return Backup{}, unwritable(op, folder, err)
	}
	draft, err := os.CreateTemp(folder, creating+"*")
	if err != nil {
		return Backup{}, unwritable(op, folder, err)
	}
	defer os.Remove(draft.Name())
	var holds seal
	err = s.view(op, folder, func(tx *txn) (err error) {
		if holds, err = readSeal(tx.bolt); err != nil {
			return err
		}
		out := reasonKeeper{file: draft}
		_, err = tx.bolt.WriteTo(&out)
		return cmp.Or(out.reason, err)
	})
	if err = errors.Join(err, draft.Sync(), draft.Close()); err != nil {
		return Backup{}, border(op, folder, err, ErrDisk)
	}
	if err := verify(draft.Name(), len(s.options.migrations)); err != nil {
		return Backup{}, border(op, folder, err, unreadable(err))
	}
	made := s.options.Now().UTC().Truncate(time.Second)
	path, err := moveToFree(draft.Name(), filepath.Join(folder, backupPrefix+made.Format(stampLayout)), backupSuffix)
	if err != nil {
		return Backup{}, border(op, folder, err, ErrDisk)
	}
	files.SyncFolder(folder)
	s.keepChanges(holds)
	s.rotate(path)
	info, err := os.Stat(path)
	if err != nil {
		return Backup{}, border(op, path, err, ErrDisk)
	}
	b, _ := parseBackupName(filepath.Base(path))
	b.Path, b.Size, b.seal = path, info.Size(), holds
	return b, nil
}

// keepChanges lets the log go of what lies before the last two backups, the newest
// of which has a seal.
func (s *Store) keepChanges(newest seal) {
	s.committing.Lock()
	defer s.committing.Unlock()
	from := []seal{newest}
	all, _ := Backups(s.dir) // where they cannot be listed the newest alone counts
	for _, b := range all {
		if b.seal != newest && b.seal != (seal{}) {
			from = []seal{b.seal, newest}
			break
		}
	}
	s.changes.rebase(s.dir, from...)
}

// reasonKeeper remembers why a write failed; bbolt passes on only the words.
type reasonKeeper struct {
	file   *os.File
	reason error
}

func (k *reasonKeeper) Write(data []byte) (int, error) {
	n, err := k.file.Write(data)
	k.reason = cmp.Or(k.reason, err)
	return n, err
}

// Backups lists the backups of the data folder dir, newest first: by what they
// hold, whatever the clock said, and those that do not tell by their names.
// Whether they are whole is for [Verify] to say.
func Backups(dir string) ([]Backup, error) {
	entries, err := os.ReadDir(backupDir(dir))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, border("listar los respaldos de", dir, err, ErrDisk)
	}
	var all []Backup
	for _, e := range entries {
		info, err := e.Info()
		if err != nil {
			continue // removed meanwhile
		}
		if b, ok := parseBackupName(e.Name()); ok && info.Mode().IsRegular() {
			b.Path, b.Size = filepath.Join(backupDir(dir), e.Name()), info.Size()
			b.seal = sealOf(b.Path)
			all = append(all, b)
		}
	}
	slices.SortFunc(all, func(a, b Backup) int {
		return cmp.Or(cmp.Compare(b.seal.commit, a.seal.commit), b.Made.Compare(a.Made), b.serial-a.serial)
	})
	return all, nil
}

// sealOf is the seal of a store's file as it stands there, zero if there is none
// that can be read. It reads a few pages and heeds no lock.
func sealOf(path string) seal {
	f, err := files.Open(path)
	if err != nil {
		return seal{}
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return seal{}
	}
	s, _ := decodeSeal(lookUp(f, info.Size(), []byte(metaBucket), sealKey)) // without one it is zero
	return s
}

func parseBackupName(name string) (Backup, bool) {
	stamp, isBackup := strings.CutPrefix(name, backupPrefix)
	stamp, isStore := strings.CutSuffix(stamp, backupSuffix)
	if !isBackup || !isStore || len(stamp) < len(stampLayout) {
		return Backup{}, false
	}
	b := Backup{serial: 1}
	if rest := stamp[len(stampLayout):]; rest != "" {
		if n, err := fmt.Sscanf(rest, "-%d", &b.serial); n != 1 || err != nil {
			return Backup{}, false
		}
	}
	var err error
	b.Made, err = time.Parse(stampLayout, stamp[:len(stampLayout)])
	return b, err == nil
}

// Verify reads the whole of a store's file, which may be a backup, and reports
// the first thing wrong in it: ErrDamaged, ErrNewer, or ErrLocked while a
// Castillo has it open. The file is not changed.
func Verify(path string) error {
	err := verify(path, len(migrations))
	return border("comprobar", path, err, unreadable(err))
}

func verify(path string, latest int) error {
	_, err := verified(path, latest)
	return err
}

// verified is verify, and the seal of the file.
func verified(path string, latest int) (seal, error) {
	f, err := openFile(path, forReading, 0)
	if err != nil {
		return seal{}, err
	}
	defer f.close()
	if err := f.checkStructure(); err != nil {
		return seal{}, err
	}
	var says seal
	err = guarded(func() error {
		return f.db.View(func(tx *bolt.Tx) error {
			var version int
			version, says, err = schemaVersion(tx, latest)
			if err != nil {
				return err
			}
			for problem := range tx.Check() {
				err = errors.Join(err, problem)
			}
			if err != nil {
				return &Error{Kind: ErrDamaged, Cause: err.Error()}
			}
			if version < latest {
				return nil // its records become readable by migrating
			}
			return readEveryRecord(&txn{bolt: tx})
		})
	})
	return says, err
}

// readEveryRecord decodes all that the present schema keeps.
func readEveryRecord(tx *txn) error {
	for name, read := range map[string]func(key, record []byte) error{
		catalogueBucket:   func(_, record []byte) error { _, err := decodeCard(record); return err },
		collectionBucket:  func(key, record []byte) error { _, err := decodeRow(key, record); return err },
		wishesBucket:      func(key, record []byte) error { _, err := decodeWish(key, record); return err },
		decksBucket:       func(key, record []byte) error { _, err := decodeDeck(key, record); return err },
		trashBucket:       func(key, record []byte) error { _, err := decodeDeck(key, record); return err },
		matchesBucket:     func(key, record []byte) error { _, err := decodeMatch(key, record); return err },
		matchDataBucket:   func(key, _ []byte) error { _, err := parseIDKey(key); return err },
		correctionsBucket: func(key, record []byte) error { _, err := decodeCorrection(key, record); return err },
		formatsBucket:     func(key, record []byte) error { _, err := decodeFormat(key, record); return err },
		pricesBucket:      func(key, record []byte) error { _, err := decodePriceList(key, record); return err },
		experimentsBucket: func(key, record []byte) error { _, err := decodeExperiment(key, record); return err },
		journalBucket:     func(_, record []byte) error { return checkEntry(record) },
		settingsBucket:    func(_, record []byte) error { return checkSetting(record) },
	} {
		b, err := tx.bucket(name)
		if err != nil {
			return err
		}
		if err := b.ForEach(read); err != nil {
			return err
		}
	}
	j, err := openJournal(tx)
	if err != nil {
		return err
	}
	_, err = j.point()
	return err
}

// checkEntry reads an entry of the journal with all records in it.
func checkEntry(record []byte) error {
	e, err := decodeEntry(record)
	if err == nil {
		_, err = diffOf(e.changes)
	}
	return err
}
