package peer

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/peer/chain"
	"castillo/game/peer/deal"
	"castillo/game/replay"
	"castillo/game/speech"
)

// Report is what came of an audit.
type Report struct {
	Breach *Breach        // the first entry that lies, nil for none
	Open   [2]bool        // whether the seat opened its secrets: without both nothing is proved
	Result game.Result    // with concessions and agreed draws
	Hash   uint64         // of the last state, with every face known
	Record *replay.Record // the match as it was, nil where it cannot be told
	Pools  [2][32]byte    // of deck and sideboard together, of a seat that opened them
}

// Clean reports whether everything was opened and fits.
func (r *Report) Clean() bool { return r.Breach == nil && r.Open[0] && r.Open[1] }

// Verdict is the audit in Spanish words for a list.
func (r *Report) Verdict() string {
	switch {
	case r.Breach != nil:
		return r.Breach.Error()
	case !r.Open[0] || !r.Open[1]:
		return "sin auditoría"
	}
	return "limpia"
}

// Auditor has what an audit needs beside the log.
type Auditor struct {
	Books  []game.Rulebook
	Common []card.Card // the catalogue that both had
}

// secrets is what a seat opens at the end.
func secrets(h Hand) body {
	b := isSecrets.body(h.Seed[:])
	for _, f := range slices.Concat(h.Castle, h.Beside) {
		b = binary.BigEndian.AppendUint16(b, uint16(f))
	}
	return b
}

// verdict is what a seat says whose audit was clean.
func verdict(hash uint64) body {
	return isVerdict.body(binary.BigEndian.AppendUint64(nil, hash))
}

// parseSecrets reads what secrets wrote, for a seat of these terms.
func parseSecrets(data []byte, t Terms) (h Hand, ok bool) {
	r := reader{rest: data}
	h.Seed = deal.Seed(r.take(len(h.Seed)))
	for range t.Size - 1 {
		h.Castle = append(h.Castle, game.Face(r.uint16()))
	}
	for range t.Beside {
		h.Beside = append(h.Beside, game.Face(r.uint16()))
	}
	return h, r.done()
}

// pool is what poolOf says of all that a seat brought, every card of which the duel knows.
func (g *Agreement) pool(s game.Seat, h Hand) [32]byte {
	cards := []card.Card{g.cards[g.faces[g.Terms[s].Initial]-1]}
	for _, f := range slices.Concat(h.Castle, h.Beside) {
		cards = append(cards, g.cards[f-1])
	}
	return poolOf(cards)
}

// poolOf is equal for equal cards in any order.
func poolOf(cards []card.Card) [32]byte {
	pins := make([]string, len(cards))
	for i, c := range cards {
		pins[i] = replay.Pin(c)
	}
	slices.Sort(pins)
	return sha256.Sum256([]byte(strings.Join(pins, "\n")))
}

// Audit plays a duel again with everything known. For each seat a table with the seat's
// seed and deck says what it had to say, and the first entry that is otherwise is the
// breach; so is an action that was not legal with the hidden cards known.
func (a Auditor) Audit(g *Agreement, log *chain.Log) (*Report, error) {
	r := &Report{}
	var hands [2]Hand
	for _, s := range game.Seats {
		var breach *Breach
		if hands[s], r.Open[s], breach = openedBy(g, log, s); breach != nil {
			r.Breach = breach
		}
	}
	end := endingOf(log)
	r.Result = end.result
	if r.Breach == nil {
		r.Breach = end.breach
	}
	if r.Breach != nil || !r.Open[0] || !r.Open[1] {
		return r, nil
	}
	for _, s := range game.Seats {
		if r.Breach = a.checkDeck(g, s, hands[s], log); r.Breach != nil {
			return r, nil
		}
		r.Pools[s] = g.pool(s, hands[s])
	}
	var forms [2][]game.Action
	var failed error
	for _, s := range game.Seats {
		t, err := newTable(g, s, hands[s], log, a.Books)
		if err != nil {
			return nil, err
		}
		if _, err = t.rerun(-1); err == nil || errors.Is(err, errEnd) {
			err = t.saysNoMore()
		}
		forms[s] = t.actions
		if breach := (*Breach)(nil); errors.As(err, &breach) {
			if r.Breach == nil || breach.comesBefore(r.Breach, log) {
				r.Breach = breach
			}
		} else {
			failed = errors.Join(failed, err)
		}
	}
	if r.Breach == nil && failed != nil {
		return nil, failed
	}
	if err := a.playWhole(r, g, hands, forms, log); err != nil || r.Breach != nil {
		return r, err
	}
	if r.Breach = falseVerdict(log, r.Hash); r.Breach == nil && r.Result.Open() && !end.broken {
		r.Breach = openedEarly(log)
	}
	return r, nil
}

// saysNoMore refuses what a seat's chain holds behind the place where the duel ended.
func (t *Table) saysNoMore() error {
	t.line.Lock()
	defer t.line.Unlock()
	if number, e, ok := t.next(t.me); ok && kindOf(e) != isSecrets && kindOf(e) != isVerdict {
		return &Breach{t.me, number, kindOf(e).String(), errNotThere}
	}
	return nil
}

