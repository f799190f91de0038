package scans

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"image"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"castillo/game/card"
)

// Library is a folder of pictures. Its methods may be called from any
// goroutine. Those that return an error touch the disk; the others only look
// into memory. A method that fails has changed nothing.
type Library struct {
	dir string

	mu         sync.RWMutex
	index      index
	byPrinting map[card.Printing][]Scan // as in the index, those that wait left out
}

// Folder is what a library's folder is called in the data folder.
const Folder = "imagenes"

const (
	originals = "originales"
	// keepFor is how long an original is kept that no card shows any more.
	keepFor = 30 * 24 * time.Hour
)

// Open opens the library in a folder; one that is missing is empty, and is made
// when something comes in. A damaged index is not lost: it is set aside under the
// name that comes back, and the one before it holds.
func Open(dir string) (l *Library, aside string, err error) {
	x, err := readIndex(dir)
	if err != nil {
		if errors.Is(err, fs.ErrPermission) {
			return nil, "", err
		}
		if x, aside, err = recoverIndex(dir, time.Now()); err != nil {
			return nil, "", err
		}
	}
	l = &Library{dir: dir}
	l.take(x)
	return l, aside, nil
}

// Sweep deletes the originals that no card has shown for a month, and what a
// crash left half written.
func (l *Library) Sweep() { l.sweep(time.Now()) }

// take makes x what the library knows. The caller holds mu, or is alone.
func (l *Library) take(x index) {
	l.index = x
	l.byPrinting = map[card.Printing][]Scan{}
	for _, s := range x.Scans {
		if s.Printing != (card.Printing{}) {
			l.byPrinting[s.Printing] = append(l.byPrinting[s.Printing], s)
		}
	}
}

// Of lists the scans of a printing in the order they came.
func (l *Library) Of(p card.Printing) []Scan {
	l.mu.RLock()
	defer l.mu.RUnlock()
	return slices.Clone(l.byPrinting[p])
}

// Shown is the picture that stands for a printing: the one the owner chose, or
// else the front that came last, or a photograph. ok is false where the drawn
// face stands.
func (l *Library) Shown(p card.Printing) (shown Picture, ok bool) {
	l.mu.RLock()
	defer l.mu.RUnlock()
	list := l.byPrinting[p]
	if id, chosen := l.index.Chosen[p]; chosen {
		if id == (ID{}) {
			return Picture{}, false
		}
		if i := slices.IndexFunc(list, func(s Scan) bool { return s.ID == id }); i >= 0 {
			return list[i].Picture, true
		}
	}
	best := -1
	for i, s := range list {
		if s.Side != Back && (best < 0 || before(s, list[best])) {
			best = i
		}
	}
	if best < 0 {
		return Picture{}, false
	}
	return list[best].Picture, true
}

// before reports whether a is rather shown than b, which came before it.
func before(a, b Scan) bool {
	if a.Side != b.Side {
		return a.Side < b.Side
	}
	return a.Import > b.Import
}

// Waiting lists the scans that show nobody knows what.
func (l *Library) Waiting() []Scan {
	l.mu.RLock()
	defer l.mu.RUnlock()
	matched := map[ID]bool{}
	for _, s := range l.index.Scans {
		matched[s.ID] = matched[s.ID] || s.Printing != (card.Printing{})
	}
	var out []Scan
	for _, s := range l.index.Scans {
		if !matched[s.ID] {
			out = append(out, s)
		}
	}
	return out
}

// Imports lists the imports of which something is left, the newest first.
func (l *Library) Imports() []Import {
	l.mu.RLock()
	defer l.mu.RUnlock()
	left := map[int]bool{}
	for _, s := range l.index.Scans {
		left[s.Import] = true
	}
	var out []Import
	for _, i := range slices.Backward(l.index.Imports) {
		if left[i.Number] {
			out = append(out, i)
		}
	}
	return out
}

// Count is how many scans show a card and how many different cards they show.
func (l *Library) Count() (scans, cards int) {
	l.mu.RLock()
	defer l.mu.RUnlock()
	for _, list := range l.byPrinting {
		scans += len(list)
	}
	return scans, len(l.byPrinting)
}

// Choose makes a picture the one that stands for a printing, the drawn face for
// the zero ID.
func (l *Library) Choose(p card.Printing, id ID) error {
	return l.change(func(x *index) error {
		x.Chosen[p] = id
		return nil
	})
}

// ErrNoScan says that a library has no such scan.
var ErrNoScan = errors.New("esa imagen ya no está en la colección de imágenes")

