package peer

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/peer/chain"
	"castillo/game/replay"
)

// What a peer with a program of its own may try, and what an unlucky disk does.

func closeAll(t testing.TB, duels [2]*Duel) {
	t.Helper()
	for _, d := range duels {
		must(t, d.Close())
	}
}

// await waits until something is so, for a bounded time.
func await(t testing.TB, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !is(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s does not come", what)
		}
	}
}

// drive plays a side until it has done so many actions, the match is over, or the duel stops.
func drive(d *Duel, most int, choose func(game.Sight) game.Action) error {
	return driveSettled(d, most, choose, func() {})
}

// driveSettled calls back each time that what was due is done.
func driveSettled(d *Duel, most int, choose func(game.Sight) game.Action, settled func()) error {
	m := d.Match()
	for len(d.actions) < most && m.Result().Open() {
		if _, err := d.Settle(); err != nil {
			return err
		}
		settled()
		var a game.Action
		switch m.Decision().Seat {
		case game.Dealer:
			a = d.Deal(m)
		case d.me:
			a = choose(game.SightOf(m, d.me))
		default:
			a = d.Choose(game.Sight{})
		}
		if err := m.Apply(a); err != nil {
			return err
		}
	}
	_, err := d.Settle()
	return err
}

func TestWhatIsGivenBackAndWasNeverSignedNamesNobodyHonest(t *testing.T) {
	common, decks := cards(1)
	duels, _ := begin(t, t.TempDir(), common, decks)
	a, b := newPipe(duels[0].agreement)
	must(t, duels[0].Connect(a))
	must(t, b.Send(append([]byte{saysYours}, make([]byte, 100)...)))
	await(t, "the end", func() bool { return duels[0].State().Stopped != nil })
	var breach *Breach
	if !errors.As(duels[0].State().Stopped, &breach) || breach.Seat != duels[0].me.Other() {
		t.Errorf("stopped for %v", duels[0].State().Stopped)
	}
	closeAll(t, duels)
}

func TestALineToSomebodyElseIsNotTaken(t *testing.T) {
	common, decks := cards(1)
	duels, _ := begin(t, t.TempDir(), common, decks)
	a, _ := newPipe(duels[0].agreement)
	a.peer[0]++
	if err := duels[0].Connect(a); !errors.Is(err, ErrStranger) {
		t.Errorf("a line to another key: %v", err)
	}
	closeAll(t, duels)
}

func TestTermsAsLongAsTheyMayBeAreReadBack(t *testing.T) {
	common, decks := cards(1)
	g, keys, hands := meet(t, common, decks)
	long := append(slices.Clone(g.raw[1]), bytes.Repeat([]byte(" "), maxTerms-len(g.raw[1]))...)
	g, err := Agree(g.raw[0], long, common)
	must(t, err)
	path := filepath.Join(t.TempDir(), "duelo")
	d, err := Begin(path, g, game.A, hands[0], keys[0], myl.Books())
	must(t, err)
	must(t, d.Close())
	back, err := Resume(path, keys[0], common, myl.Books())
	must(t, err)
	must(t, back.Close())
	if _, err := Peek(path); err != nil {
		t.Error(err)
	}
}

func TestWhoOpensItsSecretsBeforeTheEndIsNamed(t *testing.T) {
	common, decks := dealers(3)
	duels, keys := begin(t, t.TempDir(), common, decks)
	join2(t, duels)
	auditor := Auditor{Books: myl.Books(), Common: common}
	var wait sync.WaitGroup
	var reports [2]*Report
	for i, d := range duels {
		wait.Go(func() {
			_ = drive(d, 60, bot.NewRandom(uint64(i)).Choose)
			if i == 1 { // it is about to lose
				d.line.Lock()
				_, err := d.log.Sign(1, keys[1], secrets(d.hand))
				d.line.Unlock()
				must(t, err)
				d.arrived.Broadcast()
			}
			await(t, "the end", func() bool { d.stopIfOver(); return d.State().Stopped != nil })
			var err error
			reports[i], err = d.Finish(auditor, 10*time.Second)
			must(t, err)
		})
	}
	wait.Wait()
	for i, r := range reports {
		if r.Breach == nil || r.Breach.Seat != game.B || r.Breach.Kind != isSecrets.String() {
			t.Errorf("seat %d says %q", i, r.Verdict())
		}
	}
	closeAll(t, duels)
}

