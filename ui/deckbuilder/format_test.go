package deckbuilder

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/ui/loop"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// cabinet is a store of formats in memory.
type cabinet struct{ own []deck.Format }

func (c *cabinet) All() ([]deck.Format, error) { return append(deck.Shipped(), c.own...), nil }

func (c *cabinet) Save(id string, f deck.Format) (deck.Format, error) {
	c.Delete(id)
	c.own = append(c.own, f)
	return f, nil
}

func (c *cabinet) Delete(id string) error {
	c.own = slices.DeleteFunc(c.own, func(f deck.Format) bool { return f.ID() == id })
	return nil
}

// formatOf is a format of the program.
func formatOf(t *testing.T, id string) deck.Format {
	t.Helper()
	f, ok := deck.FormatNamed(deck.Shipped(), id)
	if !ok {
		t.Fatalf("there is no format %s", id)
	}
	return f
}

func TestADeckIsJudgedInTheFormatThatItIsFor(t *testing.T) {
	m := newModel(t)
	l := m.List().Add(deck.Ref{Name: "Exilio"}, 2).Remove(m.List().Cards[0].Ref, 2)
	m.edit(func(deck.List) deck.List { return l })
	if m.Format().Name != "DAR Primer Bloque" || len(m.Problems()) != 0 {
		t.Fatalf("in the DAR's it has %v", m.Problems())
	}
	if !m.SetFormat(formatOf(t, "libre")) || m.List().Format != "libre" {
		t.Fatal("the deck is for no other format")
	}
	if p := m.Problems(); len(p) != 1 || !strings.Contains(p[0].Text, "«Exilio» va 2 veces y el formato la limita a 1") {
		t.Errorf("in Libre it has %v", p)
	}
	if row := m.Row(m.At()); row.Legal || row.About != "50/50 · 1 falta · Libre" {
		t.Errorf("the list of decks says %+v", row)
	}
	if stored, ok := m.Stored(); !ok || !strings.Contains(stored.Text, "// Formato: libre\n") {
		t.Errorf("stored is %s", stored.Text)
	}
	m.SetFormat(deck.PrimerBloque)
	if m.List().Format != "" || m.Row(m.At()).About != "50 cartas · legal" {
		t.Errorf("back in the DAR's it says %+v", m.Row(m.At()))
	}
}

func TestADeckForAFormatThatIsNotThereIsJudgedByTheDARs(t *testing.T) {
	s, _ := newScreen(t)
	opened(t, s, "# Prestado\n// Formato: Torneo de Otro\nOro inicial: Azor\n3x Bane\n")
	if s.model.StrangeFormat() != "torneo-de-otro" || s.format.Selected != "torneo-de-otro" {
		t.Errorf("shown is %q of %q", s.format.Selected, s.format.Options)
	}
	if said := textOf(s.problems); !strings.Contains(said, "«torneo-de-otro» no está entre los tuyos") {
		t.Errorf("said is %s", said)
	}
	if s.total.Text() != "4/50" {
		t.Errorf("counted is %s", s.total.Text())
	}
	s.format.SetSelected("Libre")
	if s.model.StrangeFormat() != "" || s.model.List().Format != "libre" || slices.Contains(s.format.Options, "torneo-de-otro") {
		t.Errorf("then it is for %q of %q", s.model.List().Format, s.format.Options)
	}
}

func TestTheFormatOfADeckIsChangedAndUndone(t *testing.T) {
	s, store := newScreen(t)
	s.format.SetSelected("Racial Libre")
	if l := stored(t, s, store); l.Format != "racial-libre" {
		t.Errorf("stored is %q", l.Format)
	}
	if s.verdict.Text() != "Legal en Racial Libre" && !strings.HasPrefix(s.verdict.Text(), "Todavía no es legal") {
		t.Errorf("the verdict is %q", s.verdict.Text())
	}
	s.Undo()
	loop.Settle(s.desk.Errands.Wait)
	if s.format.Selected != "DAR Primer Bloque" || s.verdict.Text() != "Legal en DAR Primer Bloque" {
		t.Errorf("undone it is %q, %q", s.format.Selected, s.verdict.Text())
	}
}

