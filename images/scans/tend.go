package scans

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"castillo/cardsdb/files"
	"castillo/game/card"
	"castillo/game/speech"
)

const (
	// keepFor is how long an original that its owner removed stays in its place,
	// so that removing it can be taken back. Then it goes to the trash.
	keepFor = 30 * 24 * time.Hour
	// leftFor is after how long a half written file is one that a crash left.
	leftFor = time.Hour
	// sampled is how many bytes of originals are read through at each start.
	sampled = 32 << 20
)

// trash is the folder, in the library's, of the originals that were put away: a
// folder a day, each picture with the name of its card. Only its owner empties
// it.
const trash = "papelera"

// Findings are what there is to tell of a library. All zero, all is well.
type Findings struct {
	Aside    string // where the damaged index is now; empty if it was whole or missing
	Rebuilt  bool   // the index was made again
	Recorded int    // scans that are as their records say
	Older    int    // scans that are as the index of an earlier version says
	Unknown  int    // originals of which nothing is known; they wait to be matched
	Found    int    // scans that the index did not have and that a record has
	Damaged  []Scan // whose originals are not as they came
	Missing  []Scan // whose originals are not there
	Trashed  int    // originals that went to the trash, removed long ago
}

// Remark is a sentence of the findings in Spanish, with the names and values of
// what is in braces in it.
type Remark struct {
	Sentence string
	Pairs    []any
}

// String is the sentence with its values.
func (r Remark) String() string {
	text := r.Sentence
	for i := 0; i+1 < len(r.Pairs); i += 2 {
		text = strings.ReplaceAll(text, fmt.Sprintf("{%v}", r.Pairs[i]), fmt.Sprint(r.Pairs[i+1]))
	}
	return text
}

// The sentences.
const (
	saidAside    = "el índice de las imágenes estaba dañado y se guardó como {path}; se rehízo con lo que está anotado junto a cada imagen"
	saidNoIndex  = "faltaba el índice de las imágenes; se rehízo con lo que está anotado junto a cada imagen"
	saidRecorded = "imágenes que siguen como estaban: {n}"
	saidOlder    = "imágenes que quedaron como antes del último cambio: {n}; revisa que muestren su carta"
	saidUnknown  = "imágenes de las que no se sabe la carta: {n}; asígnalas en la ventana"
	saidFound    = "imágenes que no estaban en el índice y han vuelto: {n}"
	saidDamaged  = "está dañada la imagen «{name}» ({card}); tráela de nuevo desde una copia"
	saidMissing  = "falta el archivo de la imagen «{name}» ({card}); tráela de nuevo desde una copia"
	saidMore     = "imágenes dañadas o que faltan, además: {n}"
)

// Sentences are those that remarks are made of, for those who translate them.
func Sentences() []string {
	return []string{saidAside, saidNoIndex, saidRecorded, saidOlder, saidUnknown, saidFound, saidDamaged, saidMissing, saidMore, NoCard}
}

// NoCard stands for the card of a scan that waits.
const NoCard = "sin carta"

// maxRemarks bounds the scans that are told one by one.
const maxRemarks = 10

// Remarks are the findings that a person has to know of.
func (f Findings) Remarks() []Remark {
	var all []Remark
	add := func(when bool, sentence string, pairs ...any) {
		if when {
			all = append(all, Remark{sentence, pairs})
		}
	}
	add(f.Aside != "", saidAside, "path", f.Aside)
	add(f.Rebuilt && f.Aside == "", saidNoIndex)
	add(f.Rebuilt && f.Recorded > 0, saidRecorded, "n", f.Recorded)
	add(f.Older > 0, saidOlder, "n", f.Older)
	add(f.Unknown > 0, saidUnknown, "n", f.Unknown)
	add(f.Found > 0, saidFound, "n", f.Found)
	for i, s := range append(slices.Clip(f.Damaged), f.Missing...) {
		sentence, code := saidDamaged, NoCard
		if i >= len(f.Damaged) {
			sentence = saidMissing
		}
		if s.Printing != (card.Printing{}) {
			code = s.Printing.String()
		}
		if i == maxRemarks {
			add(true, saidMore, "n", len(f.Damaged)+len(f.Missing)-maxRemarks)
			break
		}
		add(true, sentence, "name", s.Name, "card", code)
	}
	return all
}

