package deckbuilder

import (
	"fmt"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb/prices"
	"castillo/cardsdb/query"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/ui/question"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

const (
	decksWidth  = 204 // at least
	deckWidth   = 352 // at least
	cardWidth   = 126
	ghostWidth  = 100
	captionSize = fynetheme.SizeNameCaptionText
	themeMuted  = theme.Muted
)

// Screen is the deck builder in the window.
type Screen struct {
	*widgets.Finder
	desk    *widgets.Desk
	model   *Model
	store   Store
	formats Formats
	count   Owned
	past    History
	saves   int    // how often something was given to be stored
	moved   func() // told when undoing changed what other screens show
	try     func() // opens the laboratory

	decks  *widgets.List
	filter *widgets.SearchEntry
	more   *widgets.Button

	kind  *widgets.Select
	found *widgets.Ink
	asked *question.Line

	title    *widget.Label
	total    *widgets.Ink
	format   *widgets.Select
	verdict  *widgets.Ink
	standing *widget.TextSegment // in which formats the deck is legal
	judged   *widget.RichText    // where that stands
	rules    *formatsPage        // opened last; nil: never
	tabs     *widgets.Tabs
	pages    []fyne.CanvasObject
	curve    *chartPart
	initial  *widgets.Select
	roll     *roll
	problems *fyne.Container
	owned    *widgets.Button // tells what is missing
	book     func() (prices.Book, error)
	prices   prices.Table // what all price lists say
	figures  *figuresPage
	chances  *chancePage
	notes    *notesPage
	versions *versionsPage
	deck     *widgets.Panel
	frame    *fyne.Container // all that is on it: the head and the pages
	cards    *fyne.Container // the page of the cards

	// behind runs what takes thought, one job after the other, off the
	// goroutine of the window; nil until the screen is seen. thought counts
	// how often figures and odds were asked for.
	behind  func(job func())
	thought int
	study   Study // the last one made

	ghost   *widgets.Face
	closeup *widgets.Closeup
	layer   *fyne.Container // of the ghost
	content fyne.CanvasObject
}

// Owned is asked for what the owner has and looks for; (*cardsdb.Store).Owned
// tells.
type Owned func() (transfer.Owned, error)

// Config is what the screen works with.
type Config struct {
	Desk    *widgets.Desk
	Model   *Model
	Decks   Store
	Formats Formats
	Owned   Owned
	Prices  func() (prices.Book, error) // nil where nobody keeps price lists
	Past    History
	Moved   func() // called when undoing, or doing again, changed what other screens show
	Try     func() // opens the laboratory
}

// New lays the screen out.
func New(c Config) *Screen {
	s := &Screen{desk: c.Desk, model: c.Model, store: c.Decks, formats: c.Formats, count: c.Owned, book: c.Prices, past: c.Past, moved: c.Moved, try: c.Try}
	s.ghost, s.closeup = widgets.NewFace(s.desk.Cache, ghostWidth), widgets.NewCloseup(s.desk.Cache)
	s.layer = container.NewWithoutLayout()
	decks, deck := s.layDecks(), s.layDeck()
	s.content = container.NewStack(container.New(columns{}, decks, // Tab leads from the cards to the deck
		container.New(layout.NewCustomPaddedLayout(0, 0, 12, 12), s.layCards()), deck), s.closeup.Layer(), s.layer)
	s.list()
	s.refresh()
	return s
}

// columns gives the decks and the deck that is open a share of the window, and
// the cards the rest.
type columns struct{}

func (columns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	left, right := max(o[0].MinSize().Width, min(size.Width*0.16, 320)), max(o[2].MinSize().Width, min(size.Width*0.28, 460))
	place(o[0], 0, 0, left, size.Height)
	place(o[1], left, 0, size.Width-left-right, size.Height)
	place(o[2], size.Width-right, 0, right, size.Height)
}

func (columns) MinSize(o []fyne.CanvasObject) (size fyne.Size) {
	for _, c := range o {
		size = fyne.NewSize(size.Width+c.MinSize().Width, max(size.Height, c.MinSize().Height))
	}
	return size
}

// layDecks is the column of the decks.
func (s *Screen) layDecks() fyne.CanvasObject {
	s.decks = widgets.NewList(func() int { return len(s.model.Listed()) },
		func() fyne.CanvasObject {
			name := widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}).Cut()
			return container.New(layout.NewCustomPaddedLayout(7, 8, 8, 8),
				container.New(layout.NewCustomPaddedVBoxLayout(2), name, widgets.Small(" ").Cut()))
		}, s.bindDeck)
	s.decks.Follows = true
	s.decks.OnSelected = func(i int) { s.openDeck(s.model.Listed()[i]) }
	s.filter = widgets.NewSearchEntry()
	s.filter.SetPlaceHolder(words.T("Filtrar: legal:libre"))
	s.filter.OnChanged = func(text string) {
		if s.model.Filter(text) {
			s.showDecks()
		}
	}
	s.filter.OnKey = func(k fyne.KeyName) bool {
		if k == fyne.KeyDown || k == fyne.KeyReturn || k == fyne.KeyEnter {
			s.desk.Canvas().Focus(s.decks)
			return true
		}
		return false
	}
	s.more = widgets.NewIconButton(words.T("Más"), fynetheme.MoreHorizontalIcon(), s.showMore)
	fresh := widgets.NewIconButton(words.T("Nuevo"), fynetheme.ContentAddIcon(), s.fresh)
	buttons := container.NewVBox(container.NewGridWithColumns(2, fresh, s.more), widgets.NewButton(words.T("Laboratorio"), func() { s.try() }))
	return widgets.MinWidth(decksWidth, container.NewBorder(container.NewVBox(widgets.Heading(words.T("Mazos")), s.filter), buttons, nil, nil, s.decks))
}

