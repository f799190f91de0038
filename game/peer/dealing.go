package peer

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"slices"

	"castillo/game"
	"castillo/game/peer/deal"
)

// What a table knows of the sleeves, and how it comes to know more.

// promise has a seat bind itself to its seed, its deck and its sideboard.
func (t *Table) promise(s game.Seat) {
	t.owes(s, func() error {
		if s == t.me {
			p := t.hand.pledge(t.agreement.id)
			return t.say(isPledge.body(p.seed[:], p.deck[:], p.beside[:]))
		}
		h, err := t.hear(isPledge)
		if err == nil && len(h.rest) != 3*len(deal.Commitment{}) {
			err = h.breach("está mal hecha")
		}
		return err
	})
}

// pledge is what a seat binds itself to before anything is dealt.
type pledge struct{ seed, deck, beside deal.Commitment }

func (h Hand) pledge(duel deal.ID) pledge {
	return pledge{h.Seed.Commitment(duel), h.Seed.Deck(duel, faces(h.Castle)), h.Seed.Sideboard(duel, faces(h.Beside))}
}

func faces(fs []game.Face) []deal.Face {
	out := make([]deal.Face, len(fs))
	for i, f := range fs {
		out[i] = deal.Face(f)
	}
	return out
}

// shares draws the dealer's next number: it opens the own share and waits for the other's.
// The shares are those of seat A and of seat B.
func (t *Table) shares() (a, b deal.Share, err error) {
	if err := t.nextBatch(); err != nil {
		return a, b, err
	}
	mine := t.hand.Seed.Share(t.dealt)
	if err := t.say(isShare.body(mine[:])); err != nil {
		return a, b, err
	}
	theirs, err := t.hearShare()
	if err != nil {
		return a, b, err
	}
	t.dealt++
	a, b = t.inOrder(mine, theirs)
	return a, b, nil
}

// inOrder puts the own share and the other's in the order of the seats.
func (t *Table) inOrder(mine, theirs deal.Share) (a, b deal.Share) {
	if t.me == game.A {
		return mine, theirs
	}
	return theirs, mine
}

// hearShare waits for the other's share of the present number, which must be the one that
// the other is bound to.
func (t *Table) hearShare() (deal.Share, error) {
	h, err := t.hear(isShare)
	if err != nil {
		return deal.Share{}, err
	}
	theirs := deal.Share(h.take(len(deal.Share{})))
	if !h.done() || !t.promised(theirs, t.dealt) {
		return deal.Share{}, h.breach("no es la parte prometida")
	}
	return theirs, nil
}

// nextBatch has both bind themselves to more shares where there are none left.
func (t *Table) nextBatch() error {
	if int(t.dealt) < len(t.batches[t.me]) {
		return nil
	}
	batch := t.hand.Seed.Batch(t.agreement.id, t.dealt/deal.BatchSize)
	if err := t.say(isBatch.body(join(batch))); err != nil {
		return err
	}
	h, err := t.hear(isBatch)
	if err != nil {
		return err
	}
	theirs, ok := split(h.rest, deal.BatchSize)
	if !ok {
		return h.breach("no son %d partes", deal.BatchSize)
	}
	t.batches[t.me] = append(t.batches[t.me], batch...)
	t.batches[t.me.Other()] = append(t.batches[t.me.Other()], theirs...)
	return nil
}

func join(cs []deal.Commitment) []byte {
	var out []byte
	for _, c := range cs {
		out = append(out, c[:]...)
	}
	return out
}

func split(data []byte, n int) ([]deal.Commitment, bool) {
	var one deal.Commitment
	if len(data) != n*len(one) {
		return nil, false
	}
	out := make([]deal.Commitment, n)
	for i := range out {
		copy(out[i][:], data[i*len(one):])
	}
	return out, true
}

