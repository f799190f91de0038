package tally

import (
	"bytes"
	"testing"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/game/round"
)

// album is a store of matches in memory, which counts what is read of it.
type album struct {
	text   map[cardsdb.MatchID][]byte
	loaded int
}

func (a *album) All() ([]cardsdb.Match, error) { return nil, nil }

func (a *album) Load(id cardsdb.MatchID) (cardsdb.Match, []byte, error) {
	a.loaded++
	text, ok := a.text[id]
	if !ok {
		return cardsdb.Match{}, nil, cardsdb.ErrNotFound
	}
	return cardsdb.Match{ID: id}, text, nil
}

func (a *album) put(t *testing.T, id cardsdb.MatchID, r round.Round) {
	t.Helper()
	var b bytes.Buffer
	if err := r.Encode(&b); err != nil {
		t.Fatal(err)
	}
	a.text[id] = b.Bytes()
}

// record is a duel of pawns that somebody starts and that is left in its third turn, with a result.
func record(t *testing.T, first game.Seat, result game.Result) (r *replay.Record, turns int) {
	t.Helper()
	setup := game.Setup{First: game.FirstOf(first), Cards: []card.Card{
		{Name: "Doblón", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber, Ability: card.WithoutAbility},
		{Name: "Peón", Type: card.Ally, Cost: 0, Strength: 2}}}
	for i := range setup.Decks {
		setup.Decks[i] = game.Deck{Initial: 1, Castle: []game.Face{2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}}
	}
	m, err := game.NewMatch(myl.Rulebook, setup)
	if err != nil {
		t.Fatal(err)
	}
	recorder, dealer := replay.NewRecorder(myl.Rulebook, setup), game.NewShuffler(1)
	var v game.View
	for v.Turn < 3 {
		a, err := game.Step(m, dealer, [2]game.Chooser{bot.NewRandom(1), bot.NewRandom(2)})
		if err != nil {
			t.Fatal(err)
		}
		recorder.Add(m, a)
		m.Look(game.A, &v)
	}
	return recorder.End(m, result), v.Turn
}

var (
	open   = game.Result{Winner: game.Nobody}
	agreed = game.Result{Over: true, Winner: game.Nobody, Why: game.Agreed}
	failed = game.Result{Over: true, Winner: game.Nobody, Why: game.Failed}
)

func wonBy(s game.Seat) game.Result {
	return game.Result{Over: true, Winner: s, Why: game.Conceded}
}

func TestWhatARecordTellsOfADuel(t *testing.T) {
	for _, c := range []struct {
		rule     string
		person   game.Seat
		opponent string
		first    game.Seat
		result   game.Result
		want     Duel
	}{
		{"won, going first, against a computer player", game.A, "voraz", game.A, wonBy(game.A), Duel{Outcome: Won, Order: First, Deck: "Faraones", Rival: voraz}},
		{"lost, going second", game.A, "azar", game.B, wonBy(game.B), Duel{Outcome: Lost, Order: Second, Deck: "Faraones", Rival: Rival{Computer, "azar"}}},
		{"who sits at B has the deck and the outcome of B", game.B, "voraz", game.A, wonBy(game.A), Duel{Outcome: Lost, Order: Second, Deck: "Titanes", Rival: voraz}},
		{"two people at one screen", game.A, "persona", game.A, agreed, Duel{Outcome: Drawn, Order: First, Deck: "Faraones", Rival: Rival{Kind: TwoPeople}}},
		{"a friend goes by the name", game.A, "duelo:00:00", game.A, wonBy(game.A), Duel{Outcome: Won, Order: First, Deck: "Faraones", Rival: beto}},
		{"left before its end", game.A, "voraz", game.A, open, Duel{Outcome: Unfinished, Order: First, Deck: "Faraones", Rival: voraz}},
		{"where the rulebook failed nobody has drawn", game.A, "voraz", game.A, failed, Duel{Outcome: Unfinished, Order: First, Deck: "Faraones", Rival: voraz}},
	} {
		a := &album{text: map[cardsdb.MatchID][]byte{}}
		recorded, _ := record(t, c.first, c.result)
		a.put(t, 7, round.Round{Best: 1, Format: deck.PrimerBloque, Person: c.person, Opponent: c.opponent,
			Sides: [2]round.Side{{Name: "Ana", Deck: "Faraones"}, {Name: "Beto", Deck: "Titanes"}}, Duels: []round.Duel{{Record: recorded}}})
		c.want.Match, c.want.Date, c.want.Turns, c.want.Format = 7, day(2), 5, deck.PrimerBloque.Name
		got, err := NewReader(a, myl.Books()...).Read(cardsdb.Match{ID: 7, Date: day(2), Turns: 5})
		if err != nil || len(got) != 1 || got[0] != c.want {
			t.Errorf("%s: got %+v, %v", c.rule, got, err)
		}
	}
}