func (s *Screen) bindDeck(i int, o fyne.CanvasObject) {
	if i >= len(s.model.Listed()) {
		return
	}
	row := s.model.Row(s.model.Listed()[i])
	box := o.(*fyne.Container).Objects[0].(*fyne.Container)
	box.Objects[0].(*widgets.Ink).SetText(row.Name)
	about := box.Objects[1].(*widgets.Ink)
	about.SetText(row.About)
	about.SetColor(fynetheme.ColorNameError)
	if row.Legal {
		about.SetColor(fynetheme.ColorNameSuccess)
	}
}

// layCards is the column of the cards to choose from.
func (s *Screen) layCards() fyne.CanvasObject {
	s.Finder = widgets.NewFinder(s.desk, widgets.NewCardGrid(s.desk.Cache, cardWidth),
		words.T("Buscar cartas"), s.step)
	s.Search.OnChanged = func(string) { s.list() }
	usual := s.Search.OnKey
	s.Search.OnKey = func(k fyne.KeyName) bool {
		return k == fyne.KeyEscape && s.putAway() || (k == fyne.KeyReturn || k == fyne.KeyEnter) && s.addTyped() || usual(k)
	}
	kinds := []string{words.T("Todos los tipos")}
	for _, t := range card.Types() {
		kinds = append(kinds, words.T(t.String()))
	}
	s.kind = widgets.NewSelect(kinds, nil)
	s.kind.SetSelectedIndex(0)
	s.kind.OnChanged = func(string) { s.list() }
	s.found = widgets.Small("")
	s.Grid.OnEnter = func(i int) { s.add(i) }
	s.Grid.OnDragged = func(i int, at fyne.Position) { s.carry(s.Grid.Items()[i].Card, at) }
	s.Grid.OnDropped = s.drop
	s.Grid.OnPointed = func(i int, on fyne.CanvasObject) { s.closeup.Await(s.pointed(i, on)) }
	s.Grid.OnLeft = func() { s.closeup.Hide() }
	s.Grid.OnChosen = func(int) { s.lookOn() }
	s.asked = question.NewLine(s.Finder, words.T("Añadir: «3 dragon», Intro · Alt+I: verla"))
	bar := container.NewBorder(nil, nil, nil, widgets.MinWidth(160, s.kind), s.Search)
	top := container.NewVBox(bar, container.NewBorder(nil, nil, nil, s.found, s.asked.Content))
	return container.New(layout.NewBorderLayout(top, nil, nil, nil), top, s.Grid) // Tab leads from the search to the cards
}

