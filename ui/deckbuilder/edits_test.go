package deckbuilder

import (
	"strings"
	"testing"
	"time"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/game/deck"
)

func TestACountMayBeTypedBeforeTheName(t *testing.T) {
	for text, want := range map[string]struct {
		n    int
		rest string
	}{
		"3 dragon":         {3, "dragon"},
		" 2x dragon magma": {2, "dragon magma"},
		"12 × lira":        {12, "lira"},
		"dragon 3":         {0, "dragon 3"},
		"3":                {0, "3"},
		"123 lira":         {0, "123 lira"},
		"":                 {0, ""},
	} {
		if n, rest := Typed(text); n != want.n || rest != want.rest {
			t.Errorf("%q means %d of %q", text, n, rest)
		}
	}
}

func TestACopyMovesToTheSideboardAndBack(t *testing.T) {
	m := newModel(t)
	line := m.Sections()[0].Lines[0]
	was := m.List().Count()
	m.Swap(line)
	sections := m.Sections()
	side := sections[len(sections)-1]
	if side.Title != "Banquillo" || side.Count != 1 || !side.Lines[0].Side || m.List().Count() != was-1 {
		t.Fatalf("sideboard %+v, %d cards", side, m.List().Count())
	}
	m.Step(side.Lines[0], +1)
	if m.List().Sideboard.Count() != 2 || m.List().Count() != was-1 {
		t.Error("a line of the sideboard does not count there")
	}
	m.Step(side.Lines[0], -1)
	m.Swap(side.Lines[0])
	if len(m.List().Sideboard) != 0 || m.List().CountOf(line.Ref) != line.Count {
		t.Errorf("back in the deck: %s", m.List())
	}
	if m.Swap(side.Lines[0]) {
		t.Error("a card that is not there was moved")
	}
}

func TestWordsAreKeptWithoutWhatMeansNothing(t *testing.T) {
	m := newModel(t)
	for _, text := range []string{"p", "pa", "para mayo"} {
		m.SetNotes(text)
	}
	m.SetTags("fuego,  torneo, fuego")
	if l := m.List(); l.Notes != "para mayo" || strings.Join(l.Tags, "|") != "fuego|torneo" {
		t.Errorf("notes %q, tags %q", l.Notes, l.Tags)
	}
	if m.SetTags("fuego, torneo") || m.SetNotes("para mayo ") {
		t.Error("the same words are a change")
	}
}

func TestAVersionIsKeptAndCanBeGoneBackTo(t *testing.T) {
	m := newModel(t)
	now := time.Date(2026, 11, 21, 3, 0, 0, 0, time.UTC)
	first := m.List()
	if !m.KeepVersion("para mayo", now) || m.KeepVersion("", now) {
		t.Fatal("a version is kept once")
	}
	m.Add(theCard(t, "Dragón de Magma"))
	m.KeepVersion("", now.Add(time.Hour))
	versions := m.Versions()
	if len(versions) != 2 || versions[1].Name != "para mayo" || versions[0].When != "2026-11-21T04:00:00Z" {
		t.Fatalf("versions %+v", versions)
	}
	if d := deck.Compare(versions[1].List, m.List()); d.String() != "+1 Dragón de Magma" {
		t.Errorf("difference %s", d)
	}
	m.Return(versions[1])
	if !m.List().Equal(first) {
		t.Error("the deck is not as it was")
	}
	if stored, ok := m.Stored(); !ok || strings.Count(stored.Versions, "==") != 2 {
		t.Errorf("stored versions %q", stored.Versions)
	}
}

func TestVersionsThatCannotBeReadAreNotOverwritten(t *testing.T) {
	m := newModel(t)
	m.current().stored.Versions = "== 1 buena\n1x Lira\n== 2 rota\n???\n"
	m.KeepVersion("nueva", time.Now())
	stored, _ := m.Stored()
	if !strings.Contains(stored.Versions, "???") || len(m.Versions()) != 2 {
		t.Errorf("%d versions of %q", len(m.Versions()), stored.Versions)
	}
}

// owning is a model whose owner has copies of cards, by name.
func owning(t *testing.T, counts map[string]int) *Model {
	t.Helper()
	m := newModel(t)
	var rows []holding.Holding
	for name, n := range counts {
		rows = append(rows, holding.Holding{Key: holding.Key{Printing: theCard(t, name).Printing()}, Count: n})
	}
	m.Learn(learn(m.cards, transfer.Owned{Rows: rows}, m.Contents(), m.Formats()))
	return m
}

func TestDecksTellWhatIsMissingAndWhatIsPromisedTwice(t *testing.T) {
	m := owning(t, map[string]int{"Dragón de Magma": 3, "Dragón Demonio": 1})
	for _, text := range []string{"# A\n3x Dragón de Magma\n2x Dragón Demonio\n", "# B\n1x Dragón de Magma (ES) 016\n"} {
		d, err := m.Imported(text)
		if err != nil {
			t.Fatal(err)
		}
		d.ID = 100
		m.Insert(d)
	}
	m.Open(0) // A is the first by name
	magma, ball := m.Stock(deck.Ref{Name: "Dragón de Magma"}), m.Stock(deck.Ref{Name: "Dragón Demonio"})
	if magma.Lacking != 0 || magma.Twice() != 1 || magma.String() != "Tengo 3 · 1 en «B»" {
		t.Errorf("Dragón de Magma: %d missing, %d twice, %s", magma.Lacking, magma.Twice(), magma)
	}
	if ball.Lacking != 1 || ball.Twice() != 0 || ball.String() != "Tengo 1 · falta 1" {
		t.Errorf("Dragón Demonio: %d missing, %d twice, %s", ball.Lacking, ball.Twice(), ball)
	}
	if missing, twice := m.Missing(); missing != 1 || twice != 1 {
		t.Errorf("%d missing, %d twice", missing, twice)
	}
	if got := m.MissingList(); got != "1x Dragón Demonio\n" {
		t.Errorf("missing: %q", got)
	}
}

