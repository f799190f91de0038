package deckbuilder

import (
	"fmt"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

const (
	decksWidth   = 212
	deckWidth    = 352
	cardWidth    = 126
	previewWidth = 220
	ghostWidth   = 100
)

// Screen is the deck builder in the window.
type Screen struct {
	*widgets.Finder
	desk  *widgets.Desk
	model *Model
	store Store

	decks *widget.List
	more  *widget.Button

	kind  *widget.Select
	found *widgets.Ink

	title    *widget.Label
	total    *widgets.Ink
	verdict  *widgets.Ink
	curve    *curve
	initial  *widget.Select
	roll     *roll
	problems *fyne.Container
	deck     *widgets.Panel

	ghost   *widgets.Face
	large   *widgets.Face
	layer   *fyne.Container
	quiet   bool // the initial Oro is being shown, not chosen
	content fyne.CanvasObject
}

// New lays the screen out.
func New(desk *widgets.Desk, model *Model, store Store) *Screen {
	s := &Screen{desk: desk, model: model, store: store}
	s.ghost, s.large = widgets.NewFace(desk.Cache, ghostWidth), widgets.NewFace(desk.Cache, previewWidth)
	s.layer = container.NewWithoutLayout()
	decks, deck := s.layDecks(), s.layDeck()
	columns := container.New(layout.NewBorderLayout(nil, nil, decks, deck), // Tab leads from the cards to the deck
		container.New(layout.NewCustomPaddedLayout(0, 0, 6, 6), s.layCards()), deck, decks)
	s.content = container.NewStack(columns, s.layer)
	s.list()
	s.refresh()
	return s
}

// layDecks is the column of the decks.
func (s *Screen) layDecks() fyne.CanvasObject {
	s.decks = widget.NewList(func() int { return len(s.model.Rows()) },
		func() fyne.CanvasObject {
			name := widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})
			return container.New(layout.NewCustomPaddedLayout(7, 8, 8, 4),
				container.New(layout.NewCustomPaddedVBoxLayout(2), name, widgets.Small(" ")))
		}, s.bindDeck)
	s.decks.OnSelected = s.openDeck
	s.more = widget.NewButtonWithIcon(words.T("Más"), fynetheme.MoreHorizontalIcon(), s.showMore)
	fresh := widget.NewButtonWithIcon(words.T("Nuevo"), fynetheme.ContentAddIcon(), s.fresh)
	buttons := container.NewGridWithColumns(2, fresh, s.more)
	return widgets.MinWidth(decksWidth, container.NewBorder(widgets.Heading(words.T("Mazos")), buttons, nil, nil, s.decks))
}

func (s *Screen) bindDeck(i int, o fyne.CanvasObject) {
	rows := s.model.Rows()
	if i >= len(rows) {
		return
	}
	box := o.(*fyne.Container).Objects[0].(*fyne.Container)
	box.Objects[0].(*widgets.Ink).SetText(shortened(rows[i].Name, fynetheme.SizeNameText, decksWidth-18))
	about := box.Objects[1].(*widgets.Ink)
	about.SetText(rows[i].About)
	about.SetColor(fynetheme.ColorNameError)
	if rows[i].Legal {
		about.SetColor(fynetheme.ColorNameSuccess)
	}
}

// layCards is the column of the cards to choose from.
func (s *Screen) layCards() fyne.CanvasObject {
	s.Finder = widgets.NewFinder(s.desk, widgets.NewCardGrid(s.desk.Cache, cardWidth),
		words.T("Buscar cartas para el mazo"), s.count)
	s.Search.OnChanged = func(string) { s.list() }
	kinds := []string{words.T("Todos los tipos")}
	for _, t := range card.Types() {
		kinds = append(kinds, words.T(t.String()))
	}
	s.kind = widget.NewSelect(kinds, nil)
	s.kind.SetSelectedIndex(0)
	s.kind.OnChanged = func(string) { s.list() }
	s.found = widgets.Small("")
	s.Grid.OnEnter = func(i int) { s.add(i) }
	s.Grid.OnDragged = func(i int, at fyne.Position) { s.carry(s.Grid.Items()[i].Card, at) }
	s.Grid.OnDropped = s.drop
	bar := container.NewBorder(nil, nil, nil, widgets.MinWidth(160, s.kind), s.Search)
	hint := widgets.Small(words.T("Segundo clic, Intro o arrastrar: añadir")).Align(fyne.TextAlignTrailing)
	return container.NewBorder(container.NewVBox(bar, container.NewBorder(nil, nil, s.found, hint)), nil, nil, nil, s.Grid)
}