// layDeck is the column of the deck that is open.
func (s *Screen) layDeck() fyne.CanvasObject {
	s.title = widget.NewLabelWithStyle("", fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	s.title.SizeName = fynetheme.SizeNameSubHeadingText
	s.title.Wrapping = fyne.TextWrapWord
	s.total = widgets.Title("")
	s.format = widgets.NewSelect(nil, func(string) {
		if i := s.format.SelectedIndex(); i >= 0 && i < len(s.model.Formats()) {
			s.change(s.model.SetFormat(s.model.Formats()[i]))
		}
	})
	s.verdict = widgets.NewInk("", fynetheme.ColorNameSuccess, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}).Cut()
	s.standing = &widget.TextSegment{Style: widget.RichTextStyle{ColorName: themeMuted, SizeName: captionSize}}
	s.judged = widget.NewRichText(s.standing)
	s.judged.Wrapping = fyne.TextWrapWord
	s.curve = newChartPart(words.T("Coste"), standing(74))
	s.initial = widgets.NewSelect(nil, func(name string) { s.change(s.model.SetInitial(name)) })
	s.initial.PlaceHolder = words.T("Elige el Oro inicial")
	s.roll = newRoll(s)
	s.problems = container.NewVBox()
	s.owned = widgets.NewButton("", s.showShortages)
	s.owned.Alignment, s.owned.Importance = widget.ButtonAlignLeading, widget.LowImportance
	s.figures, s.chances, s.notes, s.versions = newFiguresPage(), newChancePage(func(Question) { s.think() }), newNotesPage(s), newVersionsPage(s)
	s.cards = container.New(cardsPage{}, s.roll, s.curve.box, // Tab leads from the tabs to the roll
		container.NewBorder(nil, nil, widgets.Small(words.T("Oro inicial")), nil, s.initial), s.owned, s.problems)
	s.pages = []fyne.CanvasObject{s.cards, s.figures.content, s.chances.content, s.notes.content, s.versions.content}
	s.tabs = widgets.NewTabs([]string{words.T("Cartas"), words.T("Cifras"), words.T("Azar"), words.T("Notas"), words.T("Versiones")}, s.openPage)
	rules := widgets.NewButton(words.T("Formatos…"), s.showFormats)
	rules.Importance = widget.LowImportance
	head := container.NewVBox(
		container.NewBorder(nil, nil, nil, container.NewCenter(s.total), widgets.Flush(s.title)),
		container.NewBorder(nil, nil, nil, rules, s.format),
		s.verdict, widgets.Flush(s.judged), s.tabs)
	s.frame = container.NewBorder(head, nil, nil, nil,
		container.New(layout.NewCustomPaddedLayout(6, 0, 0, 0), container.NewStack(s.pages...)))
	s.deck = widgets.NewPanel(s.frame)
	s.openPage(pageCards)
	return widgets.MinWidth(deckWidth, s.deck)
}

// cardsPage sets the curve, the initial Oro, the roll, and what there is to say of them
// one below the other. The roll, which comes first and scrolls, has what the rest leaves;
// the curve gives way where that would be less than leastLines.
type cardsPage struct{}

const leastLines = 5

func (cardsPage) Layout(o []fyne.CanvasObject, size fyne.Size) {
	roll, curve, initial := o[0], o[1], o[2]
	rest, y := size.Height-stacked(o[2:]), float32(0)
	if left := rest - curve.MinSize().Height - fynetheme.Padding(); left >= leastLines*lineHeight {
		curve.Show()
		rest = left
	} else {
		curve.Hide()
	}
	for _, part := range append([]fyne.CanvasObject{curve, initial, roll}, o[3:]...) {
		if !part.Visible() {
			continue
		}
		h := part.MinSize().Height
		if part == roll {
			h = max(0, rest)
		}
		place(part, 0, y, size.Width, h)
		y += h + fynetheme.Padding()
	}
}

