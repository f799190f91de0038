package deal

import "encoding/binary"

// Share is one seat's part in one number of the dealer's.
type Share [32]byte

// BatchSize is how many shares a seat binds itself to at once.
const BatchSize = 64

// Share is the seat's k-th share, from 0.
func (s Seed) Share(k uint32) Share { return s.derive("reparto", k) }

// Batch is the commitments to the shares from b*[BatchSize] on.
func (s Seed) Batch(duel ID, b uint32) []Commitment {
	out := make([]Commitment, BatchSize)
	for i := range out {
		k := b*BatchSize + uint32(i)
		out[i] = s.Share(k).Commitment(duel, k)
	}
	return out
}

// Commitment binds to a share as the k-th of a seat.
func (s Share) Commitment(duel ID, k uint32) Commitment {
	return sum("castillo/parte", duel[:], binary.BigEndian.AppendUint32(nil, k), s[:])
}

// Below is a number in [0, n) of which neither share alone says anything; a is that of
// the first seat. Where a number does not suit, the next is that of a higher try.
// It is 0 for n under 1.
func Below(a, b Share, try uint32, n int) int {
	if n < 1 {
		return 0
	}
	// All 64-bit numbers from a multiple of n on are thrown away, so that no
	// remainder comes more often than another.
	most := -uint64(n) % uint64(n)
	for again := uint32(0); ; again++ {
		h := sum("castillo/suerte", a[:], b[:], binary.BigEndian.AppendUint32(nil, try), binary.BigEndian.AppendUint32(nil, again))
		if v := binary.BigEndian.Uint64(h[:8]); v >= most {
			return int(v % uint64(n))
		}
	}
}
