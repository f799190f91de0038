package peer

import (
	"crypto/ed25519"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io"
	"net/netip"
	"os"
	"sync"
	"time"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/peer/chain"
	"castillo/game/speech"
)

// Line carries messages to the other seat and from it, whole and in order, until it
// breaks.
type Line interface {
	Send([]byte) error
	Receive() ([]byte, error)
	Close() error
	Peer() [32]byte // the key of who is at the other end
}

// The first byte of a message says what it is.
const (
	saysTerms  = 'T' // before the duel
	saysAccept = 'S'
	saysRefuse = 'N'
	saysWhere  = 'D' // how much of both chains there is
	saysEntry  = 'E'
	saysYours  = 'P' // an entry of the receiver's own that it has lost
)

// Kinds of notes in a duel's file.
const (
	notePrivate  = 2 + iota // the seat, its seed and deck
	noteTerms               // of seat A, then of seat B
	noteEvidence            // a message that was refused
	noteWay                 // where the seat that invited listens: the last one counts
	noteSpent               // how long each seat has thought, in seconds: the last one counts
)

// Duel is a duel over a line: a table, its log in a file, and the line while there is one.
// Its methods may be called from any goroutine.
type Duel struct {
	*Table
	key  ed25519.PrivateKey
	file *chain.File

	spent [2]time.Duration // that each seat had thought when the file was opened

	// Guarded by the table's line.
	wire    Line
	sent    int       // own entries that the other has, as far as is known
	heard   Line      // over which the other said how far it is
	synced  bool      // and was sent what it had lost
	lost    time.Time // when the line broke; zero while there is one
	known   bool      // that the other has no entry of this seat that is not here: before, nothing is signed
	ready   bool      // and what was owed is said
	behind  int       // entries of this seat that the other has, where some are not here
	changed func()
	closed  bool
	running sync.WaitGroup
}

// private is what a seat keeps beside the log.
type private struct {
	Seat   game.Seat
	Key    []byte // the seed of the key that signs
	Seed   [32]byte
	Castle []game.Face
	Beside []game.Face
}

// Begin sets up a duel that both have accepted, in a file that must not be there yet.
func Begin(path string, g *Agreement, me game.Seat, h Hand, key ed25519.PrivateKey, books []game.Rulebook) (*Duel, error) {
	file, err := chain.Create(path)
	if err != nil {
		return nil, err
	}
	own, err := json.Marshal(private{me, key.Seed(), h.Seed, h.Castle, h.Beside})
	for _, n := range []chain.Note{{Kind: notePrivate, Data: own}, {Kind: noteTerms, Data: g.raw[0]}, {Kind: noteTerms, Data: g.raw[1]}} {
		if err == nil {
			err = file.Note(n)
		}
	}
	if err == nil {
		err = file.Flush()
	}
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	d, err := open(file, g, me, h, key, books, nil)
	if err != nil {
		return nil, err
	}
	d.known = true
	return d, d.pickUp()
}

// Resume goes on with the duel in a file, from where it stood.
func Resume(path string, key ed25519.PrivateKey, common []card.Card, books []game.Rulebook) (*Duel, error) {
	file, contents, err := chain.OpenFile(path)
	if err != nil {
		return nil, err
	}
	d, err := resume(file, contents, key, common, books)
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return d, nil
}

func resume(file *chain.File, contents chain.Contents, key ed25519.PrivateKey, common []card.Card, books []game.Rulebook) (*Duel, error) {
	g, err := agreementOf(contents, common)
	if err != nil {
		return nil, err
	}
	own, err := privateIn(contents)
	if err != nil {
		return nil, err
	}
	d, err := open(file, g, own.Seat, Hand{own.Seed, own.Castle, own.Beside}, key, books, contents.Entries)
	if err != nil {
		return nil, err
	}
	d.spent = spentIn(contents)
	return d, nil
}

// List is the deck that this side brought, with its sideboard, each card by its printing.
func (d *Duel) List() deck.List {
	entries := func(fs []game.Face) (es deck.Entries) {
		for _, f := range fs {
			es = es.Add(deck.RefTo(d.agreement.cards[f-1]), 1)
		}
		return es
	}
	initial := d.agreement.cards[d.agreement.faces[d.agreement.Terms[d.me].Initial]-1]
	return deck.List{Initial: deck.RefTo(initial), Cards: entries(d.hand.Castle), Sideboard: entries(d.hand.Beside)}
}

