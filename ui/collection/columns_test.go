package collection

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
	"castillo/game/card"
	"castillo/ui/loop"
	"castillo/ui/widgets"
)

// shownColumns are the columns of the table, from left to right.
func shownColumns(s *Screen) string {
	var said []string
	for _, i := range s.table.Shown() {
		said = append(said, columns[i].ID)
	}
	return strings.Join(said, " ")
}

// newWide shows the screen with room for every column that is there at first.
func newWide(t *testing.T, store *cardsdb.Store) *Screen {
	t.Helper()
	s := newScreen(t, store)
	s.desk.Window.Resize(fyne.NewSize(1824, 1080))
	return s
}

func TestTheChoiceOfColumnsSurvivesARestart(t *testing.T) {
	store := newStore(t)
	s := newWide(t, store)
	s.TypedAlt(fyne.KeyK)
	list, ok := s.desk.Canvas().Focused().(*widgets.Table)
	if !ok || list == s.table || s.Front != widgets.Picker(s.table) || list.Len() != len(columns) {
		t.Fatalf("Alt+K opens %v", s.desk.Canvas().Focused())
	}
	press(s, fyne.KeyDown, fyne.KeyDown, fyne.KeySpace, fyne.KeyEnd, fyne.KeySpace) // without the kind, with the last
	want := shownColumns(s)
	if strings.Contains(want, "tipo") || !strings.HasSuffix(want, " deseo") {
		t.Fatalf("%s is shown", want)
	}
	again := newWide(t, store)
	if again.SetTable(true); shownColumns(again) != want {
		t.Errorf("after a restart there is %s, not %s", shownColumns(again), want)
	}
	again.table.OnArranged(nil)
	loop.Settle(again.desk.Errands.Wait)
	third := newWide(t, store)
	if third.SetTable(true); shownColumns(third) == want || !strings.HasPrefix(shownColumns(third), "código nombre tipo") {
		t.Errorf("as at first is %s", shownColumns(third))
	}
}

func TestADamagedChoiceOfColumnsIsTheTableAsAtFirst(t *testing.T) {
	store := newStore(t)
	must(t, store.Settings().Save(columnsKey, "nada"))
	s := newScreen(t, store)
	if s.SetTable(true); !strings.HasPrefix(shownColumns(s), "código nombre") {
		t.Errorf("it shows %q", shownColumns(s))
	}
}

func TestAColumnSaysWhatIsKnownAndNothingElse(t *testing.T) {
	shelf := newModel(t, newStore(t)).shelf
	empty := Line{Item: query.Item{Card: card.Printing{Edition: "ES", Number: 1}.Unknown()}}
	full := Line{
		Item: query.Item{Card: card.Card{Edition: "ES", Number: 7, Name: "Perseo", Type: card.Ally, Races: card.RacesOf(card.Heroe), Cost: 2, Strength: 3,
			Frequency: card.Real, Variant: card.VariantCount, Unique: true, Text: "Roba\n1 carta.", Illustrator: "Ana"},
			Wanted: 4, WishNotes: "sin\ndobleces", Decks: []string{"Uno", "Dos"},
			Rows: []holding.Holding{{Count: 5}, {Count: 1}}},
		Row: holding.Holding{Key: holding.Key{Printing: card.Printing{Edition: "ES", Number: 7}, Finish: holding.Foil, Condition: holding.NearMint,
			Language: "en", Place: holding.Place{Container: "Carpeta", Page: 3}}, Count: 5, ForTrade: 2, Paid: holding.Price{Cents: 150000, Currency: "CLP"},
			Origin: "Feria", Acquired: holding.Date{Year: 2024, Month: 5, Day: 6}, Tags: []string{"bella", "rara"}, Notes: "una\nmancha", Photo: "a.jpg"},
	}
	priced := map[string]bool{"precio": true, "valor": true} // there is no list of prices
	always := map[string]bool{"código": true, "nombre": true, "tipo": true, "edición": true, "número": true, "bloque": true}
	seen := map[string]bool{}
	for _, c := range columns {
		if seen[c.ID] || c.ID == "" || c.Title() == "" {
			t.Errorf("there are two columns %q", c.ID)
		}
		seen[c.ID] = true
		if got := c.text(shelf, empty); (got != "") != always[c.ID] && !always[c.ID] {
			t.Errorf("%s of an unknown card is %q", c.ID, got)
		}
		if got := c.text(shelf, full); got == "" != priced[c.ID] || strings.Contains(got, "\n") {
			t.Errorf("%s is %q", c.ID, got)
		}
		if !priced[c.ID] && !always[c.ID] && c.key(shelf, empty).compare(c.key(shelf, full)) == 0 {
			t.Errorf("%s does not order", c.ID)
		}
	}
	for id, want := range map[string]string{"copias": "5", "tengo": "6", "pagado": "$1.500", "fecha": "2024-05-06", "notas": "una mancha", "mazos": "Uno, Dos"} {
		if got := columns[columnNamed(id)].text(shelf, full); got != want {
			t.Errorf("%s is %q, want %q", id, got, want)
		}
	}
}

// BenchmarkTableOfALargeCollection does what must not hold up the window with 25,000 rows.
func BenchmarkTableOfALargeCollection(b *testing.B) {
	s := benchScreen(b)
	s.SetTable(true)
	var all widgets.Arrangement
	for _, c := range columns {
		all = append(all, widgets.Placed{Column: c.ID})
	}
	s.table.Arrange(all)
	b.Run("scrolled sideways", func(b *testing.B) {
		for i := 0; b.Loop(); i++ {
			s.table.TypedKey(&fyne.KeyEvent{Name: []fyne.KeyName{fyne.KeyRight, fyne.KeyLeft}[i/20%2]})
		}
	})
	for _, c := range columns {
		b.Run("the width that fits "+c.ID, func(b *testing.B) {
			for b.Loop() {
				s.table.Fit(columnNamed(c.ID))
			}
		})
	}
	for _, c := range columns {
		b.Run("sorted by "+c.ID, func(b *testing.B) {
			s.model.sorting = sorting{by: 1 + columnNamed(c.ID)}
			for b.Loop() {
				s.model.find()
			}
		})
	}
}
