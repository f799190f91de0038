package collection

import (
	"strings"
	"testing"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/game/myl/text"
	"castillo/ui/words"
)

func TestMain(m *testing.M) {
	if err := words.Use(words.Spanish); err != nil {
		panic(err)
	}
	m.Run()
}

// newStore has two copies of ES 001 and one of HD 014, which the catalogue lacks.
func newStore(t testing.TB) *cardsdb.Store {
	t.Helper()
	store, err := cardsdb.Open(t.TempDir(), cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	must(t, store.Collection().Set(card.Printing{Edition: "ES", Number: 1}, 2))
	must(t, store.Collection().Set(card.Printing{Edition: "HD", Number: 14}, 1))
	return store
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func newModel(t testing.TB, store *cardsdb.Store) *Model {
	t.Helper()
	m := NewModel(store)
	s, err := readShelf(store)
	must(t, err)
	m.fill(s)
	return m
}

// do makes a change and shows it, as the screen does behind.
func do(t *testing.T, m *Model, p card.Printing, c change) {
	t.Helper()
	must(t, c(m.store))
	item, err := readItem(m.store, m.Item(p))
	must(t, err)
	m.put(item)
}

func names(cards []card.Card) string {
	var out []string
	for _, c := range cards {
		out = append(out, strings.TrimSpace(c.Code()+" "+c.Name))
	}
	return strings.Join(out, ", ")
}

func TestSearchForgivesAccentsAndCase(t *testing.T) {
	m := newModel(t, newStore(t))
	for query, want := range map[string]string{
		"ARTURO pendragon": "ES 001 Rey Arturo Pendragón",
		"es 2":             "ES 002 Reina Guinivere",
		"hd 014":           "HD 014",
		"tengo>=2":         "ES 001 Rey Arturo Pendragón",
	} {
		if m.Search(query); !strings.Contains(names(m.Results()), want) {
			t.Errorf("%q finds %s", query, names(m.Results()))
		}
	}
}

func TestAQuestionThatIsNoneKeepsTheCards(t *testing.T) {
	m := newModel(t, newStore(t))
	m.Search("tengo")
	before := names(m.Results())
	m.Search("tengo coste<=")
	if m.asked.Wrong() == nil || names(m.Results()) != before {
		t.Errorf("wrong: %v; shown: %s", m.asked.Wrong(), names(m.Results()))
	}
	m.Search("tengo")
	if m.asked.Wrong() != nil || m.asked.Said() == "" {
		t.Errorf("wrong: %v; said: %q", m.asked.Wrong(), m.asked.Said())
	}
}

func TestAWordThatBeginsAFieldIsLeftOutWhileNothingIsCalledSo(t *testing.T) {
	m := newModel(t, newStore(t))
	m.Search("tengo")
	owned := names(m.Results())
	for _, text := range []string{"tengo etiq", "tengo ilustr", "tengo edic"} {
		if m.Search(text); names(m.Results()) != owned || !strings.Contains(m.asked.Said(), "falta su valor") {
			t.Errorf("%q finds %s and says %q", text, names(m.Results()), m.asked.Said())
		}
	}
	for _, text := range []string{"cambio", "busco", "tengo foil"} { // fields that are whole ask what they ask
		if m.Search(text); len(m.Results()) != 0 || strings.Contains(m.asked.Said(), "falta su valor") {
			t.Errorf("%q finds %s and says %q", text, names(m.Results()), m.asked.Said())
		}
	}
	if m.Search("tengo zzz"); len(m.Results()) != 0 {
		t.Errorf("what begins no field finds %s", names(m.Results()))
	}
	if m.Search("tengo art"); names(m.Results()) == "" || strings.Contains(m.asked.Said(), "falta su valor") {
		t.Errorf("a name that begins like a field finds %s and says %q", names(m.Results()), m.asked.Said())
	}
}

func TestTheWholeCatalogueIsShownWithItsGaps(t *testing.T) {
	m := newModel(t, newStore(t))
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

func TestResultsNarrowToWhatIsOwnedWantedOrCorrected(t *testing.T) {
	store := newStore(t)
	must(t, store.Wishes().Set(holding.Wish{Printing: card.Printing{Edition: "ES", Number: 3}, Count: 1}))
	corrected, _ := store.Catalogue().Printing("ES", 4)
	corrected.Cost++
	must(t, store.Corrections().Set(corrected))
	m := newModel(t, store)
	for show, want := range map[Show]string{
		Owned:  "ES 001 Rey Arturo Pendragón, HD 014",
		Wanted: "ES 003 Sir Lancelot",
		Own:    "ES 004 Sir Gawein",
	} {
		if m.SetShow(show); names(m.Results()) != want {
			t.Errorf("%s: %s, want %s", Shows()[show], names(m.Results()), want)
		}
	}
	m.SetShow(Owned)
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

func TestCountsAreOfTheKeyAndNeverFallBelowNone(t *testing.T) {
	m := newModel(t, newStore(t))
	p := card.Printing{Edition: "ES", Number: 1}
	foil := holding.Plain(p)
	foil.Finish = holding.Foil
	for i, step := range []struct {
		do         change
		all, foils int
	}{
		{add(holding.Plain(p), +1), 3, 0},
		{add(foil, +2), 5, 2},
		{count(foil, 4), 7, 4},
		{add(foil, -1), 6, 3},
		{count(foil, 0), 3, 0},
		{add(foil, -1), 2, 0}, // there is no foil: another copy goes
		{count(holding.Plain(p), 1), 1, 0},
		{add(holding.Plain(p), -1), 0, 0},
		{add(holding.Plain(p), -1), 0, 0},
		{count(foil, 0), 0, 0},
	} {
		do(t, m, p, step.do)
		h, _ := rowOf(m.Item(p), foil)
		if copies(m.Item(p)) != step.all || h.Count != step.foils {
			t.Errorf("step %d: %d copies, %d foil; want %d and %d", i, copies(m.Item(p)), h.Count, step.all, step.foils)
		}
	}
}

func TestARowIsChangedWhole(t *testing.T) {
	m := newModel(t, newStore(t))
	p := card.Printing{Edition: "ES", Number: 1}
	row := m.Item(p).Rows[0]
	changed := row
	changed.Condition, changed.Tags, changed.ForTrade = holding.Good, holding.Tags("regalo"), 1
	do(t, m, p, alter(row.Key, changed))
	if got := m.Item(p).Rows; len(got) != 1 || got[0].Condition != holding.Good || got[0].ForTrade != 1 {
		t.Fatalf("%+v", got)
	}
	more := holding.Holding{Key: changed.Key, Count: 3}
	do(t, m, p, alter(holding.Key{}, more))
	if got := m.Item(p).Rows; len(got) != 1 || got[0].Count != 5 || len(got[0].Tags) != 1 {
		t.Errorf("more of the same key: %+v", got)
	}
	gone := changed
	gone.Count = 0
	do(t, m, p, alter(changed.Key, gone))
	if got := m.Item(p).Rows; len(got) != 0 {
		t.Errorf("without copies there is still %+v", got)
	}
}

func TestTheTableHasALineForEachRowAndForWhatIsMissing(t *testing.T) {
	store := newStore(t)
	p := card.Printing{Edition: "ES", Number: 1}
	foil := holding.Plain(p)
	foil.Finish = holding.Foil
	must(t, store.Collection().Put(holding.Holding{Key: foil, Count: 1}))
	m := newModel(t, store)
	m.SetEdition("ES")
	if m.Len() != 237 || m.Line(0).Row.Count != 2 || m.Line(1).Row.Finish != holding.Foil || m.Line(2).Row.Count != 0 {
		t.Fatalf("%d lines, first %+v, %+v, %+v", m.Len(), m.Line(0), m.Line(1), m.Line(2))
	}
	m.SortBy(columnNamed("copias")) // copies
	m.SortBy(columnNamed("copias"))
	if a, b := m.Line(0).Row.Count, m.Line(1).Row.Count; a != 2 || b != 1 {
		t.Errorf("by copies, falling: %d, %d", a, b)
	}
	first := m.Line(0).Card
	do(t, m, p, add(holding.Plain(p), -2))
	if m.Line(0).Card != first || m.Len() != 237 {
		t.Errorf("a line moved while it was counted: %+v", m.Line(0))
	}
	box := holding.Plain(p)
	box.Place = holding.Place{Container: "Caja"}
	do(t, m, p, count(box, 4))
	if m.Line(0).Card != first || m.Line(0).Row.Place.Container == "" && m.Line(1).Row.Place.Container == "" || m.Len() != 237 && m.Len() != 238 {
		t.Errorf("a new row is not by the card: %+v, %+v", m.Line(0), m.Line(1))
	}
	do(t, m, p, count(box, 0))
	m.SortBy(columnNamed("copias"))
	if by, _ := m.Sorted(); by != -1 || m.Line(0).Card.Number != 1 {
		t.Errorf("the third time orders by column %d", by)
	}
}

func TestProgressCountsPrintingsNotCopies(t *testing.T) {
	m := newModel(t, newStore(t))
	p := m.Progress()
	if p[0].Edition.Code != "ES" || p[0].Owned != 1 || p[0].Part() != 1.0/236 {
		t.Errorf("ES: %+v", p[0])
	}
	own := card.Card{Edition: "ES", Number: 300, Name: "Prueba", Type: card.Totem, Frequency: card.Real, Strength: card.NoNumber}
	must(t, m.store.Corrections().Set(own))
	must(t, m.store.Collection().Set(own.Printing(), 1))
	if p := newModel(t, m.store).Progress(); p[0].Owned != 2 || p[0].Printed != 237 {
		t.Errorf("with a card of the owner's ES: %+v", p[0])
	}
}

func TestTheHeadCountsWhatIsShownAndNothingElse(t *testing.T) {
	store := newStore(t) // two of ES 001, one of HD 014
	foil := holding.Key{Printing: card.Printing{Edition: "ES", Number: 1}, Finish: holding.Foil}
	must(t, store.Collection().Put(holding.Holding{Key: foil, Count: 4}))
	m := newModel(t, store)
	for _, c := range []struct {
		show    Show
		edition card.Edition
		asked   string
		want    string
	}{
		{Everything, "", "", "En total 3714 cartas · tienes 2, en 7 copias"},
		{Everything, "ES", "", "Se ven 236 cartas · tienes 1, en 6 copias"},
		{Everything, "", "num:1 ed:ES", "Se ve 1 carta · tienes 1, en 6 copias"},
		{Everything, "TA", "", "Se ven 127 cartas · no tienes ninguna"},
		{Owned, "HD", "", "Se ve 1 carta · tienes 1, en 1 copia"},
		{Missing, "", "", "Se ven 3712 cartas · no tienes ninguna"},
		{Everything, "", "foil", "Se ve 1 carta · responden 4 copias tuyas"},
		{Everything, "", "zzzzz", "Se ven 0 cartas · no tienes ninguna"},
	} {
		m.show, m.edition = c.show, c.edition
		if m.Search(c.asked); m.Summary() != c.want {
			t.Errorf("%d %s %q: the head says %q, want %q", c.show, c.edition, c.asked, m.Summary(), c.want)
		}
	}
	m.show, m.edition = Owned, "ES"
	m.Search("")
	do(t, m, foil.Printing, add(foil, -3))
	if got := m.Summary(); got != "Se ve 1 carta · tienes 1, en 3 copias" {
		t.Errorf("after an edit the head says %q", got)
	}
}

func TestDecksAreKnownByTheirCards(t *testing.T) {
	store := newStore(t)
	_, err := store.Decks().Save(cardsdb.Deck{Name: "Reyes", Text: "1x Rey Arturo Pendragón\n"})
	must(t, err)
	m := newModel(t, store)
	m.Search("mazo:Reyes")
	if got := names(m.Results()); !strings.HasPrefix(got, "ES 001 Rey Arturo Pendragón, ESA 005 Rey Arturo Pendragón") {
		t.Errorf("in the deck: %s", got)
	}
}

func TestFactsSayWhatIsNotKnown(t *testing.T) {
	m := newModel(t, newStore(t))
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

// largeShelf is a shelf of 25,000 rows, as many of each printing as of any other, or one more.
func largeShelf(tb testing.TB, store *cardsdb.Store) *shelf {
	tb.Helper()
	all, err := store.Items(text.Understands)
	must(tb, err)
	for i := range all {
		for page := range (i+1)*25000/len(all) - i*25000/len(all) {
			key := holding.Plain(all[i].Card.Printing())
			key.Place = holding.Place{Container: "Carpeta", Page: 1 + page}
			all[i].Rows = append(all[i].Rows, holding.Holding{Key: key, Count: 1 + page%4})
		}
	}
	return newShelf(all, store.Index(all))
}

// BenchmarkKeystrokeOfALargeCollection asks a question of 25,000 rows, as the
// table shows them.
func BenchmarkKeystrokeOfALargeCollection(b *testing.B) {
	m := NewModel(newStore(b))
	m.fill(largeShelf(b, m.store))
	queries := []string{"d", "dr", "drag", "dragon", "dragon lugar:carpeta", "coste<=3 o fuerza>2"}
	ask := func(b *testing.B) {
		for i := 0; b.Loop(); i++ {
			m.Search(queries[i%len(queries)])
		}
	}
	b.Run("as answered", ask)
	m.SortBy(1)
	b.Run("by name", ask)
	m.SortBy(10)
	b.Run("by place", ask)
}

// TestANoteStaysWithWhatIsLookedFor: it is shown, it outlives a change of the
// count, and an end of the search takes it away.
func TestANoteStaysWithWhatIsLookedFor(t *testing.T) {
	m := newModel(t, newStore(t))
	p := card.Printing{Edition: "ES", Number: 2}
	do(t, m, p, wish(p, 1))
	do(t, m, p, noteWish(p, "en español, sin dobleces"))
	do(t, m, p, wish(p, 3))
	if item := m.Item(p); item.Wanted != 3 || item.WishNotes != "en español, sin dobleces" {
		t.Errorf("%d, %q", item.Wanted, item.WishNotes)
	}
	again := newModel(t, m.store)
	if item := again.Item(p); item.WishNotes != "en español, sin dobleces" {
		t.Errorf("read again: %q", item.WishNotes)
	}
	do(t, m, p, wish(p, 0))
	if item := m.Item(p); item.Wanted != 0 || item.WishNotes != "" {
		t.Errorf("given up: %d, %q", item.Wanted, item.WishNotes)
	}
}

func TestWhatIsMissingIsTheSameOnEveryScreen(t *testing.T) {
	store := newStore(t)
	one, none := card.Printing{Edition: "ES", Number: 1}, card.Printing{Edition: "ES", Number: 5}
	must(t, store.Wishes().Set(holding.Wish{Printing: one, Count: 3}))                                     // owned, and more are looked for
	must(t, store.Wishes().Set(holding.Wish{Printing: none, Count: 2}))                                    // looked for, and there is none
	must(t, store.Wishes().Set(holding.Wish{Printing: card.Printing{Edition: "X9", Number: 8}, Count: 1})) // the catalogue does not know it
	m := newModel(t, store)
	m.SetShow(Missing)
	shown := names(m.Results())
	m.SetShow(Everything)
	m.Search("faltan")
	if asked := names(m.Results()); asked != shown {
		t.Errorf("the choice shows %s, the question %s", shown, asked)
	}
	parts := m.completion()
	if all := parts[len(parts)-1]; all.Missing() != len(m.Results()) || all.Printed != all.Missing()+2 {
		t.Errorf("the figures count %d, the question %d", all.Missing(), len(m.Results()))
	}
	m.SetShow(Wanted)
	m.Search("")
	shown = names(m.Results())
	m.SetShow(Everything)
	if m.Search("busco>=1"); names(m.Results()) != shown || len(m.Results()) != 3 {
		t.Errorf("the choice shows %s, the question %s", shown, names(m.Results()))
	}
}

func TestTheFactsOfACardSayHowItsOtherVersionsDiffer(t *testing.T) {
	m := newModel(t, newStore(t))
	said := func(e card.Edition) (out []string) {
		for _, c := range m.Printings(card.Card{Name: "Dragón de Luz"}) {
			if c.Edition != e {
				continue
			}
			for _, f := range m.Facts(c) {
				if f.Label == "Otra versión" {
					out = append(out, f.Value)
				}
			}
			break
		}
		return out
	}
	if got := strings.Join(said("ES"), "; "); !strings.HasPrefix(got, "EX23 011: coste 3 y fuerza 5") {
		t.Errorf("of the first it says %q", got)
	}
	if got := strings.Join(said("EX23"), "; "); !strings.HasPrefix(got, "ES 019: coste 5 y fuerza 3") {
		t.Errorf("of the other it says %q", got)
	}
}
