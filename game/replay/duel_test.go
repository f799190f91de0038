package replay_test

import (
	"bytes"
	"strings"
	"testing"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/game/speech"

	"pgregory.net/rapid"
)

// duelSetup is two small decks for the real rulebook.
func duelSetup() game.Setup {
	deck := game.Deck{Initial: 1}
	for i, copies := range []int{12, 8, 6, 4, 3} {
		for range copies {
			deck.Castle = append(deck.Castle, game.Face(i+1))
		}
	}
	return game.Setup{
		Cards: []card.Card{
			{Name: "Doblón", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber, Ability: card.WithoutAbility},
			{Name: "Escudero", Type: card.Ally, Cost: 1, Strength: 1},
			{Name: "Lancero", Type: card.Ally, Cost: 2, Strength: 3},
			{Name: "Espada", Type: card.Weapon, Cost: 1, Strength: card.NoNumber},
			{Name: "Conjuro", Type: card.Talisman, Cost: 1, Strength: card.NoNumber},
		},
		Decks: [2]game.Deck{deck, deck},
	}
}

func recordDuel(t interface{ Fatal(...any) }, book game.Rulebook, seed uint64) *replay.Record {
	setup := duelSetup()
	setup.First = game.First(seed % 3)
	m, err := book.NewMatch(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := replay.NewRecorder(book, setup)
	dealer := game.NewShuffler(seed)
	players := [2]game.Chooser{bot.NewGreedy(), bot.NewRandom(seed)}
	for m.Result().Open() {
		a, err := game.Step(m, dealer, players)
		if err != nil {
			t.Fatal(err)
		}
		r.Add(m, a)
	}
	return r.Finish(m)
}

func TestADuelIsReplayedToTheSameStates(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		book := rapid.SampledFrom(myl.Books()).Draw(t, "book")
		written := recordDuel(t, book, rapid.Uint64().Draw(t, "seed"))
		var text bytes.Buffer
		if err := written.Encode(&text); err != nil {
			t.Fatal(err)
		}
		read, err := replay.Decode(&text)
		if err != nil {
			t.Fatal(err)
		}
		p, err := replay.Play(read, myl.Books()...)
		if err != nil {
			t.Fatal(err)
		}
		if d := p.Difference(); d != nil {
			t.Fatal(d)
		}
		if p.At(0).Rulebook() != book {
			t.Fatalf("a duel by %s is replayed by %s", book.ID(), p.At(0).Rulebook().ID())
		}
		if got := p.At(p.Len()).Result(); got != written.Result() {
			t.Fatalf("result %+v, recorded %+v", got, written.Result())
		}
	})
}

func TestADuelIsNotReplayedByAnotherBook(t *testing.T) {
	if _, err := replay.Play(recordDuel(t, myl.Barbarie, 1), myl.Rulebook, myl.Basico); err == nil || !strings.Contains(err.Error(), "myl/barbarie") {
		t.Error(err)
	}
}

func TestTheRulebookHasWordsForItsModes(t *testing.T) {
	p, err := replay.Play(recordDuel(t, myl.Rulebook, 3), myl.Rulebook)
	if err != nil {
		t.Fatal(err)
	}
	teller := replay.NewTeller(p.At(0), [2]string{"Ana", "Voraz"}, speech.InSpanish)
	told := 0
	p.Watch(0, p.Len(), func(n int, m game.Match, a game.Action) {
		if d := m.Decision(); d.Kind == game.Mode {
			told++
			if text := teller.Action(d, a, game.WordsFor(m, a)); !strings.Contains(text, "grupar") {
				t.Errorf("action %d is told as %q", n, text)
			}
		}
	}, func(game.Event) {})
	if told == 0 {
		t.Error("no mode was chosen")
	}
}

func BenchmarkPlay(b *testing.B) {
	r := recordDuel(b, myl.Rulebook, 1)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := replay.Play(r, myl.Rulebook); err != nil {
			b.Fatal(err)
		}
	}
}

// adjuster is a player who proposes anything, and agrees to anything.
type adjuster struct{ rand game.Rand }

func (p *adjuster) Choose(s game.Sight) game.Action {
	options := s.Options(nil)
	if last := options[len(options)-1]; last.Verb == game.Propose && p.rand.Below(3) == 0 {
		return last
	}
	return options[p.rand.Below(len(options))]
}

func TestADuelAdjustedByHandIsReplayedToTheSameStates(t *testing.T) {
	setup := duelSetup()
	setup.ByHand = true
	told := map[game.What]bool{}
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		m, err := myl.Rulebook.NewMatch(setup)
		if err != nil {
			t.Fatal(err)
		}
		r := replay.NewRecorder(myl.Rulebook, setup)
		dealer := game.NewShuffler(seed)
		players := [2]game.Chooser{&adjuster{game.NewRand(seed)}, bot.NewRandom(seed)}
		for m.Result().Open() {
			a, err := game.Step(m, dealer, players)
			if err != nil {
				t.Fatal(err)
			}
			r.Add(m, a)
		}
		var text bytes.Buffer
		if err := r.Finish(m).Encode(&text); err != nil {
			t.Fatal(err)
		}
		read, err := replay.Decode(&text)
		if err != nil {
			t.Fatal(err)
		}
		p, err := replay.Play(read, myl.Rulebook)
		if err != nil {
			t.Fatal(err)
		}
		if d := p.Difference(); d != nil {
			t.Fatal(d)
		}
		teller := replay.NewTeller(p.At(0), [2]string{"Ana", "Beto"}, speech.InSpanish)
		p.Watch(0, p.Len(), func(int, game.Match, game.Action) {}, func(e game.Event) {
			told[e.What] = true
			if text := teller.Event(e); strings.Contains(text, "{") || e.Proposal.Made() && text == "" {
				t.Fatalf("%+v is told as %q", e, text)
			}
		})
	})
	if !told[game.Proposes] || !told[game.Accepts] {
		t.Error("nobody adjusted anything")
	}
}
