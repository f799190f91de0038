package peer

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl"
	"castillo/game/peer/chain"
	"castillo/game/peer/deal"
)

// What becomes of the cards that a seat looked at in the other's castle when that is renewed.

// spells are two decks of cards that cost nothing and do what the texts say, in turn.
func spells(texts ...string) (common []card.Card, decks [2][]card.Card) {
	ally := card.Card{Name: "Aliado", Type: card.Ally, Strength: 1, Ability: card.WithoutAbility, Edition: "ES", Number: 2}
	common = []card.Card{doblon, ally}
	for i, does := range texts {
		common = append(common, card.Card{Name: fmt.Sprint("Carta ", i), Type: card.Talisman, Strength: card.NoNumber, Ability: card.WithAbility,
			Text: does, Edition: "ES", Number: 3 + i})
	}
	for s := range decks {
		for range 10 {
			decks[s] = append(decks[s], doblon, ally)
		}
		for len(decks[s]) < 49 {
			decks[s] = append(decks[s], common[2+len(decks[s])%len(texts)])
		}
	}
	return common, decks
}

// takingBack is the number by which it is proposed, among the adjustments by hand.
const takingBack = 9

// goesBack plays by chance, proposes to take back, a number of times, and agrees to that.
type goesBack struct{ meddler }

func (p *goesBack) Choose(s game.Sight) game.Action {
	options := s.Options(nil)
	for _, o := range options {
		if o.Verb == game.Yes || o.Verb == game.Say && o.N == takingBack {
			return o
		}
	}
	return p.meddler.Choose(s)
}

// witness notes which of its own cards an owner knows though only the other seat may.
type witness struct {
	d      *Duel
	saw    map[sleeve]bool // what it was shown once, which a taking back does not undo
	unseen map[sleeve]bool // what only the other seat may see
	known  map[sleeve]bool // of that
	backs  int
}

func (w *witness) look() {
	w.d.busy.Lock()
	defer w.d.busy.Unlock()
	if w.d.back {
		w.backs++
	}
	var v game.View
	w.d.match.Look(w.d.me, &v)
	for _, c := range v.Cards {
		key := sleeve{c.ID, c.Shuffled}
		switch {
		case c.Owner != w.d.me:
		case c.Sees.By(w.d.me):
			w.saw[key] = true
		case c.Sees == game.SeenBy(w.d.me.Other()) && !w.saw[key]:
			w.unseen[key] = true
			if b := w.d.sleeves[key]; c.Face != 0 || b != nil && b.opening.Face != 0 {
				w.known[key] = true
			}
		}
	}
}

func TestTheOwnerDoesNotLearnWhatTheOtherLookedAtInItsCastle(t *testing.T) {
	const onTop = "Busca una carta en el Castillo oponente y ponla en la parte superior de su Castillo."
	const orders = "Mira las tres primeras cartas del Castillo oponente y ponlas en el orden que quieras."
	for _, c := range []struct {
		name  string
		texts []string
		backs int
	}{
		{"put on top after a search", []string{onTop}, 0},
		{"looked at before what was taken back", []string{orders}, 60},
		{"put on top, and cards shuffled in", []string{onTop, "Baraja el Cementerio oponente en su Castillo."}, 0},
		{"all of that, shuffled away and taken back", []string{orders, onTop, "Tu oponente baraja su Castillo.", "Baraja tu mano en tu Castillo y roba cinco cartas."}, 60},
	} {
		unseen, known, backs, renamed := 0, 0, 0, 0
		// What is taken back can leave a duel without such a pool: then another is played.
		for seed := uint64(0); seed < few(3) || renamed == 0 && seed < 20; seed++ {
			common, decks := spells(c.texts...)
			duels, _ := begin(t, t.TempDir(), common, decks)
			join2(t, duels)
			var both sync.WaitGroup
			var seen [2]*witness
			for i, d := range duels {
				seen[i] = &witness{d, map[sleeve]bool{}, map[sleeve]bool{}, map[sleeve]bool{}, 0}
				both.Go(func() {
					player := &goesBack{meddler{game.NewRand(2*seed + uint64(i)), c.backs}}
					if err := driveSettled(d, 200, player.Choose, seen[i].look); err != nil && !errors.Is(err, ErrOver) {
						t.Errorf("%s: %v", c.name, err)
					}
				})
			}
			both.Wait()
			for _, w := range seen {
				unseen, known, backs = unseen+len(w.unseen), known+len(w.known), backs+w.backs
			}
			for i, r := range conceded(t, duels, common) {
				if !r.Clean() {
					t.Errorf("%s: seat %d: %s", c.name, i, r.Verdict())
				}
			}
			duels[0].line.Lock()
			for s := range duels {
				for n := 1; n <= duels[0].log.Len(s); n++ {
					if kindOf(duels[0].log.Entry(s, n)) == isNames {
						renamed++
					}
				}
			}
			duels[0].line.Unlock()
			closeAll(t, duels)
		}
		t.Logf("%s: %d cards that the owner may not see, %d pools renewed with such, %d times taken back", c.name, unseen, renamed, backs)
		if known > 0 || renamed == 0 || (backs > 0) != (c.backs > 0) {
			t.Errorf("%s: of %d cards that the owner may not see it knows %d", c.name, unseen, known)
		}
	}
}