// spentIn is how long each seat has thought.
func spentIn(contents chain.Contents) (spent [2]time.Duration) {
	for _, n := range contents.Notes {
		if n.Kind == noteSpent && len(n.Data) == 8 {
			for s := range spent {
				spent[s] = time.Duration(binary.BigEndian.Uint32(n.Data[4*s:])) * time.Second
			}
		}
	}
	return spent
}

// privateIn is what the owner of a file keeps there.
func privateIn(contents chain.Contents) (own private, err error) {
	for _, n := range contents.Notes {
		if n.Kind == notePrivate {
			err = json.Unmarshal(n.Data, &own)
		}
	}
	if err == nil && (!own.Seat.Plays() || len(own.Castle) == 0 || len(own.Key) != ed25519.SeedSize) {
		err = speech.Errorf("el registro no guarda el lado de nadie: solo se puede auditar")
	}
	return own, err
}

// KeyIn is the key that signs the owner's entries in a duel's file.
func KeyIn(path string) (ed25519.PrivateKey, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	contents, err := chain.Read(f)
	if err != nil {
		return nil, err
	}
	own, err := privateIn(contents)
	if err != nil {
		return nil, err
	}
	return ed25519.NewKeyFromSeed(own.Key), nil
}

// agreementOf is the agreement that a file begins with.
func agreementOf(contents chain.Contents, common []card.Card) (*Agreement, error) {
	var terms [][]byte
	for _, n := range contents.Notes {
		if n.Kind == noteTerms {
			terms = append(terms, n.Data)
		}
	}
	if len(terms) != 2 {
		return nil, chain.ErrNotOne
	}
	return Agree(terms[0], terms[1], common)
}

// LogOf checks the entries of a file and gives the agreement and the log that they make.
func LogOf(contents chain.Contents, common []card.Card) (*Agreement, *chain.Log, error) {
	g, err := agreementOf(contents, common)
	if err != nil {
		return nil, nil, err
	}
	log, err := fill(chain.New(g.id, g.keys(), nil), contents.Entries)
	return g, log, err
}

func fill(log *chain.Log, entries []chain.Stored) (*chain.Log, error) {
	for i, e := range entries {
		if _, err := log.Accept(e.Seat, e.Wire); err != nil {
			return nil, speech.Errorf("anotación %d del registro: %w", i+1, err)
		}
	}
	return log, nil
}

func open(file *chain.File, g *Agreement, me game.Seat, h Hand, key ed25519.PrivateKey, books []game.Rulebook, entries []chain.Stored) (*Duel, error) {
	log, err := fill(chain.New(g.id, g.keys(), nil), entries)
	if err != nil {
		return nil, err
	}
	table, breach, err := retrace(g, me, h, log, books)
	if err != nil {
		return nil, err
	}
	log.KeepIn(file)
	d := &Duel{Table: table, key: key, file: file, lost: time.Now(), changed: func() {}}
	if breach != nil {
		d.stopped = breach
	}
	table.keys = func(b body) error {
		if !d.known {
			return errBusy
		}
		_, err := log.Sign(int(me), key, b)
		table.arrived.Broadcast()
		return err
	}
	d.stopIfOver()
	return d, nil
}

// retrace is a table that stands after the last action of which the log tells all, and what the
// other said after it that it could not.
func retrace(g *Agreement, me game.Seat, h Hand, log *chain.Log, books []game.Rulebook) (*Table, *Breach, error) {
	probe, err := newTable(g, me, h, log, books)
	if err != nil {
		return nil, nil, err
	}
	n, err := probe.rerun(-1)
	var breach *Breach
	if !errors.As(err, &breach) && err != nil && !errors.Is(err, errEnd) {
		return nil, nil, err
	}
	t, err := newTable(g, me, h, log, books)
	if err == nil {
		_, err = t.rerun(n)
	}
	return t, breach, err
}

// pickUp says what this seat owed when the program ended: the proofs of what it had decided.
func (d *Duel) pickUp() error {
	d.busy.Lock()
	defer d.busy.Unlock()
	if d.isStopped() {
		return nil
	}
	if err := d.Table.pickUp(); err != nil {
		return err
	}
	d.line.Lock()
	d.ready = true
	d.line.Unlock()
	d.arrived.Broadcast()
	return nil
}

func (d *Duel) isStopped() bool {
	d.line.Lock()
	defer d.line.Unlock()
	return d.stopped != nil
}

