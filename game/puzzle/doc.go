// Package puzzle finds, proves and keeps positions in which the player whose turn it is can win
// in that turn, whatever the rival does.
//
// A puzzle is a scenario file (see package scenario) with the line "acertijo: gana este turno",
// one that grades it ("grado: 2", from 1) and one for each first move that wins ("gana: juega
// Excalibur", in the words of a scenario's moves).
// In it both hands lie open, so that nobody has to guess, and the castles lie in no order: what
// is taken from them is dealt by chance. It is won by force where some move wins against every
// answer that the rival has on the table and in hand, and whatever chance deals. What a player
// alone comes to see in that turn, as in a castle that is looked through, counts as seen by both.
//
// [Search] proves that, by proof numbers, on copies of a match and through the contract alone, so
// it knows no rules; [Exhaust] proves it a second time in the plainest way, where that can be
// waited for. [Mine] looks for puzzles in the games of computer players.
package puzzle