// layDeck is the column of the deck that is open.
func (s *Screen) layDeck() fyne.CanvasObject {
	s.title = widget.NewLabelWithStyle("", fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	s.title.SizeName = fynetheme.SizeNameSubHeadingText
	s.title.Wrapping = fyne.TextWrapWord
	s.total = widgets.Title("")
	s.verdict = widgets.NewInk("", fynetheme.ColorNameSuccess, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})
	s.curve = newCurve()
	s.initial = widget.NewSelect(s.model.Initials(), func(name string) {
		if !s.quiet {
			s.change(s.model.SetInitial(name))
		}
	})
	s.initial.PlaceHolder = words.T("Elige el Oro inicial")
	s.roll = newRoll(s)
	s.problems = container.NewVBox()
	head := container.NewVBox(
		container.NewBorder(nil, nil, nil, container.NewCenter(s.total), widgets.Flush(s.title)),
		s.verdict, s.curve,
		container.NewBorder(nil, nil, widgets.Muted(words.T("Oro inicial")), nil, s.initial))
	s.deck = widgets.NewPanel(container.NewBorder(head, s.problems, nil, nil, s.roll))
	return widgets.MinWidth(deckWidth, s.deck)
}

// Content is the object to be shown.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Undo takes the last change of the deck back.
func (s *Screen) Undo() { s.change(s.model.Undo()) }

// Redo makes it again.
func (s *Screen) Redo() { s.change(s.model.Redo()) }

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
	var items []widgets.Item
	for _, c := range s.model.cards.Search(s.Search.Text) {
		if c.Type != card.NoType && (want == card.NoType || c.Type == want) {
			items = append(items, widgets.Item{Card: c, Badge: s.badge(c)})
		}
	}
	s.Grid.SetItems(items)
	s.Grid.Choose(0)
	s.found.SetText(words.N(len(items), "{n} carta", "{n} cartas"))
}

func (s *Screen) badge(c card.Card) string {
	if n := s.model.CountOf(c); n > 0 {
		return strconv.Itoa(n) + "×"
	}
	return ""
}

func (s *Screen) add(i int) { s.change(s.model.Add(s.Grid.Items()[i].Card)) }

// count adds or takes away a copy of a card of the grid.
func (s *Screen) count(i, by int) {
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
	s.desk.Later(func() error {
		_, err := s.store.Save(d)
		return err
	}, nil)
}

// refresh shows the deck that is open.
func (s *Screen) refresh() {
	s.hidePreview()
	s.decks.Refresh()
	if at := s.model.At(); at >= 0 {
		s.decks.Select(at)
	}
	s.title.SetText(s.model.Name())
	have, need := s.model.Total()
	s.total.SetText(fmt.Sprintf("%d/%d", have, need))
	s.curve.set(s.model.Curve())
	s.quiet = true
	s.initial.SetSelected(s.model.List().Initial.Name)
	s.quiet = false
	s.roll.set(s.model.Sections())
	s.showProblems()
	for i, item := range s.Grid.Items() {
		if b := s.badge(item.Card); b != item.Badge {
			s.Grid.SetBadge(i, b)
		}
	}
}

// showProblems tells whether the deck is legal and, where not, every reason.
func (s *Screen) showProblems() {
	problems := s.model.Problems()
	s.problems.Objects = nil
	switch {
	case s.model.At() < 0:
		s.verdict.SetText("")
	case s.model.Unread() != nil:
		s.verdict.SetText(words.T("La lista no se puede leer"))
		s.verdict.SetColor(fynetheme.ColorNameError)
		s.problems.Add(widgets.Wrapped(words.Error(s.model.Unread())))
	case len(problems) == 0:
		s.verdict.SetText(words.T("Legal en Primer Bloque"))
		s.verdict.SetColor(fynetheme.ColorNameSuccess)
	default:
		s.verdict.SetText(words.N(len(problems), "Todavía no es legal: {n} falta", "Todavía no es legal: {n} faltas"))
		s.verdict.SetColor(fynetheme.ColorNameError)
		s.problems.Add(widget.NewSeparator())
		s.problems.Add(problemList(problems, s.cure))
	}
	s.problems.Refresh()
	s.deck.Refresh()
}

func (s *Screen) cure(c Cure) { s.change(s.model.Cure(c.Remedy)) }

// openDeck opens the deck at a place of the list.
func (s *Screen) openDeck(i int) {
	if i == s.model.At() {
		return
	}
	s.model.Open(i)
	s.refresh()
}