func (t *Table) pickUp() error {
	if err := t.due(); err != nil || len(t.todo) > 0 || t.match.Decision().Seat != t.me {
		return err
	}
	if _, e, ok := t.next(t.me); !ok || kindOf(e) != isAct {
		return nil
	}
	a, err := t.decided()
	if err == nil {
		err = t.apply(a)
	}
	return err
}

// Agreement is what both accepted.
func (d *Duel) Agreement() *Agreement { return d.agreement }

// Path is where the duel's file lies.
func (d *Duel) Path() string { return d.file.Path() }

// NoteWay keeps where the seat that invited listens, by which the two find back to each other
// another day.
func (d *Duel) NoteWay(at netip.AddrPort) error {
	return d.file.Note(chain.Note{Kind: noteWay, Data: []byte(at.String())})
}

// Spent is how long each seat had thought when the duel was taken up, as this side noted it.
func (d *Duel) Spent() [2]time.Duration { return d.spent }

// NoteSpent keeps how long each seat has thought, in whole seconds.
func (d *Duel) NoteSpent(spent [2]time.Duration) error {
	var data []byte
	for _, t := range spent {
		data = binary.BigEndian.AppendUint32(data, uint32(t/time.Second))
	}
	return d.file.Note(chain.Note{Kind: noteSpent, Data: data})
}

// OnChange has f called, from other goroutines, whenever the state of the duel or of the
// line has changed.
func (d *Duel) OnChange(f func()) {
	d.line.Lock()
	defer d.line.Unlock()
	d.changed = f
}

// State is how a duel stands beside its match.
type State struct {
	Lost        time.Time   // since when there is no line; zero while there is one
	Result      game.Result // by concession or agreement; open otherwise
	Offered     [2]bool     // whether the seat offers a draw that the other can take
	Stopped     error       // why nothing more can be done, nil while something can
	OtherOpened bool        // the other seat has opened its secrets
}

// State tells how the duel stands.
func (d *Duel) State() State {
	d.line.Lock()
	defer d.line.Unlock()
	e := endingOf(d.log)
	return State{Lost: d.lost, Result: e.result, Offered: e.offered, Stopped: d.stopped, OtherOpened: e.opened[d.me.Other()]}
}

// said reports whether a seat's chain has an entry of a kind.
func (d *Duel) said(s game.Seat, k kind) bool { return lastOf(d.log, s, k) > 0 }

// stopIfOver stops the waiting where the seats have ended the duel.
func (d *Duel) stopIfOver() {
	d.line.Lock()
	why := endingOf(d.log).stops()
	d.line.Unlock()
	if why != nil {
		d.stop(why)
	}
}

// sayAside signs something that may be said at any time, as long as the duel goes on.
func (d *Duel) sayAside(b body) error {
	d.line.Lock()
	err := d.stopped
	if err == nil {
		err = endingOf(d.log).stops()
	}
	if err == nil && !d.known {
		err = errBusy
	}
	if err == nil {
		_, err = d.log.Sign(int(d.me), d.key, b)
	}
	d.line.Unlock()
	d.arrived.Broadcast()
	d.stopIfOver()
	return err
}

// Concede gives the duel up.
func (d *Duel) Concede() error { return d.sayAside(isConcession.body()) }

// OfferDraw offers a draw, AcceptDraw takes the other's offer.
func (d *Duel) OfferDraw() error { return d.sayAside(isOffered.body()) }

// AcceptDraw takes the other's offer of a draw, if there is one.
func (d *Duel) AcceptDraw() error {
	if !d.State().Offered[d.me.Other()] {
		return errNoOffer
	}
	return d.sayAside(isAgreed.body())
}

// ErrStranger is for a line to somebody else than the other seat.
var ErrStranger = speech.Errorf("quien llegó no es con quien jugabas este duelo: su clave es otra")

// ErrBehind is for a duel that had gone on beyond what its file here told, as a file from a
// backup does. What was lacking has come from the other, and the duel can be gone on with again.
var ErrBehind = speech.Errorf("el registro de aquí estaba atrasado y ya se completó con el de tu amigo: vuelve a seguir el duelo")

// errStories is for two logs of one duel that say different things.
var errStories = speech.Errorf("los dos registros del duelo no son el mismo: alguien firmó dos historias")

