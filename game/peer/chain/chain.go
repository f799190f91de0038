// Package chain is the signed log of a duel between two seats. It knows no cards: an
// entry is bytes that its seat signed.
//
// Each seat has a chain of its own, in which every entry binds to the one before it and
// to how much of the other's chain its seat had stored. A seat stores an entry before it
// sends it, and stores what it gets before it acts on it, so that after any break both
// have all of each other's entries or can send them again. Two entries of one seat with
// one number, both signed, are a [Fork]: the proof that this seat told two stories.
//
// An entry goes over the line and into the file as
//
//	number  uvarint, from 1
//	ack     uvarint, how many entries of the other seat the signer had stored
//	body    the rest but for the last 64 bytes
//	signature  64 bytes, Ed25519
//
// What is signed is the SHA-256 sum of "castillo/anotación", the duel, the seat, the
// number, the sum of the seat's entry before, ack, the sum of the other seat's entry of
// that number, and the body.
package chain

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/binary"
	"slices"

	"castillo/game/speech"
)

// The bounds of what is read.
const (
	MaxBody    = 60 << 10 // bytes of an entry's body: no message of a duel comes near it
	MaxEntries = 200_000  // of a seat: three for each of the actions that a match can have
	MaxBytes   = 4 << 20  // of a seat's entries: forty times those of a long duel, so that a flood ends
)

// Sum identifies an entry and all that came before it.
type Sum [sha256.Size]byte

// Entry is one thing that a seat said and signed.
type Entry struct {
	Seat      int    // 0 or 1
	Number    uint32 // from 1, in its seat's chain
	Ack       uint32 // how many entries of the other seat its signer had stored
	Body      []byte
	Signature [ed25519.SignatureSize]byte
}

// The reasons for which an entry is refused.
var (
	ErrMalformed = speech.Errorf("la anotación está mal hecha")
	ErrOrder     = speech.Errorf("la anotación no es la que sigue")
	ErrSignature = speech.Errorf("la firma no es de quien dice ser")
	ErrKnown     = speech.Errorf("la anotación ya estaba")
	ErrFull      = speech.Errorf("el duelo tiene más anotaciones de las que caben")
)

// Fork is two entries of one seat with one number. It is an error, and a proof by itself.
type Fork struct{ First, Second Entry }

// Error names who signed both.
func (f *Fork) Error() string { return f.In(speech.InSpanish) }

// In implements [speech.Error].
func (f *Fork) In(say speech.Say) string {
	return speech.Of(speech.Errorf("el asiento %s firmó dos anotaciones distintas con el número %d", string(rune('A'+f.First.Seat)), f.First.Number), say)
}

// Wire is the entry as it is sent.
func (e Entry) Wire() []byte {
	out := binary.AppendUvarint(nil, uint64(e.Number))
	out = binary.AppendUvarint(out, uint64(e.Ack))
	out = append(out, e.Body...)
	return append(out, e.Signature[:]...)
}

// Parse reads an entry of a seat. The signature is not looked at.
func Parse(seat int, data []byte) (Entry, error) {
	e := Entry{Seat: seat}
	number, rest, ok := cutNumber(data)
	if !ok || number == 0 {
		return Entry{}, ErrMalformed
	}
	ack, rest, ok := cutNumber(rest)
	if !ok || len(rest) < len(e.Signature) || len(rest) > MaxBody+len(e.Signature) {
		return Entry{}, ErrMalformed
	}
	e.Number, e.Ack = number, ack
	cut := len(rest) - len(e.Signature)
	e.Body = slices.Clone(rest[:cut])
	copy(e.Signature[:], rest[cut:])
	return e, nil
}

// cutNumber reads a number that is written as shortly as it can be.
func cutNumber(data []byte) (n uint32, rest []byte, ok bool) {
	v, size := binary.Uvarint(data)
	if size <= 0 || v > MaxEntries || len(binary.AppendUvarint(nil, v)) != size {
		return 0, nil, false
	}
	return uint32(v), data[size:], true
}

// Store keeps entries. What it has accepted outlives the program.
type Store interface {
	Keep(seat int, wire []byte) error
}

// Log is both chains of a duel.
type Log struct {
	duel    [16]byte
	keys    [2]ed25519.PublicKey
	store   Store
	entries [2][]Entry
	sums    [2][]Sum
	bytes   [2]int
}

