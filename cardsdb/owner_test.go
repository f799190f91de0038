package cardsdb

import (
	"bytes"
	"maps"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/game/deck"
)

func TestCopiesAreCountedPerPrinting(t *testing.T) {
	s := newStore(t)
	c := s.Collection()
	mustBe(t, c.Set(card.Printing{Edition: "HE", Number: 12}, 3), nil)
	mustBe(t, c.Set(card.Printing{Edition: "ES", Number: 12}, 1), nil)
	n, err := c.Add(card.Printing{Edition: "ES", Number: 12}, 2)
	if n != 3 || err != nil {
		t.Errorf("after adding there are %d, %v", n, err)
	}
	all, err := reopen(t, s).Collection().All()
	want := []holding.Holding{
		{Key: holding.Plain(card.Printing{Edition: "ES", Number: 12}), Count: 3},
		{Key: holding.Plain(card.Printing{Edition: "HE", Number: 12}), Count: 3},
	}
	if !reflect.DeepEqual(all, want) || err != nil {
		t.Errorf("the collection is %v, %v", all, err)
	}
}

func TestCollectionKeepsPrintingsThatTheCatalogueLacks(t *testing.T) {
	c := newStore(t).Collection()
	mustBe(t, c.Set(card.Printing{Edition: "HD", Number: 14}, 1), nil)
	if n, err := c.Count(card.Printing{Edition: "HD", Number: 14}); n != 1 || err != nil {
		t.Errorf("there are %d, %v", n, err)
	}
}

func TestCountsOutsideTheirBoundsChangeNothing(t *testing.T) {
	c := newStore(t).Collection()
	p := card.Printing{Edition: "ES", Number: 1}
	mustBe(t, c.Set(p, 2), nil)
	for _, n := range []int{-3, MaxCopies, math.MaxInt, math.MinInt} {
		_, err := c.Add(p, n)
		mustBe(t, err, ErrInvalid)
	}
	mustBe(t, c.Set(p, -1), ErrInvalid)
	mustBe(t, c.Set(p, MaxCopies+1), ErrInvalid)
	if n, err := c.Count(p); n != 2 || err != nil {
		t.Errorf("there are %d, %v", n, err)
	}
}

func TestWhatIsNoPrintingIsRefused(t *testing.T) {
	c := newStore(t).Collection()
	for _, p := range []card.Printing{{}, {Edition: "ES", Number: 0}, {Edition: "ES", Number: -1}, {Edition: "ES", Number: 100_000}, {Edition: "", Number: 1}, {Edition: "es", Number: 1}, {Edition: "E/S", Number: 1}, {Edition: "EDICIONES", Number: 1}} {
		mustBe(t, c.Set(p, 1), ErrInvalid)
		_, err := c.Count(p)
		mustBe(t, err, ErrInvalid)
	}
}

func TestCollectionBehavesLikeAMap(t *testing.T) {
	s := newStore(t)
	s.file.db.NoSync = true
	rapid.Check(t, func(t *rapid.T) {
		c := s.Collection()
		model := make(map[card.Printing]int)
		old, err := c.All()
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range old {
			if err := c.Set(h.Printing, 0); err != nil {
				t.Fatal(err)
			}
		}
		printing := rapid.Custom(func(t *rapid.T) card.Printing {
			return card.Printing{
				Edition: rapid.SampledFrom([]card.Edition{"ES", "HE", "X1"}).Draw(t, "edition"),
				Number:  rapid.IntRange(1, 12).Draw(t, "number"),
			}
		})
		t.Repeat(map[string]func(*rapid.T){
			"set": func(t *rapid.T) {
				p, n := printing.Draw(t, "printing"), rapid.IntRange(-1, 5).Draw(t, "copies")
				err := c.Set(p, n)
				if (err != nil) != (n < 0) {
					t.Fatalf("Set(%v, %d): %v", p, n, err)
				}
				if err == nil {
					model[p] = n
				}
			},
			"add": func(t *rapid.T) {
				p, n := printing.Draw(t, "printing"), rapid.IntRange(-3, 3).Draw(t, "copies")
				got, err := c.Add(p, n)
				if (err != nil) != (model[p]+n < 0) || err == nil && got != model[p]+n {
					t.Fatalf("Add(%v, %d) to %d: %d, %v", p, n, model[p], got, err)
				}
				if err == nil {
					model[p] += n
				}
			},
			"count": func(t *rapid.T) {
				p := printing.Draw(t, "printing")
				if n, err := c.Count(p); n != model[p] || err != nil {
					t.Fatalf("Count(%v) = %d, %v, want %d", p, n, err, model[p])
				}
			},
			"": func(t *rapid.T) {
				all, err := c.All()
				if err != nil {
					t.Fatal(err)
				}
				total := 0
				for _, h := range all {
					if h.Count != model[h.Printing] || h.Count == 0 {
						t.Fatalf("%v, want %d", h, model[h.Printing])
					}
					total += h.Count
				}
				for _, n := range model {
					total -= n
				}
				if total != 0 {
					t.Fatalf("copies differ by %d", total)
				}
			},
		})
	})
}