// Connect goes on over a line, in the place of one that there was. A duel that was resumed waits
// until it has heard how far the other is: who signed without knowing that would tell two stories.
func (d *Duel) Connect(l Line) error {
	if l.Peer() != d.agreement.Terms[d.me.Other()].Key {
		return errors.Join(ErrStranger, l.Close())
	}
	d.line.Lock()
	if d.closed {
		d.line.Unlock()
		return errors.Join(ErrOver, l.Close())
	}
	old := d.wire
	d.wire, d.synced = l, false
	where, resumed := d.where(), !d.ready
	d.running.Add(2)
	d.line.Unlock()
	if old != nil {
		old.Close()
	}
	err := l.Send(where)
	if err != nil {
		d.drop(l)
	}
	go d.read(l)
	go d.write(l)
	if err != nil || !resumed {
		return err
	}
	return d.catchUp(l)
}

// catchUp waits until it is known that the other has no entry of this seat that is not here.
func (d *Duel) catchUp(l Line) error {
	d.line.Lock()
	for d.wire == l && !d.known && d.stopped == nil {
		d.arrived.Wait()
	}
	known, why := d.known, d.stopped
	d.line.Unlock()
	switch {
	case errors.Is(why, ErrBehind):
		return why
	case !known && why == nil:
		return io.ErrUnexpectedEOF
	}
	return d.pickUp()
}

// where tells how much of both chains there is: the duel, the number and the sum of each.
func (d *Duel) where() []byte {
	out := append([]byte{saysWhere}, d.agreement.id[:]...)
	for _, s := range [2]game.Seat{d.me, d.me.Other()} {
		n := d.log.Len(int(s))
		sum := d.log.Sum(int(s), n)
		out = append(binary.BigEndian.AppendUint32(out, uint32(n)), sum[:]...)
	}
	return out
}

// drop forgets a line that is broken.
func (d *Duel) drop(l Line) {
	l.Close()
	d.line.Lock()
	if d.wire == l {
		d.wire, d.lost = nil, time.Now()
	}
	f := d.changed
	d.line.Unlock()
	d.arrived.Broadcast()
	f()
}

// write sends the own entries in order, each once it is on the disk.
func (d *Duel) write(l Line) {
	defer d.running.Done()
	for {
		d.line.Lock()
		for d.wire == l && !d.closed && (!d.synced || d.sent == d.log.Len(int(d.me))) {
			d.arrived.Wait()
		}
		if d.wire != l || d.closed {
			d.line.Unlock()
			return
		}
		from, to := d.sent, d.log.Len(int(d.me))
		d.line.Unlock()
		if err := d.file.Flush(); err != nil {
			d.stop(err)
			d.drop(l)
			return
		}
		for n := from + 1; n <= to; n++ {
			d.line.Lock()
			e := d.log.Entry(int(d.me), n)
			d.line.Unlock()
			if err := l.Send(append([]byte{saysEntry}, e.Wire()...)); err != nil {
				d.drop(l)
				return
			}
		}
		d.line.Lock()
		if d.wire == l {
			d.sent = to
		}
		d.line.Unlock()
	}
}

// read takes what the other sends until the line breaks.
func (d *Duel) read(l Line) {
	defer d.running.Done()
	defer d.drop(l)
	for {
		m, err := l.Receive()
		if err != nil {
			return
		}
		if err := d.take(l, m); err != nil {
			d.refuseMessage(m, err)
			d.drain(l, refusalTime)
			return
		}
		d.stopIfOver()
		d.line.Lock()
		f := d.changed
		d.line.Unlock()
		f()
	}
}

// refuseMessage stops the duel for a message that nobody who plays by the rules sends, and
// keeps it as evidence. A failure of this machine's own is no evidence.
func (d *Duel) refuseMessage(m []byte, why error) {
	if d.isStopped() {
		return // one is enough
	}
	d.stop(why)
	d.line.Lock()
	_ = d.file.Note(chain.Note{Kind: noteEvidence, Data: m[:min(len(m), chain.MaxBody)]})
	d.line.Unlock()
	_ = d.file.Flush()
}

func (d *Duel) take(l Line, m []byte) error {
	if len(m) == 0 {
		return chain.ErrMalformed
	}
	switch m[0] {
	case saysWhere:
		return d.resync(l, m[1:])
	case saysEntry:
		return d.accept(d.me.Other(), m[1:])
	case saysYours:
		return d.recover(m[1:])
	}
	return speech.Errorf("%w: mensaje %q", chain.ErrMalformed, m[0])
}

