package deck

import (
	"strconv"
	"testing"

	"castillo/game/card"

	"pgregory.net/rapid"
)

// indexed is a shelf that finds names fast.
type indexed struct {
	shelf
	names  []string
	byName map[string][]card.Card
}

func (x indexed) Named(name string) []card.Card { return x.byName[card.Fold(name)] }
func (x indexed) Names() []string               { return x.names }

// large is a catalogue with golds and allies enough for a deck.
func large() indexed {
	s := append(shelf{}, cards...)
	for i := range 25 {
		s = append(s, gold("ES", 700+i, "Oro Llano "+strconv.Itoa(i), card.WithoutAbility))
	}
	return index(s)
}

func index(s shelf) indexed {
	x := indexed{shelf: s, names: s.Names(), byName: map[string][]card.Card{}}
	for _, c := range s {
		x.byName[card.Fold(c.Name)] = append(x.byName[card.Fold(c.Name)], c)
	}
	return x
}

// wild draws lists that break every rule of construction.
func wild(c shelf) *rapid.Generator[List] {
	ref := rapid.Custom(func(t *rapid.T) Ref {
		if rapid.IntRange(0, 5).Draw(t, "unknown") == 0 {
			return rapid.SampledFrom([]Ref{{Name: "Dragon de Mama"}, {Name: "Qwerty"}, {"Azor", "CR", 9}, {"Kay", "ZZ", 3}, {"Caballería Ligera", "ES", 0}}).Draw(t, "ref")
		}
		r := RefTo(rapid.SampledFrom(c).Draw(t, "card"))
		if rapid.Bool().Draw(t, "any printing") {
			r = Ref{Name: r.Name}
		}
		return r
	})
	entries := rapid.Custom(func(t *rapid.T) Entry {
		return Entry{ref.Draw(t, "ref"), rapid.SampledFrom([]int{1, 2, 3, 5, 30}).Draw(t, "count")}
	})
	return rapid.Custom(func(t *rapid.T) List {
		l := List{Cards: rapid.SliceOfN(entries, 0, 14).Draw(t, "cards")}
		if rapid.Bool().Draw(t, "has initial") {
			l.Initial = ref.Draw(t, "initial")
		}
		return l
	})
}

func TestRemediesLeadToALegalDeck(t *testing.T) {
	c := large()
	format := PrimerBloque
	format.Limits = []Limit{{"Bola de Fuego", 0}}
	rapid.Check(t, func(t *rapid.T) {
		l := wild(c.shelf).Draw(t, "list")
		for range 200 {
			breaches := format.Check(l, c)
			if len(breaches) == 0 {
				return
			}
			b := rapid.SampledFrom(breaches).Draw(t, "breach")
			remedies := format.Remedies(b, l, c)
			if len(remedies) == 0 {
				t.Fatalf("no remedy for %s in\n%s", b, l)
			}
			next := rapid.SampledFrom(remedies).Draw(t, "remedy").Apply(l)
			if next.Equal(l) {
				t.Fatalf("the remedy %s of %s does nothing to\n%s", remedies[0], b, l)
			}
			l = next
		}
		t.Fatalf("after 200 remedies there is still %v in\n%s", format.Check(l, c), l)
	})
}

func TestWildListsBreakEveryRule(t *testing.T) {
	c := large()
	format := PrimerBloque
	format.Limits = []Limit{{"Bola de Fuego", 0}}
	met := map[Kind]bool{}
	for seed := range 500 {
		for _, b := range format.Check(wild(c.shelf).Example(seed), c) {
			met[b.Kind] = true
		}
	}
	for k := TooFewCards; k <= TooManyOfUnique; k++ {
		if !met[k] {
			t.Errorf("no list has breach %d", k)
		}
	}
}

func TestOneRemedyIsEnoughForWhatIsWrongWithOneCard(t *testing.T) {
	c := large()
	rapid.Check(t, func(t *rapid.T) {
		l := wild(c.shelf).Draw(t, "list")
		for _, b := range PrimerBloque.Check(l, c) {
			if b.Kind == TooFewCards || b.Kind == TooManyCards {
				continue // these take as many as they need
			}
			for _, r := range PrimerBloque.Remedies(b, l, c) {
				for _, left := range PrimerBloque.Check(r.Apply(l), c) {
					if left.Kind == b.Kind && left.Card.same(b.Card) && left.Count == b.Count {
						t.Fatalf("%s is still there after %s in\n%s", b, r, l)
					}
				}
			}
		}
	})
}

func TestWhatIsOfferedIsSaidInFull(t *testing.T) {
	c := large()
	said := func(l List) (out []string) {
		for _, b := range PrimerBloque.Check(l, c) {
			for _, r := range PrimerBloque.Remedies(b, l, c) {
				out = append(out, r.String())
			}
		}
		return out
	}
	for _, tc := range []struct {
		l    List
		want string
	}{
		{List{Initial: Ref{Name: "Azor"}, Cards: Entries{{Ref{Name: "Dragón de Magma"}, 2}, {Ref{Name: "Bola de Fuego"}, 1}}}, "añade 1 de «Dragón de Magma»"},
		{List{Initial: Ref{Name: "Azor"}}, "añade 2 de «Azor»"},
		{List{Cards: Entries{{Ref{Name: "Bola de Fuego"}, 3}}}, "añade 3 de «Azor»"},
	} {
		if got := said(tc.l); len(got) == 0 || got[0] != tc.want {
			t.Errorf("%s\ngot %q, want %q first", tc.l, got, tc.want)
		}
	}
	if got := said(List{})[3]; got != "empieza con «Azor» como Oro inicial" {
		t.Errorf("an empty list is offered %q", got)
	}
}
