package scans

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"castillo/game/card"
)

// Outcome is what became of a file.
type Outcome uint8

// The outcomes. Ambiguous and Unknown pictures are kept and wait to be matched
// by hand.
const (
	Matched   Outcome = iota
	Present           // the card has this very picture already
	Ambiguous         // the name may mean several cards
	Unknown           // the name says nothing
	Refused
	outcomes // how many there are
)

// Line is what became of one file.
type Line struct {
	Path    string // as its owner would call it
	Outcome Outcome
	Picture ID      // zero if refused
	Guess   Guess   // what its name says
	Why     Refusal // of a refused one
}

// Report accounts for every file of an import, in the order they were found.
type Report struct {
	Import Import // its Number is 0 if nothing was new
	Lines  []Line
}

// Count is how many files had an outcome.
func (r Report) Count(o Outcome) int {
	n := 0
	for _, l := range r.Lines {
		if l.Outcome == o {
			n++
		}
	}
	return n
}

// Progress is told how far an import is: done of total files, and the one that
// is at hand. It is called from several goroutines.
type Progress func(done, total int, name string)

// readers is how many files are read at the same time. What they decode is
// bounded together besides.
const readers = 2

// Import brings in the pictures of folders, zips and single files. Until it is
// done nothing is changed, so that after an error, or a crash, the library is as
// before; the error of a cancelled ctx is its own. Only a failing disk is an
// error: what is wrong with a file stands in the report.
func (l *Library) Import(ctx context.Context, m *Matcher, paths []string, progress Progress) (Report, error) {
	l.work.Lock()
	defer l.work.Unlock()
	found, err := find(ctx, paths)
	defer found.close()
	if err != nil {
		return Report{}, err
	}
	lines := make([]Line, len(found.files))
	budget := &budget{left: maxTotal}
	var done atomic.Int64
	work, ctx := errgroup.WithContext(ctx)
	work.SetLimit(readers)
	for i, f := range found.files {
		work.Go(func() error {
			if err := ctx.Err(); err != nil {
				return err
			}
			if progress != nil {
				progress(int(done.Load()), len(lines), f.path)
			}
			line, err := l.receive(ctx, m, f, budget)
			lines[i] = line
			done.Add(1)
			return err
		})
	}
	if err := work.Wait(); err != nil {
		return Report{}, err
	}
	if progress != nil {
		progress(len(lines), len(lines), "")
	}
	return l.enter(paths, lines)
}

// Add brings in one picture that shows a side of a printing, and tells which
// picture it is. What is wrong with the file is a Refusal.
func (l *Library) Add(ctx context.Context, path string, of card.Printing, side Side) (ID, error) {
	l.work.Lock()
	defer l.work.Unlock()
	found, err := find(ctx, []string{path})
	defer found.close()
	if err != nil {
		return ID{}, err
	}
	if len(found.files) != 1 {
		return ID{}, NotAPicture
	}
	line, err := l.receive(ctx, NewMatcher(nil), found.files[0], &budget{left: maxTotal})
	if err != nil {
		return ID{}, err
	}
	if line.Outcome == Refused {
		return ID{}, line.Why
	}
	line.Outcome, line.Guess = Matched, Guess{[]card.Printing{of}, side}
	_, err = l.enter([]string{path}, []Line{line})
	return line.Picture, err
}

// receive reads one file through and keeps it if it is a picture of a card.
func (l *Library) receive(ctx context.Context, m *Matcher, f file, b *budget) (Line, error) {
	line := Line{Path: f.path, Outcome: Refused, Why: f.refused}
	if f.refused != NoRefusal {
		return line, nil
	}
	data, err := readPicture(f, b)
	if err == nil {
		_, err = Face(ctx, data, false)
	}
	if ctx.Err() != nil {
		return line, ctx.Err()
	}
	if err != nil {
		line.Why = refusalOf(err)
		return line, nil
	}
	line.Picture = sha256.Sum256(data)
	if err := l.keep(line.Picture, data); err != nil {
		return line, err
	}
	line.Guess = m.Match(f.path)
	switch len(line.Guess.Printings) {
	case 0:
		line.Outcome = Unknown
	case 1:
		line.Outcome = Matched
	default:
		line.Outcome = Ambiguous
	}
	return line, nil
}

// readPicture reads a file whole if it begins as a picture does; of anything
// else no more than the beginning is read.
func readPicture(f file, b *budget) ([]byte, error) {
	r, err := f.open()
	if err != nil {
		return nil, Unreadable
	}
	defer r.Close()
	head := make([]byte, sniffed)
	n, err := io.ReadFull(r, head)
	head = head[:n]
	switch {
	case err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && err != io.EOF:
		return nil, Unreadable
	case isZip(head):
		return nil, ZipInZip
	case sniff(head) == NoFormat:
		return nil, NotAPicture
	}
	if f.size > MaxBytes {
		return nil, TooManyBytes
	}
	data := bytes.NewBuffer(make([]byte, 0, f.size+bytes.MinRead))
	data.Write(head)
	_, err = data.ReadFrom(io.LimitReader(r, MaxBytes+1-int64(n)))
	switch {
	case !b.take(data.Len()):
		return nil, TooMuchAtOnce
	case data.Len() > MaxBytes:
		return nil, TooManyBytes
	case err != nil:
		return nil, DamagedPicture
	}
	return data.Bytes(), nil
}

// budget is how many bytes may still be read.
type budget struct {
	mu   sync.Mutex
	left int64
}

// take reports whether there was enough left.
func (b *budget) take(n int) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.left -= int64(n)
	return b.left >= 0
}

// enter puts what was received into the index.
func (l *Library) enter(paths []string, lines []Line) (Report, error) {
	report := Report{Lines: lines}
	if !slices.ContainsFunc(lines, func(line Line) bool { return line.Outcome != Refused }) {
		return report, nil
	}
	err := l.change(func(x *index) error {
		number := 1
		for _, i := range x.Imports {
			number = max(number, i.Number+1)
		}
		report.Import = Import{Number: number, When: time.Now().UTC().Truncate(time.Second), From: from(paths)}
		before := len(x.Scans)
		for i := range lines {
			x.enter(&lines[i], number)
		}
		if len(x.Scans) == before {
			report.Import = Import{}
			return nil
		}
		x.Imports = append(x.Imports, report.Import)
		return nil
	})
	return report, err
}

// enter adds one received picture, or finds that it is there.
func (x *index) enter(line *Line, number int) {
	if line.Outcome == Refused {
		return
	}
	s := Scan{Picture: Picture{ID: line.Picture}, Side: line.Guess.Side, Name: nameIn(line.Path), Import: number}
	if line.Outcome == Matched {
		s.Printing = line.Guess.Printings[0]
	}
	there := func(o Scan) bool { return o.ID == s.ID && (o.Printing == s.Printing || s.Printing == card.Printing{}) }
	if slices.ContainsFunc(x.Scans, there) {
		line.Outcome = Present
		return
	}
	x.Scans = append(x.Scans, s)
}

// nameIn is the end of a path, short enough to be kept.
func nameIn(path string) string {
	name := path[strings.LastIndexByte(path, '/')+1:]
	return strings.ToValidUTF8(name[:min(len(name), maxName)], "")
}

func from(paths []string) string {
	if len(paths) == 0 {
		return ""
	}
	return strings.ToValidUTF8(filepath.Base(paths[0]), "_")
}
