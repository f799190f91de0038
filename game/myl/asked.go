package myl

import (
	"slices"

	"castillo/game"
)

// asked is what has been found out about the present decision, lest it be found
// out again. Nothing changes while a decision waits, but that an action may show a
// face that this match did not know.
type asked struct {
	options [24]game.Action // as they were listed
	n       int8            // 0 they were not, or are too many
	left    cardSet         // what can be picked
	picks   bool            // left is known
	whole   uint64          // what the match is the same by, 0 not known (see sameness)
}

// remember keeps a list of options.
func (q *asked) remember(options []game.Action) {
	if len(options) <= len(q.options) {
		q.n = int8(copy(q.options[:], options))
	}
}

// offers reports whether an action is one of the options that were listed.
func (q *asked) offers(a game.Action) bool { return slices.Contains(q.options[:q.n], a) }