// openedEarly is the secrets by which a seat ended a duel that nobody had won or given up: those
// that were signed before the other's had come.
func openedEarly(log *chain.Log) *Breach {
	for _, s := range game.Seats {
		if mine := lastOf(log, s, isSecrets); mine > 0 && int(log.Entry(int(s), mine).Ack) < lastOf(log, s.Other(), isSecrets) {
			return &Breach{s, mine, isSecrets.String(), speech.Errorf("abrió su mazo antes de que el duelo terminara")}
		}
	}
	return nil
}

// falseVerdict is a seat's word for another last state than the one that came out.
func falseVerdict(log *chain.Log, hash uint64) *Breach {
	for _, s := range game.Seats {
		last := log.Len(int(s))
		if last == 0 || kindOf(log.Entry(int(s), last)) != isVerdict {
			continue
		}
		if !bytes.Equal(log.Entry(int(s), last).Body, verdict(hash)) {
			return &Breach{s, last, isVerdict.String(), speech.Errorf("el estado final no es ese")}
		}
	}
	return nil
}

// comesBefore reports whether a breach was said before another: what follows from a lie is
// none of who believed it.
func (b *Breach) comesBefore(o *Breach, log *chain.Log) bool { return b.moment(log) < o.moment(log) }

// moment counts the entries of both seats that its signer had when an entry was said.
func (b *Breach) moment(log *chain.Log) int {
	if b.Number < 1 || b.Number > log.Len(int(b.Seat)) {
		return log.Len(0) + log.Len(1)
	}
	return b.Number + int(log.Entry(int(b.Seat), b.Number).Ack)
}

// openedBy is what a seat opened, held against what it was bound to.
func openedBy(g *Agreement, log *chain.Log, s game.Seat) (h Hand, open bool, breach *Breach) {
	var said pledge
	pledged := false // a duel may end before anything was dealt
	for n := 1; n <= log.Len(int(s)); n++ {
		e := log.Entry(int(s), n)
		switch kindOf(e) {
		case isPledge:
			r := reader{rest: e.Body[1:]}
			for _, to := range []*deal.Commitment{&said.seed, &said.deck, &said.beside} {
				*to = deal.Commitment(r.take(len(to)))
			}
			pledged = true
		case isSecrets:
			var ok bool
			if h, ok = parseSecrets(e.Body[1:], g.Terms[s]); !ok {
				return h, true, &Breach{s, n, isSecrets.String(), speech.Errorf("está mal hecha")}
			}
			switch is := h.pledge(g.id); {
			case !pledged:
			case is.seed != said.seed:
				return h, true, &Breach{s, n, isSecrets.String(), speech.Errorf("la semilla no es la prometida")}
			case is.deck != said.deck:
				return h, true, &Breach{s, n, isSecrets.String(), speech.Errorf("el mazo no es el prometido")}
			case is.beside != said.beside:
				return h, true, &Breach{s, n, isSecrets.String(), speech.Errorf("el banquillo no es el prometido")}
			}
			return h, true, nil
		}
	}
	return Hand{}, false, nil
}

// checkDeck holds a deck that its seat called legal against the format.
func (a Auditor) checkDeck(g *Agreement, s game.Seat, h Hand, log *chain.Log) *Breach {
	number := lastOf(log, s, isSecrets)
	for _, f := range slices.Concat(h.Castle, h.Beside) {
		if f == 0 || int(f) > len(g.cards) {
			return &Breach{s, number, isSecrets.String(), speech.Errorf("el mazo tiene una carta que el duelo no conoce")}
		}
	}
	if g.Terms[s].Round.GoesOn() && g.Terms[s].Pool != g.pool(s, h) {
		return &Breach{s, number, isSecrets.String(), speech.Errorf("el mazo y el banquillo no son los que se inscribieron en la ronda")}
	}
	if !g.Terms[s].Legal {
		return nil
	}
	var castle []card.Card
	for _, f := range h.Castle {
		castle = append(castle, g.cards[f-1])
	}
	if !isLegal(g.Format(), g.cards[g.faces[g.Terms[s].Initial]-1], castle, a.Common) {
		return &Breach{s, number, isSecrets.String(), speech.Errorf("el mazo no es legal en el formato acordado")}
	}
	return nil
}

// isLegal holds a deck against a format. A printing is what the deck's own card says, else what
// the common catalogue does; what the other seat may call so is not looked at.
func isLegal(f deck.Format, initial card.Card, castle, common []card.Card) bool {
	list, known := deck.List{Initial: deck.RefTo(initial)}, []card.Card{initial}
	for _, c := range castle {
		list.Cards = append(list.Cards, deck.Entry{Ref: deck.RefTo(c), Count: 1})
	}
	return len(f.Check(list, newCatalogue(slices.Concat(known, castle, common)))) == 0
}

