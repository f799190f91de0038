package peer

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"sync"

	"castillo/game"
	"castillo/game/peer/chain"
	"castillo/game/peer/deal"
	"castillo/game/speech"
)

// Hand is what a seat brings to a duel and keeps to itself until it is over.
type Hand struct {
	Seed   deal.Seed
	Castle []game.Face // its deck but for the initial Oro, in no order
	Beside []game.Face // its sideboard, likewise
}

// Breach is an entry that its seat could not say, or not so. It is an error.
type Breach struct {
	Seat   game.Seat // who signed the entry, or should have
	Number int       // its number among the seat's entries
	Kind   string    // what sort of entry it is, in Spanish
	Reason error
}

// Error says who, what and where.
func (b *Breach) Error() string { return b.In(speech.InSpanish) }

// In implements [speech.Error].
func (b *Breach) In(say speech.Say) string {
	return speech.Of(speech.Errorf("asiento %v, anotación %d (%s): %w", b.Seat, b.Number, say(b.Kind), b.Reason), say)
}

var (
	// errNotThere is for an entry that its seat could not say at that point.
	errNotThere = speech.Errorf("no se podía decir ahí")
	// errEnd is for a chain that holds no more.
	errEnd = speech.Errorf("el duelo no llega más lejos")
	// ErrOver is for what is done after the duel was stopped.
	ErrOver = speech.Errorf("el duelo ya terminó")
	// errBusy is for a decision that comes before the last one was settled.
	errBusy = &game.Refusal{Reason: "Un momento: falta lo que responde tu amigo"}
	// errNoOffer is for a draw that the other does not offer, or no more.
	errNoOffer = &game.Refusal{Reason: "Esa oferta de empate ya no está en pie"}
)

// Table is one seat's side of a duel: its own match, what it knows of every sleeve, and
// the log of what both said. It is the dealer and the opponent of its match. A driver
// goes around like this, and where it must not wait it calls Settle, Deal and Choose,
// which wait for the other seat, on a goroutine of their own:
//
//	for m := t.Match(); m.Result().Open(); {
//		t.Settle()
//		switch m.Decision().Seat {
//		case game.Dealer:
//			m.Apply(t.Deal(m))
//		case t.Seat():
//			m.Apply(…)
//		default:
//			m.Apply(t.Choose(game.Sight{}))
//		}
//	}
//
// What a table says follows from the hand, the log and the seat's decisions alone: a table
// with the same three says the same again. So a duel is resumed from its log, and audited.
type Table struct {
	agreement *Agreement
	me        game.Seat
	hand      Hand
	keys      func(body) error // adds an entry to the own chain; nil: it must be there already

	line    sync.Mutex // guards what follows
	arrived *sync.Cond
	log     *chain.Log
	at      [2]int // how many entries of each seat were taken up
	stopped error  // why no more is waited for

	busy    sync.Mutex // guards what follows: one thing at a time
	match   game.Match // as this seat knows it
	back    bool       // the last action was a taking back
	heaps   [2]*heap
	sleeves map[sleeve]*binding
	dealt   uint32               // numbers that the dealer has drawn
	batches [2][]deal.Commitment // to shares, by their numbers
	todo    []task
	vows    uint32 // that this seat has made
	renamed uint32 // places that this seat has asked the new names of
	vowed   *vow   // of the last decision, until it has its sleeve
	told    *told  // of the last decision of chance
	actions []game.Action
	unfold  []game.Face // what lies in the castle that this seat looks through
}

// sleeve is a card of the match until it is shuffled away, and after that another.
type sleeve struct {
	card     game.CardID
	shuffled uint8
}

// heap is a seat's pool as a table knows it.
type heap struct {
	version     uint32
	commitments []deal.Commitment
	left        []uint8     // places of which nobody has said that they are taken
	pool        deal.Pool   // of the own pool
	cards       []uint8     // likewise: which of the deck lies at each place
	offer       *deal.Offer // to look at single cards, once it was made
	spoiled     bool        // the other seat has seen all of it
	open        []deal.Opening
}

// binding is what a sleeve holds: a place in its owner's pool.
type binding struct {
	owner   game.Seat
	veiled  bool  // the other seat alone knows the place
	heap    *heap // of the place, which may be shuffled since; nil for an initial Oro
	at      deal.Place
	opening deal.Opening // where this seat knows it; face 0 where not
	card    uint8        // likewise, of an own one: which of the deck it is
	shown   bool         // the other seat than the owner has the opening
	look    *looked      // of a place that is veiled by a look
	vow     *vow         // or by a vow
	way     []renamed    // by which a place that is veiled came into its present pool
}

