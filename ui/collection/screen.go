package collection

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/ui/pictures"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// cardWidth is how wide a card of the grid is.
const cardWidth = 128

// Screen is the collection in the window.
type Screen struct {
	*widgets.Finder
	desk  *widgets.Desk
	model *Model

	show     *widget.Select
	summary  *widgets.Ink
	editions *strip
	detail   *detail
	pictures *pictures.Importer
	content  fyne.CanvasObject
	drafts   map[string]string // texts that are not finished, by name
}

// New lays the screen out.
func New(desk *widgets.Desk, model *Model) *Screen {
	s := &Screen{desk: desk, model: model, summary: widgets.Muted(""), drafts: map[string]string{}}
	s.Finder = widgets.NewFinder(desk, widgets.NewCardGrid(desk.Cache, cardWidth),
		words.T("Buscar por nombre, tipo, raza, edición o número"),
		func(i, by int) { s.add(s.Grid.Items()[i].Card, by) })
	s.Search.OnChanged = func(q string) { s.model.Search(q); s.list() }
	s.Grid.OnChosen = func(i int) { s.detail.show(s.Grid.Items()[i].Card) }
	s.show = widget.NewSelect(Shows(), nil)
	s.show.SetSelectedIndex(int(model.show))
	s.show.OnChanged = func(string) { s.model.SetShow(Show(s.show.SelectedIndex())); s.list() }
	s.editions = newStrip(func(e card.Edition) { s.model.SetEdition(e); s.list() })
	s.detail = newDetail(desk, model, newRulesBox(model, s.writeText, s.putText), func(c card.Card, by int) {
		s.add(c, by)
		desk.Canvas().Focus(s.Grid) // so that + and - go on with the same card
	}, s.showPrinting, s.repaint)

	s.pictures = pictures.New(desk, model.cards, s.repaint)
	bring := widget.NewButtonWithIcon(words.T("Imágenes…"), fynetheme.MediaPhotoIcon(), s.pictures.Show)
	bar := container.NewBorder(nil, nil, nil, container.NewHBox(widgets.MinWidth(190, s.show), bring), s.Search)
	head := container.NewBorder(nil, nil, widgets.Heading(words.T("Colección")), s.summary)
	top := container.NewVBox(head, bar, s.editions)
	s.content = container.NewBorder(top, nil, nil, s.detail.panel, s.Grid)
	s.list()
	return s
}

// Content is the object to be shown.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Dropped brings in the pictures that were let go over the window.
func (s *Screen) Dropped(paths []string) { s.pictures.Bring(paths) }

// ShowPictures opens the page of the owner's pictures.
func (s *Screen) ShowPictures() { s.pictures.Show() }

// repaint shows cards whose pictures have changed.
func (s *Screen) repaint() {
	s.Grid.Refresh()
	s.detail.repaint()
}

// list shows the results of the model.
func (s *Screen) list() {
	results := s.model.Results()
	items := make([]widgets.Item, len(results))
	for i, c := range results {
		items[i] = widgets.Item{Card: c, Badge: s.model.Badge(c)}
	}
	s.Grid.SetItems(items)
	s.tally()
	if len(items) > 0 {
		s.Grid.Choose(0)
	} else {
		s.detail.clear()
	}
}

func (s *Screen) tally() {
	s.summary.SetText(s.model.Summary())
	s.editions.set(s.model.Progress(), s.model.Edition())
}

// add changes the count of a printing at once and stores it behind.
func (s *Screen) add(c card.Card, by int) {
	if !s.model.Add(c, by) {
		return
	}
	s.recount(c)
	s.desk.Later(func() error { return s.model.Store(c, by) }, func(err error) {
		if err != nil && s.model.Add(c, -by) {
			s.recount(c)
		}
	})
}

func (s *Screen) recount(c card.Card) {
	for i, item := range s.Grid.Items() {
		if item.Card.Printing() == c.Printing() {
			s.Grid.SetBadge(i, s.model.Badge(c))
		}
	}
	s.tally()
	s.detail.recount()
}

// showPrinting goes to another printing of the card that is shown.
func (s *Screen) showPrinting(c card.Card) {
	for i, item := range s.Grid.Items() {
		if item.Card.Printing() == c.Printing() {
			s.Grid.Choose(i)
			return
		}
	}
	s.detail.show(c)
}

// writeText opens the editor, on the text as it was left if it was not finished.
func (s *Screen) writeText(c card.Card) {
	begin, unfinished := s.drafts[c.Name]
	if !unfinished {
		begin = c.Text
	}
	openWriting(s.desk.Canvas(), c, begin,
		func(now string) { s.drafts[c.Name] = now },
		func(text string) { s.putText(c, text) },
		func() { delete(s.drafts, c.Name) })
}

// putText makes a text that of a card, or none of the owner's, and offers the
// one before.
func (s *Screen) putText(c card.Card, text string) {
	s.desk.Canvas().Focus(s.Grid)
	before, own := c.Text, s.model.IsOwn(c)
	s.storeText(c, text, func() {
		if own {
			s.desk.Notes.Offer(words.T("El texto de «{card}» ha cambiado", "card", c.Name), words.T("Deshacer"),
				func() { s.storeText(c, before, nil) })
		}
	})
}

func (s *Screen) storeText(c card.Card, text string, done func()) {
	s.desk.Later(func() error { return s.model.WriteText(c, text) }, func(err error) {
		if err != nil {
			return
		}
		delete(s.drafts, c.Name)
		s.reread(c.Name)
		if done != nil {
			done()
		}
	})
}

// reread shows a card with its new text wherever it stands.
func (s *Screen) reread(name string) {
	s.model.Reread()
	for _, now := range s.model.Printings(card.Card{Name: name}) {
		for i, item := range s.Grid.Items() {
			if item.Card.Printing() == now.Printing() {
				s.Grid.Items()[i].Card = now
			}
		}
		if s.detail.card.Printing() == now.Printing() {
			s.detail.show(now)
		}
	}
	s.Grid.Refresh()
}