func (d *Duel) accept(s game.Seat, wire []byte) error {
	d.line.Lock()
	e, err := d.log.Accept(int(s), wire)
	d.line.Unlock()
	switch {
	case errors.Is(err, chain.ErrKnown):
		return nil
	case err != nil:
		return &Breach{s, int(e.Number), kindOf(e).String(), err}
	}
	if err := d.file.Flush(); err != nil {
		return err
	}
	d.arrived.Broadcast()
	return nil
}

// recover takes back an entry of this seat that is not here any more. What is none of this seat's
// is the other's fault.
func (d *Duel) recover(wire []byte) error {
	d.line.Lock()
	_, err := d.log.Accept(int(d.me), wire)
	complete := err == nil && d.behind > 0 && d.log.Len(int(d.me)) >= d.behind
	d.line.Unlock()
	switch {
	case errors.Is(err, chain.ErrKnown):
		return nil
	case err != nil:
		return &Breach{d.me.Other(), 0, givenBack, err}
	}
	if err := d.file.Flush(); err != nil {
		return err
	}
	if complete {
		d.stop(ErrBehind)
	}
	return nil
}

// resync finds out what the other lacks, which is then sent. It is said once over a line.
func (d *Duel) resync(l Line, m []byte) error {
	r := reader{rest: m}
	id := [16]byte(r.take(16))
	theirs, theirSum := int(r.uint32()), chain.Sum(r.take(len(chain.Sum{})))
	mine, mySum := int(r.uint32()), chain.Sum(r.take(len(chain.Sum{})))
	if !r.done() || id != d.agreement.id || theirs > chain.MaxEntries || mine > chain.MaxEntries {
		return chain.ErrMalformed
	}
	d.line.Lock()
	if d.heard == l {
		d.line.Unlock()
		return chain.ErrOrder
	}
	d.heard = l
	me, other := int(d.me), int(d.me.Other())
	agrees := (theirs > d.log.Len(other) || d.log.Sum(other, theirs) == theirSum) && (mine > d.log.Len(me) || d.log.Sum(me, mine) == mySum)
	if !agrees {
		d.line.Unlock()
		return errStories
	}
	if mine > d.log.Len(me) {
		d.behind = mine
	} else {
		d.known = true
	}
	lacks, sent := d.lacks(theirs, min(mine, d.log.Len(me)))
	d.lost = time.Time{}
	d.line.Unlock()
	d.arrived.Broadcast()
	for _, wire := range lacks {
		if err := l.Send(wire); err != nil {
			return nil // the line is gone; reading tells
		}
	}
	d.line.Lock()
	if d.wire == l {
		d.sent, d.synced = sent, true
	}
	d.line.Unlock()
	d.arrived.Broadcast()
	return nil
}

// lacks are messages with the other's own entries that it has lost, from one on, and with those of
// this seat's that they answer; and how many of this seat's the other has then.
func (d *Duel) lacks(theirs, mine int) (messages [][]byte, sent int) {
	me, other := int(d.me), int(d.me.Other())
	for theirs < d.log.Len(other) {
		if e := d.log.Entry(other, theirs+1); int(e.Ack) <= mine {
			messages = append(messages, append([]byte{saysYours}, e.Wire()...))
			theirs++
			continue
		}
		messages = append(messages, append([]byte{saysEntry}, d.log.Entry(me, mine+1).Wire()...))
		mine++
	}
	return messages, mine
}

// Finish opens the own secrets of a duel that is over, waits for the other's for as long as
// patience allows, and audits. The duel's file holds all that the audit was made of.
func (d *Duel) Finish(a Auditor, patience time.Duration) (*Report, error) {
	d.stop(ErrOver)
	d.line.Lock()
	var err error
	late := false
	timer := time.AfterFunc(patience, func() {
		d.line.Lock()
		late = true
		d.line.Unlock()
		d.arrived.Broadcast()
	})
	for err == nil && !d.closed && !late && !(d.said(d.me.Other(), isSecrets) && d.said(d.me, isSecrets)) {
		if d.known && !d.said(d.me, isSecrets) {
			_, err = d.log.Sign(int(d.me), d.key, secrets(d.hand))
			d.arrived.Broadcast()
			continue
		}
		d.arrived.Wait()
	}
	d.line.Unlock()
	timer.Stop()
	if err != nil {
		return nil, err
	}
	if err := d.file.Flush(); err != nil {
		return nil, err
	}
	d.line.Lock()
	frozen := d.log.Copy()
	d.line.Unlock()
	r, err := a.Audit(d.agreement, frozen)
	if err != nil {
		return nil, err
	}
	d.line.Lock()
	defer d.line.Unlock()
	if r.Clean() && !d.said(d.me, isVerdict) {
		_, err = d.log.Sign(int(d.me), d.key, verdict(r.Hash))
		d.arrived.Broadcast()
	}
	return r, err
}

