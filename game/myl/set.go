package myl

import (
	"iter"
	"math/bits"

	"castillo/game"
)

// cardSet is a set of cards of a match. The zero set is empty; sets compare
// with ==. Two words of their own, rather than an array of them, stay in registers.
type cardSet struct{ low, high uint64 }

// half is the word in which a card is, and its bit in there: all ones in high
// where that is the high one.
func half(id game.CardID) (bit, high uint64) { return 1 << (id & 63), -uint64(id >> 6 & 1) }

func (s *cardSet) add(id game.CardID) {
	bit, high := half(id)
	s.low |= bit &^ high
	s.high |= bit & high
}

func (s *cardSet) drop(id game.CardID) {
	bit, high := half(id)
	s.low &^= bit &^ high
	s.high &^= bit & high
}

func (s cardSet) has(id game.CardID) bool {
	w := s.low
	if id >= 64 {
		w = s.high
	}
	return w>>(id&63)&1 != 0
}

func (s cardSet) empty() bool             { return s.low|s.high == 0 }
func (s cardSet) len() int                { return bits.OnesCount64(s.low) + bits.OnesCount64(s.high) }
func (s cardSet) and(t cardSet) cardSet   { return cardSet{s.low & t.low, s.high & t.high} }
func (s cardSet) minus(t cardSet) cardSet { return cardSet{s.low &^ t.low, s.high &^ t.high} }
func (s cardSet) or(t cardSet) cardSet    { return cardSet{s.low | t.low, s.high | t.high} }

// first is the card with the lowest id, 0 for the empty set.
func (s cardSet) first() game.CardID {
	if s.low != 0 {
		return game.CardID(bits.TrailingZeros64(s.low))
	}
	if s.high != 0 {
		return game.CardID(64 + bits.TrailingZeros64(s.high))
	}
	return 0
}

// take removes the card with the lowest id and returns it, 0 from the empty set.
func (s *cardSet) take() game.CardID {
	if w := s.low; w != 0 {
		s.low = w & (w - 1)
		return game.CardID(bits.TrailingZeros64(w))
	}
	w := s.high
	if w == 0 {
		return 0
	}
	s.high = w & (w - 1)
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
