package chain

import (
	"bufio"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"os"
	"path/filepath"
	"sync"

	"castillo/game/speech"
)

// A file is a line that says what it is, and records: length (4 bytes), CRC-32C of what
// follows (4 bytes), kind (1 byte), content. Kinds 0 and 1 are entries of these seats;
// the others are its owner's own affair and not looked at here. A record that was torn
// off at the end was never confirmed and is cut away.

const (
	magic      = "castillo-duelo 1\n"
	maxRecord  = MaxBody + 128
	maxNote    = 320 << 10 // the longest is what a seat says of itself with all its own cards
	maxFile    = 64 << 20
	headerSize = 9
)

// Note is a record of a file that is no entry: what the owner keeps beside the log.
type Note struct {
	Kind byte // from 2
	Data []byte
}

// ErrNotOne is for a file that is no log of a duel.
var ErrNotOne = speech.Errorf("no es el registro de un duelo de Castillo")

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// File is a log's file, to which records are added. Its methods may be called from any
// goroutine.
type File struct {
	mu   sync.Mutex
	file *os.File
	err  error // the first failure of writing: what lies behind it is not known
}

// Create makes the file of a new duel, which must not be there yet.
func Create(path string) (*File, error) {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return nil, err
	}
	if _, err = f.WriteString(magic); err == nil {
		err = f.Sync()
	}
	if err != nil {
		return nil, errors.Join(err, f.Close(), os.Remove(path))
	}
	if dir, err := os.Open(filepath.Dir(path)); err == nil { // where that cannot be done the system does it
		dir.Sync()
		dir.Close()
	}
	return &File{file: f}, nil
}

// Path is where the file lies.
func (f *File) Path() string { return f.file.Name() }

// Contents is what a file holds, in the order in which it was written.
type Contents struct {
	Notes   []Note
	Entries []Stored
}

// Stored is an entry as it lies in a file.
type Stored struct {
	Seat int
	Wire []byte
}

// OpenFile opens the file of a duel to go on with it.
func OpenFile(path string) (*File, Contents, error) {
	f, err := os.OpenFile(path, os.O_RDWR, 0o600)
	if err != nil {
		return nil, Contents{}, err
	}
	contents, whole, err := read(f)
	if err == nil {
		err = f.Truncate(whole)
	}
	if err == nil {
		_, err = f.Seek(whole, io.SeekStart)
	}
	if err != nil {
		return nil, Contents{}, errors.Join(speech.Errorf("%s: %w", path, err), f.Close())
	}
	return &File{file: f}, contents, nil
}

// Read reads a file that is not gone on with.
func Read(r io.Reader) (Contents, error) {
	contents, _, err := read(r)
	return contents, err
}

// read reads whole records, and how many bytes they and the first line take.
func read(r io.Reader) (c Contents, whole int64, err error) {
	in := bufio.NewReader(io.LimitReader(r, maxFile))
	head := make([]byte, len(magic))
	if _, err := io.ReadFull(in, head); err != nil || string(head) != magic {
		return c, 0, ErrNotOne
	}
	whole = int64(len(magic))
	for {
		var header [headerSize]byte
		if _, err := io.ReadFull(in, header[:]); err != nil {
			return c, whole, torn(err)
		}
		if header == [headerSize]byte{} {
			if allZero(in) {
				return c, whole, nil // room that the system had made for what never came
			}
			return c, whole, speech.Errorf("%w: dañado en el byte %d", ErrNotOne, whole)
		}
		n := binary.BigEndian.Uint32(header[:])
		if n > longest(header[8]) {
			return c, whole, speech.Errorf("%w: dañado en el byte %d", ErrNotOne, whole)
		}
		data := make([]byte, n)
		if _, err := io.ReadFull(in, data); err != nil {
			return c, whole, torn(err)
		}
		if crc32.Update(crc32.Checksum(header[8:], castagnoli), castagnoli, data) != binary.BigEndian.Uint32(header[4:]) {
			if _, err := in.Peek(1); err != nil {
				return c, whole, nil // the last one, half written
			}
			return c, whole, speech.Errorf("%w: dañado en el byte %d", ErrNotOne, whole)
		}
		if kind := header[8]; kind < 2 {
			c.Entries = append(c.Entries, Stored{int(kind), data})
		} else {
			c.Notes = append(c.Notes, Note{kind, data})
		}
		whole += headerSize + int64(n)
	}
}

// longest is how long a record of a kind may be.
func longest(kind byte) uint32 {
	if kind < 2 {
		return maxRecord
	}
	return maxNote
}

// allZero reports whether nothing but zeros is left.
func allZero(r io.Reader) bool {
	var some [512]byte
	for {
		n, err := r.Read(some[:])
		if some != [512]byte{} {
			return false
		}
		if err != nil || n == 0 {
			return err == io.EOF
		}
	}
}

// torn is nil for the end of a file, within a record or not.
func torn(err error) error {
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		return nil
	}
	return err
}

// Keep implements [Store]. What was kept outlives the program, and the machine too once
// it was flushed.
func (f *File) Keep(seat int, wire []byte) error { return f.write(byte(seat), wire) }

// Note keeps something beside the log.
func (f *File) Note(n Note) error { return f.write(n.Kind, n.Data) }

func (f *File) write(kind byte, data []byte) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.err != nil {
		return f.err
	}
	if len(data) > int(longest(kind)) {
		return ErrMalformed // it could not be read back
	}
	record := make([]byte, headerSize, headerSize+len(data))
	binary.BigEndian.PutUint32(record, uint32(len(data)))
	record[8] = kind
	record = append(record, data...)
	binary.BigEndian.PutUint32(record[4:], crc32.Checksum(record[8:], castagnoli))
	_, f.err = f.file.Write(record)
	return f.err
}

// Flush returns when all that was written outlives the machine.
func (f *File) Flush() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.err == nil {
		f.err = f.file.Sync()
	}
	return f.err
}

// Close closes the file.
func (f *File) Close() error { return f.file.Close() }

// Encode is a file with these contents.
func (c Contents) Encode() []byte {
	out := []byte(magic)
	add := func(kind byte, data []byte) {
		out = binary.BigEndian.AppendUint32(out, uint32(len(data)))
		body := append([]byte{kind}, data...)
		out = binary.BigEndian.AppendUint32(out, crc32.Checksum(body, castagnoli))
		out = append(out, body...)
	}
	for _, n := range c.Notes {
		add(n.Kind, n.Data)
	}
	for _, e := range c.Entries {
		add(byte(e.Seat), e.Wire)
	}
	return out
}
