package deckbuilder

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// formatForm is the sheet on which a format of the owner's is written.
type formatForm struct {
	screen *Screen
	id     string // of the format that it replaces, empty for a new one
	draft  deck.Format

	sheet                           *widgets.Sheet
	name                            *widgets.SearchEntry
	size, copies, unique, sideboard *widgets.SearchEntry
	rules, races, initial, promos   *widgets.Select
	notes                           *notesEntry
	editions                        *editionsPart
	limits                          *limitsPart
	tabs                            *widgets.Tabs
	wrong                           *widget.Label
}

// The size of the form.
const (
	formFacts  = 380
	formParts  = 520
	formHeight = 420
)

// writeFormat opens the form with a format.
func (s *Screen) writeFormat(id string, f deck.Format) *formatForm {
	w := &formatForm{screen: s, id: id, draft: f, notes: newNotesEntry(), wrong: widgets.Wrapped("")}
	w.wrong.Importance = widget.DangerImportance
	parts := w.layParts()
	facts := w.layFacts()
	body := widgets.MinSize(fyne.NewSize(formFacts+formParts, formHeight), container.NewBorder(nil, w.wrong, nil, nil,
		container.NewBorder(nil, nil, widgets.MinWidth(formFacts, facts), nil,
			container.New(layout.NewCustomPaddedLayout(0, 0, 14, 0), parts))))
	title := words.T("Cambiar el formato")
	if id == "" {
		title = words.T("Formato nuevo")
	}
	w.sheet = widgets.ShowSheet(s.desk.Canvas(), title, body, widgets.Choice{Text: words.T("Cancelar")})
	w.sheet.AddButton(words.T("Guardar"), widget.HighImportance, w.save)
	w.sheet.OnRune = w.limits.typedRune
	s.desk.Canvas().Focus(w.name)
	w.name.TypedShortcut(&fyne.ShortcutSelectAll{})
	return w
}

// line is an entry of the form, which Enter leaves to the sheet.
func (w *formatForm) line(text string) *widgets.SearchEntry {
	e := widgets.NewSearchEntry()
	e.SetText(text)
	e.OnSubmitted = func(string) { w.sheet.Enter() }
	return e
}

// layFacts lays out what the format asks for, a line each.
func (w *formatForm) layFacts() fyne.CanvasObject {
	f := w.draft
	w.name = w.line(f.Name)
	w.size, w.copies, w.unique = w.line(strconv.Itoa(f.Size)), w.line(strconv.Itoa(f.Copies)), w.line(strconv.Itoa(f.UniqueCopies))
	w.sideboard = w.line("")
	if f.Sideboard >= 0 {
		w.sideboard.SetText(strconv.Itoa(f.Sideboard))
	}
	w.sideboard.SetPlaceHolder(words.T("sin límite"))
	var titles []string
	for _, id := range w.bookIDs() {
		titles = append(titles, words.BookTitle(id))
	}
	w.rules = w.choice(titles, slices.Index(w.bookIDs(), f.Rules))
	var races []string
	for _, r := range deck.RaceRules() {
		races = append(races, words.RaceRule(r))
	}
	w.races = w.choice(races, int(f.Races))
	w.initial = w.choice([]string{words.T("sin habilidad"), words.T("cualquiera")}, 0)
	if !f.PlainInitial {
		w.initial.SetSelectedIndex(1)
	}
	promos := []string{words.T("ninguna")}
	for _, e := range card.Editions() {
		promos = append(promos, e.Name)
	}
	w.promos = w.choice(promos, 1+slices.IndexFunc(card.Editions(), func(e card.EditionInfo) bool { return e.Code == f.Promos }))
	rows := container.New(layout.NewFormLayout())
	for _, row := range []struct {
		name  string
		field fyne.CanvasObject
	}{
		{words.T("Nombre"), w.name}, {words.T("Reglamento"), w.rules}, {words.T("Cartas"), w.size}, {words.T("Copias"), w.copies},
		{words.T("Cartas Únicas"), w.unique}, {words.T("Promocionales"), w.promos}, {words.T("Razas"), w.races},
		{words.T("Oro inicial"), w.initial}, {words.T("Banquillo"), w.sideboard},
	} {
		rows.Add(widgets.Muted(row.name))
		rows.Add(row.field)
	}
	return container.NewVBox(rows)
}