func TestWhatTheDeckNeedsIsCountedOnce(t *testing.T) {
	for _, c := range []struct {
		rule, list string
		owned      map[string]int
		missing    int
		lines      string
	}{
		{"a line that names a printing and one that does not", "Oro inicial: Azor\n3x Azor (ES) 222\n", map[string]int{"Bane": 1}, 4, "1x Azor\n3x Azor (ES) 222\n"},
		{"the line that names it has the copies first", "Oro inicial: Azor\n3x Azor (ES) 222\n", map[string]int{"Azor": 3}, 1, "1x Azor\n"},
		{"the sideboard needs its cards too", "2x Bane\nBanquillo:\n1x Bane\n1x Dragón de Magma\n", map[string]int{"Bane": 2}, 2, "1x Bane\n1x Dragón de Magma\n"},
	} {
		m := owning(t, c.owned)
		d, err := m.Imported("# Mío\n" + c.list)
		if err != nil {
			t.Fatal(err)
		}
		d.ID = 100
		m.Insert(d)
		if missing, _ := m.Missing(); missing != c.missing {
			t.Errorf("%s: %d are missing, want %d; %+v", c.rule, missing, c.missing, m.Shortages())
		}
		if got := m.MissingList(); got != c.lines {
			t.Errorf("%s: %q is missing, want %q", c.rule, got, c.lines)
		}
	}
}

func TestTheSearchKnowsWishesAndSideboards(t *testing.T) {
	m := newModel(t)
	bane, magma := theCard(t, "Bane").Printing(), theCard(t, "Dragón de Magma").Printing()
	d, err := m.Imported("# Al lado\n1x Azor\nBanquillo:\n1x Bane\n")
	if err != nil {
		t.Fatal(err)
	}
	d.ID = 100
	m.Insert(d)
	owned := transfer.Owned{Rows: []holding.Holding{{Key: holding.Plain(bane), Count: 1}},
		Wishes: []holding.Wish{{Printing: bane, Count: 2}, {Printing: magma, Count: 1}}}
	m.Learn(learn(m.cards, owned, m.Contents(), m.Formats()))
	for asked, want := range map[string]string{"busco>=1": "Dragón de Magma Bane", "busco faltan": "Dragón de Magma", "mazo:lado -tipo:oro ed:ES": "Bane"} {
		var names []string
		for _, c := range m.Find(asked) {
			names = append(names, c.Name)
		}
		if got := strings.Join(names, " "); got != want {
			t.Errorf("%q finds %s, want %s", asked, got, want)
		}
	}
}

func TestWithoutACollectionNothingIsMissing(t *testing.T) {
	m := newModel(t)
	if missing, twice := m.Missing(); missing+twice != 0 || m.KnowsOwned() {
		t.Errorf("%d missing, %d twice", missing, twice)
	}
}

func TestTheSearchIsTheQueryLanguage(t *testing.T) {
	m := owning(t, map[string]int{"Dragón de Magma": 3})
	found := func(text string) (names []string) {
		for _, c := range m.Find(text) {
			names = append(names, c.Name)
		}
		return names
	}
	if got := found("tengo tipo:aliado"); len(got) != 1 || got[0] != "Dragón de Magma" {
		t.Errorf("owned allies: %q", got)
	}
	inDeck := found("mazo:helénica")
	var l deck.List
	for i := range m.Len() {
		if strings.HasPrefix(m.Row(i).Name, "Helénica") {
			m.Open(i)
			l = m.List()
		}
	}
	for _, name := range inDeck {
		if l.CountOf(deck.Ref{Name: name}) == 0 {
			t.Errorf("%s is not in the deck", name)
		}
	}
	if len(inDeck) < 15 {
		t.Errorf("%d cards in the deck", len(inDeck))
	}
	if got := found("mazo:helénica coste<="); len(got) != len(inDeck) || m.asked.Wrong() == nil {
		t.Errorf("half a question finds %d cards", len(got))
	}
}

func TestAStudyAnswersTheQuestion(t *testing.T) {
	m := newModel(t)
	s := study(m.List(), m.cards, Question{Least: 2, Most: 5, Copies: 1, Wanted: "Oros"})
	if s.Sought != "Oros" || s.Wanted != m.List().Castle(func(r deck.Ref) bool { c, _ := m.Card(r); return c.Type == card.Gold }).Wanted {
		t.Errorf("%s: %d wanted", s.Sought, s.Wanted)
	}
	for turn := 1; turn < oddsTurns; turn++ {
		if s.See[turn] < s.See[turn-1] || s.Golds.Mean(turn+1) < s.Golds.Mean(turn) {
			t.Errorf("less is seen in turn %d than before", turn+1)
		}
	}
	if s := study(deck.List{}, m.cards, firstQuestion); s.Sought != "" || s.Golds.Mean(1) != 1 {
		t.Errorf("an empty list: %+v", s)
	}
	for p, want := range map[float64]string{0: "0", 1: "100", 0.999: "99", 0.0001: "<1", 0.5: "50", 1 - 1e-12: "100"} {
		if got := percent(p); got != want {
			t.Errorf("percent(%v) = %s, want %s", p, got, want)
		}
	}
}