func TestADuelInWhichTheOtherLiedComesBackToBeAudited(t *testing.T) {
	common, decks := cards(1)
	h := playHonestly(t, 1, common, decks)
	hand, _, _ := openedBy(h.agreement, h.log, game.A)
	path := filepath.Join(t.TempDir(), "duelo")
	d, err := Begin(path, h.agreement, game.A, hand, h.keys[0], myl.Books())
	must(t, err)
	must(t, d.Close())
	f, err := os.Open(path)
	must(t, err)
	contents, err := chain.Read(f)
	must(t, err)
	must(t, f.Close())
	contents.Entries = nil
	log := chain.New(h.agreement.id, h.agreement.keys(), nil)
	var shares [2]int
	for _, e := range h.order {
		body := e.Body
		if kindOf(e) == isShare {
			if shares[e.Seat]++; e.Seat == 1 && shares[1] == 1 {
				body = append(slices.Clone(body), 0)
			}
		}
		s, err := log.Sign(e.Seat, h.keys[e.Seat], body)
		must(t, err)
		contents.Entries = append(contents.Entries, chain.Stored{Seat: e.Seat, Wire: s.Wire()})
		if shares[0] > 0 && shares[1] > 0 { // a share is looked at when both are there
			break
		}
	}
	must(t, os.WriteFile(path, contents.Encode(), 0o600))
	back, err := Resume(path, h.keys[0], common, myl.Books())
	must(t, err)
	var breach *Breach
	if !errors.As(back.State().Stopped, &breach) || breach.Seat != game.B {
		t.Errorf("stopped for %v", back.State().Stopped)
	}
	must(t, back.Close())
}

func TestWhatIsRefusedIsKeptOnce(t *testing.T) {
	common, decks := cards(1)
	dir := t.TempDir()
	duels, _ := begin(t, dir, common, decks)
	var sizes []int64
	for range 4 {
		a, b := newPipe(duels[0].agreement)
		must(t, duels[0].Connect(a))
		must(t, b.Send(append([]byte{'x'}, make([]byte, chain.MaxBody-1)...)))
		for {
			if _, err := b.Receive(); err != nil {
				break
			}
		}
		info, err := os.Stat(filepath.Join(dir, "0"))
		must(t, err)
		sizes = append(sizes, info.Size())
	}
	if sizes[3]-sizes[0] > chain.MaxBody {
		t.Errorf("the file grows with every message: %v", sizes)
	}
	closeAll(t, duels)
}

func TestNothingCanBeSaidBehindTheEnd(t *testing.T) {
	common, decks := cards(1)
	h := playHonestly(t, 1, common, decks)
	for _, extra := range [][]byte{{byte(isAct), 1, 2, 3}, {byte(isPledge)}, {byte(isShare)}, {}} {
		log := h.told(t, func(e chain.Entry) [][]byte {
			if e.Seat == 1 && kindOf(e) == isSecrets {
				return [][]byte{extra, e.Body}
			}
			return [][]byte{e.Body}
		})
		if h.caught(t, log) == "" {
			t.Errorf("%x behind the end is not found", extra)
		}
	}
}

func TestTwoConcessionsAtOnceAreOne(t *testing.T) {
	common, decks := cards(1)
	for range 20 {
		duels, _ := begin(t, t.TempDir(), common, decks)
		d := duels[0]
		d.line.Lock()
		var both sync.WaitGroup
		for range 2 {
			both.Go(func() { d.Concede() })
		}
		time.Sleep(5 * time.Millisecond) // both wait for the lock
		d.line.Unlock()
		both.Wait()
		d.line.Lock()
		breach := endingOf(d.log).breach
		d.line.Unlock()
		closeAll(t, duels)
		if breach != nil {
			t.Fatal(breach)
		}
	}
}

func TestAFileThatIsOlderThanTheDuelIsBroughtUpToDate(t *testing.T) {
	common, decks := dealers(3)
	dir := t.TempDir()
	duels, keys := begin(t, dir, common, decks)
	join2(t, duels)
	playTo := func(most int, seed uint64) {
		var both sync.WaitGroup
		for i, d := range duels {
			both.Go(func() {
				if err := drive(d, most, bot.NewRandom(seed+uint64(i)).Choose); err != nil {
					t.Error(err)
				}
			})
		}
		both.Wait()
	}
	path := filepath.Join(dir, "0")
	playTo(30, 1)
	must(t, duels[0].file.Flush())
	old, err := os.ReadFile(path)
	must(t, err)
	playTo(60, 10)
	await(t, "what was said last", func() bool {
		d := duels[1]
		d.line.Lock()
		defer d.line.Unlock()
		return d.log.Len(0) == duels[0].log.Len(0)
	})
	said := duels[0].log.Len(0)
	must(t, duels[0].Close())
	must(t, os.WriteFile(path, old, 0o600))

	resume := func() error {
		var err error
		duels[0], err = Resume(path, keys[0], common, myl.Books())
		must(t, err)
		a, b := newPipe(duels[0].agreement)
		first := make(chan error, 1)
		go func() { first <- duels[0].Connect(a) }()
		must(t, duels[1].Connect(b))
		return <-first
	}
	if err := resume(); !errors.Is(err, ErrBehind) {
		t.Fatalf("from an old file: %v", err)
	}
	must(t, duels[0].Close())
	must(t, resume())
	if n := duels[0].log.Len(0); n < said {
		t.Errorf("%d entries came back of %d", n, said)
	}
	for i, d := range duels {
		if err := d.State().Stopped; err != nil {
			t.Errorf("seat %d: %v", i, err)
		}
	}
	closeAll(t, duels)
}

