package scans

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"castillo/cardsdb/files"
	"castillo/game/card"
)

// Beside each original lies its record: which cards it shows and how, and where
// it came from. It is written before the index, and is what the index is made
// of again. A picture that its owner removed says so in its record; nothing else
// ever takes an original away.

const (
	recordSuffix  = ".json"
	recordVersion = 1
	maxRecord     = 64 << 10 // bytes
)

// record is what is known of one original.
type record struct {
	Version int
	ID      ID
	Scans   []recordedScan
	Removed time.Time `json:",omitzero"` // when the owner removed it; Scans are as they were then
}

// recordedScan is a scan with the import that brought it.
type recordedScan struct {
	storedScan
	When   time.Time
	From   string
	Choice choice `json:",omitempty"`
}

// choice is what stands for a scan's card by its owner's word.
type choice uint8

const (
	noChoice choice = iota
	thisScan
	drawnFace
	choices // how many there are
)

// records are those of all originals that an index knows.
func (x index) records() map[ID]record {
	all := make(map[ID]record, len(x.Scans))
	for _, s := range x.Scans {
		all[s.ID] = record{Version: recordVersion, ID: s.ID, Scans: append(all[s.ID].Scans, x.recorded(s))}
	}
	return all
}

// recordOf is the record of one original; without scans the index does not know
// it.
func (x index) recordOf(id ID) record {
	r := record{Version: recordVersion, ID: id}
	for _, s := range x.Scans {
		if s.ID == id {
			r.Scans = append(r.Scans, x.recorded(s))
		}
	}
	return r
}

// recorded is a scan as its record has it.
func (x index) recorded(s Scan) recordedScan {
	r := recordedScan{storedScan: stored(s)}
	if i := slices.IndexFunc(x.Imports, func(i Import) bool { return i.Number == s.Import }); i >= 0 {
		r.When, r.From = x.Imports[i].When, x.Imports[i].From
	}
	if id, chosen := x.Chosen[s.Printing]; chosen && s.Printing != (card.Printing{}) {
		switch id {
		case s.ID:
			r.Choice = thisScan
		case ID{}:
			r.Choice = drawnFace
		}
	}
	return r
}

// equal reports whether two records say the same.
func (r record) equal(o record) bool {
	return r.ID == o.ID && r.Removed.Equal(o.Removed) && slices.EqualFunc(r.Scans, o.Scans, func(a, b recordedScan) bool {
		return a.storedScan == b.storedScan && a.From == b.From && a.Choice == b.Choice && a.When.Equal(b.When)
	})
}

// decodeRecord reads the record of an original and accepts no doubt.
func decodeRecord(data []byte, id ID) (record, error) {
	object, was, err := unseal(data)
	if err == nil && !was {
		err = errSeal
	}
	var r record
	if err == nil {
		err = json.Unmarshal(object, &r)
	}
	switch {
	case err != nil:
		return record{}, err
	case r.Version != recordVersion:
		return record{}, fmt.Errorf("version %d of a record is not known", r.Version)
	case r.ID != id || len(r.Scans) == 0:
		return record{}, fmt.Errorf("the record is not that of %v", id)
	}
	for i, s := range r.Scans {
		if _, ok := s.scan(); !ok || s.ID != id || s.Choice >= choices {
			return record{}, fmt.Errorf("scan %d of the record is not one", i)
		}
	}
	return r, nil
}

// readRecord reads the record of an original in a library's folder.
func readRecord(fsys fs.FS, id ID) (record, error) {
	data, err := readBounded(fsys, recordName(id), maxRecord)
	if err != nil {
		return record{}, err
	}
	return decodeRecord(data, id)
}

// readBounded reads a regular file of at most limit bytes.
func readBounded(fsys fs.FS, name string, limit int64) ([]byte, error) {
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, files.ErrNotAFile
	}
	return files.ReadAll(f, limit)
}

// originalName is where an original lies in a library's folder.
func originalName(id ID) string {
	name := id.String()
	return path.Join(originals, name[:2], name)
}

func recordName(id ID) string { return originalName(id) + recordSuffix }

// writeRecord writes a record beside its original.
func writeRecord(dir string, r record) error {
	data, err := seal(r)
	if err != nil {
		return err
	}
	name := filepath.Join(dir, filepath.FromSlash(recordName(r.ID)))
	if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
		return err
	}
	return files.Replace(name, 0o600, data)
}

// kept is what a folder holds of one original.
type kept struct {
	original, record int64     // their sizes, -1 for one that is missing
	changed          time.Time // when the original was written
}