// Put changes what is known of a scan: which card it shows, which side, which
// way up. It is told by its ID and by the printing it has so far.
func (l *Library) Put(id ID, so card.Printing, now Scan) error {
	return l.change(func(x *index) error {
		i := x.find(id, so)
		if i < 0 {
			return ErrNoScan
		}
		if now.Printing != so && x.find(id, now.Printing) >= 0 {
			x.Scans = slices.Delete(x.Scans, i, i+1) // it shows that card already
			return nil
		}
		now.ID, now.Import, now.Name = id, x.Scans[i].Import, x.Scans[i].Name
		x.Scans[i] = now
		return nil
	})
}

// Remove takes a scan away from a printing.
func (l *Library) Remove(id ID, p card.Printing) error {
	return l.change(func(x *index) error {
		i := x.find(id, p)
		if i < 0 {
			return ErrNoScan
		}
		x.Scans = slices.Delete(x.Scans, i, i+1)
		return nil
	})
}

// Restore puts a scan back that Remove took away.
func (l *Library) Restore(s Scan) error {
	return l.change(func(x *index) error {
		if x.find(s.ID, s.Printing) < 0 {
			x.Scans = append(x.Scans, s)
		}
		return nil
	})
}

// Undo takes back what an import brought and gives how many scans that were.
func (l *Library) Undo(number int) (n int, err error) {
	err = l.change(func(x *index) error {
		all := len(x.Scans)
		x.Scans = slices.DeleteFunc(x.Scans, func(s Scan) bool { return s.Import == number })
		n = all - len(x.Scans)
		return nil
	})
	return n, err
}

// find is the place of a scan, -1 if there is none.
func (x *index) find(id ID, p card.Printing) int {
	return slices.IndexFunc(x.Scans, func(s Scan) bool { return s.ID == id && s.Printing == p })
}

// clone is an index of its own.
func (x index) clone() index {
	chosen := make(map[card.Printing]ID, len(x.Chosen))
	for p, id := range x.Chosen {
		chosen[p] = id
	}
	return index{slices.Clone(x.Scans), slices.Clone(x.Imports), chosen}
}

// change edits the index and makes it last before anybody sees it.
func (l *Library) change(edit func(*index) error) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	x := l.index.clone()
	if err := edit(&x); err != nil {
		return err
	}
	err := os.MkdirAll(l.dir, 0o700)
	if err == nil {
		err = writeIndex(l.dir, x)
	}
	if err != nil {
		return fmt.Errorf("no se pudo guardar el índice de las imágenes: %w", err)
	}
	l.forget(l.index, x)
	l.take(x)
	return nil
}

// forget dates the originals that an edit left without a card, so that they are
// kept for a while from now on.
func (l *Library) forget(before, after index) {
	used := after.ids()
	now := time.Now()
	for id := range before.ids() {
		if !used[id] {
			os.Chtimes(l.path(id), now, now)
		}
	}
}

func (x index) ids() map[ID]bool {
	ids := make(map[ID]bool, len(x.Scans))
	for _, s := range x.Scans {
		ids[s.ID] = true
	}
	return ids
}

// path is where an original lies.
func (l *Library) path(id ID) string {
	name := id.String()
	return filepath.Join(l.dir, originals, name[:2], name)
}

// keep stores an original unless it is there.
func (l *Library) keep(id ID, data []byte) error {
	path := l.path(id)
	if info, err := os.Stat(path); err == nil && info.Size() == int64(len(data)) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	return writeWhole(path, data)
}

// Original reads the bytes of a picture as they came.
func (l *Library) Original(id ID) ([]byte, error) {
	f, err := os.Open(l.path(id))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, MaxBytes+1))
	if err != nil {
		return nil, err
	}
	if sha256.Sum256(data) != id {
		return nil, DamagedPicture
	}
	return data, nil
}

// Face is a picture as a card; see the function of that name.
func (l *Library) Face(ctx context.Context, p Picture) (*image.RGBA, error) {
	data, err := l.Original(p.ID)
	if err != nil {
		return nil, err
	}
	return Face(ctx, data, p.UpsideDown)
}

func (l *Library) sweep(now time.Time) {
	used := l.index.ids()
	filepath.WalkDir(l.dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return nil
		}
		info, err := d.Info()
		if err != nil {
			return nil
		}
		var id ID
		original := id.UnmarshalText([]byte(d.Name())) == nil
		if strings.HasPrefix(d.Name(), unfinished) || original && !used[id] && now.Sub(info.ModTime()) > keepFor {
			os.Remove(path)
		}
		return nil
	})
}