// MinSize implements fyne.Layout. The curve asks for no height.
func (cardsPage) MinSize(o []fyne.CanvasObject) fyne.Size {
	size := fyne.NewSize(0, o[0].MinSize().Height+stacked(o[2:]))
	for _, part := range o {
		size.Width = max(size.Width, part.MinSize().Width)
	}
	return size
}

// stacked is what parts take one below the other, each with a gap, without those that
// are hidden.
func stacked(parts []fyne.CanvasObject) (height float32) {
	for _, part := range parts {
		if part.Visible() {
			height += part.MinSize().Height + fynetheme.Padding()
		}
	}
	return height
}

// The pages of the deck, in the order of their tabs.
const (
	pageCards = iota
	pageFigures
	pageChances
	pageNotes
	pageVersions
)

// openPage shows a page and what belongs on it; those out of sight are left as
// they are.
func (s *Screen) openPage(at int) {
	for i, page := range s.pages {
		if i == at {
			page.Show()
		} else {
			page.Hide()
		}
	}
	s.showPage()
}

// showPage brings the page in sight up to date.
func (s *Screen) showPage() {
	switch s.tabs.At() {
	case pageFigures:
		s.figures.show(s.study.Figures, s.costWords())
	case pageChances:
		s.chances.show(s.study)
	case pageNotes:
		s.notes.show(s.model.List(), s.model.Notes())
	case pageVersions:
		s.versions.show(s.model.Versions(), s.model.List())
	}
}

// TypedKey takes the keys while nothing has the focus.
func (s *Screen) TypedKey(k fyne.KeyName) {
	if k != fyne.KeyEscape || !s.putAway() {
		s.Finder.TypedKey(k)
	}
}

// putAway takes a card away that is seen large, and reports whether there was one.
func (s *Screen) putAway() bool {
	shown := s.closeup.Shown()
	s.closeup.Hide()
	return shown
}

// Hidden takes away what lies over the screen.
func (s *Screen) Hidden() { s.closeup.Hide() }

// Content is the object to be shown.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Shown puts the cursor into the search and looks again at the cards and at what
// the owner has, which may have changed on another screen.
func (s *Screen) Shown() {
	s.Finder.Shown()
	if s.behind == nil {
		s.behind = widgets.NewErrands().Do
	}
	s.model.Renew()
	s.Grid.Renew(s.model.Today)
	s.think()
	s.look()
}

// look learns what the owner has.
func (s *Screen) look() {
	var known Known
	var table prices.Table
	decks, formats := s.model.Contents(), s.model.Formats()
	s.desk.Later(func() error {
		owned, err := s.count()
		if err != nil {
			return err
		}
		known = learn(s.model.cards, owned, decks, formats)
		table, err = tableOf(s.book)
		known.index.SetPrices(table)
		return err
	}, func(err error) {
		if err != nil {
			return
		}
		s.prices = table
		if s.showPage(); s.model.Learn(known) {
			s.refresh()
		}
		s.askAgain()
	})
}

// Flush stores what is not stored yet.
func (s *Screen) Flush() { s.notes.flush() }

// find searches for a name.
func (s *Screen) find(name string) {
	s.kind.SetSelectedIndex(0)
	s.Search.SetText(name)
}

