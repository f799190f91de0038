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

// album is a store of matches in memory.
type album struct {
	matches map[cardsdb.MatchID]cardsdb.Match
	text    map[cardsdb.MatchID][]byte
}

func newAlbum() *album {
	return &album{map[cardsdb.MatchID]cardsdb.Match{}, map[cardsdb.MatchID][]byte{}}
}

func (a *album) All() ([]cardsdb.Match, error) { return nil, nil }

func (a *album) Load(id cardsdb.MatchID) (cardsdb.Match, []byte, error) {
	text, ok := a.text[id]
	if !ok {
		return cardsdb.Match{}, nil, cardsdb.ErrNotFound
	}
	return a.matches[id], text, nil
}

func (a *album) put(t *testing.T, m cardsdb.Match, r round.Round) {
	t.Helper()
	var b bytes.Buffer
	if err := r.Encode(&b); err != nil {
		t.Fatal(err)
	}
	a.matches[m.ID], a.text[m.ID] = m, b.Bytes()
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
		a := newAlbum()
		recorded, _ := record(t, c.first, c.result)
		a.put(t, cardsdb.Match{ID: 7, Date: day(2), Turns: 5}, round.Round{Best: 1, Format: deck.PrimerBloque, Person: c.person, Opponent: c.opponent,
			Sides: [2]round.Side{{Name: "Ana", Deck: "Faraones"}, {Name: "Beto", Deck: "Titanes"}}, Duels: []round.Duel{{Record: recorded}}})
		c.want.Match, c.want.Date, c.want.Turns, c.want.Format = 7, day(2), 5, deck.PrimerBloque.Name
		got, err := NewReader(a, myl.Books()...).Read(7)
		if err != nil || len(got) != 1 || got[0] != c.want {
			t.Errorf("%s: got %+v, %v", c.rule, got, err)
		}
	}
}

func TestEveryDuelOfARoundCountsWithItsOwnTurns(t *testing.T) {
	a := newAlbum()
	one, turns := record(t, game.A, wonBy(game.A))
	two, _ := record(t, game.B, open)
	a.put(t, cardsdb.Match{ID: 1, Turns: 3, Score: "1-0"}, round.Round{Best: round.Best, Format: deck.PrimerBloque, Opponent: "voraz", Duels: []round.Duel{{Record: one}, {Record: two}}})
	got, err := NewReader(a, myl.Books()...).Read(1)
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
		got, err := NewReader(&album{text: map[cardsdb.MatchID][]byte{1: b.Bytes()}}).Read(1)
		if err != nil || len(got) != 1 || got[0].Rival != want || got[0].Deck != "Faraones" || got[0].Format != "" {
			t.Errorf("%s: got %+v, %v", name, got, err)
		}
	}
}

func TestAMatchIsWorkedOutAgainOnlyWhereItIsAnother(t *testing.T) {
	recorded, _ := record(t, game.A, open)
	a, match := newAlbum(), cardsdb.Match{ID: 1, Turns: 3}
	played := round.Round{Best: 1, Format: deck.PrimerBloque, Opponent: "voraz", Duels: []round.Duel{{Record: recorded}}}
	a.put(t, match, played)
	r := NewReader(a, myl.Books()...)
	read := func() *Duel {
		t.Helper()
		got, err := r.Read(1)
		if err != nil || len(got) != 1 {
			t.Fatalf("it tells of %+v, %v", got, err)
		}
		return &got[0]
	}
	before := read()
	if read() != before {
		t.Error("the same match is worked out again")
	}
	recorded.End.Result = wonBy(game.A)
	a.put(t, match, played)
	if d := read(); d.Outcome != Won {
		t.Errorf("of the match that went on it tells %+v", d)
	}
	match.Turns = 4
	a.put(t, match, played)
	if d := read(); d.Turns != 4 {
		t.Errorf("of the match with a turn more it tells %+v", d)
	}
}

func TestADeletedMatchTellsNothingAndADamagedOneSaysSo(t *testing.T) {
	r := NewReader(&album{text: map[cardsdb.MatchID][]byte{1: []byte("no es una partida")}})
	if got, err := r.Read(1); err == nil {
		t.Errorf("a damaged one tells %+v", got)
	}
	if got, err := r.Read(2); len(got) != 0 || err != nil {
		t.Errorf("a deleted one tells %+v, %v", got, err)
	}
}
