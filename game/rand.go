package game

// Rand is a small seeded generator of random numbers (SplitMix64): the same
// seed gives the same numbers on every machine, for ever, so a seed is part of
// what a recorded match or a simulation means. It is no secret-keeper: matches
// against a person over a connection are dealt by package peer.
type Rand struct{ state uint64 }

// NewRand is a generator with its seed.
func NewRand(seed uint64) Rand { return Rand{seed} }

// Uint64 is the next number.
func (r *Rand) Uint64() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Below is a number in [0, n). n must be positive and under 2^31; the bias,
// under n/2^64 after widening, is of no consequence for a card game.
func (r *Rand) Below(n int) int {
	return int((r.Uint64() >> 32) * uint64(n) >> 32)
}
