package myl

import (
	"iter"
	"math/bits"

	"castillo/game"
)

// cardSet is a set of cards of a match. The zero set is empty; sets compare
// with ==.
type cardSet [2]uint64

func (s *cardSet) add(id game.CardID)     { s[id>>6&1] |= 1 << (id & 63) }
func (s *cardSet) drop(id game.CardID)    { s[id>>6&1] &^= 1 << (id & 63) }
func (s cardSet) has(id game.CardID) bool { return s[id>>6&1]>>(id&63)&1 != 0 }
func (s cardSet) empty() bool             { return s[0]|s[1] == 0 }
func (s cardSet) len() int                { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }
func (s cardSet) and(t cardSet) cardSet   { return cardSet{s[0] & t[0], s[1] & t[1]} }
func (s cardSet) minus(t cardSet) cardSet { return cardSet{s[0] &^ t[0], s[1] &^ t[1]} }
func (s cardSet) or(t cardSet) cardSet    { return cardSet{s[0] | t[0], s[1] | t[1]} }

// first is the card with the lowest id, 0 for the empty set.
func (s cardSet) first() game.CardID {
	if s[0] != 0 {
		return game.CardID(bits.TrailingZeros64(s[0]))
	}
	if s[1] != 0 {
		return game.CardID(64 + bits.TrailingZeros64(s[1]))
	}
	return 0
}

// take removes the card with the lowest id and returns it, 0 from the empty set.
func (s *cardSet) take() game.CardID {
	if w := s[0]; w != 0 {
		s[0] = w & (w - 1)
		return game.CardID(bits.TrailingZeros64(w))
	}
	w := s[1]
	if w == 0 {
		return 0
	}
	s[1] = w & (w - 1)
	return game.CardID(64 + bits.TrailingZeros64(w))
}

// all gives the cards by rising id.
func (s cardSet) all() iter.Seq[game.CardID] {
	return func(yield func(game.CardID) bool) {
		for id := s.take(); id != 0; id = s.take() {
			if !yield(id) {
				return
			}
		}
	}
}

func setOf(ids ...game.CardID) cardSet {
	var s cardSet
	for _, id := range ids {
		if id != 0 {
			s.add(id)
		}
	}
	return s
}
