package peer

import (
	"crypto/ed25519"
	"errors"
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/peer/chain"
	"castillo/game/peer/deal"
)

var everyCheat = flag.Bool("cheats", false, "try every cheat of the catalogue, not one in 25")

// honest is a duel that was played by the rules and is over.
type honest struct {
	agreement *Agreement
	log       *chain.Log
	keys      [2]ed25519.PrivateKey
	auditor   Auditor
	order     []chain.Entry // of both seats, as they were stored
}

// playHonestly plays one duel of random abilities that has entries of all of these kinds.
func playHonestly(t testing.TB, first uint64, wanted ...kind) honest {
	t.Helper()
	for seed := first; seed < first+400; seed++ {
		common, decks := cards(seed)
		dir := t.TempDir()
		duels, keys := begin(t, dir, common, decks)
		join2(t, duels)
		finish(t, duels, common, [2]game.Chooser{bot.NewRandom(2 * seed), bot.NewRandom(2*seed + 1)})
		h := honest{agreement: duels[0].agreement, log: duels[0].log.Copy(), keys: keys,
			auditor: Auditor{Book: myl.Rulebook, Common: common, Formats: []deck.Format{deck.PrimerBloque}}}
		has := map[kind]bool{}
		for _, s := range game.Seats {
			for n := 1; n <= h.log.Len(int(s)); n++ {
				has[kindOf(h.log.Entry(int(s), n))] = true
			}
			must(t, duels[s].Close())
		}
		if !slices.ContainsFunc(wanted, func(k kind) bool { return !has[k] }) {
			h.order = inOrder(h.log)
			return h
		}
	}
	t.Fatalf("no duel has %v", wanted)
	return honest{}
}

// inOrder is an order in which both chains can be read.
func inOrder(l *chain.Log) (out []chain.Entry) {
	var at [2]int
	for at[0] < l.Len(0) || at[1] < l.Len(1) {
		for s := range at {
			for at[s] < l.Len(s) && int(l.Entry(s, at[s]+1).Ack) <= at[1-s] {
				at[s]++
				out = append(out, l.Entry(s, at[s]))
			}
		}
	}
	return out
}

// told is the log with the bodies of one seat's entries as a cheat tells them: signed, in
// chains that hold together.
func (h honest) told(t testing.TB, cheat func(e chain.Entry) [][]byte) *chain.Log {
	t.Helper()
	log := chain.New(h.agreement.id, h.agreement.keys(), nil)
	for _, e := range h.order {
		for _, b := range cheat(e) {
			_, err := log.Sign(e.Seat, h.keys[e.Seat], b)
			must(t, err)
		}
	}
	return log
}

// caught says which way a cheat was found: by the audit's report.
func (h honest) caught(t testing.TB, log *chain.Log) string {
	t.Helper()
	r, err := h.auditor.Audit(h.agreement, log)
	if err != nil {
		return "rechazado: " + err.Error()
	}
	if r.Clean() {
		return ""
	}
	return r.Verdict()
}

// TestEveryFieldOfEveryEntryThatIsChangedIsFound changes, in a duel that was played by the
// rules, one byte of each part of an entry of each kind, leaves entries out and says them
// twice, and swaps neighbours. The audit names who did so.
func TestEveryFieldOfEveryEntryThatIsChangedIsFound(t *testing.T) {
	if testing.Short() {
		t.Skip("an audit for each cheat")
	}
	h := playHonestly(t, 1, isCastle)
	if got := h.caught(t, h.told(t, func(e chain.Entry) [][]byte { return [][]byte{e.Body} })); got != "" {
		t.Fatalf("a duel played by the rules: %s", got)
	}
	type row struct {
		cheat, seat, found string
	}
	var table []row
	tried, cheatNumber := map[string]int{}, 0
	for _, e := range h.order {
		k := kindOf(e)
		cheats := map[string]func() [][]byte{
			"no lo dice":        func() [][]byte { return nil },
			"lo dice dos veces": func() [][]byte { return [][]byte{e.Body, e.Body} },
		}
		for _, i := range fields(e.Body) {
			cheats[fmt.Sprintf("cambia el byte %d", i)] = func() [][]byte {
				b := slices.Clone(e.Body)
				b[i] ^= 1
				return [][]byte{b}
			}
		}
		cheats["lo acorta"] = func() [][]byte { return [][]byte{e.Body[:len(e.Body)-1]} }
		cheats["lo alarga"] = func() [][]byte { return [][]byte{append(slices.Clone(e.Body), 0)} }
		for _, name := range slices.Sorted(maps.Keys(cheats)) {
			id := k.String() + ": " + name
			if tried[id]++; tried[id] > 1 || !*everyCheat && cheatNumber%25 != 0 {
				cheatNumber++
				continue
			}
			cheatNumber++
			log := h.told(t, func(o chain.Entry) [][]byte {
				if o.Seat == e.Seat && o.Number == e.Number {
					return cheats[name]()
				}
				return [][]byte{o.Body}
			})
			found := h.caught(t, log)
			if found == "" {
				t.Errorf("entry %d of seat %d, %s: not found", e.Number, e.Seat, id)
			}
			if found != "" && !strings.Contains(found, fmt.Sprintf("asiento %v", game.Seat(e.Seat))) && found != "sin auditoría" {
				t.Errorf("entry %d of seat %d, %s: found as %q", e.Number, e.Seat, id, found)
			}
			table = append(table, row{id, game.Seat(e.Seat).String(), found})
		}
	}
	for _, r := range table {
		t.Logf("%-45s %s  %s", r.cheat, r.seat, r.found)
	}
	t.Logf("%d cheats", len(table))
}