// reshuffle has a seat offer its pool anew: the faces of all its sleeves of which it does not
// know the place.
func (t *Table) reshuffle(s game.Seat) {
	t.owes(s, func() error {
		version := t.heaps[s].version + 1
		if s == t.me {
			t.heaps[s] = t.newHeap(version)
			return t.say(isPool.body(join(t.heaps[s].commitments)))
		}
		said, err := t.hear(isPool)
		if err != nil {
			return err
		}
		n := t.poolSize(s)
		commitments, ok := split(said.rest, n)
		if !ok {
			return said.breach("no tiene %d cartas", n)
		}
		t.heaps[s] = &heap{version: version, commitments: commitments}
		t.heaps[s].fill()
		return nil
	})
	t.rename(s)
}

// newHeap is a version of the own pool.
func (t *Table) newHeap(version uint32) *heap {
	deck, cards := t.deck(), t.inPool()
	in := make([]deal.Face, len(cards))
	for i, c := range cards {
		in[i] = deck[c]
	}
	h := &heap{version: version, pool: t.hand.Seed.Pool(version, in)}
	h.commitments = h.pool.Commitments(t.agreement.id)
	for _, i := range h.pool.Given {
		h.cards = append(h.cards, cards[i])
	}
	h.fill()
	return h
}

func (h *heap) fill() {
	for i := range h.commitments {
		h.left = append(h.left, uint8(i))
	}
}

// drop takes a place out of those that are left.
func (h *heap) drop(i uint8) {
	if at := slices.Index(h.left, i); at >= 0 {
		h.left = slices.Delete(h.left, at, at+1)
	}
}

// poolSize is how many cards of a seat have no sleeve whose place is known.
func (t *Table) poolSize(s game.Seat) int {
	n := t.agreement.Terms[s].Size
	for _, b := range t.bound() {
		if b.owner == s && !b.veiled {
			n--
		}
	}
	return n
}

// deck is the own deck, the initial Oro last.
func (t *Table) deck() []deal.Face {
	return append(faces(t.hand.Castle), deal.Face(t.agreement.faces[t.agreement.Terms[t.me].Initial]))
}

// inPool are the cards of the own pool, by their numbers in the deck.
func (t *Table) inPool() []uint8 {
	var placed [maxDeck]bool
	for _, b := range t.bound() {
		if b.owner == t.me && !b.veiled {
			placed[b.card] = true
		}
	}
	var out []uint8
	for card := range t.deck() {
		if !placed[card] {
			out = append(out, uint8(card))
		}
	}
	return out
}

// bound are the sleeves that hold a place, by rising number.
func (t *Table) bound() []*binding {
	var v game.View
	t.match.Look(t.me, &v)
	var out []*binding
	for _, c := range v.Cards {
		if b := t.sleeves[sleeve{c.ID, c.Shuffled}]; b != nil {
			out = append(out, b)
		}
	}
	return out
}

func (t *Table) bindingOf(id game.CardID) *binding {
	return t.sleeves[t.sleeveOf(id)]
}

func (t *Table) sleeveOf(id game.CardID) sleeve {
	var v game.View
	t.match.Look(t.me, &v)
	return sleeve{id, v.Find(id).Shuffled}
}

// veiledPlaces are the places of the present pool of a seat that the other holds veiled. To the
// owner they say how many, and not which.
func (t *Table) veiledPlaces(owner game.Seat) []uint8 {
	var out []uint8
	for _, b := range t.bound() {
		if b.veiled && b.heap == t.heaps[owner] {
			out = append(out, b.at.Index)
		}
	}
	return out
}

