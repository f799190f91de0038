package collection

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"pgregory.net/rapid"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/ui/loop"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// typist types at a screen as a person does at the window: at whatever has the
// focus, else at the window.
type typist struct {
	*Screen
	fast bool // the next key comes before what the one before did is stored
}

// leastList is how wide the lists are in the smallest window.
const leastList = 598

func TestTheTitlesOfTheListsHaveRoomInTheSmallestWindow(t *testing.T) {
	loop.NewApp().Settings().SetTheme(theme.New(theme.Light))
	t.Cleanup(func() { _ = words.Use(words.Spanish) })
	for _, language := range []words.Language{words.Spanish, words.English} {
		must(t, words.Use(language))
		for _, columns := range [][]widgets.Column{foundColumns(), notedColumns()} {
			framed := widgets.NewTable(columns).Framed()
			framed.Resize(fyne.NewSize(leastList, 200))
			for _, o := range test.LaidOutObjects(framed) {
				if title, ok := o.(*canvas.Text); ok && title.MinSize().Width > title.Size().Width {
					t.Errorf("%s: %q is %v wide and has %v", language, title.Text, title.MinSize().Width, title.Size().Width)
				}
			}
		}
	}
}

// newTypist begins to note.
func newTypist(t *testing.T, store *cardsdb.Store, fast bool) typist {
	t.Helper()
	p := typist{newScreen(t, store), fast}
	c := p.desk.Canvas()
	c.SetOnTypedKey(func(e *fyne.KeyEvent) { p.TypedKey(e.Name) })
	c.SetOnTypedRune(p.TypedRune)
	shortcuts := loop.Shortcuts()
	shortcuts.AddShortcut(&fyne.ShortcutUndo{}, func(fyne.Shortcut) { p.Undo() })
	shortcuts.AddShortcut(&fyne.ShortcutRedo{}, func(fyne.Shortcut) { p.Redo() })
	for _, key := range "EFGIP01234567" {
		shortcuts.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyName(key), Modifier: fyne.KeyModifierAlt},
			func(fyne.Shortcut) { p.TypedAlt(fyne.KeyName(key)) })
	}
	p.key(fyne.KeyF2)
	return p
}

func (p typist) settle() { loop.Settle(p.desk.Errands.Wait) }

func (p typist) then() {
	if !p.fast {
		p.settle()
	}
}

// write types letters and digits; a line break is Enter.
func (p typist) write(text string) {
	for _, r := range text {
		if r == '\n' {
			p.key(fyne.KeyReturn)
			continue
		}
		if f := p.desk.Canvas().Focused(); f != nil {
			f.TypedRune(r)
		} else {
			p.desk.Canvas().OnTypedRune()(r)
		}
		p.then()
	}
}

func (p typist) key(keys ...fyne.KeyName) {
	for _, k := range keys {
		if f := p.desk.Canvas().Focused(); f != nil {
			f.TypedKey(&fyne.KeyEvent{Name: k})
		} else {
			p.desk.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: k})
		}
		p.then()
	}
}

// with types a key together with Alt.
func (p typist) with(keys string) {
	for _, k := range keys {
		p.shortcut(&desktop.CustomShortcut{KeyName: fyne.KeyName(k), Modifier: fyne.KeyModifierAlt})
	}
}

func (p typist) shortcut(s fyne.Shortcut) {
	if f, ok := p.desk.Canvas().Focused().(fyne.Shortcutable); ok {
		f.TypedShortcut(s)
	} else {
		loop.Shortcuts().TypedShortcut(s)
	}
	p.then()
}

// stored is every row of the collection.
func stored(t interface{ Fatal(...any) }, store *cardsdb.Store) map[holding.Key]int {
	rows, err := store.Collection().All()
	if err != nil {
		t.Fatal(err)
	}
	all := map[holding.Key]int{}
	for _, h := range rows {
		all[h.Key] = h.Count
	}
	return all
}

