// Package game is the contract that every rulebook keeps with everything that
// drives a match: the window, the computer players, recorded matches,
// scenarios and the connection to a friend.
//
// A [Match] runs until somebody must decide. Its [Decision] says who and what
// about, its options list everything that may be chosen, and Apply chooses one
// and runs on to the next decision. There is no other way to change a match:
//
//	for m.Result().Open() {
//		var options []game.Action
//		options = m.Options(options[:0])
//		m.Apply(choose(m.Decision(), options))
//	}
//
// Chance is a decision too. It belongs to the [Dealer]: who starts, and which
// face a card turns out to have. A card that nobody has seen has no face in the
// match; it gets one in the moment it is dealt to somebody, so there is nothing
// to leak. What a seat may look at is its [Sight].
//
// The package and the rulebooks below it know no window, disk, clock or
// network, start no goroutine and use no randomness of their own.
package game