// follow finds out what is due after an action, before which the match looked like before.
func (t *Table) follow(before *game.View) {
	var now game.View
	t.match.Look(t.me, &now)
	var stale [2]bool
	if t.back {
		maps.DeleteFunc(t.sleeves, func(s sleeve, _ *binding) bool { return s.shuffled > now.Find(s.card).Shuffled })
	}
	for i, c := range now.Cards {
		key := sleeve{c.ID, c.Shuffled}
		if c.Shuffled != before.Cards[i].Shuffled {
			stale[c.Owner] = true
		}
		if c.Sees == game.ByNobody && t.sleeves[key] != nil {
			delete(t.sleeves, key) // it was dealt in what was taken back
			stale[c.Owner] = true
		}
	}
	bound := map[game.CardID]bool{}
	for _, s := range game.Seats {
		h := t.heaps[s]
		spent := h.spoiled && t.searched() != s
		if !stale[s] && !t.back && !spent {
			continue
		}
		for _, c := range now.Cards {
			b := t.sleeves[sleeve{c.ID, c.Shuffled}]
			if vows := b == nil && t.told == nil && c.Owner == s && c.Sees == game.SeenBy(s.Other()); vows {
				t.vowSleeve(c.ID, s) // to a place of the old pool
				bound[c.ID] = true
			}
		}
		t.reshuffle(s)
	}
	for _, c := range now.Cards {
		if c.Sees != game.ByNobody && !bound[c.ID] {
			t.proofs(c)
		}
	}
	if d := t.match.Decision(); d.Seat.Plays() && t.searched() == d.Seat.Other() {
		t.openCastle(d.Seat.Other())
	}
}

// proofs are due where somebody knows a face by an action and not yet by its commitment.
func (t *Table) proofs(c game.CardView) {
	b := t.sleeves[sleeve{c.ID, c.Shuffled}]
	owner, other := c.Owner, c.Owner.Other()
	switch {
	case b == nil && c.Sees.By(owner):
		t.placeSleeve(c.ID, owner, c.Printed, c.Sees.By(other))
	case b == nil && t.told != nil: // of which the owner knows more than the rules let it see
		t.placeSleeve(c.ID, owner, t.told.face, true)
	case b == nil:
		t.vowSleeve(c.ID, owner)
	case b.veiled && c.Sees.By(owner):
		t.unveil(c.ID, owner)
	case !b.veiled && c.Sees.By(other) && !b.shown:
		t.owes(owner, func() error { return t.openSleeve(c.ID, t.match) })
	}
}

// placeSleeve has the owner say which of the pool a sleeve holds that was found there.
func (t *Table) placeSleeve(id game.CardID, owner game.Seat, face game.Face, shown bool) {
	t.owes(owner, func() error {
		h := t.heaps[owner]
		if owner == t.me {
			i, ok := t.findOwn(face)
			if !ok {
				return fmt.Errorf("peer: face of card %d is not in the pool", id)
			}
			b := t.fix(id, owner, i)
			if b.shown = shown; shown {
				return t.say(isOpen.body([]byte{i}, b.opening.Bytes()))
			}
			return t.say(isPlace.body([]byte{i}))
		}
		want := isPlace
		if shown {
			want = isOpen
		}
		said, err := t.hear(want)
		if err != nil {
			return err
		}
		i := said.byte()
		if said.bad || !slices.Contains(h.left, i) || slices.Contains(t.veiledPlaces(owner), i) {
			return said.breach("ese lugar ya no está en el mazo")
		}
		b := t.fix(id, owner, i)
		if !shown {
			return said.close()
		}
		return t.opened(said, b, face)
	})
}

// close refuses an entry that goes on where it should end.
func (h *heard) close() error {
	if !h.done() {
		return h.breach("está mal hecha")
	}
	return nil
}

// faceOf is a card's face as this seat's match has it.
func (t *Table) faceOf(id game.CardID) game.Face {
	var v game.View
	t.match.Look(t.me, &v)
	return v.Find(id).Face
}

// fix binds a sleeve to a place that both know.
func (t *Table) fix(id game.CardID, owner game.Seat, i uint8) *binding {
	h := t.heaps[owner]
	b := &binding{owner: owner, heap: h, at: deal.Place{Pool: h.version, Index: i}}
	if owner == t.me {
		b.opening, b.card = h.pool.Openings[i], h.cards[i]
	}
	h.drop(i)
	t.sleeves[t.sleeveOf(id)] = b
	return b
}