// conceded ends a duel where it stands, and audits it.
func conceded(t *testing.T, duels [2]*Duel, common []card.Card) (reports [2]*Report) {
	t.Helper()
	_ = duels[0].Concede() // it may be over
	var both sync.WaitGroup
	for i, d := range duels {
		both.Go(func() {
			await(t, "the end", func() bool { d.stopIfOver(); return d.State().Stopped != nil })
			var err error
			reports[i], err = d.Finish(Auditor{Books: myl.Books(), Common: common}, 10*time.Second)
			must(t, err)
		})
	}
	both.Wait()
	return reports
}

// TestWhoRenamesFalselyIsStopped: the seats find it themselves, before the audit does.
func TestWhoRenamesFalselyIsStopped(t *testing.T) {
	common, decks := spells("Busca una carta en el Castillo oponente y ponla en la parte superior de su Castillo.")
	h := playHonestly(t, 1, common, decks)
	var hands [2]Hand
	for _, s := range game.Seats {
		hands[s], _, _ = openedBy(h.agreement, h.log, s)
	}
	// A card that was vowed to, renamed once and then shown to its owner, and how it was renamed.
	shown := slices.IndexFunc(h.order, func(e chain.Entry) bool {
		return kindOf(e) == isUnveil && len(e.Body) == 1+1+5+len(deal.Salt{})+deal.BlindSize
	})
	if shown < 0 {
		t.Fatal("no card that was renamed is shown")
	}
	looker := game.Seat(h.order[shown].Seat)
	owner := looker.Other()
	last := map[kind]chain.Entry{}
	version := uint32(0)
	for _, e := range h.order[:shown] {
		k, said := kindOf(e), game.Seat(e.Seat)
		if said == owner && (k == isNames || k == isNameAnswer) || said == looker && k == isNameRequest {
			last[k] = e
		}
		if said == owner && k == isPool {
			version++
		}
	}
	names, request, answer := last[isNames], last[isNameRequest], last[isNameAnswer]

	// Every place is sealed as another one; the salts and faces stay.
	sealed := slices.Clone(names.Body)
	const name = 1 + 18
	for i := 1 + 32; i < len(sealed); i += name {
		sealed[i] ^= 1
	}
	flipped := slices.Clone(answer.Body)
	flipped[40] ^= 1
	// The owner's key in the place of a request: an element like any other.
	asked := slices.Clone(request.Body)
	copy(asked[1:], names.Body[1:33])
	answered, err := hands[owner].Seed.Answer(deal.ToRename, version, asked[1:])
	must(t, err)

	for _, c := range []struct {
		name    string
		said    map[kind][]byte // in the place of the entry of that kind
		by, who game.Seat       // who lies, who finds it
		kind    kind            // where
	}{
		{"lugares cambiados", map[kind][]byte{isNames: sealed}, owner, looker, isNameAnswer},
		{"otra respuesta", map[kind][]byte{isNameAnswer: flipped}, owner, looker, isNameAnswer},
		{"otra pregunta", map[kind][]byte{isNameRequest: asked, isNameAnswer: isNameAnswer.body(answered)}, looker, owner, isUnveil},
		{"una pregunta de más", map[kind][]byte{isNameRequest: append(slices.Clone(request.Body), request.Body[1:]...)}, looker, owner, isNameRequest},
		{"una pregunta que no es un punto", map[kind][]byte{isNameRequest: isNameRequest.body(make([]byte, len(request.Body)-1))}, looker, owner, isNameRequest},
	} {
		log := h.told(t, func(e chain.Entry) [][]byte {
			k := kindOf(e)
			if said := c.said[k]; said != nil && e.Seat == last[k].Seat && e.Number == last[k].Number {
				return [][]byte{said}
			}
			return [][]byte{e.Body}
		})
		table, err := newTable(h.agreement, c.who, hands[c.who], log, myl.Books())
		must(t, err)
		_, err = table.rerun(-1)
		var breach *Breach
		if !errors.As(err, &breach) || breach.Seat != c.by || breach.Kind != c.kind.String() {
			t.Errorf("%s: %v", c.name, err)
		}
		if found := h.caught(t, log); !strings.Contains(found, fmt.Sprintf("asiento %v", c.by)) {
			t.Errorf("%s: the audit says %q", c.name, found)
		}
	}
}

// TestDuelsInWhichCastlesAreLookedThroughEndWithACleanAudit has both seats look through a castle
// in which the other holds cards that they may not see.
func TestDuelsInWhichCastlesAreLookedThroughEndWithACleanAudit(t *testing.T) {
	friendsPlay(t, func(uint64) ([]card.Card, [2][]card.Card) {
		return spells("Busca una carta en el Castillo oponente y ponla en tu mano.", "Busca una carta en tu Castillo y colócala en la parte superior.",
			"Busca una carta en el Castillo oponente y ponla en la parte superior de su Castillo.", "Roba dos cartas.")
	}, byChance)
}
