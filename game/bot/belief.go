package bot

import (
	"slices"

	"castillo/game"
)

// belief is what a player thinks that the opponent's deck may be.
type belief struct {
	likely [][]game.Face // one of these
	seen   []game.Face
}

// see draws its conclusions from a view: of the decks that are known those that have most of the
// opponent's cards seen so far; where none has any, or none is known, a deck like the cards of
// either player that have been seen.
func (b *belief) see(v *game.View, known [][]game.Face) {
	b.likely, b.seen = b.likely[:0], b.seen[:0]
	most := 1
	for _, deck := range known {
		n := 0
		for i := range v.Cards {
			if c := &v.Cards[i]; c.Owner != v.Seat && c.Printed != 0 && slices.Contains(deck, c.Printed) {
				n++
			}
		}
		if n > most {
			most, b.likely = n, b.likely[:0]
		}
		if n == most {
			b.likely = append(b.likely, deck)
		}
	}
	if len(b.likely) > 0 {
		return
	}
	if b.likely = append(b.likely, known...); len(known) > 0 {
		return
	}
	for i := range v.Cards {
		if f := v.Cards[i].Printed; f != 0 {
			b.seen = append(b.seen, f)
		}
	}
	b.likely = append(b.likely, b.seen)
}

// draw is a deck that the opponent may have.
func (b *belief) draw(r *game.Rand) []game.Face { return b.likely[r.Below(len(b.likely))] }