// catalogue is the definitions of a duel, to check decks with.
type catalogue struct {
	named   map[string][]card.Card
	printed map[card.Printing]card.Card
	names   []string
}

func newCatalogue(cards []card.Card) *catalogue {
	c := &catalogue{named: map[string][]card.Card{}, printed: map[card.Printing]card.Card{}}
	for _, one := range cards {
		name := card.Fold(one.Name)
		if c.named[name] == nil {
			c.names = append(c.names, one.Name)
		}
		if _, twice := c.printed[one.Printing()]; !twice {
			c.named[name] = append(c.named[name], one)
			c.printed[one.Printing()] = one
		}
	}
	return c
}

func (c *catalogue) Named(name string) []card.Card { return c.named[card.Fold(name)] }
func (c *catalogue) Names() []string               { return c.names }
func (c *catalogue) Printing(e card.Edition, number int) (card.Card, bool) {
	one, ok := c.printed[card.Printing{Edition: e, Number: number}]
	return one, ok
}

// rerun plays a duel from its log as far as it goes, or so many actions of it, and counts
// them. The error is nil, errEnd or a *Breach.
func (t *Table) rerun(most int) (n int, err error) {
	for ; t.match.Result().Open() && n != most; n++ {
		if _, err := t.settle(); err != nil {
			return n, err
		}
		var a game.Action
		var err error
		switch t.match.Decision().Seat {
		case game.Dealer:
			a, err = t.deal()
		case t.me:
			a, err = t.decided()
		default:
			a, err = t.choose()
		}
		if err == nil {
			err = t.apply(a)
		}
		if err != nil {
			return n, err
		}
	}
	if n != most {
		_, err = t.settle()
	}
	return n, err
}

// decided is the seat's own decision as its chain has it, with what it could see itself.
func (t *Table) decided() (game.Action, error) {
	t.line.Lock()
	number, e, ok := t.next(t.me)
	t.line.Unlock()
	if !ok || kindOf(e) == isSecrets || kindOf(e) == isVerdict {
		return game.Action{}, errEnd
	}
	h := &heard{number: number, kind: kindOf(e), seat: t.me, reader: reader{rest: e.Body[1:]}}
	if h.kind != isAct {
		return game.Action{}, h.breach("correspondía: %v", isAct)
	}
	said := h.action()
	h.uint64()
	var found []game.Action
	for _, o := range t.match.Options(nil) {
		if t.seenBy(o, t.me.Other()) == said {
			found = append(found, o)
		}
	}
	if len(found) > 1 {
		// Cards of a castle that the other does not see: the entry is bound to one of them.
		for _, o := range found {
			vows, vowed := t.vows, t.vowed
			b, err := t.act(o)
			t.vows, t.vowed = vows, vowed
			if err == nil && sameAs(e.Body, b) {
				return o, nil
			}
		}
		found = nil
	}
	if len(found) == 0 {
		return game.Action{}, h.breach("no se podía hacer con lo que tenía")
	}
	return found[0], nil
}

// playWhole plays the match with every face known: each action is what the seat did that
// could see more of it.
func (a Auditor) playWhole(r *Report, g *Agreement, hands [2]Hand, forms [2][]game.Action, log *chain.Log) error {
	setup := g.setup([2][]game.Face{hands[0].Castle, hands[1].Castle})
	book, err := g.book(a.Books)
	if err != nil {
		return err
	}
	m, err := game.NewMatch(book, setup)
	if err != nil {
		return err
	}
	recorder := replay.NewRecorder(book, setup)
	recorder.Title([2]replay.Player{{Name: g.Terms[0].Name}, {Name: g.Terms[1].Name}}, "")
	var acted [2]int
	for i := range min(len(forms[0]), len(forms[1])) {
		does := forms[0][i]
		if does.Face == 0 {
			does.Face = forms[1][i].Face
		}
		who := m.Decision().Seat
		if who.Plays() {
			acted[who]++
		}
		if err := m.Apply(does); err != nil {
			if !who.Plays() && r.Breach == nil {
				return fmt.Errorf("peer: action %d: %w", i+1, err)
			}
			if r.Breach == nil {
				r.Breach = &Breach{who, actOf(log, who, acted[who]), isAct.String(), speech.Errorf("la acción %d no se podía hacer: %v", i+1, err)}
			}
			break
		}
		recorder.Add(m, does)
	}
	if over := m.Result(); over.Over {
		r.Result = over
	}
	r.Hash = m.Hash()
	if r.Result.Why.BesideTheRules() {
		r.Record = recorder.End(m, r.Result)
	} else {
		r.Record = recorder.Finish(m)
	}
	return nil
}

// actOf is the number of a seat's n-th action in its chain.
func actOf(log *chain.Log, s game.Seat, n int) int {
	for number := 1; number <= log.Len(int(s)); number++ {
		if kindOf(log.Entry(int(s), number)) == isAct {
			if n--; n == 0 {
				return number
			}
		}
	}
	return 0
}
