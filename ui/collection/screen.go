package collection

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
	"castillo/game/card"
	"castillo/ui/imports"
	"castillo/ui/pictures"
	"castillo/ui/question"
	"castillo/ui/trades"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// cardWidth is how wide a card of the grid is.
const cardWidth = 128

// saidHeight is the height of the line below the search or the box.
const saidHeight = 32

// Screen is the collection in the window.
type Screen struct {
	*widgets.Finder
	desk  *widgets.Desk
	model *Model

	table    *widgets.Table
	framed   fyne.CanvasObject // the table under its titles
	asked    *question.Line
	show     *widgets.Select
	summary  *widgets.Ink
	editions *strip
	noting   *noting
	detail   *detail
	pictures *pictures.Importer
	views    *fyne.Container
	begin    *fyne.Container   // how to begin, while there is nothing
	none     *fyne.Container   // what belongs here, where nothing answers
	looking  bool              // the person only wants to look at the cards
	saved    *widgets.Button   // the searches that were kept
	view     *widgets.Button   // from the grid to the table and back
	note     *widgets.Button   // to note by keyboard, and back
	ways     fyne.CanvasObject // to see the cards; of no use while they are noted
	more     *widgets.Button
	picking  *picking
	outdated func() // told when other screens no longer show what there is
	content  *fyne.Container
	reading  bool
	drafts   map[string]string // texts that are not finished, by name
}

// New lays the screen out. It fills itself when it is shown. Outdated is called
// when an import or a step through the history changed what other screens show.
func New(desk *widgets.Desk, store *cardsdb.Store, outdated func()) *Screen {
	s := &Screen{desk: desk, model: NewModel(store), outdated: outdated, summary: widgets.Muted(""), drafts: map[string]string{}}
	s.Finder = widgets.NewFinder(desk, widgets.NewCardGrid(desk.Cache, cardWidth),
		words.T("Buscar cartas"), s.addAt)
	s.Search.OnChanged = s.search
	s.Search.OnPaste = s.pasteInto
	s.asked = question.NewLine(s.Finder, words.T("También se puede preguntar: tipo:aliado raza:dragon coste<=3 tengo>=1 (ed:ES o ed:HE) -única"))
	s.Grid.OnChosen = s.chosen
	s.Grid.OnRune = s.TypedRune
	s.Grid.OnEnter = s.entered
	s.table = widgets.NewTable(tableColumns())
	s.table.OnChosen = s.chosen
	s.table.OnRune = s.TypedRune
	s.table.OnEnter = s.entered
	s.table.OnSort = s.sortBy
	s.table.KeepColumns(desk, store.Settings(), columnsKey)
	s.framed = s.table.Framed()
	s.picking = newPicking(s)
	s.noting = newNoting(s)
	s.show = widgets.NewSelect(Shows(), nil)
	s.show.SetSelectedIndex(int(s.model.show))
	s.show.OnChanged = func(string) { s.model.SetShow(Show(s.show.SelectedIndex())); s.list() }
	s.editions = newStrip(func(e card.Edition) { s.model.SetEdition(e); s.list(); s.noting.again() }, s.reach)
	s.detail = newDetail(desk, s)
	s.pictures = pictures.New(desk, store.Catalogue(), s.repaint)

	head := container.NewBorder(nil, nil, widgets.Heading(words.T("Colección")), s.summary, container.NewPadded(s.editions.named))
	bar := container.NewBorder(nil, nil, nil, s.tools(), container.NewStack(s.Search, s.noting.box))
	s.views = container.NewStack(s.Grid)
	s.begin, s.none = container.NewStack(s.beginning()), container.NewStack()
	views := container.NewBorder(s.begin, s.picking.bar, nil, nil, container.NewStack(s.views, s.none))
	said := container.NewStack(s.asked.Content, widgets.Behind(saidHeight, container.NewHBox(), s.noting.said))
	top := container.NewVBox(head, bar, said, s.editions, s.noting.bar)
	s.content = container.NewBorder(top, nil, nil, s.detail.panel, container.NewStack(views, s.noting.body))
	return s
}