// looked is a look as it was made, by which it can be held against what is said of it.
type looked struct {
	number  uint32 // of the dealer
	left    []uint8
	veiled  int // places of the pool that the looker held veiled then, and drew anew where it met one
	request []byte
	owners  deal.Share // the owner's share, which the looker knows
}

// vow is a place that was bound to and not said.
type vow struct {
	commit deal.Commitment
	salt   deal.Salt  // of an own one
	at     deal.Place // likewise
	open   deal.Opening
}

// told is a card that chance picked out of a castle.
type told struct {
	face game.Face // as far as this seat knows
}

// task is something that is due after an action.
type task struct {
	mine bool // this seat says it; otherwise it waits for the other
	do   func() error
}

// newTable sets up a seat's side of a duel, by that of the rulebooks that its format names.
func newTable(g *Agreement, me game.Seat, h Hand, log *chain.Log, books []game.Rulebook) (*Table, error) {
	var castles [2][]game.Face
	castles[me] = h.Castle
	if len(h.Castle) != g.Terms[me].Size-1 || len(h.Beside) != g.Terms[me].Beside {
		return nil, speech.Errorf("el mazo tiene %d cartas y %d aparte, y se anunciaron %d y %d", len(h.Castle)+1, len(h.Beside), g.Terms[me].Size, g.Terms[me].Beside)
	}
	book, err := g.book(books)
	if err != nil {
		return nil, err
	}
	m, err := game.NewMatch(book, g.setup(castles))
	if err != nil {
		return nil, err
	}
	t := &Table{agreement: g, me: me, hand: h, log: log, match: m, heaps: [2]*heap{{}, {}}, sleeves: map[sleeve]*binding{}}
	t.arrived = sync.NewCond(&t.line)
	t.watch()
	var v game.View
	m.Look(me, &v)
	for _, c := range v.Cards {
		if c.Face != 0 && c.Sees == game.ByBoth { // the initial Oros, which may come into a pool later
			t.sleeves[sleeve{c.ID, c.Shuffled}] = &binding{owner: c.Owner, opening: deal.Opening{Face: deal.Face(c.Face)}, card: uint8(g.Terms[c.Owner].Size - 1), shown: true}
		}
	}
	for _, s := range game.Seats {
		t.promise(s)
	}
	for _, s := range game.Seats {
		t.reshuffle(s)
	}
	return t, nil
}

func (t *Table) watch() {
	t.match.Watch(func(e game.Event) { t.back = t.back || e.What == game.TakesBack })
}

// Seat is whose side this is.
func (t *Table) Seat() game.Seat { return t.me }

// say adds what is due to the own chain. Where the chain has it already it must be just
// that.
func (t *Table) say(b body) error {
	t.line.Lock()
	defer t.line.Unlock()
	number, entry, ok := t.next(t.me)
	switch {
	case ok && (kindOf(entry) == isSecrets || kindOf(entry) == isVerdict):
		return errEnd
	case ok && !sameAs(entry.Body, b):
		return &Breach{t.me, number, kindOf(entry).String(), speech.Errorf("no es lo que correspondía decir: %v", kind(b[0]))}
	case ok:
		t.at[t.me] = number
		return nil
	case t.stopped != nil:
		return t.stopped
	case t.keys == nil:
		return errEnd
	}
	if err := t.keys(b); err != nil {
		t.stopped = err
		return err
	}
	t.at[t.me] = t.log.Len(int(t.me))
	return nil
}

// sameAs compares an entry with what should be in it. The proof that ends an answer to a request
// is drawn anew each time and judged by who asked.
func sameAs(said []byte, due body) bool {
	if k := kind(due[0]); (k == isAnswer || k == isNameAnswer) && len(said) == len(due) {
		cut := len(due) - deal.ProofSize
		said, due = said[:cut], due[:cut]
	}
	return bytes.Equal(said, due)
}

// next is the first entry of a seat that was not taken up and has its place in the order of
// the duel.
func (t *Table) next(s game.Seat) (number int, e chain.Entry, ok bool) {
	for number = t.at[s] + 1; number <= t.log.Len(int(s)); number++ {
		if e = t.log.Entry(int(s), number); !kindOf(e).aside() {
			return number, e, true
		}
	}
	return number, chain.Entry{}, false
}

// heard is an entry of the other seat that was taken up.
type heard struct {
	reader
	number int
	kind   kind
	seat   game.Seat
}

// breach refuses what was heard.
func (h *heard) breach(format string, args ...any) error {
	return &Breach{h.seat, h.number, h.kind.String(), speech.Errorf(format, args...)}
}

