// Package files reads the files that a person names and writes those that the
// program makes.
//
// A file is written beside its place, made to last, and then put there in one
// step: after a crash or on a full disk what was there before is there whole. Of
// what is read, nothing but regular files is opened and no more than a limit is
// read. Errors are *fs.PathError with the path that was asked for; [ErrNotAFile]
// and [ErrTooLarge] are among the reasons, besides those of io/fs.
package files

import (
	"crypto/rand"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"castillo/game/speech"
)

// The reasons for which a file is not touched, in Spanish for the person who
// named it.
var (
	ErrNotAFile = speech.Errorf("no es un archivo corriente")
	ErrTooLarge = speech.Errorf("el archivo es demasiado grande")
)

// unfinished begins the name of a file that is being written.
const unfinished = ".castillo-"

// IsUnfinished reports whether a file has the name of one that is being
// written. Where nobody is writing, a crash has left it.
func IsUnfinished(name string) bool { return strings.HasPrefix(filepath.Base(name), unfinished) }

// Replace writes a file, in the place of one that is there. One that is there
// keeps its permissions, another has perm, before the umask. Only a regular file
// that may be written to is replaced; a link is not followed but refused.
func Replace(path string, perm fs.FileMode, data []byte) error {
	return ReplaceWith(path, perm, func(f *os.File) error {
		_, err := f.Write(data)
		return err
	})
}

// ReplaceWith is Replace for what is not in memory: fill writes it, and may read
// it again to check it. The error of fill, or of ReplaceWith, means that nothing
// was replaced.
func ReplaceWith(path string, perm fs.FileMode, fill func(*os.File) error) error {
	return atPath(path, func() error {
		kept, err := replaceable(path)
		if err != nil {
			return err
		}
		draft, err := writeDraft(path, perm, kept, true, fill)
		if err != nil {
			return err
		}
		return settle(draft, path)
	})
}

// ReplaceDraft is Replace for what can be made again: whole, but it need not
// outlast a machine that stops.
func ReplaceDraft(path string, perm fs.FileMode, data []byte) error {
	return atPath(path, func() error {
		draft, err := writeDraft(path, perm, nil, false, func(f *os.File) error {
			_, err := f.Write(data)
			return err
		})
		if err != nil {
			return err
		}
		if err := os.Rename(draft, path); err != nil {
			return errors.Join(err, os.Remove(draft))
		}
		return nil
	})
}

// Create writes a file that is not there yet; the error is fs.ErrExist if
// something is.
func Create(path string, perm fs.FileMode, data []byte) error {
	return atPath(path, func() error {
		if _, err := os.Lstat(path); err == nil {
			return fs.ErrExist
		}
		draft, err := writeDraft(path, perm, nil, true, func(f *os.File) error {
			_, err := f.Write(data)
			return err
		})
		if err != nil {
			return err
		}
		// A second name never takes the place of a file that came meanwhile.
		if err := os.Link(draft, path); err == nil || errors.Is(err, fs.ErrExist) {
			err = errors.Join(err, os.Remove(draft))
			SyncFolder(filepath.Dir(path))
			return err
		}
		// Without second names, as on a USB stick, the place is taken first.
		place, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, perm)
		if err != nil {
			return errors.Join(err, os.Remove(draft))
		}
		if err := errors.Join(place.Close(), settle(draft, path)); err != nil {
			return errors.Join(err, os.Remove(path))
		}
		return nil
	})
}

// replaceable is the file that is to be replaced, nil if there is none.
func replaceable(path string) (fs.FileInfo, error) {
	info, err := os.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, ErrNotAFile
	}
	f, err := os.OpenFile(path, os.O_WRONLY, 0) // a rename would not ask
	if err != nil {
		return nil, err
	}
	return info, f.Close()
}

// writeDraft writes a file beside its place and gives its name. After an error
// it is not there.
func writeDraft(path string, perm fs.FileMode, kept fs.FileInfo, lasting bool, fill func(*os.File) error) (draft string, err error) {
	draft = filepath.Join(filepath.Dir(path), unfinished+rand.Text())
	f, err := os.OpenFile(draft, os.O_RDWR|os.O_CREATE|os.O_EXCL, perm)
	if err != nil {
		return "", err
	}
	if kept != nil {
		err = f.Chmod(kept.Mode().Perm())
	}
	if err == nil {
		err = fill(f)
	}
	if err == nil && lasting {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return "", errors.Join(err, os.Remove(draft))
	}
	return draft, nil
}

// settle puts a draft in its place for good.
func settle(draft, path string) error {
	if err := os.Rename(draft, path); err != nil {
		return errors.Join(err, os.Remove(draft))
	}
	SyncFolder(filepath.Dir(path))
	return nil
}

// SyncFolder makes what was renamed or deleted in a folder last. Systems that
// cannot open a folder for that do it by themselves.
func SyncFolder(dir string) {
	if d, err := os.Open(dir); err == nil {
		d.Sync()
		d.Close()
	}
}

// Open opens a regular file for a reader that bounds what it reads. Devices,
// pipes and folders are not even opened, since that alone may wait for ever.
func Open(path string) (f *os.File, err error) {
	err = atPath(path, func() error {
		info, err := os.Stat(path)
		if err == nil && !info.Mode().IsRegular() {
			err = ErrNotAFile
		}
		if err == nil {
			f, err = os.Open(path)
		}
		return err
	})
	return f, err
}

// Read reads a regular file of at most limit bytes.
func Read(path string, limit int64) ([]byte, error) {
	f, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := ReadAll(f, limit)
	return data, atPath(path, func() error { return err })
}

// ReadAll reads at most limit bytes to the end; the error is ErrTooLarge if there
// are more. What is known to be too large is not read.
func ReadAll(r io.Reader, limit int64) ([]byte, error) {
	if f, ok := r.(fs.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() && info.Size() > limit {
			return nil, ErrTooLarge
		}
	}
	data, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err == nil && int64(len(data)) > limit {
		return nil, ErrTooLarge
	}
	return data, err
}

// atPath names the path that was asked for in an error, in place of what was
// opened for it.
func atPath(path string, do func() error) error {
	err := do()
	if err == nil {
		return nil
	}
	reason := err
	if at, ok := errors.AsType[*fs.PathError](err); ok {
		reason = at.Err
	} else if at, ok := errors.AsType[*os.LinkError](err); ok {
		reason = at.Err
	}
	return &fs.PathError{Op: "use", Path: path, Err: reason}
}