// tools are the buttons beside the search.
func (s *Screen) tools() fyne.CanvasObject {
	s.saved = widgets.NewIconButton("", fynetheme.HistoryIcon(), s.openSaved)
	s.view = widgets.NewIconButton("", fynetheme.ListIcon(), s.changeView)
	s.more = widgets.NewIconButton("", fynetheme.MoreVerticalIcon(), s.openErrands)
	s.note = widgets.NewIconButton(widgets.WithKey(words.T("Anotar"), "F2"), fynetheme.DocumentCreateIcon(), s.toggleNoting)
	s.ways = container.NewHBox(widgets.MinWidth(190, s.show), s.saved, s.view)
	return container.NewHBox(s.ways, s.note,
		widgets.NewButton(words.T("Cifras"), s.openFigures), widgets.NewButton(words.T("Cambios"), s.openTrades), s.more)
}

// changeView goes from the grid to the table or back.
func (s *Screen) changeView() {
	table := s.Front != widgets.Picker(s.table)
	s.SetTable(table)
	s.view.SetIcon(map[bool]fyne.Resource{true: fynetheme.GridIcon(), false: fynetheme.ListIcon()}[table])
}

func (s *Screen) openErrands() { s.openMenu(s.more, s.errands()) }

// errands are what is done now and then.
func (s *Screen) errands() []*fyne.MenuItem {
	return []*fyne.MenuItem{
		fyne.NewMenuItem(words.T("Importar…"), func() { imports.Ask(s.desk, s.model.store, s.imported) }),
		fyne.NewMenuItem(words.T("Pegar una lista  [Ctrl+V]"), func() { s.Paste(fyne.CurrentApp().Clipboard().Content()) }),
		fyne.NewMenuItem(words.T("Exportar…"), func() { imports.Export(s.desk, s.model.store) }),
		fyne.NewMenuItem(words.T("Importar precios…"), s.askPrices),
		fyne.NewMenuItemSeparator(),
		fyne.NewMenuItem(words.T("Elegir todas las de esta búsqueda  [Ctrl+A]"), s.MarkAll),
		fyne.NewMenuItem(words.T("Cambiar todas las de esta búsqueda…"), s.reviseFound),
		fyne.NewMenuItem(words.T("Exportar las de esta búsqueda…"), s.exportFound),
		fyne.NewMenuItemSeparator(),
		fyne.NewMenuItem(words.T("Columnas de la tabla…  [Alt+K]"), s.chooseColumns),
		fyne.NewMenuItemSeparator(),
		fyne.NewMenuItem(words.T("Traer textos de cartas…"), s.askWordings),
		fyne.NewMenuItem(words.T("Guardar mis textos…"), s.saveWordings),
		fyne.NewMenuItem(words.T("Traer datos de cartas…"), s.askData),
		fyne.NewMenuItem(words.T("Guardar mis datos de cartas…"), s.saveData),
		fyne.NewMenuItemSeparator(),
		fyne.NewMenuItem(words.T("Imágenes…"), s.pictures.Show),
		fyne.NewMenuItem(words.T("Añadir una carta…"), s.OpenNewCard),
		fyne.NewMenuItem(words.T("Cartas mías del catálogo…"), func() {
			s.findAlike(func() { s.desk.Notes.Say(words.T("Ninguna carta tuya parece estar en el catálogo con otro código")) })
		}),
	}
}

// openTrades shows what could be traded, and lists of what is missing and spare.
func (s *Screen) openTrades() { trades.Open(s.desk, s.model.store, s.imported) }

func (s *Screen) imported() {
	s.outdated()
	s.reread(true)
}

