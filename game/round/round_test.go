package round_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/game/round"

	"pgregory.net/rapid"
)

// duel is a duel that ended so, begun by a seat.
func duel(winner, first game.Seat) round.Duel {
	return round.Duel{Record: &replay.Record{Setup: game.Setup{First: game.FirstOf(first)},
		End: &replay.End{Result: game.Result{Over: true, Winner: winner, Why: game.EmptyCastle}}}}
}

func of(duels ...round.Duel) round.Round { return round.Round{Best: round.Best, Duels: duels} }

func TestWhoWinsTwoDuelsWinsTheRound(t *testing.T) {
	a, b, draw := duel(game.A, game.A), duel(game.B, game.A), duel(game.Nobody, game.A)
	for _, test := range []struct {
		duels []round.Duel
		score string
		over  bool
		wins  game.Seat
	}{
		{nil, "0-0", false, game.Nobody},
		{[]round.Duel{a}, "1-0", false, game.Nobody},
		{[]round.Duel{a, b}, "1-1", false, game.Nobody},
		{[]round.Duel{b, b}, "0-2", true, game.B},
		{[]round.Duel{a, b, a}, "2-1", true, game.A},
		{[]round.Duel{draw, a}, "1-0-1", false, game.Nobody},
		{[]round.Duel{draw, a, draw}, "1-0-2", true, game.A},
		{[]round.Duel{draw, a, b}, "1-1-1", true, game.Nobody},
	} {
		r := of(test.duels...)
		if got := r.Score().String(); got != test.score {
			t.Errorf("score %s, want %s", got, test.score)
		}
		if got := r.Result(); got.Over != test.over || got.Winner != test.wins {
			t.Errorf("%s: result %+v, want over %v, won by %v", test.score, got, test.over, test.wins)
		}
	}
	single := round.Round{Best: 1, Duels: []round.Duel{b}}
	if r := single.Result(); !r.Over || r.Winner != game.B || r.Why != game.EmptyCastle {
		t.Errorf("a single duel ends so: %+v", r)
	}
}

func TestWhoHasNoTimeLeftLosesTheRound(t *testing.T) {
	r := of(duel(game.A, game.A))
	r.Minutes, r.Spent = 30, 30*60-1
	if left, ok := r.Left(); left != 1 || !ok || r.Result().Over {
		t.Errorf("with %d seconds left: %+v", left, r.Result())
	}
	r.Spent += 9
	if left, _ := r.Left(); left != 0 || r.Result() != (game.Result{Over: true, Winner: game.B, Why: game.Conceded}) {
		t.Errorf("with %d seconds left: %+v", left, r.Result())
	}
	if _, ok := of().Left(); ok {
		t.Error("there is a clock where none was wanted")
	}
}

func TestWhoLostStartsTheNextDuel(t *testing.T) {
	for _, test := range []struct {
		duels []round.Duel
		want  game.First
	}{
		{nil, game.ByChance},
		{[]round.Duel{duel(game.A, game.A)}, game.FirstB},
		{[]round.Duel{duel(game.A, game.A), duel(game.B, game.B)}, game.FirstA},
		{[]round.Duel{duel(game.Nobody, game.B)}, game.FirstA},
	} {
		if got := of(test.duels...).First(); got != test.want {
			t.Errorf("after %s starts %v, want %v", of(test.duels...).Score(), got, test.want)
		}
	}
	byChance := round.Duel{Record: &replay.Record{Actions: []game.Action{{Verb: game.Start, N: int16(game.B)}},
		End: &replay.End{Result: game.Result{Over: true, Winner: game.Nobody, Why: game.Loop}}}}
	if got := of(byChance).First(); got != game.FirstA {
		t.Errorf("after a draw that chance had B start, %v starts", got)
	}
}

func TestOnlyWhatLiesBesideChangesBetweenDuels(t *testing.T) {
	l := deck.List{Initial: deck.Ref{Name: "Azor"}, Cards: deck.Entries{{Ref: deck.Ref{Name: "Kay"}, Count: 3}, {Ref: deck.Ref{Name: "Justa"}, Count: 2}},
		Sideboard: deck.Entries{{Ref: deck.Ref{Name: "Niebla"}, Count: 1}}}
	kay, fog := deck.Ref{Name: "Kay"}, deck.Ref{Name: "Niebla"}
	swapped := round.In(round.Aside(l, kay), fog)
	if !round.SamePool(l, swapped) || swapped.Count() != l.Count() {
		t.Errorf("swapped is\n%s", swapped)
	}
	if swapped.Cards.CountOf(kay) != 2 || swapped.Cards.CountOf(fog) != 1 || swapped.Sideboard.CountOf(kay) != 1 {
		t.Errorf("swapped is\n%s", swapped)
	}
	if got := round.In(l, deck.Ref{Name: "Nadie"}); !got.Equal(l) {
		t.Error("a card came out of nowhere")
	}
	if got := round.Aside(l, deck.Ref{Name: "Azor"}); !got.Equal(l) {
		t.Error("the initial Oro was put aside")
	}
	if round.SamePool(l, l.Add(fog, 1)) || round.SamePool(l, l.Remove(kay, 1)) {
		t.Error("a pool of more or fewer cards is taken for the same")
	}
}

