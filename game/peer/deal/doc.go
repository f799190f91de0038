// Package deal is the fair deal between two seats that do not trust each other:
// neither can peek at what it may not see, choose what comes, or change it later.
// It knows no network and no rules of a game; a face is a number, a pool is the
// faces of one seat that lie in no sleeve.
//
// Everything that a seat draws at random follows from its [Seed], to which it is
// bound before the duel by the seed's commitment. Three things come of it:
//
//   - Shares. The dealer's k-th number is made of the k-th share of both seats
//     ([Below]). A seat is bound to its shares, a batch at a time, before the
//     other opens one of them.
//   - Pools. The owner of a pool offers one commitment for each face in it, in an
//     order of the owner's own ([Pool]). Who is dealt number i is dealt the face
//     that commitment i will be opened to.
//   - Looks. What the other seat alone may see it takes out of the pool without
//     the owner's learning which it took ([Offer], [Look]): an oblivious transfer
//     by the verifiable OPRF of RFC 9497. Where the owner renews its pool, the other
//     takes the new places of what it looked at in the same way ([Name]), and no
//     others: neither learns more than it knew.
//
// After the duel both seeds are opened. Whoever has a seat's seed and deck can
// compute all that it had to say, and compare.
package deal