func TestItIsSaidAtOnceInWhichFormatsTheDeckIsLegal(t *testing.T) {
	s, _ := newScreen(t)
	all := standings(s.model.List(), deck.Shipped(), s.model.cards)
	if s.standing.Text != standingText(all) || !strings.HasPrefix(s.standing.Text, "Legal en: DAR Primer Bloque, ") {
		t.Errorf("said is %q, want %q", s.standing.Text, standingText(all))
	}
	if got := standingText([]Standing{{deck.Format{Name: "A"}, 0}, {deck.Format{Name: "B"}, 2}, {deck.Format{Name: "C"}, 1}}); got != "Legal en: A · no en B (2 faltas), C (1 falta)" {
		t.Errorf("said would be %q", got)
	}
	if got := standingText([]Standing{{deck.Format{Name: "B"}, 2}}); got != "No en B (2 faltas)" {
		t.Errorf("said would be %q", got)
	}
	var many []Standing
	for range 8 {
		many = append(many, Standing{deck.Format{Name: "A"}, 0})
	}
	if got := standingText(many); got != "Legal en: A, A, A, A, A … y 3 más" {
		t.Errorf("of eight formats is said %q", got)
	}
	for range s.model.Len() {
		s.discard()
		loop.Settle(s.desk.Errands.Wait)
	}
	if s.standing.Text != "" || !s.format.Disabled() {
		t.Errorf("without a deck said is %q", s.standing.Text)
	}
}

// reprinted is a catalogue with a later printing of a card.
type reprinted struct {
	Catalogue
	later card.Card
}

func (r reprinted) Named(name string) []card.Card {
	all := r.Catalogue.Named(name)
	if card.Fold(name) == card.Fold(r.later.Name) {
		all = append(all, r.later)
	}
	return all
}

func TestANameMeansWhatTheFormatOfTheDeckPlays(t *testing.T) {
	m := newModel(t)
	old := theCard(t, "Bane")
	later := old
	later.Edition, later.Cost = "PE", old.Cost+1
	m.cards = reprinted{m.cards, later}
	early := formatOf(t, "libre")
	early.Name, early.Without = "Antiguo", []card.Edition{later.Edition}
	m.formats = append(m.Formats(), early)
	m.Insert(cardsdb.Deck{ID: 100, Name: "Mío", Text: "# Mío\n// Formato: libre\n1x " + old.Name})
	shown := func() card.Card { return m.Sections()[0].Lines[0].Card }
	if shown() != later || m.Played().Cards[0].Edition != later.Edition {
		t.Errorf("in Libre it is %s", shown().Code())
	}
	m.SetFormat(early)
	if shown() == later || !strings.Contains(m.Export(deck.Coded), "("+string(shown().Edition)+")") {
		t.Errorf("in the older format it is %s", shown().Code())
	}
}

// tapped presses the button of a text on whatever lies on top.
func tapped(t *testing.T, s *Screen, text string) {
	t.Helper()
	b := buttonIn(s.desk.Canvas().Overlays().Top(), text)
	if b == nil {
		t.Fatalf("there is no button %q", text)
	}
	if b.Disabled() {
		t.Fatalf("%q cannot be pressed", text)
	}
	b.OnTapped()
	loop.Settle(s.desk.Errands.Wait)
}

func buttonIn(o fyne.CanvasObject, text string) *widgets.Button {
	if b, ok := o.(*widgets.Button); ok && b.Text == text {
		return b
	}
	var parts []fyne.CanvasObject
	switch o := o.(type) {
	case *fyne.Container:
		parts = o.Objects
	case fyne.Widget:
		parts = test.WidgetRenderer(o).Objects()
	}
	for _, part := range parts {
		if b := buttonIn(part, text); b != nil {
			return b
		}
	}
	return nil
}

