package peer

import (
	"crypto/ed25519"
	"errors"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/myl"
	"castillo/game/peer/chain"
	"castillo/game/peer/deal"
)

// honest is a duel that was played by the rules and is over.
type honest struct {
	agreement *Agreement
	log       *chain.Log
	keys      [2]ed25519.PrivateKey
	auditor   Auditor
	order     []chain.Entry // of both seats, as they were stored
}

// playHonestly plays a duel of two decks to its end.
func playHonestly(t testing.TB, seed uint64, common []card.Card, decks [2][]card.Card) honest {
	t.Helper()
	duels, keys := begin(t, t.TempDir(), common, decks)
	join2(t, duels)
	finish(t, duels, common, [2]game.Chooser{bot.NewRandom(2 * seed), bot.NewRandom(2*seed + 1)})
	for _, d := range duels {
		must(t, d.Close())
	}
	h := honest{agreement: duels[0].agreement, log: duels[0].log.Copy(), keys: keys,
		auditor: Auditor{Books: myl.Books(), Common: common}}
	h.order = inOrder(h.log)
	return h
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

// TestEveryFieldOfEveryEntryThatIsChangedIsFound changes, in duels that were played by the
// rules, one entry of each kind in each of its parts, leaves it out, and says it twice. The
// audit names who, what and where.
var sparse = flag.Int("sparse", 5, "of so many changed fields one is tried")

func TestEveryFieldOfEveryEntryThatIsChangedIsFound(t *testing.T) {
	tried := map[string]bool{}
	kinds := map[kind]bool{}
	var table []string
	for seed := uint64(1); seed <= 3; seed++ {
		common, decks := dealers(seed)
		h := playHonestly(t, seed, common, decks)
		if got := h.caught(t, h.told(t, func(e chain.Entry) [][]byte { return [][]byte{e.Body} })); got != "" {
			t.Fatalf("a duel played by the rules: %s", got)
		}
		for _, e := range h.order {
			k := kindOf(e)
			kinds[k] = true
			for _, c := range cheatsWith(e) {
				id := k.String() + ": " + c.name
				if tried[id] {
					continue
				}
				tried[id] = true
				if len(tried)%*sparse != 0 {
					continue
				}
				found := h.caught(t, h.told(t, func(o chain.Entry) [][]byte {
					if o.Seat == e.Seat && o.Number == e.Number {
						return c.said
					}
					return [][]byte{o.Body}
				}))
				switch {
				case found == "":
					t.Errorf("entry %d of seat %d, %s: not found", e.Number, e.Seat, id)
				case k == isAct || c.said == nil:
					// With another decision, or without what it answers, the other's next entry fits nothing.
				case found != "sin auditoría" && !strings.Contains(found, fmt.Sprintf("asiento %v", game.Seat(e.Seat))):
					t.Errorf("entry %d of seat %d, %s: found as %q", e.Number, e.Seat, id, found)
				}
				table = append(table, fmt.Sprintf("%-45s %v  %s", id, game.Seat(e.Seat), found))
			}
		}
	}
	for _, row := range table {
		t.Log(row)
	}
	t.Logf("%d cheats", len(table))
	for k := isPledge; k <= isVerdict; k++ {
		if !kinds[k] {
			t.Errorf("no duel has an entry of the kind %q", k)
		}
	}
}

// cheat is what is said in the place of an entry.
type cheat struct {
	name string
	said [][]byte
}

func cheatsWith(e chain.Entry) (out []cheat) {
	for _, i := range fields(e.Body) {
		b := slices.Clone(e.Body)
		b[i] ^= 1
		out = append(out, cheat{fmt.Sprintf("cambia el byte %d", i), [][]byte{b}})
	}
	out = append(out,
		cheat{"lo acorta", [][]byte{e.Body[:len(e.Body)-1]}},
		cheat{"lo alarga", [][]byte{append(slices.Clone(e.Body), 0)}},
		cheat{"lo dice dos veces", [][]byte{e.Body, e.Body}})
	if kindOf(e) != isVerdict { // nobody has to give one
		out = append(out, cheat{"no lo dice", nil})
	}
	return out
}

// fields are bytes of an entry that belong to different parts of it.
func fields(b []byte) []int {
	out := []int{0}
	for i := 1; i < len(b) && i < 104; i++ {
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
	common, decks := cards(30)
	h := playHonestly(t, 30, common, decks)
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

// otherThan is the place in the castle of a card that is not this one.
func (h Hand) otherThan(f game.Face) int {
	return slices.IndexFunc(h.Castle, func(o game.Face) bool { return o != f })
}

// TestAStackedPoolIsFound: cheats that a seat could try with its own program changed, the
// whole of the rest being as it should.
func TestAStackedPoolIsFound(t *testing.T) {
	cheats := map[string]func(h *Hand){
		"otra carta en el mazo": func(h *Hand) { h.Castle[20] = h.Castle[40] },
		"otra en el banquillo":  func(h *Hand) { h.Beside[0] = h.Castle[h.otherThan(h.Beside[0])] },
		"del banquillo al mazo": func(h *Hand) {
			i := h.otherThan(h.Beside[0])
			h.Castle[i], h.Beside[0] = h.Beside[0], h.Castle[i]
		},
		"otra semilla": func(h *Hand) { h.Seed = deal.NewSeed() },
	}
	common, decks := cards(60)
	h := playHonestly(t, 60, common, decks)
	for name, cheat := range cheats {
		log := h.told(t, func(e chain.Entry) [][]byte {
			if kindOf(e) != isSecrets || e.Seat != 1 {
				return [][]byte{e.Body}
			}
			hand, ok := parseSecrets(e.Body[1:], h.agreement.Terms[1])
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