func TestEveryDuelOfARoundCountsWithItsOwnTurns(t *testing.T) {
	a := &album{text: map[cardsdb.MatchID][]byte{}}
	one, turns := record(t, game.A, wonBy(game.A))
	two, _ := record(t, game.B, open)
	a.put(t, 1, round.Round{Best: round.Best, Format: deck.PrimerBloque, Opponent: "voraz", Duels: []round.Duel{{Record: one}, {Record: two}}})
	got, err := NewReader(a, myl.Books()...).Read(cardsdb.Match{ID: 1, Turns: 3, Score: "1-0"})
	if err != nil || len(got) != 2 {
		t.Fatalf("it tells of %+v, %v", got, err)
	}
	if got[0].Number != 1 || got[0].Outcome != Won || got[0].Turns != turns || turns < 2 {
		t.Errorf("the first one is %+v and took %d turns", got[0], turns)
	}
	if got[1].Number != 2 || got[1].Outcome != Unfinished || got[1].Order != Second || got[1].Turns != 3 {
		t.Errorf("the second one is %+v", got[1])
	}
}

func TestABareRecordIsKnownByItsNames(t *testing.T) {
	recorded, _ := record(t, game.A, wonBy(game.A))
	for name, want := range map[string]Rival{"Voraz": voraz, "Beto": beto} {
		recorded.Players = [2]replay.Player{{Name: "Ana", Deck: "Faraones"}, {Name: name}}
		var b bytes.Buffer
		if err := recorded.Encode(&b); err != nil {
			t.Fatal(err)
		}
		got, err := NewReader(&album{text: map[cardsdb.MatchID][]byte{1: b.Bytes()}}).Read(cardsdb.Match{ID: 1})
		if err != nil || len(got) != 1 || got[0].Rival != want || got[0].Deck != "Faraones" || got[0].Format != "" {
			t.Errorf("%s: got %+v, %v", name, got, err)
		}
	}
}

func TestAMatchThatIsOverIsReadOnce(t *testing.T) {
	recorded, _ := record(t, game.A, wonBy(game.A))
	a := &album{text: map[cardsdb.MatchID][]byte{}}
	a.put(t, 1, round.Round{Best: 1, Format: deck.PrimerBloque, Opponent: "voraz", Duels: []round.Duel{{Record: recorded}}})
	r := NewReader(a, myl.Books()...)
	read := func(m cardsdb.Match, want int, rule string) {
		t.Helper()
		if _, err := r.Read(m); err != nil || a.loaded != want {
			t.Errorf("%s: read %d times, %v", rule, a.loaded, err)
		}
	}
	read(cardsdb.Match{ID: 1}, 1, "the first time")
	read(cardsdb.Match{ID: 1}, 2, "an unfinished one is read again")
	read(cardsdb.Match{ID: 1, Result: "abandono"}, 3, "so is one that came to an end")
	read(cardsdb.Match{ID: 1, Result: "abandono"}, 3, "which is then known")
	read(cardsdb.Match{ID: 1, Result: "castillo vacío", Turns: 9}, 4, "unless it ended otherwise")
}

func TestADeletedMatchTellsNothingAndADamagedOneSaysSo(t *testing.T) {
	r := NewReader(&album{text: map[cardsdb.MatchID][]byte{1: []byte("no es una partida")}})
	if got, err := r.Read(cardsdb.Match{ID: 1}); err == nil {
		t.Errorf("a damaged one tells %+v", got)
	}
	if got, err := r.Read(cardsdb.Match{ID: 2}); len(got) != 0 || err != nil {
		t.Errorf("a deleted one tells %+v, %v", got, err)
	}
}
