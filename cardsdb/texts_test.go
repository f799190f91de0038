package cardsdb_test

import (
	"strings"
	"testing"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl/text"
)

func catalogue(t testing.TB) *cardsdb.Catalogue {
	t.Helper()
	c, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// withText is a printing of each version of a card that has a text.
func withText(t testing.TB) []card.Card {
	t.Helper()
	var out []card.Card
	for _, name := range catalogue(t).Names() {
		for _, c := range catalogue(t).Versions(name) {
			if c.Text != "" {
				out = append(out, c)
			}
		}
	}
	return out
}

// Every wording says what the core runs, whole, in the words in which it is written.
func TestEveryTextIsInTheStandardWording(t *testing.T) {
	for _, c := range withText(t) {
		r, err := text.Read(c.Text, c)
		if err != nil {
			t.Errorf("%s: %v", c.Code(), err)
			continue
		}
		if len(r.Notes) > 0 {
			t.Errorf("%s: %v", c.Code(), r.Notes)
		}
		if got := text.Print(r.Card, c); got != c.Text {
			t.Errorf("%s: %q is printed as %q", c.Code(), c.Text, got)
		}
	}
}

func TestPrintingsOfOneVersionShareTheTextAndOnlyAbilitiesHaveOne(t *testing.T) {
	for _, c := range catalogue(t).All() {
		switch {
		case c.Text != catalogue(t).ShippedText(c):
			t.Errorf("%s: %q is not the text of %s", c.Code(), c.Text, c.Name)
		case c.Text != "" && c.Ability != card.WithAbility:
			t.Errorf("%s has a text and no ability", c.Code())
		case c.Text != strings.Join(strings.Fields(c.Text), " "):
			t.Errorf("%s: %q has spaces to spare", c.Code(), c.Text)
		}
	}
}

func TestLengthsOfTextsAgree(t *testing.T) {
	if cardsdb.MaxTextLength != text.MaxLength {
		t.Errorf("the store takes %d bytes, the reader %d", cardsdb.MaxTextLength, text.MaxLength)
	}
}

func TestEveryCardOfTheStarterDecksHasItsText(t *testing.T) {
	for _, d := range cardsdb.Starters() {
		list, err := deck.Parse(d.Text)
		if err != nil {
			t.Fatal(err)
		}
		if len(list.Notes) < 200 || strings.Contains(list.Notes, "\n") {
			t.Errorf("%s does not say how it plays: %q", d.Name, list.Notes)
		}
		for _, e := range append(list.Cards, deck.Entry{Ref: list.Initial}) {
			if c, ok := e.Find(catalogue(t)); !ok || c.Ability == card.WithAbility && c.Text == "" {
				t.Errorf("%s: %s has no text", d.Name, e.Name)
			}
		}
	}
}

// BenchmarkReadCatalogueTexts reads the texts of the whole catalogue.
func BenchmarkReadCatalogueTexts(b *testing.B) {
	cards := withText(b)
	b.ReportAllocs()
	for b.Loop() {
		for _, c := range cards {
			if _, err := text.Read(c.Text, c); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*len(cards)), "µs/text")
}
