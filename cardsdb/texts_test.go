package cardsdb_test

import (
	"slices"
	"strings"
	"testing"

	"castillo/cardsdb"
	"castillo/game/card"
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

func TestStarterDecksPlayTheirTexts(t *testing.T) {
	names := map[string]bool{}
	for _, c := range withText(t) {
		names[card.Fold(c.Name)] = true
	}
	for _, d := range cardsdb.Starters() {
		if !slices.ContainsFunc(strings.Split(d.Text, "\n"), func(line string) bool {
			_, name, _ := strings.Cut(line, "x ")
			return names[card.Fold(name)]
		}) {
			t.Errorf("%s has no card with a text", d.Name)
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