// said is the list as it stands on the screen: what each line says, in words.
func (p typist) said() (lines []string) {
	for row := range p.noting.list.Len() {
		var cells []string
		for column := range notedColumns() {
			cells = append(cells, p.noting.cell(p.noting.lines[row], column))
		}
		lines = append(lines, strings.Join(cells, "|"))
	}
	return lines
}

// expected is what the list has to say of two states of the store, in any order.
func expected(m *Model, before, now map[holding.Key]int) (lines []string) {
	keys := maps.Clone(before)
	maps.Copy(keys, now)
	for k := range keys {
		by := now[k] - before[k]
		if by == 0 {
			continue
		}
		foil := ""
		if k.Finish == holding.Foil {
			foil = "foil"
		}
		change := fmt.Sprintf("%+d › %d", by, now[k])
		lines = append(lines, strings.Join([]string{k.Printing.String(), m.Item(k.Printing).Card.Name,
			strings.Replace(change, "-", "–", 1), foil, k.Condition.String(), string(k.Language), k.Place.String()}, "|"))
	}
	slices.Sort(lines)
	return lines
}

// holdsWhatItSays compares the list with the store, row by row.
func (p typist) holdsWhatItSays(t interface {
	Fatal(...any)
	Errorf(string, ...any)
}, before map[holding.Key]int) {
	said := p.said()
	slices.Sort(said)
	if want := expected(p.model, before, stored(t, p.model.store)); !slices.Equal(said, want) {
		t.Errorf("the list says\n%s\nthe store holds\n%s", strings.Join(said, "\n"), strings.Join(want, "\n"))
	}
}

// TestSixtyCardsNotedWithTenSlips notes a heap as somebody does who errs now and
// then, once reading after each key and once faster than anything is stored.
func TestSixtyCardsNotedWithTenSlips(t *testing.T) {
	for name, fast := range map[string]bool{"slowly": false, "fast": true} {
		t.Run(name, func(t *testing.T) {
			store := newStore(t)
			heap := pickHeap(store, 60)
			for i, c := range heap {
				if i%7 == 0 { // of some there are copies already
					must(t, store.Collection().Set(c.Printing(), i%3+1))
				}
			}
			before := stored(t, store)
			p := newTypist(t, store, fast)
			want := maps.Clone(before)
			condition, finish := holding.Unrated, holding.Normal
			slips := 0
			slip := func() { slips++ }
			for i, c := range heap {
				if i%9 == 8 {
					condition = holding.Condition(i % 8)
					p.with(strconv.Itoa(int(condition)))
				}
				if i%13 == 12 {
					finish = 1 - finish
					p.with("F")
				}
				n := i%4 + 1
				key := holding.Key{Printing: c.Printing(), Finish: finish, Condition: condition}
				call, count := callOf(store, c)+"\n", strconv.Itoa(n)+"\n"
				switch i {
				case 4: // another name is taken, seen and left
					p.write("lancelot\n" + call + count)
					slip()
				case 9: // a wrong digit, corrected in the list
					p.write(call + strconv.Itoa(n+3) + "\n")
					p.key(fyne.KeyDown)
					p.write(count)
					slip()
				case 14: // a wrong condition, corrected in the list
					p.write(call + count)
					p.key(fyne.KeyDown)
					p.with("4")
					p.key(fyne.KeyEscape)
					key.Condition = holding.Good
					slip()
				case 19: // an entry that is undone
					p.write(call + "7\n")
					p.shortcut(&fyne.ShortcutUndo{})
					p.write(count)
					slip()
				case 24: // a name that nobody has, and nobody looks until the count is typed too
					p.write("gandalf\n5\n")
					p.key(fyne.KeyEscape)
					p.write(call + count)
					slip()
				case 29: // Enter twice
					p.write(call + "\n" + count + "\n")
					slip()
				case 34: // a digit twice
					p.write(call + "3" + "3\n")
					p.key(fyne.KeyBackspace, fyne.KeyBackspace)
					p.write(count)
					slip()
				case 39: // a card that is none of the heap, taken out of the list
					p.write("morgana\n2\n")
					p.key(fyne.KeyDown, fyne.KeyDelete)
					p.write(call + count)
					slip()
				case 44: // the count before the name
					p.key(fyne.KeyEscape)
					p.write(count)
					p.key(fyne.KeyEscape)
					p.write(call + count)
					slip()
				case 49: // a wrong finish, two lines further down
					p.write(call + count)
					key.Finish = 1 - finish
					next := heap[i+1]
					p.write(callOf(store, next) + "\n1\n")
					p.key(fyne.KeyDown, fyne.KeyDown)
					p.with("F")
					p.key(fyne.KeyEscape)
					want[holding.Key{Printing: next.Printing(), Finish: finish, Condition: condition}]++
					slip()
				case 54: // half a name and half a count, thought better of
					p.write("rey ar")
					p.key(fyne.KeyEscape)
					p.write(call + "9")
					p.key(fyne.KeyEscape)
					p.write(count)
					slip()
				default:
					p.write(call + count)
				}
				want[key] += n
			}
			p.settle()
			if slips < 10 {
				t.Errorf("%d slips are few", slips)
			}
			if got := stored(t, store); !maps.Equal(got, want) {
				t.Errorf("the store holds\n%s\nthe heap is\n%s",
					strings.Join(expected(p.model, before, got), "\n"), strings.Join(expected(p.model, before, want), "\n"))
			}
			p.holdsWhatItSays(t, before)
			if n := p.noting.list.Len(); n < 60 {
				t.Errorf("the list has %d lines", n)
			}
			for range 90 { // and it says so too while all of it is undone
				p.shortcut(&fyne.ShortcutUndo{})
			}
			p.settle()
			for key := range want {
				if m := p.model.held(key); m != stored(t, store)[key] {
					t.Errorf("undone, %d of %v are shown", m, key)
				}
			}
		})
	}
}