// Tend looks after the folder and tells what it found: it makes a recovered index
// last, and then leaves everything else as it is; it takes back in what the index
// has lost, writes the records that are missing, reads some originals through, and
// puts into the trash what its owner removed a month ago. Only the program that
// holds the data folder calls it. After an error it may be called again.
func (l *Library) Tend(ctx context.Context) (Findings, error) { return l.tend(ctx, time.Now()) }

func (l *Library) tend(ctx context.Context, now time.Time) (Findings, error) {
	l.work.Lock()
	defer l.work.Unlock()
	f, err := l.makeLast()
	if err != nil || f.Rebuilt {
		return f, err
	}
	fsys := os.DirFS(l.dir)
	all, err := keptIn(fsys)
	if err != nil {
		return f, err
	}
	if err := l.reconcile(fsys, all, now, &f); err != nil {
		return f, err
	}
	l.dropLeft(now)
	l.check(ctx, sampled, &f)
	return f, nil
}

// makeLast writes a recovered index.
func (l *Library) makeLast() (Findings, error) {
	l.edit.Lock()
	defer l.edit.Unlock()
	r := l.recovered
	if r == nil {
		return Findings{}, nil
	}
	if !r.written {
		if err := l.write(l.known()); err != nil {
			return Findings{}, speech.Errorf("no se pudo guardar el índice de las imágenes: %w", err)
		}
	}
	l.recovered = nil
	return Findings{Aside: r.aside, Rebuilt: true, Recorded: r.recorded, Older: r.older, Unknown: r.unknown}, nil
}

// reconcile brings index and records together and puts away what was removed.
// What the index knows it knows better; what it does not know is taken from the
// records.
func (l *Library) reconcile(fsys fs.FS, all map[ID]kept, now time.Time, f *Findings) error {
	known := l.known().records()
	var lost []record
	for _, id := range sortedIDs(all) {
		r, err := readRecord(fsys, id)
		if want, ok := known[id]; ok {
			if err != nil || !r.equal(want) {
				if err := l.record(id); err != nil {
					return err
				}
			}
			continue
		}
		switch {
		case all[id].original < 0:
		case err == nil && r.Removed.IsZero():
			lost = append(lost, r)
			f.Found += len(r.Scans)
		case err == nil && now.Sub(r.Removed) > keepFor,
			all[id].record < 0 && now.Sub(all[id].changed) > keepFor: // an import that was cancelled
			if err := l.discard(id, trashName(id, r), now); err != nil {
				return err
			}
			if err := os.Remove(l.path(id) + recordSuffix); err != nil && !errors.Is(err, fs.ErrNotExist) {
				return err
			}
			f.Trashed++
		case err != nil && all[id].record >= 0: // the record is damaged
			lost = append(lost, unknownRecord(id))
			f.Unknown++
		}
	}
	if len(lost) > 0 {
		err := l.change(func(x *index) error {
			for _, r := range lost {
				x.adopt(r)
			}
			x.inOrder()
			return nil
		})
		if err != nil {
			return err
		}
	}
	os.Remove(filepath.Join(l.dir, indexBefore)) // every original has its record now
	return nil
}

// record writes the record of an original as the index has it now.
func (l *Library) record(id ID) error {
	l.edit.Lock()
	defer l.edit.Unlock()
	if r := l.known().recordOf(id); len(r.Scans) > 0 {
		return writeRecord(l.dir, r)
	}
	return nil
}

// dropLeft deletes what a crash left half written.
func (l *Library) dropLeft(now time.Time) {
	filepath.WalkDir(l.dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return nil
		}
		left := files.IsUnfinished(d.Name()) || strings.HasPrefix(d.Name(), "parte-") // of earlier versions
		if info, err := d.Info(); left && err == nil && now.Sub(info.ModTime()) > leftFor {
			os.Remove(path)
		}
		return nil
	})
}