func TestDeckIsKeptAsItWasSaved(t *testing.T) {
	s := newStore(t)
	now := newClock()
	s.options.Now = now.Now
	deck, err := s.Decks().Save(Deck{Name: "  Ñandúes y <Águilas> ", Text: "# Ñandúes\n3x Bane\r\n"})
	mustBe(t, err, nil)
	if deck.ID == 0 || deck.Name != "Ñandúes y <Águilas>" || deck.Created != now.now || deck.Changed != now.now {
		t.Errorf("saved as %+v", deck)
	}
	now.now = now.now.Add(time.Hour)
	changed := deck
	changed.Text, changed.Created = "3x Helios", time.Time{}
	changed, err = s.Decks().Save(changed)
	mustBe(t, err, nil)
	if changed.ID != deck.ID || changed.Created != deck.Created || changed.Changed != now.now {
		t.Errorf("changed as %+v", changed)
	}
	got, err := reopen(t, s).Decks().Load(deck.ID)
	if got != changed || err != nil {
		t.Errorf("loaded %+v, %v", got, err)
	}
}

func TestDecksAreListedInSpanishOrder(t *testing.T) {
	s := openStore(t, t.TempDir(), Options{starters: []Deck{}})
	for _, name := range []string{"Oso", "ñandú", "Nube", "ávila"} {
		_, err := s.Decks().Save(Deck{Name: name})
		mustBe(t, err, nil)
	}
	all, err := s.Decks().All()
	mustBe(t, err, nil)
	var names []string
	for _, d := range all {
		names = append(names, d.Name)
	}
	if strings.Join(names, " ") != "ávila Nube ñandú Oso" {
		t.Errorf("the order is %v", names)
	}
}

func TestDeletedDeckCanBeRecovered(t *testing.T) {
	s := newStore(t)
	deck, err := s.Decks().Save(Deck{Name: "Mío", Text: "3x Bane"})
	mustBe(t, err, nil)
	mustBe(t, s.Decks().Delete(deck.ID), nil)
	_, err = s.Decks().Load(deck.ID)
	mustBe(t, err, ErrNotFound)
	_, err = s.Decks().Save(deck)
	mustBe(t, err, ErrNotFound)
	mustBe(t, s.Decks().Delete(deck.ID), ErrNotFound)

	s = reopen(t, s)
	trash, err := s.Decks().Deleted()
	if len(trash) != 1 || trash[0] != deck || err != nil {
		t.Errorf("the trash holds %v, %v", trash, err)
	}
	other, err := s.Decks().Save(Deck{Name: "Otro"})
	if other.ID == deck.ID || err != nil {
		t.Errorf("the id %v was given again, %v", other.ID, err)
	}
	mustBe(t, s.Decks().Recover(deck.ID), nil)
	mustBe(t, s.Decks().Recover(deck.ID), ErrNotFound)
	got, err := s.Decks().Load(deck.ID)
	if got != deck || err != nil {
		t.Errorf("recovered %+v, %v", got, err)
	}
}

func TestDeckThatCannotBeKeptIsRefused(t *testing.T) {
	d := newStore(t).Decks()
	for _, deck := range []Deck{{Name: " "}, {Name: "a", Text: "Le\xf3n"}, {Name: "\xff"}} {
		_, err := d.Save(deck)
		mustBe(t, err, ErrInvalid)
	}
}

func TestStarterDecksAreGivenOnceAndStayAvailable(t *testing.T) {
	dir := t.TempDir()
	first := []Deck{{Name: "Caballeros", Text: "3x Bane", Starter: "es"}}
	s := openStore(t, dir, Options{starters: first})
	all, err := s.Decks().All()
	mustBe(t, err, nil)
	if len(all) != 1 || all[0].Starter != "es" || all[0].Name != "Caballeros" {
		t.Fatalf("the decks are %+v", all)
	}
	all[0].Text, all[0].Starter = "3x Helios", ""
	changed, err := s.Decks().Save(all[0])
	if changed.Starter != "es" || err != nil {
		t.Errorf("the changed copy is %+v, %v", changed, err)
	}
	mustBe(t, s.Decks().Delete(changed.ID), nil)
	mustBe(t, s.Close(), nil)

	s = openStore(t, dir, Options{starters: append(first, Deck{Name: "Titanes", Starter: "he"})})
	all, err = s.Decks().All()
	mustBe(t, err, nil)
	if len(all) != 1 || all[0].Starter != "he" {
		t.Errorf("a later program gives %+v", all)
	}
}