// refusalTime is how long a line stays open, that the other may hear why it ends.
const refusalTime = time.Second

// drain waits, for a time at most, until the other was sent all that was said here.
func (d *Duel) drain(l Line, most time.Duration) {
	for end := time.Now().Add(most); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		d.line.Lock()
		done := d.wire != l || d.closed || d.sent == d.log.Len(int(d.me))
		d.line.Unlock()
		if done {
			return
		}
	}
}

// Linger waits, for a time at most, until the other has all that was said here and has audited
// too.
func (d *Duel) Linger(most time.Duration) {
	for end := time.Now().Add(most); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		d.line.Lock()
		done := d.wire == nil || d.sent == d.log.Len(int(d.me)) && d.said(d.me.Other(), isVerdict)
		d.line.Unlock()
		if done {
			time.Sleep(100 * time.Millisecond) // what was sent last is on its way
			return
		}
	}
}

// Close ends the duel here; it can be resumed from its file.
func (d *Duel) Close() error {
	d.stop(ErrOver)
	d.line.Lock()
	wire, already := d.wire, d.closed
	d.closed, d.wire = true, nil
	d.changed = func() {}
	d.line.Unlock()
	d.arrived.Broadcast()
	if already {
		return nil
	}
	if wire != nil {
		wire.Close()
	}
	d.running.Wait()
	return errors.Join(d.file.Flush(), d.file.Close())
}

// Play plays a seat of the duel to its end with a player. It ends early where the duel is
// stopped, with the reason.
func (d *Duel) Play(player game.Chooser) (game.Result, error) {
	d.line.Lock()
	for !d.ready && d.stopped == nil {
		d.arrived.Wait()
	}
	d.line.Unlock()
	m := d.Match()
	for m.Result().Open() {
		if _, err := d.Settle(); err != nil {
			return d.State().Result, err
		}
		var a game.Action
		var err error
		switch m.Decision().Seat {
		case game.Dealer:
			a, err = d.deal()
		case d.me:
			a = player.Choose(game.SightOf(m, d.me))
		default:
			a, err = d.choose()
		}
		if err == nil {
			err = m.Apply(a)
		}
		if err != nil {
			return d.State().Result, err
		}
	}
	_, err := d.Settle()
	return m.Result(), err
}

// Proof is a duel's file without what is its owner's own affair: both sides' terms and
// entries, and what was refused. Anybody can audit it.
func Proof(contents chain.Contents) []byte {
	var kept []chain.Note
	for _, n := range contents.Notes {
		if n.Kind == noteTerms || n.Kind == noteEvidence {
			kept = append(kept, n)
		}
	}
	contents.Notes = kept
	return contents.Encode()
}

// Stored is what a duel's file tells without being checked.
type Stored struct {
	Path    string
	Seat    game.Seat // the owner's
	Terms   [2]Terms
	Entries int
	Opened  [2]bool        // which seats have opened their secrets: the duel is over
	Way     netip.AddrPort // where the seat that invited was last; zero where that is not known
}

// Peek looks into a duel's file.
func Peek(path string) (Stored, error) {
	s := Stored{Path: path}
	f, err := os.Open(path)
	if err != nil {
		return s, err
	}
	defer f.Close()
	contents, err := chain.Read(f)
	if err != nil {
		return s, err
	}
	own, err := privateIn(contents)
	if err != nil {
		return s, err
	}
	s.Seat, s.Entries = own.Seat, len(contents.Entries)
	seat := 0
	for _, n := range contents.Notes {
		switch {
		case n.Kind == noteTerms && seat < len(s.Terms):
			if s.Terms[seat], err = ParseTerms(n.Data); err != nil {
				return s, err
			}
			seat++
		case n.Kind == noteWay:
			_ = s.Way.UnmarshalText(n.Data) // one that cannot be read is not known
		}
	}
	for _, stored := range contents.Entries {
		if e, err := chain.Parse(stored.Seat, stored.Wire); err == nil && kindOf(e) == isSecrets {
			s.Opened[e.Seat] = true
		}
	}
	return s, nil
}