// SetTable shows the answer as a table of rows, or as a grid of cards.
func (s *Screen) SetTable(on bool) {
	at, chosen := s.at(s.Front.Chosen())
	if on { // what is out of sight holds nothing, as the answer goes on without it
		s.Front = s.table
		s.views.Objects = []fyne.CanvasObject{s.framed}
		s.Grid.SetItems(nil)
	} else {
		s.Front = s.Grid
		s.views.Objects = []fyne.CanvasObject{s.Grid}
		s.table.SetRows(0, s.model.Cell)
	}
	s.views.Refresh()
	s.list()
	if chosen {
		s.goTo(at.Printing())
	}
	s.desk.Canvas().Focus(s.Front)
}

// Content is the object to be shown.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Dropped brings in what was let go over the window: a list of cards as an
// import, anything else as pictures.
func (s *Screen) Dropped(paths []string) {
	if len(paths) == 1 && imports.Takes(paths[0]) {
		imports.Open(s.desk, s.model.store, paths[0], s.imported)
		return
	}
	s.pictures.Bring(paths)
}

// Paste brings in a list or a table that was copied, or the file that was, as an
// import.
func (s *Screen) Paste(text string) { imports.Paste(s.desk, s.model.store, text, s.imported) }

// pasteInto imports what is pasted into the search and is more than a search.
func (s *Screen) pasteInto(text string) bool {
	path, file := widgets.CopiedFile(text)
	if !strings.Contains(strings.TrimSpace(text), "\n") && !(file && imports.Takes(path)) {
		return false
	}
	s.Paste(text)
	return true
}

// ShowPictures opens the page of the owner's pictures.
func (s *Screen) ShowPictures() { s.pictures.Show() }

// repaint shows cards whose pictures have changed.
func (s *Screen) repaint() {
	s.Grid.Refresh()
	s.detail.repaint()
}

// Shown reads again what has changed elsewhere and puts the cursor into the
// search, or into the box where cards are noted.
func (s *Screen) Shown() {
	if s.Finder.Shown(); s.noting.on() {
		s.noting.reach()
	}
	s.picking.liftNotes()
	s.reread(false)
}

// Hidden makes room for the foot of another screen.
func (s *Screen) Hidden() { s.desk.Notes.Lift(0) }

// reach puts the keyboard where a card is reached with it.
func (s *Screen) reach() {
	if s.noting.on() {
		s.noting.reach()
		return
	}
	s.desk.Canvas().Focus(s.Front)
}

// reread reads the store behind, all of it, and shows it.
func (s *Screen) reread(always bool) {
	if s.reading && !always {
		return
	}
	s.reading = true
	point := s.model.shelf.point
	first := len(s.model.shelf.items) == 0
	always = always || first
	var read *shelf
	var looking bool
	s.desk.Later(func() (err error) {
		looking = s.model.isLooking()
		read, err = s.model.read(point, always)
		return err
	}, func(err error) {
		s.reading, s.looking = false, s.looking || looking
		if err == nil && read != nil {
			at, chosen := s.at(s.Front.Chosen())
			s.model.fill(read)
			s.ask(s.Search.Text) // what it names may be there now
			s.list()
			if chosen {
				s.goTo(at.Printing())
			}
			s.noting.refresh()
			if first {
				s.findAlike(func() {})
			}
		}
	})
}

// ask asks what was typed, and says below it how it is understood.
func (s *Screen) ask(text string) {
	s.model.Search(text)
	s.asked.Show(&s.model.asked, s.model.shelf.index, text, 0, s.Search.CursorColumn)
}

// search shows what answers to what was typed.
func (s *Screen) search(text string) {
	s.ask(text)
	if s.model.asked.Wrong() == nil {
		s.list()
		return
	}
	s.summary.SetText(words.T("Así no se puede buscar; se ven las cartas de antes"))
}

// at is the card at a place of what is in sight.
func (s *Screen) at(i int) (c card.Card, ok bool) {
	if i < 0 || i >= s.Front.Len() {
		return c, false
	}
	if s.Front == widgets.Picker(s.table) {
		return s.model.Line(i).Card, true
	}
	return s.Grid.Items()[i].Card, true
}