// opened takes an opening and holds it against its commitment and, where that is known, the
// face.
func (t *Table) opened(said *heard, b *binding, face game.Face) error {
	o, ok := deal.ParseOpening(said.rest)
	switch {
	case !ok:
		return said.breach("está mal hecha")
	case o.Commitment(t.agreement.id, b.at) != b.commitment():
		return said.breach("no es la carta que estaba en ese lugar")
	case face != 0 && o.Face != deal.Face(face), int(o.Face) > len(t.agreement.cards), o.Face == 0:
		return said.breach("no es la carta que se dijo")
	}
	b.opening, b.shown = o, true
	return nil
}

// openSleeve has the owner show what a sleeve holds whose place is known.
func (t *Table) openSleeve(id game.CardID, m game.Match) error {
	b := t.bindingOf(id)
	if b.owner == t.me {
		b.shown = true
		return t.say(isOpen.body([]byte{b.at.Index}, b.opening.Bytes()))
	}
	said, err := t.hear(isOpen)
	if err != nil {
		return err
	}
	if i := said.byte(); i != b.at.Index {
		return said.breach("no es el lugar de esa carta")
	}
	var v game.View
	m.Look(t.me, &v)
	return t.opened(said, b, v.Find(id).Printed)
}

// vowSleeve binds a sleeve of the owner's to what the other seat has vowed.
func (t *Table) vowSleeve(id game.CardID, owner game.Seat) {
	t.owes(owner.Other(), func() error {
		v := t.vowed
		if v == nil {
			return fmt.Errorf("peer: nobody has bound card %d", id)
		}
		t.vowed = nil
		t.sleeves[t.sleeveOf(id)] = &binding{owner: owner, veiled: true, heap: t.heaps[owner], at: v.at, opening: v.open, shown: true, vow: v}
		return nil
	})
}

// openCastle has a seat show the other all of its pool, to look through.
func (t *Table) openCastle(owner game.Seat) {
	t.owes(owner, func() error {
		h := t.heaps[owner]
		if owner == t.me {
			if h.spoiled {
				return nil
			}
			h.spoiled = true
			var all []byte
			for _, i := range h.left {
				all = append(all, h.pool.Openings[i].Bytes()...)
			}
			return t.say(isCastle.body(all))
		}
		if !h.spoiled {
			said, err := t.hear(isCastle)
			if err != nil {
				return err
			}
			h.spoiled, h.open = true, make([]deal.Opening, len(h.commitments))
			for _, i := range h.left {
				o, _ := deal.ParseOpening(said.take(len(deal.Opening{}.Bytes())))
				if o.Face == 0 || int(o.Face) > len(t.agreement.cards) || o.Commitment(t.agreement.id, deal.Place{Pool: h.version, Index: i}) != h.commitments[i] {
					return said.breach("no es la carta que estaba en el lugar %d", i)
				}
				h.open[i] = o
			}
			if err := said.close(); err != nil {
				return err
			}
		}
		veiled := t.veiledPlaces(owner)
		for _, i := range h.left {
			if !slices.Contains(veiled, i) {
				t.unfold = append(t.unfold, game.Face(h.open[i].Face))
			}
		}
		t.match.(game.Searching).Unfold(t.unfold)
		return nil
	})
}

// dealFace draws what a sleeve holds for those who get to see it.
func (t *Table) dealFace(id game.CardID) (game.Action, error) {
	a := game.Action{Verb: game.Deal, Card: id}
	var to game.Seen
	for _, s := range game.Seats {
		if t.shows(a, s) {
			to |= game.SeenBy(s)
		}
	}
	var err error
	if t.bindingOf(id) != nil {
		a.Face, err = t.show(id, to)
		return a, err
	}
	var v game.View
	t.match.Look(t.me, &v)
	owner := v.Find(id).Owner
	if to == game.SeenBy(owner.Other()) {
		err = t.look(id, owner)
	} else {
		err = t.draw(id, owner)
	}
	if err == nil {
		a.Face, err = t.show(id, to)
	}
	return a, err
}