func TestEveryFormatSaysWhatItAsksForAndHowTheDeckStands(t *testing.T) {
	s, _ := newScreen(t)
	s.TypedAlt(fyne.KeyE)
	p := s.rules
	for i, f := range s.model.Formats() {
		p.list.Select(i)
		said := textOf(p.about)
		for _, fact := range words.FormatFacts(f) {
			if !strings.Contains(said, fact.Name) {
				t.Errorf("%s does not say %s", f.Name, fact.Name)
			}
		}
		if n := len(s.model.ProblemsIn(f)); n != p.standings[i].Breaches {
			t.Errorf("%s has %d of %d reasons", f.Name, n, p.standings[i].Breaches)
		}
		for _, problem := range s.model.ProblemsIn(f) {
			if !strings.Contains(strings.ReplaceAll(said, " ", ""), strings.ReplaceAll(problem.Text, " ", "")[:20]) {
				t.Errorf("%s does not say %q", f.Name, problem.Text)
			}
		}
	}
	press(s, fyne.KeyReturn) // the last one is taken for the deck
	if s.model.List().Format != "racial-libre" || p.sheet.Visible() {
		t.Errorf("the deck is for %q", s.model.List().Format)
	}
}

func TestReasonsInAnotherFormatAreMendedWithAKey(t *testing.T) {
	s, store := newScreen(t)
	s.openDeck(1) // Espada Sagrada, with a Tótem that Racial Libre forbids
	s.showFormats()
	p := s.rules
	p.list.Select(4)
	if n := len(s.model.ProblemsIn(p.chosen())); n != 1 {
		t.Fatalf("there are %d reasons", n)
	}
	s.desk.Canvas().Focus(p.list)
	typeText(s, "r")
	if said := textOf(p.about); strings.Contains(said, "prohibida en el formato") || !strings.Contains(said, "48 de las 50") {
		t.Errorf("then is said %s", said)
	}
	if n := stored(t, s, store).Count(); n != 48 {
		t.Errorf("the deck has %d cards", n)
	}
	typeText(s, " ")
	if p.scroll.Offset.Y == 0 {
		t.Error("a blank does not read on")
	}
}

func TestMarksComeIntoSightAsTabReachesThem(t *testing.T) {
	s, _ := newScreen(t)
	f := s.model.formatLike(formatOf(t, "racial-edicion"))
	w := s.writeFormat("", f)
	w.tabs.Choose(1)
	s.desk.Canvas().Focus(w.editions.how)
	for range card.Editions() {
		s.desk.Canvas().FocusNext()
	}
	last, ok := s.desk.Canvas().Focused().(*editionMark)
	if !ok || w.editions.scroll.Offset.Y == 0 {
		t.Fatalf("the focus is on %T", s.desk.Canvas().Focused())
	}
	typeText(s, " ")
	if without := w.written().Without; len(without) != 2 || last.Text == "" {
		t.Errorf("not played are %v", without)
	}
}

func TestAFormatOfTheProgramIsCopiedAndTheCopyChanged(t *testing.T) {
	s, _ := newScreen(t)
	s.showFormats()
	s.rules.list.Select(2)
	for _, b := range s.rules.own {
		if !b.Disabled() {
			t.Errorf("%q can be done to Libre", b.Text)
		}
	}
	tapped(t, s, "Copiar…")
	typeText(s, "Torneo") // in place of the name, which is chosen
	tapped(t, s, "Guardar")
	f := s.rules.chosen()
	if f.Name != "Torneo" || f.IsShipped() || len(f.Limits) != len(formatOf(t, "libre").Limits) {
		t.Fatalf("made is\n%s", f)
	}
	w := s.writeFormat(f.ID(), f)
	w.size.SetText("60")
	w.sideboard.SetText("")
	w.races.SetSelectedIndex(int(deck.OneRace))
	w.initial.SetSelectedIndex(1)
	w.promos.SetSelectedIndex(0)
	w.notes.SetText("de prueba")
	w.editions.how.SetSelectedIndex(allButMarked)
	w.editions.marked["PE"] = true
	w.limits.search.SetText("0 bane")
	w.limits.search.OnSubmitted("")
	tapped(t, s, "Guardar")
	want := f
	want.Size, want.Sideboard, want.Races, want.PlainInitial, want.Promos, want.Notes = 60, deck.NoLimit, deck.OneRace, false, "", "de prueba"
	want.Without = []card.Edition{"PE"}
	want.Limits = append(slices.Clone(f.Limits), deck.Limit{Name: "Bane"})
	if got := s.rules.chosen(); !got.Equal(want) || w.sheet.Visible() {
		t.Errorf("changed is\n%s\nwant\n%s", got, want)
	}
}

