package deck

import (
	"testing"

	"pgregory.net/rapid"
)

func TestADifferenceReadsAsAPersonWouldTellIt(t *testing.T) {
	before := List{Initial: Ref{Name: "Azor"}, Cards: Entries{{Ref{Name: "Lira"}, 1}, {Ref{Name: "Kay"}, 2}, {Ref{Name: "Teseo"}, 3}}}
	after := List{Initial: Ref{Name: "Escudo"}, Cards: Entries{{Ref{Name: "teseo"}, 3}, {Ref{Name: "Lira"}, 3}, {Ref{"Ñu", "ES", 1}, 1}},
		Sideboard: Entries{{Ref{Name: "Kay"}, 1}}}
	want := "Oro inicial: Azor › Escudo\n–2 Kay\n+2 Lira (1 › 3)\n+1 Ñu (ES) 001\nBanquillo:\n+1 Kay"
	if got := Compare(before, after).String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if d := Compare(before, before); !d.Empty() || d.String() != "" {
		t.Errorf("a list differs from itself: %s", d)
	}
	if got := Compare(List{}, List{Initial: Ref{Name: "Azor"}}).String(); got != "Oro inicial: ninguno › Azor" {
		t.Errorf("got %s", got)
	}
}

func TestADifferenceMakesOneListOfTheOther(t *testing.T) {
	refs := rapid.SampledFrom([]Ref{{Name: "Azor"}, {Name: "azor"}, {"Azor", "ES", 222}, {Name: "Kay"}, {"Kay", "ES", 0}, {Name: "Lira"}})
	entries := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Entry {
		return Entry{refs.Draw(t, "ref"), rapid.IntRange(1, 4).Draw(t, "count")}
	}), 0, 6)
	some := rapid.Custom(func(t *rapid.T) List {
		return List{Initial: refs.Draw(t, "initial"), Cards: entries.Draw(t, "cards"), Sideboard: entries.Draw(t, "side")}
	})
	rapid.Check(t, func(t *rapid.T) {
		a, b := some.Draw(t, "before"), some.Draw(t, "after")
		d := Compare(a, b)
		if rest := Compare(d.Apply(a), b); !rest.Empty() {
			t.Fatalf("%s\nleaves\n%s", d, rest)
		}
		for _, c := range append(d.Cards, d.Sideboard...) {
			if c.Before == c.After {
				t.Fatalf("%s is no change", c)
			}
		}
	})
}