// draw takes a place out of an owner's pool for a sleeve; both get to know which.
func (t *Table) draw(id game.CardID, owner game.Seat) error {
	h := t.heaps[owner]
	for len(h.left) > 0 {
		a, b, err := t.shares()
		if err != nil {
			return err
		}
		i := h.left[deal.Below(a, b, 0, len(h.left))]
		met, err := t.meets(owner, i)
		if err != nil {
			return err
		}
		if !met {
			t.fix(id, owner, i)
			return nil
		}
	}
	return errors.New("peer: a pool is empty")
}

// meets finds out whether a place that was drawn belongs to a sleeve already, whose place only
// the other seat knows. Then it says so, and both draw anew.
func (t *Table) meets(owner game.Seat, i uint8) (bool, error) {
	var veiled []game.CardID
	var v game.View
	t.match.Look(t.me, &v)
	for _, c := range v.Cards {
		if b := t.sleeves[sleeve{c.ID, c.Shuffled}]; b != nil && b.owner == owner && b.veiled {
			veiled = append(veiled, c.ID)
		}
	}
	if len(veiled) == 0 {
		return false, nil
	}
	if owner == t.me {
		said, err := t.hear(isClear, isUnveil)
		if err != nil {
			return false, err
		}
		if said.kind == isClear {
			return false, said.close()
		}
		id := game.CardID(said.byte())
		if !slices.Contains(veiled, id) {
			return false, said.breach("esa carta no está reservada")
		}
		if err := t.hearUnveiled(said, id); err != nil {
			return false, err
		}
		if t.bindingOf(id).at.Index != i {
			return false, said.breach("no es el lugar que salió")
		}
		return true, nil
	}
	for _, id := range veiled {
		if b := t.bindingOf(id); b.heap == t.heaps[owner] && b.at.Index == i {
			return true, t.sayUnveiled(id)
		}
	}
	return false, t.say(isClear.body())
}

// look has the other seat than the owner take a card of the owner's pool of which the owner
// does not learn which it is.
func (t *Table) look(id game.CardID, owner game.Seat) error {
	if err := t.nextBatch(); err != nil {
		return err
	}
	if err := t.offer(owner); err != nil {
		return err
	}
	number, h := t.dealt, t.heaps[owner]
	mine := t.hand.Seed.Share(number)
	b := &binding{owner: owner, veiled: true, heap: h, shown: true, look: &looked{number: number, left: slices.Clone(h.left), veiled: len(t.veiledPlaces(owner))}}
	t.dealt++
	if owner == t.me {
		if err := t.say(isShare.body(mine[:])); err != nil {
			return err
		}
		said, err := t.hear(isRequest)
		if err != nil {
			return err
		}
		b.look.request = said.take(len(said.rest))
		answer, err := t.hand.Seed.Answer(deal.ToLook, h.version, b.look.request)
		if err != nil {
			return said.breach("%v", err)
		}
		t.sleeves[t.sleeveOf(id)] = b
		return t.say(isAnswer.body(answer))
	}
	t.dealt--
	theirs, err := t.hearShare()
	if err != nil {
		return err
	}
	t.dealt++
	b.look.owners = theirs
	if b.at, err = t.lookAt(owner, mine, theirs); err != nil {
		return err
	}
	look, err := t.hand.Seed.Look(t.agreement.id, *h.offer, number, b.at)
	if err != nil {
		return err
	}
	b.look.request = look.Request
	if err := t.say(isRequest.body(look.Request)); err != nil {
		return err
	}
	said, err := t.hear(isAnswer)
	if err != nil {
		return err
	}
	b.opening, err = look.Open(said.rest)
	if err != nil || b.opening.Commitment(t.agreement.id, b.at) != b.commitment() || b.opening.Face == 0 || int(b.opening.Face) > len(t.agreement.cards) {
		return said.breach("la carta que se miró no es la que estaba en el mazo")
	}
	t.sleeves[t.sleeveOf(id)] = b
	return nil
}

