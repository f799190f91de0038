package scans

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"castillo/game/card"
)

// The index is one file, imagenes/indice.json in the data folder. It is written
// whole beside the old one and then put in its place, so that there is always
// one that is whole; the one before it stays as indice-anterior.json.

const (
	indexFile    = "indice.json"
	indexBefore  = "indice-anterior.json"
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

func (x index) encode() ([]byte, error) {
	s := storedIndex{Version: indexVersion, Imports: x.Imports}
	for _, scan := range x.Scans {
		s.Scans = append(s.Scans, storedScan{ID: scan.ID, Edition: scan.Printing.Edition, Number: scan.Printing.Number,
			Side: scan.Side, UpsideDown: scan.UpsideDown, Name: scan.Name, Import: scan.Import})
	}
	for p, id := range x.Chosen {
		s.Chosen = append(s.Chosen, storedChoice{p.Edition, p.Number, id})
	}
	return json.Marshal(s)
}

// decodeIndex reads what encode wrote and accepts no doubt.
func decodeIndex(data []byte) (index, error) {
	var s storedIndex
	if err := json.Unmarshal(data, &s); err != nil {
		return index{}, err
	}
	if s.Version != indexVersion {
		return index{}, fmt.Errorf("version %d of the index is not known", s.Version)
	}
	x := index{Imports: s.Imports, Chosen: map[card.Printing]ID{}}
	for i, scan := range s.Scans {
		p := card.Printing{Edition: scan.Edition, Number: scan.Number}
		if scan.ID == (ID{}) || scan.Side >= sides || p != (card.Printing{}) && !exists(p) {
			return index{}, fmt.Errorf("scan %d of the index is not one", i)
		}
		x.Scans = append(x.Scans, Scan{Picture: Picture{scan.ID, scan.UpsideDown}, Printing: p, Side: scan.Side,
			Name: scan.Name, Import: scan.Import})
	}
	for _, c := range s.Chosen {
		x.Chosen[card.Printing{Edition: c.Edition, Number: c.Number}] = c.ID
	}
	return x, nil
}

// readIndex reads a folder's index; without one it is empty.
func readIndex(dir string) (index, error) {
	x, err := readIndexFile(filepath.Join(dir, indexFile))
	if errors.Is(err, fs.ErrNotExist) {
		return index{Chosen: map[card.Printing]ID{}}, nil
	}
	return x, err
}

func readIndexFile(path string) (index, error) {
	f, err := os.Open(path)
	if err != nil {
		return index{}, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, maxIndex+1))
	if err != nil {
		return index{}, err
	}
	if len(data) > maxIndex {
		return index{}, errors.New("the index is too large")
	}
	return decodeIndex(data)
}

// recoverIndex sets a damaged index aside, as the name it gives, and reads the
// one before it, or begins anew.
func recoverIndex(dir string, now time.Time) (x index, aside string, err error) {
	aside = filepath.Join(dir, "indice-roto-"+now.UTC().Format("20060102-150405")+".json")
	if err := os.Rename(filepath.Join(dir, indexFile), aside); err != nil {
		return index{}, "", err
	}
	x, err = readIndexFile(filepath.Join(dir, indexBefore))
	if err != nil {
		return index{Chosen: map[card.Printing]ID{}}, aside, nil
	}
	return x, aside, nil
}

// writeIndex replaces a folder's index.
func writeIndex(dir string, x index) error {
	data, err := x.encode()
	if err != nil {
		return err
	}
	path, before := filepath.Join(dir, indexFile), filepath.Join(dir, indexBefore)
	os.Remove(before)
	if err := os.Link(path, before); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return writeWhole(path, data)
}

// unfinished begins the name of a file that is being written.
const unfinished = "parte-"

// writeWhole writes a file that is there as a whole or not at all, even if the
// machine stops midway.
func writeWhole(path string, data []byte) error {
	dir := filepath.Dir(path)
	f, err := os.CreateTemp(dir, unfinished+"*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(data)
	err = errors.Join(err, f.Sync(), f.Close())
	if err != nil {
		return err
	}
	if err := os.Rename(f.Name(), path); err != nil {
		return err
	}
	return syncDir(dir)
}

// syncDir makes a rename last; where a folder cannot be opened for that the
// system does it by itself.
func syncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return nil
	}
	defer d.Close()
	d.Sync()
	return nil
}
