// Package bot holds the computer players. They sit at the table through the
// contract alone: what a player may see and what it may choose, of whatever
// rulebook. A player is for one seat of one match at a time and keeps its
// buffers, so that a decision allocates nothing once they have grown.
package bot

import "castillo/game"

// Random takes any of its options with equal chance. It adjusts nothing by hand
// and accepts what the other player does.
type Random struct {
	rand    game.Rand
	options []game.Action
}

// NewRandom is a random player with its seed.
func NewRandom(seed uint64) *Random { return &Random{rand: game.NewRand(seed)} }

// Choose takes one of the options.
func (r *Random) Choose(s game.Sight) game.Action {
	r.options = rules(s.Options(r.options[:0]))
	if len(r.options) == 0 {
		return game.Action{}
	}
	if a, ok := consent(s, r.options); ok {
		return a
	}
	return r.options[r.rand.Below(len(r.options))]
}