// Check reads all originals through and tells which are damaged or missing.
func (l *Library) Check(ctx context.Context) (Findings, error) {
	var f Findings
	l.check(ctx, 1<<62, &f)
	return f, ctx.Err()
}

// check reads originals through, at most so many bytes of them, any at random.
func (l *Library) check(ctx context.Context, most int64, f *Findings) {
	of := map[ID]Scan{}
	for _, s := range l.known().Scans {
		if _, ok := of[s.ID]; !ok {
			of[s.ID] = s
		}
	}
	ids := make([]ID, 0, len(of))
	for id := range of {
		ids = append(ids, id)
	}
	rand.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
	for _, id := range ids {
		info, err := os.Stat(l.path(id))
		switch {
		case ctx.Err() != nil:
			return
		case errors.Is(err, fs.ErrNotExist):
			l.tell(id, false)
			f.Missing = append(f.Missing, of[id])
			continue
		case err != nil || most <= 0:
			continue
		}
		most -= info.Size()
		if _, err := l.Original(id); errors.Is(err, DamagedPicture) {
			f.Damaged = append(f.Damaged, of[id])
		}
	}
	byName := func(a, b Scan) int { return strings.Compare(a.Name, b.Name) }
	slices.SortFunc(f.Damaged, byName)
	slices.SortFunc(f.Missing, byName)
}

// discard puts an original into the trash, under a name without ending.
func (l *Library) discard(id ID, name string, now time.Time) error {
	folder := filepath.Join(l.dir, trash, now.Format("2006-01-02"))
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	ending := ".img"
	if f, err := files.Open(l.path(id)); err == nil {
		head := make([]byte, sniffed)
		n, _ := f.Read(head)
		if format := sniff(head[:n]); format != NoFormat {
			ending = "." + strings.ToLower(format.String())
		}
		f.Close()
	}
	to := filepath.Join(folder, name+ending)
	for n := 2; ; n++ {
		if _, err := os.Lstat(to); errors.Is(err, fs.ErrNotExist) {
			break
		}
		to = filepath.Join(folder, fmt.Sprintf("%s (%d)%s", name, n, ending))
	}
	if err := os.Rename(l.path(id), to); err != nil {
		return err
	}
	files.SyncFolder(folder)
	return nil
}

// trashName calls a picture by its card, so that bringing it in again matches
// it, and by its file.
func trashName(id ID, r record) string {
	if len(r.Scans) == 0 {
		return id.String()[:12]
	}
	s := r.Scans[0]
	name := strings.Map(func(c rune) rune {
		if c < ' ' || strings.ContainsRune(`/\:*?"<>|`, c) {
			return '-'
		}
		return c
	}, strings.TrimSuffix(s.Name, filepath.Ext(s.Name)))
	if s.Edition != "" {
		side := [sides]string{Front: "", Back: " reverso", Photo: " foto"}[s.Side]
		code := strings.ReplaceAll(card.Printing{Edition: s.Edition, Number: s.Number}.String(), " ", "-")
		name = code + side + " " + name
	}
	return strings.Trim(name, " .")
}

// Trash counts the pictures in the trash and their bytes.
func (l *Library) Trash() (n int, size int64) {
	filepath.WalkDir(filepath.Join(l.dir, trash), func(_ string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return nil
		}
		if info, err := d.Info(); err == nil {
			n, size = n+1, size+info.Size()
		}
		return nil
	})
	return n, size
}

// TrashFolder is where the trash lies.
func (l *Library) TrashFolder() string { return filepath.Join(l.dir, trash) }

// EmptyTrash deletes what is in the trash, for good.
func (l *Library) EmptyTrash() error {
	l.work.Lock()
	defer l.work.Unlock()
	return os.RemoveAll(l.TrashFolder())
}