// list shows the results of the model.
func (s *Screen) list() {
	if s.Front == widgets.Picker(s.table) {
		s.showLines()
		s.table.Choose(-1)
		s.table.ScrollToTop()
		s.table.SetSorted(s.model.Sorted())
	} else {
		results := s.model.Results()
		items := make([]widgets.Item, len(results))
		for i, c := range results {
			items[i] = s.item(c)
		}
		s.Grid.SetItems(items)
	}
	s.picking.show()
	s.tally()
	if s.Front.Len() > 0 {
		s.Front.Choose(0)
	} else if !s.noting.on() {
		s.detail.clear()
	}
}

func (s *Screen) showLines() {
	s.table.SetRows(s.model.Len(), s.model.Cell)
}

func (s *Screen) item(c card.Card) widgets.Item {
	badge := s.model.Badge(c)
	return widgets.Item{Card: c, Badge: badge, Faint: badge == "" && s.model.OwnsSome()}
}

func (s *Screen) tally() {
	s.summary.SetText(s.model.Summary())
	s.editions.set(s.model.Progress(), s.model.Edition())
	s.invite()
}

// chosen shows a card that was clicked or reached. While cards are noted, the
// panel shows the one that is noted.
func (s *Screen) chosen(i int) {
	if c, ok := s.at(i); ok && !s.noting.on() {
		s.detail.show(c)
	}
}

// showChosen shows the card that is chosen, or that there is none.
func (s *Screen) showChosen() {
	if s.Front.Len() > 0 {
		s.chosen(s.Front.Chosen())
		return
	}
	s.detail.clear()
}

// entered opens the row that is chosen; where a card has several, they are at hand
// in the panel.
func (s *Screen) entered(i int) {
	if s.Front == widgets.Picker(s.table) {
		s.openRow(s.model.Line(i).Row)
		return
	}
	c, _ := s.at(i)
	switch rows := s.model.Item(c.Printing()).Rows; len(rows) {
	case 0:
		s.openRow(holding.Holding{Key: holding.Plain(c.Printing())})
	case 1:
		s.openRow(rows[0])
	default:
		s.detail.reachRows()
	}
}

// toggleNoting begins and ends the noting of cards by keyboard.
func (s *Screen) toggleNoting() {
	at := s.noting.at
	s.noting.toggle()
	s.note.Importance = widget.MediumImportance
	if s.noting.on() {
		s.note.Importance = widget.HighImportance
	}
	s.pickNone()
	for _, o := range []fyne.CanvasObject{s.Search, s.asked.Content, s.ways, s.views} {
		if s.noting.on() {
			o.Hide()
		} else {
			o.Show()
		}
	}
	s.invite()
	s.content.Refresh() // the bar takes room
	if !s.noting.on() {
		s.goTo(at)
		s.showChosen()
	}
	s.reach()
}

// TypedRune takes what is typed outside the search.
func (s *Screen) TypedRune(r rune) {
	if s.noting.on() {
		s.noting.rune(r)
		return
	}
	if by := map[rune]int{'*': +1, '/': -1}[r]; by != 0 {
		s.wishAt(s.Front.Chosen(), by)
		return
	}
	s.Finder.TypedRune(r)
}

// TypedKey takes the keys while nothing has the focus.
func (s *Screen) TypedKey(k fyne.KeyName) {
	switch {
	case k == fyne.KeyF2:
		s.toggleNoting()
	case s.noting.on():
		s.noting.freeKey(k)
	case k == fyne.KeyEscape && s.model.picksSome():
		s.pickNone()
	case k == fyne.KeyReturn || k == fyne.KeyEnter:
		s.desk.Canvas().Focus(s.Front)
	default:
		s.Finder.TypedKey(k)
	}
}

// goTo chooses a printing, if it is in sight.
func (s *Screen) goTo(p card.Printing) {
	for i := range s.Front.Len() {
		if c, _ := s.at(i); c.Printing() == p {
			s.Front.Choose(i)
			return
		}
	}
}