// lookAt is the place that the shares say, the first that this seat does not hold veiled
// already.
func (t *Table) lookAt(owner game.Seat, mine, theirs deal.Share) (deal.Place, error) {
	h, taken := t.heaps[owner], t.veiledPlaces(owner)
	if len(taken) >= len(h.left) {
		return deal.Place{}, errors.New("peer: a pool is empty")
	}
	a, b := t.inOrder(mine, theirs)
	for try := uint32(0); ; try++ {
		if i := h.left[deal.Below(a, b, try, len(h.left))]; !slices.Contains(taken, i) {
			return deal.Place{Pool: h.version, Index: i}, nil
		}
	}
}

// maxTries is how often a look may have been drawn anew.
const maxTries = 4096

// offer has the owner lay out its pool to be looked at, once for each version of it.
func (t *Table) offer(owner game.Seat) error {
	h := t.heaps[owner]
	if h.offer != nil {
		return nil
	}
	if owner == t.me {
		o, err := t.hand.Seed.Offer(t.agreement.id, h.pool)
		if err != nil {
			return err
		}
		h.offer = &o
		return t.say(isOffer.body(o.Bytes()))
	}
	said, err := t.hear(isOffer)
	if err != nil {
		return err
	}
	o, err := deal.ParseOffer(said.rest, h.version, len(h.commitments))
	if err != nil {
		return said.breach("%v", err)
	}
	h.offer = &o
	return nil
}

// show lets those see what a sleeve holds who have to, and is its face as this seat then knows
// it.
func (t *Table) show(id game.CardID, to game.Seen) (game.Face, error) {
	b := t.bindingOf(id)
	if b == nil {
		return 0, fmt.Errorf("peer: card %d holds nothing that could be shown", id)
	}
	var err error
	switch {
	case b.veiled && to.By(b.owner):
		err = t.unveiled(id)
	case !b.veiled && to.By(b.owner.Other()) && !b.shown:
		err = t.openSleeve(id, t.match)
	}
	if !to.By(t.me) && t.faceOf(id) == 0 {
		return 0, err
	}
	return game.Face(b.opening.Face), err
}

// unveil has the seat that alone knows the place of a sleeve of the owner's say it.
func (t *Table) unveil(id game.CardID, owner game.Seat) {
	t.owes(owner.Other(), func() error {
		if b := t.bindingOf(id); b == nil || !b.veiled {
			return nil // it was said meanwhile
		}
		return t.unveiled(id)
	})
}

func (t *Table) unveiled(id game.CardID) error {
	if t.bindingOf(id).owner != t.me {
		return t.sayUnveiled(id)
	}
	said, err := t.hear(isUnveil)
	if err != nil {
		return err
	}
	if game.CardID(said.byte()) != id {
		return said.breach("no es la carta que correspondía")
	}
	return t.hearUnveiled(said, id)
}

func (t *Table) sayUnveiled(id game.CardID) error {
	b := t.bindingOf(id)
	said := isUnveil.body([]byte{byte(id)}, appendPlace(nil, b.at))
	if b.look != nil {
		share := t.hand.Seed.Share(b.look.number)
		blind, err := t.hand.Seed.Blind(deal.ToLook, b.look.number)
		if err != nil {
			return err
		}
		said = append(append(said, share[:]...), blind...)
	} else {
		said = append(said, b.vow.salt[:]...)
	}
	for _, r := range b.way {
		blind, err := t.hand.Seed.Blind(deal.ToRename, r.blind)
		if err != nil {
			return err
		}
		said = append(said, blind...)
	}
	t.settleVeil(b)
	return t.say(said)
}