// A small real round, of which every duel is played to its end.
func playRound(t interface{ Fatal(...any) }, seed uint64, each func(round.Round)) round.Round {
	plain := deck.List{Title: "Peones", Initial: deck.Ref{Name: "Doblón"}, Cards: deck.Entries{{Ref: deck.Ref{Name: "Peón"}, Count: 20}}}
	r := round.Round{Best: round.Best, Format: deck.PrimerBloque, Opponent: "azar",
		Sides: [2]round.Side{{"Ana", "Peones", plain}, {"Azar", "Más peones", plain}}, Minutes: 30, Spent: 61}
	setup := game.Setup{Cards: []card.Card{{Name: "Doblón", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber, Ability: card.WithoutAbility},
		{Name: "Peón", Type: card.Ally, Cost: 0, Strength: 2}}}
	for i := range setup.Decks {
		setup.Decks[i] = game.Deck{Initial: 1, Castle: pawns(20)}
	}
	var w round.Writer
	for n := uint64(0); !r.Result().Over; n++ {
		written := func(rec *replay.Recorder) {
			if text, err := w.Text(r, r.Lists(), rec); err != nil || string(text) != encode(t, r) {
				t.Fatal(fmt.Sprintf("%v, written is\n%s\nwant\n%s", err, text, encode(t, r)))
			}
		}
		setup.First = r.First()
		m, err := game.NewMatch(myl.Rulebook, setup)
		if err != nil {
			t.Fatal(err)
		}
		rec := replay.NewRecorder(myl.Rulebook, setup)
		dealer := game.NewShuffler(seed + n)
		for m.Result().Open() {
			a, err := game.Step(m, dealer, [2]game.Chooser{bot.NewRandom(seed), bot.NewRandom(n)})
			if err != nil {
				t.Fatal(err)
			}
			rec.Add(m, a)
			if rec.Len() == 15 {
				r = r.With(round.Duel{Lists: r.Lists(), Record: rec.Record()})
				written(rec)
				each(r)
			}
		}
		before := r
		ended := rec.Finish(m)
		r = r.With(round.Duel{Lists: r.Lists(), Record: ended})
		if text, err := w.Text(before, r.Lists(), rec); err != nil || string(text) != encode(t, r) {
			t.Fatal(fmt.Sprintf("%v, written is\n%s\nwant\n%s", err, text, encode(t, r)))
		}
		each(r)
	}
	return r
}

func pawns(n int) []game.Face {
	faces := make([]game.Face, n)
	for i := range faces {
		faces[i] = 2
	}
	return faces
}

func encode(t interface{ Fatal(...any) }, r round.Round) string {
	var b bytes.Buffer
	if err := r.Encode(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestARoundReadsBackAsItWasKeptAtAnyPoint(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seen := 0
		r := playRound(t, rapid.Uint64().Draw(t, "seed"), func(r round.Round) {
			text := encode(t, r)
			back, err := round.Decode([]byte(text))
			if err != nil {
				t.Fatal(err)
			}
			if again := encode(t, back); again != text {
				t.Fatalf("reads\n%s\nkept\n%s", again, text)
			}
			if back.Score() != r.Score() || back.Result() != r.Result() || back.First() != r.First() {
				t.Fatalf("stands at %v, kept at %v", back.Score(), r.Score())
			}
			open, ok := back.Undecided()
			if ok && len(open.Record.Actions) != 15 {
				t.Fatalf("the open duel has %d actions", len(open.Record.Actions))
			}
			seen++
		})
		if len(r.Duels) < 2 || len(r.Duels) > 3 || seen < 2*len(r.Duels) {
			t.Fatalf("%d duels, looked at %d times", len(r.Duels), seen)
		}
	})
}

func TestWhatIsNoRoundIsRefusedInWords(t *testing.T) {
	whole := encode(t, playRound(t, 1, func(round.Round) {}))
	head, rest, _ := strings.Cut(whole, "\nduelo ")
	one := "\nduelo " + rest[:strings.Index(rest, "\nduelo ")]
	won := strings.Replace(one, "gana=B", "gana=A", 1)
	for name, test := range map[string]struct{ text, want string }{
		"nothing":          {"", "no es una ronda grabada"},
		"a record":         {"castillo-partida 1\n", "no es una ronda grabada"},
		"a newer one":      {"castillo-ronda 2\n{}", "hace falta un Castillo más nuevo"},
		"no players":       {"castillo-ronda 1\n", "lo que dice de los jugadores"},
		"five duels":       {strings.Replace(head, `"duelos":3`, `"duelos":5`, 1), "de 1 o de 3 duelos, no de 5"},
		"a duel too many":  {head + won + won + won + "\n", "el duelo 3 sobra: la ronda ya estaba decidida"},
		"no record":        {head + "\nduelo {\"listas\":[\"\",\"\"]}\n", "duelo 1"},
		"two of a single":  {strings.Replace(head, `"duelos":3`, `"duelos":1`, 1) + one + one + "\n", "tiene 2 duelos y es de 1"},
		"an endless clock": {strings.Replace(head, `"reloj":30`, `"reloj":3000`, 1), "un reloj va de 0 a 600 minutos"},
		"an odd format":    {strings.Replace(head, "Copias: 3", "Copias: tres", 1), "formato: "},
		"an open one amid": {head + one[:strings.LastIndex(one, "\nfin ")] + one + "\n", "no terminó y hay otro detrás"},
	} {
		_, err := round.Decode([]byte(test.text))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", name, err, test.want)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte(encode(f, playRound(f, 1, func(round.Round) {}))))
	f.Add([]byte("castillo-ronda 1\n{}\nduelo {}\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := round.Decode(text)
		if err != nil {
			return
		}
		r.Score()
		r.First()
		r.Result()
		r.Lists()
	})
}
