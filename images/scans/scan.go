package scans

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"

	"castillo/game/card"
)

// ID is the SHA-256 of a picture's bytes; the zero ID is none.
type ID [sha256.Size]byte

// String is the hash in hexadecimal, empty for none.
func (id ID) String() string {
	if id == (ID{}) {
		return ""
	}
	return hex.EncodeToString(id[:])
}

// MarshalText implements encoding.TextMarshaler.
func (id ID) MarshalText() ([]byte, error) { return []byte(id.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (id *ID) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		*id = ID{}
		return nil
	}
	if len(text) != 2*len(id) {
		return fmt.Errorf("%q is not the hash of a picture", text)
	}
	_, err := hex.Decode(id[:], text)
	return err
}

// Picture is an original and how it is shown. The zero Picture is none.
type Picture struct {
	ID         ID
	UpsideDown bool // the owner has turned it by half
}

// String names the picture, one way up or the other.
func (p Picture) String() string {
	if p.UpsideDown {
		return p.ID.String() + " upside down"
	}
	return p.ID.String()
}

// Scan is a picture of the owner's and the card it shows. Without a printing it
// waits to be matched by hand.
type Scan struct {
	Picture
	Printing card.Printing
	Side     Side
	Name     string // of the file it came in
	Import   int    // the import that brought it, from 1
}

// Import is one time that pictures were brought in.
type Import struct {
	Number int // from 1
	When   time.Time
	From   string // the first folder or file of it
}
