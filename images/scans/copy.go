package scans

import (
	"context"
	"io/fs"
)

// A copy of a library is its originals and their records in the folders they
// have in it, wherever that is: on a disk, in a zip. The index need not be in it.

// File is a file of a copy.
type File struct {
	Path string // in the library's folder, parted by slashes
	Size int64
}

// List lists the files that the owner's pictures consist of in a library's
// folder, in no more than 400 000 lines: the originals, own photographs among them,
// and their records. What an owner removed is listed as long as it can be had
// back; the trash is not. Nothing is read of the files.
func List(fsys fs.FS) ([]File, error) {
	all, err := keptIn(fsys)
	if err != nil {
		return nil, err
	}
	list := make([]File, 0, 2*len(all))
	for _, id := range sortedIDs(all) {
		if k := all[id]; k.original >= 0 {
			list = append(list, File{originalName(id), k.original})
		}
		if k := all[id]; k.record >= 0 {
			list = append(list, File{recordName(id), k.record})
		}
	}
	return list, nil
}

// Contents is what a copy holds.
type Contents struct {
	Pictures int   // originals that are as they came
	Bytes    int64 // of all its files
	Damaged  []string
}

// Verify reads a copy through. Damaged are the files that are not as they were
// written, and the originals that a record speaks of and that are not there.
func Verify(ctx context.Context, fsys fs.FS) (Contents, error) {
	var c Contents
	err := eachKept(ctx, fsys, func(id ID, k kept) error {
		c.Bytes += max(k.original, 0) + max(k.record, 0)
		if _, err := readOriginal(fsys, id); err == nil {
			c.Pictures++
		} else {
			c.Damaged = append(c.Damaged, originalName(id))
		}
		if k.record >= 0 {
			if _, err := readRecord(fsys, id); err != nil {
				c.Damaged = append(c.Damaged, recordName(id))
			}
		}
		return nil
	})
	return c, err
}

// TakeBack brings in what a copy has and the library has not, and puts whole
// originals in the place of damaged ones. It takes nothing away and leaves what
// is known of the library's own pictures as it is. taken is how many originals
// came; damaged are the files of the copy that are not as they were written. A
// picture without its record waits to be matched.
func (l *Library) TakeBack(ctx context.Context, fsys fs.FS) (taken int, damaged []string, err error) {
	l.work.Lock()
	defer l.work.Unlock()
	known := l.known().records()
	var come []record
	err = eachKept(ctx, fsys, func(id ID, k kept) error {
		if k.original < 0 {
			return nil
		}
		r, err := readRecord(fsys, id)
		if err != nil && k.record >= 0 {
			damaged = append(damaged, recordName(id))
		}
		_, there := known[id]
		if err == nil && !r.Removed.IsZero() && !there {
			return nil
		}
		if there {
			if _, err := l.Original(id); err == nil {
				return nil
			}
		}
		data, missing := readOriginal(fsys, id)
		if missing != nil {
			damaged = append(damaged, originalName(id))
			return nil
		}
		if err := l.keep(id, data); err != nil {
			return err
		}
		taken++
		if err != nil {
			r = unknownRecord(id)
		}
		if !there {
			come = append(come, r)
		}
		return nil
	})
	if err != nil || len(come) == 0 {
		return taken, damaged, err
	}
	err = l.change(func(x *index) error {
		for _, r := range come {
			x.adopt(r)
		}
		x.inOrder()
		return nil
	})
	return taken, damaged, err
}

// eachKept goes through the originals of a copy in order.
func eachKept(ctx context.Context, fsys fs.FS, do func(ID, kept) error) error {
	all, err := keptIn(fsys)
	if err != nil {
		return err
	}
	for _, id := range sortedIDs(all) {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := do(id, all[id]); err != nil {
			return err
		}
	}
	return nil
}