// addAt counts copies of the card at a place.
func (s *Screen) addAt(i, by int) {
	if c, ok := s.at(i); ok {
		s.edit(c.Printing(), add(s.noting.keyOf(c.Printing()), by))
	}
}

// wishAt looks for more or fewer copies of the card at a place.
func (s *Screen) wishAt(i, by int) {
	if c, ok := s.at(i); ok {
		if n := s.model.Item(c.Printing()).Wanted + by; n >= 0 {
			s.edit(c.Printing(), wish(c.Printing(), n))
		}
	}
}

// edit changes what there is of a printing and shows what came of it.
func (s *Screen) edit(p card.Printing, do change) { s.editThen(p, do, func(error) {}) }

// editThen is edit, and tells when that is shown.
func (s *Screen) editThen(p card.Printing, do change, then func(error)) {
	before := s.model.Item(p)
	var now query.Item
	var unread error
	s.desk.Later(func() error {
		err := do(s.model.store)
		now, unread = readItem(s.model.store, before) // also where it failed: what is shown is what is stored
		return cmp.Or(err, unread)
	}, func(err error) {
		if unread == nil {
			s.renew(now)
		}
		then(err)
	})
}

// renew shows a printing as it is now. It stays where it stands even if it is no
// longer what was asked for.
func (s *Screen) renew(item query.Item) {
	p, begun := item.Card.Printing(), s.model.OwnsSome()
	s.model.put(item)
	if s.Front == widgets.Picker(s.table) {
		s.showLines()
	}
	for i, shown := range s.Grid.Items() {
		switch {
		case shown.Card.Printing() == p:
			s.Grid.SetItem(i, s.item(item.Card))
		case begun != s.model.OwnsSome(): // what is missing stands back from now on, or no longer
			s.Grid.SetItem(i, s.item(shown.Card))
		}
	}
	s.tally()
	if s.detail.column.Visible() && s.detail.card.Printing() == p {
		s.detail.show(item.Card)
	}
	s.noting.refresh()
}

// showPrinting goes to another printing of the card that is shown.
func (s *Screen) showPrinting(c card.Card) {
	if s.noting.on() {
		s.noting.show(c)
		return
	}
	for i := range s.Front.Len() {
		if at, _ := s.at(i); at.Printing() == c.Printing() {
			s.Front.Choose(i)
			return
		}
	}
	s.detail.show(c)
}

// hides reports whether no row of an item is in sight.
func (s *Screen) hides(item query.Item) bool {
	return !slices.ContainsFunc(s.model.lines, func(hit query.Hit) bool { return hit.Printing == item.Card.Printing() })
}

// Undo takes back what was done last to anything that the owner has.
func (s *Screen) Undo() { s.travel((*cardsdb.History).Undo, words.T("Deshecho")) }

// Redo does it again.
func (s *Screen) Redo() { s.travel((*cardsdb.History).Redo, words.T("Rehecho")) }

func (s *Screen) travel(step func(*cardsdb.History) (cardsdb.Entry, error), said string) {
	var entry cardsdb.Entry
	var news []query.Item
	s.noting.hold()
	s.desk.Later(func() (err error) {
		entry, err = step(s.model.store.History())
		if errors.Is(err, cardsdb.ErrNothingToDo) {
			return nil
		}
		if err == nil {
			news, err = touched(s.model.store, entry)
		}
		return err
	}, func(err error) {
		defer s.noting.release()
		switch {
		case err != nil:
			return
		case entry.ID == 0:
			s.desk.Notes.Say(words.T("No hay nada más que hacer"))
			return
		}
		s.desk.Notes.Say(said + ": " + words.Done(entry.Done))
		s.outdated()
		if news == nil || slices.ContainsFunc(news, s.hides) {
			s.reread(true)
			return
		}
		for _, item := range news {
			item.Decks = s.model.Item(item.Card.Printing()).Decks
			s.renew(item)
		}
		s.goTo(news[0].Card.Printing())
	})
}
