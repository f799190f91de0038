package card

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestFoldIgnoresAccentsCaseAndRunsOfSpaces(t *testing.T) {
	for in, want := range map[string]string{
		"Dragón de  Magma": "dragon de magma",
		" ÑANDÚ\t":         "nandu",
		"¡Desleal!":        "¡desleal!",
		"Tótem":            "totem",
		"":                 "",
		"  ":               "",
		"espada":           "espada",
	} {
		if got := Fold(in); got != want {
			t.Errorf("Fold(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestFoldIsIdempotent(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		once := Fold(rapid.String().Draw(t, "text"))
		if twice := Fold(once); twice != once {
			t.Fatalf("Fold(%q) = %q", once, twice)
		}
	})
}

func TestNamesOfKindsReadBack(t *testing.T) {
	for _, typ := range Types() {
		if got, err := ParseType(typ.String()); err != nil || got != typ {
			t.Errorf("ParseType(%q) = %v, %v", typ, got, err)
		}
	}
	for r := Race(1); r <= RaceCount; r++ {
		if got, err := ParseRace(Fold(r.String())); err != nil || got != r {
			t.Errorf("ParseRace(%q) = %v, %v", r, got, err)
		}
	}
	for f := Frequency(1); f <= FrequencyCount; f++ {
		if got, err := ParseFrequency(f.String()); err != nil || got != f || !slices.Contains(Frequencies(), f) {
			t.Errorf("ParseFrequency(%q) = %v, %v", f, got, err)
		}
	}
	for v := Variant(1); v <= VariantCount; v++ {
		if got, err := ParseVariant(strings.ToUpper(v.String())); err != nil || got != v {
			t.Errorf("ParseVariant(%q) = %v, %v", v, got, err)
		}
	}
	for s := Rulebook; s <= Owner; s++ {
		if got, err := ParseSource(s.String()); err != nil || got != s {
			t.Errorf("ParseSource(%q) = %v, %v", s, got, err)
		}
	}
	if _, err := ParseRace("Elfo"); err == nil {
		t.Error("ParseRace(Elfo) gave no error")
	}
}

func TestRacesAreASet(t *testing.T) {
	s := RacesOf(Olimpico, Heroe, Heroe)
	if !s.Has(Heroe) || !s.Has(Olimpico) || s.Has(Titan) || s.Has(NoRace) {
		t.Errorf("members of %v are wrong", s)
	}
	if s.String() != "Héroe y Olímpico" {
		t.Errorf("String() = %q", s)
	}
}

func TestCodeIsEditionAndThreeDigits(t *testing.T) {
	if got := (Card{Edition: "ES", Number: 12}).Code(); got != "ES 012" {
		t.Errorf("Code() = %q", got)
	}
}

func TestSlipsAreCounted(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want int
	}{{"bane", "bane", 0}, {"bane", "bna", 2}, {"bane", "baen", 1}, {"", "abc", 3}, {"helios", "elio", 2}} {
		if got := Slips(test.a, test.b, 9); got != test.want {
			t.Errorf("from %q to %q it is %d, want %d", test.a, test.b, got, test.want)
		}
	}
}

func TestACardBelongsToTheBlockOfItsEditionOrOrigin(t *testing.T) {
	for _, c := range []struct {
		card Card
		want Edition
	}{
		{Card{Edition: "ES"}, "ES"},
		{Card{Edition: "IM"}, "HE"},
		{Card{Edition: "PE", Origin: "TA"}, "HD"},
		{Card{Edition: "PE"}, ""},
		{Card{Edition: "XX"}, ""},
	} {
		if got := c.card.Block(); got != c.want {
			t.Errorf("%v of %q: block %q, want %q", c.card.Edition, c.card.Origin, got, c.want)
		}
	}
	for _, info := range Editions() {
		if info.Block != "" && !slices.ContainsFunc(Editions(), func(o EditionInfo) bool { return o.Code == info.Block && o.Block == o.Code }) {
			t.Errorf("%s: its block %q is no great edition", info.Code, info.Block)
		}
	}
}
