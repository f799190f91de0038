package deal

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
)

// ID names a duel.
type ID [16]byte

// Seed is a seat's whole chance in one duel. It stays secret until the duel is
// over.
type Seed [32]byte

// Commitment binds to something without showing it: a SHA-256 sum.
type Commitment [32]byte

// NewSeed draws a seed.
func NewSeed() (s Seed) {
	rand.Read(s[:]) // never fails: it ends the program where the system has no randomness
	return s
}

// Commitment binds a seat to its seed.
func (s Seed) Commitment(duel ID) Commitment { return sum("castillo/semilla", duel[:], s[:]) }

// derive is a value that follows from the seed for one purpose, and tells nothing of
// any other.
func (s Seed) derive(purpose string, numbers ...uint32) (out [32]byte) {
	h := hmac.New(sha256.New, s[:])
	writeFramed(h.Write, []byte(purpose))
	for _, n := range numbers {
		h.Write(binary.BigEndian.AppendUint32(nil, n))
	}
	h.Sum(out[:0])
	return out
}

// sum is a hash under a purpose of its own, each part framed by its length.
func sum(purpose string, parts ...[]byte) (out [32]byte) {
	h := sha256.New()
	writeFramed(h.Write, []byte(purpose))
	for _, p := range parts {
		writeFramed(h.Write, p)
	}
	h.Sum(out[:0])
	return out
}

func writeFramed(write func([]byte) (int, error), part []byte) {
	write(binary.BigEndian.AppendUint32(nil, uint32(len(part))))
	write(part)
}