// choice offers options, one of which is chosen.
func (w *formatForm) choice(options []string, at int) *widgets.Select {
	s := widgets.NewSelect(widgets.Distinct(options), nil)
	s.SetSelectedIndex(at)
	return s
}

// bookIDs are the rulebooks to choose from, that of the draft among them.
func (w *formatForm) bookIDs() []string {
	var ids []string
	for _, b := range myl.Books() {
		ids = append(ids, b.ID())
	}
	if !slices.Contains(ids, w.draft.Rules) {
		ids = append(ids, w.draft.Rules)
	}
	return ids
}

// layParts lays out what needs more room, behind tabs.
func (w *formatForm) layParts() fyne.CanvasObject {
	w.notes.Wrapping = fyne.TextWrapWord
	w.notes.SetText(words.FormatNotes(w.draft))
	w.notes.SetPlaceHolder(words.T("De dónde vienen sus límites, y de cuándo"))
	w.editions, w.limits = newEditionsPart(w.draft), newLimitsPart(w.screen, w.draft)
	pages := []fyne.CanvasObject{w.limits.content, w.editions.content, w.notes}
	show := func(at int) {
		for i, page := range pages {
			if i == at {
				page.Show()
			} else {
				page.Hide()
			}
		}
	}
	w.tabs = widgets.NewTabs([]string{words.T("Límites"), words.T("Ediciones"), words.T("Notas")}, show)
	show(0)
	return container.NewBorder(w.tabs, nil, nil, nil, container.New(layout.NewCustomPaddedLayout(8, 0, 0, 0), container.NewStack(pages...)))
}

// written is the format as it is written there. What is no number is out of bounds.
func (w *formatForm) written() deck.Format {
	f := w.draft
	f.Name, f.Notes = w.name.Text, w.notes.Text
	f.Size, f.Copies, f.UniqueCopies, f.Sideboard = numberIn(w.size), numberIn(w.copies), numberIn(w.unique), numberIn(w.sideboard)
	if strings.TrimSpace(w.sideboard.Text) == "" {
		f.Sideboard = deck.NoLimit
	}
	f.Rules = w.bookIDs()[max(0, w.rules.SelectedIndex())]
	f.Races = deck.RaceRules()[max(0, w.races.SelectedIndex())]
	f.PlainInitial = w.initial.SelectedIndex() == 0
	f.Promos = ""
	if i := w.promos.SelectedIndex(); i > 0 {
		f.Promos = card.Editions()[i-1].Code
	}
	f.Editions, f.Without = w.editions.chosen()
	f.Limits = w.limits.limits
	return f
}

// numberIn is the number that is written in an entry, one that is out of every bound where it is
// none.
func numberIn(e *widgets.SearchEntry) int {
	n, err := strconv.Atoi(strings.TrimSpace(e.Text))
	if err != nil || n < 0 {
		return deck.MaxCount + 1
	}
	return n
}

// save stores the format, or says what is wrong with it.
func (w *formatForm) save() {
	f, err := deck.ParseFormat(w.written().String())
	if w.editions.none() {
		w.say(words.T("Marca al menos una edición"))
		return
	}
	if err != nil {
		w.say(w.reasonOf(err))
		return
	}
	if id := f.ID(); id != w.id && slices.ContainsFunc(w.screen.model.Formats(), func(o deck.Format) bool { return o.ID() == id }) {
		w.say(words.T("Ya hay un formato que se llama así; dale otro nombre"))
		return
	}
	w.screen.keepFormat(w.id, f, func(err error) {
		if err == nil {
			w.sheet.Hide()
		}
	})
}

func (w *formatForm) say(reason string) {
	w.wrong.SetText(words.Sentence(reason))
}

