package peer

import (
	"slices"

	"castillo/game"
	"castillo/game/peer/deal"
)

// When a seat's pool is renewed, the sleeves of it whose places the other seat alone knows must
// come to their new places: without the owner's learning which they are, and without the other's
// learning where any other card went. So the owner lays out the new name of every old place, and
// the other takes those of its own by an oblivious request.

// renaming is one round of that.
type renaming struct {
	owner  game.Seat
	veiled []*binding // that are renamed, by rising number of the card
	old    []*heap    // that their places are in
	offer  deal.Offer
	look   deal.Look // of the looker
	answer []byte    // of the owner
}

// renamed is a step of a veiled place from one pool to a later one. The looker knows the number of
// its blind; the owner keeps the rest, to hold the request against that blind.
type renamed struct {
	from    *heap
	offer   deal.Offer
	request []byte
	blind   uint32
}

// rename has the sleeves of a seat's that are veiled follow it into its new pool.
func (t *Table) rename(owner game.Seat) {
	r := &renaming{owner: owner}
	t.owes(owner, func() error { return t.layNames(r) })
	t.owes(owner.Other(), func() error { return t.askNames(r) })
	t.owes(owner, func() error { return t.giveNames(r) })
}

// layNames has the owner lay out the new names of the old places, where there is a sleeve to
// rename.
func (t *Table) layNames(r *renaming) error {
	for _, b := range t.bound() {
		if b.owner != r.owner || !b.veiled {
			continue
		}
		r.veiled = append(r.veiled, b)
		if !slices.Contains(r.old, b.heap) { // more than one after a taking back
			r.old = append(r.old, b.heap)
		}
	}
	if len(r.veiled) == 0 {
		return nil
	}
	var places []deal.Place
	for _, h := range r.old {
		for i := range h.commitments {
			places = append(places, deal.Place{Pool: h.version, Index: uint8(i)})
		}
	}
	if r.owner == t.me {
		var err error
		if r.offer, err = t.hand.Seed.Renaming(t.agreement.id, t.heaps[t.me].version, places, t.names(r.old)); err != nil {
			return err
		}
		return t.say(isNames.body(r.offer.Bytes()))
	}
	said, err := t.hear(isNames)
	if err != nil {
		return err
	}
	if r.offer, err = deal.ParseRenaming(said.rest, places); err != nil {
		return said.breach("%v", err)
	}
	return nil
}

// names are where the cards of all places of old pools lie in the present own pool; empty for
// those whose place was said meanwhile.
func (t *Table) names(old []*heap) (out []deal.Name) {
	now := t.heaps[t.me]
	for _, h := range old {
		for _, card := range h.cards {
			var n deal.Name
			if at, ok := now.placeOf(card); ok {
				n = deal.Name{Index: at.Index, Opening: now.pool.Openings[at.Index]}
			}
			out = append(out, n)
		}
	}
	return out
}

// askNames has the looker ask for the new names of its places.
func (t *Table) askNames(r *renaming) error {
	if len(r.veiled) == 0 {
		return nil
	}
	if r.owner == t.me {
		said, err := t.hear(isNameRequest)
		if err != nil {
			return err
		}
		requests, err := deal.Requests(said.rest, len(r.veiled))
		if err != nil {
			return said.breach("%v", err)
		}
		if r.answer, err = t.hand.Seed.Answer(deal.ToRename, t.heaps[t.me].version, said.rest); err != nil {
			return said.breach("%v", err)
		}
		for i, b := range r.veiled {
			b.way = append(b.way, renamed{from: b.heap, offer: r.offer, request: requests[i]})
		}
		return nil
	}
	var places []deal.Place
	first := t.renamed
	for _, b := range r.veiled {
		places = append(places, b.at)
		b.way = append(b.way, renamed{from: b.heap, blind: t.renamed})
		t.renamed++
	}
	var err error
	if r.look, err = t.hand.Seed.Look(t.agreement.id, r.offer, first, places...); err != nil {
		return err
	}
	return t.say(isNameRequest.body(r.look.Request))
}

// giveNames has the owner answer, and the looker hold each new name against the card that it
// knows and against the new pool.
func (t *Table) giveNames(r *renaming) error {
	if len(r.veiled) == 0 {
		return nil
	}
	h := t.heaps[r.owner]
	if r.owner == t.me {
		for _, b := range r.veiled {
			b.heap = h
		}
		return t.say(isNameAnswer.body(r.answer))
	}
	said, err := t.hear(isNameAnswer)
	if err != nil {
		return err
	}
	names, err := r.look.Names(said.rest)
	if err != nil {
		return said.breach("%v", err)
	}
	for i, b := range r.veiled {
		at := deal.Place{Pool: h.version, Index: names[i].Index}
		o := names[i].Opening
		twice := slices.ContainsFunc(r.veiled[:i], func(other *binding) bool { return other.at == at })
		if twice || int(at.Index) >= len(h.commitments) || o.Commitment(t.agreement.id, at) != h.commitments[at.Index] || o.Face != b.opening.Face {
			return said.breach("el lugar nuevo no es el de la carta que se miró")
		}
		b.heap, b.at, b.opening = h, at, o
	}
	return nil
}

// first is the pool in which the place was looked at or vowed to.
func (b *binding) first() *heap {
	if len(b.way) > 0 {
		return b.way[0].from
	}
	return b.heap
}

// cameBy reports whether each request for a new name of a sleeve of this seat's was for the name
// of one card, all along: the looker says the blinds.
func (t *Table) cameBy(b *binding, card uint8, said *heard) bool {
	for _, r := range b.way {
		at, ok := r.from.placeOf(card)
		if !ok || !r.offer.Asked(t.agreement.id, r.request, said.take(deal.BlindSize), at) {
			return false
		}
	}
	return true
}

// placeOf is where a card of the own deck lies in a version of the own pool.
func (h *heap) placeOf(card uint8) (deal.Place, bool) {
	i := slices.Index(h.cards, card)
	return deal.Place{Pool: h.version, Index: uint8(i)}, i >= 0
}
