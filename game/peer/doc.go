// Package peer plays a match between two friends over a direct connection, with secret
// decks, no server, and no way to peek or to stack.
//
// It has three rooms that can be read apart. Package deal is the fair deal: commitments,
// shared chance, oblivious looks; it knows no network. Package chain is the signed log; it
// knows no cards. Package link is the line; it knows neither. Here they meet: a [Table] is
// one seat's side of a duel, a [Duel] keeps and sends what it says, [Audit] plays a duel
// that is over again with everything known.
package peer