// pickHeap takes so many cards out of the catalogue, with none twice.
func pickHeap(store *cardsdb.Store, n int) []card.Card {
	var heap []card.Card
	all := store.Catalogue().All()
	for i := 20; len(heap) < n; i += 21 {
		heap = append(heap, all[i%len(all)])
	}
	return heap
}

// callOf is what somebody types for a card: its name, or its code where the name
// is that of several.
func callOf(store *cardsdb.Store, c card.Card) string {
	if len(store.Catalogue().Named(c.Name)) > 1 {
		return strings.ToLower(c.Code())
	}
	return card.Fold(c.Name)
}

func TestACountIsSeenBeforeItIsWritten(t *testing.T) {
	store := newStore(t)
	p := newTypist(t, store, false)
	arturo := card.Printing{Edition: "ES", Number: 1}
	says := func(want string) {
		t.Helper()
		if got := p.noting.said.Text(); !strings.Contains(got, want) {
			t.Errorf("with %q in the box it says %q, want %q", p.noting.box.Text, got, want)
		}
	}
	holds := func(want string) {
		t.Helper()
		var got []string
		for _, h := range p.model.Item(arturo).Rows {
			got = append(got, rowWords(h))
		}
		if strings.Join(got, "; ") != want {
			t.Errorf("there are %q, want %q", got, want)
		}
	}
	p.write("arturo pen")
	says("Intro toma Rey Arturo Pendragón ES 001")
	p.write("\n")
	says("tienes 2")
	p.write("3")
	says("Rey Arturo Pendragón ES 001: +3 › 5")
	holds("2× sin más señas")
	p.key(fyne.KeyEscape)
	p.write("\n\n")
	holds("2× sin más señas")
	p.write("3\n")
	holds("5× sin más señas")
	p.write("=4")
	says("–1 › 4")
	p.write("\n")
	holds("4× sin más señas")
	p.write("-5")
	says("hay 4: no se pueden quitar 5")
	p.write("\n")
	p.key(fyne.KeyEscape)
	for _, many := range []string{"55", "222", "=222", "+21"} {
		p.write(many)
		says("de una vez son muchas")
		p.write("\n\n")
		p.key(fyne.KeyEscape)
	}
	p.write("99999")
	says("no son copias")
	p.write("\n")
	p.key(fyne.KeyEscape)
	holds("4× sin más señas")
	p.write("=30!\n=4!\n")
	holds("4× sin más señas")
	p.with("F2")
	p.write("1")
	says("(foil, NM): +1 › 1")
	says("5 en total")
	p.write("\n")
	holds("4× sin más señas; 1× foil, NM")
	p.with("P") // the cursor is in the place
	p.write("Caja 3\n")
	p.with("F")
	p.write("2")
	says("(NM, Caja 3): +2 › 2")
	p.key(fyne.KeyEscape)
	p.noting.page.SetText("x")
	p.write("2")
	says("no es un número")
	p.write("\n")
	holds("4× sin más señas; 1× foil, NM")
}