func TestWhatIsWrongWithAFormatIsSaidOnTheForm(t *testing.T) {
	s, _ := newScreen(t)
	for _, c := range []struct {
		write func(*formatForm)
		want  string
	}{
		{func(w *formatForm) { w.name.SetText("¡!") }, "falta el nombre"},
		{func(w *formatForm) { w.name.SetText("libre") }, "Ya hay un formato que se llama así"},
		{func(w *formatForm) { w.size.SetText("muchas") }, "Cartas: «muchas»: va un número entre 2 y 999"},
		{func(w *formatForm) { w.copies.SetText("-3") }, "Copias: «-3»: va un número entre 1 y 999"},
		{func(w *formatForm) { w.sideboard.SetText("x") }, "va un número entre 0 y 999"},
		{func(w *formatForm) { w.editions.how.SetSelectedIndex(onlyMarked) }, "Marca al menos una edición"},
	} {
		w := s.writeFormat("", s.model.formatLike(formatOf(t, "libre")))
		c.write(w)
		w.save()
		loop.Settle(s.desk.Errands.Wait)
		if said := w.wrong.Text; !strings.Contains(strings.ToLower(said), strings.ToLower(c.want)) || !w.sheet.Visible() {
			t.Errorf("said is %q, want %q", said, c.want)
		}
		w.sheet.Hide()
	}
	if len(s.model.Formats()) != len(deck.Shipped()) {
		t.Error("one of them was kept")
	}
}

func TestLimitsAreCountedWithTheKeyboard(t *testing.T) {
	s, _ := newScreen(t)
	w := s.writeFormat("", s.model.formatLike(deck.PrimerBloque))
	s.desk.Canvas().Focus(w.limits.search)
	typeText(s, "1 bane")
	press(s, fyne.KeyReturn)
	typeText(s, "dragon de magma")
	press(s, fyne.KeyDown)
	typeText(s, "--")
	want := []deck.Limit{{Name: "Bane", Copies: 1}, {Name: "Dragón de Magma", Copies: 2}}
	if !slices.Equal(w.limits.limits, want) {
		t.Fatalf("the limits are %v", w.limits.limits)
	}
	typeText(s, "----")
	if w.limits.limits[1].Copies != 0 {
		t.Errorf("the least is %v", w.limits.limits)
	}
	typeText(s, "+++++")
	if len(w.limits.limits) != 1 {
		t.Errorf("beyond three copies there is %v", w.limits.limits)
	}
	w.limits.search.SetText("")
	if !slices.Equal(w.limits.shown, []string{"Bane"}) {
		t.Errorf("listed is %q", w.limits.shown)
	}
}

