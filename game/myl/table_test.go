package myl

import (
	"testing"

	"castillo/game"
	"castillo/game/card"
)

// The cards that the tests play with.
var (
	doblon   = card.Card{Name: "Doblón", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber, Ability: card.WithoutAbility}
	escudero = card.Card{Name: "Escudero", Type: card.Ally, Cost: 1, Strength: 1, Races: card.RacesOf(card.Caballero)}
	lancero  = card.Card{Name: "Lancero", Type: card.Ally, Cost: 2, Strength: 3, Races: card.RacesOf(card.Caballero)}
	gigante  = card.Card{Name: "Gigante", Type: card.Ally, Cost: 5, Strength: 6, Races: card.RacesOf(card.Titan)}
	novato   = card.Card{Name: "Novato", Type: card.Ally, Cost: 0, Strength: 1, Races: card.RacesOf(card.Caballero)}
	espada   = card.Card{Name: "Espada", Type: card.Weapon, Cost: 1, Strength: card.NoNumber}
	altar    = card.Card{Name: "Altar", Type: card.Totem, Cost: 2, Strength: card.NoNumber}
	conjuro  = card.Card{Name: "Conjuro", Type: card.Talisman, Cost: 1, Strength: card.NoNumber}
	enigma   = card.Card{Name: "Enigma", Cost: card.NoNumber, Strength: card.NoNumber}
)

var tableCards = []card.Card{doblon, escudero, lancero, gigante, novato, espada, altar, conjuro, enigma}

// faceOf is the face of a test card.
func faceOf(c card.Card) game.Face {
	for i := range tableCards {
		if tableCards[i].Name == c.Name {
			return game.Face(i + 1)
		}
	}
	panic("no such test card: " + c.Name)
}

// plainSetup is two whole decks of 50 with something of each type.
func plainSetup() game.Setup {
	deck := game.Deck{Initial: faceOf(doblon)}
	for _, part := range []struct {
		c card.Card
		n int
	}{{doblon, 17}, {escudero, 6}, {lancero, 8}, {gigante, 4}, {novato, 2}, {espada, 4}, {altar, 3}, {conjuro, 5}} {
		for range part.n {
			deck.Castle = append(deck.Castle, faceOf(part.c))
		}
	}
	return game.Setup{Cards: tableCards, Decks: [2]game.Deck{deck, deck}}
}

func newMatch(t testing.TB, s game.Setup) *Match {
	t.Helper()
	return layBy(t, dar, s)
}

// layBy is newMatch by one of the books.
func layBy(t interface {
	Helper()
	Fatal(...any)
}, by *book, s game.Setup) *Match {
	t.Helper()
	m, err := by.newMatch(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// table plays a match by hand: the dealer deals the cards that the test names,
// in their order, and Oros when the names run out.
type table struct {
	*testing.T
	m     *Match
	deals [2][]card.Card
}

// sit lays a match in which A starts, both keep their hands, and each draws the
// given cards first; the rest of each castle is 41 Oros.
func sit(t *testing.T, a, b []card.Card) *table {
	t.Helper()
	var s game.Setup
	s.Cards = tableCards
	for seat, top := range [2][]card.Card{a, b} {
		d := game.Deck{Initial: faceOf(doblon)}
		for _, c := range top {
			d.Castle = append(d.Castle, faceOf(c))
		}
		for len(d.Castle) < 49 {
			d.Castle = append(d.Castle, faceOf(doblon))
		}
		s.Decks[seat] = d
	}
	tb := &table{T: t, m: newMatch(t, s), deals: [2][]card.Card{a, b}}
	tb.deal()
	tb.do(game.Action{Verb: game.No})
	tb.do(game.Action{Verb: game.No})
	return tb
}

// deal answers the dealer's questions until a player must decide.
func (tb *table) deal() {
	tb.Helper()
	for tb.m.Decision().Kind == game.Chance {
		d := tb.m.Decision()
		if d.Ask == askStart {
			tb.apply(game.Action{Verb: game.Start, N: int16(game.A)})
			continue
		}
		s, c := tb.m.at[d.Source].owner, doblon
		if len(tb.deals[s]) > 0 {
			c, tb.deals[s] = tb.deals[s][0], tb.deals[s][1:]
		}
		tb.apply(game.Action{Verb: game.Deal, Card: d.Source, Face: faceOf(c)})
	}
}

func (tb *table) apply(a game.Action) {
	tb.Helper()
	if err := tb.m.Apply(a); err != nil {
		tb.Fatalf("%+v in %+v: %v", a, tb.m.Decision(), err)
	}
}

// do applies a player's action and then deals.
func (tb *table) do(a game.Action) {
	tb.Helper()
	tb.apply(a)
	tb.deal()
}

// find is the first card of a name on a side, in any zone.
func (tb *table) find(s game.Seat, z game.Zone, c card.Card) game.CardID {
	tb.Helper()
	for id := tb.m.zone(s, z).head; id != 0; id = tb.m.at[id].next {
		if tb.m.at[id].face == faceOf(c) {
			return id
		}
	}
	tb.Fatalf("%v has no %s in zone %d", s, c.Name, z)
	return 0
}

// play plays a card from the hand of whoever decides.
func (tb *table) play(c card.Card) game.CardID {
	tb.Helper()
	id := tb.find(tb.m.pending.Seat, Hand, c)
	tb.do(game.Action{Verb: game.Play, Card: id, Face: faceOf(c)})
	return id
}

func (tb *table) act(v game.Verb, id game.CardID) {
	tb.Helper()
	tb.do(game.Action{Verb: v, Card: id, Face: tb.m.at[id].face})
}

func (tb *table) block(blocker, attacker game.CardID) {
	tb.Helper()
	tb.do(game.Action{Verb: game.Block, Card: blocker, Target: attacker, Face: tb.m.at[blocker].face})
}

func (tb *table) pass() { tb.Helper(); tb.do(game.Action{Verb: game.Pass}) }

// endTurn ends the Vigil and lets the next player regroup everything.
func (tb *table) endTurn() {
	tb.Helper()
	tb.do(game.Action{Verb: game.End})
	for tb.m.pending.Ask == askDiscard {
		s := tb.m.pending.Seat
		tb.act(game.Pick, tb.m.zone(s, Hand).tail)
	}
	tb.regroup()
}

func (tb *table) regroup() {
	tb.Helper()
	if tb.m.pending.Ask == askRegroup {
		tb.do(game.Action{Verb: game.Say, N: int16(tb.m.canRegroup())})
	}
}

func (tb *table) wants(what string, got, want any) {
	tb.Helper()
	if got != want {
		tb.Errorf("%s: %v, want %v", what, got, want)
	}
}

// refuses checks that the player who decides cannot do this, and why.
func (tb *table) refuses(a game.Action, want reason) {
	tb.Helper()
	if a.Card != 0 {
		a.Face = tb.m.at[a.Card].face
	}
	before := tb.m.state
	err := tb.m.Apply(a)
	if err == nil {
		tb.Fatalf("%+v was accepted, want %q", a, because[want])
	}
	if err.Error() != because[want] {
		tb.Errorf("%+v: %q, want %q", a, err, because[want])
	}
	if tb.m.state != before {
		tb.Errorf("%+v was refused and changed the match", a)
	}
}