func TestStartersThatNobodyChangedAreBroughtUpToDate(t *testing.T) {
	dir := t.TempDir()
	reopen := func(s *Store, starters ...Deck) *Store {
		t.Helper()
		if s != nil {
			mustBe(t, s.Close(), nil)
		}
		return openStore(t, dir, Options{starters: starters})
	}
	named := func(s *Store) map[string]string {
		t.Helper()
		all, err := s.Decks().All()
		mustBe(t, err, nil)
		texts := map[string]string{}
		for _, d := range all {
			texts[d.Name] = d.Text
		}
		return texts
	}
	list := func(starter, name, cards string) Deck {
		return Deck{Name: name, Text: "# " + name + "\n" + cards, Starter: starter}
	}
	s := reopen(nil, list("es", "Caballeros", "3x Bane"), list("he", "Titanes", "3x Helios"))
	all, err := s.Decks().All()
	mustBe(t, err, nil)
	copied := all[0]
	copied.ID, copied.Name = 0, "Mis caballeros"
	_, err = s.Decks().Save(copied)
	mustBe(t, err, nil)
	changed := all[1]
	changed.Text += "\n1x Bane"
	s.options.Now = func() time.Time { return time.Now().Add(time.Hour) }
	_, err = s.Decks().Save(changed)
	mustBe(t, err, nil)
	before := named(s)

	newer := []Deck{list("es", "Caballeros", "2x Bane"), list("he", "Titanes", "2x Helios")}
	s = reopen(s, newer...)
	want := maps.Clone(before)
	want["Caballeros"] = newer[0].Text
	if got := named(s); !maps.Equal(got, want) {
		t.Errorf("a later program has %q, want %q", got, want)
	}
	_, err = s.History().Undo()
	mustBe(t, err, nil)
	s = reopen(s, newer...)
	if got := named(s); !maps.Equal(got, before) {
		t.Errorf("what was taken back is done again: %q", got)
	}
	newest := []Deck{list("es", "Caballeros", "1x Bane"), newer[1]}
	s = reopen(s, newest...)
	if got := named(s)["Caballeros"]; got != newest[0].Text {
		t.Errorf("the next program has %q", got)
	}
}

func TestADeckKeepsItsVersions(t *testing.T) {
	s := openStore(t, t.TempDir(), Options{starters: []Deck{}})
	kept, err := s.Decks().Save(Deck{Name: "Titanes", Text: "3x Bane", Versions: "== 2026-11-21T00:00:00Z\n2x Bane\n"})
	if err != nil {
		t.Fatal(err)
	}
	got, err := s.Decks().Load(kept.ID)
	if err != nil || got.Versions != kept.Versions || got.Versions == "" {
		t.Errorf("loaded %+v, %v", got, err)
	}
}

func TestStartersAreNamedByTheirTitle(t *testing.T) {
	for _, d := range Starters() {
		if d.ID != 0 || d.Starter == "" || d.Text == "" || d.Name == d.Starter || strings.HasPrefix(d.Name, "#") {
			t.Errorf("starter %+v", d)
		}
	}
}

// The catalogue answers what deck asks.
var _ deck.Catalogue = (*Catalogue)(nil)

func TestStartersAreLegalDecksOfTheCatalogue(t *testing.T) {
	for _, d := range Starters() {
		list, err := deck.Parse(d.Text)
		if err != nil {
			t.Errorf("%s: %v", d.Starter, err)
		}
		for _, breach := range deck.PrimerBloque.Check(list, embedded(t)) {
			t.Errorf("%s: %v", d.Starter, breach)
		}
	}
}

func TestMatchIsSavedAgainWhileItIsPlayed(t *testing.T) {
	s := newStore(t)
	now := newClock()
	s.options.Now = now.Now
	m := s.Matches()
	seats := []MatchSeat{{"Ana", "Caballeros"}, {"Voraz", "Titanes"}}
	begun, err := m.Save(Match{Seats: seats, Winner: NoWinner, Turns: 1}, []byte("uno"))
	mustBe(t, err, nil)
	other, err := m.Save(Match{Seats: seats, Winner: NoWinner, Turns: 9}, []byte("otra"))
	mustBe(t, err, nil)
	now.now = now.now.Add(time.Hour)
	later, err := m.Save(Match{ID: begun.ID, Seats: seats, Winner: 1, Turns: 7, Result: "abandono"}, []byte("uno dos"))
	mustBe(t, err, nil)
	if later.ID != begun.ID || later.Date != begun.Date {
		t.Errorf("begun as %+v, saved as %+v", begun, later)
	}
	s = reopen(t, s)
	got, record, err := s.Matches().Load(begun.ID)
	mustBe(t, err, nil)
	if string(record) != "uno dos" || got.Turns != 7 || got.Winner != 1 || got.Result != "abandono" {
		t.Errorf("loaded %+v with %q", got, record)
	}
	if _, record, err := s.Matches().Load(other.ID); string(record) != "otra" || err != nil {
		t.Errorf("the other match is %q, %v", record, err)
	}
	mustBe(t, s.Matches().Delete(begun.ID), nil)
	_, err = s.Matches().Save(later, []byte("uno dos tres"))
	mustBe(t, err, ErrNotFound)
	if all, err := s.Matches().All(); len(all) != 1 || err != nil {
		t.Errorf("a match that was deleted came back: %v, %v", all, err)
	}
}