func TestTheEmptyBoxSaysWhatItWaitsFor(t *testing.T) {
	p := newTypist(t, newStore(t), false)
	awaits := func(want string) {
		t.Helper()
		if got := p.noting.box.PlaceHolder; !strings.HasPrefix(got, want) {
			t.Errorf("it waits for %q, want %q", got, want)
		}
	}
	awaits("Nombre de la carta")
	p.write("sir lancelot\n")
	awaits("¿Cuántas copias?")
	p.write("\n")
	if got := p.noting.said.Text(); !strings.HasPrefix(got, "Falta cuántas") || !strings.Contains(got, "Lancelot") {
		t.Errorf("Enter on nothing says %q", got)
	}
	p.write("1\n")
	p.key(fyne.KeyDown)
	awaits("¿Cuántas eran?")
	p.key(fyne.KeyEscape)
	awaits("Nombre de la carta")
	p.noting.show(p.model.Item(card.Printing{Edition: "ES", Number: 1}).Card)
	awaits("¿Cuántas copias?")
	p.key(fyne.KeyEscape)
	awaits("Nombre de la carta")
}

func TestLettersOfANameAreOnlyThat(t *testing.T) {
	store := newStore(t)
	must(t, store.Corrections().Set(card.Card{Edition: "MIA", Number: 7, Name: "7 Enanos F2", Type: card.Ally, Frequency: card.Vasallo, Cost: 1, Strength: 1}))
	must(t, store.Corrections().Set(card.Card{Edition: "MIA", Number: 8, Name: "1984", Type: card.Ally, Frequency: card.Vasallo, Cost: 1, Strength: 1}))
	p := newTypist(t, store, false)
	for typed, want := range map[string]string{"cornelius": "Cornelius de York", "falange": "Falange", "7 enanos": "7 Enanos F2", "enanos f2": "7 Enanos F2",
		"#1984": "1984", "es 12": "Cornelius de York", "ES012": "Cornelius de York", "guinivere reina": "Reina Guinivere"} {
		p.write(typed + "\n")
		if c := p.model.Item(p.noting.at).Card; c.Name != want || p.noting.box.Text != "" {
			t.Errorf("%q takes %q", typed, c.Name)
		}
	}
	if p.noting.finish.SelectedIndex() != 0 || p.noting.condition.SelectedIndex() != 0 {
		t.Error("a name has chosen finish or condition")
	}
	if n := len(stored(t, store)); n != 2 {
		t.Errorf("there are %d rows", n)
	}
	p.model.SetEdition("ES")
	p.write("#235\n")
	if p.noting.at != (card.Printing{Edition: "ES", Number: 235}) {
		t.Errorf("#235 takes %v", p.noting.at)
	}
}

func TestANameThatNobodyHasTakesNothing(t *testing.T) {
	store := newStore(t)
	p := newTypist(t, store, false)
	p.write("cornelius\n")
	at := p.noting.at
	p.write("corneluis de yrok\n")
	if got := p.noting.found[0].Name; got != "Cornelius de York" {
		t.Errorf("%s is offered first", got)
	}
	p.key(fyne.KeyEscape)
	p.write("corneluis\n")
	if p.noting.at != at || !strings.Contains(p.noting.said.Text(), "No hay «corneluis»") || p.noting.cards.Len() == 0 {
		t.Errorf("it takes %v of %d and says %q", p.noting.at, p.noting.cards.Len(), p.noting.said.Text())
	}
	p.key(fyne.KeyDown, fyne.KeyReturn)
	if p.noting.at != at || p.noting.box.Text != "" {
		t.Errorf("the near name that is chosen takes %v", p.noting.at)
	}
	p.TypedAlt(fyne.KeyE)
	p.key(fyne.KeyEnd, fyne.KeyReturn) // the promos
	p.write("sir boores\n")
	if p.noting.at != at || !strings.Contains(p.noting.said.Text(), "en otras ediciones") {
		t.Errorf("of other editions it takes %v and says %q", p.noting.at, p.noting.said.Text())
	}
}

