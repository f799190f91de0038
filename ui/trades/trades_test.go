package trades

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/images"
	"castillo/ui/loop"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

func TestMain(m *testing.M) {
	if err := words.Use(words.Spanish); err != nil {
		panic(err)
	}
	m.Run()
}

// shelf is a store that lies nowhere.
type shelf struct{ owned transfer.Owned }

func (s shelf) Catalogue() *cardsdb.Catalogue {
	c, err := cardsdb.Embedded()
	if err != nil {
		panic(err)
	}
	return c
}

func (s shelf) Owned() (transfer.Owned, error) { return s.owned, nil }

// row is copies of a card of Espada Sagrada.
func row(number, count, trade int) holding.Holding {
	return holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: number}), Count: count, ForTrade: trade}
}

// newModel has five of ES 001, one of ES 002 that is for trade, and wishes for
// ES 003, against a friend who has four of ES 003.
func newModel(t *testing.T) *Model {
	t.Helper()
	m, err := NewModel(shelf{transfer.Owned{
		Rows:   []holding.Holding{row(1, 5, 0), row(2, 1, 1)},
		Wishes: []holding.Wish{{Printing: card.Printing{Edition: "ES", Number: 3}, Count: 2}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	read, err := m.read("amiga.txt", strings.NewReader("4x Sir Lancelot (ES) 003\n1x Zzyzzx Quorl\n"))
	if err != nil {
		t.Fatal(err)
	}
	m.compare(read)
	return m
}

func TestTwoCollectorsSeeWhatTheyCouldGiveEachOther(t *testing.T) {
	m := newModel(t)
	for _, c := range []struct {
		terms transfer.Terms
		want  string
	}{
		{transfer.UsualTerms, "Puedo darle: 1 ES 001, 1 ES 002; Puede darme: 1 ES 003"},
		{transfer.Terms{Keep: 2}, "Puedo darle: 1 ES 001, 1 ES 002; Puede darme: 2 ES 003"},
		{transfer.Terms{Keep: 3, OnlyMarked: true}, "Puedo darle: 1 ES 002; Puede darme: "},
	} {
		m.terms = c.terms
		var said []string
		for _, l := range m.Lists(Exchange) {
			var lines []string
			for _, one := range l.Copies {
				lines = append(lines, some(one))
			}
			said = append(said, l.Title+": "+strings.Join(lines, ", "))
		}
		if got := strings.Join(said, "; "); got != c.want {
			t.Errorf("%+v: %s, want %s", c.terms, got, c.want)
		}
	}
	if m.skipped != 1 || m.source != "amiga.txt" {
		t.Errorf("of %s %d lines are passed over", m.source, m.skipped)
	}
}

func some(c transfer.Copies) string {
	return strings.TrimSuffix(transfer.ListOfCopies([]transfer.Copies{c}, nobody{}), "\n")[:1] + " " + c.Printing.String()
}

// nobody is a catalogue without names.
type nobody struct{ transfer.Catalogue }

func (nobody) Printing(card.Edition, int) (card.Card, bool) { return card.Card{}, false }

func TestListsReadBackAsTheCopiesTheyTell(t *testing.T) {
	m := newModel(t)
	m.edition = "ES"
	for page, want := range map[Page]int{Missing: 1 + 233 + 1, Spare: 2 + 1} {
		text := m.Text(page)
		f, err := transfer.Read(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if got := transfer.Match(f, m.cards).Plan(transfer.Owned{}).Totals(); got.Copies != want || got.Refused+got.Ambiguous > 0 {
			t.Errorf("%s reads back as %+v, want %d copies", Titles()[page], got, want)
		}
	}
	m.compare(theirs{})
	if got := m.Text(Exchange); got != "" {
		t.Errorf("with nobody there is %q", got)
	}
}

func TestWhatIMissIsWhatTheQuestionFinds(t *testing.T) {
	m := newModel(t)
	m.ours.Wishes = append(m.ours.Wishes, holding.Wish{Printing: card.Printing{Edition: "ES", Number: 1}, Count: 4},
		holding.Wish{Printing: card.Printing{Edition: "X9", Number: 8}, Count: 1}) // owned; the catalogue does not know it
	index := query.NewIndex(m.cards.ItemsOf(m.ours, nil))
	for i, question := range []string{"faltan", "tengo busco"} {
		asked, err := query.Parse(question)
		if err != nil {
			t.Fatal(err)
		}
		list, found := m.Lists(Missing)[i], index.Printings(asked, nil)
		var listed []card.Printing
		for _, c := range list.Copies {
			listed = append(listed, c.Printing)
		}
		if !slices.Equal(listed, found) || len(found) == 0 {
			t.Errorf("%s lists %d, «%s» finds %d", list.Title, len(listed), question, len(found))
		}
	}
	if got := m.Lists(Missing)[0].heading(); got != "Me faltan · 3713 cartas · 3714 copias" {
		t.Errorf("it is headed %q", got)
	}
	if got := m.Lists(Missing)[1].heading(); got != "Tengo y busco más · 1 carta · 4 copias" {
		t.Errorf("it is headed %q", got)
	}
}

func TestAFileThatIsNoneIsRefusedWithItsName(t *testing.T) {
	if _, err := newModel(t).read("roto.csv", strings.NewReader("\x00\x01\x02")); err == nil || !strings.Contains(err.Error(), "roto.csv") {
		t.Errorf("%v", err)
	}
}

func TestTheSheetIsUsedWithTheKeyboard(t *testing.T) {
	app := loop.NewApp()
	app.Settings().SetTheme(theme.New(theme.Dark))
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(1160, 700))
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	s := show(desk, newModel(t))
	press := func(keys ...fyne.KeyName) {
		for _, k := range keys {
			loop.Settle(desk.Errands.Wait)
			desk.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: k})
		}
		loop.Settle(desk.Errands.Wait)
	}
	desk.Canvas().Focused().TypedRune('-')
	press(fyne.KeyReturn)
	if got := app.Clipboard().Content(); !strings.Contains(got, "# Puedes darme (2)\n2x Sir Lancelot") {
		t.Errorf("after one copy less is kept there is %q", got)
	}
	press(fyne.KeyRight, fyne.KeyRight, fyne.KeyReturn)
	if got := app.Clipboard().Content(); got != "3x Rey Arturo Pendragón (ES) 001\n1x Reina Guinivere (ES) 002\n" || s.at() != Spare {
		t.Errorf("what is spare is %q", got)
	}
	press(fyne.KeyEscape)
	if s.Visible() {
		t.Error("Escape leaves the sheet there")
	}
}
