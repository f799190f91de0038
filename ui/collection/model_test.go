package collection

import (
	"errors"
	"strings"
	"testing"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/ui/words"
)

func TestMain(m *testing.M) {
	if err := words.Use(words.Spanish); err != nil {
		panic(err)
	}
	m.Run()
}

// shelf is a collection in memory.
type shelf struct {
	held map[card.Printing]int
	fail error
}

func (s *shelf) All() ([]holding.Holding, error) {
	var out []holding.Holding
	for id, n := range s.held {
		out = append(out, holding.Holding{Key: holding.Plain(id), Count: n})
	}
	return out, s.fail
}

func (s *shelf) Add(id card.Printing, n int) (int, error) {
	if s.fail != nil {
		return 0, s.fail
	}
	s.held[id] += n
	return s.held[id], nil
}

func (s *shelf) SetText(name, text string) error { return s.fail }

func (s *shelf) DropText(name string) error { return s.fail }

func newShelf() *shelf {
	return &shelf{held: map[card.Printing]int{{Edition: "ES", Number: 1}: 2, {Edition: "HD", Number: 14}: 1}}
}

func newModel(t *testing.T, s *shelf) *Model {
	t.Helper()
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	m, err := NewModel(cards, s, s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func names(cards []card.Card) string {
	var out []string
	for _, c := range cards {
		out = append(out, strings.TrimSpace(c.Code()+" "+c.Name))
	}
	return strings.Join(out, ", ")
}

func TestSearchForgivesAccentsAndCase(t *testing.T) {
	m := newModel(t, newShelf())
	for query, want := range map[string]string{
		"ARTURO pendragon": "ES 001 Rey Arturo Pendragón",
		"es 2":             "ES 002 Reina Guinivere",
		"hd 014":           "HD 014",
	} {
		if m.Search(query); !strings.Contains(names(m.Results()), want) {
			t.Errorf("%q finds %s", query, names(m.Results()))
		}
	}
}

func TestTheWholeCatalogueIsShownWithItsGaps(t *testing.T) {
	m := newModel(t, newShelf())
	printings := 0
	for _, e := range card.Editions() {
		printings += e.Size
	}
	if got := len(m.Results()); got != printings {
		t.Errorf("%d cards are shown, the editions have %d", got, printings)
	}
	last := card.Card{}
	for _, c := range m.Results() {
		if last.Edition == c.Edition && last.Number >= c.Number {
			t.Fatalf("%s comes after %s", c.Code(), last.Code())
		}
		last = c
	}
}

func TestResultsNarrowToWhatIsOwned(t *testing.T) {
	m := newModel(t, newShelf())
	m.SetShow(Owned)
	if got, want := names(m.Results()), "ES 001 Rey Arturo Pendragón, HD 014"; got != want {
		t.Errorf("owned: %s, want %s", got, want)
	}
	m.SetEdition("ES")
	if got, want := names(m.Results()), "ES 001 Rey Arturo Pendragón"; got != want {
		t.Errorf("owned of ES: %s, want %s", got, want)
	}
	m.SetEdition("")
	m.SetShow(Doubtful)
	for _, c := range m.Results() {
		if c.Source != card.Doubtful {
			t.Errorf("%s is not in doubt", c.Code())
		}
	}
}

func TestCountsNeverFallBelowNone(t *testing.T) {
	s := newShelf()
	m := newModel(t, s)
	m.Search("es 001")
	arturo := m.Results()[0]
	for _, step := range []struct {
		by, want int
		changes  bool
	}{{+1, 3, true}, {-1, 2, true}, {-1, 1, true}, {-1, 0, true}, {-1, 0, false}} {
		if changed := m.Add(arturo, step.by); changed != step.changes || m.Count(arturo) != step.want {
			t.Errorf("after %+d there are %d, want %d", step.by, m.Count(arturo), step.want)
		}
	}
	if err := m.Store(arturo, 5); err != nil || s.held[arturo.Printing()] != 7 {
		t.Errorf("stored %d, %v", s.held[arturo.Printing()], err)
	}
}

func TestProgressCountsPrintingsNotCopies(t *testing.T) {
	m := newModel(t, newShelf())
	p := m.Progress()
	if p[0].Edition.Code != "ES" || p[0].Owned != 1 || p[0].Part() != 1.0/236 {
		t.Errorf("ES: %+v", p[0])
	}
	if got := m.Summary(); !strings.HasSuffix(got, "tienes 3 copias") {
		t.Errorf("summary %q", got)
	}
}

func TestFactsSayWhatIsNotKnown(t *testing.T) {
	m := newModel(t, newShelf())
	for _, c := range []struct {
		card  card.Card
		label string
		value string
		weak  bool
	}{
		{card.Card{Edition: "HD", Number: 14}, "Datos", "Solo se sabe que existe; los demás datos están por completar", true},
		{card.Card{Edition: "ES", Number: 1, Name: "A", Type: card.Ally, Cost: -1, Strength: 2}, "Coste", "no se sabe", true},
		{card.Card{Edition: "ES", Number: 1, Name: "A", Type: card.Ally, Cost: 3, Strength: 2}, "Raza", "ninguna", false},
		{card.Card{Edition: "ES", Number: 112, Name: "Bane", Type: card.Ally, Source: card.Doubtful}, "En duda", "Las listas no coinciden en la fuerza: 1 o 2.", true},
	} {
		found := false
		for _, f := range m.Facts(c.card) {
			if f == (Fact{c.label, c.value, c.weak}) {
				found = true
			}
		}
		if !found {
			t.Errorf("%s %s lacks %s: %s; it has %v", c.card.Code(), c.card.Name, c.label, c.value, m.Facts(c.card))
		}
	}
}

func TestAStoreThatCannotBeReadIsTold(t *testing.T) {
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	broken := errors.New("no")
	s := &shelf{fail: broken}
	if _, err := NewModel(cards, s, s); !errors.Is(err, broken) {
		t.Errorf("error %v", err)
	}
}