// hearUnveiled takes the place of a sleeve of this seat's, and holds it against what was asked
// for or vowed, and against each request for a new name since.
func (t *Table) hearUnveiled(said *heard, id game.CardID) error {
	b, at := t.bindingOf(id), said.place()
	h := b.heap
	if at.Pool != h.version || !slices.Contains(h.left, at.Index) {
		return said.breach("no es el lugar que correspondía")
	}
	card := h.cards[at.Index]
	if !t.tookFirst(b, card, said) || !t.cameBy(b, card, said) || !said.done() {
		return said.breach("no es el lugar que correspondía")
	}
	b.at, b.opening, b.card = at, h.pool.Openings[at.Index], card
	t.settleVeil(b)
	return nil
}

// tookFirst reports whether a card of this seat's is the one that was looked at or vowed to.
func (t *Table) tookFirst(b *binding, card uint8, said *heard) bool {
	h := b.first()
	at, ok := h.placeOf(card)
	if b.look == nil {
		return ok && b.vow.commit.Keeps(t.agreement.id, at, deal.Salt(said.take(len(deal.Salt{}))))
	}
	share, blind := deal.Share(said.take(len(deal.Share{}))), said.take(deal.BlindSize)
	return ok && h.offer != nil && t.promised(share, b.look.number) &&
		h.offer.Asked(t.agreement.id, b.look.request, blind, at) && t.mayHaveDrawn(b.look, share, at.Index)
}

// commitment is what the owner is bound to by, for the sleeve's place.
func (b *binding) commitment() deal.Commitment { return b.heap.commitments[b.at.Index] }

// settleVeil makes a place that was veiled one that both know.
func (t *Table) settleVeil(b *binding) {
	b.veiled, b.look, b.vow, b.way = false, nil, nil, nil
	b.heap.drop(b.at.Index)
}

// promised reports whether a share is the one that the other seat bound itself to.
func (t *Table) promised(s deal.Share, number uint32) bool {
	return s.Commitment(t.agreement.id, number) == t.batches[t.me.Other()][number]
}

// mayHaveDrawn reports whether a look can have come to a place by its shares: each number that it
// drew before met one of the cards that the looker had looked at already.
func (t *Table) mayHaveDrawn(l *looked, theirs deal.Share, i uint8) bool {
	a, b := t.inOrder(t.hand.Seed.Share(l.number), theirs)
	var met [maxDeck]bool
	for try, places := uint32(0), 0; try < maxTries; try++ {
		at := l.left[deal.Below(a, b, try, len(l.left))]
		if at == i {
			return true
		}
		if !met[at] {
			met[at] = true
			places++
		}
		if places > l.veiled {
			return false
		}
	}
	return false
}

// public is a sum of what both seats see of the match.
func (t *Table) public() uint64 {
	var v game.View
	t.match.Look(t.me, &v)
	h := sha256.New()
	put := func(ns ...int) {
		var b []byte
		for _, n := range ns {
			b = binary.BigEndian.AppendUint32(b, uint32(n))
		}
		h.Write(b)
	}
	d := v.Decision
	put(v.Turn, int(v.Active), int(v.First), int(v.Phase), int(d.Seat), int(d.Kind), int(d.Ask), int(d.Source), int(d.Left), int(v.Proposal.By))
	for _, p := range v.Players {
		put(p.Gold, p.Virtual, p.Castle, p.Hand)
	}
	for _, c := range v.Cards {
		put(int(c.ID), int(c.Owner), int(c.Controller), int(c.Zone), c.Place, int(c.Bearer), int(c.Foe), int(c.Sees), int(c.Shuffled))
		if c.Sees == game.ByBoth {
			put(int(c.Face), c.Strength, c.Cost, int(c.Types), int(c.Marks))
		}
	}
	return binary.BigEndian.Uint64(h.Sum(nil))
}