func TestALineIsCorrectedUntilItIsLeft(t *testing.T) {
	store := newStore(t)
	p := newTypist(t, store, false)
	before := stored(t, store)
	p.write("sir lancelot\n2\nsir gawein\n3\n")
	p.with("3")
	p.write("sir lancelot\n1\n")
	lancelot := p.noting.at
	key := func(c holding.Condition) holding.Key { return holding.Key{Printing: lancelot, Condition: c} }
	p.key(fyne.KeyDown, fyne.KeyDown, fyne.KeyDown) // the oldest
	p.with("123")                                   // through the line that is EX already
	for c, want := range map[holding.Condition]int{holding.Unrated: 0, holding.Mint: 0, holding.NearMint: 0, holding.Excellent: 3} {
		if n := p.model.held(key(c)); n != want {
			t.Errorf("%d are %q, want %d", n, c, want)
		}
	}
	p.with("5") // only those that came
	if p.model.held(key(holding.Excellent)) != 1 || p.model.held(key(holding.LightlyPlayed)) != 2 {
		t.Errorf("%q", p.said())
	}
	p.holdsWhatItSays(t, before)
	p.write("4\n")
	if p.model.held(key(holding.LightlyPlayed)) != 4 || p.noting.picked.is() || p.detail.column.Visible() {
		t.Errorf("%q", p.said())
	}
	p.write("2\n") // of no card
	p.key(fyne.KeyEscape)
	p.shortcut(&fyne.ShortcutUndo{})
	p.holdsWhatItSays(t, before)
	if p.model.held(key(holding.LightlyPlayed)) != 2 {
		t.Errorf("the correction is not one step: %q", p.said())
	}
	p.shortcut(&fyne.ShortcutRedo{})
	p.key(fyne.KeyUp, fyne.KeyDelete)
	p.holdsWhatItSays(t, before)
	if p.model.held(key(holding.LightlyPlayed)) != 0 {
		t.Errorf("the line is not gone: %q", p.said())
	}
	if lines := p.said(); len(lines) != 2 || p.noting.condition.SelectedIndex() != int(holding.Excellent) {
		t.Errorf("%q, %q is in force", lines, p.noting.condition.Selected)
	}
}

func TestTheListOutlastsAPause(t *testing.T) {
	store := newStore(t)
	p := newTypist(t, store, false)
	p.write("sir lancelot\n2\n")
	p.key(fyne.KeyF2)
	p.write("boores")
	if p.Search.Text != "boores" || p.noting.on() {
		t.Errorf("the search is %q", p.Search.Text)
	}
	p.key(fyne.KeyF2)
	if got := p.said(); len(got) != 1 || p.noting.box.Text != "" {
		t.Errorf("the list says %q", got)
	}
}

func TestWhatCannotBeWrittenIsToldAndNotListed(t *testing.T) {
	store := newStore(t)
	p := newTypist(t, store, false)
	store.Close()
	p.write("sir lancelot\n2\n")
	if p.desk.Canvas().Overlays().Top() == nil || p.noting.list.Len() != 0 {
		t.Errorf("the list says %q", p.said())
	}
}