// list shows the cards that answer the search.
func (s *Screen) list() {
	want := card.NoType
	if i := s.kind.SelectedIndex(); i > 0 {
		want = card.Types()[i-1]
	}
	_, wanted := Typed(s.Search.Text)
	found := s.model.Find(wanted)
	s.asked.Show(&s.model.asked, s.model, s.Search.Text, len(s.Search.Text)-len(wanted), s.Search.CursorColumn)
	if s.model.asked.Wrong() != nil { // what was found last stays
		return
	}
	var items []widgets.Item
	for _, c := range found {
		if c.Type != card.NoType && (want == card.NoType || c.Type == want) {
			items = append(items, widgets.Item{Card: c, Badge: s.badge(c)})
		}
	}
	s.Grid.SetItems(items)
	s.Grid.Choose(0)
	s.found.SetText(words.N(len(items), "{n} carta", "{n} cartas"))
}

// askAgain lists the answer anew where it depends on what the owner has; the card
// that is chosen stays so.
func (s *Screen) askAgain() {
	if !s.model.asked.Query().AsksWhatIsOwned() && s.model.asked.Wrong() == nil {
		return
	}
	var chosen card.Card
	if at := s.Grid.Chosen(); at >= 0 {
		chosen = s.Grid.Items()[at].Card
	}
	s.list()
	s.Grid.Choose(max(0, slices.IndexFunc(s.Grid.Items(), func(i widgets.Item) bool { return i.Card.Printing() == chosen.Printing() })))
}

func (s *Screen) badge(c card.Card) string {
	if n := s.model.CountOf(c); n > 0 {
		return strconv.Itoa(n) + "×"
	}
	return ""
}

func (s *Screen) add(i int) { s.change(s.model.Add(s.Grid.Items()[i].Card)) }

// addTyped adds as many of the chosen card as the search begins with, and makes
// it ready for the next.
func (s *Screen) addTyped() bool {
	n, _ := Typed(s.Search.Text)
	if n == 0 || s.Grid.Chosen() < 0 {
		return false
	}
	c := s.Grid.Items()[s.Grid.Chosen()].Card
	s.change(s.model.AddMany(c, n))
	s.desk.Notes.Say(words.T("{n} de {name} en el mazo", "n", s.model.CountOf(c), "name", c.Name))
	s.Search.SetText("")
	return true
}

// step adds or takes away a copy of a card of the grid.
func (s *Screen) step(i, by int) {
	if by > 0 {
		s.add(i)
		return
	}
	s.change(s.model.RemoveCard(s.Grid.Items()[i].Card))
}

// change shows the deck after an edit and stores it behind.
func (s *Screen) change(changed bool) {
	if !changed {
		return
	}
	s.refresh()
	s.save()
}

func (s *Screen) save() {
	d, ok := s.model.Stored()
	if !ok {
		return
	}
	s.saves++
	s.desk.Later(func() error {
		_, err := s.store.Save(d)
		return err
	}, nil)
	if s.model.asked.Query().Asks(query.Deck) {
		s.look()
	}
}

// refresh shows the deck that is open.
func (s *Screen) refresh() {
	s.closeup.Hide()
	s.showDecks()
	if name := s.model.Name(); s.title.Text != name {
		s.title.SetText(name)
	}
	s.total.SetText("")
	if s.model.At() >= 0 {
		have, need := s.model.Total()
		s.total.SetText(fmt.Sprintf("%d/%d", have, need))
	}
	s.showFormat()
	s.showInitial()
	s.roll.set(s.model.Sections())
	s.showOwned()
	s.showPage()
	s.showProblems()
	s.think()
	for i, item := range s.Grid.Items() {
		if b := s.badge(item.Card); b != item.Badge {
			s.Grid.SetBadge(i, b)
		}
	}
}

// showFormat shows what the open deck is built for, and what it could be.
func (s *Screen) showFormat() {
	names, chosen := s.model.FormatChoice()
	s.offer(s.format, names, chosen)
}

// showInitial shows the initial Oro of the open deck, and what may be it instead.
func (s *Screen) showInitial() {
	names, chosen := s.model.InitialChoice()
	s.offer(s.initial, names, chosen)
}

// offer shows a choice for the open deck. What stands there already is not drawn again.
func (s *Screen) offer(in *widgets.Select, names []string, chosen string) {
	if !slices.Equal(in.Options, names) {
		in.SetOptions(names)
	}
	if in.Selected != chosen {
		in.SetShown(chosen)
	}
	if s.model.CanEdit() {
		in.Enable()
	} else {
		in.Disable()
	}
}

