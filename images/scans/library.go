package scans

import (
	"context"
	"crypto/sha256"
	"errors"
	"image"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"castillo/cardsdb/files"
	"castillo/game/card"
	"castillo/game/speech"
)

// Library is a folder of pictures. Its methods may be called from any
// goroutine. Those that return an error touch the disk; the others only look
// into memory. A method that fails has changed nothing.
type Library struct {
	dir string

	work sync.Mutex // held by whatever writes or moves originals; taken before edit

	edit      sync.Mutex // held by whatever writes records and index; taken before mu
	recovered *rebuilt   // the index was made again and nobody was told yet

	mu         sync.RWMutex // never held while the disk is touched
	index      index
	byPrinting map[card.Printing][]Scan // as in the index, those that wait left out
	hurt       map[ID]bool              // originals that were found damaged or missing
}

// Folder is what a library's folder is called in the data folder.
const Folder = "imagenes"

const originals = "originales"

// Open opens the library in a folder; one that is missing is empty, and is made
// when something comes in. Nothing is written. A damaged index is made again
// from the records of the originals, which Tend tells of and makes last.
func Open(dir string) (*Library, error) {
	l := &Library{dir: dir, hurt: map[ID]bool{}}
	x, err := readIndex(dir, indexFile)
	if errors.Is(err, fs.ErrPermission) {
		return nil, err
	}
	if err != nil {
		before, _ := readIndex(dir, indexBefore)
		again, damaged := rebuild(os.DirFS(dir), before)
		if damaged != nil {
			return nil, damaged
		}
		x = again.index
		if len(x.Scans) > 0 || !errors.Is(err, fs.ErrNotExist) {
			l.recovered = &again
		}
	}
	if x.Chosen == nil {
		x.Chosen = map[card.Printing]ID{}
	}
	l.take(x)
	return l, nil
}

// take makes x what the library knows.
func (l *Library) take(x index) {
	byPrinting := map[card.Printing][]Scan{}
	for _, s := range x.Scans {
		if s.Printing != (card.Printing{}) {
			byPrinting[s.Printing] = append(byPrinting[s.Printing], s)
		}
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.index, l.byPrinting = x, byPrinting
}

// known is what the library knows; it is not to be changed.
func (l *Library) known() index {
	l.mu.RLock()
	defer l.mu.RUnlock()
	return l.index
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
var ErrNoScan = speech.Errorf("esa imagen ya no está en la colección de imágenes")

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

// change edits the index and makes it last before anybody sees it, the records of
// the originals first.
func (l *Library) change(edit func(*index) error) error {
	l.edit.Lock()
	defer l.edit.Unlock()
	x := l.known().clone()
	if err := edit(&x); err != nil {
		return err
	}
	if err := l.write(x); err != nil {
		return speech.Errorf("no se pudo guardar el índice de las imágenes: %w", err)
	}
	l.take(x)
	return nil
}

// write makes an index last. The caller holds edit.
func (l *Library) write(x index) error {
	if err := os.MkdirAll(l.dir, 0o700); err != nil {
		return err
	}
	now := time.Now().UTC().Truncate(time.Second)
	again := l.recovered != nil && !l.recovered.written
	before, after := l.known().records(), x.records()
	for id, r := range before {
		if _, stays := after[id]; !stays {
			r.Removed = now
			after[id] = r
		}
	}
	for id, r := range after {
		if again || !r.equal(before[id]) {
			if err := writeRecord(l.dir, r); err != nil {
				return err
			}
		}
	}
	if again {
		if err := l.setAside(now); err != nil {
			return err
		}
	}
	if err := writeIndex(l.dir, x); err != nil {
		return err
	}
	if again {
		l.recovered.written = true
	}
	return nil
}

// setAside keeps a damaged index before another takes its place.
func (l *Library) setAside(now time.Time) error {
	aside := filepath.Join(l.dir, "indice-roto-"+now.Format("20060102-150405")+".json")
	err := os.Rename(filepath.Join(l.dir, indexFile), aside)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err == nil:
		l.recovered.aside = aside
	}
	return err
}

// path is where an original lies.
func (l *Library) path(id ID) string {
	return filepath.Join(l.dir, filepath.FromSlash(originalName(id)))
}

// keep stores an original unless it is there. One that is damaged is put into
// the trash first.
func (l *Library) keep(id ID, data []byte) error {
	path := l.path(id)
	if _, err := os.Stat(path); err == nil {
		if _, err := l.Original(id); err == nil {
			return nil
		}
		if err := l.discard(id, "dañada "+id.String()[:12], time.Now()); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	if err := files.Replace(path, 0o600, data); err != nil {
		return err
	}
	l.tell(id, true)
	return nil
}

// Original reads the bytes of a picture as they came; they are checked. The error
// of one that is not as it came is DamagedPicture.
func (l *Library) Original(id ID) ([]byte, error) {
	data, err := readOriginal(os.DirFS(l.dir), id)
	l.tell(id, err == nil)
	return data, err
}

// readOriginal reads an original in a library's folder.
func readOriginal(fsys fs.FS, id ID) ([]byte, error) {
	data, err := readBounded(fsys, originalName(id), MaxBytes)
	if err == nil && sha256.Sum256(data) != id || errors.Is(err, files.ErrTooLarge) {
		return nil, DamagedPicture
	}
	return data, err
}

// tell remembers whether an original was found whole.
func (l *Library) tell(id ID, whole bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if whole {
		delete(l.hurt, id)
	} else {
		l.hurt[id] = true
	}
}

// Hurt lists the scans whose original was found damaged or missing since the
// library was opened.
func (l *Library) Hurt() []Scan {
	l.mu.RLock()
	defer l.mu.RUnlock()
	var out []Scan
	for _, s := range l.index.Scans {
		if l.hurt[s.ID] {
			out = append(out, s)
		}
	}
	return out
}

// Face is a picture as a card; see the function of that name.
func (l *Library) Face(ctx context.Context, p Picture) (*image.RGBA, error) {
	data, err := l.Original(p.ID)
	if err != nil {
		return nil, err
	}
	return Face(ctx, data, p.UpsideDown)
}