// TestOnlyKeysThatWriteWrite strikes keys at random: the list always says what the
// store holds, and nothing but Enter, Delete, Alt on a line, undoing and doing again
// changes it.
func TestOnlyKeysThatWriteWrite(t *testing.T) {
	store := newStore(t)
	p := newTypist(t, store, false)
	typed := []string{"l", "a", "n", "sir ", "dragon", "x", "f", "c", "1", "2", "5", "0", "=", "+", "-", "!", "#", " "}
	keys := []fyne.KeyName{fyne.KeyReturn, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyEscape, fyne.KeyUp, fyne.KeyDown, fyne.KeyDown, fyne.KeyPageDown,
		fyne.KeyBackspace, fyne.KeyDelete}
	rapid.Check(t, func(t *rapid.T) {
		p.fast = false
		p.noting.reach()
		p.noting.noted = nil
		p.key(fyne.KeyEscape, fyne.KeyEscape, fyne.KeyEscape)
		p.noting.refresh()
		before := stored(t, store)
		p.fast = rapid.Bool().Draw(t, "fast")
		last := before
		for range rapid.IntRange(3, 9).Draw(t, "keys") {
			may := false
			switch rapid.IntRange(0, 9).Draw(t, "kind") {
			case 0, 1, 2, 3:
				p.write(rapid.SampledFrom(typed).Draw(t, "typed"))
			case 4, 5, 6:
				k := rapid.SampledFrom(keys).Draw(t, "key")
				may = k == fyne.KeyReturn && !isName(p.noting.text()) && p.noting.text() != "" || k == fyne.KeyDelete && p.noting.picked.is()
				p.key(k)
			case 7:
				p.write(rapid.SampledFrom([]string{"sir lancelot\n", "cornelius\n", "es 30\n", "2\n", "=3\n"}).Draw(t, "card"))
				may = true
			case 8:
				may = p.noting.picked.is()
				p.with(rapid.SampledFrom([]string{"F", "G", "I", "3", "0"}).Draw(t, "Alt"))
			case 9:
				may = true
				p.shortcut(rapid.SampledFrom([]fyne.Shortcut{&fyne.ShortcutUndo{}, &fyne.ShortcutRedo{}}).Draw(t, "shortcut"))
			}
			if p.fast {
				continue
			}
			now := stored(t, store)
			if !may && !maps.Equal(now, last) {
				t.Fatalf("a key that does not write made %v of %v", now, last)
			}
			last = now
		}
		p.settle()
		formerly, now := map[holding.Key]int{}, stored(t, store) // undoing reaches rows that are not in the list
		for _, l := range p.noting.noted {
			formerly[l.key] = l.former
		}
		maps.DeleteFunc(now, func(k holding.Key, _ int) bool { return formerly[k] == 0 && p.noting.noted.find(k) < 0 })
		said := p.said()
		slices.Sort(said)
		if want := expected(p.model, formerly, now); !slices.Equal(said, want) {
			t.Fatalf("the list says %q, the store holds %q", said, want)
		}
		if p.desk.Canvas().Overlays().Top() != nil {
			t.Fatalf("a sheet has come up")
		}
	})
}

func TestTypedCountsAndNamesAreToldApart(t *testing.T) {
	for typed, want := range map[string]amount{"2": {0, 2, false}, " 12 ": {0, 12, false}, "+3": {'+', 3, false}, "-1": {'-', 1, false},
		"–1": {'-', 1, false}, "\u22121": {'-', 1, false}, "=0": {'=', 0, false}, "55!": {0, 55, true}, "= 7 !": {'=', 7, true}} {
		if a, ok := parseAmount(typed); a != want || !ok || isName(typed) {
			t.Errorf("%q is %+v, %v", typed, a, ok)
		}
	}
	for _, typed := range []string{"+", "=", "!", "2 2", "+x", "=2a", "10000", "99999999999999999999", "--1"} {
		if a, ok := parseAmount(typed); ok || isName(typed) {
			t.Errorf("%q is %+v", typed, a)
		}
	}
	for _, typed := range []string{"gaia", "2 gaia", "7e", "#12", "es 12", "¡", "٣"} {
		if !isName(typed) {
			t.Errorf("%q is no name", typed)
		}
	}
	for _, typed := range []string{"", "  "} {
		if isName(typed) {
			t.Errorf("%q is a name", typed)
		}
	}
}