// hear waits for the other seat's next entry, which must be of a kind.
func (t *Table) hear(want ...kind) (*heard, error) {
	t.line.Lock()
	defer t.line.Unlock()
	other := t.me.Other()
	for {
		if number, e, ok := t.next(other); ok {
			h := &heard{number: number, kind: kindOf(e), seat: other}
			switch {
			case (h.kind == isSecrets || h.kind == isVerdict) && t.keys != nil:
				return nil, ErrOver
			case h.kind == isSecrets || h.kind == isVerdict:
				return nil, errEnd
			case !slices.Contains(want, h.kind):
				return nil, h.breach("correspondía: %v", want[0])
			}
			t.at[other], h.rest = number, e.Body[1:]
			return h, nil
		}
		switch {
		case t.stopped != nil:
			return nil, t.stopped
		case t.keys == nil:
			return nil, errEnd
		}
		t.arrived.Wait()
	}
}

// stop ends all waiting. The other seat is told that what it said was refused.
func (t *Table) stop(why error) {
	t.line.Lock()
	if t.stopped == nil {
		t.stopped = why
		if breach := (*Breach)(nil); errors.As(why, &breach) && t.keys != nil {
			_ = t.keys(isBroken.body()) // where the disk fails, nothing more is said
		}
	}
	t.line.Unlock()
	t.arrived.Broadcast()
}

// Settle does what is due after the last action, and waits for what the other seat owes. It
// reports whether the seat's options have changed by that.
func (t *Table) Settle() (changed bool, err error) {
	t.busy.Lock()
	defer t.busy.Unlock()
	if changed, err = t.settle(); err != nil {
		err = t.refuse(err)
	}
	return changed, err
}

func (t *Table) settle() (changed bool, err error) {
	before := len(t.unfold)
	for len(t.todo) > 0 {
		do := t.todo[0].do
		if err := do(); err != nil {
			return false, err
		}
		t.todo = t.todo[1:]
	}
	return len(t.unfold) != before, nil
}

// due does what this seat owes, up to where it has to wait.
func (t *Table) due() error {
	for len(t.todo) > 0 && t.todo[0].mine {
		if err := t.todo[0].do(); err != nil {
			return err
		}
		t.todo = t.todo[1:]
	}
	return nil
}

func (t *Table) owes(s game.Seat, do func() error) {
	t.todo = append(t.todo, task{s == t.me, do})
}

// apply does an action in the own match: one that was dealt, heard or is decided now, which
// is then said.
func (t *Table) apply(a game.Action) error {
	mine := t.match.Decision().Seat == t.me
	if mine && len(t.todo) > 0 {
		return errBusy
	}
	var before game.View
	t.match.Look(t.me, &before)
	after := t.match.Clone()
	if err := after.Apply(a); err != nil {
		return err
	}
	if mine {
		b, err := t.act(a)
		if err == nil {
			err = t.say(b)
		}
		if err != nil {
			return err
		}
	}
	// The copy has shown that the action is none that fails.
	t.back, t.unfold = false, nil
	if err := t.match.Apply(a); err != nil {
		return err
	}
	t.actions = append(t.actions, a)
	t.follow(&before)
	t.told = nil
	return t.due()
}

// act is the entry of an own decision.
func (t *Table) act(a game.Action) (body, error) {
	seen := t.seenBy(a, t.me.Other())
	b := isAct.body(appendAction(nil, seen), binary.BigEndian.AppendUint64(nil, t.public()))
	if a.Face == 0 || seen.Face != 0 || a.Card != 0 {
		return b, nil
	}
	// A face of a castle that the other seat does not get to see.
	if t.searched() == t.me {
		commit := t.hand.Seed.VowFace(t.agreement.id, t.vows, deal.Face(a.Face))
		t.vows++
		return append(b, commit[:]...), nil
	}
	v, err := t.makeVow(a.Face)
	if err != nil {
		return nil, err
	}
	t.vowed = v
	return append(b, v.commit[:]...), nil
}

// findOwn is a place of the own pool that holds a face.
func (t *Table) findOwn(f game.Face) (i uint8, ok bool) {
	h := t.heaps[t.me]
	for _, i := range h.left {
		if h.pool.Openings[i].Face == deal.Face(f) {
			return i, true
		}
	}
	return 0, false
}

// makeVow binds this seat to a place of the other's open pool.
func (t *Table) makeVow(f game.Face) (*vow, error) {
	h := t.heaps[t.me.Other()]
	taken := t.veiledPlaces(t.me.Other())
	for _, i := range h.left {
		if int(i) < len(h.open) && h.open[i].Face == deal.Face(f) && !slices.Contains(taken, i) {
			at := deal.Place{Pool: h.version, Index: i}
			commit, salt := t.hand.Seed.Vow(t.agreement.id, t.vows, at)
			t.vows++
			return &vow{commit, salt, at, h.open[i]}, nil
		}
	}
	return nil, fmt.Errorf("peer: face %d is not in the other's pool", f)
}

