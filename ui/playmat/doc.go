// Package playmat is the table at which a duel is played.
//
// A [Duel] drives a match for one person: it lets the computer and the dealer
// act, at a pace that can be followed, and hands out a [Step] for everything
// that happens. It knows no window. [Intents] tells what picking a card up may
// lead to, and where the card may be let go for it. The table's geometry comes
// from the rulebook's own description of its zones, so another rulebook gets
// its board without new code here. [Mat] is the screen that puts them together.
//
// The screen sees a match only through the [game.View] of its seat.
package playmat