func TestAFormatTravelsAsAFileAndAsText(t *testing.T) {
	s, _ := newScreen(t)
	f := formatOf(t, "libre")
	f.Name = "De un Amigo"
	f.Size = 60
	path := filepath.Join(t.TempDir(), "amigo.txt")
	if err := os.WriteFile(path, []byte(f.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	s.showFormats()
	s.addFormat(readFormat(path))
	loop.Settle(s.desk.Errands.Wait)
	if got := s.rules.chosen(); !got.Equal(f) {
		t.Fatalf("read is\n%s", got)
	}
	s.take(f.String()) // where a deck is pasted
	if said := textOf(s.desk.Canvas().Overlays().Top()); !strings.Contains(said, "Ya tienes este formato") {
		t.Errorf("said is %s", said)
	}
	s.desk.Canvas().Overlays().Top().Hide()
	f.Size = 61
	s.takeFormat(f.String())
	loop.Settle(s.desk.Errands.Wait)
	if got := s.rules.chosen(); got.Name != "De un Amigo (2)" || got.Size != 61 {
		t.Errorf("of the same name it is\n%s", got)
	}
	s.takeFormat("Formato: Roto\nCartas: muchas\n")
	if said := textOf(s.desk.Canvas().Overlays().Top()); !strings.Contains(said, "ínea 2") {
		t.Errorf("said is %s", said)
	}
}

func TestADeletedFormatComesBack(t *testing.T) {
	s, _ := newScreen(t)
	f := formatOf(t, "libre")
	f.Name = "Torneo"
	s.takeFormat(f.String())
	loop.Settle(s.desk.Errands.Wait)
	s.format.SetSelected("Torneo")
	loop.Settle(s.desk.Errands.Wait)
	s.showFormats()
	tapped(t, s, "Borrar")
	if s.model.StrangeFormat() != "torneo" || len(s.model.Formats()) != len(deck.Shipped()) {
		t.Fatalf("the deck is judged by %s", s.model.Format().Name)
	}
	s.keepFormat("", f, func(error) {})
	loop.Settle(s.desk.Errands.Wait)
	if s.model.StrangeFormat() != "" || s.model.Format().Name != "Torneo" {
		t.Errorf("the deck is judged by %s", s.model.Format().Name)
	}
}

func TestTheSheetsOfFormatsFitTheSmallestWindow(t *testing.T) {
	s, _ := newScreen(t)
	whole := fyne.NewSize(1024, 680)
	s.desk.Window.Resize(whole)
	for name, open := range map[string]func(){
		"all formats": s.showFormats,
		"a format":    func() { s.writeFormat("", formatOf(t, "racial-edicion")) },
	} {
		open()
		sheet := s.desk.Canvas().Overlays().Top()
		if need := sheet.MinSize(); need.Width > whole.Width || need.Height > whole.Height {
			t.Errorf("%s needs %v of %v", name, need, whole)
		}
		s.desk.Canvas().Overlays().Remove(sheet)
	}
}

func TestTheListOfDecksIsAskedForFormats(t *testing.T) {
	s, _ := newScreen(t)
	opened(t, s, "# De torneo\n// Etiquetas: mayo\n// Formato: racial-libre\nOro inicial: Azor\n3x Bane\n")
	for asked, want := range map[string]string{
		"":                                   "De torneo, Dominios, Espada, Helénica, Hijos",
		"HEROES":                             "Helénica",
		"mayo torneo":                        "De torneo",
		"formato:racial-libre":               "De torneo",
		"formato:dar":                        "Dominios, Espada, Helénica, Hijos",
		"formato:raci":                       "De torneo, Dominios, Espada, Helénica, Hijos", // of two formats
		"legal:libre":                        "Dominios, Helénica, Hijos",
		"legal:racial-libre":                 "",
		"legal:barbarie sagrada formato:dar": "Espada",
	} {
		s.filter.SetText(asked)
		var names []string
		for _, i := range s.model.Listed() {
			name, _, _ := strings.Cut(s.model.Row(i).Name, ":")
			if name != "De torneo" {
				name, _, _ = strings.Cut(name, " ")
			}
			names = append(names, name)
		}
		if got := strings.Join(names, ", "); got != want {
			t.Errorf("%q lists %s, want %s", asked, got, want)
		}
	}
	s.filter.SetText("legal:libre")
	s.decks.Select(1)
	if !strings.HasPrefix(s.model.Name(), "Helénica") {
		t.Errorf("the second of them opens %s", s.model.Name())
	}
	s.model.Add(theCard(t, "Bane"))
	s.model.Add(theCard(t, "Bane"))
	if s.model.Filter("legal:libre "); len(s.model.Listed()) != 2 {
		t.Errorf("a deck that is not legal any more is listed: %v", s.model.Listed())
	}
}