// keptIn lists the originals and records of a library's folder. What has another
// name or lies elsewhere is none of ours. There are at most maxKept.
func keptIn(fsys fs.FS) (map[ID]kept, error) {
	all := map[ID]kept{}
	folders, err := fs.ReadDir(fsys, originals)
	if errors.Is(err, fs.ErrNotExist) {
		return all, nil
	}
	if err != nil {
		return nil, err
	}
	for _, folder := range folders {
		if !folder.IsDir() || len(folder.Name()) != 2 {
			continue
		}
		entries, err := fs.ReadDir(fsys, path.Join(originals, folder.Name()))
		if err != nil {
			return nil, err
		}
		for _, e := range entries {
			name, isRecord := strings.CutSuffix(e.Name(), recordSuffix)
			var id ID
			if id.UnmarshalText([]byte(name)) != nil || id == (ID{}) || id.String()[:2] != folder.Name() || id.String() != name {
				continue
			}
			info, err := e.Info()
			if err != nil || !info.Mode().IsRegular() {
				continue
			}
			k, ok := all[id]
			if !ok {
				k = kept{original: -1, record: -1}
			}
			if isRecord {
				k.record = info.Size()
			} else {
				k.original, k.changed = info.Size(), info.ModTime()
			}
			all[id] = k
		}
		if len(all) > maxKept {
			return nil, TooManyFiles
		}
	}
	return all, nil
}

// maxKept bounds the originals of one library.
const maxKept = 200_000

// rebuilt is what came of making an index again.
type rebuilt struct {
	index
	recorded int // scans as their records say
	older    int // as the index of an earlier version says
	unknown  int // of originals of which nothing is known; they wait

	written bool   // the index is on the disk
	aside   string // where the damaged one is then; empty if there was none
}

// rebuild makes the index again from what lies in a library's folder.
func rebuild(fsys fs.FS, before index) (rebuilt, error) {
	all, err := keptIn(fsys)
	if err != nil {
		return rebuilt{}, err
	}
	r := rebuilt{index: index{Chosen: map[card.Printing]ID{}}}
	older := before.records()
	for _, id := range sortedIDs(all) {
		switch record, err := readRecord(fsys, id); {
		case err == nil && !record.Removed.IsZero():
		case err == nil:
			r.recorded += len(record.Scans)
			r.index.adopt(record)
		case all[id].original < 0:
		default:
			if record, ok := older[id]; ok {
				r.older += len(record.Scans)
				r.index.adopt(record)
				continue
			}
			r.unknown++
			r.index.adopt(unknownRecord(id))
		}
	}
	r.index.inOrder()
	return r, nil
}

// unknownRecord is the record of an original that has none: it waits.
func unknownRecord(id ID) record {
	return record{ID: id, Scans: []recordedScan{{storedScan: storedScan{ID: id, Name: id.String()[:12]}}}}
}

func sortedIDs(all map[ID]kept) []ID {
	ids := make([]ID, 0, len(all))
	for id := range all {
		ids = append(ids, id)
	}
	slices.SortFunc(ids, func(a, b ID) int { return strings.Compare(string(a[:]), string(b[:])) })
	return ids
}

// adopt enters the scans of a record. An import that is known under another
// number, or whose number another has, is entered under a free one.
func (x *index) adopt(r record) {
	for _, s := range r.Scans {
		scan, ok := s.scan()
		if !ok || x.find(scan.ID, scan.Printing) >= 0 {
			continue
		}
		scan.Import = x.importOf(s)
		x.Scans = append(x.Scans, scan)
		switch s.Choice {
		case thisScan:
			x.Chosen[scan.Printing] = scan.ID
		case drawnFace:
			if _, chosen := x.Chosen[scan.Printing]; !chosen {
				x.Chosen[scan.Printing] = ID{}
			}
		}
	}
}

// importOf is the number of the import that brought a recorded scan, which is
// entered if it is not there. One of which nothing is recorded is 0.
func (x *index) importOf(s recordedScan) int {
	if s.Import <= 0 || s.When.IsZero() {
		return 0
	}
	same, taken, free := 0, false, 1
	for _, i := range x.Imports {
		if i.When.Equal(s.When) && i.From == s.From {
			if same = i.Number; same == s.Import {
				return same
			}
		}
		taken, free = taken || i.Number == s.Import, max(free, i.Number+1)
	}
	number := s.Import
	if taken && same != 0 {
		return same
	} else if taken {
		number = free
	}
	x.Imports = append(x.Imports, Import{Number: number, When: s.When, From: s.From})
	return number
}

// inOrder puts what was gathered in the order in which it came.
func (x *index) inOrder() {
	slices.SortFunc(x.Imports, func(a, b Import) int { return cmp.Compare(a.Number, b.Number) })
	slices.SortStableFunc(x.Scans, func(a, b Scan) int {
		return cmp.Or(cmp.Compare(a.Import, b.Import), strings.Compare(a.Name, b.Name))
	})
}