// BenchmarkSaveMatch is what a record in progress costs, of the size of a long
// duel.
func BenchmarkSaveMatch(b *testing.B) {
	m := newStore(b).Matches()
	match, err := m.Save(Match{Winner: NoWinner}, nil)
	if err != nil {
		b.Fatal(err)
	}
	record := bytes.Repeat([]byte("jugar carta=33\n"), 1500)
	for b.Loop() {
		if _, err := m.Save(match, record); err != nil {
			b.Fatal(err)
		}
	}
}

func TestMatchesAreListedNewestFirst(t *testing.T) {
	s := newStore(t)
	now := newClock()
	s.options.Now = now.Now
	match := Match{Seats: []MatchSeat{{"Ana", "Caballeros"}, {"Computador", "Titanes"}}, Winner: 1,
		Result: "castillo vacío", Turns: 14, Rulebook: "dar"}
	today, err := s.Matches().Save(match, []byte{0, 1, 255})
	mustBe(t, err, nil)
	match.Date = now.now.AddDate(0, 0, -1)
	yesterday, err := s.Matches().Save(match, []byte("b"))
	mustBe(t, err, nil)
	match.Date, match.Winner = time.Time{}, NoWinner
	again, err := s.Matches().Save(match, nil)
	mustBe(t, err, nil)

	s = reopen(t, s)
	all, err := s.Matches().All()
	mustBe(t, err, nil)
	if len(all) != 3 || all[0].ID != again.ID || all[1].ID != today.ID || all[2].ID != yesterday.ID {
		t.Errorf("the list is %+v", all)
	}
	got, record, err := s.Matches().Load(today.ID)
	mustBe(t, err, nil)
	if !bytes.Equal(record, []byte{0, 1, 255}) || got.Date != now.now || got.Result != today.Result || !slices.Equal(got.Seats, today.Seats) {
		t.Errorf("loaded %+v with %v", got, record)
	}
	if _, record, err := s.Matches().Load(again.ID); len(record) != 0 || err != nil {
		t.Errorf("a match without moves has %v, %v", record, err)
	}
	mustBe(t, s.Matches().Delete(today.ID), nil)
	mustBe(t, s.Matches().Delete(today.ID), ErrNotFound)
	_, _, err = s.Matches().Load(today.ID)
	mustBe(t, err, ErrNotFound)
}

func TestMatchThatMakesNoSenseIsRefused(t *testing.T) {
	m := newStore(t).Matches()
	for _, match := range []Match{{Winner: 0}, {Winner: -2}, {Winner: NoWinner, Result: "\xff"},
		{Winner: 0, Seats: []MatchSeat{{Name: "\xff"}}}} {
		_, err := m.Save(match, nil)
		mustBe(t, err, ErrInvalid)
	}
}

func TestSettingsKeepAnyValue(t *testing.T) {
	type window struct{ Width, Height int }
	s := newStore(t)
	mustBe(t, s.Settings().Save("ventana", window{1280, 720}), nil)
	mustBe(t, s.Settings().Save("tema", "oscuro"), nil)
	s = reopen(t, s)
	var got window
	mustBe(t, s.Settings().Load("ventana", &got), nil)
	if got != (window{1280, 720}) {
		t.Errorf("the window is %v", got)
	}
	mustBe(t, s.Settings().Load("tema", &got), ErrInvalid)
	mustBe(t, s.Settings().Load("idioma", &got), ErrNotFound)
	mustBe(t, s.Settings().Save("tema", make(chan int)), ErrInvalid)
	mustBe(t, s.Settings().Save("", 1), ErrInvalid)
	mustBe(t, s.Settings().Save(strings.Repeat("n", 1<<16), 1), ErrInvalid)
	mustBe(t, s.Settings().Delete("tema"), nil)
	mustBe(t, s.Settings().Delete("tema"), nil)
	mustBe(t, s.Settings().Load("tema", new(string)), ErrNotFound)
}

func BenchmarkSetCopies(b *testing.B) {
	s := newStore(b)
	c := s.Collection()
	i := 0
	for b.Loop() {
		i++
		if err := c.Set(card.Printing{Edition: "ES", Number: 1 + i%236}, 1+i%3); err != nil {
			b.Fatal(err)
		}
	}
}
