package setup_test

import (
	"errors"
	"slices"
	"testing"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/setup"
)

func catalogue(t *testing.T) *cardsdb.Catalogue {
	t.Helper()
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

func parse(t *testing.T, text string) deck.List {
	t.Helper()
	list, err := deck.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func TestEveryPairOfStartersIsLaidOut(t *testing.T) {
	cards := catalogue(t)
	for _, a := range cardsdb.Starters() {
		for _, b := range cardsdb.Starters() {
			lists := [2]deck.List{parse(t, a.Text), parse(t, b.Text)}
			s, err := setup.Of(lists, cards)
			if err != nil {
				t.Fatal(err)
			}
			for _, seat := range game.Seats {
				if got, want := s.Decks[seat].Size(), lists[seat].Count(); got != want {
					t.Errorf("%v brings %d cards of %d", seat, got, want)
				}
			}
			if _, err := myl.Rulebook.NewMatch(s); err != nil {
				t.Error(err)
			}
		}
	}
}

func TestOnePrintingHasOneFaceForBothSeats(t *testing.T) {
	list := parse(t, cardsdb.Starters()[0].Text)
	s, err := setup.Of([2]deck.List{list, list}, catalogue(t))
	if err != nil {
		t.Fatal(err)
	}
	var seen []string
	for _, c := range s.Cards {
		if slices.Contains(seen, c.Code()) {
			t.Errorf("%s has two faces", c.Code())
		}
		seen = append(seen, c.Code())
	}
	if s.Decks[game.A].Initial != s.Decks[game.B].Initial || !slices.Equal(s.Decks[game.A].Castle, s.Decks[game.B].Castle) {
		t.Error("equal lists are laid out differently")
	}
}

func TestWhatCannotBeLaidOutIsNamed(t *testing.T) {
	good := parse(t, cardsdb.Starters()[0].Text)
	for text, want := range map[string]setup.Missing{
		"Oro inicial: El Mercado de Camelot\n3x Carta Inventada": {Seat: game.B, Ref: deck.Ref{Name: "Carta Inventada"}},
		"Oro inicial: Oro de Nadie\n3x Dragón de Magma":          {Seat: game.B, Ref: deck.Ref{Name: "Oro de Nadie"}},
		"3x Dragón de Magma":                                     {Seat: game.B},
	} {
		_, err := setup.Of([2]deck.List{good, parse(t, text)}, catalogue(t))
		if missing, ok := errors.AsType[*setup.Missing](err); !ok || *missing != want {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestCardsComeWithTheTextsOfTheCatalogue(t *testing.T) {
	store, err := cardsdb.Open(t.TempDir(), cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	const own = "Este Aliado es Imbloqueable."
	if err := store.Corrections().SetText("Sir Owen", own); err != nil {
		t.Fatal(err)
	}
	list := parse(t, "Oro inicial: El Mercado de Camelot\n3x Sir Owen\n3x Bola de Fuego")
	s, err := setup.Of([2]deck.List{list, list}, store.Catalogue())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range s.Cards {
		want := store.Catalogue().ShippedText(c)
		if c.Name == "Sir Owen" {
			want = own
		}
		if c.Text != want || c.Name == "Bola de Fuego" && want == "" {
			t.Errorf("%s comes with %q, want %q", c.Name, c.Text, want)
		}
	}
}

// reprinted is a catalogue with a later printing of a card.
type reprinted struct {
	*cardsdb.Catalogue
	later card.Card
}

func (r reprinted) Named(name string) []card.Card {
	if all := r.Catalogue.Named(name); card.Fold(name) == card.Fold(r.later.Name) {
		return append(all, r.later)
	}
	return r.Catalogue.Named(name)
}

func (r reprinted) Printing(e card.Edition, number int) (card.Card, bool) {
	if r.later.Edition == e && r.later.Number == number {
		return r.later, true
	}
	return r.Catalogue.Printing(e, number)
}

func TestCardsAreDealtAsTheFormatPlaysThem(t *testing.T) {
	old := catalogue(t).Named("Bane")[0]
	later := old
	later.Edition, later.Cost = "PE", old.Cost+1
	cards := reprinted{catalogue(t), later}
	list := parse(t, "Oro inicial: Azor\n3x Bane\n")
	every := deck.Format{}
	early := deck.Format{Without: []card.Edition{later.Edition}}
	for _, c := range []struct {
		format deck.Format
		want   card.Card
	}{{every, later}, {early, old}} {
		s, err := setup.In(c.format, [2]deck.List{list, list}, cards)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.Cards[s.Decks[game.A].Castle[0]-1]; got.Printing() != c.want.Printing() || s.Decks[game.A].Size() != 4 {
			t.Errorf("dealt is %s, want %s", got.Code(), c.want.Code())
		}
	}
}