// think makes the figures and the odds of the open deck behind, judges it in every format, and
// shows that, unless something else was asked meanwhile.
func (s *Screen) think() {
	if s.behind == nil {
		return
	}
	s.thought++
	mine, list, question := s.thought, s.model.List(), s.chances.question()
	cards, formats, open := s.model.played(), s.model.Formats(), s.model.CanEdit()
	s.behind(func() {
		result := study(list, cards, question)
		if open {
			result.Standings = standings(list, formats, s.model.cards)
		}
		fyne.Do(func() {
			if mine == s.thought {
				s.study = result
				costs := numbered(result.Figures.Costs, 7)
				s.curve.set(costs, counted(costs))
				s.showStanding()
				s.showPage()
			}
		})
	})
}

// showStanding says in which formats the deck is legal.
func (s *Screen) showStanding() {
	if text := standingText(s.study.Standings); text != s.standing.Text {
		s.standing.Text = text
		s.judged.Refresh()
		s.arrange()
	}
}

// showOwned tells how many of the cards the owner lacks. Of a deck without cards
// there is nothing to tell.
func (s *Screen) showOwned() {
	if !s.model.KnowsOwned() || s.model.IsEmpty() {
		s.owned.Hide()
		return
	}
	s.owned.SetText(shortageText(s.model.Missing()))
	s.owned.Show()
}

// showProblems tells whether the deck is legal and, where not, every reason.
func (s *Screen) showProblems() {
	problems := s.model.Problems()
	s.problems.Objects = nil
	switch {
	case s.model.At() < 0:
		s.verdict.SetText("")
		s.problems.Add(widgets.Explain(words.T("Ningún mazo abierto. Elige uno en la lista; «Nuevo» empieza otro, y en «Más» se pega una lista, se abre un archivo o vuelve uno de la papelera.")))
	case s.model.Unread() != nil:
		s.verdict.SetText(words.T("La lista no se puede leer"))
		s.verdict.SetColor(fynetheme.ColorNameError)
		s.problems.Add(widgets.Wrapped(words.Error(s.model.Unread())))
	case len(problems) == 0:
		s.verdict.SetText(words.T("Legal en {format}", "format", s.model.Format().Name))
		s.verdict.SetColor(fynetheme.ColorNameSuccess)
	default:
		s.verdict.SetText(words.N(len(problems), "Todavía no es legal: {n} falta", "Todavía no es legal: {n} faltas"))
		s.verdict.SetColor(fynetheme.ColorNameError)
		s.problems.Add(widget.NewSeparator())
		s.problems.Add(problemList(problems, s.cure))
	}
	if strange := s.model.StrangeFormat(); strange != "" {
		s.problems.Add(widgets.Wrapped(words.T("El formato «{format}» no está entre los tuyos: el mazo se juzga por el {dar}.", "format", strange, "dar", deck.PrimerBloque.Name)))
	}
	s.arrange()
}

// arrange makes room for what has another height now. Refreshing the deck would
// refresh every object of every page.
func (s *Screen) arrange() {
	for _, c := range [...]*fyne.Container{s.frame, s.cards} {
		c.Layout.Layout(c.Objects, c.Size())
	}
	canvas.Refresh(s.deck)
}

func (s *Screen) cure(c Cure) { s.change(s.model.Cure(c.Remedy)) }

// showDecks lists the decks that answer, with the open one chosen if it is among them.
func (s *Screen) showDecks() {
	s.decks.Refresh()
	if at := slices.Index(s.model.Listed(), s.model.At()); at >= 0 {
		s.decks.Select(at)
	} else {
		s.decks.UnselectAll()
	}
}

// openDeck opens a deck.
func (s *Screen) openDeck(i int) {
	if i == s.model.At() {
		return
	}
	s.notes.flush()
	s.model.Open(i)
	s.refresh()
}