// reasonOf says what cannot be read, and what was typed there. The line of the text nobody sees here.
func (w *formatForm) reasonOf(err error) string {
	e, ok := errors.AsType[*deck.ParseError](err)
	if !ok || e.Text == "" {
		return words.Said(err)
	}
	fact, _, _ := strings.Cut(e.Text, ":")
	for _, field := range []struct {
		fact  string
		entry *widgets.SearchEntry
	}{{"Formato", w.name}, {"Cartas", w.size}, {"Copias", w.copies}, {"Cartas Únicas", w.unique}, {"Banquillo", w.sideboard}} {
		if field.fact == fact {
			return words.T("{fact}: «{text}»: {why}", "fact", words.T(fact), "text", strings.TrimSpace(field.entry.Text), "why", e.Reason)
		}
	}
	return e.Text + ": " + words.Said(e.Reason)
}

// editionsPart is where the editions are chosen that a format plays.
type editionsPart struct {
	content fyne.CanvasObject
	how     *widgets.Select
	marks   *fyne.Container
	scroll  *container.Scroll
	marked  map[card.Edition]bool
}

// The ways to choose editions, in the order of their words.
const (
	everyEdition = iota
	onlyMarked
	allButMarked
)

func newEditionsPart(f deck.Format) *editionsPart {
	p := &editionsPart{marks: container.NewVBox(), marked: map[card.Edition]bool{}}
	how := everyEdition
	switch {
	case len(f.Editions) > 0:
		how = onlyMarked
	case len(f.Without) > 0:
		how = allButMarked
	}
	for _, code := range slices.Concat(f.Editions, f.Without) {
		p.marked[code] = true
	}
	p.how = widgets.NewSelect([]string{words.T("Todas"), words.T("Solo las marcadas"), words.T("Todas menos las marcadas")}, nil)
	p.how.SetSelectedIndex(how)
	p.how.OnChanged = func(string) { p.show() }
	p.scroll = container.NewVScroll(p.marks)
	p.content = container.NewBorder(p.how, nil, nil, nil, p.scroll)
	p.show()
	return p
}

// show lists the editions by block, with a mark each where marks mean something.
func (p *editionsPart) show() {
	p.marks.Objects = nil
	for _, block := range blocks() {
		marks := container.NewGridWithColumns(2)
		for _, info := range card.Editions() {
			if info.Block == block {
				marks.Add(p.mark(info))
			}
		}
		title := words.T("De varios bloques")
		if block != "" {
			title = words.EditionName(block)
		}
		p.marks.Add(part(title))
		p.marks.Add(marks)
	}
	p.marks.Refresh()
}

func (p *editionsPart) mark(info card.EditionInfo) fyne.CanvasObject {
	check := &editionMark{part: p}
	check.Text, check.OnChanged = shortened(info.Name, fynetheme.SizeNameText, formParts/2-50), func(on bool) { p.marked[info.Code] = on }
	check.Checked = p.marked[info.Code]
	check.ExtendBaseWidget(check)
	if p.how.SelectedIndex() == everyEdition {
		check.Checked = true
		check.Disable()
	}
	return check
}

// editionMark is the mark of an edition, which comes into sight when Tab reaches it.
type editionMark struct {
	widgets.Check
	part *editionsPart
}

// FocusGained implements fyne.Focusable.
func (m *editionMark) FocusGained() {
	m.Check.FocusGained()
	reveal(m, m.part.scroll)
}

// blocks are the great editions in the order of release, empty for what is of several.
func blocks() []card.Edition {
	var out []card.Edition
	for _, info := range card.Editions() {
		if !slices.Contains(out, info.Block) {
			out = append(out, info.Block)
		}
	}
	return out
}

// none reports whether nothing is marked of what alone is played.
func (p *editionsPart) none() bool {
	only, _ := p.chosen()
	return p.how.SelectedIndex() == onlyMarked && len(only) == 0
}

// chosen are the editions that are played, all where there are none, and those that are not.
func (p *editionsPart) chosen() (only, without []card.Edition) {
	var marked []card.Edition
	for _, info := range card.Editions() {
		if p.marked[info.Code] {
			marked = append(marked, info.Code)
		}
	}
	switch p.how.SelectedIndex() {
	case onlyMarked:
		return marked, nil
	case allButMarked:
		return nil, marked
	}
	return nil, nil
}