// fields are bytes of an entry that belong to different parts of it.
func fields(b []byte) []int {
	out := []int{0}
	for i := 1; i < len(b) && i < 40; i++ {
		if i < 20 || i%8 == 0 {
			out = append(out, i)
		}
	}
	if len(b) > 1 {
		out = append(out, len(b)-1)
	}
	return slices.Compact(out)
}

func TestALogThatWasChangedOnTheWayIsRefused(t *testing.T) {
	h := playHonestly(t, 30)
	fresh := func(upTo int) *chain.Log {
		log := chain.New(h.agreement.id, h.agreement.keys(), nil)
		for _, e := range h.order[:upTo] {
			_, err := log.Accept(e.Seat, e.Wire())
			must(t, err)
		}
		return log
	}
	at := len(h.order) / 2
	e := h.order[at]
	for i := range e.Wire() {
		wire := e.Wire()
		wire[i] ^= 0x10
		if _, err := fresh(at).Accept(e.Seat, wire); err == nil {
			t.Errorf("byte %d changed: accepted", i)
		}
	}
	if _, err := fresh(at).Accept(1-e.Seat, e.Wire()); err == nil {
		t.Error("an entry of the other seat was accepted")
	}
	if _, err := fresh(at-4).Accept(e.Seat, e.Wire()); !errors.Is(err, chain.ErrOrder) && err != nil == false {
		t.Errorf("an entry that comes too early: %v", err)
	}
	if _, err := fresh(at+1).Accept(e.Seat, e.Wire()); !errors.Is(err, chain.ErrKnown) {
		t.Errorf("an entry that comes again: %v", err)
	}
	// Two stories: the same number, signed anew.
	two := fresh(at)
	other, err := two.Sign(e.Seat, h.keys[e.Seat], append(slices.Clone(e.Body), 1))
	must(t, err)
	var fork *chain.Fork
	if _, err := fresh(at+1).Accept(e.Seat, other.Wire()); !errors.As(err, &fork) || fork.First.Seat != e.Seat {
		t.Errorf("two entries with one number: %v", err)
	}
}

// TestAStackedPoolIsFound: cheats that a seat could try with its own program changed, the
// whole of the rest being as it should.
func TestAStackedPoolIsFound(t *testing.T) {
	cheats := map[string]func(h *Hand){
		"otra carta en el mazo": func(h *Hand) { h.Castle[20] = h.Castle[40] },
		"otra semilla":          func(h *Hand) { h.Seed = deal.NewSeed() },
	}
	for name, cheat := range cheats {
		h := playHonestly(t, 60)
		log := h.told(t, func(e chain.Entry) [][]byte {
			if kindOf(e) != isSecrets || e.Seat != 1 {
				return [][]byte{e.Body}
			}
			hand, ok := parseSecrets(e.Body[1:])
			if !ok {
				t.Fatal("secrets")
			}
			cheat(&hand)
			return [][]byte{secrets(hand)}
		})
		if got := h.caught(t, log); !strings.Contains(got, "asiento B") {
			t.Errorf("%s: %q", name, got)
		}
	}
}
