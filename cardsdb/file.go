package cardsdb

import (
	"fmt"
	"os"
	"runtime/debug"
	"time"

	bolt "go.etcd.io/bbolt"
)

// lockWait is how long another program may hold the file before we give up.
const lockWait = time.Second

// boltFile is an open bbolt file together with the handle that holds its lock,
// so that the lock can be given back even when bbolt no longer answers.
type boltFile struct {
	db   *bolt.DB
	lock *os.File
	stat os.FileInfo
}

type openMode int

const (
	forReading openMode = iota
	forWriting
	forCreating // forWriting, and the file may still be empty
)

// openFile opens a file that exists; bbolt alone would take a missing or an
// empty one for new.
func openFile(path string, mode openMode, maxSize int) (f boltFile, err error) {
	defer func() {
		if err != nil && f.lock != nil {
			f.abandon()
		}
	}()
	err = guarded(func() error {
		options := &bolt.Options{
			Timeout:      lockWait,
			ReadOnly:     mode == forReading,
			MaxSize:      maxSize,
			NoStatistics: true,
			OpenFile: func(path string, flag int, perm os.FileMode) (*os.File, error) {
				var err error
				if f.lock, err = os.OpenFile(path, flag&^os.O_CREATE, perm); err != nil {
					return nil, err
				}
				if f.stat, err = f.lock.Stat(); err != nil {
					return nil, err
				}
				switch {
				case !f.stat.Mode().IsRegular():
					return nil, damagedf("no es un archivo")
				case mode != forCreating && f.stat.Size() == 0:
					return nil, damagedf("está vacío")
				case mode != forCreating && f.stat.Size() < 2*int64(pageHeader+metaSize):
					return nil, damagedf("le falta casi todo")
				}
				return f.lock, nil
			},
		}
		var err error
		f.db, err = bolt.Open(path, 0o600, options)
		return err
	})
	return f, err
}

func (f boltFile) close() error { return guarded(f.db.Close) }

// abandon gives the file back when bbolt can no longer be asked to: after a
// panic it may hold its own locks for ever.
func (f boltFile) abandon() error {
	unlock(f.lock)
	return f.lock.Close()
}

// checkStructure reads the whole file's structure without changing it.
func (f boltFile) checkStructure() error {
	return guarded(func() error {
		return checkPages(f.lock, f.stat.Size(), f.db.Info().PageSize)
	})
}

// guarded runs fn and turns a panic or a memory fault on the mapped file into
// ErrDamaged. The goroutine's fault setting is put back.
func guarded(fn func() error) (err error) {
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() {
		switch cause := recover().(type) {
		case nil:
		case *Error:
			err = cause
		default:
			err = &Error{Kind: ErrDamaged, Cause: fmt.Sprint(cause)}
		}
	}()
	return fn()
}
