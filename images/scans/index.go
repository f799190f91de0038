package scans

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"castillo/cardsdb/files"
	"castillo/game/card"
)

// The index is one file, imagenes/indice.json in the data folder: what the
// records beside the originals say, put together so that opening reads one file.
// It is sealed; where the seal is broken it is made again from the records.

const (
	indexFile    = "indice.json"
	indexBefore  = "indice-anterior.json" // of earlier versions, which kept no records
	indexVersion = 1
	maxIndex     = 64 << 20 // bytes
)

// index is what a library knows.
type index struct {
	Scans   []Scan
	Imports []Import
	Chosen  map[card.Printing]ID // the picture that the owner wants shown; the zero ID is the drawn face
}

// The form in the file.
type (
	storedIndex struct {
		Version int
		Scans   []storedScan
		Imports []Import
		Chosen  []storedChoice
	}
	storedScan struct {
		ID         ID
		Edition    card.Edition `json:",omitempty"`
		Number     int          `json:",omitempty"`
		Side       Side         `json:",omitempty"`
		UpsideDown bool         `json:",omitempty"`
		Name       string
		Import     int
	}
	storedChoice struct {
		Edition card.Edition
		Number  int
		ID      ID
	}
)

func stored(s Scan) storedScan {
	return storedScan{ID: s.ID, Edition: s.Printing.Edition, Number: s.Printing.Number, Side: s.Side,
		UpsideDown: s.UpsideDown, Name: s.Name, Import: s.Import}
}

// scan is what was stored, ok if it can have been.
func (s storedScan) scan() (scan Scan, ok bool) {
	p := card.Printing{Edition: s.Edition, Number: s.Number}
	if s.ID == (ID{}) || s.Side >= sides || p != (card.Printing{}) && !exists(p) {
		return Scan{}, false
	}
	return Scan{Picture: Picture{s.ID, s.UpsideDown}, Printing: p, Side: s.Side, Name: s.Name, Import: s.Import}, true
}

func (x index) encode() ([]byte, error) {
	s := storedIndex{Version: indexVersion, Imports: x.Imports}
	for _, scan := range x.Scans {
		s.Scans = append(s.Scans, stored(scan))
	}
	for p, id := range x.Chosen {
		s.Chosen = append(s.Chosen, storedChoice{p.Edition, p.Number, id})
	}
	slices.SortFunc(s.Chosen, func(a, b storedChoice) int {
		return cmp.Or(cmp.Compare(a.Edition, b.Edition), cmp.Compare(a.Number, b.Number))
	})
	return seal(s)
}

// decodeIndex reads what encode wrote and accepts no doubt.
func decodeIndex(data []byte) (index, error) {
	data, _, err := unseal(data)
	if err != nil {
		return index{}, err
	}
	var s storedIndex
	if err := json.Unmarshal(data, &s); err != nil {
		return index{}, err
	}
	if s.Version != indexVersion {
		return index{}, fmt.Errorf("version %d of the index is not known", s.Version)
	}
	x := index{Imports: s.Imports, Chosen: map[card.Printing]ID{}}
	for i, scan := range s.Scans {
		read, ok := scan.scan()
		if !ok {
			return index{}, fmt.Errorf("scan %d of the index is not one", i)
		}
		x.Scans = append(x.Scans, read)
	}
	for _, c := range s.Chosen {
		x.Chosen[card.Printing{Edition: c.Edition, Number: c.Number}] = c.ID
	}
	return x, nil
}

// readIndex reads a file of a folder as an index.
func readIndex(dir, name string) (index, error) {
	data, err := files.Read(filepath.Join(dir, name), maxIndex)
	if err != nil {
		return index{}, err
	}
	return decodeIndex(data)
}

// writeIndex replaces a folder's index.
func writeIndex(dir string, x index) error {
	data, err := x.encode()
	if err != nil {
		return err
	}
	return files.Replace(filepath.Join(dir, indexFile), 0o600, data)
}

// A seal is the SHA-256 of a JSON object, as its first field. An earlier version
// reads over it, and left it out.
const (
	sealBegins = `{"Sum":"`
	sealEnds   = `",`
	sealed     = len(sealBegins) + 2*sha256.Size + len(sealEnds)
)

var errSeal = errors.New("the seal is broken")

// seal writes an object, of at least one field, with its seal.
func seal(object any) ([]byte, error) {
	data, err := json.Marshal(object)
	if err != nil {
		return nil, err
	}
	return append([]byte(sealBegins+sumOf(data)+sealEnds), data[1:]...), nil
}

// unseal gives what was sealed, and whether it was at all; an object that begins
// with its version never was.
func unseal(data []byte) (object []byte, was bool, err error) {
	if bytes.HasPrefix(data, []byte(`{"Version":`)) {
		return data, false, nil
	}
	if len(data) < sealed || !bytes.HasPrefix(data, []byte(sealBegins)) {
		return nil, false, errSeal
	}
	object = append([]byte{'{'}, data[sealed:]...)
	if string(data[:sealed]) != sealBegins+sumOf(object)+sealEnds {
		return nil, false, errSeal
	}
	return object, true, nil
}

func sumOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
