package images

import (
	"cmp"
	"container/list"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"hash/crc32"
	"image"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/klauspost/compress/s2"

	"castillo/cardsdb/files"
	"castillo/images/scans"
)

// Disk keeps pictures in a folder, within a limit of bytes; those that nobody
// has asked for the longest go first. It holds nothing that cannot be made
// again: a file that is missing or damaged costs time and no more, and whatever
// goes wrong with the disk goes unsaid. All methods may be called from any
// goroutine; a nil Disk keeps nothing.
//
// A file is called by the hash of what it shows, its size and how it was made:
// for a scan its own hash and the filter, for a drawn face the facts of the card
// and the program that drew it.
type Disk struct {
	dir     string
	limit   int64
	program string

	mu    sync.Mutex
	bytes int64
	used  *list.List // of diskFile, the most recently used first
	files map[string]*list.Element
}

type diskFile struct {
	name  string
	bytes int64
}

// OpenDisk keeps pictures in a folder, which is made if it is missing, in at
// most limit bytes. It reads the folder through.
func OpenDisk(dir string, limit int64) (*Disk, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	d := &Disk{dir: dir, limit: limit, program: thisProgram(), used: list.New(), files: map[string]*list.Element{}}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	found := make([]os.FileInfo, 0, len(entries))
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() {
			found = append(found, info)
		}
	}
	slices.SortFunc(found, func(a, b os.FileInfo) int {
		return cmp.Or(a.ModTime().Compare(b.ModTime()), cmp.Compare(a.Name(), b.Name()))
	})
	for _, info := range found {
		d.enter(info.Name(), info.Size())
	}
	return d, nil
}

// thisProgram tells one build from another, since another may draw otherwise.
func thisProgram() string {
	path, err := os.Executable()
	if err != nil {
		return ""
	}
	info, err := os.Stat(path)
	if err != nil {
		return ""
	}
	return fmt.Sprint(info.Size(), info.ModTime().UnixNano())
}

// name is what the file of a picture is called.
func (d *Disk) name(key Key) string {
	what := fmt.Sprintf("lanczos3 %d %d %s", key.W, key.H, key.Scan)
	if key.Scan == (scans.Picture{}) {
		what = fmt.Sprintf("drawn %s %d %d %#v", d.program, key.W, key.H, key.Card)
	}
	sum := sha256.Sum256([]byte(what))
	return hex.EncodeToString(sum[:16])
}

// A file is a header and the pixels as s2 packs them.
const (
	diskMagic  = "CMYL"
	diskHeader = len(diskMagic) + 3*4 // width, height and the check sum of the packed pixels
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

func encodePicture(img *image.RGBA) []byte {
	out := make([]byte, diskHeader, diskHeader+s2.MaxEncodedLen(len(img.Pix)))
	packed := s2.EncodeBetter(out[diskHeader:cap(out)], img.Pix)
	copy(out, diskMagic)
	binary.LittleEndian.PutUint32(out[4:], uint32(img.Rect.Dx()))
	binary.LittleEndian.PutUint32(out[8:], uint32(img.Rect.Dy()))
	binary.LittleEndian.PutUint32(out[12:], crc32.Checksum(packed, castagnoli))
	return append(out, packed...)
}

// decodePicture reads a picture that must have a size.
func decodePicture(data []byte, w, h int) (*image.RGBA, bool) {
	if len(data) < diskHeader || string(data[:4]) != diskMagic ||
		binary.LittleEndian.Uint32(data[4:]) != uint32(w) || binary.LittleEndian.Uint32(data[8:]) != uint32(h) {
		return nil, false
	}
	packed := data[diskHeader:]
	if crc32.Checksum(packed, castagnoli) != binary.LittleEndian.Uint32(data[12:]) {
		return nil, false
	}
	if n, err := s2.DecodedLen(packed); err != nil || n != 4*w*h {
		return nil, false
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	if _, err := s2.Decode(img.Pix, packed); err != nil {
		return nil, false
	}
	return img, true
}

// load reads a picture.
func (d *Disk) load(key Key) (*image.RGBA, bool) {
	if d == nil {
		return nil, false
	}
	name := d.name(key)
	if !d.touch(name) {
		return nil, false
	}
	path := filepath.Join(d.dir, name)
	data, err := files.Read(path, int64(diskHeader+s2.MaxEncodedLen(4*key.W*key.H)))
	if err != nil {
		return nil, false
	}
	img, ok := decodePicture(data, key.W, key.H)
	if ok {
		now := time.Now()
		os.Chtimes(path, now, now)
	}
	return img, ok
}

// save writes a picture.
func (d *Disk) save(key Key, img *image.RGBA) {
	if d == nil {
		return
	}
	data := encodePicture(img)
	name := d.name(key)
	if files.ReplaceDraft(filepath.Join(d.dir, name), 0o600, data) == nil {
		d.enter(name, int64(len(data)))
	}
}

// touch makes a file the most recently used, if there is one.
func (d *Disk) touch(name string) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	e, ok := d.files[name]
	if ok {
		d.used.MoveToFront(e)
	}
	return ok
}

// enter counts a file and deletes others until the limit holds.
func (d *Disk) enter(name string, bytes int64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if old, ok := d.files[name]; ok {
		d.bytes -= d.used.Remove(old).(diskFile).bytes
	}
	d.files[name] = d.used.PushFront(diskFile{name, bytes})
	d.bytes += bytes
	for d.bytes > d.limit && d.used.Len() > 0 {
		oldest := d.used.Remove(d.used.Back()).(diskFile)
		delete(d.files, oldest.name)
		d.bytes -= oldest.bytes
		os.Remove(filepath.Join(d.dir, oldest.name))
	}
}