// New is an empty log. Nothing is kept where store is nil.
func New(duel [16]byte, keys [2]ed25519.PublicKey, store Store) *Log {
	return &Log{duel: duel, keys: keys, store: store}
}

// KeepIn has every later entry kept in a store.
func (l *Log) KeepIn(store Store) { l.store = store }

// Copy is the log as it stands, without its store.
func (l *Log) Copy() *Log {
	c := *l
	c.store = nil
	return &c // chains only grow: both may share them
}

// Len is how many entries of a seat there are.
func (l *Log) Len(seat int) int { return len(l.entries[seat]) }

// Entry is the entry of a seat with a number from 1 to Len.
func (l *Log) Entry(seat, number int) Entry { return l.entries[seat][number-1] }

// Sum identifies a seat's chain up to an entry; that of number 0 is zero.
func (l *Log) Sum(seat, number int) Sum {
	if number == 0 {
		return Sum{}
	}
	return l.sums[seat][number-1]
}

// Sign adds an entry of the seat whose private key is given, and keeps it. It may be
// sent as soon as Sign returns.
func (l *Log) Sign(seat int, key ed25519.PrivateKey, body []byte) (Entry, error) {
	if len(body) > MaxBody {
		return Entry{}, ErrMalformed
	}
	e := Entry{Seat: seat, Number: uint32(l.Len(seat) + 1), Ack: uint32(l.Len(1 - seat)), Body: slices.Clone(body)}
	sum := l.sum(e)
	copy(e.Signature[:], ed25519.Sign(key, sum[:]))
	return e, l.add(e, sum)
}

// Accept adds an entry of a seat that came over the line or out of a file, and keeps it.
// An entry that is there already is ErrKnown, which does no harm; every other error is
// for an entry that ends the duel.
func (l *Log) Accept(seat int, wire []byte) (Entry, error) {
	e, err := Parse(seat, wire)
	if err != nil {
		return Entry{}, err
	}
	switch next := l.Len(seat) + 1; {
	case int(e.Number) > next, int(e.Ack) > l.Len(1-seat):
		return e, ErrOrder
	case int(e.Number) < next:
		return e, l.compare(e)
	case next > 1 && e.Ack < l.entries[seat][next-2].Ack:
		return e, ErrOrder // it had stored more before
	}
	sum := l.sum(e)
	if !ed25519.Verify(l.keys[seat], sum[:], e.Signature[:]) {
		return e, ErrSignature
	}
	return e, l.add(e, sum)
}

// compare holds an entry against the one of its number.
func (l *Log) compare(e Entry) error {
	known := l.Entry(e.Seat, int(e.Number))
	if known.Ack == e.Ack && bytes.Equal(known.Body, e.Body) {
		return ErrKnown
	}
	sum := l.sum(e)
	if !ed25519.Verify(l.keys[e.Seat], sum[:], e.Signature[:]) {
		return ErrSignature
	}
	return &Fork{known, e}
}

func (l *Log) add(e Entry, sum Sum) error {
	size := len(e.Body) + len(e.Signature)
	if l.Len(e.Seat) == MaxEntries || l.bytes[e.Seat]+size > MaxBytes {
		return ErrFull
	}
	if l.store != nil {
		if err := l.store.Keep(e.Seat, e.Wire()); err != nil {
			return err
		}
	}
	l.bytes[e.Seat] += size
	l.entries[e.Seat] = append(l.entries[e.Seat], e)
	l.sums[e.Seat] = append(l.sums[e.Seat], sum)
	return nil
}

// sum is what is signed. Number and ack are within the chains.
func (l *Log) sum(e Entry) Sum {
	h := sha256.New()
	h.Write([]byte("castillo/anotación\x00"))
	h.Write(l.duel[:])
	before, seen := l.Sum(e.Seat, int(e.Number)-1), l.Sum(1-e.Seat, int(e.Ack))
	h.Write([]byte{byte(e.Seat)})
	h.Write(binary.BigEndian.AppendUint32(nil, e.Number))
	h.Write(before[:])
	h.Write(binary.BigEndian.AppendUint32(nil, e.Ack))
	h.Write(seen[:])
	h.Write(e.Body)
	return Sum(h.Sum(nil))
}