// seenBy is an action as a seat gets to know it.
func (t *Table) seenBy(a game.Action, s game.Seat) game.Action {
	if m, ok := t.match.(game.Telling); ok {
		return m.Seen(a, s)
	}
	return a
}

func (t *Table) searched() game.Seat {
	if m, ok := t.match.(game.Searching); ok {
		return m.Searched()
	}
	return game.Nobody
}

// shows reports whether a seat gets to see the face of an action, whatever that is.
func (t *Table) shows(a game.Action, s game.Seat) bool {
	a.Face = 1
	return t.seenBy(a, s).Face != 0
}

// Choose waits for the other seat's decision. It implements [game.Chooser] and looks at
// nothing.
func (t *Table) Choose(game.Sight) game.Action {
	a, _ := t.choose()
	return a
}

func (t *Table) choose() (game.Action, error) {
	t.busy.Lock()
	defer t.busy.Unlock()
	if _, err := t.settle(); err != nil {
		return game.Action{}, t.refuse(err)
	}
	h, err := t.hear(isAct)
	if err != nil {
		return game.Action{}, t.refuse(err)
	}
	a, sum := h.action(), h.uint64()
	if a.Face == 0 && a.Card == 0 && a.Zone != 0 && a.Verb == game.Pick && t.searched() != game.Nobody {
		commit := deal.Commitment(h.take(len(deal.Commitment{})))
		if t.searched() == t.me {
			t.vowed = &vow{commit: commit}
		} // else it is a face of the own castle, of which what follows tells as much as it should
	}
	switch {
	case !h.done():
		return game.Action{}, t.refuse(h.breach("está mal hecha"))
	case sum != t.public():
		return game.Action{}, t.refuse(h.breach("los dos programas no ven la misma mesa"))
	}
	if err := t.match.Clone().Apply(a); err != nil {
		return game.Action{}, t.refuse(h.breach("no se puede hacer: %v", err))
	}
	return a, nil
}

// refuse stops the duel for a breach, and gives back the error.
func (t *Table) refuse(err error) error {
	t.stop(err)
	return err
}

// Deal waits for what chance decides. A table deals for its own match.
func (t *Table) Deal(game.Match) game.Action {
	a, _ := t.deal()
	return a
}

func (t *Table) deal() (game.Action, error) {
	t.busy.Lock()
	defer t.busy.Unlock()
	if _, err := t.settle(); err != nil {
		return game.Action{}, t.refuse(err)
	}
	a, err := t.chance()
	if err != nil {
		return game.Action{}, t.refuse(err)
	}
	if err := t.match.Clone().Apply(a); err != nil {
		return game.Action{}, t.refuse(fmt.Errorf("peer: %+v was dealt: %w", a, err))
	}
	return a, nil
}

// chance draws what the match asks the dealer for.
func (t *Table) chance() (game.Action, error) {
	options := t.match.Options(nil)
	if len(options) > 0 && options[0].Verb == game.Deal {
		return t.dealFace(options[0].Card)
	}
	if whose := t.searched(); whose.Plays() {
		return t.toldFrom(whose, options)
	}
	a, b, err := t.shares()
	if err != nil {
		return game.Action{}, err
	}
	if len(options) == 0 {
		return game.Action{}, errors.New("peer: nothing to draw from")
	}
	pick := options[deal.Below(a, b, 0, len(options))]
	if pick.Card == 0 {
		return pick, nil
	}
	var to game.Seen
	for _, s := range game.Seats {
		if t.shows(pick, s) {
			to |= game.SeenBy(s)
		}
	}
	if pick.Face, err = t.show(pick.Card, to); err != nil {
		return game.Action{}, err
	}
	return pick, nil
}

// toldFrom is what chance picks out of a castle that one seat knows: it says what.
func (t *Table) toldFrom(whose game.Seat, options []game.Action) (game.Action, error) {
	a, b, err := t.shares()
	if err != nil {
		return game.Action{}, err
	}
	if whose == t.me {
		if len(options) == 0 {
			return game.Action{}, errors.New("peer: nothing to draw from")
		}
		pick := options[deal.Below(a, b, 0, len(options))]
		t.told = &told{pick.Face}
		return pick, t.say(isTold.body(appendAction(nil, t.seenBy(pick, t.me.Other()))))
	}
	h, err := t.hear(isTold)
	if err != nil {
		return game.Action{}, err
	}
	pick := h.action()
	if !h.done() {
		return game.Action{}, h.breach("está mal hecha")
	}
	if err := t.match.Clone().Apply(pick); err != nil {
		return game.Action{}, h.breach("no se puede hacer: %v", err)
	}
	t.told = &told{pick.Face}
	return pick, nil
}