func TestTheOthersCardsDoNotChangeWhatIsLegal(t *testing.T) {
	common := []card.Card{doblon}
	for i := range 20 {
		common = append(common, card.Card{Name: fmt.Sprint("Aliado ", i), Type: card.Ally, Cost: 1, Strength: 1, Ability: card.WithoutAbility, Edition: "ES", Number: 2 + i})
	}
	var decks [2][]card.Card
	for s := range decks {
		for i := range 49 {
			decks[s] = append(decks[s], common[1+i/3])
		}
	}
	g, _, hands := meet(t, common, decks)
	terms := g.Terms
	for i := range terms {
		terms[i].Legal = true
	}
	// B has a card of which A plays three otherwise: as a Carta Única, and first in the order.
	own := common[3]
	own.Unique = true
	for replay.Pin(own) > replay.Pin(common[3]) {
		own.Strength++
	}
	terms[1].Own = []string{replay.CardLine(own)}
	var raw [2][]byte
	for i := range raw {
		var err error
		raw[i], err = terms[i].Encode()
		must(t, err)
	}
	g, err := Agree(raw[0], raw[1], common)
	must(t, err)
	for i := range hands {
		hands[i].Castle = nil
		for _, c := range decks[i] {
			hands[i].Castle = append(hands[i].Castle, g.FaceOf(c))
		}
	}
	log := chain.New(g.id, g.keys(), nil)
	auditor := Auditor{Common: common}
	if breach := auditor.checkDeck(g, game.A, hands[0], log); breach != nil {
		t.Errorf("the deck of A: %v", breach)
	}
	for i := range hands[1].Castle {
		hands[1].Castle[i] = g.FaceOf(own)
	}
	if breach := auditor.checkDeck(g, game.B, hands[1], log); breach == nil {
		t.Error("forty-nine of a Carta Única")
	}
	strict := deck.PrimerBloque
	strict.Copies = 2
	g.Terms[game.A].Rules = strict.String()
	if breach := auditor.checkDeck(g, game.A, hands[0], log); breach == nil {
		t.Error("three copies in a format that allows two, which both accepted")
	}
}

func TestALookComesFromTheSharesAlone(t *testing.T) {
	common, decks := cards(1)
	g, _, hands := meet(t, common, decks)
	table, err := newTable(g, game.A, hands[0], chain.New(g.id, g.keys(), nil), myl.Books())
	must(t, err)
	for veiled := range 4 {
		l := &looked{veiled: veiled}
		for i := range 49 {
			l.left = append(l.left, uint8(i))
		}
		n := 0
		for i := range l.left {
			if table.mayHaveDrawn(l, hands[1].Seed.Share(0), uint8(i)) {
				n++
			}
		}
		if n != veiled+1 {
			t.Errorf("with %d cards looked at before, %d of 49 places are taken for drawn", veiled, n)
		}
	}
}

// prober shows by hand what lies on the other's castle whenever it can, and agrees to that.
type prober struct{ meddler }

func (p *prober) Choose(s game.Sight) game.Action {
	options := s.Options(nil)
	var v game.View
	s.Look(&v)
	for _, o := range options {
		c := v.Find(o.Card)
		if o.Verb == game.Yes || o.Verb == game.Say && o.N == 7 ||
			o.Verb == game.Pick && o.Card != 0 && c.Zone == myl.Castle && c.Sees == game.SeenBy(s.Seat()) && c.Owner != s.Seat() {
			return o
		}
	}
	return p.meddler.Choose(s)
}

func TestNobodyHonestIsNamedForWhatChancePutOnACastle(t *testing.T) {
	ally := card.Card{Name: "Aliado", Type: card.Ally, Strength: 1, Ability: card.WithoutAbility, Edition: "ES", Number: 2}
	spell := func(n int, text string) card.Card {
		return card.Card{Name: fmt.Sprint("Carta ", n), Type: card.Talisman, Strength: card.NoNumber, Ability: card.WithAbility, Text: text, Edition: "ES", Number: n}
	}
	blind := spell(3, "Pon una carta del Castillo oponente al azar en el tope de su Castillo.")
	sees := spell(4, "Mira las tres primeras cartas del Castillo oponente, pon una en la parte superior de su Castillo y el resto en el fondo de su Castillo.")
	for _, c := range []struct {
		spells  []card.Card
		players [2]game.Chooser
	}{
		{[]card.Card{blind, blind}, [2]game.Chooser{&prober{meddler{game.NewRand(0), 30}}, &prober{meddler{game.NewRand(1), 30}}}},
		{[]card.Card{blind, sees}, byChance(1)},
		{[]card.Card{blind, sees}, byChance(2)},
	} {
		var decks [2][]card.Card
		for s := range decks {
			for range 8 {
				decks[s] = append(decks[s], doblon, ally)
			}
			for len(decks[s]) < 48 {
				decks[s] = append(decks[s], c.spells...)
			}
			decks[s] = append(decks[s], ally)
		}
		common := []card.Card{doblon, ally, blind, sees}
		duels, _ := begin(t, t.TempDir(), common, decks)
		join2(t, duels)
		for i, r := range finish(t, duels, common, c.players) {
			if !r.Clean() {
				t.Errorf("seat %d: %s", i, r.Verdict())
			}
		}
		closeAll(t, duels)
	}
}
