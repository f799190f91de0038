package deckbuilder

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/ui/words"
)

func TestMain(m *testing.M) {
	if err := words.Use(words.Spanish); err != nil {
		panic(err)
	}
	m.Run()
}

// drawer is a store of decks in memory.
type drawer struct {
	decks map[cardsdb.DeckID]cardsdb.Deck
	trash map[cardsdb.DeckID]cardsdb.Deck
	next  cardsdb.DeckID
	past  []map[cardsdb.DeckID]cardsdb.Deck // before each time that something was saved
}

func (d *drawer) Undo() (cardsdb.Entry, error) {
	last := len(d.past) - 1
	if last < 0 {
		return cardsdb.Entry{}, cardsdb.ErrNothingToDo
	}
	d.decks, d.past = d.past[last], d.past[:last]
	return cardsdb.Entry{ID: 1, Areas: cardsdb.InDecks}, nil
}

func (d *drawer) Redo() (cardsdb.Entry, error) { return cardsdb.Entry{}, cardsdb.ErrNothingToDo }

// newDrawer holds the starter decks.
func newDrawer(t *testing.T) *drawer {
	t.Helper()
	d := &drawer{decks: map[cardsdb.DeckID]cardsdb.Deck{}, trash: map[cardsdb.DeckID]cardsdb.Deck{}}
	for _, s := range cardsdb.Starters() {
		if _, err := d.Save(s); err != nil {
			t.Fatal(err)
		}
	}
	return d
}

func (d *drawer) All() ([]cardsdb.Deck, error) {
	var out []cardsdb.Deck
	for id := cardsdb.DeckID(1); id <= d.next; id++ {
		if x, ok := d.decks[id]; ok {
			out = append(out, x)
		}
	}
	return out, nil
}

func (d *drawer) Deleted() ([]cardsdb.Deck, error) {
	return slices.Collect(maps.Values(d.trash)), nil
}

func (d *drawer) Save(x cardsdb.Deck) (cardsdb.Deck, error) {
	d.past = append(d.past, maps.Clone(d.decks))
	if x.ID == 0 {
		d.next++
		x.ID = d.next
	}
	d.decks[x.ID] = x
	return x, nil
}

func (d *drawer) Delete(id cardsdb.DeckID) error {
	d.trash[id] = d.decks[id]
	delete(d.decks, id)
	return nil
}

func (d *drawer) Recover(id cardsdb.DeckID) error {
	d.decks[id] = d.trash[id]
	delete(d.trash, id)
	return nil
}

func catalogue(t *testing.T) *cardsdb.Catalogue {
	t.Helper()
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

func newModel(t *testing.T) *Model {
	t.Helper()
	m, err := NewModel(catalogue(t), newDrawer(t), &cabinet{})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// theCard is the only printing of a name.
func theCard(t *testing.T, name string) card.Card {
	t.Helper()
	all := catalogue(t).Named(name)
	if len(all) == 0 {
		t.Fatalf("no card is called %q", name)
	}
	return all[0]
}

func TestStartersAreLegal(t *testing.T) {
	m := newModel(t)
	if m.Len() != 4 {
		t.Fatalf("%d decks", m.Len())
	}
	for i := range m.Len() {
		r := m.Row(i)
		if !r.Legal || r.About != "50 cartas · legal" {
			t.Errorf("%s: %s", r.Name, r.About)
		}
	}
}

func TestEveryChangeTellsWhatIsWrongAndHowToCureIt(t *testing.T) {
	m := newModel(t)
	line := m.List().Cards[1]
	for range 4 - line.Count {
		m.AddRef(line.Ref)
	}
	problems := m.Problems()
	if len(problems) != 2 { // too many cards, and too many of this one
		t.Fatalf("problems: %+v", problems)
	}
	for _, p := range problems {
		if !strings.HasSuffix(p.Text, ".") {
			t.Errorf("%q is no sentence", p.Text)
		}
		for _, c := range p.Cure {
			m.Cure(c.Remedy)
		}
	}
	if n := m.List().CountOf(line.Ref); n != 3 {
		t.Errorf("%d copies are left after the cure", n)
	}
}

func TestWhatIsStoredAnewIsShownAndOpened(t *testing.T) {
	store := newDrawer(t)
	m, err := NewModel(catalogue(t), store, &cabinet{})
	if err != nil {
		t.Fatal(err)
	}
	reload := func() {
		t.Helper()
		all, err := store.All()
		if err != nil {
			t.Fatal(err)
		}
		m.Reload(all, deck.Shipped())
	}
	m.Open(2)
	here := m.Name()
	if reload(); m.Name() != here {
		t.Errorf("nothing has changed and %s is open", m.Name())
	}
	other := store.decks[1]
	other.Name = "Otro nombre"
	store.decks[1] = other
	if reload(); m.Name() != "Otro nombre" {
		t.Errorf("another deck has changed and %s is open", m.Name())
	}
	list := m.List()
	m.Add(theCard(t, "Dragón de Magma"))
	if reload(); !m.List().Equal(list) {
		t.Error("what was never stored is still there")
	}
	delete(store.decks, 1)
	if reload(); m.Name() == "Otro nombre" || m.Len() != 3 {
		t.Errorf("%s is open of %d decks", m.Name(), m.Len())
	}
	clear(store.decks)
	if reload(); m.At() != -1 || m.Name() != "" {
		t.Errorf("of no decks %d is open", m.At())
	}
}

func TestAnotherPrintingJoinsTheLineOfItsName(t *testing.T) {
	m := newModel(t)
	var printings []card.Card
	for _, c := range catalogue(t).All() {
		if all := catalogue(t).Named(c.Name); len(all) > 1 && c.Type == card.Ally && m.CountOf(c) == 0 {
			printings = all
			break
		}
	}
	lines := len(m.List().Cards)
	m.Add(printings[1])
	m.Add(printings[0])
	if got := len(m.List().Cards); got != lines+1 {
		t.Errorf("two printings of %s make %d lines", printings[0].Name, got-lines)
	}
	if r := m.List().Cards[lines].Ref; r.Edition != printings[1].Edition {
		t.Errorf("the line is %v, the printing added first was %s", r, printings[1].Code())
	}
}

func TestOutlineAndFiguresCountTheSameCards(t *testing.T) {
	m := newModel(t)
	for i := range m.Len() {
		m.Open(i)
		listed, priced := 0, 0
		for _, s := range m.Sections() {
			listed += s.Count
			for _, l := range s.Lines {
				if l.Card.Cost >= 0 {
					priced += l.Count
				}
			}
		}
		curve := 0
		for _, n := range study(m.List(), catalogue(t), firstQuestion).Figures.Costs {
			curve += n
		}
		if have, need := m.Total(); listed != have-1 || need != 50 || curve != priced {
			t.Errorf("%s: %d listed of %d, %d in the curve of %d", m.Name(), listed, have, curve, priced)
		}
	}
}

func TestOnlyPlainGoldsMayBeInitial(t *testing.T) {
	m := newModel(t)
	names := m.Initials()
	if len(names) < 3 {
		t.Fatalf("initial golds: %v", names)
	}
	for _, n := range names {
		m.SetInitial(n)
		for _, p := range m.Problems() {
			if strings.Contains(p.Text, "Oro inicial") && strings.Contains(p.Text, n) {
				t.Errorf("%s: %s", n, p.Text)
			}
		}
	}
}

func TestNamesOfNewDecksAreFree(t *testing.T) {
	m := newModel(t)
	for i, want := range []string{"Mazo nuevo", "Mazo nuevo (2)", "Mazo nuevo (3)"} {
		d := m.Fresh()
		if d.Name != want {
			t.Errorf("new deck %d is called %q, want %q", i, d.Name, want)
		}
		d.ID = cardsdb.DeckID(100 + i)
		m.Insert(d)
		if m.Name() != want {
			t.Errorf("%q is open", m.Name())
		}
	}
	if d, ok := m.Copy(); !ok || d.Name != "Copia de Mazo nuevo (3)" || d.ID != 0 {
		t.Errorf("copy %+v", d)
	}
}

func TestExportedDecksComeBack(t *testing.T) {
	m := newModel(t)
	list := m.List()
	d, err := m.Imported(m.Export(deck.Own))
	if err != nil {
		t.Fatal(err)
	}
	again, err := deck.Parse(d.Text)
	if err != nil {
		t.Fatal(err)
	}
	again.Title = list.Title
	if !again.Sorted().Equal(list.Sorted()) {
		t.Errorf("got\n%s\nwant\n%s", again.Sorted(), list.Sorted())
	}
	if _, err := m.Imported("esto no es\nuna 3x lista ="); err == nil {
		t.Error("a text that is no list was taken")
	}
}

func TestADeckThatCannotBeReadIsLeftAsItIs(t *testing.T) {
	store := &drawer{decks: map[cardsdb.DeckID]cardsdb.Deck{1: {ID: 1, Name: "Roto", Text: "3x\n=="}}, next: 1}
	m, err := NewModel(catalogue(t), store, &cabinet{})
	if err != nil {
		t.Fatal(err)
	}
	if m.Unread() == nil || m.Row(0).Legal {
		t.Fatal("it was read")
	}
	if m.Add(theCard(t, "Dragón de Magma")) {
		t.Error("it was changed")
	}
	if _, ok := m.Stored(); ok {
		t.Error("it would be stored over what could not be read")
	}
}
